//! The fewest changes that solve an exercise, compared with the result of trying all sets of changes.

use crate::fixtures::graphs;
use cat_and_mouse::explore::{Way, fewest_edge_changes, fewest_wall_changes};
use cat_and_mouse::graph::GraphDraft;
use cat_and_mouse::text::{Exercise, GraphLink, Setup};
use cat_and_mouse::{Cell, Player};
use fastrand::Rng;

/// Compares `way` with the smallest set of at most `most` changes that solves the exercise. Returns 0 if no change is
/// needed, 1 if changes are needed, and 2 if no such set is enough. `bit` returns the bit that stands for a change.
fn compare<T: std::fmt::Debug>(
    way: &Way<T>,
    (bits, most): (usize, u32),
    bit: impl Fn(&T) -> Option<usize>,
    solves: impl Fn(u64) -> bool,
    about: &str,
) -> usize {
    let sets = (0..1_u64 << bits).filter(|set| set.count_ones() <= most && solves(*set));
    match (way, sets.map(u64::count_ones).min()) {
        (Way::Changes(found), Some(size)) => {
            assert_eq!(u32::try_from(found.len()), Ok(size), "{about}");
            assert!(solves(found.iter().map(|change| 1 << bit(change).expect("a change")).sum()), "{about}");
            usize::from(size > 0)
        }
        (Way::Impossible, None) => 2,
        other => panic!("{other:?} for {about}"),
    }
}

#[test]
fn finds_the_fewest_walls_or_that_none_are_enough() {
    let mut rng = Rng::with_seed(30);
    let mut seen = [0; 3];
    for _ in 0..150 {
        let mut letters: Vec<char> = (0..9).map(|_| if rng.u8(..4) == 0 { 'x' } else { '1' }).collect();
        for piece in ['C', 'M', 'F'] {
            let free: Vec<usize> = (0..9).filter(|&cell| !"CMF".contains(letters[cell])).collect();
            letters[free[rng.usize(..free.len())]] = piece;
        }
        let rows: Vec<String> = letters.chunks(3).map(|row| row.iter().collect()).collect();
        let setup: Setup = format!("board={}&cat=1&mouse=1", rows.join("/")).parse().expect("a link");
        let (winner, walls) = (if rng.bool() { "mouse" } else { "cat" }, rng.u32(..=2));
        let terms = format!("goal={winner}&walls={walls}&locked={},{}", rng.u8(1..=3), rng.u8(1..=3));
        let exercise = Exercise::on_terms(setup, &terms).expect("terms").expect("an exercise");
        let cells: Vec<Cell> = setup.draft.cells().into_iter().collect();
        let changed = |set: u64| {
            let mut changed = setup;
            for (_, &cell) in cells.iter().enumerate().filter(|&(at, _)| set >> at & 1 == 1) {
                changed.draft.set_wall(cell, !setup.draft.walls().contains(cell));
            }
            changed
        };
        let solves =
            |setup: &Setup| exercise.refusal(setup).is_none() && exercise.progress(setup, Player::Mouse).is_met;
        let way = fewest_wall_changes(&exercise, &setup, Player::Mouse, || true);
        let bit = |cell: &Cell| cells.iter().position(|each| each == cell);
        seen[compare(&way, (9, walls), bit, |set| solves(&changed(set)), &format!("{setup} {terms}"))] += 1;
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn finds_the_fewest_edges_or_that_none_are_enough() {
    let mut rng = Rng::with_seed(31);
    let pairs = graphs::pairs(5);
    let mut seen = [0; 3];
    for _ in 0..150 {
        let edges: Vec<String> = pairs.iter().filter(|_| rng.bool()).map(|(from, to)| format!("{from}-{to}")).collect();
        let Ok(link) = format!("graph=4.{}", edges.join(".")).trim_end_matches('.').parse::<GraphLink>() else {
            continue;
        };
        let draft: GraphDraft = link.draft;
        let (goal, most) = (["mouse", "cat", "draw"][rng.usize(..3)], rng.u32(..=2));
        let terms = format!("goal={goal}&edges={most}&locked={}", rng.u8(0..5));
        let exercise = Exercise::on_terms(draft, &terms).expect("terms").expect("an exercise");
        let changed = |set: u64| {
            let all =
                pairs.iter().enumerate().filter(|&(at, &(from, to))| draft.has_edge(from, to) != (set >> at & 1 == 1));
            let edges: Vec<String> = all.map(|(_, (from, to))| format!("{from}-{to}")).collect();
            let link = format!("graph=4.{}", edges.join("."));
            link.trim_end_matches('.').parse::<GraphLink>().expect("a graph").draft
        };
        let solves =
            |draft: &GraphDraft| exercise.refusal(draft).is_none() && exercise.progress(draft, Player::Mouse).is_met;
        let way = fewest_edge_changes(&exercise, &draft, Player::Mouse, || true);
        let bit = |edge: &(usize, usize)| pairs.iter().position(|each| each == edge);
        let about = format!("{draft} {terms}");
        seen[compare(&way, (pairs.len(), most), bit, |set| solves(&changed(set)), &about)] += 1;
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn says_that_it_does_not_know_if_time_runs_out_or_pieces_may_move() {
    let setup: Setup = "board=M1F1C&cat=1&mouse=1".parse().expect("a link");
    let exercise = |terms| Exercise::on_terms(setup, terms).expect("terms").expect("an exercise");
    let ask = |terms, mut tries: u32| {
        fewest_wall_changes(&exercise(terms), &setup, Player::Mouse, || {
            tries -= 1;
            tries > 0
        })
    };
    assert_eq!(ask("goal=mouse:9&walls=2", 100), Way::Impossible);
    assert_eq!(ask("goal=mouse:9&walls=2", 3), Way::Unknown, "the time is over");
    assert_eq!(ask("goal=mouse:9", 100), Way::Unknown, "pieces may be moved too");
    assert_eq!(ask("goal=mouse&walls=0", 1), Way::Changes(Vec::new()), "it is solved");
}

#[test]
fn what_was_changed_may_be_changed_back() {
    let setup: Setup = "board=M1F1C&cat=1&mouse=1".parse().expect("a link");
    let exercise = Exercise::on_terms(setup, "goal=cat&walls=1").expect("terms").expect("an exercise");
    let tried: Setup = "board=M1FxC&cat=1&mouse=1".parse().expect("a link");
    let way = fewest_wall_changes(&exercise, &tried, Player::Mouse, || true);
    let cell = |col| Cell::new(0, col).expect("a cell");
    assert_eq!(way, Way::Changes(vec![cell(1), cell(3)]));
}
