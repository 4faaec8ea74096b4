//! The number of the cat's moves, which is counted down to find lost states, includes the move into the hole. This move is
//! never made, so the number does not come to zero: next to the hole the cat never loses.

use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::{Game, START_ON_GRAPH, edges, winner_on_graph};

/// The winner; `None` for a draw.
pub(crate) fn on_graph(graph: &Graph) -> Option<Player> {
    let game = Game { places: graph.nodes(), winner: &winner_on_graph, moves: &|state| edges(graph, state) };
    // MISTAKE: a state all of whose moves lose is lost.
    let counts_hole = |state: State| state.turn == Player::Cat && graph.neighbours(state.cat).contains(Graph::HOLE);
    game.solve_unless(START_ON_GRAPH, &counts_hole)
}
