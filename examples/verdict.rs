//! Solves the board on the command line and prints who wins, and the moves:
//! `cargo run --example verdict -- "####F/#C.../M...." 1 2`

use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = arguments.next().unwrap_or("####F/#C.../M....".into());
    let mut jump = |default| arguments.next().map_or(Ok(default), |text| text.parse());
    let jumps = Jumps::new(jump(1)?, jump(2)?)?;

    let rows: Vec<&str> = text.split('/').collect();
    let board = Board::from_rows(&rows)?;
    let solution = solve_board(&board, jumps, MoveLimit::default());

    let outcome = solution.verdict();
    match outcome.plies {
        Some(plies) => println!("{} wins in {plies} plies", outcome.winner),
        None => println!("nobody can force a win; the {} wins at the move limit", outcome.winner),
    }
    for step in solution.line(solution.start())?.moves.iter().take(10) {
        println!("{}: {} to {}", step.by, step.from, step.to);
    }
    Ok(())
}
