//! The order of the moves of a state: the best first. Among equally good moves, a player who cannot win tries to
//! provoke mistakes.

use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::solution::shared::{AnyOutcome, RankedMove};

/// The value of an outcome for a player; greater is better. The first number is the result within the move limit, the
/// second the result without it: 1 for a win, 0 for neither, −1 for a loss. The third compares the distances.
pub(crate) fn merit(outcome: impl AnyOutcome, player: Player) -> (i8, i8, i32) {
    let (side, distance) = merit_of_forced(outcome.forced(), player);
    let within = if outcome.in_time().is_some() { side } else { 0 };
    (within, side, distance)
}

/// The value of a result for a player; greater is better. The first number is 1 for a win, 0 for a draw and −1 for a
/// loss. The second compares the distances: a fast win and a slow loss are better.
pub(crate) fn merit_of_forced(forced: Option<Forced>, player: Player) -> (i8, i32) {
    match forced {
        Some(Forced { winner, plies }) if winner == player => (1, -i32::from(plies)),
        None => (0, 0),
        Some(Forced { plies, .. }) => (-1, i32::from(plies)),
    }
}

/// The moves of a state, the best first. Moves of equal merit that `ties` does not tell apart keep the order of `targets`.
pub(crate) fn ranked<T: AnyOutcome, M: PartialOrd>(
    state: State,
    targets: impl Iterator<Item = Cell>,
    outcome: impl Fn(Cell) -> T,
    merit: impl Fn(T) -> M,
    ties: &Ties<'_>,
) -> Vec<RankedMove<T>> {
    let (by, from) = (state.turn, state.mover());
    let mut moves: Vec<RankedMove<T>> = Vec::new();
    for to in targets {
        let outcome = outcome(to);
        let index = moves.partition_point(|other| merit(other.outcome) >= merit(outcome));
        moves.insert(index, RankedMove { by, from, to, outcome, best: false });
    }
    let top = moves.first().map(|ranked| merit(ranked.outcome));
    for ranked in &mut moves {
        ranked.best = Some(merit(ranked.outcome)) == top;
    }
    for equal in moves.chunk_by_mut(|one, other| merit(one.outcome) == merit(other.outcome)) {
        ties.sort(state, equal);
    }
    moves
}

/// Decides between moves of equal merit, on a board or on a graph.
///
/// Moves of a player who cannot force a win are ordered by the share of the other player's replies that keep the
/// result, the smallest share first. All these moves leave the other player the same number of replies, so it is enough
/// to count the replies that keep the result. Then, for either player, the moves that end closest to the player's goal
/// come first.
pub(crate) struct Ties<'a> {
    pub(crate) arena: &'a Arena,
    pub(crate) table: &'a Table,
}

impl Ties<'_> {
    /// The first of these equally good moves by the rules of [`Ties`]; `None` if there are no moves. `winner` is the
    /// player who can force a win in the state and after each of these moves; `None` in a draw.
    pub(crate) fn first(&self, state: State, among: Cells, winner: Option<Player>) -> Option<Cell> {
        if among.count() < 2 {
            return among.first();
        }
        let mut among = among;
        if winner != Some(state.turn) {
            let kept = self.kept(state, among, winner);
            let fewest = among.into_iter().map(|to| kept[to.index()]).min();
            among = among.into_iter().filter(|to| Some(kept[to.index()]) == fewest).collect();
        }
        let closest = self.zones(state).map(|zone| zone & among).find(|cells| !cells.is_empty());
        self.arena.first_target(state.turn, state.mover(), closest.unwrap_or(among))
    }

    /// Sorts moves of equal merit. Moves that the rules do not tell apart keep their order.
    pub(crate) fn sort<T: AnyOutcome>(&self, state: State, equal: &mut [RankedMove<T>]) {
        let [one, _, ..] = equal else { return };
        let winner = one.outcome.forced().map(|forced| forced.winner);
        let can_win = self.table.forced(state).is_some_and(|forced| forced.winner == state.turn);
        let among = equal.iter().map(|ranked| ranked.to).collect();
        let kept = if can_win { [0; 64] } else { self.kept(state, among, winner) };
        let zones: Vec<Cells> = self.zones(state).collect();
        let moves_to_goal = |to| zones.iter().take_while(|zone| !zone.contains(to)).count();
        let key = |ranked: &RankedMove<T>| (kept[ranked.to.index()], moves_to_goal(ranked.to));
        // Sorts by insertion, because the sort of Rust's library is 10 KB of WebAssembly.
        for next in 1..equal.len() {
            let at = equal[..next].partition_point(|before| key(before) <= key(&equal[next]));
            equal[at..=next].rotate_right(1);
        }
    }

    /// For each of these moves, at the index of its target: the number of the other player's replies that lead to a win
    /// of `winner`, or to a draw if `winner` is `None`.
    fn kept(&self, state: State, among: Cells, winner: Option<Player>) -> [u32; 64] {
        let mut kept = [0; 64];
        match state.turn {
            Player::Mouse => {
                for cat in self.arena.reach(Player::Cat, Cells::of(state.cat)) {
                    for to in among & self.table.mice_of(winner, Player::Mouse, cat) {
                        kept[to.index()] += 1;
                    }
                }
            }
            Player::Cat => {
                let mice = self.arena.reach(Player::Mouse, Cells::of(state.mouse));
                for to in among {
                    kept[to.index()] = (mice & self.table.mice_of(winner, Player::Cat, to)).count();
                }
            }
        }
        kept
    }

    /// Sets of cells: from the cells of set *n*, the player to move needs at most *n* moves to its goal. The goal of
    /// the mouse is the food, and the goal of the cat is the mouse.
    fn zones(&self, State { mouse, turn, .. }: State) -> impl Iterator<Item = Cells> {
        let goal = match turn {
            Player::Mouse => self.arena.food(),
            Player::Cat => mouse,
        };
        self.arena.growing_zones(turn, goal)
    }
}
