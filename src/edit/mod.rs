//! A board or a graph while it is being edited.

pub(crate) mod board;
pub(crate) mod graph;
pub(crate) mod history;
