//! [`LinkKeys`]: the keys of a link besides its board or graph and its state.

use std::fmt::{self, Write};

use crate::board::rules::MoveLimit;
use crate::text::fragment::value;

/// The keys of a link that say how its board or graph is shown: the open tab, the number of plies of the line that have
/// been played, a title, whether the answer is hidden, and the terms of an exercise.
///
/// # Text form
/// The keys are written after a [`BoardLink`](crate::text::BoardLink) or a [`GraphLink`](crate::text::GraphLink). A key
/// with an invalid value is ignored, because the board of the link is still worth showing.
///
/// ```
/// use cat_and_mouse::text::{LinkKeys, Tab};
///
/// let keys = LinkKeys::of("board=MCF&view=map&ply=6&hide=1&title=Who%20wins%3F&goal=mouse:12&locked=1,2");
/// assert_eq!((keys.view, keys.ply, keys.hide), (Some(Tab::Map), 6, true));
/// assert_eq!((keys.title.as_str(), keys.terms.as_str()), ("Who wins?", "goal=mouse:12&locked=1,2"));
/// assert_eq!(keys.to_string(), "&view=map&ply=6&hide=1&title=Who%20wins%3F&goal=mouse:12&locked=1,2");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LinkKeys {
    /// The open tab; `None` if the link names none.
    pub view: Option<Tab>,
    /// The number of plies of the line that have been played, 0 to 10,000.
    pub ply: u16,
    /// Whether the answer is hidden until the reader asks for it.
    pub hide: bool,
    /// The title: plain text on one line, of at most 80 characters; empty if the link has none.
    pub title: String,
    /// The [terms of an exercise](crate::text::Exercise::on_terms): `goal`, `walls`, `edges`, `locked` and `from`; and
    /// `count=1` if a puzzle also asks for the number of moves. Empty if the link has none of them.
    pub terms: String,
}

/// A tab of the playground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[strum(serialize_all = "kebab-case")]
pub enum Tab {
    /// The best line.
    Line,
    /// All moves of the state.
    Moves,
    /// The winner from each cell.
    Map,
    /// The outcomes with other walls and jumps.
    WhatIf,
    /// The method that solves the board.
    Solving,
    /// Counts of the results of all states.
    Statistics,
}

impl Tab {
    /// All tabs in the order of the playground.
    pub const ALL: [Self; 6] = [Self::Line, Self::Moves, Self::Map, Self::WhatIf, Self::Solving, Self::Statistics];

    /// The name in a link, such as `"what-if"`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The tab with this name. Old links call the line `best` and solving `how`.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "best" => Some(Self::Line),
            "how" => Some(Self::Solving),
            _ => Self::ALL.into_iter().find(|tab| tab.name() == name),
        }
    }
}

impl LinkKeys {
    /// The maximum number of characters in a title.
    pub const MAX_TITLE: usize = 80;

    /// The keys in this fragment, with or without its `#`.
    pub fn of(fragment: &str) -> Self {
        let value = |key| value(fragment, key);
        let view = value("view").and_then(|name| Tab::named(&name));
        let ply = value("ply").and_then(|ply| ply.parse().ok()).filter(|&ply| ply <= MoveLimit::MAX);
        let hide = value("hide").is_some_and(|hide| hide == "1");
        let title = value("title").map(|title| plain_title(&title)).unwrap_or_default();
        let mut terms = String::new();
        for key in ["goal", "walls", "edges", "locked", "from", "count"] {
            if let Some(term) = value(key) {
                add(&mut terms, key, &term, "+");
            }
        }
        Self { view, ply: ply.unwrap_or(0), hide, title, terms: terms.split_off(usize::from(!terms.is_empty())) }
    }

    /// The same keys with another title, cut to the maximum length.
    #[must_use]
    pub fn with_title(self, title: &str) -> Self {
        Self { title: plain_title(title), ..self }
    }
}

/// Writes only keys that differ from their default, each after a `&`.
impl fmt::Display for LinkKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        if let Some(view) = self.view {
            add(&mut text, "view", view.name(), "");
        }
        if self.ply > 0 {
            add(&mut text, "ply", &self.ply.to_string(), "");
        }
        if self.hide {
            add(&mut text, "hide", "1", "");
        }
        if !self.title.is_empty() {
            add(&mut text, "title", &self.title, "%20");
        }
        if !self.terms.is_empty() {
            text.push('&');
            text.push_str(&self.terms);
        }
        f.write_str(&text)
    }
}

/// The title as it is shown: on one line, without spaces around it, and cut to the maximum length.
fn plain_title(text: &str) -> String {
    let line = |character: char| if character.is_control() { ' ' } else { character };
    let text: String = text.chars().map(line).collect();
    let start: String = text.trim_ascii().chars().take(LinkKeys::MAX_TITLE).collect();
    start.trim_ascii_end().to_owned()
}

/// Appends a key with its percent-encoded value. `space` is written for each space in the value.
#[inline(never)]
fn add(text: &mut String, key: &str, value: &str, space: &str) {
    text.push('&');
    text.push_str(key);
    text.push('=');
    for byte in value.bytes() {
        match byte {
            b' ' => text.push_str(space),
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' | b'.' | b'_' | b'~' | b':' | b',' => text.push(byte.into()),
            _ => write!(text, "%{byte:02X}").unwrap_or_default(),
        }
    }
}
