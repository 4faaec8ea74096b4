//! Moves in rows: all predecessors of a state are updated at once, with vectors of sixteen degrees (the degree of a
//! state is the number of its moves that are not known to lose). This takes less than half as long as updating one
//! after another.

// A row has 64 bytes, and there are at most 15 moves.
#![allow(clippy::cast_possible_truncation)]

use wide::u8x16;

use super::tuned::{CELLS, Degrees, Floor, Queue, state};

const LANES: usize = 16;

/// The mark of an undecided state. The lower bits of its degree are the number of moves that are not known to lose,
/// minus one. So subtracting the last of these moves borrows from the mark, which removes it.
const UNDECIDED: u8 = 0x80;
/// The degree of a decided state. All of its moves, at most 15, can be subtracted without underflow.
const DECIDED: u8 = 15;

/// Aligned, so that no row covers more cache lines than it must.
#[repr(align(64))]
pub struct Rows {
    /// The degrees of the states, `degrees[cell of the other player][cell of the player to move]`.
    degrees: [[u8; CELLS]; CELLS],
    /// `moves[from][to]` is 1 if the player can go from `from` to `to`, otherwise 0.
    moves: [[u8; CELLS]; CELLS],
    /// The number of vectors of a row in use.
    vectors: usize,
}

impl Degrees for Rows {
    const NEW: Self = Self { degrees: [[0; CELLS]; CELLS], moves: [[0; CELLS]; CELLS], vectors: 0 };

    fn begin(&mut self, floor: &Floor, jump: usize) {
        self.vectors = floor.count().div_ceil(LANES);
        let mut row = [0; CELLS];
        for (from, place) in floor.cells() {
            let moves = &mut self.moves[from];
            *moves = [0; CELLS];
            moves[from] = 1;
            row[from] = UNDECIDED;
            floor.each_jump(place, jump, |to| {
                moves[to] = 1;
                row[from] += 1;
            });
        }
        self.degrees[..floor.count()].fill(row);
    }

    fn close(&mut self, state: usize) {
        self.degrees[state / CELLS % CELLS][state % CELLS] = DECIDED;
    }

    fn tell<const WINS: bool>(&mut self, decided: &[u16], queue: &mut Queue) {
        // With a constant number of vectors, the compiler removes the loop over them.
        match self.vectors {
            1 => self.tell_vectors::<WINS, 1>(decided, queue),
            2 => self.tell_vectors::<WINS, 2>(decided, queue),
            3 => self.tell_vectors::<WINS, 3>(decided, queue),
            _ => self.tell_vectors::<WINS, 4>(decided, queue),
        }
    }
}

impl Rows {
    #[inline(never)]
    fn tell_vectors<const WINS: bool, const USED: usize>(&mut self, decided: &[u16], queue: &mut Queue) {
        for &after in decided {
            let (from, other) = (usize::from(after) / CELLS % CELLS, usize::from(after) % CELLS);
            let (degrees, _) = self.degrees[other].as_chunks_mut();
            let (moves, _) = self.moves[from].as_chunks();
            let mut new = 0;
            for vector in 0..USED {
                let (before, moves) = (u8x16::new(degrees[vector]), u8x16::new(moves[vector]));
                // `gone` has the mark of each state that loses its mark here.
                let (left, gone) = if WINS {
                    let gone = before & (u8x16::ZERO - moves);
                    (before ^ (gone & u8x16::splat(UNDECIDED)), gone)
                } else {
                    let left = before - moves;
                    (left, before & !left)
                };
                degrees[vector] = left.to_array();
                new |= u64::from(gone.to_bitmask()) << (vector * LANES);
            }
            // Usually at most one state is new. The code has no branch for it, because the processor could not predict one.
            queue.push_if(new != 0, state(other, new.trailing_zeros() as usize % CELLS));
            new &= new.wrapping_sub(1);
            while new != 0 {
                queue.push_if(true, state(other, new.trailing_zeros() as usize % CELLS));
                new &= new - 1;
            }
        }
    }
}
