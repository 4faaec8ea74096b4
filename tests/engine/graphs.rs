//! The graph game: every state, distance, move and line is compared with the textbook and the definition of a forced
//! win.

use crate::definition;
use crate::definition::Claim;
use crate::fixtures::graphs::{
    EIGHT, cases, is_legal, of_edges, pairs, random, renumberings, solved, stands_for, state,
};
use crate::fixtures::{forced, in_parallel, nth_cell, player};
use crate::textbook;
use crate::textbook::Side;
use crate::textbook::graph::{Game, HOLE};
use crate::textbook::turns::Turns;
use cat_and_mouse::game::Forced;
use cat_and_mouse::graph::{GraphEnding, GraphError};
use cat_and_mouse::solution::{GraphSolution, forced_at_start};
use cat_and_mouse::{Graph, Player, State, solve_graph};
use fastrand::Rng;

/// Compares the result of every state with the textbook's.
fn compare_results(game: &Game) -> GraphSolution {
    let solution = solved(game);
    let table = game.solve();
    let states = game.states();
    for &each in &states {
        assert_eq!(
            solution.forced(state(each)).expect("a state"),
            forced(table.forced(each)),
            "{each:?} of {:?}",
            game.graph
        );
    }
    assert!(solution.states().eq(states.iter().map(|&each| state(each))), "the states themselves");
    solution
}

/// Compares the solver's results, moves and lines with those of the textbook.
fn compare_all(game: &Game) {
    let solution = compare_results(game);
    let table = game.solve();
    for each in game.states() {
        let about = || format!("{each:?} of {:?}", game.graph);
        let moves = solution.moves(state(each)).expect("a state");
        let found: Vec<(usize, bool)> = moves.iter().map(|ranked| (ranked.to.index(), ranked.best)).collect();
        assert_eq!(found, table.ranked(each), "moves of {}", about());
        for ranked in &moves {
            assert_eq!((ranked.by, ranked.from.index()), (player(each.turn), each.mover()), "{}", about());
            assert_eq!(ranked.outcome, forced(table.forced(each.after(ranked.to.index()))), "{}", about());
        }
        let results = solution.destinations(state(each)).expect("a state");
        let legal = game.moves(each);
        for to in 0..64 {
            let expected = legal.contains(&to).then(|| forced(table.forced(each.after(to))));
            assert_eq!(results[nth_cell(to)], expected, "going to {to} from {}", about());
        }

        let line = solution.line(state(each)).expect("a state");
        let (expected, loops_from) = table.line(each);
        let found: Vec<_> = line.moves.iter().map(|played| (played.from.index(), played.to.index())).collect();
        assert_eq!((found, line.loops_from), (expected, loops_from), "line from {}", about());
        let ending = match table.forced(each) {
            Some((Side::Mouse, _)) => GraphEnding::Hole,
            Some((Side::Cat, _)) => GraphEnding::Capture,
            None => GraphEnding::Draw,
        };
        assert_eq!(line.ending, ending, "{}", about());
        if let Some((_, plies)) = table.forced(each) {
            assert_eq!(line.moves.len(), plies, "{}", about());
        }
    }
    compare_stats(game, &solution);
}

fn compare_stats(game: &Game, solution: &GraphSolution) {
    let table = game.solve();
    let stats = solution.stats();
    let results: Vec<_> = game.states().into_iter().map(|each| (state(each), forced(table.forced(each)))).collect();
    let count = |wanted: &dyn Fn(Option<Forced>) -> bool| results.iter().filter(|(_, forced)| wanted(*forced)).count();
    assert_eq!(stats.draws as usize, count(&|forced| forced.is_none()));
    for (winner, by_ply) in [(Player::Mouse, &stats.mouse_by_ply), (Player::Cat, &stats.cat_by_ply)] {
        for (plies, &states) in (0..).zip(by_ply) {
            assert_eq!(states as usize, count(&|forced| forced == Some(Forced { winner, plies })), "{winner} {plies}");
        }
    }
    let counted: u32 = stats.mouse_by_ply.iter().chain(&stats.cat_by_ply).sum();
    assert_eq!((counted + stats.draws) as usize, results.len());
    let most = results.iter().filter_map(|(_, forced)| *forced).map(|forced| forced.plies).max();
    let first = results.iter().find(|(_, forced)| forced.map(|forced| forced.plies) == most);
    assert_eq!(first, Some(&(stats.longest.0, Some(stats.longest.1))));
}

/// Every result as a claim, indexed by the textbook's number of the state.
fn claims(game: &Game, solution: &GraphSolution) -> Vec<Claim> {
    let mut claims = vec![Claim::Draw; 2 * game.nodes() * game.nodes()];
    for each in game.states() {
        claims[game.index(each)] = match solution.forced(state(each)).expect("a state") {
            None => Claim::Draw,
            Some(Forced { winner, plies }) if winner == player(each.turn) => Claim::Win(plies.into()),
            Some(Forced { plies, .. }) => Claim::Lose(plies.into()),
        };
    }
    claims
}

/// The state of each number. With the cat in the hole, a number has no state (`None`) and counts as a draw.
fn by_number(game: &Game) -> Vec<Option<textbook::State>> {
    let mut states = vec![None; 2 * game.nodes() * game.nodes()];
    for each in game.states() {
        states[game.index(each)] = Some(each);
    }
    states
}

fn fault(game: &Game, claims: &[Claim]) -> Option<usize> {
    let states = by_number(game);
    definition::fault(claims, |at| {
        let Some(each) = states[at] else {
            return definition::State::Moves(Vec::new());
        };
        match game.ended(each) {
            Some(winner) if winner == each.turn => definition::State::Over(Claim::Win(0)),
            Some(_) => definition::State::Over(Claim::Lose(0)),
            None => {
                let after = game.moves(each).into_iter().map(|to| game.index(each.after(to)));
                definition::State::Moves(after.collect())
            }
        }
    })
}

#[test]
fn every_case_of_the_file_has_its_known_answer() {
    for case in cases() {
        let game = Game::new(&case.graph);
        let graph = Graph::new(&case.graph).expect("a graph");
        let winner = case.winner.map(player);
        assert_eq!(forced_at_start(&graph).map(|forced| forced.winner), winner, "{}", case.source);
        let solution = solve_graph(&graph);
        assert_eq!(solution.verdict(), forced_at_start(&graph), "{}", case.source);
        compare_all(&game);
    }
}

#[test]
fn every_state_of_random_graphs_of_all_sizes() {
    let mut rng = Rng::with_seed(913);
    let mut longest = 0;
    for number in 0..400 {
        let game = Game::new(&random(&mut rng, if number % 4 == 0 { 64 } else { 50 }));
        let solution = compare_results(&game);
        assert_eq!(fault(&game, &claims(&game, &solution)), None, "{:?}", game.graph);
        longest = longest.max(solution.stats().longest.1.plies);
        let graph = Graph::new(&game.graph).expect("a graph");
        assert_eq!(forced_at_start(&graph), solution.verdict(), "{:?}", game.graph);
    }
    // For such a long win, the table stores the rounds in binary, so this test covers the binary form too.
    assert!(longest > 60, "the longest win takes {longest} plies");
}

#[test]
fn moves_lines_and_counts_of_random_graphs() {
    let mut rng = Rng::with_seed(914);
    for _ in 0..150 {
        compare_all(&Game::new(&random(&mut rng, 16)));
    }
}

#[test]
fn the_check_finds_a_planted_fault_anywhere() {
    let game = Game::new(&EIGHT.map(<[usize]>::to_vec));
    let claims = claims(&game, &solved(&game));
    assert_eq!(fault(&game, &claims), None);
    for at in game.states().into_iter().map(|each| game.index(each)) {
        for wrong in [Claim::Draw, Claim::Win(0), Claim::Lose(0), Claim::Win(3), Claim::Lose(4)] {
            let mut claims = claims.clone();
            if claims[at] != wrong {
                claims[at] = wrong;
                assert!(fault(&game, &claims).is_some(), "{wrong:?} for state {at}");
            }
        }
    }
}

#[test]
fn a_player_without_moves_draws() {
    // The cat's only edge leads to the hole, which it may not enter, so it has no move.
    let cornered = Game::new(&[vec![2, 3], vec![4], vec![0], vec![0, 4], vec![1, 3]]);
    let solution = compare_results(&cornered);
    let at = |mouse, cat, turn| State { mouse: nth_cell(mouse), cat: nth_cell(cat), turn };
    assert_eq!(solution.forced(at(1, 2, Player::Cat)).expect("a state"), None);
    assert_eq!(solution.moves(at(1, 2, Player::Cat)).expect("a state"), []);
    let line = solution.line(at(1, 2, Player::Cat)).expect("a state");
    assert_eq!((line.moves.len(), line.ending, line.loops_from), (0, GraphEnding::Draw, None));
    // From the start, it is best for the mouse to leave the cat in this corner.
    let line = solution.line(solution.start()).expect("a state");
    assert_eq!((line.moves.len(), line.ending, line.loops_from), (1, GraphEnding::Draw, None));

    // The mouse is on a node without edges. The cat cannot reach this node, so the game is a draw.
    let alone = Game::new(&[vec![], vec![2], vec![1], vec![]]);
    let solution = compare_results(&alone);
    assert_eq!(solution.forced(at(3, 1, Player::Mouse)).expect("a state"), None);
    assert_eq!(solution.moves(at(3, 1, Player::Mouse)).expect("a state"), []);
    // At the start of this graph, the mouse has to move onto the cat.
    assert_eq!(solution.verdict(), Some(Forced { winner: Player::Cat, plies: 1 }));
}

#[test]
fn on_a_graph_the_mouse_may_have_to_go_to_the_cat() {
    // The cat wins in even and in odd numbers of plies with either player to move, unlike on a board.
    let mut seen = [[[false; 2]; 2]; 2];
    let mut rng = Rng::with_seed(915);
    for _ in 0..100 {
        let game = Game::new(&random(&mut rng, 12));
        let solution = solved(&game);
        for state in solution.states() {
            if let Some(Forced { winner, plies: plies @ 1.. }) = solution.forced(state).expect("a state") {
                seen[state.turn as usize][winner as usize][usize::from(plies % 2)] = true;
            }
        }
    }
    // The mouse wins with its own move into the hole: after an odd number of plies with the mouse to move, and after an
    // even number with the cat to move. The cat can win after any number.
    let [mouse_to_move, cat_to_move] = seen;
    assert_eq!(mouse_to_move, [[false, true], [true, true]]);
    assert_eq!(cat_to_move, [[true, false], [true, true]]);
}

/// The number of legal graphs with this number of nodes, in which mouse and cat each have an edge.
fn graphs_of(nodes: usize) -> usize {
    let edges = |nodes: usize| nodes * (nodes - 1) / 2;
    let (all, without_one, without_both) = (edges(nodes), edges(nodes - 1), edges(nodes - 2));
    (1 << all) + (1 << without_both) - 2 * (1 << without_one)
}

/// Checks every state of every graph of up to seven nodes, and that the table by turns (`turns.rs`) has the right
/// winner at the start with only twice as many turns as nodes. Graphs that differ only in the numbering of the
/// nodes other than the hole and the two starts count as one.
#[test]
fn every_state_of_every_small_graph() {
    for nodes in 3..=7 {
        let (pairs, renumberings) = (pairs(nodes), renumberings(nodes));
        let compared = in_parallel(0..1_usize << pairs.len(), |bits| {
            let count = stands_for(bits, &renumberings)?;
            let chosen = pairs.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
            let graph = Some(of_edges(nodes, chosen.map(|(_, &pair)| pair))).filter(is_legal)?;
            let game = Game::new(&graph);
            let start = compare_results(&game).verdict();
            let by_turns = Turns::new(&game, 2 * nodes).winner(0, game.start());
            assert_eq!(by_turns.map(player), start.map(|forced| forced.winner), "{graph:?}");
            Some((count, start.map_or(0, |forced| forced.plies)))
        });
        let (counts, plies): (Vec<usize>, Vec<u16>) = compared.into_iter().flatten().unzip();
        let graphs: usize = counts.into_iter().sum();
        let longest = plies.into_iter().max().expect("a legal graph");
        println!("{graphs} graphs of {nodes} nodes, from the start at most {longest} plies");
        assert_eq!(graphs, graphs_of(nodes));
        assert_eq!(longest, [1, 3, 5, 8, 12][nodes - 3], "the longest win from the start");
        // Every win ends before the last turn. So it does not matter whether a game that ends with the last turn counts
        // as won or drawn.
        assert!(usize::from(longest) < 2 * nodes, "{longest} plies on {nodes} nodes");
    }
}

#[test]
fn the_smallest_graph_on_which_twice_as_many_turns_as_nodes_are_too_few() {
    let game = Game::new(&EIGHT.map(<[usize]>::to_vec));
    compare_all(&game);
    let solution = solved(&game);
    assert_eq!(solution.verdict(), Some(Forced { winner: Player::Mouse, plies: 17 }));
    assert_eq!(Turns::new(&game, 2 * game.nodes()).winner(0, game.start()), None);
}

#[test]
fn every_mistake_in_a_graph_is_named() {
    let lists = |lists: &[&[usize]]| Graph::new(lists);
    // Each step fixes the mistake of the step before.
    let steps: [(&[&[usize]], GraphError, &str); 8] = [
        (&[&[9], &[]], GraphError::WrongSize { nodes: 2 }, "A graph must have 3 to 64 nodes, but this one has 2."),
        (
            &[&[0, 1, 1, 3], &[0], &[3]],
            GraphError::NoSuchNode { node: 0, nodes: 3, given: "3".to_owned() },
            "Node 0 has an edge to 3, but the nodes are whole numbers from 0 to 2.",
        ),
        (
            &[&[0, 1, 1, 2], &[0], &[]],
            GraphError::OneWay { node: 0, other: 2 },
            "Node 0 has an edge to node 2, but node 2 has none to node 0.",
        ),
        (
            &[&[1, 1], &[0], &[], &[4, 4, 3], &[3, 3]],
            GraphError::Loop { node: 3, given: "3".to_owned() },
            "Node 3 has an edge to itself.",
        ),
        (
            &[&[1, 1], &[0], &[], &[4, 4], &[3, 3]],
            GraphError::Repeated { node: 0, other: 1 },
            "Node 0 has two edges to node 1.",
        ),
        (
            &[&[], &[], &[], &[4], &[3]],
            GraphError::NoEdge { player: Player::Mouse, node: 1 },
            "The mouse begins on node 1, which has no edge.",
        ),
        (
            &[&[1], &[0], &[], &[4], &[3]],
            GraphError::NoEdge { player: Player::Cat, node: 2 },
            "The cat begins on node 2, which has no edge.",
        ),
        (
            &vec![&[][..]; 65],
            GraphError::WrongSize { nodes: 65 },
            "A graph must have 3 to 64 nodes, but this one has 65.",
        ),
    ];
    for (graph, error, sentence) in steps {
        let found = lists(graph).expect_err(sentence);
        assert_eq!(found, error);
        assert_eq!((found.to_string().as_str(), found.code()), (sentence, "bad-graph"));
    }
    lists(&[&[1], &[0], &[3], &[2]]).expect("all is mended");
}

#[test]
fn rejects_a_node_that_does_not_exist() {
    let graph = Graph::new(&[vec![1], vec![0], vec![3], vec![2]]).expect("a graph");
    let solution = solve_graph(&graph);
    for (player, node, sentence) in [
        (Player::Mouse, 4, "The mouse cannot be on node 4: the nodes are whole numbers from 0 to 3."),
        (Player::Cat, 0, "The cat cannot be on node 0: it is the hole, which only the mouse may enter."),
    ] {
        let error = graph.check_node(player, node).expect_err(sentence);
        let (mouse, cat) = if player == Player::Mouse { (node, 2) } else { (1, node) };
        let at = State { mouse: nth_cell(mouse), cat: nth_cell(cat), turn: Player::Mouse };
        assert_eq!(solution.forced(at), Err(error.clone()));
        assert_eq!(solution.moves(at), Err(error.clone()));
        assert_eq!(solution.line(at), Err(error.clone()));
        assert_eq!(solution.destinations(at).err(), Some(error.clone()));
        assert_eq!(solution.after(at, nth_cell(0)), Err(error.clone()));
        assert_eq!((error.to_string().as_str(), error.code()), (sentence, "bad-node"));
    }
    assert_eq!(graph.check_node(Player::Mouse, HOLE), Ok(Graph::HOLE));
    assert_eq!(graph.check_node(Player::Cat, 3), Ok(nth_cell(3)));
}
