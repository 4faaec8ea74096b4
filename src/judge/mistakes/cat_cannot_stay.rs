//! Mistake: the cat has to move. The rules allow both players to stay, and a cat that guards the food does so.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{Game, jumps as jumps_of, winner_on_board};

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    stuck: Stuck,
    /// Whether the mouse has to move, too.
    mouse_moves: bool,
}

/// The rule for a player without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stuck {
    /// Nobody wins.
    Draw,
    /// The player loses.
    Loss,
    /// The player stays.
    Stay,
}

/// Each rule for a player without a move, combined with a mouse that may stay and with a mouse that has to move.
pub(crate) fn variants() -> Vec<Variant> {
    let mut variants = Vec::new();
    for stuck in [Stuck::Draw, Stuck::Loss, Stuck::Stay] {
        for mouse_moves in [false, true] {
            variants.push(Variant { stuck, mouse_moves });
        }
    }
    variants
}

pub(crate) fn on_board(board: &Board, jumps: Jumps, variant: Variant) -> Game<'_> {
    let moves = move |state: State| {
        let mut cells = jumps_of(board, state.mover(), jumps.of(state.turn));
        // MISTAKE: by the rules, the cat may stay, too.
        if state.turn == Player::Mouse && !variant.mouse_moves {
            cells.push(state.mover());
        }
        if cells.is_empty() && variant.stuck == Stuck::Stay {
            cells.push(state.mover());
        }
        cells
    };
    let winner = move |state: State| {
        let is_stuck = || variant.stuck == Stuck::Loss && moves(state).is_empty();
        winner_on_board(board, state).or_else(|| is_stuck().then(|| state.turn.other()))
    };
    Game { winner: Box::new(winner), ..Game::on_board(board, moves) }
}
