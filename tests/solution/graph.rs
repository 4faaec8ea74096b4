//! All answers of a solved graph besides results and moves: maps, rules, grades, refutations and replies. They are
//! compared with the textbook for every graph of up to six nodes and random ones of up to 50.

use std::collections::BTreeMap;

use crate::fixtures::graphs::{cases, many, solved, state};
use crate::fixtures::{decide, forced, nth_cell, player};
use crate::textbook::graph::{Game, HOLE, Table};
use crate::textbook::{Forced, Side, State};
use cat_and_mouse::game::{self, Move};
use cat_and_mouse::graph::{GraphEnding, Label, Labels, NodeError, NodeProblem, label_states};
use cat_and_mouse::solution::{GraphSolution, Rule, Strength, Verdict};

/// Every `step`th state.
fn states(game: &Game, step: usize) -> impl Iterator<Item = State> {
    game.states().into_iter().step_by(step)
}

/// A step that leaves about 300 states of a large graph, and all states of a small one.
fn step(game: &Game) -> usize {
    (game.states().len() / 300).max(1)
}

/// Checks every map, with either player on any node that it may enter.
fn check_maps(game: &Game, solution: &GraphSolution, table: &Table) {
    for turn in [Side::Mouse, Side::Cat] {
        for at in 0..game.nodes() {
            let fixed = [(Side::Mouse, true), (Side::Cat, at != HOLE)];
            for (side, _) in fixed.into_iter().filter(|&(_, can_be)| can_be) {
                let map = solution.map(player(side), nth_cell(at), player(turn)).expect("a state");
                for other in 0..64 {
                    let (mouse, cat) = if side == Side::Mouse { (at, other) } else { (other, at) };
                    let is_state = mouse < game.nodes() && cat < game.nodes() && cat != HOLE;
                    let expected = is_state.then(|| forced(table.forced(State { mouse, cat, turn })));
                    assert_eq!(map[nth_cell(other)], expected, "{side:?} on {at}, {other}, {:?}", game.graph);
                }
            }
        }
    }
}

/// Checks every rule (the rule of the analysis that decides a state) by the results one move later.
fn check_rules(game: &Game, solution: &GraphSolution, table: &Table) {
    for each in states(game, 1) {
        let decided = solution.decided(nth_cell(each.cat), player(each.turn)).expect("a state");
        let found = decided[nth_cell(each.mouse)].expect("the mouse may be on every node");
        let result = table.forced(each);
        assert_eq!(
            found.winner.zip(found.plies),
            forced(result).map(|forced| (forced.winner, forced.plies)),
            "{each:?} of {:?}",
            game.graph
        );
        let after: Vec<Forced> = game.moves(each).into_iter().map(|to| table.forced(each.after(to))).collect();
        let won_after = |plies: usize| after.contains(&Some((each.turn, plies - 1)));
        let lost = |forced: &Forced| forced.is_some_and(|(winner, _)| winner != each.turn);
        let follows = match (found.rule, result) {
            (Rule::Over, Some((winner, 0))) => game.ended(each) == Some(winner),
            (Rule::OneMove, Some((winner, plies))) => winner == each.turn && won_after(plies),
            (Rule::AllMoves, Some((winner, _))) => winner != each.turn && !after.is_empty() && after.iter().all(lost),
            (Rule::Undecided, None) => after.is_empty() || after.contains(&None),
            _ => false,
        };
        assert!(follows, "{found:?} for {each:?} of {:?}", game.graph);
    }
    check_examples(game, solution, table);
}

/// Checks, for each number of plies, the example that `decided_at` gives: a state that is won or lost in exactly that
/// many plies. If `here` is won or lost in at least that many plies, the example must be a state of the optimal line.
/// Otherwise its cat must be on the same node as in `here` if possible, and then it must have the same turn if
/// possible.
fn check_examples(game: &Game, solution: &GraphSolution, table: &Table) {
    let mut by_ply: BTreeMap<usize, Vec<State>> = BTreeMap::new();
    for each in states(game, 1) {
        if let Some((_, plies)) = table.forced(each) {
            by_ply.entry(plies).or_default().push(each);
        }
    }
    for here in states(game, step(game) * 7) {
        let example =
            |plies: usize| solution.decided_at(state(here), u16::try_from(plies).expect("few")).expect("two nodes");
        assert_eq!(example(by_ply.len()), None, "{:?}", game.graph);
        let own = table.forced(here).map(|(_, plies)| plies);
        let (line, _) = table.line(here);
        for (&plies, all) in &by_ply {
            let found = example(plies).expect("a state");
            let about = || format!("{found:?} at ply {plies} from {here:?} of {:?}", game.graph);
            let &each = all.iter().find(|&&each| state(each) == found.state()).expect("one of this ply");
            if let Some(moves) = own.and_then(|own| own.checked_sub(plies)) {
                let reached = line[..moves].iter().fold(here, |now, &(_, to)| now.after(to));
                assert_eq!(found.state(), state(reached), "{}", about());
            } else {
                let has_cat = all.iter().any(|each| each.cat == here.cat);
                let has_both = all.iter().any(|each| each.cat == here.cat && each.turn == here.turn);
                assert!(!has_cat || each.cat == here.cat, "{}", about());
                assert!(!has_both || each.turn == here.turn, "{}", about());
            }
            let ranked = solution.moves(found.state()).expect("a state");
            let winner = table.forced(each).expect("it is decided").0;
            assert!(decide(&found.targets, &ranked, winner == each.turn, plies), "{}", about());
        }
    }
}

/// The value of a result for a player: 1 for a win, 0 for a draw, −1 for a loss; and its plies.
fn worth(side: Side, forced: Forced) -> (i32, usize) {
    forced.map_or((0, 0), |(winner, plies)| (if winner == side { 1 } else { -1 }, plies))
}

/// Checks the grade and the refutation of every move, legal or not; counts the verdicts.
fn check_grades(game: &Game, solution: &GraphSolution, table: &Table, verdicts: &mut BTreeMap<&'static str, usize>) {
    for each in states(game, step(game)) {
        let best = table.ranked(each);
        for ranked in solution.moves(state(each)).expect("a state") {
            // From the view of the player who makes the move.
            let expected = match table.forced(each.after(ranked.to.index())) {
                None => Label::Draw,
                Some((winner, _)) if winner == each.turn => Label::Win,
                Some(_) => Label::Lose,
            };
            assert_eq!(ranked.label(), expected, "{ranked:?} in {each:?} of {:?}", game.graph);
        }
        for to in 0..game.nodes() {
            let about = || format!("to {to} in {each:?} of {:?}", game.graph);
            let node = nth_cell(to);
            let (grade, refutation) = (solution.grade(state(each), node), solution.refutation(state(each), node));
            let reached = best.iter().any(|&(other, _)| other == to).then(|| state(each.after(to)));
            assert_eq!(solution.after(state(each), node).ok(), reached, "{}", about());
            let Some(&(_, is_best)) = best.iter().find(|(other, _)| *other == to) else {
                let no_move = NodeError {
                    player: player(each.turn),
                    nodes: game.nodes(),
                    given: to.to_string(),
                    problem: NodeProblem::NoMove(node),
                };
                assert_eq!((grade.err(), refutation.err()), (Some(no_move.clone()), Some(no_move)), "{}", about());
                continue;
            };
            let (grade, refutation) = (grade.expect("a legal move"), refutation.expect("a legal move"));
            let after = table.forced(each.after(to));
            assert_eq!((grade.before, grade.after), (forced(table.forced(each)), forced(after)), "{}", about());
            let ((side, plies), (side_after, plies_after)) =
                (worth(each.turn, table.forced(each)), worth(each.turn, after));
            let extra = |longer: usize, shorter: usize| u16::try_from(longer - shorter).expect("a few plies");
            let expected = match (side, side_after) {
                _ if is_best => Verdict::Best,
                (1, 1) => Verdict::Slower { plies: extra(plies_after + 1, plies) },
                (-1, -1) => Verdict::Sooner { plies: extra(plies, plies_after + 1) },
                (1, 0) => Verdict::WinToDraw,
                (1, -1) => Verdict::WinToLoss,
                (0, -1) => Verdict::DrawToLoss,
                other => panic!("no move changes a result like that: {other:?} {}", about()),
            };
            assert_eq!(grade.verdict, expected, "{}", about());
            *verdicts.entry(grade.verdict.name()).or_default() += 1;

            let (line, loops_from) = table.line(each.after(to));
            let moves: Vec<_> = refutation.line.moves.iter().map(|one| (one.from.index(), one.to.index())).collect();
            assert_eq!(moves[1..], line, "{}", about());
            let the_move = Move { by: player(each.turn), from: nth_cell(each.mover()), to: node };
            assert_eq!(refutation.line.moves[0], the_move, "{}", about());
            assert_eq!(refutation.line.loops_from, loops_from.map(|index| index + 1), "{}", about());
            assert_eq!((refutation.outcome, refutation.line.ending), (grade.after, GraphEnding::of(grade.after)));
        }
    }
}

/// Checks the replies of all strengths. A perfect player makes the first of the moves. The others give the same
/// reply for the same seed: a best move within their sight, and otherwise one of the moves that end closest to their
/// goal.
fn check_replies(game: &Game, solution: &GraphSolution, table: &Table) {
    for each in states(game, 2 * step(game) + 1) {
        let (moves, answers) = (table.ranked(each), solution.moves(state(each)).expect("a state"));
        for strength in Strength::ALL {
            for seed in [0, 7, u64::MAX] {
                let about = || format!("{strength:?} with seed {seed} in {each:?} of {:?}", game.graph);
                let reply = solution.reply(state(each), strength, seed);
                assert_eq!(reply, solution.reply(state(each), strength, seed), "{}", about());
                let (Some(reply), Some(sight)) = (reply, strength.sight()) else {
                    assert_eq!(reply, answers.first().copied(), "{}", about());
                    continue;
                };
                assert!(answers.contains(&reply), "{}", about());
                let seen = |to: usize| table.forced(each.after(to)).filter(|&(_, plies)| plies < usize::from(sight));
                let wins = |to: usize| seen(to).is_some_and(|(winner, _)| winner == each.turn);
                let to = reply.to.index();
                if moves.iter().any(|&(to, _)| wins(to)) || moves.iter().all(|&(to, _)| seen(to).is_some()) {
                    assert!(reply.best, "{}", about());
                    continue;
                }
                assert_eq!(seen(to), None, "{}", about());
                let mut far = game.walks(each.turn, if each.turn == Side::Mouse { HOLE } else { each.mouse });
                if each.turn == Side::Cat && far[each.cat].is_none() {
                    far = game.walks(Side::Cat, HOLE);
                }
                let unseen = moves.iter().filter(|&&(to, _)| seen(to).is_none());
                let closest = unseen.filter_map(|&(to, _)| far[to]).min();
                assert!(closest.is_none() || far[to] == closest, "{}: {to} instead of {closest:?} away", about());
            }
        }
    }
}

#[test]
fn maps_rules_grades_and_replies_of_many_graphs() {
    let mut verdicts = BTreeMap::new();
    for game in many(1, 15).chain(cases().into_iter().map(|case| Game::new(&case.graph))) {
        let (solution, table) = (solved(&game), game.solve());
        check_maps(&game, &solution, &table);
        check_rules(&game, &solution, &table);
        check_grades(&game, &solution, &table, &mut verdicts);
        check_replies(&game, &solution, &table);
    }
    assert_eq!(verdicts.len(), 6, "{verdicts:?}");
}

/// The results of all states, by number, if the `drawn` states are draws: the labels of a graph of states in which no
/// edge leaves the drawn states.
fn with_draws(game: &Game, drawn: &[State]) -> Labels {
    let number = |each: State| u32::try_from(game.index(each)).expect("a small number");
    let (mut edges, mut lost, mut won) = (Vec::new(), Vec::new(), Vec::new());
    for each in game.states() {
        match game.ended(each) {
            Some(winner) => (if winner == each.turn { &mut won } else { &mut lost }).push(number(each)),
            None if drawn.contains(&each) => {}
            None => edges.extend(game.moves(each).into_iter().flat_map(|to| [number(each), number(each.after(to))])),
        }
    }
    let states = game.states().into_iter().map(|each| game.index(each) + 1).max().expect("a state");
    label_states(states, &edges, &lost, &won).expect("a graph of states")
}

#[test]
fn in_a_match_a_state_that_comes_back_is_a_draw() {
    let mut rng = fastrand::Rng::with_seed(7);
    let (mut verdicts, mut repeated) = (BTreeMap::new(), 0);
    for game in many(3, 20).filter(|game| game.nodes() > 6 || rng.u8(..) == 0).collect::<Vec<_>>() {
        let solution = solved(&game);
        let mut passed = vec![game.start()];
        // The match goes on after a repetition, to test more states that occurred before.
        for _ in 0..12 {
            let here = *passed.last().expect("the start");
            let moves = game.moves(here);
            if moves.is_empty() || game.ended(here).is_some() {
                break;
            }
            let in_match = solution.in_match(passed.iter().map(|&each| state(each)));
            let is_repeated = passed.iter().filter(|&&each| each == here).count() > 1;
            assert_eq!(in_match.is_repeated(), is_repeated, "{passed:?}");
            repeated += usize::from(is_repeated);
            let labels = with_draws(&game, &passed);
            let about = || format!("{passed:?} of {:?}", game.graph);
            let worth = |to: usize| {
                let next = game.index(here.after(to));
                (labels.labels[next], labels.plies[next])
            };
            let ranked = in_match.moves(state(here)).expect("a state");
            assert_eq!(ranked.len(), moves.len(), "{}", about());
            for one in &ranked {
                let (label, plies) = worth(one.to.index());
                // The label is the result for the other player, who moves next.
                let expected = match label {
                    Label::Draw => None,
                    Label::Lose => Some((here.turn, plies)),
                    Label::Win => Some((here.turn.other(), plies)),
                };
                let forced = one.outcome.map(|game::Forced { winner, plies }| (winner, u32::from(plies)));
                assert_eq!(forced, expected.map(|(side, plies)| (player(side), plies)), "{}", about());
            }
            let comes_back = |to: usize| passed.contains(&here.after(to));
            for one in &ranked {
                let grade = in_match.grade(state(here), one.to).expect("a legal move");
                let others_lose = moves.iter().filter(|&&to| !comes_back(to)).all(|&to| worth(to).0 == Label::Win);
                let only_comes_back = moves.iter().all(|&to| comes_back(to));
                let saves = comes_back(one.to.index()) && others_lose && !only_comes_back;
                assert_eq!(grade.verdict == Verdict::LossToDraw, saves, "{}", about());
                let throws_away = one.outcome.is_none() && moves.iter().any(|&to| worth(to).0 == Label::Lose);
                assert_eq!(grade.verdict == Verdict::WinToDraw, throws_away, "{}", about());
                *verdicts.entry(grade.verdict.name()).or_default() += 1;
            }
            assert_eq!(in_match.reply(state(here), Strength::Perfect, 1), ranked.first().copied(), "{}", about());
            passed.push(here.after(moves[rng.usize(..moves.len())]));
        }
    }
    assert!(repeated > 10, "{repeated}");
    let verdicts: BTreeMap<&str, usize> = verdicts;
    assert_eq!(verdicts.len(), 7, "{verdicts:?}");
}
