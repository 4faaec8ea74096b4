//! Random boards and graphs. The same seed always makes the same ones.

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::rules::Jumps;
use crate::game::cell::{Cell, Cells};
use crate::game::dice::Dice;
use crate::graph::Graph;
use crate::judge::questions::question::{Problem, Question};
use crate::judge::questions::small::obeys_constraints;

/// The size of random questions: for boards the lengths of the sides, for graphs the number of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// 3 to 5 rows and as many columns; only for boards.
    Square,
    /// Up to 5 rows and columns, up to 9 nodes.
    Little,
    /// Up to 6 rows and columns, up to 15 nodes.
    Medium,
    /// 7 or 8 rows and columns, 35 to 50 nodes.
    Large,
}

/// The random question of this size with this number.
pub(crate) fn question(problem: Problem, size: Size, seed: u64, number: u32) -> Question {
    let kind = 4 * (problem as u64) + size as u64;
    let mut dice = Dice::new(seed.rotate_left(32) ^ u64::from(number) << 3 ^ kind);
    let mut drawn = draw(problem, size, &mut dice);
    // A question that is decided within a few plies tests little, so it is replaced, up to `TRIES` times.
    for _ in 0..TRIES {
        if drawn.solved().1.is_none_or(|forced| forced.plies >= FEW_PLIES) {
            break;
        }
        drawn = draw(problem, size, &mut dice);
    }
    drawn
}

const FEW_PLIES: u16 = 4;
const TRIES: u32 = 3;

fn draw(problem: Problem, size: Size, dice: &mut Dice) -> Question {
    match problem {
        Problem::CatAndMouseII => board(size, dice),
        Problem::CatAndMouse => Question::Graph(graph(size, dice)),
    }
}

fn board(size: Size, dice: &mut Dice) -> Question {
    #[allow(clippy::cast_possible_truncation)] // at most 8
    let mut between = |least: u32, most: u32| (least + dice.below(most - least + 1)) as u8;
    let (rows, cols) = loop {
        let (rows, cols) = match size {
            Size::Square => [between(3, 5); 2].into(),
            Size::Little => (between(1, 5), between(1, 5)),
            Size::Medium => (between(1, 6), between(1, 6)),
            Size::Large => (between(7, 8), between(7, 8)),
        };
        if rows * cols >= 3 {
            break (rows, cols);
        }
    };
    // Long jumps are chosen less often, because they make short games.
    let longest = u32::from(rows.max(cols));
    let mut jump = || {
        let most = u32::from(between(1, longest));
        u32::from(between(1, most))
    };
    let (cat, mouse) = (jump(), jump());
    let percent = between(0, 50);
    let Ok(jumps) = Jumps::new(cat, mouse) else { unreachable!("jumps from 1 to 8") };
    let mut free: Vec<Cell> = Cells::rectangle(rows, cols).into_iter().collect();
    #[allow(clippy::cast_possible_truncation)] // at most 64
    let mut take = || free.swap_remove(dice.below(free.len() as u32) as usize);
    let pieces = [take(), take(), take()];
    let walls = free.into_iter().filter(|_| dice.below(100) < percent.into()).collect();
    let draft = BoardDraft::of_parts((rows, cols), walls, pieces);
    let Ok(board) = Board::try_from(draft) else { unreachable!("all three pieces are there") };
    Question::Board { board, jumps }
}

fn graph(size: Size, dice: &mut Dice) -> Graph {
    loop {
        let nodes = match size {
            Size::Square | Size::Little => 4 + dice.below(6),
            Size::Medium => 5 + dice.below(11),
            Size::Large => 35 + dice.below(16),
        };
        let mut sets = vec![Cells::EMPTY; nodes as usize];
        let mut connect = |one: u32, other: u32| {
            if one != other {
                let (one, other) = (one as usize, other as usize);
                sets[one] = sets[one].with(Cell::nth(other));
                sets[other] = sets[other].with(Cell::nth(one));
            }
        };
        // Each node gets a neighbour. A few more edges follow: graphs with few edges are the hardest to win.
        for node in 0..nodes {
            connect(node, (node + 1 + dice.below(nodes - 1)) % nodes);
        }
        for _ in 0..dice.below(2 * nodes) {
            let node = dice.below(nodes);
            connect(node, dice.below(nodes));
        }
        if let Some(graph) = Graph::of_sets(&sets).filter(obeys_constraints) {
            return graph;
        }
    }
}
