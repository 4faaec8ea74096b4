//! A program under test: starts it, asks it questions by the line protocol, and ends it with everything it started.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use cat_and_mouse::judge::{Given, Question};
#[cfg(windows)]
use process_wrap::std::JobObject;
#[cfg(unix)]
use process_wrap::std::ProcessGroup;
use process_wrap::std::{ChildWrapper, CommandWrap};

/// Set when the user ends the judge. All waits then end too.
pub static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The maximum length of an answer in bytes.
const LONGEST_LINE: u64 = 1_000;

/// The time that the first start of the program may take, in addition to the time limit of the first question.
const FIRST_START: Duration = Duration::from_secs(10);

/// How long to wait for a second line, or for the end of a program that has closed its output.
const GRACE: Duration = Duration::from_millis(100);

/// Why there can be no answers.
pub enum Stop {
    /// The program cannot be started.
    NotStarted(io::Error),
    /// The user has ended the judge.
    Interrupted,
}

/// A program that is started when it is asked, and again after it has died or has been ended.
pub struct Program<'a> {
    command: &'a [OsString],
    limit: Duration,
    running: Option<Running>,
    /// The time that a start may take.
    start: Duration,
}

struct Running {
    child: Box<dyn ChildWrapper>,
    questions: Sender<String>,
    events: Receiver<Event>,
    errors: Receiver<String>,
    /// The number of questions that it has answered since its start.
    answered: u32,
}

/// What happens in a running program.
enum Event {
    /// It has printed a line.
    Line(String),
    /// It has printed a line that is too long.
    LongLine,
    /// It has closed its output, mostly because it has ended.
    Ended,
    /// It has closed its input.
    InputClosed,
}

impl<'a> Program<'a> {
    /// The program with this name and these arguments. It must answer each question in this time.
    pub fn new(command: &'a [OsString], limit: Duration) -> Self {
        Self { command, limit, running: None, start: FIRST_START }
    }

    /// Ends the program. The next question starts it afresh.
    pub fn end(&mut self) {
        self.running = None;
    }

    /// Asks a question. A program that gives no proper answer is ended.
    pub fn ask(&mut self, question: &Question) -> Result<Given, Stop> {
        let began = Instant::now();
        let mut running = match self.running.take() {
            Some(running) => running,
            None => Running::start(self.command).map_err(Stop::NotStarted)?,
        };
        let is_first = running.answered == 0;
        let limit = if is_first { self.limit + self.start } else { self.limit };
        let given = running.ask(question, began + limit)?;
        match given {
            Given::Boolean(_) | Given::Number(_) | Given::Value(_) => {
                if is_first {
                    // Later starts need about the same time.
                    self.start = FIRST_START.min(10 * began.elapsed() + GRACE);
                }
                self.running = Some(running);
            }
            // It probably hangs. Waiting as long again would tell nothing new.
            Given::TimeOut if is_first => self.start = self.start.div_f64(2.0).max(10 * GRACE).min(self.start),
            Given::TimeOut | Given::Error(_) => {}
        }
        Ok(given)
    }
}

impl Running {
    fn start(command: &[OsString]) -> io::Result<Self> {
        let (name, arguments) = command.split_first().expect("clap asks for at least one word");
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut command = CommandWrap::from(command);
        // With this, whatever it starts can be ended with it.
        #[cfg(unix)]
        command.wrap(ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(JobObject);
        let mut child = command.spawn()?;
        let piped = "all three are piped";
        let (input, output, errors) = (
            child.stdin().take().expect(piped),
            child.stdout().take().expect(piped),
            child.stderr().take().expect(piped),
        );
        // A program that prints without end waits until its lines are read.
        let (happened, events) = mpsc::sync_channel(16);
        let (questions, to_write) = mpsc::channel();
        let (last_error, errors_read) = mpsc::channel();
        let closed = happened.clone();
        thread::spawn(move || write(input, &to_write, &closed));
        thread::spawn(move || read(output, &happened));
        thread::spawn(move || last_error.send(last_line(errors)));
        Ok(Self { child, questions, events, errors: errors_read, answered: 0 })
    }

    fn ask(&mut self, question: &Question, deadline: Instant) -> Result<Given, Stop> {
        let mut earlier = self.events.try_recv().ok();
        if let Some(Event::Line(line)) = &earlier {
            return Ok(Given::Error(unasked(line)));
        }
        // It fails only after the program has closed its input, which is an event too.
        let _ = self.questions.send(format!("{question}\n"));
        let mut deadline = deadline;
        let mut input_closed = false;
        loop {
            if INTERRUPTED.load(Ordering::Relaxed) {
                return Err(Stop::Interrupted);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let event = earlier.take().map_or_else(|| self.events.recv_timeout(left.min(GRACE)), Ok);
            match event {
                Ok(Event::Line(line)) => return Ok(self.answer(&line)),
                Ok(Event::LongLine) => {
                    return Ok(Given::Error(format!("It printed a line of more than {LONGEST_LINE} characters.")));
                }
                Ok(Event::Ended) | Err(RecvTimeoutError::Disconnected) => return Ok(Given::Error(self.how_it_ended())),
                // A program that ends closes its input too.
                Ok(Event::InputClosed) => {
                    input_closed = true;
                    deadline = deadline.min(Instant::now() + GRACE);
                }
                Err(RecvTimeoutError::Timeout) if Instant::now() < deadline => {
                    // What it has started may keep its output open after its end.
                    if matches!(self.child.try_wait(), Ok(Some(_))) {
                        return Ok(Given::Error(self.how_it_ended()));
                    }
                }
                Err(RecvTimeoutError::Timeout) if input_closed => {
                    return Ok(Given::Error("It closed its input without an answer.".to_owned()));
                }
                Err(RecvTimeoutError::Timeout) => {
                    // It may have closed its input after the question. Only writing shows this.
                    let _ = self.questions.send("\n".to_owned());
                    input_closed = matches!(self.events.recv_timeout(GRACE), Ok(Event::InputClosed));
                    if !input_closed {
                        return Ok(Given::TimeOut);
                    }
                }
            }
        }
    }

    /// Reads an answer. The first one is followed by a short wait, in which further lines are noticed: later, they could be
    /// taken for the answer to the next question.
    fn answer(&mut self, line: &str) -> Given {
        self.answered += 1;
        if self.answered == 1
            && let Ok(Event::Line(second)) = self.events.recv_timeout(GRACE)
        {
            return Given::Error(unasked(&second));
        }
        match line.trim() {
            "true" | "True" => Given::Boolean(true),
            "false" | "False" => Given::Boolean(false),
            line => line.parse().map_or_else(|_| Given::Value(line.to_owned()), Given::Number),
        }
    }

    fn how_it_ended(&mut self) -> String {
        // Its output ends a little before it does.
        let deadline = Instant::now() + 10 * GRACE;
        let status = loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < deadline => thread::sleep(GRACE / 50),
                Ok(status) => break status,
                Err(_) => break None,
            }
        };
        let _ = self.child.start_kill();
        let Some(status) = status else {
            return "It closed its output.".to_owned();
        };
        let when = match self.answered {
            0 => "before its first answer",
            1 => "after one answer instead of reading the next question",
            _ => "without an answer",
        };
        match self.errors.recv_timeout(10 * GRACE) {
            Ok(error) if !error.is_empty() => format!("It ended {when} ({status}): {error}"),
            _ => format!("It ended {when} ({status})."),
        }
    }
}

fn unasked(line: &str) -> String {
    format!("It printed more than one line for a question. The line that is too much is {line:?}.")
}

/// Ends the program and everything it started.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.start_kill();
        let _ = self.child.wait();
    }
}

/// Writes the questions to the program, one at a time. A program that does not read them blocks this thread only.
fn write(mut input: ChildStdin, questions: &Receiver<String>, happened: &SyncSender<Event>) {
    for question in questions {
        if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
            let _ = happened.send(Event::InputClosed);
            return;
        }
    }
}

/// Reads the lines that the program prints, up to the first that is too long.
fn read(output: ChildStdout, happened: &SyncSender<Event>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let event = match output.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Event::Ended,
            Ok(_) if line.len() as u64 > LONGEST_LINE => Event::LongLine,
            Ok(_) => Event::Line(String::from_utf8_lossy(&line).trim_end().to_owned()),
        };
        let is_last = !matches!(event, Event::Line(_));
        if happened.send(event).is_err() || is_last {
            return;
        }
    }
}

/// Reads the program's error messages to their end, and returns the last line. In most languages it says what is wrong.
fn last_line(errors: ChildStderr) -> String {
    let mut errors = BufReader::new(errors);
    let mut last = String::new();
    loop {
        let mut line = Vec::new();
        match errors.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return last,
            Ok(_) => {
                let line = String::from_utf8_lossy(&line);
                if !line.trim().is_empty() {
                    line.trim().clone_into(&mut last);
                }
            }
        }
    }
}
