//! What a solved board or graph says.

pub(crate) mod board;
pub(crate) mod decided;
pub(crate) mod explain;
pub(crate) mod grade;
pub(crate) mod graph;
