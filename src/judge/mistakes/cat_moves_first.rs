//! The cat moves first. In both problems the mouse does.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::{
    Game, START_ON_GRAPH, edges, jumps as jumps_of, start_on_board, winner_on_board, winner_on_graph,
};

/// Whether the mouse wins on a board.
pub(crate) fn mouse_wins(board: &Board, jumps: Jumps) -> bool {
    let moves = |state: State| {
        let mut cells = jumps_of(board, state.mover(), jumps.of(state.turn));
        cells.push(state.mover());
        cells
    };
    let game = Game { places: board.floor(), winner: &|state| winner_on_board(board, state), moves: &moves };
    // MISTAKE: the mouse moves first.
    game.solve(State { turn: Player::Cat, ..start_on_board(board) }) == Some(Player::Mouse)
}

/// The winner on a graph; `None` for a draw.
pub(crate) fn on_graph(graph: &Graph) -> Option<Player> {
    let game = Game { places: graph.nodes(), winner: &winner_on_graph, moves: &|state| edges(graph, state) };
    // MISTAKE: the mouse moves first.
    game.solve(State { turn: Player::Cat, ..START_ON_GRAPH })
}
