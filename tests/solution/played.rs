//! Plies that were played before: a solution that is told their number answers like a solution whose limit is lower by
//! that number.

use cat_and_mouse::board::BoardEnding;
use cat_and_mouse::game::StateAtPly;
use cat_and_mouse::solution::{BoardSolution, Strength};
use cat_and_mouse::{MoveLimit, Player, State, solve_board};
use proptest::prelude::*;

use crate::fixtures::{Given, boards, by_limit, drawn, shapes};

fn solved(given: &Given, limit: u16) -> BoardSolution {
    solve_board(&given.board(), given.jumps(), MoveLimit::new(limit.into()).expect("a limit"))
}

/// All of a solution's answers about a state, as text.
fn everything(solution: &BoardSolution, at: StateAtPly) -> Vec<String> {
    let mut said = vec![
        format!("{:?}", solution.outcome(at).expect("a state")),
        format!("{:?}", solution.moves(at).expect("a state")),
        format!("{:?}", solution.line(at).expect("a state")),
        format!("{:?}", solution.destinations(at).expect("a state")),
        format!("{:?}", solution.explain(at).expect("a state")),
        format!("{:?}", solution.proof(at).expect("a state")),
        format!("{:?}", Strength::ALL.map(|strength| solution.reply(at, strength, 7))),
    ];
    for to in solution.board().floor() {
        said.push(format!("{:?} {:?}", solution.grade(at, to), solution.refutation(at, to)));
    }
    for fixed in Player::BOTH {
        let cell = if fixed == Player::Mouse { at.state.mouse } else { at.state.cat };
        said.push(format!("{:?}", solution.map(fixed, cell, at.state.turn, at.played).expect("a state")));
    }
    said
}

/// The states to test: the start, and every `step`th state.
fn states(solution: &BoardSolution, step: usize) -> Vec<State> {
    std::iter::once(solution.start()).chain(solution.states().step_by(step)).collect()
}

/// Checks that the game is over at the limit and after it.
fn check_that_it_is_over(solution: &BoardSolution, at: StateAtPly) {
    let outcome = solution.outcome(at).expect("a state");
    let plain = solution.outcome(at.state).expect("a state");
    if plain.plies == Some(0) {
        assert_eq!(outcome, plain, "a win on the last ply is a win: {at:?}");
    } else {
        assert_eq!(outcome, by_limit(solution.forced(at.state).expect("a state")), "{at:?}");
        assert_eq!(solution.line(at).expect("a state").ending, BoardEnding::Limit, "{at:?}");
    }
    assert_eq!(
        (solution.moves(at).expect("a state"), solution.line(at).expect("a state of the game").moves),
        (Vec::new(), Vec::new()),
        "{at:?}"
    );
    assert_eq!(Strength::ALL.map(|strength| solution.reply(at, strength, 7)), [None; 3], "{at:?}");
    for to in solution.board().floor() {
        assert!(solution.grade(at, to).is_err() && solution.refutation(at, to).is_err(), "to {to} in {at:?}");
        assert_eq!(solution.destinations(at).expect("a state")[to], None, "to {to} in {at:?}");
    }
}

proptest! {
    // A failing board is printed, but not written to a file beside this one.
    #![proptest_config(drawn(48))]

    #[test]
    fn answers_as_with_a_lower_limit(given in boards(shapes(24)), limit in 2..=14_u16, played in 1..=13_u16) {
        prop_assume!(played < limit);
        let (solution, shorter) = (solved(&given, limit), solved(&given, limit - played));
        for state in states(&solution, 17) {
            prop_assert_eq!(
                everything(&solution, state.at_ply(played)),
                everything(&shorter, state.at_ply(0)),
                "{:?} after {} of {} plies on {:?}", state, played, limit, given
            );
        }
    }

    #[test]
    fn the_game_is_over_when_no_plies_are_left(given in boards(shapes(24)), limit in 1..=14_u16) {
        let solution = solved(&given, limit);
        for state in states(&solution, 17) {
            for played in [limit, limit + 1, u16::MAX] {
                check_that_it_is_over(&solution, state.at_ply(played));
            }
        }
    }
}

#[test]
fn no_plies_count_as_played_by_default() {
    let board = "xxxxF/xC3/M4".parse().expect("a board");
    let jumps = cat_and_mouse::Jumps::new(1, 2).expect("two jumps");
    let solution = solve_board(&board, jumps, MoveLimit::new(6).expect("a limit"));
    let start = solution.start();
    assert_eq!(solution.outcome(start).expect("a state"), solution.outcome(start.at_ply(0)).expect("a state"));
    let winners = [0, 1, 2, 6].map(|played| solution.outcome(start.at_ply(played)).expect("a state").winner);
    assert_eq!(winners, [Player::Mouse, Player::Mouse, Player::Cat, Player::Cat]);
    assert_eq!(solution.move_limit().plies(), 6);
}
