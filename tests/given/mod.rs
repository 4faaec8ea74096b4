//! Boards to test with: written as text, drawn at random, read by the textbook, and solved by the crate.
//!
//! What the crate solves for a native test is solved here, and no solution is handed out that [`verify`] finds fault with.

pub mod graphs;

use std::env;

use cat_and_mouse::board::BoardEnding;
use cat_and_mouse::explore::verify;
use cat_and_mouse::game::Forced;
use cat_and_mouse::solution::{BoardSolution, Outcome};
use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player, State, solve_board};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use serde_json::Value;

use crate::textbook::{self, End, Game, Side};

/// A board as text, with its jumps.
#[derive(Clone, Debug)]
pub struct Given {
    pub rows: Vec<String>,
    pub cat_jump: usize,
    pub mouse_jump: usize,
}

impl Given {
    pub fn new<S: AsRef<str>>(rows: &[S], cat_jump: usize, mouse_jump: usize) -> Given {
        Given { rows: rows.iter().map(|row| row.as_ref().to_owned()).collect(), cat_jump, mouse_jump }
    }

    pub fn board(&self) -> Board {
        Board::from_rows(&self.rows).expect("a complete board")
    }

    pub fn jumps(&self) -> Jumps {
        Jumps::new(small(self.cat_jump), small(self.mouse_jump)).expect("jumps from 1 to 8")
    }

    /// The board solved by the crate, with the default limit or with the one given, and verified.
    pub fn solved(&self, limit: Option<usize>) -> BoardSolution {
        let limit = limit.map_or_else(MoveLimit::default, move_limit);
        solve_verified(&self.board(), self.jumps(), limit)
    }

    /// The board as the textbook reads it.
    pub fn game(&self) -> Game {
        Game::new(&self.rows, self.cat_jump, self.mouse_jump)
    }
}

/// Solves the board, and verifies the result of every state of it.
pub fn solve_verified(board: &Board, jumps: Jumps, limit: MoveLimit) -> BoardSolution {
    let solution = solve_board(board, jumps, limit);
    if let Err(fault) = verify(board, jumps, |state| solution.forced(state)) {
        panic!("{board} with {jumps:?}: {fault}");
    }
    solution
}

/// How the cases of a property are drawn: where CI is set, the same on every run. A property that fails says how to draw
/// the same cases again. `PROPTEST_CASES` draws more than usual.
pub fn drawn(cases: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    let seed = match default.rng_seed {
        RngSeed::Fixed(seed) => seed,
        RngSeed::Random if env::var_os("CI").is_some() => 1728,
        RngSeed::Random => fastrand::u64(..),
    };
    // The output of a test is shown only where it fails.
    println!("PROPTEST_RNG_SEED={seed} draws these cases again");
    let cases = env::var_os("PROPTEST_CASES").map_or(cases, |_| default.cases);
    ProptestConfig { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(seed), ..default }
}

pub fn move_limit(plies: usize) -> MoveLimit {
    MoveLimit::new(small(plies)).expect("a limit from 1 to 10,000")
}

/// A win that is forced and within the limit.
pub fn wins(winner: Player, ending: BoardEnding, plies: u16) -> Outcome {
    Outcome { winner, ending, plies: Some(plies), forced: Some(Forced { winner, plies }) }
}

/// A win of the cat because the limit is reached.
pub fn by_limit(forced: Option<Forced>) -> Outcome {
    Outcome { winner: Player::Cat, ending: BoardEnding::Limit, plies: None, forced }
}

/// A real board with its known answer.
pub struct Case {
    /// Where it comes from.
    pub source: String,
    pub given: Given,
    pub mouse_wins: bool,
}

/// The file of real boards.
pub fn cases() -> Vec<Case> {
    let file: Value = serde_json::from_str(include_str!("../cases/cat-and-mouse-ii.json")).expect("a JSON file");
    let read = |case: &Value| {
        let grid = case["grid"].as_array().expect("a grid");
        let rows: Vec<&str> = grid.iter().map(|row| row.as_str().expect("a row of text")).collect();
        let jump = |name: &str| case[name].as_u64().and_then(|jump| jump.try_into().ok()).expect("a jump");
        Case {
            source: case["source"].as_str().expect("where the case comes from").to_owned(),
            given: Given::new(&rows, jump("catJump"), jump("mouseJump")),
            mouse_wins: case["mouseWins"].as_bool().expect("a known answer"),
        }
    };
    let cases: Vec<Case> = file.as_array().expect("a list of cases").iter().map(read).collect();
    assert_eq!(cases.len(), 27, "every case was read");
    cases
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("a small number")
}

// From the textbook's words to those of the crate.

pub fn player(side: Side) -> Player {
    match side {
        Side::Mouse => Player::Mouse,
        Side::Cat => Player::Cat,
    }
}

pub fn cell(game: &Game, cell: usize) -> Cell {
    let small = |number: usize| u8::try_from(number).expect("a small number");
    Cell::new(small(cell / game.cols), small(cell % game.cols))
}

pub fn state(game: &Game, state: textbook::State) -> State {
    State { mouse: cell(game, state.mouse), cat: cell(game, state.cat), turn: player(state.turn) }
}

pub fn forced(forced: textbook::Forced) -> Option<Forced> {
    let (winner, plies) = forced?;
    Some(Forced { winner: player(winner), plies: u16::try_from(plies).expect("a small number") })
}

pub fn ending(end: Option<End>) -> BoardEnding {
    match end {
        Some(End::Food) => BoardEnding::Food,
        Some(End::Capture) => BoardEnding::Capture,
        None => BoardEnding::Limit,
    }
}

/// Every shape that has room for three pieces and no more than `most` cells, the smallest first.
pub fn shapes(most: usize) -> Vec<(usize, usize)> {
    let mut shapes: Vec<(usize, usize)> = (1..=8).flat_map(|rows| (1..=8).map(move |cols| (rows, cols))).collect();
    shapes.retain(|(rows, cols)| (3..=most).contains(&(rows * cols)));
    shapes.sort_by_key(|(rows, cols)| rows * cols);
    shapes
}

/// Boards of the given shapes, with all densities of walls up to two thirds, and all jumps.
///
/// They shrink to small boards, short jumps and few walls.
pub fn boards(shapes: Vec<(usize, usize)>) -> impl Strategy<Value = Given> {
    let dice = prop::collection::vec(0..100_usize, 64);
    (select(shapes), 1..=8_usize, 1..=8_usize, 0..=67_usize, dice, any::<[Index; 3]>()).prop_map(
        |((rows, cols), cat_jump, mouse_jump, density, dice, places)| {
            let wall = |at: usize| dice[at] + density >= 100;
            let mut cells: Vec<char> = (0..rows * cols).map(|at| if wall(at) { '#' } else { '.' }).collect();
            let mut free: Vec<usize> = (0..cells.len()).collect();
            for (piece, place) in ['M', 'C', 'F'].into_iter().zip(places) {
                cells[free.remove(place.index(free.len()))] = piece;
            }
            let rows = cells.chunks(cols).map(|row| row.iter().collect()).collect();
            Given { rows, cat_jump, mouse_jump }
        },
    )
}
