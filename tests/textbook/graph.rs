//! The textbook solver of the sister game on an undirected graph (LeetCode 913), as plain as that of the board.
//!
//! The mouse begins on node 1 and the cat on node 2; node 0 is the hole. A player must move along an edge, and the cat
//! may not enter the hole. The mouse has won if it is in the hole, the cat if both are on one node. A state in
//! which nobody has won, but the player to move has no move, is a draw.

use super::{Cat, Forced, Mouse, Side, State};

pub const HOLE: usize = 0;

/// The game on a graph: for each node, its neighbours.
#[derive(Clone, Debug)]
pub struct Game {
    pub graph: Vec<Vec<usize>>,
}

// All questions are methods of a game, even if the answer is the same for all graphs.
#[allow(clippy::unused_self)]
impl Game {
    pub fn new(graph: &[Vec<usize>]) -> Game {
        Game { graph: graph.to_vec() }
    }

    pub fn nodes(&self) -> usize {
        self.graph.len()
    }

    pub fn start(&self) -> State {
        State { mouse: 1, cat: 2, turn: Mouse }
    }

    /// Every state: the mouse anywhere, the cat anywhere but in the hole, either to move.
    pub fn states(&self) -> Vec<State> {
        let mut states = Vec::new();
        for mouse in 0..self.nodes() {
            for cat in 1..self.nodes() {
                for turn in [Mouse, Cat] {
                    states.push(State { mouse, cat, turn });
                }
            }
        }
        states
    }

    /// The winner, if the game is over. The turn does not matter. The cat is never in the hole, so only one of the two
    /// can have won.
    pub fn ended(&self, state: State) -> Option<Side> {
        if state.mouse == HOLE {
            Some(Mouse)
        } else if state.mouse == state.cat {
            Some(Cat)
        } else {
            None
        }
    }

    /// The moves of a state, the lower node first; none after the end of the game.
    pub fn moves(&self, state: State) -> Vec<usize> {
        if self.ended(state).is_some() {
            return Vec::new();
        }
        let mut nodes = self.steps(state.turn, state.mover());
        nodes.sort_unstable();
        nodes
    }

    /// The nodes to which a player can go from this node during the game: the cat avoids the hole.
    pub fn steps(&self, side: Side, from: usize) -> Vec<usize> {
        self.graph[from].iter().copied().filter(|&to| side == Mouse || to != HOLE).collect()
    }

    /// The number of moves that a player without an opponent needs from this node to each node; `None` if it cannot get
    /// there. The way back takes as many moves. So the numbers from the hole are the distances to the hole that a cat
    /// would have if it could enter the hole.
    pub fn walks(&self, side: Side, from: usize) -> Vec<Option<usize>> {
        super::walks(self.nodes(), from, |node| self.steps(side, node))
    }

    /// The index of a state in a flat list.
    pub fn index(&self, state: State) -> usize {
        let turn = match state.turn {
            Mouse => 0,
            Cat => 1,
        };
        (state.mouse * self.nodes() + state.cat) * 2 + turn
    }

    /// The result of every state. A state without moves never receives a result, so it stays a draw.
    pub fn solve(&self) -> Table<'_> {
        let size = self.nodes() * self.nodes() * 2;
        let (index, moves) = (|state| self.index(state), |state| self.moves(state));
        let forced = super::decided(&self.states(), size, index, moves, |state| self.ended(state));
        Table { game: self, forced }
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

    /// All moves of a state, best first: see [`super::ranked`]. The last tie-breaker is the lower node.
    pub fn ranked(&self, state: State) -> Vec<(usize, bool)> {
        let goal = match state.turn {
            Mouse => HOLE,
            Cat => state.mouse,
        };
        let walks = self.game.walks(state.turn, goal);
        let walk = |node: usize| walks[node].unwrap_or(usize::MAX);
        super::ranked(state, |state| self.game.moves(state), |state| self.forced(state), walk)
    }

    /// Plays the first of the best moves for both players, until the game has ended, nobody can move, or a state
    /// repeats. Returns the moves, and the index of the first move from the repeated state.
    pub fn line(&self, start: State) -> (Vec<(usize, usize)>, Option<usize>) {
        let mut seen = vec![start];
        let mut moves = Vec::new();
        loop {
            let state = seen[seen.len() - 1];
            let loops_from = seen[..seen.len() - 1].iter().position(|&earlier| earlier == state);
            let Some(&(to, _)) = self.ranked(state).first().filter(|_| loops_from.is_none()) else {
                return (moves, loops_from);
            };
            moves.push((state.mover(), to));
            seen.push(state.after(to));
        }
    }
}
