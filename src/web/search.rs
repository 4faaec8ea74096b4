//! The class `BoardSearch`.

use js_sys::{Array, RangeError, TypeError};
use wasm_bindgen::prelude::*;

use super::{input, output};
use crate::search::{Search, Winner, Wish};
use crate::solution::MoveLimit;

#[wasm_bindgen(module = "/src/web/objects.js")]
extern "C" {
    fn now() -> f64;
    #[wasm_bindgen(js_name = wishValues)]
    fn wish_values(wish: &JsValue) -> Option<Array>;
    fn found(found: bool, tried: f64, link: &str, outcome: &JsValue) -> JsValue;
}

#[wasm_bindgen(js_name = BoardSearch, skip_typescript)]
pub struct BoardSearchHandle(Search);

#[wasm_bindgen(js_class = BoardSearch)]
impl BoardSearchHandle {
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new(wish: &JsValue) -> Result<Self, JsValue> {
        let values = wish_values(wish).ok_or_else(|| TypeError::new("A wish is an object."))?;
        let (rows, cols) = input::sides(&values.get(0), &values.get(1))?;
        let jumps = input::jumps(&values.get(2), &values.get(3))?;
        let move_limit = input::options(wish)?;
        let wrong = || RangeError::new(WRONG);
        let number = |at, most| input::whole(&values.get(at), 0..=most).ok_or_else(wrong);
        let (walls, min_plies, seed) = (number(4, 60)?, number(5, MoveLimit::MAX.into())?, number(6, u32::MAX)?);
        #[allow(clippy::cast_possible_truncation)] // just checked
        let (walls, min_plies) = (walls as u8, min_plies as u16);
        if rows * cols < 3 {
            return Err(wrong().into());
        }
        let winner = values.get(7);
        let winner = match input::player(&winner) {
            Ok(player) => Winner::Forced(player),
            _ if winner == "limit" => Winner::Limit,
            _ if winner.is_null() || winner.is_undefined() => Winner::Any,
            _ => return Err(TypeError::new("The winner of a wish is mouse, cat, limit or null.").into()),
        };
        let wish = Wish { rows, cols, jumps, move_limit, walls, winner, min_plies };
        Ok(Self(Search::new(wish, seed.into())))
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn run(&mut self, milliseconds: &JsValue) -> Result<JsValue, JsValue> {
        let milliseconds = input::number(milliseconds);
        if !(0.0..=LONGEST).contains(&milliseconds) {
            return Err(RangeError::new("milliseconds must be a number from 0 to 60,000.").into());
        }
        let search = &mut self.0;
        let end = now() + milliseconds;
        let mut left = TRIES_PER_MILLISECOND * milliseconds;
        search.advance(TRIES);
        // A clock that is missing gives NaN, and one that stands still must not keep this from coming to an end.
        while !search.found() && now() < end && left > 0.0 {
            search.advance(TRIES);
            left -= f64::from(TRIES);
        }
        #[allow(clippy::cast_precision_loss)] // nobody waits for so many
        let tried = search.tried() as f64;
        Ok(found(search.found(), tried, &search.puzzle().to_string(), &output::outcome(search.outcome())))
    }
}

const WRONG: &str =
    "A board has at least 3 cells, walls is 0 to 60, minPlies 0 to 10,000, and seed 0 to 4,294,967,295: whole numbers.";

/// How many milliseconds one call can take: a page that waits longer is taken for dead.
const LONGEST: f64 = 60_000.0;

/// Tries between two looks at the clock. They take less than a millisecond.
const TRIES: u32 = 20;

/// As many as the smallest boards take.
const TRIES_PER_MILLISECOND: f64 = 1_000.0;
