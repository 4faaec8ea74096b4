//! [`Transform`]: shifts, quarter turns and mirrors of a whole draft.

use crate::board::draft::BoardDraft;
use crate::board::piece::Piece;
use crate::game::cell::Cell;

/// A way to move all of a draft at once. Nothing is ever lost: what a shift pushes over an edge comes in at the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transform {
    /// By one row up; the first row becomes the last.
    ShiftUp,
    /// By one column to the right; the last column becomes the first.
    ShiftRight,
    /// By one row down; the last row becomes the first.
    ShiftDown,
    /// By one column to the left; the first column becomes the last.
    ShiftLeft,
    /// A quarter turn clockwise: rows become columns.
    RotateRight,
    /// A quarter turn the other way.
    RotateLeft,
    /// Left and right change places.
    MirrorAcross,
    /// Top and bottom change places.
    MirrorDown,
}

impl Transform {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::ShiftUp,
        Self::ShiftRight,
        Self::ShiftDown,
        Self::ShiftLeft,
        Self::RotateRight,
        Self::RotateLeft,
        Self::MirrorAcross,
        Self::MirrorDown,
    ];

    /// `"shift-up"`, say, as in the JavaScript API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ShiftUp => "shift-up",
            Self::ShiftRight => "shift-right",
            Self::ShiftDown => "shift-down",
            Self::ShiftLeft => "shift-left",
            Self::RotateRight => "rotate-right",
            Self::RotateLeft => "rotate-left",
            Self::MirrorAcross => "mirror-across",
            Self::MirrorDown => "mirror-down",
        }
    }

    /// The draft after it.
    ///
    /// ```
    /// use cat_and_mouse::board::{BoardDraft, Transform};
    ///
    /// let draft: BoardDraft = "CxF/M2".parse()?;
    /// assert_eq!(Transform::ShiftLeft.of(&draft).to_string(), "xFC/2M");
    /// assert_eq!(Transform::RotateRight.of(&draft).to_string(), "MC/1x/1F");
    /// assert_eq!(Transform::MirrorDown.of(&draft).to_string(), "M2/CxF");
    /// # Ok::<(), cat_and_mouse::board::BoardError>(())
    /// ```
    #[must_use]
    pub fn of(self, draft: &BoardDraft) -> BoardDraft {
        let (rows, cols) = (draft.rows(), draft.cols());
        let turned = matches!(self, Self::RotateRight | Self::RotateLeft);
        let mut moved = if turned { BoardDraft::new(cols, rows) } else { BoardDraft::new(rows, cols) };
        let to = |cell: Cell| {
            let (row, col) = (cell.row(), cell.col());
            let (row, col) = match self {
                Self::ShiftUp => ((row + rows - 1) % rows, col),
                Self::ShiftRight => (row, (col + 1) % cols),
                Self::ShiftDown => ((row + 1) % rows, col),
                Self::ShiftLeft => (row, (col + cols - 1) % cols),
                Self::RotateRight => (col, rows - 1 - row),
                Self::RotateLeft => (cols - 1 - col, row),
                Self::MirrorAcross => (row, cols - 1 - col),
                Self::MirrorDown => (rows - 1 - row, col),
            };
            Cell::new(row, col)
        };
        for wall in draft.walls() {
            moved.set_wall(to(wall), true);
        }
        for piece in Piece::ALL {
            if let Some(place) = draft.piece(piece) {
                moved.put(piece, to(place));
            }
        }
        moved
    }
}
