//! What is asked beyond one board.

mod methods;
mod search;
mod verify;
mod what_if;
