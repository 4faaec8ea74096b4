//! The cat's jump is taken for the mouse's. LeetCode passes the cat's jump first, although the mouse moves first.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{Game, jumps as jumps_of, start_on_board, winner_on_board};

/// Whether the mouse wins.
pub(crate) fn mouse_wins(board: &Board, jumps: Jumps) -> bool {
    let moves = |state: State| {
        // MISTAKE: this is the jump of the other player.
        let jump = jumps.of(state.turn.other());
        let mut cells = jumps_of(board, state.mover(), jump);
        cells.push(state.mover());
        cells
    };
    let game = Game { places: board.floor(), winner: &|state| winner_on_board(board, state), moves: &moves };
    game.solve(start_on_board(board)) == Some(Player::Mouse)
}
