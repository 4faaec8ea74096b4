//! [`GraphSolution`]: a solved graph, with the result of every state.

use std::sync::OnceLock;

use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::Graph;
use crate::graph::error::NodeError;
use crate::graph::labels::Label;
use crate::graph::rules::{GraphEnding, open_to};
use crate::solution::ranking::{Ties, merit, ranked};
use crate::solution::shared::{Line, RankedMove, Stats, play};

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
/// assert_eq!(solution.verdict(), Some(Forced { winner: Player::Mouse, plies: 1 }));
///
/// let graph = Graph::new(&[&[2, 5][..], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]])?;
/// let solution = solve_graph(&graph);
/// assert_eq!(solution.verdict(), None); // a draw
/// assert!(solution.line(solution.start())?.loops_from.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve_graph(graph: &Graph) -> GraphSolution {
    let arena = Arena::from(graph);
    let table = Table::solve(&arena);
    GraphSolution {
        graph: graph.clone(),
        arena,
        table,
        passed: Vec::new(),
        is_repeated: false,
        held_from_start: Default::default(),
    }
}

/// The forced win from the start of a graph; `None` in a draw. This answers LeetCode 913. The function is faster than
/// [`solve_graph`], because the analysis ends as soon as the start is decided.
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

/// A solved graph. Its methods look results up and do not search again. They fail for a state in which a player is not
/// on a node of the graph, or the cat is in the hole.
#[derive(Clone, Debug)]
pub struct GraphSolution {
    graph: Graph,
    arena: Arena,
    table: Table,
    /// The states that the [match](Self::in_match) has passed and in which the game is not over; empty outside of a
    /// match.
    pub(super) passed: Vec<State>,
    is_repeated: bool,
    /// For each player, the nodes on which it can keep a draw from the start of the game; computed on first use.
    pub(super) held_from_start: [OnceLock<Cells>; 2],
}

impl GraphSolution {
    /// The solved graph.
    pub const fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The same graph in a match that has passed these states, in this order, with the present state last. A repeated
    /// state is a draw, so each of these states is treated as a draw. [`moves`](Self::moves), [`grade`](Self::grade)
    /// and [`reply`](Self::reply) take this into account, also for the present state.
    ///
    /// ```
    /// use cat_and_mouse::{Cell, Graph, Player, solve_graph};
    /// use cat_and_mouse::game::State;
    /// use cat_and_mouse::solution::{GraphSolution, Verdict};
    ///
    /// // The mouse goes from node 1 to 4 and back, the cat from 2 to 3. There the cat can catch the mouse or go back.
    /// let graph = Graph::new(&[&[2][..], &[3, 4], &[0, 3], &[1, 2], &[1]])?;
    /// let solution = solve_graph(&graph);
    /// let node = |index| Cell::from_index(index).unwrap();
    /// let state = |mouse, cat, turn| State { mouse: node(mouse), cat: node(cat), turn };
    /// let now = state(1, 3, Player::Cat);
    /// let passed = [solution.start(), state(4, 2, Player::Cat), state(4, 3, Player::Mouse), now];
    /// let verdict = |solution: &GraphSolution| solution.grade(now, node(2)).map(|grade| grade.verdict);
    /// assert_eq!(verdict(&solution), Ok(Verdict::Slower { plies: 4 }));
    /// assert_eq!(verdict(&solution.in_match(passed)), Ok(Verdict::WinToDraw));
    /// # Ok::<(), cat_and_mouse::graph::GraphError>(())
    /// ```
    #[must_use]
    pub fn in_match(&self, passed: impl IntoIterator<Item = State>) -> Self {
        let mut passed: Vec<State> = passed.into_iter().collect();
        let is_repeated = passed.split_last().is_some_and(|(present, before)| before.contains(present));
        passed.retain(|&state| self.check(state).is_ok() && !self.targets(state).is_empty());
        let (graph, arena) = (self.graph.clone(), self.arena.clone());
        let table = Table::with_draws(&arena, &passed);
        Self { graph, arena, table, passed, is_repeated, held_from_start: Default::default() }
    }

    /// Whether the match is a draw because its present state occurred before; `false` outside of a
    /// [match](Self::in_match).
    pub const fn is_repeated(&self) -> bool {
        self.is_repeated
    }

    /// The nodes and moves of the solved graph.
    pub(crate) const fn arena(&self) -> &Arena {
        &self.arena
    }

    /// The result of every state.
    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// The state in which the game starts: the mouse on node 1, the cat on node 2, the mouse to move.
    pub const fn start(&self) -> State {
        START
    }

    /// The forced win from the start; `None` in a draw.
    pub fn verdict(&self) -> Option<Forced> {
        self.table.forced(START)
    }

    /// The forced win from the state; `None` in a draw.
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole.
    pub fn forced(&self, state: State) -> Result<Option<Forced>, NodeError> {
        self.check(state)?;
        Ok(self.table.forced(state))
    }

    /// The results of all states in which the player `fixed` is on this node, indexed by the node of the other player;
    /// `None` for a cat in the hole.
    ///
    /// # Errors
    /// [`NodeError`] if the graph has no such node, or if the node is the hole and `fixed` is the cat.
    pub fn map(&self, fixed: Player, node: Cell, turn: Player) -> Result<CellMap<Option<Forced>>, NodeError> {
        self.graph.check_node(fixed, node.index())?;
        Ok(CellMap::of(self.graph.nodes() & open_to(fixed.other()), |other| {
            Some(self.table.forced(State { mouse: other, cat: other, turn }.with(fixed, node)))
        }))
    }

    /// All legal moves of the state, the best first; empty if the game is over, or if the player has no edge to move
    /// along.
    ///
    /// Forced wins come first, the fastest first; then draws; then forced losses, the slowest first. Equally good moves
    /// are in the same order as [on a board](crate::solution::BoardSolution::moves), and finally in order of node number.
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole.
    pub fn moves(&self, state: State) -> Result<Vec<RankedMove<Option<Forced>>>, NodeError> {
        self.check(state)?;
        let targets = self.targets(state).into_iter();
        let forced = |to| self.table.forced(state.after(to));
        Ok(ranked(state, targets, forced, |forced| merit(forced, state.turn), &self.ties()))
    }

    /// The result after each move of the state, indexed by the node that the move goes to; `None` for nodes to which no
    /// move goes.
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole.
    pub fn destinations(&self, state: State) -> Result<CellMap<Option<Forced>>, NodeError> {
        self.check(state)?;
        Ok(CellMap::of(self.targets(state), |to| Some(self.table.forced(state.after(to)))))
    }

    /// The state after a move to this node.
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole, or if the move is not legal.
    pub fn after(&self, state: State, to: Cell) -> Result<State, NodeError> {
        self.check(state)?;
        let is_legal = self.targets(state).contains(to);
        is_legal.then(|| state.after(to)).ok_or_else(|| NodeError::no_move(self.graph.size(), state.turn, to))
    }

    /// Optimal play from the state. Every move is the first of [`moves`](Self::moves).
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole.
    pub fn line(&self, state: State) -> Result<Line<GraphEnding>, NodeError> {
        self.check(state)?;
        let (moves, end, loops_from) = play(state, usize::MAX, |now| self.best_move(now));
        Ok(Line { moves, ending: GraphEnding::of(self.table.forced(end)), loops_from })
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

    /// Fails unless both players are on nodes where they may be.
    pub(crate) fn check(&self, state: State) -> Result<(), NodeError> {
        self.graph.check_node(Player::Mouse, state.mouse.index())?;
        self.graph.check_node(Player::Cat, state.cat.index())?;
        Ok(())
    }

    /// The nodes to which the player to move may go; empty if the game is over.
    pub(crate) fn targets(&self, state: State) -> Cells {
        let is_over = state.mouse == state.cat || state.mouse == Graph::HOLE;
        if is_over { Cells::EMPTY } else { self.graph.reach(state.turn, Cells::of(state.mover())) }
    }

    /// The first of the ranked moves, found without ranking all of them: a move that keeps the result, in one ply
    /// fewer.
    pub(crate) fn best_move(&self, state: State) -> Option<Cell> {
        let forced = self.table.forced(state);
        let after = forced.map(|forced| Forced { plies: forced.plies.saturating_sub(1), ..forced });
        let best = self.targets(state).into_iter().filter(|&to| self.table.forced(state.after(to)) == after);
        self.ties().first(state, best.collect(), forced.map(|forced| forced.winner))
    }

    /// The rules that order equally good moves.
    const fn ties(&self) -> Ties<'_> {
        Ties { arena: &self.arena, table: &self.table }
    }
}
