//! The feature `serde`: values are written and read back.

use cat_and_mouse::game::{Move, numbered};
use cat_and_mouse::solution::Outcome;
use cat_and_mouse::{Board, Jumps, MoveLimit, State, solve_board};

#[test]
fn outcomes_states_and_moves_are_written_and_read_back() {
    let board = Board::from_rows(&["####F", "#C...", "M...."]).expect("a board");
    let solution = solve_board(&board, Jumps::new(1, 2).expect("jumps"), MoveLimit::default());
    let outcome = solution.outcome(solution.start()).expect("a state of the board");
    let written = serde_json::to_string(&outcome).expect("text");
    assert_eq!(written, r#"{"winner":"mouse","ending":"food","plies":5,"forced":{"winner":"mouse","plies":5}}"#);
    assert_eq!(serde_json::from_str::<Outcome>(&written).expect("an outcome"), outcome);
    let written = serde_json::to_string(&solution.start()).expect("text");
    assert_eq!(written, r#"{"mouse":16,"cat":9,"turn":"mouse"}"#);
    assert_eq!(serde_json::from_str::<State>(&written).expect("a state"), solution.start());
    let first = solution.line(solution.start()).expect("a state of the board").moves[0];
    let written = serde_json::to_string(&first).expect("text");
    assert_eq!(written, r#"{"by":"mouse","from":16,"to":18}"#);
    assert_eq!(serde_json::from_str::<Move>(&written).expect("a move"), first);
}

#[test]
fn cells_are_numbers_of_a_board_only_while_it_is_written() {
    let board = Board::from_rows(&["####F", "#C...", "M...."]).expect("a board");
    let start = solve_board(&board, Jumps::new(1, 2).expect("jumps"), MoveLimit::default()).start();
    let written = || serde_json::to_string(&start).expect("text");
    let [before, inside, after] = [written(), numbered(board.cols(), written), written()];
    assert_eq!(inside, r#"{"mouse":10,"cat":6,"turn":"mouse"}"#);
    assert_eq!([before.as_str(), after.as_str()], [r#"{"mouse":16,"cat":9,"turn":"mouse"}"#; 2]);
}

#[test]
fn a_cell_outside_the_frame_is_refused() {
    let error = serde_json::from_str::<State>(r#"{"mouse":64,"cat":9,"turn":"mouse"}"#).expect_err("no cell");
    assert!(error.to_string().starts_with("A cell must be a number from 0 to 63, but is 64."), "{error}");
}
