//! Runs the command line as a user does, and compares its exit code and its output word for word.

mod cases;
mod census;
#[cfg(unix)] // the commands in the documents are for Unix shells
mod documents;
mod exercise;
mod judge;
mod puzzles;
mod records;
mod solve;
#[allow(dead_code)] // not all of it is used here
#[path = "../../../tests/textbook/mod.rs"]
mod textbook;

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The exit code, the output and the errors of the program.
pub type Ended = (Option<i32>, String, String);

/// Runs the program with this standard input.
pub fn run(arguments: &[&str], input: &str) -> Ended {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cat-and-mouse"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Writing fails if the program closed its input without reading it.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// The output of a run without errors.
pub fn output(arguments: &[&str], input: &str) -> String {
    let (code, output, errors) = run(arguments, input);
    assert_eq!((code, errors.as_str()), (Some(0), ""), "{output}");
    output
}

/// The result in a line of JSON.
pub fn result(line: &str) -> Value {
    let mut value: Value = serde_json::from_str(line).expect("JSON");
    assert_eq!(value["version"], 1, "{line}");
    value["result"].take()
}

#[test]
fn help_names_the_commands_and_the_exit_codes() {
    let help = output(&["--help"], "");
    for line in
        ["  solve ", "  cases ", "  0  done", "  1  judge found a mistake", "  2  an argument", "  3  judge could not"]
    {
        assert!(help.contains(&format!("\n{line}")), "{line}: {help}");
    }
    // These commands make the project's own files. The help does not list them; only docs/ mentions them.
    for hidden in ["census", "records", "puzzles"] {
        assert!(!help.contains(&format!("\n  {hidden} ")), "{hidden}: {help}");
    }
}

#[test]
fn the_version_has_the_name_of_the_command() {
    assert_eq!(output(&["--version"], ""), format!("cat-and-mouse {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn an_unknown_command_is_a_usage_error() {
    let (code, output, errors) = run(&["slove"], "");
    assert_eq!((code, output.as_str()), (Some(2), ""));
    assert!(errors.starts_with("error: unrecognized subcommand 'slove'\n"), "{errors}");
}
