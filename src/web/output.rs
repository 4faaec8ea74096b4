//! The plain objects that cross to JavaScript. Cells become numbers, what is absent becomes `null`.

use js_sys::JsString;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::board::Board;
use crate::cells::Cell;
use crate::piece::Player;
use crate::solution::{Ending, Line, Move, Outcome, RankedMove, Stats};

/// The value as a plain JavaScript object.
pub(super) fn plain(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).expect("structs of numbers and strings become objects")
}

#[wasm_bindgen(module = "/src/web/objects.js")]
extern "C" {
    #[wasm_bindgen(js_name = outcome)]
    fn outcome_object(
        winner: &JsString,
        ending: &JsString,
        plies: i32,
        forced_winner: &JsString,
        forced_plies: i32,
    ) -> JsValue;
}

#[rustfmt::skip] // rustfmt takes the texts away
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, static_string)]
    static MOUSE: JsString = "mouse";
    #[wasm_bindgen(thread_local_v2, static_string)]
    static CAT: JsString = "cat";
    #[wasm_bindgen(thread_local_v2, static_string)]
    static FOOD: JsString = "food";
    #[wasm_bindgen(thread_local_v2, static_string)]
    static CAPTURE: JsString = "capture";
    #[wasm_bindgen(thread_local_v2, static_string)]
    static LIMIT: JsString = "limit";
}

/// An outcome as its JavaScript object. It is made in one call because a verdict is asked for after every solve.
pub(super) fn outcome(outcome: Outcome) -> JsValue {
    let player = |player| match player {
        Player::Mouse => &MOUSE,
        Player::Cat => &CAT,
    };
    let ending = match outcome.ending {
        Ending::Food => &FOOD,
        Ending::Capture => &CAPTURE,
        Ending::Limit => &LIMIT,
    };
    let or_null = |plies: Option<u16>| plies.map_or(-1, i32::from);
    let forced = outcome.forced;
    let forced_winner = player(forced.map_or(outcome.winner, |forced| forced.winner));
    player(outcome.winner).with(|winner| {
        ending.with(|ending| {
            forced_winner.with(|forced_winner| {
                let forced_plies = or_null(forced.map(|forced| forced.plies));
                outcome_object(winner, ending, or_null(outcome.plies), forced_winner, forced_plies)
            })
        })
    })
}

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
