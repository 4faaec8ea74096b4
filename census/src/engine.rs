//! The sliced engine: solves all games on one floor at once.
//!
//! A *game* is a cell of the food with a pair of jumps. Each pair of a cell of the cat and a cell of the mouse has one
//! vector. Each bit of the vector belongs to one game and one of two *bounds*: the cat is known to win, or the mouse is
//! not known to win. `docs/census.md` explains the method, and why the rounds count the moves until the win.
//!
//! Undoing a move takes the same few instructions for all bits, because no bit has to change its place:
//!
//! - with the cat to move, a vector is the union of the vectors of the cat's next cells,
//! - with the mouse to move, a vector is the intersection of the vectors of the mouse's next cells.
//!
//! The table with the mouse to move has a row of vectors for each cell of the cat, the table with the cat to move a row
//! for each cell of the mouse. So undoing the moves of either player combines whole rows, in blocks of up to 16 vectors,
//! which fit into the registers.

use wide::u64x4;

use crate::room::{MAX, Room};
use crate::shape::{Cells, Shape, Symmetry};

/// The kind of a win. Each kind has its own record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The mouse gets the food, and the cat is in the same room.
    Mouse,
    /// A win of the kind `Mouse` that takes longer than the way to the food would take the mouse alone.
    ByPlay,
    /// The cat gets the mouse or the food, and all three are in one room.
    Race,
    /// The cat catches the mouse; the food is in a room of its own.
    Hunt,
    /// The mouse walks to the food; the cat is in another room.
    MouseWalk,
    /// The cat walks to the food; the mouse is in another room.
    CatWalk,
}

impl Kind {
    /// All kinds, in order.
    pub const ALL: [Self; 6] = [Self::Mouse, Self::ByPlay, Self::Race, Self::Hunt, Self::MouseWalk, Self::CatWalk];

    /// Whether the mouse wins.
    pub const fn is_mouse(self) -> bool {
        matches!(self, Self::Mouse | Self::ByPlay | Self::MouseWalk)
    }

    /// The plies of a win that is decided in this round, counted from a state with the mouse to move.
    pub const fn plies(self, round: usize) -> usize {
        if self.is_mouse() { 2 * round - 1 } else { 2 * round }
    }
}

/// Both jumps, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Jumps {
    /// The longest jump of the cat.
    pub cat: usize,
    /// The longest jump of the mouse.
    pub mouse: usize,
}

/// One won state with the mouse to move. Cells are given by their numbers in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Win {
    /// The kind of the win.
    pub kind: Kind,
    /// The jumps.
    pub jumps: Jumps,
    /// The round that decides the win.
    pub round: usize,
    /// The cell of the food; `None` if the food is outside the room.
    pub food: Option<usize>,
    /// The cell of the cat.
    pub cat: usize,
    /// The cell of the mouse.
    pub mouse: usize,
}

/// Receives the wins that the engine finds.
pub trait Ledger {
    /// Enters the wins of one round. On a symmetric floor, `wins` is a sum over the floor's symmetries, the identity
    /// included: for each symmetry, the number of wins that it leaves as they are. By Burnside's lemma, this sum is
    /// `symmetries` times the number of wins up to symmetry.
    fn count(&mut self, symmetries: usize, kind: Kind, jumps: Jumps, round: usize, wins: u64);

    /// Whether wins of this kind that are decided in this round are listed one by one.
    fn wants(&self, kind: Kind, round: usize) -> bool;

    /// Enters one win that is wanted.
    fn list(&mut self, room: &Room, win: Win);
}

/// The memory of the engine, reused from floor to floor.
#[derive(Default)]
pub struct Engine {
    mouse_to_move: Vec<u64x4>,
    cat_to_move: Vec<u64x4>,
    /// The layouts of the vectors that were needed so far. `solve` computes the index from the size of the room, the
    /// longest jump, and whether there are hunts.
    layouts: Vec<Option<Vec<Layout>>>,
}

const NONE: u64x4 = u64x4::new([0; 4]);
const ALL: u64x4 = u64x4::new([!0; 4]);
const BITS: usize = 256;

/// The bound that a group of bits stores, as the top of this file explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    /// The cat is known to win; one bit for each cell of the food.
    Cat,
    /// The mouse is not known to win; one bit for each cell of the food.
    Mouse,
    /// The cat is known to win, and the food is outside the room: one bit.
    Hunt,
}

/// The bits of one pair of jumps and one bound, next to each other in a vector.
#[derive(Clone, Copy, Debug)]
struct Lane {
    jumps: Jumps,
    bound: Bound,
    start: usize,
    width: usize,
}

impl Lane {
    fn mask(&self) -> [u64; 4] {
        let mut words = [0; 4];
        for bit in self.start..self.start + self.width {
            words[bit / 64] |= 1 << (bit % 64);
        }
        words
    }
}

/// The meaning of each bit of a vector.
#[derive(Clone, Debug)]
struct Layout {
    lanes: Vec<Lane>,
    /// The bits of each lane.
    masks: Vec<[u64; 4]>,
    /// The bits of the games with the food on each cell.
    food: Vec<u64x4>,
    /// The bits with each bound.
    cat_bound: u64x4,
    mouse_bound: u64x4,
    hunts: u64x4,
    cat: Reach,
    mouse: Reach,
}

/// The jumps of one player in a vector.
#[derive(Clone, Copy, Debug)]
struct Reach {
    /// The shortest and the longest jump.
    shortest: usize,
    longest: usize,
    /// For each distance, the bits of the games in which the player can jump at least that far.
    at_least: [u64x4; crate::room::MAX_JUMP + 1],
}

impl Layout {
    /// The layouts of the vectors for all games in a room of this size.
    fn all(size: usize, longest: usize, has_hunts: bool) -> Vec<Self> {
        let pairs = (1..=longest).flat_map(|cat| (1..=longest).map(move |mouse| Jumps { cat, mouse }));
        let foods = pairs.clone().flat_map(|jumps| [(jumps, Bound::Cat, size), (jumps, Bound::Mouse, size)]);
        let hunts = pairs.filter(|_| has_hunts).map(|jumps| (jumps, Bound::Hunt, 1));
        let lanes: Vec<_> = foods.collect();
        // Each vector gets the same number of lanes, so that no vector is nearly empty. Hunts take the most rounds.
        // They come last, so that the analysis of the other vectors ends earlier.
        let a_vector = lanes.len().div_ceil(lanes.len().div_ceil(BITS / size));
        let mut layouts: Vec<Vec<Lane>> = Vec::new();
        let full = |lanes: &[Lane], width: usize| lanes.iter().map(|lane| lane.width).sum::<usize>() + width > BITS;
        for (index, (jumps, bound, width)) in lanes.into_iter().chain(hunts).enumerate() {
            let is_next = match layouts.last() {
                Some(last) if bound == Bound::Hunt => full(last, width),
                _ => index % a_vector == 0,
            };
            if is_next {
                layouts.push(Vec::new());
            }
            let lanes = layouts.last_mut().expect("a layout was just added");
            let start = lanes.iter().map(|lane| lane.width).sum();
            lanes.push(Lane { jumps, bound, start, width });
        }
        layouts.into_iter().map(|lanes| Self::new(lanes, size, longest)).collect()
    }

    fn new(lanes: Vec<Lane>, size: usize, longest: usize) -> Self {
        let bits = |chosen: &dyn Fn(&Lane) -> bool| {
            let masks = lanes.iter().filter(|lane| chosen(lane)).map(|lane| u64x4::new(lane.mask()));
            masks.fold(NONE, |all, mask| all | mask)
        };
        let food = (0..size).map(|food| {
            let lanes = lanes.iter().filter(|lane| lane.bound != Bound::Hunt);
            let bits = lanes.map(|lane| Lane { start: lane.start + food, width: 1, ..*lane }.mask());
            bits.fold(NONE, |all, bit| all | u64x4::new(bit))
        });
        let reach = |jump: &dyn Fn(&Lane) -> usize| {
            let mut at_least = [NONE; crate::room::MAX_JUMP + 1];
            for (distance, mask) in at_least.iter_mut().enumerate().take(longest + 1) {
                *mask = bits(&|lane| jump(lane) >= distance);
            }
            let jumps = || lanes.iter().map(jump);
            Reach { shortest: jumps().min().unwrap_or(1), longest: jumps().max().unwrap_or(1), at_least }
        };
        Self {
            food: food.collect(),
            cat_bound: bits(&|lane| lane.bound != Bound::Mouse),
            mouse_bound: bits(&|lane| lane.bound == Bound::Mouse),
            hunts: bits(&|lane| lane.bound == Bound::Hunt),
            cat: reach(&|lane| lane.jumps.cat),
            mouse: reach(&|lane| lane.jumps.mouse),
            masks: lanes.iter().map(Lane::mask).collect(),
            lanes,
        }
    }

    /// The lane of this bit.
    fn lane(&self, bit: usize) -> &Lane {
        let holds = |lane: &&Lane| (lane.start..lane.start + lane.width).contains(&bit);
        self.lanes.iter().find(holds).expect("only bits of a lane change")
    }
}

/// The cells that a symmetry leaves where they are.
struct Fixed {
    /// The cells of the room that the symmetry leaves where they are, as a set of the room's numbers.
    cells: u64,
    /// The number of cells for the food of a hunt, outside the room, that the symmetry leaves where they are.
    hunted: u64,
}

impl Engine {
    /// Solves every game on a connected floor: with the food on each of its cells, and, as hunts, with the food on each
    /// of the cells `outside`. `symmetries` are those that leave the floor as it is, without the identity.
    pub fn solve<'a>(
        &mut self,
        shape: &Shape,
        floor: Cells,
        outside: Cells,
        symmetries: impl Iterator<Item = &'a Symmetry>,
        ledger: &mut impl Ledger,
    ) {
        let room = Room::new(shape, floor);
        let of_symmetry = |symmetry: &Symmetry| Fixed {
            cells: room.numbers(symmetry.fixed),
            hunted: u64::from((symmetry.fixed & outside).count_ones()),
        };
        let identity = Fixed { cells: !0, hunted: u64::from(outside.count_ones()) };
        let fixed: Vec<Fixed> = std::iter::once(identity).chain(symmetries.map(of_symmetry)).collect();

        let (size, has_hunts) = (room.size(), outside != 0);
        let index = (size * (crate::room::MAX_JUMP + 1) + room.longest) * 2 + usize::from(has_hunts);
        if self.layouts.len() <= index {
            self.layouts.resize(index + 1, None);
        }
        let layouts = self.layouts[index].take().unwrap_or_else(|| Layout::all(size, room.longest, has_hunts));
        for layout in &layouts {
            let mut analysis = Analysis { room: &room, layout, fixed: &fixed, ledger };
            let (mouse, cat) = (&mut self.mouse_to_move, &mut self.cat_to_move);
            match size.div_ceil(size.div_ceil(16)) {
                0..=4 => analysis.run::<4>(mouse, cat),
                5..=8 => analysis.run::<8>(mouse, cat),
                9 => analysis.run::<9>(mouse, cat),
                10 => analysis.run::<10>(mouse, cat),
                11 => analysis.run::<11>(mouse, cat),
                12 => analysis.run::<12>(mouse, cat),
                13 => analysis.run::<13>(mouse, cat),
                14 => analysis.run::<14>(mouse, cat),
                15 => analysis.run::<15>(mouse, cat),
                _ => analysis.run::<16>(mouse, cat),
            }
        }
        self.layouts[index] = Some(layouts);
    }
}

/// The analysis of the games of one layout, which have their bits in the same vector.
struct Analysis<'a, L> {
    room: &'a Room,
    layout: &'a Layout,
    fixed: &'a [Fixed],
    ledger: &'a mut L,
}

/// The counts of one round, for one symmetry.
struct Counts {
    wins: Counter,
    by_play: Counter,
}

impl<L: Ledger> Analysis<'_, L> {
    /// Decides all states, with blocks of `N` vectors. The tables are reused memory, whose previous content does not
    /// matter.
    fn run<const N: usize>(&mut self, mouse_to_move: &mut Vec<u64x4>, cat_to_move: &mut Vec<u64x4>) {
        let size = self.room.size();
        let stride = size.next_multiple_of(N);
        for table in [&mut *mouse_to_move, cat_to_move] {
            table.clear();
            table.resize(stride * stride, NONE);
        }
        // A capture is a win of the cat, except on the food, which the mouse reached first.
        let mut captures = [NONE; MAX];
        for (cell, capture) in captures.iter_mut().enumerate().take(size) {
            *capture = ALL & !self.layout.food[cell];
        }
        for (cat, row) in mouse_to_move.chunks_exact_mut(stride).enumerate().take(size) {
            let cat_ate = self.layout.food[cat] & self.layout.cat_bound;
            for (set, food) in row.iter_mut().zip(&self.layout.food) {
                *set = cat_ate | self.layout.mouse_bound & !*food;
            }
            row[cat] = captures[cat];
        }

        // For each cell of the mouse: the games in which a mouse from there, alone on the board, needs fewer moves to
        // the food than the number of the present round.
        let mut close = [NONE; MAX];
        for (close, food) in close.iter_mut().zip(&self.layout.food) {
            *close = *food & self.layout.mouse_bound;
        }
        let mut counts: Vec<Counts> =
            self.fixed.iter().map(|_| Counts { wins: Counter::EMPTY, by_play: Counter::EMPTY }).collect();
        let mut is_closer = true;
        for round in 1.. {
            self.undo_cat::<N>(mouse_to_move, cat_to_move, stride);
            let changed =
                self.undo_mouse::<N>(mouse_to_move, cat_to_move, stride, round, &captures, &close, &mut counts);
            if changed == NONE {
                return;
            }
            self.enter(round, changed, &mut counts);
            is_closer = is_closer && self.come_closer(&mut close);
        }
    }

    /// Computes the table with the cat to move from the table with the mouse to move.
    fn undo_cat<const N: usize>(&self, mouse_to_move: &[u64x4], cat_to_move: &mut [u64x4], stride: usize) {
        let Reach { shortest, longest, at_least } = self.layout.cat;
        for cat in 0..self.room.size() {
            for (block, columns) in cat_to_move.chunks_exact_mut(N * stride).enumerate() {
                let row = |cat: usize| -> &[u64x4; N] { block_of(mouse_to_move, cat * stride + block * N) };
                let mut sets = *row(cat);
                for &to in self.room.steps(cat, 0, shortest) {
                    for (set, next) in sets.iter_mut().zip(row(usize::from(to))) {
                        *set |= *next;
                    }
                }
                for (distance, &mask) in at_least.iter().enumerate().take(longest + 1).skip(shortest + 1) {
                    for &to in self.room.steps(cat, distance - 1, distance) {
                        for (set, next) in sets.iter_mut().zip(row(usize::from(to))) {
                            *set |= *next & mask;
                        }
                    }
                }
                let mut at = cat;
                for set in &sets {
                    columns[at] = *set;
                    at += stride;
                }
            }
            cat_to_move[cat * stride + cat] = ALL;
        }
    }

    /// Computes the table with the mouse to move from the table with the cat to move, and counts the changes. Returns
    /// the bits that changed in some state.
    #[allow(clippy::too_many_arguments)] // separate arguments tell the compiler that the parts do not overlap
    fn undo_mouse<const N: usize>(
        &mut self,
        mouse_to_move: &mut [u64x4],
        cat_to_move: &[u64x4],
        stride: usize,
        round: usize,
        captures: &[u64x4; MAX],
        close: &[u64x4; MAX],
        counts: &mut [Counts],
    ) -> u64x4 {
        let Reach { shortest, longest, at_least } = self.layout.mouse;
        let wanted = self.wanted(round);
        let mut changed = NONE;
        for mouse in 0..self.room.size() {
            for (block, rows) in mouse_to_move.chunks_exact_mut(N * stride).enumerate() {
                let column = |mouse: usize| -> &[u64x4; N] { block_of(cat_to_move, mouse * stride + block * N) };
                let mut sets = *column(mouse);
                for &to in self.room.steps(mouse, 0, shortest) {
                    for (set, next) in sets.iter_mut().zip(column(usize::from(to))) {
                        *set &= *next;
                    }
                }
                for (distance, &mask) in at_least.iter().enumerate().take(longest + 1).skip(shortest + 1) {
                    let not_so_far = !mask;
                    for &to in self.room.steps(mouse, distance - 1, distance) {
                        for (set, next) in sets.iter_mut().zip(column(usize::from(to))) {
                            *set &= *next | not_so_far;
                        }
                    }
                }
                let mut changes = [NONE; N];
                let mut at = mouse;
                for (set, change) in sets.iter().zip(&mut changes) {
                    *change = rows[at] ^ *set;
                    rows[at] = *set;
                    at += stride;
                }
                // A capture is decided from the start, so it is never a change.
                if let Some(change) = mouse.checked_sub(block * N).and_then(|index| changes.get_mut(index)) {
                    *change = NONE;
                    rows[(mouse - block * N) * stride + mouse] = captures[mouse];
                }
                let any = changes.iter().fold(NONE, |any, change| any | *change);
                if any == NONE {
                    continue;
                }
                changed |= any;
                let by_play = any & close[mouse] != NONE;
                counts[0].wins.add(&changes);
                if by_play {
                    counts[0].by_play.add(&changes.map(|change| change & close[mouse]));
                }
                if counts.len() > 1 {
                    self.count_fixed(block * N, mouse, &changes, &close[mouse], &mut counts[1..]);
                }
                if any & wanted != NONE {
                    self.list(round, block * N, mouse, &changes.map(|change| change & wanted), close[mouse]);
                }
            }
        }
        changed
    }

    /// Counts, for each symmetry, the changes that the symmetry maps to themselves.
    #[inline(never)]
    fn count_fixed<const N: usize>(
        &self,
        first: usize,
        mouse: usize,
        changes: &[u64x4; N],
        close: &u64x4,
        counts: &mut [Counts],
    ) {
        for (fixed, counts) in self.fixed[1..].iter().zip(counts) {
            if fixed.cells >> mouse & 1 == 0 {
                continue;
            }
            let foods = crate::shape::each(fixed.cells).map(|cell| self.layout.food[cell as usize]);
            let foods = foods.fold(self.layout.hunts, |all, food| all | food);
            let mut changes = changes.map(|change| change & foods);
            for (cat, change) in (first..).zip(&mut changes) {
                if fixed.cells >> cat & 1 == 0 {
                    *change = NONE;
                }
            }
            counts.wins.add(&changes);
            counts.by_play.add(&changes.map(|change| change & *close));
        }
    }

    /// The bits whose changes are listed in this round.
    fn wanted(&self, round: usize) -> u64x4 {
        let wants = |kind| self.ledger.wants(kind, round);
        let if_wanted = |wanted: bool, bits: u64x4| if wanted { bits } else { NONE };
        if_wanted(wants(Kind::Mouse) || wants(Kind::ByPlay), self.layout.mouse_bound)
            | if_wanted(wants(Kind::Race), self.layout.cat_bound & !self.layout.hunts)
            | if_wanted(wants(Kind::Hunt), self.layout.hunts)
    }

    /// Lists these changes one by one.
    #[inline(never)]
    fn list<const N: usize>(&mut self, round: usize, first: usize, mouse: usize, changes: &[u64x4; N], close: u64x4) {
        let close = close.to_array();
        for (cat, change) in (first..).zip(changes) {
            for (word, bits) in change.to_array().into_iter().enumerate() {
                for bit in crate::shape::each(bits) {
                    let place = 64 * word + bit as usize;
                    let lane = self.layout.lane(place);
                    let (kind, food) = match lane.bound {
                        Bound::Cat => (Kind::Race, Some(place - lane.start)),
                        Bound::Mouse => (Kind::Mouse, Some(place - lane.start)),
                        Bound::Hunt => (Kind::Hunt, None),
                    };
                    let win = Win { kind, jumps: lane.jumps, round, food, cat, mouse };
                    if self.ledger.wants(kind, round) {
                        self.ledger.list(self.room, win);
                    }
                    if close[word] >> bit & 1 == 1 && self.ledger.wants(Kind::ByPlay, round) {
                        self.ledger.list(self.room, Win { kind: Kind::ByPlay, ..win });
                    }
                }
            }
        }
    }

    /// Enters the counts of a round, and clears them.
    fn enter(&mut self, round: usize, changed: u64x4, counts: &mut [Counts]) {
        let changed = changed.to_array();
        let symmetries = self.fixed.len();
        for (lane, mask) in self.layout.lanes.iter().zip(&self.layout.masks) {
            if (0..4).all(|word| mask[word] & changed[word] == 0) {
                continue;
            }
            let kind = match lane.bound {
                Bound::Cat => Kind::Race,
                Bound::Mouse => Kind::Mouse,
                Bound::Hunt => Kind::Hunt,
            };
            let mut wins = 0;
            let mut by_play = 0;
            for (fixed, counts) in self.fixed.iter().zip(&*counts) {
                let times = if lane.bound == Bound::Hunt { fixed.hunted } else { 1 };
                wins += times * counts.wins.of(lane, mask);
                by_play += counts.by_play.of(lane, mask);
            }
            self.ledger.count(symmetries, kind, lane.jumps, round, wins);
            if by_play > 0 {
                self.ledger.count(symmetries, Kind::ByPlay, lane.jumps, round, by_play);
            }
        }
        for Counts { wins, by_play } in counts {
            wins.clear();
            by_play.clear();
        }
    }

    /// Extends `close` to mice that are one move further away from the food, and returns whether this adds anything.
    fn come_closer(&self, close: &mut [u64x4; MAX]) -> bool {
        let Reach { longest, at_least, .. } = self.layout.mouse;
        let before = *close;
        for (mouse, close) in close.iter_mut().enumerate().take(self.room.size()) {
            for (distance, &mask) in at_least.iter().enumerate().take(longest + 1).skip(1) {
                for &to in self.room.steps(mouse, distance - 1, distance) {
                    *close |= before[usize::from(to)] & mask;
                }
            }
        }
        *close != before
    }
}

/// The block of `N` vectors that begins here.
#[inline]
fn block_of<const N: usize>(table: &[u64x4], start: usize) -> &[u64x4; N] {
    table[start..].first_chunk().expect("rows are whole blocks")
}

/// For each bit, counts the vectors in which it is set. Plane *n* holds bit *n* of all counts.
struct Counter {
    planes: [u64x4; Self::PLANES],
    /// The maximum number of planes in use.
    used: usize,
}

impl Counter {
    /// A room has at most 36 * 35 states, so a count has at most 11 bits.
    const PLANES: usize = 11;
    const EMPTY: Self = Self { planes: [NONE; Self::PLANES], used: 0 };

    /// Adds up to 16 vectors, with full adders for all bits at once.
    #[inline]
    fn add<const N: usize>(&mut self, vectors: &[u64x4; N]) {
        const { assert!(N <= 16) };
        let at = |index: usize| if index < N { vectors[index] } else { NONE };
        let [mut ones, mut twos, mut fours, mut eights] =
            [self.planes[0], self.planes[1], self.planes[2], self.planes[3]];
        let mut carry_eights = [NONE; 2];
        for (half, carry_eight) in carry_eights.iter_mut().enumerate() {
            let mut carry_fours = [NONE; 2];
            for (quarter, carry_four) in carry_fours.iter_mut().enumerate() {
                let first = 8 * half + 4 * quarter;
                let (sum, one) = full_adder(ones, at(first), at(first + 1));
                let (sum, other) = full_adder(sum, at(first + 2), at(first + 3));
                ones = sum;
                (twos, *carry_four) = full_adder(twos, one, other);
            }
            (fours, *carry_eight) = full_adder(fours, carry_fours[0], carry_fours[1]);
        }
        let mut carry;
        (eights, carry) = full_adder(eights, carry_eights[0], carry_eights[1]);
        self.planes[..4].copy_from_slice(&[ones, twos, fours, eights]);
        self.used = self.used.max(4);
        for plane in 4..Self::PLANES {
            if carry == NONE {
                return;
            }
            self.used = self.used.max(plane + 1);
            let sum = self.planes[plane] ^ carry;
            carry &= self.planes[plane];
            self.planes[plane] = sum;
        }
    }

    /// The sum of the counts of a lane's bits.
    fn of(&self, lane: &Lane, mask: &[u64; 4]) -> u64 {
        let words = lane.start / 64..=(lane.start + lane.width - 1) / 64;
        let planes = self.planes[..self.used].iter().enumerate();
        let sum = planes.map(|(plane, bits)| {
            let bits = bits.to_array();
            words.clone().map(|word| u64::from((bits[word] & mask[word]).count_ones())).sum::<u64>() << plane
        });
        sum.sum()
    }

    fn clear(&mut self) {
        self.planes[..self.used].fill(NONE);
        self.used = 0;
    }
}

/// The sum and the carry of three bits, for all bits at once.
#[inline]
fn full_adder(a: u64x4, b: u64x4, c: u64x4) -> (u64x4, u64x4) {
    let sum = a ^ b;
    (sum ^ c, a & b | sum & c)
}
