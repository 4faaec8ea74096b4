//! The textbook queue as it is usually written: degrees and results in nested vectors, tuples in a queue, and a new
//! list of predecessors for each state taken from the queue. The degree of a state is the number of its moves that are
//! not known to lose.
//!
//! Published solutions of this form often stop at the first answer. This code, like its rivals, decides every state of
//! the board and its distance.

use std::collections::VecDeque;

use super::{CAT, Game, MOUSE};

/// The cell of the mouse, the cell of the cat, and the turn.
type State = (usize, usize, usize);

/// The winner and the number of plies, `results[mouse][cat][turn]`; `None` for a draw, and if one of the cells is a
/// wall.
pub type Results = Vec<Vec<[Option<(usize, u16)>; 2]>>;

pub fn solve(game: &Game) -> Results {
    let cells = game.wall.len();
    let count_moves = |jump| -> Vec<usize> { (0..cells).map(|cell| reach(game, cell, jump).len()).collect() };
    let (mouse_moves, cat_moves) = (count_moves(game.mouse_jump), count_moves(game.cat_jump));

    let mut degrees = vec![vec![[0; 2]; cells]; cells];
    let mut results = vec![vec![[None; 2]; cells]; cells];
    let mut queue = VecDeque::new();
    for mouse in 0..cells {
        for cat in 0..cells {
            if game.wall[mouse] || game.wall[cat] {
                continue;
            }
            degrees[mouse][cat] = [mouse_moves[mouse], cat_moves[cat]];
            // The order follows the rules: the first ending that applies decides the state.
            let winner = if mouse == cat || cat == game.food {
                CAT
            } else if mouse == game.food {
                MOUSE
            } else {
                continue;
            };
            for turn in [MOUSE, CAT] {
                results[mouse][cat][turn] = Some((winner, 0));
                queue.push_back((mouse, cat, turn));
            }
        }
    }

    while let Some(state) = queue.pop_front() {
        let (mouse, cat, turn) = state;
        let Some((winner, plies)) = results[mouse][cat][turn] else { continue };
        for (mouse, cat, turn) in predecessors(game, state) {
            if results[mouse][cat][turn].is_some() {
                continue;
            }
            if turn != winner {
                degrees[mouse][cat][turn] -= 1;
                if degrees[mouse][cat][turn] > 0 {
                    continue;
                }
            }
            results[mouse][cat][turn] = Some((winner, plies + 1));
            queue.push_back((mouse, cat, turn));
        }
    }
    results
}

/// The cells to which a player may go, including its own cell.
fn reach(game: &Game, cell: usize, jump: usize) -> Vec<usize> {
    let mut found = vec![cell];
    for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
        let (mut row, mut col) = (cell / game.cols, cell % game.cols);
        for _ in 0..jump {
            // A step up from row 0, or left from column 0, wraps around to a huge number, which the next line refuses.
            (row, col) = (row.wrapping_add_signed(down), col.wrapping_add_signed(right));
            if row >= game.rows || col >= game.cols || game.wall[row * game.cols + col] {
                break;
            }
            found.push(row * game.cols + col);
        }
    }
    found
}

/// The states from which one move leads to this one. A jump can be reversed, so these are the states to which the
/// player who has just moved could go back.
fn predecessors(game: &Game, (mouse, cat, turn): State) -> Vec<State> {
    if turn == CAT {
        reach(game, mouse, game.mouse_jump).into_iter().map(|mouse| (mouse, cat, MOUSE)).collect()
    } else {
        reach(game, cat, game.cat_jump).into_iter().map(|cat| (mouse, cat, CAT)).collect()
    }
}
