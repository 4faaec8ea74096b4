//! [`Cell`], one cell of a board, [`Cells`], a set of cells in one machine word, and [`Pair`], two sets in one vector.
//!
//! A board of any size lies in the top left corner of the same 8×8 frame, and cell (row, column) is bit `row * 8 +
//! column`. A step to the next row is therefore always a shift by eight bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub};

use wide::u64x2;

/// The longest side of a board, in cells.
pub const MAX_SIDE: u8 = 8;

/// One cell of the 8×8 frame.
///
/// ```
/// use cat_and_mouse::Cell;
///
/// let cell = Cell::new(2, 3).unwrap();
/// assert_eq!((cell.row(), cell.col()), (2, 3));
/// assert_eq!(cell.index(), 19);
/// assert_eq!(cell.to_string(), "row 3, column 4"); // people count from one
/// assert_eq!(Cell::new(0, 8), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, both counted from 0; `None` if either is 8 or more.
    pub const fn new(row: u8, col: u8) -> Option<Self> {
        if row < MAX_SIDE && col < MAX_SIDE { Some(Self::at(row, col)) } else { None }
    }

    /// The cell with this index in the 8×8 frame, `row * 8 + column`; `None` if the index is 64 or more.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 { Some(Self::nth(index)) } else { None }
    }

    /// The cell in this row and column, which must be below 8.
    pub(crate) const fn at(row: u8, col: u8) -> Self {
        assert!(row < MAX_SIDE && col < MAX_SIDE, "a cell lies in rows and columns 0 to 7");
        Self(row * MAX_SIDE + col)
    }

    /// The cell with this index in the 8×8 frame, which must be below 64.
    pub(crate) const fn nth(index: usize) -> Self {
        assert!(index < 64, "the 8×8 frame has cells 0 to 63");
        #[allow(clippy::cast_possible_truncation)] // just checked
        Self(index as u8)
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / MAX_SIDE
    }

    /// The column, counted from 0.
    pub const fn col(self) -> u8 {
        self.0 % MAX_SIDE
    }

    /// The index in the 8×8 frame, 0 to 63. The cell number of the JavaScript API is different, because it depends on
    /// the width of the board: see [`Board::number`](crate::board::Board::number).
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row() + 1, self.col() + 1)
    }
}

#[cfg(feature = "serde")]
thread_local! {
    /// The width of the board whose cells are being serialised.
    static WIDTH: std::cell::Cell<u8> = const { std::cell::Cell::new(MAX_SIDE) };
}

/// Calls `serialise` and returns its result. During this call, a cell is serialised as its
/// [number](crate::board::Board::number) on a board of this width. At other times a cell is serialised as its index in
/// the 8×8 frame, because a cell does not know its board. On a graph the index is the number of the node.
#[cfg(feature = "serde")]
pub fn numbered<T>(width: u8, serialise: impl FnOnce() -> T) -> T {
    let before = WIDTH.replace(width);
    let serialised = serialise();
    WIDTH.set(before);
    serialised
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.row() * WIDTH.get() + self.col()).serialize(serializer)
    }
}

/// Serialises the set as a list of cells.
#[cfg(feature = "serde")]
impl serde::Serialize for Cells {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::from_index(index.into()).ok_or_else(|| {
            serde::de::Error::custom(format_args!("A cell must be a number from 0 to 63, but is {index}."))
        })
    }
}

/// A set of cells: bit `row * 8 + column` is 1 if the set contains the cell.
///
/// ```
/// use cat_and_mouse::Cell;
/// use cat_and_mouse::game::Cells;
///
/// // 1 . . .  row 0: bits 0-7, the least significant byte
/// // . . 1 .  row 1: bits 8-15
/// let set = Cells(0x0401);
/// let cells: Vec<_> = set.into_iter().map(|cell| (cell.row(), cell.col())).collect();
/// assert_eq!(cells, [(0, 0), (1, 2)]);
/// assert_eq!(set.into_iter().collect::<Cells>(), set);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cells(pub u64);

impl Cells {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All 64 cells of the frame.
    pub const ALL: Self = Self(!0);

    /// All cells of a board with this many rows and columns, which must be 1 to 8.
    ///
    /// ```text
    /// 2 rows, 3 columns: 1 1 1 .
    ///                    1 1 1 .
    /// ```
    pub(crate) const fn rectangle(rows: u8, cols: u8) -> Self {
        assert!(1 <= rows && rows <= MAX_SIDE && 1 <= cols && cols <= MAX_SIDE, "a board has 1 to 8 rows and columns");
        let row = 0xff_u64 >> (MAX_SIDE - cols);
        let first_column = 0x0101_0101_0101_0101_u64 >> (8 * (MAX_SIDE - rows));
        Self(row * first_column)
    }

    /// The set that contains only this cell.
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// Whether the set contains the cell.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// Whether the set contains no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cells in the set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The set with this cell added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | Self::of(cell).0)
    }

    /// The set without this cell.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !Self::of(cell).0)
    }

    /// The longest jumps inside the set, along a row and along a column, in cells; 0 if no two cells are adjacent in
    /// that direction. A longer maximum jump reaches no more cells.
    ///
    /// ```text
    /// 1 1 1 .    along a row: 2, from column 0 to column 2
    /// . . 1 .    along a column: 1
    /// ```
    pub(crate) fn longest_jumps(self) -> [u8; 2] {
        let not_last_column = !Self(Self::rectangle(MAX_SIDE, 1).0 << 7);
        let longest = |step: u32, has_next: Self| {
            // After n passes of the loop, `starts` holds the cells from which a jump of n cells is possible.
            let mut starts = self;
            let mut jump = 0;
            loop {
                starts &= Self(starts.0 >> step) & has_next;
                if starts.is_empty() {
                    return jump;
                }
                jump += 1;
            }
        };
        [longest(1, not_last_column), longest(8, Self::ALL)]
    }

    /// The first cell in reading order; `None` if the set is empty.
    pub const fn first(self) -> Option<Cell> {
        if self.is_empty() { None } else { Some(Cell::nth(self.0.trailing_zeros() as usize)) }
    }
}

impl BitAnd for Cells {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Cells {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The cells of the left set that are not in the right set.
impl Sub for Cells {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Cells {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// Iterates over the cells of a set in reading order.
#[derive(Clone, Debug)]
pub struct Iter(Cells);

impl Iterator for Iter {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Writes eight rows of dots and ones, so that a failing test shows the set as on a board.
impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Cells({:#x})", self.0)?;
        for row in 0..MAX_SIDE {
            for col in 0..MAX_SIDE {
                f.write_str(match (self.contains(Cell::at(row, col)), col) {
                    (true, 7) => "1\n",
                    (false, 7) => ".\n",
                    (true, _) => "1 ",
                    (false, _) => ". ",
                })?;
            }
        }
        Ok(())
    }
}

/// Two sets of cells in one vector register. Every operation is applied to both.
pub(crate) type Pair = u64x2;
