//! The functions and classes that JavaScript can call, with one file for each class.

pub(super) mod editor;
#[cfg(feature = "web")]
pub(super) mod graph_editor;
#[cfg(feature = "web")]
pub(super) mod graph_search;
#[cfg(feature = "web")]
pub(super) mod graph_solution;
#[cfg(feature = "web")]
pub(super) mod graph_what_if;
#[cfg(feature = "web")]
pub(super) mod judge;
pub(super) mod labels;
pub(super) mod painter;
pub(super) mod search;
pub(super) mod silhouettes;
pub(super) mod solution;
pub(super) mod what_if;
