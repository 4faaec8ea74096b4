//! Compares the graph game with the textbook queue, and times the labelling of a million edges: `cargo bench -p
//! cat-and-mouse-benches --bench graphs`.
//!
//! The graphs have 50 nodes and are the same in every run. First the results of every state are compared, then both
//! solvers run in turns; times are medians. `graphs.mjs` does the same with the package.

use std::collections::VecDeque;
use std::env;
use std::hint::black_box;
use std::time::Instant;

use cat_and_mouse::graph::label_states;
use cat_and_mouse::{Graph, Player, State, solve_graph};
use fastrand::Rng;

const NODES: usize = 50;
/// The average number of neighbours of a node.
const NEIGHBOURS: [u32; 5] = [3, 5, 7, 15, 30];
const GRAPHS: usize = 50;
const ROUNDS: usize = 21;

const EDGES: usize = 1_000_000;

const MOUSE: usize = 0;
const CAT: usize = 1;

type Lists = Vec<Vec<usize>>;

fn random(rng: &mut Rng, neighbours: u32) -> (Lists, Graph) {
    loop {
        let mut lists = vec![Vec::new(); NODES];
        for (one, other) in (0..NODES).flat_map(|one| (one + 1..NODES).map(move |other| (one, other))) {
            if rng.u32(0..49) < neighbours {
                lists[one].push(other);
                lists[other].push(one);
            }
        }
        // A graph in which a player has no edge is refused. Then the loop tries again.
        if let Ok(graph) = Graph::new(&lists) {
            return (lists, graph);
        }
    }
}

/// `results[mouse][cat][turn]`: the winner and the plies; `None` for a draw.
type Results = Vec<Vec<[Option<(usize, u16)>; 2]>>;

/// The textbook queue as it is usually written: degrees (the numbers of moves that are not known to lose) and results
/// in nested vectors, tuples in a queue, and a new list of predecessors for each state taken from the queue.
fn published(graph: &Lists) -> Results {
    let mut degrees = vec![vec![[0; 2]; NODES]; NODES];
    let mut results: Results = vec![vec![[None; 2]; NODES]; NODES];
    let mut queue = VecDeque::new();
    for mouse in 0..NODES {
        for cat in 1..NODES {
            degrees[mouse][cat] = [graph[mouse].len(), graph[cat].iter().filter(|&&node| node != 0).count()];
            let winner = match mouse {
                0 => MOUSE,
                _ if mouse == cat => CAT,
                _ => continue,
            };
            for turn in [MOUSE, CAT] {
                results[mouse][cat][turn] = Some((winner, 0));
                queue.push_back((mouse, cat, turn));
            }
        }
    }
    while let Some((mouse, cat, turn)) = queue.pop_front() {
        let Some((winner, plies)) = results[mouse][cat][turn] else { continue };
        let predecessors: Vec<(usize, usize, usize)> = if turn == CAT {
            graph[mouse].iter().map(|&mouse| (mouse, cat, MOUSE)).collect()
        } else {
            graph[cat].iter().filter(|&&cat| cat != 0).map(|&cat| (mouse, cat, CAT)).collect()
        };
        for (mouse, cat, turn) in predecessors {
            if results[mouse][cat][turn].is_some() {
                continue;
            }
            if turn != winner {
                degrees[mouse][cat][turn] -= 1;
                if degrees[mouse][cat][turn] > 0 {
                    continue;
                }
            }
            results[mouse][cat][turn] = Some((winner, plies + 1));
            queue.push_back((mouse, cat, turn));
        }
    }
    results
}

fn compare(lists: &Lists, graph: &Graph) {
    let (results, solution) = (published(lists), solve_graph(graph));
    for state in solution.states() {
        let State { mouse, cat, turn } = state;
        let forced = solution.forced(state).expect("a state").map(|forced| (forced.winner as usize, forced.plies));
        assert_eq!(forced, results[mouse.index()][cat.index()][turn as usize], "{state:?} of {lists:?}");
    }
    assert_eq!(solution.start(), State { mouse: Graph::MOUSE, cat: Graph::CAT, turn: Player::Mouse });
}

/// The median time of each call over the rounds, in microseconds. The calls take turns.
fn times<const CALLS: usize>(rounds: usize, mut calls: [&mut dyn FnMut(); CALLS]) -> [f64; CALLS] {
    let mut samples = [const { Vec::new() }; CALLS];
    for _ in 0..rounds {
        for (call, samples) in calls.iter_mut().zip(&mut samples) {
            let start = Instant::now();
            call();
            samples.push(start.elapsed().as_secs_f64() * 1e6);
        }
    }
    samples.map(|mut samples| {
        samples.sort_unstable_by(f64::total_cmp);
        samples[samples.len() / 2]
    })
}

#[allow(clippy::cast_precision_loss)] // counts of graphs are small
fn main() {
    // Only `cargo bench` adds --bench. Under `cargo test --benches`, one round shows that all results agree.
    let rounds = if env::args().any(|argument| argument == "--bench") { ROUNDS } else { 1 };
    let mut rng = Rng::with_seed(913);
    println!("graphs of {NODES} nodes, µs a graph: neighbours, crate, queue as published, ratio");
    for neighbours in NEIGHBOURS {
        let graphs: Vec<_> = (0..GRAPHS).map(|_| random(&mut rng, neighbours)).collect();
        for (lists, graph) in &graphs {
            compare(lists, graph);
        }
        let [ours, theirs] = times(
            rounds,
            [
                &mut || {
                    for (_, graph) in &graphs {
                        let solution = solve_graph(black_box(graph));
                        black_box(solution.verdict());
                    }
                },
                &mut || {
                    for (lists, _) in &graphs {
                        black_box(published(black_box(lists)));
                    }
                },
            ],
        );
        let each = |micros: f64| micros / GRAPHS as f64;
        println!("{neighbours:3}{:10.1}{:10.0}{:6.0}", each(ours), each(theirs), theirs / ours);
    }

    for states in [100_000, 500_000, EDGES] {
        let mut some =
            |count: usize| (0..count).map(|_| rng.u32(0..u32::try_from(states).expect("a million"))).collect();
        let (edges, lost): (Vec<u32>, Vec<u32>) = (some(2 * EDGES), some(states / 100));
        let [micros] = times(rounds.min(7), [&mut || drop(black_box(label_states(states, &edges, &lost, &[])))]);
        println!("labelling {EDGES} edges between {states} states: {:.0} ms", micros / 1e3);
    }
}
