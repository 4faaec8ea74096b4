//! [`BoardMoves`]: the cat's moves, taken for all cats at once.
//!
//! They are the moves of [`Arena::reach`](crate::engine::Arena::reach), which takes those of one set of cells. There each bit is a
//! cell that a player may be on; here each cat cell has a set of its own, and the sets move.

use crate::game::cell::{Cells, Pair};

/// A pair of sets for each cat cell.
pub(crate) type ByCat = [Pair; 64];

/// A pair of empty sets for each cat cell.
pub(crate) const EMPTY_SETS: ByCat = [Pair::ZERO; 64];

/// Unites, for every cat cell, the sets of all cells to which the cat can go from there.
///
/// It runs along all columns and all rows, there and back, and carries the sets of the cells behind it along. A wall
/// empties what is carried. Nothing is looked up, nothing branches, and the work does not depend on what the sets hold.
pub(crate) struct BoardMoves {
    floor: ByCat,
    /// How far the cat can jump along a column and along a row; [`Self::UNLIMITED`] where only walls stop it.
    along_columns: u8,
    along_rows: u8,
    /// How many columns and rows there are up to the last floor.
    columns: usize,
    rows: usize,
}

impl BoardMoves {
    pub(crate) const UNUSED: Self = Self { floor: EMPTY_SETS, along_columns: 0, along_rows: 0, columns: 0, rows: 0 };

    /// A jump that crosses the longest line of floor. One set carried along is then enough; otherwise there is one for
    /// each length of jump.
    const UNLIMITED: u8 = 7;

    /// Gets ready for a board.
    pub(crate) fn prepare(&mut self, floor: Cells, jump: u8) {
        self.set_floor(floor);
        let enough = |longest: u8| if jump >= longest { Self::UNLIMITED } else { jump };
        let [along_rows, along_columns] = floor.longest_jumps();
        self.along_rows = enough(along_rows);
        self.along_columns = enough(along_columns);
        let rows = floor.0.to_le_bytes();
        self.columns = 8 - rows.iter().fold(0, |all, row| all | row).leading_zeros() as usize;
        self.rows = 8 - floor.0.leading_zeros() as usize / 8;
    }

    /// Notes only where there is floor: all that is needed where nobody jumps.
    pub(crate) fn set_floor(&mut self, floor: Cells) {
        for (index, mask) in self.floor.iter_mut().enumerate() {
            *mask = Pair::splat((floor.0 >> index & 1).wrapping_neg());
        }
    }

    /// All bits set where the cell is floor, none where it is a wall.
    pub(crate) const fn floor(&self) -> &ByCat {
        &self.floor
    }

    /// Writes the unions of these sets. The sets of walls are empty.
    pub(crate) fn unite(&self, sets: &ByCat, unions: &mut ByCat) {
        match self.along_columns {
            1 => self.along::<1, 1, 8, true>(self.columns, sets, unions),
            2 => self.along::<2, 1, 8, true>(self.columns, sets, unions),
            3 => self.along::<3, 1, 8, true>(self.columns, sets, unions),
            4 => self.along::<4, 1, 8, true>(self.columns, sets, unions),
            5 => self.along::<5, 1, 8, true>(self.columns, sets, unions),
            6 => self.along::<6, 1, 8, true>(self.columns, sets, unions),
            _ => self.unlimited_along::<1, 8, true>(self.columns, sets, unions),
        }
        match self.along_rows {
            1 => self.along::<1, 8, 1, false>(self.rows, sets, unions),
            2 => self.along::<2, 8, 1, false>(self.rows, sets, unions),
            3 => self.along::<3, 8, 1, false>(self.rows, sets, unions),
            4 => self.along::<4, 8, 1, false>(self.rows, sets, unions),
            5 => self.along::<5, 8, 1, false>(self.rows, sets, unions),
            6 => self.along::<6, 8, 1, false>(self.rows, sets, unions),
            _ => self.unlimited_along::<8, 1, false>(self.rows, sets, unions),
        }
    }

    /// Unites along lines of cells `STEP` apart, with `NEXT` from one line to the next, for a cat that jumps `JUMP`
    /// cells. The `FIRST` direction begins the unions, the second adds to them.
    fn along<const JUMP: usize, const NEXT: usize, const STEP: usize, const FIRST: bool>(
        &self,
        lines: usize,
        sets: &ByCat,
        unions: &mut ByCat,
    ) {
        // There are never more than eight, which spares the compiler's checks of the indices.
        for line in 0..lines.min(8) {
            let cells = (0..8).map(|place| line * NEXT + place * STEP);
            let mut carried = [Pair::ZERO; JUMP];
            for cell in cells.clone() {
                let so_far = if FIRST { sets[cell] } else { unions[cell] };
                unions[cell] = so_far | carry(&mut carried, self.floor[cell], sets[cell]);
            }
            carried = [Pair::ZERO; JUMP];
            for cell in cells.rev() {
                unions[cell] |= carry(&mut carried, self.floor[cell], sets[cell]);
            }
        }
    }

    /// The same for a cat that only walls stop: each run of floor has one union.
    fn unlimited_along<const NEXT: usize, const STEP: usize, const FIRST: bool>(
        &self,
        lines: usize,
        sets: &ByCat,
        unions: &mut ByCat,
    ) {
        for line in 0..lines.min(8) {
            let cell = |place: usize| line * NEXT + place * STEP;
            let mut behind = [Pair::ZERO; 8];
            let mut carried = Pair::ZERO;
            for (place, behind) in behind.iter_mut().enumerate() {
                carried = carried & self.floor[cell(place)] | sets[cell(place)];
                *behind = carried;
            }
            carried = Pair::ZERO;
            for place in (0..8).rev() {
                let union = &mut unions[cell(place)];
                carried = carried & self.floor[cell(place)] | behind[place];
                *union = if FIRST { carried } else { *union | carried };
            }
        }
    }
}

/// Steps to the next cell of a line. What is carried loses its oldest set and takes up the cell's own.
///
/// `carried[n]` is the union of the sets of the n + 1 cells behind, as far as no wall is between. Answers with the
/// widest of them.
#[inline]
fn carry<const JUMP: usize>(carried: &mut [Pair; JUMP], floor: Pair, set: Pair) -> Pair {
    for behind in carried.iter_mut() {
        *behind &= floor;
    }
    let reached = carried[JUMP - 1];
    for length in (1..JUMP).rev() {
        carried[length] = carried[length - 1] | set;
    }
    carried[0] = set;
    reached
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::board::random;
    use crate::engine::arena::Arena;
    use crate::game::cell::Cell;
    use crate::game::player::Player;

    #[test]
    fn unites_the_sets_of_all_cells_within_reach() {
        let mut random_numbers = fastrand::Rng::with_seed(1);
        let mut board_moves = BoardMoves::UNUSED;
        let mut unions = EMPTY_SETS;
        for _ in 0..1_000 {
            let (_, board, jumps) = random(&mut random_numbers);
            let arena = Arena::new(&board, jumps);
            board_moves.prepare(arena.floor(), jumps.of(Player::Cat));
            let mut sets = EMPTY_SETS;
            for cell in arena.floor() {
                sets[cell.index()] = Pair::new([random_numbers.u64(..), random_numbers.u64(..)]);
            }
            board_moves.unite(&sets, &mut unions);
            for cat in arena.floor() {
                let reach = arena.reach(Player::Cat, Cells::of(cat));
                let expected = reach.into_iter().fold(Pair::ZERO, |union: Pair, to: Cell| union | sets[to.index()]);
                assert_eq!(unions[cat.index()], expected, "{cat} of {board} with {jumps:?}");
            }
        }
    }
}
