//! [`GraphError`]: everything that can be wrong with a graph that a caller hands in.

use crate::game::player::Player;
use crate::graph::rules::{FEWEST_NODES, HOLE, MOST_NODES};

/// What is wrong with a graph, or with a node of it, and where.
///
/// The message is a sentence for people; nodes are counted from 0 there too, as everybody writes graphs, but states in a
/// link from 1, as they are written there. For programs
/// there is [`code`](Self::code), [`node`](Self::node) and [`other`](Self::other). When several things are wrong, the
/// first variant in this order is reported, of the first node.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GraphError {
    /// Not an array of arrays. Only JavaScript callers can get this wrong.
    #[error("The graph must be an array of arrays of node numbers, but is {given}.")]
    NotAGraph {
        /// The node in place of whose neighbours something else stands, if there is one.
        node: Option<usize>,
        /// What was found instead, in words.
        given: String,
    },
    /// Fewer than 3 nodes or more than 64.
    #[error("A graph has {} to {} nodes, but this one has {nodes}.", FEWEST_NODES, MOST_NODES)]
    WrongSize {
        /// How many there are.
        nodes: usize,
    },
    /// An edge to a node that is not there.
    #[error("Node {node} has an edge to {given}, but the nodes are whole numbers from 0 to {}.", nodes - 1)]
    NoSuchNode {
        /// Where the edge begins.
        node: usize,
        /// How many nodes there are.
        nodes: usize,
        /// Where it leads, in words.
        given: String,
    },
    /// An edge from one node to another, but not back.
    #[error("Node {node} has an edge to node {other}, but node {other} has none to node {node}.")]
    OneWay {
        /// Where the edge begins.
        node: usize,
        /// Where it ends.
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
    /// An edge that is there twice.
    #[error("Node {node} has two edges to node {other}.")]
    Repeated {
        /// The node whose list has the other one twice.
        node: usize,
        /// The other one.
        other: usize,
    },
    /// A player who begins on a node without an edge.
    #[error("The {player} begins on node {node}, which has no edge.")]
    NoEdge {
        /// The player.
        player: Player,
        /// Where it begins.
        node: usize,
    },
    /// A part of a text that is neither a list of nodes nor an edge.
    #[error("{given} has no meaning here: a graph is written as [[1,2],[0,2],[0,1]], and in a link as 0-1.0-2.1-2.")]
    Unreadable {
        /// The part, in quotes.
        given: String,
    },
    /// In a link, a number that no node can have.
    #[error(
        "There is no node {given}: a link counts the nodes of a board from 0 to {}, and states from 1 to {MOST_NODES}.",
        MOST_NODES - 1
    )]
    TooMany {
        /// The number.
        given: String,
    },
    /// A number that is no node, or the cat in the hole, in a question about a state.
    #[error("The {player} cannot be on node {given}{}.", match in_hole {
        true => ": this is the hole".to_owned(),
        false => format!(": the nodes are whole numbers from 0 to {}", nodes - 1),
    })]
    BadNode {
        /// Whose node it is.
        player: Player,
        /// How many nodes there are.
        nodes: usize,
        /// What was given, in words.
        given: String,
        /// Whether it is the hole.
        in_hole: bool,
    },
}

impl GraphError {
    /// The kind of mistake as a fixed word: `"bad-graph"`, or `"bad-node"` in a question about a state.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadNode { .. } => "bad-node",
            _ => "bad-graph",
        }
    }

    /// What exactly is wrong, as a fixed word: `"one-way"`, say.
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

    /// The node at fault, where one is.
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

    /// The other node of an edge at fault.
    pub const fn other(&self) -> Option<usize> {
        match self {
            Self::OneWay { other, .. } | Self::Repeated { other, .. } => Some(*other),
            _ => None,
        }
    }
}
