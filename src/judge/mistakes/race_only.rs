//! Mistake: the player who is closer to the food or the hole is taken as the winner. But a mouse that is closer can be
//! caught on its way, and on a graph, a mouse can get around a cat that is closer.

use std::collections::VecDeque;

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::graph::Graph;
use crate::judge::mistakes::textbook::jumps as jumps_of;

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    /// The number of moves by which a mouse that still wins may be farther away than the cat; negative if the mouse
    /// must be closer.
    lead: i32,
    /// On a board: whether the solution counts steps of one cell and divides them by the jump. If not, it counts moves.
    counts_steps: bool,
    /// On a graph: the winner if the mouse is too late (`late`), and if it cannot reach the hole (`nowhere`); `None`
    /// for a draw.
    late: Option<Player>,
    nowhere: Option<Player>,
}

/// The ways to make the mistake on a board. The variant that counts moves and lets the mouse win at equal distances is
/// left out, because its answers are those of [`catch_missed`](super::catch_missed).
pub(crate) fn board_variants() -> Vec<Variant> {
    let cat = Some(Player::Cat);
    let mut variants = Vec::new();
    for lead in [0, -1] {
        for counts_steps in [false, true] {
            if counts_steps || lead != 0 {
                variants.push(Variant { lead, counts_steps, late: cat, nowhere: cat });
            }
        }
    }
    variants
}

/// The ways to make the mistake on a graph.
pub(crate) fn graph_variants() -> Vec<Variant> {
    let not_won = [Some(Player::Cat), None];
    let mut variants = Vec::new();
    for lead in [0, -1, -2] {
        for late in not_won {
            for nowhere in not_won {
                variants.push(Variant { lead, counts_steps: false, late, nowhere });
            }
        }
    }
    variants
}

pub(crate) fn on_board(board: &Board, jumps: Jumps, variant: Variant) -> Player {
    let moves_to_food = |player, from| {
        let jump = jumps.of(player);
        let step = if variant.counts_steps { 1 } else { jump };
        let distance = distance(from, board.food(), |cell| jumps_of(board, cell, step))?;
        Some(if variant.counts_steps { distance.div_ceil(jump.into()) } else { distance })
    };
    let mouse = moves_to_food(Player::Mouse, board.mouse());
    let cat = moves_to_food(Player::Cat, board.cat());
    // MISTAKE: the distance alone does not decide the game.
    if is_closer(mouse, cat, variant.lead) { Player::Mouse } else { Player::Cat }
}

/// The winner on a graph; `None` for a draw.
pub(crate) fn on_graph(graph: &Graph, variant: Variant) -> Option<Player> {
    let moves_to_hole = |from| distance(from, Graph::HOLE, |node| graph.neighbours(node).into_iter().collect());
    let mouse = moves_to_hole(Graph::MOUSE);
    let cat = moves_to_hole(Graph::CAT);
    if mouse.is_none() {
        variant.nowhere
    // MISTAKE: the distance alone does not decide the game.
    } else if is_closer(mouse, cat, variant.lead) {
        Some(Player::Mouse)
    } else {
        variant.late
    }
}

fn is_closer(mouse: Option<u32>, cat: Option<u32>, lead: i32) -> bool {
    match (mouse, cat) {
        (None, _) => false,
        (Some(_), None) => true,
        (Some(mouse), Some(cat)) => mouse.cast_signed() <= cat.cast_signed() + lead,
    }
}

/// The number of moves from one cell to another, by breadth-first search; `None` if `to` cannot be reached.
fn distance(from: Cell, to: Cell, moves: impl Fn(Cell) -> Vec<Cell>) -> Option<u32> {
    let mut seen = Cells::of(from);
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((cell, distance)) = queue.pop_front() {
        if cell == to {
            return Some(distance);
        }
        for next in moves(cell) {
            if !seen.contains(next) {
                seen = seen.with(next);
                queue.push_back((next, distance + 1));
            }
        }
    }
    None
}
