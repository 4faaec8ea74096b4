//! What is said to someone who plays or looks around: the verdict on every move, replies, maps of outcomes, and by
//! which rule a state was decided; against the textbook, and against the outcomes and moves that other tests compare
//! with it.
//!
//! More boards than usual: `PROPTEST_CASES=10000 cargo test --test main solution::grade`.

use std::collections::{BTreeMap, BTreeSet};

use crate::fixtures::{Given, boards, cases, cell, cell_at, decide, drawn, forced, nth_cell, player, shapes, state};
use crate::textbook::{Forced, Game, Side, State};
use cat_and_mouse::board::{BoardEnding, CellError};
use cat_and_mouse::game::{Cells, Move, own_moves};
use cat_and_mouse::solution::{Decided, Grade, MoveGroup, Rule, Strength, Verdict};
use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};
use proptest::prelude::*;

/// What a player has, and in how many plies.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Has {
    Win(usize),
    Limit,
    Loss(usize),
}

/// What the player can get with this number of plies left.
fn has(side: Side, forced: Forced, left: usize) -> Has {
    match forced {
        Some((winner, plies)) if plies <= left => {
            if winner == side {
                Has::Win(plies)
            } else {
                Has::Loss(plies)
            }
        }
        _ => Has::Limit,
    }
}

fn plies(plies: usize) -> u16 {
    u16::try_from(plies).expect("a small number")
}

/// The verdict on every move of every `step`th state; how often each was given.
fn check_verdicts(given: &Given, limit: usize, step: usize) -> BTreeMap<&'static str, usize> {
    let game = given.game();
    let table = game.solve();
    let solution = given.solved(Some(limit));
    let mut verdicts = BTreeMap::new();
    for each in game.states().into_iter().step_by(step) {
        let ranked = solution.moves(state(&game, each)).expect("a state");
        let legal: BTreeSet<usize> = game.moves(each).into_iter().collect();
        assert_eq!(ranked.len(), legal.len(), "{each:?} of {given:?}");
        for to in 0..game.cells() {
            let about = format!("to {to} in {each:?} with limit {limit} of {given:?}");
            let found = solution.grade(state(&game, each), cell(&game, to));
            assert_eq!(found.is_some(), legal.contains(&to), "{about}");
            let reached = legal.contains(&to).then(|| state(&game, each.after(to)));
            assert_eq!(solution.after(state(&game, each), cell(&game, to)), reached, "{about}");
            let outcome = solution.destinations(state(&game, each)).expect("a state")[cell(&game, to)];
            assert_eq!(outcome, found.map(|grade| grade.after), "{about}");
            let Some(Grade { verdict, before, after }) = found else { continue };

            let the_move = ranked.iter().find(|ranked| ranked.to == cell(&game, to)).expect("it is legal");
            assert_eq!(
                (before, after),
                (solution.outcome(state(&game, each)).expect("a state"), the_move.outcome),
                "{about}"
            );
            assert_eq!(verdict == Verdict::Best, the_move.best, "{about}");
            let had = has(each.turn, table.forced(each), limit);
            let kept = has(each.turn, table.forced(each.after(to)), limit - 1);
            let group = match kept {
                Has::Win(_) => MoveGroup::Winning,
                Has::Limit => MoveGroup::Limit,
                Has::Loss(_) => MoveGroup::Losing,
            };
            assert_eq!(after.group(player(each.turn)), group, "{about}");
            let is_best = table.ranked(each).contains(&(to, true));
            let expected = match (had, kept) {
                _ if is_best => Verdict::Best,
                (Has::Win(before), Has::Win(after)) => Verdict::Slower { plies: plies(after + 1 - before) },
                (Has::Loss(before), Has::Loss(after)) => Verdict::Sooner { plies: plies(before - (after + 1)) },
                (Has::Limit, Has::Limit) => Verdict::Same,
                (Has::Win(_), Has::Limit) => Verdict::WinToLimit,
                (Has::Win(_), Has::Loss(_)) => Verdict::WinToLoss,
                (Has::Limit, Has::Loss(_)) => Verdict::LimitToLoss,
                (Has::Loss(_) | Has::Limit, _) => panic!("a move made something better, {about}"),
            };
            assert_eq!(verdict, expected, "{about}");

            // What the words on it say.
            match (verdict, player(each.turn)) {
                (Verdict::Best, _) => {}
                (Verdict::Slower { plies } | Verdict::Sooner { plies }, _) => {
                    assert!(plies > 0 && (plies % 2 == 0 || each.turn == Side::Mouse && to == each.cat), "{about}");
                    assert_eq!(before.winner, after.winner, "{about}");
                }
                (Verdict::Same, _) => {
                    assert_eq!((before.ending, after.ending), (BoardEnding::Limit, BoardEnding::Limit), "{about}");
                    assert_ne!(before.forced.map(|forced| forced.plies), after.forced.map(|forced| forced.plies + 1));
                }
                (Verdict::WinToLimit | Verdict::LimitToLoss, by) => {
                    let changes = (by == Player::Mouse) == (verdict == Verdict::WinToLimit);
                    assert_eq!(before.winner != after.winner, changes, "{about}");
                }
                (Verdict::WinToDraw | Verdict::DrawToLoss | Verdict::LossToDraw, _) => {
                    panic!("a verdict of graphs {about}")
                }
                (Verdict::WinToLoss, by) => assert_eq!((before.winner, after.winner), (by, by.other()), "{about}"),
            }
            *verdicts.entry(verdict.name()).or_default() += 1;
        }
    }
    verdicts
}

/// A perfect opponent plays the first of the ranked moves in every `step`th state, whatever the seed.
fn check_replies(given: &Given, step: usize) {
    let game = given.game();
    let solution = given.solved(None);
    for each in game.states().into_iter().step_by(step) {
        let here = state(&game, each);
        let first = solution.moves(here).expect("a state").first().copied();
        for seed in [0, 1, 7, u32::MAX] {
            assert_eq!(solution.reply(here, Strength::Perfect, seed), first, "{each:?} of {given:?}");
        }
    }
}

/// Every map: with either player on any cell, and either to move.
fn check_maps(given: &Given) {
    let game = given.game();
    let solution = given.solved(Some(9));
    for fixed in [Side::Mouse, Side::Cat] {
        for at in (0..game.cells()).filter(|&at| !game.wall[at]) {
            for turn in [Side::Mouse, Side::Cat] {
                let map = solution.map(player(fixed), cell(&game, at), player(turn), 0).expect("a state");
                for (index, other) in (0..64).map(|index| (index, nth_cell(index))) {
                    let (row, col) = (index / 8, index % 8);
                    let number = (row < game.rows && col < game.cols).then_some(row * game.cols + col);
                    let expected = number.filter(|&number| !game.wall[number]).map(|number| {
                        let (mouse, cat) = if fixed == Side::Mouse { (at, number) } else { (number, at) };
                        solution.outcome(state(&game, State { mouse, cat, turn })).expect("a state")
                    });
                    assert_eq!(map[other], expected, "{fixed:?} on {at}, other on {other}, {turn:?} of {given:?}");
                }
            }
        }
    }
}

/// Every rule, by the results one move later.
fn check_rules(given: &Given) {
    let game = given.game();
    let table = game.solve();
    let solution = given.solved(None);
    for cat in (0..game.cells()).filter(|&cat| !game.wall[cat]) {
        for turn in [Side::Mouse, Side::Cat] {
            let decided = solution.decided(cell(&game, cat), player(turn)).expect("a state");
            for mouse in 0..game.cells() {
                let found = decided[cell(&game, mouse)];
                let each = State { mouse, cat, turn };
                assert_eq!(found.is_none(), game.wall[mouse], "{each:?} of {given:?}");
                if let Some(found) = found {
                    check_rule(&game, each, found, |each| table.forced(each));
                }
            }
        }
    }
}

/// The example of each ply, and the moves that decide it. From a won or lost state it is a state of the optimal line, for every ply
/// up to its own. Otherwise it has this cell of the cat, and then this turn, if such a state is decided then. The move limit changes
/// nothing.
fn check_examples(given: &Given, limit: Option<usize>, step: usize) {
    let game = given.game();
    let table = game.solve();
    let (solution, unlimited) = (given.solved(limit), given.solved(None));
    let states: Vec<(State, usize)> =
        game.states().into_iter().filter_map(|each| Some((each, table.forced(each)?.1))).collect();
    let last = states.iter().map(|&(_, plies)| plies).max().unwrap_or(0);
    for here in game.states().into_iter().step_by(step) {
        let line = unlimited.line(state(&game, here)).expect("a state").moves;
        let own = table.forced(here).map(|(_, plies)| plies);
        for at in 0..=last + 1 {
            let about = format!("ply {at} from {here:?} of {given:?}");
            let all: Vec<State> = states.iter().filter(|decided| decided.1 == at).map(|&(each, _)| each).collect();
            let found = solution.decided_at(plies(at), state(&game, here)).expect("a state");
            assert_eq!(found.is_some(), !all.is_empty(), "{about}");
            let Some(found) = found else { continue };
            if let Some(moves) = own.and_then(|own| own.checked_sub(at)) {
                let reached = line[..moves].iter().fold(state(&game, here), |now, made| now.after(made.to));
                assert_eq!(found.state, reached, "{about}");
            }
            let &each = all.iter().find(|&&each| state(&game, each) == found.state).expect("one of this ply");
            if own.is_none_or(|own| own < at) {
                let has_cat = |each: &State| each.cat == here.cat;
                let has_both = |each: &State| has_cat(each) && each.turn == here.turn;
                assert!(has_cat(&each) || !all.iter().any(has_cat), "{about}");
                assert!(has_both(&each) || !all.iter().any(has_both), "{about}");
            }
            let ranked = unlimited.moves(found.state).expect("a state");
            let wins = table.forced(each).is_some_and(|(winner, _)| winner == each.turn);
            assert!(decide(&found.targets, &ranked, wins, at), "{found:?}, {about}");
        }
    }
}

fn check_rule(game: &Game, each: State, found: Decided, result: impl Fn(State) -> Forced) {
    assert_eq!(found.forced, forced(result(each)), "{each:?} of {game:?}");
    let after: Vec<Forced> = game.moves(each).into_iter().map(|to| result(each.after(to))).collect();
    let (me, you) = (each.turn, each.turn.other());
    let wins = |winner: Side| move |forced: &&Forced| forced.is_some_and(|(other, _)| other == winner);
    let plies = |forced: &Forced| forced.map_or(0, |(_, plies)| plies);
    let found_plies = found.forced.map(|forced| usize::from(forced.plies));
    match found.rule {
        Rule::Over => assert!(game.ended(each).is_some() && found_plies == Some(0)),
        Rule::OneMove => {
            let first = after.iter().filter(wins(me)).map(plies).min().expect("a move that wins");
            assert_eq!(found_plies, Some(first + 1), "{each:?} of {game:?}");
        }
        Rule::AllMoves => {
            assert_eq!(after.iter().filter(wins(you)).count(), after.len(), "{each:?} of {game:?}");
            assert_eq!(found_plies, after.iter().map(plies).max().map(|last| last + 1), "{each:?} of {game:?}");
        }
        Rule::Undecided => {
            assert_eq!(after.iter().filter(wins(me)).count(), 0, "{each:?} of {game:?}");
            assert!(after.iter().any(Option::is_none) && found_plies.is_none(), "{each:?} of {game:?}");
        }
    }
}

/// The refutation of every move of every `step`th state: the move, then the optimal line with one ply fewer left.
fn check_refutations(given: &Given, limit: usize, step: usize) {
    let game = given.game();
    let solution = given.solved(Some(limit));
    let shorter = (limit > 1).then(|| given.solved(Some(limit - 1)));
    for each in game.states().into_iter().step_by(step) {
        for to in 0..game.cells() {
            let about = format!("to {to} in {each:?} with limit {limit} of {given:?}");
            let found = solution.refutation(state(&game, each), cell(&game, to));
            let grade = solution.grade(state(&game, each), cell(&game, to));
            assert_eq!(found.is_some(), grade.is_some(), "{about}");
            let (Some(found), Some(grade)) = (found, grade) else { continue };
            assert_eq!(found.outcome, grade.after, "{about}");
            let the_move = Move { by: player(each.turn), from: cell(&game, each.mover()), to: cell(&game, to) };
            assert_eq!(found.line.moves[0], the_move, "{about}");
            assert_eq!(found.line.ending, found.outcome.ending, "{about}");
            if let Some(shorter) = &shorter {
                let line = shorter.line(state(&game, each.after(to))).expect("a state");
                assert_eq!(found.line.moves[1..], line.moves, "{about}");
                assert_eq!(found.line.loops_from, line.loops_from.map(|index| index + 1), "{about}");
            } else {
                assert_eq!((found.line.moves.len(), found.line.loops_from), (1, None), "{about}");
            }
        }
    }
}

proptest! {
    // A failing board is printed; it is not written to a file beside this one.
    #![proptest_config(drawn(64))]

    #[test]
    fn verdicts_on_small_boards(given in boards(shapes(16)), limit in 1..=12_usize) {
        check_verdicts(&given, limit, 1);
    }

    #[test]
    fn verdicts_on_boards_of_all_shapes(given in boards(shapes(64)), limit in 1..=40_usize) {
        check_verdicts(&given, limit, 29);
    }

    #[test]
    fn refutations_on_small_boards(given in boards(shapes(16)), limit in 1..=12_usize) {
        check_refutations(&given, limit, 3);
    }

    #[test]
    fn replies_on_boards_of_all_shapes(given in boards(shapes(64))) {
        check_replies(&given, 97);
    }

    #[test]
    fn maps_on_small_boards(given in boards(shapes(16))) {
        check_maps(&given);
    }

    #[test]
    fn rules_on_boards_of_all_shapes(given in boards(shapes(64))) {
        check_rules(&given);
    }

    #[test]
    fn examples_of_each_ply_on_small_boards(given in boards(shapes(16)), limit in 1_usize..20) {
        check_examples(&given, None, 5);
        check_examples(&given, Some(limit), 7);
    }
}

#[test]
fn every_verdict_occurs_on_real_boards() {
    let mut given = BTreeMap::<&str, usize>::new();
    for case in cases() {
        for limit in [7, 76, 1000] {
            for (verdict, count) in check_verdicts(&case.given, limit, 11) {
                *given.entry(verdict).or_default() += count;
            }
        }
    }
    assert_eq!(given.len(), 7, "{given:?}");
}

#[test]
fn maps_replies_and_rules_on_real_boards() {
    for case in cases() {
        check_maps(&case.given);
        check_replies(&case.given, 301);
        check_rules(&case.given);
    }
}

/// In a drawn game too a perfect player keeps the draw.
#[test]
fn perfect_players_in_a_stand_off_hold() {
    let solution = Given::new(&["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."], 1, 6).solved(None);
    let mut now = solution.start();
    for seed in 0..200 {
        assert_eq!(solution.forced(now).expect("a state"), None);
        let reply = solution.reply(now, Strength::Perfect, seed).expect("it goes on");
        now = now.after(reply.to);
    }
}

#[test]
fn a_state_with_a_player_on_a_wall_or_off_the_board_is_an_error() {
    let board: Board = "MxC/F2".parse().expect("a board");
    let solution = solve_board(&board, Jumps::new(1, 1).expect("two jumps"), MoveLimit::default());
    let (mouse, cat, turn) = (board.mouse(), board.cat(), Player::Mouse);
    for (cell, given) in [(cell_at(0, 1), "cell 1"), (cell_at(2, 0), "row 3, column 1")] {
        for player in Player::BOTH {
            let (mouse, cat) = if player == Player::Mouse { (cell, cat) } else { (mouse, cell) };
            let state = cat_and_mouse::State { mouse, cat, turn };
            let wall = (cell.row() == 0).then_some(cell);
            let error = || CellError { player, given: given.to_owned(), wall };
            assert_eq!(solution.forced(state), Err(error()));
            assert_eq!(solution.outcome(state), Err(error()));
            assert_eq!(solution.moves(state), Err(error()));
            assert_eq!(solution.line(state), Err(error()));
            assert_eq!(solution.explain(state), Err(error()));
            assert_eq!(solution.proof(state), Err(error()));
            assert_eq!(solution.decided_at(0, state), Err(error()));
            assert_eq!(solution.destinations(state).err(), Some(error()));
            assert_eq!(solution.map(player, cell, turn, 0).err(), Some(error()));
            // No move leads on from there.
            for to in Cells::ALL {
                assert_eq!(solution.after(state, to), None);
                assert_eq!(solution.grade(state, to), None);
                assert_eq!(solution.refutation(state, to), None);
            }
            assert_eq!(solution.reply(state, Strength::Perfect, 1), None);
        }
        assert_eq!(solution.decided(cell, turn).err().map(|error| error.given), Some(given.to_owned()));
    }
}

#[test]
fn a_win_is_counted_in_the_winners_own_moves() {
    use Player::{Cat, Mouse};
    assert_eq!(own_moves(Mouse, Mouse, 5), 3);
    assert_eq!(own_moves(Cat, Mouse, 5), 2);
    assert_eq!(own_moves(Mouse, Cat, 4), 2);
    assert_eq!(own_moves(Cat, Cat, 1), 1);
    assert_eq!(own_moves(Cat, Mouse, 0), 0);
}
