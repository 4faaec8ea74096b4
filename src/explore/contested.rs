//! [`Required`]: the win that a search for a board or a graph requires.

use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::dice::Dice;
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State, StateAtPly};

/// The required winner of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Either player.
    Any,
    /// This player, by a forced win within the limit.
    Forced(Player),
    /// The cat, by the move limit: nobody can force a win within it.
    Limit,
}

/// The required win.
#[derive(Clone, Copy)]
pub(crate) struct Required {
    /// The required winner. On a graph, [`Winner::Limit`] requires a draw.
    pub(crate) winner: Winner,
    /// The minimum length in plies.
    pub(crate) min_plies: u16,
    /// Whether the game must be worth playing, as [`is_contested`] decides.
    pub(crate) contested: bool,
}

impl Required {
    /// The length in plies of this forced win; `None` if it is not the required win.
    pub(crate) fn length(self, forced: Option<Forced>) -> Option<u16> {
        match self.winner {
            Winner::Any => forced.map(|forced| forced.plies).or((self.min_plies == 0).then_some(0)),
            Winner::Forced(player) => forced.filter(|forced| forced.winner == player).map(|forced| forced.plies),
            // A game without a forced win is given the maximum length, because climbing cannot improve on it.
            Winner::Limit => forced.is_none().then_some(u16::MAX),
        }
    }

    /// The length by which the search judges a win of this `length`. This is one ply less than required if the win is
    /// long enough, but the game must be worth playing and is not; then the search goes on. In all other cases it is
    /// `length` itself.
    pub(crate) fn counted(self, length: Option<u16>, is_contested: impl FnOnce() -> bool) -> Option<u16> {
        let is_enough = length.is_some_and(|length| length >= self.min_plies);
        if !is_enough || !self.contested || self.winner == Winner::Limit || is_contested() {
            return length;
        }
        self.min_plies.checked_sub(1)
    }

    /// The player whose win a climb makes longer, and the length of that win at the start of the climb. `at_hand` is
    /// the forced win on the given board or graph from which the climb starts; `None` in a draw, or if none is given. If
    /// either player may win, the climb makes the win `at_hand` longer, or without one a win of the player `any`, which
    /// starts at 0 plies.
    pub(crate) fn to_climb(self, any: Player, at_hand: Option<Forced>) -> (Player, u16) {
        let winner = match self.winner {
            Winner::Forced(player) => player,
            Winner::Any => at_hand.map_or(any, |forced| forced.winner),
            Winner::Limit => any,
        };
        (winner, at_hand.filter(|forced| forced.winner == winner).map_or(0, |forced| forced.plies))
    }

    /// Whether no win can be long enough. `longest` returns a length that no win of the player exceeds.
    pub(crate) fn is_too_long(self, longest: impl Fn(Player) -> u16) -> bool {
        let is_too_long = |player| self.min_plies > longest(player);
        match self.winner {
            Winner::Forced(player) => is_too_long(player),
            Winner::Any => Player::BOTH.into_iter().all(is_too_long),
            Winner::Limit => false,
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
    starts: &(impl Iterator<Item = (Cell, Cells)> + Clone),
    dice: &mut Dice,
) -> Option<(u16, State)> {
    let mut longest = None;
    let mut last = None;
    for plies in lengths {
        // If there is a win in n plies, there is one in n - 2, two plies further along the line. So the loop stops at a
        // gap.
        if plies > *last.get_or_insert(plies - 1) + 2 {
            break;
        }
        let forced = Forced { winner, plies };
        let (mut start, mut count) = (None, 0);
        for (cat, mice) in starts.clone() {
            for mouse in table.mice(Player::Mouse, cat, forced) & mice {
                count += 1;
                if dice.below(count) == 0 {
                    start = Some(State { mouse, cat, turn: Player::Mouse });
                }
            }
        }
        // The table's sets are meaningless for more plies than it has rounds.
        if let Some(start) = start.filter(|&start| table.forced(start) == Some(forced)) {
            (longest, last) = (Some((plies, start)), Some(plies));
        }
    }
    longest
}

/// The minimum number of other places that the loser of a contested game can get to if it is alone.
const MIN_ROOM: u32 = 3;

/// In a contested game, the winner can throw the win away with each of this many first moves of its own. If the winner
/// makes fewer moves, it can do so with each of them.
const DIFFICULT_MOVES: usize = 3;

/// Whether a game with these optimal moves is worth playing: the loser can get to at least three other places, and the
/// winner can err with each of its first three moves.
pub(crate) fn is_contested(
    arena: &Arena,
    start: State,
    winner: Player,
    moves: &[Move],
    can_err: impl Fn(StateAtPly) -> bool,
) -> bool {
    let from = match winner {
        Player::Mouse => start.cat,
        Player::Cat => start.mouse,
    };
    let room = arena.zones(winner.other(), from).pop().unwrap_or_default();
    let states = moves.iter().scan(start.at_ply(0), |at, played| {
        let before = *at;
        *at = at.state.after(played.to).at_ply(at.played + 1);
        Some(before)
    });
    let mut own = states.filter(|at| at.state.turn == winner).take(DIFFICULT_MOVES);
    room.count() > MIN_ROOM && own.all(can_err)
}
