//! The rules of the game on a graph: where the players begin, where they may go, and how the game ends.

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::Forced;

/// The node on which the mouse wins. The cat may not enter it.
pub(crate) const HOLE: Cell = Cell::from_index(0);

/// How many nodes there are at least: those of the hole, the mouse and the cat.
pub(crate) const FEWEST_NODES: usize = 3;

/// How many nodes there are at most: as many as a set of cells can hold.
pub(crate) const MOST_NODES: usize = 64;

/// The node on which the player begins.
pub(crate) const fn start(player: Player) -> Cell {
    match player {
        Player::Mouse => Cell::from_index(1),
        Player::Cat => Cell::from_index(2),
    }
}

/// The nodes that the player may enter: all for the mouse, all but the hole for the cat.
pub(crate) const fn open_to(player: Player) -> Cells {
    match player {
        Player::Mouse => Cells::ALL,
        Player::Cat => Cells::ALL.without(HOLE),
    }
}

/// How a game on a graph ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GraphEnding {
    /// The mouse reaches the hole.
    Hole,
    /// Cat and mouse are on one node.
    Capture,
    /// A state comes back, or the player to move has no move.
    Draw,
}

impl GraphEnding {
    /// How play ends when this can be forced: each player has but one way to win.
    pub fn of(forced: Option<Forced>) -> Self {
        match forced.map(|forced| forced.winner) {
            Some(Player::Mouse) => Self::Hole,
            Some(Player::Cat) => Self::Capture,
            None => Self::Draw,
        }
    }

    /// `"hole"`, `"capture"` or `"draw"`, as in the JavaScript API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hole => "hole",
            Self::Capture => "capture",
            Self::Draw => "draw",
        }
    }
}
