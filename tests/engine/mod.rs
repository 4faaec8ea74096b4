//! Solving boards and graphs.

mod cases;
mod every_state;
mod exhaustive;
mod graphs;
mod memory;
mod properties;
