//! Mistake: a game that nobody can win is scored as a win of the wrong player. By the rules, such a game is a win of
//! the cat on a board, because of the move limit, and a draw on a graph.

use crate::game::player::Player;

/// The winner that the solution returns. `forced` is the player who can force a win. If nobody can, `forced` is `None`,
/// and the solution returns the player `draw`.
pub(crate) fn winner(forced: Option<Player>, draw: Player) -> Player {
    // MISTAKE: by the rules, such a game is a win of the cat on a board, and a draw on a graph.
    forced.unwrap_or(draw)
}
