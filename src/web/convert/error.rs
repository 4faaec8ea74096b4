//! Turns the errors of boards, graphs, texts and exercises into a JavaScript `Error`.

use std::ops::Range;

use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::JsValue;

use super::plain;
use crate::board::error::{BoardError, CellError};
use crate::board::rules::RuleError;
use crate::graph::error::{GraphError, NodeError};
use crate::graph::labels::{LabelError, NamedIn};
use crate::text::board_paste::BoardPasteError;
use crate::text::exercise::ExerciseError;
use crate::text::graph_error::GraphTextError;
use crate::text::paste_error::PasteError;
use crate::text::setup::SetupError;
use crate::web::convert::describe::describe;

/// The facts that a translated message needs besides the code, the row and the column.
#[derive(Default, Serialize)]
struct Detail<'a> {
    /// A description, in English, of the given value.
    given: Option<&'a str>,
    /// The piece that is missing or duplicated.
    piece: Option<&'static str>,
    /// The unknown character.
    character: Option<char>,
    /// The player whose jump or cell is wrong.
    player: Option<&'static str>,
    /// The number of cells of the row or of nodes of the graph; for a pasted text, the length of the part at fault in
    /// UTF-16 units.
    length: Option<usize>,
    /// The start of the part at fault in a pasted text, in UTF-16 units; or the array index of a state that does not
    /// exist.
    position: Option<usize>,
    /// The length that the row should have.
    expected: Option<usize>,
    /// The node or state at fault.
    node: Option<usize>,
    /// The other node of an edge at fault.
    other: Option<usize>,
    /// The exact problem with a graph, or with the states of `labelStates`.
    problem: Option<&'static str>,
}

impl<'a> Detail<'a> {
    fn given(given: &'a str) -> Self {
        Self { given: Some(given), ..Self::default() }
    }

    /// Adds the start and the length of the part of a pasted text that is at fault, if there is one.
    fn at(self, part: Option<(usize, usize)>) -> Self {
        match part {
            Some((position, length)) => Self { position: Some(position), length: Some(length), ..self },
            None => self,
        }
    }
}

impl From<BoardError> for JsValue {
    fn from(error: BoardError) -> Self {
        of_board(&error, None)
    }
}

impl From<RuleError> for JsValue {
    fn from(error: RuleError) -> Self {
        of_rule(&error, None)
    }
}

impl From<SetupError> for JsValue {
    fn from(error: SetupError) -> Self {
        of_setup(&error, None)
    }
}

impl From<CellError> for JsValue {
    fn from(error: CellError) -> Self {
        let detail = Detail { player: Some(error.player.name()), ..Detail::given(&error.given) };
        object(&error, error.code(), [error.row(), error.col()], &detail)
    }
}

impl From<GraphError> for JsValue {
    fn from(error: GraphError) -> Self {
        of_graph(&error, None)
    }
}

impl From<GraphTextError> for JsValue {
    fn from(error: GraphTextError) -> Self {
        of_text_of_graph(&error, None)
    }
}

impl From<NodeError> for JsValue {
    fn from(error: NodeError) -> Self {
        let (player, node, problem) = (Some(error.player.name()), error.node(), Some(error.problem()));
        let detail = Detail { player, node, problem, ..Detail::given(&error.given) };
        object(&error, error.code(), NOWHERE, &detail)
    }
}

/// The error for a value that is not an array of arrays. `given` describes the value. `node` is the node whose list is
/// not an array; `None` if the value itself is not an array.
pub(in crate::web) fn not_a_graph(node: Option<usize>, given: &str) -> JsValue {
    let error = GraphTextError::NotAGraph { given: given.to_owned() };
    let detail = Detail { node, problem: Some(error.problem()), ..Detail::given(given) };
    object(&error, error.code(), NOWHERE, &detail)
}

/// The error for a pasted graph, with its position in UTF-16 units, as JavaScript counts.
pub(in crate::web) fn of_graph_text(PasteError { error, range }: PasteError<GraphTextError>, text: &str) -> JsValue {
    of_text_of_graph(&error, range.map(|range| in_units(&range, text)))
}

/// The error for a graph in a text; `part` is the start and the length of the part at fault.
fn of_text_of_graph(error: &GraphTextError, part: Option<(usize, usize)>) -> JsValue {
    let detail = match error {
        GraphTextError::Graph(error) => return of_graph(error, part),
        GraphTextError::Unclosed => Detail::default(),
        GraphTextError::NotAGraph { given }
        | GraphTextError::Unreadable { given }
        | GraphTextError::TooMany { given } => Detail::given(given),
    };
    object(error, error.code(), NOWHERE, &Detail { problem: Some(error.problem()), ..detail }.at(part))
}

fn of_graph(error: &GraphError, part: Option<(usize, usize)>) -> JsValue {
    let detail = match error {
        GraphError::Loop { given, .. } | GraphError::NoSuchNode { given, .. } => Detail::given(given),
        GraphError::WrongSize { nodes } => Detail { length: Some(*nodes), ..Detail::default() },
        GraphError::NoEdge { player, .. } => Detail { player: Some(player.name()), ..Detail::default() },
        GraphError::OneWay { .. } | GraphError::Repeated { .. } => Detail::default(),
    };
    let (node, other, problem) = (error.node(), error.other(), Some(error.problem()));
    object(error, error.code(), NOWHERE, &Detail { node, other, problem, ..detail }.at(part))
}

impl From<LabelError> for JsValue {
    fn from(error: LabelError) -> Self {
        let detail = match &error {
            LabelError::WrongStates { given }
            | LabelError::WrongEdges { given }
            | LabelError::WrongList { given, .. } => Detail::given(given),
            LabelError::NoSuchState { named_in, given, .. } => {
                let (NamedIn::Edges(index) | NamedIn::Lost(index) | NamedIn::Won(index)) = *named_in;
                Detail { position: Some(index), ..Detail::given(given) }
            }
            LabelError::LostAndWon { state } => Detail { node: Some(*state), ..Detail::default() },
        };
        object(&error, error.code(), NOWHERE, &Detail { problem: Some(error.problem()), ..detail })
    }
}

/// The error for a pasted board, with its position in UTF-16 units, as JavaScript counts.
pub(in crate::web) fn of_text(PasteError { error, range }: PasteError<BoardPasteError>, text: &str) -> JsValue {
    let part = range.map(|range| in_units(&range, text));
    match &error {
        BoardPasteError::NoBoard => object(&error, error.code(), NOWHERE, &Detail::default().at(part)),
        BoardPasteError::NotRows { given } => object(&error, error.code(), NOWHERE, &Detail::given(given).at(part)),
        BoardPasteError::Setup(error) => of_setup(error, part),
    }
}

/// The start and the length of this byte range of a text, in UTF-16 units.
fn in_units(part: &Range<usize>, text: &str) -> (usize, usize) {
    let units = |end| text.char_indices().take_while(|&(at, _)| at < end).map(|(_, it)| it.len_utf16()).sum::<usize>();
    (units(part.start), units(part.end) - units(part.start))
}

/// The error for a setup. `part` is the start and the length of the part at fault, in a pasted text.
fn of_setup(error: &SetupError, part: Option<(usize, usize)>) -> JsValue {
    match error {
        SetupError::Board(error) => of_board(error, part),
        SetupError::Rule(error) => of_rule(error, part),
    }
}

/// The error for a board; `part` as for [`of_setup`].
fn of_board(error: &BoardError, part: Option<(usize, usize)>) -> JsValue {
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
    // The error's property `length` has two meanings: the number of cells of a row of the wrong length, and the length
    // in UTF-16 units of the part at fault. The position is therefore set only if both are the same number.
    let marked = part.filter(|&(_, length)| detail.length.is_none_or(|cells| cells == length));
    object(error, error.code(), [error.row(), error.col()], &detail.at(marked))
}

/// The error for a jump or a move limit; `part` as for [`of_setup`].
fn of_rule(error: &RuleError, part: Option<(usize, usize)>) -> JsValue {
    let detail = match error {
        RuleError::BadJump { player, given } => Detail { player: Some(player.name()), ..Detail::given(given) },
        RuleError::BadMoveLimit { given } => Detail::given(given),
    };
    object(error, error.code(), NOWHERE, &detail.at(part))
}

/// The error for a grid that is not an array of strings. `given` describes the value.
pub(in crate::web) fn not_a_grid(given: &str) -> JsValue {
    refused("not-a-grid", "The board must be an array of strings, one for each row", given)
}

impl From<ExerciseError> for JsValue {
    fn from(error: ExerciseError) -> Self {
        let (ExerciseError::BadGoal { given }
        | ExerciseError::BadGraphGoal { given }
        | ExerciseError::BadWalls { given }
        | ExerciseError::BadEdges { given }
        | ExerciseError::BadLocked { given }
        | ExerciseError::BadLockedNode { given }) = &error;
        object(&error, error.code(), NOWHERE, &Detail::given(given))
    }
}

/// The error `bad-argument`, for an argument that no other code covers. `rule` is the start of the message, up to ",
/// but is".
pub(in crate::web) fn argument(rule: &str, given: &JsValue) -> JsValue {
    refused("bad-argument", rule, &describe(given))
}

/// The same as [`argument`], with another code and a description of the given value.
pub(in crate::web) fn refused(code: &str, rule: &str, given: &str) -> JsValue {
    let problem = (code == "bad-node").then_some("no-such-node");
    object(&format!("{rule}, but is {given}."), code, NOWHERE, &Detail { problem, ..Detail::given(given) })
}

/// The error for memory that is used up.
pub(in crate::web) fn out_of_memory() -> JsValue {
    let message =
        "The solver has run out of memory. Call free() on solutions and other objects that you no longer need.";
    object(&message, "out-of-memory", NOWHERE, &Detail::default())
}

/// The row and the column of an error that is not about a cell of the board.
const NOWHERE: [Option<usize>; 2] = [None; 2];

fn object(message: &dyn ToString, code: &str, [row, col]: [Option<usize>; 2], detail: &Detail) -> JsValue {
    let object = js_sys::Error::new(&message.to_string());
    object.set_name("CatMouseError");
    let set = |key: &str, value: JsValue| {
        Reflect::set(&object, &key.into(), &value).expect("an Error of our own takes properties");
    };
    set("code", code.into());
    set("row", plain::object(&row));
    set("col", plain::object(&col));
    set("detail", plain::object(detail));
    object.into()
}
