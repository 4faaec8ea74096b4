//! [`Exercise`]: what a reader is to make of a board, and what may be changed for it.

use std::str::FromStr;

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::piece::Piece;
use crate::board::rules::MoveLimit;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::State;
use crate::solution::board::{Outcome, solve_board};
use crate::text::fragment::{quoted, value};
use crate::text::puzzle::Puzzle;

/// Who is to win, and perhaps how late.
///
/// As text it is `cat` or `mouse`, or with the fewest plies that the win may take `mouse:12`. A player alone is the
/// winner under the move limit, so that the limit can win for the cat. With plies the win must be forced.
///
/// ```
/// use cat_and_mouse::Player;
/// use cat_and_mouse::text::Goal;
///
/// assert_eq!("mouse:12".parse(), Ok(Goal { winner: Player::Mouse, plies: Some(12) }));
/// assert!("dog".parse::<Goal>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// Who is to win.
    pub winner: Player,
    /// The fewest plies that the win may take, if they matter.
    pub plies: Option<u16>,
}

impl Goal {
    /// Whether a game of this outcome is what is wished.
    pub fn is_met_by(self, outcome: &Outcome) -> bool {
        let late_enough = |least| outcome.plies.is_some_and(|plies| plies >= least);
        outcome.winner == self.winner && self.plies.is_none_or(late_enough)
    }
}

impl FromStr for Goal {
    type Err = ExerciseError;

    fn from_str(text: &str) -> Result<Self, ExerciseError> {
        let bad = || ExerciseError::BadGoal { given: quoted(text) };
        let named = |player: Player| Some((player, text.trim_ascii().strip_prefix(player.name())?));
        let (winner, rest) = Player::BOTH.into_iter().find_map(named).ok_or_else(bad)?;
        let plies = match rest.strip_prefix(':') {
            Some(plies) => Some(number(plies, u32::from(MoveLimit::MAX)).filter(|&plies| plies > 0).ok_or_else(bad)?),
            None if rest.is_empty() => None,
            None => return Err(bad()),
        };
        Ok(Self { winner, plies: plies.and_then(|plies| plies.try_into().ok()) })
    }
}

/// A goal for the board that was given, and what may be changed to reach it.
///
/// Jumps, limit and size always stay as given. Where wall changes are counted, only walls may be changed: the pieces stay
/// where they are. A change is a cell that is a wall on one of both boards and none on the other, so that what is changed
/// back costs nothing.
///
/// ```
/// use cat_and_mouse::Player;
/// use cat_and_mouse::text::{Exercise, Refusal};
///
/// let given = "board=M1F1C&cat=1&mouse=1".parse()?;
/// let exercise = Exercise::on_terms(given, "goal=cat&walls=1&locked=1,4")?.expect("it has terms");
/// assert_eq!(exercise.refusal(&"board=M1FxC&cat=1&mouse=1".parse()?), Some(Refusal::Locked));
///
/// let answer = "board=MxF1C&cat=1&mouse=1".parse()?;
/// assert_eq!(exercise.refusal(&answer), None);
/// let progress = exercise.progress(&answer, Player::Mouse);
/// assert!(progress.is_met && progress.changed == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The puzzle as it is set.
    pub puzzle: Puzzle,
    /// What is to be reached; none where there are only rules for what may be changed.
    pub goal: Option<Goal>,
    /// How many wall changes there may be; none: as many as one likes, and pieces may be moved too.
    pub walls: Option<u32>,
    /// The cells that stay as they are.
    pub locked: Cells,
}

/// Why an exercise does not take a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Jumps, limit and size are given.
    Settings,
    /// A locked cell would change.
    Locked,
    /// Only walls may be changed.
    Pieces,
    /// There are as many wall changes as there may be.
    Walls,
}

impl Refusal {
    /// `"settings"`, `"locked"`, `"pieces"` or `"walls"`, as in the JavaScript API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Locked => "locked",
            Self::Pieces => "pieces",
            Self::Walls => "walls",
        }
    }
}

/// How far an exercise is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether the goal is reached.
    pub is_met: bool,
    /// How many cells are a wall now and were none, or the other way round.
    pub changed: u32,
    /// What comes of the board now; none while a piece is missing.
    pub outcome: Option<Outcome>,
}

impl Exercise {
    /// An exercise with this puzzle as it is set, on the terms that a text states as a link states a puzzle:
    /// `goal=mouse:12&walls=2&locked=2,3+2,4`. None when it states none of these.
    ///
    /// `walls` is a whole number from 0 to 64; `locked` names cells as people count, by rows and columns from 1.
    ///
    /// # Errors
    /// [`BadGoal`](ExerciseError::BadGoal), [`BadWalls`](ExerciseError::BadWalls) or [`BadLocked`](ExerciseError::BadLocked),
    /// the last with the first part that names no cell of the board.
    pub fn on_terms(puzzle: Puzzle, terms: &str) -> Result<Option<Self>, ExerciseError> {
        let [goal, walls, locked] = ["goal", "walls", "locked"].map(|key| value(terms, key));
        if goal.is_none() && walls.is_none() && locked.is_none() {
            return Ok(None);
        }
        let allowed =
            |text: &str| number(text, MOST_CHANGES).ok_or_else(|| ExerciseError::BadWalls { given: quoted(text) });
        Ok(Some(Self {
            puzzle,
            goal: goal.map(|goal| goal.parse()).transpose()?,
            walls: walls.map(|walls| allowed(&walls)).transpose()?,
            locked: locked_cells(&locked.unwrap_or_default(), &puzzle.draft)?,
        }))
    }

    /// How many wall changes lead from the given board to this one.
    pub fn changed(&self, draft: &BoardDraft) -> u32 {
        (self.puzzle.draft.walls() ^ draft.walls()).count()
    }

    /// Why this puzzle may not be made of the given one; none when it may.
    #[inline(never)] // asked of every change: once in the package is enough
    pub fn refusal(&self, puzzle: &Puzzle) -> Option<Refusal> {
        let (given, draft) = (&self.puzzle.draft, &puzzle.draft);
        let is_moved = |piece: &Piece| given.piece(*piece) != draft.piece(*piece);
        let is_on_locked = |piece: &Piece| {
            [given, draft].into_iter().filter_map(|draft| draft.piece(*piece)).any(|cell| self.locked.contains(cell))
        };
        let changed = given.walls() ^ draft.walls();
        if given.cells() != draft.cells()
            || self.puzzle.jumps != puzzle.jumps
            || self.puzzle.move_limit != puzzle.move_limit
        {
            Some(Refusal::Settings)
        } else if !(changed & self.locked).is_empty() || Piece::ALL.iter().any(|it| is_moved(it) && is_on_locked(it)) {
            Some(Refusal::Locked)
        } else if self.walls.is_some() && Piece::ALL.iter().any(is_moved) {
            Some(Refusal::Pieces)
        } else if self.walls.is_some_and(|most| changed.count() > most) {
            Some(Refusal::Walls)
        } else {
            None
        }
    }

    /// Why this piece may not be taken up; none when it may.
    pub fn hold(&self, piece: Piece) -> Option<Refusal> {
        if self.puzzle.draft.piece(piece).is_some_and(|cell| self.locked.contains(cell)) {
            return Some(Refusal::Locked);
        }
        self.walls.map(|_| Refusal::Pieces)
    }

    /// How far this puzzle is, with this player to move first.
    pub fn progress(&self, puzzle: &Puzzle, turn: Player) -> Progress {
        let outcome = Board::try_from(puzzle.draft).ok().map(|board| {
            let solution = solve_board(&board, puzzle.jumps, puzzle.move_limit);
            solution.outcome(State { turn, ..solution.start() })
        });
        let is_met = self.goal.is_some_and(|goal| outcome.is_some_and(|outcome| goal.is_met_by(&outcome)));
        Progress { is_met, changed: self.changed(&puzzle.draft), outcome }
    }
}

/// What is wrong with the terms of an exercise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExerciseError {
    /// The goal of an exercise that is none.
    #[error(
        "A goal is \"mouse\" or \"cat\", or names the fewest plies of the win too, such as \"mouse:12\", but is {given}."
    )]
    BadGoal {
        /// What was given, in words.
        given: String,
    },
    /// A number of wall changes that is not a whole number from 0 to 64.
    #[error("The number of wall changes must be a whole number from 0 to 64, but is {given}.")]
    BadWalls {
        /// What was given, in words.
        given: String,
    },
    /// Something in place of a locked cell that names no cell of the board.
    #[error("A locked cell is a row and a column of the board, counted from 1, such as 2,3, but one is {given}.")]
    BadLocked {
        /// What was given, in words.
        given: String,
    },
}

impl ExerciseError {
    /// The kind of mistake as a fixed word: `"bad-goal"`, `"bad-walls"` or `"bad-locked"`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadGoal { .. } => "bad-goal",
            Self::BadWalls { .. } => "bad-walls",
            Self::BadLocked { .. } => "bad-locked",
        }
    }
}

/// The cells that a text names.
fn locked_cells(text: &str, draft: &BoardDraft) -> Result<Cells, ExerciseError> {
    let cell = |pair: &str| {
        let comma = pair.bytes().position(|byte| byte == b',')?;
        // A number of at most 8 fits.
        #[allow(clippy::cast_possible_truncation)]
        let place = |text, side: u8| Some(number(text, side.into())?.checked_sub(1)? as u8);
        Some(Cell::new(place(pair.get(..comma)?, draft.rows())?, place(pair.get(comma + 1..)?, draft.cols())?))
    };
    let mut cells = Cells::EMPTY;
    for pair in text.split_ascii_whitespace() {
        cells = cells.with(cell(pair).ok_or_else(|| ExerciseError::BadLocked { given: quoted(pair) })?);
    }
    Ok(cells)
}

/// There are no more cells.
const MOST_CHANGES: u32 = 64;

/// A whole number up to this one, as text.
fn number(text: &str, most: u32) -> Option<u32> {
    text.trim_ascii().parse().ok().filter(|&number| number <= most)
}
