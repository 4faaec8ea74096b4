//! Code shared by the mistaken solvers, as a student would write it: the board and its rules, and a solver that goes
//! over all states in sweeps until nothing changes.

use crate::board::Board;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::questions::question::Question;

/// The four directions of a jump: up, right, down, left, each as (rows down, columns to the right).
pub(super) const DIRECTIONS: [(i8, i8); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// The cell this many steps away, even if it is a wall; `None` outside the board.
#[inline(never)] // one copy for all mistakes keeps the package small
pub(super) fn step(board: &Board, from: Cell, (down, right): (i8, i8), steps: u8) -> Option<Cell> {
    let steps = steps.cast_signed();
    let row = from.row().checked_add_signed(down * steps)?;
    let col = from.col().checked_add_signed(right * steps)?;
    (row < board.rows() && col < board.cols()).then(|| Cell::at(row, col))
}

/// The cells to which a player can jump: at most `jump` steps in each direction, and not past a wall or the edge.
pub(super) fn jumps(board: &Board, from: Cell, jump: u8) -> Vec<Cell> {
    let mut cells = Vec::new();
    for direction in DIRECTIONS {
        for steps in 1..=jump {
            match step(board, from, direction, steps) {
                Some(to) if board.floor().contains(to) => cells.push(to),
                _ => break,
            }
        }
    }
    cells
}

/// The cells of [`jumps`], and the player's own cell, because the player may stay.
pub(super) fn jumps_or_stay(board: &Board, from: Cell, jump: u8) -> Vec<Cell> {
    let mut cells = jumps(board, from, jump);
    cells.push(from);
    cells
}

/// The winner on a board, if the game is over.
pub(super) fn winner_on_board(board: &Board, state: State) -> Option<Player> {
    if state.mouse == state.cat || state.cat == board.food() {
        Some(Player::Cat)
    } else if state.mouse == board.food() {
        Some(Player::Mouse)
    } else {
        None
    }
}

/// The nodes to which a player can go.
pub(super) fn edges(graph: &Graph, state: State) -> Vec<Cell> {
    let mut nodes: Vec<Cell> = graph.neighbours(state.mover()).into_iter().collect();
    if state.turn == Player::Cat {
        nodes.retain(|&node| node != Graph::HOLE);
    }
    nodes
}

/// The winner on a graph, if the game is over.
pub(super) fn winner_on_graph(state: State) -> Option<Player> {
    if state.mouse == Graph::HOLE {
        Some(Player::Mouse)
    } else if state.mouse == state.cat {
        Some(Player::Cat)
    } else {
        None
    }
}

/// The order of the loops over the states, from the outer to the inner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Order {
    /// Whether the loop over the cat's cells is outside the loop over the mouse's cells. Otherwise it is inside.
    pub(super) cat_first: bool,
    /// Whether the loop over the turns is the outermost one. Otherwise it is the innermost one.
    pub(super) turn_first: bool,
}

impl Order {
    pub(super) fn all() -> [Self; 4] {
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(cat_first, turn_first)| Self { cat_first, turn_first })
    }

    /// All states with both players on these cells, in this order.
    fn states(self, places: Cells) -> Vec<State> {
        let mut states = Vec::new();
        let turns: &[&[Player]] = if self.turn_first { &[&[Player::Mouse], &[Player::Cat]] } else { &[&Player::BOTH] };
        for turns in turns {
            for one in places {
                for other in places {
                    let (mouse, cat) = if self.cat_first { (other, one) } else { (one, other) };
                    states.extend(turns.iter().map(|&turn| State { mouse, cat, turn }));
                }
            }
        }
        states
    }
}

/// The game as a mistaken solver sees it.
pub(crate) struct Game<'a> {
    /// The cells on which a player can be.
    pub(super) places: Cells,
    /// The winner, if the game is over.
    pub(super) winner: Box<dyn Fn(State) -> Option<Player> + 'a>,
    /// The cells to which the player to move can go.
    pub(super) moves: Box<dyn Fn(State) -> Vec<Cell> + 'a>,
    /// Whether the solver fails to label a state as lost although all its moves lose. The arguments are the state and
    /// the number of its moves.
    pub(super) never_lost: Box<dyn Fn(State, usize) -> bool + 'a>,
    /// The order of the states in a sweep.
    pub(super) order: Order,
    /// The number of sweeps after which the solver stops, even if something still changes.
    pub(super) sweeps: i16,
}

impl<'a> Game<'a> {
    /// A game on a board with these moves, and otherwise the right rules.
    pub(super) fn on_board(board: &'a Board, moves: impl Fn(State) -> Vec<Cell> + 'a) -> Self {
        Self {
            places: board.floor(),
            winner: Box::new(|state| winner_on_board(board, state)),
            moves: Box::new(moves),
            never_lost: Box::new(|_, _| false),
            order: Order::default(),
            sweeps: i16::MAX,
        }
    }

    /// A game on a graph with the right rules.
    pub(crate) fn right_on_graph(graph: &'a Graph) -> Self {
        Self {
            places: graph.nodes(),
            winner: Box::new(winner_on_graph),
            moves: Box::new(|state| edges(graph, state)),
            never_lost: Box::new(|_, _| false),
            order: Order::default(),
            sweeps: i16::MAX,
        }
    }

    /// The game of a question, with the right rules.
    pub(crate) fn right(question: &'a Question) -> Self {
        match question {
            Question::Board { board, jumps } => {
                Self::on_board(board, move |state| jumps_or_stay(board, state.mover(), jumps.of(state.turn)))
            }
            Question::Graph(graph) => Self::right_on_graph(graph),
        }
    }

    /// The cells to which the player to move can go.
    pub(crate) fn moves(&self, state: State) -> Vec<Cell> {
        (self.moves)(state)
    }

    /// The winner, if the game is over.
    pub(crate) fn winner(&self, state: State) -> Option<Player> {
        (self.winner)(state)
    }

    /// The winner from this state; `None` if nobody can force a win.
    pub(crate) fn solve(&self, start: State) -> Option<Player> {
        self.results()[index(start)]
    }

    /// The winner from every state, at its [`index`]; `None` if nobody can force a win.
    pub(crate) fn results(&self) -> Vec<Option<Player>> {
        let mut results = vec![None; 2 * 64 * 64];
        let mut open = Vec::new();
        let mut next = Vec::new();
        for state in self.order.states(self.places) {
            let winner = (self.winner)(state);
            results[index(state)] = winner;
            if winner.is_none() {
                let first = next.len();
                next.extend((self.moves)(state).into_iter().map(|to| index(state.after(to))));
                open.push((state, first, next.len()));
            }
        }
        // Sweep until nothing changes. Nobody can force a win from the states that are then still open.
        for _ in 0..self.sweeps {
            let before = open.len();
            open.retain(|&(state, first, end)| {
                let next = &next[first..end];
                let (mover, other) = (state.turn, state.turn.other());
                if next.iter().any(|&after| results[after] == Some(mover)) {
                    results[index(state)] = Some(mover);
                } else if !next.is_empty()
                    && next.iter().all(|&after| results[after] == Some(other))
                    && !(self.never_lost)(state, next.len())
                {
                    results[index(state)] = Some(other);
                }
                results[index(state)].is_none()
            });
            if open.len() == before {
                break;
            }
        }
        results
    }
}

pub(crate) fn index(state: State) -> usize {
    (state.turn as usize * 64 + state.mouse.index()) * 64 + state.cat.index()
}
