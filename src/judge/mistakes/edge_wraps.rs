//! Mistake: jumps go on at another side when they leave the board. By the rules, the edge ends a jump as a wall does.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::{Cell, Cells};
use crate::game::state::State;
use crate::judge::mistakes::textbook::{DIRECTIONS, Game};

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// The solution numbers cells row by row. One step to the right of the right edge leads to the next row, and one
    /// step to the left of the left edge to the row before. The flags say which edges the solution checks.
    InNextRow { checks_right: bool, checks_left: bool },
    /// The row is taken modulo the number of rows, or the column modulo the number of columns, so a jump goes on at the
    /// opposite side. The flags say whether the solution does this for rows and for columns.
    Opposite { rows: bool, cols: bool },
}

/// Three variants each of `InNextRow` and `Opposite`: the mistake is made in both directions that the flags name, in
/// the first only, and in the second only.
pub(crate) fn variants() -> Vec<Variant> {
    let mut variants = Vec::new();
    for (one, other) in [(true, true), (true, false), (false, true)] {
        variants.push(Variant::InNextRow { checks_right: !one, checks_left: !other });
        variants.push(Variant::Opposite { rows: one, cols: other });
    }
    variants
}

pub(crate) fn on_board(board: &Board, jumps: Jumps, variant: Variant) -> Game<'_> {
    Game::on_board(board, move |state: State| {
        let mut cells = Cells::of(state.mover());
        for direction in DIRECTIONS {
            for steps in 1..=jumps.of(state.turn) {
                match step(board, state.mover(), direction, steps, variant) {
                    Some(to) if board.floor().contains(to) => cells = cells.with(to),
                    _ => break,
                }
            }
        }
        cells.into_iter().collect()
    })
}

/// The cell this many steps away, even if it is a wall; `None` outside the board.
fn step(board: &Board, from: Cell, (down, right): (i8, i8), steps: u8, variant: Variant) -> Option<Cell> {
    let (rows, cols) = (board.rows().cast_signed(), board.cols().cast_signed());
    let steps = steps.cast_signed();
    let mut row = from.row().cast_signed() + down * steps;
    let mut col = from.col().cast_signed() + right * steps;
    match variant {
        Variant::InNextRow { checks_right, checks_left } => {
            // MISTAKE: a jump to the right or left must stay in its row.
            if !checks_right && col >= cols || !checks_left && col < 0 {
                row += col.div_euclid(cols);
                col = col.rem_euclid(cols);
            }
        }
        Variant::Opposite { rows: in_rows, cols: in_cols } => {
            // MISTAKE: a jump must stop when its row or column is outside the board.
            row = if in_rows { row.rem_euclid(rows) } else { row };
            col = if in_cols { col.rem_euclid(cols) } else { col };
        }
    }
    ((0..rows).contains(&row) && (0..cols).contains(&col)).then(|| Cell::at(row.cast_unsigned(), col.cast_unsigned()))
}
