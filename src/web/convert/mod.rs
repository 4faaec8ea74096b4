//! Conversion between JavaScript and Rust: checks of arguments, and results and errors as JavaScript objects.

pub(super) mod clock;
pub(super) mod describe;
pub(super) mod error;
pub(super) mod fast_path;
pub(super) mod input;
pub(super) mod memory;
pub(super) mod output;
pub(super) mod plain;
