//! A census of all boards of a shape: how long can a forced win last, on how many boards, and which ones?
//! `docs/census.md` says what is counted, and how.

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
