//! The class `GraphSearch`.

use wasm_bindgen::prelude::*;

use crate::explore::graph_search::{GraphSearch, GraphWish};
use crate::game::cell::Cells;
use crate::graph::Graph;
use crate::text::exercise::Exercise;
use crate::text::graph_link::GraphLink;
use crate::web::api::search::{MIN_PLIES, number, winner};
use crate::web::convert::{clock, error, input, memory, plain};

#[wasm_bindgen(js_name = GraphSearch)]
pub struct GraphSearchHandle(GraphSearch);

#[wasm_bindgen(js_class = GraphSearch)]
impl GraphSearchHandle {
    #[wasm_bindgen(constructor)]
    pub fn new(wish: &JsValue) -> Result<Self, JsValue> {
        let get = |name| input::value("A wish", wish, name);
        let (nodes, edges) = (number(wish, "nodes", 3..=64)?, number(wish, "edges", 1..=100)?);
        let (min_plies, seed) = (number(wish, "minPlies", MIN_PLIES)?, number::<u32>(wish, "seed", 0..=u32::MAX)?);
        let winner = winner(wish, "draw")?;
        let contested = input::flag("contested", &get("contested")?)?;
        let wish = GraphWish { nodes, edges, winner, min_plies, contested };
        let from = get("from")?;
        if input::is_missing(&from) {
            let search = GraphSearch::new(wish, seed.into());
            let too_many = || error::argument("nodes must be a whole number from 3 to 64", &nodes.into());
            return memory::kept(Self(search.ok_or_else(too_many)?));
        }
        let from = input::text("from", &from)?;
        let draft = from.parse::<GraphLink>()?.draft;
        let locked = Exercise::on_terms(draft, &from)?.map_or(Cells::EMPTY, |exercise| exercise.locked);
        let graph = Graph::new(&draft.lists())?;
        let other_size = || {
            let given = format!("{} nodes", graph.size());
            error::refused("bad-argument", "The graph in from must have the nodes of the wish", &given)
        };
        memory::kept(Self(GraphSearch::from_draft(wish, seed.into(), &draft, locked).ok_or_else(other_size)?))
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
        clock::run(milliseconds, STEPS_PER_MILLISECOND, || {
            search.advance(TRIES);
            !search.found()
        })?;
        Ok(plain::object(&plain::GraphSearchProgress::from(&*search)))
    }
}

/// The number of tries between two readings of the clock. This many tries take less than a millisecond.
const TRIES: u32 = 10;

/// The maximum number of steps of [`TRIES`] tries per millisecond, about the speed on the smallest graphs.
const STEPS_PER_MILLISECOND: f64 = 100.0;
