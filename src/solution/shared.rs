//! What solved boards and solved graphs share: ranked moves, lines of play, and counts.

use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State};

/// A legal move and what it leads to: on a board an [`Outcome`](crate::solution::Outcome), on a graph what is
/// [`Forced`], if anything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RankedMove<T> {
    /// Who moves.
    pub by: Player,
    /// The cell or node that the player leaves.
    pub from: Cell,
    /// The cell or node that the player goes to.
    pub to: Cell,
    /// The outcome after the move. On a board one ply fewer is then left until the limit.
    pub outcome: T,
    /// Whether no other move is better for the player who moves.
    pub best: bool,
}

/// Optimal play from a state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line<E> {
    /// The moves, until the game is over, no move is left, the limit is reached, or a state comes back.
    pub moves: Vec<Move>,
    /// How the game ends.
    pub ending: E,
    /// The index of the move first played from the state that came back; none when no state did. The moves from there on
    /// repeat for ever, on a board until the limit.
    pub loops_from: Option<usize>,
}

/// The moves of a state, the best first; moves of equal merit keep the order of `targets`.
pub(crate) fn ranked<T: Copy, M: PartialOrd>(
    state: State,
    targets: impl Iterator<Item = Cell>,
    outcome: impl Fn(Cell) -> T,
    merit: impl Fn(T) -> M,
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
    moves
}

/// Plays the moves that `next` names, at most so many, until it names none or a state comes back. Returns the moves, the
/// state after them, and the index of the move first played from the state that came back.
pub(crate) fn play(
    start: State,
    most: usize,
    next: impl Fn(State) -> Option<Cell>,
) -> (Vec<Move>, State, Option<usize>) {
    let mut now = start;
    let mut moves = Vec::new();
    // seen[turn][cat]: the cells of the mouse in the states passed.
    let mut seen = [[Cells::EMPTY; 64]; 2];
    while let Some(to) = next(now) {
        let passed = &mut seen[now.turn as usize][now.cat.index()];
        if passed.contains(now.mouse) {
            let loops_from = first_visit(start, &moves, now);
            return (moves, now, loops_from);
        }
        // A state that comes back with the very last ply has come back all the same.
        if moves.len() == most {
            break;
        }
        *passed = passed.with(now.mouse);
        moves.push(Move { by: now.turn, from: now.mover(), to });
        now = now.after(to);
    }
    (moves, now, None)
}

/// The index of the move first played from this state.
fn first_visit(start: State, moves: &[Move], state: State) -> Option<usize> {
    let states = moves.iter().scan(start, |now, played| {
        let before = *now;
        *now = now.after(played.to);
        Some(before)
    });
    states.into_iter().position(|passed| passed == state)
}

/// What a forced win or loss is worth to a player: a greater value is better. First 1 for a win, 0 for a draw and −1 for a
/// loss, then the distance: a fast win and a slow loss are better.
pub(crate) fn merit_of_forced(forced: Option<Forced>, player: Player) -> (i8, i32) {
    match forced {
        Some(Forced { winner, plies }) if winner == player => (1, -i32::from(plies)),
        None => (0, 0),
        Some(Forced { plies, .. }) => (-1, i32::from(plies)),
    }
}

/// Counts over all states of a board, both players on floor cells, either to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// `mouse_by_ply[n]`: in how many states the mouse forces its win in *n* plies.
    pub mouse_by_ply: Vec<u32>,
    /// `cat_by_ply[n]`: in how many states the cat forces its win in *n* plies.
    pub cat_by_ply: Vec<u32>,
    /// In how many states neither can.
    pub draws: u32,
    /// The first state with the longest forced win, by mouse cell, cat cell, then the mouse's turn first.
    pub longest: (State, Forced),
}

impl Stats {
    /// Counts over these states.
    pub(crate) fn of(states: impl Iterator<Item = State>, table: &Table) -> Self {
        let mut by_ply = [Vec::new(), Vec::new()];
        let mut draws = 0;
        let mut longest: Option<(State, Forced)> = None;
        for state in states {
            let Some(forced) = table.forced(state) else {
                draws += 1;
                continue;
            };
            let counts: &mut Vec<u32> = &mut by_ply[forced.winner as usize];
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
        let longest = longest.expect("where both players stand on the food, or on one node, the game is over");
        Self { mouse_by_ply, cat_by_ply, draws, longest }
    }
}
