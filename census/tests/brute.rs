//! Compares the census of small shapes with brute force: every set of walls, every food and all jumps, without
//! symmetry, each board solved by the textbook. This file finds equal boards with code of its own, by comparing texts.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use census::count::Counter;
use census::engine::{Jumps, Kind};
use census::shape::Shape;
use census::tally::{Found, Length, MAX_BOARDS, Tally};
use census::textbook::{Game, Side, State};

/// Rows of `.#CMF`, the cat's jump and the mouse's jump.
type Board = (Vec<String>, usize, usize);

fn census(rows: u32, cols: u32) -> Tally {
    let shape = Arc::new(Shape::new(rows, cols).expect("a shape"));
    let (mut counter, mut tally) = (Counter::default(), Tally::new(&shape));
    for walls in 0..=shape.all() {
        counter.enter(walls, &mut tally);
    }
    tally
}

fn find(rows: &[String], letter: char) -> (usize, usize) {
    let cells = rows.iter().enumerate().find_map(|(row, text)| Some((row, text.find(letter)?)));
    cells.expect("the piece is on the board")
}

/// For each cell, the number of moves with this jump to the nearest cell with one of these letters.
fn distances(rows: &[String], from: &str, jump: usize) -> BTreeMap<(usize, usize), usize> {
    let is_floor = |row: usize, col: usize| {
        rows.get(row).and_then(|text| text.as_bytes().get(col)).is_some_and(|&letter| letter != b'#')
    };
    let mut queue: VecDeque<_> = from.chars().map(|letter| find(rows, letter)).collect();
    let mut distances: BTreeMap<_, _> = queue.iter().map(|&cell| (cell, 0)).collect();
    while let Some((row, col)) = queue.pop_front() {
        let next = distances[&(row, col)] + 1;
        for (down, right) in [(0, 1), (1, 0), (0, usize::MAX), (usize::MAX, 0)] {
            let (mut row, mut col) = (row, col);
            for _ in 0..jump {
                (row, col) = (row.wrapping_add(down), col.wrapping_add(right));
                if !is_floor(row, col) {
                    break;
                }
                distances.entry((row, col)).or_insert_with(|| {
                    queue.push_back((row, col));
                    next
                });
            }
        }
    }
    distances
}

/// The normal form of a board: unreachable cells become walls, jumps become as short as possible without changing any
/// move, and the board becomes the symmetric image whose text sorts first.
fn normal((rows, cat, mouse): &Board) -> Board {
    let reached = distances(rows, "CM", 1);
    let cell = |row: usize, (col, letter): (usize, char)| match letter {
        '.' if !reached.contains_key(&(row, col)) => '#',
        _ => letter,
    };
    let rows: Vec<String> =
        rows.iter().enumerate().map(|(row, text)| text.char_indices().map(|at| cell(row, at)).collect()).collect();
    let turned = |rows: &[String]| -> Vec<String> {
        let cols = rows[0].len();
        (0..cols).map(|col| rows.iter().map(|row| row.as_bytes()[col] as char).collect()).collect()
    };
    let run = |rows: &[String]| rows.iter().flat_map(|row| row.split('#')).map(str::len).max().unwrap_or(0);
    let longest = run(&rows).max(run(&turned(&rows))).saturating_sub(1).max(1);

    let upside_down = |rows: &[String]| -> Vec<String> { rows.iter().rev().cloned().collect() };
    let mirrored = |rows: &[String]| -> Vec<String> { rows.iter().map(|row| row.chars().rev().collect()).collect() };
    let mut images = vec![rows.clone(), upside_down(&rows), mirrored(&rows), mirrored(&upside_down(&rows))];
    if rows.len() == rows[0].len() {
        images.extend(images.clone().iter().map(|image| turned(image)));
    }
    (images.into_iter().min().expect("at least one"), longest.min(*cat), longest.min(*mouse))
}

/// The kinds of wins of this board, which is in normal form.
fn kinds((rows, _, mouse_jump): &Board, winner: Side, plies: usize) -> Vec<Kind> {
    let room = distances(rows, "C", 1);
    let (with_mouse, with_food) = (room.contains_key(&find(rows, 'M')), room.contains_key(&find(rows, 'F')));
    match (winner, with_mouse, with_food) {
        (Side::Mouse, true, _) => {
            let alone = distances(rows, "M", *mouse_jump)[&find(rows, 'F')];
            if plies > 2 * alone - 1 { vec![Kind::Mouse, Kind::ByPlay] } else { vec![Kind::Mouse] }
        }
        (Side::Mouse, false, _) => vec![Kind::MouseWalk],
        (Side::Cat, false, _) => vec![Kind::CatWalk],
        (Side::Cat, true, true) => vec![Kind::Race],
        (Side::Cat, true, false) => vec![Kind::Hunt],
    }
}

/// All won boards in their normal form, by kind, jumps and plies.
fn by_brute_force(rows: u32, cols: u32) -> BTreeMap<(Kind, Jumps, usize), BTreeSet<Board>> {
    let (rows, cols) = (rows as usize, cols as usize);
    let mut results: HashMap<Board, Option<(Side, usize)>> = HashMap::new();
    for walls in 0..1_u32 << (rows * cols) {
        let floor: Vec<usize> = (0..rows * cols).filter(|cell| walls >> cell & 1 == 0).collect();
        if floor.len() < 3 {
            continue;
        }
        let text = |food: usize, cat: usize, mouse: usize| -> Vec<String> {
            let letter = |cell: usize| match cell {
                _ if walls >> cell & 1 == 1 => '#',
                _ if cell == food => 'F',
                _ if cell == cat => 'C',
                _ if cell == mouse => 'M',
                _ => '.',
            };
            (0..rows).map(|row| (row * cols..(row + 1) * cols).map(letter).collect()).collect()
        };
        // The longest jumps are one cell too long for the board, which must make no difference.
        for (cat_jump, mouse_jump) in (1..=cols).flat_map(|cat| (1..=cols).map(move |mouse| (cat, mouse))) {
            for &food in &floor {
                let others: Vec<usize> = floor.iter().copied().filter(|&cell| cell != food).collect();
                let game = Game::new(&text(food, others[0], others[1]), cat_jump, mouse_jump);
                let table = game.solve();
                for (&cat, &mouse) in others.iter().flat_map(|cat| others.iter().map(move |mouse| (cat, mouse))) {
                    if cat != mouse {
                        let result = table.forced(State { mouse, cat, turn: Side::Mouse });
                        let board = (text(food, cat, mouse), cat_jump, mouse_jump);
                        let before = *results.entry(normal(&board)).or_insert(result);
                        assert_eq!(result, before, "{board:?} has the result of its normal form");
                    }
                }
            }
        }
    }
    let mut found: BTreeMap<_, BTreeSet<Board>> = BTreeMap::new();
    for (board, result) in results {
        let Some((winner, plies)) = result else { continue };
        for kind in kinds(&board, winner, plies) {
            let jumps = Jumps { cat: board.1, mouse: board.2 };
            found.entry((kind, jumps, plies)).or_default().insert(board.clone());
        }
    }
    found
}

/// Compares all numbers of boards, the longest wins and their boards.
fn compare(rows: u32, cols: u32) {
    let (tally, brute) = (census(rows, cols), by_brute_force(rows, cols));
    let counted = tally.lengths().into_iter();
    let counted: BTreeMap<_, _> =
        counted.map(|Length { kind, jumps, round, boards }| ((kind, jumps, kind.plies(round)), boards)).collect();
    let expected: BTreeMap<_, _> = brute.iter().map(|(key, boards)| (*key, boards.len() as u64)).collect();
    assert_eq!(counted, expected, "{rows}x{cols}");

    for kind in Kind::ALL {
        let of_kind = || brute.iter().filter(move |((other, ..), _)| *other == kind);
        let longest = of_kind().map(|((.., plies), _)| *plies).max();
        let record = tally.record(kind);
        assert_eq!((record.round > 0).then(|| kind.plies(record.round)), longest, "{rows}x{cols}, {kind:?}");
        let boards = of_kind().filter(|((.., plies), _)| Some(*plies) == longest);
        let boards: BTreeSet<&Board> = boards.flat_map(|(_, boards)| boards).collect();
        assert_eq!(record.boards.len(), boards.len().min(MAX_BOARDS), "{rows}x{cols}, {kind:?}");
        for board @ Found { jumps, .. } in &record.boards {
            assert!(boards.contains(&normal(&(board.rows(tally.shape()), jumps.cat, jumps.mouse))), "{board:?}");
        }
    }
}

#[test]
fn agrees_with_brute_force_on_one_row() {
    (1..=8).for_each(|cols| compare(1, cols));
}

#[test]
fn agrees_with_brute_force_on_two_rows() {
    (2..=4).for_each(|cols| compare(2, cols));
}

#[test]
fn agrees_with_brute_force_on_three_rows() {
    compare(3, 3);
}

/// The plies and boards of each record: mouse, by play, race, hunt, the mouse's walk, the cat's walk.
fn records(tally: &Tally) -> [Option<(usize, u64)>; 6] {
    Kind::ALL.map(|kind| match tally.record(kind).round {
        0 => None,
        round => Some((kind.plies(round), tally.boards(kind))),
    })
}

#[test]
fn finds_the_known_records() {
    let four = |tally: &Tally| {
        let [mouse, by_play, race, hunt, mouse_walk, _] = records(tally).map(|record| record.map(|(plies, _)| plies));
        [mouse.max(mouse_walk), by_play, race, hunt]
    };
    assert_eq!(four(&census(3, 3)), [Some(9), None, Some(8), Some(8)]);
    assert_eq!(four(&census(3, 4)), [Some(13), Some(7), Some(12), Some(12)]);
    let four_by_four = census(4, 4);
    assert_eq!(four(&four_by_four), [Some(17), Some(9), Some(18), Some(16)]);
    assert_eq!((four_by_four.wall_sets, four_by_four.solves), (8_547, 381_263));
}

#[test]
fn finds_the_longest_known_hunt_on_5x5() {
    let shape = Arc::new(Shape::new(5, 5).expect("a shape"));
    // The room of cat and mouse in F#.../#M.#./..##./.#.../...#C, which takes 84 plies with the jumps 3 and 2.
    let walls = (0..).zip("##...#..#...##..#......#.".chars()).filter(|(_, letter)| *letter == '#');
    let walls: u64 = walls.fold(0, |walls, (cell, _): (u32, _)| walls | 1 << cell);
    let images = shape.symmetries().iter().map(|symmetry| symmetry.image(walls));
    let mut tally = Tally::new(&shape);
    Counter::default().enter(images.fold(walls, u64::min), &mut tally);
    let record = tally.record(Kind::Hunt);
    assert_eq!(Kind::Hunt.plies(record.round), 84);
    let known = (["F#...", "#M.#.", "..##.", ".#...", "...#C"].map(str::to_owned).to_vec(), 3, 2);
    let mut found = record.boards.iter().map(|board| normal(&(board.rows(&shape), board.jumps.cat, board.jumps.mouse)));
    assert!(found.any(|board| board == normal(&known)));
}
