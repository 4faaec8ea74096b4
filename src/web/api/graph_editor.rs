//! The class `GraphEditor`.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::graph_solution;
use crate::edit::graph::{Edit, GraphEditor, GraphTool};
use crate::explore::fewest_changes::fewest_edge_changes;
use crate::graph::Graph;
use crate::graph::draft::FinalResult;
use crate::text::graph_link::GraphLink;
use crate::web::convert::describe::describe;
use crate::web::convert::input::{finite, numbers, player, start_of, text, whole};
use crate::web::convert::{clock, error, input, memory, plain};

#[wasm_bindgen(js_name = GraphEditor)]
pub struct GraphEditorHandle {
    editor: GraphEditor,
}

#[wasm_bindgen(js_class = GraphEditor)]
impl GraphEditorHandle {
    #[wasm_bindgen(constructor)]
    pub fn new(link: &JsValue) -> Result<Self, JsValue> {
        let link = text("The link", link)?.parse::<GraphLink>()?;
        let mut editor = GraphEditor::new(link.draft);
        editor.follow(&link);
        memory::kept(Self { editor })
    }

    pub fn view(&self, turn: &JsValue) -> Result<JsValue, JsValue> {
        Ok(plain::object(&plain::GraphView::of(&self.editor, input::turn_or_mouse(turn)?)))
    }

    #[wasm_bindgen(js_name = stateLink)]
    pub fn state_link(&self, state: &JsValue) -> Result<String, JsValue> {
        let nodes = self.editor.draft().nodes().len();
        let state = input::state(state, |player, value| graph_solution::node(nodes, player, value))?;
        Ok(self.editor.link(Some(state)))
    }

    pub fn assign(&mut self, terms: &JsValue) -> Result<(), JsValue> {
        Ok(self.editor.assign_terms(&text("The terms of an exercise", terms)?)?)
    }

    pub fn progress(&self, turn: &JsValue) -> Result<JsValue, JsValue> {
        Ok(plain::object(&plain::Progress::of_graph(&self.editor, player(turn)?)))
    }

    #[wasm_bindgen(js_name = fewestChanges)]
    pub fn fewest_changes(&self, turn: &JsValue, milliseconds: &JsValue) -> Result<JsValue, JsValue> {
        let (turn, go_on) = (player(turn)?, clock::time(milliseconds, 1000.0)?);
        let way = |exercise| fewest_edge_changes(exercise, self.editor.draft(), turn, go_on);
        let found = self.editor.exercise().map(|exercise| plain::FewestChanges::from(way(exercise)));
        Ok(plain::object(&found))
    }

    pub fn clear(&mut self) {
        self.editor.clear();
    }

    pub fn arrange(&mut self, positions: &JsValue) -> Result<(), JsValue> {
        let numbers =
            numbers(positions, 2 * Graph::MAX_NODES).filter(|numbers| numbers.iter().all(|number| number.is_finite()));
        let numbers =
            numbers.ok_or_else(|| error::argument("The places must be an array of finite numbers", positions))?;
        let (pairs, _) = numbers.as_chunks::<2>();
        let positions: Vec<(f64, f64)> = pairs.iter().map(|&[x, y]| (x, y)).collect();
        self.editor.arrange(&positions);
        Ok(())
    }

    pub fn press(&mut self, x: &JsValue, y: &JsValue, tool: &JsValue) -> Result<JsValue, JsValue> {
        let (x, y) = point(x, y)?;
        let tool = match start_of(tool).as_deref() {
            Some("move") => GraphTool::Move,
            Some("add") => GraphTool::Add,
            Some("connect") => GraphTool::Connect,
            Some("delete") => GraphTool::Delete,
            Some("lost") => GraphTool::Mark(FinalResult::Lost),
            Some("won") => GraphTool::Mark(FinalResult::Won),
            _ => {
                let rule = "The tool must be \"move\", \"add\", \"connect\", \"delete\", \"lost\" or \"won\"";
                return Err(error::argument(rule, tool));
            }
        };
        Ok(edit(self.editor.press(x, y, tool)))
    }

    pub fn drag(&mut self, x: &JsValue, y: &JsValue) -> Result<(), JsValue> {
        let (x, y) = point(x, y)?;
        self.editor.drag(x, y);
        Ok(())
    }

    pub fn release(&mut self, x: &JsValue, y: &JsValue) -> Result<JsValue, JsValue> {
        let (x, y) = point(x, y)?;
        Ok(edit(self.editor.release(x, y)))
    }

    pub fn key(&mut self, node: &JsValue, key: &JsValue) -> Result<JsValue, JsValue> {
        let node = if node.is_null() { None } else { Some(self.node(node)?) };
        let key = text("The key", key)?;
        Ok(edit(self.editor.key(node, &key)))
    }

    pub fn paste(&mut self, pasted: &JsValue) -> Result<(), JsValue> {
        let text = text("The pasted text", pasted)?;
        self.editor.paste(&text).map_err(|error| error::of_graph_text(error, &text))
    }

    #[allow(clippy::unused_self)] // a method, as in `Editor`
    #[wasm_bindgen(js_name = readCases)]
    pub fn read_cases(&self, pasted: &JsValue) -> Result<Array, JsValue> {
        let text = text("The pasted text", pasted)?;
        let cases = GraphEditor::read_cases(&text).map_err(|error| error::of_graph_text(error, &text))?;
        Ok(cases.iter().map(|case| plain::object(&plain::PastedCase::from(case))).collect())
    }

    fn node(&self, value: &JsValue) -> Result<usize, JsValue> {
        let node = whole(value, 0..=u32::MAX).map(|node| node as usize);
        let nodes = self.editor.draft().nodes().len();
        let rule = || format!("The node must be a whole number from 0 to {}", nodes - 1);
        let wrong = || error::refused("bad-node", &rule(), &describe(value));
        node.filter(|&node| node < nodes).ok_or_else(wrong)
    }
}

/// A point, possibly outside the drawing.
fn point(x: &JsValue, y: &JsValue) -> Result<(f64, f64), JsValue> {
    Ok((finite("x", x)?, finite("y", y)?))
}

/// The JavaScript object for a change; `null` if there is none.
fn edit(edit: Option<Edit>) -> JsValue {
    plain::object(&edit.map(plain::GraphEdit::from))
}
