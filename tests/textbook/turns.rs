//! The dynamic program with a limit on the turns, `dp[turns][mouse][cat]`: the winner from this state after this many
//! turns, if the game is a draw after `limit` turns. The mouse moves at even turns, so the turn determines the player
//! to move.
//!
//! It is slow, and needs nothing but the rules of the graph game: no queue, no degrees, no predecessors and no
//! distances. It shows the effect of a limit that is too low.

use super::graph::Game;
use super::{Cat, Mouse, Side, State};

/// `dp[turns][mouse][cat]`, for 0 to `limit` turns; `None` is a draw, or not a state.
pub struct Turns(Vec<Vec<Vec<Option<Side>>>>);

impl Turns {
    /// Fills the table from its last turn, at which only a finished game is won, to the first.
    pub fn new(game: &Game, limit: usize) -> Turns {
        let (mouse_to_move, cat_to_move): (Vec<State>, Vec<State>) =
            game.states().into_iter().partition(|state| state.turn == Mouse);
        let mut dp = vec![vec![vec![None; game.nodes()]; game.nodes()]; limit + 1];
        for turns in (0..=limit).rev() {
            let states = if turns.is_multiple_of(2) { &mouse_to_move } else { &cat_to_move };
            for &state in states {
                dp[turns][state.mouse][state.cat] = match game.ended(state) {
                    Some(winner) => Some(winner),
                    None if turns == limit => None,
                    None => {
                        let after = |to| state.after(to);
                        let results = game.moves(state).into_iter().map(after);
                        best(state.turn, results.map(|next| dp[turns + 1][next.mouse][next.cat]))
                    }
                };
            }
        }
        Turns(dp)
    }

    /// The winner after this many turns.
    pub fn winner(&self, turns: usize, state: State) -> Option<Side> {
        assert_eq!(state.turn, if turns.is_multiple_of(2) { Mouse } else { Cat }, "the turn says who is to move");
        self.0[turns][state.mouse][state.cat]
    }
}

/// The best result for the player to move: a win is better than a draw, and a draw than a loss. Without any results, it
/// is a draw.
fn best(mover: Side, results: impl Iterator<Item = Option<Side>>) -> Option<Side> {
    let results: Vec<Option<Side>> = results.collect();
    if results.contains(&Some(mover)) {
        Some(mover)
    } else if results.is_empty() || results.contains(&None) {
        None
    } else {
        Some(mover.other())
    }
}
