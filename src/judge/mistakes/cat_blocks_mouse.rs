//! Mistake: the mouse cannot jump over the cat. The rules let both players jump over each other.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{DIRECTIONS, Game, step};

pub(crate) fn on_board(board: &Board, jumps: Jumps) -> Game<'_> {
    Game::on_board(board, move |state: State| {
        let mut cells = vec![state.mover()];
        for direction in DIRECTIONS {
            for steps in 1..=jumps.of(state.turn) {
                let Some(to) = step(board, state.mover(), direction, steps) else { break };
                // MISTAKE: by the rules, only a wall or the edge ends a jump.
                if !board.floor().contains(to) || state.turn == Player::Mouse && to == state.cat {
                    break;
                }
                cells.push(to);
            }
        }
        cells
    })
}
