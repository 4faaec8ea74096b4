//! Grades, maps of outcomes, and the rules and examples of the analysis, compared with the textbook, or with outcomes
//! and moves that other tests compare with the textbook. `boards.rs` calls these checks on boards of all kinds.

use super::Tried;
use crate::fixtures::{Given, cell, cell_at, decide, forced, nth_cell, player, state};
use crate::textbook::{Forced, Game, Side, State};
use cat_and_mouse::board::{BoardEnding, CellError, CellProblem};
use cat_and_mouse::game::{Cells, Move, own_moves};
use cat_and_mouse::solution::{BoardSolution, Decided, Grade, MoveGroup, Rule, Strength, Verdict};
use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};

/// The result for a player, with its plies.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Has {
    Win(usize),
    Limit,
    Loss(usize),
}

/// The result for the player with this number of plies left of the limit.
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

/// Checks the verdict on every move of a state, and its refutation: the move, then the optimal line with one ply fewer
/// left, from the solution `shorter`. Calls `on_verdict` with each verdict.
pub fn check(tried: &Tried, shorter: Option<&BoardSolution>, each: State, mut on_verdict: impl FnMut(Verdict)) {
    let Tried { game, table, solution, limit, .. } = tried;
    let here = tried.state(each);
    let (before, ranked) = (solution.outcome(here).expect("a state"), solution.moves(here).expect("a state"));
    let destinations = solution.destinations(here).expect("a state");
    let legal = game.moves(each);
    assert_eq!(ranked.len(), legal.len(), "{}", tried.about(each));
    for to in 0..game.cells() {
        let about = format!("to {to} in {}", tried.about(each));
        let target = cell(game, to);
        let (grade, refutation) = (solution.grade(here, target).ok(), solution.refutation(here, target).ok());
        let reached = legal.contains(&to).then(|| tried.state(each.after(to)));
        let no_move =
            || CellError { player: player(each.turn), given: target.to_string(), problem: CellProblem::NoMove(target) };
        assert_eq!(solution.after(here, target), reached.ok_or_else(no_move), "{about}");
        assert_eq!(destinations[target], grade.map(|grade| grade.after), "{about}");
        let (Some(Grade { verdict, before: graded, after, .. }), Some(refutation), Some(reached)) =
            (grade, &refutation, reached)
        else {
            assert_eq!((grade, refutation, reached), (None, None, None), "{about}");
            continue;
        };

        let the_move = ranked.iter().find(|ranked| ranked.to == target).expect("it is legal");
        assert_eq!((graded, after), (before, the_move.outcome), "{about}");
        let had = has(each.turn, table.forced(each), *limit);
        let kept = has(each.turn, table.forced(each.after(to)), limit - 1);
        let group = match kept {
            Has::Win(_) => MoveGroup::Winning,
            Has::Limit => MoveGroup::Limit,
            Has::Loss(_) => MoveGroup::Losing,
        };
        assert_eq!(after.group(player(each.turn)), group, "{about}");
        let is_best = table.ranked(each).contains(&(to, true));
        assert_eq!(the_move.best, is_best, "{about}");
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
        on_verdict(verdict);

        // Checks the meaning of the verdict's name.
        match verdict {
            Verdict::Slower { plies } | Verdict::Sooner { plies } => {
                assert!(plies > 0 && (plies % 2 == 0 || each.turn == Side::Mouse && to == each.cat), "{about}");
                assert_eq!(before.winner, after.winner, "{about}");
            }
            Verdict::Same => {
                assert_eq!((before.ending, after.ending), (BoardEnding::Limit, BoardEnding::Limit), "{about}");
                assert_ne!(before.forced.map(|forced| forced.plies), after.forced.map(|forced| forced.plies + 1));
            }
            // The limit is a win for the cat. So a move from a win to the limit changes the winner if the mouse makes
            // it, and a move from the limit to a loss if the cat makes it.
            Verdict::WinToLimit => assert_eq!(before.winner != after.winner, each.turn == Side::Mouse, "{about}"),
            Verdict::LimitToLoss => assert_eq!(before.winner != after.winner, each.turn == Side::Cat, "{about}"),
            _ => {}
        }

        assert_eq!((refutation.outcome, refutation.line.ending), (after, after.ending), "{about}");
        let first = Move { by: player(each.turn), from: cell(game, each.mover()), to: target };
        assert_eq!(refutation.line.moves[0], first, "{about}");
        let rest = shorter.map(|shorter| shorter.line(reached).expect("a state"));
        let (moves, loops_from) = rest.map(|line| (line.moves, line.loops_from)).unwrap_or_default();
        assert_eq!(refutation.line.moves[1..], moves, "{about}");
        assert_eq!(refutation.line.loops_from, loops_from.map(|index| index + 1), "{about}");
    }
}

/// Checks every map: with either player on any cell, and either to move.
pub fn check_maps(tried: &Tried) {
    let Tried { given, game, solution, .. } = tried;
    for fixed in [Side::Mouse, Side::Cat] {
        for at in (0..game.cells()).filter(|&at| !game.wall[at]) {
            for turn in [Side::Mouse, Side::Cat] {
                let map = solution.map(player(fixed), cell(game, at), player(turn), 0).expect("a state");
                for (index, other) in (0..64).map(|index| (index, nth_cell(index))) {
                    let (row, col) = (index / 8, index % 8);
                    let number = (row < game.rows && col < game.cols).then_some(row * game.cols + col);
                    let expected = number.filter(|&number| !game.wall[number]).map(|number| {
                        let (mouse, cat) = if fixed == Side::Mouse { (at, number) } else { (number, at) };
                        solution.outcome(state(game, State { mouse, cat, turn })).expect("a state")
                    });
                    assert_eq!(map[other], expected, "{fixed:?} on {at}, other on {other}, {turn:?} of {given:?}");
                }
            }
        }
    }
}

/// Checks every rule (the rule of the analysis that decides a state) by the results one move later.
pub fn check_rules(tried: &Tried) {
    let Tried { given, game, table, solution, .. } = tried;
    for cat in (0..game.cells()).filter(|&cat| !game.wall[cat]) {
        for turn in [Side::Mouse, Side::Cat] {
            let decided = solution.decided(cell(game, cat), player(turn)).expect("a state");
            for mouse in 0..game.cells() {
                let found = decided[cell(game, mouse)];
                let each = State { mouse, cat, turn };
                assert_eq!(found.is_none(), game.wall[mouse], "{each:?} of {given:?}");
                if let Some(found) = found {
                    check_rule(game, each, found, |each| table.forced(each));
                }
            }
        }
    }
}

/// Checks, for each number of plies, the example that `decided_at` gives: a state that is won or lost in exactly that
/// many plies, and the moves that decide it. If `here` is won or lost in at least that many plies, the example must be
/// a state of the optimal line. Otherwise its cat must be on the same cell as in `here` if possible, and then it must
/// have the same turn if possible. The move limit changes nothing.
pub fn check_examples(tried: &Tried, step: usize) {
    let Tried { given, game, table, solution, .. } = tried;
    let unlimited = given.solved(None);
    let states: Vec<(State, usize)> =
        game.states().into_iter().filter_map(|each| Some((each, table.forced(each)?.1))).collect();
    let last = states.iter().map(|&(_, plies)| plies).max().unwrap_or(0);
    for here in game.states().into_iter().step_by(step) {
        let line = unlimited.line(state(game, here)).expect("a state").moves;
        let own = table.forced(here).map(|(_, plies)| plies);
        for at in 0..=last + 1 {
            let about = format!("ply {at} from {here:?} of {given:?}");
            let all: Vec<State> = states.iter().filter(|decided| decided.1 == at).map(|&(each, _)| each).collect();
            let found = solution.decided_at(state(game, here), plies(at)).expect("a state");
            assert_eq!(found.is_some(), !all.is_empty(), "{about}");
            let Some(found) = found else { continue };
            if let Some(moves) = own.and_then(|own| own.checked_sub(at)) {
                let reached = line[..moves].iter().fold(state(game, here), |now, made| now.after(made.to));
                assert_eq!(found.state(), reached, "{about}");
            }
            let &each = all.iter().find(|&&each| state(game, each) == found.state()).expect("one of this ply");
            if own.is_none_or(|own| own < at) {
                let has_cat = |each: &State| each.cat == here.cat;
                let has_both = |each: &State| has_cat(each) && each.turn == here.turn;
                assert!(has_cat(&each) || !all.iter().any(has_cat), "{about}");
                assert!(has_both(&each) || !all.iter().any(has_both), "{about}");
            }
            let ranked = unlimited.moves(found.state()).expect("a state");
            let wins = table.forced(each).is_some_and(|(winner, _)| winner == each.turn);
            assert!(decide(&found.targets, &ranked, wins, at), "{found:?}, {about}");
        }
    }
}

fn check_rule(game: &Game, each: State, found: Decided, result: impl Fn(State) -> Forced) {
    assert_eq!(
        found.winner.zip(found.plies),
        forced(result(each)).map(|forced| (forced.winner, forced.plies)),
        "{each:?} of {game:?}"
    );
    let after: Vec<Forced> = game.moves(each).into_iter().map(|to| result(each.after(to))).collect();
    let (me, you) = (each.turn, each.turn.other());
    let wins = |winner: Side| move |forced: &&Forced| forced.is_some_and(|(other, _)| other == winner);
    let plies = |forced: &Forced| forced.map_or(0, |(_, plies)| plies);
    let found_plies = found.plies.map(usize::from);
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

#[test]
fn a_match_is_drawn_when_a_state_occurs_for_the_third_time_and_nobody_can_force_a_win() {
    let stay = |solution: &BoardSolution, plies| {
        let start = solution.start();
        solution.is_drawn(start, [start.mouse, start.cat].into_iter().cycle().take(plies))
    };
    let drawn = Given::new(&["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."], 1, 6).solved(None);
    let won = Given::new(&["M.F", "##C"], 1, 2).solved(None);
    for plies in 0..7 {
        assert_eq!(stay(&drawn, plies), Ok(plies >= 4), "{plies}");
        assert_eq!(stay(&won, plies), Ok(false), "{plies}");
    }
    let start = won.start();
    let problem = CellProblem::NoMove(start.cat);
    let no_move = CellError { player: Player::Mouse, given: start.cat.to_string(), problem };
    assert_eq!(won.is_drawn(start, [start.cat]), Err(no_move));
}

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
            let problem = if cell.row() == 0 { CellProblem::Wall(cell) } else { CellProblem::Outside };
            let error = || CellError { player, given: given.to_owned(), problem };
            assert_eq!(solution.forced(state), Err(error()));
            assert_eq!(solution.outcome(state), Err(error()));
            assert_eq!(solution.moves(state), Err(error()));
            assert_eq!(solution.line(state), Err(error()));
            assert_eq!(solution.explain(state), Err(error()));
            assert_eq!(solution.proof(state), Err(error()));
            assert_eq!(solution.decided_at(state, 0), Err(error()));
            assert_eq!(solution.destinations(state).err(), Some(error()));
            assert_eq!(solution.map(player, cell, turn, 0).err(), Some(error()));
            for to in Cells::ALL {
                assert_eq!(solution.after(state, to), Err(error()));
                assert_eq!(solution.grade(state, to), Err(error()));
                assert_eq!(solution.refutation(state, to), Err(error()));
            }
            assert_eq!(solution.reply(state, Strength::Perfect, 1), None);
        }
        assert_eq!(solution.decided(cell, turn).err().map(|error| error.given), Some(given.to_owned()));
    }
}

#[test]
fn a_win_is_counted_in_the_winners_own_moves() {
    use Player::{Cat, Mouse};
    for (winner, turn, plies, moves) in
        [(Mouse, Mouse, 5, 3), (Cat, Mouse, 5, 2), (Mouse, Cat, 4, 2), (Cat, Cat, 1, 1), (Cat, Mouse, 0, 0)]
    {
        assert_eq!(own_moves(winner, turn, plies), moves, "{winner:?} wins in {plies} plies, {turn:?} to move");
    }
}
