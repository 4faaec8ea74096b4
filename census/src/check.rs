//! Solves a sample of a census again with the textbook solver, which shares no code with the engine.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::count::outside;
use crate::engine::{Jumps, Kind};
use crate::file;
use crate::findings::{self, lengths_text, short_hash};
use crate::part::Part;
use crate::shape::{Cells, Shape, each};
use crate::tally::{Found, Length};
use crate::textbook::{Game, Side, State};

/// The numbers of sets of walls and of boards that were solved again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The number of sets of walls. All boards with these walls were solved again.
    pub wall_sets: usize,
    /// The number of boards of records.
    pub boards: usize,
}

/// Solves the sample and the records of a part again. `text` is the text that the part was read from.
///
/// # Errors
/// A clause that says what differs.
pub fn check(part: &Part, text: &str) -> Result<Checked, String> {
    let shape = part.shape();
    let mut checked = Checked::default();
    for (walls, digest) in file::sample_in(text) {
        if short_hash(&lengths_text(&lengths(shape, walls))) != digest {
            return Err(format!("differs from the textbook solver on the boards with the walls {walls:#x}"));
        }
        checked.wall_sets += 1;
    }
    for kind in Kind::ALL {
        let record = part.tally.record(kind);
        for board in &record.boards {
            let found = kinds_of(shape, *board, &game(shape, *board));
            if board.smallest(shape) != *board || !found.contains(&(kind, record.round)) {
                let rows = board.rows(shape).join("/");
                let plies = kind.plies(record.round);
                return Err(format!("has a wrong record: {rows} is no {} of {plies} plies", findings::name(kind)));
            }
            checked.boards += 1;
        }
    }
    Ok(checked)
}

/// The number of boards of each length that a census enters for these walls, according to the textbook solver: the
/// boards on which each floor cell can be reached by the cat or the mouse, and the boards of [`Kind::Hunt`] on this
/// floor, whose food is outside.
pub fn lengths(shape: &Shape, walls: Cells) -> Vec<Length> {
    let floor = shape.all() & !walls;
    let first = shape.room(floor, floor & floor.wrapping_neg());
    let is_room = first == floor;
    let mut found: BTreeMap<(Kind, Jumps, usize), BTreeSet<Found>> = BTreeMap::new();
    let longest = shape.longest_jump(floor) as usize;
    let hunted = if is_room { outside(shape, floor) } else { 0 };
    for food in each(floor | hunted) {
        for jumps in (1..=longest).flat_map(|cat| (1..=longest).map(move |mouse| Jumps { cat, mouse })) {
            let walls = walls & !(1 << food);
            let mut players = each(floor & !(1 << food));
            let (Some(cat), Some(mouse)) = (players.next(), players.next()) else { continue };
            let game = game(shape, Found { walls, food, jumps, cat, mouse });
            let table = game.solve();
            for cat in each(floor & !(1 << food)) {
                for mouse in each(floor & !(1 << food | 1 << cat)) {
                    let is_apart = first >> cat & 1 != first >> mouse & 1;
                    if is_room == is_apart {
                        continue;
                    }
                    let board = Found { walls, food, jumps, cat, mouse };
                    let state = State { mouse: mouse as usize, cat: cat as usize, turn: Side::Mouse };
                    for (kind, round) in kinds(shape, board, &game, table.forced(state)) {
                        found.entry((kind, jumps, round)).or_default().insert(board.smallest(shape));
                    }
                }
            }
        }
    }
    let length = |((kind, jumps, round), boards): ((Kind, Jumps, usize), BTreeSet<Found>)| Length {
        kind,
        jumps,
        round,
        boards: boards.len() as u64,
    };
    found.into_iter().map(length).collect()
}

/// The kinds of win to which a board belongs, each with the round that decides the win; empty for a draw.
pub fn kinds_of(shape: &Shape, board: Found, game: &Game) -> Vec<(Kind, usize)> {
    kinds(shape, board, game, game.solve().forced(game.start()))
}

fn kinds(shape: &Shape, board: Found, game: &Game, forced: Option<(Side, usize)>) -> Vec<(Kind, usize)> {
    let Some((winner, plies)) = forced else { return Vec::new() };
    let room = |cell: u32| shape.room(shape.all() & !board.walls, 1 << cell);
    let share = |cell: u32, other: u32| room(cell) >> other & 1 == 1;
    let round = plies.div_ceil(2);
    let kind = match (winner, share(board.cat, board.mouse)) {
        (Side::Mouse, true) => Kind::Mouse,
        (Side::Mouse, false) => Kind::MouseWalk,
        (Side::Cat, false) => Kind::CatWalk,
        (Side::Cat, true) if share(board.cat, board.food) => Kind::Race,
        (Side::Cat, true) => Kind::Hunt,
    };
    let mut kinds = vec![(kind, round)];
    if kind == Kind::Mouse && plies > 2 * moves_to_food(game, board.mouse as usize) - 1 {
        kinds.push((Kind::ByPlay, round));
    }
    kinds
}

/// The number of moves that a mouse alone on the board needs to the food.
fn moves_to_food(game: &Game, mouse: usize) -> usize {
    let mut queue = VecDeque::from([(mouse, 0)]);
    let mut seen = BTreeSet::from([mouse]);
    while let Some((cell, moves)) = queue.pop_front() {
        if cell == game.food {
            return moves;
        }
        queue.extend(game.jumps(Side::Mouse, cell).into_iter().filter(|&to| seen.insert(to)).map(|to| (to, moves + 1)));
    }
    unreachable!("the mouse wins, so it can reach the food")
}

/// The game on a board, for the textbook solver, with which the census is compared.
pub fn game(shape: &Shape, board: Found) -> Game {
    Game::new(&board.rows(shape), board.jumps.cat, board.jumps.mouse)
}
