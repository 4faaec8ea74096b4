//! [`BoardLink`]: the text that holds a puzzle, and one state of it.

use std::fmt;
use std::str::FromStr;

use crate::game::state::State;
use crate::text::fragment::{state_in, value, write_state};
use crate::text::puzzle::{Puzzle, PuzzleError};

/// A puzzle, and one state of it if the link is about one.
///
/// The state is written as `m` and `c`, the cells' numbers on the board, and `turn`. A state that is not whole or
/// cannot be on the board is passed over, as if the link named none: its board is worth showing all the same.
///
/// ```
/// use cat_and_mouse::{Cell, Player};
/// use cat_and_mouse::text::BoardLink;
///
/// let text = "board=xxxxF/xC3/M4&cat=1&mouse=2&m=11&c=6&turn=cat";
/// let link: BoardLink = text.parse()?;
/// let state = link.state.expect("it names one");
/// assert_eq!((state.mouse, state.cat, state.turn), (Cell::new(2, 1), Cell::new(1, 1), Player::Cat));
/// assert_eq!(link.to_string(), text);
///
/// let in_a_wall: BoardLink = "board=xxxxF/xC3/M4&m=0&c=6&turn=cat".parse()?;
/// assert_eq!(in_a_wall.state, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardLink {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The state that the link is about.
    pub state: Option<State>,
}

impl BoardLink {
    /// Whether the fragment names a board at all, readable or not: that of an address may be about something else.
    pub fn names_board(fragment: &str) -> bool {
        value(fragment, "board").is_some()
    }
}

impl fmt::Display for BoardLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.puzzle.fmt(f)?;
        let draft = &self.puzzle.draft;
        self.state.map_or(Ok(()), |state| write_state(f, state, &|cell| draft.number(cell)))
    }
}

/// Reads a fragment, with or without its `#`. Only a [`Puzzle`] that cannot be read is an error.
impl FromStr for BoardLink {
    type Err = PuzzleError;

    fn from_str(fragment: &str) -> Result<Self, PuzzleError> {
        let puzzle: Puzzle = fragment.parse()?;
        let on_board = |player, number| puzzle.draft.check_cell(player, puzzle.draft.cell(number)?).ok();
        Ok(Self { puzzle, state: state_in(fragment, &on_board) })
    }
}
