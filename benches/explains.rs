//! Checks whether a known mistake gives all the answers on standard input, a question, a tab and an answer on each
//! line. It exits with 1 if not. `benches/diagnoses.mjs` calls it.

use std::io::{self, Read};
use std::process::ExitCode;

use cat_and_mouse::judge::{Answer, MistakeCode, Question, explains};

fn main() -> ExitCode {
    let name = std::env::args().nth(1).expect("the code of a mistake");
    let code = MistakeCode::ALL.into_iter().find(|code| code.name() == name).expect("a known code");
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).expect("text");
    let mut answers = Vec::new();
    for line in input.lines() {
        let (question, given) = line.split_once('\t').expect("a tab");
        let question: Question = question.parse().expect("a question");
        let answer = match given {
            "true" | "false" => Answer::Boolean(given == "true"),
            // No mistake explains an error. But on boards that are not square, errors are no evidence about rows and
            // columns.
            "error" | "value" => match &question {
                Question::Board { board, .. }
                    if code == MistakeCode::RowsAndColumns && board.rows() != board.cols() =>
                {
                    question.answer()
                }
                _ => return ExitCode::FAILURE,
            },
            number => Answer::Number(number.parse().unwrap_or(3)),
        };
        answers.push((question, answer));
    }
    if explains(code, &answers) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
