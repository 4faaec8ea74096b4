//! What is said about a solved board.

mod explain;
mod grade;
mod proof;
mod reply;
