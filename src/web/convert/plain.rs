//! Results as plain JavaScript objects, made by serde: all but those of calls that are counted in microseconds, which
//! `output.rs` makes. The fields are those of `types.d.ts`, where they are described.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::piece::Piece;
use crate::board::rules::BoardEnding;
use crate::edit::board::BoardEditor;
use crate::edit::graph::{Edit, GraphEditor};
use crate::explore::fewest_changes::Way;
use crate::explore::graph_search::GraphSearch;
use crate::explore::graph_what_if;
use crate::explore::search::Search;
use crate::explore::what_if::Change;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State};
use crate::graph::draft::FinalResult;
use crate::graph::rules::GraphEnding;
use crate::judge::questions::question::{self, Answer};
use crate::judge::{self, report};
use crate::solution::board::{BoardSolution, Outcome, outcome_at_start};
use crate::solution::decided::{self, Rule};
use crate::solution::explain::{self, Explanation};
use crate::solution::grade::{self, Verdict};
use crate::solution::graph::forced_at_start;
use crate::solution::graph_explain::GraphExplanation;
use crate::solution::graph_proof;
use crate::solution::graph_strategy;
use crate::solution::proof;
use crate::solution::shared;
use crate::text::board_link::BoardLink;
use crate::text::exercise::{self, Exercise, Refusal};
use crate::text::graph_link::GraphLink;
use crate::text::paste_error;
use crate::text::setup::Setup;

/// The value as a plain JavaScript object, with `null` for what is missing.
pub(in crate::web) fn object(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).expect("structs of numbers and strings become objects")
}

#[derive(Serialize)]
pub(in crate::web) struct Reason {
    code: &'static str,
    forced: Option<Forced>,
    late: Option<u16>,
    race: Race,
    caught: Option<u16>,
    choices: Vec<Choice>,
}

#[derive(Serialize)]
struct Race {
    mouse: Option<u16>,
    cat: Option<u16>,
    first: Option<Player>,
    lead: Option<u16>,
}

#[derive(Serialize)]
struct Choice {
    by: Player,
    to: usize,
    moves: usize,
    best: usize,
    other: Option<OtherMove>,
}

#[derive(Serialize)]
struct OtherMove {
    to: usize,
    winner: Option<Player>,
    plies: Option<u16>,
}

impl Reason {
    pub(in crate::web) fn of(board: &Board, explanation: &Explanation) -> Self {
        let Explanation { cause, forced, late, race, caught, ref choices } = *explanation;
        let race = Race { mouse: race.mouse, cat: race.cat, first: race.first(), lead: race.lead() };
        let choices = choices_of(choices, &|cell| board.number(cell));
        Self { code: cause.code(), forced, late, race, caught, choices }
    }
}

/// `number` is that of a cell or a node.
fn choices_of(choices: &[explain::Choice], number: &dyn Fn(Cell) -> usize) -> Vec<Choice> {
    let choice = |choice: &explain::Choice| Choice {
        by: choice.by,
        to: number(choice.to),
        moves: choice.moves,
        best: choice.best,
        other: choice.other.map(|(to, forced)| OtherMove {
            to: number(to),
            winner: forced.map(|forced| forced.winner),
            plies: forced.map(|forced| forced.plies),
        }),
    };
    choices.iter().map(choice).collect()
}

#[derive(Serialize)]
pub(in crate::web) struct GraphReason {
    code: &'static str,
    forced: Option<Forced>,
    alone: Option<u16>,
    stuck: Option<Player>,
    caught: Option<u16>,
    choices: Vec<Choice>,
}

impl From<GraphExplanation> for GraphReason {
    fn from(GraphExplanation { cause, forced, alone, stuck, caught, choices }: GraphExplanation) -> Self {
        Self { code: cause.code(), forced, alone, stuck, caught, choices: choices_of(&choices, &Cell::index) }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_field_names)] // the names in types.d.ts
pub(in crate::web) struct Proof {
    runner: Option<Player>,
    goal: Option<BoardEnding>,
    route: Vec<RouteCell>,
    direct: Vec<RouteCell>,
    cut_off: Option<usize>,
    apart: Vec<usize>,
    fork: Option<Fork>,
    is_proof: bool,
    moves: Option<u16>,
    delays: bool,
    only: Vec<OnlyMove>,
}

#[derive(Serialize)]
struct RouteCell {
    cell: usize,
    mouse: Option<u16>,
    cat: Option<u16>,
}

#[derive(Serialize)]
struct Fork {
    moves: u16,
    mouse: usize,
    cat: usize,
    ways: Vec<usize>,
}

#[derive(Serialize)]
struct OnlyMove {
    ply: usize,
    by: Player,
    from: usize,
    to: usize,
    moves: usize,
}

impl Proof {
    pub(in crate::web) fn of(board: &Board, proof: &proof::Proof) -> Self {
        let proof::Proof { runner, goal, cut_off, is_proof, moves, delays, .. } = *proof;
        let number = |cell| board.number(cell);
        Self {
            runner,
            goal,
            route: route_of(&proof.route, &number),
            direct: route_of(&proof.direct, &number),
            cut_off: cut_off.map(number),
            apart: proof.apart.into_iter().map(number).collect(),
            fork: fork_of(proof.fork, &number),
            is_proof,
            moves,
            delays,
            only: only_of(&proof.only, &number),
        }
    }
}

/// `number` is that of a cell or a node.
fn route_of(route: &[proof::RouteCell], number: &dyn Fn(Cell) -> usize) -> Vec<RouteCell> {
    route.iter().map(|&proof::RouteCell { cell, mouse, cat }| RouteCell { cell: number(cell), mouse, cat }).collect()
}

/// `number` is that of a cell or a node.
fn fork_of(fork: Option<proof::Fork>, number: &dyn Fn(Cell) -> usize) -> Option<Fork> {
    fork.map(|proof::Fork { moves, mouse, cat, ways }| Fork {
        moves,
        mouse: number(mouse),
        cat: number(cat),
        ways: ways.into_iter().map(number).collect(),
    })
}

/// `number` is that of a cell or a node.
fn only_of(only: &[proof::OnlyMove], number: &dyn Fn(Cell) -> usize) -> Vec<OnlyMove> {
    let one = |&proof::OnlyMove { ply, the_move: Move { by, from, to }, moves }: &_| OnlyMove {
        ply,
        by,
        from: number(from),
        to: number(to),
        moves,
    };
    only.iter().map(one).collect()
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_field_names)] // the names in types.d.ts
pub(in crate::web) struct GraphProof {
    runner: Option<Player>,
    goal: Option<GraphEnding>,
    route: Vec<RouteCell>,
    direct: Vec<RouteCell>,
    cut_off: Option<usize>,
    apart: Vec<usize>,
    fork: Option<Fork>,
    is_proof: bool,
    moves: Option<u16>,
    only: Vec<OnlyMove>,
    reach: Vec<Vec<usize>>,
    safe: Vec<usize>,
    guard: Vec<usize>,
    responses: Vec<Response>,
}

#[derive(Serialize)]
struct Response {
    mouse: usize,
    cat: usize,
}

impl Response {
    fn all(responses: &[graph_proof::Response]) -> Vec<Self> {
        responses.iter().map(|response| Self { mouse: response.mouse.index(), cat: response.cat.index() }).collect()
    }
}

#[derive(Serialize)]
pub(in crate::web) struct StrategyEntry {
    mouse: usize,
    cat: usize,
    moves: Option<u16>,
    responses: Vec<Response>,
}

impl From<graph_strategy::StrategyEntry> for StrategyEntry {
    fn from(entry: graph_strategy::StrategyEntry) -> Self {
        Self {
            mouse: entry.mouse.index(),
            cat: entry.cat.index(),
            moves: entry.moves,
            responses: Response::all(&entry.responses),
        }
    }
}

impl From<&graph_proof::GraphProof> for GraphProof {
    fn from(proof: &graph_proof::GraphProof) -> Self {
        let graph_proof::GraphProof { runner, goal, cut_off, apart, fork, is_proof, moves, safe, guard, .. } = *proof;
        let nodes = |nodes: Cells| nodes.into_iter().map(Cell::index).collect();
        Self {
            runner,
            goal,
            route: route_of(&proof.route, &Cell::index),
            direct: route_of(&proof.direct, &Cell::index),
            cut_off: cut_off.map(Cell::index),
            apart: nodes(apart),
            fork: fork_of(fork, &Cell::index),
            is_proof,
            moves,
            only: only_of(&proof.only, &Cell::index),
            reach: proof.reach.iter().copied().map(nodes).collect(),
            safe: nodes(safe),
            guard: nodes(guard),
            responses: Response::all(&proof.responses),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct Stats<'a> {
    mouse: u32,
    cat: u32,
    draw: u32,
    mouse_by_ply: &'a [u32],
    cat_by_ply: &'a [u32],
    longest: Longest,
}

#[derive(Serialize)]
struct Longest {
    mouse: usize,
    cat: usize,
    turn: Player,
    winner: Player,
    plies: u16,
}

impl<'a> Stats<'a> {
    /// `number` is that of a cell or a node.
    pub(in crate::web) fn of(stats: &'a shared::Stats, number: impl Fn(Cell) -> usize) -> Self {
        let (State { mouse, cat, turn }, Forced { winner, plies }) = stats.longest;
        Self {
            mouse: stats.mouse_by_ply.iter().sum(),
            cat: stats.cat_by_ply.iter().sum(),
            draw: stats.draws,
            mouse_by_ply: &stats.mouse_by_ply,
            cat_by_ply: &stats.cat_by_ply,
            longest: Longest { mouse: number(mouse), cat: number(cat), turn, winner, plies },
        }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct Decided {
    winner: Option<Player>,
    plies: Option<u16>,
    rule: Rule,
}

impl Decided {
    /// By the number of the mouse's cell or node; `None` for walls. `cells` are in order of their numbers.
    pub(in crate::web) fn all(cells: Cells, by_cell: &CellMap<decided::Decided>) -> Vec<Option<Self>> {
        let one = |decided::Decided { forced, rule }| Self {
            winner: forced.map(|forced| forced.winner),
            plies: forced.map(|forced| forced.plies),
            rule,
        };
        cells.into_iter().map(|cell| by_cell[cell].map(one)).collect()
    }
}

#[derive(Serialize)]
pub(in crate::web) struct DecidedState {
    mouse: usize,
    cat: usize,
    turn: Player,
    rule: Rule,
    targets: Vec<usize>,
}

impl DecidedState {
    pub(in crate::web) fn of(decided: decided::DecidedState, number: impl Fn(Cell) -> usize) -> Self {
        let decided::DecidedState { state: State { mouse, cat, turn }, rule, targets } = decided;
        let targets = targets.into_iter().map(&number).collect();
        Self { mouse: number(mouse), cat: number(cat), turn, rule, targets }
    }
}

/// Of a move on a board, with `Outcome`s, or on a graph, with `GraphOutcome`s.
#[derive(Serialize)]
pub(in crate::web) struct Grade<T> {
    verdict: &'static str,
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

#[derive(Serialize)]
pub(in crate::web) struct GraphOutcome {
    winner: Option<Player>,
    ending: GraphEnding,
    plies: Option<u16>,
}

impl From<Option<Forced>> for GraphOutcome {
    fn from(forced: Option<Forced>) -> Self {
        let (winner, plies) = (forced.map(|forced| forced.winner), forced.map(|forced| forced.plies));
        Self { winner, ending: GraphEnding::of(forced), plies }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct EdgeEffect {
    from: usize,
    to: usize,
    is_edge: bool,
    outcome: Option<GraphOutcome>,
    change: Option<&'static str>,
    plies: Option<u16>,
}

impl EdgeEffect {
    pub(in crate::web) fn of(effect: graph_what_if::EdgeEffect, present: Option<Forced>) -> Self {
        let change = effect.change(present);
        let plies = match change {
            Some(Change::Longer(plies) | Change::Shorter(plies)) => Some(plies),
            _ => None,
        };
        Self {
            from: effect.from.index(),
            to: effect.to.index(),
            is_edge: effect.is_edge,
            outcome: effect.result.map(GraphOutcome::from),
            change: change.map(Change::name),
            plies,
        }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct PastedCase<Answer, Outcome> {
    link: String,
    expected: Option<Answer>,
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
pub(in crate::web) struct Progress<Outcome, Change> {
    is_met: bool,
    goal: Option<Goal>,
    changes: Vec<Change>,
    /// Only of boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    moved: Option<Vec<MovedPiece>>,
    allowed: Option<u32>,
    outcome: Option<Outcome>,
    locked: Vec<usize>,
    refusal: Option<Refusal>,
}

/// On which cells a piece was and is; `None` if it was or is not on the board.
#[derive(Serialize)]
struct MovedPiece {
    piece: &'static str,
    from: Option<usize>,
    to: Option<usize>,
}

#[derive(Serialize)]
struct Goal {
    winner: Option<Player>,
    plies: Option<u16>,
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

impl Progress<Outcome, usize> {
    pub(in crate::web) fn of(
        editor: &BoardEditor,
        exercise: &Exercise<Setup>,
        solution: Option<&BoardSolution>,
        turn: Player,
    ) -> Self {
        let exercise::Progress { is_met, outcome, .. } = exercise.progress_with(editor.setup(), solution, turn);
        let place = |draft: &BoardDraft, piece| draft.piece(piece).map(|cell| draft.number(cell));
        let moved =
            Piece::ALL.into_iter().filter(|&piece| exercise.is_moved(editor.draft(), piece)).map(|piece| MovedPiece {
                piece: piece.name(),
                from: place(&exercise.start.draft, piece),
                to: place(editor.draft(), piece),
            });
        Self {
            is_met,
            goal: exercise.goal.map(|goal| Goal::of(goal, turn)),
            changes: exercise.changes(editor.draft()).into_iter().map(|cell| editor.draft().number(cell)).collect(),
            moved: Some(moved.collect()),
            allowed: exercise.allowed,
            outcome,
            locked: exercise.locked.into_iter().map(|cell| editor.draft().number(cell)).collect(),
            refusal: editor.refusal(),
        }
    }
}

impl Progress<GraphOutcome, (usize, usize)> {
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
            locked: exercise.locked.into_iter().map(Cell::index).collect(),
            refusal: editor.refusal(),
        })
    }
}

/// The fewest changes that reach the goal of an exercise.
#[derive(Serialize)]
pub(in crate::web) struct FewestChanges<Change> {
    status: &'static str,
    changes: Vec<Change>,
}

impl<Change> From<Way<Change>> for FewestChanges<Change> {
    fn from(way: Way<Change>) -> Self {
        let (status, changes) = match way {
            Way::Changes(changes) if changes.is_empty() => ("met", changes),
            Way::Changes(changes) => ("found", changes),
            Way::Impossible => ("impossible", Vec::new()),
            Way::Unknown => ("unknown", Vec::new()),
        };
        Self { status, changes }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct SearchProgress {
    found: bool,
    tried: u64,
    link: String,
    outcome: Outcome,
}

impl From<&Search> for SearchProgress {
    fn from(search: &Search) -> Self {
        let link = search.setup().to_string();
        Self { found: search.found(), tried: search.tried(), link, outcome: search.outcome() }
    }
}

#[derive(Serialize)]
pub(in crate::web) struct GraphSearchProgress {
    found: bool,
    tried: u64,
    link: String,
    outcome: GraphOutcome,
}

impl From<&GraphSearch> for GraphSearchProgress {
    fn from(search: &GraphSearch) -> Self {
        let link = search.draft().to_string();
        Self { found: search.found(), tried: search.tried(), link, outcome: search.forced().into() }
    }
}

/// `mouse` and `cat` are numbers of cells or nodes.
#[derive(Serialize)]
struct Position {
    mouse: usize,
    cat: usize,
    turn: Player,
}

impl Position {
    /// `number` is that of a cell or a node.
    fn of(State { mouse, cat, turn }: State, number: impl Fn(Cell) -> usize) -> Self {
        Self { mouse: number(mouse), cat: number(cat), turn }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct BoardView {
    rows: u8,
    cols: u8,
    cat_jump: u8,
    mouse_jump: u8,
    move_limit: u16,
    link: String,
    linked_state: Option<Position>,
    contents: Vec<&'static str>,
    missing: Vec<&'static str>,
    carried: Option<&'static str>,
    is_stroking: bool,
    can_undo: bool,
    can_redo: bool,
    progress: Option<Progress<Outcome, usize>>,
}

impl BoardView {
    pub(in crate::web) fn of(editor: &BoardEditor, progress: Option<Progress<Outcome, usize>>) -> Self {
        let setup = editor.setup();
        let draft = editor.draft();
        Self {
            rows: draft.rows(),
            cols: draft.cols(),
            cat_jump: setup.jumps.of(Player::Cat),
            mouse_jump: setup.jumps.of(Player::Mouse),
            move_limit: setup.move_limit.plies(),
            link: setup.to_string(),
            linked_state: editor.linked_state().map(|state| Position::of(state, |cell| draft.number(cell))),
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

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_excessive_bools)] // the properties in types.d.ts
pub(in crate::web) struct GraphView {
    kind: &'static str,
    link: String,
    text: String,
    linked_state: Option<Position>,
    nodes: Vec<Node>,
    chosen: Option<usize>,
    is_arranged: bool,
    draws_edge: bool,
    can_undo: bool,
    can_redo: bool,
    progress: Option<Progress<GraphOutcome, (usize, usize)>>,
}

#[derive(Serialize)]
struct Node {
    x: u8,
    y: u8,
    result: Option<FinalResult>,
    neighbours: Vec<usize>,
}

impl GraphView {
    /// The view with the progress of the exercise, with `turn` to move first.
    pub(in crate::web) fn of(editor: &GraphEditor, turn: Player) -> Self {
        let draft = editor.draft();
        let nodes = draft.nodes().iter().map(|node| Node {
            x: node.position.0,
            y: node.position.1,
            result: node.result,
            neighbours: node.neighbours.into_iter().map(Cell::index).collect(),
        });
        Self {
            kind: draft.kind().name(),
            link: editor.link(None),
            text: draft.to_leetcode(),
            linked_state: editor.linked_state().map(|state| Position::of(state, Cell::index)),
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

/// A `Question`.
#[derive(Serialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub(in crate::web) enum Question {
    Board { grid: Vec<String>, cat_jump: u8, mouse_jump: u8 },
    Graph { graph: Vec<Vec<usize>> },
}

impl From<&question::Question> for Question {
    fn from(question: &question::Question) -> Self {
        match question {
            question::Question::Board { board, jumps } => Self::Board {
                grid: board.draft().to_rows(),
                cat_jump: jumps.of(Player::Cat),
                mouse_jump: jumps.of(Player::Mouse),
            },
            question::Question::Graph(graph) => {
                let list = |node| graph.neighbours(node).into_iter().map(Cell::index).collect();
                Self::Graph { graph: graph.nodes().into_iter().map(list).collect() }
            }
        }
    }
}

/// A question and its right answer.
#[derive(Serialize)]
pub(in crate::web) struct Asked {
    question: Question,
    answer: Answer,
}

impl From<&question::Question> for Asked {
    fn from(question: &question::Question) -> Self {
        Self { question: Question::from(question), answer: question.answer() }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct JudgeReport<'a> {
    verdict: &'static str,
    asked: u32,
    too_deep: u32,
    small: SmallQuestions,
    failure: Option<Failure<'a>>,
    first_wrong: Option<FirstWrong>,
    right_up_to: Option<u32>,
    mistakes: Vec<Mistake>,
    nearest: Option<Nearest>,
    errors_on: Option<&'static str>,
}

#[derive(Serialize)]
struct SmallQuestions {
    asked: u32,
    all: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Failure<'a> {
    question: Question,
    expected: Answer,
    given: Given<'a>,
    is_smallest: bool,
    first: Question,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FirstWrong {
    question: Question,
    expected: Answer,
    given: Answer,
    plies: Option<u16>,
    line: Vec<usize>,
    is_circle: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Nearest {
    code: &'static str,
    question: Question,
    answer: Answer,
}

#[derive(Serialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
enum Given<'a> {
    Boolean(bool),
    Number(f64),
    Error { error: &'a str },
    TooDeep { error: &'a str, too_deep: bool },
    TimeOut { timeout: bool },
    Value { value: &'a str },
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Mistake {
    code: &'static str,
    plies: Option<(u16, u16)>,
    jumps: Option<OffByOne>,
    form: Option<u16>,
    is_certain: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct OffByOne {
    of: &'static str,
    too_long: bool,
}

impl<'a> From<&'a report::JudgeReport> for JudgeReport<'a> {
    fn from(report: &'a report::JudgeReport) -> Self {
        let failure = |failure: &'a report::Failure| Failure {
            question: Question::from(&failure.question),
            expected: failure.expected,
            given: match &failure.given {
                report::Given::Boolean(given) => Given::Boolean(*given),
                report::Given::Number(given) => Given::Number(*given),
                report::Given::Error(error) => Given::Error { error },
                report::Given::TooDeep(error) => Given::TooDeep { error, too_deep: true },
                report::Given::TimeOut => Given::TimeOut { timeout: true },
                report::Given::Value(value) => Given::Value { value },
            },
            is_smallest: failure.is_smallest,
            first: Question::from(&failure.first),
        };
        let mistake = |&report::Mistake { code, plies, jumps, form, is_certain }: &_| Mistake {
            code: code.name(),
            plies,
            jumps: jumps
                .map(|jumps| OffByOne { of: jumps.player.map_or("both", Player::name), too_long: jumps.too_long }),
            form,
            is_certain,
        };
        let (asked, all) = report.small;
        Self {
            verdict: report.verdict.name(),
            asked: report.asked,
            too_deep: report.too_deep,
            small: SmallQuestions { asked, all },
            failure: report.failure.as_ref().map(failure),
            first_wrong: report.first_wrong.as_ref().map(|first| FirstWrong {
                question: Question::from(&first.question),
                expected: first.expected,
                given: first.given,
                plies: first.plies,
                line: first.line.iter().map(|&cell| number(&first.question, cell)).collect(),
                is_circle: first.is_circle,
            }),
            right_up_to: report.right_up_to,
            mistakes: report.mistakes.iter().map(mistake).collect(),
            nearest: report.nearest.as_ref().map(|nearest| Nearest {
                code: nearest.code.name(),
                question: Question::from(&nearest.question),
                answer: nearest.answer,
            }),
            errors_on: report.errors_on.map(report::ErrorsOn::name),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::web) struct MistakenMove {
    to: usize,
    winner: Option<Player>,
    is_known: bool,
}

impl MistakenMove {
    pub(in crate::web) fn all(moves: &[judge::MistakenMove], question: &question::Question) -> Vec<Self> {
        let one =
            |&judge::MistakenMove { to, winner, is_known }: &_| Self { to: number(question, to), winner, is_known };
        moves.iter().map(one).collect()
    }
}

/// The number of a cell or node in the JavaScript API.
fn number(question: &question::Question, cell: Cell) -> usize {
    match question {
        question::Question::Board { board, .. } => board.number(cell),
        question::Question::Graph(_) => cell.index(),
    }
}
