//! [`BoardEditor`]: edits a setup (a board, both jumps and the move limit) with strokes and other changes, with undo.

use crate::board::draft::{BoardDraft, Content, CutOff};
use crate::board::piece::Piece;
use crate::board::rules::{Jumps, MoveLimit};
use crate::board::transform::Transform;
use crate::edit::editor::{Canvas, Edited, Editor};
use crate::game::cell::{Cell, MAX_SIDE};
use crate::game::state::State;
use crate::text::board_link::BoardLink;
use crate::text::board_paste;
use crate::text::board_paste::BoardPasteError;
use crate::text::paste_error::{PasteError, PastedCase};
use crate::text::setup::Setup;

/// The tool that decides what a stroke does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardTool {
    /// Paints walls, or erases them if the stroke starts on a wall.
    Wall,
    /// Erases walls.
    Floor,
    /// Puts this piece under the pointer.
    Piece(Piece),
}

/// An editor for a setup, with undo.
///
/// A stroke is a [`press`](Editor::press), any number of [`drag`](Editor::drag)s and a [`release`](Editor::release).
/// The tool and the first cell decide what the stroke does. Painting walls skips pieces. A carried piece can cross
/// walls and other pieces. Only the cell where it is released changes: a wall there is erased, and a piece there
/// changes places with the carried piece.
///
/// Every other change ends the current stroke first.
///
/// A board that is made smaller and then larger again gets its cells back: see [`resize`](Editor::resize).
///
/// ```
/// use cat_and_mouse::Cell;
/// use cat_and_mouse::edit::{BoardEditor, BoardTool};
///
/// let mut editor = BoardEditor::new("board=C4/4M/4F".parse()?);
/// editor.press(Cell::new(1, 0).unwrap(), BoardTool::Wall);
/// editor.drag(1, 3); // a fast pointer may skip cells; the stroke fills them
/// editor.release();
/// assert_eq!(editor.draft().to_string(), "C4/xxxxM/4F");
///
/// editor.press(Cell::new(1, 4).unwrap(), BoardTool::Wall); // a piece is here, so the stroke carries it
/// editor.drag(0, 4);
/// editor.release();
/// assert_eq!(editor.draft().to_string(), "C3M/xxxx1/4F");
///
/// editor.undo();
/// editor.undo();
/// assert_eq!(editor.draft().to_string(), "C4/4M/4F");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type BoardEditor = Editor<Setup>;

impl Edited for Setup {
    type Hand = Option<Stroke>;
    /// The content of cells outside the board, which comes back when the board grows.
    type Hidden = CutOff;
    const KEEPS_STROKES: bool = true;

    fn revert(&mut self, stroke: &Option<Stroke>) {
        if let Some(stroke) = stroke {
            self.draft = stroke.before;
        }
    }
}

/// The current stroke.
#[derive(Clone, Debug)]
pub struct Stroke {
    action: Action,
    /// The draft before the stroke.
    before: BoardDraft,
    /// The last row and column of the pointer, possibly outside the board.
    at: (i32, i32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Paint { wall: bool },
    Carry(Piece),
}

impl BoardEditor {
    /// The current setup.
    pub fn setup(&self) -> &Setup {
        &self.canvas.subject
    }

    /// The current draft of the board.
    pub fn draft(&self) -> &BoardDraft {
        &self.canvas.subject.draft
    }

    /// The content of a cell as drawn in this state. If several pieces share the cell, the cat hides the mouse, and
    /// both hide the food.
    ///
    /// ```
    /// use cat_and_mouse::{Cell, Player, State};
    /// use cat_and_mouse::board::{Content, Piece};
    /// use cat_and_mouse::edit::BoardEditor;
    ///
    /// let editor = BoardEditor::new("board=MCF".parse()?);
    /// let [left, middle, right] = [0, 1, 2].map(|col| Cell::new(0, col).unwrap());
    /// let caught = State { mouse: middle, cat: middle, turn: Player::Cat };
    /// assert_eq!(editor.content_in(caught, left), Content::Floor);
    /// assert_eq!(editor.content_in(caught, middle), Content::Piece(Piece::Cat));
    /// assert_eq!(editor.content_in(caught, right), Content::Piece(Piece::Food));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn content_in(&self, state: State, cell: Cell) -> Content {
        let draft = self.draft();
        let places = [Some(state.cat), Some(state.mouse), draft.piece(Piece::Food)];
        let seen = Piece::ALL.into_iter().zip(places).find(|&(_, place)| place == Some(cell));
        match (seen, draft.content(cell)) {
            (Some((piece, _)), _) => Content::Piece(piece),
            (None, Content::Wall) => Content::Wall,
            // A player that the draft has on this cell is on another cell in this state.
            (None, _) => Content::Floor,
        }
    }

    /// Whether a stroke is in progress.
    pub fn is_stroking(&self) -> bool {
        self.hand.is_some()
    }

    /// The piece that the current stroke carries, if it carries one.
    pub fn carried(&self) -> Option<Piece> {
        if let Action::Carry(piece) = self.hand.as_ref()?.action { Some(piece) } else { None }
    }

    /// Starts a stroke. With the wall tool, a stroke that starts on a wall erases. With the wall or floor tool, a
    /// stroke that starts on a piece carries it. Does nothing outside the board.
    pub fn press(&mut self, cell: Cell, tool: BoardTool) {
        self.release();
        self.refusal = None;
        if !self.draft().cells().contains(cell) {
            return;
        }
        let action = match (tool, self.draft().content(cell)) {
            (BoardTool::Piece(piece), _) | (_, Content::Piece(piece)) => Action::Carry(piece),
            (BoardTool::Wall, Content::Floor) => Action::Paint { wall: true },
            (BoardTool::Wall, Content::Wall) | (BoardTool::Floor, _) => Action::Paint { wall: false },
        };
        if let (Action::Carry(piece), Some(exercise)) = (action, self.exercise()) {
            self.refusal = exercise.hold(piece);
            if self.refusal.is_some() {
                return;
            }
        }
        let at = (i32::from(cell.row()), i32::from(cell.col()));
        self.hand = Some(Stroke { action, before: *self.draft(), at });
        self.drag(at.0, at.1);
    }

    /// Moves the pointer to this row and column, possibly outside the board, and applies the stroke to every cell on
    /// the way. Does nothing if no stroke is in progress.
    pub fn drag(&mut self, row: i32, col: i32) {
        let Some(stroke) = &mut self.hand else {
            return;
        };
        match stroke.action {
            Action::Paint { wall } => {
                let to = within_reach(stroke.at, (row, col));
                let from = std::mem::replace(&mut stroke.at, to);
                for cell in cells_between(from, to) {
                    let mut draft = *self.draft();
                    draft.set_wall(cell, wall);
                    self.put_draft(draft);
                }
            }
            Action::Carry(piece) => {
                // Start from the board before the stroke, so that everything the piece passed over comes back.
                let mut draft = stroke.before;
                draft.put(piece, nearest_on_board(&draft, (row, col)));
                self.put_draft(draft);
            }
        }
    }

    /// Replaces the draft by another draft of the same size, unless the exercise refuses the change.
    fn put_draft(&mut self, draft: BoardDraft) {
        self.put(Canvas { subject: Setup { draft, ..self.canvas.subject }, ..self.canvas });
    }

    /// Ends the stroke and keeps its changes.
    pub fn release(&mut self) {
        self.keep();
    }

    /// Replaces the setup, in one step. Ends the current exercise.
    pub fn replace(&mut self, setup: Setup) {
        self.load(setup, None);
    }

    /// Replaces the setup by the link's setup, in one step, and remembers the link's state. Ends the current exercise.
    pub fn follow(&mut self, link: BoardLink) {
        self.load(link.setup, link.state);
    }

    /// Replaces the setup by the first one in the text. Returns the number of boards in the text, at least 1.
    ///
    /// Nearly every common form can be read:
    ///
    /// - lists of rows in any programming language, with any quotes and brackets, also as lists of letters;
    /// - LeetCode's problem statement and test cases;
    /// - rows on separate lines;
    /// - the compact form of [`BoardDraft`];
    /// - links and their fragments.
    ///
    /// The text may state the jumps and the move limit by name, or as numbers after the board. The cat's jump is the
    /// first of these numbers. Settings that the text does not state are kept. But if the text is a link, settings that
    /// the link leaves out get their defaults.
    ///
    /// ```
    /// use cat_and_mouse::edit::BoardEditor;
    ///
    /// let mut editor = BoardEditor::new("board=1".parse()?);
    /// let boards = editor.paste(r#"Input: grid = ["C.F","M.#"], catJump = 1, mouseJump = 2"#).expect("a board");
    /// assert_eq!(boards, 1);
    /// assert_eq!(editor.setup().to_string(), "board=C1F/M1x&cat=1&mouse=2");
    ///
    /// let error = editor.paste("M.C...F\n..?....").expect_err("there is a question mark");
    /// assert_eq!(error.to_string(), r#""?" at row 2, column 3 is not a cell: use . (floor), # (wall), C, M and F."#);
    /// assert_eq!(error.range, Some(10..11));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`PasteError`] with the part of the text at fault, for example [`NoBoard`](BoardPasteError::NoBoard) if nothing
    /// looks like a board. After an error the setup is unchanged. A missing piece is not an error.
    pub fn paste(&mut self, text: &str) -> Result<usize, PasteError<BoardPasteError>> {
        let link = board_paste::read(text, self.setup())?;
        self.follow(link);
        Ok(board_paste::count(text))
    }

    /// All setups in a pasted text, with the answers that the text expects. The editor's own setup stays as it is.
    ///
    /// ```
    /// use cat_and_mouse::edit::BoardEditor;
    ///
    /// let editor = BoardEditor::new("board=1&cat=1&mouse=1".parse()?);
    /// let cases = editor.read_cases("[\"M.F\",\"#C.\"]\n1\n2\ntrue\n[\"MCF\"]\n1\n1\nfalse")?;
    /// let cases: Vec<_> = cases.iter().map(|case| (case.link.to_string(), case.expected)).collect();
    /// let first = "board=M1F/xC1&cat=1&mouse=2".to_owned();
    /// assert_eq!(cases, [(first, Some(true)), ("board=MCF&cat=1&mouse=1".to_owned(), Some(false))]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The same errors as [`paste`](Self::paste).
    pub fn read_cases(&self, text: &str) -> Result<Vec<PastedCase<BoardLink, bool>>, PasteError<BoardPasteError>> {
        board_paste::read_cases(text, self.setup())
    }

    /// Shifts, rotates or mirrors the whole board.
    pub fn transform(&mut self, transform: Transform) {
        let draft = transform.of(self.draft());
        self.attempt(Setup { draft, ..*self.setup() });
    }

    /// Sets both jumps.
    pub fn set_jumps(&mut self, jumps: Jumps) {
        self.step(|canvas| canvas.subject.jumps = jumps);
    }

    /// Sets the move limit.
    pub fn set_move_limit(&mut self, move_limit: MoveLimit) {
        self.step(|canvas| canvas.subject.move_limit = move_limit);
    }

    /// Makes the cell floor and removes a piece on it.
    pub fn erase(&mut self, cell: Cell) {
        self.step(|Canvas { subject: Setup { draft, .. }, .. }| match draft.content(cell) {
            Content::Piece(piece) => draft.remove(piece),
            Content::Wall | Content::Floor => draft.set_wall(cell, false),
        });
    }

    /// Changes the size to this many rows and columns, each 1 to 8. Pieces outside the new size move to the closest
    /// free cell; if there is none, they are removed.
    ///
    /// Walls that are cut off come back when the board grows over them again. So do pieces that have not been moved in
    /// the meantime. If nothing else is edited in between, a board that is made smaller and then larger again is
    /// unchanged. The cut-off content is discarded when another setup is loaded and when the board is cleared, shifted,
    /// rotated or mirrored.
    ///
    /// ```
    /// use cat_and_mouse::Cell;
    /// use cat_and_mouse::edit::{BoardEditor, BoardTool};
    ///
    /// let mut editor = BoardEditor::new("board=C3/1M2/2xF".parse()?);
    /// editor.resize(2, 3);
    /// assert_eq!(editor.draft().to_string(), "C2/1MF");
    /// editor.press(Cell::new(0, 2).unwrap(), BoardTool::Wall);
    /// editor.release();
    /// editor.resize(3, 4);
    /// assert_eq!(editor.draft().to_string(), "C1x1/1M2/2xF");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resize(&mut self, rows: u8, cols: u8) {
        self.step(|Canvas { subject, hidden }| _ = subject.draft.resize(rows, cols, hidden));
    }

    /// Removes all walls and pieces.
    pub fn clear(&mut self) {
        let draft = BoardDraft::empty(self.draft().rows(), self.draft().cols());
        self.attempt(Setup { draft, ..*self.setup() });
    }
}

/// The point at which a segment of a stroke ends: `to`, or if `to` is more than 128 cells away, a point 128 cells from
/// `from` in that direction. A pointer can jump by millions of cells, but cells so far away are not on the board.
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

/// The cell of the board that is closest to this row and column.
fn nearest_on_board(draft: &BoardDraft, (row, col): (i32, i32)) -> Cell {
    let inside =
        |place: i32, side: u8| u8::try_from(place.clamp(0, i32::from(side) - 1)).expect("a place clamped to the board");
    Cell::at(inside(row, draft.rows()), inside(col, draft.cols()))
}

/// The cells of an 8×8 board on the straight line between two points, including both ends.
fn cells_between(from: (i32, i32), to: (i32, i32)) -> impl Iterator<Item = Cell> {
    let (rows, cols) = (to.0 - from.0, to.1 - from.1);
    let steps = rows.abs().max(cols.abs());
    // Rounds halves up, so that each step moves by at most one row and one column.
    let part = move |length: i32, step: i32| {
        if steps == 0 { 0 } else { (2 * length * step + steps).div_euclid(2 * steps) }
    };
    (0..=steps).filter_map(move |step| {
        let row = u8::try_from(from.0 + part(rows, step)).ok().filter(|&row| row < MAX_SIDE)?;
        let col = u8::try_from(from.1 + part(cols, step)).ok().filter(|&col| col < MAX_SIDE)?;
        Some(Cell::at(row, col))
    })
}
