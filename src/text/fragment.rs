//! Functions that links to boards and to graphs share: they read the value of a key, and read and write the state.

use std::borrow::Cow;
use std::fmt;

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::State;

/// The URL-decoded value of this key in a fragment; the first value if the key occurs more than once.
#[inline(never)] // one copy for many callers keeps the package small
pub(crate) fn value<'a>(fragment: &'a str, key: &str) -> Option<Cow<'a, str>> {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    form_urlencoded::parse(fragment.as_bytes()).find_map(|(name, value)| (name == key).then_some(value))
}

/// Appends the state to a link. `number` returns the number of a cell or node.
pub(crate) fn write_state(f: &mut fmt::Formatter<'_>, state: State, number: &dyn Fn(Cell) -> usize) -> fmt::Result {
    let State { mouse, cat, turn } = state;
    write!(f, "&m={}&c={}&turn={turn}", number(mouse), number(cat))
}

/// The state in a fragment; `None` if a part of it is missing or `check` rejects a cell. `check` returns the cell
/// with this number, if the player may stand on it.
pub(crate) fn state_in(fragment: &str, check: &dyn Fn(Player, usize) -> Option<Cell>) -> Option<State> {
    let cell = |player, key| check(player, value(fragment, key)?.parse().ok()?);
    let turn = value(fragment, "turn")?;
    let turn = Player::BOTH.into_iter().find(|player| player.name() == turn)?;
    Some(State { mouse: cell(Player::Mouse, "m")?, cat: cell(Player::Cat, "c")?, turn })
}

/// The text in quotes. Only 20 characters of a longer text are kept, with an ellipsis.
#[inline(never)] // one copy for many callers keeps the package small
pub(crate) fn quoted(text: &str) -> String {
    const MAX: usize = 20;
    let start: String = text.chars().take(MAX).collect();
    let rest = if start.len() < text.len() { "…" } else { "" };
    format!("\"{start}{rest}\"")
}
