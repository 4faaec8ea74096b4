//! [`compare_methods`]: three common ways to solve this game, and the number of moves that each of them looks at.
//!
//! They are for comparison only, and one of them contains a common mistake. All other results of this crate come from
//! [`solve_board`](crate::solution::solve_board).

use std::collections::VecDeque;

use crate::board::Board;
use crate::board::rules::{Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::game::cell::Cell;
use crate::game::move_order::Targets;
use crate::game::player::Player;
use crate::game::state::State;

/// The answer of one method, and the work it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct MethodResult {
    /// Whether the mouse wins, LeetCode's question.
    pub mouse_wins: bool,
    /// The number of moves that the method looked at.
    pub moves: u64,
}

/// The results of three common methods on the same board, for comparison only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct Comparison {
    /// Depth-first search from the start with memoization. It is wrong on some boards, because a state that repeats on
    /// the current path is treated as undecided. Results that rest on this assumption are memoized, although the state
    /// may be decided along another path.
    pub depth_first: MethodResult,
    /// Dynamic programming over the number of plies: a table of all states for each number of plies up to the limit,
    /// computed from the table before.
    pub by_turns: MethodResult,
    /// Retrograde analysis: a queue that works backwards from the states in which the game is over, and looks at each
    /// move at most once.
    pub backwards: MethodResult,
    /// The number of plies of the longest forced win. Retrograde analysis decides the states in this many layers,
    /// after the states in which the game is over.
    pub layers: u16,
}

/// Solves the board by three methods and counts the moves that each looks at.
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

/// The maximum number of states: two turns, and 64 cells for each player.
const STATES: usize = 2 * 64 * 64;

const fn index(State { mouse, cat, turn }: State) -> usize {
    (turn.index() * 64 + mouse.index()) * 64 + cat.index()
}

struct Game {
    arena: Arena,
}

/// A state on the current path of the depth-first search, with the moves that are still to be tried.
struct Visit {
    state: State,
    moves: Targets,
    sees_undecided: bool,
}

impl Game {
    /// The winner, if the game is over.
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
        // The memoized result of each visited state: its winner, or `None` for undecided.
        let mut known: Vec<Option<Option<Player>>> = vec![None; STATES];
        let mut moves = 0;
        let visit = |state: State| Visit { state, moves: self.moves(state), sees_undecided: false };
        known[index(start)] = Some(None);
        let mut path = vec![visit(start)];
        // The result of the visit that just ended, for its parent.
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
                // Every further ply would repeat this work, so the moves are only counted.
                moves += looked_at * (limit - ply);
                break;
            }
        }
        MethodResult { mouse_wins: wins[index(start)], moves }
    }

    /// The result of retrograde analysis, and the number of layers.
    fn backwards(&self, start: State, move_limit: MoveLimit) -> (MethodResult, u16) {
        // The winner of each state, and the number of plies.
        let mut decided: Vec<Option<(Player, u16)>> = vec![None; STATES];
        // The number of moves of each state that are not yet known to lose.
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
            // Jumps are reversible, so the states before this one are found by moving backwards from it.
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
