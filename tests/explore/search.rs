//! The search for boards: each board has the stated outcome, and fulfils the wish if the search says so.

use std::collections::BTreeMap;

use super::winner_can_err;
use crate::fixtures::{all_boards, cell_at, drawn, move_limit, shapes, solve_verified};
use crate::textbook::{Game, Side};
use cat_and_mouse::board::{BoardDraft, BoardEnding};
use cat_and_mouse::explore::{Search, Status, Winner, Wish};
use cat_and_mouse::game::{Cells, Forced};
use cat_and_mouse::solution::Outcome;
use cat_and_mouse::{Board, Jumps, MoveLimit, Player};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

const MOUSE: Winner = Winner::Forced(Player::Mouse);
const CAT: Winner = Winner::Forced(Player::Cat);

/// A wish with jumps of one cell and the usual limit.
fn wish(rows: u8, cols: u8, walls: u8, winner: Winner, min_plies: u16) -> Wish {
    let jumps = Jumps::new(1, 1).expect("jumps");
    Wish { rows, cols, jumps, move_limit: MoveLimit::default(), walls, winner, min_plies, food: None, contested: false }
}

fn wishes() -> impl Strategy<Value = Wish> {
    let sides: Vec<(u8, u8)> = shapes(64).into_iter().map(|(rows, cols)| (small(rows), small(cols))).collect();
    let winner = select(vec![Winner::Any, MOUSE, CAT, Winner::Nobody]);
    let limit = prop_oneof![Just(1_000), 1..=40_usize];
    let food = select(vec![None, Some(true), Some(false)]);
    (select(sides), 1..=8_u32, 1..=8_u32, limit, 0..=60_u8, winner, 0..=40_u16, food).prop_map(
        |((rows, cols), cat, mouse, limit, walls, winner, min_plies, food)| {
            let jumps = Jumps::new(cat, mouse).expect("jumps");
            Wish { rows, cols, jumps, move_limit: move_limit(limit), walls, winner, min_plies, food, contested: false }
        },
    )
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("a small number")
}

fn fulfils(wish: &Wish, outcome: Outcome) -> bool {
    let long = outcome.plies.is_some_and(|plies| plies >= wish.min_plies);
    match wish.winner {
        Winner::Any => wish.min_plies == 0 || long,
        Winner::Forced(player) => outcome.winner == player && outcome.ending != BoardEnding::Limit && long,
        Winner::Nobody => outcome.ending == BoardEnding::Limit,
    }
}

/// The plies of an outcome, or `None` if the wrong player wins.
fn merit(wish: &Wish, outcome: Outcome) -> Option<u16> {
    fulfils(&Wish { min_plies: 1, ..*wish }, outcome).then_some(outcome.plies).flatten()
}

/// Checks everything that the search reports about its best board.
fn check(wish: &Wish, search: &Search) {
    let setup = search.setup();
    assert_eq!((setup.jumps, setup.move_limit), (wish.jumps, wish.move_limit), "{setup}");
    let board = Board::try_from(setup.draft).expect("a complete board");
    assert_eq!((board.rows(), board.cols()), (wish.rows, wish.cols), "{setup}");
    let solution = solve_verified(&board, wish.jumps, wish.move_limit);
    assert_eq!(solution.verdict(), search.outcome(), "{setup}");
    let is_placed = wish.food.is_none_or(|reachable| reachable == can_reach_food(&board));
    let is_found = fulfils(wish, search.outcome()) && is_placed;
    assert_eq!(search.found(), is_found, "{wish:?}: {setup} with {:?}", search.outcome());
    assert_eq!(search.found(), search.status() == Status::Found, "{wish:?}: {setup}");
    assert!(has_share(wish, &setup.draft), "{wish:?}: {setup}");
}

/// Whether the mouse could walk to the food.
fn can_reach_food(board: &Board) -> bool {
    let game = Game::new(&board.draft().to_rows(), 1, 1);
    game.walks(Side::Mouse, game.mouse)[game.food].is_some()
}

/// Whether the board has as many walls as the documentation of the wish says.
fn has_share(wish: &Wish, draft: &BoardDraft) -> bool {
    let (cells, walls) = (draft.cells().count(), draft.walls().count());
    let near = (100 * walls).abs_diff(u32::from(wish.walls) * cells) <= 10 * cells;
    near || cells < 5 || walls == cells - 3
}

proptest! {
    #![proptest_config(drawn(300))]

    #[test]
    fn every_board_found_has_its_stated_outcome(wish in wishes(), seed: u64) {
        let mut search = Search::new(wish, seed).expect("a board for three pieces");
        prop_assert_eq!(search.tried(), 1);
        check(&wish, &search);
        for _ in 0..20 {
            let before = search.clone();
            search.advance(25);
            check(&wish, &search);
            if before.found() {
                prop_assert_eq!(before.setup(), search.setup());
                prop_assert_eq!(before.tried(), search.tried());
            } else if !search.found() {
                prop_assert_eq!(before.tried() + 25, search.tried());
                prop_assert!(wish.food.is_some() || merit(&wish, before.outcome()) <= merit(&wish, search.outcome()));
            }
        }
    }

    #[test]
    fn the_seed_decides_however_tries_are_split(wish in wishes(), seed: u64, deal in 1..50_u32) {
        let mut whole = Search::new(wish, seed).expect("a board for three pieces");
        whole.advance(200);
        let mut dealt = Search::new(wish, seed).expect("a board for three pieces");
        for first in (0..200).step_by(deal as usize) {
            dealt.advance(deal.min(200 - first));
        }
        prop_assert_eq!(whole.setup(), dealt.setup());
        prop_assert_eq!((whole.tried(), whole.found(), whole.outcome()), (dealt.tried(), dealt.found(), dealt.outcome()));
    }
}

#[test]
fn different_seeds_lead_to_different_boards() {
    let mut boards: Vec<String> =
        (0..100).map(|seed| found(wish(8, 8, 30, MOUSE, 31), seed, 100_000).setup().to_string()).collect();
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), 100);
}

/// The search after at most this many tries, in which it must find a board.
fn found(wish: Wish, seed: u64, tries: u32) -> Search {
    let mut search = Search::new(wish, seed).expect("a board for three pieces");
    search.advance(tries);
    assert!(search.found(), "{wish:?} with seed {seed}: {} with {:?}", search.setup(), search.outcome());
    check(&wish, &search);
    search
}

/// The limits on tries are generous. For example, the first of these searches needs only a few dozen tries.
#[test]
fn long_games_are_found_with_few_tries() {
    let with_food = |winner, min_plies, food| Wish { food: Some(food), ..wish(6, 6, 30, winner, min_plies) };
    let cases = [
        (wish(8, 8, 30, MOUSE, 31), 1_000),
        (wish(8, 8, 30, CAT, 31), 1_000),
        (wish(8, 8, 30, Winner::Any, 31), 1_000),
        (wish(8, 8, 0, MOUSE, 31), 50_000),
        (wish(8, 8, 60, CAT, 31), 5_000),
        (wish(8, 8, 30, MOUSE, 61), 20_000),
        (wish(8, 8, 30, CAT, 61), 20_000),
        (wish(5, 5, 30, MOUSE, 21), 5_000),
        (wish(8, 8, 0, Winner::Nobody, 0), 50_000),
        // With food that the mouse can reach (`true`), and with food that it cannot reach (`false`).
        (with_food(MOUSE, 21, true), 5_000),
        (with_food(CAT, 15, true), 5_000),
        (with_food(CAT, 15, false), 5_000),
        (with_food(Winner::Any, 15, false), 5_000),
        (with_food(Winner::Nobody, 0, false), 1_000),
    ];
    for (wish, tries) in cases {
        for seed in 0..10 {
            found(wish, seed, tries);
        }
    }
}

#[test]
fn every_shape_and_share_of_walls() {
    for (rows, cols) in shapes(64) {
        for walls in 0..=60 {
            let wish = wish(small(rows), small(cols), walls, MOUSE, u16::MAX);
            let mut search = Search::new(wish, u64::from(walls)).expect("a board for three pieces");
            for _ in 0..3 {
                assert!(has_share(&wish, &search.setup().draft), "{wish:?}: {}", search.setup());
                search.advance(5);
            }
        }
    }
}

#[test]
fn an_impossible_wish_is_never_found_but_every_call_returns() {
    let hopeless = [
        wish(1, 3, 60, MOUSE, 2),
        wish(3, 1, 0, Winner::Any, 10_000),
        wish(2, 2, 30, CAT, 50),
        // On such a short board without walls, one of the players can always reach the food.
        wish(1, 3, 0, Winner::Nobody, 0),
        Wish { move_limit: move_limit(5), ..wish(8, 8, 30, MOUSE, 7) },
        Wish { move_limit: move_limit(1), ..wish(8, 8, 30, CAT, 0) },
        wish(8, 8, 30, MOUSE, u16::MAX),
    ];
    for wish in hopeless {
        let mut search = Search::new(wish, 1).expect("a board for three pieces");
        // After this many tries, the search has given up its first board and started again from another one.
        search.advance(25_000);
        assert_eq!((search.found(), search.tried()), (false, 25_001), "{wish:?}");
        check(&wish, &search);
    }
}

#[test]
fn rejects_sizes_that_no_board_has_and_boards_of_another_size() {
    for (rows, cols) in [(1, 2), (0, 8), (8, 0), (9, 8), (8, 255)] {
        assert!(Search::new(wish(rows, cols, 0, Winner::Any, 0), 1).is_none(), "{rows} by {cols}");
    }
    let board: Board = "M1C/1xF".parse().expect("a board");
    assert!(Search::from_board(wish(3, 2, 0, Winner::Any, 0), 1, &board, Cells::EMPTY).is_none());
}

/// Whether the loser can walk to three other cells, and at each of its first three moves the winner also has a move
/// that does not win.
fn is_contested(board: &Board, jumps: Jumps, limit: MoveLimit) -> bool {
    let solution = solve_verified(board, jumps, limit);
    let Some(Forced { winner, .. }) = solution.verdict().forced else { return false };
    let game = Game::new(&board.draft().to_rows(), 1, 1);
    let loser = if winner == Player::Mouse { game.cat } else { game.mouse };
    let room = game.walks(Side::Mouse, loser).into_iter().flatten().count();
    let line = solution.line(solution.start()).expect("a state").moves;
    let results = |now| solution.moves(now).expect("a state").iter().map(|ranked| ranked.outcome.forced).collect();
    room > 3 && winner_can_err(winner, solution.start(), &line, results)
}

#[test]
fn in_a_contested_game_the_loser_is_not_walled_in() {
    let mut uncontested = 0;
    for (winner, min_plies) in [(MOUSE, 5), (CAT, 6), (Winner::Any, 0), (MOUSE, 31)] {
        for seed in 0..10 {
            let any = Wish { food: Some(true), ..wish(8, 8, 35, winner, min_plies) };
            let wish = Wish { contested: true, ..any };
            let board = |wish| Board::try_from(found(wish, seed, 20_000).setup().draft).expect("a complete board");
            assert!(is_contested(&board(wish), wish.jumps, wish.move_limit), "{wish:?} with seed {seed}");
            uncontested += u32::from(!is_contested(&board(any), any.jumps, any.move_limit));
        }
    }
    assert!(uncontested > 20, "{uncontested} of 40 other boards are not");
}

#[test]
fn a_search_that_drops_its_condition_keeps_its_best_board() {
    // In a row of three cells the loser never has room.
    for seed in 0..10 {
        let mut search = Search::new(Wish { contested: true, ..wish(1, 3, 0, MOUSE, 1) }, seed).expect("three cells");
        search.advance(1_000);
        let (best, tried) = (search.setup(), search.tried());
        assert_eq!(search.status(), Status::Impossible);
        assert_eq!(search.outcome().winner, Player::Mouse);
        search.drop_contested();
        assert_eq!((search.status(), search.setup(), search.tried()), (Status::Found, best, tried));
    }
    // If the win on the best board is too short, the search goes on improving it.
    let wish = Wish { contested: true, ..wish(5, 5, 30, CAT, 10) };
    let mut search = Search::new(wish, 1).expect("a board for three pieces");
    search.advance(2);
    let plies = search.outcome().plies;
    search.drop_contested();
    assert!(search.outcome().plies >= plies);
    search.advance(20_000);
    assert!(search.found() && search.outcome().plies >= Some(10));
}

#[test]
fn contradicting_wishes_are_impossible() {
    let walled_off = |wish| Wish { food: Some(false), ..wish };
    for (wish, is_impossible) in [
        (walled_off(wish(8, 8, 30, MOUSE, 0)), true),
        (walled_off(wish(3, 3, 0, Winner::Nobody, 0)), true),
        (Wish { move_limit: move_limit(5), ..wish(8, 8, 30, Winner::Any, 7) }, true),
        (wish(8, 8, 30, MOUSE, 1_000), false),
        (wish(8, 8, 30, Winner::Nobody, 5_000), false),
    ] {
        let status = Search::new(wish, 1).expect("a board for three pieces").status();
        assert_eq!(status == Status::Impossible, is_impossible, "{wish:?}");
    }
}

#[test]
fn what_no_board_of_few_cells_can_have_is_known_at_once() {
    let mut impossible = 0;
    for (rows, cols) in [(1, 3), (3, 1), (1, 4), (2, 2), (1, 5), (2, 3)] {
        let texts = all_boards(rows.into(), cols.into());
        let boards: Vec<Board> = texts.iter().map(|rows| Board::from_rows(rows).expect("a board")).collect();
        for (cat, mouse) in [(1, 1), (2, 1), (1, 3)] {
            let jumps = Jumps::new(cat, mouse).expect("jumps");
            let known: Vec<_> = boards
                .iter()
                .map(|board| {
                    (board, solve_verified(board, jumps, MoveLimit::default()).verdict(), can_reach_food(board))
                })
                .collect();
            for winner in [Winner::Any, MOUSE, CAT, Winner::Nobody] {
                for (walls, min_plies, food) in [
                    (0, 0, None),
                    (30, 0, None),
                    (0, 3, None),
                    (60, 4, None),
                    (30, 0, Some(true)),
                    (30, 2, Some(false)),
                ] {
                    let wish = Wish { jumps, walls, winner, min_plies, food, ..wish(rows, cols, 0, winner, 0) };
                    // On such small boards, the search allows a larger difference from the wished share of walls.
                    let cells = u32::from(rows * cols);
                    let most = (cells * (u32::from(walls) + 10) / 100).min(cells - 3);
                    let least = (cells * u32::from(walls.saturating_sub(10))).div_ceil(100).min(most);
                    let is_right = |&&(board, outcome, reachable): &&(&Board, Outcome, bool)| {
                        (least..=most).contains(&board.draft().walls().count())
                            && food.is_none_or(|wished| wished == reachable)
                            && fulfils(&wish, outcome)
                    };
                    let exists = known.iter().find(is_right).is_some();
                    let status = Search::new(wish, 1).expect("a board for three pieces").status();
                    assert_eq!(status == Status::Impossible, !exists, "{wish:?}: {status:?}");
                    impossible += u32::from(!exists);
                }
            }
        }
    }
    assert!(impossible > 100, "{impossible}");
}

#[test]
fn a_board_of_few_cells_that_cannot_be_made_longer_is_said_to_be_so_at_once() {
    let board: Board = "M1CF".parse().expect("a board");
    let longer = wish(1, 4, 0, Winner::Any, 5);
    let search = |locked| Search::from_board(longer, 1, &board, locked).expect("a board of the size of the wish");
    assert_eq!(search(Cells::EMPTY).status(), Status::Impossible);
    let short = wish(2, 3, 0, Winner::Any, 5);
    let board: Board = "M1C/F2".parse().expect("a board");
    let search = |locked| Search::from_board(short, 1, &board, locked).expect("a board of the size of the wish");
    assert_eq!(search(Cells::EMPTY).status(), Status::Searching);
    // Locked cells are not tried.
    assert_eq!(search(board.draft().cells()).status(), Status::Searching);
}

#[test]
fn a_win_longer_than_the_proved_record_of_the_size_is_impossible() {
    let records: Value = serde_json::from_str(include_str!("../../records/boards.json")).expect("a JSON file");
    // The longest wins of the mouse and of the cat by size; `None` where the record is not proved.
    let mut longest: BTreeMap<&str, [Option<u16>; 2]> = BTreeMap::new();
    for record in records.as_array().expect("a list") {
        let text = |key: &str| record[key].as_str().expect("a text");
        let plies = record["plies"].as_u64().and_then(|plies| u16::try_from(plies).ok()).expect("plies");
        let of = &mut longest.entry(text("size")).or_insert([Some(0); 2])[usize::from(text("kind") != "mouse")];
        // A record of the kind by-play is skipped: the mouse's longest win is at least as long.
        if text("kind") != "by-play" {
            let is_proved = record["proved"] == true;
            *of = of.filter(|_| is_proved).map(|known| known.max(plies));
        }
    }
    let mut proved = 0;
    for (size, [mouse, cat]) in longest {
        let (rows, cols) = size.split_once('x').expect("rows and columns");
        let [rows, cols] = [rows, cols].map(|side| side.parse().expect("a number"));
        let status = |rows, cols, winner, min_plies| {
            Search::new(wish(rows, cols, 0, winner, min_plies), 1).expect("a board for three pieces").status()
        };
        for (winner, plies) in [(MOUSE, mouse), (CAT, cat), (Winner::Any, mouse.max(cat))] {
            let known = [(rows, cols), (cols, rows)].map(|(rows, cols)| {
                plies.is_some_and(|plies| status(rows, cols, winner, plies + 1) == Status::Impossible)
            });
            assert_eq!(known, [plies.is_some(); 2], "{size} {winner:?}");
            if let Some(plies) = plies {
                // On the smallest boards the result depends on the jumps and the walls, so all of them are tried.
                let jumps = (1..=8).flat_map(|cat| (1..=8).map(move |mouse| (cat, mouse)));
                let mut terms = jumps.flat_map(|jumps| [0, 20, 40, 60].map(|walls| (jumps, walls)));
                let is_possible = terms.any(|((cat, mouse), walls)| {
                    let jumps = Jumps::new(cat, mouse).expect("jumps");
                    let wish = Wish { jumps, ..wish(rows, cols, walls, winner, plies) };
                    Search::new(wish, 1).expect("a board for three pieces").status() != Status::Impossible
                });
                assert!(is_possible, "{size} {winner:?} {plies}");
                proved += 1;
            }
        }
    }
    assert_eq!(proved, 75);
}

#[test]
fn a_search_for_too_long_a_win_is_stuck_with_its_best_board() {
    // Without walls, two such jumps reach the food from any cell.
    let wish = Wish { jumps: Jumps::new(1, 8).expect("jumps"), ..wish(3, 3, 0, MOUSE, 9) };
    let mut search = Search::new(wish, 1).expect("a board for three pieces");
    search.advance(1_000);
    assert_eq!((search.status(), search.outcome().plies), (Status::Searching, Some(3)));
    search.advance(60_000);
    assert_eq!((search.status(), search.outcome().plies), (Status::Stuck, Some(3)));
}

#[test]
fn a_search_goes_on_to_other_boards() {
    let wish = wish(6, 6, 30, MOUSE, 21);
    let mut search = Search::new(wish, 1).expect("a board for three pieces");
    let mut boards = Vec::new();
    for _ in 0..20 {
        search.advance(20_000);
        assert!(search.found());
        check(&wish, &search);
        boards.push(search.setup().to_string());
        let tried = search.tried();
        search.seek_another();
        assert_eq!(search.tried(), tried + 1);
    }
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), 20);
}

#[test]
fn a_win_is_made_longer_around_locked_cells() {
    let rows = ["C....#", ".##...", "...#..", "#.....", ".M..#F"];
    let board = Board::from_rows(&rows).expect("a board");
    let any = wish(5, 6, 0, Winner::Any, 21);
    let before = Search::from_board(any, 1, &board, Cells::EMPTY).expect("a board of the size of the wish").outcome();
    assert_eq!((before.winner, before.plies), (Player::Mouse, Some(11)));
    // The second time, all pieces are locked, so that a change of a wall may make the win longer by any number of plies.
    for places in [&[(0, 0), (4, 5), (0, 5), (2, 2), (2, 3), (4, 4)][..], &[(0, 0), (4, 5), (4, 1)]] {
        let locked: Cells = places.iter().map(|&(row, col)| cell_at(row, col)).collect();
        for seed in 0..5 {
            let mut search = Search::from_board(any, seed, &board, locked).expect("a board of the size of the wish");
            let mut length = 11;
            for _ in 0..200 {
                search.advance(100);
                let draft = search.setup().draft;
                for cell in locked {
                    assert_eq!(draft.content(cell), board.draft().content(cell), "{draft}");
                }
                let outcome = search.outcome();
                assert_eq!(outcome.winner, Player::Mouse, "{draft}");
                assert!(outcome.plies >= Some(length), "{draft}");
                length = outcome.plies.unwrap_or(0);
            }
            assert!(search.found(), "{} with {:?}", search.setup(), search.outcome());
        }
    }
}

#[test]
fn a_wish_for_the_other_winner_need_not_match_the_length_of_the_given_board() {
    let rows = [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."];
    let board = Board::from_rows(&rows).expect("a board");
    let wish = wish(8, 8, 0, CAT, 5);
    let mut search = Search::from_board(wish, 1, &board, Cells::EMPTY).expect("a board of the size of the wish");
    let before = search.outcome();
    assert_eq!((before.winner, before.plies), (Player::Mouse, Some(79)));
    search.advance(1_000);
    assert_eq!((search.status(), search.outcome().winner), (Status::Found, Player::Cat));
}

#[test]
fn nothing_changes_if_every_cell_is_locked() {
    let board = Board::from_rows(&["C....F", "M....."]).expect("a board");
    let mut search = Search::from_board(wish(2, 6, 0, CAT, 90), 1, &board, board.draft().cells())
        .expect("a board of the size of the wish");
    search.advance(30_000);
    assert_eq!(search.setup().draft, *board.draft());
}
