//! Solves one board.

use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};

#[unsafe(no_mangle)]
pub extern "C" fn mouse_wins() -> bool {
    let board = Board::from_rows(&["####F", "#C...", "M...."]).expect("a board");
    let solution = solve_board(&board, Jumps::new(1, 2).expect("jumps"), MoveLimit::default());
    solution.outcome(solution.start()).is_ok_and(|outcome| outcome.winner == Player::Mouse)
}
