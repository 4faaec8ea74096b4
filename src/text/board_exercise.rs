//! Exercises on boards: the walls that the reader has changed, and the changes that the exercise allows.

use crate::board::draft::BoardDraft;
use crate::board::piece::Piece;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::State;
use crate::solution::board::{BoardSolution, Outcome};
use crate::text::exercise::{Exercise, ExerciseError, Goal, Progress, Refusal, Subject, number};
use crate::text::fragment::quoted;
use crate::text::setup::Setup;

impl Subject for Setup {
    const CHANGES: &'static str = "walls";

    fn allowed(text: &str) -> Result<u32, ExerciseError> {
        number(text, MAX_CHANGES).ok_or_else(|| ExerciseError::BadWalls { given: quoted(text) })
    }

    fn goal(text: &str) -> Result<Goal, ExerciseError> {
        text.parse()
    }

    /// The cells in a text such as `2,3 2,4`: rows and columns counted from 1.
    fn locked(&self, text: &str) -> Result<Cells, ExerciseError> {
        let cell = |pair: &str| {
            let comma = pair.bytes().position(|byte| byte == b',')?;
            // The number is at most 8.
            #[allow(clippy::cast_possible_truncation)]
            let index = |text, side: u8| Some(number(text, side.into())?.checked_sub(1)? as u8);
            let (row, col) = (pair.get(..comma)?, pair.get(comma + 1..)?);
            Some(Cell::at(index(row, self.draft.rows())?, index(col, self.draft.cols())?))
        };
        let cell = |pair| cell(pair).ok_or_else(|| ExerciseError::BadLocked { given: quoted(pair) });
        text.split_ascii_whitespace().map(cell).collect()
    }

    fn with_start(self, from: &str) -> Option<Self> {
        Some(Self { draft: from.parse().ok()?, ..self })
    }

    fn is_same_place(&self, other: &Self) -> bool {
        self.draft == other.draft
    }

    #[inline(never)] // one copy for all callers keeps the package small
    fn refusal(&self, exercise: &Exercise<Self>) -> Option<Refusal> {
        let Exercise { start, allowed, locked, .. } = exercise;
        let is_moved = |piece: &Piece| exercise.is_moved(&self.draft, *piece);
        let is_on_locked = |piece: &Piece| {
            [start, self].into_iter().filter_map(|setup| setup.draft.piece(*piece)).any(|cell| locked.contains(cell))
        };
        let changed = exercise.changes(&self.draft);
        if start.draft.cells() != self.draft.cells() || start.jumps != self.jumps || start.move_limit != self.move_limit
        {
            Some(Refusal::Settings)
        } else if !(changed & *locked).is_empty() || Piece::ALL.iter().any(|it| is_moved(it) && is_on_locked(it)) {
            Some(Refusal::Locked)
        } else if allowed.is_some() && Piece::ALL.iter().any(is_moved) {
            Some(Refusal::Pieces)
        } else if allowed.is_some_and(|most| changed.count() > most) {
            Some(Refusal::Walls)
        } else {
            None
        }
    }
}

impl Exercise<Setup> {
    /// The cells that are a wall on exactly one of two boards: the board at the start of the exercise and this board.
    pub fn changes(&self, draft: &BoardDraft) -> Cells {
        self.start.draft.walls() ^ draft.walls()
    }

    /// The number of walls added or removed since the start of the exercise.
    pub fn changed(&self, draft: &BoardDraft) -> u32 {
        self.changes(draft).count()
    }

    /// The progress of this setup, with `turn` to move first.
    pub fn progress(&self, setup: &Setup, turn: Player) -> Progress<Outcome> {
        self.progress_with(setup, setup.solve().ok().as_ref(), turn)
    }

    /// Like `progress`, but takes the solution of the setup: `None` while a piece is missing.
    pub(crate) fn progress_with(
        &self,
        setup: &Setup,
        solution: Option<&BoardSolution>,
        turn: Player,
    ) -> Progress<Outcome> {
        let outcome = solution.and_then(|solution| solution.outcome(State { turn, ..solution.start() }).ok());
        let is_met = self.goal.zip(outcome).is_some_and(|(goal, outcome)| goal.is_met_by(&outcome, turn));
        Progress { is_met, changed: self.changed(&setup.draft), outcome }
    }

    /// Whether this piece is on different cells on the board at the start of the exercise and on this board, or only on
    /// one of the two boards.
    #[doc(hidden)]
    pub fn is_moved(&self, draft: &BoardDraft, piece: Piece) -> bool {
        self.start.draft.piece(piece) != draft.piece(piece)
    }

    /// The reason why this piece cannot be picked up; `None` if it can.
    pub(crate) fn hold(&self, piece: Piece) -> Option<Refusal> {
        if self.start.draft.piece(piece).is_some_and(|cell| self.locked.contains(cell)) {
            return Some(Refusal::Locked);
        }
        self.allowed.map(|_| Refusal::Pieces)
    }
}

/// The number of cells on the largest board.
const MAX_CHANGES: u32 = 64;
