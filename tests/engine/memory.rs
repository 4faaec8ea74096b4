//! A solved board is small, and solving leaves nothing behind, however often it is done.
//!
//! Only the allocations of each test's own thread are counted.

use std::hint::black_box;

use crate::fixtures::{Case, Given, cases, solve_verified};
use allocation_counter::{AllocationInfo, measure};
use cat_and_mouse::solution::BoardSolution;
use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
use fastrand::Rng;

/// The maximum size of a solved board, in bytes.
const MAX: u64 = 16 * 1024;

/// The size of a solved board, in bytes: itself and its heap memory.
fn bytes_held(board: &Board, jumps: Jumps) -> u64 {
    // The tables that a thread reuses for all boards do not count, so this first solve creates them.
    drop(solve_verified(board, jumps, MoveLimit::default()));
    let mut solution = None;
    let heap = measure(|| solution = Some(solve_board(board, jumps, MoveLimit::default()))).bytes_current;
    drop(solution);
    size_of::<BoardSolution>() as u64 + u64::try_from(heap).expect("solving a board takes memory")
}

/// A board of full size with walls anywhere.
fn random_board(rng: &mut Rng) -> Board {
    let density = rng.f32() * 0.7;
    let mut cells: Vec<char> = (0..64).map(|_| if rng.f32() < density { '#' } else { '.' }).collect();
    for (piece, cell) in ['C', 'M', 'F'].into_iter().zip(rng.choose_multiple(0..64, 3)) {
        cells[cell] = piece;
    }
    let rows: Vec<String> = cells.chunks(8).map(|row| row.iter().collect()).collect();
    Board::from_rows(&rows).expect("a complete board")
}

#[test]
fn a_solved_board_holds_at_most_16_kib() {
    let mut longest = 0;
    for Case { given, .. } in cases() {
        let solution = given.solved(None);
        longest = longest.max(solution.stats().longest.1.plies);
        let held = bytes_held(&given.board(), given.jumps());
        assert!(held <= MAX, "{held} bytes: {given:?}");
    }
    // The file contains the longest known win of the mouse.
    assert_eq!(longest, 79);
    let hunt = Given::new(
        &["...#...#", ".#C#.#..", ".#.#..#.", ".#..#.#.", "..#...#.", "#..#.#M.", "##..#..#", ".F#...##"],
        3,
        2,
    );
    assert_eq!(hunt.solved(None).stats().longest.1.plies, 626);
    let held = bytes_held(&hunt.board(), hunt.jumps());
    assert!(held <= MAX, "{held} bytes: {hunt:?}");

    let mut rng = Rng::with_seed(1728);
    for _ in 0..2_000 {
        let board = random_board(&mut rng);
        let jumps = Jumps::new(rng.u32(1..=8), rng.u32(1..=8)).expect("jumps from 1 to 8");
        let held = bytes_held(&board, jumps);
        assert!(held <= MAX, "{held} bytes: {board} with {jumps:?}");
    }
}

/// Solves `times` boards, going through the list again and again, as a caller would: from the rows to the verdict.
/// Every tenth time, it also tries rows that are not a board.
fn solve_many(boards: &[Given], times: usize) -> AllocationInfo {
    measure(|| {
        for (number, given) in boards.iter().cycle().take(times).enumerate() {
            let board = Board::from_rows(&given.rows).expect("a complete board");
            let solution = solve_board(&board, given.jumps(), MoveLimit::default());
            black_box(solution.verdict());
            if number % 10 == 0 {
                black_box(Board::from_rows(&given.rows[..1]).map_err(|error| error.to_string())).expect_err("one row");
            }
        }
    })
}

#[test]
fn a_hundred_thousand_solves_leak_no_memory() {
    // Only boards of several rows, because their first row alone is not a valid board.
    let boards = cases().into_iter().map(|case| case.given);
    let boards: Vec<Given> = boards.filter(|given| given.rows.len() > 1).collect();
    let first = solve_many(&boards, 1_000);
    let others = solve_many(&boards, 99_000);
    assert!(others.count_total >= 99_000, "every solve takes memory: {others:?}");
    assert_eq!((others.count_current, others.bytes_current), (0, 0), "{others:?}");
    // The peak does not grow, either.
    assert!(others.bytes_max <= first.bytes_max, "{first:?}, {others:?}");
}
