//! Compares the speed of the census with that of `Table::solve` on the same boards; both run in turns. `cargo bench -p
//! cat-and-mouse-census` runs it, compiled as `npm run census` compiles it. Only the ratios mean something: the times
//! depend on what else the machine does.

use std::env;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use cat_and_mouse::engine::{Arena, Table};
use cat_and_mouse::{Board, Jumps};
use census::count::Counter;
use census::shape::{Cells, Shape, each};
use census::tally::Tally;

/// The number of sets of walls in each comparison.
const SETS: usize = 100;

fn main() {
    // Only `cargo bench` adds --bench. `cargo test --benches` does not: it runs one round, to show that the bench
    // works.
    let rounds = if env::args().any(|argument| argument == "--bench") { 41 } else { 1 };
    println!("Boards a second of the census, as a multiple of Table::solve: median of {rounds} rounds (quartiles)");
    for (rows, cols) in [(4, 4), (4, 5), (5, 5), (5, 6), (6, 6)] {
        let shape = Arc::new(Shape::new(rows, cols).expect("a shape"));
        let is_room = |walls: Cells| {
            let floor = shape.all() & !walls;
            shape.room(floor, floor & floor.wrapping_neg()) == floor
        };
        compare(&shape, "all floors", |_| true, rounds);
        compare(&shape, "connected floors", is_room, rounds);
    }
}

/// Compares both on random sets of walls for which `is_chosen` is true.
fn compare(shape: &Arc<Shape>, name: &str, is_chosen: impl Fn(Cells) -> bool, rounds: usize) {
    let mut rng = fastrand::Rng::with_seed(1728);
    let sets: Vec<Cells> = std::iter::repeat_with(|| rng.u64(..) & shape.all())
        .filter(|&walls| (shape.all() & !walls).count_ones() >= 3 && is_chosen(walls) && shape.is_smallest(walls))
        .take(SETS)
        .collect();
    // One tally for all rounds, as in a census. A new tally lists many boards as records, which takes time.
    let (mut counter, mut tally) = (Counter::default(), Tally::new(shape));
    let mut boards = 0;
    let mut ratios: Vec<f64> = Vec::new();
    for _ in 0..=rounds {
        let start = Instant::now();
        boards = sets.iter().map(|&walls| solve_each(shape, walls)).sum::<u64>();
        let each = start.elapsed();
        let start = Instant::now();
        let before = tally.solves;
        for &walls in &sets {
            counter.enter(walls, &mut tally);
        }
        assert_eq!(black_box(&tally).solves - before, boards, "both solve the same boards");
        ratios.push(each.as_secs_f64() / start.elapsed().as_secs_f64());
    }
    // The first round warms up both.
    ratios.remove(0);
    ratios.sort_unstable_by(f64::total_cmp);
    let at = |quarter: usize| ratios[(ratios.len() - 1) * quarter / 4];
    println!("{shape} {name:17} {:5.1} ({:.1} to {:.1}), {boards} boards", at(2), at(1), at(3));
}

/// Solves every board with these walls one by one, and returns their number.
fn solve_each(shape: &Shape, walls: Cells) -> u64 {
    let floor = shape.all() & !walls;
    let longest = shape.longest_jump(floor);
    let mut boards = 0;
    for food in each(floor) {
        let mut others = each(floor).filter(|&cell| cell != food);
        let players = [others.next(), others.next()];
        let letter = |cell| match cell {
            _ if walls >> cell & 1 == 1 => '#',
            _ if cell == food => 'F',
            _ if Some(cell) == players[0] => 'C',
            _ if Some(cell) == players[1] => 'M',
            _ => '.',
        };
        let row = |row| (0..shape.cols()).map(|col| letter(row * shape.cols() + col)).collect::<String>();
        let board = Board::from_rows(&(0..shape.rows()).map(row).collect::<Vec<_>>()).expect("three cells or more");
        for (cat, mouse) in (1..=longest).flat_map(|cat| (1..=longest).map(move |mouse| (cat, mouse))) {
            let jumps = Jumps::new(cat, mouse).expect("jumps of at most 7 cells");
            black_box(Table::solve(&Arena::new(&board, jumps)));
            boards += 1;
        }
    }
    boards
}
