//! Measures contenders in turns, so that a temporary slowdown of the machine does not affect only one of them.

// The numbers of boards and of rounds are small, so a float holds them exactly.
#![allow(clippy::cast_precision_loss)]

use std::time::Instant;

use super::contenders::{Contender, Prepared};

/// The minimum length of a sample in seconds, long enough for the clock. Samples of slow contenders are at most twice
/// as long where possible, so that most of them are not interrupted.
const SAMPLE: f64 = 0.004;

/// The seconds that a contender may take per round on average. A contender whose pass is longer skips rounds.
const SHARE: f64 = 0.1;

/// Some boards, and the contenders that decide them.
pub struct Contest {
    boards: Vec<Prepared>,
    measured: Vec<Measured>,
}

/// A contender, and the times that it took for the boards.
struct Measured {
    contender: Contender,
    /// The number of boards in a sample. A pass of a slow contender is split into several samples.
    part: usize,
    /// The number of passes in a sample. A sample of a fast contender has several passes.
    passes: u32,
    /// The contender takes part in one of this many rounds. A very slow contender skips rounds.
    every: usize,
    /// Microseconds for one pass over the part, `samples[part][round]`.
    samples: Vec<Vec<f64>>,
}

/// The time of a contender for one board of a contest.
pub struct Time {
    pub name: &'static str,
    /// The median of the rounds, in microseconds.
    pub micros: f64,
    /// Half the distance between the quartiles of the rounds, as a share of `micros`.
    pub spread: f64,
}

impl Contest {
    pub fn new(boards: Vec<Prepared>, contenders: impl IntoIterator<Item = Contender>) -> Self {
        let measured = contenders.into_iter().map(|contender| Measured::new(contender, &boards)).collect();
        Self { boards, measured }
    }

    /// Measures each contender once. Each round starts with another contender.
    pub fn round(&mut self, number: usize) {
        let first = number % self.measured.len();
        let (before, rest) = self.measured.split_at_mut(first);
        for measured in rest.iter_mut().chain(before) {
            if number.is_multiple_of(measured.every) {
                measured.sample(&self.boards);
            }
        }
    }

    pub fn times(&self) -> impl Iterator<Item = Time> {
        self.measured.iter().map(|measured| measured.time(self.boards.len()))
    }
}

impl Measured {
    fn new(mut contender: Contender, boards: &[Prepared]) -> Self {
        // The first pass warms up; the second determines the size of the samples.
        let mut pass = 0.0;
        for _ in 0..2 {
            let start = Instant::now();
            boards.iter().for_each(&mut contender.decide);
            pass = start.elapsed().as_secs_f64();
        }
        let mut every = 1;
        while pass > SHARE * every as f64 {
            every += 1;
        }
        let (mut part, mut passes) = (boards.len(), 1);
        while part > 1 && pass > 2.0 * SAMPLE {
            (part, pass) = (part.div_ceil(2), pass / 2.0);
        }
        while pass < SAMPLE {
            (passes, pass) = (2 * passes, 2.0 * pass);
        }
        Self { contender, part, passes, every, samples: vec![Vec::new(); boards.len().div_ceil(part)] }
    }

    fn sample(&mut self, boards: &[Prepared]) {
        for (boards, samples) in boards.chunks(self.part).zip(&mut self.samples) {
            let start = Instant::now();
            for _ in 0..self.passes {
                boards.iter().for_each(&mut self.contender.decide);
            }
            samples.push(start.elapsed().as_secs_f64() * 1e6 / f64::from(self.passes));
        }
    }

    fn time(&self, boards: usize) -> Time {
        let micros: f64 = self.samples.iter().map(|samples| quartile(samples.clone(), 2)).sum();
        let rounds = (0..self.samples[0].len()).map(|round| self.samples.iter().map(|samples| samples[round]).sum());
        let rounds: Vec<f64> = rounds.collect();
        let spread = (quartile(rounds.clone(), 3) - quartile(rounds, 1)) / 2.0 / micros;
        Time { name: self.contender.name, micros: micros / boards as f64, spread }
    }
}

/// The number below which this many quarters of the numbers lie.
fn quartile(mut numbers: Vec<f64>, quarters: usize) -> f64 {
    numbers.sort_unstable_by(f64::total_cmp);
    numbers[(numbers.len() - 1) * quarters / 4]
}
