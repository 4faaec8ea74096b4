//! [`Puzzle`]: a draft with its jumps and move limit.

use std::fmt;
use std::str::FromStr;

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::error::BoardError;
use crate::board::rules::{Jumps, MoveLimit, RuleError};
use crate::game::player::Player;
use crate::solution::board::{BoardSolution, solve_board};
use crate::text::fragment::{quoted, value};

/// Everything a person sets in the playground: the canvas, both jumps and the move limit.
///
/// As text it is the fragment of a link. Links that were written once are read for ever; keys that mean nothing here
/// are passed over.
///
/// ```
/// use cat_and_mouse::text::Puzzle;
///
/// let puzzle: Puzzle = "board=xxxxF/xC3/M4&cat=1&mouse=2".parse()?;
/// assert_eq!(puzzle.draft.to_rows(), ["####F", "#C...", "M...."]);
/// assert_eq!(puzzle.to_string(), "board=xxxxF/xC3/M4&cat=1&mouse=2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    /// The canvas.
    pub draft: BoardDraft,
    /// Both jumps.
    pub jumps: Jumps,
    /// The move limit.
    pub move_limit: MoveLimit,
}

impl Puzzle {
    /// Solves the puzzle.
    ///
    /// # Errors
    /// [`MissingPiece`](BoardError::MissingPiece) when the draft is not complete.
    pub fn solve(&self) -> Result<BoardSolution, BoardError> {
        Ok(solve_board(&Board::try_from(self.draft)?, self.jumps, self.move_limit))
    }

    /// Solves it for a game of which so many plies have been played, which count against the move limit; none when that
    /// has been reached.
    ///
    /// ```
    /// # use cat_and_mouse::board::BoardEnding;
    /// # use cat_and_mouse::text::Puzzle;
    /// let puzzle: Puzzle = "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=5".parse()?;
    /// let ending = |solution: cat_and_mouse::solution::BoardSolution| solution.outcome(solution.start()).ending;
    /// assert_eq!(puzzle.solve_after(0)?.map(ending), Some(BoardEnding::Food));
    /// assert_eq!(puzzle.solve_after(2)?.map(ending), Some(BoardEnding::Limit));
    /// assert!(puzzle.solve_after(5)?.is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`MissingPiece`](BoardError::MissingPiece) when the draft is not complete.
    pub fn solve_after(&self, plies: u16) -> Result<Option<BoardSolution>, BoardError> {
        let left = self.move_limit.plies().saturating_sub(plies);
        MoveLimit::new(left.into()).ok().map(|move_limit| Self { move_limit, ..*self }.solve()).transpose()
    }

    /// The puzzle as LeetCode's box for test cases takes it: the rows, the cat's jump and the mouse's, a line each. The
    /// move limit is not part of that.
    ///
    /// ```
    /// # use cat_and_mouse::text::Puzzle;
    /// let puzzle: Puzzle = "board=C1F/M1x&cat=1&mouse=2".parse()?;
    /// assert_eq!(puzzle.to_leetcode(), "[\"C.F\",\"M.#\"]\n1\n2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_leetcode(&self) -> String {
        let rows = self.draft.to_text("\",\"");
        let (cat, mouse) = (self.jumps.of(Player::Cat), self.jumps.of(Player::Mouse));
        format!("[\"{rows}\"]\n{cat}\n{mouse}")
    }
}

/// The move limit is written only where it is not the usual one.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cat, mouse) = (self.jumps.of(Player::Cat), self.jumps.of(Player::Mouse));
        write!(f, "board={}&cat={cat}&mouse={mouse}", self.draft)?;
        if self.move_limit != MoveLimit::default() {
            write!(f, "&limit={}", self.move_limit.plies())?;
        }
        Ok(())
    }
}

/// Reads a fragment, with or without its `#`. What is absent is as usual: jumps of 1, a limit of 1,000.
impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(fragment: &str) -> Result<Self, PuzzleError> {
        let value = |key| value(fragment, key);
        let draft = value("board").unwrap_or_default().parse()?;
        let jump = |player, key| value(key).map_or(Ok(1), |text| jump(player, &text));
        let jumps = Jumps::new(jump(Player::Cat, "cat")?, jump(Player::Mouse, "mouse")?)?;
        let move_limit = value("limit").map_or(Ok(MoveLimit::default()), |text| move_limit(&text))?;
        Ok(Self { draft, jumps, move_limit })
    }
}

/// A jump as text, not yet checked to be 1 to 8.
pub(crate) fn jump(player: Player, text: &str) -> Result<u32, RuleError> {
    text.parse().map_err(|_| RuleError::BadJump { player, given: quoted(text) })
}

/// A move limit as text.
pub(crate) fn move_limit(text: &str) -> Result<MoveLimit, RuleError> {
    MoveLimit::new(text.parse().map_err(|_| RuleError::BadMoveLimit { given: quoted(text) })?)
}

/// What is wrong with a puzzle in a link.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub enum PuzzleError {
    /// It is the board.
    Board(#[from] BoardError),
    /// It is a jump or the move limit.
    Rule(#[from] RuleError),
}

impl PuzzleError {
    /// The kind of mistake as a fixed word: `"ragged-row"` or `"bad-jump"`, say.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Board(error) => error.code(),
            Self::Rule(error) => error.code(),
        }
    }

    /// The row at fault, counted from 0, where one is.
    pub fn row(&self) -> Option<usize> {
        match self {
            Self::Board(error) => error.row(),
            Self::Rule(_) => None,
        }
    }

    /// The column at fault, counted from 0, where one is.
    pub fn col(&self) -> Option<usize> {
        match self {
            Self::Board(error) => error.col(),
            Self::Rule(_) => None,
        }
    }
}
