//! [`Shape`]: the size of a board, its sets of cells, and its symmetries.

use std::fmt;

/// A set of cells of a shape: bit `row * cols + col` is 1 if the set contains the cell.
pub type Cells = u64;

/// The maximum number of cells of a shape. With more, a census would take years.
pub const MAX_CELLS: u32 = 36;

/// The rows and columns of a board, with sets and symmetries computed from them.
#[derive(Clone, Debug)]
pub struct Shape {
    rows: u32,
    cols: u32,
    all: Cells,
    first_column: Cells,
    last_column: Cells,
    symmetries: Vec<Symmetry>,
}

/// One symmetry of a shape that is not the identity.
#[derive(Clone, Debug)]
pub struct Symmetry {
    /// The image of each cell.
    to: Vec<u8>,
    /// For each row, the image of every set of its cells.
    rows: Vec<Vec<Cells>>,
    /// The cells that stay where they are.
    pub fixed: Cells,
}

impl Shape {
    /// The shape with this many rows and columns.
    ///
    /// # Errors
    /// A sentence if there are more rows than columns, a side is not 1 to 8, or the shape has more than [`MAX_CELLS`].
    pub fn new(rows: u32, cols: u32) -> Result<Self, String> {
        if !(1..=8).contains(&rows) || !(1..=8).contains(&cols) {
            return Err(format!("A board has 1 to 8 rows and columns, not {rows} and {cols}."));
        }
        if rows > cols {
            return Err(format!("Write the smaller side first: {cols} {rows}. A turned board has the same results."));
        }
        if rows * cols > MAX_CELLS {
            return Err(format!(
                "A census takes at most {MAX_CELLS} cells; {rows} rows and {cols} columns have {}.",
                rows * cols
            ));
        }
        let all = (1 << (rows * cols)) - 1;
        let first_column = (0..rows).fold(0, |cells, row| cells | 1 << (row * cols));
        let mut shape =
            Self { rows, cols, all, first_column, last_column: first_column << (cols - 1), symmetries: Vec::new() };
        for flips in 1..if rows == cols { 8 } else { 4 } {
            let to = (0..shape.cells()).map(|cell| {
                let (mut row, mut col) = (cell / cols, cell % cols);
                if flips & 1 != 0 {
                    row = rows - 1 - row;
                }
                if flips & 2 != 0 {
                    col = cols - 1 - col;
                }
                if flips & 4 != 0 {
                    (row, col) = (col, row);
                }
                u8::try_from(row * cols + col).expect("a board has at most 64 cells")
            });
            let symmetry = Symmetry::new(to.collect(), rows, cols);
            // On a board of one row, some symmetries are the same or change nothing.
            if symmetry.fixed != all && shape.symmetries.iter().all(|other| other.to != symmetry.to) {
                shape.symmetries.push(symmetry);
            }
        }
        Ok(shape)
    }

    /// The number of rows.
    pub const fn rows(&self) -> u32 {
        self.rows
    }

    /// The number of columns.
    pub const fn cols(&self) -> u32 {
        self.cols
    }

    /// The number of cells.
    pub const fn cells(&self) -> u32 {
        self.rows * self.cols
    }

    /// The set of all cells.
    pub const fn all(&self) -> Cells {
        self.all
    }

    /// All symmetries except the identity.
    pub fn symmetries(&self) -> &[Symmetry] {
        &self.symmetries
    }

    /// Four sets, each moved by one cell in its own direction: right, down, left and up. Cells that leave the board are
    /// dropped.
    pub const fn ahead(&self, [right, down, left, up]: [Cells; 4]) -> [Cells; 4] {
        [
            (right & !self.last_column) << 1,
            (down << self.cols) & self.all,
            (left & !self.first_column) >> 1,
            up >> self.cols,
        ]
    }

    /// The cells beside the set, and the set itself.
    pub fn grown(&self, cells: Cells) -> Cells {
        self.ahead([cells; 4]).into_iter().fold(cells, |grown, cells| grown | cells)
    }

    /// The cells of the floor that can be reached from `from`, which is part of the floor.
    pub fn room(&self, floor: Cells, from: Cells) -> Cells {
        let mut room = from;
        loop {
            let grown = self.grown(room) & floor;
            if grown == room {
                return room;
            }
            room = grown;
        }
    }

    /// The longest jump that some player could make on this floor, at least 1. A higher maximum allows no further move.
    pub const fn longest_jump(&self, floor: Cells) -> u32 {
        let (mut along_rows, mut along_cols) = (floor, floor);
        let mut longest = 0;
        loop {
            along_rows &= (along_rows & !self.first_column) >> 1;
            along_cols &= along_cols >> self.cols;
            if along_rows | along_cols == 0 {
                return if longest == 0 { 1 } else { longest };
            }
            longest += 1;
        }
    }

    /// Whether this set of walls is the smallest of its images under the symmetries, as binary numbers.
    pub fn is_smallest(&self, walls: Cells) -> bool {
        self.symmetries.iter().all(|symmetry| symmetry.image(walls) >= walls)
    }

    /// The symmetries, except the identity, that map this set to itself.
    pub fn stabiliser(&self, cells: Cells) -> impl Iterator<Item = &Symmetry> + Clone {
        self.symmetries.iter().filter(move |symmetry| symmetry.image(cells) == cells)
    }

    /// The number of sets of walls up to symmetry that leave some floor, by Burnside's lemma.
    pub fn wall_sets(&self) -> u64 {
        let images = self.symmetries.iter().map(|symmetry| 1_u64 << symmetry.cycles());
        (images.sum::<u64>() + (1 << self.cells())) / self.order() - 1
    }

    /// The number of pairs of a set of walls and a floor cell for the food, up to symmetry, by Burnside's lemma.
    pub fn foods(&self) -> u64 {
        // A symmetry leaves walls and food as they are if the food is on a fixed cell, and each other cycle of cells is
        // all floor or all wall.
        let fixed = self.symmetries.iter().map(|symmetry| match symmetry.fixed.count_ones() {
            0 => 0,
            fixed => u64::from(fixed) << (symmetry.cycles() - 1),
        });
        (fixed.sum::<u64>() + (u64::from(self.cells()) << (self.cells() - 1))) / self.order()
    }

    /// The number of symmetries, with the identity.
    fn order(&self) -> u64 {
        self.symmetries.len() as u64 + 1
    }
}

impl PartialEq for Shape {
    fn eq(&self, other: &Self) -> bool {
        (self.rows, self.cols) == (other.rows, other.cols)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

impl Symmetry {
    fn new(to: Vec<u8>, rows: u32, cols: u32) -> Self {
        let of_row = |row: u32| {
            let image = |bits: u64| each(bits).fold(0, |image, col| image | 1 << to[(row * cols + col) as usize]);
            (0..1 << cols).map(image).collect()
        };
        let fixed = (0_u8..).zip(&to).filter(|(from, to)| from == *to).fold(0, |fixed, (cell, _)| fixed | 1 << cell);
        Self { rows: (0..rows).map(of_row).collect(), fixed, to }
    }

    /// The image of this cell.
    pub fn cell(&self, cell: u32) -> u32 {
        u32::from(self.to[cell as usize])
    }

    /// The image of these cells.
    #[inline]
    pub fn image(&self, cells: Cells) -> Cells {
        let mut rest = cells;
        self.rows.iter().fold(0, |image, row| {
            // A row has an image for each set of its cells, so the number of images is a power of two.
            let part = row[low_bits(rest) & (row.len() - 1)];
            rest >>= row.len().trailing_zeros();
            image | part
        })
    }

    /// The number of cycles of the cells. A set is its own image if it contains all or no cells of each cycle.
    fn cycles(&self) -> u32 {
        let mut seen = vec![false; self.to.len()];
        let mut cycles = 0;
        for start in 0..self.to.len() {
            cycles += u32::from(!seen[start]);
            let mut cell = start;
            while !seen[cell] {
                seen[cell] = true;
                cell = usize::from(self.to[cell]);
            }
        }
        cycles
    }
}

/// The lowest bits of a set.
#[allow(clippy::cast_possible_truncation)] // a row needs fewer bits
const fn low_bits(cells: Cells) -> usize {
    cells as usize
}

/// The cells of a set in reading order.
pub fn each(cells: Cells) -> impl Iterator<Item = u32> + Clone {
    let mut rest = cells;
    std::iter::from_fn(move || {
        let cell = (rest != 0).then(|| rest.trailing_zeros())?;
        rest &= rest - 1;
        Some(cell)
    })
}
