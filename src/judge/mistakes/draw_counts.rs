//! A game that nobody can win counts as won by the wrong player. On a board it is a win of the cat, by the move limit; on
//! a graph it is a draw.

use crate::game::player::Player;

/// The winner of a game. `forced` is the player who can force a win; `None` if nobody can.
pub(crate) fn winner(forced: Option<Player>, draw: Player) -> Player {
    // MISTAKE: a game that nobody can win goes to the cat, or is a draw.
    forced.unwrap_or(draw)
}
