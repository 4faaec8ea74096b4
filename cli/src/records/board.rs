//! [`BoardLayout`]: walls, food and jumps.

use cat_and_mouse::board::{BoardDraft, Piece};
use cat_and_mouse::engine::Arena;
use cat_and_mouse::game::Cells;
use cat_and_mouse::judge::Question;
use cat_and_mouse::{Board, Cell, Jumps, State};

use super::climb::Layout;

#[derive(Clone)]
pub struct BoardLayout {
    /// The board without walls and pieces.
    empty: BoardDraft,
    floor: Cells,
    food: Cell,
    jumps: Jumps,
}

impl BoardLayout {
    /// A random layout. Each cell is a wall with a probability of one third.
    pub fn random((rows, cols): (u8, u8), jumps: Jumps, numbers: &mut fastrand::Rng) -> Self {
        let empty = BoardDraft::new(rows, cols).expect("a size from 1 to 8");
        let floor = empty.cells().into_iter().filter(|_| numbers.u8(..3) > 0).collect();
        let food = any(empty.cells(), numbers);
        Self { empty, floor: Cells::with(floor, food), food, jumps }
    }

    /// A board of this size that contains the known board `case` at a random place, with walls everywhere else; `None`
    /// if the known board is larger.
    pub fn within(case: &str, (rows, cols): (u8, u8), numbers: &mut fastrand::Rng) -> Option<Self> {
        let Ok(Question::Board { board, jumps }) = case.parse() else { return None };
        let down = numbers.u8(..=rows.checked_sub(board.rows())?);
        let right = numbers.u8(..=cols.checked_sub(board.cols())?);
        let moved = |cell: Cell| Cell::new(cell.row() + down, cell.col() + right);
        let empty = BoardDraft::new(rows, cols)?;
        let floor = board.floor().into_iter().filter_map(moved).collect();
        Some(Self { empty, floor, food: moved(board.food())?, jumps })
    }

    pub fn with(self, jumps: Jumps) -> Self {
        Self { jumps, ..self }
    }
}

impl Layout for BoardLayout {
    fn changed(&self, numbers: &mut fastrand::Rng) -> Option<Self> {
        let mut changed = self.clone();
        match numbers.u8(..20) {
            0 => changed.food = any(self.empty.cells(), numbers),
            1 => {
                // A wall changes places with a cell of floor.
                let (wall, free) = (self.empty.cells() - self.floor, self.floor.without(self.food));
                if wall.is_empty() || free.is_empty() {
                    return None;
                }
                changed.floor = self.floor.with(any(wall, numbers)).without(any(free, numbers));
            }
            _ => {
                // Changes one cell in half of the tries, two in a quarter, and so on. Each changed cell is near the one
                // before.
                let mut cell = any(self.empty.cells(), numbers);
                loop {
                    changed.floor = changed.floor ^ Cells::of(cell);
                    if numbers.bool() {
                        break;
                    }
                    let near = |at: u8, step: u8| (at + step).checked_sub(2);
                    let (down, right) = (numbers.u8(..5), numbers.u8(..5));
                    let next = near(cell.row(), down).zip(near(cell.col(), right));
                    cell = next
                        .and_then(|(row, col)| Cell::new(row, col))
                        .filter(|&cell| self.empty.cells().contains(cell))?;
                }
            }
        }
        changed.floor = changed.floor.with(changed.food);
        Some(changed)
    }

    fn arena(&self) -> Arena {
        Arena::of(self.floor, self.food, self.jumps)
    }

    fn question(&self, state: State) -> Question {
        let mut draft = self.empty;
        for wall in draft.cells() - self.floor {
            draft.set_wall(wall, true);
        }
        for (piece, cell) in [(Piece::Cat, state.cat), (Piece::Mouse, state.mouse), (Piece::Food, self.food)] {
            draft.put(piece, cell);
        }
        let board = Board::try_from(draft).expect("all three pieces are there");
        Question::Board { board, jumps: self.jumps }
    }
}

/// A random cell of a set that is not empty.
fn any(cells: Cells, numbers: &mut fastrand::Rng) -> Cell {
    let number = numbers.u32(..cells.count()) as usize;
    cells.into_iter().nth(number).expect("a number below their count")
}
