//! Every what-if of a graph against the textbook's result of the changed graph.

use crate::fixtures::graphs::{Graph as Lists, cases, is_legal, many, pairs};
use crate::fixtures::{forced, nth_cell};
use crate::textbook::State;
use crate::textbook::graph::{Game, HOLE};
use cat_and_mouse::Graph;
use cat_and_mouse::explore::{edge_effects, start_effects};

fn toggled(graph: &Lists, from: usize, to: usize) -> Lists {
    let mut graph = graph.clone();
    for (one, other) in [(from, to), (to, from)] {
        if graph[one].contains(&other) {
            graph[one].retain(|&node| node != other);
        } else {
            graph[one].push(other);
        }
    }
    graph
}

/// Checks every `step`th pair of nodes.
fn check_edges(game: &Game, step: usize) {
    let graph = Graph::new(&game.graph).expect("a graph");
    let mut effects = edge_effects(&graph);
    let pairs = pairs(game.nodes());
    assert_eq!(effects.len(), pairs.len());
    let start = forced(game.solve().forced(game.start()));
    assert_eq!(effects.present(), start);
    for (number, &(from, to)) in pairs.iter().enumerate() {
        let effect = effects.next().expect("an effect for each pair");
        assert_eq!(effects.len(), pairs.len() - number - 1);
        assert_eq!((effect.from.index(), effect.to.index()), (from, to));
        assert_eq!(effect.is_edge, game.graph[from].contains(&to));
        let changed = toggled(&game.graph, from, to);
        assert_eq!(effect.is_playable, is_legal(&changed), "{from}-{to} of {:?}", game.graph);
        if number % step == 0 && is_legal(&changed) {
            let game = Game::new(&changed);
            let expected = forced(game.solve().forced(game.start()));
            assert_eq!(effect.forced, expected, "{from}-{to} makes {changed:?}");
        }
    }
    assert_eq!(effects.next(), None);
}

fn check_starts(game: &Game) {
    let effects = start_effects(&Graph::new(&game.graph).expect("a graph"));
    let table = game.solve();
    for node in 0..64 {
        let free = |other: usize| node < game.nodes() && node != HOLE && node != other;
        let result = |mouse, cat| forced(table.forced(State { mouse, cat, ..game.start() }));
        assert_eq!(effects.mouse[nth_cell(node)], free(2).then(|| result(node, 2)), "{node} of {:?}", game.graph);
        assert_eq!(effects.cat[nth_cell(node)], free(1).then(|| result(1, node)), "{node} of {:?}", game.graph);
    }
}

/// All small graphs and the real ones completely, and some edges of large ones.
#[test]
fn edges_and_starts_of_many_graphs() {
    for game in many(4, 60).chain(cases().into_iter().map(|case| Game::new(&case.graph))) {
        check_edges(&game, if game.nodes() < 12 { 1 } else { pairs(game.nodes()).len() / 40 + 1 });
        check_starts(&game);
    }
}
