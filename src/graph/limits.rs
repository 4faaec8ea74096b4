//! How many nodes a graph has, and which of them is the hole.

/// The number of the hole's node.
pub(crate) const HOLE: usize = 0;

/// The fewest nodes: those of the hole, the mouse and the cat.
pub(crate) const FEWEST: usize = 3;

/// The most nodes.
pub(crate) const MOST: usize = 64;
