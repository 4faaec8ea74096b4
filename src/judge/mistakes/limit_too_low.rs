//! Mistake: the solution counts plies and gives up too early. A limit that the author chose, such as `rows * cols`,
//! looks safe and is not: on a board of 64 cells a win of the mouse can take 79 plies, on a graph of 50 nodes more than
//! 200.
//!
//! A solution with this mistake finds exactly the wins that take at most as many plies as its limit. The mistaken
//! solver therefore needs only the length of the win.

use crate::game::player::Player;
use crate::game::state::Forced;
use crate::judge::questions::question::{Problem, Question};

/// The number of plies after which the solution gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// A number of plies written into the code.
    Constant(i16),
    /// A multiple of the number of cells or nodes, plus a small number that depends on where the code checks the limit.
    Cells {
        /// The factor, in plies per cell. It is 2 if each player gets one move per cell.
        factor: i16,
        /// The summand.
        plus: i16,
    },
    /// Multiples of the number of rows and of columns, plus a small number.
    Sides {
        /// The factor of the rows.
        rows: i16,
        /// The factor of the columns.
        cols: i16,
        /// The summand.
        plus: i16,
    },
}

/// The number of plies of the longest known win, on a board or on a graph (`records/`).
const LONGEST_WIN: i16 = 626;

/// The constants from 4, the lowest that anybody uses, to one ply less than the longest known win; 1 to 6 times the
/// number of cells; and up to 4 times the rows plus up to 4 times the columns. Multiples also come with a summand from
/// -2 to 5.
pub(crate) fn variants(problem: Problem) -> Vec<Limit> {
    let mut variants: Vec<Limit> = (4..LONGEST_WIN).map(Limit::Constant).collect();
    for plus in -2..=5 {
        variants.extend((1..=6).map(|factor| Limit::Cells { factor, plus }));
        if problem == Problem::CatAndMouseII {
            for rows in 0..=4 {
                variants.extend((i16::from(rows == 0)..=4).map(|cols| Limit::Sides { rows, cols, plus }));
            }
        }
    }
    variants
}

impl Limit {
    /// The limit in plies for a board or graph of this size.
    pub(crate) fn on(self, question: &Question) -> i16 {
        let (rows, cols) = match question {
            Question::Board { board, .. } => (i16::from(board.rows()), i16::from(board.cols())),
            Question::Graph(graph) => (1, i16::try_from(graph.size()).unwrap_or(i16::MAX)),
        };
        match self {
            Self::Constant(limit) => limit,
            Self::Cells { factor, plus } => factor * rows * cols + plus,
            Self::Sides { rows: of_rows, cols: of_cols, plus } => of_rows * rows + of_cols * cols + plus,
        }
    }
}

/// The winner according to the wrong solution; `None` for a draw. `played` is the number of plies already played.
pub(crate) fn winner(question: &Question, forced: Option<Forced>, limit: Limit, played: u16) -> Option<Player> {
    let limit = limit.on(question);
    // MISTAKE: a win that takes longer than the limit is a win, too.
    let in_time = |forced: &Forced| i32::from(forced.plies) + i32::from(played) <= limit.into();
    forced.filter(in_time).map(|forced| forced.winner)
}
