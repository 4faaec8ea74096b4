//! Mistake: the cat cannot jump onto the food. By the rules it can, and then wins. (It makes no difference if only
//! jumps over the food are forbidden, because the cat then jumps onto the food and wins.)

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{DIRECTIONS, Game, step};

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// The food stops the cat as a wall does.
    AsWall,
    /// The cat can jump over the food.
    JumpsOver,
}

pub(crate) const VARIANTS: [Variant; 2] = [Variant::AsWall, Variant::JumpsOver];

pub(crate) fn on_board(board: &Board, jumps: Jumps, variant: Variant) -> Game<'_> {
    Game::on_board(board, move |state: State| {
        let mut cells = vec![state.mover()];
        for direction in DIRECTIONS {
            for steps in 1..=jumps.of(state.turn) {
                let to = step(board, state.mover(), direction, steps).filter(|&to| board.floor().contains(to));
                match to {
                    // MISTAKE: by the rules, the cat can jump onto the food as onto any cell.
                    Some(to) if state.turn == Player::Cat && to == board.food() => {
                        if variant == Variant::AsWall {
                            break;
                        }
                    }
                    Some(to) => cells.push(to),
                    None => break,
                }
            }
        }
        cells
    })
}
