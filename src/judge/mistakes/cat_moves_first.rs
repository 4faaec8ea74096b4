//! Mistake: the cat moves first. By the rules of both problems, the mouse moves first.

use crate::game::player::Player;
use crate::game::state::State;

/// The state in which the solution begins. `right` is the right starting state.
pub(crate) fn start(right: State) -> State {
    // MISTAKE: by the rules, the mouse moves first.
    State { turn: Player::Cat, ..right }
}
