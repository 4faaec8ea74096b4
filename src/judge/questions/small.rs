//! [`SmallQuestions`]: every board of at most six cells, and every graph of at most six nodes.

use std::vec::IntoIter;

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::rules::Jumps;
use crate::game::cell::{Cell, Cells, MAX_SIDE};
use crate::game::player::Player;
use crate::graph::Graph;
use crate::judge::questions::question::{Problem, Question};

/// The largest number of cells, or of nodes.
const MOST: u8 = 6;

/// The fewest cells, or nodes: each has room for three pieces, or for the hole and both players.
const FEWEST: u8 = 3;

/// Every small question of a problem, the smallest first.
///
/// The boards have at most six cells, and their jumps are at most the longer side: a longer jump reaches no more cells.
/// The graphs have at most six nodes and obey LeetCode's constraints: each node has a neighbour, and the cat has one
/// besides the hole. Nothing is left out because it is the same as another when turned or mirrored: the solution under
/// test does not have to treat the two alike.
#[derive(Clone, Debug)]
pub(crate) struct SmallQuestions {
    problem: Problem,
    /// The cells and walls, or nodes and edges, of the next group.
    cells: u8,
    walls: u8,
    group: Group,
}

/// The questions with as many cells and walls, or nodes and edges.
#[derive(Clone, Debug)]
enum Group {
    /// The boards in the order of their texts, and the jumps and the board of the next question.
    Boards {
        boards: Vec<Board>,
        cat: u8,
        mouse: u8,
        next: usize,
    },
    Graphs(IntoIter<Graph>),
}

impl SmallQuestions {
    pub(crate) fn new(problem: Problem) -> Self {
        Self { problem, cells: FEWEST, walls: 0, group: Group::Graphs(Vec::new().into_iter()) }
    }

    /// How many there are.
    pub(crate) const fn count(problem: Problem) -> u32 {
        match problem {
            Problem::CatAndMouseII => 100_236,
            Problem::CatAndMouse => 25_000,
        }
    }

    /// Goes to the next group; `false` if there is none.
    fn next_group(&mut self) -> bool {
        if self.cells > MOST {
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
                    while *cat + *mouse <= 2 * MOST {
                        let longest = (*cat).max(*mouse);
                        while let Some(board) = boards.get(*next) {
                            *next += 1;
                            if longest <= board.rows().max(board.cols()) {
                                let jumps = Jumps::new((*cat).into(), (*mouse).into()).expect("jumps from 1 to 8");
                                return Some(Question::Board { board: *board, jumps });
                            }
                        }
                        *next = 0;
                        // The cat's jump grows while the sum remains; then the sum grows.
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
    let mut boards = Vec::new();
    for rows in (1..=cells.min(MAX_SIDE)).filter(|rows| cells.is_multiple_of(*rows)) {
        let cols = cells / rows;
        let all: Vec<Cell> = Cells::rectangle(rows, cols).into_iter().collect();
        let subsets = (0..1_u32 << cells).filter(|walls_in| walls_in.count_ones() == walls.into());
        for subset in subsets {
            let is_wall = |cell: usize| subset >> cell & 1 == 1;
            let wall: Cells = (0..all.len()).filter(|&cell| is_wall(cell)).map(|cell| all[cell]).collect();
            let floor: Vec<Cell> = (0..all.len()).filter(|&cell| !is_wall(cell)).map(|cell| all[cell]).collect();
            for &cat in &floor {
                for &mouse in floor.iter().filter(|&&cell| cell != cat) {
                    for &food in floor.iter().filter(|&&cell| cell != cat && cell != mouse) {
                        let draft = BoardDraft::of_parts((rows, cols), wall, [cat, mouse, food]);
                        boards.push(Board::try_from(draft).expect("a board with all its pieces"));
                    }
                }
            }
        }
    }
    boards.sort_by_cached_key(|board| board.draft().to_text("/"));
    boards
}

/// The graphs with this many nodes and edges, in the order of their texts.
fn graphs(nodes: u8, edges: u8) -> Vec<Graph> {
    let pairs: Vec<(usize, usize)> =
        (0..usize::from(nodes)).flat_map(|one| (0..one).map(move |other| (one, other))).collect();
    let mut graphs = Vec::new();
    for subset in (0..1_u32 << pairs.len()).filter(|subset| subset.count_ones() == edges.into()) {
        let mut lists = vec![Vec::new(); nodes.into()];
        for (_, &(one, other)) in pairs.iter().enumerate().filter(|(pair, _)| subset >> pair & 1 == 1) {
            lists[one].push(other);
            lists[other].push(one);
        }
        graphs.extend(Graph::new(&lists).ok().filter(obeys_constraints));
    }
    graphs.sort_by_cached_key(|graph| Question::Graph(graph.clone()).to_string());
    graphs
}

/// Whether LeetCode would ask about this graph: each node has a neighbour, and the players can always move.
pub(crate) fn obeys_constraints(graph: &Graph) -> bool {
    let has_neighbours = graph.nodes().into_iter().all(|node| !graph.neighbours(node).is_empty());
    has_neighbours && !graph.reach(Player::Cat, Cells::of(Graph::CAT)).is_empty()
}
