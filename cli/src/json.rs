//! Output for programs: JSON on one line, with the names of the JavaScript API, and the lines of LeetCode's input box.

use cat_and_mouse::Player;
use cat_and_mouse::game::numbered;
use cat_and_mouse::judge::Question;
use serde::Serialize;

use census::json::line;
pub use census::json::result;

/// The line of JSON for a result that contains cells or nodes of this question.
pub fn of_question(question: &Question, value: &impl Serialize) -> String {
    match question {
        Question::Board { board, .. } => numbered(board.cols(), || result(value)),
        Question::Graph(_) => result(value),
    }
}

/// The lines that LeetCode's input box takes: one for each argument of the function.
pub fn leetcode(question: &Question) -> String {
    match question {
        Question::Board { board, jumps } => {
            let [cat, mouse] = [Player::Cat, Player::Mouse].map(|player| jumps.of(player));
            format!("{}{cat}\n{mouse}\n", line(&board.draft().to_rows()))
        }
        Question::Graph(graph) => {
            let lists: Vec<_> = graph.nodes().into_iter().map(|node| graph.neighbours(node)).collect();
            line(&lists)
        }
    }
}
