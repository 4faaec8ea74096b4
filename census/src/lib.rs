//! A census of all boards of a shape: the longest forced wins, the number of boards that reach them, and these boards.
//! `docs/census.md` explains what is counted, and how.

pub mod check;
pub mod command;
pub mod count;
pub mod engine;
pub mod file;
pub mod findings;
pub mod json;
pub mod merge;
pub mod part;
pub mod processor;
pub mod report;
pub mod room;
pub mod shape;
pub mod tally;
mod walks;

/// The solver that the tests of the crate compare with, written from the rules.
#[allow(dead_code, missing_docs, clippy::all, clippy::pedantic)]
#[path = "../../tests/textbook/mod.rs"]
pub mod textbook;
