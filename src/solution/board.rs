//! [`BoardSolution`]: what a solved board says about any of its states.

use crate::board::Board;
use crate::board::rules::{BoardEnding, Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::move_order::Targets;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::solution::shared::{Line, RankedMove, Stats, merit_of_forced, play, ranked};

/// Who wins from a state when both play as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner under the move limit.
    pub winner: Player,
    /// How the [optimal line](BoardSolution::line) from the state ends.
    pub ending: BoardEnding,
    /// After how many plies; none when the limit decides.
    pub plies: Option<u16>,
    /// The result if there were no limit; none when neither player can force a win.
    pub forced: Option<Forced>,
}

/// Solves a board: every state of it, with exact distances.
///
/// ```
/// use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};
/// use cat_and_mouse::board::BoardEnding;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// let outcome = solution.outcome(solution.start());
/// assert_eq!((outcome.winner, outcome.ending, outcome.plies), (Player::Mouse, BoardEnding::Food, Some(5)));
/// assert_eq!(solution.line(solution.start()).moves.len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve_board(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> BoardSolution {
    let arena = Arena::new(board, jumps);
    let table = Table::solve(&arena);
    BoardSolution { board: *board, jumps, move_limit, arena, table }
}

/// The outcome at the start of a board, without deciding what does not bear on it: the analysis ends when the start is
/// decided. The solution made of such a table does not leave this function. It is asked for this one outcome, and the
/// line that is followed for it passes only states decided in fewer plies.
pub(crate) fn outcome_at_start(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> Outcome {
    let arena = Arena::new(board, jumps);
    let start = State { mouse: board.mouse(), cat: board.cat(), turn: Player::Mouse };
    let table = Table::until(&arena, start);
    BoardSolution { board: *board, jumps, move_limit, arena, table }.outcome(start)
}

/// A solved board. All look-ups are immediate; nothing is searched again.
///
/// A state counts as given when both players stand on floor: look-ups panic on a wall. To check a cell first there is
/// [`Board::check_cell`].
#[derive(Clone, Debug)]
pub struct BoardSolution {
    board: Board,
    jumps: Jumps,
    move_limit: MoveLimit,
    arena: Arena,
    table: Table,
}

impl BoardSolution {
    /// The solved board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) const fn arena(&self) -> &Arena {
        &self.arena
    }

    /// The jumps it was solved for.
    pub const fn jumps(&self) -> Jumps {
        self.jumps
    }

    /// The move limit that applies, counted from whatever state is asked for.
    pub const fn move_limit(&self) -> MoveLimit {
        self.move_limit
    }

    /// The state in which the game begins: all where they are painted, the mouse to move.
    pub const fn start(&self) -> State {
        State { mouse: self.board.mouse(), cat: self.board.cat(), turn: Player::Mouse }
    }

    /// Who can force a win from the state when there is no limit, and in how many plies.
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn forced(&self, state: State) -> Option<Forced> {
        self.check(state);
        self.table.forced(state)
    }

    /// Who wins from the state, how, and when, with the move limit counted from there.
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn outcome(&self, state: State) -> Outcome {
        self.check(state);
        self.outcome_within(self.move_limit.plies(), state)
    }

    /// The outcome of every state with one player on this cell, by the cell of the other; none on walls.
    ///
    /// # Panics
    /// When the cell is a wall or outside the board.
    pub fn map(&self, fixed: Player, cell: Cell, turn: Player) -> CellMap<Outcome> {
        CellMap::of(self.arena.floor(), |other| {
            let (mouse, cat) = match fixed {
                Player::Mouse => (cell, other),
                Player::Cat => (other, cell),
            };
            Some(self.outcome(State { mouse, cat, turn }))
        })
    }

    /// All legal moves of the state, the best first; none when the game is over.
    ///
    /// Moves are compared by their outcomes: forced wins with fewest plies first, then what the limit decides, then
    /// forced losses with most plies first. Where the limit decides, the results without it are compared in the same
    /// way. Equally good moves are ordered up, right, down, left, the shorter first, staying last.
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn moves(&self, state: State) -> Vec<RankedMove<Outcome>> {
        self.check(state);
        ranked(state, self.targets(state), |to| self.outcome_after(state, to), |outcome| merit(outcome, state.turn))
    }

    /// Optimal play from the state: always the first of [`moves`](Self::moves).
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn line(&self, state: State) -> Line<BoardEnding> {
        self.check(state);
        let next = |now| (!self.is_over(now)).then(|| self.best_move(now, self.table.forced(now)));
        let (moves, end, loops_from) = play(state, self.move_limit.plies().into(), next);
        Line { moves, ending: self.terminal(end).unwrap_or(BoardEnding::Limit), loops_from }
    }

    /// Counts over all states.
    pub fn stats(&self) -> Stats {
        Stats::of(self.states(), &self.table)
    }

    /// Every state of the board, by mouse cell, cat cell, then the mouse's turn first.
    pub fn states(&self) -> impl Iterator<Item = State> {
        let floor = self.arena.floor();
        floor.into_iter().flat_map(move |mouse| {
            floor.into_iter().flat_map(move |cat| Player::BOTH.map(|turn| State { mouse, cat, turn }))
        })
    }

    pub(crate) fn check(&self, state: State) {
        let floor = self.arena.floor();
        assert!(floor.contains(state.mouse) && floor.contains(state.cat), "both players stand on floor: {state:?}");
    }

    /// How the game has ended, if it is over.
    fn terminal(&self, state: State) -> Option<BoardEnding> {
        if state.mouse == state.cat {
            return Some(BoardEnding::Capture);
        }
        let food = self.arena.food();
        (state.cat == food || state.mouse == food).then_some(BoardEnding::Food)
    }

    pub(crate) fn is_over(&self, state: State) -> bool {
        self.terminal(state).is_some()
    }

    /// Where the player to move may go, in the order in which equally good moves are tried; nowhere when the game is
    /// over.
    pub(crate) fn targets(&self, state: State) -> Targets {
        let from = state.mover();
        let cells = if self.is_over(state) { Cells::EMPTY } else { self.arena.reach(state.turn, Cells::of(from)) };
        Targets::new(from, cells)
    }

    /// The outcome after a move, with one ply fewer left.
    pub(crate) fn outcome_after(&self, state: State, to: Cell) -> Outcome {
        self.outcome_within(self.move_limit.plies() - 1, state.after(to))
    }

    #[inline(never)] // It is long, and called from everywhere.
    fn outcome_within(&self, limit: u16, state: State) -> Outcome {
        let forced = self.table.forced(state);
        match forced {
            Some(known @ Forced { winner, plies }) if plies <= limit => {
                Outcome { winner, ending: self.forced_ending(state, known), plies: Some(plies), forced }
            }
            _ => Outcome { winner: Player::Cat, ending: BoardEnding::Limit, plies: None, forced },
        }
    }

    /// How a forced win ends: the mouse's at the food; for the cat's the line must be followed.
    fn forced_ending(&self, mut state: State, mut forced: Forced) -> BoardEnding {
        if forced.winner == Player::Mouse {
            return BoardEnding::Food;
        }
        loop {
            if let Some(ending) = self.terminal(state) {
                return ending;
            }
            state = state.after(self.best_move(state, Some(forced)));
            forced.plies -= 1;
        }
    }

    /// The first of the ranked moves, found without ranking them all. What is forced in the state is known.
    ///
    /// Whoever wins in *n* plies moves to a win in *n* − 1; whoever loses in *n* plies can hold out *n* − 1 more after a
    /// move, and no longer; in a draw the best is another draw. The move limit changes none of this: among results
    /// beyond the limit the ranking prefers the same moves.
    fn best_move(&self, state: State, forced: Option<Forced>) -> Cell {
        let after = forced.map(|Forced { winner, plies }| Forced { winner, plies: plies - 1 });
        let mut moves = self.targets(state);
        let best = match (after, state.turn) {
            (Some(after), Player::Mouse) if after.plies > 0 => {
                let mice = self.table.mice(Player::Cat, state.cat, after);
                moves.find(|&to| mice.contains(to))
            }
            (Some(after), Player::Cat) if after.plies > 0 => {
                moves.find(|&to| self.table.mice(Player::Mouse, to, after).contains(state.mouse))
            }
            _ => moves.find(|&to| self.table.forced(state.after(to)) == after),
        };
        best.expect("a state that is not over follows from one of its successors")
    }
}

/// What an outcome is worth to a player: a greater value is better. First what happens within the limit, then what
/// would happen without it, both 1 for a win, 0 for neither and −1 for a loss; then the distance.
pub(crate) fn merit(outcome: Outcome, player: Player) -> (i8, i8, i32) {
    let (side, distance) = merit_of_forced(outcome.forced, player);
    let within = if outcome.ending == BoardEnding::Limit { 0 } else { side };
    (within, side, distance)
}
