//! The times of a program's answers, by the size of the question.

use std::fmt::Write;
use std::time::Duration;

use cat_and_mouse::judge::Question;
use serde::Serialize;

/// The largest size, in cells or nodes, of the questions in each group.
const GROUPS: [u32; 4] = [6, 16, 36, 64];

/// The times of answers, by the number of cells or nodes.
#[derive(Default)]
pub struct Times([Group; GROUPS.len()]);

#[derive(Clone, Copy, Default)]
struct Group {
    answers: u32,
    total: Duration,
    longest: Duration,
}

/// The times of a group of questions, to be written as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Row {
    /// The smallest and the largest number of cells or nodes.
    sizes: [u32; 2],
    answers: u32,
    mean_ms: f64,
    longest_ms: f64,
}

impl Times {
    pub fn add(&mut self, question: &Question, took: Duration) {
        let size = match question {
            Question::Board { board, .. } => u32::from(board.rows()) * u32::from(board.cols()),
            Question::Graph(graph) => graph.nodes().count(),
        };
        let group =
            GROUPS.iter().position(|&most| size <= most).expect("a board has at most 64 cells, a graph 64 nodes");
        let group = &mut self.0[group];
        group.answers += 1;
        group.total += took;
        group.longest = group.longest.max(took);
    }

    /// The groups in which there are answers.
    pub fn rows(&self) -> Vec<Row> {
        let firsts = [1, GROUPS[0] + 1, GROUPS[1] + 1, GROUPS[2] + 1];
        let in_ms = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        let row = |((first, last), group): ((u32, u32), &Group)| {
            let mean = group.total / group.answers;
            Row { sizes: [first, last], answers: group.answers, mean_ms: in_ms(mean), longest_ms: in_ms(group.longest) }
        };
        firsts.into_iter().zip(GROUPS).zip(&self.0).filter(|(_, group)| group.answers > 0).map(row).collect()
    }

    /// A table for people. `unit` is the unit of sizes: cells or nodes.
    pub fn in_words(&self, unit: &str) -> String {
        let mut text = format!("{unit:>8}  {:>8}  {:>10}  {:>10}\n", "answers", "mean ms", "longest ms");
        for Row { sizes: [first, last], answers, mean_ms, longest_ms } in self.rows() {
            let sizes = format!("{first} to {last}");
            let _ = writeln!(text, "{sizes:>8}  {answers:>8}  {mean_ms:>10.3}  {longest_ms:>10.3}");
        }
        text
    }
}
