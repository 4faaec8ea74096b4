//! What crosses the boundary: what comes in is checked, what goes out is made.

pub(super) mod describe;
pub(super) mod error;
pub(super) mod input;
pub(super) mod memory;
pub(super) mod ordinary;
pub(super) mod output;
