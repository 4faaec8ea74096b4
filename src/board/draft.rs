//! [`BoardDraft`]: a board that is being edited and may lack pieces, and its text form.

use std::fmt;
use std::str::FromStr;

#[cfg(any(test, feature = "web-board"))]
use wide::u8x16;

use crate::board::error::{BoardError, CellError, CellProblem};
use crate::board::piece::Piece;
use crate::game::cell::{Cell, Cells, MAX_SIDE};
use crate::game::player::Player;

/// The content of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Empty floor. Both players may cross it and stop on it.
    Floor,
    /// A wall. Nobody may cross it.
    Wall,
    /// The cat, the mouse or the food, on floor.
    Piece(Piece),
}

#[cfg(feature = "web-board")]
impl Content {
    /// The name in the JavaScript API.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Floor => "floor",
            Self::Wall => "wall",
            Self::Piece(piece) => piece.name(),
        }
    }
}

/// A board that is being edited. It may lack a cat, a mouse or food, but never has two of the same piece.
///
/// Only a complete board can be solved: convert the draft to a [`Board`](crate::board::Board).
///
/// ```
/// use cat_and_mouse::{Board, Cell};
/// use cat_and_mouse::board::{BoardDraft, Piece};
///
/// let mut draft = BoardDraft::new(2, 4).unwrap();
/// draft.set_wall(Cell::new(0, 1).unwrap(), true);
/// draft.put(Piece::Cat, Cell::new(0, 0).unwrap());
/// draft.put(Piece::Mouse, Cell::new(1, 0).unwrap());
/// assert_eq!(draft.to_string(), "Cx2/M3");
/// assert!(Board::try_from(draft).is_err()); // there is no food yet
///
/// let complete: BoardDraft = "CxF1/M3".parse()?;
/// assert_eq!(complete.to_rows(), ["C#F.", "M..."]);
/// assert!(Board::try_from(complete).is_ok());
/// # Ok::<(), cat_and_mouse::board::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardDraft {
    rows: u8,
    cols: u8,
    walls: Cells,
    /// The cell of each piece, in the order of [`Piece::ALL`]. The cells are different, and none is a wall.
    pieces: [Option<Cell>; 3],
}

impl BoardDraft {
    /// An empty floor with this many rows and columns; `None` if either is not 1 to 8.
    pub const fn new(rows: u8, cols: u8) -> Option<Self> {
        if is_side(rows) && is_side(cols) { Some(Self::empty(rows, cols)) } else { None }
    }

    /// An empty floor with this many rows and columns, which must be 1 to 8.
    pub(crate) const fn empty(rows: u8, cols: u8) -> Self {
        Self { rows, cols, walls: Cells::EMPTY, pieces: [None; 3] }
    }

    /// A complete board with these walls and pieces. The cells of the pieces are in the order of [`Piece::ALL`]; they
    /// must be different and not walls.
    pub(crate) fn of_parts((rows, cols): (u8, u8), walls: Cells, pieces: [Cell; 3]) -> Self {
        Self { rows, cols, walls, pieces: pieces.map(Some) }
    }

    /// The complete board that `frame` describes: the letters of eight rows of eight cells, with 0 for cells outside
    /// the board. `None` if the frame has any error. This function is faster than [`from_rows`](Self::from_rows),
    /// because it does not find out what the error is.
    #[cfg(any(test, feature = "web-board"))]
    pub(crate) fn of_frame(frame: &[u8; 64], (rows, cols): (u8, u8)) -> Option<Self> {
        if !is_side(rows) || !is_side(cols) {
            return None;
        }
        let quarters = frame.as_chunks::<16>().0;
        let cells_with = |letter: u8| {
            let matches = |quarter: &[u8; 16]| u8x16::new(*quarter).simd_eq(u8x16::splat(letter)).to_bitmask();
            let cells = (0..).zip(quarters).map(|(index, quarter)| u64::from(matches(quarter)) << (16 * index));
            Cells(cells.fold(0, |all, some| all | some))
        };
        let walls = cells_with(b'#');
        let pieces = Piece::ALL.map(|piece| cells_with(piece.letter() as u8));
        let known = pieces.into_iter().fold(cells_with(b'.') | walls, |all, some| all | some);
        let is_complete = known == Cells::rectangle(rows, cols) && pieces.iter().all(|cells| cells.count() == 1);
        is_complete.then(|| Self { rows, cols, walls, pieces: pieces.map(Cells::first) })
    }

    /// Reads rows as LeetCode writes them: `.` is floor, `#` a wall, `C` the cat, `M` the mouse, `F` the food.
    ///
    /// # Errors
    /// These errors, checked in this order, each on the whole board: [`EmptyGrid`](BoardError::EmptyGrid),
    /// [`TooLarge`](BoardError::TooLarge), [`RaggedRow`](BoardError::RaggedRow),
    /// [`UnknownCharacter`](BoardError::UnknownCharacter), [`DuplicatePiece`](BoardError::DuplicatePiece).
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, BoardError> {
        Reading::of_rows(rows)?.without_duplicate()
    }

    /// Reads rows in the compact form, which extends LeetCode's form: `x` is a wall too, and a digit 1 to 8 is a run of
    /// that many floor cells.
    pub(crate) fn from_compact(rows: impl Iterator<Item = impl Iterator<Item = char>>) -> Result<Self, BoardError> {
        Reading::of_compact(rows)?.without_duplicate()
    }

    /// The rows as LeetCode writes them.
    pub fn to_rows(&self) -> Vec<String> {
        (0..self.rows).map(|row| (0..self.cols).map(|col| self.letter(Cell::at(row, col))).collect()).collect()
    }

    /// The rows as LeetCode writes them, joined by `between`.
    pub(crate) fn to_text(self, between: &str) -> String {
        let mut text = String::new();
        for cell in self.cells() {
            if cell.col() == 0 && cell.row() > 0 {
                text.push_str(between);
            }
            text.push(self.letter(cell));
        }
        text
    }

    /// The character for the content of the cell.
    fn letter(&self, cell: Cell) -> char {
        match self.content(cell) {
            Content::Floor => '.',
            Content::Wall => '#',
            Content::Piece(piece) => piece.letter(),
        }
    }

    /// The number of rows, 1 to 8.
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// The number of columns, 1 to 8.
    pub const fn cols(&self) -> u8 {
        self.cols
    }

    /// All cells of the board, including walls.
    pub const fn cells(&self) -> Cells {
        Cells::rectangle(self.rows, self.cols)
    }

    /// The walls.
    pub const fn walls(&self) -> Cells {
        self.walls
    }

    /// The cells on which a player may stand: all cells that are not walls.
    pub fn floor(&self) -> Cells {
        self.cells() - self.walls
    }

    /// The cell of the piece; `None` if it is not on the board.
    pub const fn piece(&self, piece: Piece) -> Option<Cell> {
        self.pieces[piece.index()]
    }

    /// The content of the cell.
    pub fn content(&self, cell: Cell) -> Content {
        if self.walls.contains(cell) {
            return Content::Wall;
        }
        let piece = Piece::ALL.into_iter().find(|&piece| self.piece(piece) == Some(cell));
        piece.map_or(Content::Floor, Content::Piece)
    }

    /// The cell with this number, `row * cols + col`; `None` if it is not on the board.
    pub fn cell(&self, number: usize) -> Option<Cell> {
        let cols = usize::from(self.cols);
        let row = u8::try_from(number / cols).ok().filter(|&row| row < self.rows)?;
        let col = u8::try_from(number % cols).ok()?;
        Some(Cell::at(row, col))
    }

    /// The number of this cell, `row * cols + col`.
    pub fn number(&self, cell: Cell) -> usize {
        usize::from(cell.row()) * usize::from(self.cols) + usize::from(cell.col())
    }

    /// The cell, if the player may stand on it.
    ///
    /// # Errors
    /// [`CellError`] if the cell is a wall or outside the board.
    pub fn check_cell(&self, player: Player, cell: Cell) -> Result<Cell, CellError> {
        if self.floor().contains(cell) {
            return Ok(cell);
        }
        let on_board = self.cells().contains(cell);
        Err(if on_board {
            CellError { player, given: format!("cell {}", self.number(cell)), problem: CellProblem::Wall(cell) }
        } else {
            CellError { player, given: cell.to_string(), problem: CellProblem::Outside }
        })
    }

    /// The pieces that are not on the board, in the order of [`Piece::ALL`].
    pub fn missing(&self) -> impl Iterator<Item = Piece> {
        let pieces = self.pieces;
        Piece::ALL.into_iter().filter(move |&piece| pieces[piece.index()].is_none())
    }

    /// Makes the cell a wall or floor. Does nothing if the cell holds a piece or is outside the board.
    pub fn set_wall(&mut self, cell: Cell, wall: bool) {
        let free = self.cells().contains(cell) && !matches!(self.content(cell), Content::Piece(_));
        if free {
            self.walls = if wall { self.walls.with(cell) } else { self.walls.without(cell) };
        }
    }

    /// Puts `piece` on the cell and removes a wall there. Another piece on the cell moves to the old cell of `piece`,
    /// or to the nearest free cell if `piece` was not on the board. If no cell is free, the other piece leaves the
    /// board. Does nothing if the cell is outside the board.
    pub fn put(&mut self, piece: Piece, cell: Cell) {
        if !self.cells().contains(cell) {
            return;
        }
        let content = self.content(cell);
        let before = self.pieces[piece.index()].replace(cell);
        self.walls = self.walls.without(cell);
        if let Content::Piece(other) = content
            && other != piece
        {
            self.pieces[other.index()] = before.or_else(|| self.nearest_free(cell));
        }
    }

    /// Removes the piece from the board.
    pub fn remove(&mut self, piece: Piece) {
        self.pieces[piece.index()] = None;
    }

    /// Changes the size to this many rows and columns, and returns true. If either is not 1 to 8, changes nothing and
    /// returns false. Stores in `cut_off` the walls and pieces outside the new size. Walls and pieces that an earlier
    /// call stored come back if they fit again. A piece outside the new size moves to the nearest free cell. If no cell
    /// is free, the piece leaves the board.
    pub(crate) fn resize(&mut self, rows: u8, cols: u8, cut_off: &mut CutOff) -> bool {
        if !is_side(rows) || !is_side(cols) {
            return false;
        }
        let cells = Cells::rectangle(rows, cols);
        let walls = self.walls | cut_off.walls;
        let pieces = std::array::from_fn(|piece| match cut_off.pieces[piece] {
            // A piece comes back only if it has not been moved since the smaller size displaced it.
            Some(Displaced { from, to }) if to == self.pieces[piece] => Some(from),
            _ => self.pieces[piece],
        });
        *self = Self { rows, cols, walls: walls & cells, pieces };
        cut_off.walls = walls - cells;
        // First all pieces inside keep their cells. Then each piece outside moves to a cell that is still free.
        let homeless = self.pieces.map(|cell| cell.filter(|&cell| !cells.contains(cell)));
        for (cell, outside) in self.pieces.iter_mut().zip(homeless) {
            if outside.is_some() {
                *cell = None;
            }
        }
        for (index, outside) in homeless.into_iter().enumerate() {
            if let Some(cell) = outside {
                self.pieces[index] = self.nearest_free(cell);
            }
            cut_off.pieces[index] = outside.map(|from| Displaced { from, to: self.pieces[index] });
        }
        true
    }

    /// The free floor cell closest to `from`; `None` if no cell is free. The distance is the difference of the rows
    /// plus the difference of the columns. If several cells are equally close, the first of them in reading order is
    /// returned.
    fn nearest_free(&self, from: Cell) -> Option<Cell> {
        let taken: Cells = self.pieces.into_iter().flatten().collect();
        let steps = |cell: &Cell| from.row().abs_diff(cell.row()) + from.col().abs_diff(cell.col());
        (self.floor() - taken).into_iter().min_by_key(steps)
    }
}

/// Whether a board can have this many rows or columns.
const fn is_side(number: u8) -> bool {
    1 <= number && number <= MAX_SIDE
}

/// The walls and pieces that a smaller size has cut off. They come back when the board grows again.
#[derive(Clone, Copy, Debug, Default)]
pub struct CutOff {
    /// The walls outside the board.
    walls: Cells,
    /// The pieces that were outside the board, in the order of [`Piece::ALL`].
    pieces: [Option<Displaced>; 3],
}

/// The old and the new cell of a piece that did not fit when the board became smaller.
#[derive(Clone, Copy, Debug)]
struct Displaced {
    from: Cell,
    /// The cell to which the piece moved; `None` if no cell was free.
    to: Option<Cell>,
}

/// Writes the compact form used in links. The rows are joined by `/`. A wall is `x`, a piece is its letter, and a run
/// of floor cells is the number of its cells.
impl fmt::Display for BoardDraft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.rows {
            if row > 0 {
                f.write_str("/")?;
            }
            let mut run = 0;
            for col in 0..=self.cols {
                let content = (col < self.cols).then(|| self.content(Cell::at(row, col)));
                if content == Some(Content::Floor) {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    write!(f, "{run}")?;
                    run = 0;
                }
                match content {
                    Some(Content::Wall) => f.write_str("x")?,
                    Some(Content::Piece(piece)) => write!(f, "{}", piece.letter())?,
                    Some(Content::Floor) | None => {}
                }
            }
        }
        Ok(())
    }
}

/// Reads rows joined by `/` or by line breaks; the lines may be indented. Besides `. # C M F`, `x` is a wall and a
/// digit 1 to 8 is a run of that many floor cells.
impl FromStr for BoardDraft {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        Reading::of_text(text)?.without_duplicate()
    }
}

/// The content of one cell in a text, or a character that has no meaning on a board.
#[derive(Clone, Copy)]
enum Symbol {
    Content(Content),
    Unknown(char),
}

impl Symbol {
    #[inline]
    fn of(character: char) -> Self {
        match character {
            '.' => Self::Content(Content::Floor),
            '#' => Self::Content(Content::Wall),
            _ => Piece::from_letter(character)
                .map_or(Self::Unknown(character), |piece| Self::Content(Content::Piece(piece))),
        }
    }

    /// The symbols of one character of the compact form, in which a digit stands for several cells.
    fn of_compact(character: char) -> impl Iterator<Item = Self> {
        let (symbol, length) = match character {
            'x' => (Self::Content(Content::Wall), 1),
            '1'..='8' => (Self::Content(Content::Floor), character as usize - '0' as usize),
            _ => (Self::of(character), 1),
        };
        std::iter::repeat_n(symbol, length)
    }
}

/// The draft read from a text, and the first piece that the text contains twice.
///
/// The duplicate is not an error yet, because [`Board`](crate::board::Board) reports a missing piece before a duplicate.
pub(crate) struct Reading {
    pub(crate) draft: BoardDraft,
    pub(crate) duplicate: Option<BoardError>,
}

impl Reading {
    pub(crate) fn of_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, BoardError> {
        Self::of_symbols(rows.iter().map(|row| row.as_ref().chars().map(Symbol::of)))
    }

    pub(crate) fn of_text(compact: &str) -> Result<Self, BoardError> {
        let has_lines = compact.contains('\n');
        let (compact, end) = if has_lines { (compact.trim_ascii(), '\n') } else { (compact, '/') };
        Self::of_compact(compact.split(end).map(|row| if has_lines { row.trim_ascii() } else { row }.chars()))
    }

    fn of_compact(rows: impl Iterator<Item = impl Iterator<Item = char>>) -> Result<Self, BoardError> {
        Self::of_symbols(rows.map(|row| row.flat_map(Symbol::of_compact)))
    }

    fn of_symbols(rows: impl Iterator<Item = impl Iterator<Item = Symbol>>) -> Result<Self, BoardError> {
        let mut reader = Reader::default();
        for row in rows.take(MAX_ROWS_READ) {
            for symbol in row.take(CELLS_TO_KNOW) {
                reader.push(symbol);
            }
            reader.end_row();
        }
        reader.finish()
    }

    fn without_duplicate(self) -> Result<BoardDraft, BoardError> {
        self.duplicate.map_or(Ok(self.draft), Err)
    }
}

/// Reads a text in one pass and collects errors. [`finish`](Self::finish) returns the error that [`BoardError`]
/// declares first.
#[derive(Default)]
struct Reader {
    /// The number of complete rows.
    rows: usize,
    /// The number of cells read so far in the current row.
    length: usize,
    lengths: [usize; MAX_ROWS_READ],
    walls: Cells,
    pieces: [Option<Cell>; 3],
    unknown: Option<BoardError>,
    duplicate: Option<BoardError>,
}

impl Reader {
    #[inline]
    fn push(&mut self, symbol: Symbol) {
        let side = usize::from(MAX_SIDE);
        // A cell outside 8×8 only shows that the text is too large. Its content does not matter.
        if self.rows < side && self.length < side {
            self.read(symbol, Cell::nth(self.rows * side + self.length));
        }
        self.length += 1;
    }

    fn end_row(&mut self) {
        if let Some(length) = self.lengths.get_mut(self.rows) {
            *length = self.length;
            self.rows += 1;
        }
        self.length = 0;
    }

    #[inline]
    fn read(&mut self, symbol: Symbol, cell: Cell) {
        // Nearly all cells are floor or wall, in an unpredictable order. This line tells them apart without a branch,
        // because the processor would often mispredict a branch.
        self.walls |= Cells(u64::from(matches!(symbol, Symbol::Content(Content::Wall))) << cell.index());
        match symbol {
            Symbol::Content(Content::Floor | Content::Wall) => {}
            Symbol::Content(Content::Piece(piece)) => {
                let known = &mut self.pieces[piece.index()];
                if known.is_none() {
                    *known = Some(cell);
                } else if self.duplicate.is_none() {
                    self.duplicate = Some(BoardError::DuplicatePiece { piece, cell });
                }
            }
            Symbol::Unknown(character) => {
                if self.unknown.is_none() {
                    self.unknown = Some(BoardError::UnknownCharacter { cell, character });
                }
            }
        }
    }

    fn finish(self) -> Result<Reading, BoardError> {
        let side = usize::from(MAX_SIDE);
        let lengths = &self.lengths[..self.rows];
        if lengths.iter().all(|&length| length == 0) {
            return Err(BoardError::EmptyGrid);
        }
        if self.rows > side {
            return Err(BoardError::TooLarge { row: None });
        }
        if let Some(row) = lengths.iter().position(|&length| length > side) {
            return Err(BoardError::TooLarge { row: Some(row) });
        }
        let expected = lengths[0];
        if let Some(row) = lengths.iter().position(|&length| length != expected) {
            return Err(BoardError::RaggedRow { row, length: lengths[row], expected });
        }
        if let Some(error) = self.unknown {
            return Err(error);
        }
        #[allow(clippy::cast_possible_truncation)] // both are at most eight
        let (rows, cols) = (self.rows as u8, expected as u8);
        let draft = BoardDraft { rows, cols, walls: self.walls, pieces: self.pieces };
        Ok(Reading { draft, duplicate: self.duplicate })
    }
}

/// The number of rows to read: one more than the maximum, to notice a text with too many rows.
pub(crate) const MAX_ROWS_READ: usize = MAX_SIDE as usize + 1;

/// The number of cells to read in a row: one more than the maximum, to notice a row that is too long.
const CELLS_TO_KNOW: usize = MAX_SIDE as usize + 1;
