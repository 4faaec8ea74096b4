//! Makes the results of the calls in which every microsecond counts. One call to `objects.js` makes the objects from
//! numbers. A cell is its number, a player or an ending is the index of its variant, and −1 becomes `null`. With serde
//! (`plain.rs`), each property is a separate call, and 64 results of three properties take 12.5 µs instead of 4.9 µs.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::board::Board;
use crate::explore::what_if::PieceEffects;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::Forced;
use crate::solution::board::Outcome;
use crate::solution::grade::MoveGroup;
use crate::solution::shared::RankedMove;

#[wasm_bindgen(module = "/src/web/js/objects.js")]
extern "C" {
    #[wasm_bindgen(js_name = outcome)]
    fn outcome_object(winner: i32, ending: i32, plies: i32, forced_winner: i32, forced_plies: i32) -> JsValue;
    #[wasm_bindgen(js_name = outcomes)]
    fn outcome_objects(numbers: &[i32]) -> Array;
    #[wasm_bindgen(js_name = rankedMoves)]
    fn ranked_move_objects(numbers: &[i32]) -> Array;
    #[wasm_bindgen(js_name = groups)]
    fn groups_object(moves: &Array, limit: usize, losing: usize) -> JsValue;
    #[wasm_bindgen(js_name = pieceEffects)]
    fn piece_effects_object(cat: Array, mouse: Array, food: Array) -> JsValue;
    #[wasm_bindgen(js_name = graphOutcome)]
    fn graph_outcome_object(winner: i32, plies: i32) -> JsValue;
    #[wasm_bindgen(js_name = rankedGraphMoves)]
    fn ranked_graph_move_objects(numbers: &[i32]) -> Array;
    #[wasm_bindgen(js_name = graphGroups)]
    fn graph_groups_object(numbers: &[i32]) -> JsValue;
}

/// The number that becomes `null` in JavaScript.
const ABSENT: i32 = -1;

/// The JavaScript object for an outcome. One call makes the object, because most callers ask for a verdict after every
/// solve.
pub(in crate::web) fn outcome(outcome: Outcome) -> JsValue {
    let [winner, ending, plies, forced_winner, forced_plies] = numbers(outcome);
    outcome_object(winner, ending, plies, forced_winner, forced_plies)
}

/// The JavaScript array for several outcomes, made by one call.
pub(in crate::web) fn outcomes(outcomes: impl IntoIterator<Item = Option<Outcome>>) -> Array {
    let mut list = Vec::new();
    for outcome in outcomes {
        add(&mut list, &outcome.map_or([ABSENT; 5], numbers));
    }
    outcome_objects(&list)
}

/// The JavaScript array for the outcomes, in order of cell numbers.
pub(in crate::web) fn outcomes_by_number(board: &Board, by_cell: &CellMap<Outcome>) -> Array {
    outcomes(board.draft().cells().into_iter().map(|cell| by_cell[cell]))
}

/// The JavaScript object for the outcomes with each piece on each cell.
pub(in crate::web) fn piece_effects(board: &Board, PieceEffects { cat, mouse, food }: &PieceEffects) -> JsValue {
    let [cat, mouse, food] = [cat, mouse, food].map(|effects| outcomes_by_number(board, effects));
    piece_effects_object(cat, mouse, food)
}

/// Appends the numbers. One copy for many callers keeps the package small.
#[inline(never)]
fn add(list: &mut Vec<i32>, numbers: &[i32]) {
    list.extend_from_slice(numbers);
}

/// An outcome in the format of `objects.js`: winner, ending, plies, then winner and plies without a move limit.
fn numbers(outcome: Outcome) -> [i32; 5] {
    let [forced_winner, forced_plies] = result(outcome.forced);
    [outcome.winner as i32, outcome.ending as i32, plies(outcome.plies), forced_winner, forced_plies]
}

/// The winner and the plies; −1 and −1 for a draw.
fn result(forced: Option<Forced>) -> [i32; 2] {
    forced.map_or([ABSENT; 2], |forced| [forced.winner as i32, forced.plies.into()])
}

fn plies(plies: Option<u16>) -> i32 {
    plies.map_or(ABSENT, i32::from)
}

fn cell(board: &Board, cell: Cell) -> i32 {
    count(board.number(cell))
}

/// Converts the number of a cell or a node, which is always small.
fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(ABSENT)
}

pub(in crate::web) fn ranked_moves(board: &Board, moves: &[RankedMove<Outcome>]) -> Array {
    let mut list = Vec::new();
    for &RankedMove { by, from, to, outcome, best } in moves {
        add(&mut list, &[by as i32, cell(board, from), cell(board, to), best.into()]);
        add(&mut list, &numbers(outcome));
    }
    ranked_move_objects(&list)
}

/// The JavaScript object for the moves in groups. The moves must be ordered by group, as the solution returns them.
pub(in crate::web) fn groups(board: &Board, moves: &[RankedMove<Outcome>]) -> JsValue {
    let group = |ranked: &RankedMove<Outcome>| ranked.outcome.group(ranked.by);
    let limit = moves.partition_point(|ranked| group(ranked) == MoveGroup::Winning);
    let losing = moves.partition_point(|ranked| group(ranked) != MoveGroup::Losing);
    groups_object(&ranked_moves(board, moves), limit, losing)
}

fn node(node: Cell) -> i32 {
    count(node.index())
}

pub(in crate::web) fn graph_outcome(forced: Option<Forced>) -> JsValue {
    let [winner, plies] = result(forced);
    graph_outcome_object(winner, plies)
}

/// The JavaScript array for the results of these nodes; `null` for nodes without a result.
pub(in crate::web) fn graph_outcomes(nodes: Cells, by_node: &CellMap<Option<Forced>>) -> Array {
    nodes.into_iter().map(|node| by_node[node].map_or(JsValue::NULL, graph_outcome)).collect()
}

pub(in crate::web) fn ranked_graph_moves(moves: &[RankedMove<Option<Forced>>]) -> Array {
    ranked_graph_move_objects(&graph_move_numbers(moves))
}

pub(in crate::web) fn graph_groups(moves: &[RankedMove<Option<Forced>>]) -> JsValue {
    graph_groups_object(&graph_move_numbers(moves))
}

#[inline(never)]
fn graph_move_numbers(moves: &[RankedMove<Option<Forced>>]) -> Vec<i32> {
    let mut list = Vec::new();
    for ranked in moves {
        let &RankedMove { by, from, to, outcome, best } = ranked;
        let [winner, plies] = result(outcome);
        add(&mut list, &[by as i32, node(from), node(to), best.into(), winner, plies, ranked.label() as i32]);
    }
    list
}

/// The entry of `Solution.table` or `GraphSolution.table` for this result. The two highest bits are the winner: 0 for a
/// draw, 1 for the mouse, 2 for the cat. The other 14 bits are the plies.
pub(in crate::web) fn table_entry(forced: Option<Forced>) -> u16 {
    match forced {
        None => 0,
        Some(Forced { winner: Player::Mouse, plies }) => 1 << 14 | plies,
        Some(Forced { winner: Player::Cat, plies }) => 2 << 14 | plies,
    }
}

/// The entry of `Solution.table` or `GraphSolution.table` for pairs of cells or nodes that are not a state.
pub(in crate::web) const NO_STATE: u16 = 0xC000;
