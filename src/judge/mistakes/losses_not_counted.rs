//! A state all of whose moves lose is not found to be lost: the number of moves left is never counted down. Only states from
//! which a player wins with the next move are found then, and what follows from them.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::{
    Game, START_ON_GRAPH, edges, jumps as jumps_of, start_on_board, winner_on_board, winner_on_graph,
};

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

/// Whether the mouse wins on a board.
pub(crate) fn mouse_wins(board: &Board, jumps: Jumps) -> bool {
    let moves = |state: State| {
        let mut cells = jumps_of(board, state.mover(), jumps.of(state.turn));
        cells.push(state.mover());
        cells
    };
    let game = Game { places: board.floor(), winner: &|state| winner_on_board(board, state), moves: &moves };
    // MISTAKE: a state all of whose moves lose is lost.
    game.solve_unless(start_on_board(board), &|_| true) == Some(Player::Mouse)
}

/// The winner on a graph; `None` for a draw.
pub(crate) fn on_graph(graph: &Graph, variant: Variant) -> Option<Player> {
    let game = Game { places: graph.nodes(), winner: &winner_on_graph, moves: &|state| edges(graph, state) };
    // MISTAKE: a state all of whose moves lose is lost.
    game.solve_unless(START_ON_GRAPH, &|state| variant == Variant::Both || variant == Variant::Only(state.turn))
}
