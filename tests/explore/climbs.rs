//! Hashes of the boards and graphs that the searches find from each seed, one hash for every ten seeds. If a change to
//! the search (a hill climb) should alter no result but does, these tests fail.

use std::fmt::Write;

use crate::fixtures::move_limit;
use cat_and_mouse::explore::{GraphSearch, GraphWish, Search, Winner, Wish};
use cat_and_mouse::game::Cells;
use cat_and_mouse::graph::GraphDraft;
use cat_and_mouse::{Board, Jumps, MoveLimit, Player};

/// The FNV-1a hash.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The entry of the list for this seed: each entry serves `step` seeds in a row. After the last entry, the list begins
/// again.
fn nth<T: Copy>(of: &[T], seed: u64, step: u64) -> T {
    of[usize::try_from(seed / step).expect("a small number") % of.len()]
}

fn board_line(search: &Search) -> String {
    format!("{} {} {:?} {:?}\n", search.setup(), search.tried(), search.status(), search.outcome())
}

fn graph_line(search: &GraphSearch) -> String {
    format!("{} {} {:?} {:?}\n", search.draft(), search.tried(), search.status(), search.forced())
}

/// The lines of a search: after some tries, after `drop_contested`, and after `seek_another`.
macro_rules! followed {
    ($search:expr, $line:expr) => {{
        let mut search = $search;
        let mut text = $line(&search);
        for _ in 0..2 {
            search.advance(40);
            text += &$line(&search);
        }
        search.drop_contested();
        text += &$line(&search);
        search.advance(40);
        text += &$line(&search);
        search.seek_another();
        search.advance(20);
        text + &$line(&search)
    }};
}

fn on_board(seed: u64) -> String {
    let (rows, cols) = nth(&[(3, 3), (1, 7), (3, 4), (4, 4), (5, 5), (2, 8), (6, 6), (8, 8)], seed, 1);
    let (cat, mouse) = nth(&[(1, 1), (2, 1), (1, 3)], seed, 32);
    let winner =
        nth(&[Winner::Any, Winner::Forced(Player::Mouse), Winner::Forced(Player::Cat), Winner::Nobody], seed, 8);
    let wish = Wish {
        rows,
        cols,
        jumps: Jumps::new(cat, mouse).expect("jumps"),
        move_limit: nth(&[MoveLimit::default(), MoveLimit::default(), move_limit(12)], seed, 3),
        walls: nth(&[30, 0, 15, 60], seed, 7),
        winner,
        min_plies: nth(&[0, 7, 10, 16, 40], seed, 5),
        food: nth(&[None, Some(true), None, Some(false)], seed, 11),
        contested: nth(&[true, false], seed, 2),
    };
    if seed % 5 < 3 {
        return followed!(Search::new(wish, seed).expect("a size of boards"), board_line);
    }
    let from = Search::new(Wish { min_plies: 0, winner: Winner::Any, ..wish }, seed).expect("a size of boards");
    let board = Board::try_from(from.setup().draft).expect("a complete board");
    let locked = if seed % 5 == 3 { Cells(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)) } else { Cells::EMPTY };
    followed!(Search::from_board(wish, seed, &board, locked).expect("the size of the wish"), board_line)
}

fn on_graph(seed: u64) -> String {
    let winner =
        nth(&[Winner::Any, Winner::Forced(Player::Mouse), Winner::Forced(Player::Cat), Winner::Nobody], seed, 8);
    let wish = GraphWish {
        nodes: nth(&[3, 5, 6, 8, 12, 20, 33, 64], seed, 1),
        edges: nth(&[30, 10, 50, 100], seed, 7),
        winner,
        min_plies: nth(&[0, 5, 8, 11, 30], seed, 5),
        contested: nth(&[true, false], seed, 2),
    };
    if seed % 5 < 3 {
        return followed!(GraphSearch::new(wish, seed).expect("3 to 64 nodes"), graph_line);
    }
    let (wish, draft) = if seed.is_multiple_of(2) {
        let text = "graph=0-3.1-3.1-4.2-4.3-5.4-6.5-7.6-7&at=9-9.30-9.50-50.9-50.90-50.90-9.70-70.20-80";
        (GraphWish { nodes: 8, ..wish }, text.parse::<GraphDraft>().expect("a graph"))
    } else {
        (wish, GraphSearch::new(GraphWish { contested: false, ..wish }, seed).expect("3 to 64 nodes").draft())
    };
    let locked = if seed % 5 == 3 { Cells(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)) } else { Cells::EMPTY };
    followed!(GraphSearch::from_draft(wish, seed, &draft, locked).expect("the nodes of the wish"), graph_line)
}

/// The lines of a search with so many tries that climbs get stuck and start again.
fn on_board_at_length(seed: u64) -> String {
    let wish = Wish {
        rows: 3,
        cols: nth(&[3, 4], seed, 1),
        jumps: Jumps::new(1, 1).expect("jumps"),
        move_limit: MoveLimit::default(),
        walls: 20,
        winner: nth(&[Winner::Forced(Player::Mouse), Winner::Forced(Player::Cat), Winner::Any], seed, 1),
        min_plies: 99,
        food: None,
        contested: false,
    };
    let mut search = Search::new(wish, seed).expect("a size of boards");
    (0..5)
        .map(|_| {
            search.advance(11_000);
            board_line(&search)
        })
        .collect()
}

fn on_graph_at_length(seed: u64) -> String {
    let winner = nth(&[Winner::Forced(Player::Mouse), Winner::Forced(Player::Cat)], seed, 1);
    let wish = GraphWish { nodes: nth(&[5, 6, 6], seed, 1), edges: 50, winner, min_plies: 8, contested: true };
    let mut search = GraphSearch::new(wish, seed).expect("3 to 64 nodes");
    (0..5)
        .map(|_| {
            search.advance(11_000);
            graph_line(&search)
        })
        .collect()
}

#[test]
fn each_seed_still_leads_to_the_same_boards_and_graphs() {
    type Found = fn(u64) -> String;
    let mut text = String::new();
    let kinds: [(&str, Found, u64, usize); 4] = [
        ("boards", on_board, 500, 10),
        ("graphs", on_graph, 500, 10),
        ("boards at length", on_board_at_length, 6, 1),
        ("graphs at length", on_graph_at_length, 6, 1),
    ];
    for (name, found, count, step) in kinds {
        for first in (0..count).step_by(step) {
            let found: String = (first..count).take(step).map(found).collect();
            writeln!(text, "{name} {first} {:016x}", hash(&found)).expect("writing to a string does not fail");
        }
    }
    let differ: Vec<(&str, &str)> =
        text.lines().zip(include_str!("../fixtures/climbs.txt").lines()).filter(|(now, kept)| now != kept).collect();
    assert!(differ.is_empty() && text.lines().count() == 112, "now and as kept: {differ:#?}\n{text}");
}
