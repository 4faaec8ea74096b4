//! Makes a failed question smaller. The judge looks for a smaller question on which the solution still fails.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::graph::Graph;
use crate::judge::questions::question::Question;
use crate::judge::questions::small::obeys_constraints;

/// The questions that are one change smaller, the greatest changes first. A board loses a row or a column (its pieces
/// move to a neighbouring one) or a wall, or one of its jumps becomes shorter. A graph loses a node or an edge.
pub(crate) fn smaller(question: &Question) -> Vec<Question> {
    let mut smaller = Vec::new();
    match question {
        Question::Board { board, jumps } => {
            let grid: Grid = board.draft().to_rows().into_iter().map(String::into_bytes).collect();
            let mut grids = without_rows(&grid);
            for grid in without_rows(&transposed(&grid)) {
                grids.push(transposed(&grid));
            }
            for grid in grids {
                if let Some(board) = read(&grid) {
                    smaller.push(Question::Board { board, jumps: *jumps });
                }
            }
            for jumps in lower_jumps(*jumps) {
                smaller.push(Question::Board { board: *board, jumps });
            }
            for wall in board.draft().walls() {
                if let Some(board) = board.with_wall_toggled(wall) {
                    smaller.push(Question::Board { board, jumps: *jumps });
                }
            }
        }
        Question::Graph(graph) => {
            let mut graphs = Vec::new();
            for node in 3..graph.size() {
                graphs.push(without_node(graph, node));
            }
            for one in graph.nodes() {
                for other in graph.neighbours(one) {
                    if other > one {
                        graphs.push(without_edge(graph, one, other));
                    }
                }
            }
            for sets in graphs {
                if let Some(graph) = Graph::of_sets(&sets).filter(obeys_constraints) {
                    smaller.push(Question::Graph(graph));
                }
            }
        }
    }
    smaller
}

/// The rows of a board as LeetCode writes them.
type Grid = Vec<Vec<u8>>;

fn read(grid: &Grid) -> Option<Board> {
    let rows: Vec<String> = grid.iter().map(|row| row.iter().map(|&letter| char::from(letter)).collect()).collect();
    Board::from_rows(&rows).ok()
}

fn transposed(grid: &Grid) -> Grid {
    (0..grid[0].len()).map(|col| grid.iter().map(|row| row[col]).collect()).collect()
}

/// The grids with one row removed. The pieces of this row move to the row above or below, if the cells there have no
/// pieces.
fn without_rows(grid: &Grid) -> Vec<Grid> {
    let is_piece = |letter: &u8| matches!(letter, b'C' | b'M' | b'F');
    let mut smaller = Vec::new();
    for row in 0..grid.len() {
        let pieces: Vec<(usize, u8)> = grid[row].iter().copied().enumerate().filter(|(_, it)| is_piece(it)).collect();
        let (above, below) = (row.checked_sub(1), Some(row + 1).filter(|&below| below < grid.len()));
        for to in [above, below].into_iter().flatten() {
            let mut grid = grid.clone();
            if pieces.iter().all(|&(col, _)| !is_piece(&grid[to][col])) {
                for &(col, piece) in &pieces {
                    grid[to][col] = piece;
                }
                grid.remove(row);
                smaller.push(grid);
            }
            if pieces.is_empty() {
                break;
            }
        }
    }
    smaller
}

/// The same jumps with a lower jump of the cat, then with a lower jump of the mouse; the lowest comes first.
fn lower_jumps(jumps: Jumps) -> Vec<Jumps> {
    let mut lower = Vec::new();
    for player in [Player::Cat, Player::Mouse] {
        for jump in 1..jumps.of(player).into() {
            let of = |each| if each == player { jump } else { jumps.of(each).into() };
            lower.extend(Jumps::new(of(Player::Cat), of(Player::Mouse)).ok());
        }
    }
    lower
}

/// The sets of neighbours without this node; the numbers of later nodes drop by one.
fn without_node(graph: &Graph, node: usize) -> Vec<Cells> {
    let before = Cells((1 << node) - 1);
    let mut sets = Vec::new();
    for other in graph.nodes().without(Cell::nth(node)) {
        let neighbours = graph.neighbours(other).without(Cell::nth(node));
        sets.push(neighbours & before | Cells((neighbours - before).0 >> 1));
    }
    sets
}

/// The sets of neighbours without this edge.
fn without_edge(graph: &Graph, one: Cell, other: Cell) -> Vec<Cells> {
    let mut sets: Vec<Cells> = graph.nodes().into_iter().map(|node| graph.neighbours(node)).collect();
    sets[one.index()] = sets[one.index()].without(other);
    sets[other.index()] = sets[other.index()].without(one);
    sets
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    fn smaller_than(line: &str) -> Vec<String> {
        let question = line.parse().expect("a question");
        smaller(&question).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_board_loses_a_row_a_column_a_jump_or_a_wall() {
        let rows = ["M.F/C.. 2 1", "M.F/C.. 2 1", "M.#/C.F 2 1", "M.#/C.F 2 1"];
        let columns = ["M#/.F/C. 2 1", "M#/.F/C. 2 1", "M./.F/C. 2 1"];
        let others = ["M.#/..F/C.. 1 1", "M../..F/C.. 2 1"];
        assert_eq!(smaller_than("M.#/..F/C.. 2 1"), [&rows[..], &columns, &others].concat());
    }

    #[test]
    fn a_graph_loses_a_node_or_an_edge_but_never_the_last_edge_of_a_node() {
        let nodes = ["2 3;2;0 1;0", "2 3;2;0 1 3;0 2"];
        let edges = [
            "3 4;2;1 3;0 2 4;0 3",
            "2 4;2;0 1 3;2 4;0 3",
            "2 3;2;0 1 3;0 2 4;3",
            "2 3 4;2;0 1;0 4;0 3",
            "2 3 4;2;0 1 3;0 2;0",
        ];
        assert_eq!(smaller_than("2 3 4;2;0 1 3;0 2 4;0 3"), [&nodes[..], &edges].concat());
    }
}
