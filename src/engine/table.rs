//! [`Table`]: what the engine decided, and how it is looked up.

use crate::game::cell::{Cell, Cells, Pair};
use crate::game::player::Player;
use crate::game::state::{Forced, State};

/// Every state of an arena, decided: who can force a win there, and in how many plies.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) food: Cell,
    /// Whether a player may stay, and a round is two plies.
    pub(super) may_stay: bool,
    /// Pairs of sets of mouse cells, by turn. First, for each cat, the states that the cat has won; then what `rounds`
    /// says.
    pub(super) sets: Box<[Pair]>,
    pub(super) rounds: Rounds,
}

/// How a table keeps in which round a state was decided.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rounds {
    /// As they went: the cats that each of so many rounds looked at; then, for each round and such cat, what was decided.
    Listed(usize),
    /// In binary, for each bit from the lowest and for each cat. Takes the same space however long the game.
    Binary,
}

impl Table {
    /// Who can force a win in this state, and in how many plies; none in a draw. Both players stand on floor.
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
                // No round has the number 0: the state was never decided.
                if round == 0 {
                    return None;
                }
                round
            }
        };
        let plies = if self.may_stay { 2 * round - less_than_two_a_round(turn, winner) } else { round };
        Some(Forced { winner, plies })
    }

    /// The mouse cells of the states that are decided exactly so, though not over, with this turn and cat.
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

    /// The mouse cells with which the cat has won.
    fn cat_won(&self, turn: Player, cat: Cell) -> Cells {
        with(turn, self.sets[cat.index()])
    }

    /// The bits of the rounds, the lowest first: the mouse cells where it is set.
    fn planes(&self, turn: Player, cat: Cell) -> impl Iterator<Item = Cells> {
        self.sets.chunks_exact(64).skip(1).map(move |plane| with(turn, plane[cat.index()]))
    }

    /// The rounds as they went.
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

/// On a board, by how many plies what is decided in round *n* is nearer than 2*n* plies to the end.
fn less_than_two_a_round(turn: Player, winner: Player) -> u16 {
    u16::from(turn == Player::Cat) + u16::from(winner == Player::Mouse)
}

/// What one round decided.
struct Round<'table> {
    number: u16,
    /// The cats it looked at.
    cats: Cells,
    /// For each of them in order, which mouse cells, by turn.
    decided: &'table [Pair],
}

impl Round<'_> {
    fn decided(&self, turn: Player, cat: Cell) -> Cells {
        if !self.cats.contains(cat) {
            return Cells::EMPTY;
        }
        let before = self.cats & Cells((1 << cat.index()) - 1);
        with(turn, self.decided[before.count() as usize])
    }
}

/// Of a pair by turn, the set of this turn.
fn with(turn: Player, pair: Pair) -> Cells {
    Cells(pair.to_array()[turn as usize])
}
