//! Every graph that a search returns: correct by the textbook, with the required properties, and the same for the same seed.

use std::sync::LazyLock;

use super::winner_can_err;
use crate::fixtures::graphs::small;
use crate::fixtures::{forced, player};
use crate::textbook::Side::{Cat, Mouse};
use crate::textbook::graph::{Game, HOLE};
use cat_and_mouse::explore::{GraphSearch, GraphWish, Status, Winner};
use cat_and_mouse::game::{Cells, Forced};
use cat_and_mouse::graph::GraphDraft;
use cat_and_mouse::solution::forced_at_start;
use cat_and_mouse::{Graph, Player, solve_graph};
use serde_json::Value;

/// Searches with at most this many tries; returns the search and its graph.
fn search(wish: GraphWish, seed: u64, portion: u32, most: u64) -> (GraphSearch, Vec<Vec<usize>>) {
    let mut search = GraphSearch::new(wish, seed).expect("3 to 64 nodes");
    while !search.found() && search.tried() < most {
        search.advance(portion);
    }
    let graph = search.graph().lists();
    (search, graph)
}

#[test]
fn finds_what_is_wished() {
    let winners = [Winner::Any, Winner::Forced(player(Mouse)), Winner::Forced(player(Cat)), Winner::Nobody];
    for (seed, winner) in (0..).zip(winners.into_iter().cycle().take(24)) {
        for (nodes, edges, min_plies) in [(3, 50, 0), (6, 40, 4), (12, 30, 9), (20, 15, 12), (64, 6, 10)] {
            let wish = GraphWish { nodes, edges, winner, min_plies, contested: false };
            if winner == Winner::Nobody && nodes == 3 {
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
                Winner::Any => {
                    assert!(min_plies == 0 || result.is_some_and(|(_, plies)| plies >= min_plies.into()));
                }
                Winner::Forced(winner) => {
                    let (side, plies) = result.expect("a win");
                    assert!(player(side) == winner && plies >= min_plies.into(), "{wish:?}: {graph:?}");
                }
                Winner::Nobody => assert_eq!(result, None, "{graph:?}"),
            }
            let pairs = graph.len() * (graph.len() - 1) / 2;
            let count = graph.iter().map(Vec::len).sum::<usize>() / 2;
            let (least, most) = (usize::from(edges).saturating_sub(10), usize::from(edges) + 10);
            assert!(
                count + 2 >= pairs * least / 100 && count <= (pairs * most / 100).max(2) + 2,
                "{wish:?}: {graph:?}"
            );
            assert_eq!(found.draft().to_string().parse().map(|draft: GraphDraft| draft.lists()), Ok(graph.clone()));
            // The result is the same for any split of the tries.
            assert_eq!(search(wish, seed, 1_000, 200_000).1, graph);
        }
    }
}

fn is_connected(game: &Game) -> bool {
    game.walks(Mouse, HOLE).iter().all(Option::is_some)
}

#[test]
fn every_graph_on_the_way_is_connected_and_its_cat_can_move() {
    let winners = [Winner::Forced(player(Mouse)), Winner::Forced(player(Cat)), Winner::Nobody];
    for (nodes, edges) in [(3, 50), (4, 1), (6, 50), (7, 30), (64, 1)] {
        for (winner, seed) in winners.into_iter().cycle().zip(0..12) {
            let contested = seed % 2 == 0;
            // No win on a graph is that long, so the search goes on.
            let wish = GraphWish { nodes, edges, winner, min_plies: 9_999, contested };
            let mut search = GraphSearch::new(wish, seed).expect("3 to 64 nodes");
            for round in 0..40 {
                let game = Game::new(&search.graph().lists());
                assert!(is_connected(&game) && !game.steps(Cat, 2).is_empty(), "{wish:?} with seed {seed}: {game:?}");
                if round % 2 == 0 {
                    search.advance(100);
                } else {
                    search.seek_another();
                }
            }
        }
    }
}

#[test]
fn climbs_to_long_wins_and_seeks_another() {
    let wish =
        GraphWish { nodes: 20, edges: 15, winner: Winner::Forced(player(Mouse)), min_plies: 31, contested: false };
    let (mut found, graph) = search(wish, 7, 100, 300_000);
    println!("{:?} after {} tries", found.forced(), found.tried());
    assert!(found.found());
    found.seek_another();
    while !found.found() {
        found.advance(100);
    }
    assert_ne!(found.graph().lists(), graph);
}

/// The drawn places of these nodes, sorted.
fn drawn_at(draft: &GraphDraft, nodes: Cells) -> Vec<(u8, u8)> {
    let mut places: Vec<_> = nodes.into_iter().map(|node| draft.nodes()[node.index()].position).collect();
    places.sort_unstable();
    places
}

#[test]
fn a_win_is_made_longer_around_locked_nodes_of_a_drawing() {
    let text = "graph=0-3.1-3.1-4.2-4.3-5.4-6.5-7.6-7&at=9-9.30-9.50-50.9-50.90-50.90-9.70-70.20-80";
    let draft: GraphDraft = text.parse().expect("a graph");
    let any = GraphWish { nodes: 8, edges: 0, winner: Winner::Any, min_plies: 9, contested: false };
    let locked = Cells(0b1000_0001);
    let start = |wish, locked| GraphSearch::from_draft(wish, 1, &draft, locked);
    let before = start(any, locked).expect("eight nodes").forced();
    assert_eq!(before, forced(Some((Mouse, 3))));
    for seed in 0..5 {
        let mut search = GraphSearch::from_draft(any, seed, &draft, locked).expect("eight nodes");
        let mut length = 3;
        while !search.found() {
            search.advance(20);
            let now = search.draft();
            // When the search moves a player, it renumbers the nodes, so this test recognises a node by its drawn
            // place.
            assert_eq!(drawn_at(&now, Cells(0xff)), drawn_at(&draft, Cells(0xff)), "{now}");
            for node in [0, 7] {
                let near = |draft: &GraphDraft| drawn_at(draft, draft.nodes()[node].neighbours);
                assert_eq!(near(&now), near(&draft), "{now}");
                assert_eq!(now.nodes()[node].position, draft.nodes()[node].position, "{now}");
            }
            let game = Game::new(&now.lists());
            let result = game.solve().forced(game.start());
            assert_eq!(search.forced(), forced(result), "{now}");
            let (winner, plies) = result.expect("a win");
            assert!(winner == Mouse && plies >= length, "{now}");
            length = plies;
            assert!(search.tried() < 200_000, "{now}");
        }
    }
    let mut search = start(any, Cells(0xff)).expect("eight nodes");
    search.advance(20_000);
    assert_eq!(search.draft(), draft, "nothing changes if every node is locked");
    assert!(start(GraphWish { nodes: 7, ..any }, locked).is_none());
    let alone: GraphDraft = "graph=0-1.2".parse().expect("a graph");
    assert!(GraphSearch::from_draft(GraphWish { nodes: 3, ..any }, 1, &alone, locked).is_none());
}

#[test]
fn impossible_wishes_for_a_graph_are_reported() {
    let wish = GraphWish { nodes: 9, edges: 50, winner: Winner::Any, min_plies: 163, contested: false };
    assert_eq!(GraphSearch::new(wish, 1).map(|search| search.status()), Some(Status::Impossible));
    assert!(GraphSearch::new(GraphWish { nodes: 65, ..wish }, 1).is_none());
    let draw = GraphWish { nodes: 3, winner: Winner::Nobody, ..wish };
    assert_eq!(GraphSearch::new(draw, 1).map(|search| search.status()), Some(Status::Impossible));
    let stuck = GraphWish { edges: 100, min_plies: 99, ..wish };
    let (found, _) = search(stuck, 1, 10_000, 200_000);
    assert_eq!(found.status(), Status::Stuck);
}

/// For each number of nodes from three to seven, the longest win on any graph: the mouse's and the cat's, in plies.
static LONGEST: LazyLock<[(usize, [u16; 2]); 5]> = LazyLock::new(|| {
    [3, 4, 5, 6, 7].map(|nodes| {
        let mut longest = [0; 2];
        for graph in small(nodes).filter_map(|graph| Graph::new(&graph).ok()) {
            if let Some(forced) = forced_at_start(&graph) {
                let longest = &mut longest[forced.winner as usize];
                *longest = forced.plies.max(*longest);
            }
        }
        (nodes, longest)
    })
});

#[test]
fn the_records_on_graphs_of_up_to_seven_nodes_are_proved_and_no_others() {
    let records: Vec<Value> = serde_json::from_str(include_str!("../../records/graphs.json")).expect("a list");
    let mut proved = 0;
    for record in &records {
        let text = |key: &str| record[key].as_str().expect("text");
        let winner = match text("kind") {
            "mouse" | "by-play" => Mouse,
            _ => Cat,
        };
        let nodes: usize = text("size").parse().expect("a number");
        let longest = LONGEST.iter().find(|&&(size, _)| size == nodes);
        assert_eq!(record["proved"], longest.is_some(), "{record}");
        if let Some((_, longest)) = longest {
            // This is the longest win of this player on all graphs, so it is also the longest of its kind.
            assert_eq!(record["plies"], longest[winner as usize], "{record}");
            proved += 1;
        }
    }
    assert_eq!(proved, 12, "four kinds for 5, 6 and 7 nodes");
}

#[test]
fn a_win_longer_than_on_any_graph_with_so_many_nodes_is_impossible() {
    let expected = [(3, [1, 1]), (4, [3, 3]), (5, [5, 5]), (6, [7, 8]), (7, [9, 12])];
    assert_eq!(*LONGEST, expected);
    for (nodes, [mouse, cat]) in expected {
        let winners = [Mouse, Cat].map(|side| Winner::Forced(player(side)));
        for (winner, plies) in [(winners[0], mouse), (winners[1], cat), (Winner::Any, mouse.max(cat))] {
            let nodes = u8::try_from(nodes).expect("few nodes");
            let status = |min_plies| {
                let wish = GraphWish { nodes, edges: 50, winner, min_plies, contested: false };
                GraphSearch::new(wish, 1).expect("3 to 64 nodes").status()
            };
            assert_ne!(status(plies), Status::Impossible, "{winner:?} in {plies} plies with {nodes} nodes");
            assert_eq!(status(plies + 1), Status::Impossible, "{winner:?} in {plies} plies with {nodes} nodes");
        }
    }
}

/// Whether the graph is connected, the loser can reach three other nodes, and at each of its first three moves the
/// winner also has a move that does not win.
fn is_contested(graph: &Graph) -> bool {
    let solution = solve_graph(graph);
    let Some(Forced { winner, .. }) = solution.verdict() else { return false };
    let game = Game::new(&graph.lists());
    let room = if winner == Player::Mouse { game.walks(Cat, 2) } else { game.walks(Mouse, 1) };
    let line = solution.line(solution.start()).expect("a state").moves;
    let results = |now| solution.moves(now).expect("a state").iter().map(|ranked| ranked.outcome).collect();
    is_connected(&game)
        && room.into_iter().flatten().count() > 3
        && winner_can_err(winner, solution.start(), &line, results)
}

#[test]
fn a_contested_graph_is_connected_and_its_winner_can_err() {
    let mut uncontested = 0;
    for (winner, nodes, min_plies) in
        [(Winner::Forced(player(Mouse)), 8, 5), (Winner::Forced(player(Cat)), 8, 6), (Winner::Any, 12, 0)]
    {
        for seed in 0..10 {
            let any = GraphWish { nodes, edges: 30, winner, min_plies, contested: false };
            let found = |wish| {
                let (found, _) = search(wish, seed, 100, 50_000);
                assert!(found.found(), "{wish:?} with seed {seed}");
                found.graph().clone()
            };
            let contested = found(GraphWish { contested: true, ..any });
            assert!(is_contested(&contested), "{winner:?} with seed {seed}: {:?}", contested.lists());
            uncontested += u32::from(!is_contested(&found(any)));
        }
    }
    assert!(uncontested > 15, "{uncontested} of 30 other graphs are not");
}

#[test]
fn a_search_that_drops_its_condition_keeps_its_best_graph() {
    // On four nodes the cat, which may not enter the hole, never has room.
    let wish = GraphWish { nodes: 4, edges: 50, winner: Winner::Forced(player(Mouse)), min_plies: 1, contested: true };
    for seed in 0..10 {
        let (mut search, _) = search(wish, seed, 100, 2_000);
        let (best, tried) = (search.graph().lists(), search.tried());
        assert!(!search.found());
        search.drop_contested();
        assert!(search.found());
        assert_eq!((search.graph().lists(), search.tried()), (best, tried));
    }
}
