//! The engine: retrograde analysis of a whole game, one bit a state.
//!
//! For each cat cell and turn, one [`Cells`] holds the mouse cells of the states that a player has won. A ply of the
//! analysis is then a handful of set operations for up to 64 states at a time. The work of a ply is bounded by what the
//! ply before it decided: where nothing new was decided, nothing can follow.

use std::cell::RefCell;

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

const MOUSE: usize = Player::Mouse as usize;
const CAT: usize = Player::Cat as usize;

/// Of 8,192 states none is 8,192 plies from the end, so 12 bits would hold half the plies. A power of two is quicker to
/// find the way in.
const MOST_BITS: usize = 16;

const NOTHING: [ByCat; 2] = [[Cells::EMPTY; 64]; 2];

/// Every state of an arena, decided: who can force a win there, and in how many plies.
#[derive(Clone, Debug)]
pub struct Table {
    food: Cell,
    /// For each turn and cat cell a set of mouse cells, `[kind][turn][cat]` in one row. The kinds:
    /// 0. the states that the mouse has won;
    /// 1. the states that nobody has won: in all others the cat has;
    /// 2. and following: half the plies of the won states, rounded down, in binary, the lowest bit first.
    ///
    /// The last bit of a distance need not be kept. Whoever can stay never has to end the game to the other's advantage,
    /// so the last move is the winner's, and a distance is odd just where the winner is to move.
    sets: Box<[Cells]>,
}

impl Table {
    /// Decides every state of the arena.
    ///
    /// A state is won for the player to move when one move leads to a state lost for the other, and lost when all moves
    /// lead to states won by the other. States decided at ply *n* decide others at ply *n* + 1; those never reached are
    /// draws.
    pub fn solve(arena: &Arena) -> Self {
        thread_local! {
            /// Kept from one analysis to the next, for it costs as much to clear as to solve a small board.
            static ANALYSIS: RefCell<Analysis> = const { RefCell::new(Analysis::UNUSED) };
        }
        ANALYSIS.with_borrow_mut(|analysis| analysis.table(arena))
    }

    /// Who can force a win in this state, and in how many plies; none in a draw. Both players stand on floor.
    pub fn forced(&self, state: State) -> Option<Forced> {
        let State { mouse, cat, turn } = state;
        let mut kinds = self.sets.chunks_exact(128).map(|sets| sets[turn as usize * 64 + cat.index()].contains(mouse));
        let (mouse_won, undecided) = (kinds.next() == Some(true), kinds.next() == Some(true));
        if undecided {
            return None;
        }
        let winner = if mouse_won { Player::Mouse } else { Player::Cat };
        let is_over = mouse == cat || mouse == self.food || cat == self.food;
        let last_bit = u16::from(winner == turn && !is_over);
        let plies = (1..).zip(kinds).fold(last_bit, |plies, (bit, is_set)| plies | u16::from(is_set) << bit);
        Some(Forced { winner, plies })
    }
}

/// The states decided at one ply. A set is meaningful only for the cats named for it.
struct Layer {
    /// `mice[turn][cat]`.
    mice: [ByCat; 2],
    /// For which cats there is a set, which is then not empty, by turn.
    cats: [Cells; 2],
}

impl Layer {
    const EMPTY: Self = Self { mice: NOTHING, cats: [Cells::EMPTY; 2] };

    fn is_empty(&self) -> bool {
        self.cats == [Cells::EMPTY; 2]
    }
}

/// A table in the making.
struct Analysis {
    /// Where the cat can go from each cell. Its moves are taken one by one; the mouse's go over whole sets.
    cat_steps: ByCat,
    /// The states that the mouse has won, `mouse_won[turn][cat]`.
    mouse_won: [ByCat; 2],
    /// The states not yet decided, `undecided[turn][cat]`.
    undecided: [ByCat; 2],
    /// For which cats there are none, by turn.
    closed: [Cells; 2],
    /// The ply that is being decided.
    plies: u16,
    /// The bits of half the plies, `planes[bit][turn][cat]`.
    planes: [[ByCat; 2]; MOST_BITS],
    /// How many planes are in use.
    bits: usize,
    /// What the last ply decided. At an odd ply it is the player to move who has won, at an even one who has lost.
    won: Layer,
    lost: Layer,
    /// The sets of mouse cells that are moved together.
    moved: ByCat,
}

impl Analysis {
    const UNUSED: Self = Self {
        cat_steps: [Cells::EMPTY; 64],
        mouse_won: NOTHING,
        undecided: NOTHING,
        closed: [Cells::EMPTY; 2],
        plies: 0,
        planes: [NOTHING; MOST_BITS],
        bits: 0,
        won: Layer::EMPTY,
        lost: Layer::EMPTY,
        moved: [Cells::EMPTY; 64],
    };

    fn table(&mut self, arena: &Arena) -> Table {
        self.begin(arena);
        while !self.won.is_empty() || !self.lost.is_empty() {
            self.begin_ply();
            if self.plies % 2 == 1 {
                self.decide_won_mice(arena);
                self.decide_won_cats(arena);
                self.lost.cats = [Cells::EMPTY; 2];
            } else {
                self.decide_lost_mice(arena);
                self.decide_lost_cats(arena);
                self.won.cats = [Cells::EMPTY; 2];
            }
        }
        let mut sets = Vec::with_capacity(128 * (2 + self.bits));
        for kind in [&self.mouse_won, &self.undecided].into_iter().chain(&self.planes[..self.bits]) {
            sets.extend_from_slice(kind.as_flattened());
        }
        Table { food: arena.food(), sets: sets.into_boxed_slice() }
    }

    /// Begins with the states in which the game is over, and those one move before. The first ply follows from all
    /// terminal states together, so it is written down rather than worked out cat by cat.
    ///
    /// The rules test for the end in this order: both on one cell, the cat on the food, the mouse on the food. One move
    /// before, a mouse beside the food takes it, and a cat beside the mouse or the food takes that; who can stay has not
    /// lost by the next move. Cats on walls are worked out like all others, and never looked at.
    fn begin(&mut self, arena: &Arena) {
        let (floor, food) = (arena.floor(), arena.food());
        for (index, steps) in self.cat_steps.iter_mut().enumerate() {
            *steps = Cells(1 << index);
        }
        arena.reach_each(Player::Cat, &mut self.cat_steps);
        let beside_food = arena.reach(Player::Mouse, Cells::of(food));
        self.closed = [Cells::of(food); 2];
        self.won.cats = [Cells::EMPTY; 2];
        self.lost.cats = [Cells::EMPTY; 2];
        for index in 0..64 {
            let going_on = floor.without(food) - Cells(1 << index);
            let steps = self.cat_steps[index];
            let caught = if steps.contains(food) { floor } else { steps };
            for (turn, reached) in [(MOUSE, beside_food), (CAT, caught)] {
                let mice = going_on & reached;
                let undecided = going_on - mice;
                self.mouse_won[turn][index] = Cells::of(food) | if turn == MOUSE { mice } else { Cells::EMPTY };
                self.undecided[turn][index] = undecided;
                self.closed[turn] |= Cells(u64::from(undecided.is_empty()) << index);
                self.won.mice[turn][index] = mice;
                self.won.cats[turn] |= Cells(u64::from(!mice.is_empty()) << index);
            }
        }
        for turn in [MOUSE, CAT] {
            self.mouse_won[turn][food.index()] = Cells::EMPTY;
            self.undecided[turn][food.index()] = Cells::EMPTY;
            self.won.cats[turn] &= floor.without(food);
        }
        self.plies = 1;
        self.bits = 0;
    }

    /// Goes on to the next ply.
    fn begin_ply(&mut self) {
        self.plies += 1;
        if (self.plies / 2) >> self.bits != 0 {
            self.planes[self.bits] = NOTHING;
            self.bits += 1;
        }
    }

    /// Decides states with the mouse to move: it has won where a move leads to a state just lost for the cat.
    fn decide_won_mice(&mut self, arena: &Arena) {
        let cats = self.lost.cats[CAT] - self.closed[MOUSE];
        for (moved, cat) in self.moved.iter_mut().zip(cats) {
            *moved = self.lost.mice[CAT][cat.index()];
        }
        arena.reach_each(Player::Mouse, &mut self.moved[..cats.count() as usize]);
        for (place, cat) in cats.into_iter().enumerate() {
            self.decide::<MOUSE, true>(cat, self.moved[place]);
        }
    }

    /// Decides states with the mouse to move: it has lost where no move leads to a state that the cat has not won.
    fn decide_lost_mice(&mut self, arena: &Arena) {
        let cats = self.won.cats[CAT] - self.closed[MOUSE];
        for (moved, cat) in self.moved.iter_mut().zip(cats) {
            *moved = self.mouse_won[CAT][cat.index()] | self.undecided[CAT][cat.index()];
        }
        arena.reach_each(Player::Mouse, &mut self.moved[..cats.count() as usize]);
        for (place, cat) in cats.into_iter().enumerate() {
            self.decide::<MOUSE, false>(cat, !self.moved[place]);
        }
    }

    /// Decides states with the cat to move: it has won where a move leads to a state just lost for the mouse.
    fn decide_won_cats(&mut self, arena: &Arena) {
        let lost = self.lost.cats[MOUSE];
        for cat in self.cats_before(arena, lost) {
            let mut reached = Cells::EMPTY;
            for to in self.cat_steps[cat.index()] & lost {
                reached |= self.lost.mice[MOUSE][to.index()];
            }
            self.decide::<CAT, true>(cat, reached);
        }
    }

    /// Decides states with the cat to move: it has lost where all moves lead to states that the mouse has won.
    fn decide_lost_cats(&mut self, arena: &Arena) {
        for cat in self.cats_before(arena, self.won.cats[MOUSE]) {
            let mut lost = self.undecided[CAT][cat.index()];
            for to in self.cat_steps[cat.index()] {
                lost &= self.mouse_won[MOUSE][to.index()];
                if lost.is_empty() {
                    break;
                }
            }
            self.decide::<CAT, false>(cat, lost);
        }
    }

    /// The cats that can go to one of these cells and have undecided states.
    fn cats_before(&self, arena: &Arena, cats: Cells) -> Cells {
        arena.reach(Player::Cat, cats) - self.closed[CAT]
    }

    /// Enters those of the states that are still undecided as won or lost for the player to move.
    ///
    /// Often there are none, but not so often that it could be foreseen: a wrong guess of the processor costs more than
    /// to write nothing.
    #[inline]
    fn decide<const TURN: usize, const WON: bool>(&mut self, cat: Cell, mice: Cells) {
        let index = cat.index();
        let undecided = &mut self.undecided[TURN][index];
        let mice = mice & *undecided;
        *undecided = *undecided - mice;
        self.closed[TURN] |= Cells(u64::from(undecided.is_empty()) << index);
        let layer = if WON { &mut self.won } else { &mut self.lost };
        layer.mice[TURN][index] = mice;
        layer.cats[TURN] |= Cells(u64::from(!mice.is_empty()) << index);
        if WON == (TURN == MOUSE) {
            self.mouse_won[TURN][index] |= mice;
        }
        let mut bits = self.plies / 2;
        while bits != 0 {
            self.planes[bits.trailing_zeros() as usize % MOST_BITS][TURN][index] |= mice;
            bits &= bits - 1;
        }
    }
}
