//! The sources of puzzles: random boards and graphs, searches for contested games (in which the winner can go wrong)
//! and for long wins, and the records.

use cat_and_mouse::board::{BoardDraft, Piece};
use cat_and_mouse::engine::Arena;
use cat_and_mouse::explore::{GraphSearch, GraphWish, Search, Winner, Wish};
use cat_and_mouse::judge::Question;
use cat_and_mouse::{Board, Cell, Graph, Jumps, MoveLimit, Player};

use super::game::is_sealed;
use super::normal::cleaned;
use crate::records::board::BoardLayout;
use crate::records::climb::Layout;
use crate::records::graph::GraphLayout;

/// The files of records. Random changes of these boards and graphs make new ones.
const RECORDS: [&str; 2] = [include_str!("../../../records/boards.json"), include_str!("../../../records/graphs.json")];

/// Sizes of boards (rows and columns). A size that is to be chosen more often is in the list several times.
const SIZES: [(u8, u8); 20] = [
    (3, 4),
    (3, 4),
    (4, 4),
    (4, 4),
    (3, 5),
    (3, 5),
    (4, 5),
    (4, 5),
    (4, 5),
    (5, 5),
    (5, 5),
    (5, 5),
    (4, 6),
    (4, 6),
    (5, 6),
    (5, 6),
    (6, 6),
    (6, 6),
    (7, 7),
    (8, 8),
];

/// Jumps of cat and mouse. A pair that is to be chosen more often is in the list several times.
const JUMPS: [(u32, u32); 12] =
    [(1, 1), (1, 1), (1, 1), (1, 1), (1, 2), (1, 2), (2, 1), (2, 1), (2, 2), (1, 3), (2, 3), (3, 2)];

/// The longest jump that people like to think about.
const MAX_JUMP: u8 = 3;

/// On average, one in this many boards may have its food walled off. On such a board the mouse can only run away, which
/// soon gets boring.
const SEALED: u8 = 8;

/// The maximum number of boards or graphs that a search tries for one layout.
const TRIES: u32 = 400;

/// The layout of this seed: a graph for every third seed, else a board. `None` if it is not fit for puzzles, for
/// example because it is too small or not connected.
pub fn layout(seed: u64) -> Option<Question> {
    let mut numbers = fastrand::Rng::with_seed(seed);
    if seed.is_multiple_of(3) { graph(&mut numbers) } else { board(&mut numbers) }
}

fn board(numbers: &mut fastrand::Rng) -> Option<Question> {
    let size = any(&SIZES, numbers);
    let (cat, mouse) = any(&JUMPS, numbers);
    let jumps = Jumps::new(cat, mouse).ok()?;
    let (board, jumps) = match numbers.u8(..4) {
        0 => (searched(size, jumps, numbers)?, jumps),
        1 => recorded(size, numbers)?,
        _ => (random(size, numbers)?, jumps),
    };
    let board = cleaned(&board, jumps)?;
    let (side, floor) = (board.rows().min(board.cols()), board.floor().count() as usize);
    let is_short = Player::BOTH.into_iter().all(|player| jumps.of(player) <= MAX_JUMP);
    let place = Question::Board { board, jumps };
    let is_open = side > 2 && floor > 7 && 5 * floor >= 3 * board.size();
    (is_short && is_open && (!is_sealed(&place) || numbers.u8(..SEALED) == 0)).then_some(place)
}

/// A board with few walls.
fn random((rows, cols): (u8, u8), numbers: &mut fastrand::Rng) -> Option<Board> {
    let mut draft = BoardDraft::new(rows, cols)?;
    let walls = numbers.u8(10..34);
    for cell in draft.cells() {
        draft.set_wall(cell, numbers.u8(..100) < walls);
    }
    let mut free: Vec<Cell> = draft.floor().into_iter().collect();
    numbers.shuffle(&mut free);
    for (piece, &cell) in Piece::ALL.into_iter().zip(&free) {
        draft.put(piece, cell);
    }
    Board::try_from(draft).ok()
}

/// A board on which the winner can go wrong again and again.
fn searched((rows, cols): (u8, u8), jumps: Jumps, numbers: &mut fastrand::Rng) -> Option<Board> {
    let wish = Wish {
        rows,
        cols,
        jumps,
        move_limit: MoveLimit::default(),
        walls: numbers.u8(15..30),
        winner: Winner::Forced(any(&Player::BOTH, numbers)),
        min_plies: numbers.u16(7..13),
        food: Some(true),
        contested: true,
    };
    let mut search = Search::new(wish, numbers.u64(..))?;
    search.advance(TRIES);
    Board::try_from(search.setup().draft).ok().filter(|_| search.found())
}

/// A board of this size that contains a record, with some random changes.
fn recorded(size: (u8, u8), numbers: &mut fastrand::Rng) -> Option<(Board, Jumps)> {
    let mut layout = BoardLayout::within(any(&records(), numbers), size, numbers)?;
    for _ in 0..numbers.u8(1..5) {
        layout = layout.changed(numbers).unwrap_or(layout);
    }
    // Any two cells will do, because the players are placed later.
    let free: Vec<Cell> = (layout.arena().floor().without(layout.arena().food())).into_iter().collect();
    let (mouse, cat) = (*free.first()?, *free.get(1)?);
    let state = cat_and_mouse::State { mouse, cat, turn: Player::Mouse };
    let Question::Board { board, jumps } = layout.question(state) else { return None };
    Some((board, jumps))
}

fn graph(numbers: &mut fastrand::Rng) -> Option<Question> {
    let nodes = numbers.u8(6..13);
    let graph = match numbers.u8(..3) {
        0 => {
            let winner = any(&[Winner::Forced(Player::Mouse), Winner::Forced(Player::Cat), Winner::Nobody], numbers);
            let wish =
                GraphWish { nodes, edges: numbers.u8(22..36), winner, min_plies: numbers.u16(5..12), contested: false };
            let mut search = GraphSearch::new(wish, numbers.u64(..))?;
            search.advance(TRIES);
            search.graph().clone()
        }
        1 => {
            let mut layout = GraphLayout::within(any(&records(), numbers), nodes.into(), numbers)?;
            for _ in 0..numbers.u8(1..4) {
                layout = layout.changed(numbers).unwrap_or(layout);
            }
            layout.0
        }
        _ => GraphLayout::random(nodes.into(), numbers).0,
    };
    is_whole(&graph).then_some(Question::Graph(graph))
}

/// Whether the hole has an edge, the other nodes are connected without it, and there are few enough edges to see them all.
fn is_whole(graph: &Graph) -> bool {
    let ends: u32 = graph.nodes().into_iter().map(|node| graph.neighbours(node).count()).sum();
    Arena::from(graph).room(Player::Cat, Graph::CAT) == graph.nodes().without(Graph::HOLE)
        && !graph.neighbours(Graph::HOLE).is_empty()
        && 3 * (ends / 2) <= 5 * graph.nodes().count()
}

/// The boards and graphs of the records, as lines.
fn records() -> Vec<&'static str> {
    let lines = RECORDS.iter().flat_map(|text| text.lines());
    lines.filter_map(|line| line.trim().strip_prefix("\"case\": \"")?.strip_suffix("\",")).collect()
}

fn any<T: Copy>(from: &[T], numbers: &mut fastrand::Rng) -> T {
    from[numbers.usize(..from.len())]
}
