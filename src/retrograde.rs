//! The engine: retrograde analysis of a whole game, one bit a state.
//!
//! For each cat cell and turn, one [`Cells`] holds the mouse cells of the states that a player has won. A ply of the
//! analysis is then a handful of set operations for up to 64 states at a time. The work of a ply is bounded by what the
//! ply before it decided: where nothing new was decided, nothing can follow.

use crate::arena::{Arena, State};
use crate::cells::{Cell, Cells};
use crate::piece::Player;

/// A win that a player can force, and how long it takes when the winner hurries and the loser holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forced {
    /// Who can force the end.
    pub winner: Player,
    /// In how many plies; 0 when the game is over.
    pub plies: u16,
}

/// One set of mouse cells for each cat cell.
type ByCat = [Cells; 64];

/// The sets of states won by each player, by turn: `won[winner][turn][cat]`.
type Won = [[ByCat; 2]; 2];

/// Every state of an arena, decided: who can force a win there, and in how many plies.
#[derive(Clone, Debug)]
pub struct Table {
    won: Won,
    /// The plies of the won states in binary: bit `b` of a state's distance is in plane `b`, `planes[b][turn][cat]`.
    planes: Vec<[ByCat; 2]>,
}

/// The states decided at one ply.
struct Layer {
    won: Won,
    /// `cats[winner][turn]`: for which cats the set is not empty.
    cats: [[Cells; 2]; 2],
}

impl Layer {
    const EMPTY: Self = Self { won: [[[Cells::EMPTY; 64]; 2]; 2], cats: [[Cells::EMPTY; 2]; 2] };

    fn add(&mut self, winner: Player, turn: Player, cat: Cell, mice: Cells) {
        if !mice.is_empty() {
            let set = &mut self.won[winner as usize][turn as usize][cat.index()];
            *set |= mice;
            let cats = &mut self.cats[winner as usize][turn as usize];
            *cats = cats.with(cat);
        }
    }

    fn cats(&self, winner: Player, turn: Player) -> Cells {
        self.cats[winner as usize][turn as usize]
    }

    fn mice(&self, winner: Player, turn: Player, cat: Cell) -> Cells {
        self.won[winner as usize][turn as usize][cat.index()]
    }

    fn is_empty(&self) -> bool {
        self.cats == [[Cells::EMPTY; 2]; 2]
    }

    fn clear(&mut self) {
        for (won, cats) in self.won.iter_mut().flatten().zip(self.cats.iter_mut().flatten()) {
            for cat in *cats {
                won[cat.index()] = Cells::EMPTY;
            }
            *cats = Cells::EMPTY;
        }
    }
}

impl Table {
    /// Decides every state of the arena.
    ///
    /// A state is won for the player to move when one move leads to a state lost for the other, and lost when all moves
    /// lead to states won by the other. States decided at ply *n* decide others at ply *n* + 1; those never reached are
    /// draws.
    pub fn solve(arena: &Arena) -> Self {
        let mut table = Self { won: [[[Cells::EMPTY; 64]; 2]; 2], planes: Vec::new() };
        // The cat's steps are taken cell by cell, so they are looked up; the mouse's go over whole sets.
        let mut cat_steps = [Cells::EMPTY; 64];
        for cat in arena.floor() {
            cat_steps[cat.index()] = arena.reach(Player::Cat, Cells::of(cat));
        }
        let mut last = Layer::EMPTY;
        table.decide_terminals(arena, &mut last);
        let mut next = Layer::EMPTY;
        let mut plies = 0;
        while !last.is_empty() {
            plies += 1;
            next.clear();
            table.mouse_moves(arena, &last, &mut next);
            table.cat_moves(arena, &cat_steps, &last, &mut next);
            table.record(plies, &next);
            std::mem::swap(&mut last, &mut next);
        }
        table
    }

    /// Who can force a win in this state, and in how many plies; none in a draw.
    pub fn forced(&self, state: State) -> Option<Forced> {
        let State { mouse, cat, turn } = state;
        let winner = Player::BOTH.into_iter().find(|&winner| self.won(winner, turn, cat).contains(mouse))?;
        let plies = (0..)
            .zip(&self.planes)
            .fold(0, |plies, (bit, plane)| plies | u16::from(plane[turn as usize][cat.index()].contains(mouse)) << bit);
        Some(Forced { winner, plies })
    }

    /// The mouse cells for which the state with this cat and turn has just this result.
    pub fn mice_with(&self, result: Option<Forced>, cat: Cell, turn: Player) -> Cells {
        let Some(Forced { winner, plies }) = result else {
            return !(self.won(Player::Mouse, turn, cat) | self.won(Player::Cat, turn, cat));
        };
        (0..).zip(&self.planes).fold(self.won(winner, turn, cat), |mice, (bit, plane)| {
            let set = plane[turn as usize][cat.index()];
            mice & if plies >> bit & 1 == 1 { set } else { !set }
        })
    }

    fn won(&self, winner: Player, turn: Player, cat: Cell) -> Cells {
        self.won[winner as usize][turn as usize][cat.index()]
    }

    fn undecided(&self, arena: &Arena, turn: Player, cat: Cell) -> Cells {
        arena.floor() - (self.won(Player::Mouse, turn, cat) | self.won(Player::Cat, turn, cat))
    }

    /// The states in which the game is over. The rules test them in this order: both on one cell, the cat on the food,
    /// the mouse on the food.
    fn decide_terminals(&mut self, arena: &Arena, layer: &mut Layer) {
        let (floor, food) = (arena.floor(), arena.food());
        for cat in floor {
            let (cat_wins, mouse_wins) =
                if cat == food { (floor, Cells::EMPTY) } else { (Cells::of(cat), Cells::of(food)) };
            for turn in Player::BOTH {
                layer.add(Player::Cat, turn, cat, cat_wins);
                layer.add(Player::Mouse, turn, cat, mouse_wins);
            }
        }
        self.record(0, layer);
    }

    /// Decides states with the mouse to move from the last layer's states with the cat to move.
    fn mouse_moves(&self, arena: &Arena, last: &Layer, next: &mut Layer) {
        for cat in last.cats(Player::Mouse, Player::Cat) {
            let won = arena.reach(Player::Mouse, last.mice(Player::Mouse, Player::Cat, cat));
            next.add(Player::Mouse, Player::Mouse, cat, won & self.undecided(arena, Player::Mouse, cat));
        }
        for cat in last.cats(Player::Cat, Player::Cat) {
            let escapes = arena.floor() - self.won(Player::Cat, Player::Cat, cat);
            let lost = self.undecided(arena, Player::Mouse, cat) - arena.reach(Player::Mouse, escapes);
            next.add(Player::Cat, Player::Mouse, cat, lost);
        }
    }

    /// Decides states with the cat to move from the last layer's states with the mouse to move.
    fn cat_moves(&self, arena: &Arena, steps: &ByCat, last: &Layer, next: &mut Layer) {
        for to in last.cats(Player::Cat, Player::Mouse) {
            let mice = last.mice(Player::Cat, Player::Mouse, to);
            for cat in steps[to.index()] {
                next.add(Player::Cat, Player::Cat, cat, mice & self.undecided(arena, Player::Cat, cat));
            }
        }
        // A cat that has lost has all its moves lost, so at least one of them in the last layer.
        let mut candidates = [Cells::EMPTY; 64];
        let mut cats = Cells::EMPTY;
        for to in last.cats(Player::Mouse, Player::Mouse) {
            for cat in steps[to.index()] {
                candidates[cat.index()] |= last.mice(Player::Mouse, Player::Mouse, to);
            }
            cats |= steps[to.index()];
        }
        for cat in cats {
            let mut lost = candidates[cat.index()] & self.undecided(arena, Player::Cat, cat);
            for to in steps[cat.index()] {
                if lost.is_empty() {
                    break;
                }
                lost &= self.won(Player::Mouse, Player::Mouse, to);
            }
            next.add(Player::Mouse, Player::Cat, cat, lost);
        }
    }

    /// Enters a layer into the table.
    fn record(&mut self, plies: u16, layer: &Layer) {
        if layer.is_empty() {
            return;
        }
        let bits = (u16::BITS - plies.leading_zeros()) as usize;
        if bits > self.planes.len() {
            self.planes.push([[Cells::EMPTY; 64]; 2]);
        }
        for winner in Player::BOTH {
            for turn in Player::BOTH {
                for cat in layer.cats(winner, turn) {
                    let mice = layer.mice(winner, turn, cat);
                    self.won[winner as usize][turn as usize][cat.index()] |= mice;
                    for (bit, plane) in self.planes.iter_mut().enumerate() {
                        if plies >> bit & 1 == 1 {
                            plane[turn as usize][cat.index()] |= mice;
                        }
                    }
                }
            }
        }
    }
}
