//! Every board with up to ten cells: each shape, each set of walls, each place for the food, and each pair of jumps
//! that makes a difference. On each board, every state is compared with the textbook solver. For each set of walls, a
//! check shows that longer jumps make no difference.
//!
//! The starting cells of cat and mouse do not matter: they are states, and all states are compared.
//!
//! `npm test -- --all` goes up to twelve cells. Up to sixteen cells are possible on request, but take a while:
//! `EXHAUSTIVE_CELLS=16 cargo test --test main engine::exhaustive -- --nocapture`

use crate::fixtures;
use std::ops::AddAssign;

use crate::fixtures::{Given, cell, forced, in_parallel, placed, shapes, state};
use crate::textbook::Side;
use cat_and_mouse::Jumps;
use cat_and_mouse::engine::Arena;
use cat_and_mouse::game::Cells;

/// The longest jump that the rules allow.
const LONGEST: usize = Jumps::MAX as usize;

/// The walls of a board: bit `row * cols + col` is set for a wall.
#[derive(Clone, Copy, Debug)]
struct Walls {
    rows: usize,
    cols: usize,
    bits: usize,
}

impl Walls {
    fn floor(self) -> Vec<usize> {
        (0..self.rows * self.cols).filter(|&cell| self.is_floor(cell)).collect()
    }

    fn is_floor(self, cell: usize) -> bool {
        self.bits >> cell & 1 == 0
    }

    /// The length of the longest straight run of floor, along a row or a column.
    fn longest_run(self) -> usize {
        let run = |start: usize, step: usize, count: usize| {
            let cells = (0..count).map(|number| start + number * step);
            let lengths = cells.scan(0, |length, cell| {
                *length = if self.is_floor(cell) { *length + 1 } else { 0 };
                Some(*length)
            });
            lengths.max().unwrap_or(0)
        };
        let along_rows = (0..self.rows).map(|row| run(row * self.cols, 1, self.cols));
        let along_cols = (0..self.cols).map(|col| run(col, self.cols, self.rows));
        along_rows.chain(along_cols).max().unwrap_or(0)
    }

    /// The board with the food on this cell, and the players on the first two free cells.
    fn given(self, food: usize, cat_jump: usize, mouse_jump: usize) -> Given {
        Given { rows: placed((self.rows, self.cols), self.bits, food), cat_jump, mouse_jump }
    }
}

/// The number of boards and states that were compared.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    /// Sets of walls, each counted once for each cell of the food.
    boards: usize,
    /// Boards, each counted once for each pair of jumps that was compared.
    with_jumps: usize,
    /// Boards, each counted once for each pair of jumps that was compared or is equivalent to a compared pair.
    with_all_jumps: usize,
    states: usize,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.boards += other.boards;
        self.with_jumps += other.with_jumps;
        self.with_all_jumps += other.with_all_jumps;
        self.states += other.states;
    }
}

/// Compares all boards with these walls.
fn compare_all(walls: Walls) -> Count {
    let floor = walls.floor();
    let mut count = Count::default();
    // The three pieces need three cells.
    if floor.len() < 3 {
        return count;
    }
    // A jump of this length crosses the longest run of floor, so no longer jump goes further.
    let furthest = (walls.longest_run() - 1).max(1);
    check_longer_jumps(walls, furthest);
    let stands_for = |jump| if jump == furthest { LONGEST + 1 - furthest } else { 1 };

    for food in floor {
        count.boards += 1;
        for cat_jump in 1..=furthest {
            for mouse_jump in 1..=furthest {
                count.with_jumps += 1;
                count.with_all_jumps += stands_for(cat_jump) * stands_for(mouse_jump);
                count.states += compare(&walls.given(food, cat_jump, mouse_jump));
            }
        }
    }
    count
}

/// Checks, for the crate and for the textbook, that all jumps longer than `furthest` lead to the same cells as
/// `furthest`.
///
/// So the textbook finds the same results. The crate's backward moves depend on the length of the jump. So the crate's
/// results with jumps of `furthest` and of `LONGEST` are compared too, in every state, but only with the food on the
/// first cell and the same jump for both players.
fn check_longer_jumps(walls: Walls, furthest: usize) {
    let floor = walls.floor();
    let given = |jump| walls.given(floor[0], jump, jump);
    let arena = |given: &Given| Arena::new(&given.board(), given.jumps());
    let expected = given(furthest);
    let (expected_game, expected_arena) = (expected.game(), arena(&expected));

    for longer in (furthest + 1..=LONGEST).map(given) {
        let (game, arena) = (longer.game(), arena(&longer));
        for &from in &floor {
            let set = Cells::of(cell(&game, from));
            for side in [Side::Mouse, Side::Cat] {
                assert_eq!(game.jumps(side, from), expected_game.jumps(side, from), "{longer:?}");
                let player = fixtures::player(side);
                assert_eq!(arena.reach(player, set), expected_arena.reach(player, set), "{longer:?}");
            }
        }
    }

    if furthest < LONGEST {
        let (longest, expected_solution) = (given(LONGEST).solved(None), expected.solved(None));
        for each in expected_game.states() {
            let at = state(&expected_game, each);
            assert_eq!(
                longest.forced(at).expect("a state"),
                expected_solution.forced(at).expect("a state"),
                "{each:?} of {expected:?} with longer jumps"
            );
        }
    }
}

/// Compares every state of one board, and returns the number of states.
fn compare(given: &Given) -> usize {
    let game = given.game();
    let table = game.solve();
    let solution = given.solved(None);
    let states = game.states();
    for &each in &states {
        assert_eq!(
            solution.forced(state(&game, each)).expect("a state"),
            forced(table.forced(each)),
            "{each:?} of {given:?}"
        );
    }
    states.len()
}

/// The number of boards with this many cells: each set of walls that leaves three cells or more, and each of these
/// cells for the food.
///
/// That is, for each cell of the food, all sets of floor among the other cells, minus the sets that leave only one or
/// two floor cells in all.
fn boards_of(cells: usize) -> usize {
    cells * (1 << (cells - 1)) - cells - cells * (cells - 1)
}

/// The largest number of cells to try.
fn most_cells() -> usize {
    let asked = std::env::var("EXHAUSTIVE_CELLS").map(|cells| cells.parse().expect("a number of cells"));
    asked.unwrap_or(10)
}

#[test]
fn every_state_of_every_small_board() {
    let shapes = shapes(most_cells());
    let all_walls = shapes
        .clone()
        .into_iter()
        .flat_map(|(rows, cols)| (0..1 << (rows * cols)).map(move |bits| Walls { rows, cols, bits }));

    let mut count = Count::default();
    for some in in_parallel(all_walls, compare_all) {
        count += some;
    }
    println!("{count:?} on boards of up to {} cells, {} shapes", most_cells(), shapes.len());
    let boards: usize = shapes.iter().map(|(rows, cols)| boards_of(rows * cols)).sum();
    assert_eq!(count.boards, boards);
    assert_eq!(count.with_all_jumps, boards * LONGEST * LONGEST);
}
