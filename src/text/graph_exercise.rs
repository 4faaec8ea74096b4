//! Exercises on graphs: the edges that the reader has changed, and the changes that the exercise allows.

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::Graph;
use crate::graph::draft::GraphDraft;
use crate::solution::graph::solve_graph;
use crate::text::exercise::{Exercise, ExerciseError, Goal, Progress, Refusal, Subject, number};
use crate::text::fragment::quoted;

impl Subject for GraphDraft {
    const CHANGES: &'static str = "edges";

    fn allowed(text: &str) -> Result<u32, ExerciseError> {
        number(text, MAX_CHANGES).ok_or_else(|| ExerciseError::BadEdges { given: quoted(text) })
    }

    fn goal(text: &str) -> Result<Goal, ExerciseError> {
        match text.trim_ascii() {
            "draw" => Ok(Goal::Draw),
            goal => goal.parse().map_err(|_| ExerciseError::BadGraphGoal { given: quoted(text) }),
        }
    }

    /// The nodes in a text such as `0 4`.
    fn locked(&self, text: &str) -> Result<Cells, ExerciseError> {
        let node = |text| {
            let node = number(text, u32::MAX).map(|node| node as usize).filter(|&node| node < self.nodes().len());
            node.map(Cell::nth).ok_or_else(|| ExerciseError::BadLockedNode { given: quoted(text) })
        };
        text.split_ascii_whitespace().map(node).collect()
    }

    fn with_start(mut self, from: &str) -> Option<Self> {
        let given: Self = format!("{}={from}", self.kind().name()).parse().ok()?;
        let nodes = self.nodes().len();
        for (from, to) in (0..nodes).flat_map(|from| (0..nodes).map(move |to| (from, to))) {
            self.set_edge(from, to, given.has_edge(from, to));
        }
        (given.nodes().len() == nodes).then_some(self)
    }

    fn is_same_place(&self, other: &Self) -> bool {
        self.is_same_graph(other)
    }

    fn refusal(&self, exercise: &Exercise<Self>) -> Option<Refusal> {
        let is_locked = |node: usize| exercise.locked.contains(Cell::nth(node));
        let mut changes = exercise.changes_by_node(self).enumerate();
        if exercise.start.nodes().len() != self.nodes().len() {
            Some(Refusal::Nodes)
        } else if changes.any(|(node, changes)| is_locked(node) && !changes.is_empty()) {
            Some(Refusal::Locked)
        } else if exercise.allowed.is_some_and(|most| exercise.changed(self) > most) {
            Some(Refusal::Edges)
        } else {
            None
        }
    }
}

impl Exercise<GraphDraft> {
    /// The edges that exactly one of two graphs has: the graph at the start of the exercise and this graph. The lower
    /// node comes first.
    pub fn changes(&self, draft: &GraphDraft) -> Vec<(usize, usize)> {
        let above = |(from, others): (usize, Cells)| {
            others.into_iter().map(Cell::index).filter(move |&to| to > from).map(move |to| (from, to))
        };
        self.changes_by_node(draft).enumerate().flat_map(above).collect()
    }

    /// The number of edges added or deleted since the start of the exercise.
    pub fn changed(&self, draft: &GraphDraft) -> u32 {
        self.changes_by_node(draft).map(Cells::count).sum::<u32>() / 2
    }

    /// The progress of this graph, with `turn` to move first.
    pub fn progress(&self, draft: &GraphDraft, turn: Player) -> Progress<Option<Forced>> {
        let outcome = draft.graph().and_then(|graph| {
            let solution = solve_graph(&graph);
            solution.forced(State { turn, ..solution.start() }).ok()
        });
        let is_met = self.goal.zip(outcome).is_some_and(|(goal, outcome)| goal.is_met_by_forced(outcome, turn));
        Progress { is_met, changed: self.changed(draft), outcome }
    }

    /// For each node, the nodes that are its neighbours in exactly one of two graphs: the graph at the start of the
    /// exercise and this graph.
    fn changes_by_node(&self, draft: &GraphDraft) -> impl Iterator<Item = Cells> {
        self.start.nodes().iter().zip(draft.nodes()).map(|(before, after)| before.neighbours ^ after.neighbours)
    }
}

/// The number of edges of the largest graph.
#[allow(clippy::cast_possible_truncation)] // 64 nodes have at most 2,016 edges
const MAX_CHANGES: u32 = (Graph::MAX_NODES * (Graph::MAX_NODES - 1) / 2) as u32;
