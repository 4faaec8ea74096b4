//! A thousand random runs of sixty actions each: no action duplicates a piece, every step can be undone and redone,
//! and the board can be linked, copied and pasted at any time.

use cat_and_mouse::board::{Piece, Transform};
use cat_and_mouse::edit::BoardEditor;
use cat_and_mouse::text::{BoardLink, Setup};
use cat_and_mouse::{Cell, Jumps, MoveLimit, Player, State};
use fastrand::Rng;

use super::board::{TOOLS, board};
use crate::fixtures::{cell_at, empty_board, nth_cell};

const PASTED: [&str; 6] = [
    r#####"grid = ["####F","#C...","M...."], catJump = 1, mouseJump = 2"#####,
    "[\"M.C...F\"]\n1\n4",
    "C...\n.##.\n...F",
    "C3x/3xF/4x/M4",
    "https://example.org/#board=xxxxF/xC3/M4&cat=8&mouse=7&limit=78&m=11&c=6&turn=cat",
    "no board at all",
];

/// The simplest model of an editor's steps: every setup so far, and the current one.
struct Model {
    setups: Vec<Setup>,
    shown: usize,
    /// The setup before the current stroke.
    stroke: Option<Setup>,
}

impl Model {
    fn note(&mut self, setup: Setup) {
        if setup != self.setups[self.shown] {
            self.setups.truncate(self.shown + 1);
            self.setups.push(setup);
            self.shown += 1;
        }
    }
}

fn cell(rng: &mut Rng) -> Cell {
    nth_cell(rng.usize(..64))
}

fn place(rng: &mut Rng) -> (i32, i32) {
    (rng.i32(-2..10), rng.i32(-2..10))
}

fn jumps(rng: &mut Rng) -> Jumps {
    Jumps::new(rng.u32(1..=8), rng.u32(1..=8)).expect("jumps")
}

/// Makes a random change, which ends a stroke and is a step of its own. Returns whether the editor made it.
fn change(editor: &mut BoardEditor, rng: &mut Rng) -> bool {
    match rng.u8(..12) {
        0 => editor.resize(rng.u8(1..=8), rng.u8(1..=8)),
        1 => editor.clear(),
        2 => {
            let jumps = jumps(rng);
            editor.set_jumps(jumps);
            assert_eq!(editor.setup().jumps, jumps);
        }
        3 => {
            let limit = MoveLimit::new(rng.u32(1..=3)).expect("a limit");
            editor.set_move_limit(limit);
            assert_eq!(editor.setup().move_limit, limit);
        }
        4 | 5 => editor.transform(*rng.choice(&Transform::ALL).expect("there are some")),
        6 => {
            let setup = "board=M1C3F&cat=1&mouse=4".parse().expect("a setup");
            editor.replace(setup);
            assert_eq!(*editor.setup(), setup);
        }
        7 => editor.follow("board=MCF/3&m=3&c=4&turn=mouse".parse().expect("a link")),
        8 | 9 => return editor.paste(rng.choice(PASTED).expect("there are some")).is_ok(),
        _ => editor.erase(cell(rng)),
    }
    true
}

/// Makes one action, and checks that the steps match the model's.
fn act(editor: &mut BoardEditor, model: &mut Model, rng: &mut Rng) {
    let before = *editor.setup();
    let is_painted = model.stroke.is_some_and(|stroke| stroke != before);
    assert_eq!(editor.can_undo(), is_painted || model.shown > 0);
    assert_eq!(editor.can_redo(), !is_painted && model.shown + 1 < model.setups.len());
    match rng.u8(..21) {
        0..4 => {
            let (cell, tool) = (cell(rng), *rng.choice(&TOOLS).expect("there are some"));
            model.note(before);
            editor.press(cell, tool);
            model.stroke = before.draft.cells().contains(cell).then_some(before);
        }
        4..10 => {
            let (row, col) = place(rng);
            editor.drag(row, col);
        }
        10..12 => {
            editor.release();
            assert_eq!(*editor.setup(), before);
            model.note(before);
            model.stroke = None;
        }
        12 => {
            editor.cancel();
            assert_eq!(*editor.setup(), model.stroke.take().unwrap_or(before));
        }
        13..16 => {
            let stroke = model.stroke.take().filter(|_| is_painted);
            assert_eq!(editor.undo(), stroke.is_some() || model.shown > 0);
            if stroke.is_none() {
                model.shown = model.shown.saturating_sub(1);
            }
            assert_eq!(*editor.setup(), model.setups[model.shown]);
        }
        16..18 => {
            assert_eq!(editor.redo(), !is_painted && model.shown + 1 < model.setups.len());
            if is_painted {
                assert_eq!(*editor.setup(), before);
            } else {
                model.stroke = None;
                model.shown = (model.shown + 1).min(model.setups.len() - 1);
                assert_eq!(*editor.setup(), model.setups[model.shown]);
            }
        }
        18 => {
            let stroke = model.stroke.take().filter(|_| is_painted);
            assert_eq!(editor.withdraw(), stroke.is_some() || model.shown > 0);
            if stroke.is_none() {
                model.shown = model.shown.saturating_sub(1);
            }
            model.setups.truncate(model.shown + 1);
            assert_eq!(*editor.setup(), model.setups[model.shown]);
        }
        _ => {
            if change(editor, rng) {
                model.stroke = None;
                // If a stroke was under way, the change has ended it: the stroke is a step of its own before the change.
                model.note(before);
                model.note(*editor.setup());
            } else {
                assert_eq!(*editor.setup(), before);
            }
        }
    }
    if model.stroke.is_none() {
        assert_eq!(*editor.setup(), model.setups[model.shown]);
        assert_eq!(editor.carried(), None);
    }
}

fn check(editor: &BoardEditor, rng: &mut Rng) {
    let setup = editor.setup();
    let draft = &setup.draft;
    let rows = draft.to_rows();
    for piece in Piece::ALL {
        let count = rows.concat().matches(piece.letter()).count();
        assert_eq!(count, usize::from(draft.piece(piece).is_some()), "{piece} in {draft}");
    }

    assert_eq!(setup.to_string().parse(), Ok(*setup));
    let floor: Vec<Cell> = draft.floor().into_iter().collect();
    let state = rng.choice(&floor).zip(rng.choice(&floor)).map(|(&mouse, &cat)| {
        let turn = *rng.choice(&Player::BOTH).expect("two");
        State { mouse, cat, turn }
    });
    let link = BoardLink { setup: *setup, state };
    assert_eq!(link.to_string().parse(), Ok(link));
    let mut other = BoardEditor::new("board=1".parse().expect("a setup"));
    other.paste(&format!("https://example.org/?a=b#{link}")).expect("a link is pasted");
    assert_eq!((other.setup(), other.linked_state()), (setup, state));

    let mut other = BoardEditor::new(Setup { draft: empty_board(1, 1), ..*setup });
    other.paste(&rows.join("\n")).expect("rows are pasted");
    assert_eq!(other.setup(), setup);
    let start = Setup { draft: empty_board(1, 1), jumps: jumps(rng), ..*setup };
    let mut other = BoardEditor::new(start);
    other.paste(&setup.to_leetcode()).expect("what is copied is pasted");
    assert_eq!(other.setup(), setup);
    other.undo();
    assert_eq!(*other.setup(), start);
}

#[test]
fn every_edit_can_be_undone_and_redone() {
    for seed in 0..1_000 {
        let mut rng = Rng::with_seed(seed);
        let start: Setup = "board=C4/1xx1M/4F&cat=1&mouse=2".parse().expect("a setup");
        let mut editor = BoardEditor::new(start);
        let mut model = Model { setups: vec![start], shown: 0, stroke: None };
        for _ in 0..60 {
            act(&mut editor, &mut model, &mut rng);
            check(&editor, &mut rng);
        }
        editor.release();
        model.note(*editor.setup());
        while editor.redo() {
            model.shown += 1;
        }
        assert_eq!(model.shown + 1, model.setups.len(), "seed {seed}");
        for (number, setup) in model.setups.iter().enumerate().rev() {
            assert_eq!(editor.setup(), setup, "seed {seed}, back to step {number}");
            assert_eq!(editor.undo(), number > 0);
        }
        for (number, setup) in model.setups.iter().enumerate() {
            assert_eq!(editor.setup(), setup, "seed {seed}, again to step {number}");
            assert_eq!(editor.redo(), number + 1 < model.setups.len());
        }
    }
}

fn editor(link: &str) -> BoardEditor {
    BoardEditor::new(link.parse().expect(link))
}

#[test]
fn the_last_thousand_steps_are_kept() {
    let mut editor = editor("board=8&limit=1");
    for plies in 2..=1_500 {
        editor.set_move_limit(MoveLimit::new(plies).expect("a limit"));
    }
    let steps = std::iter::from_fn(|| editor.undo().then_some(())).count();
    assert_eq!(steps, 1_000);
    assert_eq!(editor.setup().move_limit.plies(), 500);
    let steps = std::iter::from_fn(|| editor.redo().then_some(())).count();
    assert_eq!(steps, 1_000);
    assert_eq!(editor.setup().move_limit.plies(), 1_500);
}

#[test]
fn transforms_move_everything() {
    for (transform, expected) in [
        (Transform::ShiftUp, "M2x/3x/CxF1"),
        (Transform::ShiftRight, "1CxF/xM2/x3"),
        (Transform::ShiftDown, "3x/CxF1/M2x"),
        (Transform::ShiftLeft, "xF1C/2xM/2x1"),
        (Transform::RotateRight, "1MC/2x/2F/xx1"),
        (Transform::RotateLeft, "1xx/F2/x2/CM1"),
        (Transform::MirrorAcross, "1FxC/x2M/x3"),
        (Transform::MirrorDown, "3x/M2x/CxF1"),
    ] {
        let mut editor = editor("board=CxF1/M2x/3x");
        editor.transform(transform);
        assert_eq!(board(&editor), expected, "{transform:?}");
    }
}

#[test]
fn transforms_keep_everything_and_are_reversible() {
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let mut draft = empty_board(rng.u8(1..=8), rng.u8(1..=8));
        for cell in draft.cells() {
            draft.set_wall(cell, rng.u8(..) < 80);
        }
        for piece in Piece::ALL {
            let cells: Vec<Cell> = draft.cells().into_iter().collect();
            draft.put(piece, *rng.choice(&cells).expect("a cell"));
        }
        let times = |count: u8, transform: Transform| (0..count).fold(draft, |draft, _| transform.of(&draft));
        assert_eq!(times(draft.rows(), Transform::ShiftUp), draft);
        assert_eq!(times(draft.rows(), Transform::ShiftDown), draft);
        assert_eq!(times(draft.cols(), Transform::ShiftLeft), draft);
        assert_eq!(times(draft.cols(), Transform::ShiftRight), draft);
        assert_eq!(times(4, Transform::RotateRight), draft);
        assert_eq!(times(2, Transform::MirrorAcross), draft);
        assert_eq!(times(2, Transform::MirrorDown), draft);
        for (there, back) in [
            (Transform::ShiftUp, Transform::ShiftDown),
            (Transform::ShiftLeft, Transform::ShiftRight),
            (Transform::RotateRight, Transform::RotateLeft),
        ] {
            assert_eq!(back.of(&there.of(&draft)), draft);
            assert_eq!(there.of(&back.of(&draft)), draft);
        }
        let half = times(2, Transform::RotateRight);
        assert_eq!(Transform::MirrorDown.of(&Transform::MirrorAcross.of(&draft)), half);
        for transform in Transform::ALL {
            let moved = transform.of(&draft);
            assert_eq!(
                (moved.walls().count(), moved.missing().count()),
                (draft.walls().count(), draft.missing().count())
            );
        }
    }
}

#[test]
fn a_linked_state_lasts_as_long_as_its_board() {
    let mut editor = editor("board=8");
    assert_eq!(editor.linked_state(), None);
    editor.follow("board=xxxxF/xC3/M4&cat=1&mouse=2&m=11&c=6&turn=cat".parse().expect("a link"));
    let state = State { mouse: cell_at(2, 1), cat: cell_at(1, 1), turn: Player::Cat };
    assert_eq!(editor.linked_state(), Some(state));
    // Jumps and limit are not part of the board, so changing them keeps the state.
    editor.set_jumps(Jumps::new(5, 5).expect("jumps"));
    assert_eq!(editor.linked_state(), Some(state));
    editor.erase(cell_at(0, 0));
    assert_eq!(editor.linked_state(), None);
    editor.undo();
    assert_eq!(editor.linked_state(), Some(state));
    editor.paste("[\"CMF\"]").expect("a board");
    editor.undo();
    assert_eq!(editor.linked_state(), Some(state), "of the board that has come back");
    editor.follow("board=8".parse().expect("a link"));
    assert_eq!(editor.linked_state(), None);
    editor.undo();
    assert_eq!(editor.linked_state(), Some(state));
    editor.follow("board=xxxxF/xC3/M4&cat=1&mouse=2".parse().expect("a link"));
    assert_eq!(editor.linked_state(), None, "the last link with this board names none");
}
