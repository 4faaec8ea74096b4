//! The boards that all benches decide, the same on every machine. The benches in JavaScript read them from the file
//! that `rivals.rs` writes.

use std::ops::RangeInclusive;

use fastrand::Rng;

/// The seed of the random numbers for the first set. The seed of each next set is one more.
pub const SEED: u64 = 1728;

/// A board as text, with its jumps.
pub struct Setup {
    pub rows: Vec<String>,
    pub cat_jump: u8,
    pub mouse_jump: u8,
}

/// The purpose of a set of boards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Boards that all contenders decide.
    Main,
    /// Boards whose what-ifs are computed.
    WhatIfs,
    /// Boards that show how the time grows with one property.
    Growth,
}

impl Purpose {
    /// The name in the benches in JavaScript.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::WhatIfs => "what-ifs",
            Self::Growth => "growth",
        }
    }
}

/// Boards made by one recipe.
pub struct Set {
    pub purpose: Purpose,
    /// The name of the set, which no other set has.
    pub name: String,
    pub setups: Vec<Setup>,
}

/// The ranges from which the numbers for a board are chosen at random, with equal probability.
#[derive(Clone)]
struct Recipe {
    sides: RangeInclusive<usize>,
    percent_walls: RangeInclusive<f32>,
    jumps: RangeInclusive<u8>,
}

/// All sets, the main ones first.
pub fn sets() -> Vec<Set> {
    let full_size = Recipe { sides: 8..=8, percent_walls: 0.0..=45.0, jumps: 1..=8 };
    let mixed_sizes = Recipe { sides: 3..=8, ..full_size.clone() };
    let open = Recipe { percent_walls: 0.0..=0.0, ..full_size.clone() };
    let mut recipes = vec![
        (Purpose::Main, "8×8".to_owned(), 200, full_size.clone()),
        (Purpose::Main, "3×3 to 8×8".to_owned(), 2_000, mixed_sizes),
        (Purpose::WhatIfs, "open 8×8".to_owned(), 16, open),
    ];
    for side in 3..=8 {
        let recipe = Recipe { sides: side..=side, ..full_size.clone() };
        recipes.push((Purpose::Growth, format!("cells {side}×{side}"), 100, recipe));
    }
    for percent in [0.0, 15.0, 30.0, 45.0] {
        let recipe = Recipe { percent_walls: percent..=percent, ..full_size.clone() };
        recipes.push((Purpose::Growth, format!("walls {percent} %"), 100, recipe));
    }
    for jump in [1, 2, 4, 8] {
        let recipe = Recipe { jumps: jump..=jump, ..full_size.clone() };
        recipes.push((Purpose::Growth, format!("jumps {jump}"), 100, recipe));
    }
    let seeded = recipes.into_iter().zip(SEED..);
    let sets = seeded.map(|((purpose, name, boards, recipe), seed)| {
        let mut random = Rng::with_seed(seed);
        let setups = (0..boards).map(|_| setup(&mut random, &recipe)).collect();
        Set { purpose, name, setups }
    });
    sets.collect()
}

fn setup(random: &mut Rng, Recipe { sides, percent_walls, jumps }: &Recipe) -> Setup {
    let (rows, cols) = (random.usize(sides.clone()), random.usize(sides.clone()));
    let percent = random.f32() * (percent_walls.end() - percent_walls.start()) + percent_walls.start();
    let mut cells: Vec<char> =
        (0..rows * cols).map(|_| if random.f32() * 100.0 < percent { '#' } else { '.' }).collect();
    // A piece may also replace a wall, so that boards with hardly any floor have room for all pieces.
    let mut places: Vec<usize> = (0..cells.len()).collect();
    random.shuffle(&mut places);
    for (piece, place) in ['M', 'C', 'F'].into_iter().zip(places) {
        cells[place] = piece;
    }
    Setup {
        rows: cells.chunks(cols).map(|row| row.iter().collect()).collect(),
        cat_jump: random.u8(jumps.clone()),
        mouse_jump: random.u8(jumps.clone()),
    }
}
