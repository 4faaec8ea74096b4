//! The class `Judge`, `mistakenMoves` and `questionAt`.

use std::cell::RefCell;

use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::judge::questions::question::{Problem, Question};
use crate::judge::report::Given;
use crate::judge::{Judge, mistaken_moves};
use crate::web::api::graph_solution;
use crate::web::convert::describe::{describe, is_array};
use crate::web::convert::{error, input, memory, plain};

/// The class `Judge`. Reading an answer may run a getter of the caller, and the getter may call the judge. The judge is
/// therefore borrowed only after all answers have been read.
#[wasm_bindgen(js_name = Judge, skip_typescript)]
pub struct JudgeHandle {
    judge: RefCell<Judge>,
    /// The number of questions that wait for their answers.
    waiting: std::cell::Cell<u32>,
}

#[wasm_bindgen(js_class = Judge)]
impl JudgeHandle {
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new(problem: &JsValue, options: &JsValue) -> Result<Self, JsValue> {
        let named = Problem::ALL.into_iter().find(|named| *problem == named.name());
        let rule = "The problem must be \"cat-and-mouse-ii\" or \"cat-and-mouse\"";
        let problem = named.ok_or_else(|| error::refused("bad-problem", rule, &describe(problem)))?;
        let seed = option(options, "seed")?.map(|seed| input::seed(&seed)).transpose()?;
        let questions = option(options, "questions")?;
        let questions = questions.map(|questions| count("questions", &questions)).transpose()?;
        let judge = Judge::new(problem, seed.unwrap_or(1), questions);
        memory::kept(Self { judge: RefCell::new(judge), waiting: std::cell::Cell::new(0) })
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn next(&self, count: &JsValue) -> Result<Array, JsValue> {
        let count = self::count("The count", count)?;
        memory::ensure(0)?;
        let asked = self.judge.borrow_mut().next(count as usize);
        self.waiting.set(u32::try_from(asked.len()).unwrap_or(u32::MAX));
        Ok(asked.iter().map(plain::object).collect())
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn answer(&self, given: &JsValue) -> Result<(), JsValue> {
        memory::ensure(0)?;
        let most = self.waiting.get();
        let bad = |rule: &str, given: &str| error::refused("bad-answers", rule, given);
        let unreadable = || bad("The answers must be an array", "an array that cannot be read");
        if !is_array(given).map_err(|_| unreadable())? {
            return Err(bad("The answers must be an array", &describe(given)));
        }
        let get = |key: JsValue| Ok::<_, JsValue>(input::property(given, &key).ok_or_else(unreadable)?.get(0));
        let length = get("length".into())?;
        if !length.as_f64().is_some_and(|length| length.fract() == 0.0) {
            return Err(unreadable());
        }
        if length != most {
            let rule = format!("The number of answers must be {most}, one for each question");
            return Err(bad(&rule, &describe(&length)));
        }
        let mut answers = Vec::with_capacity(most as usize);
        for index in 0..most {
            let answer = read(&get(index.into())?, unreadable)?;
            let rule = || {
                let form = "a boolean, a number, or an object with error, timeout or value";
                format!("Answer {} must be {form}", index + 1)
            };
            answers.push(answer.ok_or_else(|| bad(&rule(), "something else"))?);
        }
        self.waiting.set(0);
        let taken = self.judge.borrow_mut().answer(answers);
        taken.map_err(|wrong| {
            bad(&format!("The number of answers must be {}", wrong.expected), &wrong.given.to_string())
        })
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn settle(&self) -> Result<(), JsValue> {
        memory::ensure(0)?;
        let mut judge = self.judge.borrow_mut();
        judge.settle();
        if judge.progress().done {
            self.waiting.set(0);
        }
        Ok(())
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn progress(&self) -> JsValue {
        plain::object(&self.judge.borrow().progress())
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn report(&self) -> JsValue {
        let report = self.judge.borrow().report();
        match &report.failure {
            Some(failure) => plain::on_question(&failure.question, &report),
            None => plain::object(&report),
        }
    }
}

#[wasm_bindgen(js_name = mistakenMoves)]
pub fn mistaken_moves_in(
    question: &JsValue,
    form: &JsValue,
    state: &JsValue,
    played: &JsValue,
) -> Result<JsValue, JsValue> {
    let question = question_of(question)?;
    let no_form = || error::argument("The form must be that of a mistake in a report", form);
    let number = input::whole(form, 0..=u16::MAX.into()).and_then(|form| u16::try_from(form).ok());
    let number = number.ok_or_else(no_form)?;
    let state = input::state(state, |player, value| place(&question, player, value))?;
    let moves = mistaken_moves(&question, number, state, input::played(played)?).ok_or_else(no_form)?;
    Ok(plain::on_question(&question, &moves))
}

#[wasm_bindgen(js_name = questionAt)]
pub fn question_at(question: &JsValue, mouse: &JsValue, cat: &JsValue) -> Result<JsValue, JsValue> {
    let question = question_of(question)?;
    let (mouse, cat) = (place(&question, Player::Mouse, mouse)?, place(&question, Player::Cat, cat)?);
    let at = question.at(mouse, cat);
    Ok(at.map_or(JsValue::NULL, |question| plain::object(&plain::Asked { answer: question.answer(), question })))
}

fn question_of(question: &JsValue) -> Result<Question, JsValue> {
    let get = |name| input::value("The question", question, name);
    let graph = get("graph")?;
    if input::is_missing(&graph) {
        let (board, jumps) = input::setup(&get("grid")?, &get("catJump")?, &get("mouseJump")?)?;
        return Ok(Question::Board { board, jumps });
    }
    Ok(Question::Graph(graph_solution::read(&graph)?))
}

/// Reads a cell or node of the question that this player may be on.
fn place(question: &Question, player: Player, value: &JsValue) -> Result<Cell, JsValue> {
    match question {
        Question::Board { board, .. } => Ok(input::cell(board.draft(), player, value)?),
        Question::Graph(graph) => Ok(graph_solution::node(graph.size(), player, value)?),
    }
}

/// Reads an answer; `None` if the value cannot be one.
fn read(value: &JsValue, unreadable: impl Fn() -> JsValue) -> Result<Option<Given>, JsValue> {
    if !value.is_object() {
        return Ok(value.as_bool().map(Given::Boolean).or_else(|| value.as_f64().map(Given::Number)));
    }
    let get = |name: &str| Ok::<_, JsValue>(input::property(value, &name.into()).ok_or_else(&unreadable)?.get(0));
    let (error, timeout, value) = (get("error")?, get("timeout")?, get("value")?);
    let text = |value: JsValue| value.dyn_into::<JsString>().ok().map(|text| String::from(text.slice(0, MAX)));
    let timeout = (timeout == true).then_some(Given::TimeOut);
    let is_too_deep = get("tooDeep")? == true;
    let failed = if is_too_deep { Given::TooDeep } else { Given::Error };
    Ok(text(error).map(failed).or(timeout).or_else(|| text(value).map(Given::Value)))
}

/// The maximum length of a message or a value in UTF-16 units. Longer texts are cut.
const MAX: u32 = 2_000;

/// A property of the options; `None` if the property or the options are missing.
fn option(options: &JsValue, name: &str) -> Result<Option<JsValue>, JsValue> {
    if input::is_missing(options) {
        return Ok(None);
    }
    let value = input::value("The options", options, name)?;
    Ok((!input::is_missing(&value)).then_some(value))
}

/// Reads a number of questions.
fn count(what: &str, value: &JsValue) -> Result<u32, JsValue> {
    let rule = format!("{what} must be a whole number from 1 to 4,294,967,295");
    input::whole(value, 1..=u32::MAX).ok_or_else(|| error::refused("bad-count", &rule, &describe(value)))
}
