//! Cat and mouse are taken for each other: at the start, or in the answer.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::{
    Game, START_ON_GRAPH, edges, jumps as jumps_of, start_on_board, winner_on_board, winner_on_graph,
};

/// How the mistake is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// The mouse starts where the cat should, and the reverse.
    Start,
    /// The winner is the other player.
    Answer,
}

/// Both.
pub(crate) const VARIANTS: [Variant; 2] = [Variant::Start, Variant::Answer];

/// Whether the mouse wins on a board.
pub(crate) fn mouse_wins(board: &Board, jumps: Jumps, variant: Variant) -> bool {
    let moves = |state: State| {
        let mut cells = jumps_of(board, state.mover(), jumps.of(state.turn));
        cells.push(state.mover());
        cells
    };
    let game = Game { places: board.floor(), winner: &|state| winner_on_board(board, state), moves: &moves };
    let start = start_on_board(board);
    match variant {
        // MISTAKE: the two cells are the wrong way around.
        Variant::Start => game.solve(swapped(start)) == Some(Player::Mouse),
        // MISTAKE: `true` means that the mouse wins.
        Variant::Answer => game.solve(start) != Some(Player::Mouse),
    }
}

/// The winner on a graph; `None` for a draw.
pub(crate) fn on_graph(graph: &Graph, variant: Variant) -> Option<Player> {
    let game = Game { places: graph.nodes(), winner: &winner_on_graph, moves: &|state| edges(graph, state) };
    match variant {
        // MISTAKE: the mouse starts on node 1, the cat on node 2.
        Variant::Start => game.solve(swapped(START_ON_GRAPH)),
        // MISTAKE: 1 means that the mouse wins, 2 that the cat does.
        Variant::Answer => game.solve(START_ON_GRAPH).map(Player::other),
    }
}

fn swapped(start: State) -> State {
    State { mouse: start.cat, cat: start.mouse, ..start }
}
