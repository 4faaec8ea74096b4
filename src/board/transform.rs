//! [`Transform`]: shifts, quarter turns and reflections of a whole draft.

use crate::board::draft::BoardDraft;
use crate::board::piece::Piece;
use crate::game::cell::Cell;

/// A shift, a quarter turn or a reflection of a whole board. Nothing is lost, because a row or column that is shifted
/// over one edge comes back at the opposite edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Transform {
    /// Shifts up by one row. The first row becomes the last.
    ShiftUp,
    /// Shifts right by one column. The last column becomes the first.
    ShiftRight,
    /// Shifts down by one row. The last row becomes the first.
    ShiftDown,
    /// Shifts left by one column. The first column becomes the last.
    ShiftLeft,
    /// Turns by 90° clockwise. Rows become columns.
    RotateRight,
    /// Turns by 90° counterclockwise. Rows become columns.
    RotateLeft,
    /// Swaps left and right.
    MirrorAcross,
    /// Swaps top and bottom.
    MirrorDown,
}

impl Transform {
    /// All transforms, in the order of declaration.
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

    /// The name in the JavaScript API, such as `"shift-up"`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The draft after this transform.
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
        let mut moved = if turned { BoardDraft::empty(cols, rows) } else { BoardDraft::empty(rows, cols) };
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
            Cell::at(row, col)
        };
        for wall in draft.walls() {
            moved.set_wall(to(wall), true);
        }
        for piece in Piece::ALL {
            if let Some(cell) = draft.piece(piece) {
                moved.put(piece, to(cell));
            }
        }
        moved
    }
}
