//! [`Targets`]: the cells to which a player can go, in the order in which equally good moves are tried.

use crate::game::cell::{Cell, Cells};

/// Cells in line with one: those above it, to the right, below and to the left, the nearer first, and last the cell
/// itself.
#[derive(Clone, Debug)]
pub struct Targets {
    from: Cell,
    left: Cells,
}

impl Targets {
    /// All of these cells are in a row or column with that from which the player goes.
    pub(crate) const fn new(from: Cell, cells: Cells) -> Self {
        Self { from, left: cells }
    }
}

impl Iterator for Targets {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let from = Cells::of(self.from);
        let col = Cells(0x0101_0101_0101_0101 << self.from.col());
        let before = Cells(from.0 - 1);
        let above = self.left & col & before;
        let to_the_left = self.left & before;
        let after = self.left - before - from;
        let to_the_right = after - col;
        let next = if !above.is_empty() {
            last(above)
        } else if !to_the_right.is_empty() {
            to_the_right.first()
        } else if !after.is_empty() {
            after.first()
        } else if !to_the_left.is_empty() {
            last(to_the_left)
        } else {
            self.left.first()
        };
        self.left = self.left.without(next?);
        next
    }
}

/// The last cell in reading order, if there is one.
fn last(cells: Cells) -> Option<Cell> {
    let index = 63_u32.checked_sub(cells.0.leading_zeros())?;
    Some(Cell::from_index(index as usize))
}
