//! The plain objects that cross to JavaScript. Cells become numbers, what is absent becomes `null`.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::board::Board;
use crate::cells::Cell;
use crate::retrograde::Forced;
use crate::solution::{Line, Move, Outcome, RankedMove, Stats};

/// The value as a plain JavaScript object.
pub(super) fn plain(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).expect("structs of numbers and strings become objects")
}

#[derive(Serialize)]
pub(super) struct OutcomeObject {
    winner: &'static str,
    ending: &'static str,
    plies: Option<u16>,
    forced: Option<ForcedObject>,
}

#[derive(Serialize)]
struct ForcedObject {
    winner: &'static str,
    plies: u16,
}

impl From<Forced> for ForcedObject {
    fn from(forced: Forced) -> Self {
        Self { winner: forced.winner.name(), plies: forced.plies }
    }
}

impl From<Outcome> for OutcomeObject {
    fn from(outcome: Outcome) -> Self {
        Self {
            winner: outcome.winner.name(),
            ending: outcome.ending.name(),
            plies: outcome.plies,
            forced: outcome.forced.map(Into::into),
        }
    }
}

#[derive(Serialize)]
pub(super) struct RankedMoveObject {
    by: &'static str,
    from: usize,
    to: usize,
    outcome: OutcomeObject,
    best: bool,
}

impl RankedMoveObject {
    pub(super) fn new(board: &Board, ranked: RankedMove) -> Self {
        let RankedMove { by, from, to, outcome, best } = ranked;
        Self { by: by.name(), from: board.number(from), to: board.number(to), outcome: outcome.into(), best }
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
