//! Types that solved boards and solved graphs share: ranked moves, lines of play, and counts.

use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State};

/// An outcome of a state on a board or on a graph.
pub(crate) trait AnyOutcome: Copy {
    /// The win that a player can force without a move limit; `None` in a draw.
    fn forced(self) -> Option<Forced>;

    /// The forced win if it takes no longer than the move limit; otherwise `None`. A graph has no limit.
    fn in_time(self) -> Option<Forced>;
}

impl AnyOutcome for Option<Forced> {
    fn forced(self) -> Self {
        self
    }

    fn in_time(self) -> Self {
        self
    }
}

/// A legal move, with the outcome after it.
///
/// # Outcomes
/// On a board, `T` is an [`Outcome`](crate::solution::Outcome); on a graph, an optional [`Forced`] win, `None` in a
/// draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RankedMove<T> {
    /// The player who moves.
    pub by: Player,
    /// The cell or node before the move.
    pub from: Cell,
    /// The cell or node after the move.
    pub to: Cell,
    /// The outcome after the move.
    pub outcome: T,
    /// Whether no other move is better for the player who moves.
    pub best: bool,
}

/// Optimal play from a state, until the game is over, the move limit is reached, a state repeats, or the player to move
/// has no move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct Line<E> {
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// The ending of the game. If a state repeats, the moves after it repeat too: on a board until the move limit ends
    /// the game; on a graph the game is a draw.
    pub ending: E,
    /// If a state repeats, the index of the first move played from it; otherwise `None`.
    pub loops_from: Option<usize>,
}

/// Plays the moves that `next` returns, at most `most` of them, until `next` returns `None` or a state repeats. Returns
/// the moves, the state after them, and the index of the move at which the loop starts.
pub(crate) fn play(
    start: State,
    most: usize,
    next: impl Fn(State) -> Option<Cell>,
) -> (Vec<Move>, State, Option<usize>) {
    let mut now = start;
    let mut moves = Vec::new();
    // seen[turn][cat] is the set of the mouse's cells in the states so far.
    let mut seen = [[Cells::EMPTY; 64]; 2];
    while let Some(to) = next(now) {
        let passed = &mut seen[now.turn.index()][now.cat.index()];
        if passed.contains(now.mouse) {
            let loops_from = states(start, &moves).position(|passed| passed == now);
            return (moves, now, loops_from);
        }
        // The limit is checked second, so that a state that repeats at the limit is treated as a repetition.
        if moves.len() == most {
            break;
        }
        *passed = passed.with(now.mouse);
        moves.push(Move { by: now.turn, from: now.mover(), to });
        now = now.after(to);
    }
    (moves, now, None)
}

/// The states in which these moves are played, beginning with `start`.
pub(crate) fn states(start: State, moves: &[Move]) -> impl Iterator<Item = State> {
    moves.iter().scan(start, |now, played| {
        let before = *now;
        *now = now.after(played.to);
        Some(before)
    })
}

/// Counts of the results of all states. The states have each player on any cell or node where it may be, and either
/// player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stats {
    /// `mouse_by_ply[n]` is the number of states in which the mouse forces a win in *n* plies.
    pub mouse_by_ply: Vec<u32>,
    /// `cat_by_ply[n]` is the number of states in which the cat forces a win in *n* plies.
    pub cat_by_ply: Vec<u32>,
    /// The number of states in which nobody can force a win.
    pub draws: u32,
    /// The state with the longest forced win; if there are several, the first one by the mouse's cell, then the cat's
    /// cell, then the turn, the mouse's first.
    pub longest: (State, Forced),
}

impl Stats {
    /// The counts of these states.
    pub(crate) fn of(states: impl Iterator<Item = State>, table: &Table) -> Self {
        let mut by_ply = [Vec::new(), Vec::new()];
        let mut draws = 0;
        let mut longest: Option<(State, Forced)> = None;
        for state in states {
            let Some(forced) = table.forced(state) else {
                draws += 1;
                continue;
            };
            let counts: &mut Vec<u32> = &mut by_ply[forced.winner.index()];
            let plies = usize::from(forced.plies);
            if counts.len() <= plies {
                counts.resize(plies + 1, 0);
            }
            counts[plies] += 1;
            if longest.is_none_or(|(_, record)| forced.plies > record.plies) {
                longest = Some((state, forced));
            }
        }
        let [mouse_by_ply, cat_by_ply] = by_ply;
        let longest = longest.expect("a state with both players on the same cell has a winner");
        Self { mouse_by_ply, cat_by_ply, draws, longest }
    }
}
