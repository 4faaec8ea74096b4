//! What hands do to boards and graphs.

mod board;
mod graph;
mod history;
