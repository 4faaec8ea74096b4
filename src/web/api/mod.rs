//! What JavaScript can call, one file a class.

pub(super) mod editor;
pub(super) mod graph_editor;
pub(super) mod graph_solution;
pub(super) mod labels;
pub(super) mod painter;
pub(super) mod search;
pub(super) mod silhouettes;
pub(super) mod solution;
pub(super) mod what_if;
