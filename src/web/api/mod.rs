//! The functions and classes that JavaScript can call, one file for each class.

#[cfg(feature = "web-board")]
pub(super) mod editor;
#[cfg(feature = "web-graphs")]
pub(super) mod graph_editor;
#[cfg(feature = "web-graphs")]
pub(super) mod graph_solution;
#[cfg(feature = "web-judge")]
pub(super) mod judge;
#[cfg(feature = "web-lessons")]
pub(super) mod labels;
#[cfg(feature = "web-board")]
pub(super) mod painter;
#[cfg(feature = "web-search")]
pub(super) mod search;
#[cfg(feature = "web-board")]
pub(super) mod silhouettes;
#[cfg(feature = "web-board")]
pub(super) mod solution;
#[cfg(feature = "web-board")]
pub(super) mod what_if;
