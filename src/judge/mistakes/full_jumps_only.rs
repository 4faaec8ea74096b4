//! Mistake: a player always jumps as far as possible. By the rules, `catJump` and `mouseJump` are only the longest
//! jumps, and every shorter jump is allowed.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{DIRECTIONS, Game, step};

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// A jump has exactly the maximum length, with no wall on the way.
    Exactly,
    /// A jump has exactly the maximum length. The solution checks only the cell at its end for a wall.
    ExactlyUnchecked,
    /// A jump goes to the last free cell within the maximum length.
    AsFarAsFree,
}

pub(crate) const VARIANTS: [Variant; 3] = [Variant::Exactly, Variant::ExactlyUnchecked, Variant::AsFarAsFree];

pub(crate) fn on_board(board: &Board, jumps: Jumps, variant: Variant) -> Game<'_> {
    Game::on_board(board, move |state: State| {
        let jump = jumps.of(state.turn);
        let mut cells = vec![state.mover()];
        for direction in DIRECTIONS {
            let free =
                |steps: &u8| step(board, state.mover(), direction, *steps).is_some_and(|to| board.floor().contains(to));
            // MISTAKE: by the rules, every shorter jump is a move, too.
            let steps = match variant {
                Variant::Exactly => (1..=jump).all(|steps| free(&steps)).then_some(jump),
                Variant::ExactlyUnchecked => free(&jump).then_some(jump),
                Variant::AsFarAsFree => (1..=jump).take_while(free).last(),
            };
            cells.extend(steps.and_then(|steps| step(board, state.mover(), direction, steps)));
        }
        cells
    })
}
