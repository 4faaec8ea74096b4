//! The fragment of a link: its keys and values, and the state that it may name.

use std::borrow::Cow;
use std::fmt;

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::State;

/// What stands behind the key in a fragment; where the key stands first, if it stands there twice.
#[inline(never)] // called from many places
pub(crate) fn value<'a>(fragment: &'a str, key: &str) -> Option<Cow<'a, str>> {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    form_urlencoded::parse(fragment.as_bytes()).find_map(|(name, value)| (name == key).then_some(value))
}

/// Writes the state behind a link, with the number that each cell has there.
pub(crate) fn write_state(f: &mut fmt::Formatter<'_>, state: State, number: &dyn Fn(Cell) -> usize) -> fmt::Result {
    let State { mouse, cat, turn } = state;
    write!(f, "&m={}&c={}&turn={turn}", number(mouse), number(cat))
}

/// The state that a fragment names: none when it is not whole, or a player cannot stand on the cell of that number.
pub(crate) fn state_in(fragment: &str, check: &dyn Fn(Player, usize) -> Option<Cell>) -> Option<State> {
    let cell = |player, key| check(player, value(fragment, key)?.parse().ok()?);
    let turn = value(fragment, "turn")?;
    let turn = Player::BOTH.into_iter().find(|player| player.name() == turn)?;
    Some(State { mouse: cell(Player::Mouse, "m")?, cat: cell(Player::Cat, "c")?, turn })
}

/// A text in quotes, cut short: it may be anything.
#[inline(never)] // called from many places
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 20;
    let start: String = text.chars().take(LONGEST).collect();
    let rest = if start.len() < text.len() { "…" } else { "" };
    format!("\"{start}{rest}\"")
}
