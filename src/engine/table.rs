//! [`Table`]: the result of an analysis, and how to look up a state in it.

use crate::game::cell::{Cell, Cells, Pair};
use crate::game::player::Player;
use crate::game::state::{Forced, State};

/// The result for every state of an arena: a forced win with its number of plies, or a draw.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) food: Cell,
    /// Whether a player may stay. If so, a round is two plies.
    pub(super) may_stay: bool,
    /// Pairs of sets of mouse cells, one set for each turn. The first 64 pairs hold, for each cell of the cat, the
    /// states that the cat wins. `rounds` describes the other pairs.
    pub(super) sets: Box<[Pair]>,
    pub(super) rounds: Rounds,
}

/// The form in which a table stores the round that decided each state.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rounds {
    /// As a list of this many rounds. First come the cells of the cat that each round updated. Then come the states
    /// that each round decided, one entry for each cell of the cat that the round updated.
    Listed(usize),
    /// In binary: for each bit of the round's number, the lowest first, and each cell of the cat, the states whose
    /// round has this bit set. The size does not depend on the number of rounds.
    Binary,
}

impl Table {
    /// The forced win from this state; `None` in a draw. Both players must stand on floor.
    pub fn forced(&self, state: State) -> Option<Forced> {
        let State { mouse, cat, turn } = state;
        if mouse == cat || cat == self.food {
            return Some(Forced { winner: Player::Cat, plies: 0 });
        }
        if mouse == self.food {
            return Some(Forced { winner: Player::Mouse, plies: 0 });
        }
        let winner = if self.cat_won(turn, cat).contains(mouse) { Player::Cat } else { Player::Mouse };
        let round = match self.rounds {
            Rounds::Listed(count) => self.listed(count).find(|round| round.decided(turn, cat).contains(mouse))?.number,
            Rounds::Binary => {
                let bits = self.planes(turn, cat).map(|mice| u16::from(mice.contains(mouse)));
                let round = bits.zip(0..).map(|(is_set, bit)| is_set << bit).sum();
                // Rounds are numbered from 1, so 0 means that the state was never decided.
                if round == 0 {
                    return None;
                }
                round
            }
        };
        let plies = if self.may_stay { 2 * round - less_than_two_a_round(turn, winner) } else { round };
        Some(Forced { winner, plies })
    }

    /// The mouse cells of all states with this turn, this cell of the cat and exactly this result. `plies` must be at
    /// least 1, because states in which the game is over cannot be looked up here.
    pub(crate) fn mice(&self, turn: Player, cat: Cell, forced: Forced) -> Cells {
        let Forced { winner, plies } = forced;
        let two_a_round = plies + less_than_two_a_round(turn, winner);
        let round = if self.may_stay { two_a_round / 2 } else { plies };
        let decided = match self.rounds {
            Rounds::Listed(count) => {
                self.listed(count).nth(usize::from(round) - 1).map_or(Cells::EMPTY, |round| round.decided(turn, cat))
            }
            Rounds::Binary => {
                let planes = self.planes(turn, cat).zip(0..);
                planes.fold(Cells::ALL, |mice, (set, bit)| if round >> bit & 1 == 1 { mice & set } else { mice - set })
            }
        };
        match winner {
            Player::Mouse => decided - self.cat_won(turn, cat),
            Player::Cat => decided & self.cat_won(turn, cat),
        }
    }

    /// The length in plies of the longest forced win of `winner` from any of the starts, and a start with a win of this
    /// length; `None` if `winner` cannot force a win from any start. `starts` holds cells of the cat, each with the
    /// cells of the mouse, and the mouse is to move. The game must not be over in any start.
    pub fn longest(&self, winner: Player, starts: &[(Cell, Cells)]) -> Option<(u16, State)> {
        let won = |&(cat, mice): &(Cell, Cells)| match winner {
            Player::Mouse => (cat, mice - self.cat_won(Player::Mouse, cat)),
            Player::Cat => (cat, mice & self.cat_won(Player::Mouse, cat)),
        };
        let mut longest: Vec<(Cell, Cells)> = starts.iter().map(won).collect();
        match self.rounds {
            Rounds::Listed(count) => {
                let rounds: Vec<Round<'_>> = self.listed(count).collect();
                let decided = |round: &Round<'_>| -> Vec<(Cell, Cells)> {
                    longest.iter().map(|&(cat, mice)| (cat, mice & round.decided(Player::Mouse, cat))).collect()
                };
                let last =
                    rounds.iter().rev().map(decided).find(|states| states.iter().any(|(_, mice)| !mice.is_empty()));
                longest = last?;
            }
            Rounds::Binary => {
                // Finds the highest round bit by bit, from the highest bit down. If some states have a 1, the states
                // with a 0 drop out.
                for plane in self.sets.chunks_exact(64).skip(1).rev() {
                    let ahead =
                        longest.iter().map(|&(cat, mice)| (cat, mice & with(Player::Mouse, plane[cat.index()])));
                    let ahead: Vec<(Cell, Cells)> = ahead.collect();
                    if ahead.iter().any(|(_, mice)| !mice.is_empty()) {
                        longest = ahead;
                    }
                }
            }
        }
        let (cat, mouse) = longest.into_iter().find_map(|(cat, mice)| Some((cat, mice.first()?)))?;
        let state = State { mouse, cat, turn: Player::Mouse };
        // A state that was never decided has round 0, and `forced` returns `None` for it.
        self.forced(state).map(|forced| (forced.plies, state))
    }

    /// The mouse cells of all states with this turn and this cell of the cat in which `winner` can force a win, or has
    /// won. With `None`, the mouse cells of all draws. The bits outside the floor have no meaning.
    pub(crate) fn mice_of(&self, winner: Option<Player>, turn: Player, cat: Cell) -> Cells {
        if cat == self.food {
            return if winner == Some(Player::Cat) { Cells::ALL } else { Cells::EMPTY };
        }
        let by_cat = self.cat_won(turn, cat).with(cat);
        let by_mouse = || self.decided(turn, cat).with(self.food) - by_cat;
        match winner {
            Some(Player::Cat) => by_cat,
            Some(Player::Mouse) => by_mouse(),
            None => !(by_cat | by_mouse()),
        }
    }

    /// The mouse cells of all states with this turn and this cell of the cat that any round decided.
    fn decided(&self, turn: Player, cat: Cell) -> Cells {
        let or = |all, mice| all | mice;
        match self.rounds {
            Rounds::Listed(count) => self.listed(count).map(|round| round.decided(turn, cat)).fold(Cells::EMPTY, or),
            Rounds::Binary => self.planes(turn, cat).fold(Cells::EMPTY, or),
        }
    }

    /// The mouse cells of the states with this turn and this cell of the cat that the cat wins.
    fn cat_won(&self, turn: Player, cat: Cell) -> Cells {
        with(turn, self.sets[cat.index()])
    }

    /// For each bit of the round, the lowest first: the mouse cells of the states whose round has this bit set.
    fn planes(&self, turn: Player, cat: Cell) -> impl Iterator<Item = Cells> {
        self.sets.chunks_exact(64).skip(1).map(move |plane| with(turn, plane[cat.index()]))
    }

    /// The rounds of a list with `count` rounds, in order.
    fn listed(&self, count: usize) -> impl Iterator<Item = Round<'_>> {
        let (cats, mut decided) = self.sets[64..].split_at(count);
        (1..).zip(cats).map(move |(number, cats)| {
            let cats = Cells(cats.to_array()[0]);
            let round;
            (round, decided) = decided.split_at(cats.count() as usize);
            Round { number, cats, decided: round }
        })
    }
}

/// The plies to subtract from 2*n* for a state on a board that was decided in round *n*: see the table in
/// [`engine`](crate::engine).
fn less_than_two_a_round(turn: Player, winner: Player) -> u16 {
    u16::from(turn == Player::Cat) + u16::from(winner == Player::Mouse)
}

/// The states that one round decided.
struct Round<'table> {
    number: u16,
    /// The cells of the cat that the round updated.
    cats: Cells,
    /// For each of these cells, in order, the mouse cells that the round decided: one set for each turn.
    decided: &'table [Pair],
}

impl Round<'_> {
    /// The mouse cells that the round decided for this turn and this cell of the cat.
    fn decided(&self, turn: Player, cat: Cell) -> Cells {
        if !self.cats.contains(cat) {
            return Cells::EMPTY;
        }
        let before = self.cats & Cells((1 << cat.index()) - 1);
        with(turn, self.decided[before.count() as usize])
    }
}

/// The set for `turn`.
fn with(turn: Player, pair: Pair) -> Cells {
    Cells(pair.to_array()[turn.index()])
}
