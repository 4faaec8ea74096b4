//! [`BoardSolution`]: what a solved board says about any of its states.

use crate::board::Board;
use crate::board::rules::{BoardEnding, Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::move_order::Targets;
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State};

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

/// A legal move and what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RankedMove {
    /// Who moves.
    pub by: Player,
    /// From where.
    pub from: Cell,
    /// To where.
    pub to: Cell,
    /// The outcome after the move, with one ply fewer left until the limit.
    pub outcome: Outcome,
    /// Whether no other move is better for the mover.
    pub best: bool,
}

/// Optimal play from a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// The moves, until the game is over, the limit is reached, or a state comes back.
    pub moves: Vec<Move>,
    /// How the game ends.
    pub ending: BoardEnding,
    /// When a state came back: which move was first played from it. The line goes on from there for ever, or rather
    /// until the limit.
    pub loops_from: Option<usize>,
}

/// Counts over all states of a board, both players on floor cells, either to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// `mouse_by_ply[n]`: in how many states the mouse forces its win in *n* plies.
    pub mouse_by_ply: Vec<u32>,
    /// `cat_by_ply[n]`: in how many states the cat forces its win in *n* plies.
    pub cat_by_ply: Vec<u32>,
    /// In how many states neither can.
    pub draws: u32,
    /// The first state with the longest forced win, by mouse cell, cat cell, then the mouse's turn first.
    pub longest: (State, Forced),
}

impl Stats {
    /// Counts over these states.
    pub(crate) fn of(states: impl Iterator<Item = State>, table: &Table) -> Self {
        let mut by_ply = [Vec::new(), Vec::new()];
        let mut draws = 0;
        let mut longest: Option<(State, Forced)> = None;
        for state in states {
            let Some(forced) = table.forced(state) else {
                draws += 1;
                continue;
            };
            let counts: &mut Vec<u32> = &mut by_ply[forced.winner as usize];
            let plies = usize::from(forced.plies);
            if counts.len() <= plies {
                counts.resize(plies + 1, 0);
            }
            counts[plies] += 1;
            if longest.is_none_or(|(_, record)| forced.plies > record.plies) {
                longest = Some((state, forced));
            }
        }
        let [mouse_by_ply, cat_by_ply] = by_ply;
        let longest = longest.expect("where both players stand on the food, or on one node, the game is over");
        Self { mouse_by_ply, cat_by_ply, draws, longest }
    }
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
/// # Ok::<(), cat_and_mouse::board::BoardError>(())
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
    pub fn moves(&self, state: State) -> Vec<RankedMove> {
        self.check(state);
        let (by, from) = (state.turn, state.mover());
        let mut moves: Vec<RankedMove> = Vec::new();
        for to in self.destinations(state) {
            let outcome = self.outcome_after(state, to);
            // Behind all that are as good: among equals the order of the destinations stays.
            let place = moves.partition_point(|other| merit(other.outcome, by) >= merit(outcome, by));
            moves.insert(place, RankedMove { by, from, to, outcome, best: false });
        }
        let top = moves.first().map(|ranked| merit(ranked.outcome, by));
        for ranked in &mut moves {
            ranked.best = Some(merit(ranked.outcome, by)) == top;
        }
        moves
    }

    /// Optimal play from the state: always the first of [`moves`](Self::moves).
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn line(&self, state: State) -> Line {
        self.check(state);
        let mut now = state;
        let mut moves = Vec::new();
        // seen[turn][cat]: the mouse cells of the states passed.
        let mut seen = [[Cells::EMPTY; 64]; 2];
        let mut loops_from = None;
        while !self.is_over(now) {
            let passed = &mut seen[now.turn as usize][now.cat.index()];
            if passed.contains(now.mouse) {
                loops_from = first_visit(state, &moves, now);
                break;
            }
            // A state that comes back with the very last ply has come back all the same.
            if moves.len() == usize::from(self.move_limit.plies()) {
                break;
            }
            *passed = passed.with(now.mouse);
            let to = self.best_move(now, self.table.forced(now));
            moves.push(Move { by: now.turn, from: now.mover(), to });
            now = now.after(to);
        }
        let ending = self.terminal(now).unwrap_or(BoardEnding::Limit);
        Line { moves, ending, loops_from }
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
    pub(crate) fn destinations(&self, state: State) -> Targets {
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
        let mut moves = self.destinations(state);
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

/// The index of the move first played from this state.
pub(crate) fn first_visit(start: State, moves: &[Move], state: State) -> Option<usize> {
    let states = moves.iter().scan(start, |now, played| {
        let before = *now;
        *now = now.after(played.to);
        Some(before)
    });
    states.into_iter().position(|passed| passed == state)
}

/// What an outcome is worth to a player: a greater value is better. First what happens within the limit, then what
/// would happen without it, both 1 for a win, 0 for neither and −1 for a loss; then the distance.
pub(crate) fn merit(outcome: Outcome, player: Player) -> (i8, i8, i32) {
    let (side, distance) = merit_of_forced(outcome.forced, player);
    let within = if outcome.ending == BoardEnding::Limit { 0 } else { side };
    (within, side, distance)
}

/// The same where there is no limit.
pub(crate) fn merit_of_forced(forced: Option<Forced>, player: Player) -> (i8, i32) {
    match forced {
        Some(Forced { winner, plies }) if winner == player => (1, -i32::from(plies)),
        None => (0, 0),
        Some(Forced { plies, .. }) => (-1, i32::from(plies)),
    }
}
