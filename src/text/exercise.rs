//! [`Exercise`]: a goal for a board, and the changes that are allowed to reach it. Exercises on graphs are in
//! `text/graph_exercise.rs`.

use std::str::FromStr;

use crate::board::draft::BoardDraft;
#[cfg(feature = "unstable")]
use crate::board::piece::Piece;
use crate::board::rules::MoveLimit;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, State, own_moves};
use crate::solution::board::{BoardSolution, Outcome};
use crate::text::fragment::{quoted, value};
use crate::text::setup::Setup;

/// Who should win, optionally with a minimum number of plies. A graph can also have the goal [`Draw`](crate::text::GraphGoal::Draw).
///
/// Its text form is `cat` or `mouse`, or with a minimum `mouse:12`. Without a minimum, the player must win under the
/// move limit, so the cat can also win by the limit. With a minimum, the win must be forced.
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
    /// Who should win.
    pub winner: Player,
    /// The minimum number of plies until the win, 1 to 10,000; `None` if any win will do.
    pub plies: Option<u16>,
}

impl Goal {
    /// Whether this outcome meets the goal, if `turn` moves first. A minimum is compared in the winner's own moves, as readers are
    /// told it.
    pub fn is_met_by(self, outcome: &Outcome, turn: Player) -> bool {
        let late_enough = |least| outcome.plies.is_some_and(|plies| own_moves(self.winner, turn, plies) >= least);
        outcome.winner == self.winner && self.moves(turn).is_none_or(late_enough)
    }

    /// The same for a forced win on a graph, where the mouse may have to move onto the cat: that ply is no move of the cat.
    pub fn is_met_by_forced(self, forced: Forced, turn: Player) -> bool {
        forced.winner == self.winner && self.moves(turn).is_none_or(|least| forced.moves(turn) >= least)
    }

    /// The minimum as a number of the winner's own moves, if `turn` moves first. The mouse wins after an odd number of plies if it
    /// moves first, so at least 12 plies are 13, in which it makes 7 moves.
    ///
    /// ```
    /// use cat_and_mouse::Player;
    /// use cat_and_mouse::text::Goal;
    ///
    /// let goal: Goal = "mouse:12".parse()?;
    /// assert_eq!((goal.moves(Player::Mouse), goal.moves(Player::Cat)), (Some(7), Some(6)));
    /// # Ok::<(), cat_and_mouse::text::ExerciseError>(())
    /// ```
    pub fn moves(self, turn: Player) -> Option<u16> {
        self.plies.map(|plies| own_moves(self.winner, turn, plies.saturating_add(1)))
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

/// An exercise: a setup, a goal for it, and the changes that are allowed to reach the goal.
///
/// Jumps, move limit and size cannot be changed. If wall changes are limited, pieces cannot be moved either. The
/// number of wall changes is the number of cells that are a wall on one of the two boards and not on the other, so
/// undoing a change is free.
///
/// ```
/// use cat_and_mouse::Player;
/// use cat_and_mouse::text::Exercise;
///
/// let setup = "board=M1F1C&cat=1&mouse=1".parse()?;
/// let exercise = Exercise::on_terms(setup, "goal=cat&walls=1&locked=1,4")?.expect("it has terms");
/// let answer = "board=MxF1C&cat=1&mouse=1".parse()?;
/// let progress = exercise.progress(&answer, Player::Mouse);
/// assert!(progress.is_met && progress.changed == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The setup to start from.
    pub setup: Setup,
    /// The goal; `None` if the exercise only limits changes.
    pub goal: Option<Goal>,
    /// The maximum number of wall changes, 0 to 64. `None` means that walls and pieces may be changed freely.
    pub walls: Option<u32>,
    /// The cells that cannot be changed.
    pub locked: Cells,
}

/// Why an exercise does not allow a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[cfg(feature = "unstable")]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// Jumps, move limit and size cannot be changed.
    Settings,
    /// A locked cell, or an edge at a locked node, would change.
    Locked,
    /// Only walls may be changed.
    Pieces,
    /// The maximum number of wall changes has been reached.
    Walls,
    /// Nodes cannot be added or deleted.
    Nodes,
    /// The maximum number of edge changes has been reached.
    Edges,
}

#[cfg(feature = "unstable")]
impl Refusal {
    /// `"settings"`, `"locked"`, `"pieces"`, `"walls"`, `"nodes"` or `"edges"`, as in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The progress of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether the goal is met.
    pub is_met: bool,
    /// The number of wall changes so far.
    pub changed: u32,
    /// The outcome of the board as it is now; `None` while a piece is missing.
    pub outcome: Option<Outcome>,
}

impl Exercise {
    /// The exercise that starts from this setup, with terms in the format of a link:
    /// `goal=mouse:12&walls=2&locked=2,3+2,4`. `None` if the text has none of these keys.
    ///
    /// `walls` is a whole number from 0 to 64. `locked` lists cells as row and column, counted from 1. In the link of
    /// a solution, the setup has the changed board, and `from` is the board that the exercise starts from. A `from`
    /// that is not a board is ignored.
    ///
    /// # Errors
    /// [`BadGoal`](ExerciseError::BadGoal), [`BadWalls`](ExerciseError::BadWalls) or
    /// [`BadLocked`](ExerciseError::BadLocked), checked in this order.
    pub fn on_terms(setup: Setup, terms: &str) -> Result<Option<Self>, ExerciseError> {
        let [goal, walls, locked] = ["goal", "walls", "locked"].map(|key| value(terms, key));
        if goal.is_none() && walls.is_none() && locked.is_none() {
            return Ok(None);
        }
        let allowed =
            |text: &str| number(text, MOST_CHANGES).ok_or_else(|| ExerciseError::BadWalls { given: quoted(text) });
        let from = value(terms, "from").and_then(|board| board.parse().ok());
        let setup = Setup { draft: from.unwrap_or(setup.draft), ..setup };
        Ok(Some(Self {
            setup,
            goal: goal.map(|goal| goal.parse()).transpose()?,
            walls: walls.map(|walls| allowed(&walls)).transpose()?,
            locked: locked_cells(&locked.unwrap_or_default(), &setup.draft)?,
        }))
    }

    /// The cells that are a wall on one of the two boards, the exercise's and this one, and not on the other.
    pub fn changes(&self, draft: &BoardDraft) -> Cells {
        self.setup.draft.walls() ^ draft.walls()
    }

    /// The number of these changes.
    pub fn changed(&self, draft: &BoardDraft) -> u32 {
        self.changes(draft).count()
    }

    /// The progress that this setup makes, with `turn` to move first.
    pub fn progress(&self, setup: &Setup, turn: Player) -> Progress {
        self.progress_with(setup, setup.solve().ok().as_ref(), turn)
    }

    /// The same with the setup's solution; `None` while a piece is missing.
    pub(crate) fn progress_with(&self, setup: &Setup, solution: Option<&BoardSolution>, turn: Player) -> Progress {
        let outcome = solution.and_then(|solution| solution.outcome(State { turn, ..solution.start() }).ok());
        let is_met = self.goal.is_some_and(|goal| outcome.is_some_and(|outcome| goal.is_met_by(&outcome, turn)));
        Progress { is_met, changed: self.changed(&setup.draft), outcome }
    }
}

#[cfg(feature = "unstable")]
impl Exercise {
    /// Whether this piece is on another cell of this board than at the start of the exercise, or on one of the two boards only.
    pub fn is_moved(&self, draft: &BoardDraft, piece: Piece) -> bool {
        self.setup.draft.piece(piece) != draft.piece(piece)
    }

    /// The first rule that changing the exercise's setup into this one would break; `None` if the change is allowed.
    #[inline(never)] // one copy for all callers keeps the package small
    pub fn refusal(&self, setup: &Setup) -> Option<Refusal> {
        let (original, draft) = (&self.setup.draft, &setup.draft);
        let is_moved = |piece: &Piece| self.is_moved(draft, *piece);
        let is_on_locked = |piece: &Piece| {
            [original, draft].into_iter().filter_map(|draft| draft.piece(*piece)).any(|cell| self.locked.contains(cell))
        };
        let changed = self.changes(draft);
        if original.cells() != draft.cells()
            || self.setup.jumps != setup.jumps
            || self.setup.move_limit != setup.move_limit
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

    /// The reason why this piece cannot be picked up; `None` if it can.
    pub fn hold(&self, piece: Piece) -> Option<Refusal> {
        if self.setup.draft.piece(piece).is_some_and(|cell| self.locked.contains(cell)) {
            return Some(Refusal::Locked);
        }
        self.walls.map(|_| Refusal::Pieces)
    }
}

/// What is wrong with the terms of an exercise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExerciseError {
    /// A goal that cannot be read.
    #[error(
        "The goal must be \"mouse\" or \"cat\", or add a minimum number of plies as in \"mouse:12\", but is {given}."
    )]
    BadGoal {
        /// A description of what was given.
        given: String,
    },
    /// A goal of a graph that cannot be read.
    #[error(
        "The goal must be \"mouse\", \"cat\" or \"draw\", or add a minimum number of plies as in \"mouse:12\", but is {given}."
    )]
    BadGraphGoal {
        /// A description of what was given.
        given: String,
    },
    /// A number of wall changes that is not a whole number from 0 to 64.
    #[error("The number of wall changes must be a whole number from 0 to 64, but is {given}.")]
    BadWalls {
        /// A description of what was given.
        given: String,
    },
    /// A number of edge changes that is not a whole number from 0 to 2,016.
    #[error("The number of edge changes must be a whole number from 0 to 2016, but is {given}.")]
    BadEdges {
        /// A description of what was given.
        given: String,
    },
    /// A locked cell that is not a cell of the board.
    #[error(
        "Each locked cell must be a row and a column of the board, counted from 1, such as 2,3, but one is {given}."
    )]
    BadLocked {
        /// A description of what was given.
        given: String,
    },
    /// A locked node that is not a node of the graph.
    #[error("Each locked node must be the number of a node of the graph, such as 4, but one is {given}.")]
    BadLockedNode {
        /// A description of what was given.
        given: String,
    },
}

impl ExerciseError {
    /// A stable code: `"bad-goal"`, `"bad-walls"`, `"bad-edges"` or `"bad-locked"`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadGoal { .. } | Self::BadGraphGoal { .. } => "bad-goal",
            Self::BadWalls { .. } => "bad-walls",
            Self::BadEdges { .. } => "bad-edges",
            Self::BadLocked { .. } | Self::BadLockedNode { .. } => "bad-locked",
        }
    }
}

/// The cells in a text such as `2,3 2,4`: rows and columns counted from 1.
fn locked_cells(text: &str, draft: &BoardDraft) -> Result<Cells, ExerciseError> {
    let cell = |pair: &str| {
        let comma = pair.bytes().position(|byte| byte == b',')?;
        // The number is at most 8.
        #[allow(clippy::cast_possible_truncation)]
        let index = |text, side: u8| Some(number(text, side.into())?.checked_sub(1)? as u8);
        Some(Cell::at(index(pair.get(..comma)?, draft.rows())?, index(pair.get(comma + 1..)?, draft.cols())?))
    };
    let mut cells = Cells::EMPTY;
    for pair in text.split_ascii_whitespace() {
        cells = cells.with(cell(pair).ok_or_else(|| ExerciseError::BadLocked { given: quoted(pair) })?);
    }
    Ok(cells)
}

/// The number of cells on the largest board.
const MOST_CHANGES: u32 = 64;

/// Reads a whole number from 0 to `most`.
pub(crate) fn number(text: &str, most: u32) -> Option<u32> {
    text.trim_ascii().parse().ok().filter(|&number| number <= most)
}
