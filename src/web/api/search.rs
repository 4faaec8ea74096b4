//! The class `BoardSearch`.

use std::ops::RangeInclusive;

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::board::Board;
use crate::explore::search::{Search, Winner, Wish};
use crate::game::cell::Cells;
use crate::game::player::Player;
use crate::text::exercise::Exercise;
use crate::text::setup::Setup;
use crate::web::convert::{error, input, memory, plain};

#[wasm_bindgen(module = "/src/web/js/objects.js")]
extern "C" {
    fn now() -> f64;
    #[wasm_bindgen(js_name = wishValues)]
    fn wish_values(wish: &JsValue) -> Option<Array>;
}

#[wasm_bindgen(js_name = BoardSearch)]
pub struct BoardSearchHandle(Search);

#[wasm_bindgen(js_class = BoardSearch)]
impl BoardSearchHandle {
    #[wasm_bindgen(constructor)]
    pub fn new(wish: &JsValue) -> Result<Self, JsValue> {
        let values =
            wish_values(wish).ok_or_else(|| error::argument("A wish must be an object that can be read", wish))?;
        let jumps = input::jumps(&values.get(0), &values.get(1))?;
        let move_limit = input::options(wish)?;
        let mut numbers = [0; 5];
        for ((number, (name, range)), at) in numbers.iter_mut().zip(RANGES).zip(2..) {
            let rule = || format!("{name} must be a whole number from {} to {}", range.start(), range.end());
            let value = input::whole(&values.get(at), range.clone());
            *number = value.ok_or_else(|| error::argument(&rule(), &values.get(at)))?;
        }
        let [rows, cols, walls, min_plies, seed] = numbers;
        if rows * cols < 3 {
            let given = format!("{rows} by {cols}");
            return Err(error::refused("bad-argument", "A board must have at least 3 cells", &given));
        }
        let rule = "winner must be \"mouse\", \"cat\", \"limit\" or null";
        let winner = winner(&values.get(WINNER)).ok_or_else(|| error::argument(rule, &values.get(WINNER)))?;
        #[allow(clippy::cast_possible_truncation)] // just checked
        let (rows, cols, walls, min_plies) = (rows as u8, cols as u8, walls as u8, min_plies as u16);
        let food = match FOODS.iter().position(|name| values.get(FOOD) == *name) {
            Some(index) => Some(index == 0),
            None if values.get(FOOD).is_null() => None,
            None => {
                return Err(error::argument("food must be \"reachable\", \"unreachable\" or null", &values.get(FOOD)));
            }
        };
        let wish = Wish { rows, cols, jumps, move_limit, walls, winner, min_plies, food };
        let from = values.get(FROM);
        if from.is_null() {
            return memory::kept(Self(Search::new(wish, seed.into())));
        }
        let from = input::text("from", &from)?;
        let setup = from.parse::<Setup>()?;
        let locked = Exercise::on_terms(setup, &from)?.map_or(Cells::EMPTY, |exercise| exercise.locked);
        let board = Board::try_from(setup.draft)?;
        if (board.rows(), board.cols()) != (rows, cols) {
            let given = format!("{} by {}", board.rows(), board.cols());
            return Err(error::refused("bad-argument", "The board of from must have the size of the wish", &given));
        }
        memory::kept(Self(Search::from_board(wish, seed.into(), &board, locked)))
    }

    #[wasm_bindgen(getter)]
    pub fn status(&self) -> JsValue {
        self.0.status().name().into()
    }

    #[wasm_bindgen(js_name = seekAnother)]
    pub fn seek_another(&mut self) {
        self.0.seek_another();
    }

    pub fn run(&mut self, milliseconds: &JsValue) -> Result<JsValue, JsValue> {
        let given = milliseconds;
        let milliseconds = input::number(given);
        if !(0.0..=LONGEST).contains(&milliseconds) {
            return Err(error::argument("milliseconds must be a number from 0 to 60,000", given));
        }
        let search = &mut self.0;
        let end = now() + milliseconds;
        let mut left = TRIES_PER_MILLISECOND * milliseconds;
        search.advance(TRIES);
        // Without a clock, `now` is NaN and the loop ends. If the clock stands still, the number of tries ends it.
        while !search.found() && now() < end && left > 0.0 {
            search.advance(TRIES);
            left -= f64::from(TRIES);
        }
        Ok(plain::object(&plain::SearchProgress::from(&*search)))
    }
}

/// The winner of a wish; `None` for anything else.
fn winner(value: &JsValue) -> Option<Winner> {
    if value.is_undefined() || value.is_null() {
        return Some(Winner::Any);
    }
    if *value == "limit" {
        return Some(Winner::Limit);
    }
    Player::BOTH.into_iter().find(|player| *value == player.name()).map(Winner::Forced)
}

/// The range of each number, in the order of `wishValues`.
const RANGES: [(&str, RangeInclusive<u32>); 5] =
    [("rows", 1..=8), ("cols", 1..=8), ("walls", 0..=60), ("minPlies", 0..=10_000), ("seed", 0..=u32::MAX)];

/// The indices of the other properties in `wishValues`.
const WINNER: u32 = 7;
const FOOD: u32 = 8;
const FROM: u32 = 9;

/// Whether the mouse can reach the food: yes or no.
const FOODS: [&str; 2] = ["reachable", "unreachable"];

/// The maximum duration of a call in milliseconds. A page that blocks longer seems to have crashed.
const LONGEST: f64 = 60_000.0;

/// The number of tries between two readings of the clock. They take less than a millisecond.
const TRIES: u32 = 20;

/// The number of tries per millisecond on the smallest boards, the highest there is.
const TRIES_PER_MILLISECOND: f64 = 1_000.0;
