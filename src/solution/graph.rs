//! [`GraphSolution`]: a solved graph, which answers for every state.

use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::Graph;
use crate::graph::labels::Label;
use crate::graph::rules::{GraphEnding, open_to};
use crate::solution::shared::{Line, RankedMove, Stats, merit_of_forced, play, ranked};

impl RankedMove<Option<Forced>> {
    /// The result of the move for the player who makes it.
    pub fn label(&self) -> Label {
        match self.outcome {
            None => Label::Draw,
            Some(Forced { winner, .. }) if winner == self.by => Label::Win,
            Some(_) => Label::Lose,
        }
    }
}

/// Solves every state of a graph, with exact distances.
///
/// ```
/// use cat_and_mouse::{Graph, Player, solve_graph};
/// use cat_and_mouse::game::Forced;
///
/// let graph = Graph::new(&[&[1, 3][..], &[0], &[3], &[0, 2]])?;
/// let solution = solve_graph(&graph);
/// assert_eq!(solution.forced(solution.start()), Some(Forced { winner: Player::Mouse, plies: 1 }));
///
/// let graph = Graph::new(&[&[2, 5][..], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]])?;
/// let solution = solve_graph(&graph);
/// assert_eq!(solution.forced(solution.start()), None); // a draw
/// assert!(solution.line(solution.start()).loops_from.is_some());
/// # Ok::<(), cat_and_mouse::graph::GraphError>(())
/// ```
pub fn solve_graph(graph: &Graph) -> GraphSolution {
    GraphSolution { graph: graph.clone(), table: Table::solve(&Arena::from(graph)) }
}

/// Who can force a win from the start of a graph, and in how many plies; `None` in a draw. This is the question of
/// LeetCode 913. It is faster than [`solve_graph`], because the analysis ends as soon as the start is decided.
///
/// ```
/// use cat_and_mouse::Graph;
/// use cat_and_mouse::solution::forced_at_start;
///
/// let graph = Graph::new(&[&[2, 5][..], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]])?;
/// assert_eq!(forced_at_start(&graph), None);
/// # Ok::<(), cat_and_mouse::graph::GraphError>(())
/// ```
pub fn forced_at_start(graph: &Graph) -> Option<Forced> {
    Table::until(&Arena::from(graph), START).forced(START)
}

/// The state in which the game starts.
const START: State = State { mouse: Graph::MOUSE, cat: Graph::CAT, turn: Player::Mouse };

/// A solved graph. Look-ups do not search again.
///
/// Both players of a state must be on nodes of the graph, and the cat not in the hole; look-ups panic otherwise.
/// [`Graph::check_node`] checks a node.
#[derive(Clone, Debug)]
pub struct GraphSolution {
    graph: Graph,
    table: Table,
}

impl GraphSolution {
    /// The solved graph.
    pub const fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The state in which the game starts: the mouse on node 1, the cat on node 2, the mouse to move.
    pub const fn start(&self) -> State {
        START
    }

    /// Who can force a win from the state, and in how many plies; `None` in a draw.
    ///
    /// # Panics
    /// If a player is not on a node of the graph, or the cat is in the hole.
    pub fn forced(&self, state: State) -> Option<Forced> {
        self.check(state);
        self.table.forced(state)
    }

    /// All legal moves of the state, the best first; empty if the game is over, or if the player has no edge to move
    /// along.
    ///
    /// Forced wins come first, the fastest first; then draws; then forced losses, the slowest first. Equally good moves
    /// are in order of node number.
    ///
    /// # Panics
    /// If a player is not on a node of the graph, or the cat is in the hole.
    pub fn moves(&self, state: State) -> Vec<RankedMove<Option<Forced>>> {
        self.check(state);
        let targets = self.targets(state).into_iter();
        ranked(state, targets, |to| self.table.forced(state.after(to)), |forced| merit_of_forced(forced, state.turn))
    }

    /// The result after each move of the state, by the node that the move goes to; `None` where it cannot go.
    ///
    /// # Panics
    /// If a player is not on a node of the graph, or the cat is in the hole.
    pub fn destinations(&self, state: State) -> CellMap<Option<Forced>> {
        self.check(state);
        CellMap::of(self.targets(state), |to| Some(self.table.forced(state.after(to))))
    }

    /// The state after a move to this node; `None` if it is not a legal move.
    ///
    /// # Panics
    /// If a player is not on a node of the graph, or the cat is in the hole.
    pub fn after(&self, state: State, to: Cell) -> Option<State> {
        self.check(state);
        self.targets(state).contains(to).then(|| state.after(to))
    }

    /// Optimal play from the state. Every move is the first of [`moves`](Self::moves).
    ///
    /// # Panics
    /// If a player is not on a node of the graph, or the cat is in the hole.
    pub fn line(&self, state: State) -> Line<GraphEnding> {
        self.check(state);
        let (moves, end, loops_from) = play(state, usize::MAX, |now| self.best_move(now));
        Line { moves, ending: GraphEnding::of(self.table.forced(end)), loops_from }
    }

    /// Counts of the results of all states.
    pub fn stats(&self) -> Stats {
        Stats::of(self.states(), &self.table)
    }

    /// All states of the graph, ordered by the mouse's node, then the cat's node, then the turn, the mouse's first.
    pub fn states(&self) -> impl Iterator<Item = State> {
        let nodes = self.graph.nodes();
        nodes.into_iter().flat_map(move |mouse| {
            let cats = (nodes & open_to(Player::Cat)).into_iter();
            cats.flat_map(move |cat| Player::BOTH.map(|turn| State { mouse, cat, turn }))
        })
    }

    /// Panics if a player is not on a node of the graph, or the cat is in the hole.
    fn check(&self, state: State) {
        let nodes = self.graph.nodes();
        let stand = nodes.contains(state.mouse) && (nodes & open_to(Player::Cat)).contains(state.cat);
        assert!(stand, "both players are on nodes, the cat not in the hole: {state:?}");
    }

    /// The nodes to which the player to move may go; empty if the game is over.
    fn targets(&self, state: State) -> Cells {
        let is_over = state.mouse == state.cat || state.mouse == Graph::HOLE;
        if is_over { Cells::EMPTY } else { self.graph.reach(state.turn, Cells::of(state.mover())) }
    }

    /// The first of the ranked moves, found without ranking all of them: it keeps the result, in one ply less.
    fn best_move(&self, state: State) -> Option<Cell> {
        let after = self.table.forced(state).map(|forced| Forced { plies: forced.plies.saturating_sub(1), ..forced });
        self.targets(state).into_iter().find(|&to| self.table.forced(state.after(to)) == after)
    }
}
