//! [`SmallQuestions`]: every board of at most six cells, and every graph of at most six nodes.

use std::vec::IntoIter;

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::graph::Graph;
use crate::judge::questions::question::{Problem, Question};

/// The largest number of cells, or of nodes.
const MAX: u8 = 6;

/// The smallest number of cells (for three pieces), or of nodes (for the hole and both players).
const MIN: u8 = 3;

/// Every small question of a problem, the smallest first.
///
/// The boards have at most six cells, and their jumps are at most the longer side, because a longer jump reaches no
/// more cells. The graphs have at most six nodes and obey LeetCode's constraints: each node has a neighbour, and the
/// cat has one besides the hole. Rotated and mirrored questions are included, because the solution under test may treat
/// them differently.
#[derive(Clone, Debug)]
pub(crate) struct SmallQuestions {
    problem: Problem,
    /// The number of cells and of walls, or of nodes and of edges, in the next group.
    cells: u8,
    walls: u8,
    group: Group,
}

/// The questions with the same number of cells and of walls, or of nodes and of edges.
#[derive(Clone, Debug)]
enum Group {
    /// The boards in the order of their texts, the jumps of the next question, and the index of its board.
    Boards { boards: Vec<Board>, cat: u8, mouse: u8, next: usize },
    /// The graphs that are left.
    Graphs(IntoIter<Graph>),
}

impl SmallQuestions {
    pub(crate) fn new(problem: Problem) -> Self {
        Self { problem, cells: MIN, walls: 0, group: Group::Graphs(Vec::new().into_iter()) }
    }

    /// The number of small questions.
    pub(crate) const fn total(problem: Problem) -> u32 {
        match problem {
            Problem::CatAndMouseII => 100_236,
            Problem::CatAndMouse => 27_402,
        }
    }

    /// Whether this question is a small one.
    pub(crate) fn contains(question: &Question) -> bool {
        match question {
            Question::Board { board, jumps } => {
                let longest = jumps.of(Player::Cat).max(jumps.of(Player::Mouse));
                board.size() <= MAX.into() && longest <= board.rows().max(board.cols())
            }
            Question::Graph(graph) => graph.size() <= MAX.into(),
        }
    }

    /// Goes to the next group. Returns false after the last group.
    fn next_group(&mut self) -> bool {
        if self.cells > MAX {
            return false;
        }
        let (cells, walls) = (self.cells, self.walls);
        let most_walls = match self.problem {
            Problem::CatAndMouseII => {
                self.group = Group::Boards { boards: boards(cells, walls), cat: 1, mouse: 1, next: 0 };
                cells - 3
            }
            Problem::CatAndMouse => {
                self.group = Group::Graphs(graphs(cells, walls).into_iter());
                cells * (cells - 1) / 2
            }
        };
        self.walls += 1;
        if walls == most_walls {
            (self.cells, self.walls) = (cells + 1, 0);
        }
        true
    }
}

impl Iterator for SmallQuestions {
    type Item = Question;

    fn next(&mut self) -> Option<Question> {
        loop {
            match &mut self.group {
                Group::Boards { boards, cat, mouse, next } => {
                    while *cat + *mouse <= 2 * MAX {
                        let longest = (*cat).max(*mouse);
                        while let Some(board) = boards.get(*next) {
                            *next += 1;
                            if longest <= board.rows().max(board.cols()) {
                                let jumps = Jumps::new((*cat).into(), (*mouse).into()).ok()?;
                                return Some(Question::Board { board: *board, jumps });
                            }
                        }
                        *next = 0;
                        // The cat's jump grows while the sum of the jumps stays the same; then the sum grows.
                        let sum = *cat + *mouse;
                        (*cat, *mouse) = if *mouse > 1 { (*cat + 1, *mouse - 1) } else { (1, sum) };
                    }
                }
                Group::Graphs(graphs) => {
                    if let Some(graph) = graphs.next() {
                        return Some(Question::Graph(graph));
                    }
                }
            }
            if !self.next_group() {
                return None;
            }
        }
    }
}

/// The boards with this many cells and walls, in the order of their texts.
fn boards(cells: u8, walls: u8) -> Vec<Board> {
    let mut found = Vec::new();
    let empty = Text { cells, walls, floor: cells - walls - 3, cols: None, letters: Vec::new() };
    empty.complete(0, 0, &mut found);
    found
}

/// The beginning of a board's text.
struct Text {
    /// The number of cells that the board will have.
    cells: u8,
    /// The walls and free cells of floor that are still to come.
    walls: u8,
    floor: u8,
    /// The number of columns, once a row has ended.
    cols: Option<u8>,
    letters: Vec<u8>,
}

impl Text {
    /// Adds the boards whose texts begin with this text, in the order of their texts. The text has `all` cells, `col`
    /// of them in its last row.
    fn complete(self, all: u8, col: u8, found: &mut Vec<Board>) {
        if all == self.cells {
            if self.cols.is_none_or(|cols| cols == col) {
                let rows: Vec<String> = String::from_utf8_lossy(&self.letters).split('/').map(str::to_owned).collect();
                found.extend(Board::from_rows(&rows).ok());
            }
            return;
        }
        // The letters in the order in which text is sorted.
        for letter in *b"#./CFM" {
            let (walls, floor, cols) = (self.walls, self.floor, self.cols);
            let ends_row = letter == b'/';
            let is_possible = match letter {
                b'#' => walls > 0,
                b'.' => floor > 0,
                b'/' => col > 0 && cols.is_none_or(|cols| cols == col) && self.cells.is_multiple_of(col),
                piece => !self.letters.contains(&piece),
            };
            if !is_possible || !ends_row && cols == Some(col) {
                continue;
            }
            let mut letters = self.letters.clone();
            letters.push(letter);
            let longer = Self {
                cells: self.cells,
                walls: walls - u8::from(letter == b'#'),
                floor: floor - u8::from(letter == b'.'),
                cols: if ends_row { Some(col) } else { cols },
                letters,
            };
            if ends_row {
                longer.complete(all, 0, found);
            } else {
                longer.complete(all + 1, col + 1, found);
            }
        }
    }
}

/// The graphs with this many nodes and edges, in the order of their texts.
fn graphs(nodes: u8, edges: u8) -> Vec<Graph> {
    let mut found = Vec::new();
    let mut sets = [Cells::EMPTY; MAX as usize];
    complete(&mut sets[..nodes.into()], 0, 0, edges, &mut found);
    found
}

/// Adds to `found` all graphs that complete `sets`, in the order of their texts. `sets` holds the neighbours of each
/// node. The sets of the nodes before `node` are complete, and the set of `node` is complete up to the neighbour
/// `last`. `edges` is the number of edges that are still missing. A longer list is sorted before a shorter list with
/// the same beginning, because a space is sorted before `;`.
fn complete(sets: &mut [Cells], node: usize, last: usize, edges: u8, found: &mut Vec<Graph>) {
    let later = sets.len() - 1 - node;
    let possible = sets.len() - 1 - last + later * later.saturating_sub(1) / 2;
    if usize::from(edges) > possible {
        return;
    }
    if edges > 0 {
        for other in last + 1..sets.len() {
            let before = (sets[node], sets[other]);
            sets[node] = sets[node].with(Cell::nth(other));
            sets[other] = sets[other].with(Cell::nth(node));
            complete(sets, node, other, edges - 1, found);
            (sets[node], sets[other]) = before;
        }
    }
    if sets[node].is_empty() {
        return;
    }
    if node + 1 < sets.len() {
        complete(sets, node + 1, node + 1, edges, found);
    } else if edges == 0 {
        found.extend(Graph::of_sets(sets).filter(obeys_constraints));
    }
}

/// Whether the graph obeys LeetCode's constraints: each node has a neighbour, and the players can always move.
pub(crate) fn obeys_constraints(graph: &Graph) -> bool {
    let has_neighbours = graph.nodes().into_iter().all(|node| !graph.neighbours(node).is_empty());
    has_neighbours && !graph.reach(Player::Cat, Cells::of(Graph::CAT)).is_empty()
}
