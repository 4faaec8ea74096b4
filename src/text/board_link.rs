//! [`BoardLink`]: a link to a setup, optionally to one of its states.
//!
//! [`Setup`] in `text/setup.rs` writes and reads the keys `board`, `cat`, `mouse` and `limit`.
//! [`BoardDraft`](crate::board::BoardDraft) in `board/draft.rs` writes and reads the notation of the board.

use std::fmt;
use std::str::FromStr;

use crate::game::state::State;
use crate::text::fragment::{state_in, value, write_state};
use crate::text::setup::{Setup, SetupError};

/// A setup, optionally with one of its states.
///
/// A link writes the state as `m` and `c`, the cell numbers of mouse and cat, and `turn`. If one of these is missing
/// or impossible on the board, the link is read as if it had no state, because its board is still worth showing.
///
/// ```
/// use cat_and_mouse::{Cell, Player};
/// use cat_and_mouse::text::BoardLink;
///
/// let text = "board=xxxxF/xC3/M4&cat=1&mouse=2&m=11&c=6&turn=cat";
/// let link: BoardLink = text.parse()?;
/// let state = link.state.expect("it names one");
/// assert_eq!((state.mouse, state.cat, state.turn), (Cell::new(2, 1).unwrap(), Cell::new(1, 1).unwrap(), Player::Cat));
/// assert_eq!(link.to_string(), text);
///
/// let in_a_wall: BoardLink = "board=xxxxF/xC3/M4&m=0&c=6&turn=cat".parse()?;
/// assert_eq!(in_a_wall.state, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardLink {
    /// The setup.
    pub setup: Setup,
    /// The state, if the link names one.
    pub state: Option<State>,
}

impl BoardLink {
    /// Whether the fragment has a board, valid or not. The address of another part of the page has no board.
    pub fn names_board(fragment: &str) -> bool {
        value(fragment, "board").is_some()
    }
}

impl fmt::Display for BoardLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup.fmt(f)?;
        let draft = &self.setup.draft;
        self.state.map_or(Ok(()), |state| write_state(f, state, &|cell| draft.number(cell)))
    }
}

/// Reads a fragment, with or without its `#`. The only errors are those of reading the [`Setup`] in it.
impl FromStr for BoardLink {
    type Err = SetupError;

    fn from_str(fragment: &str) -> Result<Self, SetupError> {
        let setup: Setup = fragment.parse()?;
        let on_board = |player, number| setup.draft.check_cell(player, setup.draft.cell(number)?).ok();
        Ok(Self { setup, state: state_in(fragment, &on_board) })
    }
}
