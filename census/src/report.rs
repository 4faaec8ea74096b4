//! The output of a census.

use serde::Serialize;

use crate::engine::Kind;
use crate::findings::put;
use crate::json;
use crate::part::{Part, Shard};
use crate::tally::Tally;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Report {
    rows: u32,
    cols: u32,
    wall_sets: u64,
    solves: u64,
    mouse: Mouse,
    cat: Cat,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Mouse {
    longest: Longest,
    by_play: Longest,
}

#[derive(Serialize)]
struct Cat {
    race: Longest,
    hunt: Longest,
}

/// The longest win, and the number of boards that reach it. `plies` is `None` if there is no win.
#[derive(Clone, Copy, Serialize)]
struct Longest {
    plies: Option<usize>,
    boards: u64,
}

impl Longest {
    /// The longest win of these kinds, which share one record.
    fn of(tally: &Tally, kinds: &[Kind]) -> Self {
        let round = kinds.iter().map(|&kind| tally.record(kind).round).max().unwrap_or(0);
        if round == 0 {
            return Self { plies: None, boards: 0 };
        }
        let longest = kinds.iter().filter(|kind| tally.record(**kind).round == round);
        Self { plies: Some(kinds[0].plies(round)), boards: longest.map(|&kind| tally.boards(kind)).sum() }
    }
}

fn report(part: &Part) -> Report {
    let (shape, tally) = (part.shape(), &part.tally);
    Report {
        rows: shape.rows(),
        cols: shape.cols(),
        wall_sets: tally.wall_sets,
        solves: tally.solves,
        mouse: Mouse {
            longest: Longest::of(tally, &[Kind::Mouse, Kind::MouseWalk]),
            by_play: Longest::of(tally, &[Kind::ByPlay]),
        },
        cat: Cat { race: Longest::of(tally, &[Kind::Race]), hunt: Longest::of(tally, &[Kind::Hunt]) },
    }
}

/// The result as JSON, in one line.
pub fn json(part: &Part) -> String {
    json::result(report(part))
}

/// The result in words, with a board for each record.
pub fn words(part: &Part) -> String {
    let (shape, tally) = (part.shape(), &part.tally);
    let Report { wall_sets, solves, mouse, cat, .. } = report(part);
    let which = if part.shard == Shard::WHOLE { String::new() } else { format!(", shard {}", part.shard) };
    let mut text = format!(
        "{} rows, {} columns{which}: {wall_sets} sets of walls up to symmetry, {solves} games\n",
        shape.rows(),
        shape.cols()
    );
    let lines: [(&str, Longest, &[Kind]); 5] = [
        ("Mouse, longest", mouse.longest, &[Kind::Mouse, Kind::MouseWalk]),
        ("Mouse, by play", mouse.by_play, &[Kind::ByPlay]),
        ("Cat, race", cat.race, &[Kind::Race]),
        ("Cat, hunt", cat.hunt, &[Kind::Hunt]),
        ("Cat, walk", Longest::of(tally, &[Kind::CatWalk]), &[Kind::CatWalk]),
    ];
    for (name, Longest { plies, boards }, kinds) in lines {
        let Some(plies) = plies else {
            put(&mut text, format_args!("{name:15} none\n"));
            continue;
        };
        let of_length = |kind: &&Kind| kind.plies(tally.record(**kind).round.max(1)) == plies;
        let first = kinds.iter().filter(of_length).find_map(|&kind| tally.record(kind).boards.first());
        let example = first.map_or_else(String::new, |board| {
            format!(", for example {} {} {}", board.rows(shape).join("/"), board.jumps.cat, board.jumps.mouse)
        });
        put(&mut text, format_args!("{name:15} {plies} plies on {boards} boards{example}\n"));
    }
    text
}
