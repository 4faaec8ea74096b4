//! Runs long work in portions. The caller says how many milliseconds a portion may take.

use wasm_bindgen::prelude::*;

use crate::web::convert::{error, input};

#[wasm_bindgen(module = "/src/web/js/objects.js")]
extern "C" {
    fn now() -> f64;
}

/// The maximum duration of a call in milliseconds. A page that blocks longer seems to have crashed.
const MAX: f64 = 60_000.0;

/// Calls `step` until this many milliseconds have passed, or until `step` returns false, but at least once. `most` is
/// the maximum number of steps per millisecond. This maximum ends the work if the clock stands still.
///
/// # Errors
/// `bad-argument` if the duration is not a number from 0 to 60,000.
pub(in crate::web) fn run(milliseconds: &JsValue, most: f64, mut step: impl FnMut() -> bool) -> Result<(), JsValue> {
    let mut is_left = time(milliseconds, most)?;
    while step() && is_left() {}
    Ok(())
}

/// Returns a function that says, after each step, whether there is time for another step. `most` is as for [`run`].
///
/// # Errors
/// The same as those of [`run`].
pub(in crate::web) fn time(milliseconds: &JsValue, most: f64) -> Result<impl FnMut() -> bool, JsValue> {
    let duration = input::number(milliseconds);
    if !(0.0..=MAX).contains(&duration) {
        return Err(error::argument("milliseconds must be a number from 0 to 60,000", milliseconds));
    }
    let end = now() + duration;
    let mut left = most * duration;
    // Without a clock, `now` is NaN and the work ends after one step.
    Ok(move || {
        left -= 1.0;
        now() < end && left >= 0.0
    })
}
