//! Asks a program the user's own questions, and compares its answers with the right answers or with another program's.

use std::ffi::OsString;
use std::fmt::Write;

use cat_and_mouse::Board;
use cat_and_mouse::Graph;
use cat_and_mouse::edit::{BoardEditor, GraphEditor};
use cat_and_mouse::judge::{Answer, Given, Problem, Question};
use serde::Serialize;

use crate::json;
use crate::program::{Launch, Program, Stop};
use crate::report;
use crate::solved::Solved;

/// The user's questions, which replace the judge's.
pub enum Own {
    Case(Question),
    Cases(Vec<Question>),
}

/// A question with its answers, as JSON.
#[derive(Serialize)]
struct Compared {
    line: String,
    expected: Answer,
    given: Given,
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<Given>,
    #[serde(skip_serializing_if = "Option::is_none")]
    errors: Option<String>,
}

/// Reads the questions in a text. Either each line is a question as the judge asks it, or the text has boards or graphs
/// in any form that can be pasted.
pub fn read(text: &str, problem: Problem) -> Result<Vec<Question>, String> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let as_asked: Result<Vec<Question>, String> = lines.iter().map(|line| question(line, problem)).collect();
    match (as_asked, problem) {
        (Ok(questions), _) if !questions.is_empty() => Ok(questions),
        (Err(error), _) if lines.iter().any(|line| question(line, problem).is_ok()) => Err(error),
        (_, Problem::CatAndMouseII) => boards(text),
        (_, Problem::CatAndMouse) => graphs(text),
    }
}

/// Reads a question of this problem, written as the judge asks it.
pub fn question(line: &str, problem: Problem) -> Result<Question, String> {
    let question: Question = line.parse().map_err(|error| format!("{error}"))?;
    if matches!(question, Question::Graph(_)) == (problem == Problem::CatAndMouse) {
        Ok(question)
    } else {
        Err(format!("{line:?} is not a question of problem {}; see --problem.", problem.number()))
    }
}

fn boards(text: &str) -> Result<Vec<Question>, String> {
    let editor = BoardEditor::new("board=1".parse().map_err(|error| format!("{error}"))?);
    let cases = editor.read_cases(text).map_err(|error| error.to_string())?;
    let board = |setup: cat_and_mouse::text::Setup| {
        let board = Board::try_from(setup.draft).map_err(|error| error.to_string())?;
        Ok(Question::Board { board, jumps: setup.jumps })
    };
    cases.into_iter().map(|case| board(case.link.setup)).collect()
}

fn graphs(text: &str) -> Result<Vec<Question>, String> {
    let cases = GraphEditor::read_cases(text).map_err(|error| error.to_string())?;
    let graph = |lists: &[Vec<usize>]| Graph::new(lists).map(Question::Graph).map_err(|error| error.to_string());
    cases.into_iter().map(|case| graph(&case.link.draft.lists())).collect()
}

/// The report on one question, with the program's standard error, and the exit code.
pub fn case(launch: &Launch, question: &Question, as_json: bool) -> Result<(String, u8), Stop> {
    let (reply, errors) = Program::new(launch).ask_alone(question)?;
    let (expected, given) = (question.answer(), reply.given);
    let code = u8::from(given.fault(expected).is_some());
    if as_json {
        let line = question.to_string();
        return Ok((json::result(&Compared { line, expected, given, against: None, errors: Some(errors) }), code));
    }
    let mut text = report::comparison(question, expected, &given);
    if let Given::Error(fault) = &given {
        let _ = writeln!(text, "Error: {fault}\n");
    }
    let _ = writeln!(text, "{}", Solved::of(question).explanation());
    text += &report::standard_error(&errors);
    Ok((text, code))
}

/// The report on several questions, and the exit code. The program's answers are compared with those of the command
/// `against`; without it, with the right answers.
pub fn cases(
    launch: &Launch,
    questions: &[Question],
    against: Option<&str>,
    as_json: bool,
) -> Result<(String, u8), Stop> {
    let shell = against.map(in_shell);
    let other = shell.as_deref().map(|command| Launch { command, ..*launch });
    let mut programs = (Program::new(launch), other.as_ref().map(Program::new));
    let (mut rows, mut text, mut different) = (Vec::new(), String::new(), 0);
    for question in questions {
        let expected = question.answer();
        let given = programs.0.ask(question, launch.time_limit)?.given;
        let others = match &mut programs.1 {
            Some(program) => Some(program.ask(question, launch.time_limit).map_err(of_other)?.given),
            None => None,
        };
        let differs = others.as_ref().map_or(given.fault(expected).is_some(), |others| *others != given);
        different += u32::from(differs);
        if differs {
            let _ = writeln!(text, "{question}\n  expected  {expected}\n  yours     {}", report::yours(&given));
            if let Some(others) = &others {
                let _ = writeln!(text, "  other     {}", report::yours(others));
            }
        }
        rows.push(Compared { line: question.to_string(), expected, given, against: others, errors: None });
    }
    let code = u8::from(different > 0);
    if as_json {
        return Ok((json::result(&rows), code));
    }
    let what = if against.is_some() { "the programs differ" } else { "the program is wrong" };
    let count = u32::try_from(questions.len()).unwrap_or(u32::MAX);
    let _ = writeln!(text, "On {different} of {}, {what}.", crate::words::questions(count));
    Ok((text, code))
}

fn of_other(stop: Stop) -> Stop {
    match stop {
        Stop::Unusable(unusable) => Stop::OtherUnusable(unusable.fault),
        stop => stop,
    }
}

/// The command that runs this line in a shell.
fn in_shell(line: &str) -> Vec<OsString> {
    let words = if cfg!(windows) { ["cmd", "/C", line] } else { ["sh", "-c", line] };
    words.map(OsString::from).to_vec()
}
