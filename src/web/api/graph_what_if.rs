//! `startEffects` and the class `EdgeEffects`.

use wasm_bindgen::prelude::*;

use super::graph_solution::read;
use crate::explore::graph_what_if::{EdgeEffects, edge_effects, start_effects};
use crate::web::convert::{clock, memory, plain};

#[wasm_bindgen(js_name = startEffects)]
pub fn start_effects_of_lists(graph: &JsValue) -> Result<JsValue, JsValue> {
    let graph = read(graph)?;
    let effects = start_effects(&graph);
    let [mouse, cat] = [effects.mouse, effects.cat].map(|effects| {
        effects.all(graph.nodes()).into_iter().map(|result| result.map(plain::GraphOutcome::from)).collect()
    });
    Ok(plain::object(&plain::StartEffects { mouse, cat }))
}

#[wasm_bindgen(js_name = EdgeEffects)]
pub struct EdgeEffectsHandle(EdgeEffects);

#[wasm_bindgen(js_class = EdgeEffects)]
impl EdgeEffectsHandle {
    #[wasm_bindgen(constructor)]
    pub fn new(graph: &JsValue) -> Result<Self, JsValue> {
        memory::kept(Self(edge_effects(&read(graph)?)))
    }

    #[wasm_bindgen(getter)]
    pub fn left(&self) -> usize {
        self.0.len()
    }

    pub fn run(&mut self, milliseconds: &JsValue) -> Result<JsValue, JsValue> {
        let present = self.0.present();
        let mut found = Vec::new();
        clock::run(milliseconds, EDGES_PER_MILLISECOND, || {
            found.extend(self.0.by_ref().take(EDGES).map(|effect| plain::EdgeEffect::of(effect, present)));
            self.0.len() > 0
        })?;
        Ok(plain::object(&found))
    }
}

/// The number of edges between two readings of the clock. This many edges take less than a millisecond.
const EDGES: usize = 10;

/// The maximum number of steps of [`EDGES`] edges per millisecond, about the speed on the smallest graphs.
const EDGES_PER_MILLISECOND: f64 = 1_000.0;
