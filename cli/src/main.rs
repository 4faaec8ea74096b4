//! `cat-and-mouse`: solves boards and graphs, writes test cases, and judges programs that solve them.

mod cases;
mod drawing;
mod exercise;
mod input;
mod json;
mod judge;
mod orphans;
mod own_cases;
mod process;
mod program;
mod puzzles;
mod records;
mod report;
mod solved;
mod template;
mod times;
mod words;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cat_and_mouse::Jumps;
use cat_and_mouse::judge::Problem;
use census::command::Census;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, Parser, Subcommand, value_parser};
use clap_complete::Shell;

use crate::input::Given;
use crate::template::Language;

/// Solves the pursuit games Cat and Mouse II (LeetCode 1728) and Cat and Mouse (LeetCode 913), writes test cases for them,
/// and finds the mistakes of programs that solve them.
#[derive(Parser)]
#[command(name = "cat-and-mouse", version, max_term_width = 100, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "Exit codes:
  0  done; for judge: the program is accepted
  1  judge found a mistake in the program, or the exercise cannot be solved
  2  an argument or the input is wrong
  3  judge could not decide: the program could not be started, or judge was interrupted before a failure";

#[derive(Subcommand)]
enum Command {
    /// Says who wins on a board or a graph, why, and how
    ///
    /// Reads the first board or graph in any text: rows on separate lines, a list of rows from a program, a LeetCode test case, or a
    /// link to the playground. Jumps and the move limit can be given in the text, for example as catJump = 1, mouseJump = 2.
    Solve {
        /// The file to read; - is the standard input [default: -]
        file: Option<PathBuf>,
        /// The number of the problem on LeetCode [default: recognized from the text]
        #[arg(long, value_parser = problems())]
        problem: Option<Problem>,
        /// How far the cat can jump, 1 to 8 [default: from the text, or 1]
        #[arg(long, value_name = "CELLS", value_parser = jump())]
        cat_jump: Option<u32>,
        /// How far the mouse can jump, 1 to 8 [default: from the text, or 1]
        #[arg(long, value_name = "CELLS", value_parser = jump())]
        mouse_jump: Option<u32>,
        /// Decides whether the exercise in a link can be solved, by trying every change of walls or edges that it allows
        #[arg(long, conflicts_with_all = ["problem", "cat_jump", "mouse_jump"])]
        exercise: bool,
        /// Prints the result as JSON
        #[arg(long)]
        json: bool,
    },
    /// Writes random test cases with their answers
    ///
    /// The test cases are written as LeetCode's input box takes them. After an empty line follow the expected outputs, one per
    /// line. The same seed writes the same test cases.
    Cases {
        /// The number of the problem on LeetCode
        #[arg(long, value_parser = problems(), default_value = "1728")]
        problem: Problem,
        /// The number of test cases
        #[arg(long, default_value_t = 8, value_parser = value_parser!(u32).range(1..=1_000_000))]
        count: u32,
        /// The seed of the random numbers
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Writes the test cases as JSON
        #[arg(long)]
        json: bool,
    },
    /// Finds out whether a program is right, and where it goes wrong
    ///
    /// The program reads one question per line and prints one answer per line, at once and nothing else, until its input ends. A
    /// question of problem 1728 is a board with the cat's and the mouse's jump, `####F/#C.../M.... 1 2`; the answer is true or false.
    /// A question of problem 913 is a list of neighbours per node, `2 5;3;0 4 5;1 4 5;2 3;0 2 3`; the answer is 0, 1 or 2. The
    /// command `template` prints a program that does this.
    ///
    /// The judge starts the program and asks it an easy question, which is not counted. After that, every answer has the same
    /// time limit. If the program ends or gives no answer in time, the judge starts it afresh. At the end, the judge ends the
    /// program and everything that the program started; on macOS, except processes that have left its process group.
    Judge(judge::Arguments),
    /// Solves every board of a shape, and finds the longest wins
    ///
    /// docs/census.md explains the count. The npm script `census` runs the same count, compiled for processors with AVX2, and is faster.
    #[command(hide = true)]
    Census(Census),
    /// Looks for boards and graphs on which a forced win takes long
    ///
    /// Changes random boards or graphs, and those in the file, step by step to make the win longer (hill climbing), and keeps the
    /// longest win of each kind. With one job, the same seed and file give the same result. docs/records.md says what was found.
    #[command(hide = true)]
    Records(records::Search),
    /// Makes puzzles, with grades and themes
    ///
    /// Writes one puzzle per line: id, kind, grade, themes, and the link of the board or graph, the easiest first. The same seed and count
    /// make the same puzzles. docs/puzzles.md explains them.
    #[command(hide = true)]
    Puzzles(puzzles::Maker),
    /// Prints a program to start from
    ///
    /// The program contains LeetCode's empty class, to be replaced by yours, and reads questions and prints answers as `judge`
    /// expects.
    Template {
        /// The language
        language: Language,
        /// The number of the problem on LeetCode
        #[arg(long, value_parser = problems(), default_value = "1728")]
        problem: Problem,
    },
    /// Prints a script that makes a shell complete commands and options
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// Reads the number of a problem on LeetCode.
pub fn problems() -> impl TypedValueParser<Value = Problem> {
    PossibleValuesParser::new(["1728", "913"])
        .map(|number| if number == "913" { Problem::CatAndMouse } else { Problem::CatAndMouseII })
}

/// Reads a jump. The error for a jump outside the range states the range.
fn jump() -> impl TypedValueParser<Value = u32> {
    value_parser!(u32).range(1..=i64::from(Jumps::MAX))
}

/// Whether `--json` is among the arguments, even if clap cannot read them. Those after `--` belong to the judged
/// program.
fn asks_for_json() -> bool {
    std::env::args().take_while(|argument| argument != "--").any(|argument| argument == "--json")
}

fn main() -> ExitCode {
    let command = match Cli::try_parse() {
        Ok(Cli { command }) => command,
        Err(error) if error.use_stderr() && asks_for_json() => {
            print!("{}", census::json::error(error.to_string().trim_start_matches("error: ").trim_end()));
            return ExitCode::from(2);
        }
        Err(error) => error.exit(),
    };
    let is_json = command.is_json();
    let done = match command {
        Command::Solve { file, exercise: true, json, .. } => {
            input::text(file.as_deref()).and_then(|text| exercise::run(&text, json))
        }
        Command::Solve { file, problem, cat_jump, mouse_jump, exercise: false, json } => {
            solve(file.as_deref(), &Given { problem, cat_jump, mouse_jump }, json).map(|text| (text, 0))
        }
        Command::Cases { problem, count, seed, json } => Ok((cases::written(problem, count, seed, json), 0)),
        Command::Judge(arguments) => arguments.run(),
        Command::Census(census) => census::command::run(census).map(|text| (text, 0)),
        Command::Records(search) => search.run().map(|text| (text, 0)),
        Command::Puzzles(maker) => Ok((maker.run(), 0)),
        Command::Template { language, problem } => Ok((language.template(problem).to_owned(), 0)),
        Command::Completions { shell } => Ok((completions(shell), 0)),
    };
    match done.and_then(|(text, code)| print(&text).map(|()| code)) {
        Ok(code) => code.into(),
        Err(message) => {
            if is_json {
                print!("{}", census::json::error(&message));
            } else {
                eprintln!("error: {message}");
            }
            ExitCode::from(2)
        }
    }
}

impl Command {
    /// Whether the output is JSON.
    fn is_json(&self) -> bool {
        match self {
            Self::Solve { json, .. } | Self::Cases { json, .. } => *json,
            Self::Judge(arguments) => arguments.json,
            Self::Census(census) => census.is_json(),
            _ => false,
        }
    }
}

fn solve(file: Option<&Path>, given: &Given, json: bool) -> Result<String, String> {
    let solved = input::solved(&input::text(file)?, given)?;
    Ok(if json { solved.to_json() } else { solved.to_string() })
}

fn completions(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "cat-and-mouse", &mut script);
    String::from_utf8(script).expect("names and help are text")
}

/// Writes to the standard output. It is not an error if the reader, such as `head`, closes the output early.
fn print(text: &str) -> Result<(), String> {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("The output cannot be written: {error}."))
        }
        _ => Ok(()),
    }
}
