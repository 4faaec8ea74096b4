//! The textbook solver: the game written down as plainly as possible, to test the fast solver against.
//!
//! It shares no code with the crate. It reads the rows itself, finds moves by walking over (row, column), and decides
//! the states with a queue, degree counts and lists of predecessors. It prefers obvious code to clever code: this file
//! is our definition of the game, and a reader should be able to check it.
//!
//! Words used below:
//!
//! - A *cell* is the number `row * cols + col`, counted from the top left corner, from zero.
//! - A *state* is where the mouse is, where the cat is, and who is to move. Neither piece ever stands on a wall.
//! - A *ply* is one move by one player. All distances are in plies.
//!
//! `graph` has the sister game on a graph. `turns` solves both games in another way, by counting turns.

pub mod graph;
pub mod turns;

use std::collections::VecDeque;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Mouse,
    Cat,
}

use Side::{Cat, Mouse};

impl Side {
    /// The other player.
    pub fn other(self) -> Side {
        match self {
            Mouse => Cat,
            Cat => Mouse,
        }
    }
}

/// The place of the mouse, the place of the cat, and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub mouse: usize,
    pub cat: usize,
    pub turn: Side,
}

impl State {
    /// The cell of the player who is to move.
    pub fn mover(self) -> usize {
        match self.turn {
            Mouse => self.mouse,
            Cat => self.cat,
        }
    }

    /// The state after the player to move has gone to `cell`.
    pub fn after(self, cell: usize) -> State {
        match self.turn {
            Mouse => State { mouse: cell, turn: Cat, ..self },
            Cat => State { cat: cell, turn: Mouse, ..self },
        }
    }
}

/// The player who can force a win, and in how many plies: the winner hurries, the loser delays.
pub type Forced = Option<(Side, usize)>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Food,
    Capture,
}

/// A board with its pieces and both jumps.
#[derive(Clone, Debug)]
pub struct Game {
    pub rows: usize,
    pub cols: usize,
    /// For each cell, whether it is a wall.
    pub wall: Vec<bool>,
    pub mouse: usize,
    pub cat: usize,
    pub food: usize,
    pub cat_jump: usize,
    pub mouse_jump: usize,
}

impl Game {
    /// Reads rows of `.#CMF`. Panics on anything else: the input of the tests is always a board.
    pub fn new<S: AsRef<str>>(rows: &[S], cat_jump: usize, mouse_jump: usize) -> Game {
        let cols = rows[0].as_ref().len();
        let text: Vec<char> = rows.iter().flat_map(|row| row.as_ref().chars()).collect();
        assert_eq!(text.len(), rows.len() * cols, "rows of equal length");

        let only = |piece: char| {
            let cells: Vec<usize> = (0..text.len()).filter(|&cell| text[cell] == piece).collect();
            assert_eq!(cells.len(), 1, "exactly one {piece}");
            cells[0]
        };
        assert!(text.iter().all(|c| ".#CMF".contains(*c)), "only . # C M F");

        Game {
            rows: rows.len(),
            cols,
            wall: text.iter().map(|&c| c == '#').collect(),
            mouse: only('M'),
            cat: only('C'),
            food: only('F'),
            cat_jump,
            mouse_jump,
        }
    }

    /// The number of cells, walls included.
    pub fn cells(&self) -> usize {
        self.rows * self.cols
    }

    /// The first state of every game: the mouse moves first.
    pub fn start(&self) -> State {
        State { mouse: self.mouse, cat: self.cat, turn: Mouse }
    }

    /// Every state of the board: all pairs of floor cells, with either player to move.
    pub fn states(&self) -> Vec<State> {
        let floor: Vec<usize> = (0..self.cells()).filter(|&cell| !self.wall[cell]).collect();
        let mut states = Vec::new();
        for &mouse in &floor {
            for &cat in &floor {
                for turn in [Mouse, Cat] {
                    states.push(State { mouse, cat, turn });
                }
            }
        }
        states
    }

    /// The winner and the ending, if the game is over. The turn does not matter.
    ///
    /// The order of the three checks matters. A cat that shares a cell with the mouse has caught it even if that
    /// cell holds the food.
    pub fn ended(&self, state: State) -> Option<(Side, End)> {
        if state.mouse == state.cat {
            Some((Cat, End::Capture))
        } else if state.cat == self.food {
            Some((Cat, End::Food))
        } else if state.mouse == self.food {
            Some((Mouse, End::Food))
        } else {
            None
        }
    }

    /// The cells to which a player may go from `cell`, in the order in which ties between moves are broken: up, right,
    /// down, left, in each direction the shorter jump first; staying comes last.
    ///
    /// A jump covers one to `jump` cells in a straight line. It ends at the first wall or edge in its way, and is not
    /// stopped by the other player or by the food.
    pub fn jumps(&self, side: Side, cell: usize) -> Vec<usize> {
        let jump = match side {
            Mouse => self.mouse_jump,
            Cat => self.cat_jump,
        };
        let mut cells = Vec::new();
        // Steps of (row, column): up, right, down, left.
        for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
            let (mut row, mut col) = (cell / self.cols, cell % self.cols);
            for _ in 0..jump {
                // `None` is a step over the top or the left edge.
                let Some(next_row) = row.checked_add_signed(down) else {
                    break;
                };
                let Some(next_col) = col.checked_add_signed(right) else {
                    break;
                };
                (row, col) = (next_row, next_col);
                if row == self.rows || col == self.cols {
                    break;
                }
                let landing = row * self.cols + col;
                if self.wall[landing] {
                    break;
                }
                cells.push(landing);
            }
        }
        cells.push(cell);
        cells
    }

    /// The moves of a state; none after the end of the game.
    pub fn moves(&self, state: State) -> Vec<usize> {
        if self.ended(state).is_some() {
            return Vec::new();
        }
        self.jumps(state.turn, state.mover())
    }

    /// The number of moves that a player without an opponent needs from this cell to each cell; `None` if it cannot get
    /// there. The way back takes as many moves.
    pub fn walks(&self, side: Side, from: usize) -> Vec<Option<usize>> {
        walks(self.cells(), from, |cell| self.jumps(side, cell))
    }

    /// The index of a state in a flat list.
    pub fn index(&self, state: State) -> usize {
        let turn = match state.turn {
            Mouse => 0,
            Cat => 1,
        };
        (state.mouse * self.cells() + state.cat) * 2 + turn
    }

    /// The result of every state.
    pub fn solve(&self) -> Table<'_> {
        let size = self.cells() * self.cells() * 2;
        let ended = |state| self.ended(state).map(|(winner, _)| winner);
        let forced = decided(&self.states(), size, |state| self.index(state), |state| self.moves(state), ended);
        Table { game: self, forced }
    }

    /// For every state, whether `side` can force its win within `limit` plies, counted from that state.
    ///
    /// This function uses no queue and no distances. It computes a whole table for each number of plies left. With none
    /// left, only a finished game is won. With *n* left, `side` needs one move to a state that it wins with *n* − 1
    /// left, and every move of the opponent must lead to such a state. This is slow, but does not rest on the argument
    /// about the queue below.
    pub fn wins_within(&self, side: Side, limit: usize) -> Vec<bool> {
        let mut won = vec![false; self.cells() * self.cells() * 2];
        // The states in which the game goes on: the index, whether `side` moves, and the index after each move.
        let mut running = Vec::new();
        for state in self.states() {
            if let Some((winner, _)) = self.ended(state) {
                won[self.index(state)] = winner == side;
            } else {
                let after = self.moves(state).into_iter().map(|cell| self.index(state.after(cell)));
                running.push((self.index(state), state.turn == side, after.collect::<Vec<_>>()));
            }
        }
        for _ in 0..limit {
            let mut next = won.clone();
            for (state, is_own, after) in &running {
                let wins_by = |&after: &usize| won[after];
                next[*state] = if *is_own { after.iter().any(wins_by) } else { after.iter().all(wins_by) };
            }
            // If one more ply changes nothing, further plies change nothing either.
            if next == won {
                break;
            }
            won = next;
        }
        won
    }

    /// Whether the mouse can force its win within `limit` plies from the start.
    pub fn mouse_wins_within(&self, limit: usize) -> bool {
        self.wins_within(Mouse, limit)[self.index(self.start())]
    }
}

pub struct Table<'a> {
    game: &'a Game,
    forced: Vec<Forced>,
}

impl Table<'_> {
    /// The player who can force a win from this state, and its plies; `None` is a draw.
    pub fn forced(&self, state: State) -> Forced {
        self.forced[self.game.index(state)]
    }

    /// All moves of a state, best first: see [`ranked`]. The last tie-breaker is the order of [`Game::jumps`].
    pub fn ranked(&self, state: State) -> Vec<(usize, bool)> {
        let goal = match state.turn {
            Mouse => self.game.food,
            Cat => state.mouse,
        };
        let walks = self.game.walks(state.turn, goal);
        let walk = |cell: usize| walks[cell].unwrap_or(usize::MAX);
        ranked(state, |state| self.game.moves(state), |state| self.forced(state), walk)
    }

    /// Plays the first of the best moves for both, until the game ends, `limit` plies are played, or a state repeats.
    /// If the last allowed ply repeats a state, the line has both reached the limit and looped.
    pub fn line(&self, start: State, limit: usize) -> Line {
        let mut seen = vec![start];
        let mut moves = Vec::new();
        loop {
            let state = seen[seen.len() - 1];
            if let Some((_, end)) = self.game.ended(state) {
                return Line { moves, end: Some(end), loops_from: None };
            }
            let passed = &seen[..seen.len() - 1];
            let loops_from = passed.iter().position(|&earlier| earlier == state);
            if loops_from.is_some() || moves.len() == limit {
                return Line { moves, end: None, loops_from };
            }
            let (to, _) = self.ranked(state)[0];
            moves.push((state.mover(), to));
            seen.push(state.after(to));
        }
    }
}

/// Decides every state, backwards from the states that end the game.
///
/// Each state has a *degree*: the number of its moves that are not yet known to lose. The queue holds decided states
/// whose predecessors have not been updated yet. Suppose that a move from a predecessor leads to a state that X wins:
///
/// - If X makes this move, X wins the predecessor too: one such move is enough.
/// - If the other player makes this move, the degree of the predecessor falls by one. X wins the predecessor when its
///   degree reaches zero.
///
/// A state that is never decided is a draw: the player to move has a move that stays among such states, and no move
/// into a state that is won for it.
///
/// Why the distances are exact: the queue starts with the states at distance 0, and every state appended while states
/// at distance n are taken from it has distance n + 1. So states leave the queue in order of distance. If the mover
/// wins, the *first* winning successor to leave the queue decides the state. It is the nearest: the winner hurries. If
/// the mover loses, the *last* successor to leave decides the state. It is the farthest: the loser delays.
fn decided(
    states: &[State],
    size: usize,
    index: impl Fn(State) -> usize,
    moves: impl Fn(State) -> Vec<usize>,
    ended: impl Fn(State) -> Option<Side>,
) -> Vec<Forced> {
    let mut degree = vec![0; size];
    let mut predecessors: Vec<Vec<State>> = vec![Vec::new(); size];
    let mut forced: Vec<Forced> = vec![None; size];
    let mut queue = VecDeque::new();

    for &state in states {
        let moves = moves(state);
        degree[index(state)] = moves.len();
        for to in moves {
            predecessors[index(state.after(to))].push(state);
        }
        if let Some(winner) = ended(state) {
            forced[index(state)] = Some((winner, 0));
            queue.push_back(state);
        }
    }

    while let Some(state) = queue.pop_front() {
        let (winner, plies) = forced[index(state)].expect("only decided states are queued");
        for &before in &predecessors[index(state)] {
            let at = index(before);
            if forced[at].is_some() {
                continue;
            }
            if before.turn != winner {
                degree[at] -= 1;
                if degree[at] > 0 {
                    continue;
                }
            }
            forced[at] = Some((winner, plies + 1));
            queue.push_back(before);
        }
    }
    forced
}

/// The number of moves that a player without an opponent needs from one place to each place; `None` if unreachable.
fn walks(places: usize, from: usize, ways: impl Fn(usize) -> Vec<usize>) -> Vec<Option<usize>> {
    let mut moves = vec![None; places];
    moves[from] = Some(0);
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((place, made)) = queue.pop_front() {
        for next in ways(place) {
            if moves[next].is_none() {
                moves[next] = Some(made + 1);
                queue.push_back((next, made + 1));
            }
        }
    }
    moves
}

/// A game in which both players make the first of their best moves.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves, each from one cell to another.
    pub moves: Vec<(usize, usize)>,
    /// `None` if the line stopped at the limit or at a repetition.
    pub end: Option<End>,
    /// The index of the first move from the repeated state.
    pub loops_from: Option<usize>,
}

/// The value, for the player to move, of a move that leads to `forced`; more is better. An early win is best, then a
/// late win, a draw, a late loss, and an early loss.
///
/// A move limit does not change this order: results beyond the limit are compared among themselves in the same way, and
/// come between the wins and the losses within the limit.
fn liking(mover: Side, forced: Forced) -> usize {
    const DRAW: usize = 1_000_000;
    match forced {
        Some((winner, plies)) if winner == mover => 2 * DRAW - plies,
        None => DRAW,
        Some((_, plies)) => plies,
    }
}

/// All moves of a state, best first. The flag marks those that are as good as the first.
///
/// A player without a forced win orders equally good moves first by the share of the other player's moves that keep the
/// result, the smallest first. Then both players prefer the move that ends closest to their goal. `walk` is the
/// number of moves between a place and the goal. The remaining ties keep their order.
fn ranked(
    state: State,
    moves: impl Fn(State) -> Vec<usize>,
    forced: impl Fn(State) -> Forced,
    walk: impl Fn(usize) -> usize,
) -> Vec<(usize, bool)> {
    let liking = |to: usize| liking(state.turn, forced(state.after(to)));
    let winner = |state: State| forced(state).map(|(winner, _)| winner);
    // The number of moves of a state that lead to the same winner as the state itself, or to a draw if the state is a
    // draw, and the number of all moves. For a state without moves, both numbers are 1.
    let keeping = |state: State| match moves(state) {
        moves if moves.is_empty() => (1, 1),
        moves => (moves.iter().filter(|&&to| winner(state.after(to)) == winner(state)).count(), moves.len()),
    };
    let can_win = winner(state) == Some(state.turn);
    let others = |to: usize| if can_win { (1, 1) } else { keeping(state.after(to)) };
    let judged = |to: usize| (to, liking(to), others(to), walk(to));
    let mut ranked: Vec<_> = moves(state).into_iter().map(judged).collect();
    // The sorts are stable, with the least important criterion first, so that ties keep their order.
    ranked.sort_by_key(|&(.., walk)| walk);
    ranked.sort_by(|&(.., (kept, of), _), &(.., (other_kept, other_of), _)| (kept * other_of).cmp(&(other_kept * of)));
    ranked.sort_by_key(|&(_, liking, ..)| std::cmp::Reverse(liking));
    let best = ranked.first().map(|&(_, liking, ..)| liking);
    ranked.into_iter().map(|(to, liking, ..)| (to, Some(liking) == best)).collect()
}
