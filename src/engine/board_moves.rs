//! [`BoardMoves`]: undoes the cat's moves on a board for all cells of the cat at once.
//!
//! [`Arena::reach`](crate::engine::arena::Arena::reach) applies the same moves to one set of cells. Here, each cell of
//! the cat has its own set of mouse cells, and the moves of the cat combine these sets.

use crate::game::cell::{Cells, Pair};

/// A pair of sets of mouse cells for each cell of the cat.
pub(crate) type ByCat = [Pair; 64];

/// A pair of empty sets for each cell of the cat.
pub(crate) const EMPTY_SETS: ByCat = [Pair::ZERO; 64];

/// Computes, for each cell of the cat, the union of the sets of all cells to which the cat can go from there.
///
/// The computation runs along each column and each row in both directions and carries the sets of the cells it has
/// passed. A wall empties the carried sets. There are no look-ups and no branches, so the work does not depend on the
/// sets.
///
/// ```text
/// a    b    #  c    the sets of the cells in a row; # is a wall, and the cat jumps one cell
/// a|b  a|b  .  c    their unions along the row
/// ```
pub(crate) struct BoardMoves {
    floor: ByCat,
    /// The cat's maximum jump along a column; [`Self::UNLIMITED`] if only walls stop it.
    along_columns: u8,
    /// The cat's maximum jump along a row; [`Self::UNLIMITED`] if only walls stop it.
    along_rows: u8,
    /// The number of columns up to the last one with floor.
    columns: usize,
    /// The number of rows up to the last one with floor.
    rows: usize,
}

impl BoardMoves {
    pub(crate) const UNUSED: Self = Self { floor: EMPTY_SETS, along_columns: 0, along_rows: 0, columns: 0, rows: 0 };

    /// Stands for any jump that crosses the longest run of floor in a row or a column. Such a jump needs one carried
    /// set. A shorter jump of *n* cells needs *n* carried sets.
    const UNLIMITED: u8 = 7;

    /// Prepares for a board with this floor and this jump of the cat.
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

    /// Stores only the floor. This is enough for a graph, on which nobody jumps.
    pub(crate) fn set_floor(&mut self, floor: Cells) {
        for (index, mask) in self.floor.iter_mut().enumerate() {
            *mask = Pair::splat((floor.0 >> index & 1).wrapping_neg());
        }
    }

    /// A mask for each cell: all bits set for floor, none for a wall.
    pub(crate) const fn floor(&self) -> &ByCat {
        &self.floor
    }

    /// Writes to `unions`, for each cell of the cat, the union of the `sets` of all cells to which the cat can go from
    /// there. The sets of walls must be empty.
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

    /// Adds the unions along the first `lines` rows or columns, for a cat that jumps `JUMP` cells. A line is a row or a
    /// column here. The indices of neighbouring cells of a line differ by `STEP`, and those of the first cells of
    /// neighbouring lines by `NEXT`. If `FIRST` is true, overwrites `unions` instead of adding to it.
    fn along<const JUMP: usize, const NEXT: usize, const STEP: usize, const FIRST: bool>(
        &self,
        lines: usize,
        sets: &ByCat,
        unions: &mut ByCat,
    ) {
        // There are never more than 8 lines, but `min(8)` lets the compiler drop the bounds checks.
        for line in 0..lines.min(8) {
            let cells = (0..8).map(|step| line * NEXT + step * STEP);
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

    /// The same as [`along`](Self::along) for a cat that only walls stop. All cells of a run of floor have the same
    /// union.
    fn unlimited_along<const NEXT: usize, const STEP: usize, const FIRST: bool>(
        &self,
        lines: usize,
        sets: &ByCat,
        unions: &mut ByCat,
    ) {
        for line in 0..lines.min(8) {
            let cell = |step: usize| line * NEXT + step * STEP;
            let mut behind = [Pair::ZERO; 8];
            let mut carried = Pair::ZERO;
            for (step, behind) in behind.iter_mut().enumerate() {
                carried = carried & self.floor[cell(step)] | sets[cell(step)];
                *behind = carried;
            }
            carried = Pair::ZERO;
            for step in (0..8).rev() {
                let union = &mut unions[cell(step)];
                carried = carried & self.floor[cell(step)] | behind[step];
                *union = if FIRST { carried } else { *union | carried };
            }
        }
    }
}

/// Moves on to the next cell of a line. Returns the union of the sets of the `JUMP` cells before this cell, and adds
/// the set of this cell to `carried`.
///
/// Before the call, `carried[n]` is the union of the sets of the n + 1 cells before this cell. It leaves out cells
/// behind a wall.
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
