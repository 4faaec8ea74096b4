//! [`BoardError`]: everything that can be wrong with what a caller hands in.

use crate::board::piece::Piece;
use crate::game::cell::{Cell, MAX_SIDE};
use crate::game::player::Player;

/// What is wrong with a board, a jump, a move limit or a state, and where.
///
/// The message is a sentence for people, with rows and columns counted from 1. For programs there is
/// [`code`](Self::code), and [`row`](Self::row) and [`col`](Self::col) counted from 0. When several things are wrong,
/// the first variant in this order is reported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// Not an array of strings. Only JavaScript callers can get this wrong.
    #[error("The board must be an array of strings, one string a row, but is {given}.")]
    NotAGrid {
        /// What was found instead, in words.
        given: String,
    },
    /// A pasted text in which nothing looks like a board.
    #[error("There is no board in this text: use rows of . (floor), # (wall), C, M and F, or a link.")]
    NotABoard,
    /// No rows, or rows without cells. Give at least one row with `C`, `M` and `F` somewhere.
    #[error("The board has no cells.")]
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
    /// A jump that is not a whole number from 1 to 8.
    #[error("The {player}'s jump must be a whole number from 1 to 8, but is {given}.")]
    BadJump {
        /// Whose jump it is.
        player: Player,
        /// What was given, in words.
        given: String,
    },
    /// A move limit that is not a whole number from 1 to 10,000.
    #[error("The move limit must be a whole number from 1 to 10,000 plies, but is {given}.")]
    BadMoveLimit {
        /// What was given, in words.
        given: String,
    },
    /// A cell outside the board, or a wall, where a player should stand.
    #[error("The {player} cannot stand on {given}{}.", match wall {
        Some(cell) => format!(" ({cell}): it is a wall"),
        None => ": cells of this board are whole numbers counted from 0, row by row".to_owned(),
    })]
    BadCell {
        /// Whose cell it is.
        player: Player,
        /// What was given, in words.
        given: String,
        /// The cell, when it is on the board but a wall.
        wall: Option<Cell>,
    },
}

impl BoardError {
    /// The kind of mistake as a fixed word, the same in every version: `"ragged-row"`, say.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAGrid { .. } => "not-a-grid",
            Self::NotABoard => "not-a-board",
            Self::EmptyGrid => "empty-grid",
            Self::TooLarge { .. } => "too-large",
            Self::RaggedRow { .. } => "ragged-row",
            Self::UnknownCharacter { .. } => "unknown-character",
            Self::MissingPiece { .. } => "missing-piece",
            Self::DuplicatePiece { .. } => "duplicate-piece",
            Self::BadJump { .. } => "bad-jump",
            Self::BadMoveLimit { .. } => "bad-move-limit",
            Self::BadCell { .. } => "bad-cell",
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
            Self::BadCell { wall, .. } => *wall,
            _ => None,
        }
    }
}
