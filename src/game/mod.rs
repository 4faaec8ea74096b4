//! The types that both games use: cells, sets of cells, players, states and moves.

pub(crate) mod cell;
pub(crate) mod cell_map;
pub(crate) mod dice;
pub(crate) mod move_order;
pub(crate) mod player;
pub(crate) mod state;

#[cfg(feature = "serde")]
pub use self::cell::numbered;
pub use self::cell::{Cell, Cells, MAX_SIDE};
pub use self::cell_map::CellMap;
pub use self::move_order::Targets;
pub use self::player::Player;
pub use self::state::{Forced, Move, State, StateAtPly, own_moves};
