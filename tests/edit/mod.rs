//! Editing boards and graphs.

mod board;
mod graph;
mod history;
