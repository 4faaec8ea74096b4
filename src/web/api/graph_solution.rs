//! `catMouseGame`, `solveGraph` and the class `GraphSolution`.

use js_sys::{Array, Uint16Array};
use wasm_bindgen::prelude::*;

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::graph::error::{GraphError, NodeError};
use crate::graph::rules::open_to;
use crate::solution::graph::{GraphSolution, forced_at_start, solve_graph};
use crate::web::convert::describe::{describe, is_array};
use crate::web::convert::input::whole;
use crate::web::convert::{error, input, memory, ordinary, output, plain};

#[wasm_bindgen(module = "/src/web/js/graphs.js")]
extern "C" {
    #[wasm_bindgen(js_name = graphLists)]
    fn graph_lists(graph: &JsValue) -> Option<Array>;
}

#[wasm_bindgen(js_name = catMouseGame)]
pub fn cat_mouse_game(graph: &JsValue) -> Result<u8, JsValue> {
    Ok(match forced_at_start(&read(graph)?).map(|forced| forced.winner) {
        None => 0,
        Some(Player::Mouse) => 1,
        Some(Player::Cat) => 2,
    })
}

#[wasm_bindgen(js_name = solveGraph)]
pub fn solve_lists(graph: &JsValue) -> Result<GraphSolutionHandle, JsValue> {
    memory::kept(GraphSolutionHandle(solve_graph(&read(graph)?)))
}

#[wasm_bindgen(js_name = GraphSolution)]
pub struct GraphSolutionHandle(GraphSolution);

#[wasm_bindgen(js_class = GraphSolution)]
impl GraphSolutionHandle {
    #[wasm_bindgen(getter)]
    pub fn nodes(&self) -> usize {
        self.0.graph().size()
    }

    pub fn verdict(&self) -> JsValue {
        output::graph_outcome(self.0.forced(self.0.start()))
    }

    pub fn result(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<JsValue, JsValue> {
        Ok(output::graph_outcome(self.0.forced(self.state(mouse, cat, turn)?)))
    }

    pub fn moves(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<Array, JsValue> {
        Ok(output::ranked_graph_moves(&self.0.moves(self.state(mouse, cat, turn)?)))
    }

    pub fn destinations(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<Array, JsValue> {
        let results = self.0.destinations(self.state(mouse, cat, turn)?);
        let nodes = self.0.graph().nodes().into_iter();
        Ok(nodes.map(|node| results[node].map_or(JsValue::NULL, output::graph_outcome)).collect())
    }

    pub fn groups(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<JsValue, JsValue> {
        Ok(output::graph_groups(&self.0.moves(self.state(mouse, cat, turn)?)))
    }

    pub fn start(&self) -> JsValue {
        output::graph_state(self.0.start())
    }

    pub fn after(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue, to: &JsValue) -> Result<JsValue, JsValue> {
        let state = self.state(mouse, cat, turn)?;
        let to = whole(to, 0..=63).and_then(|to| self.0.after(state, Cell::from_index(to as usize)));
        Ok(to.map_or(JsValue::NULL, output::graph_state))
    }

    pub fn line(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<JsValue, JsValue> {
        let from_start = [mouse, cat, turn].into_iter().all(JsValue::is_undefined);
        let state = if from_start { self.0.start() } else { self.state(mouse, cat, turn)? };
        Ok(output::graph_line(&self.0.line(state)))
    }

    pub fn table(&self, turn: &JsValue) -> Result<Uint16Array, JsValue> {
        let turn = input::player(turn)?;
        let nodes = self.0.graph().nodes();
        let entry = |mouse, cat| {
            if open_to(Player::Cat).contains(cat) {
                output::table_entry(self.0.forced(State { mouse, cat, turn }))
            } else {
                output::NO_STATE
            }
        };
        let entries: Vec<u16> =
            nodes.into_iter().flat_map(|mouse| nodes.into_iter().map(move |cat| entry(mouse, cat))).collect();
        Ok(Uint16Array::from(entries.as_slice()))
    }

    pub fn stats(&self) -> JsValue {
        plain::object(&plain::Stats::of(&self.0.stats(), Cell::index))
    }

    fn state(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<State, JsValue> {
        state(self.0.graph().size(), mouse, cat, turn)
    }
}

/// A state of a graph with this many nodes. The arguments are checked in the order mouse, cat, turn.
#[inline(never)]
pub(in crate::web) fn state(nodes: usize, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<State, JsValue> {
    Ok(State {
        mouse: node(nodes, Player::Mouse, mouse)?,
        cat: node(nodes, Player::Cat, cat)?,
        turn: input::player(turn)?,
    })
}

/// A node that this player may be on.
fn node(nodes: usize, player: Player, value: &JsValue) -> Result<Cell, NodeError> {
    let bad = || NodeError { player, nodes, given: describe(value), in_hole: false };
    Graph::check_node_among(nodes, player, whole(value, 0..=u32::MAX).ok_or_else(bad)? as usize)
}

/// Reads lists of neighbours, as LeetCode passes them.
fn read(value: &JsValue) -> Result<Graph, JsValue> {
    ordinary::graph(value).map_or_else(|| read_all(value), Ok)
}

/// The slow path of [`read`], for any value. It finds out what is wrong.
fn read_all(value: &JsValue) -> Result<Graph, JsValue> {
    let not_a_graph = |given: &str| error::not_a_graph(None, given.to_owned());
    if !is_array(value).map_err(|_| not_a_graph("an object that cannot be read"))? {
        return Err(not_a_graph(&describe(value)));
    }
    let read = graph_lists(value).ok_or_else(|| not_a_graph("an array that cannot be read"))?;
    let [length, values, lists] = [0, 1, 2].map(|index| read.get(index));
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the length of a proxy can be any number
    let nodes = length.as_f64().ok_or_else(|| not_a_graph("an array without a length"))? as usize;
    if !(Graph::FEWEST..=Graph::MOST).contains(&nodes) {
        return Err(GraphError::WrongSize { nodes }.into());
    }
    let (values, lists): (Array, Array) = (values.unchecked_into(), lists.unchecked_into());
    for (node, index) in (0..nodes).zip(0..) {
        let list = lists.get(index);
        if !list.is_object() {
            let value =
                if list.is_null() { "an object that cannot be read".to_owned() } else { describe(&values.get(index)) };
            let given = format!("an array whose entry for node {node} is {value}");
            return Err(error::not_a_graph(Some(node), given));
        }
    }
    let mut all = Vec::new();
    for (node, list) in lists.iter().enumerate() {
        let list: Array = list.unchecked_into();
        all.push(list.length() as usize);
        for other in list.iter() {
            let fits = whole(&other, 0..=u32::MAX).map(|other| other as usize).filter(|&other| other < nodes);
            all.push(fits.ok_or_else(|| GraphError::NoSuchNode { node, nodes, given: describe(&other) })?);
        }
    }
    Ok(Graph::from_counted(&all)?)
}
