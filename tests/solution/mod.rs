//! What is said about a solved board.

mod explain;
mod grade;
mod played;
mod proof;
mod reply;
