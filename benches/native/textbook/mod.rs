//! The rivals of the crate: retrograde analysis with a queue, as textbooks teach it. `published.rs` has its usual form,
//! `tuned.rs` a fast form.
//!
//! Both decide every state of the board and its distance, as the crate does, and share no code with the crate.

pub mod published;
pub mod tuned;

use super::boards::Setup;

/// A board that has been read. Cells are numbers, `row * cols + col`.
pub struct Game {
    pub rows: usize,
    pub cols: usize,
    /// For each cell, whether it is a wall.
    pub wall: Vec<bool>,
    pub mouse: usize,
    pub cat: usize,
    pub food: usize,
    pub mouse_jump: usize,
    pub cat_jump: usize,
}

impl Game {
    pub fn new(setup: &Setup) -> Self {
        let text = setup.rows.concat();
        let find = |piece| text.find(piece).expect("all three pieces are on the board");
        Self {
            rows: setup.rows.len(),
            cols: setup.rows[0].len(),
            wall: text.chars().map(|cell| cell == '#').collect(),
            mouse: find('M'),
            cat: find('C'),
            food: find('F'),
            mouse_jump: setup.mouse_jump.into(),
            cat_jump: setup.cat_jump.into(),
        }
    }
}

// The players, as turns and as winners.
pub const MOUSE: usize = 0;
pub const CAT: usize = 1;

/// The number of a result, as in the tables of the JavaScript package: the winner is in the two highest bits, the plies
/// are below. A draw is 0.
pub const fn won(winner: usize, plies: u16) -> u16 {
    (if winner == MOUSE { 1 << 14 } else { 2 << 14 }) | plies
}
