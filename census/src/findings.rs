//! The findings of a [`Tally`] as text, and hashes of texts.

use std::fmt::Write;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::count::Counter;
use crate::engine::{Jumps, Kind};
use crate::shape::{Cells, Shape};
use crate::tally::{Length, Tally};

/// The number of boards of each length, and the boards of the records, as lines of text.
pub fn findings(tally: &Tally) -> String {
    let mut text = lengths_text(&tally.lengths());
    for kind in Kind::ALL {
        for board in &tally.record(kind).boards {
            let rows = board.rows(tally.shape()).join("/");
            let Jumps { cat, mouse } = board.jumps;
            put(&mut text, format_args!("board {} {rows} {cat} {mouse}\n", name(kind)));
        }
    }
    text
}

/// The number of boards of each length, as lines of text.
pub fn lengths_text(lengths: &[Length]) -> String {
    let mut text = String::new();
    for Length { kind, jumps: Jumps { cat, mouse }, round, boards } in lengths {
        put(&mut text, format_args!("length {} {cat} {mouse} {} {boards}\n", name(*kind), kind.plies(*round)));
    }
    text
}

/// The hash of the engine's findings with these walls.
pub fn digest_of(shape: &Arc<Shape>, walls: Cells) -> String {
    let mut tally = Tally::new(shape);
    Counter::default().enter(walls, &mut tally);
    short_hash(&lengths_text(&tally.lengths()))
}

/// The name of a kind in the files.
pub const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Mouse => "mouse",
        Kind::ByPlay => "by-play",
        Kind::Race => "race",
        Kind::Hunt => "hunt",
        Kind::MouseWalk => "mouse-walk",
        Kind::CatWalk => "cat-walk",
    }
}

/// The first 16 digits of the SHA-256 of a text.
pub fn short_hash(text: &str) -> String {
    hash(text)[..16].to_owned()
}

/// The SHA-256 of a text, in hexadecimal digits.
pub fn hash(text: &str) -> String {
    let mut digits = String::new();
    for byte in Sha256::digest(text) {
        put(&mut digits, format_args!("{byte:02x}"));
    }
    digits
}

/// Appends to a text.
pub(crate) fn put(text: &mut String, line: std::fmt::Arguments) {
    text.write_fmt(line).expect("writing to a text does not fail");
}
