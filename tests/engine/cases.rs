//! Boards with known answers: the examples of the statement, boards on which public solutions went wrong, and the
//! two kinds of draw.

// The textbook solver and the data file are for the native tests; in a browser, `web.rs` tests the boundary.

use crate::fixtures::{Case, Given, by_limit, cases, forced, state, wins};
use crate::textbook::{Game, Side};
use cat_and_mouse::Player;
use cat_and_mouse::board::BoardEnding;
use cat_and_mouse::explore::verify;
use cat_and_mouse::solution::{BoardSolution, Outcome};

/// The board of issue #40117: the mouse needs 79 plies, its longest win known on 8×8.
const SEVENTY_NINE: [&str; 8] =
    [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."];

/// The longest forced win known on 8×8: a hunt of 626 plies. The food is walled off, and the cat has to catch the mouse.
const HUNT: [&str; 8] =
    ["...#...#", ".#C#.#..", ".#.#..#.", ".#..#.#.", "..#...#.", "#..#.#M.", "##..#..#", ".F#...##"];

/// A draw in which both can reach the food: with the cat out of its way the mouse needs two moves, and with the mouse out
/// of its way the cat needs four. Yet nobody can force a win.
const STAND_OFF: [&str; 6] = ["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."];

fn verdict<S: AsRef<str>>(rows: &[S], cat_jump: usize, mouse_jump: usize) -> Outcome {
    verdict_of(&Given::new(rows, cat_jump, mouse_jump).solved(None))
}

fn verdict_within<S: AsRef<str>>(rows: &[S], cat_jump: usize, mouse_jump: usize, limit: usize) -> Outcome {
    verdict_of(&Given::new(rows, cat_jump, mouse_jump).solved(Some(limit)))
}

fn verdict_of(solution: &BoardSolution) -> Outcome {
    solution.verdict()
}

#[test]
fn every_case_of_the_file_has_its_known_answer() {
    for Case { source, given, mouse_wins } in cases() {
        let outcome = verdict_of(&given.solved(None));
        assert_eq!(outcome.winner == Player::Mouse, mouse_wins, "{source}: {given:?}");

        // The textbook solver is what every other test leans on: it has to know the answers too, both its ways.
        let game = given.game();
        assert_eq!(game.mouse_wins_within(1000), mouse_wins, "{source}: the textbook solver, by counting down");
        let forced = game.solve().forced(game.start());
        let found = matches!(forced, Some((Side::Mouse, plies)) if plies <= 1000);
        assert_eq!(found, mouse_wins, "{source}: the textbook solver, by its queue");
    }
}

#[test]
fn the_examples_of_the_statement() {
    let first = ["####F", "#C...", "M...."];
    assert_eq!(verdict(&first, 1, 2), wins(Player::Mouse, BoardEnding::Food, 5));

    let row = ["M.C...F"];
    assert_eq!(verdict(&row, 1, 4), wins(Player::Mouse, BoardEnding::Food, 3));
    assert_eq!(verdict(&row, 1, 3), wins(Player::Cat, BoardEnding::Food, 8));

    // The food is walled off, so nobody can win: the commoner kind of draw.
    let walled_off = ["C...#", "...#F", "....#", "M...."];
    assert_eq!(verdict(&walled_off, 2, 5), by_limit(None));

    let last = [".M...", "..#..", "#..#.", "C#.#.", "...#F"];
    assert_eq!(verdict(&last, 3, 1), wins(Player::Mouse, BoardEnding::Food, 13));
}

#[test]
fn a_win_in_79_plies_needs_a_limit_of_79() {
    let won = wins(Player::Mouse, BoardEnding::Food, 79);
    assert_eq!(verdict(&SEVENTY_NINE, 1, 1), won);
    assert_eq!(verdict_within(&SEVENTY_NINE, 1, 1, 79), won);
    assert_eq!(verdict_within(&SEVENTY_NINE, 1, 1, 78), by_limit(won.forced));

    let game = Game::new(&SEVENTY_NINE, 1, 1);
    assert!(game.mouse_wins_within(79));
    assert!(!game.mouse_wins_within(78));
}

#[test]
fn the_line_of_79_plies_is_as_long_as_it_says() {
    let given = Given::new(&SEVENTY_NINE, 1, 1);
    let solution = given.solved(None);
    let line = solution.line(solution.start()).expect("a state");
    assert_eq!((line.moves.len(), line.ending, line.loops_from), (79, BoardEnding::Food, None));

    // With one ply fewer both play the same moves, and the last one is missing.
    let cut = given.solved(Some(78));
    let cut = cut.line(solution.start()).expect("a state");
    assert_eq!((cut.moves.len(), cut.ending, cut.loops_from), (78, BoardEnding::Limit, None));
    assert_eq!(cut.moves[..], line.moves[..78]);
}

#[test]
fn a_hunt_takes_626_plies() {
    let given = Given::new(&HUNT, 3, 2);
    let won = wins(Player::Cat, BoardEnding::Capture, 626);
    assert_eq!(verdict_of(&given.solved(None)), won);
    assert_eq!(verdict_within(&HUNT, 3, 2, 626), won);
    assert_eq!(verdict_within(&HUNT, 3, 2, 625), by_limit(won.forced));

    // By the rules alone, and by the textbook in every state.
    let (board, jumps) = (given.board(), given.jumps());
    let solution = given.solved(None);
    assert_eq!(verify(&board, jumps, |at| solution.forced(at).expect("a state")), Ok(()));
    let game = given.game();
    let table = game.solve();
    assert_eq!(table.forced(game.start()), Some((Side::Cat, 626)));
    for each in game.states() {
        assert_eq!(solution.forced(state(&game, each)).expect("a state"), forced(table.forced(each)), "{each:?}");
    }

    let line = solution.line(solution.start()).expect("a state");
    assert_eq!((line.moves.len(), line.ending, line.loops_from), (626, BoardEnding::Capture, None));
    for (ply, &the_move) in line.moves.iter().enumerate() {
        assert_eq!(the_move.by, if ply % 2 == 0 { Player::Mouse } else { Player::Cat });
    }
}

#[test]
fn a_stand_off_is_a_draw_though_both_can_reach_the_food() {
    // The cat jumps 1 and the mouse 6. The other way round it is no stand-off: the cat catches the mouse at once.
    assert_eq!(verdict(&STAND_OFF, 1, 6), by_limit(None));
    assert_eq!(verdict(&STAND_OFF, 6, 1), wins(Player::Cat, BoardEnding::Capture, 2));

    let solution = Given::new(&STAND_OFF, 1, 6).solved(None);
    let line = solution.line(solution.start()).expect("a state");
    assert_eq!(line.ending, BoardEnding::Limit);
    assert!(line.loops_from.is_some(), "a draw goes in circles");
}
