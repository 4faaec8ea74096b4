//! `cat-and-mouse puzzles`: makes puzzles from seeds. docs/puzzles.md explains them, their grades and their themes.

mod change;
mod choose;
mod game;
mod kind;
mod layouts;
mod normal;
mod player;
mod puzzle;
mod theme;

use clap::{Args, value_parser};
use rayon::prelude::*;

/// The arguments of the maker.
#[derive(Args, Debug)]
pub struct Maker {
    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// The number of puzzles
    #[arg(long, default_value_t = 450, value_parser = value_parser!(u32).range(1..=2_000))]
    count: u32,
    /// Writes only the ids, in the order of the days: from easy to hard through each week
    #[arg(long)]
    days: bool,
}

/// The number of layouts that are tried for each puzzle that is wanted.
const LAYOUTS: u64 = 40;

impl Maker {
    /// Makes the puzzles, and returns what to print.
    pub fn run(&self) -> String {
        let first = u64::from(self.seed) << 32;
        let seeds = first..first + LAYOUTS * u64::from(self.count);
        let found = seeds.into_par_iter().flat_map_iter(|seed| {
            let layout = layouts::layout(seed);
            layout.map_or_else(Vec::new, |layout| puzzle::puzzles(&layout, &mut fastrand::Rng::with_seed(seed)))
        });
        let chosen = choose::choose(found.collect(), self.count as usize);
        let lines: Vec<String> = if self.days {
            choose::days(&chosen).into_iter().map(str::to_owned).collect()
        } else {
            chosen.iter().map(ToString::to_string).collect()
        };
        lines.join("\n") + "\n"
    }
}
