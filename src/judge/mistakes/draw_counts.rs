//! A game that nobody can win counts as won by the wrong player. By the rules, the cat wins this game on a board, by
//! the move limit; on a graph, it is a draw.

use crate::game::player::Player;

/// The winner of a game. `forced` is the player who can force a win. If nobody can, it is `None`, and the player `draw`
/// counts as the winner.
pub(crate) fn winner(forced: Option<Player>, draw: Player) -> Player {
    // MISTAKE: by the rules, the cat wins such a game on a board, and on a graph it is a draw.
    forced.unwrap_or(draw)
}
