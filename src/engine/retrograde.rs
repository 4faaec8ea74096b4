//! The rounds of the analysis. Each round undoes a move of the cat and a move of the mouse. [`engine`](crate::engine)
//! explains what the rounds compute, and what the *bounds* are.

use std::cell::RefCell;

use crate::engine::arena::{Arena, Moves, Slides};
use crate::engine::board_moves::{BoardMoves, ByCat, EMPTY_SETS};
use crate::engine::graph_moves::{GraphMoves, PreparedGraph};
use crate::engine::table::{Rounds, Table};
use crate::game::cell::{Cells, Pair};
use crate::game::player::Player;
use crate::game::state::State;

/// The maximum length of a list of rounds on a board, in vectors of 16 bytes. Longer lists are stored in binary: see
/// [`Rounds`].
///
/// A table of either form then takes at most 14 times 64 vectors, 14 KiB: 64 for the states that the cat wins, and 13
/// times 64 for the rounds. In binary, the number of a round has at most 13 bits, because each round except the last
/// decides at least one of the 8,192 states.
const MAX_LISTED: usize = 13 * 64;

/// The maximum length for a graph. It is greater because a graph has twice as many rounds (each is one ply), and
/// solving the graph takes a third longer if the rounds are stored in binary.
const MAX_LISTED_OF_GRAPH: usize = 4 * MAX_LISTED;

impl Table {
    /// Decides every state of the arena.
    pub fn solve(arena: &Arena) -> Self {
        Self::analyse(arena, None, &[])
    }

    /// Decides every state of a graph. The states `drawn` are treated as draws, wherever their moves lead. The game
    /// must not be over in these states.
    pub(crate) fn with_draws(arena: &Arena, drawn: &[State]) -> Self {
        Self::analyse(arena, None, drawn)
    }

    /// Decides every state. If the mouse wins from this state, stops as soon as that is known.
    pub(crate) fn until_mouse_wins(arena: &Arena, state: State) -> Self {
        Self::analyse(arena, Some(Until::MouseWins(state)), &[])
    }

    /// Decides states only until `state` is decided; all states if `state` is a draw. The table is correct for this
    /// state and for all states with fewer plies. Do not look up other states, because the table returns a draw for
    /// states that are not decided yet.
    pub(crate) fn until(arena: &Arena, state: State) -> Self {
        Self::analyse(arena, Some(Until::Decided(state)), &[])
    }

    fn analyse(arena: &Arena, until: Option<Until>, drawn: &[State]) -> Self {
        thread_local! {
            /// Reused between solves, because clearing it would cost as much as solving a small board.
            static WORKSPACE: RefCell<Workspace> = const { RefCell::new(Workspace::UNUSED) };
        }
        WORKSPACE.with_borrow_mut(|workspace| workspace.table(arena, until, drawn))
    }
}

/// When an analysis may end early.
#[derive(Clone, Copy)]
enum Until {
    /// When the result of this state is known.
    Decided(State),
    /// When it is known that the mouse wins from this state.
    MouseWins(State),
}

/// Undoes moves for whole sets of states at a time. The analysis is compiled separately for graphs and for each jump of
/// the mouse.
trait Game {
    /// Whether a player may stay.
    const MAY_STAY: bool;

    /// Undoes the cat's moves: computes the bounds with the cat to move from those with the mouse to move, at least for
    /// these cells of the cat.
    fn undo_cat(&self, cats: Cells, mouse_to_move: &ByCat, cat_to_move: &mut ByCat);

    /// Undoes the mouse's moves for one cell of the cat. Returns the bounds with the mouse to move that follow from
    /// `bounds`, the bounds with the cat to move. `cat` is the cell as a set.
    fn undo_mouse(&self, cat: u64, bounds: Pair) -> Pair;

    /// The cells from which the cat can go to one of these cells.
    fn cats_before(&self, cells: Cells) -> Cells;
}

/// A board on which the mouse jumps up to `MOUSE_JUMP` cells.
struct Jumping<'a, const MOUSE_JUMP: u8> {
    floor: Pair,
    mouse: &'a Slides,
    cat: &'a Slides,
    board_moves: &'a BoardMoves,
}

impl<const MOUSE_JUMP: u8> Game for Jumping<'_, MOUSE_JUMP> {
    const MAY_STAY: bool = true;

    fn undo_cat(&self, cats: Cells, mouse_to_move: &ByCat, cat_to_move: &mut ByCat) {
        unite(self.board_moves, self.cat, cats, mouse_to_move, cat_to_move);
    }

    #[inline]
    fn undo_mouse(&self, cat: u64, bounds: Pair) -> Pair {
        let escaping = self.mouse.reach_within::<MOUSE_JUMP>(self.floor & !bounds);
        self.floor & !escaping | Pair::splat(cat)
    }

    fn cats_before(&self, cells: Cells) -> Cells {
        // Every move can be reversed, so these are also the cells to which the cat can go from `cells`.
        self.cat.reach(cells)
    }
}

/// Writes the unions over the cat's moves on a board to `unions`. This code is a function of its own because it does
/// not depend on the mouse's jump, but its caller is compiled separately for each jump.
#[inline(never)]
fn unite(board_moves: &BoardMoves, cat: &Slides, cats: Cells, sets: &ByCat, unions: &mut ByCat) {
    // For more cells than this, computing all unions at once is faster than one by one.
    const FEW: u32 = 5;
    if cats.count() > FEW {
        return board_moves.unite(sets, unions);
    }
    for from in cats {
        let steps = cat.reach(Cells::of(from));
        unions[from.index()] = steps.into_iter().fold(Pair::ZERO, |union, to| union | sets[to.index()]);
    }
}

impl Game for PreparedGraph<'_> {
    const MAY_STAY: bool = false;

    fn undo_cat(&self, cats: Cells, mouse_to_move: &ByCat, cat_to_move: &mut ByCat) {
        // For more nodes than this, computing all bounds at once is faster than one by one.
        const FEW: u32 = 12;
        if cats.count() > FEW {
            self.before_all_cats(mouse_to_move, cat_to_move);
        } else {
            for cat in cats {
                cat_to_move[cat.index()] = self.before_cat(cat, mouse_to_move);
            }
        }
        for cat in self.drawn.iter().map(|state| state.cat) {
            let bounds = &mut cat_to_move[cat.index()];
            *bounds = self.with_draws(Player::Cat, Cells::of(cat), *bounds);
        }
    }

    #[inline]
    fn undo_mouse(&self, cat: u64, bounds: Pair) -> Pair {
        self.with_draws(Player::Mouse, Cells(cat), self.before_mouse(bounds) | Pair::splat(cat))
    }

    fn cats_before(&self, cells: Cells) -> Cells {
        self.neighbours(cells)
    }
}

/// The memory of an analysis, reused by the next analysis.
struct Workspace {
    /// The cat's moves from all cells of a board.
    board_moves: BoardMoves,
    graph_moves: GraphMoves,
    analysis: Analysis,
}

impl Workspace {
    const UNUSED: Self =
        Self { board_moves: BoardMoves::UNUSED, graph_moves: GraphMoves::UNUSED, analysis: Analysis::UNUSED };

    fn table(&mut self, arena: &Arena, until: Option<Until>, drawn: &[State]) -> Table {
        let Self { board_moves, graph_moves, analysis } = self;
        let most_listed = match arena.moves() {
            Moves::Jumps { mouse, cat } => {
                board_moves.prepare(arena.floor(), cat.jump());
                analysis.begin(arena, board_moves.floor());
                let floor = Pair::splat(arena.floor().0);
                match mouse.jump() {
                    1 => analysis.rounds(arena, &Jumping::<1> { floor, mouse, cat, board_moves }, until),
                    2 => analysis.rounds(arena, &Jumping::<2> { floor, mouse, cat, board_moves }, until),
                    3 => analysis.rounds(arena, &Jumping::<3> { floor, mouse, cat, board_moves }, until),
                    4 => analysis.rounds(arena, &Jumping::<4> { floor, mouse, cat, board_moves }, until),
                    5 => analysis.rounds(arena, &Jumping::<5> { floor, mouse, cat, board_moves }, until),
                    6 => analysis.rounds(arena, &Jumping::<6> { floor, mouse, cat, board_moves }, until),
                    _ => analysis.rounds(arena, &Jumping::<7> { floor, mouse, cat, board_moves }, until),
                }
                MAX_LISTED
            }
            Moves::Edges(graph) => {
                board_moves.set_floor(arena.floor());
                analysis.begin(arena, board_moves.floor());
                let graph_moves = graph_moves.prepare(graph, drawn);
                analysis.rounds(arena, &graph_moves, until);
                MAX_LISTED_OF_GRAPH
            }
        };
        analysis.end(arena, most_listed)
    }
}

struct Analysis {
    /// The bounds with the mouse to move.
    mouse_to_move: ByCat,
    /// The bounds with the cat to move.
    cat_to_move: ByCat,
    /// The bounds with the cat to move, as this round has computed them from the bounds with the mouse to move.
    united: ByCat,
    /// For each round, the cells of the cat that the round updated: the same set twice, because a table stores all sets
    /// in pairs.
    cats: Vec<Pair>,
    /// For each round and each cell of the cat that the round updated, the mouse cells that the round decided: one set
    /// for each turn.
    decided: Vec<Pair>,
    /// The number of entries of `decided` in use. The rest is room for more.
    in_use: usize,
}

impl Analysis {
    const UNUSED: Self = Self {
        mouse_to_move: EMPTY_SETS,
        cat_to_move: EMPTY_SETS,
        united: EMPTY_SETS,
        cats: Vec::new(),
        decided: Vec::new(),
        in_use: 0,
    };

    /// Sets the bounds before the first round, from the states in which the game is over. `floor` has a mask for each
    /// cell: all bits set for floor, none for a wall.
    ///
    /// The rules test for the end in this order: both on the same cell, the cat on the food, the mouse on the food. If
    /// the cat is on the food, it has won, and the bounds contain every mouse cell except the food itself. The food is
    /// left out so that the unions over the cat's moves never include a mouse that has already reached the food.
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

    /// Runs rounds until a round changes nothing, or until enough is decided.
    fn rounds<G: Game>(&mut self, arena: &Arena, game: &G, until: Option<Until>) {
        let mut undecided = arena.floor().without(arena.food()).0;
        // The cells of the cat at which the moves of one player may still change the bounds: the cat's moves for
        // `of_cat`, the mouse's moves for `of_mouse`.
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
            let mut done = 0;
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
                // `% 64` lets the compiler drop the bounds check.
                room[done % 64] = decided;
                done += 1;
                let [with_mouse, with_cat] = decided.to_array();
                mouse_changed |= cat & u64::from(with_mouse != 0).wrapping_neg();
                if !G::MAY_STAY {
                    cat_changed |= cat & u64::from(with_cat != 0).wrapping_neg();
                }
            }
            self.cats.push(Pair::splat(cats));
            self.in_use += done;
            if until.is_some_and(|until| self.is_enough(until)) {
                break;
            }
            // Bounds changed by the mouse's moves affect the cat's moves of the next round. Bounds changed by the cat's
            // moves affect the mouse's moves of the same round on a board, and of the next round on a graph.
            of_cat = game.cats_before(Cells(mouse_changed)).0 & undecided;
            of_mouse = cat_changed & undecided;
        }
    }

    fn is_enough(&self, until: Until) -> bool {
        let (Until::Decided(State { mouse, cat, turn }) | Until::MouseWins(State { mouse, cat, turn })) = until;
        let bounds = match turn {
            Player::Mouse => &self.mouse_to_move,
            Player::Cat => &self.cat_to_move,
        };
        let [first, second] = bounds[cat.index()].to_array();
        let not_yet = match until {
            Until::Decided(_) => first ^ second,
            Until::MouseWins(_) => first | second,
        };
        !Cells(not_yet).contains(mouse)
    }

    /// The table of this analysis. It lists the rounds if the list has at most `most_listed` vectors; otherwise they
    /// are in binary.
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

    /// The rounds in binary: for each bit of the round's number, the lowest first, the states whose round has this bit
    /// set.
    fn planes(&self) -> Vec<ByCat> {
        let bits = usize::BITS - self.cats.len().leading_zeros();
        let mut planes = vec![EMPTY_SETS; bits as usize];
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

    /// Compares a table that lists its rounds with a table that stores them in binary, for every state of the arena.
    fn compare_forms(arena: &Arena) {
        let mut workspace = Workspace::UNUSED;
        workspace.table(arena, None, &[]);
        let listed = workspace.analysis.end(arena, usize::MAX);
        let binary = workspace.analysis.end(arena, 0);
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
        // The longest known win of the mouse, and the longest known win of a cat that cannot reach the food.
        assert!(matches!(rounds("1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4", 1, 1), Rounds::Binary));
        assert!(matches!(rounds("3x3x/1xCx1x2/1x1x2x1/1x2x1x1/2x3x1/x2x1xM1/xx2x2x/1Fx3xx", 3, 2), Rounds::Binary));
    }
}
