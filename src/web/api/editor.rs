//! The class `Editor`, `namesBoard`, `readLinkKeys` and `writeLinkKeys`.

use std::cell::{Ref, RefCell};

use js_sys::Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::solution::SolutionHandle;
use crate::board::draft::Content;
use crate::board::piece::Piece;
use crate::board::rules::RuleError;
use crate::board::transform::Transform;
use crate::edit::board::{BoardEditor, BoardTool};
use crate::explore::fewest_changes::fewest_wall_changes;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::State;
use crate::solution::board::{BoardSolution, Outcome};
use crate::text::board_link::BoardLink;
use crate::text::exercise::Exercise;
#[cfg(feature = "web")]
use crate::text::graph_link::{self, GraphLink};
use crate::text::link_keys::{LinkKeys, Tab};
use crate::text::setup::Setup;
use crate::web::convert::describe::describe;
use crate::web::convert::{clock, error, input, memory, plain};

#[wasm_bindgen(js_name = Editor)]
pub struct EditorHandle {
    pub(in crate::web) editor: BoardEditor,
    /// The setup that was solved last, and its solution. After each edit the page makes two calls that need the
    /// solution: one for the `BoardView`, with the progress of the exercise, and one for the solution itself.
    solved: RefCell<Option<(Setup, BoardSolution)>>,
}

#[wasm_bindgen(js_class = Editor)]
impl EditorHandle {
    #[wasm_bindgen(constructor)]
    pub fn new(link: &JsValue) -> Result<Self, JsValue> {
        let link = self::link(link)?;
        let mut editor = BoardEditor::new(link.setup);
        editor.follow(link);
        memory::kept(Self { editor, solved: RefCell::default() })
    }

    pub fn load(&mut self, link: &JsValue) -> Result<(), JsValue> {
        self.editor.follow(self::link(link)?);
        Ok(())
    }

    pub fn view(&self, turn: &JsValue) -> Result<JsValue, JsValue> {
        let progress = self.progress_for(input::turn_or_mouse(turn)?)?;
        Ok(self.object(&plain::BoardView::of(&self.editor, progress)))
    }

    #[wasm_bindgen(getter)]
    pub fn rows(&self) -> u8 {
        self.editor.draft().rows()
    }

    #[wasm_bindgen(getter)]
    pub fn cols(&self) -> u8 {
        self.editor.draft().cols()
    }

    #[wasm_bindgen(getter, js_name = catJump)]
    pub fn cat_jump(&self) -> u8 {
        self.editor.setup().jumps.of(Player::Cat)
    }

    #[wasm_bindgen(setter, js_name = catJump)]
    pub fn set_cat_jump(&mut self, jump: &JsValue) -> Result<(), RuleError> {
        self.editor.set_jumps(input::jumps(jump, &self.mouse_jump().into())?);
        Ok(())
    }

    #[wasm_bindgen(getter, js_name = mouseJump)]
    pub fn mouse_jump(&self) -> u8 {
        self.editor.setup().jumps.of(Player::Mouse)
    }

    #[wasm_bindgen(setter, js_name = mouseJump)]
    pub fn set_mouse_jump(&mut self, jump: &JsValue) -> Result<(), RuleError> {
        self.editor.set_jumps(input::jumps(&self.cat_jump().into(), jump)?);
        Ok(())
    }

    #[wasm_bindgen(js_name = setJumps)]
    pub fn set_jumps(&mut self, cat: &JsValue, mouse: &JsValue) -> Result<(), RuleError> {
        self.editor.set_jumps(input::jumps(cat, mouse)?);
        Ok(())
    }

    #[wasm_bindgen(getter, js_name = moveLimit)]
    pub fn move_limit(&self) -> u16 {
        self.editor.setup().move_limit.plies()
    }

    #[wasm_bindgen(setter, js_name = moveLimit)]
    pub fn set_move_limit(&mut self, plies: &JsValue) -> Result<(), RuleError> {
        self.editor.set_move_limit(input::move_limit(plies)?);
        Ok(())
    }

    #[wasm_bindgen(getter)]
    pub fn link(&self) -> String {
        self.editor.setup().to_string()
    }

    #[wasm_bindgen(js_name = stateLink)]
    pub fn state_link(&self, state: &JsValue) -> Result<String, JsValue> {
        let state = self.state(state)?;
        Ok(BoardLink { setup: *self.editor.setup(), state: Some(state) }.to_string())
    }

    #[wasm_bindgen(getter, js_name = linkedState)]
    pub fn linked_state(&self) -> JsValue {
        self.object(&self.editor.linked_state())
    }

    pub fn assign(&mut self, terms: &JsValue) -> Result<(), JsValue> {
        Ok(self.editor.assign_terms(&input::text("The terms of an exercise", terms)?)?)
    }

    pub fn progress(&self, turn: &JsValue) -> Result<JsValue, JsValue> {
        Ok(self.object(&self.progress_for(input::player(turn)?)?))
    }

    #[wasm_bindgen(js_name = fewestChanges)]
    pub fn fewest_changes(&self, turn: &JsValue, milliseconds: &JsValue) -> Result<JsValue, JsValue> {
        let (turn, go_on) = (input::player(turn)?, clock::time(milliseconds, 1000.0)?);
        let way = |exercise| fewest_wall_changes(exercise, self.editor.setup(), turn, go_on);
        let found = self.editor.exercise().map(|exercise| plain::FewestChanges::from(way(exercise)));
        Ok(self.object(&found))
    }

    #[wasm_bindgen(getter, js_name = isStroking)]
    pub fn is_stroking(&self) -> bool {
        self.editor.is_stroking()
    }

    #[wasm_bindgen(getter)]
    pub fn carried(&self) -> JsValue {
        self.editor.carried().map_or(JsValue::NULL, |piece| piece.name().into())
    }

    pub fn grid(&self) -> Array {
        self.editor.draft().to_rows().into_iter().map(JsValue::from).collect()
    }

    pub fn contents(&self, state: &JsValue) -> Result<Array, JsValue> {
        let draft = self.editor.draft();
        let state = if input::is_missing(state) { None } else { Some(self.state(state)?) };
        let content = |cell| state.map_or_else(|| draft.content(cell), |state| self.editor.content_in(state, cell));
        Ok(draft.cells().into_iter().map(|cell| JsValue::from(content(cell).name())).collect())
    }

    #[wasm_bindgen(js_name = cellOf)]
    pub fn cell_of(&self, piece: &JsValue) -> Result<JsValue, JsValue> {
        let piece = input::piece(piece)?;
        let draft = self.editor.draft();
        Ok(draft.piece(piece).map_or(JsValue::NULL, |cell| draft.number(cell).into()))
    }

    pub fn missing(&self) -> Array {
        self.editor.draft().missing().map(|piece| JsValue::from(piece.name())).collect()
    }

    pub fn press(&mut self, row: &JsValue, col: &JsValue, tool: &JsValue) -> Result<(), JsValue> {
        let cell = self.cell(row, col)?;
        let pieces = Piece::ALL.map(|piece| (Content::Piece(piece), BoardTool::Piece(piece)));
        let tools = [(Content::Wall, BoardTool::Wall), (Content::Floor, BoardTool::Floor)].into_iter().chain(pieces);
        let named = tools.into_iter().find(|&(content, _)| *tool == content.name());
        let rule = "The tool must be \"wall\", \"floor\", \"cat\", \"mouse\" or \"food\"";
        let (_, tool) = named.ok_or_else(|| error::argument(rule, tool))?;
        self.editor.press(cell, tool);
        Ok(())
    }

    pub fn drag(&mut self, row: &JsValue, col: &JsValue) -> Result<(), JsValue> {
        let (row, col) = (input::finite("row", row)?, input::finite("column", col)?);
        #[allow(clippy::cast_possible_truncation)] // the largest `i32` is still far outside the board
        self.editor.drag(row.floor() as i32, col.floor() as i32);
        Ok(())
    }

    pub fn release(&mut self) {
        self.editor.release();
    }

    pub fn cancel(&mut self) {
        self.editor.cancel();
    }

    pub fn undo(&mut self) -> bool {
        self.editor.undo()
    }

    pub fn withdraw(&mut self) -> bool {
        self.editor.withdraw()
    }

    pub fn redo(&mut self) -> bool {
        self.editor.redo()
    }

    #[wasm_bindgen(getter, js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.editor.can_undo()
    }

    #[wasm_bindgen(getter, js_name = canRedo)]
    pub fn can_redo(&self) -> bool {
        self.editor.can_redo()
    }

    pub fn transform(&mut self, how: &JsValue) -> Result<(), JsValue> {
        let named = Transform::ALL.into_iter().find(|transform| *how == transform.name());
        let rule = "The transform must be a name such as \"shift-up\", \"rotate-left\" or \"mirror-across\"";
        self.editor.transform(named.ok_or_else(|| error::argument(rule, how))?);
        Ok(())
    }

    pub fn paste(&mut self, text: &JsValue) -> Result<usize, JsValue> {
        let text = input::text("The pasted text", text)?;
        self.editor.paste(&text).map_err(|error| error::of_text(error, &text))
    }

    #[wasm_bindgen(js_name = readCases)]
    pub fn read_cases(&self, text: &JsValue) -> Result<Array, JsValue> {
        let text = input::text("The pasted text", text)?;
        let cases = self.editor.read_cases(&text).map_err(|error| error::of_text(error, &text))?;
        Ok(cases.iter().map(|case| plain::object(&plain::PastedCase::from(case))).collect())
    }

    pub fn copy(&self, format: &JsValue) -> Result<String, JsValue> {
        if *format == "leetcode" {
            Ok(self.editor.setup().to_leetcode())
        } else if *format == "text" {
            Ok(self.editor.draft().to_text("\n"))
        } else {
            Err(error::argument("The format must be \"leetcode\" or \"text\"", format))
        }
    }

    pub fn erase(&mut self, row: &JsValue, col: &JsValue) -> Result<(), JsValue> {
        let cell = self.cell(row, col)?;
        self.editor.erase(cell);
        Ok(())
    }

    pub fn resize(&mut self, rows: &JsValue, cols: &JsValue) -> Result<(), JsValue> {
        let (rows, cols) = input::sides(rows, cols)?;
        self.editor.resize(rows, cols);
        Ok(())
    }

    pub fn clear(&mut self) {
        self.editor.clear();
    }

    pub fn solve(&self) -> Result<SolutionHandle, JsValue> {
        memory::kept(SolutionHandle(self.solved()?.clone()))
    }

    /// The solution of the current setup.
    fn solved(&self) -> Result<Ref<'_, BoardSolution>, JsValue> {
        let setup = self.editor.setup();
        if self.solved.borrow().as_ref().is_none_or(|(of, _)| of != setup) {
            self.solved.replace(Some((*setup, memory::kept(setup.solve()?)?)));
        }
        Ok(Ref::map(self.solved.borrow(), |solved| &solved.as_ref().expect("solved above").1))
    }

    fn object(&self, value: &impl Serialize) -> JsValue {
        plain::on_board(self.editor.draft().cols(), value)
    }

    fn progress_for(&self, turn: Player) -> Result<Option<plain::Progress<Outcome, Cells>>, JsValue> {
        let Some(exercise) = self.editor.exercise() else {
            return Ok(None);
        };
        let is_complete = self.editor.draft().missing().next().is_none();
        let solution = if is_complete { Some(self.solved()?) } else { None };
        Ok(Some(plain::Progress::of(&self.editor, exercise, solution.as_deref(), turn)))
    }

    /// Reads a state on the current board.
    fn state(&self, state: &JsValue) -> Result<State, JsValue> {
        input::state(state, |player, value| input::cell(self.editor.draft(), player, value))
    }

    fn cell(&self, row: &JsValue, col: &JsValue) -> Result<Cell, JsValue> {
        let index = |what, value, side: u8| {
            let last = u32::from(side) - 1;
            let index = input::whole(value, 0..=last).and_then(|index| u8::try_from(index).ok());
            let rule = format!("The {what} must be a whole number from 0 to {last}");
            index.ok_or_else(|| error::refused("bad-cell", &rule, &describe(value)))
        };
        Ok(Cell::at(index("row", row, self.rows())?, index("column", col, self.cols())?))
    }
}

#[wasm_bindgen(js_name = namesBoard)]
pub fn names_board(link: &JsValue) -> bool {
    input::start_of(link).is_some_and(|text| BoardLink::names_board(&text))
}

#[wasm_bindgen(js_name = readLinkKeys)]
pub fn read_link_keys(link: &JsValue) -> Result<JsValue, JsValue> {
    Ok(plain::object(&LinkKeys::of(&input::text("The link", link)?)))
}

#[wasm_bindgen(js_name = writeLinkKeys)]
pub fn write_link_keys(link: &JsValue, keys: &JsValue) -> Result<String, JsValue> {
    let link = input::text("The link", link)?;
    let get = |name| input::value("The keys", keys, name);
    let or_empty = |name, value| if input::is_missing(&value) { Ok(String::new()) } else { input::text(name, &value) };
    let terms = or_empty("terms", get("terms")?)?;
    let link = with_terms(&link, &terms)?;
    let view = get("view")?;
    let named = Tab::ALL.into_iter().find(|tab| view == tab.name());
    if named.is_none() && !input::is_missing(&view) {
        return Err(error::argument("view must be the name of a tab, such as \"line\" or \"what-if\"", &view));
    }
    let ply = get("ply")?;
    let rule = "ply must be a whole number from 0 to 10,000";
    let plies = if input::is_missing(&ply) { Some(0) } else { input::plies(&ply) };
    let plies = plies.ok_or_else(|| error::argument(rule, &ply))?;
    let hide = get("hide")?;
    let is_hidden = if input::is_missing(&hide) { Some(false) } else { hide.as_bool() };
    let is_hidden = is_hidden.ok_or_else(|| error::argument("hide must be true or false", &hide))?;
    let keys = LinkKeys { view: named, ply: plies, hide: is_hidden, ..LinkKeys::of(&terms) };
    Ok(format!("{link}{}", keys.with_title(&or_empty("title", get("title")?)?)))
}

/// The link as this version of the package writes it. Fails if the terms do not fit the board or the graph of the link.
fn with_terms(link: &str, terms: &str) -> Result<String, JsValue> {
    #[cfg(feature = "web")]
    if graph_link::kind_of(link).is_some() {
        let link: GraphLink = link.parse()?;
        Exercise::on_terms(link.draft, terms)?;
        return Ok(link.to_string());
    }
    let link: BoardLink = link.parse()?;
    Exercise::on_terms(link.setup, terms)?;
    Ok(link.to_string())
}

fn link(link: &JsValue) -> Result<BoardLink, JsValue> {
    Ok(input::text("The link", link)?.parse::<BoardLink>()?)
}
