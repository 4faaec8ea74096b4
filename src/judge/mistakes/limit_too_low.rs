//! The solution counts plies and gives up too early. A private limit such as `rows * cols` looks safe and is not: on a board
//! of 64 cells a win of the mouse can take 79 plies, on a graph of 50 nodes more than 200.
//!
//! Such a solution finds exactly the wins that take at most as many plies as its limit. The mistaken solver therefore needs
//! only the length of the win.

use crate::board::Board;
use crate::game::player::Player;
use crate::game::state::Forced;
use crate::graph::Graph;
use crate::judge::questions::question::Problem;

/// After how many plies the solution gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// After a number of plies written into the code.
    Constant(i16),
    /// After this multiple of the number of cells or nodes, plus a little for where it is checked.
    Cells {
        /// The multiple: of plies, or of rounds, a cell.
        factor: i16,
        /// What is added.
        plus: i16,
    },
    /// After these multiples of the number of rows and of columns, plus a little.
    Sides {
        /// The multiple of the rows.
        rows: i16,
        /// The multiple of the columns.
        cols: i16,
        /// What is added.
        plus: i16,
    },
}

/// The constants from 4, below which nobody goes, to one for which no failing graph is likely to be found; 1 to 4 times the
/// number of cells; and up to 4 times the rows plus up to 4 times the columns.
pub(crate) fn variants(problem: Problem) -> Vec<Limit> {
    let mut variants: Vec<Limit> = (4..=300).map(Limit::Constant).collect();
    for plus in -2..=2 {
        variants.extend((1..=4).map(|factor| Limit::Cells { factor, plus }));
        if problem == Problem::CatAndMouseII {
            for rows in 0..=4 {
                variants.extend((i16::from(rows == 0)..=4).map(|cols| Limit::Sides { rows, cols, plus }));
            }
        }
    }
    variants
}

/// Whether the mouse wins on a board according to the wrong solution.
pub(crate) fn mouse_wins(board: &Board, forced: Option<Forced>, limit: Limit) -> bool {
    let limit = match limit {
        Limit::Constant(limit) => limit,
        Limit::Cells { factor, plus } => factor * cells(board.size()) + plus,
        Limit::Sides { rows, cols, plus } => rows * i16::from(board.rows()) + cols * i16::from(board.cols()) + plus,
    };
    winner_within(limit, forced) == Some(Player::Mouse)
}

/// The winner on a graph according to the wrong solution.
pub(crate) fn on_graph(graph: &Graph, forced: Option<Forced>, limit: Limit) -> Option<Player> {
    let limit = match limit {
        Limit::Constant(limit) => limit,
        Limit::Cells { factor, plus } => factor * cells(graph.size()) + plus,
        Limit::Sides { .. } => unreachable!("a graph has no sides"),
    };
    winner_within(limit, forced)
}

fn cells(count: usize) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}

fn winner_within(limit: i16, forced: Option<Forced>) -> Option<Player> {
    // MISTAKE: a longer win is a win, too.
    forced.filter(|forced| i32::from(forced.plies) <= limit.into()).map(|forced| forced.winner)
}
