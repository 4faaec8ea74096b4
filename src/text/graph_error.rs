//! [`GraphTextError`]: an error in a graph in a link or in pasted text.

use crate::graph::Graph;
use crate::graph::error::GraphError;

/// An error in a graph in a link or in pasted text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GraphTextError {
    /// A text without lists of neighbours and without a link.
    #[error("The graph must be an array of arrays of node numbers, but is {given}.")]
    NotAGraph {
        /// A description of the given value.
        given: String,
    },
    /// Lists of neighbours whose last bracket is missing.
    #[error("A closing bracket is missing: the lists of neighbours must end with ]], as in [[1,2],[0,2],[0,1]].")]
    Unclosed,
    /// A part of the text that is neither a list of nodes nor an edge.
    #[error("{given} is not part of a graph: write [[1,2],[0,2],[0,1]], or in a link 0-1.0-2.1-2.")]
    Unreadable {
        /// The part, in quotes.
        given: String,
    },
    /// A number in a link that no node can have.
    #[error(
        "There is no node {given}: a link numbers the nodes of a graph from 0 to {}, and states from 1 to {}.",
        Graph::MAX_NODES - 1,
        Graph::MAX_NODES
    )]
    TooMany {
        /// The number.
        given: String,
    },
    /// A text that can be read, but contains an invalid graph.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

impl GraphTextError {
    /// A stable code: `"bad-graph"`.
    pub fn code(&self) -> &'static str {
        "bad-graph"
    }

    /// A stable code for the exact problem, such as `"unreadable"`.
    pub fn problem(&self) -> &'static str {
        match self {
            Self::NotAGraph { .. } => "not-a-graph",
            Self::Unclosed => "unclosed",
            Self::Unreadable { .. } => "unreadable",
            Self::TooMany { .. } => "too-many",
            Self::Graph(error) => error.problem(),
        }
    }
}
