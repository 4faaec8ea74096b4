//! Graphs to test with: real ones, drawn at random, and all small ones.

use fastrand::Rng;
use serde_json::Value;

use crate::textbook::Side;

/// For each node, those with which it is connected.
pub type Graph = Vec<Vec<usize>>;

/// The mouse wins in 17 plies, one more than twice the number of nodes.
pub const EIGHT: [&[usize]; 8] = [
    &[2, 3, 5],
    &[3, 4, 6, 7],
    &[0, 3, 4, 6],
    &[0, 1, 2, 5, 6],
    &[1, 2, 5, 7],
    &[0, 3, 4, 7],
    &[1, 2, 3, 7],
    &[1, 4, 5, 6],
];

/// A real graph with its known answer.
pub struct Case {
    /// Where it comes from.
    pub source: String,
    pub graph: Graph,
    /// None: a draw.
    pub winner: Option<Side>,
}

/// The file of real graphs.
pub fn cases() -> Vec<Case> {
    let file: Value = serde_json::from_str(include_str!("../cases/cat-and-mouse-graph.json")).expect("a JSON file");
    let read = |case: &Value| Case {
        source: case["source"].as_str().expect("where the case comes from").to_owned(),
        graph: serde_json::from_value(case["graph"].clone()).expect("lists of nodes"),
        winner: match case["expected"].as_u64() {
            Some(0) => None,
            Some(1) => Some(Side::Mouse),
            Some(2) => Some(Side::Cat),
            other => panic!("{other:?} is no answer"),
        },
    };
    let cases: Vec<Case> = file.as_array().expect("a list of cases").iter().map(read).collect();
    assert_eq!(cases.len(), 20, "every case was read");
    cases
}

/// The graph with these edges.
pub fn of_edges(nodes: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Graph {
    let mut graph = vec![Vec::new(); nodes];
    for (one, other) in edges {
        graph[one].push(other);
        graph[other].push(one);
    }
    graph
}

/// All pairs of different nodes.
pub fn pairs(nodes: usize) -> Vec<(usize, usize)> {
    (0..nodes).flat_map(|one| (one + 1..nodes).map(move |other| (one, other))).collect()
}

/// Whether both players have an edge.
pub fn is_legal(graph: &Graph) -> bool {
    !graph[1].is_empty() && !graph[2].is_empty()
}

/// A graph of three up to `most` nodes, with few edges or many, connected or not. In some of them there are long ways:
/// nodes in a row.
pub fn random(rng: &mut Rng, most: usize) -> Graph {
    loop {
        let nodes = rng.usize(3..=most);
        let density = rng.f32() * rng.f32();
        let row_from = rng.usize(0..2 * nodes);
        let chosen = pairs(nodes).into_iter().filter(|&(one, other)| {
            if other < row_from {
                rng.f32() < density
            } else {
                one + 1 == other || (one < row_from && rng.f32() < 0.02)
            }
        });
        let mut graph = of_edges(nodes, chosen.collect::<Vec<_>>());
        // The order of a list means nothing.
        for list in &mut graph {
            rng.shuffle(list);
        }
        if is_legal(&graph) {
            return graph;
        }
    }
}
