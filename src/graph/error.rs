//! [`GraphError`]: what can be wrong with a graph or with a node of it.

use crate::game::player::Player;
use crate::graph::rules::{FEWEST_NODES, HOLE, MOST_NODES};

/// What is wrong with a graph, or with a node of it, and where.
///
/// The message is written for people and counts nodes from 0, except that states in a link count from 1, as the link
/// does. Programs use [`code`](Self::code), [`problem`](Self::problem), [`node`](Self::node) and
/// [`other`](Self::other). If several things are wrong, the error is the first variant in this order, for the first
/// node.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GraphError {
    /// Not an array of arrays. Only JavaScript callers can get this wrong.
    #[error("The graph must be an array of arrays of node numbers, but is {given}.")]
    NotAGraph {
        /// The node whose list of neighbours is not an array, if that is the problem.
        node: Option<usize>,
        /// A description of what was found instead.
        given: String,
    },
    /// Fewer than 3 nodes or more than 64.
    #[error("A graph must have {} to {} nodes, but this one has {nodes}.", FEWEST_NODES, MOST_NODES)]
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
        /// A description of where the edge leads.
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
        /// Its number as it was written: a link counts states from 1.
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
    /// A part of a text that is neither a list of nodes nor an edge.
    #[error("{given} is not part of a graph: write [[1,2],[0,2],[0,1]], or in a link 0-1.0-2.1-2.")]
    Unreadable {
        /// The part, in quotes.
        given: String,
    },
    /// A number in a link that no node can have.
    #[error(
        "There is no node {given}: a link numbers the nodes of a board from 0 to {}, and states from 1 to {MOST_NODES}.",
        MOST_NODES - 1
    )]
    TooMany {
        /// The number.
        given: String,
    },
    /// A number in a query that is not a node, or the hole for the cat.
    #[error("The {player} cannot be on node {given}{}.", match in_hole {
        true => ": it is the hole, which only the mouse may enter".to_owned(),
        false => format!(": the nodes are whole numbers from 0 to {}", nodes - 1),
    })]
    BadNode {
        /// The player who would be on the node.
        player: Player,
        /// The number of nodes.
        nodes: usize,
        /// A description of what was given.
        given: String,
        /// Whether the node is the hole.
        in_hole: bool,
    },
}

impl GraphError {
    /// A stable code: `"bad-graph"`, or `"bad-node"` for a query about a state.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadNode { .. } => "bad-node",
            _ => "bad-graph",
        }
    }

    /// A stable code for the exact problem, such as `"one-way"`.
    pub const fn problem(&self) -> &'static str {
        match self {
            Self::NotAGraph { .. } => "not-a-graph",
            Self::WrongSize { .. } => "wrong-size",
            Self::OneWay { .. } => "one-way",
            Self::Loop { .. } => "loop",
            Self::Repeated { .. } => "repeated",
            Self::NoEdge { .. } => "no-edge",
            Self::Unreadable { .. } => "unreadable",
            Self::TooMany { .. } => "too-many",
            Self::BadNode { in_hole: true, .. } => "in-hole",
            Self::NoSuchNode { .. } | Self::BadNode { in_hole: false, .. } => "no-such-node",
        }
    }

    /// The node at fault, if there is one.
    pub const fn node(&self) -> Option<usize> {
        match self {
            Self::NotAGraph { node, .. } => *node,
            Self::NoSuchNode { node, .. }
            | Self::OneWay { node, .. }
            | Self::Loop { node, .. }
            | Self::Repeated { node, .. }
            | Self::NoEdge { node, .. } => Some(*node),
            Self::WrongSize { .. } | Self::Unreadable { .. } | Self::TooMany { .. } => None,
            Self::BadNode { in_hole, .. } => {
                if *in_hole {
                    Some(HOLE.index())
                } else {
                    None
                }
            }
        }
    }

    /// The node at the other end of the edge at fault, if an edge is.
    pub const fn other(&self) -> Option<usize> {
        match self {
            Self::OneWay { other, .. } | Self::Repeated { other, .. } => Some(*other),
            _ => None,
        }
    }
}
