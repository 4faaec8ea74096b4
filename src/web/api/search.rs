//! The class `BoardSearch`.

use std::ops::RangeInclusive;

use wasm_bindgen::prelude::*;

use crate::board::Board;
use crate::explore::contested::Winner;
use crate::explore::search::{Search, Wish};
use crate::game::cell::Cells;
use crate::game::player::Player;
use crate::text::exercise::Exercise;
use crate::text::setup::Setup;
use crate::web::convert::{clock, error, input, memory, plain};

#[wasm_bindgen(js_name = BoardSearch)]
pub struct BoardSearchHandle(Search);

#[wasm_bindgen(js_class = BoardSearch)]
impl BoardSearchHandle {
    #[wasm_bindgen(constructor)]
    pub fn new(wish: &JsValue) -> Result<Self, JsValue> {
        let get = |name| input::value("A wish", wish, name);
        let jumps = input::jumps(&get("catJump")?, &get("mouseJump")?)?;
        let move_limit = input::options(wish)?;
        let [rows, cols] = [number(wish, "rows", 1..=8)?, number(wish, "cols", 1..=8)?];
        let walls = number(wish, "walls", 0..=60)?;
        let (min_plies, seed) = (number(wish, "minPlies", MIN_PLIES)?, number::<u32>(wish, "seed", 0..=u32::MAX)?);
        let winner = winner(wish, "limit")?;
        let given = get("food")?;
        let food = match FOODS.iter().position(|name| given == *name) {
            None if !input::is_missing(&given) => {
                return Err(error::argument("food must be \"reachable\", \"unreachable\" or null", &given));
            }
            index => index.map(|index| index == 0),
        };
        let contested = input::flag("contested", &get("contested")?)?;
        let wish = Wish { rows, cols, jumps, move_limit, walls, winner, min_plies, food, contested };
        let from = get("from")?;
        if input::is_missing(&from) {
            let too_small =
                || error::refused("bad-argument", "A board must have at least 3 cells", &format!("{rows} by {cols}"));
            return memory::kept(Self(Search::new(wish, seed.into()).ok_or_else(too_small)?));
        }
        let from = input::text("from", &from)?;
        let setup = from.parse::<Setup>()?;
        let locked = Exercise::on_terms(setup, &from)?.map_or(Cells::EMPTY, |exercise| exercise.locked);
        let board = Board::try_from(setup.draft)?;
        let other_size = || {
            let given = format!("{} by {}", board.rows(), board.cols());
            error::refused("bad-argument", "The board in from must have the rows and columns of the wish", &given)
        };
        memory::kept(Self(Search::from_board(wish, seed.into(), &board, locked).ok_or_else(other_size)?))
    }

    #[wasm_bindgen(getter)]
    pub fn status(&self) -> JsValue {
        self.0.status().name().into()
    }

    #[wasm_bindgen(js_name = seekAnother)]
    pub fn seek_another(&mut self) {
        self.0.seek_another();
    }

    #[wasm_bindgen(js_name = dropContested)]
    pub fn drop_contested(&mut self) {
        self.0.drop_contested();
    }

    pub fn run(&mut self, milliseconds: &JsValue) -> Result<JsValue, JsValue> {
        let search = &mut self.0;
        clock::run(milliseconds, TRIES_PER_MILLISECOND / f64::from(TRIES), || {
            search.advance(TRIES);
            !search.found()
        })?;
        Ok(plain::object(&plain::SearchProgress::from(&*search)))
    }
}

/// The range of the minimum length of a win, in plies.
pub(super) const MIN_PLIES: RangeInclusive<u32> = 0..=10_000;

/// Reads a number from a wish. The type `T` must hold the whole range.
pub(super) fn number<T: TryFrom<u32>>(wish: &JsValue, name: &str, range: RangeInclusive<u32>) -> Result<T, JsValue> {
    let rule = format!("{name} must be a whole number from {} to {}", range.start(), range.end());
    let value = input::value("A wish", wish, name)?;
    let number = input::whole(&value, range).and_then(|number| number.try_into().ok());
    number.ok_or_else(|| error::argument(&rule, &value))
}

/// Reads the winner from a wish: a player, or the word for "nobody", which is `limit` on boards and `draw` on graphs.
pub(super) fn winner(wish: &JsValue, nobody: &str) -> Result<Winner, JsValue> {
    let value = input::value("A wish", wish, "winner")?;
    if input::is_missing(&value) {
        return Ok(Winner::Any);
    }
    if value == nobody {
        return Ok(Winner::Nobody);
    }
    let rule = format!("winner must be \"mouse\", \"cat\", \"{nobody}\" or null");
    let player = Player::BOTH.into_iter().find(|player| value == player.name());
    player.map(Winner::Forced).ok_or_else(|| error::argument(&rule, &value))
}

/// The values of `food`, which say whether the mouse can reach the food.
const FOODS: [&str; 2] = ["reachable", "unreachable"];

/// The number of tries between two readings of the clock. This many tries take less than a millisecond.
const TRIES: u32 = 20;

/// The maximum number of tries per millisecond, about the speed on the smallest boards.
const TRIES_PER_MILLISECOND: f64 = 1_000.0;
