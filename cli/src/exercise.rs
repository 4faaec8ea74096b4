//! Decides whether an exercise can be solved, by trying every change of walls or edges that it allows.

use std::collections::BTreeMap;

use cat_and_mouse::explore::{Allowed, allowed_edges, allowed_walls};
use cat_and_mouse::judge::Question;
use cat_and_mouse::text::{BoardLink, Exercise, GraphLink, Setup};
use cat_and_mouse::{Board, Player, State, solve_graph};
use rayon::prelude::*;
use serde::Serialize;

use crate::json;
use crate::solved::Solved;

/// The maximum number of boards or graphs to try. More of them would take several minutes.
const MAX: u64 = 20_000_000;

/// The result of the search.
#[derive(Serialize)]
struct Report<'a> {
    solvable: bool,
    /// The smallest number of `walls` or `edges` that meets the goal; `None` if the exercise cannot be solved.
    #[serde(flatten)]
    fewest: BTreeMap<&'static str, Option<u32>>,
    /// The number of ways to meet the goal with the `fewest` changes.
    ways: u64,
    /// The board or graph after the first of these ways.
    #[serde(flatten)]
    answer: Option<&'a Question>,
}

/// The words that messages use for the changes and the boards of an exercise.
struct Names {
    one: &'static str,
    many: &'static str,
    all: &'static str,
    lock: &'static str,
}

const ON_BOARD: Names = Names { one: "one wall", many: "walls", all: "boards", lock: "cells" };
const ON_GRAPH: Names = Names { one: "one edge", many: "edges", all: "graphs", lock: "nodes" };

/// The report on the exercise in a link, and the exit code.
pub fn run(text: &str, as_json: bool) -> Result<(String, u8), String> {
    let text = text.trim();
    let fragment = text.split_once('#').map_or(text, |(_, fragment)| fragment);
    let parts = || fragment.split('&');
    let turn = if parts().any(|part| part == "turn=cat") { Player::Cat } else { Player::Mouse };
    if parts().any(|part| part.starts_with("graph=")) {
        on_graph(fragment, turn, as_json)
    } else {
        on_board(fragment, turn, as_json)
    }
}

fn on_board(fragment: &str, turn: Player, as_json: bool) -> Result<(String, u8), String> {
    let link: BoardLink = fragment.parse().map_err(|error| format!("This is not the link of an exercise: {error}"))?;
    let exercise = Exercise::on_terms(link.setup, fragment).map_err(|error| error.to_string())?;
    let (Some(exercise), Ok(_)) = (exercise, Board::try_from(link.setup.draft)) else {
        return Err("Only a complete board with a goal is an exercise: its link has a part such as goal=cat:12.".into());
    };
    if exercise.goal.is_none() {
        return Err(undecidable(&ON_BOARD));
    }
    let found = decide(&allowed_walls(&exercise, &link.setup, turn), &ON_BOARD)?;
    let Setup { jumps, move_limit, .. } = exercise.start;
    let solved = found.answer.map(|board| {
        let state = State { mouse: board.mouse(), cat: board.cat(), turn };
        Solved::of_board(&board, jumps, move_limit, Some(state))
    });
    Ok((told(&found, solved, &ON_BOARD, as_json), u8::from(found.ways == 0)))
}

fn on_graph(fragment: &str, turn: Player, as_json: bool) -> Result<(String, u8), String> {
    let link: GraphLink = fragment.parse().map_err(|error| format!("This is not the link of an exercise: {error}"))?;
    let exercise = Exercise::on_terms(link.draft, fragment).map_err(|error| error.to_string())?;
    let Some(exercise) = exercise.filter(|exercise| exercise.goal.is_some()) else {
        return Err(undecidable(&ON_GRAPH));
    };
    let found = decide(&allowed_edges(&exercise, &link.draft, turn), &ON_GRAPH)?;
    let solved = found.answer.as_ref().map(|graph| {
        let start = solve_graph(graph).start();
        Solved::of_graph(graph, Some(State { turn, ..start }))
    });
    Ok((told(&found, solved, &ON_GRAPH, as_json), u8::from(found.ways == 0)))
}

fn undecidable(Names { many, .. }: &Names) -> String {
    format!(
        "Only an exercise with a goal and a number of {many} can be decided: its link has parts such as goal=cat:12 \
         and {many}=2."
    )
}

/// The report, as JSON or as text for people.
fn told<P>(found: &Found<P>, solved: Option<Solved>, names: &Names, as_json: bool) -> String {
    let Names { one, many, all, .. } = names;
    if as_json {
        let fewest = BTreeMap::from([(*many, found.changes)]);
        let answer = solved.as_ref().map(Solved::question);
        return json::result(&Report { solvable: found.ways > 0, fewest, ways: found.ways, answer });
    }
    let (Some(changes), Some(solved)) = (found.changes, solved) else {
        return format!(
            "The exercise cannot be solved: none of the {} {all} that it allows meets the goal.\n",
            found.tried
        );
    };
    if changes == 0 {
        return "The goal is met from the beginning: there is nothing to change.\n".to_owned();
    }
    let changes = if changes == 1 { (*one).to_owned() } else { format!("{changes} {many}") };
    let ways = if found.ways == 1 { "in one way:".to_owned() } else { format!("in {} ways. One is:", found.ways) };
    format!("The exercise can be solved by changing {changes}, {ways}\n\n{solved}")
}

struct Found<Position> {
    /// The smallest number of changes that meets the goal; `None` if the goal cannot be met.
    changes: Option<u32>,
    /// The number of ways to meet the goal with this smallest number of changes; 0 if the goal cannot be met.
    ways: u64,
    /// The board or graph after the first of these ways.
    answer: Option<Position>,
    /// The number of boards or graphs that the exercise allows.
    tried: u64,
}

/// Tries all sets of allowed changes, the smallest ones first.
fn decide<Change: Copy + Sync, Position: Send>(
    allowed: &Allowed<Change, impl Fn(&[Change]) -> Option<Position> + Sync>,
    names: &Names,
) -> Result<Found<Position>, String> {
    let changes = allowed.changes.len();
    let most = allowed.most.ok_or_else(|| undecidable(names))?.min(u32::try_from(changes).unwrap_or(u32::MAX));
    let tried: u64 = (0..=most).map(|size| combinations(changes as u64, size.into())).fold(0, u64::saturating_add);
    if tried > MAX {
        let Names { many, all, lock, .. } = names;
        return Err(format!(
            "The exercise allows {tried} {all}, more than the {MAX} that can be tried. Allow fewer {many}, or lock {lock}."
        ));
    }
    let found = (0..=most).map(|size| (size, ways(allowed, size))).find(|(_, (ways, _))| *ways > 0);
    let (changes, (ways, answer)) = found.map_or((None, (0, None)), |(size, found)| (Some(size), found));
    Ok(Found { changes, ways, answer, tried })
}

/// The number of sets of this size that meet the goal, and the board or graph after the first of these sets.
fn ways<Change: Copy + Sync, Position: Send>(
    allowed: &Allowed<Change, impl Fn(&[Change]) -> Option<Position> + Sync>,
    size: u32,
) -> (u64, Option<Position>) {
    if size == 0 {
        let answer = (allowed.reached)(&[]);
        return (answer.is_some().into(), answer);
    }
    let each = |first: usize| {
        let mut found = (0, None);
        visit(allowed, &mut vec![allowed.changes[first]], first + 1, size - 1, &mut found);
        found
    };
    let all: Vec<_> = (0..allowed.changes.len()).into_par_iter().map(each).collect();
    (all.iter().map(|(ways, _)| ways).sum(), all.into_iter().find_map(|(_, answer)| answer))
}

/// Tries every set that consists of the chosen changes and `more` others, whose indices are `from` or higher.
fn visit<Change: Copy, Position>(
    allowed: &Allowed<Change, impl Fn(&[Change]) -> Option<Position>>,
    chosen: &mut Vec<Change>,
    from: usize,
    more: u32,
    found: &mut (u64, Option<Position>),
) {
    if more == 0 {
        if let Some(position) = (allowed.reached)(chosen) {
            found.0 += 1;
            found.1.get_or_insert(position);
        }
        return;
    }
    for at in from..allowed.changes.len() {
        chosen.push(allowed.changes[at]);
        visit(allowed, chosen, at + 1, more - 1, found);
        chosen.pop();
    }
}

/// The number of ways to choose `size` out of `of` changes.
fn combinations(of: u64, size: u64) -> u64 {
    (0..size).fold(1, |count: u64, index| count.saturating_mul(of - index) / (index + 1))
}
