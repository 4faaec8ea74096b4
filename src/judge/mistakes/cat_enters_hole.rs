//! Mistake: the cat may enter the hole, node 0. By the rules of *Cat and Mouse*, only the mouse may enter it.

use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::Game;

/// The rule for a cat in the hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// The game goes on. A mouse that enters the hole wins.
    MouseWins,
    /// The game goes on. A mouse that enters the hole is caught.
    MouseIsCaught,
    /// The cat has won.
    CatHasWon,
}

pub(crate) const VARIANTS: [Variant; 3] = [Variant::MouseWins, Variant::MouseIsCaught, Variant::CatHasWon];

pub(crate) fn on_graph(graph: &Graph, variant: Variant) -> Game<'_> {
    // MISTAKE: the cat's moves must leave out the hole.
    let moves = |state: State| graph.neighbours(state.mover()).into_iter().collect();
    let winner = move |State { mouse, cat, .. }: State| match variant {
        Variant::CatHasWon if cat == Graph::HOLE => Some(Player::Cat),
        Variant::MouseIsCaught if mouse == cat => Some(Player::Cat),
        _ if mouse == Graph::HOLE => Some(Player::Mouse),
        _ if mouse == cat => Some(Player::Cat),
        _ => None,
    };
    Game { winner: Box::new(winner), moves: Box::new(moves), ..Game::right_on_graph(graph) }
}
