//! Compares the crate with the textbook solver: every state of a board, its forced result, its moves and their order,
//! the optimal line from it, and its outcome under a move limit.
//!
//! Every run tries other boards. When one fails, proptest shrinks it and prints its rows: add it to `boards_of_full_size`
//! below. More boards than usual: `PROPTEST_CASES=10000 cargo test --test main engine::every_state`.

use crate::textbook;
use std::collections::BTreeSet;

use crate::fixtures::{Given, all_boards, boards, by_limit, cell, drawn, ending, forced, player, shapes, state};
use crate::textbook::{End, Game, Side, Table};
use cat_and_mouse::board::BoardEnding;
use cat_and_mouse::game::{Forced, Move};
use cat_and_mouse::solution::{BoardSolution, Outcome, RankedMove};
use cat_and_mouse::{Player, State};
use proptest::prelude::*;
use proptest::sample::Index;

/// Checks board, floor, pieces, the forced result of every state, and the statistics.
fn check_forced(given: &Given) {
    let game = given.game();
    let table = game.solve();
    let board = given.board();
    let solution = given.solved(None);

    assert_eq!((usize::from(board.rows()), usize::from(board.cols())), (game.rows, game.cols), "{given:?}");
    assert_eq!(board.mouse(), cell(&game, game.mouse), "{given:?}");
    assert_eq!(board.cat(), cell(&game, game.cat), "{given:?}");
    assert_eq!(board.food(), cell(&game, game.food), "{given:?}");
    for at in 0..game.cells() {
        assert_eq!(board.floor().contains(cell(&game, at)), !game.wall[at], "cell {at} of {given:?}");
    }

    assert_eq!(solution.start(), state(&game, game.start()), "{given:?}");
    let states: Vec<State> = game.states().into_iter().map(|each| state(&game, each)).collect();
    assert_eq!(solution.states().collect::<Vec<_>>(), states, "{given:?}");
    for each in game.states() {
        assert_eq!(
            solution.forced(state(&game, each)).expect("a state"),
            forced(table.forced(each)),
            "{each:?} of {given:?}"
        );
    }

    let results: Vec<Option<Forced>> = game.states().into_iter().map(|each| forced(table.forced(each))).collect();
    let stats = solution.stats();
    for (winner, by_ply) in [(Player::Mouse, &stats.mouse_by_ply), (Player::Cat, &stats.cat_by_ply)] {
        let mut expected = vec![0; by_ply.len()];
        for forced in results.iter().flatten().filter(|forced| forced.winner == winner) {
            expected[usize::from(forced.plies)] += 1;
        }
        assert_eq!(*by_ply, expected, "wins of the {winner} on {given:?}");
    }
    assert_eq!(stats.draws as usize, results.iter().filter(|forced| forced.is_none()).count(), "{given:?}");
    let longest = results.iter().flatten().map(|forced| forced.plies).max();
    let first = results.iter().position(|forced| forced.map(|forced| forced.plies) == longest);
    let first = first.expect("the game is over in some state");
    assert_eq!(Some(stats.longest), results[first].map(|forced| (states[first], forced)), "{given:?}");
}

/// Checks the moves of every `step`th state.
fn check_moves(given: &Given, step: usize) {
    let game = given.game();
    let table = game.solve();
    let solution = given.solved(None);

    for each in game.states().into_iter().step_by(step) {
        for (ranked, after) in checked_moves(&solution, &game, &table, each) {
            assert_eq!(ranked.outcome.forced, forced(table.forced(after)), "{ranked:?} in {each:?} of {given:?}");
        }
    }
}

/// The moves of a state, each with the state after it. Checks that all moves are there, in order, with the best marked.
fn checked_moves(
    solution: &BoardSolution,
    game: &Game,
    table: &Table<'_>,
    at: textbook::State,
) -> Vec<(RankedMove<Outcome>, textbook::State)> {
    let moves = solution.moves(state(game, at)).expect("a state");
    let expected = table.ranked(at);
    let found: Vec<_> = moves.iter().map(|ranked| (ranked.by, ranked.from, ranked.to, ranked.best)).collect();
    let from = (player(at.turn), cell(game, at.mover()));
    let wanted: Vec<_> = expected.iter().map(|&(to, best)| (from.0, from.1, cell(game, to), best)).collect();
    assert_eq!(found, wanted, "moves of {at:?} of {game:?}, limit {:?}", solution.move_limit());
    moves.into_iter().zip(expected).map(|(ranked, (to, _))| (ranked, at.after(to))).collect()
}

/// Checks the line from every `step`th state, move by move, and that it ends as the state's outcome says.
fn check_lines(given: &Given, limit: usize, step: usize) {
    let game = given.game();
    let table = game.solve();
    let solution = given.solved(Some(limit));

    for each in game.states().into_iter().step_by(step) {
        let found = solution.line(state(&game, each)).expect("a state");
        let wanted = table.line(each, limit);

        let mut by = each.turn;
        for (at, (ply, &(from, to))) in found.moves.iter().zip(&wanted.moves).enumerate() {
            let move_wanted = Move { by: player(by), from: cell(&game, from), to: cell(&game, to) };
            assert_eq!(*ply, move_wanted, "ply {at} of the line from {each:?} with limit {limit} of {given:?}");
            by = by.other();
        }
        assert_eq!(
            (found.moves.len(), found.ending, found.loops_from),
            (wanted.moves.len(), ending(wanted.end), wanted.loops_from),
            "the line from {each:?} with limit {limit} of {given:?}"
        );

        let outcome = solution.outcome(state(&game, each)).expect("a state");
        assert_eq!(outcome.ending, found.ending, "the outcome of {each:?} with limit {limit} of {given:?}");
        if let Some(plies) = outcome.plies {
            assert_eq!(usize::from(plies), found.moves.len(), "{each:?} with limit {limit} of {given:?}");
        }
    }
}

/// For every state with a forced win, how the line from this state ends without a move limit: at once if the game is
/// over, and otherwise like the line from the next state. [`check_lines`] follows whole lines.
fn ends(game: &Game, table: &Table<'_>) -> Vec<Option<End>> {
    let mut states = game.states();
    states.retain(|&each| table.forced(each).is_some());
    states.sort_by_key(|&each| table.forced(each).map(|(_, plies)| plies));
    let mut ends = vec![None; 2 * game.cells() * game.cells()];
    for each in states {
        ends[game.index(each)] = match game.ended(each) {
            Some((_, end)) => Some(end),
            None => ends[game.index(each.after(table.ranked(each)[0].0))],
        };
    }
    ends
}

/// The outcome of a state, computed from the players who can force a win within the limit, and from the end of the
/// line.
fn expected_outcome(forced: Option<Forced>, end: Option<End>, mouse_wins: bool, cat_wins: bool) -> Outcome {
    let plies = forced.map(|forced| forced.plies);
    match (mouse_wins, cat_wins) {
        (true, false) => Outcome { winner: Player::Mouse, ending: BoardEnding::Food, plies, forced },
        (false, true) => Outcome { winner: Player::Cat, ending: ending(end), plies, forced },
        (false, false) => by_limit(forced),
        (true, true) => panic!("the textbook says that both win"),
    }
}

/// Checks the outcome of every state under a limit, and the moves of every `step`th state with their outcomes. After a
/// move, one ply fewer is left of the limit.
fn check_limit(given: &Given, limit: usize, step: usize) {
    let game = given.game();
    let table = game.solve();
    let solution = given.solved(Some(limit));
    let wins = |plies: usize| (game.wins_within(Side::Mouse, plies), game.wins_within(Side::Cat, plies));
    let (mouse_wins, cat_wins) = wins(limit);
    let (mouse_wins_after, cat_wins_after) = wins(limit - 1);
    let ends = ends(&game, &table);

    for (number, each) in game.states().into_iter().enumerate() {
        let at = game.index(each);
        let expected = expected_outcome(forced(table.forced(each)), ends[at], mouse_wins[at], cat_wins[at]);
        assert_eq!(
            solution.outcome(state(&game, each)).expect("a state"),
            expected,
            "{each:?} with limit {limit} of {given:?}"
        );

        if number % step == 0 {
            for (ranked, after) in checked_moves(&solution, &game, &table, each) {
                let (at, forced) = (game.index(after), forced(table.forced(after)));
                let expected = expected_outcome(forced, ends[at], mouse_wins_after[at], cat_wins_after[at]);
                assert_eq!(ranked.outcome, expected, "{ranked:?} in {each:?} with limit {limit} of {given:?}");
            }
        }
    }
}

/// Interesting limits for a board: the shortest, some short ones, those around the longest forced win, and a long one.
fn limits(table: &Table<'_>, game: &Game) -> Vec<usize> {
    let longest = game.states().into_iter().filter_map(|each| table.forced(each)).map(|(_, plies)| plies).max();
    let longest = longest.unwrap_or(0);
    let mut limits = vec![1, 2, 3, 4, 7, longest.saturating_sub(1), longest, longest + 1, 1000];
    limits.retain(|&limit| limit > 0);
    limits.sort_unstable();
    limits.dedup();
    limits
}

/// Runs all checks on every state. It is slow, so it is for small boards.
fn check_everything(given: &Given) {
    check_forced(given);
    check_moves(given, 1);
    let game = given.game();
    for limit in limits(&game.solve(), &game) {
        check_limit(given, limit, 1);
        check_lines(given, limit, 1);
    }
}

proptest! {
    // A failing board is printed, but not written to a file beside this one.
    #![proptest_config(drawn(96))]

    #[test]
    fn forced_results_and_moves_on_boards_of_all_shapes(given in boards(shapes(64))) {
        check_forced(&given);
        check_moves(&given, 1);
        check_lines(&given, 1000, 61);
    }

    #[test]
    fn everything_on_small_boards(given in boards(shapes(16))) {
        check_everything(&given);
    }
}

proptest! {
    #![proptest_config(drawn(64))]

    #[test]
    fn forced_results_on_boards_of_full_size(given in boards(vec![(8, 8)])) {
        check_forced(&given);
        check_moves(&given, 7);
        check_lines(&given, 1000, 211);
    }
}

proptest! {
    #![proptest_config(drawn(48))]

    /// Tries limits one ply too short for some state, just long enough, and one ply longer.
    #[test]
    fn limits_around_the_distance_of_a_state(given in boards(shapes(64)), index in any::<Index>()) {
        let game = given.game();
        let table = game.solve();
        // Each distance that occurs is equally likely to be drawn, however few states have it.
        let plies = game.states().into_iter().filter_map(|each| table.forced(each)).map(|(_, plies)| plies);
        let distances: BTreeSet<usize> = plies.filter(|&plies| plies > 1).collect();
        let distances: Vec<usize> = distances.into_iter().collect();
        if !distances.is_empty() {
            let plies = *index.get(&distances);
            for limit in plies - 1..=plies + 1 {
                check_limit(&given, limit, 53);
                check_lines(&given, limit, 211);
            }
        }
    }
}

/// Boards of 8 rows or 8 columns, each with eight pairs of jumps. The last board is a stand-off with jumps of its own.
fn boards_of_full_size() -> Vec<Given> {
    let open = ["M.......", "........", "........", "........", "........", "........", "........", ".C.....F"];
    let snake = ["CM......", "#######.", "........", ".#######", "........", "#######.", "........", "F#######"];
    let spiral = ["M.......", ".######.", ".#....#.", ".#.##.#.", ".#.F#.#.", ".####.#.", "......#.", "######.C"];
    let rooms = ["...#...#", ".M...#..", "...#...#", "#.###.##", "...#....", ".C...#F.", "...#....", "...#...."];
    let pillars = ["M.......", ".#.#.#.#", "........", ".#.#.#.#", "...F....", ".#.#.#.#", "........", ".#.#.#.C"];
    let seventy_nine = [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."];
    let seventy_five = ["C#......", "M..####.", "###.....", "....####", ".####...", "......#.", "#######.", "F......."];
    // This board has a long win too, but some of its states are draws.
    let sixty_eight = [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C..", ".#...##.", "...#...#"];
    let row = ["M..C...F"];
    let column = [".", "M", ".", "F", ".", "#", "C", "."];
    let stand_off = ["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."];

    let mut all = Vec::new();
    for (cat_jump, mouse_jump) in [(1, 1), (1, 2), (2, 1), (1, 8), (8, 1), (3, 5), (7, 8), (8, 8)] {
        for rows in [&open, &snake, &spiral, &rooms, &pillars, &seventy_nine, &sixty_eight, &seventy_five] {
            all.push(Given::new(rows, cat_jump, mouse_jump));
        }
        all.push(Given::new(&row, cat_jump, mouse_jump));
        all.push(Given::new(&column, cat_jump, mouse_jump));
    }
    all.push(Given::new(&stand_off, 1, 6));
    all
}

#[test]
fn boards_that_are_always_tried() {
    for given in boards_of_full_size() {
        check_forced(&given);
        check_moves(&given, 5);
        check_lines(&given, 1000, 97);
        check_lines(&given, 6, 97);
    }
}

#[test]
fn limits_on_boards_of_full_size() {
    // Every 17th board: five boards with different walls and different jumps.
    for given in boards_of_full_size().into_iter().step_by(17) {
        let game = given.game();
        for limit in limits(&game.solve(), &game) {
            check_limit(&given, limit, 41);
            check_lines(&given, limit, 997);
        }
    }
}

#[test]
fn all_pairs_of_jumps() {
    for cat_jump in 1..=8 {
        for mouse_jump in 1..=8 {
            check_forced(&Given::new(&["M......C", "..#..#..", "F......."], cat_jump, mouse_jump));
            check_forced(&Given::new(&["..M", "#..", "...", ".#.", "...", "C..", "..#", "..F"], cat_jump, mouse_jump));
        }
    }
}

#[test]
fn every_board_of_the_smallest_shapes() {
    let mut tried = 0;
    for (rows, cols) in [(1, 3), (3, 1), (2, 2), (1, 4), (4, 1), (1, 5), (2, 3)] {
        for rows in all_boards(rows, cols) {
            for (cat_jump, mouse_jump) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
                check_everything(&Given { rows: rows.clone(), cat_jump, mouse_jump });
                tried += 1;
            }
        }
    }
    // For each shape, the placements of the pieces × the sets of walls: 6 × 1 on 3 cells (two shapes), 24 × 2 on 4
    // (three shapes), 60 × 4 on 5, 120 × 8 on 6. Each board is tried with four pairs of jumps.
    assert_eq!(tried, 4 * (2 * 6 + 3 * 48 + 240 + 960));
}
