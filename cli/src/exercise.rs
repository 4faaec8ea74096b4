//! Decides whether an exercise can be solved, by trying every change of walls or edges that it allows.

use cat_and_mouse::game::Cells;
use cat_and_mouse::text::{BoardLink, Exercise, Goal, GraphExercise, GraphLink, Setup};
use cat_and_mouse::{Board, Cell, Graph, Player, State, solve_graph};
use rayon::prelude::*;
use serde::Serialize;

use crate::json::{self, Input};
use crate::solved::Solved;

/// More boards or graphs than these would take several minutes.
const MOST: u64 = 20_000_000;

/// What the search has found out.
#[derive(Serialize)]
struct Report {
    solvable: bool,
    #[serde(flatten)]
    fewest: Fewest,
    /// How many boards or graphs with so many changes meet the goal.
    ways: u64,
    /// The first of these.
    #[serde(flatten)]
    answer: Option<Input>,
}

/// The smallest number of changes that meet the goal.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Fewest {
    Walls(Option<u32>),
    Edges(Option<u32>),
}

/// How an exercise and its changes are called.
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
    let has = |part: &str| fragment.split('&').any(|each| each.starts_with(part));
    let turn = if has("turn=cat") { Player::Cat } else { Player::Mouse };
    if has("graph=") { on_graph(fragment, turn, as_json) } else { on_board(fragment, turn, as_json) }
}

fn on_board(fragment: &str, turn: Player, as_json: bool) -> Result<(String, u8), String> {
    let link: BoardLink = fragment.parse().map_err(|error| format!("This is not the link of an exercise: {error}"))?;
    let exercise = Exercise::on_terms(link.setup, fragment).map_err(|error| error.to_string())?;
    let (Some(exercise), Ok(board)) = (exercise, Board::try_from(link.setup.draft)) else {
        return Err("Only a complete board with a goal is an exercise: its link has a part such as goal=cat:12.".into());
    };
    let (Some(_), Some(most)) = (exercise.goal, exercise.walls) else { return Err(undecidable(&ON_BOARD)) };
    let task = OnBoard { exercise, turn, cells: changeable(&exercise, &board) };
    let found = decide(&task, &board, most, &ON_BOARD)?;
    let Setup { jumps, move_limit, .. } = exercise.setup;
    let report = Report {
        solvable: found.ways > 0,
        fewest: Fewest::Walls(found.changes),
        ways: found.ways,
        answer: found.answer.map(|board| Input::of_board(&board, jumps)),
    };
    let solved = found.answer.map(|board| {
        let state = State { mouse: board.mouse(), cat: board.cat(), turn };
        Solved::of_board(&board, jumps, move_limit, Some(state))
    });
    Ok((told(&report, &found, solved, &ON_BOARD, as_json), u8::from(found.ways == 0)))
}

fn on_graph(fragment: &str, turn: Player, as_json: bool) -> Result<(String, u8), String> {
    let link: GraphLink = fragment.parse().map_err(|error| format!("This is not the link of an exercise: {error}"))?;
    let exercise = GraphExercise::on_terms(link.draft, fragment).map_err(|error| error.to_string())?;
    let Some((goal, most)) = exercise.and_then(|each| each.goal.zip(each.edges)) else {
        return Err(undecidable(&ON_GRAPH));
    };
    let locked = exercise.map_or(Cells::EMPTY, |exercise| exercise.locked);
    let lists = link.draft.lists();
    let sets: Vec<Cells> = link.draft.nodes().iter().map(|node| node.neighbours).collect();
    let free: Vec<usize> =
        (0..lists.len()).filter(|&node| Cell::from_index(node).is_some_and(|node| !locked.contains(node))).collect();
    let after = |(at, &from): (usize, &usize)| free[at + 1..].iter().map(move |&to| (from, to)).collect::<Vec<_>>();
    let task = OnGraph { goal, turn, edges: free.iter().enumerate().flat_map(after).collect() };
    let found = decide(&task, &sets, most, &ON_GRAPH)?;
    let answer = found.answer.as_deref().and_then(graph_of);
    let report = Report {
        solvable: found.ways > 0,
        fewest: Fewest::Edges(found.changes),
        ways: found.ways,
        answer: answer.as_ref().map(Input::of_graph),
    };
    let solved = answer.map(|graph| {
        let start = solve_graph(&graph).start();
        Solved::of_graph(&graph, Some(State { turn, ..start }))
    });
    Ok((told(&report, &found, solved, &ON_GRAPH, as_json), u8::from(found.ways == 0)))
}

fn undecidable(Names { many, .. }: &Names) -> String {
    format!(
        "Only an exercise with a goal and a number of {many} can be decided: its link has parts such as goal=cat:12 \
         and {many}=2."
    )
}

/// The report, as JSON or for people.
fn told<P>(report: &Report, found: &Found<P>, solved: Option<Solved>, names: &Names, as_json: bool) -> String {
    if as_json {
        return json::line(report);
    }
    let Names { one, many, all, .. } = names;
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

/// What can be changed, place by place, and what is to be reached.
trait Task: Sync {
    /// A board or a graph.
    type Position: Clone + Send + Sync;

    /// The number of places that can be changed.
    fn places(&self) -> usize;
    fn changed(&self, position: &Self::Position, place: usize) -> Self::Position;
    fn is_met(&self, position: &Self::Position) -> bool;
}

struct Found<P> {
    /// The fewest changes that meet the goal; `None` if none do.
    changes: Option<u32>,
    /// How many positions with so many changes meet it.
    ways: u64,
    /// The first of them.
    answer: Option<P>,
    /// How many positions are allowed.
    tried: u64,
}

/// Tries all positions that at most so many changes lead to, those with fewer changes first.
fn decide<T: Task>(task: &T, start: &T::Position, most: u32, names: &Names) -> Result<Found<T::Position>, String> {
    let places = task.places();
    let most = most.min(u32::try_from(places).unwrap_or(u32::MAX));
    let tried: u64 = (0..=most).map(|count| combinations(places as u64, count.into())).fold(0, u64::saturating_add);
    if tried > MOST {
        let Names { many, all, lock, .. } = names;
        return Err(format!(
            "The exercise allows {tried} {all}, more than the {MOST} that can be tried. Allow fewer {many}, or lock {lock}."
        ));
    }
    let found = (0..=most).map(|count| (count, ways(task, start, count))).find(|(_, (ways, _))| *ways > 0);
    let (changes, (ways, answer)) = found.map_or((None, (0, None)), |(changes, found)| (Some(changes), found));
    Ok(Found { changes, ways, answer, tried })
}

/// How many positions with so many changes meet the goal, and the first of them.
fn ways<T: Task>(task: &T, start: &T::Position, count: u32) -> (u64, Option<T::Position>) {
    let mut found = (0, None);
    if count == 0 {
        visit(task, start, 0, 0, &mut found);
        return found;
    }
    let each = |first: usize| {
        let mut found = (0, None);
        visit(task, &task.changed(start, first), first + 1, count - 1, &mut found);
        found
    };
    let all: Vec<_> = (0..task.places()).into_par_iter().map(each).collect();
    (all.iter().map(|(ways, _)| ways).sum(), all.into_iter().find_map(|(_, answer)| answer))
}

/// Tries all sets of so many of the places from this one on.
fn visit<T: Task>(task: &T, position: &T::Position, from: usize, count: u32, found: &mut (u64, Option<T::Position>)) {
    if count == 0 {
        if task.is_met(position) {
            found.0 += 1;
            found.1.get_or_insert_with(|| position.clone());
        }
        return;
    }
    for place in from..task.places() {
        visit(task, &task.changed(position, place), place + 1, count - 1, found);
    }
}

/// How many sets of this size there are.
fn combinations(of: u64, size: u64) -> u64 {
    (0..size).fold(1, |count: u64, index| count.saturating_mul(of - index) / (index + 1))
}

struct OnBoard {
    exercise: Exercise,
    turn: Player,
    cells: Vec<Cell>,
}

/// The cells whose walls may be changed.
fn changeable(exercise: &Exercise, board: &Board) -> Vec<Cell> {
    let cells = (0..board.size()).filter_map(|number| board.cell(number));
    cells.filter(|&cell| !exercise.locked.contains(cell) && board.with_wall_toggled(cell).is_some()).collect()
}

impl Task for OnBoard {
    type Position = Board;

    fn places(&self) -> usize {
        self.cells.len()
    }

    fn changed(&self, board: &Board, place: usize) -> Board {
        board.with_wall_toggled(self.cells[place]).unwrap_or(*board)
    }

    fn is_met(&self, board: &Board) -> bool {
        let setup = Setup { draft: *board.draft(), ..self.exercise.setup };
        self.exercise.progress(&setup, self.turn).is_met
    }
}

struct OnGraph {
    goal: Goal,
    turn: Player,
    /// The edges that may be added or removed.
    edges: Vec<(usize, usize)>,
}

/// The graph with these neighbours; `None` if the players cannot play on it.
fn graph_of(sets: &[Cells]) -> Option<Graph> {
    let lists: Vec<Vec<usize>> = sets.iter().map(|set| set.into_iter().map(Cell::index).collect()).collect();
    Graph::new(&lists).ok()
}

impl Task for OnGraph {
    type Position = Vec<Cells>;

    fn places(&self) -> usize {
        self.edges.len()
    }

    fn changed(&self, sets: &Vec<Cells>, place: usize) -> Vec<Cells> {
        let mut sets = sets.clone();
        let (from, to) = self.edges[place];
        for (from, to) in [(from, to), (to, from)] {
            let Some(to) = Cell::from_index(to) else { continue };
            sets[from] = if sets[from].contains(to) { sets[from].without(to) } else { sets[from].with(to) };
        }
        sets
    }

    fn is_met(&self, sets: &Vec<Cells>) -> bool {
        graph_of(sets).is_some_and(|graph| {
            let solution = solve_graph(&graph);
            let forced = solution.forced(State { turn: self.turn, ..solution.start() });
            forced.ok().flatten().is_some_and(|forced| self.goal.is_met_by_forced(forced))
        })
    }
}
