//! `judge` with shell scripts as programs, so that each does exactly what its test is about.
#![cfg(unix)]

use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs, process};

use crate::{Ended, result, run};

/// Judges a shell script with the usual time limit. With a shorter limit, a right program could fail, because a busy
/// machine may pause it for a moment.
fn judge(script: &str) -> Ended {
    run(&["judge", "--", "sh", "-c", script], "")
}

/// A shell script that answers the statement's boards with true, and shows this behaviour on small boards.
fn on_small(behaviour: &str) -> String {
    format!("while read -r line; do case \"$line\" in ???' '*) {behaviour};; *) echo true;; esac; done")
}

fn judge_on_small(behaviour: &str) -> Ended {
    judge(&on_small(behaviour))
}

fn head(text: &str) -> String {
    text.lines().take(1).collect()
}

/// The line of the report with the program's answer.
fn yours(text: &str) -> &str {
    text.lines().find(|line| line.starts_with("yours ")).unwrap_or(text)
}

/// Whether a process with this number still runs after some time. A killed process needs a moment to end.
fn runs(number: &str) -> bool {
    let is_running = || {
        let output = Command::new("ps").args(["-o", "stat=", "-p", number]).output().expect("ps runs");
        let state = String::from_utf8_lossy(&output.stdout);
        // An ended process is a zombie until its parent asks for its exit code.
        !state.trim().is_empty() && !state.starts_with('Z')
    };
    (0..200).all(|_| is_running())
}

/// A file that does not exist yet.
fn scratch(name: &str) -> PathBuf {
    let file = env::temp_dir().join(format!("cat-and-mouse-{name}-{}", process::id()));
    let _ = fs::remove_file(&file);
    file
}

#[test]
fn a_wrong_answer_is_shown_on_the_smallest_board() {
    let (code, text, errors) = judge("while read -r line; do echo true; done");
    assert_eq!((code, errors.as_str()), (Some(1), ""));
    let expected = "\
Wrong answer. This is the smallest board on which the program fails (with jumps up to the longer side):

    1
  ┌───┐
1 │ F │
2 │ C │
3 │ M │
  └───┘
cat jumps 1, mouse jumps 1

expected  false
yours     true

Your program answers exactly like one with this mistake: it always gives the same answer.

The cat wins with its next move. Look at the lines about the end of the game.

Cat wins in 1 move (2 plies). LeetCode 1728: false
The cat is closer to the food by 1 ply, and the mouse cannot stop it.

1. Mouse stays at row 3, column 1
2. Cat 1 down to row 3, column 1: caught

As a LeetCode test case:
[\"F\",\"C\",\"M\"]
1
1

As your program gets it:
F/C/M 1 1
";
    assert_eq!(text, expected);
}

#[test]
fn a_wrong_answer_is_shown_on_the_smallest_graph() {
    let script = "while read -r line; do echo 2; done";
    let (code, text, errors) = run(&["judge", "--problem", "913", "--", "sh", "-c", script], "");
    assert_eq!((code, errors.as_str()), (Some(1), ""));
    let expected = "\
Wrong answer. This is the smallest graph on which the program fails:

node: neighbours
   0: 1  ← hole
   1: 0 2  ← mouse
   2: 1  ← cat

expected  1
yours     2

Your program answers exactly like one with this mistake: it always gives the same answer.

The mouse wins with its next move. Look at the lines about the end of the game.

Mouse wins in 1 move (1 ply). LeetCode 913: 1
The mouse reaches the hole, whatever the cat does.

1. Mouse to node 0: the hole

As a LeetCode test case:
[[1],[0,2],[1]]

As your program gets it:
1;0 2;1
";
    assert_eq!(text, expected);
}

#[test]
fn several_copies_of_the_program_find_the_same() {
    let script = ["sh", "-c", "while read -r line; do echo false; done"];
    let one = run(&[&["judge", "--"], &script[..]].concat(), "");
    assert_eq!(one.0, Some(1));
    assert_eq!(run(&[&["judge", "--jobs", "3", "--"], &script[..]].concat(), ""), one);
}

#[test]
fn a_program_that_dies_is_an_error_with_its_last_words() {
    let (code, text, errors) = judge("read -r line; echo Traceback >&2; echo 'out of luck' >&2; exit 7");
    assert_eq!((code, errors.as_str()), (Some(1), ""));
    assert_eq!(
        head(&text),
        "Error: the program ended before its first answer (exit status: 7). This is the smallest board on which the program fails (with jumps up to the longer side):"
    );
    assert_eq!(yours(&text), "yours     no answer");
    assert!(text.ends_with("\nWhat it wrote to its standard error:\nTraceback\nout of luck\n"), "{text}");
}

#[test]
fn a_program_that_is_killed_is_an_error() {
    let (code, text, _) = judge_on_small("kill -SEGV $$");
    assert_eq!(code, Some(1));
    assert!(text.starts_with("Error: the program ended without an answer (signal: 11 (SIGSEGV)"), "{text}");
}

#[test]
fn a_program_that_answers_only_one_question_is_told_to_go_on() {
    let expected = "Error: the program ended after one answer. It must read and answer one question after the other until its \
                    input ends.\n\nIt was asked:\nMF/.C 1 1\n";
    for script in ["read -r line; echo true", "read -r line; echo true; exit 1"] {
        assert_eq!(judge(script), (Some(1), expected.to_owned(), String::new()));
    }
}

#[test]
fn a_program_that_prints_nothing_is_asked_whether_it_flushes() {
    let nothing = "not even for an easy question. Does it print a line for each question, and flush its output after each \
                   line?\n\nIt was asked:\nMF/.C 1 1\n";
    for script in ["cat > /dev/null", "while :; do :; done"] {
        let (code, text, _) = judge(script);
        assert_eq!(code, Some(1));
        assert!(text.starts_with("Time limit exceeded: the program printed nothing within "), "{text}");
        assert!(text.ends_with(nothing), "{text}");
    }
}

#[test]
fn a_program_that_hangs_exceeds_the_time_limit() {
    let (code, text, _) = judge_on_small("sleep 1000");
    assert_eq!(code, Some(1));
    assert_eq!(
        head(&text),
        "It does not seem to end: no answer within 2s, although so small an input has only a few states. Look for a loop that never \
         stops, or a recursion that comes back to the same state again and again. This is the smallest board on which the program \
         fails (with jumps up to the longer side):"
    );
    assert_eq!(yours(&text), "yours     no answer in time");
}

/// A program that answers true, but shows this behaviour on one small board, whose right answer is true.
fn slow(behaviour: &str) -> String {
    format!("while read -r line; do case \"$line\" in C/F/M*) {behaviour};; *) echo true;; esac; done")
}

#[test]
fn a_program_that_is_too_slow_on_some_boards_exceeds_the_time_limit() {
    // The time limit excludes the start. The first real question after a restart has the usual limit too: this program
    // would answer within the longer time that is allowed for a start.
    let (code, text, _) = judge(&slow("sleep 3; echo true"));
    assert_eq!(
        (code, head(&text).starts_with("It does not seem to end: no answer within 2s, ")),
        (Some(1), true),
        "{text}"
    );
    assert!(
        text.contains("\nTimes of the answers:\n   cells   answers     mean ms  longest ms\n 7 to 16         5 "),
        "{text}"
    );
}

#[test]
fn a_program_that_takes_more_than_half_of_the_time_after_a_new_start_is_too_slow() {
    // A program that is started again gets the easy question twice, and then C/F/M.
    let script = "n=0; while read -r line; do n=$((n + 1)); case \"$line\" in \
        C/F/M*) if [ $n -gt 3 ]; then sleep 1000; else sleep 0.7; fi;; esac; echo true; done";
    let (code, text, _) = run(&["judge", "--time-limit", "1s", "--", "sh", "-c", script], "");
    assert_eq!(
        (code, head(&text).starts_with("It does not seem to end: no answer within 1s, ")),
        (Some(1), true),
        "{text}"
    );
}

#[test]
fn a_program_that_was_too_slow_once_is_not_told_that_it_keeps_something() {
    let file = scratch("once");
    let once = format!("if [ -e {0} ]; then echo true; else : > {0}; sleep 1000; fi", file.display());
    let (code, text, _) = judge(&slow(&once));
    fs::remove_file(&file).expect("it is there");
    assert_eq!(code, Some(1));
    // After the restart, the program gives another answer, but the report does not say that the program keeps something
    // from question to question.
    assert!(!text.contains("keep"), "{text}");
}

#[test]
fn a_program_that_is_slow_in_a_crowd_is_asked_again_alone() {
    let file = scratch("crowd");
    let once = format!("if [ -e {0} ]; then echo true; else : > {0}; sleep 1000; fi", file.display());
    let script = slow(&once);
    let (code, text, _) = run(&["judge", "--jobs", "2", "--", "sh", "-c", &script], "");
    fs::remove_file(&file).expect("it is there");
    assert_eq!((code, head(&text).starts_with("Wrong answer. ")), (Some(1), true), "{text}");
}

#[test]
fn nonsense_is_a_wrong_type() {
    for (answer, given) in [("maybe", "\"maybe\""), ("TRUE", "\"TRUE\""), ("YES", "\"YES\""), ("1", "1")] {
        let (code, text, _) = judge(&format!("while read -r line; do echo {answer}; done"));
        assert_eq!(code, Some(1));
        let heading = format!(
            "Wrong type: print true or false, not {given}. This is the smallest board on which the program fails (with jumps \
             up to the longer side):"
        );
        assert_eq!(head(&text), heading);
        assert_eq!(yours(&text), format!("yours     {given}"));
    }
    let script = "while read -r line; do echo true; done";
    let (_, text, _) = run(&["judge", "--problem", "913", "--", "sh", "-c", script], "");
    assert!(text.starts_with("Wrong type: print 0, 1 or 2, not true. "), "{text}");
}

#[test]
fn a_program_that_keeps_something_differs_between_runs() {
    let script = "n=0; while read -r line; do n=$((n + 1)); if [ $n -gt 6 ]; then echo maybe; else echo true; fi; done";
    let (code, text, _) = judge(script);
    assert_eq!(code, Some(1));
    assert_eq!(
        head(&text),
        "Differs between runs: the program failed, but gave the right answer after a new start. It keeps something from one \
         question to the next, reads what was never set, or its answers are random. This is the input:"
    );
    assert_eq!(yours(&text), "yours     \"maybe\"");
}

#[test]
fn a_program_that_is_right_only_at_its_first_question_differs_between_runs() {
    let script = "n=0; while read -r line; do n=$((n + 1)); if [ $n -gt 1 ]; then echo maybe; else echo true; fi; done";
    let (_, text, _) = judge(script);
    assert!(text.starts_with("Differs between runs: "), "{text}");
    let (code, text, _) = run(&["judge", "--case", "CFM 1 1", "--", "sh", "-c", script], "");
    assert_eq!((code, yours(&text)), (Some(0), "yours     true"), "{text}");
}

#[test]
fn a_line_besides_the_answer_is_shown() {
    for (script, line, question) in [
        ("while read -r line; do echo true; echo true; done", "true", "MF/.C 1 1"),
        ("while :; do echo true; done", "true", "MF/.C 1 1"),
        ("echo ready; while read -r line; do echo true; done", "ready", "MF/.C 1 1"),
        ("while read -r line; do echo visited; echo true; done", "visited", "MF/.C 1 1"),
        (&on_small("echo visited; echo true"), "visited", "CFM 1 1"),
        // The judge notices the extra line at the next question.
        (&on_small("echo true; echo visited"), "visited", "CMF 1 1"),
    ] {
        let (code, text, _) = judge(script);
        let expected = format!(
            "Error: the program printed {line:?} besides its answer. It must print one line for each question; other output \
             belongs on the standard error.\n\nIt was asked:\n{question}\n"
        );
        assert_eq!((code, text), (Some(1), expected), "{script}");
    }
}

#[test]
fn a_line_without_end_is_an_error() {
    let (code, text, _) = judge_on_small("tr '\\0' x < /dev/zero");
    assert_eq!(code, Some(1));
    assert!(text.starts_with("Error: the program printed a line of more than 1000 characters. "), "{text}");
}

#[test]
fn a_program_that_closes_its_input_is_an_error() {
    let (code, text, _) = judge_on_small("exec 0<&-; sleep 1000");
    assert_eq!(code, Some(1));
    assert!(text.starts_with("Error: the program closed its input without an answer. "), "{text}");
    // At the start, too, the judge sees that the input is closed, and does not wait for the whole time limit.
    let (code, text, _) = run(&["judge", "--time-limit", "3600s", "--", "sh", "-c", "exec 0<&-; sleep 10000"], "");
    assert_eq!(code, Some(1));
    assert_eq!(text, "Error: the program closed its input without an answer.\n\nIt was asked:\nMF/.C 1 1\n");
}

#[test]
fn a_program_that_closes_its_output_is_an_error() {
    let (code, text, _) = judge_on_small("exec 1>&-; sleep 1000");
    assert_eq!(code, Some(1));
    assert!(text.starts_with("Error: the program closed its output. "), "{text}");
}

#[test]
fn no_process_is_left_behind() {
    let file = scratch("left");
    let note = format!("sleep 1000 & echo $$ $! >> '{}'", file.display());
    for end in ["echo false", "wait", "exit 3", "kill -9 $$"] {
        let behaviour = format!("{note}; {end}");
        let (code, text, _) = judge_on_small(&behaviour);
        assert_eq!(code, Some(1), "{text}");
        let started = fs::read_to_string(&file).expect("the program has noted its processes");
        let left: Vec<&str> = started.split_whitespace().filter(|number| runs(number)).collect();
        assert_eq!(left, Vec::<&str>::new(), "{end}");
        fs::remove_file(&file).expect("it is there");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn what_has_left_the_process_group_is_ended_too() {
    let file = scratch("session");
    // The parent of the second process has ended.
    let note = format!(
        "setsid sh -c 'echo $$ >> {0}; exec sleep 1000' & (setsid sh -c 'echo $$ >> {0}; exec sleep 1000' &); \
         while [ \"$(wc -l < {0})\" != 2 ]; do :; done; echo true",
        file.display()
    );
    fs::write(&file, "").expect("a file");
    let (code, text, _) = run(
        &[
            "judge",
            "--case",
            "C/F/M 1 1",
            "--",
            "sh",
            "-c",
            &format!("while read -r line; do case $line in C/F/M*) {note};; *) echo true;; esac; done"),
        ],
        "",
    );
    assert_eq!(code, Some(0), "{text}");
    let started = fs::read_to_string(&file).expect("the program has noted its processes");
    let left: Vec<&str> = started.split_whitespace().filter(|number| runs(number)).collect();
    assert_eq!((started.split_whitespace().count(), left), (2, Vec::<&str>::new()));
    fs::remove_file(&file).expect("it is there");
}

/// Judges a shell script, and interrupts the judge once the script has written its number to the file. The file is a
/// pipe, so the script waits until the number is read.
fn interrupted(name: &str, script: impl Fn(&str) -> String) -> (Option<i32>, String) {
    let file = scratch(name);
    let judge = Command::new(env!("CARGO_BIN_EXE_cat-and-mouse"))
        .args(["judge", "--", "sh", "-c", &script(&format!("mkfifo {0}; echo $$ > {0}; sleep 1000", file.display()))])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    while !file.exists() {
        std::thread::yield_now();
    }
    let mut number = String::new();
    fs::File::open(&file).and_then(|mut file| file.read_to_string(&mut number)).expect("the program's number");
    fs::remove_file(&file).expect("it is there");
    let interrupt = Command::new("kill").args(["-INT", &judge.id().to_string()]).status().expect("kill runs");
    assert!(interrupt.success());
    let output = judge.wait_with_output().expect("the judge ends");
    assert!(!runs(number.trim()));
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn an_interrupted_judge_ends_the_program_and_is_undecided() {
    let told = interrupted("interrupted", ToString::to_string);
    assert_eq!(told, (Some(3), "Interrupted after 0 questions.\n".to_owned()));
}

#[test]
fn a_judge_that_is_interrupted_after_a_failure_reports_it() {
    // The script gets the easy question twice, then LeetCode's examples (its answer to the second is wrong), and then
    // small boards.
    let script = |stop: &str| {
        format!("n=0; while read -r line; do n=$((n + 1)); if [ $n -gt 8 ]; then {stop}; fi; echo true; done")
    };
    let (code, text) = interrupted("interrupted-later", script);
    assert_eq!((code, head(&text)), (Some(1), "Wrong answer. This is the smallest board that was found:".to_owned()));
    assert!(text.ends_with("\nM.C...F 1 3\n"), "{text}");
}

#[test]
fn a_program_that_cannot_be_started_is_undecided() {
    let (code, text, errors) = run(&["judge", "--", "no-such-program"], "");
    assert_eq!((code, text.as_str()), (Some(3), ""));
    assert!(errors.starts_with("error: no-such-program cannot be started: "), "{errors}");
    let (code, text, errors) = run(&["judge", "--json", "--", "no-such-program"], "");
    assert_eq!((code, errors.as_str()), (Some(3), ""));
    assert!(text.starts_with(r#"{"version":1,"error":"no-such-program cannot be started: "#), "{text}");
}

#[test]
fn arguments_that_are_wrong_are_a_usage_error() {
    for (arguments, error) in [
        (&["judge"][..], "error: the following required arguments were not provided:\n  <PROGRAM>...\n"),
        (
            &["judge", "--time-limit", "0", "--", "sh"],
            "error: invalid value '0' for '--time-limit <TIME_LIMIT>': write a time from 1ms to 3600s, for example 2s\n",
        ),
        // This `--json` belongs to the judged program.
        (
            &["judge", "--jobs", "0", "--", "sh", "--json"],
            "error: invalid value '0' for '--jobs <JOBS>': 0 is not in 1..=64\n",
        ),
    ] {
        let (code, output, errors) = run(arguments, "");
        assert_eq!((code, output.as_str()), (Some(2), ""));
        assert!(errors.starts_with(error), "{errors}");
    }
}

/// A program that gives every board this answer, and writes each question to its standard error.
fn constant(answer: &str) -> String {
    format!("while read -r line; do echo \"saw $line\" >&2; echo {answer}; done")
}

#[test]
fn one_case_is_asked_with_the_standard_error() {
    let arguments = ["judge", "--case", "F/C/M 1 1", "--", "sh", "-c", &constant("true")];
    let (code, text, errors) = run(&arguments, "");
    assert_eq!((code, errors.as_str()), (Some(1), ""));
    assert!(
        text.contains("\nexpected  false\nyours     true\n\nCat wins in 1 move (2 plies). LeetCode 1728: false\n"),
        "{text}"
    );
    assert!(text.ends_with("\n\nWhat it wrote to its standard error:\nsaw F/C/M 1 1\n"), "{text}");
    let arguments = ["judge", "--json", "--case", "C/F/M 1 1", "--", "sh", "-c", &constant("true")];
    let expected = "{\"version\":1,\"result\":{\"line\":\"C/F/M 1 1\",\"expected\":true,\"given\":true,\"errors\":\"saw C/F/M 1 1\\n\"}}\n";
    assert_eq!(run(&arguments, ""), (Some(0), expected.to_owned(), String::new()));
    let arguments = ["judge", "--case", "F/C/M 9 1", "--", "sh"];
    let (code, _, errors) = run(&arguments, "");
    let expected = "error: The cat's jump must be a whole number from 1 to 8, but is 9.\n";
    assert_eq!((code, errors.as_str()), (Some(2), expected));
    let (code, _, errors) = run(&["judge", "--case", "1;0 2;1", "--", "sh"], "");
    let expected = "error: \"1;0 2;1\" is not a question of problem 1728; see --problem.\n";
    assert_eq!((code, errors.as_str()), (Some(2), expected));
}

#[test]
fn own_cases_are_compared_with_the_right_answers_or_with_another_program() {
    let file = scratch("cases");
    let name = file.to_str().expect("a name");
    let [yes, no] = ["true", "false"].map(constant);
    for cases in ["F/C/M 1 1\nC/F/M 1 1\n", "[\"F\",\"C\",\"M\"]\n1\n1\n[\"C\",\"F\",\"M\"]\n1\n1\n\nfalse\ntrue\n"] {
        fs::write(&file, cases).expect("a file");
        let expected = "F/C/M 1 1\n  expected  false\n  yours     true\nOn 1 of 2 questions, the program is wrong.\n";
        let ended = run(&["judge", "--cases", name, "--", "sh", "-c", &yes], "");
        assert_eq!(ended, (Some(1), expected.to_owned(), String::new()));
    }
    fs::write(&file, "F/C/M 1 1\n").expect("a file");
    let expected =
        "F/C/M 1 1\n  expected  false\n  yours     true\n  other     false\nOn 1 of 1 question, the programs differ.\n";
    let ended = run(&["judge", "--cases", name, "--against", &no, "--", "sh", "-c", &yes], "");
    assert_eq!(ended, (Some(1), expected.to_owned(), String::new()));
    let expected =
        "{\"version\":1,\"result\":[{\"line\":\"F/C/M 1 1\",\"expected\":false,\"given\":true,\"against\":true}]}\n";
    let ended = run(&["judge", "--json", "--cases", name, "--against", &yes, "--", "sh", "-c", &yes], "");
    assert_eq!(ended, (Some(0), expected.to_owned(), String::new()));
    let twice = "while read -r line; do echo true; echo true; done";
    let (code, text, errors) = run(&["judge", "--cases", name, "--against", twice, "--", "sh", "-c", &yes], "");
    assert_eq!((code, text.as_str()), (Some(2), ""));
    assert!(errors.starts_with("error: the program after --against failed: "), "{errors}");
    fs::write(&file, "[[1],[0,2],[1]]\n1;0 2;1\n[[1],[0,2],[1]\n").expect("a file");
    let (code, _, errors) = run(&["judge", "--problem", "913", "--cases", name, "--", "sh"], "");
    assert_eq!((code, errors.is_empty()), (Some(2), false));
    fs::write(&file, "[[1],[0,2],[1]]\n1\n").expect("a file");
    let one = "while read -r line; do echo 1; done";
    let ended = run(&["judge", "--problem", "913", "--cases", name, "--", "sh", "-c", one], "");
    assert_eq!(ended, (Some(0), "On 0 of 1 question, the program is wrong.\n".to_owned(), String::new()));
    fs::remove_file(&file).expect("it is there");
}

#[test]
fn the_report_is_also_written_as_json() {
    let (code, text, errors) = run(&["judge", "--json", "--", "sh", "-c", &constant("true")], "");
    assert_eq!((code, errors.as_str()), (Some(1), ""));
    let report = result(&text);
    let board = serde_json::json!({ "grid": ["F", "C", "M"], "catJump": 1, "mouseJump": 1 });
    assert_eq!(report["problem"], "cat-and-mouse-ii");
    assert_eq!(report["verdict"], "wrong-answer");
    assert_eq!(report["message"], "Wrong answer.");
    assert_eq!(report["failure"]["question"], board);
    assert_eq!([&report["failure"]["expected"], &report["failure"]["given"]], [false, true]);
    assert_eq!(report["failure"]["isSmallest"], true);
    assert_eq!(report["errors"], "saw F/C/M 1 1\n");
    assert!(report["times"][0]["answers"].is_u64() && report["times"][0]["meanMs"].is_f64(), "{text}");
    // A program that cannot be used gets a report, too.
    let (code, text, _) = run(&["judge", "--json", "--", "sh", "-c", "read -r line; echo true"], "");
    let report = result(&text);
    assert_eq!((code, &report["verdict"], &report["asked"]), (Some(1), &"error".into(), &0.into()));
}

#[test]
fn the_number_of_questions_is_limited() {
    // The program is right about the first board of the statement.
    let (_, text, _) = run(&["judge", "--questions", "1", "--", "sh", "-c", &constant("true")], "");
    assert_eq!(head(&text), "Accepted: 1 question was answered correctly.");
}

#[test]
fn a_shell_learns_the_commands() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let (code, text, errors) = run(&["completions", shell], "");
        assert_eq!((code, errors.as_str()), (Some(0), ""));
        assert!(text.contains("time-limit") && text.contains("against"), "{shell}");
    }
}
