//! Boards that are none, and what is said about them.

mod errors;
