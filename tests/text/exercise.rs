//! Exercises: the changes that are allowed, and whether the goal is met, compared with the textbook.

use crate::fixtures::cell_at;
use crate::textbook;
use crate::textbook::{Game, Side};
use cat_and_mouse::board::{BoardDraft, Piece, Transform};
use cat_and_mouse::edit::{BoardEditor, BoardTool};
use cat_and_mouse::game::Cells;
use cat_and_mouse::text::{Exercise, ExerciseError, Goal, Refusal, Setup};
use cat_and_mouse::{Jumps, MoveLimit, Player};
use fastrand::Rng;

fn setup(link: &str) -> Setup {
    link.parse().expect("a link")
}

fn exercise(link: &str, terms: &str) -> Exercise<Setup> {
    Exercise::on_terms(setup(link), terms).expect("terms").expect("at least one")
}

fn editor(exercise: Exercise<Setup>) -> BoardEditor {
    let mut editor = BoardEditor::new(exercise.start);
    editor.assign(Some(exercise));
    editor
}

#[test]
fn the_link_of_a_solution_has_the_board_that_the_exercise_starts_from() {
    let changed = |link, terms| {
        let exercise = exercise(link, terms);
        let progress = exercise.progress(&setup(link), Player::Mouse);
        (exercise.start, progress.is_met, progress.changed)
    };
    let solved = "board=MxF1C&cat=1&mouse=1&limit=40";
    let start = setup("board=M1F1C&cat=1&mouse=1&limit=40");
    assert_eq!(changed(solved, "goal=cat&walls=1&from=M1F1C"), (start, true, 1));
    assert_eq!(changed(solved, "goal=cat&walls=1&from=M?"), (setup(solved), true, 0));
    // The link's board changes a cell that is locked on the starting board, so this attempt is refused.
    let mut editor = editor(exercise(solved, "goal=cat&locked=1,2&from=M1F1C"));
    editor.attempt(setup(solved));
    assert_eq!((editor.setup(), editor.refusal()), (&start, Some(Refusal::Locked)));
}

fn tap(editor: &mut BoardEditor, row: u8, col: u8, tool: BoardTool) {
    editor.press(cell_at(row, col), tool);
    editor.release();
}

#[test]
fn goals_are_read_or_rejected() {
    for (text, winner, plies) in [
        ("mouse", Player::Mouse, None),
        (" cat ", Player::Cat, None),
        ("mouse:12", Player::Mouse, Some(12)),
        ("cat:10000", Player::Cat, Some(10_000)),
    ] {
        assert_eq!(text.parse(), Ok(Goal::Win { winner, plies }), "{text}");
    }
    for wrong in
        ["", "dog", "draw", "Mouse", "mouse:", "mouse:0", "mouse:10001", "mouse:1.5", "mouse:-3", ":3", "cat:3:4"]
    {
        let error = ExerciseError::BadGoal { given: format!("\"{wrong}\"") };
        assert_eq!(wrong.parse::<Goal>(), Err(error));
    }
}

#[test]
fn terms_are_read_or_rejected() {
    let given = setup("board=M1F1C/5/5");
    let read = |terms: &str| Exercise::on_terms(given, terms);
    assert_eq!(read(""), Ok(None));
    assert_eq!(read("board=M1F&wall=3"), Ok(None));
    for (text, number) in [("0", 0), ("2", 2), ("+64+", 64)] {
        let free = Exercise { start: given, goal: None, allowed: Some(number), locked: Cells::EMPTY };
        assert_eq!(read(&format!("walls={text}")), Ok(Some(free)));
    }
    for wrong in ["", "-1", "65", "two", "1.5", "4294967296"] {
        assert_eq!(read(&format!("walls={wrong}")), Err(ExerciseError::BadWalls { given: format!("\"{wrong}\"") }));
    }
    let locked = |text: &str| Ok(read(&format!("goal=cat&locked={text}"))?.expect("an exercise").locked);
    assert_eq!(locked(""), Ok(Cells::EMPTY));
    assert_eq!(locked("1,1"), Ok(Cells::of(cell_at(0, 0))));
    assert_eq!(locked("+2,3%0A3,5 2,3+"), Ok([cell_at(1, 2), cell_at(2, 4)].into_iter().collect()));
    for (text, wrong) in [
        ("0,1", "0,1"),
        ("1,1+4,1", "4,1"),
        ("1,6", "1,6"),
        ("2", "2"),
        ("1,2,3", "1,2,3"),
        ("a,1", "a,1"),
        ("1,", "1,"),
        ("é,猫", "é,猫"),
    ] {
        assert_eq!(locked(text), Err(ExerciseError::BadLocked { given: format!("\"{wrong}\"") }));
    }
}

#[test]
fn wall_changes_are_limited_and_undoing_one_is_free() {
    let mut editor = editor(exercise("board=x4/C3M/F4", "walls=2"));
    let board = |editor: &BoardEditor| editor.draft().to_string();
    editor.press(cell_at(0, 1), BoardTool::Wall);
    editor.drag(0, 4); // four cells, and only two may change
    editor.release();
    assert_eq!(board(&editor), "xxx2/C3M/F4");
    assert_eq!(editor.refusal(), Some(Refusal::Walls));
    tap(&mut editor, 0, 0, BoardTool::Wall); // removing one of the board's walls would be a third change
    assert_eq!((board(&editor).as_str(), editor.refusal()), ("xxx2/C3M/F4", Some(Refusal::Walls)));
    tap(&mut editor, 0, 2, BoardTool::Wall); // takes one change back
    assert_eq!((board(&editor).as_str(), editor.refusal()), ("xx3/C3M/F4", None));
    tap(&mut editor, 0, 0, BoardTool::Floor);
    assert_eq!((board(&editor).as_str(), editor.refusal()), ("1x3/C3M/F4", None));
    let changed = |editor: &BoardEditor| editor.exercise().expect("one").changed(editor.draft());
    assert_eq!(changed(&editor), 2);
    let changes = editor.exercise().expect("one").changes(editor.draft());
    assert_eq!(changes, [cell_at(0, 0), cell_at(0, 1)].into_iter().collect());
    while editor.undo() {}
    assert_eq!((board(&editor).as_str(), changed(&editor)), ("x4/C3M/F4", 0));
}

#[test]
fn pieces_cannot_be_moved_if_wall_changes_are_limited() {
    let mut editor = editor(exercise("board=x4/C3M/F4", "walls=2"));
    for (row, col, tool) in [
        (1, 0, BoardTool::Wall),
        (1, 4, BoardTool::Floor),
        (0, 3, BoardTool::Piece(Piece::Cat)),
        (2, 0, BoardTool::Piece(Piece::Food)),
    ] {
        tap(&mut editor, row, col, tool);
        assert_eq!((editor.draft().to_string().as_str(), editor.refusal()), ("x4/C3M/F4", Some(Refusal::Pieces)));
        assert_eq!(editor.carried(), None);
    }
    editor.erase(cell_at(1, 0));
    assert_eq!(editor.refusal(), Some(Refusal::Pieces));
    editor.press(cell_at(1, 1), BoardTool::Wall);
    editor.drag(1, 4); // over the mouse, which stays in place
    editor.release();
    assert_eq!(editor.draft().to_string(), "x4/Cxx1M/F4");
}

#[test]
fn an_exercise_reports_which_pieces_were_moved() {
    let exercise = exercise("board=M1F1C", "goal=cat");
    let moved = |board: &str| {
        let board = board.parse().expect("a board");
        Piece::ALL.map(|piece| exercise.is_moved(&board, piece))
    };
    // Whether each piece has moved, in the order cat, mouse and food.
    assert_eq!(moved("MxFxC"), [false, false, false]);
    assert_eq!(moved("1MF1C"), [false, true, false]);
    assert_eq!(moved("C1M1F"), [true, true, true]);
    assert_eq!(moved("M1F2"), [true, false, false]);
}

#[test]
fn locked_cells_stay_as_they_are() {
    // A wall, a floor cell and the mouse are locked. The number of changes is not limited, so pieces can be moved.
    let mut editor = editor(exercise("board=x4/C3M/F4", "locked=1,1+2,3+2,5"));
    let board = |editor: &BoardEditor| editor.draft().to_string();
    tap(&mut editor, 0, 0, BoardTool::Wall);
    assert_eq!((board(&editor).as_str(), editor.refusal()), ("x4/C3M/F4", Some(Refusal::Locked)));
    tap(&mut editor, 1, 4, BoardTool::Wall); // the press would pick up the mouse
    assert_eq!((board(&editor).as_str(), editor.refusal()), ("x4/C3M/F4", Some(Refusal::Locked)));
    tap(&mut editor, 1, 2, BoardTool::Piece(Piece::Food));
    assert_eq!((board(&editor).as_str(), editor.refusal()), ("x4/C3M/F4", Some(Refusal::Locked)));
    editor.press(cell_at(1, 1), BoardTool::Wall);
    editor.drag(1, 3);
    editor.release();
    assert_eq!((board(&editor).as_str(), editor.refusal()), ("x4/Cx1xM/F4", Some(Refusal::Locked)));
    editor.press(cell_at(1, 0), BoardTool::Wall);
    editor.drag(0, 0); // the cat is carried onto the locked wall: it stays on the last allowed cell
    editor.drag(0, 2);
    editor.release();
    assert_eq!(board(&editor), "x1C2/1x1xM/F4");
}

#[test]
fn jumps_limit_and_size_cannot_be_changed() {
    let mut editor = editor(exercise("board=x4/C3M/F4&cat=1&mouse=2&limit=50", "goal=mouse"));
    let before = *editor.setup();
    let changes: [fn(&mut BoardEditor); 4] = [
        |editor| editor.set_jumps(Jumps::new(2, 2).expect("jumps")),
        |editor| editor.set_move_limit(MoveLimit::default()),
        |editor| editor.resize(4, 5),
        |editor| editor.transform(Transform::RotateLeft),
    ];
    for change in changes {
        change(&mut editor);
        assert_eq!((*editor.setup(), editor.refusal()), (before, Some(Refusal::Settings)));
        assert!(!editor.can_undo());
    }
    // Another setup ends the exercise.
    editor.follow("board=M1F1C".parse().expect("a link"));
    assert!(editor.exercise().is_none());
    assert_eq!(editor.draft().to_string(), "M1F1C");
}

#[test]
fn an_exercise_starts_with_an_empty_history_and_can_be_ended() {
    let mut editor = BoardEditor::new(setup("board=M1F1C"));
    tap(&mut editor, 0, 1, BoardTool::Wall);
    let given = *editor.setup();
    editor.assign(Some(Exercise { start: given, goal: None, allowed: Some(0), locked: Cells::EMPTY }));
    assert!(!editor.can_undo());
    tap(&mut editor, 0, 3, BoardTool::Wall);
    assert_eq!((*editor.setup(), editor.refusal()), (given, Some(Refusal::Walls)));
    editor.assign(None);
    tap(&mut editor, 0, 3, BoardTool::Wall);
    assert_eq!((editor.draft().to_string().as_str(), editor.refusal()), ("MxFxC", None));
}

/// Random boards, under every goal, against the textbook's outcome of the state in question.
#[test]
fn goals_agree_with_the_textbook() {
    let mut rng = Rng::with_seed(5);
    let mut met = [0_u32; 4];
    for _ in 0..400 {
        let (rows, cols) = (rng.usize(2..=4), rng.usize(2..=5));
        let mut cells: Vec<char> = (0..rows * cols).map(|_| if rng.u8(..4) == 0 { '#' } else { '.' }).collect();
        for (piece, place) in ['C', 'M', 'F'].into_iter().zip(rng.choose_multiple(0..rows * cols, 3)) {
            cells[place] = piece;
        }
        let text: Vec<String> = cells.chunks(cols).map(|row| row.iter().collect()).collect();
        let draft = BoardDraft::from_rows(&text).expect("a board");
        let jumps = Jumps::new(rng.u32(1..=3), rng.u32(1..=3)).expect("jumps");
        let given = Setup { draft, jumps, move_limit: MoveLimit::default() };
        let (cat, mouse) = (jumps.of(Player::Cat).into(), jumps.of(Player::Mouse).into());
        let game = Game::new(&text, cat, mouse);
        let table = game.solve();
        for turn in Player::BOTH {
            let side = |player| if player == Player::Mouse { Side::Mouse } else { Side::Cat };
            let forced = table.forced(textbook::State { turn: side(turn), ..game.start() });
            let forced = forced.map(|(winner, plies)| (winner, u16::try_from(plies).expect("few plies")));
            for winner in Player::BOTH {
                for plies in [None, Some(1), Some(6), Some(11)] {
                    let goal = Some(Goal::Win { winner, plies });
                    let progress =
                        Exercise { start: given, goal, allowed: None, locked: Cells::EMPTY }.progress(&given, turn);
                    let expected = match (forced, plies) {
                        (Some((by, _)), None) => by == side(winner),
                        (None, None) => winner == Player::Cat, // by the limit
                        (Some((by, distance)), Some(least)) => by == side(winner) && distance >= least,
                        (None, Some(_)) => false,
                    };
                    assert_eq!(progress.is_met, expected, "{draft} {jumps:?} {turn:?} {goal:?}");
                    met[usize::from(expected) + 2 * usize::from(plies.is_some())] += 1;
                }
            }
        }
    }
    assert!(met.into_iter().all(|count| count > 100), "every kind was met and missed: {met:?}");
}

#[test]
fn nothing_is_met_without_a_goal_or_with_a_missing_piece() {
    let given = setup("board=M1F2");
    let progress = Exercise { start: given, goal: "cat".parse().ok(), allowed: None, locked: Cells::EMPTY }
        .progress(&given, Player::Mouse);
    assert_eq!((progress.is_met, progress.outcome), (false, None));
    let given = setup("board=M1F1C");
    let progress =
        Exercise { start: given, goal: None, allowed: None, locked: Cells::EMPTY }.progress(&given, Player::Mouse);
    assert!(!progress.is_met && progress.outcome.is_some());
}
