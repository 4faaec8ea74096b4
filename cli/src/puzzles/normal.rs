//! The normal form of a place (a board or graph with its players). All places that differ only by a symmetry, by cells
//! that nobody can reach, or by the numbers of the nodes have the same text. The ids of puzzles are computed from it.

use cat_and_mouse::board::{BoardDraft, Piece, Transform};
use cat_and_mouse::game::Cells;
use cat_and_mouse::judge::Question;
use cat_and_mouse::{Board, Cell, Graph, Jumps, Player};

/// The normal form of a place with its players.
pub fn normal(place: &Question) -> String {
    match place {
        Question::Board { board, jumps } => normal_board(board, *jumps, &[]),
        Question::Graph(graph) => normal_graph(graph),
    }
}

/// The normal form of a board without its players.
pub fn normal_layout(board: &Board, jumps: Jumps) -> String {
    normal_board(board, jumps, &[Piece::Mouse, Piece::Cat])
}

/// The board with walls on cells that nobody can reach, and without rows and columns of walls at its edges; `None` if
/// the players are in different rooms.
pub fn cleaned(board: &Board, jumps: Jumps) -> Option<Board> {
    let arena = cat_and_mouse::engine::Arena::new(board, jumps);
    let room = arena.room(Player::Mouse, board.mouse());
    let used = room.with(board.food());
    if !room.contains(board.cat()) {
        return None;
    }
    let inner = |line: &dyn Fn(Cell) -> u8| {
        let lines = used.into_iter().map(line);
        Some((lines.clone().min()?, lines.max()?))
    };
    let ((top, bottom), (left, right)) = (inner(&Cell::row)?, inner(&Cell::col)?);
    let mut draft = BoardDraft::new(bottom - top + 1, right - left + 1)?;
    let moved = |cell: Cell| Cell::new(cell.row() - top, cell.col() - left);
    let floor: Cells = used.into_iter().filter_map(moved).collect();
    for cell in draft.cells() - floor {
        draft.set_wall(cell, true);
    }
    for (piece, cell) in [(Piece::Cat, board.cat()), (Piece::Mouse, board.mouse()), (Piece::Food, board.food())] {
        draft.put(piece, moved(cell)?);
    }
    Board::try_from(draft).ok()
}

/// The smallest text among the eight symmetric images of a board. A jump that is longer than the board allows is
/// written as the longest possible jump.
fn normal_board(board: &Board, jumps: Jumps, without: &[Piece]) -> String {
    let board = cleaned(board, jumps).unwrap_or(*board);
    let longest = board.rows().max(board.cols()).saturating_sub(1);
    let mut draft: BoardDraft = board.into();
    for piece in without {
        draft.remove(*piece);
    }
    let mut texts = Vec::new();
    for _ in 0..4 {
        draft = Transform::RotateRight.of(&draft);
        texts.push(draft.to_string());
        texts.push(Transform::MirrorAcross.of(&draft).to_string());
    }
    let [cat, mouse] = [Player::Cat, Player::Mouse].map(|player| jumps.of(player).min(longest.max(1)));
    format!("{} {cat} {mouse}", texts.into_iter().min().unwrap_or_default())
}

/// The smallest list of edges among all numberings that leave the nodes 0, 1 and 2 as they are.
fn normal_graph(graph: &Graph) -> String {
    let lists = graph.lists();
    let colours = (0..lists.len()).map(|node| node.min(3)).collect();
    let mut least = None;
    number(&lists, &refined(&lists, colours), &mut least);
    let edges = least.unwrap_or_default();
    edges.iter().map(|(from, to)| format!("{from}-{to}")).collect::<Vec<_>>().join(".")
}

/// Splits colours (classes of nodes) until all nodes of a colour have neighbours of the same colours. The order of the
/// colours depends only on the graph.
fn refined(lists: &[Vec<usize>], mut colours: Vec<usize>) -> Vec<usize> {
    loop {
        let key = |node: usize| {
            let mut around: Vec<usize> = lists[node].iter().map(|&other| colours[other]).collect();
            around.sort_unstable();
            (colours[node], around)
        };
        let keys: Vec<_> = (0..lists.len()).map(key).collect();
        let mut sorted = keys.clone();
        sorted.sort_unstable();
        let next = keys.iter().map(|key| sorted.partition_point(|other| other < key)).collect();
        if next == colours {
            return colours;
        }
        colours = next;
    }
}

/// Tries every numbering that these colours allow, and keeps the smallest list of edges.
fn number(lists: &[Vec<usize>], colours: &[usize], least: &mut Option<Vec<(usize, usize)>>) {
    let of = |colour| -> Vec<usize> { (0..lists.len()).filter(|&node| colours[node] == colour).collect() };
    let several = (0..lists.len()).map(of).find(|nodes| nodes.len() > 1);
    let Some(nodes) = several else {
        let edge = |from: usize, to: usize| (colours[from].min(colours[to]), colours[from].max(colours[to]));
        let mut edges: Vec<_> =
            lists.iter().enumerate().flat_map(|(from, list)| list.iter().map(move |&to| edge(from, to))).collect();
        edges.sort_unstable();
        edges.dedup();
        if least.as_ref().is_none_or(|least| edges < *least) {
            *least = Some(edges);
        }
        return;
    };
    for &first in &nodes {
        // `first` keeps the colour, and the other nodes of this colour get the next one.
        let mut split = colours.to_vec();
        for &node in nodes.iter().filter(|&&node| node != first) {
            split[node] += 1;
        }
        number(lists, &refined(lists, split), least);
    }
}

/// A short name for a text: five letters and digits, the same forever.
pub fn id(text: &str) -> String {
    // The hash is FNV-1a. The last step of SplitMix64 mixes its bits.
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let mixed = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mut left = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    left ^= left >> 31;
    let mut id = String::new();
    for _ in 0..5 {
        let digit = u32::try_from(left % 36).expect("below 36");
        id.push(char::from_digit(digit, 36).expect("a digit"));
        left /= 36;
    }
    id
}
