//! Mistake: cat and mouse are swapped, at the start or in the answer.

use crate::game::player::Player;
use crate::game::state::State;

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// The mouse starts on the cat's place, and the cat on the mouse's.
    Start,
    /// The winner is the other player.
    Answer,
}

pub(crate) const VARIANTS: [Variant; 2] = [Variant::Start, Variant::Answer];

/// The state in which the solution begins. `right` is the right starting state.
pub(crate) fn start(right: State, variant: Variant) -> State {
    match variant {
        // MISTAKE: the two places are the wrong way around.
        Variant::Start => State { mouse: right.cat, cat: right.mouse, ..right },
        Variant::Answer => right,
    }
}

/// The winner that the solution returns. `right` is the right winner. In a draw, both winners are `None`.
pub(crate) fn winner(right: Option<Player>, variant: Variant) -> Option<Player> {
    match variant {
        Variant::Start => right,
        // MISTAKE: by the rules, `true` on a board, and 1 on a graph, means that the mouse wins.
        Variant::Answer => right.map(Player::other),
    }
}
