//! [`BoardEditor`]: a puzzle and the strokes that change it.

use crate::board::draft::{BoardDraft, Content, CutOff};
use crate::board::piece::Piece;
use crate::board::rules::{Jumps, MoveLimit};
use crate::board::transform::Transform;
use crate::edit::history::History;
use crate::game::cell::{Cell, MAX_SIDE};
use crate::game::state::State;
use crate::text::board_link::BoardLink;
use crate::text::board_paste;
use crate::text::board_paste::BoardPasteError;
use crate::text::exercise::{Exercise, Refusal};
use crate::text::paste_error::PasteError;
use crate::text::puzzle::Puzzle;

/// What a press on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardTool {
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
/// [`undo`](Self::undo) and [`redo`](Self::redo) go step by step through what was done: a stroke is one step, and so
/// is each of the other changes, which all end a stroke that is going on. What changes nothing is no step, a new step
/// drops what could be redone, and the last 1,000 steps are kept.
///
/// A board that is made smaller and larger again is as it was, whatever was painted on it in between: see
/// [`resize`](Self::resize).
///
/// ```
/// use cat_and_mouse::Cell;
/// use cat_and_mouse::edit::{BoardEditor, BoardTool};
///
/// let mut editor = BoardEditor::new("board=C4/4M/4F".parse()?);
/// editor.press(Cell::new(1, 0), BoardTool::Wall);
/// editor.drag(1, 3); // a fast pointer may skip cells; the stroke does not
/// editor.release();
/// assert_eq!(editor.draft().to_string(), "C4/xxxxM/4F");
///
/// editor.press(Cell::new(1, 4), BoardTool::Wall); // on a piece: it is carried
/// editor.drag(0, 4);
/// editor.release();
/// assert_eq!(editor.draft().to_string(), "C3M/xxxx1/4F");
///
/// editor.undo();
/// editor.undo();
/// assert_eq!(editor.draft().to_string(), "C4/4M/4F");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BoardEditor {
    canvas: Canvas,
    stroke: Option<Stroke>,
    history: History<Canvas>,
    /// The draft that came with a link, and the state that the link named.
    linked: Option<(BoardDraft, State)>,
    /// What the puzzle is to become, and what may be changed for it.
    exercise: Option<Exercise>,
    /// Why the last change, or a part of it, was not taken.
    refusal: Option<Refusal>,
}

/// What is edited. Undo and redo restore all of it.
#[derive(Clone, Copy, Debug)]
struct Canvas {
    puzzle: Puzzle,
    /// What comes back when the board grows.
    cut_off: CutOff,
}

impl Canvas {
    const fn of(puzzle: Puzzle) -> Self {
        Self { puzzle, cut_off: CutOff::NOTHING }
    }
}

/// A stroke that is going on.
#[derive(Clone, Debug)]
struct Stroke {
    action: Action,
    /// The draft before the stroke.
    before: BoardDraft,
    /// Where the pointer was last, in rows and columns; it may have left the board.
    at: (i32, i32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Paint { wall: bool },
    Carry(Piece),
}

impl BoardEditor {
    /// An editor for this puzzle.
    pub const fn new(puzzle: Puzzle) -> Self {
        Self {
            canvas: Canvas::of(puzzle),
            stroke: None,
            history: History::new(),
            linked: None,
            exercise: None,
            refusal: None,
        }
    }

    /// The puzzle as it is now.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.canvas.puzzle
    }

    /// What stands on the canvas now.
    pub const fn draft(&self) -> &BoardDraft {
        &self.canvas.puzzle.draft
    }

    /// What is seen on the cell in a state of the board: the cat before the mouse, and either before the food.
    ///
    /// ```
    /// use cat_and_mouse::{Cell, Player, State};
    /// use cat_and_mouse::board::{Content, Piece};
    /// use cat_and_mouse::edit::BoardEditor;
    ///
    /// let editor = BoardEditor::new("board=MCF".parse()?);
    /// let [left, middle, right] = [0, 1, 2].map(|col| Cell::new(0, col));
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
            // A player may have left the cell.
            (None, _) => Content::Floor,
        }
    }

    /// Sets this exercise, and puts its puzzle on the canvas; or ends the one that is set. From an exercise no way leads
    /// back to what was done before it.
    pub fn assign(&mut self, exercise: Option<Exercise>) {
        self.cancel();
        if let Some(exercise) = exercise {
            self.canvas = Canvas::of(exercise.puzzle);
            self.history = History::new();
        }
        self.exercise = exercise;
        self.refusal = None;
    }

    /// The exercise that is set.
    pub const fn exercise(&self) -> Option<&Exercise> {
        self.exercise.as_ref()
    }

    /// Why the exercise has not taken the last stroke or other change, or a part of it; none when it has taken all.
    pub const fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// Whether a stroke is going on.
    pub const fn is_stroking(&self) -> bool {
        self.stroke.is_some()
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
        if let (Action::Carry(piece), Some(exercise)) = (action, &self.exercise) {
            self.refusal = exercise.hold(piece);
            if self.refusal.is_some() {
                return;
            }
        }
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
                    let mut draft = *self.draft();
                    draft.set_wall(cell, wall);
                    self.put(self.with_draft(draft));
                }
            }
            Action::Carry(piece) => {
                // Each place is tried on the board as it was, so what the piece passed over comes back.
                let mut draft = stroke.before;
                draft.put(piece, nearest_on_board(&draft, (row, col)));
                self.put(self.with_draft(draft));
            }
        }
    }

    /// The canvas with this draft on it, of the same size.
    const fn with_draft(&self, draft: BoardDraft) -> Canvas {
        Canvas { puzzle: Puzzle { draft, ..self.canvas.puzzle }, ..self.canvas }
    }

    /// Takes this for the canvas, unless the exercise refuses it.
    #[inline(never)] // as the exercise's own
    fn put(&mut self, canvas: Canvas) {
        match self.exercise.and_then(|exercise| exercise.refusal(&canvas.puzzle)) {
            None => self.canvas = canvas,
            refusal => self.refusal = refusal,
        }
    }

    /// Ends the stroke and keeps what it did.
    pub fn release(&mut self) {
        if let Some(stroke) = self.stroke.take() {
            self.record(self.with_draft(stroke.before));
        }
    }

    /// Ends the stroke and takes back what it did.
    pub fn cancel(&mut self) {
        if let Some(stroke) = self.stroke.take() {
            self.canvas.puzzle.draft = stroke.before;
        }
    }

    /// Takes back the last step, and says whether there was one. While a stroke is going on that has changed something,
    /// it is this that is taken back and nothing else, as by [`cancel`](Self::cancel).
    pub fn undo(&mut self) -> bool {
        let is_painted = self.is_painted();
        self.refusal = None;
        self.cancel();
        is_painted || self.history.undo(&mut self.canvas)
    }

    /// Takes back the last step as if it had never been, and says whether there was one: as [`undo`](Self::undo), but
    /// there is nothing left to be done again. For what is typed, where each key makes a step in place of the last.
    ///
    /// ```
    /// use cat_and_mouse::Jumps;
    /// use cat_and_mouse::edit::BoardEditor;
    ///
    /// let mut editor = BoardEditor::new("board=MCF".parse()?);
    /// editor.set_jumps(Jumps::new(1, 2)?);
    /// assert!(editor.withdraw());
    /// assert_eq!(editor.puzzle().to_string(), "board=MCF&cat=1&mouse=1");
    /// assert!(!editor.can_redo());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn withdraw(&mut self) -> bool {
        let done = self.undo();
        self.history.forget_future();
        done
    }

    /// Does again what was taken back last, and says whether there was anything. There is nothing while a stroke is
    /// going on that has changed something; another stroke is cancelled.
    pub fn redo(&mut self) -> bool {
        if self.is_painted() {
            return false;
        }
        self.refusal = None;
        self.cancel();
        self.history.redo(&mut self.canvas)
    }

    /// Whether [`undo`](Self::undo) would do anything.
    pub fn can_undo(&self) -> bool {
        self.is_painted() || self.history.can_undo()
    }

    /// Whether [`redo`](Self::redo) would do anything.
    pub fn can_redo(&self) -> bool {
        !self.is_painted() && self.history.can_redo()
    }

    /// Puts another puzzle on the canvas.
    pub fn replace(&mut self, puzzle: Puzzle) {
        self.follow(BoardLink { puzzle, state: None });
    }

    /// Puts the puzzle of a link on the canvas, and remembers the state that the link names.
    ///
    /// This ends an exercise, which is about another puzzle.
    pub fn follow(&mut self, link: BoardLink) {
        self.exercise = None;
        self.step(|canvas| *canvas = Canvas::of(link.puzzle));
        self.linked = link.state.map(|state| (link.puzzle.draft, state));
    }

    /// The state that the last link named. None when it named none, or while the board is not the one of that link.
    pub fn linked_state(&self) -> Option<State> {
        self.linked.filter(|(draft, _)| draft == self.draft()).map(|(_, state)| state)
    }

    /// Puts on the canvas what the text says, which may be nearly anything that people have: a list of rows as programs
    /// write it, in quotes and brackets of any kind, also row by row or letter by letter; LeetCode's own statement and
    /// test cases; rows on lines of their own; the compact form of [`BoardDraft`]; a link or its fragment.
    ///
    /// Jumps and a move limit that are stated beside the board are taken over, under any of their names or as numbers
    /// behind it, the cat's jump first; what is not stated stays. Only a link always states all: what it leaves out
    /// is as usual.
    ///
    /// Returns how many boards the text holds, as lists of rows or as links. The first of them is the one on the canvas.
    ///
    /// ```
    /// use cat_and_mouse::edit::BoardEditor;
    ///
    /// let mut editor = BoardEditor::new("board=1".parse()?);
    /// let boards = editor.paste(r#"Input: grid = ["C.F","M.#"], catJump = 1, mouseJump = 2"#).expect("a board");
    /// assert_eq!(boards, 1);
    /// assert_eq!(editor.puzzle().to_string(), "board=C1F/M1x&cat=1&mouse=2");
    ///
    /// let error = editor.paste("M.C...F\n..?....").expect_err("there is a question mark");
    /// assert_eq!(error.to_string(), r#""?" at row 2, column 3 is not a cell: use . (floor), # (wall), C, M and F."#);
    /// assert_eq!(error.range, Some(10..11));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong, and where in the text; then nothing has changed. A board that lacks a piece is not wrong.
    /// [`NoBoard`](BoardPasteError::NoBoard) when nothing in the text looks like a board.
    pub fn paste(&mut self, text: &str) -> Result<usize, PasteError<BoardPasteError>> {
        let (link, boards) = board_paste::read(text, self.puzzle())?;
        self.follow(link);
        Ok(boards)
    }

    /// Shifts, turns or mirrors the whole board.
    pub fn transform(&mut self, transform: Transform) {
        let draft = transform.of(self.draft());
        self.step(|canvas| *canvas = Canvas::of(Puzzle { draft, ..canvas.puzzle }));
    }

    /// Sets both jumps.
    pub fn set_jumps(&mut self, jumps: Jumps) {
        self.step(|canvas| canvas.puzzle.jumps = jumps);
    }

    /// Sets the move limit.
    pub fn set_move_limit(&mut self, move_limit: MoveLimit) {
        self.step(|canvas| canvas.puzzle.move_limit = move_limit);
    }

    /// Makes the cell floor; a piece on it leaves the board.
    pub fn erase(&mut self, cell: Cell) {
        self.step(|Canvas { puzzle: Puzzle { draft, .. }, .. }| match draft.content(cell) {
            Content::Piece(piece) => draft.remove(piece),
            Content::Wall | Content::Floor => draft.set_wall(cell, false),
        });
    }

    /// Gives the board so many rows and columns, each 1 to 8. Pieces outside move to the nearest free cell, or off the
    /// board when there is none.
    ///
    /// What a smaller size cuts off comes back when the board grows over it again: the walls, and the pieces that are
    /// still where the smaller size put them. So a board that is made smaller and larger again is as it was, but for what
    /// was changed in between. [`undo`](Self::undo) restores what is cut off together with the board. It is forgotten
    /// when another puzzle comes, and when the board is cleared, shifted, turned or mirrored.
    ///
    /// ```
    /// use cat_and_mouse::Cell;
    /// use cat_and_mouse::edit::{BoardEditor, BoardTool};
    ///
    /// let mut editor = BoardEditor::new("board=C3/1M2/2xF".parse()?);
    /// editor.resize(2, 3);
    /// assert_eq!(editor.draft().to_string(), "C2/1MF");
    /// editor.press(Cell::new(0, 2), BoardTool::Wall);
    /// editor.release();
    /// editor.resize(3, 4);
    /// assert_eq!(editor.draft().to_string(), "C1x1/1M2/2xF");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// When either number is out of range.
    pub fn resize(&mut self, rows: u8, cols: u8) {
        self.step(|Canvas { puzzle, cut_off }| puzzle.draft.resize_keeping(rows, cols, cut_off));
    }

    /// Takes all walls and pieces off the board.
    pub fn clear(&mut self) {
        let draft = BoardDraft::new(self.draft().rows(), self.draft().cols());
        self.step(|canvas| *canvas = Canvas::of(Puzzle { draft, ..canvas.puzzle }));
    }

    /// Ends a stroke, and then changes the canvas in one step.
    fn step(&mut self, change: impl FnOnce(&mut Canvas)) {
        self.release();
        self.refusal = None;
        let before = self.canvas;
        let mut after = before;
        change(&mut after);
        self.put(after);
        self.record(before);
    }

    /// Notes a step away from this canvas, unless the puzzle is the same.
    fn record(&mut self, before: Canvas) {
        if before.puzzle != self.canvas.puzzle {
            self.history.record(before);
        }
    }

    /// Whether a stroke is going on that has changed something.
    fn is_painted(&self) -> bool {
        self.stroke.as_ref().is_some_and(|stroke| stroke.before != self.canvas.puzzle.draft)
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
fn nearest_on_board(draft: &BoardDraft, (row, col): (i32, i32)) -> Cell {
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
