//! [`Part`]: a shard of a census, and its progress.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use crate::count::Counter;
use crate::findings::{findings, short_hash};
use crate::shape::{Cells, Shape};
use crate::tally::{Tally, scrambled};

/// The maximum number of shards of a census.
const MAX_SHARDS: u64 = 100_000;

/// One of several shards of a census. The census counts blocks (ranges of sets of walls) in a mixed order. A shard has
/// the blocks whose position in this order, divided by the number of shards, leaves the remainder `number - 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    /// The number of the shard, from 1.
    pub number: u64,
    /// The number of shards.
    pub of: u64,
}

impl Shard {
    /// The whole census.
    pub const WHOLE: Self = Self { number: 1, of: 1 };
}

impl FromStr for Shard {
    type Err = String;

    /// Reads a shard such as `3/64`.
    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if 1 <= number && number <= of && of <= MAX_SHARDS => Ok(Self { number, of }),
            _ => Err(format!("write the number of the shard and how many there are, at most {MAX_SHARDS}: 3/64")),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// A shard, finished or not.
#[derive(Clone, Debug)]
pub struct Part {
    /// The shard.
    pub shard: Shard,
    /// The hash of the answers that the engine of this part gives to a fixed sample.
    pub engine: String,
    /// The number of blocks of the shard that have been counted.
    pub done: u64,
    /// The findings in these blocks.
    pub tally: Tally,
}

impl Part {
    /// The shard, with nothing counted.
    pub fn new(shape: &Arc<Shape>, shard: Shard) -> Self {
        Self { shard, engine: engine_hash().to_owned(), done: 0, tally: Tally::new(shape) }
    }

    /// The number of blocks of the shard.
    pub fn blocks(&self) -> u64 {
        let Shard { number, of } = self.shard;
        (1_u64 << (self.shape().cells() - block_bits(self.shape()))).saturating_sub(number - 1).div_ceil(of)
    }

    /// Whether all blocks have been counted.
    pub fn is_finished(&self) -> bool {
        self.done == self.blocks()
    }

    /// Counts blocks on `jobs` threads until the time is over or all are counted. Counts at least one block.
    pub fn count_for(&mut self, time: Duration, jobs: usize) {
        let begin = Instant::now();
        let blocks = self.blocks();
        let next = AtomicU64::new(self.done);
        let (part, next_block) = (&*self, &next);
        let work = || {
            let mut tally = Tally::new(part.shape());
            // A win that is shorter than the record so far cannot be a record, so it need not be listed.
            tally.expect(&part.tally);
            let mut counter = Counter::default();
            loop {
                let position = next_block.fetch_add(1, Ordering::Relaxed);
                if position >= blocks {
                    break;
                }
                for walls in part.block(position) {
                    counter.enter(walls, &mut tally);
                }
                if begin.elapsed() >= time {
                    break;
                }
            }
            tally
        };
        let tallies: Vec<Tally> = thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            threads.into_iter().map(|thread| thread.join().expect("counting does not fail")).collect()
        });
        // Every block that a thread took was counted to its end, so the first `next` blocks are done.
        self.done = next.into_inner().min(blocks);
        for tally in &tallies {
            self.tally.add(tally);
        }
    }

    /// The sets of walls of the block at this position of the shard.
    fn block(&self, position: u64) -> Range<Cells> {
        let bits = block_bits(self.shape());
        let block = mixed(position * self.shard.of + self.shard.number - 1, self.shape().cells() - bits);
        block << bits..(block + 1) << bits
    }

    /// The shape of the boards.
    pub const fn shape(&self) -> &Arc<Shape> {
        self.tally.shape()
    }
}

/// The number of lowest bits in which the sets of walls of one block differ.
fn block_bits(shape: &Shape) -> u32 {
    shape.cells().saturating_sub(12).min(16)
}

/// Maps the numbers of `bits` bits to the same numbers in a mixed order. Blocks with few walls take longest, and the
/// mixed order spreads them over the shards.
fn mixed(number: u64, bits: u32) -> u64 {
    let half = (bits / 2).max(1);
    // Both steps can be undone, so no number occurs twice.
    [0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB]
        .into_iter()
        .fold(number, |mixed, odd| (mixed ^ mixed >> half).wrapping_mul(odd) & ((1 << bits) - 1))
}

/// The hash of the engine's answers to a fixed sample. Shards with different hashes come from different engines and
/// cannot be merged.
pub fn engine_hash() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| {
        let mut counter = Counter::default();
        let mut text = String::new();
        for (rows, cols) in [(3, 4), (4, 5), (6, 6)] {
            let shape = Arc::new(Shape::new(rows, cols).expect("a shape of a census"));
            let mut tally = Tally::new(&shape);
            for number in 0..200 {
                // On average, a quarter of the cells are walls.
                let walls = scrambled(number) & scrambled(number + 1_000) & shape.all();
                let images = shape.symmetries().iter().map(|symmetry| symmetry.image(walls));
                counter.enter(images.fold(walls, Cells::min), &mut tally);
            }
            text += &findings(&tally);
        }
        short_hash(&text)
    })
}
