//! The mouse cannot jump over the cat. The rules let both players jump over each other.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{DIRECTIONS, Game, start_on_board, step, winner_on_board};

/// Whether the mouse wins.
pub(crate) fn mouse_wins(board: &Board, jumps: Jumps) -> bool {
    let moves = |state: State| {
        let mut cells = vec![state.mover()];
        for direction in DIRECTIONS {
            for steps in 1..=jumps.of(state.turn) {
                let Some(to) = step(board, state.mover(), direction, steps) else { break };
                // MISTAKE: only a wall ends a jump.
                if !board.floor().contains(to) || state.turn == Player::Mouse && to == state.cat {
                    break;
                }
                cells.push(to);
            }
        }
        cells
    };
    let game = Game { places: board.floor(), winner: &|state| winner_on_board(board, state), moves: &moves };
    game.solve(start_on_board(board)) == Some(Player::Mouse)
}
