//! [`Editor`]: a puzzle and the strokes that change it.

use crate::arena::Jumps;
use crate::cells::{Cell, MAX_SIDE};
use crate::draft::{Content, Draft};
use crate::piece::Piece;
use crate::puzzle::Puzzle;
use crate::solution::MoveLimit;

/// What a press on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Paints walls, or takes them away when the stroke begins on one.
    Wall,
    /// Takes walls away.
    Floor,
    /// Puts this piece where the pointer is.
    Piece(Piece),
}

/// A puzzle under the hand of someone who paints.
///
/// A stroke is a [`press`](Self::press), any number of [`drag`](Self::drag)s, and a [`release`](Self::release). Its first
/// cell decides what it does. Pieces are never doubled or lost: walls pass over them, and a carried piece that crosses
/// another, or a wall, leaves it as it was unless the stroke ends there.
///
/// ```
/// use cat_and_mouse::{Cell, Editor, Tool};
///
/// let mut editor = Editor::new("board=C4/4M/4F".parse()?);
/// editor.press(Cell::new(1, 0), Tool::Wall);
/// editor.drag(1, 3); // a fast pointer may skip cells; the stroke does not
/// editor.release();
/// assert_eq!(editor.draft().to_string(), "C4/xxxxM/4F");
///
/// editor.press(Cell::new(1, 4), Tool::Wall); // on a piece: it is carried
/// editor.drag(0, 4);
/// editor.release();
/// assert_eq!(editor.draft().to_string(), "C3M/xxxx1/4F");
/// # Ok::<(), cat_and_mouse::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Editor {
    puzzle: Puzzle,
    stroke: Option<Stroke>,
}

/// A stroke that is going on.
#[derive(Clone, Debug)]
struct Stroke {
    action: Action,
    /// The draft before the stroke.
    before: Draft,
    /// Where the pointer was last, in rows and columns; it may have left the board.
    at: (i32, i32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Paint { wall: bool },
    Carry(Piece),
}

impl Editor {
    /// An editor for this puzzle.
    pub const fn new(puzzle: Puzzle) -> Self {
        Self { puzzle, stroke: None }
    }

    /// The puzzle as it is now.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// What stands on the canvas now.
    pub const fn draft(&self) -> &Draft {
        &self.puzzle.draft
    }

    /// The piece that is being carried, if one is.
    pub fn carried(&self) -> Option<Piece> {
        match self.stroke.as_ref()?.action {
            Action::Carry(piece) => Some(piece),
            Action::Paint { .. } => None,
        }
    }

    /// Begins a stroke. A wall stroke that begins on a wall erases; with a wall or floor tool, a stroke that begins on a
    /// piece carries it. Outside the board nothing begins.
    pub fn press(&mut self, cell: Cell, tool: Tool) {
        self.release();
        if !self.draft().cells().contains(cell) {
            return;
        }
        let action = match (tool, self.draft().content(cell)) {
            (Tool::Piece(piece), _) | (_, Content::Piece(piece)) => Action::Carry(piece),
            (Tool::Wall, Content::Floor) => Action::Paint { wall: true },
            (Tool::Wall, Content::Wall) | (Tool::Floor, _) => Action::Paint { wall: false },
        };
        let at = (i32::from(cell.row()), i32::from(cell.col()));
        self.stroke = Some(Stroke { action, before: *self.draft(), at });
        self.drag(at.0, at.1);
    }

    /// Moves the pointer of the stroke to this row and column, which may lie outside the board, and touches every cell
    /// in between. Does nothing when no stroke is going on.
    pub fn drag(&mut self, row: i32, col: i32) {
        let Some(stroke) = &mut self.stroke else {
            return;
        };
        match stroke.action {
            Action::Paint { wall } => {
                let to = within_reach(stroke.at, (row, col));
                let from = std::mem::replace(&mut stroke.at, to);
                for cell in cells_between(from, to) {
                    self.puzzle.draft.set_wall(cell, wall);
                }
            }
            Action::Carry(piece) => {
                // Each place is tried on the board as it was, so what the piece passed over comes back.
                let mut draft = stroke.before;
                draft.place(piece, nearest_on_board(&draft, (row, col)));
                self.puzzle.draft = draft;
            }
        }
    }

    /// Ends the stroke and keeps what it did.
    pub fn release(&mut self) {
        self.stroke = None;
    }

    /// Ends the stroke and takes back what it did.
    pub fn cancel(&mut self) {
        if let Some(stroke) = self.stroke.take() {
            self.puzzle.draft = stroke.before;
        }
    }

    /// Puts another puzzle on the canvas.
    pub fn replace(&mut self, puzzle: Puzzle) {
        *self = Self::new(puzzle);
    }

    /// Sets both jumps.
    pub fn set_jumps(&mut self, jumps: Jumps) {
        self.puzzle.jumps = jumps;
    }

    /// Sets the move limit.
    pub fn set_move_limit(&mut self, move_limit: MoveLimit) {
        self.puzzle.move_limit = move_limit;
    }

    /// Makes the cell floor; a piece on it leaves the board.
    pub fn erase(&mut self, cell: Cell) {
        self.release();
        match self.draft().content(cell) {
            Content::Piece(piece) => self.puzzle.draft.remove(piece),
            Content::Wall | Content::Floor => self.puzzle.draft.set_wall(cell, false),
        }
    }

    /// Gives the board so many rows and columns, each 1 to 8. See [`Draft::resize`].
    ///
    /// # Panics
    /// When either number is out of range.
    pub fn resize(&mut self, rows: u8, cols: u8) {
        self.release();
        self.puzzle.draft.resize(rows, cols);
    }

    /// Takes all walls and pieces off the board.
    pub fn clear(&mut self) {
        self.release();
        self.puzzle.draft = Draft::new(self.draft().rows(), self.draft().cols());
    }
}

/// A place on the straight line to this one that is at most a few boards off: beyond, the stroke crosses no cell, and it
/// need not be followed step by step.
fn within_reach(from: (i32, i32), to: (i32, i32)) -> (i32, i32) {
    let most = 16 * i64::from(MAX_SIDE);
    let (rows, cols) = (i64::from(to.0) - i64::from(from.0), i64::from(to.1) - i64::from(from.1));
    let steps = rows.abs().max(cols.abs());
    if steps <= most {
        return to;
    }
    let along = |start: i32, length: i64| i32::try_from(i64::from(start) + length * most / steps).unwrap_or(start);
    (along(from.0, rows), along(from.1, cols))
}

/// The cell of the board that is nearest to this place.
fn nearest_on_board(draft: &Draft, (row, col): (i32, i32)) -> Cell {
    let inside =
        |place: i32, side: u8| u8::try_from(place.clamp(0, i32::from(side) - 1)).expect("a place clamped to the board");
    Cell::new(inside(row, draft.rows()), inside(col, draft.cols()))
}

/// The cells of the frame on the straight line between two places, both ends among them.
fn cells_between(from: (i32, i32), to: (i32, i32)) -> impl Iterator<Item = Cell> {
    let (rows, cols) = (to.0 - from.0, to.1 - from.1);
    let steps = rows.abs().max(cols.abs());
    // Rounds half away from the start, so that each step moves by at most one row and one column.
    let part = move |length: i32, step: i32| {
        if steps == 0 { 0 } else { (2 * length * step + steps).div_euclid(2 * steps) }
    };
    (0..=steps).filter_map(move |step| {
        let row = u8::try_from(from.0 + part(rows, step)).ok().filter(|&row| row < MAX_SIDE)?;
        let col = u8::try_from(from.1 + part(cols, step)).ok().filter(|&col| col < MAX_SIDE)?;
        Some(Cell::new(row, col))
    })
}
