//! [`Tally`]: the findings of a census, or of a part of one.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::engine::{Jumps, Kind, Ledger, Win};
use crate::room::{MAX_JUMP, Room};
use crate::shape::{Cells, Shape, each};
use crate::walks::Walks;

/// The maximum number of boards kept for a record.
pub const MAX_BOARDS: usize = 100;

/// The number of sets of walls whose results are kept, to be checked later.
const SAMPLED: usize = 8;

/// A board with its jumps. The boards of a census are ordered by walls, food, jumps, cat and mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Found {
    /// The walls.
    pub walls: Cells,
    /// The cell of the food.
    pub food: u32,
    /// Both jumps.
    pub jumps: Jumps,
    /// The cell of the cat.
    pub cat: u32,
    /// The cell of the mouse.
    pub mouse: u32,
}

impl Found {
    /// The smallest image of the board. A board is in its normal form if it is this image, each floor cell can be
    /// reached by the cat or the mouse, and no jump is longer than the longest one that makes a difference.
    #[must_use]
    pub fn smallest(self, shape: &Shape) -> Self {
        let images = shape.symmetries().iter().map(|symmetry| Self {
            walls: symmetry.image(self.walls),
            food: symmetry.cell(self.food),
            cat: symmetry.cell(self.cat),
            mouse: symmetry.cell(self.mouse),
            ..self
        });
        images.fold(self, Self::min)
    }

    /// The rows of the board, as the playground writes them.
    pub fn rows(&self, shape: &Shape) -> Vec<String> {
        let letter = |cell| match cell {
            _ if cell == self.food => 'F',
            _ if cell == self.cat => 'C',
            _ if cell == self.mouse => 'M',
            _ if self.walls >> cell & 1 == 1 => '#',
            _ => '.',
        };
        (0..shape.rows()).map(|row| (0..shape.cols()).map(|col| letter(row * shape.cols() + col)).collect()).collect()
    }
}

/// The longest wins of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The round that decides these wins; 0 if there is no win of this kind.
    pub round: usize,
    /// The boards with these wins; if there are more than [`MAX_BOARDS`], only the smallest.
    pub boards: BTreeSet<Found>,
}

impl Record {
    /// Adds a board, if its win is as long as the longest or longer.
    fn add(&mut self, round: usize, board: Found) {
        self.raise(round);
        if round == self.round {
            self.boards.insert(board);
            if self.boards.len() > MAX_BOARDS {
                self.boards.pop_last();
            }
        }
    }

    fn raise(&mut self, round: usize) {
        if round > self.round {
            *self = Self { round, boards: BTreeSet::new() };
        }
    }
}

/// Counts of boards by number of symmetries of the floor (1, 2, 4 or 8), kind and jumps. Each board is counted as often
/// as its floor has symmetries; `lengths` divides by this number.
type OfRound = [[[[u64; MAX_JUMP + 1]; MAX_JUMP + 1]; Kind::ALL.len()]; 4];

/// The findings for some sets of walls.
#[derive(Clone, Debug)]
pub struct Tally {
    shape: Arc<Shape>,
    /// The number of sets of walls, up to symmetry, that leave some floor.
    pub wall_sets: u64,
    /// The number of sets of walls that leave some floor, with symmetric ones counted separately.
    pub images: u64,
    /// The number of pairs of a set of walls and a floor cell for the food, up to symmetry.
    pub foods: u64,
    /// The number of solved games. A game is a set of walls (one of all that are symmetric to each other, with at least
    /// three other cells) together with a cell for the food and a pair of jumps.
    pub solves: u64,
    /// For each round, from 0: the numbers of boards with a win of this length.
    lengths: Vec<OfRound>,
    records: [Record; Kind::ALL.len()],
    /// The sets of walls with the smallest hashes, and their hashes.
    sample: BTreeSet<(u64, Cells)>,
    /// The floor that is being solved, and the cells where the food of hunts on it can be.
    floor: Cells,
    outside: Cells,
}

/// The number of boards with one kind of win, jumps and length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Length {
    /// The kind of the win.
    pub kind: Kind,
    /// The jumps.
    pub jumps: Jumps,
    /// The round that decides the win.
    pub round: usize,
    /// The number of boards.
    pub boards: u64,
}

impl Tally {
    /// An empty tally.
    pub fn new(shape: &Arc<Shape>) -> Self {
        Self {
            shape: Arc::clone(shape),
            wall_sets: 0,
            images: 0,
            foods: 0,
            solves: 0,
            lengths: Vec::new(),
            records: Default::default(),
            sample: BTreeSet::new(),
            floor: 0,
            outside: 0,
        }
    }

    /// The shape of the boards.
    pub const fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// The longest wins of this kind.
    pub const fn record(&self, kind: Kind) -> &Record {
        &self.records[kind as usize]
    }

    /// The number of boards that reach the record of this kind.
    pub fn boards(&self, kind: Kind) -> u64 {
        let round = self.record(kind).round;
        self.lengths()
            .into_iter()
            .filter(|length| (length.kind, length.round) == (kind, round))
            .map(|it| it.boards)
            .sum()
    }

    /// The number of boards by kind, jumps and length, in order, without zeros.
    pub fn lengths(&self) -> Vec<Length> {
        let jumps = || (1..=MAX_JUMP).flat_map(|cat| (1..=MAX_JUMP).map(move |mouse| Jumps { cat, mouse }));
        let mut lengths = Vec::new();
        for kind in Kind::ALL {
            for jumps in jumps() {
                for (round, of_round) in self.lengths.iter().enumerate() {
                    let counted = of_round.iter().map(|counts| counts[kind as usize][jumps.cat][jumps.mouse]);
                    let boards = counted.zip([1, 2, 4, 8]).map(|(count, symmetries)| count / symmetries).sum();
                    if boards > 0 {
                        lengths.push(Length { kind, jumps, round, boards });
                    }
                }
            }
        }
        lengths
    }

    /// The sample of sets of walls, in order.
    pub fn sample(&self) -> BTreeSet<Cells> {
        self.sample.iter().map(|&(_, walls)| walls).collect()
    }

    /// Enters boards that were counted before.
    pub fn add_length(&mut self, length: Length) {
        let Length { kind, jumps, round, boards } = length;
        self.count(1, kind, jumps, round, boards);
    }

    /// Enters a board of a record, in its normal form.
    pub fn add_board(&mut self, kind: Kind, round: usize, board: Found) {
        self.records[kind as usize].add(round, board);
    }

    /// Raises the records to those of another tally, without its boards, so that shorter wins are not listed.
    pub fn expect(&mut self, other: &Self) {
        for (ours, theirs) in self.records.iter_mut().zip(&other.records) {
            ours.raise(theirs.round);
        }
    }

    /// Adds a set of walls to the sample, if its hash is small enough.
    pub fn add_to_sample(&mut self, walls: Cells) {
        self.sample.insert((scrambled(walls), walls));
        if self.sample.len() > SAMPLED {
            self.sample.pop_last();
        }
    }

    /// Adds a tally of other sets of walls of the same shape.
    pub fn add(&mut self, other: &Self) {
        self.wall_sets += other.wall_sets;
        self.images += other.images;
        self.foods += other.foods;
        self.solves += other.solves;
        self.reserve(other.lengths.len());
        for (ours, theirs) in self.lengths.iter_mut().zip(&other.lengths) {
            let all = ours.as_flattened_mut().as_flattened_mut().as_flattened_mut();
            for (ours, theirs) in all.iter_mut().zip(theirs.as_flattened().as_flattened().as_flattened()) {
                *ours += theirs;
            }
        }
        for (ours, theirs) in self.records.iter_mut().zip(&other.records) {
            ours.raise(theirs.round);
            for &board in &theirs.boards {
                ours.add(theirs.round, board);
            }
        }
        for &(_, walls) in &other.sample {
            self.add_to_sample(walls);
        }
    }

    /// Enters all walks on a floor of two rooms.
    pub(crate) fn walk(&mut self, floor: Cells, rooms: [Cells; 2]) {
        let shape = Arc::clone(&self.shape);
        let walks = Walks { shape: &shape, rooms, longest: shape.longest_jump(floor) as usize };
        let longest = self.record(Kind::MouseWalk).round;
        if walks.count(&shape.stabiliser(floor), self) < longest {
            return;
        }
        walks.each(|walk| {
            if walk.moves < longest {
                return;
            }
            for (from, at) in each(walk.from).flat_map(|from| each(walk.other).map(move |at| (from, at))) {
                for other in 1..=walks.longest {
                    let board = Found {
                        walls: shape.all() & !floor,
                        food: walk.food,
                        jumps: Jumps { cat: other, mouse: walk.jump },
                        cat: at,
                        mouse: from,
                    };
                    self.add_board(Kind::MouseWalk, walk.moves, board.smallest(&shape));
                    let board = Found { jumps: Jumps { cat: walk.jump, mouse: other }, cat: from, mouse: at, ..board };
                    self.add_board(Kind::CatWalk, walk.moves, board.smallest(&shape));
                }
            }
        });
    }

    /// Sets the floor that is solved next, and the cells where the food of hunts on it can be.
    pub(crate) fn begin(&mut self, floor: Cells, outside: Cells) {
        (self.floor, self.outside) = (floor, outside);
    }

    fn reserve(&mut self, rounds: usize) {
        if self.lengths.len() < rounds {
            self.lengths.resize(rounds, OfRound::default());
        }
    }
}

impl Ledger for Tally {
    fn count(&mut self, symmetries: usize, kind: Kind, jumps: Jumps, round: usize, wins: u64) {
        if wins == 0 {
            return;
        }
        self.reserve(round + 1);
        self.records[kind as usize].raise(round);
        let order = symmetries.trailing_zeros() as usize;
        self.lengths[round][order][kind as usize][jumps.cat][jumps.mouse] += wins;
    }

    fn wants(&self, kind: Kind, round: usize) -> bool {
        round >= self.record(kind).round
    }

    fn list(&mut self, room: &Room, win: Win) {
        let foods = win.food.map_or(self.outside, |food| 1 << room.cell(food));
        for food in each(foods) {
            let board = Found {
                walls: self.shape.all() & !(self.floor | 1 << food),
                food,
                jumps: win.jumps,
                cat: room.cell(win.cat),
                mouse: room.cell(win.mouse),
            };
            let smallest = board.smallest(&self.shape);
            self.add_board(win.kind, win.round, smallest);
        }
    }
}

/// Numbers that look random: the last step of `SplitMix64`.
pub(crate) fn scrambled(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}
