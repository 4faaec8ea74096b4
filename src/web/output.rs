//! The plain objects that cross to JavaScript. Cells become numbers, what is absent becomes `null`.

use js_sys::Array;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::arena::State;
use crate::board::Board;
use crate::cells::Cell;
use crate::draft::Draft;
use crate::solution::{Line, Move, Outcome, RankedMove, Stats};

/// The value as a plain JavaScript object.
pub(super) fn plain(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).expect("structs of numbers and strings become objects")
}

#[wasm_bindgen(module = "/src/web/objects.js")]
extern "C" {
    #[wasm_bindgen(js_name = outcome)]
    fn outcome_object(winner: i32, ending: i32, plies: i32, forced_winner: i32, forced_plies: i32) -> JsValue;

    #[wasm_bindgen(js_name = state)]
    fn state_object(mouse: usize, cat: usize, turn: i32) -> JsValue;

    #[wasm_bindgen(js_name = outcomes)]
    fn outcome_objects(numbers: &[i32]) -> Array;
}

/// An outcome as its JavaScript object. It is made in one call because a verdict is asked for after every solve.
pub(super) fn outcome(outcome: Outcome) -> JsValue {
    let [winner, ending, plies, forced_winner, forced_plies] = numbers(outcome);
    outcome_object(winner, ending, plies, forced_winner, forced_plies)
}

/// A state of the board as its JavaScript object.
pub(super) fn state(board: &Draft, State { mouse, cat, turn }: State) -> JsValue {
    state_object(board.number(mouse), board.number(cat), turn as i32)
}

/// Many outcomes as an array of their JavaScript objects, in one call too.
pub(super) fn outcomes(outcomes: impl IntoIterator<Item = Option<Outcome>>) -> Array {
    let nothing = [ABSENT; 5];
    let numbers: Vec<[i32; 5]> = outcomes.into_iter().map(|outcome| outcome.map_or(nothing, numbers)).collect();
    outcome_objects(numbers.as_flattened())
}

/// An outcome as `objects.js` reads it: winner, ending, plies, and the winner and the plies without a limit.
fn numbers(outcome: Outcome) -> [i32; 5] {
    let plies = outcome.plies.map_or(ABSENT, i32::from);
    let (forced_winner, forced_plies) =
        outcome.forced.map_or((ABSENT, ABSENT), |forced| (forced.winner as i32, i32::from(forced.plies)));
    [outcome.winner as i32, outcome.ending as i32, plies, forced_winner, forced_plies]
}

/// The number that becomes `null`.
const ABSENT: i32 = -1;

#[derive(Serialize)]
pub(super) struct RankedMoveObject {
    by: &'static str,
    from: usize,
    to: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    outcome: JsValue,
    best: bool,
}

impl RankedMoveObject {
    pub(super) fn new(board: &Board, ranked: RankedMove) -> Self {
        let RankedMove { by, from, to, outcome, best } = ranked;
        Self { by: by.name(), from: board.number(from), to: board.number(to), outcome: self::outcome(outcome), best }
    }
}

#[derive(Serialize)]
struct MoveObject {
    by: &'static str,
    from: usize,
    to: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LineObject {
    moves: Vec<MoveObject>,
    ending: &'static str,
    loops_from: Option<usize>,
}

impl LineObject {
    pub(super) fn new(board: &Board, line: &Line) -> Self {
        let object = |&Move { by, from, to }: &Move| MoveObject {
            by: by.name(),
            from: board.number(from),
            to: board.number(to),
        };
        Self { moves: line.moves.iter().map(object).collect(), ending: line.ending.name(), loops_from: line.loops_from }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct StatsObject<'a> {
    mouse: u32,
    cat: u32,
    draw: u32,
    mouse_by_ply: &'a [u32],
    cat_by_ply: &'a [u32],
    longest: LongestObject,
}

#[derive(Serialize)]
struct LongestObject {
    mouse: usize,
    cat: usize,
    turn: &'static str,
    winner: &'static str,
    plies: u16,
}

impl<'a> StatsObject<'a> {
    pub(super) fn new(board: &Board, stats: &'a Stats) -> Self {
        let (state, forced) = stats.longest;
        let number = |cell: Cell| board.number(cell);
        Self {
            mouse: stats.mouse_by_ply.iter().sum(),
            cat: stats.cat_by_ply.iter().sum(),
            draw: stats.draws,
            mouse_by_ply: &stats.mouse_by_ply,
            cat_by_ply: &stats.cat_by_ply,
            longest: LongestObject {
                mouse: number(state.mouse),
                cat: number(state.cat),
                turn: state.turn.name(),
                winner: forced.winner.name(),
                plies: forced.plies,
            },
        }
    }
}
