//! What both games share.

pub(crate) mod cell;
pub(crate) mod cell_map;
pub(crate) mod destinations;
