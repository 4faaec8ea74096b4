//! Draws boards and graphs in the terminal.

use std::fmt::Write;

use cat_and_mouse::board::{Board, Content, Piece};
use cat_and_mouse::{Cell, Graph, Jumps, Player, State};

/// The board, with the players where they are in this state. Each cell is two columns wide, so that cells look square.
pub fn board(board: &Board, jumps: Jumps, state: State) -> String {
    let draft = board.draft();
    let edge = "──".repeat(usize::from(board.cols()));
    let mut text = String::from("   ");
    for col in 1..=board.cols() {
        let _ = write!(text, " {col}");
    }
    let _ = write!(text, "\n  ┌{edge}─┐");
    for row in 0..board.rows() {
        let _ = write!(text, "\n{} │", row + 1);
        for cell in (0..board.cols()).filter_map(|col| Cell::new(row, col)) {
            text += match draft.content(cell) {
                Content::Wall => "██",
                _ if cell == state.cat => " C",
                _ if cell == state.mouse => " M",
                Content::Piece(Piece::Food) => " F",
                Content::Floor | Content::Piece(_) => " ·",
            };
        }
        text += " │";
    }
    let (cat, mouse) = (jumps.of(Player::Cat), jumps.of(Player::Mouse));
    let _ = write!(text, "\n  └{edge}─┘\ncat jumps {cat}, mouse jumps {mouse}\n");
    text
}

/// The neighbours of each node of the graph, with the players where they are in this state.
pub fn graph(graph: &Graph, state: State) -> String {
    let mut text = String::from("node: neighbours\n");
    for node in graph.nodes() {
        let _ = write!(text, "{:4}:", node.index());
        for other in graph.neighbours(node) {
            let _ = write!(text, " {}", other.index());
        }
        for (place, name) in [(Graph::HOLE, "hole"), (state.mouse, "mouse"), (state.cat, "cat")] {
            if place == node {
                let _ = write!(text, "  ← {name}");
            }
        }
        text.push('\n');
    }
    text
}
