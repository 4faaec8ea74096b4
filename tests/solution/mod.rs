//! What is said about a solved board.

mod explain;
mod grade;
mod graph;
mod graph_reason;
mod played;
mod proof;
mod reply;
mod serialized;
mod ties;
