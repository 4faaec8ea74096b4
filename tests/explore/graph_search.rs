//! Every graph that a search returns: correct by the textbook, with the required properties, and the same for the same seed.

use crate::fixtures::graphs::small;
use crate::fixtures::{forced, player};
use crate::textbook::Side::{Cat, Mouse};
use crate::textbook::graph::Game;
use cat_and_mouse::explore::{GraphSearch, GraphWinner, GraphWish, Status};
use cat_and_mouse::{Cell, Graph};

fn lists(graph: &Graph) -> Vec<Vec<usize>> {
    graph.nodes().into_iter().map(|node| graph.neighbours(node).into_iter().map(Cell::index).collect()).collect()
}

/// Searches with this many tries at most; the graph, and the number of tries.
fn search(wish: GraphWish, seed: u64, portion: u32, most: u64) -> (GraphSearch, Vec<Vec<usize>>) {
    let mut search = GraphSearch::new(wish, seed).expect("3 to 64 nodes");
    while !search.found() && search.tried() < most {
        search.advance(portion);
    }
    let graph = lists(search.graph());
    (search, graph)
}

#[test]
fn finds_what_is_wished() {
    let winners =
        [GraphWinner::Any, GraphWinner::Forced(player(Mouse)), GraphWinner::Forced(player(Cat)), GraphWinner::Draw];
    for (seed, winner) in (0..).zip(winners.into_iter().cycle().take(24)) {
        for (nodes, edges, min_plies) in [(3, 50, 0), (6, 40, 4), (12, 30, 9), (20, 15, 12), (64, 6, 10)] {
            let wish = GraphWish { nodes, edges, winner, min_plies };
            if winner == GraphWinner::Draw && nodes == 3 {
                let status = GraphSearch::new(wish, seed).map(|search| search.status());
                assert_eq!(status, Some(Status::Impossible));
                assert!(
                    small(3).map(|graph| Game::new(&graph)).all(|game| game.solve().forced(game.start()).is_some())
                );
                continue;
            }
            let (found, graph) = search(wish, seed, 64, 200_000);
            assert!(found.found(), "{wish:?} with seed {seed} after {} tries", found.tried());
            assert_eq!(found.status(), Status::Found);
            let game = Game::new(&graph);
            let result = game.solve().forced(game.start());
            assert_eq!(found.forced(), forced(result), "{graph:?}");
            assert_eq!(graph.len(), usize::from(nodes));
            match winner {
                GraphWinner::Any => {
                    assert!(min_plies == 0 || result.is_some_and(|(_, plies)| plies >= min_plies.into()));
                }
                GraphWinner::Forced(winner) => {
                    let (side, plies) = result.expect("a win");
                    assert!(player(side) == winner && plies >= min_plies.into(), "{wish:?}: {graph:?}");
                }
                GraphWinner::Draw => assert_eq!(result, None, "{graph:?}"),
                winner => panic!("{winner:?} is no wish of this test"),
            }
            let pairs = graph.len() * (graph.len() - 1) / 2;
            let count = graph.iter().map(Vec::len).sum::<usize>() / 2;
            let (least, most) = (usize::from(edges).saturating_sub(10), usize::from(edges) + 10);
            assert!(
                count + 2 >= pairs * least / 100 && count <= (pairs * most / 100).max(2) + 2,
                "{wish:?}: {graph:?}"
            );
            assert_eq!(
                found.draft().to_string().parse().map(|draft: cat_and_mouse::graph::GraphDraft| draft.lists()),
                Ok(graph.clone())
            );
            // However the tries are split.
            assert_eq!(search(wish, seed, 1_000, 200_000).1, graph);
        }
    }
}

#[test]
fn climbs_to_long_wins_and_seeks_another() {
    let wish = GraphWish { nodes: 20, edges: 15, winner: GraphWinner::Forced(player(Mouse)), min_plies: 31 };
    let (mut found, graph) = search(wish, 7, 100, 300_000);
    println!("{:?} after {} tries", found.forced(), found.tried());
    assert!(found.found());
    found.seek_another();
    while !found.found() {
        found.advance(100);
    }
    assert_ne!(lists(found.graph()), graph);
}

#[test]
fn says_what_no_graph_can_have() {
    let wish = GraphWish { nodes: 4, edges: 50, winner: GraphWinner::Any, min_plies: 33 };
    assert_eq!(GraphSearch::new(wish, 1).map(|search| search.status()), Some(Status::Impossible));
    assert!(GraphSearch::new(GraphWish { nodes: 65, ..wish }, 1).is_none());
    let stuck = GraphWish { min_plies: 20, ..wish };
    let (found, _) = search(stuck, 1, 10_000, 60_000);
    assert_eq!(found.status(), Status::Stuck);
}
