//! Statements about solved boards and graphs.

mod boards;
mod explain;
mod grade;
mod graph;
mod graph_reason;
mod opponent;
mod played;
mod proof;
mod serialized;
mod ties;

use crate::fixtures::{Given, state};
use crate::textbook::{Game, State, Table};
use cat_and_mouse::solution::BoardSolution;

/// A board with a move limit, solved by the textbook and by the crate.
struct Tried<'a> {
    given: &'a Given,
    game: &'a Game,
    table: &'a Table<'a>,
    limit: usize,
    solution: BoardSolution,
}

impl Tried<'_> {
    /// The state as the crate's type.
    fn state(&self, each: State) -> cat_and_mouse::State {
        state(self.game, each)
    }

    fn about(&self, each: State) -> String {
        format!("{each:?} with limit {} of {:?}", self.limit, self.given)
    }
}
