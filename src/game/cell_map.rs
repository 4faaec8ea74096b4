//! [`CellMap`]: an optional value for each cell of a board, or for each node of a graph.

use std::ops::Index;

use crate::game::cell::{Cell, Cells};

/// An optional value for each cell of a board, or for each node of a graph; `None` on walls, and outside the board or
/// graph.
///
/// ```
/// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player, solve_board};
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// let map = solution.map(Player::Cat, board.cat(), Player::Mouse, 0)?;
/// assert_eq!(map[board.mouse()], Some(solution.verdict()));
/// assert_eq!(map[Cell::new(0, 0).unwrap()], None); // a wall
/// assert_eq!(map[Cell::new(7, 7).unwrap()], None); // outside
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellMap<T>([Option<T>; 64]);

impl<T> CellMap<T> {
    /// The map that holds `value(cell)` for each of these cells, and `None` for all others.
    pub(crate) fn of(cells: Cells, mut value: impl FnMut(Cell) -> Option<T>) -> Self {
        Self(std::array::from_fn(|index| {
            let cell = Cell::nth(index);
            if cells.contains(cell) { value(cell) } else { None }
        }))
    }

    /// The values of these cells, in reading order.
    #[cfg(feature = "web-board")]
    pub(crate) fn all(&self, cells: Cells) -> Vec<&Option<T>> {
        cells.into_iter().map(|cell| &self[cell]).collect()
    }
}

impl<T> Index<Cell> for CellMap<T> {
    type Output = Option<T>;

    fn index(&self, cell: Cell) -> &Self::Output {
        &self.0[cell.index()]
    }
}
