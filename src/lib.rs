#![doc = include_str!("../README.md")]

mod arena;
mod board;
mod cells;
mod draft;
mod editor;
mod error;
mod piece;
mod puzzle;
mod retrograde;
mod solution;
#[cfg(target_arch = "wasm32")]
mod web;

pub use arena::{Arena, Jumps, State};
pub use board::Board;
pub use cells::{Cell, Cells, MAX_SIDE};
pub use draft::{Content, Draft};
pub use editor::{Editor, Tool};
pub use error::BoardError;
pub use piece::{Piece, Player};
pub use puzzle::Puzzle;
pub use retrograde::{Forced, Table};
pub use solution::{Ending, Line, Move, MoveLimit, Outcome, RankedMove, Solution, Stats, solve};
