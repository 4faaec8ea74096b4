//! Strokes on the canvas: no action duplicates a piece, loses a piece, or puts a piece on a wall.

use crate::fixtures::{cell_at as cell, drawn, empty_board, nth_cell};
use cat_and_mouse::board::{BoardDraft, Content, Piece, Transform};
use cat_and_mouse::edit::{BoardEditor, BoardTool};
use cat_and_mouse::game::{Cells, MAX_SIDE};
use cat_and_mouse::text::Setup;
use cat_and_mouse::{Cell, Jumps, MoveLimit, Player};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

pub const TOOLS: [BoardTool; 5] = [
    BoardTool::Wall,
    BoardTool::Floor,
    BoardTool::Piece(Piece::Cat),
    BoardTool::Piece(Piece::Mouse),
    BoardTool::Piece(Piece::Food),
];

/// An editor for the board of this text, in the crate's compact form.
fn editor(board: &str) -> BoardEditor {
    of_draft(board.parse().expect("a board"))
}

fn of_draft(draft: BoardDraft) -> BoardEditor {
    let jumps = Jumps::new(1, 2).expect("jumps");
    BoardEditor::new(Setup { draft, jumps, move_limit: MoveLimit::default() })
}

pub fn board(editor: &BoardEditor) -> String {
    editor.draft().to_string()
}

fn place_of(cell: Cell) -> (i32, i32) {
    (cell.row().into(), cell.col().into())
}

/// One action of a reader.
#[derive(Clone, Copy, Debug)]
enum Act {
    Press(Cell, BoardTool),
    Drag(i32, i32),
    Release,
    Cancel,
    Erase(Cell),
    Resize(u8, u8),
    Clear,
}

fn perform(editor: &mut BoardEditor, act: Act) {
    match act {
        Act::Press(cell, tool) => editor.press(cell, tool),
        Act::Drag(row, col) => editor.drag(row, col),
        Act::Release => editor.release(),
        Act::Cancel => editor.cancel(),
        Act::Erase(cell) => editor.erase(cell),
        Act::Resize(rows, cols) => editor.resize(rows, cols),
        Act::Clear => editor.clear(),
    }
}

/// Any cell of the 8×8 frame, which is often outside of a small board.
fn cells() -> impl Strategy<Value = Cell> {
    (0..64_usize).prop_map(nth_cell)
}

/// A row and a column, mostly on the board or near it, sometimes far away.
fn places() -> impl Strategy<Value = (i32, i32)> {
    let near =
        || prop_oneof![20 => 0..8_i32, 4 => -3..12_i32, 1 => any::<i32>(), 1 => select(vec![i32::MIN, i32::MAX])];
    (near(), near())
}

fn acts() -> impl Strategy<Value = Act> {
    prop_oneof![
        6 => (cells(), select(TOOLS.to_vec())).prop_map(|(cell, tool)| Act::Press(cell, tool)),
        10 => places().prop_map(|(row, col)| Act::Drag(row, col)),
        2 => Just(Act::Release),
        2 => Just(Act::Cancel),
        1 => cells().prop_map(Act::Erase),
        2 => (1..=8_u8, 1..=8_u8).prop_map(|(rows, cols)| Act::Resize(rows, cols)),
        1 => (1..=2_u8, 1..=2_u8).prop_map(|(rows, cols)| Act::Resize(rows, cols)),
        1 => Just(Act::Clear),
    ]
}

/// Any draft of any shape: some walls, and each piece on floor or nowhere.
fn drafts() -> impl Strategy<Value = BoardDraft> {
    let walls =
        prop_oneof![Just(0.0), Just(0.3), Just(0.9)].prop_flat_map(|share| vec(prop::bool::weighted(share), 64));
    let pieces = vec((prop::bool::weighted(0.8), any::<Index>()), 3);
    (1..=8_u8, 1..=8_u8, walls, pieces).prop_map(|(rows, cols, walls, pieces)| {
        let mut draft = empty_board(rows, cols);
        for (cell, wall) in draft.cells().into_iter().zip(walls) {
            draft.set_wall(cell, wall);
        }
        for (piece, (stands, index)) in Piece::ALL.into_iter().zip(pieces) {
            let free: Vec<Cell> = free(&draft).into_iter().collect();
            if stands && !free.is_empty() {
                draft.put(piece, *index.get(&free));
            }
        }
        draft
    })
}

/// The floor cells without a piece.
fn free(draft: &BoardDraft) -> Cells {
    draft.cells().into_iter().filter(|&cell| draft.content(cell) == Content::Floor).collect()
}

fn pieces(draft: &BoardDraft) -> Vec<(Piece, Cell)> {
    Piece::ALL.into_iter().filter_map(|piece| Some((piece, draft.piece(piece)?))).collect()
}

/// Checks the rules for every draft: walls and pieces are on the board, no two pieces share a cell, and no piece is on
/// a wall.
fn check_draft(draft: &BoardDraft) -> Result<(), TestCaseError> {
    let (walls, standing) = (draft.walls(), pieces(draft));
    prop_assert!((walls - draft.cells()).is_empty(), "walls outside: {:?}", walls);
    for (index, &(piece, cell)) in standing.iter().enumerate() {
        prop_assert!(draft.cells().contains(cell), "{} outside at {}", piece, cell);
        prop_assert!(!walls.contains(cell), "{} on a wall at {}", piece, cell);
        prop_assert!(standing[..index].iter().all(|&(_, other)| other != cell), "two pieces at {}", cell);
        prop_assert_eq!(draft.content(cell), Content::Piece(piece));
    }
    let shown = draft.to_rows().concat();
    for piece in Piece::ALL {
        let count = shown.matches(piece.letter()).count();
        prop_assert_eq!(count, usize::from(draft.piece(piece).is_some()), "{} in {}", piece, shown);
    }
    Ok(())
}

/// Checks that no piece was lost, except pieces in `taken`, and pieces for which there is no room.
fn check_nothing_lost(before: &BoardDraft, after: &BoardDraft, taken: &[Piece]) -> Result<(), TestCaseError> {
    for (piece, cell) in pieces(before) {
        if after.piece(piece).is_none() && !taken.contains(&piece) {
            prop_assert!(free(after).is_empty(), "{} was lost from {}: {} became {}", piece, cell, before, after);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(drawn(256))]

    #[test]
    fn pieces_are_never_duplicated_or_lost(start in drafts(), acts in vec(acts(), 0..60)) {
        let mut editor = of_draft(start);
        // The draft before the current stroke.
        let mut stroke: Option<BoardDraft> = None;
        for act in acts {
            let before = *editor.draft();
            perform(&mut editor, act);
            let after = *editor.draft();
            check_draft(&after)?;
            match act {
                Act::Press(cell, tool) => {
                    stroke = before.cells().contains(cell).then_some(before);
                    check_nothing_lost(&before, &after, &[])?;
                    let piece = pieces(&before).into_iter().find(|&(_, place)| place == cell).map(|(piece, _)| piece);
                    // A tool for walls or floor picks up the piece that it presses. A press outside the board changes
                    // nothing.
                    if let (Some(piece), BoardTool::Wall | BoardTool::Floor) = (piece, tool) {
                        prop_assert_eq!((editor.carried(), after), (Some(piece), before));
                    } else if stroke.is_none() {
                        prop_assert_eq!(after, before);
                    }
                }
                // Each drag of a carried piece starts from the board as it was before the stroke.
                Act::Drag(..) => {
                    check_nothing_lost(&stroke.unwrap_or(before), &after, &[])?;
                    prop_assert!(stroke.is_some() || after == before, "the stroke is over");
                }
                Act::Release => {
                    prop_assert_eq!(after, before);
                    stroke = None;
                }
                Act::Cancel => prop_assert_eq!(after, stroke.take().unwrap_or(before)),
                Act::Erase(cell) => {
                    let taken = pieces(&before).into_iter().filter(|&(_, place)| place == cell).map(|(piece, _)| piece);
                    check_nothing_lost(&before, &after, &taken.collect::<Vec<_>>())?;
                    prop_assert_eq!(after.walls(), before.walls().without(cell));
                    let rest = |draft: &BoardDraft| pieces(draft).into_iter().filter(|&(_, place)| place != cell).collect::<Vec<_>>();
                    prop_assert_eq!(pieces(&after), rest(&before));
                    stroke = None;
                }
                Act::Resize(rows, cols) => {
                    prop_assert_eq!((after.rows(), after.cols()), (rows, cols));
                    check_nothing_lost(&before, &after, &[])?;
                    stroke = None;
                }
                Act::Clear => {
                    prop_assert_eq!(after, empty_board(before.rows(), before.cols()));
                    stroke = None;
                }
            }
            if stroke.is_none() {
                prop_assert_eq!(editor.carried(), None);
            }
            prop_assert_eq!(editor.setup().jumps.of(Player::Mouse), 2);
        }
    }

    #[test]
    fn a_wall_stroke_leaves_pieces_and_other_cells_alone(
        start in drafts(),
        first in cells(),
        tool in select(vec![BoardTool::Wall, BoardTool::Floor]),
        path in vec(places(), 0..8),
    ) {
        prop_assume!(!matches!(start.content(first), Content::Piece(_)));
        let mut editor = of_draft(start);
        editor.press(first, tool);
        let build = tool == BoardTool::Wall && start.content(first) == Content::Floor;
        for (row, col) in path {
            editor.drag(row, col);
            prop_assert_eq!(pieces(editor.draft()), pieces(&start));
            prop_assert_eq!(editor.carried(), None);
            // The first cell decides whether a stroke builds walls or takes them away.
            let (walls, before) = (editor.draft().walls(), start.walls());
            let undone = if build { before - walls } else { walls - before };
            prop_assert!(undone.is_empty(), "{:?}", undone);
        }
        if start.cells().contains(first) {
            prop_assert_eq!(editor.draft().walls().contains(first), build);
        } else {
            prop_assert_eq!(*editor.draft(), start);
        }
    }

    /// A fast stroke touches connected cells along the straight line from its start to its end.
    #[test]
    fn a_fast_stroke_touches_every_cell_on_its_way(
        from in (0..8_i32, 0..8_i32),
        to in prop_oneof![(0..8_i32, 0..8_i32), (-40..48_i32, -40..48_i32)],
        build in any::<bool>(),
    ) {
        let mut draft = empty_board(8, 8);
        for cell in draft.cells() {
            draft.set_wall(cell, !build);
        }
        let mut editor = of_draft(draft);
        let first = nth_cell(usize::try_from(from.0 * 8 + from.1).expect("a cell"));
        editor.press(first, BoardTool::Wall);
        editor.drag(to.0, to.1);
        let touched = if build { editor.draft().walls() } else { Cells::ALL - editor.draft().walls() };

        // The stroke takes one step per row or column that it crosses, whichever are more. A step touches the cell that
        // is at most half a cell from the straight line. Outside the board, a step touches no cell.
        let (down, across) = (to.0 - from.0, to.1 - from.1);
        let steps = down.abs().max(across.abs());
        let mut on_board = 0;
        for step in 0..=steps {
            let middle = |start: i32, length: i32| 2 * (start * steps + length * step); // times 2 × `steps`, so whole
            let (row, col) = (middle(from.0, down), middle(from.1, across));
            let near = |cell: &Cell| {
                let (cell_row, cell_col) = place_of(*cell);
                (2 * cell_row * steps - row).abs() <= steps && (2 * cell_col * steps - col).abs() <= steps
            };
            let aligned = |cell: &Cell| {
                let (cell_row, cell_col) = place_of(*cell);
                if down.abs() >= across.abs() { 2 * cell_row * steps == row } else { 2 * cell_col * steps == col }
            };
            let here: Vec<Cell> = touched.into_iter().filter(aligned).collect();
            let inside = |middle: i32| -steps < middle && middle < 15 * steps;
            if steps > 0 && inside(row) && inside(col) {
                prop_assert_eq!(here.len(), 1, "at step {} of {:?} to {:?}: {:?}", step, from, to, touched);
            }
            prop_assert!(here.iter().all(near), "at step {} of {:?} to {:?}: {:?}", step, from, to, touched);
            on_board += if steps == 0 { 1 } else { u32::try_from(here.len()).expect("a few") };
        }
        prop_assert_eq!(touched.count(), on_board, "nothing else is touched");
        prop_assert!(touched.contains(first));

        // The cells are connected, corners included.
        let mut reached = Cells::of(first);
        loop {
            let beside = |&cell: &Cell| reached.into_iter().any(|other| {
                cell.row().abs_diff(other.row()) <= 1 && cell.col().abs_diff(other.col()) <= 1
            });
            let wider: Cells = touched.into_iter().filter(beside).collect();
            if wider == reached {
                break;
            }
            reached = wider;
        }
        prop_assert_eq!(reached, touched, "one connected stroke");
    }

    /// A carried piece leaves the cells that it passes as they were: only its final cell counts.
    #[test]
    fn a_carried_piece_restores_what_it_passes(
        start in drafts(),
        piece in select(Piece::ALL.to_vec()),
        first in any::<Index>(),
        path in vec(places(), 0..10),
        last in places(),
    ) {
        let cells: Vec<Cell> = start.cells().into_iter().collect();
        let first = *first.get(&cells);
        let carry = |path: &[(i32, i32)]| {
            let mut editor = of_draft(start);
            editor.press(first, BoardTool::Piece(piece));
            for &(row, col) in path {
                editor.drag(row, col);
            }
            editor
        };
        let mut wandered = carry(&[path.as_slice(), &[last]].concat());
        let straight = carry(&[last]);
        prop_assert_eq!(wandered.draft(), straight.draft());
        prop_assert_eq!(wandered.carried(), Some(piece));

        // The piece is on the board's cell nearest to the pointer.
        let side = |place: i32, side: u8| u8::try_from(place.clamp(0, i32::from(side) - 1)).expect("a side");
        let nearest = cell(side(last.0, start.rows()), side(last.1, start.cols()));
        prop_assert_eq!(wandered.draft().piece(piece), Some(nearest));
        // Only a wall on that cell is removed.
        prop_assert_eq!(wandered.draft().walls(), start.walls().without(nearest));
        // Another piece on that cell has changed places with the carried piece. All other pieces have not moved.
        for (other, place) in pieces(&start) {
            if other != piece && place != nearest {
                prop_assert_eq!(wandered.draft().piece(other), Some(place));
            } else if other != piece && start.piece(piece).is_some() {
                prop_assert_eq!(wandered.draft().piece(other), start.piece(piece));
            }
        }
        // Back on its first cell, the piece leaves the board as it was.
        if let Some(home) = start.piece(piece) {
            let (row, col) = place_of(home);
            wandered.drag(row, col);
            prop_assert_eq!(*wandered.draft(), start);
        }
    }

    #[test]
    fn a_resize_moves_only_what_is_outside(start in drafts(), rows in 1..=8_u8, cols in 1..=8_u8) {
        let mut editor = of_draft(start);
        editor.resize(rows, cols);
        let after = *editor.draft();
        check_draft(&after)?;
        prop_assert_eq!(after.walls(), start.walls() & after.cells());
        let steps = |from: Cell, to: Cell| from.row().abs_diff(to.row()) + from.col().abs_diff(to.col());
        for (piece, before) in pieces(&start) {
            match after.piece(piece) {
                Some(now) if after.cells().contains(before) => prop_assert_eq!(now, before, "{} stays", piece),
                Some(now) => {
                    let nearest = free(&after).into_iter().map(|cell| steps(before, cell)).min();
                    prop_assert!(nearest.is_none_or(|nearest| steps(before, now) <= nearest), "{} goes to the nearest cell", piece);
                }
                None => prop_assert!(free(&after).is_empty(), "{} finds no place", piece),
            }
        }
        // Enlarging the board moves no piece. Resizing it back to its first size changes nothing.
        let mut editor = of_draft(start);
        editor.resize(MAX_SIDE, MAX_SIDE);
        prop_assert_eq!(pieces(editor.draft()), pieces(&start));
        prop_assert_eq!(editor.draft().walls(), start.walls());
        editor.resize(start.rows(), start.cols());
        prop_assert_eq!(*editor.draft(), start);
    }
}

#[test]
fn a_stroke_follows_the_pointer() {
    for (from, to, expected) in [
        ((0, 0), (0, 0), "x7/8/8/8/8/8/8/8"),
        ((1, 1), (1, 4), "8/1xxxx3/8/8/8/8/8/8"),
        ((0, 0), (3, 3), "x7/1x6/2x5/3x4/8/8/8/8"),
        ((4, 2), (1, 2), "8/2x5/2x5/2x5/2x5/8/8/8"),
        ((2, 6), (2, 100), "8/8/6xx/8/8/8/8/8"),
        ((6, 6), (-1, 6), "6x1/6x1/6x1/6x1/6x1/6x1/6x1/8"),
        // Ten rows down over a thousand columns: the stroke leaves the board in the first row.
        ((0, 0), (10, 1_000), "xxxxxxxx/8/8/8/8/8/8/8"),
        // The stroke moves one column to the left for every ten rows.
        ((0, 7), (1_000, -100), "7x/7x/7x/7x/7x/6x1/6x1/6x1"),
    ] {
        let mut editor = of_draft(empty_board(8, 8));
        editor.press(cell(from.0, from.1), BoardTool::Wall);
        editor.drag(to.0, to.1);
        assert_eq!(board(&editor), expected, "from {from:?} to {to:?}");
    }
}

#[test]
fn a_carried_piece_passes_over_walls_and_pieces() {
    let mut editor = editor("C1MxF");
    editor.press(cell(0, 0), BoardTool::Wall);
    assert_eq!((editor.carried(), board(&editor).as_str()), (Some(Piece::Cat), "C1MxF"));
    let mut after = |col| {
        editor.drag(0, col);
        board(&editor)
    };
    assert_eq!(after(1), "1CMxF");
    assert_eq!(after(2), "M1CxF"); // cat and mouse have changed places
    assert_eq!(after(3), "2MCF"); // the wall has gone
    assert_eq!(after(4), "F1MxC");
    assert_eq!(after(99), "F1MxC"); // outside: the nearest cell
    assert_eq!(after(1), "1CMxF");
    editor.release();
    assert_eq!((editor.carried(), board(&editor).as_str()), (None, "1CMxF"));
}

#[test]
fn a_piece_from_outside_pushes_another_aside() {
    let mut editor = editor("C2");
    editor.press(cell(0, 0), BoardTool::Piece(Piece::Mouse));
    assert_eq!(board(&editor), "MC1");
    editor.drag(0, 2);
    assert_eq!(board(&editor), "C1M", "the cat is back where it was");
    editor.release();

    // The tool of a piece that is on the board already moves that piece.
    editor.press(cell(0, 1), BoardTool::Piece(Piece::Cat));
    editor.release();
    assert_eq!(board(&editor), "1CM");
}

#[test]
fn a_board_that_shrinks_and_grows_again_is_as_it_was() {
    let mut editor = editor("3/1xC/MxF");
    for (rows, cols) in [(2, 3), (1, 3), (1, 1), (3, 1), (8, 2), (1, 8)] {
        editor.resize(rows, cols);
        editor.resize(3, 3);
        assert_eq!(board(&editor), "3/1xC/MxF", "after {rows} rows and {cols} columns");
    }
    // The board also shrinks step by step, through sizes without room for a piece.
    let sizes = [(3, 3), (2, 3), (2, 2), (1, 2), (1, 1)];
    let shrinking = sizes.map(|(rows, cols)| {
        editor.resize(rows, cols);
        board(&editor)
    });
    assert_eq!(shrinking, ["3/1xC/MxF", "2F/MxC", "FC/Mx", "MC", "C"]);
    for (size, before) in sizes.into_iter().zip(shrinking).rev() {
        editor.resize(size.0, size.1);
        assert_eq!(board(&editor), before);
    }
}

#[test]
fn changes_on_the_smaller_board_are_kept_when_it_grows() {
    let mut editor = editor("C2x/M2F/x2x");
    editor.resize(2, 3);
    assert_eq!(board(&editor), "C2/M1F");
    editor.press(cell(0, 1), BoardTool::Wall);
    editor.press(cell(0, 2), BoardTool::Piece(Piece::Food)); // put there by hand, so it does not return to its old cell
    editor.release();
    editor.resize(3, 4);
    assert_eq!(board(&editor), "CxFx/M3/x2x");
    // A piece that was taken off does not return.
    editor.resize(2, 2);
    let put = editor.draft().piece(Piece::Food).expect("the food has a place");
    editor.erase(put);
    editor.resize(3, 4);
    assert_eq!(board(&editor), "Cx1x/M3/x2x");
}

#[test]
fn undo_restores_what_a_smaller_size_has_cut_off() {
    let mut editor = editor("C2x/M2F");
    editor.resize(2, 3);
    editor.clear();
    editor.undo();
    editor.resize(2, 4);
    assert_eq!(board(&editor), "C2x/M2F");
    editor.undo();
    editor.undo();
    assert_eq!(board(&editor), "C2x/M2F", "before it was made smaller");
    editor.redo();
    editor.resize(2, 4);
    assert_eq!(board(&editor), "C2x/M2F");
}

#[test]
fn cut_off_content_is_discarded_with_its_board() {
    type Change = fn(&mut BoardEditor);
    let changes: [(&str, Change, &str); 4] = [
        ("cleared", BoardEditor::clear, "4/4"),
        ("mirrored", |editor| editor.transform(Transform::MirrorAcross), "2C1/F1M1"),
        ("another setup", |editor| editor.replace("board=3/MCF".parse().expect("a setup")), "4/MCF1"),
        ("pasted", |editor| assert_eq!(editor.paste("...\nMCF"), Ok(1)), "4/MCF1"),
    ];
    for (what, change, after) in changes {
        let mut editor = editor("C2x/M2F");
        editor.resize(2, 3);
        change(&mut editor);
        editor.resize(2, 4);
        assert_eq!(board(&editor), after, "{what}");
    }
}
