//! Mistake: jumps go through walls. By the rules, a wall ends a jump: the cells behind it cannot be reached in this
//! direction.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::Cells;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{DIRECTIONS, Game, step};

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// Both players jump over walls.
    Both,
    /// Only this player jumps over walls.
    Only(Player),
    /// Both players jump over walls and can land on them.
    OntoWalls,
}

pub(crate) const VARIANTS: [Variant; 4] =
    [Variant::Both, Variant::Only(Player::Mouse), Variant::Only(Player::Cat), Variant::OntoWalls];

pub(crate) fn on_board(board: &Board, jumps: Jumps, variant: Variant) -> Game<'_> {
    let places = if variant == Variant::OntoWalls { board.draft().cells() } else { board.floor() };
    let moves = move |state: State| {
        let goes_through = match variant {
            Variant::Both | Variant::OntoWalls => true,
            Variant::Only(player) => state.turn == player,
        };
        let mut cells = Cells::of(state.mover());
        for direction in DIRECTIONS {
            for steps in 1..=jumps.of(state.turn) {
                let Some(to) = step(board, state.mover(), direction, steps) else { break };
                if places.contains(to) {
                    cells = cells.with(to);
                // MISTAKE: by the rules, a wall ends the jump.
                } else if !goes_through {
                    break;
                }
            }
        }
        cells.into_iter().collect()
    };
    Game { places, ..Game::on_board(board, moves) }
}
