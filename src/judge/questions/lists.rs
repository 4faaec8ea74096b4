//! Fixed lists of questions: the examples in LeetCode's statements, and traps.

use crate::judge::questions::question::{Problem, Question};

/// The examples in LeetCode's statement of the problem.
pub(crate) fn statement(problem: Problem) -> Vec<Question> {
    read(match problem {
        Problem::CatAndMouseII => CAT_AND_MOUSE_II,
        Problem::CatAndMouse => CAT_AND_MOUSE,
    })
}

/// Questions on which known solutions fail, such as boards from public bug reports, and long wins of the mouse; the
/// smallest first.
pub(crate) fn traps(problem: Problem) -> Vec<Question> {
    read(match problem {
        Problem::CatAndMouseII => include_str!("traps-boards.txt"),
        Problem::CatAndMouse => include_str!("traps-graphs.txt"),
    })
}

/// The questions in these lines.
pub(super) fn read(lines: &str) -> Vec<Question> {
    lines.lines().filter_map(|line| line.parse().ok()).collect()
}

const CAT_AND_MOUSE_II: &str = "\
####F/#C.../M.... 1 2
M.C...F 1 4
M.C...F 1 3
C...#/...#F/....#/M.... 2 5
.M.../..#../#..#./C#.#./...#F 3 1";

const CAT_AND_MOUSE: &str = "\
2 5;3;0 4 5;1 4 5;2 3;0 2 3
1 3;0;3;0 2";
