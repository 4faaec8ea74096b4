//! The form of questions and answers in JSON. The names are those of the JavaScript API.

use cat_and_mouse::judge::{Answer, Question};
use cat_and_mouse::{Board, Cell, Graph, Jumps, Player};
use serde::Serialize;
use serde_json::Value;

/// The value as JSON, on one line.
pub fn line(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).expect("strings, numbers and lists of them have a form in JSON");
    text + "\n"
}

/// The input of a problem.
#[derive(Serialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub enum Input {
    /// LeetCode 1728.
    Board { grid: Vec<String>, cat_jump: u8, mouse_jump: u8 },
    /// LeetCode 913.
    Graph { graph: Vec<Vec<usize>> },
}

impl Input {
    /// The input of LeetCode 1728.
    pub fn of_board(board: &Board, jumps: Jumps) -> Self {
        let (cat_jump, mouse_jump) = (jumps.of(Player::Cat), jumps.of(Player::Mouse));
        Self::Board { grid: board.draft().to_rows(), cat_jump, mouse_jump }
    }

    /// The input of LeetCode 913.
    pub fn of_graph(graph: &Graph) -> Self {
        let list = |node| graph.neighbours(node).into_iter().map(Cell::index).collect();
        Self::Graph { graph: graph.nodes().into_iter().map(list).collect() }
    }
}

impl From<&Question> for Input {
    fn from(question: &Question) -> Self {
        match question {
            Question::Board { board, jumps } => Self::of_board(board, *jumps),
            Question::Graph(graph) => Self::of_graph(graph),
        }
    }
}

/// The lines that LeetCode's input box takes: one for each argument of the function.
pub fn leetcode(input: &Input) -> String {
    match input {
        Input::Board { grid, cat_jump, mouse_jump } => format!("{}{cat_jump}\n{mouse_jump}\n", line(grid)),
        Input::Graph { graph } => line(graph),
    }
}

/// An answer: `true` or `false`, or a number.
pub fn answer(answer: Answer) -> Value {
    match answer {
        Answer::Boolean(answer) => answer.into(),
        Answer::Number(answer) => answer.into(),
    }
}
