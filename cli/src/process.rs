//! A running program: its three streams, and how it is ended with everything that it started.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

#[cfg(windows)]
use process_wrap::std::JobObject;
#[cfg(unix)]
use process_wrap::std::ProcessGroup;
use process_wrap::std::{ChildWrapper, CommandWrap};

/// Whether the user has ended the judge. If so, all waits end.
pub static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The time to wait for a second line, which no program may print, or for the end of a program that has closed its
/// input.
pub const GRACE: Duration = Duration::from_millis(100);

/// The maximum length of a line in bytes.
const MAX_LINE: u64 = 1_000;

/// The maximum number of lines kept of a program's standard error.
const MAX_ERRORS: usize = 20;

/// A running program. Dropping the value ends the program.
pub struct Process {
    child: Box<dyn ChildWrapper>,
    to_write: Sender<String>,
    events: Receiver<Event>,
    errors: Errors,
    #[cfg(unix)]
    input: Option<std::os::fd::OwnedFd>,
    /// The number of questions that the process has answered with a line.
    answered: u32,
    /// Whether an earlier process of this program has answered.
    has_answered: bool,
}

/// The result of waiting for a line.
pub enum Heard {
    Line(String),
    /// No line in time.
    Nothing,
    /// No line can arrive. The text gives the reason, in a sentence that begins with "the program".
    Fault(String),
}

/// The user has ended the judge.
pub struct Interrupted;

/// An event in a running program.
enum Event {
    /// The program has printed a line.
    Line(String),
    /// The program has printed a line that is too long.
    LongLine,
    /// The program has closed its output, usually by ending.
    Ended,
    /// The program has closed its input.
    InputClosed,
}

impl Process {
    /// Starts the program with this name and these arguments. `has_answered` says whether an earlier process of this
    /// program has answered.
    pub fn start(command: &[OsString], has_answered: bool) -> io::Result<Self> {
        let (name, arguments) = command.split_first().expect("clap asks for at least one word");
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut command = CommandWrap::from(command);
        // In a process group (Unix) or a job object (Windows) of its own, the program can be ended with everything that
        // it starts.
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
        // The channel has room for a few events only, so that a program that prints without end waits until its lines
        // are read.
        let (happened, events) = mpsc::sync_channel(16);
        let (to_write, lines) = mpsc::channel();
        let closed = happened.clone();
        #[cfg(unix)]
        let watched = std::os::fd::AsFd::as_fd(&input).try_clone_to_owned().ok();
        thread::spawn(move || write(input, &lines, &closed));
        thread::spawn(move || read(output, &happened));
        Ok(Self {
            child,
            to_write,
            events,
            errors: Errors::read(errors),
            #[cfg(unix)]
            input: watched,
            answered: 0,
            has_answered,
        })
    }

    /// A line that the program has printed without being asked.
    pub fn unasked(&self) -> Option<String> {
        if let Ok(Event::Line(line)) = self.events.try_recv() { Some(line) } else { None }
    }

    /// Writes this line, and waits for a line of output until the deadline.
    pub fn ask(&mut self, line: &str, deadline: Instant) -> Result<Heard, Interrupted> {
        // Sending fails only if the program has closed its input. `hear` then reports this.
        let _ = self.to_write.send(format!("{line}\n"));
        let heard = self.hear(deadline)?;
        self.answered += u32::from(matches!(heard, Heard::Line(_)));
        Ok(heard)
    }

    /// Waits for a line of output until the deadline.
    pub fn hear(&mut self, mut deadline: Instant) -> Result<Heard, Interrupted> {
        let mut input_closed = false;
        loop {
            if INTERRUPTED.load(Ordering::Relaxed) {
                return Err(Interrupted);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            return Ok(match self.events.recv_timeout(left.min(GRACE)) {
                Ok(Event::Line(line)) => Heard::Line(line),
                Ok(Event::LongLine) => {
                    Heard::Fault(format!("the program printed a line of more than {MAX_LINE} characters."))
                }
                Ok(Event::Ended) | Err(RecvTimeoutError::Disconnected) => Heard::Fault(self.how_it_ended()),
                // A program that ends also closes its input, so the event of its end may follow in a moment.
                Ok(Event::InputClosed) => {
                    input_closed = true;
                    deadline = deadline.min(Instant::now() + GRACE);
                    continue;
                }
                // A process that the program has started may keep the output open after the end of the program, so no
                // event reports the end.
                Err(RecvTimeoutError::Timeout) if self.has_ended() => Heard::Fault(self.how_it_ended()),
                Err(RecvTimeoutError::Timeout) if input_closed || self.has_closed_its_input() => {
                    Heard::Fault("the program closed its input without an answer.".to_owned())
                }
                Err(RecvTimeoutError::Timeout) if Instant::now() < deadline => continue,
                Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            });
        }
    }

    /// Whether the program has closed its input. Without this check, the judge would notice a closed input only when it
    /// writes the next question.
    #[cfg(unix)]
    fn has_closed_its_input(&self) -> bool {
        use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
        use std::os::fd::AsFd;

        let Some(input) = &self.input else { return false };
        let mut watched = [PollFd::new(input.as_fd(), PollFlags::empty())];
        let is_over = PollFlags::POLLERR | PollFlags::POLLHUP;
        poll(&mut watched, PollTimeout::ZERO).is_ok()
            && watched[0].revents().is_some_and(|happened| happened.intersects(is_over))
    }

    #[cfg(not(unix))]
    fn has_closed_its_input(&self) -> bool {
        false
    }

    fn how_it_ended(&mut self) -> String {
        // The output ends a little before the process does, so the exit status may come later.
        let deadline = Instant::now() + 10 * GRACE;
        let status = loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < deadline => thread::sleep(GRACE / 50),
                Ok(status) => break status,
                Err(_) => break None,
            }
        };
        let Some(status) = status else {
            return "the program closed its output.".to_owned();
        };
        let when =
            if self.answered == 0 && !self.has_answered { "before its first answer" } else { "without an answer" };
        format!("the program ended {when} ({status}).")
    }

    /// Whether the process has not answered any question yet.
    pub fn is_fresh(&self) -> bool {
        self.answered == 0
    }

    /// Whether the process has ended.
    pub fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Ends the program and everything it started. Returns the last lines of its standard error.
    pub fn end(mut self) -> String {
        self.kill();
        // The wait is limited, because a process that the program has started and that cannot be ended may keep the
        // standard error open.
        let _ = self.errors.finished.recv_timeout(10 * GRACE);
        let lines = self.errors.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().fold(String::new(), |text, line| text + line + "\n")
    }

    fn kill(&mut self) {
        let _ = self.child.start_kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Writes lines to the program. A program that does not read them blocks this thread only.
fn write(mut input: ChildStdin, lines: &Receiver<String>, happened: &SyncSender<Event>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            let _ = happened.send(Event::InputClosed);
            return;
        }
    }
}

/// Reads the lines that the program prints, up to the first line that is too long.
fn read(output: ChildStdout, happened: &SyncSender<Event>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let event = match output.by_ref().take(MAX_LINE + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Event::Ended,
            Ok(_) if line.len() as u64 > MAX_LINE => Event::LongLine,
            Ok(_) => Event::Line(String::from_utf8_lossy(&line).trim_end().to_owned()),
        };
        let is_last = !matches!(event, Event::Line(_));
        if happened.send(event).is_err() || is_last {
            return;
        }
    }
}

/// The last lines that a program has written to its standard error.
struct Errors {
    lines: Arc<Mutex<VecDeque<String>>>,
    /// A channel that is disconnected when the standard error has ended.
    finished: Receiver<()>,
}

impl Errors {
    fn read(errors: ChildStderr) -> Self {
        let lines = Arc::new(Mutex::new(VecDeque::new()));
        let (finish, finished) = mpsc::channel();
        let read = Self { lines: Arc::clone(&lines), finished };
        thread::spawn(move || {
            let mut errors = BufReader::new(errors);
            let mut line = Vec::new();
            while errors.by_ref().take(MAX_LINE).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
                if lines.len() == MAX_ERRORS {
                    lines.pop_front();
                }
                lines.push_back(String::from_utf8_lossy(&line).trim_end().to_owned());
                line.clear();
            }
            drop(finish);
        });
        read
    }
}
