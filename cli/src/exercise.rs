//! Decides whether an exercise can be solved, by trying every change of walls that it allows.

use cat_and_mouse::text::{BoardLink, Exercise};
use cat_and_mouse::{Board, Cell, Player, State};
use rayon::prelude::*;
use serde::Serialize;

use crate::json::{self, Input};
use crate::solved::Solved;

/// More boards than these would take several minutes.
const MOST_BOARDS: u64 = 20_000_000;

/// What the search has found out.
#[derive(Serialize)]
struct Report {
    solvable: bool,
    /// The smallest number of walls to change, and how many boards with so many changes meet the goal.
    walls: Option<u32>,
    ways: u64,
    /// The first of these boards.
    #[serde(flatten)]
    answer: Option<Input>,
}

/// The report on the exercise in a link, and the exit code.
pub fn run(text: &str, as_json: bool) -> Result<(String, u8), String> {
    let text = text.trim();
    let fragment = text.split_once('#').map_or(text, |(_, fragment)| fragment);
    let link: BoardLink = fragment.parse().map_err(|error| format!("This is not the link of an exercise: {error}"))?;
    let exercise = Exercise::on_terms(link.setup, fragment).map_err(|error| error.to_string())?;
    let (Some(exercise), Ok(board)) = (exercise, Board::try_from(link.setup.draft)) else {
        return Err("Only a complete board with a goal is an exercise: its link has a part such as goal=cat:12.".into());
    };
    let (Some(_), Some(most)) = (exercise.goal, exercise.walls) else {
        return Err("Only an exercise with a goal and a number of walls can be decided: its link has parts such as \
                    goal=cat:12 and walls=2."
            .into());
    };
    let turn = if fragment.split('&').any(|part| part == "turn=cat") { Player::Cat } else { Player::Mouse };
    let cells = changeable(&exercise, &board);
    let most = most.min(u32::try_from(cells.len()).unwrap_or(u32::MAX));
    let boards: u64 = (0..=most).map(|count| combinations(cells.len() as u64, count.into())).sum();
    if boards > MOST_BOARDS {
        return Err(format!(
            "The exercise allows {boards} boards, more than the {MOST_BOARDS} that can be tried. Allow fewer walls, or lock cells."
        ));
    }
    let search = Search { exercise: &exercise, turn, cells: &cells };
    let found = (0..=most).map(|count| (count, search.ways(&board, count))).find(|(_, (ways, _))| *ways > 0);
    let (walls, (ways, answer)) = found.map_or((None, (0, None)), |(walls, found)| (Some(walls), found));
    let input = answer.map(|board| Input::of_board(&board, exercise.setup.jumps));
    let report = Report { solvable: ways > 0, walls, ways, answer: input };
    let text = if as_json { json::line(&report) } else { in_words(&report, answer, &exercise, turn, boards) };
    Ok((text, u8::from(ways == 0)))
}

/// What the search has found, for people.
fn in_words(report: &Report, answer: Option<Board>, exercise: &Exercise, turn: Player, boards: u64) -> String {
    let (Some(walls), Some(board)) = (report.walls, answer) else {
        return format!("The exercise cannot be solved: none of the {boards} boards that it allows meets the goal.\n");
    };
    if walls == 0 {
        return "The goal is met from the beginning: there is nothing to change.\n".to_owned();
    }
    let state = State { mouse: board.mouse(), cat: board.cat(), turn };
    let solved = Solved::of_board(&board, exercise.setup.jumps, exercise.setup.move_limit, Some(state));
    let changes = if walls == 1 { "one wall".to_owned() } else { format!("{walls} walls") };
    let ways = if report.ways == 1 { "in one way:".to_owned() } else { format!("in {} ways. One is:", report.ways) };
    format!("The exercise can be solved by changing {changes}, {ways}\n\n{solved}")
}

/// The cells whose walls may be changed.
fn changeable(exercise: &Exercise, board: &Board) -> Vec<Cell> {
    let cells = (0..board.size()).filter_map(|number| board.cell(number));
    cells.filter(|&cell| !exercise.locked.contains(cell) && board.with_wall_toggled(cell).is_some()).collect()
}

/// How many sets of this size there are.
fn combinations(of: u64, size: u64) -> u64 {
    (0..size).fold(1, |count: u64, index| count.saturating_mul(of - index) / (index + 1))
}

struct Search<'a> {
    exercise: &'a Exercise,
    turn: Player,
    cells: &'a [Cell],
}

impl Search<'_> {
    /// How many boards with so many changes meet the goal, and the first of them.
    fn ways(&self, board: &Board, count: u32) -> (u64, Option<Board>) {
        if count == 0 {
            return if self.is_met(board) { (1, Some(*board)) } else { (0, None) };
        }
        let each = |first: usize| {
            let mut found = (0, None);
            if let Some(board) = board.with_wall_toggled(self.cells[first]) {
                self.visit(&board, first + 1, count - 1, &mut found);
            }
            found
        };
        let all: Vec<_> = (0..self.cells.len()).into_par_iter().map(each).collect();
        (all.iter().map(|(ways, _)| ways).sum(), all.into_iter().find_map(|(_, answer)| answer))
    }

    /// Tries all sets of so many of the cells from this index on.
    fn visit(&self, board: &Board, from: usize, count: u32, found: &mut (u64, Option<Board>)) {
        if count == 0 {
            if self.is_met(board) {
                found.0 += 1;
                found.1.get_or_insert(*board);
            }
            return;
        }
        for (index, &cell) in self.cells.iter().enumerate().skip(from) {
            if let Some(board) = board.with_wall_toggled(cell) {
                self.visit(&board, index + 1, count - 1, found);
            }
        }
    }

    fn is_met(&self, board: &Board) -> bool {
        let setup = cat_and_mouse::text::Setup { draft: *board.draft(), ..self.exercise.setup };
        self.exercise.progress(&setup, self.turn).is_met
    }
}
