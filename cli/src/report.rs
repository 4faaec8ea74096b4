//! The judge's findings, for people and for programs.

use std::fmt::Write;
use std::time::Duration;

use cat_and_mouse::judge::{
    Answer, Failure, Given, Judge, JudgeReport, JudgeVerdict, Mistake, Nearest, Problem, Question,
};
use serde::Serialize;

use crate::json;
use crate::program::Unusable;
use crate::solved::Solved;
use crate::times::{Row, Times};
use crate::words;

/// A judged program.
pub struct Judged {
    pub report: JudgeReport,
    pub problem: Problem,
    pub time_limit: Duration,
    /// The standard error of the program when it was asked the failed question once more.
    pub errors: String,
    pub times: Times,
}

/// The report for programs: the keys of the JavaScript API, and facts about the run.
#[derive(Serialize)]
struct Data<'a> {
    problem: &'static str,
    /// The meaning of the verdict, in words.
    message: String,
    #[serde(flatten)]
    report: &'a JudgeReport,
    /// The last lines of the standard error.
    errors: &'a str,
    times: Vec<Row>,
}

impl Judged {
    /// The report as JSON, on one line.
    pub fn to_json(&self) -> String {
        let report = &self.report;
        let failure = report.failure.as_ref();
        let data = Data {
            problem: self.problem.name(),
            message: failure.map_or_else(|| self.without_failure(), |failure| self.heading(failure)),
            report,
            errors: &self.errors,
            times: self.times.rows(),
        };
        failure.map_or_else(|| json::result(&data), |failure| json::of_question(&failure.question, &data))
    }

    /// The report for people.
    pub fn in_words(&self) -> String {
        let report = &self.report;
        let Some(failure) = &report.failure else {
            let times = self.times.in_words(self.unit());
            return format!("{}\n\n{times}", self.without_failure());
        };
        let mut text = format!("{} {}\n\n", self.heading(failure), size(report, failure));
        text += &comparison(&failure.question, failure.expected, &failure.given);
        if let Some(kind) = report.errors_on {
            let _ = writeln!(text, "{}\n", words::errors_on(kind));
        }
        if report.verdict == JudgeVerdict::WrongAnswer || !report.mistakes.is_empty() {
            text += &mistakes(report, self.problem);
            text.push('\n');
        }
        text += &first_wrong(report);
        let input = json::leetcode(&failure.question);
        let _ = write!(
            text,
            "{}\n\nAs a LeetCode test case:\n{input}\nAs your program gets it:\n{}\n",
            Solved::of(&failure.question).explanation(),
            failure.question
        );
        text += &standard_error(&self.errors);
        if report.verdict == JudgeVerdict::TimeLimit {
            let _ = write!(text, "\nTimes of the answers:\n{}", self.times.in_words(self.unit()));
        }
        text
    }

    fn without_failure(&self) -> String {
        let asked = words::questions(self.report.asked);
        match self.report.verdict {
            JudgeVerdict::Accepted if self.report.asked == 1 => format!("Accepted: {asked} was answered correctly."),
            JudgeVerdict::Accepted => format!("Accepted: {asked} were answered correctly."),
            _ => format!("Undecided after {asked}."),
        }
    }

    /// The unit in which the size of a question is counted.
    const fn unit(&self) -> &'static str {
        match self.problem {
            Problem::CatAndMouseII => "cells",
            Problem::CatAndMouse => "nodes",
        }
    }

    /// The meaning of the verdict.
    fn heading(&self, failure: &Failure) -> String {
        match (self.report.verdict, &failure.given) {
            (JudgeVerdict::WrongType, given) => {
                let answers = match self.problem {
                    Problem::CatAndMouseII => "true or false",
                    Problem::CatAndMouse => "0, 1 or 2",
                };
                format!("Wrong type: print {answers}, not {}.", yours(given))
            }
            (JudgeVerdict::DiffersBetweenRuns, Given::TimeOut) => format!(
                "Differs between runs: the program gave no answer within {:?}, but after a new start it answered quickly. Either \
                 the machine was busy, or the program gets slower with each question.",
                self.time_limit
            ),
            (JudgeVerdict::DiffersBetweenRuns, Given::Error(fault)) => format!(
                "Differs between runs: {fault} After a new start it gave the right answer. It must keep nothing from one question \
                 to the next."
            ),
            (JudgeVerdict::DiffersBetweenRuns, _) => {
                "Differs between runs: the program failed, but gave the right answer after a new start. It keeps something from \
                 one question to the next, reads what was never set, or its answers are random."
                    .to_owned()
            }
            (_, Given::Error(fault) | Given::TooDeep(fault)) => format!("Error: {fault}"),
            (_, Given::TimeOut) if failure.is_smallest => format!(
                "It does not seem to end: no answer within {:?}, although so small an input has only a few states. Look for a loop that never \
                 stops, or a recursion that comes back to the same state again and again.",
                self.time_limit
            ),
            (_, Given::TimeOut) => format!("Time limit exceeded: no answer within {:?}.", self.time_limit),
            _ => "Wrong answer.".to_owned(),
        }
    }
}

/// The report on a program that does not read questions and print answers as it must.
pub fn unusable(Unusable { verdict, fault, question, errors }: &Unusable, problem: Problem, as_json: bool) -> String {
    let heading = match verdict {
        JudgeVerdict::TimeLimit => format!("Time limit exceeded: {fault}"),
        _ => format!("Error: {fault}"),
    };
    if as_json {
        let mut report = Judge::new(problem, 1, None).report();
        report.verdict = *verdict;
        return json::result(&Data {
            problem: problem.name(),
            message: heading,
            report: &report,
            errors,
            times: Vec::new(),
        });
    }
    format!("{heading}\n\nIt was asked:\n{question}\n{}", standard_error(errors))
}

/// The drawn question, the right answer, and the program's answer.
pub fn comparison(question: &Question, expected: Answer, given: &Given) -> String {
    format!("{}\nexpected  {expected}\nyours     {}\n\n", Solved::of(question).drawing(), yours(given))
}

/// The part about a program's standard error; empty if the program wrote nothing to it.
pub fn standard_error(errors: &str) -> String {
    if errors.is_empty() { String::new() } else { format!("\nWhat it wrote to its standard error:\n{errors}") }
}

/// The sentence above the failed input. It says whether a smaller input can fail.
fn size(report: &JudgeReport, failure: &Failure) -> &'static str {
    match &failure.question {
        _ if report.verdict == JudgeVerdict::DiffersBetweenRuns => "This is the input:",
        Question::Board { .. } if failure.is_smallest => {
            "This is the smallest board on which the program fails (with jumps up to the longer side):"
        }
        Question::Board { .. } => "This is the smallest board that was found:",
        Question::Graph(_) if failure.is_smallest => "This is the smallest graph on which the program fails:",
        Question::Graph(_) => "This is the smallest graph that was found:",
    }
}

/// A program's answer, for people.
pub fn yours(given: &Given) -> String {
    match given {
        Given::Boolean(answer) => answer.to_string(),
        Given::Number(answer) => answer.to_string(),
        Given::Error(_) | Given::TooDeep(_) => "no answer".to_owned(),
        Given::TimeOut => "no answer in time".to_owned(),
        Given::Value(text) => format!("{text:?}"),
    }
}

/// The sentences about the position, reached by moves from the failed question, at which the answers first go wrong.
/// Empty if this position is not known.
fn first_wrong(report: &JudgeReport) -> String {
    let Some(first) = &report.first_wrong else { return String::new() };
    if first.is_circle {
        return "The wrong answers follow from one another, in a circle: positions that come back again and again count as \
                decided, although nobody can force anything there.\n\n"
            .to_owned();
    }
    let place = match first.line.len() {
        0 => String::new(),
        plies => format!(
            "The answers first go wrong {plies} plies later, in this position:\n{}",
            comparison(&first.question, first.expected, &first.given.into())
        ),
    };
    let reason = match first.plies {
        Some(1) => "The mouse wins with its next move. Look at the lines about the end of the game.",
        Some(2) => "The cat wins with its next move. Look at the lines about the end of the game.",
        _ => {
            "The program's own answers to the positions two plies later lead to the right answer here. Look at the lines that make \
             the answer of a position out of those after it."
        }
    };
    format!("{place}{reason}\n\n")
}

/// Says that no known mistake explains every answer, and which one explains the most.
fn nearest(report: &JudgeReport, problem: Problem) -> String {
    let mut text = "None of the known mistakes gives all of these answers. There may be more than one.\n".to_owned();
    if let Some(most) = report.right_up_to {
        let (kind, unit) = match problem {
            Problem::CatAndMouseII => ("board", "cells"),
            Problem::CatAndMouse => ("graph", "nodes"),
        };
        let _ = writeln!(text, "Every answer about a {kind} of at most {most} {unit} was right.");
    }
    if let Some(Nearest { code, question, answer, .. }) = &report.nearest {
        let mistake = Mistake { code: *code, plies: None, jumps: None, form: None, is_certain: false };
        let sentence = words::mistake(mistake, problem);
        let _ = writeln!(
            text,
            "This one gives the most of them: {sentence} With it, the answer to {question} would be {answer}."
        );
    }
    text
}

fn mistakes(report: &JudgeReport, problem: Problem) -> String {
    match report.mistakes.as_slice() {
        [] => nearest(report, problem),
        &[mistake] if mistake.is_certain => {
            format!("Your program answers exactly like one with this mistake: {}\n", words::mistake(mistake, problem))
        }
        &[mistake] => format!("The mistake may be this: {}\n", words::mistake(mistake, problem)),
        several => {
            let mut text = "Each of these mistakes would explain every answer:\n".to_owned();
            for &mistake in several {
                let _ = writeln!(text, "- {}", words::mistake(mistake, problem));
            }
            text
        }
    }
}
