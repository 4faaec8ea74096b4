//! Boards with known answers: the examples of the statement, boards on which public solutions went wrong, and draws,
//! some with walled-off food and one with food that both players can reach (`STAND_OFF`).

use crate::fixtures::{Case, Given, by_limit, cases, forced, state, wins};
use crate::textbook::Side;
use cat_and_mouse::Player;
use cat_and_mouse::board::BoardEnding;

/// The board of issue #40117: the mouse needs 79 plies, the longest known win of a mouse on 8×8.
const SEVENTY_NINE: [&str; 8] =
    [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."];

/// The longest forced win known on 8×8: a hunt of 626 plies. The food is walled off, so the cat has to catch the mouse.
const HUNT: [&str; 8] =
    ["...#...#", ".#C#.#..", ".#.#..#.", ".#..#.#.", "..#...#.", "#..#.#M.", "##..#..#", ".F#...##"];

/// A draw in which both players can reach the food: if the other player is out of the way, the mouse needs two moves
/// and the cat needs four. Yet nobody can force a win.
const STAND_OFF: [&str; 6] = ["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."];

#[test]
fn every_case_of_the_file_has_its_known_answer() {
    for Case { source, given, mouse_wins } in cases() {
        let outcome = given.solved(None).verdict();
        assert_eq!(outcome.winner == Player::Mouse, mouse_wins, "{source}: {given:?}");

        // Every other test relies on the textbook solver, so it must know the answers too, by both of its methods.
        let game = given.game();
        assert_eq!(game.mouse_wins_within(1000), mouse_wins, "{source}: the textbook solver, by counting down");
        let forced = game.solve().forced(game.start());
        let found = matches!(forced, Some((Side::Mouse, plies)) if plies <= 1000);
        assert_eq!(found, mouse_wins, "{source}: the textbook solver, by its queue");
    }
}

#[test]
fn known_answers_within_the_limit() {
    let hunt = wins(Player::Cat, BoardEnding::Capture, 626);
    let walk = wins(Player::Mouse, BoardEnding::Food, 79);
    for (rows, jumps, limit, outcome) in [
        // The examples of the statement.
        (&["####F", "#C...", "M...."][..], (1, 2), 1000, wins(Player::Mouse, BoardEnding::Food, 5)),
        (&["M.C...F"], (1, 4), 1000, wins(Player::Mouse, BoardEnding::Food, 3)),
        (&["M.C...F"], (1, 3), 1000, wins(Player::Cat, BoardEnding::Food, 8)),
        // The food is walled off, so nobody can win: the more common kind of draw.
        (&["C...#", "...#F", "....#", "M...."], (2, 5), 1000, by_limit(None)),
        (&[".M...", "..#..", "#..#.", "C#.#.", "...#F"], (3, 1), 1000, wins(Player::Mouse, BoardEnding::Food, 13)),
        // A long win needs a limit that is as long.
        (&SEVENTY_NINE, (1, 1), 1000, walk),
        (&SEVENTY_NINE, (1, 1), 79, walk),
        (&SEVENTY_NINE, (1, 1), 78, by_limit(walk.forced)),
        (&HUNT, (3, 2), 1000, hunt),
        (&HUNT, (3, 2), 626, hunt),
        (&HUNT, (3, 2), 625, by_limit(hunt.forced)),
        // With the jumps swapped, the cat catches the mouse at once.
        (&STAND_OFF, (1, 6), 1000, by_limit(None)),
        (&STAND_OFF, (6, 1), 1000, wins(Player::Cat, BoardEnding::Capture, 2)),
    ] {
        let given = Given::new(rows, jumps.0, jumps.1);
        assert_eq!(given.solved(Some(limit)).verdict(), outcome, "{given:?} with limit {limit}");
        let mouse_wins = given.game().mouse_wins_within(limit);
        assert_eq!(mouse_wins, outcome.winner == Player::Mouse, "the textbook on {given:?} with limit {limit}");
    }
}

#[test]
fn the_line_of_79_plies_has_79_moves() {
    let given = Given::new(&SEVENTY_NINE, 1, 1);
    let solution = given.solved(None);
    let line = solution.line(solution.start()).expect("a state");
    assert_eq!((line.moves.len(), line.ending, line.loops_from), (79, BoardEnding::Food, None));

    // With a limit that is one ply lower, the line has the same moves except the last one.
    let cut = given.solved(Some(78));
    let cut = cut.line(solution.start()).expect("a state");
    assert_eq!((cut.moves.len(), cut.ending, cut.loops_from), (78, BoardEnding::Limit, None));
    assert_eq!(cut.moves[..], line.moves[..78]);
}

#[test]
fn a_hunt_takes_626_plies() {
    let given = Given::new(&HUNT, 3, 2);
    // The textbook's result of every state.
    let solution = given.solved(None);
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
fn a_stand_off_goes_in_circles() {
    let solution = Given::new(&STAND_OFF, 1, 6).solved(None);
    let line = solution.line(solution.start()).expect("a state");
    assert_eq!(line.ending, BoardEnding::Limit);
    assert!(line.loops_from.is_some(), "a draw goes in circles");
}
