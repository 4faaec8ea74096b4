//! Every error that a Rust caller can get: its code, place and message, and which of several errors is reported.

// In a browser, `web.rs` tests the errors as JavaScript sees them.
use cat_and_mouse::board::{BoardDraft, BoardError, CellError, CellProblem, Piece, RuleError};
use cat_and_mouse::text::{BoardPasteError, ExerciseError, Setup, SetupError};
use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player};

use crate::fixtures::cell_at as cell;

#[test]
fn no_cell_and_no_board_is_larger_than_eight_by_eight() {
    for (row, col) in [(8, 0), (0, 8), (255, 255)] {
        assert_eq!(Cell::new(row, col), None);
    }
    assert_eq!(Cell::from_index(63), Cell::new(7, 7));
    assert_eq!(Cell::from_index(64), None);
    for (rows, cols) in [(0, 1), (1, 0), (9, 1), (1, 9), (255, 255)] {
        assert_eq!(BoardDraft::new(rows, cols), None);
    }
}

fn words(text: &str) -> String {
    text.to_owned()
}

/// An error, its code, row and column, and its message.
type Known = (BoardError, &'static str, Option<usize>, Option<usize>, &'static str);

/// All variants of `BoardError`, in the order of checking. A variant with several messages has an entry for each.
#[allow(clippy::too_many_lines)] // a list
fn all() -> Vec<Known> {
    use BoardError::{DuplicatePiece, EmptyGrid, MissingPiece, RaggedRow, TooLarge, UnknownCharacter};
    vec![
        (EmptyGrid, "empty-grid", None, None, "The board has no cells: give 1 to 8 rows of 1 to 8 characters."),
        (
            TooLarge { row: None },
            "too-large",
            None,
            None,
            "A board has at most 8 rows and 8 columns, but this one has more rows.",
        ),
        (
            TooLarge { row: Some(2) },
            "too-large",
            Some(2),
            None,
            "A board has at most 8 rows and 8 columns, but row 3 is longer.",
        ),
        (
            RaggedRow { row: 1, length: 4, expected: 5 },
            "ragged-row",
            Some(1),
            None,
            "Row 2 has 4 cells, but row 1 has 5.",
        ),
        (
            UnknownCharacter { cell: cell(1, 2), character: '🐭' },
            "unknown-character",
            Some(1),
            Some(2),
            "\"🐭\" at row 2, column 3 is not a cell: use . (floor), # (wall), C, M and F.",
        ),
        (MissingPiece { piece: Piece::Cat }, "missing-piece", None, None, "The board has no cat (C)."),
        (MissingPiece { piece: Piece::Mouse }, "missing-piece", None, None, "The board has no mouse (M)."),
        (MissingPiece { piece: Piece::Food }, "missing-piece", None, None, "The board has no food (F)."),
        (
            DuplicatePiece { piece: Piece::Mouse, cell: cell(0, 7) },
            "duplicate-piece",
            Some(0),
            Some(7),
            "There is a second mouse (M) at row 1, column 8.",
        ),
    ]
}

#[test]
fn every_error_has_its_code_its_place_and_its_sentence() {
    for (error, code, row, col, sentence) in all() {
        assert_eq!((error.code(), error.row(), error.col()), (code, row, col), "{error:?}");
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn every_error_of_a_rule_has_its_code_and_its_sentence() {
    let all = [
        (
            RuleError::BadJump { player: Player::Cat, given: words("NaN") },
            "bad-jump",
            "The cat's jump must be a whole number from 1 to 8, but is NaN.",
        ),
        (
            RuleError::BadJump { player: Player::Mouse, given: words("9") },
            "bad-jump",
            "The mouse's jump must be a whole number from 1 to 8, but is 9.",
        ),
        (
            RuleError::BadMoveLimit { given: words("0") },
            "bad-move-limit",
            "The move limit must be a whole number from 1 to 10,000 plies, but is 0.",
        ),
    ];
    for (error, code, sentence) in all {
        assert_eq!((error.code(), error.to_string().as_str()), (code, sentence));
        let in_a_setup = SetupError::Rule(error);
        assert_eq!((in_a_setup.code(), in_a_setup.to_string().as_str()), (code, sentence));
        assert_eq!((in_a_setup.row(), in_a_setup.col()), (None, None));
    }
}

#[test]
fn every_error_of_a_cell_has_its_place_and_its_sentence() {
    let all = [
        (
            CellError { player: Player::Cat, given: words("cell 5"), problem: CellProblem::Wall(cell(1, 0)) },
            Some(1),
            Some(0),
            "The cat cannot stand on cell 5 (row 2, column 1): it is a wall.",
        ),
        (
            CellError { player: Player::Mouse, given: words("99"), problem: CellProblem::Outside },
            None,
            None,
            "The mouse cannot stand on 99: cells are numbered from 0, row by row.",
        ),
        (
            CellError {
                player: Player::Cat,
                given: words("row 2, column 1"),
                problem: CellProblem::NoMove(cell(1, 0)),
            },
            Some(1),
            Some(0),
            "The cat has no move to row 2, column 1.",
        ),
    ];
    for (error, row, col, sentence) in all {
        assert_eq!((error.code(), error.row(), error.col()), ("bad-cell", row, col));
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn every_error_of_a_pasted_text_has_its_code_and_its_sentence() {
    let all = [
        (
            BoardPasteError::NotRows { given: words("null") },
            "not-a-grid",
            "The board must be an array of strings, one for each row, but is null.",
        ),
        (
            BoardPasteError::NoBoard,
            "not-a-board",
            "There is no board in this text: use rows of . (floor), # (wall), C, M and F, or a link.",
        ),
        (BoardError::EmptyGrid.into(), "empty-grid", "The board has no cells: give 1 to 8 rows of 1 to 8 characters."),
    ];
    for (error, code, sentence) in all {
        assert_eq!((error.code(), error.to_string().as_str()), (code, sentence));
        assert_eq!((error.row(), error.col()), (None, None));
    }
}

#[test]
fn every_error_of_an_exercise_has_its_code_and_its_sentence() {
    let all = [
        (
            ExerciseError::BadGoal { given: words("\"dog\"") },
            "bad-goal",
            "The goal must be \"mouse\" or \"cat\", or add a minimum number of plies as in \"mouse:12\", but is \"dog\".",
        ),
        (
            ExerciseError::BadGraphGoal { given: words("\"dog\"") },
            "bad-goal",
            "The goal must be \"mouse\", \"cat\" or \"draw\", or add a minimum number of plies as in \"mouse:12\", but is \"dog\".",
        ),
        (
            ExerciseError::BadWalls { given: words("65") },
            "bad-walls",
            "The number of wall changes must be a whole number from 0 to 64, but is 65.",
        ),
        (
            ExerciseError::BadLocked { given: words("\"0,1\"") },
            "bad-locked",
            "Each locked cell must be a row and a column of the board, counted from 1, such as 2,3, but one is \"0,1\".",
        ),
        (
            ExerciseError::BadEdges { given: words("2017") },
            "bad-edges",
            "The number of edge changes must be a whole number from 0 to 2016, but is 2017.",
        ),
        (
            ExerciseError::BadLockedNode { given: words("\"64\"") },
            "bad-locked",
            "Each locked node must be the number of a node of the graph, such as 4, but one is \"64\".",
        ),
    ];
    for (error, code, sentence) in all {
        assert_eq!((error.code(), error.to_string().as_str()), (code, sentence));
    }
}

#[test]
fn the_codes_are_the_documented_ones_in_their_order() {
    let mut codes: Vec<&str> = all().into_iter().map(|(_, code, ..)| code).collect();
    codes.dedup();
    let documented = ["empty-grid", "too-large", "ragged-row", "unknown-character", "missing-piece", "duplicate-piece"];
    assert_eq!(codes, documented);
}

#[test]
fn errors_can_be_boxed_as_std_errors() {
    let error: Box<dyn std::error::Error + Send + Sync> = Box::new(BoardError::EmptyGrid);
    assert_eq!(error.to_string(), "The board has no cells: give 1 to 8 rows of 1 to 8 characters.");
}

/// The error of a board with these rows.
fn wrong(rows: &[&str]) -> BoardError {
    Board::from_rows(rows).expect_err("a wrong board")
}

#[test]
fn rejects_a_board_without_cells() {
    for rows in [&[][..], &[""], &["", ""], &[""; 8], &[""; 9], &[""; 1000]] {
        assert_eq!(wrong(rows), BoardError::EmptyGrid, "{} rows", rows.len());
    }
}

#[test]
fn rejects_a_board_that_is_too_large() {
    assert!(Board::from_rows(&["MCF....."; 1]).is_ok());
    assert_eq!(wrong(&["........."]), BoardError::TooLarge { row: Some(0) });
    assert_eq!(wrong(&["MCF", "...", ".........", ".........."]), BoardError::TooLarge { row: Some(2) });
    assert_eq!(wrong(&["."; 9]), BoardError::TooLarge { row: None });
    assert_eq!(wrong(&["."; 1000]), BoardError::TooLarge { row: None });
    // A board with too many rows is reported before a row that is too long.
    assert_eq!(wrong(&["........."; 9]), BoardError::TooLarge { row: None });
    // Characters are counted, not bytes.
    assert_eq!(wrong(&["éééééééé"]), BoardError::UnknownCharacter { cell: cell(0, 0), character: 'é' });
    assert_eq!(wrong(&["ééééééééé"]), BoardError::TooLarge { row: Some(0) });
}

#[test]
fn rejects_a_row_of_another_length() {
    assert_eq!(wrong(&["MCF", "..", "...."]), BoardError::RaggedRow { row: 1, length: 2, expected: 3 });
    assert_eq!(wrong(&["MCF", "...", "........"]), BoardError::RaggedRow { row: 2, length: 8, expected: 3 });
    assert_eq!(wrong(&["MCF", ""]), BoardError::RaggedRow { row: 1, length: 0, expected: 3 });
    assert_eq!(wrong(&["", "MCF"]), BoardError::RaggedRow { row: 1, length: 3, expected: 0 });
    assert_eq!(wrong(&["MCF", "éé"]), BoardError::RaggedRow { row: 1, length: 2, expected: 3 });
}

#[test]
fn rejects_an_unknown_character() {
    for character in "mcfxX0123456789 \t\n\0-_*?OéМ🐭\u{fffd}\u{10ffff}".chars() {
        let rows = [String::from("MCF"), format!(".{character}?")];
        let error = Board::from_rows(&rows).expect_err("a wrong board");
        assert_eq!(error, BoardError::UnknownCharacter { cell: cell(1, 1), character });
    }
}

#[test]
fn reports_a_missing_piece() {
    assert_eq!(wrong(&["."]), BoardError::MissingPiece { piece: Piece::Cat });
    assert_eq!(wrong(&["MF"]), BoardError::MissingPiece { piece: Piece::Cat });
    assert_eq!(wrong(&["CF"]), BoardError::MissingPiece { piece: Piece::Mouse });
    assert_eq!(wrong(&["C."]), BoardError::MissingPiece { piece: Piece::Mouse });
    assert_eq!(wrong(&["MC"]), BoardError::MissingPiece { piece: Piece::Food });
    // A draft may lack any of the pieces.
    assert!(BoardDraft::from_rows(&["."]).is_ok());
    let setup: Setup = "board=MF".parse().expect("a setup without a cat");
    assert_eq!(setup.solve().expect_err("no cat"), BoardError::MissingPiece { piece: Piece::Cat });
}

#[test]
fn rejects_a_second_piece() {
    // The error names the second piece of a kind. If several kinds occur twice, the error names the second piece that
    // comes first in reading order.
    let duplicate = |piece, row, col| BoardError::DuplicatePiece { piece, cell: cell(row, col) };
    assert_eq!(wrong(&["CMF", "CC."]), duplicate(Piece::Cat, 1, 0));
    assert_eq!(wrong(&["FMM", "FCC"]), duplicate(Piece::Mouse, 0, 2));
    assert_eq!(wrong(&["FMC", "F.C"]), duplicate(Piece::Food, 1, 0));
    // A draft, complete or not, may not have two of a piece either.
    assert_eq!(BoardDraft::from_rows(&["M.M"]), Err(duplicate(Piece::Mouse, 0, 2)));
    assert_eq!("M1M".parse::<BoardDraft>(), Err(duplicate(Piece::Mouse, 0, 2)));
    assert_eq!("board=M1M".parse::<Setup>(), Err(duplicate(Piece::Mouse, 0, 2).into()));
}

#[test]
fn reports_the_first_of_several_mistakes() {
    // Each board fixes the reported mistake of the board before, and keeps all other mistakes.
    let nine = |rows: [&'static str; 3]| [&rows[..], &[""; 6]].concat();
    assert_eq!(wrong(&[""; 9]).code(), "empty-grid");
    assert_eq!(wrong(&nine(["?C", "C........", "..."])).code(), "too-large");
    assert_eq!(wrong(&["?C", "C........", "..."]).code(), "too-large");
    assert_eq!(wrong(&["?C", "C..", ".."]).code(), "ragged-row");
    assert_eq!(wrong(&["?C", "C."]).code(), "unknown-character");
    assert_eq!(wrong(&[".C", "C."]).code(), "missing-piece");
    assert_eq!(wrong(&["MC", "CF"]).code(), "duplicate-piece");
    assert!(Board::from_rows(&["MC", ".F"]).is_ok());
    // Each kind of mistake is checked in all rows before the next kind.
    assert_eq!(wrong(&["?", "........."]).code(), "too-large");
    assert_eq!(wrong(&["?", ".."]).code(), "ragged-row");
    assert_eq!(wrong(&["CC", ".?"]).code(), "unknown-character");
    assert_eq!(wrong(&["CC", ".M"]).code(), "missing-piece");

    // A link is checked in the order: board, the cat's jump, the mouse's jump, limit.
    let in_link = |link: &str| link.parse::<Setup>().expect_err("a wrong link");
    assert_eq!(in_link("limit=0&mouse=0&cat=0&board=?").code(), "unknown-character");
    let bad_jump = |player| SetupError::from(RuleError::BadJump { player, given: words("0") });
    assert_eq!(in_link("limit=0&mouse=0&cat=0&board=MCF"), bad_jump(Player::Cat));
    assert_eq!(in_link("limit=0&mouse=0&cat=1&board=MCF"), bad_jump(Player::Mouse));
    assert_eq!(in_link("limit=0&mouse=1&cat=1&board=MCF"), RuleError::BadMoveLimit { given: words("0") }.into());
}

#[test]
fn jumps_go_from_1_to_8() {
    for cat in 1..=8 {
        for mouse in 1..=8 {
            let jumps = Jumps::new(cat, mouse).expect("jumps");
            assert_eq!((u32::from(jumps.of(Player::Cat)), u32::from(jumps.of(Player::Mouse))), (cat, mouse));
        }
    }
    for wrong in [0, 9, 256, 257, 65_537, u32::MAX] {
        let bad = |player| Err(RuleError::BadJump { player, given: wrong.to_string() });
        assert_eq!(Jumps::new(wrong, 1), bad(Player::Cat));
        assert_eq!(Jumps::new(1, wrong), bad(Player::Mouse));
        assert_eq!(Jumps::new(wrong, wrong), bad(Player::Cat));
    }
}

#[test]
fn move_limits_go_from_1_to_10_000() {
    for plies in [1, 2, 255, 256, 1_000, 9_999, 10_000] {
        assert_eq!(u32::from(MoveLimit::new(plies).expect("a limit").plies()), plies);
    }
    for wrong in [0, 10_001, 65_535, 65_536, 65_537, u32::MAX] {
        assert_eq!(MoveLimit::new(wrong), Err(RuleError::BadMoveLimit { given: wrong.to_string() }));
    }
    assert_eq!(MoveLimit::default().plies(), 1_000);
}

#[test]
fn players_stand_on_floor() {
    let board = Board::from_rows(&["####F", "#C...", "M...."]).expect("a board");
    for number in 0..15 {
        let at = board.cell(number).expect("a cell of the board");
        for player in Player::BOTH {
            let standing = board.check_cell(player, at);
            if [0, 1, 2, 3, 5].contains(&number) {
                let given = format!("cell {number}");
                assert_eq!(standing, Err(CellError { player, given, problem: CellProblem::Wall(at) }));
            } else {
                assert_eq!(standing, Ok(at));
            }
        }
    }
    for outside in [cell(3, 0), cell(0, 5), cell(7, 7)] {
        let error = board.check_cell(Player::Mouse, outside).expect_err("outside");
        assert_eq!((error.code(), error.row(), error.col()), ("bad-cell", None, None));
        assert!(error.to_string().starts_with(&format!("The mouse cannot stand on {outside}")), "{error}");
    }
}
