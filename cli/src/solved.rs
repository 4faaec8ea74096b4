//! A solved board or graph: the result, the reason for it, and optimal play.

use std::fmt::{self, Write};

use cat_and_mouse::board::BoardEnding;
use cat_and_mouse::game::Move;
use cat_and_mouse::graph::GraphEnding;
use cat_and_mouse::judge::{Answer, Problem, Question};
use cat_and_mouse::{Board, Graph, Jumps, MoveLimit, Player, State, solve_board, solve_graph};
use serde::Serialize;
use serde_json::Value;

use crate::json;
use crate::{drawing, words};

/// A solved board or graph, printed for people by `Display` and for programs by [`to_json`](Self::to_json).
pub struct Solved {
    problem: Problem,
    drawing: String,
    verdict: String,
    /// The optimal line in words.
    line: Vec<String>,
    data: Data,
}

/// The result for programs, with the names of the JavaScript API.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Data {
    problem: &'static str,
    #[serde(flatten)]
    input: Question,
    /// The move limit; only on boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    move_limit: Option<u16>,
    state: State,
    winner: Option<Player>,
    ending: Value,
    plies: Option<u16>,
    /// LeetCode's answer, if the game begins at the start and with LeetCode's move limit.
    answer: Option<Answer>,
    reason: String,
    moves: Vec<Move>,
    loops_from: Option<usize>,
}

impl Solved {
    /// Solves the question from the start, with LeetCode's move limit.
    pub fn of(question: &Question) -> Self {
        match question {
            Question::Board { board, jumps } => Self::of_board(board, *jumps, MoveLimit::default(), None),
            Question::Graph(graph) => Self::of_graph(graph, None),
        }
    }

    /// Solves the board from this state, or from the start if `state` is `None`.
    pub fn of_board(board: &Board, jumps: Jumps, limit: MoveLimit, state: Option<State>) -> Self {
        let solution = solve_board(board, jumps, limit);
        let state = state.unwrap_or(solution.start());
        let all = (solution.outcome(state), solution.line(state), solution.explain(state));
        let (Ok(outcome), Ok(line), Ok(reason)) = all else { unreachable!("a link's state is on its board") };
        let is_asked = state == solution.start() && limit == MoveLimit::default();
        let end = match line.ending {
            BoardEnding::Food => ": the food",
            BoardEnding::Capture => ": caught",
            BoardEnding::Limit => "",
        };
        let mut in_words = in_words(&line.moves, words::board_move, end);
        if line.ending == BoardEnding::Limit {
            in_words.push(match line.loops_from {
                Some(from) => format!(
                    "This is the position before ply {} again: play repeats from there until the move limit.",
                    from + 1
                ),
                None => format!("The move limit of {} is reached.", words::plies(limit.plies())),
            });
        }
        Self {
            problem: Problem::CatAndMouseII,
            drawing: drawing::board(board, jumps, state),
            verdict: words::board_verdict(&outcome, state, limit),
            line: in_words,
            data: Data {
                problem: Problem::CatAndMouseII.name(),
                input: Question::Board { board: *board, jumps },
                move_limit: Some(limit.plies()),
                state,
                winner: Some(outcome.winner),
                ending: serde_json::json!(line.ending),
                plies: outcome.plies,
                answer: is_asked.then_some(Answer::Boolean(outcome.winner == Player::Mouse)),
                reason: words::board_reason(&reason),
                moves: line.moves,
                loops_from: line.loops_from,
            },
        }
    }

    /// Solves the graph from this state, or from the start if `state` is `None`.
    pub fn of_graph(graph: &Graph, state: Option<State>) -> Self {
        let solution = solve_graph(graph);
        let state = state.unwrap_or(solution.start());
        let all = (solution.forced(state), solution.line(state));
        let (Ok(forced), Ok(line)) = all else { unreachable!("a link's state is on its graph") };
        let end = match line.ending {
            GraphEnding::Hole => ": the hole",
            GraphEnding::Capture => ": caught",
            GraphEnding::Draw => "",
        };
        let mut in_words = in_words(&line.moves, words::graph_move, end);
        if let Some(from) = line.loops_from {
            in_words.push(format!("This is the position before ply {} again: play repeats from there.", from + 1));
        }
        Self {
            problem: Problem::CatAndMouse,
            drawing: drawing::graph(graph, state),
            verdict: words::graph_verdict(forced, state),
            line: in_words,
            data: Data {
                problem: Problem::CatAndMouse.name(),
                input: Question::Graph(graph.clone()),
                move_limit: None,
                state,
                winner: forced.map(|forced| forced.winner),
                ending: serde_json::json!(line.ending),
                plies: forced.map(|forced| forced.plies),
                answer: (state == solution.start()).then(|| Question::Graph(graph.clone()).answer()),
                reason: words::graph_reason(forced).to_owned(),
                moves: line.moves,
                loops_from: line.loops_from,
            },
        }
    }

    /// The solved board or graph.
    pub fn question(&self) -> &Question {
        &self.data.input
    }

    /// The result as JSON, on one line.
    pub fn to_json(&self) -> String {
        json::of_question(&self.data.input, &self.data)
    }
}

/// The moves with their numbers, and the ending of the game after the last one.
fn in_words(moves: &[Move], word: fn(Move) -> String, end: &str) -> Vec<String> {
    let width = moves.len().to_string().len();
    let mut lines: Vec<String> =
        (1..).zip(moves).map(|(ply, &played)| format!("{ply:width$}. {}", word(played))).collect();
    if let Some(last) = lines.last_mut() {
        last.push_str(end);
    }
    lines
}

impl Solved {
    pub fn drawing(&self) -> &str {
        &self.drawing
    }

    /// The result, the reason for it, and the line.
    pub fn explanation(&self) -> String {
        let mut text = self.verdict.clone();
        if let Some(answer) = &self.data.answer {
            let _ = write!(text, " LeetCode {}: {answer}", self.problem.number());
        }
        text.push('\n');
        text += &self.data.reason;
        if !self.line.is_empty() {
            text.push('\n');
        }
        for line in &self.line {
            text.push('\n');
            text += line;
        }
        text
    }
}

impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.drawing, self.explanation())
    }
}
