//! Moves in lists: predecessors are updated one after another, as in `textbook-tuned.mjs`.

// Cells have six bits, and a list is at most 15 cells long.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)]

use super::tuned::{CELLS, Degrees, Floor, Queue, STATES, state};

/// The maximum number of moves: along a row and a column, and staying.
const MOST_MOVES: usize = 15;

pub struct Lists {
    /// For each state, the number of its moves that are not known to lose; zero or less once it is decided.
    degrees: [i32; STATES],
    /// For each cell, the start and the end of its moves in `moves`.
    ranges: [[u16; 2]; CELLS],
    moves: [u8; CELLS * MOST_MOVES],
}

impl Degrees for Lists {
    const NEW: Self = Self { degrees: [0; STATES], ranges: [[0; 2]; CELLS], moves: [0; CELLS * MOST_MOVES] };

    fn begin(&mut self, floor: &Floor, jump: usize) {
        let mut row = [0; CELLS];
        let mut end = 0;
        for (from, place) in floor.cells() {
            let begin = end;
            let mut add = |to: usize| {
                self.moves[end] = to as u8;
                end += 1;
            };
            add(from);
            floor.each_jump(place, jump, add);
            self.ranges[from] = [begin as u16, end as u16];
            row[from] = (end - begin) as i32;
        }
        for degrees in self.degrees.chunks_exact_mut(CELLS).take(floor.count()) {
            degrees.copy_from_slice(&row);
        }
    }

    fn close(&mut self, state: usize) {
        self.degrees[state] = 0;
    }

    #[inline(never)]
    fn tell<const WINS: bool>(&mut self, decided: &[u16], queue: &mut Queue) {
        for &after in decided {
            let (from, other) = (usize::from(after) / CELLS % CELLS, usize::from(after) % CELLS);
            let [begin, end] = self.ranges[from];
            for &to in &self.moves[usize::from(begin)..usize::from(end)] {
                let before = state(other, 0) | usize::from(to);
                let degree = &mut self.degrees[before];
                let was_open = *degree > 0;
                *degree = if WINS { 0 } else { *degree - 1 };
                queue.push_if(if WINS { was_open } else { *degree == 0 }, before);
            }
        }
    }
}
