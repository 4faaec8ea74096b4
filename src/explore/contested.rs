//! [`Required`]: the win that a search for a board or a graph requires.

use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::dice::Dice;
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State, StateAtPly};
use crate::solution::shared::states;

/// The required winner of a board or a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Either player.
    Any,
    /// This player, by a forced win within the limit.
    Forced(Player),
    /// Nobody can force a win within the move limit: the cat wins a board by the limit, and a graph is a draw.
    Nobody,
}

/// The required win.
#[derive(Clone, Copy)]
pub(crate) struct Required {
    /// The required winner.
    pub(crate) winner: Winner,
    /// The minimum length in plies.
    pub(crate) min_plies: u16,
    /// Whether the game must be worth playing, as [`is_contested`] decides.
    pub(crate) contested: bool,
}

impl Required {
    /// The length in plies that counts for a game with this forced win, if any; `None` if the game does not have the
    /// required winner.
    pub(crate) fn length(self, forced: Option<Forced>) -> Option<u16> {
        match self.winner {
            Winner::Any => forced.map(|forced| forced.plies).or((self.min_plies == 0).then_some(0)),
            Winner::Forced(player) => forced.filter(|forced| forced.winner == player).map(|forced| forced.plies),
            // A game without a forced win is given the maximum length, because climbing cannot improve on it.
            Winner::Nobody => forced.is_none().then_some(u16::MAX),
        }
    }

    /// The length that the search counts for a win of this `length`: normally `length` itself. If the win is long
    /// enough, but the game must be worth playing and is not, the result is one ply less than required, so that the
    /// search goes on.
    pub(crate) fn counted(self, length: Option<u16>, is_contested: impl FnOnce() -> bool) -> Option<u16> {
        let is_enough = length.is_some_and(|length| length >= self.min_plies);
        if !is_enough || !self.contested || self.winner == Winner::Nobody || is_contested() {
            return length;
        }
        self.min_plies.checked_sub(1)
    }

    /// The player whose win a climb makes longer, and the length of that win in plies at the start of the climb; 0 if
    /// there is no such win yet. `at_hand` is the forced win on the board or graph that the caller chose as the start;
    /// `None` in a draw, or if the start is random. If either player may win, the climb takes the winner of `at_hand`;
    /// if `at_hand` is `None`, the player `any`.
    pub(crate) fn to_climb(self, any: Player, at_hand: Option<Forced>) -> (Player, u16) {
        let winner = match self.winner {
            Winner::Forced(player) => player,
            Winner::Any => at_hand.map_or(any, |forced| forced.winner),
            Winner::Nobody => any,
        };
        (winner, at_hand.filter(|forced| forced.winner == winner).map_or(0, |forced| forced.plies))
    }

    /// Whether no win can be long enough. `longest` returns a length that no win of the player exceeds.
    pub(crate) fn is_too_long(self, longest: impl Fn(Player) -> u16) -> bool {
        let is_too_long = |player| self.min_plies > longest(player);
        match self.winner {
            Winner::Forced(player) => is_too_long(player),
            Winner::Any => Player::BOTH.into_iter().all(is_too_long),
            Winner::Nobody => false,
        }
    }
}

/// The longest win of the player `winner` with a length among `lengths`, which are in increasing order. The win must
/// begin with the cat on a cell of `starts` and the mouse on one of the cells paired with it. Returns the length and
/// one of the possible starts, chosen at random with equal probability; `None` if there is no such win.
pub(crate) fn longest(
    table: &Table,
    winner: Player,
    lengths: impl Iterator<Item = u16>,
    starts: &[(Cell, Cells)],
    dice: &mut Dice,
) -> Option<(u16, State)> {
    let (most, _) = table.longest(winner, starts)?;
    let mut longest = None;
    for plies in lengths.take_while(|&plies| plies <= most) {
        let mut count = 0;
        for &(cat, mice) in starts {
            for mouse in table.mice(Player::Mouse, cat, Forced { winner, plies }) & mice {
                count += 1;
                if dice.below(count) == 0 {
                    longest = Some((plies, State { mouse, cat, turn: Player::Mouse }));
                }
            }
        }
    }
    longest
}

/// The minimum number of other places that the loser of a contested game can get to, ignoring the winner.
const MIN_ROOM: u32 = 3;

/// The number of the winner's first moves at each of which the winner of a contested game could throw the win away. If
/// the winner makes fewer moves, this must be possible at all of them.
const DIFFICULT_MOVES: usize = 3;

/// Whether a game with these optimal moves is worth playing: the loser can get to at least three other places, and the
/// winner could throw the win away at each of its first three moves. `can_err` returns whether some move in a state
/// throws the win away.
pub(crate) fn is_contested(
    arena: &Arena,
    start: State,
    winner: Player,
    moves: &[Move],
    can_err: impl Fn(StateAtPly) -> bool,
) -> bool {
    let room = arena.room(winner.other(), start.of(winner.other()));
    let states = states(start, moves).zip(0..).map(|(state, played)| state.at_ply(played));
    let mut own = states.filter(|at| at.state.turn == winner).take(DIFFICULT_MOVES);
    room.count() > MIN_ROOM && own.all(can_err)
}
