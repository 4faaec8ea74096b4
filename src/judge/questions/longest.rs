//! Questions with the longest known wins of each size, and hard questions. A search that gives up too early fails on
//! the longest wins, and many other wrong methods fail on the hard questions.
//!
//! `scripts/longest-wins.mjs` makes the files with the longest wins from `records/`. The hard questions were made once
//! (`docs/judging.md`).

use crate::game::cell::Cell;
use crate::game::dice::Dice;
use crate::graph::Graph;
use crate::judge::questions::lists;
use crate::judge::questions::question::{Problem, Question};

/// The longest known wins and the hard questions. Each graph is there twice: as it is, and with its nodes renumbered at
/// random by the seed.
pub(crate) fn questions(problem: Problem, seed: u64) -> Vec<Question> {
    let mut dice = Dice::new(seed);
    let mut questions = match problem {
        Problem::CatAndMouseII => lists::read(BOARDS),
        Problem::CatAndMouse => GRAPHS.lines().filter_map(graph).map(Question::Graph).collect(),
    };
    let renumbered: Vec<Question> = questions.iter().filter_map(|question| renumbered(question, &mut dice)).collect();
    questions.extend(renumbered);
    questions
}

const BOARDS: &str = concat!(include_str!("longest-boards.txt"), include_str!("hard-boards.txt"));
const GRAPHS: &str = concat!(include_str!("longest-graphs.txt"), include_str!("hard-graphs.txt"));

/// Reads a graph from a line that lists each edge once, at its lower node.
fn graph(line: &str) -> Option<Graph> {
    let mut lists = vec![Vec::new(); line.split(';').count()];
    for (node, others) in line.split(';').enumerate() {
        for other in others.split_whitespace().filter_map(|number| number.parse::<usize>().ok()) {
            lists[node].push(other);
            lists.get_mut(other)?.push(node);
        }
    }
    Graph::new(&lists).ok()
}

/// The same graph with its nodes renumbered. The hole and the players' starts keep their numbers. `None` for a board.
fn renumbered(question: &Question, dice: &mut Dice) -> Option<Question> {
    let Question::Graph(graph) = question else { return None };
    let mut numbers: Vec<usize> = (0..graph.size()).collect();
    let first = 1 + Graph::MOUSE.index().max(Graph::CAT.index());
    for left in (first + 1..numbers.len()).rev() {
        #[allow(clippy::cast_possible_truncation)] // at most 64
        numbers.swap(left, first + dice.below((left + 1 - first) as u32) as usize);
    }
    let mut lists = vec![Vec::new(); numbers.len()];
    for node in graph.nodes() {
        lists[numbers[node.index()]] =
            graph.neighbours(node).into_iter().map(|other: Cell| numbers[other.index()]).collect();
    }
    Graph::new(&lists).ok().map(Question::Graph)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::game::player::Player;
    use crate::game::state::Forced;

    #[test]
    fn the_longest_wins_of_the_records_are_asked() {
        let records = [
            (Problem::CatAndMouseII, include_str!("../../../records/boards.json")),
            (Problem::CatAndMouse, include_str!("../../../records/graphs.json")),
        ];
        for (problem, text) in records {
            let asked: Vec<(String, Option<Forced>)> =
                questions(problem, 1).iter().map(|it| (it.to_string(), it.solved().1)).collect();
            let records: Vec<serde_json::Value> = serde_json::from_str(text).expect("a list");
            for record in records {
                let mut line = record["case"].as_str().expect("a line").to_owned();
                // On LeetCode the hole must have a neighbour, so the question adds a neighbour that nobody can reach.
                if line.starts_with(';') {
                    line = format!("{}{line};0", line.split(';').count());
                }
                let nodes = line.split(';').count();
                let winner = if ["race", "hunt"].contains(&record["kind"].as_str().expect("a kind")) {
                    Player::Cat
                } else {
                    Player::Mouse
                };
                // Instead of the graph, the judge may ask another graph of this size with a win of the same player that
                // is at least as long.
                let is_as_long = |(other, forced): &(String, Option<Forced>)| {
                    let forced = forced.expect("a win");
                    nodes > 1
                        && other.split(';').count() == nodes
                        && forced.winner == winner
                        && Some(forced.plies.into()) >= record["plies"].as_u64()
                };
                let is_asked = asked.iter().any(|each| each.0 == line || is_as_long(each));
                assert!(nodes > 50 || is_asked, "run `node scripts/longest-wins.mjs`: {line}");
            }
        }
    }

    #[test]
    fn every_line_of_the_files_is_a_question() {
        assert_eq!(questions(Problem::CatAndMouseII, 1).len(), BOARDS.lines().count());
        assert_eq!(questions(Problem::CatAndMouse, 1).len(), 2 * GRAPHS.lines().count());
    }

    #[test]
    fn other_numbers_change_no_result() {
        let all = questions(Problem::CatAndMouse, 7);
        let (first, second) = all.split_at(all.len() / 2);
        for (one, other) in first.iter().zip(second) {
            assert_eq!(one.solved(), other.solved(), "{one} and {other}");
        }
        assert!(first.iter().zip(second).filter(|(one, other)| one != other).count() > 40);
    }
}
