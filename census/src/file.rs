//! The text of a [`Part`]. The same part always has the same text.

use std::sync::Arc;

use crate::engine::{Jumps, Kind};
use crate::findings::{digest_of, findings, hash, name, put};
use crate::part::{Part, Shard};
use crate::shape::{Cells, Shape};
use crate::tally::{Found, Length, Tally};

const TITLE: &str = "cat-and-mouse census";
const VERSION: u32 = 1;

/// Writes a part.
pub fn text(part: &Part) -> String {
    let Part { shard, engine, done, tally } = part;
    let shape = part.shape();
    let mut text = format!(
        "{TITLE} {VERSION}\nshape {} {}\nshard {} {}\nengine {engine}\nblocks {done} {}\n",
        shape.rows(),
        shape.cols(),
        shard.number,
        shard.of,
        part.blocks()
    );
    let Tally { wall_sets, images, foods, solves, .. } = tally;
    put(&mut text, format_args!("wall-sets {wall_sets}\nimages {images}\nfoods {foods}\nsolves {solves}\n"));
    text += &findings(tally);
    for walls in tally.sample() {
        put(&mut text, format_args!("sample {walls} {}\n", digest_of(shape, walls)));
    }
    let sum = hash(&text);
    put(&mut text, format_args!("sha256 {sum}\n"));
    text
}

/// The sample of a part: sets of walls with the hashes in its text.
pub fn sample_in(text: &str) -> Vec<(Cells, &str)> {
    let words = text.lines().filter_map(|line| line.strip_prefix("sample ")?.split_once(' '));
    words.filter_map(|(walls, hash)| Some((walls.parse().ok()?, hash))).collect()
}

/// Reads a part.
///
/// # Errors
/// A clause that says what is wrong with the text.
pub fn read(text: &str) -> Result<Part, String> {
    let Some(version) = text.lines().next().and_then(|line| line.strip_prefix(TITLE)) else {
        return Err("is not the file of a census".to_owned());
    };
    if version.trim() != VERSION.to_string() {
        return Err(format!("has the format version{version}, but this program reads version {VERSION}"));
    }
    let Some((content, sum)) = text.rsplit_once("sha256 ").filter(|_| text.ends_with('\n')) else {
        return Err("is cut short: its last line, with the checksum, is missing".to_owned());
    };
    if sum.trim_end() != hash(content) {
        return Err("is damaged: its checksum does not fit its content".to_owned());
    }
    part_of(content).ok_or_else(|| "has a valid checksum, but lines that no census writes".to_owned())
}

fn part_of(content: &str) -> Option<Part> {
    let mut lines = content.lines().skip(1);
    let mut numbers = |key: &str| -> Option<Vec<u64>> {
        lines.next()?.strip_prefix(key)?.split_whitespace().map(|word| word.parse().ok()).collect()
    };
    let [rows, cols] = numbers("shape ")?[..] else { return None };
    let shape = Arc::new(Shape::new(u32::try_from(rows).ok()?, u32::try_from(cols).ok()?).ok()?);
    let [number, of] = numbers("shard ")?[..] else { return None };
    let shard: Shard = format!("{number}/{of}").parse().ok()?;
    let engine = lines.next()?.strip_prefix("engine ")?.to_owned();
    if engine.len() != 16 || !engine.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut part = Part { shard, engine, done: 0, tally: Tally::new(&shape) };
    let mut numbers = |key: &str| -> Option<Vec<u64>> {
        lines.next()?.strip_prefix(key)?.split_whitespace().map(|word| word.parse().ok()).collect()
    };
    let [done, blocks] = numbers("blocks ")?[..] else { return None };
    if blocks != part.blocks() || done > blocks {
        return None;
    }
    part.done = done;
    let tally = &mut part.tally;
    for (key, number) in [
        ("wall-sets ", &mut tally.wall_sets),
        ("images ", &mut tally.images),
        ("foods ", &mut tally.foods),
        ("solves ", &mut tally.solves),
    ] {
        let [given] = numbers(key)?[..] else { return None };
        *number = given;
    }
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["length", kind, cat, mouse, plies, boards] => {
                let kind = named(kind)?;
                let round = round_of(kind, plies.parse().ok()?)?;
                tally.add_length(Length { kind, jumps: jumps(cat, mouse)?, round, boards: boards.parse().ok()? });
            }
            ["board", kind, rows, cat, mouse] => {
                let kind = named(kind)?;
                tally.add_board(kind, tally.record(kind).round, board(&shape, rows, jumps(cat, mouse)?)?);
            }
            ["sample", walls, _] => tally.add_to_sample(walls.parse().ok()?),
            _ => return None,
        }
    }
    Some(part)
}

fn jumps(cat: &str, mouse: &str) -> Option<Jumps> {
    let jump = |text: &str| text.parse().ok().filter(|jump| (1..=crate::room::MAX_JUMP).contains(jump));
    Some(Jumps { cat: jump(cat)?, mouse: jump(mouse)? })
}

/// The round that decides wins of this length.
fn round_of(kind: Kind, plies: usize) -> Option<usize> {
    let round = plies.div_ceil(2);
    (round > 0 && round <= 36 * 36 && kind.plies(round) == plies).then_some(round)
}

fn board(shape: &Shape, rows: &str, jumps: Jumps) -> Option<Found> {
    let text: Vec<u8> = rows.bytes().filter(|&byte| byte != b'/').collect();
    let cell = |letter| text.iter().position(|&byte| byte == letter).and_then(|cell| u32::try_from(cell).ok());
    let walls = (0..).zip(&text).filter(|(_, byte)| **byte == b'#').fold(0, |walls, (cell, _)| walls | 1 << cell);
    let board = Found { walls, food: cell(b'F')?, jumps, cat: cell(b'C')?, mouse: cell(b'M')? };
    (board.rows(shape).join("/") == rows).then_some(board)
}

fn named(text: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| name(kind) == text)
}
