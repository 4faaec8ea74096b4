//! Judges a program: asks it the judge's questions, and says what it gets wrong.

use std::ffi::OsString;
use std::fmt::Write;
use std::sync::atomic::Ordering;
use std::time::Duration;

use cat_and_mouse::judge::{Failure, Given, Judge, JudgeReport, JudgeVerdict, Problem, Progress, Question, Stage};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::json::{self, Input};
use crate::program::{INTERRUPTED, Program, Stop};
use crate::solved::Solved;
use crate::words;

/// The number of questions that each of several programs is given at a time.
const PORTION: usize = 16;

/// What to judge.
pub struct Options {
    /// The problem that the program solves.
    pub problem: Problem,
    /// The time for each answer.
    pub time_limit: Duration,
    /// The seed of the random questions.
    pub seed: u32,
    /// The number of copies of the program that answer at the same time.
    pub jobs: usize,
    /// The program and its arguments.
    pub command: Vec<OsString>,
}

/// The report as text, and the exit code.
pub fn run(options: &Options) -> Result<(String, u8), String> {
    ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::Relaxed)).map_err(|error| error.to_string())?;
    let mut judge = Judge::new(options.problem, options.seed, None);
    match ask_all(options, &mut judge) {
        Ok(()) => {}
        Err(Stop::NotStarted(error)) => {
            let name = options.command[0].display();
            return Ok((format!("{name} cannot be started: {error}.\n"), 3));
        }
        Err(Stop::Interrupted) => {
            return Ok((format!("Interrupted after {}.\n", questions(judge.report().asked)), 3));
        }
    }
    let report = judge.report();
    let code = match report.verdict {
        JudgeVerdict::Accepted => 0,
        JudgeVerdict::Undecided => 3,
        _ => 1,
    };
    Ok((in_words(&report, options), code))
}

/// Asks the program until the judge has no more questions.
fn ask_all(options: &Options, judge: &mut Judge) -> Result<(), Stop> {
    let jobs = options.jobs;
    let mut programs: Vec<Program> = (0..jobs).map(|_| Program::new(&options.command, options.time_limit)).collect();
    let threads = ThreadPoolBuilder::new()
        .num_threads(jobs)
        .build()
        .map_err(|error| Stop::NotStarted(std::io::Error::other(error)))?;
    let portion = if jobs == 1 { 1 } else { jobs * PORTION };
    // It is drawn only if the standard error is a terminal.
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} questions: {msg}").expect("a template");
    let bar = ProgressBar::new(0).with_style(style);
    let mut stage = Stage::Statement;
    loop {
        let questions = judge.next(portion);
        if questions.is_empty() {
            bar.finish_and_clear();
            return Ok(());
        }
        let progress = judge.progress();
        if progress.stage == Stage::Shrinking && stage != Stage::Shrinking {
            programs.iter_mut().for_each(Program::end);
        }
        stage = progress.stage;
        show(&bar, &progress);
        // Each program answers the same questions in every run.
        let share = |(first, program): (usize, &mut Program)| {
            questions.iter().skip(first).step_by(jobs).map(|question| program.ask(question)).collect()
        };
        let shares: Vec<Result<Vec<Given>, Stop>> =
            threads.install(|| programs.par_iter_mut().enumerate().map(share).collect());
        let mut shares = shares.into_iter().map(|share| share.map(Vec::into_iter)).collect::<Result<Vec<_>, _>>()?;
        let given = (0..questions.len()).map(|at| shares[at % jobs].next().expect("an answer to each question"));
        judge.answer(given.collect()).expect("an answer to each question");
    }
}

/// Shows how far the judge is.
fn show(bar: &ProgressBar, progress: &Progress) {
    let asked = progress.asked.into();
    let doing = match progress.stage {
        Stage::Statement => "the examples of the statement",
        Stage::Small => "every small input",
        Stage::Traps => "inputs on which known programs fail",
        Stage::Random => "random inputs",
        Stage::Large => "large inputs",
        Stage::Shrinking => "making the input smaller",
        Stage::Naming => "finding the mistake",
    };
    bar.set_length(progress.of.map_or(asked, u64::from));
    bar.set_position(asked);
    bar.set_message(doing);
}

/// The report for people.
fn in_words(report: &JudgeReport, options: &Options) -> String {
    let asked = questions(report.asked);
    let Some(failure) = &report.failure else {
        return match report.verdict {
            JudgeVerdict::Accepted => format!("Accepted: {asked} were answered correctly.\n"),
            _ => format!("Undecided after {asked}.\n"),
        };
    };
    let solved = Solved::of(&failure.question);
    let mut text = format!("{} {}\n\n{}\n", heading(report, failure, options), size(report, failure), solved.drawing());
    let _ = writeln!(text, "expected  {}\nyours     {}\n", failure.expected, yours(&failure.given));
    // A program that mixes up rows and columns fails with errors.
    if report.verdict == JudgeVerdict::WrongAnswer || !report.mistakes.is_empty() {
        text += &mistakes(report, options.problem);
        text.push('\n');
    }
    let input = json::leetcode(&Input::from(&failure.question));
    let _ = write!(
        text,
        "{}\n\nAs a LeetCode test case:\n{input}\nAs your program gets it:\n{}\n",
        solved.explanation(),
        failure.question
    );
    text
}

/// What the verdict means.
fn heading(report: &JudgeReport, failure: &Failure, options: &Options) -> String {
    match (report.verdict, &failure.given) {
        (JudgeVerdict::WrongType, _) => match options.problem {
            Problem::CatAndMouseII => "Wrong type: an answer must be true or false.".to_owned(),
            Problem::CatAndMouse => "Wrong type: an answer must be 0, 1 or 2.".to_owned(),
        },
        (JudgeVerdict::DiffersBetweenRuns, given) => {
            let keeps = match given {
                Given::Error(_) | Given::TimeOut => {
                    "It must read and answer one question after the other until its input ends, and keep nothing from one to the next."
                }
                _ => "It keeps something from one question to the next, or its answers are random.",
            };
            format!("Differs between runs: the program failed, but gave the right answer after a new start. {keeps}")
        }
        (_, Given::Error(_)) => "Error: the program gave no answer.".to_owned(),
        (_, Given::TimeOut) => format!("Time limit exceeded: no answer within {:?}.", options.time_limit),
        _ => "Wrong answer.".to_owned(),
    }
}

/// Whether there is a smaller input on which the program fails.
fn size(report: &JudgeReport, failure: &Failure) -> &'static str {
    match &failure.question {
        _ if report.verdict == JudgeVerdict::DiffersBetweenRuns => "This is the input:",
        Question::Board { .. } if failure.is_smallest => "This is the smallest board on which the program fails:",
        Question::Board { .. } => "This is the smallest board that was found:",
        Question::Graph(_) if failure.is_smallest => "This is the smallest graph on which the program fails:",
        Question::Graph(_) => "This is the smallest graph that was found:",
    }
}

fn yours(given: &Given) -> String {
    match given {
        Given::Boolean(answer) => answer.to_string(),
        Given::Number(answer) => answer.to_string(),
        Given::Error(message) => format!("no answer. {message}"),
        Given::TimeOut => "no answer in time".to_owned(),
        Given::Value(text) => format!("{text:?}"),
    }
}

fn mistakes(report: &JudgeReport, problem: Problem) -> String {
    match report.mistakes.as_slice() {
        [] => "The judge does not know this mistake.\n".to_owned(),
        &[mistake] => format!("The mistake: {}\n", words::mistake(mistake, problem)),
        several => {
            let mut text = "Each of these mistakes would explain every answer:\n".to_owned();
            for &mistake in several {
                let _ = writeln!(text, "- {}", words::mistake(mistake, problem));
            }
            text
        }
    }
}

fn questions(count: u32) -> String {
    if count == 1 { "1 question".to_owned() } else { format!("{count} questions") }
}
