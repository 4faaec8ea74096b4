//! Properties of every board, whatever its results: symmetries, the effects of longer jumps and of walls, and the
//! reversibility of moves. `docs/solving.md` has the proofs.

use std::collections::BTreeSet;

use crate::fixtures::{Given, boards, cell, cell_at, drawn, player, shapes, state};
use crate::textbook::Side;
use cat_and_mouse::engine::Arena;
use cat_and_mouse::game::{Cells, Forced};
use cat_and_mouse::{Cell, Jumps, Player, State};
use proptest::prelude::*;

/// One of the eight rotations and reflections of a board.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    /// Rows become columns.
    transposed: bool,
    /// After that, the first row becomes the last.
    upside_down: bool,
    /// After that, the first column becomes the last.
    mirrored: bool,
}

impl Symmetry {
    fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self { transposed: bits & 1 != 0, upside_down: bits & 2 != 0, mirrored: bits & 4 != 0 })
    }

    /// The image of this row and column.
    fn image(self, given: &Given, (row, col): (usize, usize)) -> (usize, usize) {
        let (rows, cols) = self.shape(given);
        let (row, col) = if self.transposed { (col, row) } else { (row, col) };
        let from_the_end = |at: usize, length: usize, reversed| if reversed { length - 1 - at } else { at };
        (from_the_end(row, rows, self.upside_down), from_the_end(col, cols, self.mirrored))
    }

    /// The number of rows and columns of the board's image.
    fn shape(self, given: &Given) -> (usize, usize) {
        let (rows, cols) = (given.rows.len(), given.rows[0].len());
        if self.transposed { (cols, rows) } else { (rows, cols) }
    }

    fn given(self, given: &Given) -> Given {
        let (rows, cols) = self.shape(given);
        let mut text = vec![vec!['?'; cols]; rows];
        for (row, line) in given.rows.iter().enumerate() {
            for (col, character) in line.chars().enumerate() {
                let (row, col) = self.image(given, (row, col));
                text[row][col] = character;
            }
        }
        Given { rows: text.iter().map(|row| row.iter().collect()).collect(), ..*given }
    }

    fn cell(self, given: &Given, cell: Cell) -> Cell {
        let (row, col) = self.image(given, (cell.row().into(), cell.col().into()));
        let small = |number: usize| u8::try_from(number).expect("less than eight");
        cell_at(small(row), small(col))
    }
}

/// The value of a result for a player: best is an early win, then a late win, a draw, a late loss, and an early loss.
fn worth(forced: Option<Forced>, player: Player) -> i32 {
    const SURE: i32 = 100_000;
    match forced {
        Some(Forced { winner, plies }) if winner == player => SURE - i32::from(plies),
        None => 0,
        Some(Forced { plies, .. }) => i32::from(plies) - SURE,
    }
}

impl Given {
    fn with_jump(&self, player: Player, jump: usize) -> Given {
        match player {
            Player::Mouse => Given { mouse_jump: jump, ..self.clone() },
            Player::Cat => Given { cat_jump: jump, ..self.clone() },
        }
    }
}

proptest! {
    #![proptest_config(drawn(1_000))]

    /// Symmetric images have the same results, but not the same lines, because up comes first among equally good moves.
    #[test]
    fn the_eight_symmetries(given in boards(shapes(64))) {
        let solution = given.solved(None);
        for symmetry in Symmetry::all() {
            let image = symmetry.given(&given);
            let solved_image = image.solved(None);
            for at in solution.states() {
                let image_at =
                    State { mouse: symmetry.cell(&given, at.mouse), cat: symmetry.cell(&given, at.cat), turn: at.turn };
                prop_assert_eq!(solution.forced(at).expect("a state"), solved_image.forced(image_at).expect("a state of the game"), "{:?} with {:?}", at, symmetry);
            }
        }
    }

    /// A longer jump never makes a result worse for its player: a win does not become a loss or a draw or come later, and a
    /// loss does not come earlier.
    #[test]
    fn a_longer_jump_never_hurts_the_jumper(given in boards(shapes(64))) {
        for jumper in Player::BOTH {
            let mut shorter = given.with_jump(jumper, 1).solved(None);
            for jump in 2..=usize::from(Jumps::MAX) {
                let longer = given.with_jump(jumper, jump).solved(None);
                for at in shorter.states() {
                    let (before, after) = (shorter.forced(at).expect("a state"), longer.forced(at).expect("a state of the game"));
                    prop_assert!(
                        worth(after, jumper) >= worth(before, jumper),
                        "{jumper} jumps {jump} from {at:?}: {before:?} becomes {after:?}"
                    );
                }
                shorter = longer;
            }
        }
    }
}

/// The property above would also hold if a symmetry did nothing, or if two were the same.
#[test]
fn the_eight_symmetries_are_eight() {
    let given = Given::new(&["C..", ".M.", "..F", "#.."], 1, 1);
    let images: BTreeSet<_> = Symmetry::all().map(|symmetry| symmetry.given(&given).rows).collect();
    let expected = [
        ["C..", ".M.", "..F", "#.."],
        ["..C", ".M.", "F..", "..#"],
        ["#..", "..F", ".M.", "C.."],
        ["..#", "F..", ".M.", "..C"],
    ];
    let expected_on_its_side =
        [["C..#", ".M..", "..F."], ["#..C", "..M.", ".F.."], ["..F.", ".M..", "C..#"], [".F..", "..M.", "#..C"]];
    let rows = |rows: &[&str]| rows.iter().map(|&row| row.to_owned()).collect::<Vec<_>>();
    let expected = expected.iter().map(|image| rows(image));
    assert_eq!(images, expected.chain(expected_on_its_side.iter().map(|image| rows(image))).collect());
}

/// The property about jumps would also hold if jumps were ignored.
#[test]
fn a_longer_jump_can_help_the_jumper() {
    let result = |rows: &[&str], cat_jump, mouse_jump| {
        let solution = Given::new(rows, cat_jump, mouse_jump).solved(None);
        solution.verdict().forced.map(|forced| (forced.winner, forced.plies))
    };
    assert_eq!(result(&["M.C...F"], 1, 3), Some((Player::Cat, 8)));
    assert_eq!(result(&["M.C...F"], 1, 4), Some((Player::Mouse, 3)));
    assert_eq!(result(&["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."], 1, 6), None);
    assert_eq!(result(&["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."], 6, 6), Some((Player::Cat, 2)));
}

/// A wall takes moves from both players, and either player may have needed them. So a wall can turn any of the three
/// results into any other, and it can shorten or lengthen the wins of both players.
#[test]
fn a_wall_can_help_either_player() {
    let mouse_in = |plies| Some(Forced { winner: Player::Mouse, plies });
    let cat_in = |plies| Some(Forced { winner: Player::Cat, plies });
    let examples: [(&[&str], &[&str], usize, usize, _, _); 10] = [
        // The wall helps the mouse.
        (&["M.F.C"], &["M.F#C"], 2, 1, cat_in(2), mouse_in(3)),
        (&["F#M.C"], &["F#M#C"], 1, 1, cat_in(4), None),
        (&["CM", "..", "..", ".#", "F."], &["CM", "#.", "..", ".#", "F."], 1, 5, None, mouse_in(5)),
        (&["F.C", "..M"], &["F#C", "..M"], 2, 1, cat_in(2), cat_in(4)),
        (&["..C..F", "..M..#"], &["..C#.F", "..M..#"], 1, 5, mouse_in(7), mouse_in(5)),
        // The wall helps the cat.
        (&["F.MC"], &["F#MC"], 1, 1, mouse_in(3), cat_in(2)),
        (&["C#F.M"], &["C#F#M"], 1, 1, mouse_in(3), None),
        (&["F#MC", "#..."], &["F#MC", "#.#."], 1, 1, None, cat_in(2)),
        (&["F.MC", "...."], &["F#MC", "...."], 1, 1, mouse_in(3), mouse_in(7)),
        (&["F.CM."], &["F.CM#"], 1, 1, cat_in(4), cat_in(2)),
    ];
    for (open, walled, cat_jump, mouse_jump, before, after) in examples {
        let (open_text, walled_text) = (open.join("/"), walled.join("/"));
        let differences: Vec<_> = open_text.chars().zip(walled_text.chars()).filter(|(one, two)| one != two).collect();
        assert_eq!(
            (open_text.len(), &differences[..]),
            (walled_text.len(), &[('.', '#')][..]),
            "a wall more: {walled:?}"
        );
        for (rows, expected) in [(open, before), (walled, after)] {
            let solution = Given::new(rows, cat_jump, mouse_jump).solved(None);
            assert_eq!(solution.verdict().forced, expected, "{rows:?}");
        }
    }
}

proptest! {
    #![proptest_config(drawn(256))]

    /// Moves in the arena reach the same cells as in the textbook and can be taken back. A set of cells reaches the
    /// cells that its members reach.
    #[test]
    fn moves_are_reversible(given in boards(shapes(64)), bits in any::<u64>()) {
        let game = given.game();
        let arena = Arena::new(&given.board(), given.jumps());
        for side in [Side::Mouse, Side::Cat] {
            let player = player(side);
            let reach = |from: Cell| arena.reach(player, Cells::of(from));
            for from in (0..game.cells()).filter(|&from| !game.wall[from]) {
                let reached = reach(cell(&game, from));
                prop_assert_eq!(reached, game.jumps(side, from).into_iter().map(|to| cell(&game, to)).collect());
                for to in arena.floor() {
                    prop_assert_eq!(reached.contains(to), reach(to).contains(cell(&game, from)));
                }
            }
            let set = Cells(bits) & arena.floor();
            let together = set.into_iter().fold(Cells::EMPTY, |all, from| all | reach(from));
            prop_assert_eq!(arena.reach(player, set), together);
        }
    }
}

proptest! {
    #![proptest_config(drawn(256))]

    /// The predecessors of a state are the states in which the player who has just moved was on a cell that it can
    /// reach from its present cell, except states in which the game was over.
    #[test]
    fn predecessors_are_the_reverse_of_moves(given in boards(shapes(20))) {
        let game = given.game();
        let arena = Arena::new(&given.board(), given.jumps());
        let name = |at: State| (at.mouse, at.cat, at.turn.name());
        let mut by_moves: Vec<BTreeSet<_>> = vec![BTreeSet::new(); 2 * game.cells() * game.cells()];
        for before in game.states() {
            for to in game.moves(before) {
                by_moves[game.index(before.after(to))].insert(name(state(&game, before)));
            }
        }
        for each in game.states() {
            let State { mouse, cat, turn } = state(&game, each);
            let turn = turn.other();
            let moved = if turn == Player::Mouse { mouse } else { cat };
            let before = arena.reach(turn, Cells::of(moved)).into_iter().map(|from| match turn {
                Player::Mouse => State { mouse: from, cat, turn },
                Player::Cat => State { mouse, cat: from, turn },
            });
            let is_over = |at: &State| at.mouse == at.cat || at.mouse == arena.food() || at.cat == arena.food();
            let by_reach = before.filter(|at| !is_over(at)).map(name).collect();
            prop_assert_eq!(&by_moves[game.index(each)], &by_reach, "{:?}", each);
        }
    }
}
