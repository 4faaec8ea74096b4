//! Turns a [`BoardError`], also one in a pasted text, and the errors of graphs into a JavaScript `Error`.

use std::ops::Range;

use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::JsValue;

use super::output::plain;
use crate::board::error::{BoardError, CellError};
use crate::board::rules::RuleError;
use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::graph::error::GraphError;
use crate::graph::labels::{LabelError, NamedIn};
use crate::text::board_paste::BoardPasteError;
use crate::text::exercise::ExerciseError;
use crate::text::paste_error::PasteError;
use crate::text::puzzle::PuzzleError;
use crate::web::convert::describe::describe;

/// What a translated sentence needs besides the code, the row and the column.
#[derive(Default, Serialize)]
struct Detail {
    /// What was given instead, in English words.
    given: Option<String>,
    /// The piece that is missing or there twice.
    piece: Option<&'static str>,
    /// The character that means nothing.
    character: Option<char>,
    /// Whose jump or cell it is.
    player: Option<&'static str>,
    /// How long the row is; of a pasted text, how long what is at fault there is.
    length: Option<usize>,
    /// Where in a pasted text what is at fault begins.
    position: Option<usize>,
    /// How long the row should be.
    expected: Option<usize>,
    /// The node of a graph, or the state, at fault.
    node: Option<usize>,
    /// The other node of an edge at fault.
    other: Option<usize>,
    /// What exactly is wrong with a graph.
    problem: Option<&'static str>,
}

impl From<BoardError> for JsValue {
    fn from(error: BoardError) -> Self {
        of_board(&error, None)
    }
}

impl From<RuleError> for JsValue {
    fn from(error: RuleError) -> Self {
        of_rule(error, None)
    }
}

impl From<PuzzleError> for JsValue {
    fn from(error: PuzzleError) -> Self {
        match error {
            PuzzleError::Board(error) => error.into(),
            PuzzleError::Rule(error) => error.into(),
        }
    }
}

impl From<CellError> for JsValue {
    fn from(error: CellError) -> Self {
        let (message, code, on_board) = (error.to_string(), error.code(), [error.row(), error.col()]);
        let detail = Detail { player: Some(error.player.name()), given: Some(error.given), ..Detail::default() };
        object(&message, code, on_board, &detail)
    }
}

impl From<GraphError> for JsValue {
    fn from(error: GraphError) -> Self {
        of_graph(error, None)
    }
}

/// What is thrown for a text with a graph, with the place in it as JavaScript counts.
pub(in crate::web) fn of_graph_text(PasteError { error, range }: PasteError<GraphError>, text: &str) -> JsValue {
    of_graph(error, range.map(|range| in_units(&range, text)))
}

fn of_graph(error: GraphError, place: Option<(usize, usize)>) -> JsValue {
    let problem = Some(error.problem());
    let mut detail = Detail { node: error.node(), other: error.other(), problem, ..Detail::default() };
    let (message, code) = (error.to_string(), error.code());
    match error {
        GraphError::NotAGraph { given, .. }
        | GraphError::Loop { given, .. }
        | GraphError::NoSuchNode { given, .. }
        | GraphError::Unreadable { given }
        | GraphError::TooMany { given } => detail.given = Some(given),
        GraphError::WrongSize { nodes } => detail.length = Some(nodes),
        GraphError::NoEdge { player, .. } => detail.player = Some(player.name()),
        GraphError::BadNode { player, given, .. } => {
            (detail.player, detail.given) = (Some(player.name()), Some(given));
        }
        GraphError::OneWay { .. } | GraphError::Repeated { .. } => {}
    }
    if let Some((position, length)) = place {
        (detail.position, detail.length) = (Some(position), Some(length));
    }
    object(&message, code, [None, None], &detail)
}

impl From<LabelError> for JsValue {
    fn from(error: LabelError) -> Self {
        let (message, code, problem) = (error.to_string(), error.code(), Some(error.problem()));
        let detail = match error {
            LabelError::WrongStates { given }
            | LabelError::WrongEdges { given }
            | LabelError::WrongList { given, .. } => Detail { given: Some(given), ..Detail::default() },
            LabelError::NoSuchState { named_in, given, .. } => {
                let (NamedIn::Edges(place) | NamedIn::Lost(place) | NamedIn::Won(place)) = named_in;
                Detail { given: Some(given), position: Some(place), ..Detail::default() }
            }
            LabelError::LostAndWon { state } => Detail { node: Some(state), ..Detail::default() },
        };
        let detail = Detail { problem, ..detail };
        object(&message, code, [None, None], &detail)
    }
}

/// What is thrown for a pasted text, with the place in it as JavaScript counts: in units of UTF-16.
pub(in crate::web) fn of_text(PasteError { error, range }: PasteError<BoardPasteError>, text: &str) -> JsValue {
    let place = range.map(|range| in_units(&range, text));
    match error {
        BoardPasteError::NoBoard => thrown(&error, error.code(), [None, None], Detail::default(), place),
        BoardPasteError::NotRows { ref given } => {
            let detail = Detail { given: Some(given.clone()), ..Detail::default() };
            thrown(&error, error.code(), [None, None], detail, place)
        }
        BoardPasteError::Puzzle(PuzzleError::Board(error)) => of_board(&error, place),
        BoardPasteError::Puzzle(PuzzleError::Rule(error)) => of_rule(error, place),
    }
}

/// Where a part of a text begins, and how long it is, in units of UTF-16.
fn in_units(place: &Range<usize>, text: &str) -> (usize, usize) {
    let units = |end| text.char_indices().take_while(|&(at, _)| at < end).map(|(_, it)| it.len_utf16()).sum::<usize>();
    (units(place.start), units(place.end) - units(place.start))
}

/// What is thrown for a board; `place` is where in a text something begins and how long it is.
fn of_board(error: &BoardError, place: Option<(usize, usize)>) -> JsValue {
    let detail = match error {
        BoardError::RaggedRow { length, expected, .. } => {
            Detail { length: Some(*length), expected: Some(*expected), ..Detail::default() }
        }
        BoardError::UnknownCharacter { character, .. } => Detail { character: Some(*character), ..Detail::default() },
        BoardError::MissingPiece { piece } | BoardError::DuplicatePiece { piece, .. } => {
            Detail { piece: Some(piece.name()), ..Detail::default() }
        }
        BoardError::EmptyGrid | BoardError::TooLarge { .. } => Detail::default(),
    };
    thrown(error, error.code(), [error.row(), error.col()], detail, place)
}

/// The same for a jump or a move limit.
fn of_rule(error: RuleError, place: Option<(usize, usize)>) -> JsValue {
    let (message, code) = (error.to_string(), error.code());
    let detail = match error {
        RuleError::BadJump { player, given } => {
            Detail { player: Some(player.name()), given: Some(given), ..Detail::default() }
        }
        RuleError::BadMoveLimit { given } => Detail { given: Some(given), ..Detail::default() },
    };
    thrown(&message, code, [None, None], detail, place)
}

fn thrown(
    message: &dyn ToString,
    code: &str,
    on_board: [Option<usize>; 2],
    mut detail: Detail,
    place: Option<(usize, usize)>,
) -> JsValue {
    // A row's length is counted in cells, and marks the row only where each cell is one unit.
    if let Some((position, length)) = place.filter(|&(_, length)| detail.length.is_none_or(|cells| cells == length)) {
        (detail.position, detail.length) = (Some(position), Some(length));
    }
    object(&message.to_string(), code, on_board, &detail)
}

/// What is thrown for a grid that is no array of strings: what it is, in words.
pub(in crate::web) fn not_a_grid(given: &str) -> JsValue {
    refused("not-a-grid", "The board must be an array of strings, one for each row", given)
}

impl From<ExerciseError> for JsValue {
    fn from(error: ExerciseError) -> Self {
        let (message, code) = (error.to_string(), error.code());
        let (ExerciseError::BadGoal { given } | ExerciseError::BadWalls { given } | ExerciseError::BadLocked { given }) =
            error;
        object(&message, code, [None, None], &Detail { given: Some(given), ..Detail::default() })
    }
}

/// What is thrown for a cell to which the player has no move.
pub(in crate::web) fn no_move(player: Player, cell: Cell) -> JsValue {
    let detail = Detail { player: Some(player.name()), given: Some(cell.to_string()), ..Detail::default() };
    let (row, col) = (cell.row().into(), cell.col().into());
    object(&format!("The {player} has no move to {cell}."), "bad-cell", [Some(row), Some(col)], &detail)
}

/// What is thrown for an argument that no other code is about: what it must be, as the beginning of a sentence, and what it
/// is.
pub(in crate::web) fn argument(rule: &str, given: &JsValue) -> JsValue {
    refused("bad-argument", rule, &describe(given))
}

/// The same under another code, and with what is given in words.
pub(in crate::web) fn refused(code: &str, rule: &str, given: &str) -> JsValue {
    let problem = (code == "bad-node").then_some("no-such-node");
    let detail = Detail { given: Some(given.to_owned()), problem, ..Detail::default() };
    object(&format!("{rule}, but is {given}."), code, [None, None], &detail)
}

/// What is thrown when the memory of the instance is used up.
pub(in crate::web) fn out_of_memory() -> JsValue {
    let message = "The memory of the solver is used up. Call free() on what you no longer need, such as solutions.";
    object(message, "out-of-memory", [None, None], &Detail::default())
}

fn object(message: &str, code: &str, [row, col]: [Option<usize>; 2], detail: &Detail) -> JsValue {
    let object = js_sys::Error::new(message);
    object.set_name("CatMouseError");
    let set = |key: &str, value: JsValue| {
        Reflect::set(&object, &key.into(), &value).expect("an Error of our own takes properties");
    };
    set("code", code.into());
    set("row", plain(&row));
    set("col", plain(&col));
    set("detail", plain(detail));
    object.into()
}
