//! [`GraphError`]: an error in a graph; [`NodeError`]: an error in a query about a node. Errors of texts are in
//! `text/graph_error.rs`.

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::graph::rules::{HOLE, MAX_NODES, MIN_NODES};

/// An error in a graph, and where it is.
///
/// The message is written for people. It numbers nodes from 0, except those of a win/lose graph, which its links number
/// from 1. Programs use [`code`](Self::code), [`problem`](Self::problem), [`node`](Self::node) and
/// [`other`](Self::other). If several things are wrong, the error is the variant that is declared first. If this
/// variant applies to several nodes, the error names the first of them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum GraphError {
    /// Fewer than 3 nodes or more than 64.
    #[error("A graph must have {} to {} nodes, but this one has {nodes}.", MIN_NODES, MAX_NODES)]
    WrongSize {
        /// The number of nodes.
        nodes: usize,
    },
    /// An edge to a node that does not exist.
    #[error("Node {node} has an edge to {given}, but the nodes are whole numbers from 0 to {}.", nodes - 1)]
    NoSuchNode {
        /// The node at which the edge starts.
        node: usize,
        /// The number of nodes.
        nodes: usize,
        /// A description of the value given for the other end.
        given: String,
    },
    /// An edge from one node to another, but not back.
    #[error("Node {node} has an edge to node {other}, but node {other} has none to node {node}.")]
    OneWay {
        /// The node at which the edge starts.
        node: usize,
        /// The node at which the edge ends.
        other: usize,
    },
    /// An edge from a node to itself.
    #[error("Node {given} has an edge to itself.")]
    Loop {
        /// The node, counted from 0.
        node: usize,
        /// The number of the node as it was written. It can differ from `node`, because a link counts states from 1.
        given: String,
    },
    /// An edge that is listed twice.
    #[error("Node {node} has two edges to node {other}.")]
    Repeated {
        /// The node whose list contains the duplicate.
        node: usize,
        /// The node that is listed twice.
        other: usize,
    },
    /// A player who begins on a node without an edge.
    #[error("The {player} begins on node {node}, which has no edge.")]
    NoEdge {
        /// The player.
        player: Player,
        /// The node on which the player begins.
        node: usize,
    },
}

impl GraphError {
    /// A stable code: `"bad-graph"`.
    pub const fn code(&self) -> &'static str {
        "bad-graph"
    }

    /// A stable code for the exact problem, such as `"one-way"`.
    pub fn problem(&self) -> &'static str {
        self.into()
    }

    /// The node at fault, if there is one.
    pub const fn node(&self) -> Option<usize> {
        match self {
            Self::NoSuchNode { node, .. }
            | Self::OneWay { node, .. }
            | Self::Loop { node, .. }
            | Self::Repeated { node, .. }
            | Self::NoEdge { node, .. } => Some(*node),
            Self::WrongSize { .. } => None,
        }
    }

    /// The node at the other end of the edge at fault; `None` if no edge is at fault.
    pub const fn other(&self) -> Option<usize> {
        match self {
            Self::OneWay { other, .. } | Self::Repeated { other, .. } => Some(*other),
            _ => None,
        }
    }
}

/// An error in a query that puts a player on a number that is not a node, or the cat in the hole, or makes an illegal
/// move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The {player} {}.", match problem {
    NodeProblem::NoSuchNode =>
        format!("cannot be on node {given}: the nodes are whole numbers from 0 to {}", nodes - 1),
    NodeProblem::InHole => format!("cannot be on node {given}: it is the hole, which only the mouse may enter"),
    NodeProblem::NoMove(_) => format!("has no move to node {given}"),
})]
pub struct NodeError {
    /// The player who would be on the node.
    pub player: Player,
    /// The number of nodes of the graph.
    pub nodes: usize,
    /// A description of the given value.
    pub given: String,
    /// Why the player cannot be there.
    pub problem: NodeProblem,
}

/// Why a player cannot be on a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[non_exhaustive]
#[strum(serialize_all = "kebab-case")]
pub enum NodeProblem {
    /// The graph has no such node.
    NoSuchNode,
    /// The node is the hole, which only the mouse may enter.
    InHole,
    /// No legal move leads to the node.
    NoMove(Cell),
}

impl NodeError {
    /// A stable code: `"bad-node"`.
    pub const fn code(&self) -> &'static str {
        "bad-node"
    }

    /// A stable code for the exact problem: `"no-such-node"`, `"in-hole"` or `"no-move"`.
    pub fn problem(&self) -> &'static str {
        self.problem.into()
    }

    /// The node at fault; `None` if there is no such node.
    pub const fn node(&self) -> Option<usize> {
        match self.problem {
            NodeProblem::NoSuchNode => None,
            NodeProblem::InHole => Some(HOLE.index()),
            NodeProblem::NoMove(node) => Some(node.index()),
        }
    }

    /// The error for a move that is not legal, on a graph with this many nodes.
    pub(crate) fn no_move(nodes: usize, player: Player, to: Cell) -> Self {
        Self { player, nodes, given: to.index().to_string(), problem: NodeProblem::NoMove(to) }
    }
}
