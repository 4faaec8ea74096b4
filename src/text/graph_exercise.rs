//! [`GraphExercise`]: a goal for a graph, and the changes that are allowed to reach it.

use std::str::FromStr;

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::Graph;
use crate::graph::draft::GraphDraft;
use crate::solution::graph::solve_graph;
#[cfg(feature = "unstable")]
use crate::text::exercise::Refusal;
use crate::text::exercise::{ExerciseError, Goal, number};
use crate::text::fragment::{quoted, value};

/// What a graph should come to: a win, or a draw. A board has no such goal as a draw, because the cat wins at the move limit.
///
/// Its text form is `draw`, or that of the [`Goal`].
///
/// ```
/// use cat_and_mouse::Player;
/// use cat_and_mouse::text::{Goal, GraphGoal};
///
/// assert_eq!("draw".parse(), Ok(GraphGoal::Draw));
/// assert_eq!("cat".parse(), Ok(GraphGoal::Win(Goal { winner: Player::Cat, plies: None })));
/// assert!("draw:12".parse::<GraphGoal>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GraphGoal {
    /// A player should win by force.
    Win(Goal),
    /// Nobody should be able to force a win.
    Draw,
}

impl GraphGoal {
    /// Whether this result meets the goal, if `turn` moves first; `None` is a draw.
    pub fn is_met_by(self, result: Option<Forced>, turn: Player) -> bool {
        match self {
            Self::Win(goal) => result.is_some_and(|forced| goal.is_met_by_forced(forced, turn)),
            Self::Draw => result.is_none(),
        }
    }
}

impl FromStr for GraphGoal {
    type Err = ExerciseError;

    fn from_str(text: &str) -> Result<Self, ExerciseError> {
        match text.trim_ascii() {
            "draw" => Ok(Self::Draw),
            goal => goal.parse().map(Self::Win).map_err(|_| ExerciseError::BadGraphGoal { given: quoted(text) }),
        }
    }
}

/// An exercise on a graph: the graph, a goal for it, and the changes that are allowed to reach the goal.
///
/// No node can be added or deleted. Nodes can be moved, because a drawing is not part of the game. The number of edge
/// changes is the number of edges that one of the two graphs has and the other has not, so undoing a change is free.
///
/// ```
/// use cat_and_mouse::Player;
/// use cat_and_mouse::text::GraphExercise;
///
/// let exercise = GraphExercise::on_terms("graph=0-3.1-3.2-4.3-4".parse()?, "goal=cat&edges=1&locked=0")?;
/// let exercise = exercise.expect("it has terms");
/// let progress = exercise.progress(&"graph=0-3.1-3.2-3.2-4.3-4".parse()?, Player::Mouse);
/// assert!(progress.is_met && progress.changed == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphExercise {
    /// The graph to start from.
    pub draft: GraphDraft,
    /// The goal; `None` if the exercise only limits changes.
    pub goal: Option<GraphGoal>,
    /// The maximum number of edge changes, 0 to 2,016. `None` means that edges may be changed freely.
    pub edges: Option<u32>,
    /// The nodes whose edges cannot be changed.
    pub locked: Cells,
}

/// The progress of an exercise on a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphProgress {
    /// Whether the goal is met.
    pub is_met: bool,
    /// The number of edge changes so far.
    pub changed: u32,
    /// The result of the graph as it is now, `Some(None)` for a draw; `None` while a player's node has no edge.
    pub result: Option<Option<Forced>>,
}

impl GraphExercise {
    /// The exercise that starts from this graph, with terms in the format of a link: `goal=mouse:12&edges=1&locked=0+4`.
    /// `None` if the text has none of these keys.
    ///
    /// `edges` is a whole number from 0 to 2,016, the number of edges of the largest graph. `locked` lists nodes. In the
    /// link of a solution, the draft is the changed graph, and `from` lists the edges that the exercise starts from. A
    /// `from` that is not a graph with as many nodes is ignored.
    ///
    /// # Errors
    /// [`BadGraphGoal`](ExerciseError::BadGraphGoal), [`BadEdges`](ExerciseError::BadEdges) or
    /// [`BadLockedNode`](ExerciseError::BadLockedNode), checked in this order.
    pub fn on_terms(draft: GraphDraft, terms: &str) -> Result<Option<Self>, ExerciseError> {
        let [goal, edges, locked] = ["goal", "edges", "locked"].map(|key| value(terms, key));
        if goal.is_none() && edges.is_none() && locked.is_none() {
            return Ok(None);
        }
        let allowed =
            |text: &str| number(text, MOST_EDGES).ok_or_else(|| ExerciseError::BadEdges { given: quoted(text) });
        let draft = value(terms, "from").and_then(|edges| with_edges(&draft, &edges)).unwrap_or(draft);
        Ok(Some(Self {
            draft,
            goal: goal.map(|goal| goal.parse()).transpose()?,
            edges: edges.map(|edges| allowed(&edges)).transpose()?,
            locked: locked_nodes(&locked.unwrap_or_default(), draft.nodes().len())?,
        }))
    }

    /// The edges that one of the two graphs, the exercise's and this one, has and the other has not, each with its lower node first.
    pub fn changes(&self, draft: &GraphDraft) -> Vec<(usize, usize)> {
        let above = |(from, others): (usize, Cells)| {
            others.into_iter().map(Cell::index).filter(move |&to| to > from).map(move |to| (from, to))
        };
        self.changes_by_node(draft).enumerate().flat_map(above).collect()
    }

    /// The number of these changes.
    pub fn changed(&self, draft: &GraphDraft) -> u32 {
        self.changes_by_node(draft).map(Cells::count).sum::<u32>() / 2
    }

    /// The progress that this graph makes, with `turn` to move first.
    pub fn progress(&self, draft: &GraphDraft, turn: Player) -> GraphProgress {
        let result = draft.graph().and_then(|graph| {
            let solution = solve_graph(&graph);
            solution.forced(State { turn, ..solution.start() }).ok()
        });
        let is_met = self.goal.zip(result).is_some_and(|(goal, result)| goal.is_met_by(result, turn));
        GraphProgress { is_met, changed: self.changed(draft), result }
    }

    /// For each node, the other ends of the edges that differ.
    fn changes_by_node(&self, draft: &GraphDraft) -> impl Iterator<Item = Cells> {
        self.draft.nodes().iter().zip(draft.nodes()).map(|(before, after)| before.neighbours ^ after.neighbours)
    }
}

#[cfg(feature = "unstable")]
impl GraphExercise {
    /// The first rule that changing the exercise's graph into this one would break; `None` if the change is allowed.
    pub fn refusal(&self, draft: &GraphDraft) -> Option<Refusal> {
        let is_locked = |node: usize| self.locked.contains(Cell::nth(node));
        if self.draft.nodes().len() != draft.nodes().len() {
            Some(Refusal::Nodes)
        } else if self.changes_by_node(draft).enumerate().any(|(node, changes)| is_locked(node) && !changes.is_empty())
        {
            Some(Refusal::Locked)
        } else if self.edges.is_some_and(|most| self.changed(draft) > most) {
            Some(Refusal::Edges)
        } else {
            None
        }
    }
}

/// The draft with these edges instead, in the format of a link; `None` if they make no graph with as many nodes.
fn with_edges(draft: &GraphDraft, edges: &str) -> Option<GraphDraft> {
    let given: GraphDraft = format!("{}={edges}", draft.kind().name()).parse().ok()?;
    let mut changed = *draft;
    let nodes = || 0..draft.nodes().len();
    for (from, to) in nodes().flat_map(|from| nodes().map(move |to| (from, to))) {
        changed.set_edge(from, to, given.has_edge(from, to));
    }
    (given.nodes().len() == draft.nodes().len()).then_some(changed)
}

/// The nodes in a text such as `0 4`.
fn locked_nodes(text: &str, nodes: usize) -> Result<Cells, ExerciseError> {
    let mut locked = Cells::EMPTY;
    for each in text.split_ascii_whitespace() {
        let node = number(each, u32::MAX).map(|node| node as usize).filter(|&node| node < nodes);
        locked = locked.with(Cell::nth(node.ok_or_else(|| ExerciseError::BadLockedNode { given: quoted(each) })?));
    }
    Ok(locked)
}

/// The number of edges of the largest graph.
#[allow(clippy::cast_possible_truncation)] // 64 nodes
const MOST_EDGES: u32 = (Graph::MOST * (Graph::MOST - 1) / 2) as u32;
