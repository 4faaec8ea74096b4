//! The numbers that stand for values of enums on their way to and from JavaScript.
//!
//! This is the only place that decides them. `objects.js` turns a number back into a name: its lists are in the same
//! order. The tests in Node and in browsers compare the names with results that are written out.

use crate::board::piece::Piece;
use crate::board::rules::BoardEnding;
use crate::explore::what_if::Change;
use crate::game::player::Player;
use crate::graph::labels::Label;

/// An enum that crosses the boundary as a number.
pub(in crate::web) trait Wire {
    /// The index of the value's name in the list of `objects.js`, counted from 0.
    fn code(self) -> u8;
}

impl Wire for Player {
    fn code(self) -> u8 {
        match self {
            Self::Mouse => 0,
            Self::Cat => 1,
        }
    }
}

impl Wire for Piece {
    fn code(self) -> u8 {
        match self {
            Self::Cat => 0,
            Self::Mouse => 1,
            Self::Food => 2,
        }
    }
}

impl Wire for BoardEnding {
    fn code(self) -> u8 {
        match self {
            Self::Food => 0,
            Self::Capture => 1,
            Self::Limit => 2,
        }
    }
}

impl Wire for Change {
    fn code(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Winner => 1,
            Self::Limit => 2,
            Self::Longer(_) => 3,
            Self::Shorter(_) => 4,
        }
    }
}

/// The labels are numbers in the JavaScript API too: see `StateLabels` in `types.d.ts`.
impl Wire for Label {
    fn code(self) -> u8 {
        match self {
            Self::Draw => 0,
            Self::Win => 1,
            Self::Lose => 2,
        }
    }
}
