//! `catMouseGame`, `solveGraph` and the class `GraphSolution`.

use js_sys::{Array, Uint16Array};
use wasm_bindgen::prelude::*;

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::graph::error::{GraphError, NodeError, NodeProblem};
use crate::solution::graph::{GraphSolution, forced_at_start, solve_graph};
use crate::web::convert::describe::{describe, is_array};
use crate::web::convert::input::whole;
use crate::web::convert::{error, fast_path, input, memory, output, plain};

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

    #[wasm_bindgen(js_name = inMatch)]
    pub fn in_match(&self, state: &JsValue, moves: &JsValue) -> Result<GraphSolutionHandle, JsValue> {
        let mut state = self.state(state)?;
        let mut passed = vec![state];
        for place in input::moves("nodes", moves)? {
            let node = self.node(state.turn, &place.into())?;
            state = self.0.after(state, node)?;
            passed.push(state);
        }
        memory::kept(GraphSolutionHandle(self.0.in_match(passed)))
    }

    #[wasm_bindgen(getter, js_name = isRepeated)]
    pub fn is_repeated(&self) -> bool {
        self.0.is_repeated()
    }

    pub fn verdict(&self) -> JsValue {
        output::graph_outcome(self.0.verdict())
    }

    pub fn result(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<JsValue, JsValue> {
        Ok(output::graph_outcome(self.0.forced(self.state_of(mouse, cat, turn)?)?))
    }

    pub fn map(&self, fixed: &JsValue, node: &JsValue, turn: &JsValue) -> Result<Array, JsValue> {
        let player = input::fixed(fixed)?;
        let map = self.0.map(player, self.node(player, node)?, input::player(turn)?)?;
        Ok(output::graph_outcomes(self.0.graph().nodes(), &map))
    }

    pub fn moves(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<Array, JsValue> {
        Ok(output::ranked_graph_moves(&self.0.moves(self.state_of(mouse, cat, turn)?)?))
    }

    pub fn destinations(&self, state: &JsValue) -> Result<Array, JsValue> {
        let results = self.0.destinations(self.state(state)?)?;
        Ok(output::graph_outcomes(self.0.graph().nodes(), &results))
    }

    pub fn groups(&self, state: &JsValue) -> Result<JsValue, JsValue> {
        Ok(output::graph_groups(&self.0.moves(self.state(state)?)?))
    }

    pub fn start(&self) -> JsValue {
        plain::object(&self.0.start())
    }

    pub fn after(&self, state: &JsValue, to: &JsValue) -> Result<JsValue, JsValue> {
        let (state, node) = self.move_in(state, to)?;
        Ok(plain::object(&self.0.after(state, node)?))
    }

    pub fn grade(&self, state: &JsValue, to: &JsValue) -> Result<JsValue, JsValue> {
        let (state, node) = self.move_in(state, to)?;
        let grade = self.0.grade(state, node)?;
        Ok(plain::object(&plain::Grade::of(grade, plain::GraphOutcome::from)))
    }

    pub fn refutation(&self, state: &JsValue, to: &JsValue) -> Result<JsValue, JsValue> {
        let (state, node) = self.move_in(state, to)?;
        let refutation = self.0.refutation(state, node)?;
        Ok(plain::object(&plain::Refutation::of(refutation, plain::GraphOutcome::from)))
    }

    pub fn reply(&self, state: &JsValue, seed: &JsValue, strength: &JsValue) -> Result<JsValue, JsValue> {
        let state = self.state(state)?;
        let reply = self.0.reply(state, input::strength(strength)?, input::seed(seed)?);
        Ok(reply.map_or(JsValue::NULL, |reply| output::ranked_graph_moves(&[reply]).get(0)))
    }

    pub fn line(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<JsValue, JsValue> {
        let from_start = [mouse, cat, turn].into_iter().all(input::is_missing);
        let state = if from_start { self.0.start() } else { self.state_of(mouse, cat, turn)? };
        Ok(plain::object(&self.0.line(state)?))
    }

    pub fn reason(&self, state: &JsValue) -> Result<JsValue, JsValue> {
        Ok(plain::object(&self.0.explain(self.state_or_start(state)?)?))
    }

    pub fn proof(&self, state: &JsValue) -> Result<JsValue, JsValue> {
        Ok(plain::object(&self.0.proof(self.state_or_start(state)?)?))
    }

    pub fn strategy(&self, state: &JsValue, most: &JsValue) -> Result<JsValue, JsValue> {
        let most = input::most(most)?;
        let entries = self.0.strategy(self.state(state)?)?.take(most);
        Ok(plain::object(&entries.collect::<Vec<_>>()))
    }

    pub fn decided(&self, cat: &JsValue, turn: &JsValue) -> Result<JsValue, JsValue> {
        let decided = self.0.decided(self.node(Player::Cat, cat)?, input::player(turn)?)?;
        Ok(plain::object(&decided.all(self.0.graph().nodes())))
    }

    #[wasm_bindgen(js_name = decidedAt)]
    pub fn decided_at(&self, state: &JsValue, plies: &JsValue) -> Result<JsValue, JsValue> {
        let state = self.state(state)?;
        Ok(plain::object(&self.0.decided_at(state, input::given_plies(plies)?)?))
    }

    pub fn table(&self, turn: &JsValue) -> Result<Uint16Array, JsValue> {
        let turn = input::player(turn)?;
        let nodes = self.0.graph().nodes();
        let entry =
            |mouse, cat| self.0.forced(State { mouse, cat, turn }).map_or(output::NO_STATE, output::table_entry);
        let entries: Vec<u16> =
            nodes.into_iter().flat_map(|mouse| nodes.into_iter().map(move |cat| entry(mouse, cat))).collect();
        Ok(Uint16Array::from(entries.as_slice()))
    }

    pub fn stats(&self) -> JsValue {
        plain::object(&plain::Stats::from(&self.0.stats()))
    }

    fn node(&self, player: Player, value: &JsValue) -> Result<Cell, NodeError> {
        node(self.0.graph().size(), player, value)
    }

    fn state(&self, state: &JsValue) -> Result<State, JsValue> {
        input::state(state, |player, value| self.node(player, value))
    }

    fn state_or_start(&self, state: &JsValue) -> Result<State, JsValue> {
        if input::is_missing(state) { Ok(self.0.start()) } else { self.state(state) }
    }

    /// The state of a call that takes either a `State` or its three values.
    fn state_of(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue) -> Result<State, JsValue> {
        if mouse.is_object() {
            return self.state(mouse);
        }
        input::state_of([mouse, cat, turn], |player, value| self.node(player, value))
    }

    /// The state, and the node to which the player moves.
    fn move_in(&self, state: &JsValue, to: &JsValue) -> Result<(State, Cell), JsValue> {
        let state = self.state(state)?;
        Ok((state, self.node(state.turn, to)?))
    }
}

/// Reads a node that this player may be on.
pub(in crate::web) fn node(nodes: usize, player: Player, value: &JsValue) -> Result<Cell, NodeError> {
    let bad = || NodeError { player, nodes, given: describe(value), problem: NodeProblem::NoSuchNode };
    Graph::check_node_among(nodes, player, whole(value, 0..=u32::MAX).ok_or_else(bad)? as usize)
}

/// Reads lists of neighbours, as LeetCode passes them.
pub(in crate::web) fn read(value: &JsValue) -> Result<Graph, JsValue> {
    fast_path::graph(value).map_or_else(|| read_all(value), Ok)
}

/// The slow path of [`read`]. It accepts any value, and reports the error in the value.
fn read_all(value: &JsValue) -> Result<Graph, JsValue> {
    let not_a_graph = |given: &str| error::not_a_graph(None, given);
    if !is_array(value).map_err(|_| not_a_graph("an object that cannot be read"))? {
        return Err(not_a_graph(&describe(value)));
    }
    let read = graph_lists(value).ok_or_else(|| not_a_graph("an array that cannot be read"))?;
    let [length, values, lists] = [0, 1, 2].map(|index| read.get(index));
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the length of a proxy can be any number
    let nodes = length.as_f64().ok_or_else(|| not_a_graph("an array without a length"))? as usize;
    if !(Graph::MIN_NODES..=Graph::MAX_NODES).contains(&nodes) {
        return Err(GraphError::WrongSize { nodes }.into());
    }
    let (values, lists): (Array, Array) = (values.unchecked_into(), lists.unchecked_into());
    for (node, index) in (0..nodes).zip(0..) {
        let list = lists.get(index);
        if !list.is_object() {
            let value =
                if list.is_null() { "an object that cannot be read".to_owned() } else { describe(&values.get(index)) };
            let given = format!("an array whose entry for node {node} is {value}");
            return Err(error::not_a_graph(Some(node), &given));
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
