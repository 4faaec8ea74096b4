//! The examples in LeetCode's statements.

use crate::judge::questions::question::{Problem, Question};

/// The examples of the problem.
pub(crate) fn questions(problem: Problem) -> Vec<Question> {
    let lines = match problem {
        Problem::CatAndMouseII => CAT_AND_MOUSE_II,
        Problem::CatAndMouse => CAT_AND_MOUSE,
    };
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
