//! [`Exercise`]: a goal for a board or a graph, and the changes that are allowed to reach it. The parts for each kind
//! of game are in `text/board_exercise.rs` and `text/graph_exercise.rs`.

use std::str::FromStr;

use crate::board::rules::MoveLimit;
use crate::game::cell::Cells;
use crate::game::player::Player;
use crate::game::state::{Forced, own_moves};
use crate::solution::board::Outcome;
use crate::text::fragment::{quoted, value};

/// The goal of an exercise: a win, or on a graph a draw. A board has no draws, because the cat wins at the move limit.
///
/// The text form of a win is `cat` or `mouse`, or with a minimum number of plies `mouse:12`. With a minimum, the win
/// must be forced. Without a minimum on a board, the cat can also win by the move limit. The goal of a graph can be
/// `draw` too.
///
/// ```
/// use cat_and_mouse::Player;
/// use cat_and_mouse::text::Goal;
///
/// assert_eq!("mouse:12".parse(), Ok(Goal::Win { winner: Player::Mouse, plies: Some(12) }));
/// assert!("dog".parse::<Goal>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A player should win, on a graph by force.
    Win {
        /// The player who should win.
        winner: Player,
        /// The minimum number of plies until the win, 1 to 10,000; `None` if any win will do.
        plies: Option<u16>,
    },
    /// Nobody should be able to force a win.
    Draw,
}

impl Goal {
    /// Whether this outcome of a board meets the goal, if `turn` moves first. A minimum is compared in the winner's own
    /// moves, which is how the page states it.
    pub fn is_met_by(self, outcome: &Outcome, turn: Player) -> bool {
        let late_enough = |least| outcome.plies.is_some_and(|plies| own_moves(outcome.winner, turn, plies) >= least);
        self.winner() == Some(outcome.winner) && self.moves(turn).is_none_or(late_enough)
    }

    /// Whether this result of a graph meets the goal, if `turn` moves first. On a graph the mouse may have to move onto
    /// the cat. Then the cat wins, but this ply is not one of the cat's own moves.
    pub fn is_met_by_forced(self, result: Option<Forced>, turn: Player) -> bool {
        let late_enough = |least| result.is_some_and(|forced| forced.moves(turn) >= least);
        self.winner() == result.map(|forced| forced.winner) && self.moves(turn).is_none_or(late_enough)
    }

    /// The player who should win; `None` for a draw.
    fn winner(self) -> Option<Player> {
        if let Self::Win { winner, .. } = self { Some(winner) } else { None }
    }

    /// The minimum as a number of the winner's own moves, if `turn` moves first. For example, a mouse that moves first
    /// wins after an odd number of plies. A minimum of 12 plies then means 13 plies, and the mouse makes 7 of them.
    /// `None` without a minimum.
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
        let Self::Win { winner, plies } = self else { return None };
        plies.map(|plies| own_moves(winner, turn, plies.saturating_add(1)))
    }
}

/// Reads a win. `text/graph_exercise.rs` reads a draw, which only an exercise on a graph can have as its goal.
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
        Ok(Self::Win { winner, plies: plies.and_then(|plies| plies.try_into().ok()) })
    }
}

/// The subject of an editor and of an exercise: a [`Setup`](crate::text::Setup) or a
/// [`GraphDraft`](crate::graph::GraphDraft).
pub trait Subject: Copy + PartialEq {
    /// The name of the key in a link for the maximum number of changes.
    const CHANGES: &'static str;

    /// Reads the maximum number of changes.
    fn allowed(text: &str) -> Result<u32, ExerciseError>;

    /// Reads a goal.
    fn goal(text: &str) -> Result<Goal, ExerciseError>;

    /// Reads the cells or nodes that are locked.
    fn locked(&self, text: &str) -> Result<Cells, ExerciseError>;

    /// This subject with the board or the edges in the text; `None` if the text cannot be read, or if its graph has
    /// another number of nodes.
    fn with_start(self, from: &str) -> Option<Self>;

    /// Whether both subjects have the same board, or the same nodes and edges.
    fn is_same_place(&self, other: &Self) -> bool;

    /// The first rule of the exercise that this subject breaks; `None` if it breaks none.
    fn refusal(&self, exercise: &Exercise<Self>) -> Option<Refusal>;
}

/// An exercise on a board or on a graph: the start, a goal, and the changes that are allowed to reach the goal.
///
/// On a board, jumps, move limit and size cannot be changed. If wall changes are limited, pieces cannot be moved
/// either. On a graph, no node can be added or deleted. Nodes can be moved, because the game does not depend on their
/// positions.
///
/// Changes are counted between the start and the changed board or graph: each cell that is a wall on only one of the
/// two boards, or each edge that only one of the two graphs has. A change that is reverted is therefore not counted.
///
/// ```
/// use cat_and_mouse::Player;
/// use cat_and_mouse::graph::GraphDraft;
/// use cat_and_mouse::text::{Exercise, Setup};
///
/// let setup: Setup = "board=M1F1C&cat=1&mouse=1".parse()?;
/// let exercise = Exercise::on_terms(setup, "goal=cat&walls=1&locked=1,4")?.expect("it has terms");
/// let progress = exercise.progress(&"board=MxF1C&cat=1&mouse=1".parse()?, Player::Mouse);
/// assert!(progress.is_met && progress.changed == 1);
///
/// let draft: GraphDraft = "graph=0-3.1-3.2-4.3-4".parse()?;
/// let exercise = Exercise::on_terms(draft, "goal=cat&edges=1&locked=0")?.expect("it has terms");
/// let progress = exercise.progress(&"graph=0-3.1-3.2-3.2-4.3-4".parse()?, Player::Mouse);
/// assert!(progress.is_met && progress.changed == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise<S> {
    /// The setup or the graph to start from.
    pub start: S,
    /// The goal; `None` if the exercise only limits changes.
    pub goal: Option<Goal>,
    /// The maximum number of changes: 0 to 64 walls, or 0 to 2,016 edges. `None` if the number is not limited. The
    /// pieces of a board may be moved only if this is `None`.
    pub allowed: Option<u32>,
    /// The cells that cannot be changed, or the nodes whose edges cannot be changed.
    pub locked: Cells,
}

/// The reason why an exercise does not allow a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "web-board", derive(serde::Serialize), serde(rename_all = "lowercase"))]
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

/// The progress of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress<Outcome> {
    /// Whether the goal is met.
    pub is_met: bool,
    /// The number of changes so far.
    pub changed: u32,
    /// The present outcome; `None` while a piece is missing or a player's node has no edge. On a graph, `Some(None)` is
    /// a draw.
    pub outcome: Option<Outcome>,
}

impl<S: Subject> Exercise<S> {
    /// The exercise with this start and with terms in the format of a link: `goal=mouse:12&walls=2&locked=2,3+2,4` for
    /// a setup, `goal=mouse:12&edges=1&locked=0+4` for a graph. `None` if the text has none of these keys.
    ///
    /// `walls` is a whole number from 0 to 64. `edges` is at most 2,016, the number of edges of the largest graph.
    /// `locked` lists cells as row and column, counted from 1, or nodes. If a link shows a reader's attempt, its setup
    /// or graph is the changed one, and `from` holds the board or the edges of the start. A `from` that is not a board,
    /// or not a graph with the same number of nodes, is ignored.
    ///
    /// # Errors
    /// A goal, a number of changes or a locked place that cannot be read, checked in this order.
    pub fn on_terms(start: S, terms: &str) -> Result<Option<Self>, ExerciseError> {
        let [goal, allowed, locked] = ["goal", S::CHANGES, "locked"].map(|key| value(terms, key));
        if goal.is_none() && allowed.is_none() && locked.is_none() {
            return Ok(None);
        }
        let start = value(terms, "from").and_then(|from| start.with_start(&from)).unwrap_or(start);
        Ok(Some(Self {
            start,
            goal: goal.map(|goal| S::goal(&goal)).transpose()?,
            allowed: allowed.map(|allowed| S::allowed(&allowed)).transpose()?,
            locked: start.locked(&locked.unwrap_or_default())?,
        }))
    }

    /// The first rule that changing the exercise's start into this setup or graph would break; `None` if the change is
    /// allowed.
    #[doc(hidden)]
    pub fn refusal(&self, subject: &S) -> Option<Refusal> {
        subject.refusal(self)
    }
}

/// An error in the terms of an exercise.
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
    pub fn code(&self) -> &'static str {
        match self {
            Self::BadGoal { .. } | Self::BadGraphGoal { .. } => "bad-goal",
            Self::BadWalls { .. } => "bad-walls",
            Self::BadEdges { .. } => "bad-edges",
            Self::BadLocked { .. } | Self::BadLockedNode { .. } => "bad-locked",
        }
    }
}

/// Reads a whole number from 0 to `most`.
pub(crate) fn number(text: &str, most: u32) -> Option<u32> {
    text.trim_ascii().parse().ok().filter(|&number| number <= most)
}
