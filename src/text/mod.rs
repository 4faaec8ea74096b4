//! Puzzles, graphs and exercises as text.

pub(crate) mod board_link;
pub(crate) mod board_paste;
pub(crate) mod exercise;
pub(crate) mod fragment;
pub(crate) mod graph_link;
pub(crate) mod graph_paste;
pub(crate) mod puzzle;
