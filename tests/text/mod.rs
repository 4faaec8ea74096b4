//! Texts and links, there and back.

mod board_paste;
mod exercise;
mod graph_exercise;
mod links;
mod mutations;
