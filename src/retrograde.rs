//! The engine: retrograde analysis of a whole game, one bit a state.
//!
//! For each turn and cat cell a [`Pair`] of sets of mouse cells bounds what the cat can win from both sides:
//!
//! - the first set holds the states that the cat is known to win,
//! - the second set those that the mouse is not known to win.
//!
//! Both obey one and the same rule. With the cat to move, a state belongs to the set when *some* move leads into the set:
//! the union over the cat's moves. With the mouse to move, when *all* moves do: what is left without the states from
//! which it can reach the complement. The first set begins with the states in which the cat has won and grows; the second
//! begins with those in which the mouse has not won and shrinks. Where they end apart, the state is a draw.
//!
//! A round of the analysis is a move of the cat and a move of the mouse, undone. What it changes is decided, and the round
//! tells the distance: who can stay never has to end the game to the other's advantage, so the last move is always the
//! winner's, and a distance is odd just where the winner is to move.
//!
//! | decided in round *n* | the cat wins | the mouse wins |
//! | --- | --- | --- |
//! | the cat to move | in 2*n* − 1 plies | in 2*n* − 2 |
//! | the mouse to move | in 2*n* | in 2*n* − 1 |

use std::cell::RefCell;

use crate::arena::{Arena, State};
use crate::cells::{Cell, Cells};
use crate::gather::{ByCat, Gather, NOTHING, Pair};
use crate::piece::Player;

/// A win that a player can force, and how long it takes when the winner hurries and the loser holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forced {
    /// Who can force the end.
    pub winner: Player,
    /// In how many plies; 0 when the game is over.
    pub plies: u16,
}

/// Every state of an arena, decided: who can force a win there, and in how many plies.
#[derive(Clone, Debug)]
pub struct Table {
    food: Cell,
    /// Sets of mouse cells. First the states that the cat has won, `[turn][cat]`; then what `rounds` says.
    sets: Box<[Cells]>,
    rounds: Rounds,
}

/// How a table keeps in which round a state was decided.
#[derive(Clone, Copy, Debug)]
enum Rounds {
    /// As they went: for each turn, the cats for which each round decided something; then, for each turn, round and such
    /// cat, the set of what was decided.
    Listed { count: usize, sets_of_mouse: usize },
    /// In binary, the lowest bit first, `[bit][turn][cat]`. Takes the same space however long the game.
    Binary,
}

/// One set for each turn and cat.
const SETS: usize = 128;

/// With more sets than these, rounds are kept in binary: a solved board stays below 16 KiB.
const MOST_LISTED: usize = 1_024;

impl Table {
    /// Decides every state of the arena.
    pub fn solve(arena: &Arena) -> Self {
        Self::analyse(arena, None)
    }

    /// Goes on only until this state is decided. The table is right about it, and about all states that are decided in
    /// fewer plies; others may be missing.
    pub(crate) fn until(arena: &Arena, state: State) -> Self {
        Self::analyse(arena, Some(state))
    }

    fn analyse(arena: &Arena, until: Option<State>) -> Self {
        thread_local! {
            /// Kept from one analysis to the next, for it costs as much to clear as to solve a small board.
            static ANALYSIS: RefCell<Analysis> = const { RefCell::new(Analysis::UNUSED) };
        }
        ANALYSIS.with_borrow_mut(|analysis| analysis.table(arena, until))
    }

    /// Who can force a win in this state, and in how many plies; none in a draw. Both players stand on floor.
    pub fn forced(&self, state: State) -> Option<Forced> {
        let State { mouse, cat, turn } = state;
        if mouse == cat || cat == self.food {
            return Some(Forced { winner: Player::Cat, plies: 0 });
        }
        if mouse == self.food {
            return Some(Forced { winner: Player::Mouse, plies: 0 });
        }
        let at = turn as usize * 64 + cat.index();
        let winner = if self.sets[at].contains(mouse) { Player::Cat } else { Player::Mouse };
        let round = match self.rounds {
            Rounds::Listed { .. } => self.listed(turn).find(|round| round.of(cat).contains(mouse))?.number,
            Rounds::Binary => {
                let bits = self.sets.chunks_exact(SETS).skip(1).map(|sets| u16::from(sets[at].contains(mouse)));
                bits.zip(0..).map(|(is_set, bit)| is_set << bit).sum()
            }
        };
        let plies = 2 * round - u16::from(turn == Player::Cat) - u16::from(winner == Player::Mouse);
        (round > 0).then_some(Forced { winner, plies })
    }

    /// The mouse cells of the states that are decided exactly so, though not over, with this turn and cat.
    pub(crate) fn mice(&self, turn: Player, cat: Cell, forced: Forced) -> Cells {
        let Forced { winner, plies } = forced;
        let round = (plies + u16::from(turn == Player::Cat) + u16::from(winner == Player::Mouse)) / 2;
        let at = turn as usize * 64 + cat.index();
        let decided = match self.rounds {
            Rounds::Listed { .. } => {
                self.listed(turn).nth(usize::from(round) - 1).map_or(Cells::EMPTY, |round| round.of(cat))
            }
            Rounds::Binary => {
                let planes = self.sets.chunks_exact(SETS).skip(1).map(|sets| sets[at]).zip(0..);
                planes.fold(Cells::ALL, |mice, (set, bit)| if round >> bit & 1 == 1 { mice & set } else { mice - set })
            }
        };
        match winner {
            Player::Mouse => decided - self.sets[at],
            Player::Cat => decided & self.sets[at],
        }
    }

    /// The listed rounds of a turn.
    fn listed(&self, turn: Player) -> impl Iterator<Item = Round<'_>> {
        let (count, sets_of_mouse) = match self.rounds {
            Rounds::Listed { count, sets_of_mouse } => (count, sets_of_mouse),
            Rounds::Binary => (0, 0),
        };
        let (cats, sets) = self.sets[SETS..].split_at(2 * count);
        let (cats, mut sets) = match turn {
            Player::Mouse => (&cats[..count], &sets[..sets_of_mouse]),
            Player::Cat => (&cats[count..], &sets[sets_of_mouse..]),
        };
        (1..).zip(cats).map(move |(number, &cats)| {
            let decided;
            (decided, sets) = sets.split_at(cats.count() as usize);
            Round { number, cats, decided }
        })
    }
}

/// What one round decided with one turn.
struct Round<'table> {
    number: u16,
    /// For which cats anything.
    cats: Cells,
    /// For each of them in order, which mouse cells.
    decided: &'table [Cells],
}

impl Round<'_> {
    fn of(&self, cat: Cell) -> Cells {
        if !self.cats.contains(cat) {
            return Cells::EMPTY;
        }
        let before = self.cats & Cells((1 << cat.index()) - 1);
        self.decided[before.count() as usize]
    }
}

/// A table in the making.
struct Analysis {
    /// The bounds with the mouse to move.
    mouse_to_move: ByCat,
    /// The bounds with the cat to move.
    cat_to_move: ByCat,
    /// The cat's moves from all cells.
    gather: Gather,
    /// What the cat's moves make of the bounds.
    united: ByCat,
    /// The rounds, by turn.
    lists: [List; 2],
}

/// What the rounds of one turn decided.
struct List {
    /// For each round, the cats for which anything was decided.
    cats: Vec<Cells>,
    /// For each round and each of its cats, which states. There is room for more behind those in use.
    decided: Vec<Cells>,
    in_use: usize,
}

impl List {
    const UNUSED: Self = Self { cats: Vec::new(), decided: Vec::new(), in_use: 0 };

    fn clear(&mut self) {
        self.cats.clear();
        self.in_use = 0;
    }

    /// Room for all that a round can decide.
    fn room(&mut self) -> &mut [Cells; 64] {
        if self.decided.len() < self.in_use + 64 {
            self.decided.resize(self.in_use + 1_024, Cells::EMPTY);
        }
        self.decided[self.in_use..].first_chunk_mut().expect("there is room now")
    }

    /// Ends a round that has filled the room for these cats.
    fn end_round(&mut self, cats: Cells) {
        self.cats.push(cats);
        self.in_use += cats.count() as usize;
    }
}

impl Analysis {
    const UNUSED: Self = Self {
        mouse_to_move: NOTHING,
        cat_to_move: NOTHING,
        gather: Gather::UNUSED,
        united: NOTHING,
        lists: [List::UNUSED; 2],
    };

    fn table(&mut self, arena: &Arena, until: Option<State>) -> Table {
        self.begin(arena);
        match arena.slides(Player::Mouse).jump() {
            1 => self.rounds::<1>(arena, until),
            2 => self.rounds::<2>(arena, until),
            3 => self.rounds::<3>(arena, until),
            4 => self.rounds::<4>(arena, until),
            5 => self.rounds::<5>(arena, until),
            6 => self.rounds::<6>(arena, until),
            _ => self.rounds::<7>(arena, until),
        }
        self.end(arena)
    }

    /// Begins with the states in which the game is over.
    ///
    /// The rules test for the end in this order: both on one cell, the cat on the food, the mouse on the food. With the
    /// cat on the food only the mouse on the same cell is left out, so that what the cat's moves unite never holds a
    /// mouse that has reached the food first.
    fn begin(&mut self, arena: &Arena) {
        let (floor, food) = (arena.floor(), arena.food());
        let going_on = floor.without(food);
        for index in 0..64 {
            let is_floor = (floor.0 >> index & 1).wrapping_neg();
            let bounds = Pair::new([1 << index & is_floor, going_on.0 & is_floor]);
            self.mouse_to_move[index] = bounds;
            self.cat_to_move[index] = bounds;
        }
        self.mouse_to_move[food.index()] = Pair::splat(going_on.0);
        self.gather.prepare(floor, arena.slides(Player::Cat).jump());
        self.lists.iter_mut().for_each(List::clear);
    }

    /// Round after round, until one changes nothing or the wanted state is decided.
    fn rounds<const MOUSE_JUMP: u8>(&mut self, arena: &Arena, until: Option<State>) {
        let mouse = arena.slides(Player::Mouse);
        let floor = Pair::splat(arena.floor().0);
        let mut undecided = arena.floor().without(arena.food());
        let mut cats = undecided;
        while !cats.is_empty() {
            self.unite(arena, cats);
            let [mouse_list, cat_list] = &mut self.lists;
            let (mouse_room, cat_room) = (mouse_list.room(), cat_list.room());
            let (mut changed_with_mouse, mut changed_with_cat) = (Cells::EMPTY, Cells::EMPTY);
            let (mut with_mouse, mut with_cat) = (0, 0);
            for cat in cats {
                let index = cat.index();
                let bounds = self.united[index];
                let change = either(bounds ^ self.cat_to_move[index]);
                self.cat_to_move[index] = bounds;
                // Written in any case and kept only if it is something: that cannot be foreseen, and a wrong guess of
                // the processor costs more than the writing.
                cat_room[with_cat % 64] = change;
                with_cat += usize::from(!change.is_empty());
                changed_with_cat |= Cells(u64::from(!change.is_empty()) << index);
                let [first, second] = bounds.to_array();
                undecided = undecided - Cells(u64::from(first == second) << index);

                let escaping = mouse.reach_within::<MOUSE_JUMP>(floor & !bounds);
                let bounds = floor & !escaping | Pair::splat(1 << index);
                let change = either(bounds ^ self.mouse_to_move[index]);
                self.mouse_to_move[index] = bounds;
                mouse_room[with_mouse % 64] = change;
                with_mouse += usize::from(!change.is_empty());
                changed_with_mouse |= Cells(u64::from(!change.is_empty()) << index);
            }
            mouse_list.end_round(changed_with_mouse);
            cat_list.end_round(changed_with_cat);
            if until.is_some_and(|state| self.is_decided(state)) {
                break;
            }
            // Where the mouse's moves changed nothing, the cat's will find nothing new.
            cats = if changed_with_mouse.is_empty() {
                Cells::EMPTY
            } else {
                arena.reach(Player::Cat, changed_with_mouse) & undecided
            };
        }
    }

    /// Undoes the cat's moves: at least for these cats, the unions of what was known with the mouse to move.
    fn unite(&mut self, arena: &Arena, cats: Cells) {
        // All at once is quicker than so many one by one.
        const FEW: u32 = 5;
        if cats.count() > FEW {
            return self.gather.unite(&self.mouse_to_move, &mut self.united);
        }
        for cat in cats {
            let steps = arena.reach(Player::Cat, Cells::of(cat));
            self.united[cat.index()] =
                steps.into_iter().fold(Pair::ZERO, |union, to| union | self.mouse_to_move[to.index()]);
        }
    }

    fn is_decided(&self, State { mouse, cat, turn }: State) -> bool {
        let bounds = match turn {
            Player::Mouse => &self.mouse_to_move,
            Player::Cat => &self.cat_to_move,
        };
        let [first, second] = bounds[cat.index()].to_array();
        !Cells(first ^ second).contains(mouse)
    }

    /// Keeps what a table needs.
    fn end(&self, arena: &Arena) -> Table {
        let [mouse_list, cat_list] = &self.lists;
        let cat_won = self.mouse_to_move.iter().chain(&self.cat_to_move).map(|bounds| Cells(bounds.to_array()[0]));
        let (sets, rounds) = if mouse_list.in_use + cat_list.in_use <= MOST_LISTED {
            let parts = [
                &mouse_list.cats,
                &cat_list.cats,
                &mouse_list.decided[..mouse_list.in_use],
                &cat_list.decided[..cat_list.in_use],
            ];
            let mut sets = Vec::with_capacity(SETS + parts.iter().map(|part| part.len()).sum::<usize>());
            sets.extend(cat_won);
            parts.iter().for_each(|part| sets.extend_from_slice(part));
            (sets, Rounds::Listed { count: mouse_list.cats.len(), sets_of_mouse: mouse_list.in_use })
        } else {
            (cat_won.chain(self.binary()).collect(), Rounds::Binary)
        };
        Table { food: arena.food(), sets: sets.into_boxed_slice(), rounds }
    }

    /// The rounds in binary.
    fn binary(&self) -> Vec<Cells> {
        let rounds = self.lists[0].cats.len();
        let bits = (usize::BITS - rounds.leading_zeros()) as usize;
        let mut planes = vec![Cells::EMPTY; SETS * bits];
        for (turn, list) in self.lists.iter().enumerate() {
            let mut decided = list.decided.iter();
            for (round, &cats) in (1..).zip(&list.cats) {
                for (cat, &states) in cats.into_iter().zip(decided.by_ref()) {
                    for bit in (0..bits).filter(|bit| round >> bit & 1 == 1) {
                        planes[bit * SETS + turn * 64 + cat.index()] |= states;
                    }
                }
            }
        }
        planes
    }
}

/// The cells of both sets.
fn either(pair: Pair) -> Cells {
    let [first, second] = pair.to_array();
    Cells(first | second)
}
