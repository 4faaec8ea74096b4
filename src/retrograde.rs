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

/// Every state of an arena, decided: who can force a win there, and in how many plies.
#[derive(Clone, Debug)]
pub struct Table {
    /// The states won by each player, by turn: `won[winner][turn][cat]`.
    won: [[ByCat; 2]; 2],
    /// The plies of the won states in binary: bit `b` of a state's distance is in plane `b`, `planes[b][turn][cat]`.
    planes: Vec<[ByCat; 2]>,
}

impl Table {
    /// Decides every state of the arena.
    ///
    /// A state is won for the player to move when one move leads to a state lost for the other, and lost when all moves
    /// lead to states won by the other. States decided at ply *n* decide others at ply *n* + 1; those never reached are
    /// draws.
    pub fn solve(arena: &Arena) -> Self {
        let mut analysis = Analysis::new(arena);
        let (mut one, mut other) = (Layer::EMPTY, Layer::EMPTY);
        let (mut last, mut next) = (&mut one, &mut other);
        analysis.decide_terminals();
        analysis.decide_first_ply(last);
        while !last.is_empty() {
            analysis.begin_ply();
            // Both read what was decided before this ply. What the cat's moves decide may enter the table at once, for
            // the mouse's have read it; those of the mouse wait until the cat's are done.
            analysis.mouse_moves(last, next);
            analysis.cat_moves(last, next);
            analysis.record_mouse_moves(next);
            last.clear();
            std::mem::swap(&mut last, &mut next);
        }
        analysis.table
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

    fn won(&self, winner: Player, turn: Player, cat: Cell) -> Cells {
        self.won[winner as usize][turn as usize][cat.index()]
    }
}

/// The states decided at one ply. A set is meaningful only for the cats named for it.
struct Layer {
    /// `won[winner][turn][cat]`.
    won: [[ByCat; 2]; 2],
    /// `cats[winner][turn]`: for which cats there is a set, which is then not empty.
    cats: [[Cells; 2]; 2],
}

impl Layer {
    const EMPTY: Self = Self { won: [[[Cells::EMPTY; 64]; 2]; 2], cats: [[Cells::EMPTY; 2]; 2] };

    fn set(&mut self, winner: Player, turn: Player, cat: Cell, mice: Cells) {
        self.won[winner as usize][turn as usize][cat.index()] = mice;
        let cats = &mut self.cats[winner as usize][turn as usize];
        *cats = cats.with(cat);
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
        self.cats = [[Cells::EMPTY; 2]; 2];
    }
}

/// A table in the making.
struct Analysis<'a> {
    arena: &'a Arena,
    /// Where the cat can go from each cell. Its moves are taken one by one; the mouse's go over whole sets.
    cat_steps: ByCat,
    table: Table,
    /// The states not yet decided, `undecided[turn][cat]`.
    undecided: [ByCat; 2],
    /// For which cats there are such states, by turn.
    open: [Cells; 2],
    /// The ply that is being decided.
    plies: u16,
    /// Room for the sets of mouse cells that are moved together.
    sets: [Cells; 128],
}

impl<'a> Analysis<'a> {
    fn new(arena: &'a Arena) -> Self {
        let floor = arena.floor();
        // Steps from walls are worked out too, and never looked at.
        let mut cat_steps = std::array::from_fn(|index| Cells::of(Cell::from_index(index)));
        arena.reach_each(Player::Cat, &mut cat_steps);
        let table = Table { won: [[[Cells::EMPTY; 64]; 2]; 2], planes: Vec::with_capacity(4) };
        let undecided = [[Cells::EMPTY; 64]; 2];
        Self { arena, cat_steps, table, undecided, open: [floor; 2], plies: 0, sets: [Cells::EMPTY; 128] }
    }

    fn undecided(&self, turn: Player, cat: Cell) -> Cells {
        self.undecided[turn as usize][cat.index()]
    }

    /// The states in which the game is over. The rules test them in this order: both on one cell, the cat on the food,
    /// the mouse on the food.
    fn decide_terminals(&mut self) {
        let (floor, food) = (self.arena.floor(), self.arena.food());
        for cat in floor {
            let (cat_wins, mouse_wins) =
                if cat == food { (floor, Cells::EMPTY) } else { (Cells::of(cat), Cells::of(food)) };
            for turn in Player::BOTH {
                self.table.won[Player::Cat as usize][turn as usize][cat.index()] = cat_wins;
                self.table.won[Player::Mouse as usize][turn as usize][cat.index()] = mouse_wins;
                self.undecided[turn as usize][cat.index()] = floor - (cat_wins | mouse_wins);
            }
        }
        self.open = [floor.without(food); 2];
    }

    /// The states one move from the end. They follow from all terminal states together, so they are written down
    /// rather than worked out cat by cat: a mouse beside the food takes it, a cat beside the mouse or the food takes
    /// that. A player who can stay has not lost by the next move.
    fn decide_first_ply(&mut self, first: &mut Layer) {
        self.begin_ply();
        let (floor, food) = (self.arena.floor(), self.arena.food());
        let beside_food = self.arena.reach(Player::Mouse, Cells::of(food));
        for cat in floor.without(food) {
            let mouse_wins = beside_food & self.undecided(Player::Mouse, cat);
            self.decide(Player::Mouse, Player::Mouse, cat, mouse_wins, first);
            let steps = self.cat_steps[cat.index()];
            let caught = if steps.contains(food) { floor } else { steps };
            let cat_wins = caught & self.undecided(Player::Cat, cat);
            self.decide(Player::Cat, Player::Cat, cat, cat_wins, first);
        }
    }

    /// Decides states with the mouse to move from the last layer's states with the cat to move.
    fn mouse_moves(&mut self, last: &Layer, next: &mut Layer) {
        let open = self.open[Player::Mouse as usize];
        let (won, lost) = (last.cats(Player::Mouse, Player::Cat) & open, last.cats(Player::Cat, Player::Cat) & open);
        let mut count = 0;
        for cat in won {
            self.sets[count] = last.mice(Player::Mouse, Player::Cat, cat);
            count += 1;
        }
        for cat in lost {
            // The states in which the mouse is not lost after its move: where it cannot go to one of them, it has lost.
            self.sets[count] = self.arena.floor() - self.table.won(Player::Cat, Player::Cat, cat);
            count += 1;
        }
        self.arena.reach_each(Player::Mouse, &mut self.sets[..count]);
        let mut reached = self.sets.iter();
        for (cat, &reached) in won.into_iter().zip(&mut reached) {
            let mice = reached & self.undecided(Player::Mouse, cat);
            if !mice.is_empty() {
                next.set(Player::Mouse, Player::Mouse, cat, mice);
            }
        }
        for (cat, &reached) in lost.into_iter().zip(&mut reached) {
            let mice = self.undecided(Player::Mouse, cat) - reached;
            if !mice.is_empty() {
                next.set(Player::Cat, Player::Mouse, cat, mice);
            }
        }
    }

    /// Decides states with the cat to move from the last layer's states with the mouse to move.
    fn cat_moves(&mut self, last: &Layer, next: &mut Layer) {
        let lost = last.cats(Player::Cat, Player::Mouse);
        for cat in self.cats_before(lost) {
            let mut reached = Cells::EMPTY;
            for to in self.cat_steps[cat.index()] & lost {
                reached |= last.mice(Player::Cat, Player::Mouse, to);
            }
            let won = reached & self.undecided(Player::Cat, cat);
            self.decide(Player::Cat, Player::Cat, cat, won, next);
        }
        for cat in self.cats_before(last.cats(Player::Mouse, Player::Mouse)) {
            let mut lost = self.undecided(Player::Cat, cat) & self.table.won(Player::Mouse, Player::Mouse, cat);
            for to in self.cat_steps[cat.index()] {
                if lost.is_empty() {
                    break;
                }
                lost &= self.table.won(Player::Mouse, Player::Mouse, to);
            }
            self.decide(Player::Mouse, Player::Cat, cat, lost, next);
        }
    }

    /// The cats that can go to one of these cells and have undecided states.
    fn cats_before(&self, cats: Cells) -> Cells {
        let mut before = Cells::EMPTY;
        for to in cats {
            before |= self.cat_steps[to.index()];
        }
        before & self.open[Player::Cat as usize]
    }

    fn record_mouse_moves(&mut self, next: &Layer) {
        for winner in Player::BOTH {
            for cat in next.cats(winner, Player::Mouse) {
                self.record(winner, Player::Mouse, cat, next.mice(winner, Player::Mouse, cat));
            }
        }
    }

    /// Goes on to the next ply.
    fn begin_ply(&mut self) {
        self.plies += 1;
        let bits = (u16::BITS - self.plies.leading_zeros()) as usize;
        if bits > self.table.planes.len() {
            self.table.planes.push([[Cells::EMPTY; 64]; 2]);
        }
    }

    fn decide(&mut self, winner: Player, turn: Player, cat: Cell, mice: Cells, layer: &mut Layer) {
        if !mice.is_empty() {
            layer.set(winner, turn, cat, mice);
            self.record(winner, turn, cat, mice);
        }
    }

    /// Enters states that are decided at this ply into the table.
    fn record(&mut self, winner: Player, turn: Player, cat: Cell, mice: Cells) {
        let (turn, cat_index) = (turn as usize, cat.index());
        self.table.won[winner as usize][turn][cat_index] |= mice;
        let undecided = &mut self.undecided[turn][cat_index];
        *undecided = *undecided - mice;
        if undecided.is_empty() {
            self.open[turn] = self.open[turn].without(cat);
        }
        let mut bits = self.plies;
        while bits != 0 {
            self.table.planes[bits.trailing_zeros() as usize][turn][cat_index] |= mice;
            bits &= bits - 1;
        }
    }
}
