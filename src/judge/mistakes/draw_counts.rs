//! Mistake: a game that nobody can win is scored as a win of the wrong player. By the rules, the cat wins such a game
//! on a board, by the move limit; on a graph, it is a draw.

use crate::game::player::Player;

/// The winner that the solution returns. `forced` is the player who can force a win. If nobody can, `forced` is `None`,
/// and the solution returns the player `draw`.
pub(crate) fn winner(forced: Option<Player>, draw: Player) -> Player {
    // MISTAKE: by the rules, the cat wins such a game on a board, and on a graph it is a draw.
    forced.unwrap_or(draw)
}
