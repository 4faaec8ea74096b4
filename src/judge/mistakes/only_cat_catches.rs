//! Only the cat's move catches the mouse: whether they stand on one node is looked at with the mouse to move, and not after
//! its own move. So the mouse can pass through the cat's node.
//!
//! On a board this makes no difference: the cat stays, and has caught the mouse.

use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::{Game, winner_on_graph};

/// The game on a graph.
pub(crate) fn on_graph(graph: &Graph) -> Game<'_> {
    // MISTAKE: the game is over after a move of either player.
    let winner =
        |state: State| winner_on_graph(state).filter(|&won| won == Player::Mouse || state.turn == Player::Mouse);
    Game { winner: Box::new(winner), ..Game::right_on_graph(graph) }
}
