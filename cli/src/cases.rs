//! Random test cases with their answers.

use std::array;

use cat_and_mouse::explore::{Search, Winner, Wish};
use cat_and_mouse::judge::{Answer, Problem, Question};
use cat_and_mouse::text::Setup;
use cat_and_mouse::{Board, Graph, Jumps, MoveLimit, Player};
use fastrand::Rng;
use rayon::prelude::*;
use serde::Serialize;

use crate::json;

/// The maximum number of tries to find a test case with the wanted winner. After that, a test case with another winner
/// is accepted.
const TRIES: u32 = 1_000;

/// The maximum number of nodes of a graph on LeetCode.
const MAX_NODES: usize = 50;

#[derive(Serialize)]
struct Case {
    #[serde(flatten)]
    input: Question,
    expected: Answer,
}

/// The test cases as text. They are made in parallel, each with its own random numbers, so the text depends only on the
/// arguments.
pub fn written(problem: Problem, count: u32, seed: u64, as_json: bool) -> String {
    let mut seeds = Rng::with_seed(seed);
    let seeds: Vec<(u32, u64)> = (0..count).map(|number| (number, seeds.u64(..))).collect();
    let case = |(number, seed)| {
        let mut numbers = Rng::with_seed(seed);
        let question = match problem {
            Problem::CatAndMouseII => board(number, &mut numbers),
            Problem::CatAndMouse => graph(number, &mut numbers),
        };
        Case { expected: question.answer(), input: question }
    };
    let cases: Vec<Case> = seeds.into_par_iter().map(case).collect();
    if as_json {
        return json::result(&cases);
    }
    let mut text: String = cases.iter().map(|case| json::leetcode(&case.input)).collect();
    text.push('\n');
    for case in cases {
        text += &case.expected.to_string();
        text.push('\n');
    }
    text
}

/// A random board. `number` chooses the wanted result in turn: a win of the mouse, a win of the cat, and a game that
/// nobody can win before the move limit. So a program that always gives the same answer is wrong for some boards.
fn board(number: u32, numbers: &mut Rng) -> Question {
    let winners = [Winner::Forced(Player::Mouse), Winner::Forced(Player::Cat), Winner::Nobody];
    let [rows, cols] = loop {
        let sides: [u8; 2] = array::from_fn(|_| numbers.u8(1..=8));
        if sides[0] * sides[1] >= 3 {
            break sides;
        }
    };
    let longest = u32::from(rows.max(cols));
    let wish = Wish {
        rows,
        cols,
        jumps: Jumps::new(numbers.u32(1..=longest), numbers.u32(1..=longest)).expect("jumps from 1 to 8"),
        move_limit: MoveLimit::default(),
        walls: numbers.u8(10..=50),
        winner: winners[number as usize % winners.len()],
        min_plies: numbers.u16(1..=15),
        food: None,
        contested: false,
    };
    let mut search = Search::new(wish, numbers.u64(..)).expect("a board of 3 cells or more");
    search.advance(TRIES);
    let Setup { draft, jumps, .. } = search.setup();
    Question::Board { board: Board::try_from(draft).expect("a search finds complete boards"), jumps }
}

/// A random connected graph. `number` chooses the wanted result in turn: a draw, a win of the mouse, and a win of the
/// cat.
fn graph(number: u32, numbers: &mut Rng) -> Question {
    let wanted = u8::try_from(number % 3).map(Answer::Number);
    let mut tries = 0;
    loop {
        let question = Question::Graph(random_graph(numbers));
        tries += 1;
        if Ok(question.answer()) == wanted || tries == TRIES {
            return question;
        }
    }
}

/// A random tree with a few more edges.
fn random_graph(numbers: &mut Rng) -> Graph {
    let nodes = numbers.usize(3..=MAX_NODES);
    let mut lists = vec![Vec::new(); nodes];
    // The order of the nodes is random, so that hole, mouse and cat may be anywhere in the tree.
    let mut order: Vec<usize> = (0..nodes).collect();
    numbers.shuffle(&mut order);
    let more = numbers.usize(0..=nodes);
    let mut edges: Vec<(usize, usize)> =
        (1..nodes).map(|index| (order[index], order[numbers.usize(0..index)])).collect();
    edges.extend((0..more).map(|_| (numbers.usize(0..nodes), numbers.usize(0..nodes))));
    for (one, other) in edges {
        if one != other && !lists[one].contains(&other) {
            lists[one].push(other);
            lists[other].push(one);
        }
    }
    Graph::new(&lists).expect("a connected graph")
}
