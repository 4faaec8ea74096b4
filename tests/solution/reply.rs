//! The opponents of three strengths: what the weaker ones see, where they run, and that they are weaker.

use crate::fixtures::{Given, boards, cases, cell_at, drawn, shapes, state};
use cat_and_mouse::board::BoardEnding;
use cat_and_mouse::solution::{MoveGroup, Strength};
use cat_and_mouse::{Cell, Player};
use proptest::prelude::*;

/// Every `step`th state: the reply to some seeds, by the outcomes of all moves.
fn check(given: &Given, limit: usize, step: usize) {
    let game = given.game();
    let solution = given.solved(Some(limit));
    for (each, strength) in game.states().into_iter().step_by(step).flat_map(|each| Strength::ALL.map(|it| (each, it)))
    {
        let here = state(&game, each);
        let moves = solution.moves(here).expect("a state");
        for seed in [0, 1, 7, u32::MAX] {
            let about = format!("{strength:?} with seed {seed} in {each:?} with limit {limit} of {given:?}");
            let reply = solution.reply(here, strength, seed);
            assert_eq!(reply, solution.reply(here, strength, seed), "{about}");
            let Some(reply) = reply else {
                assert!(moves.is_empty(), "{about}");
                continue;
            };
            assert!(moves.contains(&reply), "{about}");
            let Some(sight) = strength.sight() else {
                assert!(reply.best, "{about}");
                continue;
            };
            // What happens within its sight it plays perfectly.
            let before = solution.outcome(here).expect("a state");
            if before.plies.is_some_and(|plies| plies <= sight) {
                assert!(reply.best, "{about}");
            }
            let loses = |ranked: &cat_and_mouse::solution::RankedMove<cat_and_mouse::solution::Outcome>| {
                ranked.outcome.winner != here.turn && ranked.outcome.plies.is_some_and(|plies| plies < sight)
            };
            assert!(!loses(&reply) || moves.iter().all(loses), "{about}");
        }
    }
}

proptest! {
    #![proptest_config(drawn(64))]

    #[test]
    fn weaker_opponents_play_perfectly_as_far_as_they_see(given in boards(shapes(16)), limit in 1..=40_usize) {
        check(&given, limit, 3);
    }
}

/// Where the player goes with each of many seeds.
fn replies(rows: &[&str], jumps: (usize, usize), turn: Player, strength: Strength) -> Vec<Cell> {
    let solution = Given::new(rows, jumps.0, jumps.1).solved(None);
    let here = cat_and_mouse::State { turn, ..solution.start() };
    let mut cells: Vec<Cell> =
        (0..100).map(|seed| solution.reply(here, strength, seed).expect("it goes on").to).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

#[test]
fn an_easy_mouse_runs_for_the_food_into_a_trap_that_closes_later() {
    // Where the mouse is in three moves, the cat is in two.
    let rows = ["M......F", "####.###", "####C###"];
    assert_eq!(replies(&rows, (1, 1), Player::Mouse, Strength::Easy), [cell_at(0, 1)]);
}

#[test]
fn an_easy_cat_runs_for_the_mouse() {
    let rows = ["C......", ".#####.", "F.....M"];
    assert_eq!(replies(&rows, (1, 1), Player::Cat, Strength::Easy), [cell_at(0, 1), cell_at(1, 0)]);
    // The cat is at the food in three plies: one that sees four runs there.
    assert_eq!(replies(&rows, (1, 1), Player::Cat, Strength::Medium), [cell_at(1, 0)]);
}

#[test]
fn a_cat_runs_for_the_food_if_the_mouse_is_walled_off() {
    assert_eq!(replies(&["F......C", "########", "M......."], (1, 1), Player::Cat, Strength::Easy), [cell_at(0, 6)]);
}

#[test]
fn a_mouse_of_any_strength_takes_the_food() {
    for strength in Strength::ALL {
        assert_eq!(replies(&["..M.F", "....C"], (1, 2), Player::Mouse, strength), [cell_at(0, 4)]);
    }
}

#[test]
fn only_an_easy_mouse_steps_beside_the_cat() {
    let rows = ["M.C..F"];
    assert_eq!(replies(&rows, (1, 1), Player::Mouse, Strength::Easy), [cell_at(0, 1)]);
    assert_eq!(replies(&rows, (1, 1), Player::Mouse, Strength::Medium), [cell_at(0, 0)]);
}

/// In how many of a thousand won states of real boards a player still wins after its reply.
fn kept_wins(strength: Strength) -> u32 {
    let (mut won, mut kept) = (0, 0);
    for case in cases() {
        let solution = case.given.solved(None);
        for here in solution.states().step_by(5) {
            let before = solution.outcome(here).expect("a state");
            if before.group(here.turn) != MoveGroup::Winning || before.plies == Some(0) {
                continue;
            }
            won += 1;
            let reply = solution.reply(here, strength, 1).expect("it goes on");
            kept += u32::from(reply.outcome.group(here.turn) == MoveGroup::Winning);
        }
    }
    assert!(won > 1000, "{won} states");
    1000 * kept / won
}

#[test]
fn a_stronger_opponent_keeps_more_wins() {
    let [perfect, medium, easy] = Strength::ALL.map(kept_wins);
    println!("{perfect}, {medium} and {easy} of a thousand");
    assert_eq!(perfect, 1000);
    assert!(medium < 1000 && easy + 5 < medium, "{medium} and {easy}");
}

/// How often in a hundred games from the start the winner still wins against perfect play.
#[test]
fn weaker_opponents_lose_games_that_they_could_win() {
    let wins = |strength| {
        let mut wins = 0;
        for case in cases() {
            let solution = case.given.solved(None);
            let mut now = solution.start();
            let winner = solution.outcome(now).expect("a state").winner;
            for _ in 0..200 {
                let by = if now.turn == winner { strength } else { Strength::Perfect };
                let Some(reply) = solution.reply(now, by, 1) else { break };
                now = now.after(reply.to);
            }
            let outcome = solution.outcome(now).expect("a state");
            wins += u32::from(outcome.winner == winner && outcome.ending != BoardEnding::Limit);
        }
        wins
    };
    let [perfect, medium, easy] = Strength::ALL.map(wins);
    println!("{perfect}, {medium} and {easy} of the games");
    assert!(perfect > medium && medium > easy, "{perfect}, {medium} and {easy}");
}
