//! A state all of whose moves lose is not found to be lost: the number of moves left is never counted down. Only states from
//! which a player wins with the next move are found then, and what follows from them.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::Game;

/// Whose lost states are not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// Those of both players.
    Both,
    /// Only those in which this player is to move.
    Only(Player),
}

/// On a graph: both players, and each alone. On a board, the states that the mouse loses need not be found: the cat also
/// wins what nobody can win. So there is only one way.
pub(crate) const ON_GRAPH: [Variant; 3] = [Variant::Both, Variant::Only(Player::Mouse), Variant::Only(Player::Cat)];

/// The game on a board.
pub(crate) fn on_board(board: &Board, jumps: Jumps) -> Game<'_> {
    // MISTAKE: a state all of whose moves lose is lost.
    Game { never_lost: Box::new(|_| true), ..Game::right_on_board(board, jumps) }
}

/// The game on a graph.
pub(crate) fn on_graph(graph: &Graph, variant: Variant) -> Game<'_> {
    // MISTAKE: a state all of whose moves lose is lost.
    let never_lost = move |state: State| variant == Variant::Both || variant == Variant::Only(state.turn);
    Game { never_lost: Box::new(never_lost), ..Game::right_on_graph(graph) }
}
