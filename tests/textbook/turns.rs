//! The dynamic program with a limit on the turns, `dp[turns][mouse][cat]`: the winner from this state after this many
//! turns, if the game is a draw after `limit` turns. The mouse moves at even turns, so the turn determines the player
//! to move.
//!
//! It is slow, and needs nothing but the rules: no queue, no degrees, no predecessors and no distances. It serves both
//! games, and shows the effect of too few turns.

use super::{Cat, Mouse, Side, State, graph};

/// The rules of a game, as the program needs them.
pub trait Rules {
    /// The number of places for a player.
    fn places(&self) -> usize;
    /// The winner, if the game is over.
    fn ended(&self, state: State) -> Option<Side>;
    /// The places to which the player to move can go, if the game is not over.
    fn moves(&self, state: State) -> Vec<usize>;
    /// Every state of the game.
    fn states(&self) -> Vec<State>;
}

impl Rules for super::Game {
    fn places(&self) -> usize {
        self.cells()
    }

    fn ended(&self, state: State) -> Option<Side> {
        self.ended(state).map(|(winner, _)| winner)
    }

    fn moves(&self, state: State) -> Vec<usize> {
        self.moves(state)
    }

    fn states(&self) -> Vec<State> {
        self.states()
    }
}

impl Rules for graph::Game {
    fn places(&self) -> usize {
        self.nodes()
    }

    fn ended(&self, state: State) -> Option<Side> {
        self.ended(state)
    }

    fn moves(&self, state: State) -> Vec<usize> {
        self.moves(state)
    }

    fn states(&self) -> Vec<State> {
        self.states()
    }
}

/// `dp[turns][mouse][cat]`, for 0 to `limit` turns; `None` is a draw, or not a state.
pub struct Turns(Vec<Vec<Vec<Option<Side>>>>);

impl Turns {
    /// Fills the table from its last turn, at which only a finished game is won, to the first.
    pub fn new(rules: &impl Rules, limit: usize) -> Turns {
        let (mouse_to_move, cat_to_move): (Vec<State>, Vec<State>) =
            rules.states().into_iter().partition(|state| state.turn == Mouse);
        let mut dp = vec![vec![vec![None; rules.places()]; rules.places()]; limit + 1];
        for turns in (0..=limit).rev() {
            let states = if turns.is_multiple_of(2) { &mouse_to_move } else { &cat_to_move };
            for &state in states {
                dp[turns][state.mouse][state.cat] = match rules.ended(state) {
                    Some(winner) => Some(winner),
                    None if turns == limit => None,
                    None => {
                        let after = |to| state.after(to);
                        let results = rules.moves(state).into_iter().map(after);
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

/// The best result for the player to move: a win before a draw, a draw before a loss. Without results, a draw.
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
