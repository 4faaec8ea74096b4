//! What is asked beyond one board.

mod climbs;
mod fewest_changes;
mod graph_search;
mod graph_what_if;
mod methods;
mod search;
mod verify;
mod what_if;
