//! [`Targets`]: the cells that a player can go to on a board, in the order in which equally good moves are listed.
//!
//! On a graph, equally good moves are listed by node number: see
//! [`GraphSolution::moves`](crate::solution::GraphSolution::moves) in `solution/graph.rs`.

use crate::game::cell::{Cell, Cells};

/// Iterates over the cells that a player can go to: up, right, down, left, the closest first in each direction, and the
/// player's own cell last.
///
/// ```text
/// . 2 . . .
/// . 1 . . .    the order 1 to 6; the player is on the cell marked 6 and can jump two cells; # is a wall
/// # 6 3 4 .
/// . 5 . . .
/// ```
#[derive(Clone, Debug)]
pub struct Targets {
    from: Cell,
    left: Cells,
}

impl Targets {
    /// The iterator over `cells` for a player on `from`. All cells must be in the row or the column of `from`.
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

/// The last cell in reading order; `None` if the set is empty.
fn last(cells: Cells) -> Option<Cell> {
    let index = 63_u32.checked_sub(cells.0.leading_zeros())?;
    Some(Cell::nth(index as usize))
}
