//! The search for boards: every board it shows is what it says, and when it says so as wished.

use crate::fixtures::{drawn, move_limit, shapes, solve_verified};
use cat_and_mouse::board::{BoardDraft, BoardEnding};
use cat_and_mouse::explore::{Search, Winner, Wish};
use cat_and_mouse::solution::Outcome;
use cat_and_mouse::{Board, Jumps, MoveLimit, Player};
use proptest::prelude::*;
use proptest::sample::select;

const MOUSE: Winner = Winner::Forced(Player::Mouse);
const CAT: Winner = Winner::Forced(Player::Cat);

/// Jumps of one cell, the usual limit.
fn wish(rows: u8, cols: u8, walls: u8, winner: Winner, min_plies: u16) -> Wish {
    let jumps = Jumps::new(1, 1).expect("jumps");
    Wish { rows, cols, jumps, move_limit: MoveLimit::default(), walls, winner, min_plies }
}

fn wishes() -> impl Strategy<Value = Wish> {
    let sides: Vec<(u8, u8)> = shapes(64).into_iter().map(|(rows, cols)| (small(rows), small(cols))).collect();
    let winner = select(vec![Winner::Any, MOUSE, CAT, Winner::Limit]);
    let limit = prop_oneof![Just(1_000), 1..=40_usize];
    (select(sides), 1..=8_u32, 1..=8_u32, limit, 0..=60_u8, winner, 0..=40_u16).prop_map(
        |((rows, cols), cat, mouse, limit, walls, winner, min_plies)| {
            let jumps = Jumps::new(cat, mouse).expect("jumps");
            Wish { rows, cols, jumps, move_limit: move_limit(limit), walls, winner, min_plies }
        },
    )
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("a small number")
}

/// Whether the outcome is as wished.
fn fulfils(wish: &Wish, outcome: Outcome) -> bool {
    let long = outcome.plies.is_some_and(|plies| plies >= wish.min_plies);
    match wish.winner {
        Winner::Any => wish.min_plies == 0 || long,
        Winner::Forced(player) => outcome.winner == player && outcome.ending != BoardEnding::Limit && long,
        Winner::Limit => outcome.ending == BoardEnding::Limit,
    }
}

/// How good an outcome is that is not as wished: the wrong winner, or so many plies.
fn merit(wish: &Wish, outcome: Outcome) -> Option<u16> {
    fulfils(&Wish { min_plies: 1, ..*wish }, outcome).then_some(outcome.plies).flatten()
}

/// Checks all that the search says of its best board.
fn check(wish: &Wish, search: &Search) {
    let puzzle = search.puzzle();
    assert_eq!((puzzle.jumps, puzzle.move_limit), (wish.jumps, wish.move_limit), "{puzzle}");
    let board = Board::try_from(puzzle.draft).expect("a complete board");
    assert_eq!((board.rows(), board.cols()), (wish.rows, wish.cols), "{puzzle}");
    let solution = solve_verified(&board, wish.jumps, wish.move_limit);
    assert_eq!(solution.outcome(solution.start()), search.outcome(), "{puzzle}");
    assert_eq!(search.found(), fulfils(wish, search.outcome()), "{wish:?}: {puzzle} with {:?}", search.outcome());
    assert!(has_share(wish, &puzzle.draft), "{wish:?}: {puzzle}");
}

/// Whether there are as many walls as the wish's documentation says.
fn has_share(wish: &Wish, draft: &BoardDraft) -> bool {
    let (cells, walls) = (draft.cells().count(), draft.walls().count());
    let near = (100 * walls).abs_diff(u32::from(wish.walls) * cells) <= 10 * cells;
    near || cells < 5 || walls == cells - 3
}

proptest! {
    #![proptest_config(drawn(300))]

    #[test]
    fn every_board_found_has_its_stated_outcome(wish in wishes(), seed: u64) {
        let mut search = Search::new(wish, seed);
        prop_assert_eq!(search.tried(), 1);
        check(&wish, &search);
        for _ in 0..20 {
            let before = search.clone();
            search.advance(25);
            check(&wish, &search);
            if before.found() {
                prop_assert_eq!(before.puzzle(), search.puzzle());
                prop_assert_eq!(before.tried(), search.tried());
            } else if !search.found() {
                prop_assert_eq!(before.tried() + 25, search.tried());
                prop_assert!(merit(&wish, before.outcome()) <= merit(&wish, search.outcome()));
            }
        }
    }

    #[test]
    fn the_seed_decides_however_tries_are_split(wish in wishes(), seed: u64, deal in 1..50_u32) {
        let mut whole = Search::new(wish, seed);
        whole.advance(200);
        let mut dealt = Search::new(wish, seed);
        for first in (0..200).step_by(deal as usize) {
            dealt.advance(deal.min(200 - first));
        }
        prop_assert_eq!(whole.puzzle(), dealt.puzzle());
        prop_assert_eq!((whole.tried(), whole.found(), whole.outcome()), (dealt.tried(), dealt.found(), dealt.outcome()));
    }
}

#[test]
fn different_seeds_lead_to_different_boards() {
    let mut boards: Vec<String> = (0..100)
        .map(|seed| {
            let mut search = Search::new(wish(8, 8, 30, MOUSE, 31), seed);
            search.advance(100_000);
            search.puzzle().to_string()
        })
        .collect();
    boards.sort();
    boards.dedup();
    assert_eq!(boards.len(), 100);
}

/// Which is far more than it takes: a few dozen for the first of them.
#[test]
fn long_games_are_found_with_few_tries() {
    let cases = [
        (wish(8, 8, 30, MOUSE, 31), 1_000),
        (wish(8, 8, 30, CAT, 31), 1_000),
        (wish(8, 8, 30, Winner::Any, 31), 1_000),
        (wish(8, 8, 0, MOUSE, 31), 50_000),
        (wish(8, 8, 60, CAT, 31), 5_000),
        (wish(8, 8, 30, MOUSE, 61), 20_000),
        (wish(8, 8, 30, CAT, 61), 20_000),
        (wish(5, 5, 30, MOUSE, 21), 5_000),
        (wish(8, 8, 0, Winner::Limit, 0), 50_000),
    ];
    for (wish, tries) in cases {
        for seed in 0..10 {
            let mut search = Search::new(wish, seed);
            search.advance(tries);
            assert!(search.found(), "{wish:?} with seed {seed}: {} with {:?}", search.puzzle(), search.outcome());
            check(&wish, &search);
        }
    }
}

/// The longest that was found: with jumps of one cell, 79 plies for the mouse and 80 for the cat.
#[test]
fn records() {
    let records = [
        ("6xC/2xxx2x/1x3x2/3x2xF/xxx1x2x/5x2/1xxx2x1/3Mx3", Player::Mouse, 79),
        ("3x3x/1x3x2/2xxxMx1/x4xC1/1xxx2xx/4x3/1xx2xx1/2Fx4", Player::Cat, 80),
    ];
    for (board, winner, plies) in records {
        let board: Board = board.parse().expect("a board");
        let wish = wish(8, 8, 30, Winner::Any, 0);
        let solution = solve_verified(&board, wish.jumps, wish.move_limit);
        let outcome = solution.outcome(solution.start());
        assert_eq!((outcome.winner, outcome.plies), (winner, Some(plies)), "{board}");
    }
}

#[test]
fn every_shape_and_share_of_walls() {
    for (rows, cols) in shapes(64) {
        for walls in 0..=60 {
            let wish = wish(small(rows), small(cols), walls, MOUSE, u16::MAX);
            let mut search = Search::new(wish, u64::from(walls));
            for _ in 0..3 {
                assert!(has_share(&wish, &search.puzzle().draft), "{wish:?}: {}", search.puzzle());
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
        // Without walls and with so short a way somebody gets to the food.
        wish(1, 3, 0, Winner::Limit, 0),
        Wish { move_limit: move_limit(5), ..wish(8, 8, 30, MOUSE, 7) },
        Wish { move_limit: move_limit(1), ..wish(8, 8, 30, CAT, 0) },
        wish(8, 8, 30, MOUSE, u16::MAX),
    ];
    for wish in hopeless {
        let mut search = Search::new(wish, 1);
        // More than it takes to begin again with another board.
        search.advance(25_000);
        assert_eq!((search.found(), search.tried()), (false, 25_001), "{wish:?}");
        check(&wish, &search);
    }
}

#[test]
#[should_panic(expected = "room for three pieces")]
fn rejects_boards_of_two_cells() {
    Search::new(wish(1, 2, 0, Winner::Any, 0), 1);
}
