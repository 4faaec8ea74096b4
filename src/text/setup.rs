//! [`Setup`]: a draft of a board with both jumps and the move limit.

use std::fmt;
use std::str::FromStr;

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::error::BoardError;
use crate::board::rules::{Jumps, MoveLimit, RuleError};
use crate::game::player::Player;
use crate::solution::board::{BoardSolution, solve_board};
use crate::text::fragment::{quoted, value};

/// Everything that a user sets up in the playground: the board, both jumps and the move limit. The board may be
/// incomplete.
///
/// Its text form is the fragment of a link. The format is stable: links written by any version can be read by later
/// ones. Unknown keys are ignored.
///
/// ```
/// use cat_and_mouse::text::Setup;
///
/// let setup: Setup = "board=xxxxF/xC3/M4&cat=1&mouse=2".parse()?;
/// assert_eq!(setup.draft.to_rows(), ["####F", "#C...", "M...."]);
/// assert_eq!(setup.to_string(), "board=xxxxF/xC3/M4&cat=1&mouse=2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The board.
    pub draft: BoardDraft,
    /// Both jumps.
    pub jumps: Jumps,
    /// The move limit.
    pub move_limit: MoveLimit,
}

impl Setup {
    /// Solves the setup.
    ///
    /// # Errors
    /// [`MissingPiece`](BoardError::MissingPiece) if the board is incomplete.
    pub fn solve(&self) -> Result<BoardSolution, BoardError> {
        Ok(solve_board(&Board::try_from(self.draft)?, self.jumps, self.move_limit))
    }

    /// The setup as a LeetCode test case: the rows, the cat's jump and the mouse's jump, one per line. LeetCode has
    /// no setting for the move limit, so it is left out.
    ///
    /// ```
    /// # use cat_and_mouse::text::Setup;
    /// let setup: Setup = "board=C1F/M1x&cat=1&mouse=2".parse()?;
    /// assert_eq!(setup.to_leetcode(), "[\"C.F\",\"M.#\"]\n1\n2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_leetcode(&self) -> String {
        let rows = self.draft.to_text("\",\"");
        let (cat, mouse) = (self.jumps.of(Player::Cat), self.jumps.of(Player::Mouse));
        format!("[\"{rows}\"]\n{cat}\n{mouse}")
    }
}

/// Writes the move limit only if it is not the default.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cat, mouse) = (self.jumps.of(Player::Cat), self.jumps.of(Player::Mouse));
        write!(f, "board={}&cat={cat}&mouse={mouse}", self.draft)?;
        if self.move_limit != MoveLimit::default() {
            write!(f, "&limit={}", self.move_limit.plies())?;
        }
        Ok(())
    }
}

/// Reads a fragment, with or without its `#`. Missing keys have defaults: jumps of 1 and a limit of 1,000 plies.
impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(fragment: &str) -> Result<Self, SetupError> {
        let value = |key| value(fragment, key);
        let draft = value("board").unwrap_or_default().parse()?;
        let jump = |player, key| value(key).map_or(Ok(1), |text| jump(player, &text));
        let jumps = Jumps::new(jump(Player::Cat, "cat")?, jump(Player::Mouse, "mouse")?)?;
        let move_limit = value("limit").map_or(Ok(MoveLimit::default()), |text| move_limit(&text))?;
        Ok(Self { draft, jumps, move_limit })
    }
}

/// Reads a jump. [`Jumps::new`] checks that it is 1 to 8.
pub(crate) fn jump(player: Player, text: &str) -> Result<u32, RuleError> {
    text.parse().map_err(|_| RuleError::BadJump { player, given: quoted(text) })
}

pub(crate) fn move_limit(text: &str) -> Result<MoveLimit, RuleError> {
    MoveLimit::new(text.parse().map_err(|_| RuleError::BadMoveLimit { given: quoted(text) })?)
}

/// An error in a setup in a link.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
#[non_exhaustive]
pub enum SetupError {
    /// The board is wrong.
    Board(#[from] BoardError),
    /// A jump or the move limit is wrong.
    Rule(#[from] RuleError),
}

impl SetupError {
    /// A stable code, such as `"ragged-row"` or `"bad-jump"`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Board(error) => error.code(),
            Self::Rule(error) => error.code(),
        }
    }

    /// The row at fault, counted from 0, if there is one.
    pub fn row(&self) -> Option<usize> {
        if let Self::Board(error) = self { error.row() } else { None }
    }

    /// The column at fault, counted from 0, if there is one.
    pub fn col(&self) -> Option<usize> {
        if let Self::Board(error) = self { error.col() } else { None }
    }
}
