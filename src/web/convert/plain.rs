//! Results as plain JavaScript objects, made by serde. For calls in which every microsecond counts, `output.rs` makes
//! the objects instead. `npm run declarations` writes these structs to `types.d.ts`. A field without a comment gets the
//! comment of the field of the same name in the struct of the same name elsewhere in `src/`.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::board::Board;
use crate::board::draft::Content;
use crate::board::piece::Piece;
use crate::edit::board::BoardEditor;
use crate::edit::graph::{Edit, GraphEditor};
use crate::explore::fewest_changes::Way;
use crate::explore::graph_search::GraphSearch;
use crate::explore::graph_what_if;
use crate::explore::search::Search;
use crate::explore::what_if::{self, Change};
use crate::game::cell::{Cell, Cells, numbered};
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State};
use crate::graph::draft::{FinalResult, GraphKind};
use crate::graph::rules::GraphEnding;
use crate::judge::questions::question::{Answer, Question};
use crate::solution::board::{BoardSolution, Outcome, outcome_at_start};
use crate::solution::grade::{self, Verdict};
use crate::solution::graph::forced_at_start;
use crate::solution::shared;
use crate::text::board_link::BoardLink;
use crate::text::exercise::{self, Exercise, Refusal};
use crate::text::graph_link::GraphLink;
use crate::text::paste_error;
use crate::text::setup::Setup;

/// The value as a plain JavaScript object, with `null` for missing values.
pub(in crate::web) fn object(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).expect("structs of numbers and strings become objects")
}

/// Like [`object`], for a value with cells of a board of this width.
pub(in crate::web) fn on_board(width: u8, value: &impl Serialize) -> JsValue {
    numbered(width, || object(value))
}

/// Like [`object`], for a value with cells or nodes of the question.
pub(in crate::web) fn on_question(question: &Question, value: &impl Serialize) -> JsValue {
    match question {
        Question::Board { board, .. } => on_board(board.cols(), value),
        Question::Graph(_) => object(value),
    }
}

/// The name of a value of this enum in JavaScript.
type Name<T> = <T as Named>::Name;

trait Named {
    type Name;
}

impl<T> Named for T {
    type Name = &'static str;
}

/// An index of a node.
type GraphNode = usize;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct Stats<'a> {
    /// The number of states in which the mouse can force a win.
    mouse: u32,
    /// The number of states in which the cat can force a win.
    cat: u32,
    /// The number of states in which nobody can force a win.
    draw: u32,
    mouse_by_ply: &'a [u32],
    cat_by_ply: &'a [u32],
    longest: Longest,
}

#[derive(Serialize)]
struct Longest {
    mouse: Cell,
    cat: Cell,
    turn: Player,
    winner: Player,
    plies: u16,
}

impl<'a> From<&'a shared::Stats> for Stats<'a> {
    fn from(stats: &'a shared::Stats) -> Self {
        let (State { mouse, cat, turn }, Forced { winner, plies }) = stats.longest;
        Self {
            mouse: stats.mouse_by_ply.iter().sum(),
            cat: stats.cat_by_ply.iter().sum(),
            draw: stats.draws,
            mouse_by_ply: &stats.mouse_by_ply,
            cat_by_ply: &stats.cat_by_ply,
            longest: Longest { mouse, cat, turn, winner, plies },
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct Refutation<E, Outcome> {
    /// The refuted move, then the moves of optimal play.
    moves: Vec<Move>,
    /// The ending of the game, as in a [`Line`](shared::Line).
    ending: E,
    /// The index of the first move of a loop, as in a [`Line`](shared::Line); otherwise `None`.
    loops_from: Option<usize>,
    outcome: Outcome,
}

impl<E, Outcome> Refutation<E, Outcome> {
    /// The refutation as JavaScript gets it. `outcome` converts the outcome of the refutation.
    pub(in crate::web) fn of<T>(refutation: grade::Refutation<T, E>, outcome: impl FnOnce(T) -> Outcome) -> Self {
        let shared::Line { moves, ending, loops_from } = refutation.line;
        Self { moves, ending, loops_from, outcome: outcome(refutation.outcome) }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct Grade<T> {
    verdict: Name<Verdict>,
    /// The number of plies for [`Verdict::Slower`] and [`Verdict::Sooner`]; otherwise `None`.
    plies: Option<u16>,
    before: T,
    after: T,
}

impl<T> Grade<T> {
    pub(in crate::web) fn of<U>(grade: grade::Grade<U>, outcome: impl Fn(U) -> T) -> Self {
        let plies = match grade.verdict {
            Verdict::Slower { plies } | Verdict::Sooner { plies } => Some(plies),
            _ => None,
        };
        Self { verdict: grade.verdict.name(), plies, before: outcome(grade.before), after: outcome(grade.after) }
    }
}

/// The result of perfect play on a graph: the winner, the ending and the number of plies.
#[derive(Serialize)]
pub(in crate::web) struct GraphOutcome {
    /// The player who can force a win; `None` in a draw.
    winner: Option<Player>,
    /// The ending of the optimal line from the state.
    ending: GraphEnding,
    /// The number of plies (moves by one player) until the win; 0 if the game is over, `None` in a draw.
    plies: Option<u16>,
}

impl From<Option<Forced>> for GraphOutcome {
    fn from(forced: Option<Forced>) -> Self {
        let (winner, plies) = (forced.map(|forced| forced.winner), forced.map(|forced| forced.plies));
        Self { winner, ending: GraphEnding::of(forced), plies }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct WallChange {
    outcome: Outcome,
    change: Name<Change>,
    /// The number of plies for [`Change::Longer`] and [`Change::Shorter`]; otherwise `None`.
    plies: Option<u16>,
    most: bool,
}

impl From<&what_if::WallChange> for WallChange {
    fn from(&what_if::WallChange { outcome, change, most }: &what_if::WallChange) -> Self {
        Self { outcome, change: change.name(), plies: change.plies(), most }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct StartEffects {
    pub(in crate::web) mouse: Vec<Option<GraphOutcome>>,
    pub(in crate::web) cat: Vec<Option<GraphOutcome>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct EdgeEffect {
    from: Cell,
    to: Cell,
    is_edge: bool,
    /// The outcome at the start of the changed graph; `None` if a player would begin on a node without an edge.
    outcome: Option<GraphOutcome>,
    /// The difference from the present outcome; `None` without an outcome.
    change: Option<Name<Change>>,
    /// The number of plies for [`Change::Longer`] and [`Change::Shorter`]; otherwise `None`.
    plies: Option<u16>,
}

impl EdgeEffect {
    pub(in crate::web) fn of(effect: graph_what_if::EdgeEffect, present: Option<Forced>) -> Self {
        let change = effect.change(present);
        Self {
            from: effect.from,
            to: effect.to,
            is_edge: effect.is_edge,
            outcome: effect.is_playable.then(|| effect.forced.into()),
            change: change.map(Change::name),
            plies: change.and_then(Change::plies),
        }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct PastedCase<Answer, Outcome> {
    /// The board or the graph as the fragment of a link. A pasted link keeps the keys that `readLinkKeys` reads.
    link: String,
    expected: Option<Answer>,
    /// The outcome at the start; `None` if the board is incomplete, or the graph cannot be played.
    outcome: Option<Outcome>,
}

impl From<&paste_error::PastedCase<BoardLink, bool>> for PastedCase<bool, Outcome> {
    fn from(case: &paste_error::PastedCase<BoardLink, bool>) -> Self {
        let Setup { draft, jumps, move_limit } = case.link.setup;
        let board = Board::try_from(draft).ok();
        let outcome = board.map(|board| outcome_at_start(&board, jumps, move_limit));
        Self { link: format!("{}{}", case.link, case.keys), expected: case.expected, outcome }
    }
}

impl From<&paste_error::PastedCase<GraphLink, u8>> for PastedCase<u8, GraphOutcome> {
    fn from(case: &paste_error::PastedCase<GraphLink, u8>) -> Self {
        let outcome = case.link.draft.graph().map(|graph| forced_at_start(&graph).into());
        Self { link: format!("{}{}", case.link, case.keys), expected: case.expected, outcome }
    }
}

/// The progress of an exercise.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct Progress<Outcome, Changes> {
    is_met: bool,
    /// The goal; `None` if the exercise only limits changes.
    goal: Option<Goal>,
    /// The cells that are a wall either now or at the start of the exercise, but not both; on a graph, the edges that
    /// exist either now or at the start, but not both.
    changes: Changes,
    /// The pieces that are on another cell than at the start of the exercise. Empty if `allowed` is a number, because
    /// no piece can be moved in that case.
    #[serde(skip_serializing_if = "Option::is_none")]
    moved: Option<Vec<MovedPiece>>,
    /// The maximum number of changes; `None` if any number is allowed.
    allowed: Option<u32>,
    /// The present outcome; `None` while a piece is missing or a player's node has no edge.
    outcome: Option<Outcome>,
    /// The cells that cannot be changed, or the nodes whose edges cannot be changed.
    locked: Cells,
    /// The reason why the exercise refused the last change or a part of it; `None` if it allowed everything.
    refusal: Option<Refusal>,
}

#[derive(Serialize)]
struct MovedPiece {
    piece: Name<Piece>,
    /// The cell at the start of the exercise; `None` if the piece was not on the board.
    from: Option<Cell>,
    /// The present cell; `None` if the piece is not on the board.
    to: Option<Cell>,
}

#[derive(Serialize)]
struct Goal {
    /// The player who should win; on a graph, `None` if nobody should be able to force a win.
    winner: Option<Player>,
    /// The minimum number of plies of the win; `None` if any win will do. If there is a minimum, the win must be forced.
    /// Without a minimum, the cat can also win by the move limit of a board.
    plies: Option<u16>,
    /// The same minimum, counted in the winner's own moves.
    moves: Option<u16>,
}

impl Goal {
    fn of(goal: exercise::Goal, turn: Player) -> Self {
        let (winner, plies) = match goal {
            exercise::Goal::Win { winner, plies } => (Some(winner), plies),
            exercise::Goal::Draw => (None, None),
        };
        Self { winner, plies, moves: goal.moves(turn) }
    }
}

impl Progress<Outcome, Cells> {
    pub(in crate::web) fn of(
        editor: &BoardEditor,
        exercise: &Exercise<Setup>,
        solution: Option<&BoardSolution>,
        turn: Player,
    ) -> Self {
        let exercise::Progress { is_met, outcome, .. } = exercise.progress_with(editor.setup(), solution, turn);
        let moved = Piece::ALL.into_iter().filter(|&piece| exercise.is_moved(editor.draft(), piece)).map(|piece| {
            MovedPiece { piece: piece.name(), from: exercise.start.draft.piece(piece), to: editor.draft().piece(piece) }
        });
        Self {
            is_met,
            goal: exercise.goal.map(|goal| Goal::of(goal, turn)),
            changes: exercise.changes(editor.draft()),
            moved: Some(moved.collect()),
            allowed: exercise.allowed,
            outcome,
            locked: exercise.locked,
            refusal: editor.refusal(),
        }
    }
}

impl Progress<GraphOutcome, Vec<(usize, usize)>> {
    pub(in crate::web) fn of_graph(editor: &GraphEditor, turn: Player) -> Option<Self> {
        let exercise = editor.exercise()?;
        let exercise::Progress { is_met, outcome, .. } = exercise.progress(editor.draft(), turn);
        Some(Self {
            is_met,
            goal: exercise.goal.map(|goal| Goal::of(goal, turn)),
            changes: exercise.changes(editor.draft()),
            moved: None,
            allowed: exercise.allowed,
            outcome: outcome.map(GraphOutcome::from),
            locked: exercise.locked,
            refusal: editor.refusal(),
        })
    }
}

/// The fewest changes that reach the goal of an exercise.
#[derive(Serialize)]
pub(in crate::web) struct FewestChanges<Change> {
    status: Name<Status>,
    /// The cells of the walls to add or remove, or the edges; empty unless they were found.
    changes: Vec<Change>,
}

#[derive(strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
enum Status {
    /// The goal is reached already.
    Met,
    /// These changes reach the goal, and no fewer do.
    Found,
    /// No allowed changes reach the goal.
    Impossible,
    /// The time ran out; or the exercise has no maximum number of changes, and no changes of walls (on a graph, of
    /// edges) reach the goal.
    Unknown,
}

impl<Change> From<Way<Change>> for FewestChanges<Change> {
    fn from(way: Way<Change>) -> Self {
        let (status, changes) = match way {
            Way::Changes(changes) if changes.is_empty() => (Status::Met, changes),
            Way::Changes(changes) => (Status::Found, changes),
            Way::Impossible => (Status::Impossible, Vec::new()),
            Way::Unknown => (Status::Unknown, Vec::new()),
        };
        Self { status: status.into(), changes }
    }
}

/// The progress of a search.
#[derive(Serialize)]
pub(in crate::web) struct SearchProgress {
    /// Whether the board has the required properties. If so, the search stops.
    found: bool,
    /// The number of boards tried so far.
    tried: u64,
    /// The best board so far, with the required jumps and move limit, as the fragment of a link.
    link: String,
    /// The outcome at the start of this board.
    outcome: Outcome,
}

impl From<&Search> for SearchProgress {
    fn from(search: &Search) -> Self {
        let link = search.setup().to_string();
        Self { found: search.found(), tried: search.tried(), link, outcome: search.outcome() }
    }
}

/// The progress of a search for a graph.
#[derive(Serialize)]
pub(in crate::web) struct GraphSearchProgress {
    /// Whether the graph has the required properties. If so, the search stops.
    found: bool,
    /// The number of graphs tried so far.
    tried: u64,
    /// The best graph so far, as the fragment of a link. If the search started from the graph in `from`, the nodes have
    /// the positions of that graph.
    link: String,
    /// The outcome at the start of this graph.
    outcome: GraphOutcome,
}

impl From<&GraphSearch> for GraphSearchProgress {
    fn from(search: &GraphSearch) -> Self {
        let link = search.draft().to_string();
        Self { found: search.found(), tried: search.tried(), link, outcome: search.forced().into() }
    }
}

/// The properties of an editor that the page shows, in one object. They are the members of `Editor` with the same
/// names.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct BoardView {
    rows: u8,
    cols: u8,
    cat_jump: u8,
    mouse_jump: u8,
    move_limit: u16,
    link: String,
    linked_state: Option<State>,
    /// The content of each cell as painted, row by row.
    contents: Vec<Name<Content>>,
    missing: Vec<Name<Piece>>,
    carried: Option<Name<Piece>>,
    is_stroking: bool,
    can_undo: bool,
    can_redo: bool,
    /// The progress of the exercise; `None` if there is no exercise.
    progress: Option<Progress<Outcome, Cells>>,
}

impl BoardView {
    pub(in crate::web) fn of(editor: &BoardEditor, progress: Option<Progress<Outcome, Cells>>) -> Self {
        let setup = editor.setup();
        let draft = editor.draft();
        Self {
            rows: draft.rows(),
            cols: draft.cols(),
            cat_jump: setup.jumps.of(Player::Cat),
            mouse_jump: setup.jumps.of(Player::Mouse),
            move_limit: setup.move_limit.plies(),
            link: setup.to_string(),
            linked_state: editor.linked_state(),
            contents: draft.cells().into_iter().map(|cell| draft.content(cell).name()).collect(),
            missing: draft.missing().map(Piece::name).collect(),
            carried: editor.carried().map(Piece::name),
            is_stroking: editor.is_stroking(),
            can_undo: editor.can_undo(),
            can_redo: editor.can_redo(),
            progress,
        }
    }
}

/// A drawing of a graph.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_excessive_bools)] // types.d.ts has these properties
pub(in crate::web) struct GraphView {
    /// A game graph, on which mouse and cat play, or the states of any game.
    kind: Name<GraphKind>,
    /// The graph as the fragment of a link.
    link: String,
    /// The graph in LeetCode's notation: `[[1,2],[0],[0]]`.
    text: String,
    /// The state in the last opened or pasted link. Its cells are nodes. `None` if the link had no valid state, while
    /// the graph differs from the graph of the link, and for graphs of states.
    linked_state: Option<State>,
    nodes: Vec<Node>,
    /// The node that is selected, to be moved or connected next.
    chosen: Option<GraphNode>,
    /// Whether the nodes have been arranged. If not, they are at default positions.
    is_arranged: bool,
    /// Whether the pointer is dragging an edge from the selected node.
    draws_edge: bool,
    can_undo: bool,
    can_redo: bool,
    /// The progress of the exercise; `None` if there is no exercise.
    progress: Option<Progress<GraphOutcome, Vec<(usize, usize)>>>,
}

/// A node of a drawing, with its neighbours.
#[derive(Serialize)]
struct Node {
    /// The distance from the left, 0 to 100.
    x: u8,
    /// The distance from the top, 0 to 100.
    y: u8,
    /// The result for the player to move, if the game is over in this state; otherwise, and on a game graph, `None`.
    result: Option<FinalResult>,
    neighbours: Cells,
}

impl GraphView {
    /// The view with the progress of the exercise, with `turn` to move first.
    pub(in crate::web) fn of(editor: &GraphEditor, turn: Player) -> Self {
        let draft = editor.draft();
        let nodes = draft.nodes().iter().map(|node| Node {
            x: node.position.0,
            y: node.position.1,
            result: node.result,
            neighbours: node.neighbours,
        });
        Self {
            kind: draft.kind().name(),
            link: editor.link(None),
            text: draft.to_leetcode(),
            linked_state: editor.linked_state(),
            nodes: nodes.collect(),
            chosen: editor.chosen(),
            is_arranged: draft.is_arranged(),
            draws_edge: editor.draws_edge(),
            can_undo: editor.can_undo(),
            can_redo: editor.can_redo(),
            progress: Progress::of_graph(editor, turn),
        }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct GraphEdit {
    what: &'static str,
    node: Option<usize>,
    other: Option<usize>,
}

impl From<Edit> for GraphEdit {
    fn from(edit: Edit) -> Self {
        let (what, node, other) = match edit {
            Edit::Added(node) => ("added", Some(node), None),
            Edit::Moved(node) => ("moved", Some(node), None),
            Edit::Chosen(node) => ("chosen", Some(node), None),
            Edit::Connected(from, to) => ("connected", Some(from), Some(to)),
            Edit::Disconnected(from, to) => ("disconnected", Some(from), Some(to)),
            Edit::Deleted(node) => ("deleted", Some(node), None),
            Edit::Marked(node, result) => (result.name(), Some(node), None),
            Edit::Unmarked(node) => ("unmarked", Some(node), None),
            Edit::Kept(node) => ("kept", Some(node), None),
            Edit::Full => ("full", None, None),
        };
        Self { what, node, other }
    }
}

/// A question and its right answer.
#[derive(Serialize)]
pub(in crate::web) struct Asked {
    pub(in crate::web) question: Question,
    pub(in crate::web) answer: Answer,
}
