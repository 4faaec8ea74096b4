//! [`BoardSolution`]: a solved board, with the outcome of every state.

use crate::board::Board;
use crate::board::error::CellError;
use crate::board::rules::{BoardEnding, Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::move_order::Targets;
use crate::game::player::Player;
use crate::game::state::{Forced, State, StateAtPly};
use crate::solution::ranking::{Ties, merit, ranked};
use crate::solution::shared::{AnyOutcome, Line, RankedMove, Stats, play};

/// The result of perfect play from a state: the winner, the ending and the number of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The winner under the move limit.
    pub winner: Player,
    /// The ending of the [optimal line](BoardSolution::line) from the state.
    pub ending: BoardEnding,
    /// The number of plies (moves by one player) until the win; 0 if the game is over, `None` if the limit decides.
    pub plies: Option<u16>,
    /// The result without a move limit; `None` if neither player can force a win (a draw).
    pub forced: Option<Forced>,
}

impl AnyOutcome for Outcome {
    fn forced(self) -> Option<Forced> {
        self.forced
    }

    fn in_time(self) -> Option<Forced> {
        self.forced.filter(|_| self.ending != BoardEnding::Limit)
    }
}

/// Solves every state of a board, with exact distances.
///
/// ```
/// use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};
/// use cat_and_mouse::board::BoardEnding;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// let outcome = solution.verdict();
/// assert_eq!((outcome.winner, outcome.ending, outcome.plies), (Player::Mouse, BoardEnding::Food, Some(5)));
/// assert_eq!(solution.line(solution.start())?.moves.len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve_board(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> BoardSolution {
    let arena = Arena::new(board, jumps);
    let table = Table::solve(&arena);
    BoardSolution { board: *board, jumps, move_limit, arena, table }
}

/// The forced win from the start of a board; `None` in a draw. This answers LeetCode 1728. The function is faster than
/// [`solve_board`], because the analysis ends as soon as the start is decided.
pub(crate) fn forced_at_start(board: &Board, jumps: Jumps) -> Option<Forced> {
    let start = State { mouse: board.mouse(), cat: board.cat(), turn: Player::Mouse };
    Table::until(&Arena::new(board, jumps), start).forced(start)
}

/// The outcome at the start of a board. The function is faster than [`solve_board`], because the analysis ends as soon
/// as the mouse is known to win. The incomplete solution must not be returned, because the order of equally good moves
/// depends on states that are not decided yet, and a winning line of the cat depends on this order.
pub(crate) fn outcome_at_start(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> Outcome {
    let arena = Arena::new(board, jumps);
    let start = State { mouse: board.mouse(), cat: board.cat(), turn: Player::Mouse };
    let table = Table::until_mouse_wins(&arena, start);
    BoardSolution { board: *board, jumps, move_limit, arena, table }.verdict()
}

/// A solved board. Its methods look results up and do not search again. They fail for a state in which a player stands
/// on a wall or outside the board.
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

    /// The cells and moves of the solved board.
    pub(crate) const fn arena(&self) -> &Arena {
        &self.arena
    }

    /// The result of every state.
    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// The jumps with which the board was solved.
    pub const fn jumps(&self) -> Jumps {
        self.jumps
    }

    /// The move limit, in plies counted from the start of the game.
    pub const fn move_limit(&self) -> MoveLimit {
        self.move_limit
    }

    /// The state in which the game starts: both players on their cells of the board, the mouse to move.
    pub const fn start(&self) -> State {
        State { mouse: self.board.mouse(), cat: self.board.cat(), turn: Player::Mouse }
    }

    /// The outcome at the start.
    pub fn verdict(&self) -> Outcome {
        self.outcome_within(self.left(0), self.start())
    }

    /// The forced win from the state, without a move limit; `None` in a draw.
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board.
    pub fn forced(&self, state: State) -> Result<Option<Forced>, CellError> {
        self.check(state)?;
        Ok(self.table.forced(state))
    }

    /// The number of plies left of the move limit after `played` plies; 0 if the limit is reached.
    pub(crate) const fn left(&self, played: u16) -> u16 {
        self.move_limit.plies().saturating_sub(played)
    }

    /// The outcome of the state: the winner, the ending and the number of plies.
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board.
    pub fn outcome(&self, at: impl Into<StateAtPly>) -> Result<Outcome, CellError> {
        let StateAtPly { state, played } = self.check(at)?;
        Ok(self.outcome_within(self.left(played), state))
    }

    /// The outcomes of all states in which the player `fixed` is on this cell, indexed by the cell of the other player;
    /// `None` for walls. `played` is the number of plies that have been played.
    ///
    /// # Errors
    /// [`CellError`] if the cell is a wall or outside the board.
    pub fn map(&self, fixed: Player, cell: Cell, turn: Player, played: u16) -> Result<CellMap<Outcome>, CellError> {
        self.board.check_cell(fixed, cell)?;
        Ok(CellMap::of(self.arena.floor(), |other| {
            let state = State { mouse: other, cat: other, turn }.with(fixed, cell);
            Some(self.outcome_within(self.left(played), state))
        }))
    }

    /// The outcome after each move of the state, indexed by the cell that the move goes to; `None` for cells to which
    /// no move goes.
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board.
    pub fn destinations(&self, at: impl Into<StateAtPly>) -> Result<CellMap<Outcome>, CellError> {
        let at = self.check(at)?;
        Ok(CellMap::of(self.targets_left(at).collect(), |to| Some(self.outcome_after(at, to))))
    }

    /// All legal moves of the state, the best first; empty if the game is over or the move limit is reached.
    ///
    /// Forced wins come first, the fastest first; then moves after which the move limit decides; then forced losses,
    /// the slowest first. Moves after which the limit decides are compared in the same way by their results without the
    /// limit.
    ///
    /// Equally good moves are ordered by three rules. First, a player who cannot force a win tries to provoke a
    /// mistake: this player prefers the move after which the smallest share of the other player's moves leads to the
    /// same winner, or in a draw to a draw. The number of plies makes no difference here. Second, the cat prefers the
    /// move that ends closest to the mouse, and the mouse prefers the move that ends closest to the food, counted in
    /// the player's own moves around the walls. Third, the order of [`Targets`] decides: up, right, down, left, the
    /// closest first, staying last.
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board.
    pub fn moves(&self, at: impl Into<StateAtPly>) -> Result<Vec<RankedMove<Outcome>>, CellError> {
        let at = self.check(at)?;
        let merit = |outcome| merit(outcome, at.state.turn);
        Ok(ranked(at.state, self.targets_left(at), |to| self.outcome_after(at, to), merit, &self.ties()))
    }

    /// Optimal play from the state, until the game is over. Every move is the first of [`moves`](Self::moves).
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board.
    pub fn line(&self, at: impl Into<StateAtPly>) -> Result<Line<BoardEnding>, CellError> {
        let StateAtPly { state, played } = self.check(at)?;
        let (moves, end, loops_from) = play(state, self.left(played).into(), |now| self.next(now));
        Ok(Line { moves, ending: self.terminal(end).unwrap_or(BoardEnding::Limit), loops_from })
    }

    /// Counts of the results of all states.
    pub fn stats(&self) -> Stats {
        Stats::of(self.states(), &self.table)
    }

    /// All states of the board, ordered by the mouse's cell, then the cat's cell, then the turn, the mouse's first.
    pub fn states(&self) -> impl Iterator<Item = State> {
        let floor = self.arena.floor();
        floor.into_iter().flat_map(move |mouse| {
            floor.into_iter().flat_map(move |cat| Player::BOTH.map(|turn| State { mouse, cat, turn }))
        })
    }

    /// The state, if both players stand on floor.
    pub(crate) fn check(&self, at: impl Into<StateAtPly>) -> Result<StateAtPly, CellError> {
        let at = at.into();
        self.board.check_cell(Player::Mouse, at.state.mouse)?;
        self.board.check_cell(Player::Cat, at.state.cat)?;
        Ok(at)
    }

    /// The ending of the game; `None` if the game is not over.
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

    /// The cells to which the player to move may go; empty if the game is over.
    pub(crate) fn targets(&self, state: State) -> Targets {
        let from = state.mover();
        let cells = if self.is_over(state) { Cells::EMPTY } else { self.arena.reach(state.turn, Cells::of(from)) };
        Targets::new(from, cells)
    }

    /// The same as [`targets`](Self::targets), and also empty if no plies are left of the move limit.
    pub(crate) fn targets_left(&self, StateAtPly { state, played }: StateAtPly) -> Targets {
        if self.left(played) > 0 { self.targets(state) } else { Targets::new(state.mover(), Cells::EMPTY) }
    }

    /// The outcome after the move to this cell.
    pub(crate) fn outcome_after(&self, StateAtPly { state, played }: StateAtPly, to: Cell) -> Outcome {
        self.outcome_within(self.left(played.saturating_add(1)), state.after(to))
    }

    /// The outcome of the state with this many plies left of the move limit.
    #[inline(never)] // a long function with many callers
    fn outcome_within(&self, limit: u16, state: State) -> Outcome {
        let forced = self.table.forced(state);
        match forced {
            Some(known @ Forced { winner, plies }) if plies <= limit => {
                Outcome { winner, ending: self.forced_ending(state, known), plies: Some(plies), forced }
            }
            _ => Outcome { winner: Player::Cat, ending: BoardEnding::Limit, plies: None, forced },
        }
    }

    /// The ending of a forced win. The mouse wins at the food. For a win of the cat, this function plays the optimal
    /// line and returns its ending.
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

    /// The best move, without a move limit; `None` if the game is over.
    pub(crate) fn next(&self, state: State) -> Option<Cell> {
        (!self.is_over(state)).then(|| self.best_move(state, self.table.forced(state)))
    }

    /// The first of the ranked moves, found without ranking all of them. `forced` is the result of the state.
    ///
    /// If a win or a loss takes *n* plies, the best moves lead to the same result in *n* − 1 plies. In a draw they lead
    /// to a draw. The move limit is ignored.
    fn best_move(&self, state: State, forced: Option<Forced>) -> Cell {
        let after = forced.map(|Forced { winner, plies }| Forced { winner, plies: plies - 1 });
        let moves = self.arena.reach(state.turn, Cells::of(state.mover()));
        let of = |is_best: &dyn Fn(Cell) -> bool| moves.into_iter().filter(|&to| is_best(to)).collect();
        let best: Cells = match (after, state.turn) {
            (Some(after), Player::Mouse) if after.plies > 0 => moves & self.table.mice(Player::Cat, state.cat, after),
            (Some(after), Player::Cat) if after.plies > 0 => {
                of(&|to| self.table.mice(Player::Mouse, to, after).contains(state.mouse))
            }
            _ => of(&|to| self.table.forced(state.after(to)) == after),
        };
        let winner = forced.map(|forced| forced.winner);
        let first = self.ties().first(state, best, winner);
        first.expect("the result of a state that is not over comes from one of its moves")
    }

    /// The rules that order equally good moves.
    const fn ties(&self) -> Ties<'_> {
        Ties { arena: &self.arena, table: &self.table }
    }
}
