//! The rules of the graph game: where the players start, where they may go, and how the game ends.

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::Forced;

/// The node on which the mouse wins and which the cat may not enter.
pub(crate) const HOLE: Cell = Cell::nth(0);

/// The minimum number of nodes: the hole and the starts of mouse and cat.
pub(crate) const MIN_NODES: usize = 3;

/// The maximum number of nodes: [`Cells`] has one bit for each.
pub(crate) const MAX_NODES: usize = 64;

/// The node on which the player starts.
pub(crate) const fn start(player: Player) -> Cell {
    match player {
        Player::Mouse => Cell::nth(1),
        Player::Cat => Cell::nth(2),
    }
}

/// The nodes that the player may enter: every node for the mouse, every node except the hole for the cat.
///
/// Only two other places repeat this rule, on purpose: `explore/verify.rs`, which checks the engine, and the known
/// mistakes of the judge.
pub(crate) const fn open_to(player: Player) -> Cells {
    match player {
        Player::Mouse => Cells::ALL,
        Player::Cat => Cells::ALL.without(HOLE),
    }
}

/// The ending of a game on a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum GraphEnding {
    /// The mouse reaches the hole.
    Hole,
    /// Cat and mouse are on the same node.
    Capture,
    /// A state repeats, or the player to move has no move.
    Draw,
}

impl GraphEnding {
    /// The ending that follows from this result: the mouse can win only in the hole, the cat only by capture.
    pub fn of(forced: Option<Forced>) -> Self {
        match forced.map(|forced| forced.winner) {
            Some(Player::Mouse) => Self::Hole,
            Some(Player::Cat) => Self::Capture,
            None => Self::Draw,
        }
    }
}
