//! [`Kind`]: which wins are compared, and the longest one on a board or a graph.

use cat_and_mouse::engine::{Arena, Table};
use cat_and_mouse::game::Cells;
use cat_and_mouse::{Cell, Player, State};
use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// The kinds of wins, as in docs/census.md. Each kind has its own longest win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The mouse wins
    Mouse,
    /// The mouse wins, all three are in one room, and it takes more plies than to walk to the food undisturbed
    ByPlay,
    /// The cat wins, and mouse, cat and food are in one room
    Race,
    /// The cat wins, and is in one room with the mouse but not with the food
    Hunt,
}

/// The longest win on a board or graph.
pub struct Longest {
    pub plies: u16,
    /// The state with this win.
    pub state: State,
    /// The mean of the lengths of the longest wins from each cell of the cat; a cell without a win counts as 0.
    pub mean: f32,
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::Mouse, Self::ByPlay, Self::Race, Self::Hunt];

    /// The name on the command line and in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::ByPlay => "by-play",
            Self::Race => "race",
            Self::Hunt => "hunt",
        }
    }

    const fn winner(self) -> Player {
        match self {
            Self::Mouse | Self::ByPlay => Player::Mouse,
            Self::Race | Self::Hunt => Player::Cat,
        }
    }

    /// The longest win of this kind with the mouse to move.
    pub fn longest(self, arena: &Arena) -> Option<Longest> {
        let food = Cells::of(arena.food());
        let home = arena.room(Player::Mouse, arena.food());
        let rest = arena.floor() - home;
        // Sets of cells in which both players may stand.
        let rooms: Vec<Cells> = match self {
            Self::Mouse => vec![arena.floor() - food],
            Self::ByPlay | Self::Race => vec![home - food],
            Self::Hunt => rooms(arena, rest),
        };
        if rooms.iter().all(|room| room.count() < 2) {
            return None;
        }
        let table = Table::solve(arena);
        let longest = |mice: Cells| {
            let starts: Vec<(Cell, Cells)> = rooms
                .iter()
                .flat_map(|&room| room.into_iter().map(move |cat| (cat, (room & mice).without(cat))))
                .collect();
            let by_cat = starts.iter().filter_map(|&start| table.longest(self.winner(), &[start]));
            let by_cat: Vec<(u16, State)> = by_cat.collect();
            let sum: f32 = by_cat.iter().map(|&(plies, _)| f32::from(plies)).sum();
            let cats = u8::try_from(starts.len()).expect("at most 64 cells");
            let (plies, state) = by_cat.into_iter().max_by_key(|&(plies, _)| plies)?;
            Some(Longest { plies, state, mean: sum / f32::from(cats) })
        };
        if self != Self::ByPlay {
            return longest(arena.floor());
        }
        // Entry *n* of `zones` has the cells from which a mouse alone needs at most *n* moves to the food. The
        // difference of two neighbouring entries has the cells from which the mouse needs exactly `walk` moves.
        let zones = arena.zones(Player::Mouse, arena.food());
        let wins = (1_u16..).zip(zones.windows(2)).filter_map(|(walk, zones)| {
            let [nearer, zone] = zones else { return None };
            longest(*zone - *nearer).filter(|longest| longest.plies > 2 * walk - 1)
        });
        wins.max_by_key(|longest| longest.plies)
    }
}

/// All rooms of this part of the floor.
fn rooms(arena: &Arena, mut rest: Cells) -> Vec<Cells> {
    let mut rooms = Vec::new();
    while let Some(cell) = rest.first() {
        let room = arena.room(Player::Mouse, cell);
        rooms.push(room);
        rest = rest - room;
    }
    rooms
}
