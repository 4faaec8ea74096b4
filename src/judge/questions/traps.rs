//! Questions on which known solutions fail, such as boards from public bug reports, and long wins of the mouse.

use crate::judge::questions::question::{Problem, Question};

/// The traps of the problem, the smallest first.
pub(crate) fn questions(problem: Problem) -> Vec<Question> {
    let lines = match problem {
        Problem::CatAndMouseII => BOARDS,
        Problem::CatAndMouse => GRAPHS,
    };
    lines.lines().filter_map(|line| line.parse().ok()).collect()
}

const BOARDS: &str = include_str!("traps-boards.txt");

const GRAPHS: &str = include_str!("traps-graphs.txt");
