//! A game that nobody can win counts as won by the wrong player. On a board it is a win of the cat, by the move limit; on
//! a graph it is a draw.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::{
    Game, START_ON_GRAPH, edges, jumps as jumps_of, start_on_board, winner_on_board, winner_on_graph,
};

/// The winner on a board.
pub(crate) fn on_board(board: &Board, jumps: Jumps) -> Player {
    let moves = |state: State| {
        let mut cells = jumps_of(board, state.mover(), jumps.of(state.turn));
        cells.push(state.mover());
        cells
    };
    let game = Game { places: board.floor(), winner: &|state| winner_on_board(board, state), moves: &moves };
    // MISTAKE: a game that nobody can win goes to the cat.
    game.solve(start_on_board(board)).unwrap_or(Player::Mouse)
}

/// The winner on a graph, if a draw counts as won by this player.
pub(crate) fn on_graph(graph: &Graph, draw: Player) -> Player {
    let game = Game { places: graph.nodes(), winner: &winner_on_graph, moves: &|state| edges(graph, state) };
    // MISTAKE: a game that nobody can win is a draw.
    game.solve(START_ON_GRAPH).unwrap_or(draw)
}
