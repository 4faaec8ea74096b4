//! The solution counts plies and gives up too early. A private limit such as `rows * cols` looks safe and is not: on a board
//! of 64 cells a win of the mouse can take 79 plies, on a graph of 50 nodes more than 200.
//!
//! Such a solution finds exactly the wins that take at most as many plies as its limit. The mistaken solver therefore needs
//! only the length of the win.

use crate::game::player::Player;
use crate::game::state::Forced;

/// After how many plies the solution gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// After a number of plies written into the code.
    Constant(u16),
    /// After this multiple of the number of cells or nodes, plus one or minus one for where it is checked.
    Times {
        /// The multiple: 1 or 2 plies, or as many rounds, a cell.
        factor: u16,
        /// What is added.
        plus: i16,
    },
}

/// The constants from 4, below which nobody goes, to one for which no failing graph is likely to be found, and 1, 2 and 4
/// times the number of cells.
pub(crate) fn variants() -> Vec<Limit> {
    let mut variants: Vec<Limit> = (4..=300).map(Limit::Constant).collect();
    for factor in [1, 2, 4] {
        for plus in [-1, 0, 1] {
            variants.push(Limit::Times { factor, plus });
        }
    }
    variants
}

/// The winner according to the wrong solution. `cells` is the number of cells of the board, or of nodes of the graph.
pub(crate) fn winner(cells: usize, forced: Option<Forced>, limit: Limit) -> Option<Player> {
    let limit = match limit {
        Limit::Constant(limit) => limit,
        Limit::Times { factor, plus } => {
            (factor * u16::try_from(cells).unwrap_or(u16::MAX)).saturating_add_signed(plus)
        }
    };
    // MISTAKE: a longer win is a win, too.
    forced.filter(|forced| forced.plies <= limit).map(|forced| forced.winner)
}
