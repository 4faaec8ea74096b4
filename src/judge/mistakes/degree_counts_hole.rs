//! Mistake: the number of the cat's moves, which is counted down to find lost states, includes the move into the hole.
//! This move is never made, so the number never reaches zero, and a cat next to the hole never loses.

use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::Game;

pub(crate) fn on_graph(graph: &Graph) -> Game<'_> {
    // MISTAKE: by the rules, a state is lost if all its moves lose.
    let counts_hole = |state: State, _| state.turn == Player::Cat && graph.neighbours(state.cat).contains(Graph::HOLE);
    Game { never_lost: Box::new(counts_hole), ..Game::right_on_graph(graph) }
}
