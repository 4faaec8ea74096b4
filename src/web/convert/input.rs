//! Reads and checks the arguments of a JavaScript caller.

use std::ops::RangeInclusive;

use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

use super::{error, fast_path};
use crate::board::Board;
use crate::board::draft::{BoardDraft, MAX_ROWS_READ};
use crate::board::error::{CellError, CellProblem};
use crate::board::piece::Piece;
use crate::board::rules::{Jumps, MoveLimit, RuleError};
use crate::game::cell::{Cell, MAX_SIDE};
use crate::game::player::Player;
use crate::game::state::State;
use crate::solution::opponent::Strength;
use crate::web::convert::describe::{describe, is_array};

#[wasm_bindgen(module = "/src/web/js/objects.js")]
extern "C" {
    pub(in crate::web) fn number(value: &JsValue) -> f64;
    pub(in crate::web) fn property(object: &JsValue, key: &JsValue) -> Option<Array>;
    #[wasm_bindgen(js_name = stateParts)]
    fn state_parts(state: &JsValue) -> Option<Array>;
}

#[wasm_bindgen(module = "/src/web/js/graphs.js")]
extern "C" {
    pub(in crate::web) fn numbers(array: &JsValue, most: usize) -> Option<Vec<f64>>;
}

/// Reads a grid as LeetCode passes it, and both jumps, the cat's first.
pub(in crate::web) fn setup(
    grid: &JsValue,
    cat_jump: &JsValue,
    mouse_jump: &JsValue,
) -> Result<(Board, Jumps), JsValue> {
    match fast_path::setup(grid, cat_jump, mouse_jump) {
        Some(setup) => Ok(setup),
        None => Ok((Board::from_rows(&rows(grid)?)?, jumps(cat_jump, mouse_jump)?)),
    }
}

/// Reads the rows of a grid, but no more than are needed to find an error.
fn rows(grid: &JsValue) -> Result<Vec<String>, JsValue> {
    let given = |given: &str| error::not_a_grid(given);
    if !is_array(grid).map_err(|_| given("an object that cannot be read"))? {
        return Err(error::not_a_grid(&describe(grid)));
    }
    let unreadable = || given("an array that cannot be read");
    let length = property(grid, &"length".into()).ok_or_else(unreadable)?.get(0).as_f64();
    let length = length.ok_or_else(|| given("an array without a length"))?;
    let mut rows = Vec::new();
    for index in 0..MAX_ROWS_READ {
        #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)] // at most 9
        if index as f64 >= length {
            break;
        }
        #[allow(clippy::cast_possible_truncation)]
        let row = property(grid, &(index as u32).into()).ok_or_else(unreadable)?.get(0);
        if !row.is_string() {
            return Err(given(&format!("an array whose row {} is {}", index + 1, describe(&row))));
        }
        // A character has at most two UTF-16 units, so this many units show whether a row is too long.
        let enough = 2 * u32::from(MAX_SIDE) + 1;
        rows.push(row.unchecked_into::<JsString>().slice(0, enough).into());
    }
    Ok(rows)
}

/// Reads both jumps, the cat's first.
pub(in crate::web) fn jumps(cat: &JsValue, mouse: &JsValue) -> Result<Jumps, RuleError> {
    let read = |player, value: &JsValue| {
        whole(value, 1..=u32::from(Jumps::MAX)).ok_or_else(|| RuleError::BadJump { player, given: describe(value) })
    };
    Jumps::new(read(Player::Cat, cat)?, read(Player::Mouse, mouse)?)
}

/// Whether the value was left out: `undefined` or `null`.
pub(in crate::web) fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// Reads a property of an object. `what` names the object in the message of an error.
pub(in crate::web) fn value(what: &str, object: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    let unreadable = || error::argument(&format!("{what} must be an object that can be read"), object);
    Ok(property(object, &name.into()).ok_or_else(unreadable)?.get(0))
}

/// Reads the move limit from an options object; the default if the property or the object is missing.
pub(in crate::web) fn options(options: &JsValue) -> Result<MoveLimit, RuleError> {
    if is_missing(options) {
        return Ok(MoveLimit::default());
    }
    let unreadable = || RuleError::BadMoveLimit { given: "in options that cannot be read".to_owned() };
    let value = property(options, &"moveLimit".into()).ok_or_else(unreadable)?.get(0);
    if is_missing(&value) { Ok(MoveLimit::default()) } else { move_limit(&value) }
}

pub(in crate::web) fn move_limit(value: &JsValue) -> Result<MoveLimit, RuleError> {
    let plies = whole(value, 1..=u32::from(MoveLimit::MAX));
    MoveLimit::new(plies.ok_or_else(|| RuleError::BadMoveLimit { given: describe(value) })?)
}

/// Reads a number of plies, 0 to the highest move limit; `None` if the value is not one.
pub(in crate::web) fn plies(value: &JsValue) -> Option<u16> {
    whole(value, 0..=MoveLimit::MAX.into()).and_then(|plies| u16::try_from(plies).ok())
}

/// Reads the number of plies played; 0 if the argument is missing.
pub(in crate::web) fn played(value: &JsValue) -> Result<u16, JsValue> {
    if is_missing(value) { Ok(0) } else { given_plies(value) }
}

/// Reads a number of plies, which must not be missing.
pub(in crate::web) fn given_plies(value: &JsValue) -> Result<u16, JsValue> {
    let rule = "The number of plies must be a whole number from 0 to 10,000";
    plies(value).ok_or_else(|| error::refused("bad-plies", rule, &describe(value)))
}

/// Reads the moves of a match, which are cells or nodes. A match is at most as long as the highest move limit.
pub(in crate::web) fn moves(what: &str, moves: &JsValue) -> Result<Vec<f64>, JsValue> {
    let most = usize::from(MoveLimit::MAX);
    let rule = || format!("The moves of a match must be an array of at most 10,000 {what}");
    numbers(moves, most + 1).filter(|all| all.len() <= most).ok_or_else(|| error::argument(&rule(), moves))
}

/// Reads the maximum number of entries of a strategy. If the argument is missing, there is no maximum.
pub(in crate::web) fn most(value: &JsValue) -> Result<usize, JsValue> {
    if is_missing(value) {
        return Ok(usize::MAX);
    }
    let rule = "The most entries of a strategy must be a whole number from 1";
    whole(value, 1..=u32::MAX).map(|most| most as usize).ok_or_else(|| error::argument(rule, value))
}

/// Reads a `State`. `place` reads the cell or node of a player.
pub(in crate::web) fn state<E: Into<JsValue>>(
    value: &JsValue,
    place: impl Fn(Player, &JsValue) -> Result<Cell, E>,
) -> Result<State, JsValue> {
    let rule = "The state must be an object with mouse, cat and turn";
    let parts = state_parts(value).ok_or_else(|| error::argument(rule, value))?;
    let [mouse, cat, turn] = [0, 1, 2].map(|index| parts.get(index));
    state_of([&mouse, &cat, &turn], place)
}

/// Reads the three values of a state, in this order.
pub(in crate::web) fn state_of<E: Into<JsValue>>(
    [mouse, cat, turn]: [&JsValue; 3],
    place: impl Fn(Player, &JsValue) -> Result<Cell, E>,
) -> Result<State, JsValue> {
    let place = |player, value| place(player, value).map_err(Into::into);
    Ok(State { mouse: place(Player::Mouse, mouse)?, cat: place(Player::Cat, cat)?, turn: player(turn)? })
}

/// Reads a cell of the board that this player may stand on.
pub(in crate::web) fn cell(board: &BoardDraft, player: Player, value: &JsValue) -> Result<Cell, CellError> {
    let cell = whole(value, 0..=board.cells().count() - 1).and_then(|number| board.cell(number as usize));
    let bad = || CellError { player, given: describe(value), problem: CellProblem::Outside };
    board.check_cell(player, cell.ok_or_else(bad)?)
}

/// Reads a piece: `"cat"`, `"mouse"` or `"food"`.
pub(in crate::web) fn piece(name: &JsValue) -> Result<Piece, JsValue> {
    let named = Piece::ALL.into_iter().find(|piece| *name == piece.name());
    named.ok_or_else(|| error::argument("The piece must be \"cat\", \"mouse\" or \"food\"", name))
}

/// Reads a player: `"mouse"` or `"cat"`.
pub(in crate::web) fn player(value: &JsValue) -> Result<Player, JsValue> {
    let named = Player::BOTH.into_iter().find(|player| *value == player.name());
    named.ok_or_else(|| error::refused("bad-turn", "The turn must be \"mouse\" or \"cat\"", &describe(value)))
}

/// Reads the player who moves first: the mouse if the value is left out.
pub(in crate::web) fn turn_or_mouse(value: &JsValue) -> Result<Player, JsValue> {
    if is_missing(value) { Ok(Player::Mouse) } else { player(value) }
}

/// Reads the player who is fixed on a map: `"mouse"` or `"cat"`.
pub(in crate::web) fn fixed(value: &JsValue) -> Result<Player, JsValue> {
    player(value).map_err(|_| error::argument("The fixed player must be \"mouse\" or \"cat\"", value))
}

pub(in crate::web) fn seed(value: &JsValue) -> Result<u64, JsValue> {
    let rule = "The seed must be a whole number from 0 to 4,294,967,295";
    whole(value, 0..=u32::MAX).map(u64::from).ok_or_else(|| error::argument(rule, value))
}

/// Reads the strength of an opponent; perfect if the value is missing.
pub(in crate::web) fn strength(value: &JsValue) -> Result<Strength, JsValue> {
    let is_missing = is_missing(value);
    let named = Strength::ALL.into_iter().find(|named| is_missing || *value == named.name());
    named.ok_or_else(|| error::argument("The strength must be \"perfect\", \"medium\" or \"easy\"", value))
}

/// Reads the number of rows and columns of a board.
pub(in crate::web) fn sides(rows: &JsValue, cols: &JsValue) -> Result<(u8, u8), JsValue> {
    let side = |what, value| {
        let side = whole(value, 1..=u32::from(MAX_SIDE)).and_then(|side| u8::try_from(side).ok());
        let rule = format!("The number of {what} must be a whole number from 1 to 8");
        side.ok_or_else(|| error::refused("bad-size", &rule, &describe(value)))
    };
    Ok((side("rows", rows)?, side("columns", cols)?))
}

pub(in crate::web) fn finite(what: &str, value: &JsValue) -> Result<f64, JsValue> {
    let number = number(value);
    let wrong = || error::argument(&format!("The {what} must be a finite number"), value);
    if number.is_finite() { Ok(number) } else { Err(wrong()) }
}

/// Reads a string, up to a length that is enough for any board.
pub(in crate::web) fn text(what: &str, value: &JsValue) -> Result<String, JsValue> {
    start_of(value).ok_or_else(|| error::argument(&format!("{what} must be a string"), value))
}

/// The same as [`text`], without an error: `None` if the value is not a string.
pub(in crate::web) fn start_of(text: &JsValue) -> Option<String> {
    Some(text.dyn_ref::<JsString>()?.slice(0, MAX_TEXT).into())
}

/// Reads `true` or `false`; an absent value is false.
pub(in crate::web) fn flag(what: &str, value: &JsValue) -> Result<bool, JsValue> {
    match value.as_bool() {
        None if !is_missing(value) => Err(error::argument(&format!("{what} must be true, false or null"), value)),
        flag => Ok(flag.unwrap_or(false)),
    }
}

/// The maximum number of UTF-16 units that are read of a text. No board needs more, even with a lot of text around it.
const MAX_TEXT: u32 = 100_000;

/// Reads a whole number in this range; `None` if the value is not one.
pub(in crate::web) fn whole(value: &JsValue, range: RangeInclusive<u32>) -> Option<u32> {
    let number = number(value);
    let fits = number.fract() == 0.0 && (f64::from(*range.start())..=f64::from(*range.end())).contains(&number);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // checked above
    fits.then_some(number as u32)
}
