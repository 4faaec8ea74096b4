//! The engine: retrograde analysis of a whole game, one bit a state.
//!
//! For each turn and cat cell a pair of sets of mouse cells bounds what the cat can win from both sides:
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
//! tells the distance. Which one depends on whether a player may stay.
//!
//! On a board a player may. Who can stay never has to end the game to the other's advantage, so the last move is always
//! the winner's, and a distance is odd just where the winner is to move. The mouse's move is therefore undone from what
//! the cat's has just come to, and a round is two plies:
//!
//! | decided in round *n* | the cat wins | the mouse wins |
//! | --- | --- | --- |
//! | the cat to move | in 2*n* − 1 plies | in 2*n* − 2 |
//! | the mouse to move | in 2*n* | in 2*n* − 1 |
//!
//! On a graph a player must go, and the mouse may have to go to the cat: the cat's wins take even and odd numbers of plies
//! with each turn. There both moves are undone from what the round before came to, and a round is one ply. Nothing else is
//! different.

pub(crate) mod arena;
pub(crate) mod board_moves;
pub(crate) mod graph_moves;

pub use self::arena::Arena;

use std::cell::RefCell;

use crate::engine::arena::{Moves, Slides};
use crate::engine::board_moves::{ByCat, Gather, NOTHING};
use crate::engine::graph_moves::{Edges, Going};
use crate::game::cell::{Cell, Cells, Pair};
use crate::game::player::Player;
use crate::game::state::{Forced, State};

/// Every state of an arena, decided: who can force a win there, and in how many plies.
#[derive(Clone, Debug)]
pub struct Table {
    food: Cell,
    /// Whether a player may stay, and a round is two plies.
    may_stay: bool,
    /// Pairs of sets of mouse cells, by turn. First, for each cat, the states that the cat has won; then what `rounds`
    /// says.
    sets: Box<[Pair]>,
    rounds: Rounds,
}

/// How a table keeps in which round a state was decided.
#[derive(Clone, Copy, Debug)]
enum Rounds {
    /// As they went: the cats that each of so many rounds looked at; then, for each round and such cat, what was decided.
    Listed(usize),
    /// In binary, for each bit from the lowest and for each cat. Takes the same space however long the game.
    Binary,
}

/// What a list of rounds may hold, in vectors; longer ones are kept in binary. With the cats won a table then has at most
/// fourteen times 64 vectors of 16 bytes, 14 KiB, and so has one in binary: each round decides one of 8,192 states or is
/// the last, so their number fits into thirteen bits.
const MOST_LISTED: usize = 13 * 64;

/// The same for a graph. Its rounds are plies, twice as many, and binary would take a third longer in all.
const MOST_LISTED_OF_GRAPH: usize = 4 * MOST_LISTED;

impl Table {
    /// Decides every state of the arena.
    pub fn solve(arena: &Arena) -> Self {
        Self::analyse(arena, None)
    }

    /// Goes on only until this state is decided; to the end if it is a draw. The table is right about it, and about all
    /// states that are decided in fewer plies. About others it must not be asked: they may be missing, which looks like
    /// a draw.
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

/// How players move in an arena, for whole sets at a time. The analysis is compiled for each kind of arena, and for each
/// jump of the mouse.
trait Game {
    /// Whether a player may stay.
    const MAY_STAY: bool;

    /// Undoes the cat's moves: at least for these cats, with the cat to move, the bounds that follow from those with the
    /// mouse to move.
    fn undo_cat(&self, cats: Cells, mouse_to_move: &ByCat, cat_to_move: &mut ByCat);

    /// Undoes the mouse's moves: with this one cat and the mouse to move, the bounds that follow from those with the cat
    /// to move.
    fn undo_mouse(&self, cat: u64, bounds: Pair) -> Pair;

    /// The cats that can go to one of these cells.
    fn cats_before(&self, cells: Cells) -> Cells;
}

/// A board on which the mouse jumps so many cells.
struct Jumping<'a, const MOUSE_JUMP: u8> {
    floor: Pair,
    mouse: &'a Slides,
    cat: &'a Slides,
    gather: &'a Gather,
}

impl<const MOUSE_JUMP: u8> Game for Jumping<'_, MOUSE_JUMP> {
    const MAY_STAY: bool = true;

    fn undo_cat(&self, cats: Cells, mouse_to_move: &ByCat, cat_to_move: &mut ByCat) {
        unite(self.gather, self.cat, cats, mouse_to_move, cat_to_move);
    }

    #[inline]
    fn undo_mouse(&self, cat: u64, bounds: Pair) -> Pair {
        let escaping = self.mouse.reach_within::<MOUSE_JUMP>(self.floor & !bounds);
        self.floor & !escaping | Pair::splat(cat)
    }

    fn cats_before(&self, cells: Cells) -> Cells {
        // Moves can be taken back.
        self.cat.reach(cells)
    }
}

/// The unions over the cat's moves on a board. Apart, because it is the same for each jump of the mouse.
#[inline(never)]
fn unite(gather: &Gather, cat: &Slides, cats: Cells, sets: &ByCat, unions: &mut ByCat) {
    // All at once is quicker than so many one by one.
    const FEW: u32 = 5;
    if cats.count() > FEW {
        return gather.unite(sets, unions);
    }
    for from in cats {
        let steps = cat.reach(Cells::of(from));
        unions[from.index()] = steps.into_iter().fold(Pair::ZERO, |union, to| union | sets[to.index()]);
    }
}

/// A graph.
impl Game for Going<'_> {
    const MAY_STAY: bool = false;

    fn undo_cat(&self, cats: Cells, mouse_to_move: &ByCat, cat_to_move: &mut ByCat) {
        // All at once is quicker than so many one by one.
        const FEW: u32 = 12;
        if cats.count() > FEW {
            return self.before_all_cats(mouse_to_move, cat_to_move);
        }
        for cat in cats {
            cat_to_move[cat.index()] = self.before_cat(cat, mouse_to_move);
        }
    }

    #[inline]
    fn undo_mouse(&self, cat: u64, bounds: Pair) -> Pair {
        self.before_mouse(bounds) | Pair::splat(cat)
    }

    fn cats_before(&self, cells: Cells) -> Cells {
        self.neighbours(cells)
    }
}

/// Tables in the making, and what is kept from one to the next.
struct Analysis {
    /// The cat's moves from all cells of a board.
    gather: Gather,
    /// The moves on a graph.
    edges: Edges,
    course: Course,
}

impl Analysis {
    const UNUSED: Self = Self { gather: Gather::UNUSED, edges: Edges::UNUSED, course: Course::UNUSED };

    fn table(&mut self, arena: &Arena, until: Option<State>) -> Table {
        let Self { gather, edges, course } = self;
        let most_listed = match arena.moves() {
            Moves::Jumps { mouse, cat } => {
                gather.prepare(arena.floor(), cat.jump());
                course.begin(arena, gather.floor());
                let floor = Pair::splat(arena.floor().0);
                match mouse.jump() {
                    1 => course.rounds(arena, &Jumping::<1> { floor, mouse, cat, gather }, until),
                    2 => course.rounds(arena, &Jumping::<2> { floor, mouse, cat, gather }, until),
                    3 => course.rounds(arena, &Jumping::<3> { floor, mouse, cat, gather }, until),
                    4 => course.rounds(arena, &Jumping::<4> { floor, mouse, cat, gather }, until),
                    5 => course.rounds(arena, &Jumping::<5> { floor, mouse, cat, gather }, until),
                    6 => course.rounds(arena, &Jumping::<6> { floor, mouse, cat, gather }, until),
                    _ => course.rounds(arena, &Jumping::<7> { floor, mouse, cat, gather }, until),
                }
                MOST_LISTED
            }
            Moves::Edges(graph) => {
                gather.lay(arena.floor());
                course.begin(arena, gather.floor());
                let edges = edges.prepare(graph);
                course.rounds(arena, &edges, until);
                MOST_LISTED_OF_GRAPH
            }
        };
        course.end(arena, most_listed)
    }
}

/// How far an analysis has come.
struct Course {
    /// The bounds with the mouse to move.
    mouse_to_move: ByCat,
    /// The bounds with the cat to move.
    cat_to_move: ByCat,
    /// What the cat's moves make of the bounds.
    united: ByCat,
    /// For each round, the cats that it looked at; twice, so that a table can hold all in one box.
    cats: Vec<Pair>,
    /// For each round and each of its cats, what was decided, by turn. There is room for more behind those in use.
    decided: Vec<Pair>,
    in_use: usize,
}

impl Course {
    const UNUSED: Self = Self {
        mouse_to_move: NOTHING,
        cat_to_move: NOTHING,
        united: NOTHING,
        cats: Vec::new(),
        decided: Vec::new(),
        in_use: 0,
    };

    /// Begins with the states in which the game is over. Of the floor there is a mask for each cell.
    ///
    /// The rules test for the end in this order: both on one cell, the cat on the food, the mouse on the food. With the
    /// cat on the food only the mouse on the same cell is left out, so that what the cat's moves unite never holds a
    /// mouse that has reached the food first.
    fn begin(&mut self, arena: &Arena, floor: &ByCat) {
        let food = arena.food();
        let going_on = arena.floor().without(food);
        for (index, is_floor) in floor.iter().enumerate() {
            let bounds = Pair::new([1 << index, going_on.0]) & *is_floor;
            self.mouse_to_move[index] = bounds;
            self.cat_to_move[index] = bounds;
        }
        self.mouse_to_move[food.index()] = Pair::splat(going_on.0);
        self.cats.clear();
        self.in_use = 0;
    }

    /// Round after round, until one changes nothing or the wanted state is decided.
    fn rounds<G: Game>(&mut self, arena: &Arena, game: &G, until: Option<State>) {
        let mut undecided = arena.floor().without(arena.food()).0;
        // The cats for which the cat's moves may have something new, and those for which the mouse's may.
        let (mut of_cat, mut of_mouse) = (undecided, undecided);
        loop {
            let cats = if G::MAY_STAY { of_cat } else { of_cat | of_mouse };
            if cats == 0 {
                break;
            }
            game.undo_cat(Cells(of_cat), &self.mouse_to_move, &mut self.united);
            if self.decided.len() < self.in_use + 64 {
                self.decided.resize(self.in_use + 512, Pair::ZERO);
            }
            let room = self.decided[self.in_use..].first_chunk_mut::<64>().expect("there is room now");
            let (mut mouse_changed, mut cat_changed) = (0, 0);
            let mut left = cats;
            let mut place = 0;
            while left != 0 {
                let index = left.trailing_zeros() as usize;
                let cat = left & left.wrapping_neg();
                left ^= cat;

                let before = self.cat_to_move[index];
                let bounds = if G::MAY_STAY || of_cat & cat != 0 { self.united[index] } else { before };
                let with_cat = bounds ^ before;
                self.cat_to_move[index] = bounds;
                let [first, second] = bounds.to_array();
                let mut have_met = first == second;

                let mut with_mouse = Pair::ZERO;
                if G::MAY_STAY || of_mouse & cat != 0 {
                    let bounds = game.undo_mouse(cat, if G::MAY_STAY { bounds } else { before });
                    with_mouse = bounds ^ self.mouse_to_move[index];
                    self.mouse_to_move[index] = bounds;
                }
                if !G::MAY_STAY {
                    let [first, second] = self.mouse_to_move[index].to_array();
                    have_met &= first == second;
                }
                undecided &= !(cat & u64::from(have_met).wrapping_neg());

                let decided = with_mouse.unpack_lo(with_cat) | with_mouse.unpack_hi(with_cat);
                // The place stays below 64, which the compiler sees only so; it then spares a check.
                room[place % 64] = decided;
                place += 1;
                let [with_mouse, with_cat] = decided.to_array();
                mouse_changed |= cat & u64::from(with_mouse != 0).wrapping_neg();
                if !G::MAY_STAY {
                    cat_changed |= cat & u64::from(with_cat != 0).wrapping_neg();
                }
            }
            self.cats.push(Pair::splat(cats));
            self.in_use += place;
            if until.is_some_and(|state| self.is_decided(state)) {
                break;
            }
            // What the mouse's moves changed, the cat's carry on. What the cat's changed, the mouse's have carried on in the
            // same round, or do in the next.
            of_cat = game.cats_before(Cells(mouse_changed)).0 & undecided;
            of_mouse = cat_changed & undecided;
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
    fn end(&self, arena: &Arena, most_listed: usize) -> Table {
        let decided = &self.decided[..self.in_use];
        let listed = self.cats.len() + self.in_use;
        let is_listed = listed <= most_listed;
        let mut sets = Vec::with_capacity(64 + if is_listed { listed } else { 0 });
        sets.extend(self.mouse_to_move.iter().zip(&self.cat_to_move).map(|(mouse, cat)| mouse.unpack_lo(*cat)));
        if is_listed {
            sets.extend_from_slice(&self.cats);
            sets.extend_from_slice(decided);
        } else {
            sets.extend(self.planes().as_flattened());
        }
        let rounds = if is_listed { Rounds::Listed(self.cats.len()) } else { Rounds::Binary };
        let may_stay = matches!(arena.moves(), Moves::Jumps { .. });
        Table { food: arena.food(), may_stay, sets: sets.into_boxed_slice(), rounds }
    }

    /// The rounds in binary.
    fn planes(&self) -> Vec<ByCat> {
        let bits = usize::BITS - self.cats.len().leading_zeros();
        let mut planes = vec![NOTHING; bits as usize];
        let mut decided = self.decided.iter();
        for (round, cats) in (1_usize..).zip(&self.cats) {
            for (cat, decided) in Cells(cats.to_array()[0]).into_iter().zip(decided.by_ref()) {
                for (_, plane) in planes.iter_mut().enumerate().filter(|(bit, _)| round >> bit & 1 == 1) {
                    plane[cat.index()] |= *decided;
                }
            }
        }
        planes
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::board::{Board, random};

    /// Every state of the arena, and how tables of both forms answer about it.
    fn compare_forms(arena: &Arena) {
        let mut analysis = Analysis::UNUSED;
        analysis.table(arena, None);
        let listed = analysis.course.end(arena, usize::MAX);
        let binary = analysis.course.end(arena, 0);
        assert!(matches!((listed.rounds, binary.rounds), (Rounds::Listed(_), Rounds::Binary)));
        let cats = match arena.moves() {
            Moves::Jumps { .. } => arena.floor(),
            Moves::Edges(_) => arena.floor().without(arena.food()),
        };
        for (cat, turn) in cats.into_iter().flat_map(|cat| Player::BOTH.map(|turn| (cat, turn))) {
            for mouse in arena.floor() {
                let state = State { mouse, cat, turn };
                let forced = listed.forced(state);
                assert_eq!(binary.forced(state), forced, "{state:?} of {arena:?}");
                if let Some(forced) = forced.filter(|forced| forced.plies > 0) {
                    let mice = listed.mice(turn, cat, forced);
                    assert!(mice.contains(mouse), "{state:?} of {arena:?}");
                    assert_eq!(binary.mice(turn, cat, forced), mice, "{forced:?} with {state:?} of {arena:?}");
                }
            }
        }
    }

    #[test]
    fn both_forms_of_a_table_say_the_same() {
        let mut random_numbers = fastrand::Rng::with_seed(1);
        for _ in 0..300 {
            let (_, board, jumps) = random(&mut random_numbers);
            compare_forms(&Arena::new(&board, jumps));
        }
    }

    #[test]
    fn both_forms_of_a_graph_s_table_say_the_same() {
        let mut random_numbers = fastrand::Rng::with_seed(2);
        for _ in 0..100 {
            let graph = crate::graph::random(&mut random_numbers);
            compare_forms(&Arena::from(&graph));
        }
    }

    #[test]
    fn only_very_many_rounds_are_kept_in_binary() {
        let rounds = |text: &str, cat, mouse| {
            let board: Board = text.parse().expect("a complete board");
            let arena = Arena::new(&board, crate::Jumps::new(cat, mouse).expect("two jumps"));
            compare_forms(&arena);
            Table::solve(&arena).rounds
        };
        assert!(matches!(rounds("M7/8/8/8/8/8/8/1C5F", 1, 1), Rounds::Listed(_)));
        // The longest win known.
        assert!(matches!(rounds("1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4", 1, 1), Rounds::Binary));
    }
}
