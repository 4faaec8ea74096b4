//! A program under test: starts it, waits until it is ready, and asks it questions by the line protocol.

use std::ffi::OsString;
use std::io;
use std::thread;
use std::time::{Duration, Instant};

use cat_and_mouse::judge::{Given, JudgeVerdict, Problem, Question};

use crate::process::{GRACE, Heard, Interrupted, Process};

/// The time that a program may need to start, in addition to the time for an answer.
const START: Duration = Duration::from_secs(4);

/// The reason why there are no further answers.
pub enum Stop {
    /// The program cannot be started.
    NotStarted(io::Error),
    /// The user has ended the judge.
    Interrupted,
    /// The program does not read questions and print answers as it must.
    Unusable(Unusable),
    /// The program after `--against` does not read questions and print answers as it must.
    OtherUnusable(String),
}

/// A program that does not read questions and print answers as it must.
pub struct Unusable {
    pub verdict: JudgeVerdict,
    /// The fault, and what would be right.
    pub fault: String,
    pub question: Question,
    /// The last lines of the program's standard error.
    pub errors: String,
}

impl From<Interrupted> for Stop {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}

/// A program's answer, and the time that it took.
pub struct Reply {
    pub given: Given,
    pub took: Duration,
}

impl Reply {
    pub fn is_time_out(&self) -> bool {
        self.given == Given::TimeOut
    }
}

/// The settings for running a program.
pub struct Launch<'a> {
    /// The program and its arguments.
    pub command: &'a [OsString],
    pub problem: Problem,
    /// The time for each answer.
    pub time_limit: Duration,
    /// The number of copies that run at the same time.
    pub jobs: usize,
}

/// A program that is started at the first question, and started again at the next question after it has ended.
pub struct Program<'a> {
    launch: &'a Launch<'a>,
    running: Option<Process>,
    /// Whether the program has been ready at least once.
    has_answered: bool,
    /// Whether the program fails on the easy question, which a new start then skips.
    fails_on_easy: bool,
}

impl<'a> Program<'a> {
    pub fn new(launch: &'a Launch<'a>) -> Self {
        Self { launch, running: None, has_answered: false, fails_on_easy: false }
    }

    /// Ends the program. The next question starts it afresh.
    pub fn end(&mut self) {
        self.running = None;
    }

    /// Starts the program afresh. The easy question is skipped, so the next question is the first.
    pub fn restart(&mut self) -> Result<(), Stop> {
        self.running = None;
        self.running = Some(self.fresh().map_err(Stop::NotStarted)?);
        Ok(())
    }

    /// Asks a question. A program that gives no answer within `limit` is ended.
    pub fn ask(&mut self, question: &Question, limit: Duration) -> Result<Reply, Stop> {
        let failed = |given| Reply { given, took: limit };
        let mut process = match self.running.take() {
            Some(process) => process,
            None => match self.start()? {
                Ok(process) => process,
                Err(given) => return Ok(failed(given)),
            },
        };
        if let Some(line) = process.unasked() {
            return Err(too_much(&line, question, process));
        }
        let began = Instant::now();
        let limit = if process.is_fresh() { self.patience() } else { limit };
        let line = match process.ask(&question.to_string(), began + limit)? {
            Heard::Line(line) => line,
            Heard::Nothing => return Ok(failed(Given::TimeOut)),
            Heard::Fault(fault) => return Ok(Reply { given: Given::Error(fault), took: began.elapsed() }),
        };
        let took = began.elapsed();
        let given = read(&line);
        // Waits for a second line only after a wrong answer. Waiting after every answer would take longer than all
        // answers together.
        if given.fault(question.answer()).is_some()
            && let Heard::Line(second) = process.hear(Instant::now() + GRACE)?
        {
            let stray = if is_answer(&given, self.launch.problem) { &second } else { &line };
            return Err(too_much(stray, question, process));
        }
        self.running = Some(process);
        Ok(Reply { given, took })
    }

    /// Starts the program, asks it only this question, and ends it. Also returns the last lines of its standard error.
    pub fn ask_alone(&mut self, question: &Question) -> Result<(Reply, String), Stop> {
        self.end();
        // If the program has never answered, it is first started in the usual way, which reports whether it breaks the
        // line protocol.
        if !self.has_answered
            && let Err(given) = self.start()?
        {
            return Ok((Reply { given, took: self.launch.time_limit }, String::new()));
        }
        let mut process = self.fresh().map_err(Stop::NotStarted)?;
        let began = Instant::now();
        let given = match process.ask(&question.to_string(), began + self.patience())? {
            Heard::Line(line) => read(&line),
            Heard::Nothing => Given::TimeOut,
            Heard::Fault(fault) => Given::Error(fault),
        };
        Ok((Reply { given, took: began.elapsed() }, process.end()))
    }

    fn fresh(&self) -> io::Result<Process> {
        Process::start(self.launch.command, self.has_answered)
    }

    /// Starts the program, and waits until it is ready, that is, has answered an easy question twice. The second answer
    /// shows that the program does not end after one. If the program does not become ready, returns the reason as its
    /// answer: a time-out or an error.
    fn start(&mut self) -> Result<Result<Process, Given>, Stop> {
        let mut process = self.fresh().map_err(Stop::NotStarted)?;
        if self.fails_on_easy {
            return Ok(Ok(process));
        }
        let easy = self.launch.problem.easy_question();
        let unusable = |verdict, fault: String, process: Process| {
            Stop::Unusable(Unusable { verdict, fault, question: easy.clone(), errors: process.end() })
        };
        let deadline = Instant::now() + self.patience();
        let line = match process.ask(&easy.to_string(), deadline)? {
            Heard::Line(line) => line,
            Heard::Nothing if self.has_answered => return Ok(Err(Given::TimeOut)),
            Heard::Nothing => {
                let fault = format!(
                    "the program printed nothing within {:?}, not even for an easy question. Does it print a line for each \
                     question, and flush its output after each line?",
                    self.patience()
                );
                return Err(unusable(JudgeVerdict::TimeLimit, fault, process));
            }
            Heard::Fault(_) if !self.has_answered && process.has_ended() => {
                // Perhaps the program fails only on the easy question.
                self.fails_on_easy = true;
                return self.fresh().map(Ok).map_err(Stop::NotStarted);
            }
            Heard::Fault(fault) if self.has_answered => return Ok(Err(Given::Error(fault))),
            Heard::Fault(fault) => return Err(unusable(JudgeVerdict::Error, fault, process)),
        };
        // If the first line is no answer, the answer may come much later, so the wait is longer.
        let is_answer = is_answer(&read(&line), self.launch.problem);
        let wait = if is_answer { GRACE } else { self.launch.time_limit };
        match process.hear(Instant::now() + wait)? {
            Heard::Line(second) => return Err(too_much(if is_answer { &second } else { &line }, &easy, process)),
            Heard::Fault(_) if process.has_ended() => {
                return Err(unusable(JudgeVerdict::Error, ENDS.to_owned(), process));
            }
            _ => {}
        }
        let deadline = Instant::now() + self.crowded(self.launch.time_limit);
        match process.ask(&easy.to_string(), deadline)? {
            Heard::Line(_) => {}
            Heard::Nothing if self.has_answered => return Ok(Err(Given::TimeOut)),
            Heard::Nothing => {
                let fault = format!("no answer within {:?}, not even to an easy question.", self.launch.time_limit);
                return Err(unusable(JudgeVerdict::TimeLimit, fault, process));
            }
            Heard::Fault(_) if process.has_ended() => {
                return Err(unusable(JudgeVerdict::Error, ENDS.to_owned(), process));
            }
            Heard::Fault(fault) => return Err(unusable(JudgeVerdict::Error, fault, process)),
        }
        self.has_answered = true;
        Ok(Ok(process))
    }

    /// The maximum time from the start to the first answer.
    fn patience(&self) -> Duration {
        self.launch.time_limit + self.crowded(START)
    }

    /// The time, multiplied by the number of copies that share a processor.
    fn crowded(&self, time: Duration) -> Duration {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        time * u32::try_from(self.launch.jobs.div_ceil(cores)).unwrap_or(1)
    }
}

/// The fault of a program that ends after one answer.
const ENDS: &str = "the program ended after one answer. It must read and answer one question after the other until its input \
    ends.";

fn too_much(line: &str, question: &Question, process: Process) -> Stop {
    let fault = format!(
        "the program printed {line:?} besides its answer. It must print one line for each question; other output belongs on \
         the standard error."
    );
    Stop::Unusable(Unusable { verdict: JudgeVerdict::Error, fault, question: question.clone(), errors: process.end() })
}

fn read(line: &str) -> Given {
    match line.trim() {
        "true" | "True" => Given::Boolean(true),
        "false" | "False" => Given::Boolean(false),
        line => line.parse().map_or_else(|_| Given::Value(line.to_owned()), Given::Number),
    }
}

/// Whether the program's output has the form of an answer, right or wrong.
fn is_answer(given: &Given, problem: Problem) -> bool {
    match problem {
        Problem::CatAndMouseII => matches!(given, Given::Boolean(_)),
        Problem::CatAndMouse => matches!(given, Given::Number(_)),
    }
}
