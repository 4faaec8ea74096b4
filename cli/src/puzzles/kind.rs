//! [`Kind`]: the task of a puzzle, and the states that suit it.

use cat_and_mouse::{Cell, Player, State};

use super::game::Game;
use super::player::{fallible_move, percentage, shortest_ways, wins_by_walking};

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Find the only move that keeps the win, or the draw.
    OnlyMove,
    /// Win against perfect play.
    Win,
    /// Hold the draw.
    Hold,
    /// Reach the goal by changing one wall or edge.
    Change,
}

/// On the line of a [`Kind::Win`], at least this many of the reader's moves must be the only right ones.
const ONLY_MOVES_OF_A_WIN: usize = 3;

/// The number of right moves that solve a [`Kind::Hold`], and how many of these moves must be the only right ones.
const HOLDING_MOVES: usize = 3;
const ONLY_MOVES_OF_A_HOLD: usize = 2;

/// A number of plies that no line of a puzzle reaches.
const MAX_LINE: usize = 64;

impl Kind {
    pub const fn name(self) -> &'static str {
        match self {
            Self::OnlyMove => "only-move",
            Self::Win => "win",
            Self::Hold => "hold",
            Self::Change => "change",
        }
    }

    /// The kinds of puzzles that can begin in this state.
    pub fn of(game: &Game, state: State) -> Vec<Self> {
        let solver = state.turn;
        let winner = game.winner(state);
        let right = game.right_moves(state);
        let is_obvious = || {
            shortest_ways(game, state).iter().any(|to| right.contains(to))
                || (solver == Player::Cat && wins_by_walking(game, state))
        };
        if winner == Some(solver.other()) || right.len() == game.moves(state).len() || is_obvious() {
            return Vec::new();
        }
        let mut kinds = Vec::new();
        if right.len() == 1 {
            kinds.push(Self::OnlyMove);
        }
        if winner == Some(solver) && only_moves(game, state, MAX_LINE).len() >= ONLY_MOVES_OF_A_WIN {
            kinds.push(Self::Win);
        }
        if winner.is_none() && must_hold(game, state, HOLDING_MOVES, ONLY_MOVES_OF_A_HOLD) {
            kinds.push(Self::Hold);
        }
        kinds
    }

    /// The positions on the line of perfect play in which the reader has only one right move, each with this move. The
    /// line ends with the last move asked of the reader.
    pub fn key_moves(self, game: &Game, state: State) -> Vec<(State, Cell)> {
        let plies = match self {
            Self::OnlyMove => 1,
            Self::Win | Self::Change => MAX_LINE,
            Self::Hold => 2 * HOLDING_MOVES - 1,
        };
        only_moves(game, state, plies)
    }

    /// The percentage of tries in which the fallible player (see `player.rs`) solves this state.
    pub fn grade(self, game: &Game, state: State, numbers: &mut fastrand::Rng) -> u8 {
        let most = match self {
            Self::OnlyMove | Self::Change => 1,
            Self::Win => 3 * game.line(state, MAX_LINE).len().div_ceil(2),
            Self::Hold => HOLDING_MOVES,
        };
        percentage(|| solves(game, state, most, self == Self::Win, numbers))
    }
}

/// The positions among the first `plies` of perfect play in which the player who begins has only one right move, each
/// with this move.
fn only_moves(game: &Game, state: State, plies: usize) -> Vec<(State, Cell)> {
    let line = game.line(state, plies).into_iter();
    line.filter(|&(at, to)| at.turn == state.turn && game.only_move(at) == Some(to)).collect()
}

/// Whether at least `only` of the reader's next `moves` moves are the only right ones, whichever right moves the reader
/// makes.
fn must_hold(game: &Game, state: State, moves: usize, only: usize) -> bool {
    if moves < only || only == 0 {
        return only == 0;
    }
    let only = only - usize::from(game.only_move(state).is_some());
    game.right_moves(state).into_iter().all(|to| {
        let next = state.after(to);
        let reply = game.best_move(next).map(|reply| next.after(reply));
        reply.map_or(only == 0, |next| must_hold(game, next, moves - 1, only))
    })
}

/// Whether the fallible player makes `most` right moves or wins earlier. If `to_the_end`, whether it wins within `most`
/// moves without a wrong one.
fn solves(game: &Game, mut state: State, most: usize, to_the_end: bool, numbers: &mut fastrand::Rng) -> bool {
    let winner = game.winner(state);
    for _ in 0..most {
        state = state.after(fallible_move(game, state, numbers));
        if game.winner(state) != winner {
            return false;
        }
        match game.best_move(state) {
            Some(reply) => state = state.after(reply),
            None => return true,
        }
    }
    !to_the_end
}
