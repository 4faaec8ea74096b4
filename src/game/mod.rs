//! What both games share.

pub(crate) mod cell;
pub(crate) mod cell_map;
pub(crate) mod destinations;
pub(crate) mod player;
pub(crate) mod state;
