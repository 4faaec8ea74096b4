//! [`Room`]: a connected floor with its cells numbered from 0, and the cells to which a player can go from each of
//! them.

use crate::shape::{Cells, Shape, each};

/// The maximum number of cells of a room.
pub(crate) const MAX: usize = crate::shape::MAX_CELLS as usize;

/// The longest jump that can differ from a shorter one. A side has at most eight cells.
pub const MAX_JUMP: usize = 7;

/// A connected floor.
#[derive(Clone, Debug)]
pub struct Room {
    /// The cells of the board, in reading order. Their indices here are the numbers used in the room.
    cells: Vec<u32>,
    /// The longest jump on this floor, at least 1.
    pub(crate) longest: usize,
    /// The cells to which a player can go, sorted by the cell that the player leaves and then by distance.
    to: Vec<u8>,
    /// For each cell and each distance, the index in `to` of the first cell that is further away.
    further: Vec<[u16; MAX_JUMP + 1]>,
}

impl Room {
    /// The room that consists of this floor.
    pub fn new(shape: &Shape, floor: Cells) -> Self {
        let cells: Vec<u32> = each(floor).collect();
        let mut numbers = [u8::MAX; 64];
        for (&cell, number) in cells.iter().zip(0..) {
            numbers[cell as usize] = number;
        }
        let longest = shape.longest_jump(floor) as usize;
        let mut to = Vec::with_capacity(16 * cells.len());
        let further = cells.iter().map(|&cell| {
            let begin = position(&to);
            let mut further = [begin; MAX_JUMP + 1];
            let mut cursors = [1 << cell; 4];
            for end in &mut further[1..=longest] {
                cursors = shape.ahead(cursors).map(|cursor| cursor & floor);
                for cursor in cursors {
                    if cursor != 0 {
                        to.push(numbers[cursor.trailing_zeros() as usize]);
                    }
                }
                *end = position(&to);
            }
            further
        });
        let further = further.collect();
        Self { cells, longest, to, further }
    }

    /// The number of cells.
    pub(crate) const fn size(&self) -> usize {
        self.cells.len()
    }

    /// The cell of the board with this number.
    pub fn cell(&self, number: usize) -> u32 {
        self.cells[number]
    }

    /// The cells of the room that are in this set of cells of the board, as a set of the room's numbers.
    pub(crate) fn numbers(&self, cells: Cells) -> u64 {
        let in_set = (0..).zip(&self.cells).filter(|&(_, &cell)| cells >> cell & 1 == 1);
        in_set.fold(0, |numbers, (number, _): (u32, _)| numbers | 1 << number)
    }

    /// The cells that are more than `beyond` and at most `within` straight steps away from `cell`.
    #[inline]
    pub(crate) fn steps(&self, cell: usize, beyond: usize, within: usize) -> &[u8] {
        let further = &self.further[cell];
        &self.to[usize::from(further[beyond])..usize::from(further[within])]
    }
}

fn position(list: &[u8]) -> u16 {
    u16::try_from(list.len()).expect("a room has fewer than 36 * 28 moves")
}
