//! The class `Judge`.

use std::cell::{Cell, RefCell};
use std::fmt::Write;

use js_sys::{Array, Float64Array, JsString, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::judge::host::Judge;
use crate::judge::questions::question::{Answer, Problem};
use crate::judge::report::{Failure, Given};
use crate::web::convert::describe::{describe, is_array};
use crate::web::convert::{error, input, memory};

#[wasm_bindgen(module = "/src/web/js/judge.js")]
extern "C" {
    fn questions(lines: &str) -> Array;
    #[wasm_bindgen(js_name = givenParts)]
    fn given_parts(given: &JsValue, most: u32) -> Option<Array>;
    fn failure(
        question: &str,
        expected: u8,
        kind: u8,
        number: f64,
        text: &str,
        is_smallest: bool,
        first: &str,
    ) -> JsValue;
    fn report(
        verdict: &str,
        asked: u32,
        small: &[u32],
        failure: Option<JsValue>,
        codes: &str,
        is_certain: bool,
        limits: &[u16],
    ) -> JsValue;
    fn progress(stage: &str, asked: u32, of: Option<u32>, done: bool) -> JsValue;
}

/// The kinds of a [`Given`], in the order of `judge.js`.
const FALSE: u8 = 0;
const TRUE: u8 = 1;
const NUMBER: u8 = 2;
const ERROR: u8 = 3;
const TIME_OUT: u8 = 4;
const VALUE: u8 = 5;

/// A caller's getter may call the judge while its answers are read, so nothing is borrowed before that is done.
#[wasm_bindgen(js_name = Judge, skip_typescript)]
pub struct JudgeHandle {
    judge: RefCell<Judge>,
    /// The number of questions that wait for their answers.
    waiting: Cell<u32>,
}

#[wasm_bindgen(js_class = Judge)]
impl JudgeHandle {
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new(problem: &JsValue, options: &JsValue) -> Result<Self, JsValue> {
        let named = Problem::ALL.into_iter().find(|named| *problem == named.name());
        let rule = "The problem must be \"cat-and-mouse-ii\" or \"cat-and-mouse\"";
        let problem = named.ok_or_else(|| error::refused("bad-problem", rule, &describe(problem)))?;
        let seed = option(options, "seed")?;
        let rule = "seed must be a whole number from 0 to 4,294,967,295";
        let seed = seed.map(|seed| input::whole(&seed, 0..=u32::MAX).ok_or_else(|| error::argument(rule, &seed)));
        let questions = option(options, "questions")?;
        let questions = questions.map(|questions| count("questions", &questions)).transpose()?;
        let judge = Judge::new(problem, seed.transpose()?.unwrap_or(1), questions);
        memory::kept(Self { judge: RefCell::new(judge), waiting: Cell::new(0) })
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn next(&self, count: &JsValue) -> Result<Array, JsValue> {
        let count = self::count("The count", count)?;
        memory::ensure(0)?;
        let asked = self.judge.borrow_mut().next(count as usize);
        self.waiting.set(u32::try_from(asked.len()).unwrap_or(u32::MAX));
        let mut lines = String::new();
        for question in &asked {
            let between = if lines.is_empty() { "" } else { "\n" };
            write!(lines, "{between}{question}").expect("a String takes everything");
        }
        Ok(questions(&lines))
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn answer(&self, given: &JsValue) -> Result<(), JsValue> {
        memory::ensure(0)?;
        let most = self.waiting.get();
        let bad = |rule: &str, given: &str| error::refused("bad-answers", rule, given);
        let Some(parts) = given_parts(given, most) else {
            let what = if is_array(given).unwrap_or(true) {
                "an array that cannot be read".to_owned()
            } else {
                describe(given)
            };
            return Err(bad("The answers must be an array", &what));
        };
        let kinds = parts.get(0).unchecked_into::<Uint8Array>().to_vec();
        let numbers = parts.get(1).unchecked_into::<Float64Array>().to_vec();
        let mut texts = parts.get(2).unchecked_into::<Array>().into_iter();
        let mut text = || texts.next().map(|text| String::from(text.unchecked_into::<JsString>())).unwrap_or_default();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a length
        let length = parts.get(3).as_f64().unwrap_or_default() as u64;
        if length != u64::from(most) {
            return Err(bad(
                &format!("The number of answers must be {most}, one for each question"),
                &length.to_string(),
            ));
        }
        let mut answers = Vec::with_capacity(kinds.len());
        for (&kind, &number) in kinds.iter().zip(&numbers) {
            answers.push(match kind {
                FALSE => Given::Boolean(false),
                TRUE => Given::Boolean(true),
                NUMBER => Given::Number(number),
                ERROR => Given::Error(text()),
                TIME_OUT => Given::TimeOut,
                VALUE => Given::Value(text()),
                _ => {
                    let rule = format!(
                        "Answer {} must be a boolean, a number, or an object with error, timeout or value",
                        answers.len() + 1
                    );
                    return Err(bad(&rule, "something else"));
                }
            });
        }
        self.waiting.set(0);
        let taken = self.judge.borrow_mut().answer(answers);
        taken.map_err(|wrong| {
            bad(&format!("The number of answers must be {}", wrong.expected), &wrong.given.to_string())
        })
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn progress(&self) -> JsValue {
        let now = self.judge.borrow().progress();
        progress(now.stage.name(), now.asked, now.of, now.done)
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn report(&self) -> JsValue {
        let found = self.judge.borrow().report();
        let codes: Vec<&str> = found.mistakes.iter().map(|mistake| mistake.code.name()).collect();
        let limits = found.mistakes.iter().find_map(|mistake| mistake.plies);
        let limits: Vec<u16> = limits.map_or_else(Vec::new, |(found, missed)| vec![found, missed]);
        let failed = found.failure.as_ref().map(failure_object);
        let is_certain = found.mistakes.iter().all(|mistake| mistake.is_certain);
        let small = [found.small.0, found.small.1];
        report(found.verdict.name(), found.asked, &small, failed, &codes.join(" "), is_certain, &limits)
    }
}

fn failure_object(failed: &Failure) -> JsValue {
    let expected = match failed.expected {
        Answer::Boolean(expected) => expected.into(),
        Answer::Number(expected) => expected,
    };
    let (kind, number, text) = match &failed.given {
        Given::Boolean(given) => (if *given { TRUE } else { FALSE }, 0.0, ""),
        Given::Number(given) => (NUMBER, *given, ""),
        Given::Error(message) => (ERROR, 0.0, message.as_str()),
        Given::TimeOut => (TIME_OUT, 0.0, ""),
        Given::Value(value) => (VALUE, 0.0, value.as_str()),
    };
    let [question, first] = [&failed.question, &failed.first].map(ToString::to_string);
    failure(&question, expected, kind, number, text, failed.is_smallest, &first)
}

/// A property of the options; `None` if it or the options are missing.
fn option(options: &JsValue, name: &str) -> Result<Option<JsValue>, JsValue> {
    if options.is_undefined() || options.is_null() {
        return Ok(None);
    }
    let value = input::property(options, &name.into());
    let unreadable = || error::argument("The options must be an object that can be read", options);
    let value = value.ok_or_else(unreadable)?.get(0);
    Ok((!value.is_undefined() && !value.is_null()).then_some(value))
}

/// Reads a number of questions.
fn count(what: &str, value: &JsValue) -> Result<u32, JsValue> {
    let rule = format!("{what} must be a whole number from 1 to 4,294,967,295");
    input::whole(value, 1..=u32::MAX).ok_or_else(|| error::refused("bad-count", &rule, &describe(value)))
}
