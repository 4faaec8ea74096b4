//! The opponents of three strengths: how far the weaker ones see, where they run, and that they are weaker.

use super::Tried;
use crate::fixtures::{Given, cases, cell_at};
use crate::textbook::State;
use cat_and_mouse::board::BoardEnding;
use cat_and_mouse::solution::{MoveGroup, Outcome, RankedMove, Strength};
use cat_and_mouse::{Cell, Player};

/// Checks the replies of all strengths in a state, for some seeds, against the outcomes of all moves. `boards.rs` calls
/// this check on boards of all kinds.
pub fn check(tried: &Tried, each: State) {
    let (solution, here) = (&tried.solution, tried.state(each));
    let moves = solution.moves(here).expect("a state");
    for (strength, seed) in
        Strength::ALL.into_iter().flat_map(|strength| [0, 1, 7, u64::MAX].map(|seed| (strength, seed)))
    {
        let about = format!("{strength:?} with seed {seed} in {}", tried.about(each));
        let reply = solution.reply(here, strength, seed);
        assert_eq!(reply, solution.reply(here, strength, seed), "{about}");
        let (Some(reply), Some(sight)) = (reply, strength.sight()) else {
            // A perfect opponent plays the first of the ranked moves.
            assert_eq!(reply, moves.first().copied(), "{about}");
            continue;
        };
        assert!(moves.contains(&reply), "{about}");
        // Within its sight, an opponent plays perfectly.
        let before = solution.outcome(here).expect("a state");
        if before.plies.is_some_and(|plies| plies <= sight) {
            assert!(reply.best, "{about}");
        }
        let loses = |ranked: &RankedMove<Outcome>| {
            ranked.outcome.winner != here.turn && ranked.outcome.plies.is_some_and(|plies| plies < sight)
        };
        assert!(!loses(&reply) || moves.iter().all(loses), "{about}");
    }
}

/// The cells to which the player goes with a hundred seeds, each once, in increasing order.
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
fn each_strength_goes_where_it_sees_a_reason_to() {
    use Player::{Cat, Mouse};
    use Strength::{Easy, Medium, Perfect};
    let around = ["C......", ".#####.", "F.....M"];
    for (rows, jumps, turn, strength, targets) in [
        // An easy mouse runs for the food, into a trap: it needs three moves to the cell above the cat, and the cat
        // needs two.
        (&["M......F", "####.###", "####C###"][..], (1, 1), Mouse, Easy, &[(0, 1)][..]),
        // An easy cat runs for the mouse. A medium cat sees four plies, so it runs for the food, three plies away.
        (&around, (1, 1), Cat, Easy, &[(0, 1), (1, 0)]),
        (&around, (1, 1), Cat, Medium, &[(1, 0)]),
        // If the mouse is walled off, the cat runs for the food.
        (&["F......C", "########", "M......."], (1, 1), Cat, Easy, &[(0, 6)]),
        // A mouse of any strength takes the food.
        (&["..M.F", "....C"], (1, 2), Mouse, Easy, &[(0, 4)]),
        (&["..M.F", "....C"], (1, 2), Mouse, Medium, &[(0, 4)]),
        (&["..M.F", "....C"], (1, 2), Mouse, Perfect, &[(0, 4)]),
        // Only an easy mouse steps beside the cat.
        (&["M.C..F"], (1, 1), Mouse, Easy, &[(0, 1)]),
        (&["M.C..F"], (1, 1), Mouse, Medium, &[(0, 0)]),
    ] {
        let expected: Vec<Cell> = targets.iter().map(|&(row, col)| cell_at(row, col)).collect();
        assert_eq!(replies(rows, jumps, turn, strength), expected, "{strength:?} {turn:?} on {rows:?}");
    }
}

/// The share of the won states of the real boards in which the player's reply keeps the win, in thousandths.
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

/// Counts the real boards on which a winner of each strength still wins against perfect play.
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
