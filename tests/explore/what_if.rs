//! Compares every what-if with the changed board, which is written as text and solved by the textbook or by the crate.
//! The crate's solutions for this comparison are verified in every state.
//!
//! More boards than usual: `PROPTEST_CASES=10000 cargo test --test main explore::what_if`.

use crate::fixtures::{
    Case, Given, boards, by_limit, cases, cell_at, drawn, ending, forced, move_limit, nth_cell, shapes, wins,
};
use cat_and_mouse::board::{BoardEnding, Piece};
use cat_and_mouse::explore::{Change, Effects, jump_table, piece_effects, wall_changes, wall_effects};
use cat_and_mouse::game::Forced;
use cat_and_mouse::solution::Outcome;
use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player};
use proptest::prelude::*;

/// LeetCode's limit, in plies.
const USUAL: usize = 1000;

/// A function that finds the outcome at the start of a board, with a limit in plies.
type Oracle = fn(&Given, usize) -> Outcome;

/// The outcome by the textbook: its forced result, and the ending of its line.
fn by_textbook(given: &Given, plies: usize) -> Outcome {
    let game = given.game();
    let table = game.solve();
    let forced = forced(table.forced(game.start()));
    let ending = ending(table.line(game.start(), plies).end);
    match forced {
        Some(Forced { winner, plies: needed }) if usize::from(needed) <= plies => wins(winner, ending, needed),
        _ => Outcome { ending, ..by_limit(forced) },
    }
}

/// The outcome by the crate, which other tests compare with the textbook. Fast enough for many boards of full size.
fn by_solving(given: &Given, plies: usize) -> Outcome {
    let solution = given.solved(Some(plies));
    solution.verdict()
}

/// The characters of all rows.
fn text(given: &Given) -> Vec<char> {
    given.rows.iter().flat_map(|row| row.chars()).collect()
}

/// The board with another text.
fn with_text(given: &Given, text: &[char]) -> Given {
    let rows = text.chunks(given.rows[0].len()).map(|row| row.iter().collect()).collect();
    Given { rows, ..*given }
}

/// The board with the cell toggled, if no piece is on it.
fn toggled(given: &Given, at: usize) -> Option<Given> {
    let mut text = text(given);
    text[at] = match text[at] {
        '.' => '#',
        '#' => '.',
        _ => return None,
    };
    Some(with_text(given, &text))
}

/// The board with the piece on that cell, if the cell is free or the piece's own.
fn moved(given: &Given, piece: char, at: usize) -> Option<Given> {
    let mut text = text(given);
    if text[at] != '.' && text[at] != piece {
        return None;
    }
    let before = text.iter().position(|&character| character == piece).expect("the piece is there");
    text[before] = '.';
    text[at] = piece;
    Some(with_text(given, &text))
}

fn check_jump_table(given: &Given, plies: usize, oracle: Oracle) {
    let table = jump_table(&given.board(), move_limit(plies));
    for cat_jump in 1..=8 {
        for mouse_jump in 1..=8 {
            let other = Given { cat_jump, mouse_jump, ..given.clone() };
            let found = table[cat_jump - 1][mouse_jump - 1];
            assert_eq!(found, oracle(&other, plies), "{other:?} with limit {plies}");
        }
    }
}

fn check_wall_effects(given: &Given, plies: usize, oracle: Oracle) {
    let found = wall_effects(&given.board(), given.jumps(), move_limit(plies));
    check_effects(given, &found, |at| toggled(given, at), plies, oracle);
}

fn check_piece_effects(given: &Given, plies: usize, oracle: Oracle) {
    let found = piece_effects(&given.board(), given.jumps(), move_limit(plies));
    check_effects(given, &found.cat, |at| moved(given, 'C', at), plies, oracle);
    check_effects(given, &found.mouse, |at| moved(given, 'M', at), plies, oracle);
    check_effects(given, &found.food, |at| moved(given, 'F', at), plies, oracle);
}

/// Checks the result of `wall_changes` for each cell: by `wall_effects`, and by the outcome of the unchanged board.
fn check_wall_changes(given: &Given, plies: usize, oracle: Oracle) {
    let (board, jumps, limit) = (given.board(), given.jumps(), move_limit(plies));
    let effects = wall_effects(&board, jumps, limit);
    let present = oracle(given, plies);
    let found = wall_changes(&board, jumps, limit);
    let about = |cell: Cell| format!("{cell} of {given:?} with limit {plies}");

    // The additional plies of the win, if the same player wins by force both times.
    let longer = |outcome: Outcome| {
        let same = outcome.winner == present.winner;
        let (before, after) = present.plies.zip(outcome.plies).filter(|_| same)?;
        Some(i32::from(after) - i32::from(before))
    };
    let all = || (0..64).map(nth_cell).filter_map(|cell| effects[cell]).filter_map(longer);
    let (most, least) = (all().max(), all().min());
    for cell in (0..64).map(nth_cell) {
        let outcome = found[cell].map(|change| change.outcome);
        assert_eq!(outcome, effects[cell], "{}", about(cell));
        let (Some(change), Some(outcome)) = (found[cell], outcome) else { continue };
        let by_limit = [present, outcome].map(|outcome| outcome.ending == BoardEnding::Limit);
        let expected = match longer(outcome) {
            Some(longer) if longer > 0 => Change::Longer(longer.unsigned_abs().try_into().expect("few plies")),
            Some(longer) if longer < 0 => Change::Shorter(longer.unsigned_abs().try_into().expect("few plies")),
            Some(_) => Change::None,
            None if outcome.winner != present.winner => Change::Winner,
            None if by_limit == [true, true] => Change::None,
            None => Change::Limit,
        };
        assert_eq!(change.change, expected, "{}", about(cell));
        let longer = longer(outcome).filter(|&longer| longer != 0);
        let is_most =
            longer.is_some() && (longer == most.filter(|&most| most > 0) || longer == least.filter(|&least| least < 0));
        assert_eq!(change.most, is_most, "{}", about(cell));
    }
}

/// Checks every cell of the frame, even those outside the board.
fn check_effects(
    given: &Given,
    found: &Effects,
    change: impl Fn(usize) -> Option<Given>,
    plies: usize,
    oracle: Oracle,
) {
    let (rows, cols) = (given.rows.len(), given.rows[0].len());
    for row in 0..8 {
        for col in 0..8 {
            let on_board = row < rows && col < cols;
            let other = if on_board { change(row * cols + col) } else { None };
            let expected = other.as_ref().map(|other| oracle(other, plies));
            let cell = nth_cell(row * 8 + col);
            assert_eq!(found[cell], expected, "{cell} of {given:?} with limit {plies}, changed to {other:?}");
        }
    }
}

fn check(given: &Given, plies: usize, oracle: Oracle) {
    check_jump_table(given, plies, oracle);
    check_wall_effects(given, plies, oracle);
    check_wall_changes(given, plies, oracle);
    check_piece_effects(given, plies, oracle);
}

/// Short limits, and the usual one.
fn limits() -> impl Strategy<Value = usize> {
    prop_oneof![1..=9_usize, Just(USUAL)]
}

proptest! {
    // A failing board is printed, but not written to a file beside this one.
    #![proptest_config(drawn(24))]

    #[test]
    fn boards_of_all_shapes_against_the_textbook(given in boards(shapes(64)), plies in limits()) {
        check(&given, plies, by_textbook);
    }

    #[test]
    fn boards_of_full_size_against_the_crate(given in boards(vec![(8, 8)]), plies in limits()) {
        check(&given, plies, by_solving);
    }
}

proptest! {
    #![proptest_config(drawn(96))]

    #[test]
    fn small_boards_against_the_textbook(given in boards(shapes(16)), plies in limits()) {
        check(&given, plies, by_textbook);
    }

    #[test]
    fn boards_of_all_shapes_against_the_crate(given in boards(shapes(64)), plies in limits()) {
        check(&given, plies, by_solving);
    }
}

#[test]
fn every_case_of_the_file() {
    for Case { given, .. } in cases() {
        check_wall_effects(&given, USUAL, by_textbook);
        check_wall_changes(&given, USUAL, by_textbook);
        check_jump_table(&given, USUAL, by_solving);
        check_piece_effects(&given, USUAL, by_solving);
    }
}

#[test]
fn what_ifs_on_boards_with_critical_and_irrelevant_cells() {
    let open = ["M.......", "........", "........", "........", "........", "........", "........", ".C.....F"];
    let snake = ["CM......", "#######.", "........", ".#######", "........", "#######.", "........", "F#######"];
    let rooms = ["...#...#", ".M...#..", "...#...#", "#.###.##", "...#....", ".C...#F.", "...#....", "...#...."];
    let seventy_nine = [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."];
    let stand_off = ["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."];
    let walled_off = ["C...#", "...#F", "....#", "M...."];
    let cells = ["M#C#F", "#####", ".#.#.", "#####", "..#.."];
    for (cat_jump, mouse_jump) in [(1, 1), (1, 2), (2, 1), (1, 8), (8, 1), (3, 5), (8, 8)] {
        for rows in [&open, &snake, &rooms, &seventy_nine] {
            check(&Given::new(rows, cat_jump, mouse_jump), USUAL, by_solving);
        }
        check(&Given::new(&stand_off, cat_jump, mouse_jump), USUAL, by_textbook);
        check(&Given::new(&walled_off, cat_jump, mouse_jump), USUAL, by_textbook);
        check(&Given::new(&cells, cat_jump, mouse_jump), USUAL, by_textbook);
    }
    check(&Given::new(&stand_off, 1, 6), USUAL, by_textbook);
    for plies in [76, 77, 78, 79, 80] {
        check(&Given::new(&seventy_nine, 1, 1), plies, by_solving);
    }
}

fn board(text: &str) -> Board {
    text.parse().expect("a complete board")
}

fn jumps(cat: u32, mouse: u32) -> Jumps {
    Jumps::new(cat, mouse).expect("jumps from 1 to 8")
}

#[test]
fn the_smallest_boards_have_no_cell_to_toggle() {
    let usual = MoveLimit::default();
    for (text, outcome) in [
        ("MCF", wins(Player::Cat, BoardEnding::Capture, 2)),
        ("MFC", wins(Player::Mouse, BoardEnding::Food, 1)),
        ("CMF", wins(Player::Mouse, BoardEnding::Food, 1)),
    ] {
        let board = board(text);
        let walls = wall_effects(&board, jumps(1, 1), usual);
        let pieces = piece_effects(&board, jumps(1, 1), usual);
        for cell in (0..64).map(nth_cell) {
            assert_eq!(walls[cell], None, "{cell} of {text}");
            for (effects, place) in
                [(&pieces.cat, board.cat()), (&pieces.mouse, board.mouse()), (&pieces.food, board.food())]
            {
                assert_eq!(effects[cell], (cell == place).then_some(outcome), "{cell} of {text}");
            }
        }
    }
    // On MCF, a mouse with jump 2 can jump over the cat.
    for (cat, by_mouse_jump) in jump_table(&board("MCF"), usual).into_iter().enumerate() {
        assert_eq!(by_mouse_jump[0], wins(Player::Cat, BoardEnding::Capture, 2), "jumps {} and 1", cat + 1);
        assert_eq!(by_mouse_jump[1..], [wins(Player::Mouse, BoardEnding::Food, 1); 7], "the cat's jump {}", cat + 1);
    }
}

#[test]
fn walls_can_split_the_board_and_floor_can_join_it() {
    let usual = MoveLimit::default();
    // Mouse and cat are equally far from the food, and the mouse begins.
    let effects = wall_effects(&board("M2F2C"), jumps(3, 3), usual);
    let mouse_at_once = wins(Player::Mouse, BoardEnding::Food, 1);
    let cat_alone = wins(Player::Cat, BoardEnding::Food, 2);
    let found = (0..7).map(|col| effects[cell_at(0, col)]);
    let (mouse, cat) = (Some(mouse_at_once), Some(cat_alone));
    assert_eq!(found.collect::<Vec<_>>(), [None, cat, cat, None, mouse, mouse, None]);

    // Nobody can reach the food or the other player until a wall is removed.
    let effects = wall_effects(&board("MxFxC"), jumps(1, 1), usual);
    assert_eq!(effects[cell_at(0, 1)], Some(wins(Player::Mouse, BoardEnding::Food, 3)));
    assert_eq!(effects[cell_at(0, 3)], Some(wins(Player::Cat, BoardEnding::Food, 4)));
    // Here, removing one of the two walls changes nothing: both would have to be removed.
    let effects = wall_effects(&board("M1xxF/2xxx/C1xxx"), jumps(8, 8), usual);
    for col in [2, 3] {
        assert_eq!(effects[cell_at(0, col)], Some(by_limit(None)), "column {col}");
    }
}

#[test]
fn the_ending_of_a_cat_win_can_alternate_with_its_jump() {
    let given = Given::new(&["M...", ".#.C", "#.F."], 1, 1);
    let endings = jump_table(&given.board(), MoveLimit::default()).map(|by_mouse_jump| by_mouse_jump[0].ending);
    assert_eq!(endings[..3], [BoardEnding::Capture, BoardEnding::Food, BoardEnding::Capture]);
    check_jump_table(&given, USUAL, by_textbook);
}

#[test]
fn the_limit_applies_as_on_a_single_board() {
    let late = Some(Forced { winner: Player::Mouse, plies: 79 });
    let board = board("1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4");
    for (plies, outcome) in [(79, wins(Player::Mouse, BoardEnding::Food, 79)), (78, by_limit(late))] {
        assert_eq!(jump_table(&board, move_limit(plies))[0][0], outcome);
        let effects = piece_effects(&board, jumps(1, 1), move_limit(plies));
        assert_eq!(effects.cat[board.cat()], Some(outcome));
        assert_eq!(effects.mouse[board.mouse()], Some(outcome));
        assert_eq!(effects.food[board.food()], Some(outcome));
        // The only way to the food is through the corner. With a wall there, the cat needs 78 plies to catch the mouse.
        let effects = wall_effects(&board, jumps(1, 1), move_limit(plies));
        assert_eq!(effects[cell_at(0, 0)], Some(wins(Player::Cat, BoardEnding::Capture, 78)));
    }
}

#[test]
fn an_example_of_each_change() {
    let change = |text: &str, limit: MoveLimit, col: u8| {
        let change = wall_changes(&board(text), jumps(1, 1), limit)[cell_at(0, col)];
        change.map(|change| (change.change, change.most))
    };
    let usual = MoveLimit::default();
    // The cat is walled off. The mouse runs along the first row, or goes around by the second.
    assert_eq!(change("M2F/4/xxxx/3C", usual, 1), Some((Change::Longer(4), true)));
    assert_eq!(change("M2F/4/xxxx/3C", usual, 2), Some((Change::Longer(4), true)));
    assert_eq!(change("Mx1F/4/xxxx/3C", usual, 1), Some((Change::Shorter(4), true)));
    assert_eq!(change("Mx1F/4/xxxx/3C", usual, 2), Some((Change::None, false)));
    assert_eq!(change("Mx1F/4/xxxx/3C", usual, 3), None);
    // A wall near the end of the first row costs fewer plies than one near its beginning: the mouse goes around it
    // through the last cells of the second row.
    assert_eq!(change("M4F/1xx3/6/xxxxxx/5C", usual, 1), Some((Change::Longer(8), true)));
    assert_eq!(change("M4F/1xx3/6/xxxxxx/5C", usual, 4), Some((Change::Longer(4), false)));
    assert_eq!(change("M2F/4/xxxx/3C", move_limit(8), 1), Some((Change::Winner, false)));
    assert_eq!(change("Mx1F/4/xxxx/3C", move_limit(4), 1), Some((Change::None, false)));
    assert_eq!(change("M2FxC", usual, 2), Some((Change::Winner, false)));
    assert_eq!(change("MxFxC", usual, 3), Some((Change::Limit, false)));
}

#[test]
fn a_changed_board_equals_the_board_parsed_from_its_text() {
    let given = Given::new(&["####F", "#C...", "M...."], 1, 2);
    let board = given.board();
    for number in 0..15 {
        let cell = board.cell(number).expect("a cell of the board");
        let other = |given: Option<Given>| given.map(|given| given.board());
        assert_eq!(board.with_wall_toggled(cell), other(toggled(&given, number)), "{cell}");
        for piece in Piece::ALL {
            assert_eq!(board.with_piece_at(piece, cell), other(moved(&given, piece.letter(), number)), "{cell}");
        }
    }
    for outside in [cell_at(0, 5), cell_at(3, 0), cell_at(7, 7)] {
        assert_eq!(board.with_wall_toggled(outside), None);
        assert!(Piece::ALL.into_iter().all(|piece| board.with_piece_at(piece, outside).is_none()));
    }
}
