//! [`Board`]: a complete board, ready to be solved, with its rules, its editable draft and its errors.

pub(crate) mod draft;
pub(crate) mod error;
pub(crate) mod piece;
pub(crate) mod rules;
pub(crate) mod transform;

pub use self::draft::{BoardDraft, Content};
pub use self::error::{BoardError, CellError, CellProblem};
pub use self::piece::Piece;
pub use self::rules::{BoardEnding, Jumps, MoveLimit, RuleError};
pub use self::transform::Transform;

use std::fmt;
use std::str::FromStr;

use crate::board::draft::Reading;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;

/// A board with exactly one cat, one mouse and one food.
///
/// ```
/// use cat_and_mouse::Board;
/// use cat_and_mouse::board::{BoardError, Piece};
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// assert_eq!((board.rows(), board.cols()), (3, 5));
/// assert_eq!(board.to_string(), "xxxxF/xC3/M4");
/// assert_eq!("xxxxF/xC3/M4".parse(), Ok(board));
///
/// assert_eq!(Board::from_rows(&["C.F"]), Err(BoardError::MissingPiece { piece: Piece::Mouse }));
/// # Ok::<(), BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    draft: BoardDraft,
    cat: Cell,
    mouse: Cell,
    food: Cell,
}

impl Board {
    /// Reads rows as LeetCode writes them: `.` is floor, `#` a wall, `C` the cat, `M` the mouse, `F` the food.
    ///
    /// # Errors
    /// The errors of [`BoardDraft::from_rows`], and [`MissingPiece`](BoardError::MissingPiece), which is checked before
    /// [`DuplicatePiece`](BoardError::DuplicatePiece).
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, BoardError> {
        Self::from_reading(Reading::of_rows(rows)?)
    }

    fn from_reading(reading: Reading) -> Result<Self, BoardError> {
        let board = Self::try_from(reading.draft)?;
        reading.duplicate.map_or(Ok(board), Err)
    }

    /// The number of rows, 1 to 8.
    pub const fn rows(&self) -> u8 {
        self.draft.rows()
    }

    /// The number of columns, 1 to 8.
    pub const fn cols(&self) -> u8 {
        self.draft.cols()
    }

    /// The cells on which a player may stand: all cells that are not walls.
    pub fn floor(&self) -> Cells {
        self.draft.floor()
    }

    /// The board as a draft.
    pub const fn draft(&self) -> &BoardDraft {
        &self.draft
    }

    /// The cell on which the cat starts.
    pub const fn cat(&self) -> Cell {
        self.cat
    }

    /// The cell on which the mouse starts.
    pub const fn mouse(&self) -> Cell {
        self.mouse
    }

    /// The cell of the food.
    pub const fn food(&self) -> Cell {
        self.food
    }

    /// The cell with this number, `row * cols + col`; `None` if it is not on the board.
    ///
    /// ```
    /// # use cat_and_mouse::{Board, Cell};
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// assert_eq!(board.cell(6), Cell::new(1, 1));
    /// assert_eq!(board.number(Cell::new(1, 1).unwrap()), 6);
    /// assert_eq!(board.cell(15), None);
    /// # Ok::<(), cat_and_mouse::board::BoardError>(())
    /// ```
    pub fn cell(&self, number: usize) -> Option<Cell> {
        self.draft.cell(number)
    }

    /// The number of this cell, `row * cols + col`.
    pub fn number(&self, cell: Cell) -> usize {
        self.draft.number(cell)
    }

    /// The number of cells, including walls. Cell numbers are smaller than this.
    pub fn size(&self) -> usize {
        usize::from(self.rows()) * usize::from(self.cols())
    }

    /// The board after changing this cell from floor to wall or from wall to floor; `None` if the cell holds a piece or
    /// is outside the board.
    ///
    /// ```
    /// # use cat_and_mouse::{Board, Cell};
    /// let board: Board = "CxM/2F".parse()?;
    /// let toggled = board.with_wall_toggled(Cell::new(0, 1).unwrap()).map(|board| board.to_string());
    /// assert_eq!(toggled.as_deref(), Some("C1M/2F"));
    /// assert_eq!(board.with_wall_toggled(board.food()), None);
    /// # Ok::<(), cat_and_mouse::board::BoardError>(())
    /// ```
    #[must_use]
    pub fn with_wall_toggled(&self, cell: Cell) -> Option<Self> {
        let mut draft = self.draft;
        draft.set_wall(cell, !draft.walls().contains(cell));
        // `set_wall` does nothing if the cell holds a piece or is outside the board.
        (draft != self.draft).then_some(Self { draft, ..*self })
    }

    /// The board after moving the piece to this cell; `None` if the cell is a wall, holds another piece, or is outside
    /// the board.
    ///
    /// ```
    /// # use cat_and_mouse::{Board, Cell};
    /// # use cat_and_mouse::board::Piece;
    /// let board: Board = "CxM/2F".parse()?;
    /// let moved = board.with_piece_at(Piece::Food, Cell::new(1, 0).unwrap()).map(|board| board.to_string());
    /// assert_eq!(moved.as_deref(), Some("CxM/F2"));
    /// assert_eq!(board.with_piece_at(Piece::Food, board.cat()), None);
    /// assert_eq!(board.with_piece_at(Piece::Food, board.food()), Some(board));
    /// # Ok::<(), cat_and_mouse::board::BoardError>(())
    /// ```
    #[must_use]
    pub fn with_piece_at(&self, piece: Piece, cell: Cell) -> Option<Self> {
        let others = [(Piece::Cat, self.cat), (Piece::Mouse, self.mouse), (Piece::Food, self.food)];
        let taken = others.into_iter().any(|(other, at)| other != piece && at == cell);
        if taken || !self.floor().contains(cell) {
            return None;
        }
        let mut draft = self.draft;
        draft.put(piece, cell);
        Self::try_from(draft).ok()
    }

    /// The cell, if the player may stand on it.
    ///
    /// # Errors
    /// [`CellError`] if the cell is a wall or outside the board.
    pub fn check_cell(&self, player: Player, cell: Cell) -> Result<Cell, CellError> {
        self.draft.check_cell(player, cell)
    }
}

impl TryFrom<BoardDraft> for Board {
    type Error = BoardError;

    fn try_from(draft: BoardDraft) -> Result<Self, BoardError> {
        let cell = |piece| draft.piece(piece).ok_or(BoardError::MissingPiece { piece });
        Ok(Self { draft, cat: cell(Piece::Cat)?, mouse: cell(Piece::Mouse)?, food: cell(Piece::Food)? })
    }
}

impl From<Board> for BoardDraft {
    fn from(board: Board) -> Self {
        board.draft
    }
}

/// Writes the board in the compact form, as [`BoardDraft`] does.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draft.fmt(f)
    }
}

/// Reads LeetCode's form and the compact form, as [`BoardDraft`] does.
impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        Self::from_reading(Reading::of_text(text)?)
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    fn frame(rows: &[String]) -> [u8; 64] {
        let mut frame = [0; 64];
        for (bytes, row) in frame.chunks_exact_mut(8).zip(rows) {
            bytes[..row.len()].copy_from_slice(row.as_bytes());
        }
        frame
    }

    #[test]
    fn a_frame_reads_as_its_rows_do() {
        let mut numbers = fastrand::Rng::with_seed(1);
        let mut refused = 0;
        for _ in 0..20_000 {
            let (mut rows, board, _) = random(&mut numbers);
            let sides = (board.rows(), board.cols());
            assert_eq!(BoardDraft::of_frame(&frame(&rows), sides), BoardDraft::from_rows(&rows).ok());

            // Change one character into another cell content, or into a character that a board cannot contain.
            let row = numbers.choice(rows.iter_mut()).expect("a board has rows");
            let col = numbers.usize(0..row.len());
            let letter = *numbers.choice(b".#CMFcx1 \0\x7f").expect("there are letters") as char;
            row.replace_range(col..=col, letter.encode_utf8(&mut [0; 4]));
            let expected = BoardDraft::from_rows(&rows).ok().filter(|draft| Board::try_from(*draft).is_ok());
            refused += u32::from(expected.is_none());
            assert_eq!(BoardDraft::of_frame(&frame(&rows), sides), expected, "{rows:?}");
        }
        assert!(refused > 1_000, "{refused} were refused");
    }

    #[test]
    fn a_frame_must_have_the_size_it_claims() {
        let letters = frame(&["MCF".to_owned()]);
        assert!(BoardDraft::of_frame(&letters, (1, 3)).is_some());
        for sides in [(0, 0), (1, 2), (1, 4), (2, 3), (0, 3), (1, 0), (9, 3), (1, 9), (15, 15)] {
            assert_eq!(BoardDraft::of_frame(&letters, sides), None, "{sides:?}");
        }
    }
}

/// A random board with random jumps: its rows as LeetCode writes them, the parsed board, and the jumps.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn random(numbers: &mut fastrand::Rng) -> (Vec<String>, Board, crate::Jumps) {
    loop {
        let (rows, cols, walls) = (numbers.usize(1..=8), numbers.usize(1..=8), numbers.u8(0..60));
        let cells = (0..rows * cols).map(|_| if numbers.u8(0..100) < walls { '#' } else { '.' });
        let mut cells: Vec<char> = cells.collect();
        for piece in Piece::ALL {
            let index = numbers.usize(0..cells.len());
            cells[index] = piece.letter();
        }
        let rows: Vec<String> = cells.chunks(cols).map(|row| row.iter().collect()).collect();
        // If two pieces got the same cell, one is missing, and the loop tries again.
        if let Ok(board) = Board::from_rows(&rows) {
            let jumps = crate::Jumps::new(numbers.u32(1..=8), numbers.u32(1..=8));
            return (rows, board, jumps.expect("jumps from 1 to 8"));
        }
    }
}
