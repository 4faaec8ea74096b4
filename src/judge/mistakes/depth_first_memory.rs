//! Mistake: a depth-first search remembers the result of each state, without the number of plies played. The game has
//! cycles, so the search for the result of a state can come to this state again, and must then assume a result.
//! Whatever the search assumes, other states get results that are true only on the present path, and the search
//! remembers these results as if they were always true.
//!
//! The answers of a solution with this mistake depend on the order in which it tries moves, and on the result that it
//! assumes for a state in progress.
//!
//! Some searches only mark the states that they have reached. They do not remove the mark when the search of a state
//! returns, so a state that was searched on another path is taken for a repetition.
//!
//! Another mistake of depth-first searches is to remember results without the player to move.

use std::ops::Range;

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::{DIRECTIONS, edges, index, step, winner_on_board, winner_on_graph};

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    order: Order,
    circle: Circle,
    /// Whether the search stops at the first winning move.
    stops_early: bool,
    /// Whether the search only marks the states that it has reached, and does not remember their results.
    only_marks: bool,
    /// Whether a result is remembered by the places of cat and mouse only, without the turn.
    forgets_turn: bool,
}

impl Variant {
    /// The same search, with results remembered without the turn. `None` for searches that only mark states, and for
    /// searches that would then give the same answers as other mistakes, because a player who stays comes back to the
    /// remembered places.
    pub(crate) fn without_turn(self) -> Option<Self> {
        let is_like_others = match self.order {
            Order::Directions(_, stays_first) => {
                let always_true = [Circle::Result(Some(Player::Mouse)), Circle::MoverWins];
                stays_first || always_true.contains(&self.circle)
            }
            Order::Nodes { .. } => false,
        };
        (!is_like_others && !self.only_marks).then_some(Self { forgets_turn: true, ..self })
    }

    /// The index at which the result of a state is remembered.
    fn place(self, state: State) -> usize {
        // MISTAKE of a search that forgets the turn: with the other player to move, the result may be different.
        index(if self.forgets_turn { State { turn: Player::Mouse, ..state } } else { state })
    }
}

/// The order of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// On a board: the directions, as indices of [`DIRECTIONS`], and whether a player first tries to stay. If not,
    /// staying comes last.
    Directions([usize; 4], bool),
    /// On a graph: whether the highest node comes first.
    Nodes { descending: bool },
}

/// The rule for a state that the search reaches again before the result of this state is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Circle {
    /// The state has this result; `None` for a draw.
    Result(Option<Player>),
    /// The player to move wins there.
    MoverWins,
    /// The player to move loses there.
    MoverLoses,
    /// The search goes on to this depth in plies. A game that is not over at this depth counts as a draw.
    Depth(usize),
    /// The same as `Depth`, with a depth of `factor` times the number of cells, plus `plus`.
    DepthByCells { factor: usize, plus: usize },
}

/// The variants on a board: all orders of the directions, staying first or last, each with every [`Circle`] rule.
pub(crate) fn board_variants() -> Vec<Variant> {
    let mut orders = Vec::new();
    for number in 0..256 {
        let order = [number / 64 % 4, number / 16 % 4, number / 4 % 4, number % 4];
        if (0..4).all(|direction| order.contains(&direction)) {
            orders.extend([true, false].map(|stays_first| Order::Directions(order, stays_first)));
        }
    }
    variants(&orders, &[Some(Player::Mouse), Some(Player::Cat)])
}

/// The variants on a graph: ascending and descending order of the nodes, each with every [`Circle`] rule.
pub(crate) fn graph_variants() -> Vec<Variant> {
    let orders = [false, true].map(|descending| Order::Nodes { descending });
    variants(&orders, &[None, Some(Player::Mouse), Some(Player::Cat)])
}

fn variants(orders: &[Order], results: &[Option<Player>]) -> Vec<Variant> {
    let mut circles = vec![Circle::MoverWins, Circle::MoverLoses];
    circles.extend(results.iter().map(|result| Circle::Result(*result)));
    circles.extend([100, 101, 1_000, 1_001].map(Circle::Depth));
    for factor in [1, 2, 4] {
        circles.extend([0, 1].map(|plus| Circle::DepthByCells { factor, plus }));
    }
    let mut variants = Vec::new();
    for &order in orders {
        for &circle in &circles {
            let has_mark = !matches!(circle, Circle::Depth(_) | Circle::DepthByCells { .. });
            for only_marks in [false, true] {
                if has_mark || !only_marks {
                    variants.extend([true, false].map(|stops_early| Variant {
                        order,
                        circle,
                        stops_early,
                        only_marks,
                        forgets_turn: false,
                    }));
                }
            }
        }
    }
    variants
}

pub(crate) fn on_board(board: &Board, jumps: Jumps, variant: Variant) -> Found {
    let Order::Directions(directions, stays_first) = variant.order else { unreachable!("an order of nodes") };
    let moves = |state: State| {
        let mut cells = Vec::new();
        if stays_first {
            cells.push(state.mover());
        }
        for direction in directions {
            for steps in 1..=jumps.of(state.turn) {
                match step(board, state.mover(), DIRECTIONS[direction], steps) {
                    Some(to) if board.floor().contains(to) => cells.push(to),
                    _ => break,
                }
            }
        }
        if !stays_first {
            cells.push(state.mover());
        }
        cells
    };
    // A draw is a win of the cat.
    let winner = |state| winner_on_board(board, state);
    let search = Search::new(&winner, &moves, Some(Player::Cat), board.size(), variant);
    search.run(State { mouse: board.mouse(), cat: board.cat(), turn: Player::Mouse })
}

pub(crate) fn on_graph(graph: &Graph, variant: Variant) -> Found {
    let moves = |state: State| {
        let mut nodes = edges(graph, state);
        if variant.order == (Order::Nodes { descending: true }) {
            nodes.reverse();
        }
        nodes
    };
    let search = Search::new(&winner_on_graph, &moves, None, graph.size(), variant);
    search.run(State { mouse: Graph::MOUSE, cat: Graph::CAT, turn: Player::Mouse })
}

/// The result of a search.
pub(crate) struct Found {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// The results that the search remembers.
    memory: Vec<Option<i8>>,
    variant: Variant,
}

impl Found {
    /// The remembered result of a state; `None` if the search did not reach it.
    #[allow(clippy::option_option)]
    pub(crate) fn of(&self, state: State) -> Option<Option<Player>> {
        self.memory[self.variant.place(state)].map(winner_of)
    }
}

struct Search<'a> {
    winner: &'a dyn Fn(State) -> Option<Player>,
    moves: &'a dyn Fn(State) -> Vec<Cell>,
    /// The moves computed so far, one list after another.
    known_moves: Vec<Cell>,
    /// For each player on each cell, the range of its moves in `known_moves`.
    ranges: Vec<Option<Range<usize>>>,
    /// The value of a draw.
    draw: i8,
    deepest: usize,
    variant: Variant,
    memory: Vec<Option<i8>>,
    calls: Vec<Call>,
}

/// A state that is in progress.
struct Call {
    state: State,
    /// The range in `known_moves` of the moves that have not been tried.
    untried: Range<usize>,
    /// The best result of the moves tried so far.
    best: i8,
}

/// A result as a number: 1 if the mouse wins, -1 if the cat wins, 0 for a draw.
fn value(winner: Option<Player>) -> i8 {
    match winner {
        Some(Player::Mouse) => 1,
        Some(Player::Cat) => -1,
        None => 0,
    }
}

/// The winner that this number stands for.
fn winner_of(value_of: i8) -> Option<Player> {
    Player::BOTH.into_iter().find(|&player| value(Some(player)) == value_of)
}

impl<'a> Search<'a> {
    fn new(
        winner: &'a dyn Fn(State) -> Option<Player>,
        moves: &'a dyn Fn(State) -> Vec<Cell>,
        draw: Option<Player>,
        cells: usize,
        variant: Variant,
    ) -> Self {
        let deepest = match variant.circle {
            Circle::Depth(plies) => plies,
            Circle::DepthByCells { factor, plus } => factor * cells + plus,
            _ => usize::MAX,
        };
        let memory = vec![None; 2 * 64 * 64];
        let ranges = vec![None; 2 * 64];
        let draw = value(draw);
        Self { winner, moves, known_moves: Vec::new(), ranges, draw, deepest, variant, memory, calls: Vec::new() }
    }

    /// Runs the search with its own stack instead of recursive calls. A recursion could pass through every state, which
    /// is too deep for a browser's stack.
    fn run(mut self, start: State) -> Found {
        let mut result = self.known(start, 0);
        if result.is_none() {
            self.begin(start);
        }
        while let Some(mut call) = self.calls.pop() {
            let wins = value(Some(call.state.turn));
            loop {
                // The mouse wants the highest value, the cat the lowest.
                if let Some(result) = result.filter(|result| result * wins > call.best * wins) {
                    call.best = result;
                }
                let is_enough = call.best == wins && self.variant.stops_early;
                let next = if is_enough { None } else { call.untried.next() };
                let Some(next) = next else {
                    // MISTAKE of a search that only marks states: it must remove the mark here.
                    if !self.variant.only_marks {
                        let place = self.variant.place(call.state);
                        self.memory[place] = Some(call.best);
                    }
                    result = Some(call.best);
                    break;
                };
                let after = call.state.after(self.known_moves[next]);
                result = self.known(after, self.calls.len() + 1);
                if result.is_none() {
                    self.calls.push(call);
                    self.begin(after);
                    break;
                }
            }
        }
        Found { winner: result.and_then(winner_of), memory: self.memory, variant: self.variant }
    }

    /// The result of a state that the search reaches at this depth in plies; `None` if the state must be searched.
    fn known(&self, state: State, depth: usize) -> Option<i8> {
        // MISTAKE: a result is remembered for the state, whatever path led to it.
        self.memory[self.variant.place(state)]
            .or_else(|| (self.winner)(state).map(|winner| value(Some(winner))))
            .or_else(|| (depth >= self.deepest).then_some(self.draw))
    }

    fn begin(&mut self, state: State) {
        let place = self.variant.place(state);
        self.memory[place] = match self.variant.circle {
            Circle::Result(result) => Some(value(result)),
            Circle::MoverWins => Some(value(Some(state.turn))),
            Circle::MoverLoses => Some(value(Some(state.turn.other()))),
            Circle::Depth(_) | Circle::DepthByCells { .. } => None,
        };
        let range = &mut self.ranges[64 * state.turn as usize + state.mover().index()];
        let moves = range.get_or_insert_with(|| {
            let first = self.known_moves.len();
            self.known_moves.extend((self.moves)(state));
            first..self.known_moves.len()
        });
        let untried = moves.clone();
        self.calls.push(Call { state, untried, best: value(Some(state.turn.other())) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mouse goes two cells to the food, and the cat can only stay: the mouse wins at ply 3.
    #[test]
    fn a_win_at_ply_3_is_found_by_a_search_to_depth_3_and_not_to_depth_2() {
        let board = Board::from_rows(&["M.F#C"]).expect("a complete board");
        let jumps = Jumps::new(1, 1).expect("jumps from 1 to 8");
        for stops_early in [true, false] {
            let found = |depth| {
                let order = Order::Directions([1, 2, 3, 0], false);
                let variant = Variant {
                    order,
                    circle: Circle::Depth(depth),
                    stops_early,
                    only_marks: false,
                    forgets_turn: false,
                };
                on_board(&board, jumps, variant).winner == Some(Player::Mouse)
            };
            assert_eq!((found(2), found(3)), (false, true));
        }
    }
}
