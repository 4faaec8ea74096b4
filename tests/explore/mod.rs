//! What-ifs, searches, the check of results, and other methods of solving.

mod climbs;
mod fewest_changes;
mod graph_search;
mod graph_what_if;
mod methods;
mod search;
mod verify;
mod what_if;

use cat_and_mouse::game::{Forced, Move};
use cat_and_mouse::{Player, State};

/// Whether, at each of its first three moves on the line from this state, the winner also has a move that does not win.
/// `results` returns the results of all moves of a state.
fn winner_can_err(winner: Player, start: State, line: &[Move], results: impl Fn(State) -> Vec<Option<Forced>>) -> bool {
    let states = line.iter().scan(start, |now, made| Some(std::mem::replace(now, now.after(made.to))));
    let mut own = states.filter(|now| now.turn == winner).take(3);
    own.all(|now| results(now).iter().any(|forced| forced.is_none_or(|forced| forced.winner != winner)))
}
