//! `canMouseWin`, `solve`, `ownMoves` and the class `Solution`.

use js_sys::{Array, Uint16Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::board::error::CellError;
use crate::board::rules::MoveLimit;
use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::{Forced, State, StateAtPly, own_moves};
use crate::solution::board::{BoardSolution, forced_at_start, solve_board};
use crate::web::convert::{error, input, memory, output, plain};

#[wasm_bindgen(js_name = canMouseWin)]
pub fn can_mouse_win(grid: &JsValue, cat_jump: &JsValue, mouse_jump: &JsValue) -> Result<bool, JsValue> {
    let (board, jumps) = input::setup(grid, cat_jump, mouse_jump)?;
    let in_time = |forced: &Forced| forced.plies <= MoveLimit::default().plies();
    Ok(forced_at_start(&board, jumps).filter(in_time).is_some_and(|forced| forced.winner == Player::Mouse))
}

#[wasm_bindgen(js_name = solve)]
pub fn solve_grid(
    grid: &JsValue,
    cat_jump: &JsValue,
    mouse_jump: &JsValue,
    options: &JsValue,
) -> Result<SolutionHandle, JsValue> {
    let (board, jumps) = input::setup(grid, cat_jump, mouse_jump)?;
    memory::kept(SolutionHandle(solve_board(&board, jumps, input::options(options)?)))
}

#[wasm_bindgen(js_name = ownMoves)]
pub fn own_moves_in(plies: &JsValue, player: &JsValue, turn: &JsValue) -> Result<u16, JsValue> {
    let number = input::plies(plies)
        .ok_or_else(|| error::argument("The number of plies must be a whole number from 0 to 10,000", plies))?;
    let named = input::player(player);
    let named = named.map_err(|_| error::argument("The player must be \"mouse\" or \"cat\"", player))?;
    Ok(own_moves(named, input::player(turn)?, number))
}

#[wasm_bindgen(js_name = Solution)]
pub struct SolutionHandle(pub(in crate::web) BoardSolution);

#[wasm_bindgen(js_class = Solution)]
impl SolutionHandle {
    #[wasm_bindgen(getter)]
    pub fn rows(&self) -> u8 {
        self.0.board().rows()
    }

    #[wasm_bindgen(getter)]
    pub fn cols(&self) -> u8 {
        self.0.board().cols()
    }

    #[wasm_bindgen(getter, js_name = moveLimit)]
    pub fn move_limit(&self) -> u16 {
        self.0.move_limit().plies()
    }

    pub fn verdict(&self) -> JsValue {
        output::outcome(self.0.verdict())
    }

    pub fn result(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue, played: &JsValue) -> Result<JsValue, JsValue> {
        let at = self.at_values(mouse, cat, turn, played)?;
        Ok(output::outcome(self.0.outcome(at)?))
    }

    pub fn map(&self, fixed: &JsValue, cell: &JsValue, turn: &JsValue, played: &JsValue) -> Result<Array, JsValue> {
        let player = input::fixed(fixed)?;
        let map = self.0.map(player, self.cell(player, cell)?, input::player(turn)?, input::played(played)?)?;
        Ok(output::outcomes_by_number(self.0.board(), &map))
    }

    pub fn moves(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue, played: &JsValue) -> Result<Array, JsValue> {
        let at = self.at_values(mouse, cat, turn, played)?;
        Ok(output::ranked_moves(self.0.board(), &self.0.moves(at)?))
    }

    pub fn destinations(&self, state: &JsValue, played: &JsValue) -> Result<Array, JsValue> {
        Ok(output::outcomes_by_number(self.0.board(), &self.0.destinations(self.at(state, played)?)?))
    }

    pub fn groups(&self, state: &JsValue, played: &JsValue) -> Result<JsValue, JsValue> {
        Ok(output::groups(self.0.board(), &self.0.moves(self.at(state, played)?)?))
    }

    pub fn start(&self) -> JsValue {
        self.object(&self.0.start())
    }

    pub fn after(&self, state: &JsValue, to: &JsValue) -> Result<JsValue, JsValue> {
        let (state, cell) = self.move_in(state, to)?;
        Ok(self.object(&self.0.after(state, cell)?))
    }

    #[wasm_bindgen(js_name = isDrawn)]
    pub fn is_drawn(&self, state: &JsValue, moves: &JsValue) -> Result<bool, JsValue> {
        let state = self.state(state)?;
        let mut mover = state.turn;
        let mut cells = Vec::new();
        for place in input::moves("cells", moves)? {
            cells.push(self.cell(mover, &place.into())?);
            mover = mover.other();
        }
        Ok(self.0.is_drawn(state, cells)?)
    }

    pub fn grade(&self, state: &JsValue, to: &JsValue, played: &JsValue) -> Result<JsValue, JsValue> {
        let (state, cell) = self.move_in(state, to)?;
        let grade = self.0.grade(state.at_ply(input::played(played)?), cell)?;
        Ok(plain::object(&plain::Grade::of(grade, |outcome| outcome)))
    }

    pub fn refutation(&self, state: &JsValue, to: &JsValue, played: &JsValue) -> Result<JsValue, JsValue> {
        let (state, cell) = self.move_in(state, to)?;
        let refutation = self.0.refutation(state.at_ply(input::played(played)?), cell)?;
        Ok(self.object(&plain::Refutation::of(refutation, |outcome| outcome)))
    }

    pub fn reply(
        &self,
        state: &JsValue,
        seed: &JsValue,
        strength: &JsValue,
        played: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let state = self.state(state)?;
        let (seed, strength) = (input::seed(seed)?, input::strength(strength)?);
        let reply = self.0.reply(state.at_ply(input::played(played)?), strength, seed);
        Ok(reply.map_or(JsValue::NULL, |reply| output::ranked_moves(self.0.board(), &[reply]).get(0)))
    }

    pub fn line(&self, mouse: &JsValue, cat: &JsValue, turn: &JsValue, played: &JsValue) -> Result<JsValue, JsValue> {
        let from_start = [mouse, cat, turn].into_iter().all(input::is_missing);
        let at = if from_start { self.at_or_start(mouse, played) } else { self.at_values(mouse, cat, turn, played) };
        Ok(self.object(&self.0.line(at?)?))
    }

    pub fn reason(&self, state: &JsValue, played: &JsValue) -> Result<JsValue, JsValue> {
        Ok(self.object(&self.0.explain(self.at_or_start(state, played)?)?))
    }

    pub fn proof(&self, state: &JsValue, played: &JsValue) -> Result<JsValue, JsValue> {
        Ok(self.object(&self.0.proof(self.at_or_start(state, played)?)?))
    }

    pub fn decided(&self, cat: &JsValue, turn: &JsValue) -> Result<JsValue, JsValue> {
        let decided = self.0.decided(self.cell(Player::Cat, cat)?, input::player(turn)?)?;
        Ok(self.object(&decided.all(self.0.board().draft().cells())))
    }

    #[wasm_bindgen(js_name = decidedAt)]
    pub fn decided_at(&self, state: &JsValue, plies: &JsValue) -> Result<JsValue, JsValue> {
        let state = self.state(state)?;
        Ok(self.object(&self.0.decided_at(state, input::given_plies(plies)?)?))
    }

    pub fn table(&self, turn: &JsValue) -> Result<Uint16Array, JsValue> {
        let turn = input::player(turn)?;
        let board = self.0.board();
        let cells = || (0..board.size()).filter_map(|number| board.cell(number));
        let floor = board.floor();
        let entry = |mouse, cat| {
            if !floor.contains(mouse) || !floor.contains(cat) {
                return output::NO_STATE;
            }
            output::table_entry(self.0.table().forced(State { mouse, cat, turn }))
        };
        let entries: Vec<u16> = cells().flat_map(|mouse| cells().map(move |cat| entry(mouse, cat))).collect();
        Ok(Uint16Array::from(entries.as_slice()))
    }

    pub fn stats(&self) -> JsValue {
        self.object(&plain::Stats::from(&self.0.stats()))
    }

    fn object(&self, value: &impl Serialize) -> JsValue {
        plain::on_board(self.0.board().cols(), value)
    }

    fn cell(&self, player: Player, value: &JsValue) -> Result<Cell, CellError> {
        input::cell(self.0.board().draft(), player, value)
    }

    fn state(&self, state: &JsValue) -> Result<State, JsValue> {
        input::state(state, |player, value| self.cell(player, value))
    }

    /// The state, and the cell to which the player moves.
    fn move_in(&self, state: &JsValue, to: &JsValue) -> Result<(State, Cell), JsValue> {
        let state = self.state(state)?;
        Ok((state, self.cell(state.turn, to)?))
    }

    /// The state, and the plies played.
    fn at(&self, state: &JsValue, played: &JsValue) -> Result<StateAtPly, JsValue> {
        Ok(self.state(state)?.at_ply(input::played(played)?))
    }

    /// The same as [`Self::at`]; without a state, the start of the game.
    fn at_or_start(&self, state: &JsValue, played: &JsValue) -> Result<StateAtPly, JsValue> {
        if input::is_missing(state) {
            Ok(self.0.start().at_ply(input::played(played)?))
        } else {
            self.at(state, played)
        }
    }

    /// Like [`Self::at`], for calls that take either a `State` or its three values.
    fn at_values(
        &self,
        mouse: &JsValue,
        cat: &JsValue,
        turn: &JsValue,
        played: &JsValue,
    ) -> Result<StateAtPly, JsValue> {
        if mouse.is_object() {
            return self.at(mouse, cat);
        }
        let state = input::state_of([mouse, cat, turn], |player, value| self.cell(player, value))?;
        Ok(state.at_ply(input::played(played)?))
    }
}
