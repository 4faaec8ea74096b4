//! Only the cat's move catches the mouse: whether they stand on one node is looked at with the mouse to move, and not after
//! its own move. So the mouse can pass through the cat's node.
//!
//! On a board this makes no difference: the cat stays, and has caught the mouse.

use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::{Game, START_ON_GRAPH, edges, winner_on_graph};

/// The winner on a graph; `None` for a draw.
pub(crate) fn on_graph(graph: &Graph) -> Option<Player> {
    // MISTAKE: the game is over, whoever has moved.
    let winner =
        |state: State| winner_on_graph(state).filter(|&won| won == Player::Mouse || state.turn == Player::Mouse);
    let game = Game { places: graph.nodes(), winner: &winner, moves: &|state| edges(graph, state) };
    game.solve(START_ON_GRAPH)
}
