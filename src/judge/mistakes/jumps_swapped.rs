//! Mistake: the jumps of cat and mouse are swapped. LeetCode passes the cat's jump first, although the mouse moves
//! first.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{Game, jumps_or_stay};

pub(crate) fn on_board(board: &Board, jumps: Jumps) -> Game<'_> {
    // MISTAKE: this is the jump of the other player.
    Game::on_board(board, move |state: State| jumps_or_stay(board, state.mover(), jumps.of(state.turn.other())))
}
