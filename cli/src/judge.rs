//! Judges a program: asks it the judge's questions.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use cat_and_mouse::judge::{Given, Judge, JudgeProgress, JudgeVerdict, Problem, Question, Stage};
use clap::{Args, value_parser};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::own_cases::{self, Own};
use crate::process::INTERRUPTED;
use crate::program::{Launch, Program, Reply, Stop};
use crate::report::{self, Judged};
use crate::times::Times;
use crate::{input, orphans, words};

/// The number of questions that each copy of the program gets at a time if several copies run.
const PORTION: usize = 16;

/// After a wrong answer, the judge asks more questions, to make the failing input smaller and to find the mistake.
/// Their answers may together take `MAX_LATER` or `LIMITS_LATER` time limits, whichever is longer. Without this
/// maximum, a slow program could take hours.
const MAX_LATER: Duration = Duration::from_secs(10);
const LIMITS_LATER: u32 = 5;

/// The maximum time for the questions that confirm which mistake the program makes.
const MAX_CONFIRMING: Duration = Duration::from_secs(1);

/// The arguments of the judge.
#[derive(Args)]
pub struct Arguments {
    /// The number of the problem on LeetCode
    #[arg(long, value_parser = crate::problems(), default_value = "1728")]
    problem: Problem,
    /// The time for each answer, in seconds or milliseconds
    #[arg(long, value_parser = duration, default_value = "2s")]
    time_limit: Duration,
    /// The seed of the random questions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The highest number of questions, for a slow program [default: all, some 100,000]
    #[arg(long, value_parser = value_parser!(u32).range(1..))]
    questions: Option<u32>,
    /// The number of copies of the program that answer at the same time
    #[arg(long, default_value = "1", value_parser = value_parser!(u8).range(1..=64))]
    jobs: u8,
    /// Prints the report as JSON
    #[arg(long)]
    pub json: bool,
    /// Asks only this question, for example 'F/C/M 1 1', and shows what the program writes to its standard error
    #[arg(long, value_name = "LINE", conflicts_with_all = ["cases", "questions"])]
    case: Option<String>,
    /// Asks only the questions in this file: one per line, or boards or graphs in any form that LeetCode takes
    #[arg(long, value_name = "FILE", conflicts_with = "questions")]
    cases: Option<PathBuf>,
    /// Shows on which questions of --cases the program and this other program differ
    #[arg(long, value_name = "COMMAND", requires = "cases")]
    against: Option<String>,
    /// The program and its arguments
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    command: Vec<OsString>,
}

impl Arguments {
    /// The report, and the exit code.
    pub fn run(&self) -> Result<(String, u8), String> {
        let own = match (&self.case, &self.cases) {
            (Some(line), _) => Some(Own::Case(own_cases::question(line, self.problem)?)),
            (None, Some(file)) => Some(Own::Cases(own_cases::read(&input::text(Some(file))?, self.problem)?)),
            (None, None) => None,
        };
        ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::Relaxed)).map_err(|error| error.to_string())?;
        orphans::adopt();
        let Self { problem, time_limit, .. } = *self;
        let launch = Launch { command: &self.command, problem, time_limit, jobs: self.jobs.into() };
        let done = match &own {
            Some(Own::Case(question)) => own_cases::case(&launch, question, self.json),
            Some(Own::Cases(questions)) => own_cases::cases(&launch, questions, self.against.as_deref(), self.json),
            None => judged(&launch, self),
        };
        orphans::end();
        Ok(match done {
            Ok(done) => done,
            Err(Stop::NotStarted(error)) => {
                let message = format!("{} cannot be started: {error}.", self.command[0].display());
                if self.json {
                    (census::json::error(&message), 3)
                } else {
                    eprintln!("error: {message}");
                    (String::new(), 3)
                }
            }
            Err(Stop::OtherUnusable(fault)) => return Err(format!("the program after --against failed: {fault}")),
            Err(Stop::Interrupted) => (interrupted("Interrupted.", self.json), 3),
            Err(Stop::Unusable(unusable)) => (report::unusable(&unusable, problem, self.json), 1),
        })
    }
}

/// Reads a time such as 2s, 0.5 or 100ms.
fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let seconds = number.parse::<f64>().map_or(0.0, |number| number * unit);
    if (0.001..=3_600.0).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err("write a time from 1ms to 3600s, for example 2s".to_owned())
    }
}

fn interrupted(message: &str, as_json: bool) -> String {
    if as_json { census::json::error(message) } else { format!("{message}\n") }
}

/// The judge's report, and the exit code.
fn judged(launch: &Launch, arguments: &Arguments) -> Result<(String, u8), Stop> {
    let mut judge = Judge::new(arguments.problem, arguments.seed, arguments.questions);
    let mut times = Times::default();
    match ask_all(launch, &mut judge, &mut times) {
        // If the user interrupts the judge, a failure that is already known is reported.
        Err(Stop::Interrupted) if judge.report().failure.is_some() => judge.settle(),
        Err(Stop::Interrupted) => {
            let asked = words::questions(judge.report().asked);
            return Ok((interrupted(&format!("Interrupted after {asked}."), arguments.json), 3));
        }
        done => done?,
    }
    let report = judge.report();
    let errors = match &report.failure {
        Some(failure) if report.verdict != JudgeVerdict::DiffersBetweenRuns => {
            Program::new(launch).ask_alone(&failure.question).map_or_else(|_| String::new(), |(_, errors)| errors)
        }
        _ => String::new(),
    };
    let code = match report.verdict {
        JudgeVerdict::Accepted => 0,
        JudgeVerdict::Undecided => 3,
        _ => 1,
    };
    let judged = Judged { report, problem: arguments.problem, time_limit: arguments.time_limit, errors, times };
    Ok((if arguments.json { judged.to_json() } else { judged.in_words() }, code))
}

/// Asks the program until the judge has no more questions.
fn ask_all(launch: &Launch, judge: &mut Judge, times: &mut Times) -> Result<(), Stop> {
    let jobs = launch.jobs;
    let mut programs: Vec<Program> = (0..jobs).map(|_| Program::new(launch)).collect();
    let threads = ThreadPoolBuilder::new()
        .num_threads(jobs)
        .build()
        .map_err(|error| Stop::NotStarted(io::Error::other(error)))?;
    // The bar is drawn only if the standard error is a terminal.
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} questions: {msg}").expect("a template");
    let bar = ProgressBar::new(0).with_style(style);
    let mut stage = Stage::Statement;
    let most_later = MAX_LATER.max(launch.time_limit * LIMITS_LATER);
    let mut later = Duration::ZERO;
    let mut confirming = None;
    loop {
        let progress = judge.progress();
        let is_later = progress.of.is_none();
        let questions = judge.next(if is_later || jobs == 1 { jobs } else { jobs * PORTION });
        if questions.is_empty() {
            bar.finish_and_clear();
            return Ok(());
        }
        let mut limit = launch.time_limit;
        if progress.stage == Stage::Shrinking && stage != Stage::Shrinking {
            // After a time-out, the program is started afresh, and gets the same question with half of the limit. If it
            // answers in this time, it was too slow only by chance. After any other failure, the program is restarted
            // and gets the failed question first, because the failure may depend on earlier questions.
            if judge.report().failure.is_some_and(|failure| failure.given == Given::TimeOut) {
                programs.iter_mut().for_each(Program::end);
                limit /= 2;
            } else {
                programs.iter_mut().try_for_each(Program::restart)?;
            }
        }
        stage = progress.stage;
        show(&bar, &progress);
        // Each copy gets every `jobs`-th question, so that it answers the same questions whenever the judge is run.
        let share = |(first, program): (usize, &mut Program)| {
            questions.iter().skip(first).step_by(jobs).map(|question| program.ask(question, limit)).collect()
        };
        let shares: Vec<Result<Vec<Reply>, Stop>> =
            threads.install(|| programs.par_iter_mut().enumerate().map(share).collect());
        let mut shares = shares.into_iter().map(|share| share.map(Vec::into_iter)).collect::<Result<Vec<_>, _>>()?;
        let replies = (0..questions.len()).map(|at| shares[at % jobs].next().expect("an answer to each question"));
        let mut replies: Vec<Reply> = replies.collect();
        if jobs > 1 && replies.iter().any(Reply::is_time_out) {
            programs.iter_mut().for_each(Program::end);
            ask_alone(launch, &questions, &mut replies, limit)?;
        }
        for (question, reply) in questions.iter().zip(&replies).filter(|(_, reply)| !reply.is_time_out()) {
            times.add(question, reply.took);
        }
        let took: Duration = replies.iter().map(|reply| reply.took).sum();
        judge.answer(replies.into_iter().map(|reply| reply.given).collect()).expect("an answer to each question");
        if is_later {
            later += took;
            if judge.progress().stage == Stage::Confirming {
                confirming.get_or_insert_with(Instant::now);
            }
            if later > most_later || confirming.is_some_and(|since: Instant| since.elapsed() > MAX_CONFIRMING) {
                judge.settle();
            }
        }
    }
}

/// Asks again all questions that were not answered in time, while no other copy of the program runs. The program may
/// have been slow only because its copies shared the machine. Stops at the first question that takes too long again.
fn ask_alone(launch: &Launch, questions: &[Question], replies: &mut [Reply], limit: Duration) -> Result<(), Stop> {
    let alone = Launch { jobs: 1, ..*launch };
    let mut program = Program::new(&alone);
    for (question, reply) in questions.iter().zip(replies).filter(|(_, reply)| reply.is_time_out()) {
        *reply = program.ask(question, limit)?;
        if reply.is_time_out() {
            break;
        }
    }
    Ok(())
}

fn show(bar: &ProgressBar, progress: &JudgeProgress) {
    let asked = progress.asked.into();
    let doing = match progress.stage {
        Stage::Statement => "the examples of the statement",
        Stage::Small => "small inputs",
        Stage::Traps => "inputs on which known programs fail",
        Stage::Random => "random inputs",
        Stage::Large => "large inputs",
        Stage::Shrinking => "making the input smaller",
        Stage::Locating => "finding where the answers first go wrong",
        Stage::Naming => "finding the mistake",
        Stage::Confirming => "making sure of the mistake",
    };
    bar.set_length(progress.of.map_or(asked, u64::from));
    bar.set_position(asked);
    bar.set_message(doing);
}
