//! Reading and writing texts and links.

mod board_paste;
mod exercise;
mod graph_exercise;
mod links;
mod mutations;
