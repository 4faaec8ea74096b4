//! The class `BoardSearch`.

use js_sys::{Array, RangeError, TypeError};
use wasm_bindgen::prelude::*;

use crate::board::piece::Player;
use crate::explore::search::{Search, Winner, Wish};
use crate::web::convert::{input, output};

#[wasm_bindgen(module = "/src/web/js/objects.js")]
extern "C" {
    fn now() -> f64;
    #[wasm_bindgen(js_name = wishValues)]
    fn wish_values(wish: &JsValue) -> Option<Array>;
    fn progress(found: bool, tried: f64, link: &str, outcome: &JsValue) -> JsValue;
}

#[wasm_bindgen(js_name = BoardSearch, skip_typescript)]
pub struct BoardSearchHandle(Search);

#[wasm_bindgen(js_class = BoardSearch)]
impl BoardSearchHandle {
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new(wish: &JsValue) -> Result<Self, JsValue> {
        let values = wish_values(wish).ok_or_else(|| TypeError::new("A wish is an object."))?;
        let jumps = input::jumps(&values.get(0), &values.get(1))?;
        let move_limit = input::options(wish)?;
        let mut numbers = [0; 6];
        for ((number, most), at) in numbers.iter_mut().zip(MOST).zip(2..) {
            *number = input::whole(&values.get(at), 0..=most).ok_or_else(wrong)?;
        }
        let [rows, cols, walls, min_plies, winner, seed] = numbers;
        if rows * cols < 3 {
            return Err(wrong().into());
        }
        let winner = match winner {
            0 => Winner::Forced(Player::Mouse),
            1 => Winner::Forced(Player::Cat),
            2 => Winner::Limit,
            _ => Winner::Any,
        };
        #[allow(clippy::cast_possible_truncation)] // just checked
        let (rows, cols, walls, min_plies) = (rows as u8, cols as u8, walls as u8, min_plies as u16);
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
        Ok(progress(search.found(), tried, &search.puzzle().to_string(), &output::outcome(search.outcome())))
    }
}

/// How great rows, columns, walls, plies, winner and seed may be.
const MOST: [u32; 6] = [8, 8, 60, 10_000, 3, u32::MAX];

fn wrong() -> RangeError {
    RangeError::new(
        "A wish has 1 to 8 rows and cols with at least 3 cells, walls from 0 to 60, minPlies from 0 to 10,000, a seed \
         from 0 to 4,294,967,295, all of them whole, and the winner mouse, cat, limit or null.",
    )
}

/// How many milliseconds one call can take: a page that waits longer is taken for dead.
const LONGEST: f64 = 60_000.0;

/// Tries between two looks at the clock. They take less than a millisecond.
const TRIES: u32 = 20;

/// As many as the smallest boards take.
const TRIES_PER_MILLISECOND: f64 = 1_000.0;
