//! The two oracles of the tests agree with each other and with known answers: the textbook's queue, and its dynamic
//! program over turns. They share only the rules.

use crate::fixtures::graphs::{EIGHT, cases, random};
use crate::fixtures::{boards, drawn, shapes};
use crate::textbook;
use crate::textbook::graph::Game;
use crate::textbook::turns::{Rules, Turns};
use crate::textbook::{Forced, Side};
use fastrand::Rng;
use proptest::prelude::*;

/// Checks that a state is won within the turns left if and only if its forced win takes at most that many plies.
fn compare(game: &impl Rules, limit: usize, forced: impl Fn(textbook::State) -> Forced) {
    let turns = Turns::new(game, limit);
    for state in game.states() {
        let first = usize::from(state.turn == Side::Cat);
        for played in (first..=limit).step_by(2) {
            let within = forced(state).filter(|&(_, plies)| plies <= limit - played);
            assert_eq!(turns.winner(played, state), within.map(|(winner, _)| winner), "{state:?} after {played} turns");
        }
    }
}

proptest! {
    #![proptest_config(drawn(64))]

    #[test]
    fn the_queue_and_the_turns_agree_on_boards(given in boards(shapes(20)), limit in 0..60_usize) {
        let game = given.game();
        let table = game.solve();
        compare(&game, limit, |state| table.forced(state));
    }
}

#[test]
fn the_queue_and_the_turns_agree_on_graphs() {
    let mut rng = Rng::with_seed(913);
    for _ in 0..200 {
        let game = Game::new(&random(&mut rng, 12));
        let table = game.solve();
        compare(&game, rng.usize(0..60), |state| table.forced(state));
    }
}

#[test]
fn every_case_of_the_file_of_graphs_has_its_known_answer() {
    for case in cases() {
        let game = Game::new(&case.graph);
        let winner = game.solve().forced(game.start()).map(|(winner, _)| winner);
        assert_eq!(winner, case.winner, "{}: by the queue", case.source);
        // No win takes more plies than there are states.
        let limit = 2 * game.nodes() * game.nodes();
        assert_eq!(Turns::new(&game, limit).winner(0, game.start()), case.winner, "{}: by turns", case.source);
    }
}

#[test]
fn twice_as_many_turns_as_nodes_are_too_few() {
    let game = Game::new(&EIGHT.map(<[usize]>::to_vec));
    assert_eq!(game.solve().forced(game.start()), Some((Side::Mouse, 17)));
    assert_eq!(Turns::new(&game, 16).winner(0, game.start()), None);
    assert_eq!(Turns::new(&game, 17).winner(0, game.start()), Some(Side::Mouse));
}
