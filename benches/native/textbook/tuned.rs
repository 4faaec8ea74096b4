//! The textbook queue, tuned as far as we could, so that the comparison is fair.
//!
//! It is the same queue as in `published.rs`, with the same degrees. These changes make it much faster:
//! - Only floor cells are numbered, so no state with a player on a wall has to be skipped.
//! - The cells to which a player can go from a cell are computed once per board.
//! - A state is one small number: two cells of six bits. The cell that a move does not change comes first, so the
//!   predecessors of a state lie close together, in one row.
//! - There is one queue for each winner and turn. So no code tests who has won or who moves, and the plies need not be
//!   stored with the states, because all states appended in one round have the same plies.
//! - There is no branch on whether a state is newly decided. The state is always written to the end of the queue, and
//!   the end advances only if the state is newly decided.
//! - The analysis stops when no state is undecided, without following the last moves backwards. It also does not go
//!   backwards from a state in which the game is over if the game is over in all states before it too.
//!
//! Two variants were not faster: degrees in bytes took 1.1 times as long, and queues in 32 bits as long. Vector
//! instructions that update all predecessors in a row at once took half the time; docs/performance.md has the figure.

// Cells have six bits, states twelve, a list is at most 15 cells long, and no number here is greater than the number of
// states.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)]

use super::{CAT, Game, MOUSE, won};

/// The maximum number of cells. A cell has six bits.
const CELLS: usize = 64;
const STATES: usize = CELLS * CELLS;

/// The number of the state with these cells. The cell of the player to move is in the lowest six bits.
const fn state(other: usize, mover: usize) -> usize {
    other * CELLS + mover
}

/// The floor cells of a board in a frame of walls, and their numbers.
struct Floor {
    /// For each place in the frame, the number of its floor cell, or `WALL`.
    numbers: [u8; FRAME],
    /// The places of the floor cells in the frame.
    places: [u8; CELLS],
    count: usize,
}

const WALL: u8 = u8::MAX;
const STRIDE: usize = 16;
const FRAME: usize = 10 * STRIDE;

impl Floor {
    const NONE: Self = Self { numbers: [WALL; FRAME], places: [0; CELLS], count: 0 };

    fn of(game: &Game) -> Self {
        let mut floor = Self::NONE;
        for (row, walls) in game.wall.chunks_exact(game.cols).enumerate() {
            for (col, &wall) in walls.iter().enumerate() {
                let place = (row + 1) * STRIDE + col + 1;
                floor.places[floor.count % CELLS] = place as u8;
                floor.numbers[place] = if wall { WALL } else { floor.count as u8 };
                floor.count += usize::from(!wall);
            }
        }
        floor
    }

    /// The number of a cell of the board.
    fn number(&self, game: &Game, cell: usize) -> usize {
        usize::from(self.numbers[(cell / game.cols + 1) * STRIDE + cell % game.cols + 1])
    }

    const fn count(&self) -> usize {
        self.count
    }

    /// All cells: their numbers, and their places in the frame.
    #[inline]
    fn cells(&self) -> impl Iterator<Item = (usize, usize)> {
        let places = self.places[..self.count].iter().map(|&place| usize::from(place));
        places.map(|place| (usize::from(self.numbers[place]) % CELLS, place))
    }

    /// Calls `visit` with the number of each cell where a jump from this place can end.
    #[inline]
    fn each_jump(&self, place: usize, jump: usize, mut visit: impl FnMut(usize)) {
        for step in [STRIDE, 1, STRIDE.wrapping_neg(), 1_usize.wrapping_neg()] {
            let mut place = place;
            for _ in 0..jump {
                place = place.wrapping_add(step);
                match self.numbers[place] {
                    WALL => break,
                    number => visit(usize::from(number) % CELLS),
                }
            }
        }
    }
}

/// The states of one turn that one player has won, in the order of their plies.
struct Queue {
    /// The states, with room for a state that is written but not appended.
    states: [u16; 2 * STATES],
    /// The range of the states decided in the ply that ended most recently.
    ply: [usize; 2],
    end: usize,
}

impl Queue {
    const NEW: Self = Self { states: [0; 2 * STATES], ply: [0; 2], end: 0 };

    fn clear(&mut self) {
        (self.ply, self.end) = ([0; 2], 0);
    }

    /// Ends a ply, and returns the number of states that it has decided.
    fn end_ply(&mut self) -> usize {
        self.ply = [self.ply[1], self.end];
        self.end - self.ply[0]
    }

    fn last_ply(&self) -> &[u16] {
        &self.states[self.ply[0]..self.ply[1]]
    }

    /// Appends the state if it is new. The state is always written, because a branch would take longer.
    #[inline]
    fn push_if(&mut self, is_new: bool, state: usize) {
        self.states[self.end % (2 * STATES)] = state as u16;
        self.end += usize::from(is_new);
    }
}

/// The maximum number of moves: along a row and a column, and staying.
const MOST_MOVES: usize = 15;

/// The degrees of all states with one player to move, and this player's moves.
struct Degrees {
    /// For each state, the number of its moves that are not known to lose; zero or less once it is decided.
    open_moves: [i32; STATES],
    /// For each cell, the start and the end of its moves in `moves`.
    ranges: [[u16; 2]; CELLS],
    moves: [u8; CELLS * MOST_MOVES],
}

impl Degrees {
    const NEW: Self = Self { open_moves: [0; STATES], ranges: [[0; 2]; CELLS], moves: [0; CELLS * MOST_MOVES] };

    /// Begins a board, with no state decided.
    fn begin(&mut self, floor: &Floor, jump: usize) {
        let mut row = [0; CELLS];
        let mut end = 0;
        for (from, place) in floor.cells() {
            let begin = end;
            let mut add = |to: usize| {
                self.moves[end] = to as u8;
                end += 1;
            };
            add(from);
            floor.each_jump(place, jump, add);
            self.ranges[from] = [begin as u16, end as u16];
            row[from] = (end - begin) as i32;
        }
        for degrees in self.open_moves.chunks_exact_mut(CELLS).take(floor.count()) {
            degrees.copy_from_slice(&row);
        }
    }

    /// Marks a state as decided.
    fn close(&mut self, state: usize) {
        self.open_moves[state] = 0;
    }

    /// Updates the predecessors of these states, and appends those that are now decided to the queue. The move from a
    /// predecessor to its state wins for the player who makes it if `WINS`, and otherwise loses.
    #[inline(never)]
    fn tell<const WINS: bool>(&mut self, decided: &[u16], queue: &mut Queue) {
        for &after in decided {
            let (from, other) = (usize::from(after) / CELLS % CELLS, usize::from(after) % CELLS);
            let [begin, end] = self.ranges[from];
            for &to in &self.moves[usize::from(begin)..usize::from(end)] {
                let before = state(other, 0) | usize::from(to);
                let degree = &mut self.open_moves[before];
                let was_open = *degree > 0;
                *degree = if WINS { 0 } else { *degree - 1 };
                queue.push_if(if WINS { was_open } else { *degree == 0 }, before);
            }
        }
    }
}

/// The data for the turn of one player.
struct Turn {
    degrees: Degrees,
    results: [u16; STATES],
    /// The states won by the mouse, and by the cat.
    won: [Queue; 2],
}

impl Turn {
    #[allow(clippy::large_stack_arrays)] // it will be boxed
    const NEW: Self = Self { degrees: Degrees::NEW, results: [0; STATES], won: [Queue::NEW; 2] };

    fn begin(&mut self, floor: &Floor, jump: usize) {
        self.degrees.begin(floor, jump);
        self.results.fill(0);
        self.won.iter_mut().for_each(Queue::clear);
    }

    /// Decides a state in which the game is over, and appends it to the queue if `is_followed`. A state that is not
    /// followed has only predecessors in which the game is over too.
    fn over(&mut self, state: usize, winner: usize, is_followed: bool) {
        self.degrees.close(state);
        self.results[state] = won(winner, 0);
        self.won[winner].push_if(is_followed, state);
    }

    /// Ends a ply: enters the results of the states that it has decided, and returns their number.
    fn enter(&mut self, plies: u16) -> usize {
        let mut entered = 0;
        for winner in [MOUSE, CAT] {
            entered += self.won[winner].end_ply();
            for &state in self.won[winner].last_ply() {
                self.results[usize::from(state) % STATES] = won(winner, plies);
            }
        }
        entered
    }
}

/// Decides boards, one after another.
pub struct Tuned {
    floor: Floor,
    turns: [Turn; 2],
}

impl Tuned {
    #[allow(clippy::large_stack_arrays)] // it is boxed
    pub fn new() -> Box<Self> {
        Box::new(Self { floor: Floor::NONE, turns: [Turn::NEW; 2] })
    }

    /// Decides every state of the board. Returns the result of the start.
    pub fn solve(&mut self, game: &Game) -> u16 {
        self.floor = Floor::of(game);
        let [mouse, cat] = &mut self.turns;
        mouse.begin(&self.floor, game.mouse_jump);
        cat.begin(&self.floor, game.cat_jump);

        let food = self.floor.number(game, game.food);
        for (cell, _) in self.floor.cells() {
            // Both players are on one cell.
            mouse.over(state(cell, cell), CAT, true);
            cat.over(state(cell, cell), CAT, true);
            if cell != food {
                // The player who has just moved is on the food.
                mouse.over(state(food, cell), CAT, true);
                cat.over(state(food, cell), MOUSE, true);
                // The player to move was on the food before the other player moved, so the game was over then too.
                mouse.over(state(cell, food), MOUSE, false);
                cat.over(state(cell, food), CAT, false);
            }
        }

        let floor = self.floor.count();
        let not_followed = 2 * (floor - 1);
        let mut undecided = 2 * floor * floor - not_followed;
        for plies in 0.. {
            let entered = mouse.enter(plies) + cat.enter(plies);
            undecided -= entered;
            if entered == 0 || undecided == 0 {
                break;
            }
            let [mouse_won, cat_won] = &mut mouse.won;
            cat.degrees.tell::<false>(mouse_won.last_ply(), &mut cat.won[MOUSE]);
            mouse.degrees.tell::<false>(cat.won[CAT].last_ply(), cat_won);
            mouse.degrees.tell::<true>(cat.won[MOUSE].last_ply(), mouse_won);
            cat.degrees.tell::<true>(cat_won.last_ply(), &mut cat.won[CAT]);
        }
        self.result(game, game.mouse, game.cat, MOUSE)
    }

    /// The result of a state of the board solved last.
    pub fn result(&self, game: &Game, mouse: usize, cat: usize, turn: usize) -> u16 {
        let (mouse, cat) = (self.floor.number(game, mouse), self.floor.number(game, cat));
        self.turns[turn].results[if turn == MOUSE { state(cat, mouse) } else { state(mouse, cat) }]
    }
}
