//! [`BoardError`]: what can be wrong with a board, and [`CellError`], with a cell of it.

use crate::board::piece::Piece;
use crate::game::cell::{Cell, MAX_SIDE};
use crate::game::player::Player;

/// What is wrong with a board, and where.
///
/// The message is a sentence for people, with rows and columns counted from 1. For programs there is
/// [`code`](Self::code), and [`row`](Self::row) and [`col`](Self::col) counted from 0. When several things are wrong,
/// the first variant in this order is reported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// No rows, or rows without cells. Give at least one row with `C`, `M` and `F` somewhere.
    #[error("The board has no cells: give 1 to {MAX_SIDE} rows of 1 to {MAX_SIDE} characters.")]
    EmptyGrid,
    /// More than eight rows, or a row of more than eight cells.
    #[error("A board has at most {MAX_SIDE} rows and {MAX_SIDE} columns, but {}.", match row {
        Some(row) => format!("row {} is longer", row + 1),
        None => "this one has more rows".to_owned(),
    })]
    TooLarge {
        /// The row that is too long; none when there are too many rows.
        row: Option<usize>,
    },
    /// A row that is longer or shorter than the first one. All rows must be of one length.
    #[error("Row {} has {length} cells, but row 1 has {expected}.", row + 1)]
    RaggedRow {
        /// The first such row, counted from 0.
        row: usize,
        /// How many cells it has.
        length: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// A character that means nothing on a board.
    #[error("\"{character}\" at {cell} is not a cell: use . (floor), # (wall), C, M and F.")]
    UnknownCharacter {
        /// Where it stands.
        cell: Cell,
        /// The character.
        character: char,
    },
    /// A cat, a mouse or a food that is not on the board.
    #[error("The board has no {piece} ({}).", piece.letter())]
    MissingPiece {
        /// The missing piece, the first of cat, mouse, food.
        piece: Piece,
    },
    /// A second cat, mouse or food.
    #[error("There is a second {piece} ({}) at {cell}.", piece.letter())]
    DuplicatePiece {
        /// What stands there twice.
        piece: Piece,
        /// Where the second one stands, in reading order.
        cell: Cell,
    },
}

impl BoardError {
    /// The kind of mistake as a fixed word, the same in every version: `"ragged-row"`, say.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::EmptyGrid => "empty-grid",
            Self::TooLarge { .. } => "too-large",
            Self::RaggedRow { .. } => "ragged-row",
            Self::UnknownCharacter { .. } => "unknown-character",
            Self::MissingPiece { .. } => "missing-piece",
            Self::DuplicatePiece { .. } => "duplicate-piece",
        }
    }

    /// The row at fault, counted from 0, where one is.
    pub fn row(&self) -> Option<usize> {
        match self {
            Self::TooLarge { row } => *row,
            Self::RaggedRow { row, .. } => Some(*row),
            _ => self.cell().map(|cell| cell.row().into()),
        }
    }

    /// The column at fault, counted from 0, where one is.
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

/// A cell outside the board, or a wall, where a player should stand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The {player} cannot stand on {given}{}.", match wall {
    Some(cell) => format!(" ({cell}): it is a wall"),
    None => ": cells are numbered from 0, row by row".to_owned(),
})]
pub struct CellError {
    /// Whose cell it is.
    pub player: Player,
    /// What was given, in words.
    pub given: String,
    /// The cell, when it is on the board but a wall.
    pub wall: Option<Cell>,
}

impl CellError {
    /// The kind of mistake as a fixed word: `"bad-cell"`.
    pub const fn code(&self) -> &'static str {
        "bad-cell"
    }

    /// The row of the wall, counted from 0.
    pub fn row(&self) -> Option<usize> {
        self.wall.map(|cell| cell.row().into())
    }

    /// The column of the wall, counted from 0.
    pub fn col(&self) -> Option<usize> {
        self.wall.map(|cell| cell.col().into())
    }
}
