//! The memory of a census stays far below the 200 MB for each thread that the documentation tells users of a cluster to
//! request. The test is a program of its own because other tests would add to the memory.
#![cfg(target_os = "linux")]

use std::fs;
use std::sync::Arc;

use census::count::Counter;
use census::shape::{Cells, Shape};
use census::tally::Tally;

/// The most memory that this process has ever held, in MB.
fn most_held() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a line for it");
    line.trim_end_matches("kB").trim().parse::<u64>().expect("a number") / 1000
}

/// Solves the largest shapes with no walls, few walls and many walls, so that rooms of all sizes follow one another.
#[test]
fn the_largest_shapes_take_less_than_40_mb() {
    for (rows, cols) in [(4, 8), (5, 7), (6, 6)] {
        let shape = Arc::new(Shape::new(rows, cols).expect("a shape"));
        let (mut counter, mut tally) = (Counter::default(), Tally::new(&shape));
        let mut rng = fastrand::Rng::with_seed(36);
        let random =
            (0..60).map(|number| (0..=number % 3).fold(!0, |walls: Cells, _| walls & rng.u64(..)) & shape.all());
        for walls in std::iter::once(0).chain(random) {
            let images = shape.symmetries().iter().map(|symmetry| symmetry.image(walls));
            counter.enter(images.fold(walls, Cells::min), &mut tally);
        }
        assert!(tally.solves > 1_000, "{} games", tally.solves);
    }
    let most = most_held();
    assert!((2..40).contains(&most), "{most} MB");
}
