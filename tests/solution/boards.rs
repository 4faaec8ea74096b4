//! Tests all statements about solved boards, on boards of all kinds, with the checks in the files beside this one.
//!
//! More boards than usual: `PROPTEST_CASES=10000 cargo test --test main solution::boards`.

use std::collections::BTreeSet;

use super::{Tried, explain, grade, opponent, proof};
use crate::fixtures::{Given, boards, cases, drawn, placed, shapes};
use proptest::prelude::*;

/// Checks every `step`th state with each limit, and the answers about the whole board. Returns the causes that
/// occurred, each with or without a proof, and the verdicts that occurred.
fn check(given: &Given, limits: &[usize], step: usize) -> BTreeSet<String> {
    let game = given.game();
    let (table, facts) = (game.solve(), explain::Facts::of(&game));
    let mut met = BTreeSet::new();
    for &limit in limits {
        let tried = Tried { given, game: &game, table: &table, limit, solution: given.solved(Some(limit)) };
        let shorter = (limit > 1).then(|| given.solved(Some(limit - 1)));
        for each in game.states().into_iter().step_by(step) {
            let cause = explain::check(&tried, &facts, each);
            let is_proof = proof::check(&tried, each, cause);
            met.insert(format!("{}{}", cause.code(), if is_proof { " by a proof" } else { "" }));
            grade::check(&tried, shorter.as_ref(), each, |verdict| {
                met.insert(verdict.name().to_owned());
            });
            opponent::check(&tried, each);
        }
        grade::check_maps(&tried);
        grade::check_rules(&tried);
        grade::check_examples(&tried, 5 * step);
    }
    met
}

proptest! {
    // A failing board is printed, but not written to a file beside this one.
    #![proptest_config(drawn(192))]

    #[test]
    fn small_boards(given in boards(shapes(16)), limit in 1..=20_usize) {
        check(&given, &[limit], 1);
    }
}

proptest! {
    #![proptest_config(drawn(48))]

    #[test]
    fn boards_of_all_shapes(given in boards(shapes(64)), limit in prop_oneof![Just(1000), 1..=40_usize]) {
        check(&given, &[limit], 17);
    }
}

/// Every board of up to six cells: each shape, each set of walls and each place of the food, with six pairs of jumps.
#[test]
fn every_board_of_up_to_six_cells() {
    for (rows, cols) in shapes(6) {
        let cells = rows * cols;
        for walls in 0..1_usize << cells {
            let floor: Vec<usize> = (0..cells).filter(|cell| walls >> cell & 1 == 0).collect();
            if floor.len() < 3 {
                continue;
            }
            for food in floor {
                for (cat_jump, mouse_jump) in [(1, 1), (1, 2), (2, 1), (2, 2), (1, 5), (5, 1)] {
                    check(&Given::new(&placed((rows, cols), walls, food), cat_jump, mouse_jump), &[1000], 1);
                }
            }
        }
    }
}

#[test]
fn real_boards_meet_every_cause_and_verdict() {
    let stand_off = Given::new(&["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."], 1, 6);
    let real = cases().into_iter().map(|case| case.given).chain([stand_off]);
    let met: BTreeSet<String> = real.flat_map(|given| check(&given, &[7, 76, 1000], 11)).collect();
    let causes = [
        "all-apart by a proof",
        "cat-apart by a proof",
        "cat-first by a proof",
        "caught-early by a proof",
        "detour",
        "detour by a proof",
        "food-apart by a proof",
        "intercepted",
        "intercepted by a proof",
        "mouse-apart by a proof",
        "mouse-first by a proof",
        "over by a proof",
        "stand-off",
        "stand-off by a proof",
        "trapped by a proof",
    ];
    let verdicts = ["best", "limit-to-loss", "same", "slower", "sooner", "win-to-limit", "win-to-loss"];
    let expected: BTreeSet<String> = causes.into_iter().chain(verdicts).map(str::to_owned).collect();
    assert_eq!(met, expected);
}

/// Checks wins that take exactly as many plies as the limit, on boards with forks. A fork is a state of the
/// optimal line from which the mouse has a route to the food that no cat can stop.
#[test]
fn limits_that_are_just_enough() {
    for given in [
        Given::new(&["........", "F...#C.M", "........"], 1, 2),
        Given::new(&["M.C...F"], 1, 4),
        Given::new(&["F...###", ".##.###", ".##.###", "...C...", "###.##.", "###.##.", "###...M"], 1, 6),
    ] {
        check(&given, &(1..=12).collect::<Vec<_>>(), 3);
    }
}
