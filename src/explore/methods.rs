//! [`compare_methods`]: the ways in which this game is usually solved, each with its steps counted.
//!
//! They are here to be shown beside one another, one of them with its mistake. What the crate answers comes from
//! [`solve_board`](crate::solution::solve_board) alone.

use std::collections::VecDeque;

use crate::board::Board;
use crate::board::rules::{Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::game::cell::Cell;
use crate::game::move_order::Targets;
use crate::game::player::Player;
use crate::game::state::State;

/// What one way of solving a board came to, and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "web-lessons", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct MethodResult {
    /// Its answer to LeetCode's question.
    pub mouse_wins: bool,
    /// How many moves it looked at.
    pub moves: u64,
}

/// The same board, solved in three ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "web-lessons", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Comparison {
    /// A depth-first search from the start that remembers a result for each state. It is wrong on some boards: a state
    /// that is met again on the way to itself counts as undecided, and what was concluded from this is remembered too,
    /// although another way to the same state might have decided it.
    pub depth_first: MethodResult,
    /// A table of all states for every number of plies up to the limit, each computed from the one before.
    pub by_turns: MethodResult,
    /// A queue that goes back from the ends of the game, over each move once: retrograde analysis.
    pub backwards: MethodResult,
    /// In how many layers the states were decided that way, after the ends themselves: the plies of the longest forced
    /// win.
    pub layers: u16,
}

/// Solves the board in three ways.
///
/// ```
/// use cat_and_mouse::{Board, Jumps, MoveLimit};
/// use cat_and_mouse::explore::compare_methods;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let compared = compare_methods(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// assert!(compared.by_turns.mouse_wins && compared.backwards.mouse_wins);
/// assert!(compared.by_turns.moves > 100 * compared.backwards.moves);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare_methods(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> Comparison {
    let game = Game { arena: Arena::new(board, jumps) };
    let start = State { mouse: board.mouse(), cat: board.cat(), turn: Player::Mouse };
    let (backwards, layers) = game.backwards(start, move_limit);
    Comparison { depth_first: game.depth_first(start), by_turns: game.by_turns(start, move_limit), backwards, layers }
}

/// How many states there can be: two turns, 64 cells for each player.
const STATES: usize = 2 * 64 * 64;

const fn index(State { mouse, cat, turn }: State) -> usize {
    (turn as usize * 64 + mouse.index()) * 64 + cat.index()
}

struct Game {
    arena: Arena,
}

/// A state on the way down, and what is known about it so far.
struct Visit {
    state: State,
    moves: Targets,
    sees_undecided: bool,
}

impl Game {
    /// Who has won, if the game is over.
    fn over(&self, State { mouse, cat, .. }: State) -> Option<Player> {
        if mouse == cat || cat == self.arena.food() {
            Some(Player::Cat)
        } else if mouse == self.arena.food() {
            Some(Player::Mouse)
        } else {
            None
        }
    }

    fn moves(&self, state: State) -> Targets {
        self.arena.targets(state.turn, state.mover())
    }

    fn states(&self) -> impl Iterator<Item = State> {
        let floor = self.arena.floor();
        [Player::Mouse, Player::Cat].into_iter().flat_map(move |turn| {
            floor.into_iter().flat_map(move |mouse: Cell| floor.into_iter().map(move |cat| State { mouse, cat, turn }))
        })
    }

    fn depth_first(&self, start: State) -> MethodResult {
        // What is remembered of each state that was met: who wins it, or that this is undecided.
        let mut known: Vec<Option<Option<Player>>> = vec![None; STATES];
        let mut moves = 0;
        let visit = |state: State| Visit { state, moves: self.moves(state), sees_undecided: false };
        known[index(start)] = Some(None);
        let mut path = vec![visit(start)];
        // What the last visit has found out, for the one that it was made from.
        let mut returned: Option<Option<Player>> = None;
        while let Some(Visit { state, moves: left, sees_undecided }) = path.last_mut() {
            let mover = state.turn;
            let result = if let Some(result) = returned.take() {
                result
            } else if let Some(to) = left.next() {
                moves += 1;
                let next = state.after(to);
                if let Some(winner) = self.over(next) {
                    Some(winner)
                } else if let Some(result) = known[index(next)] {
                    result
                } else {
                    known[index(next)] = Some(None);
                    path.push(visit(next));
                    continue;
                }
            } else {
                let result = if *sees_undecided { None } else { Some(mover.other()) };
                known[index(*state)] = Some(result);
                returned = Some(result);
                path.pop();
                continue;
            };
            if result == Some(mover) {
                known[index(*state)] = Some(result);
                returned = Some(result);
                path.pop();
            } else if result.is_none() {
                *sees_undecided = true;
            }
        }
        MethodResult { mouse_wins: returned == Some(Some(Player::Mouse)), moves }
    }

    fn by_turns(&self, start: State, move_limit: MoveLimit) -> MethodResult {
        let limit = u64::from(move_limit.plies());
        let mut wins: Vec<bool> = vec![false; STATES];
        for state in self.states() {
            wins[index(state)] = self.over(state) == Some(Player::Mouse);
        }
        let mut moves = 0;
        for ply in 1..=limit {
            let before = wins.clone();
            let mut looked_at = 0;
            for state in self.states().filter(|&state| self.over(state).is_none()) {
                let mut next = self.moves(state).map(|to| {
                    looked_at += 1;
                    before[index(state.after(to))]
                });
                wins[index(state)] = match state.turn {
                    Player::Mouse => next.any(|wins| wins),
                    Player::Cat => next.all(|wins| wins),
                };
            }
            moves += looked_at;
            if wins == before {
                // All further plies are the same work once more; it is counted, and not done.
                moves += looked_at * (limit - ply);
                break;
            }
        }
        MethodResult { mouse_wins: wins[index(start)], moves }
    }

    /// With the number of layers.
    fn backwards(&self, start: State, move_limit: MoveLimit) -> (MethodResult, u16) {
        // Who wins each state, and in how many plies.
        let mut decided: Vec<Option<(Player, u16)>> = vec![None; STATES];
        // How many moves of each state are not yet known to lose.
        let mut left: Vec<usize> = vec![0; STATES];
        let mut queue = VecDeque::new();
        for state in self.states() {
            if let Some(winner) = self.over(state) {
                decided[index(state)] = Some((winner, 0));
                queue.push_back((state, winner, 0));
            } else {
                left[index(state)] = self.moves(state).count();
            }
        }
        let mut moves = 0;
        let mut layers = 0;
        while let Some((state, winner, plies)) = queue.pop_front() {
            layers = plies;
            let mover = state.turn.other();
            // Moves can be taken back: those of the other player that lead here are those that lead from here.
            let after = State { turn: mover, ..state };
            for from in self.moves(after) {
                moves += 1;
                let before = State { turn: mover, ..after.after(from) };
                let at = index(before);
                if decided[at].is_some() {
                    continue;
                }
                left[at] = left[at].saturating_sub(1);
                if mover == winner || left[at] == 0 {
                    decided[at] = Some((winner, plies + 1));
                    queue.push_back((before, winner, plies + 1));
                }
            }
        }
        let in_time = |(winner, plies)| winner == Player::Mouse && plies <= move_limit.plies();
        (MethodResult { mouse_wins: decided[index(start)].is_some_and(in_time), moves }, layers)
    }
}
