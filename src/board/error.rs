//! [`BoardError`]: an error in a board; [`CellError`]: an error in a query about a cell.
//!
//! The page does not show these messages. It has its own sentences in English and Chinese in `www/i18n/`, and chooses
//! them by the code of the error.

use crate::board::piece::Piece;
use crate::game::cell::{Cell, MAX_SIDE};
use crate::game::player::Player;

/// An error in a board, and where it is.
///
/// The message is written for people and counts rows and columns from 1. Programs use [`code`](Self::code),
/// [`row`](Self::row) and [`col`](Self::col), which count from 0. If several things are wrong, the error is the variant
/// that is declared first.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum BoardError {
    /// No rows, or only rows without cells.
    #[error("The board has no cells: give 1 to {MAX_SIDE} rows of 1 to {MAX_SIDE} characters.")]
    EmptyGrid,
    /// More than eight rows, or a row of more than eight cells.
    #[error("A board has at most {MAX_SIDE} rows and {MAX_SIDE} columns, but {}.", match row {
        Some(row) => format!("row {} is longer", row + 1),
        None => "this one has more rows".to_owned(),
    })]
    TooLarge {
        /// The row that is too long, counted from 0; `None` if there are too many rows.
        row: Option<usize>,
    },
    /// A row that is longer or shorter than the first row. All rows must have the same length.
    #[error("Row {} has {length} cells, but row 1 has {expected}.", row + 1)]
    RaggedRow {
        /// The first row whose length is not that of row 0, counted from 0.
        row: usize,
        /// The number of cells in this row.
        length: usize,
        /// The number of cells in the first row.
        expected: usize,
    },
    /// A character that has no meaning on a board.
    #[error("\"{character}\" at {cell} is not a cell: use . (floor), # (wall), C, M and F.")]
    UnknownCharacter {
        /// The cell of the character.
        cell: Cell,
        /// The character.
        character: char,
    },
    /// A board without a cat, a mouse or food.
    #[error("The board has no {piece} ({}).", piece.letter())]
    MissingPiece {
        /// The missing piece; if several are missing, the first of cat, mouse, food.
        piece: Piece,
    },
    /// A second cat, mouse or food.
    #[error("There is a second {piece} ({}) at {cell}.", piece.letter())]
    DuplicatePiece {
        /// The piece that is on the board twice.
        piece: Piece,
        /// The cell of this piece that comes second in reading order.
        cell: Cell,
    },
}

impl BoardError {
    /// A stable code, such as `"ragged-row"`.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// The row at fault, counted from 0; `None` if the error is not in one row.
    pub fn row(&self) -> Option<usize> {
        match self {
            Self::TooLarge { row } => *row,
            Self::RaggedRow { row, .. } => Some(*row),
            _ => self.cell().map(|cell| cell.row().into()),
        }
    }

    /// The column at fault, counted from 0; `None` if the error is not in one cell.
    pub fn col(&self) -> Option<usize> {
        self.cell().map(|cell| cell.col().into())
    }

    const fn cell(&self) -> Option<Cell> {
        match self {
            Self::UnknownCharacter { cell, .. } | Self::DuplicatePiece { cell, .. } => Some(*cell),
            _ => None,
        }
    }
}

/// An error in a query that puts a player on a wall or outside the board, or makes an illegal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The {player} {}.", match problem {
    CellProblem::Outside => format!("cannot stand on {given}: cells are numbered from 0, row by row"),
    CellProblem::Wall(cell) => format!("cannot stand on {given} ({cell}): it is a wall"),
    CellProblem::NoMove(_) => format!("has no move to {given}"),
})]
pub struct CellError {
    /// The player who would be on the cell.
    pub player: Player,
    /// A description of the given value.
    pub given: String,
    /// Why the player cannot be there.
    pub problem: CellProblem,
}

/// Why a player cannot be on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CellProblem {
    /// The cell is outside the board.
    Outside,
    /// The cell is a wall.
    Wall(Cell),
    /// No legal move leads to the cell.
    NoMove(Cell),
}

impl CellError {
    /// A stable code: `"bad-cell"`.
    pub const fn code(&self) -> &'static str {
        "bad-cell"
    }

    /// The row of the cell, counted from 0; `None` outside the board.
    pub fn row(&self) -> Option<usize> {
        self.cell().map(|cell| cell.row().into())
    }

    /// The column of the cell, counted from 0; `None` outside the board.
    pub fn col(&self) -> Option<usize> {
        self.cell().map(|cell| cell.col().into())
    }

    const fn cell(&self) -> Option<Cell> {
        match self.problem {
            CellProblem::Outside => None,
            CellProblem::Wall(cell) | CellProblem::NoMove(cell) => Some(cell),
        }
    }

    /// The error for a move that is not legal.
    pub(crate) fn no_move(player: Player, to: Cell) -> Self {
        Self { player, given: to.to_string(), problem: CellProblem::NoMove(to) }
    }
}
