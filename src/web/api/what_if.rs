//! `jumpTable`, `wallEffects`, `wallChanges`, `pieceEffects` and `compareMethods`.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::explore::methods;
use crate::explore::what_if::{jump_table, piece_effects, wall_changes, wall_effects};
use crate::web::convert::output::{self, outcomes, outcomes_by_number};
use crate::web::convert::{input, plain};

#[wasm_bindgen(js_name = jumpTable)]
pub fn jump_table_of_grid(grid: &JsValue, options: &JsValue) -> Result<Array, JsValue> {
    let any = JsValue::from(1); // the table covers all jumps, so this one is never used
    let (board, _) = input::setup(grid, &any, &any)?;
    let table = jump_table(&board, input::options(options)?);
    let table = outcomes(table.as_flattened().iter().copied().map(Some));
    Ok((0..8).map(|cat| table.slice(8 * cat, 8 * cat + 8)).collect())
}

#[wasm_bindgen(js_name = wallEffects)]
pub fn wall_effects_of_grid(
    grid: &JsValue,
    cat_jump: &JsValue,
    mouse_jump: &JsValue,
    options: &JsValue,
) -> Result<Array, JsValue> {
    let (board, jumps) = input::setup(grid, cat_jump, mouse_jump)?;
    Ok(outcomes_by_number(&board, &wall_effects(&board, jumps, input::options(options)?)))
}

#[wasm_bindgen(js_name = wallChanges)]
pub fn wall_changes_of_grid(
    grid: &JsValue,
    cat_jump: &JsValue,
    mouse_jump: &JsValue,
    options: &JsValue,
) -> Result<JsValue, JsValue> {
    let (board, jumps) = input::setup(grid, cat_jump, mouse_jump)?;
    let changes = wall_changes(&board, jumps, input::options(options)?);
    let changes =
        changes.all(board.draft().cells()).into_iter().map(|change| change.as_ref().map(plain::WallChange::from));
    Ok(plain::object(&changes.collect::<Vec<_>>()))
}

#[wasm_bindgen(js_name = pieceEffects)]
pub fn piece_effects_of_grid(
    grid: &JsValue,
    cat_jump: &JsValue,
    mouse_jump: &JsValue,
    options: &JsValue,
) -> Result<JsValue, JsValue> {
    let (board, jumps) = input::setup(grid, cat_jump, mouse_jump)?;
    Ok(output::piece_effects(&board, &piece_effects(&board, jumps, input::options(options)?)))
}

#[wasm_bindgen(js_name = compareMethods)]
pub fn compare_methods(
    grid: &JsValue,
    cat_jump: &JsValue,
    mouse_jump: &JsValue,
    options: &JsValue,
) -> Result<JsValue, JsValue> {
    let (board, jumps) = input::setup(grid, cat_jump, mouse_jump)?;
    Ok(plain::object(&methods::compare_methods(&board, jumps, input::options(options)?)))
}
