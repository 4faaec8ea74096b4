//! Measures the memory of a solution: `cargo bench -p cat-and-mouse-benches --bench memory`. It also writes
//! `target/bench/memory.json`.
//!
//! This is a separate program because its allocator counts bytes, which would slow down the other benches.

use std::io;

use allocation_counter::measure;
use cat_and_mouse::solution::BoardSolution;
use cat_and_mouse::{MoveLimit, solve_board};
use native::boards::{Purpose, sets};
use native::contenders::Prepared;
use serde_json::{Map, Value, json};

fn main() -> io::Result<()> {
    let mut found = Map::new();
    for set in sets().iter().filter(|set| set.purpose == Purpose::Main) {
        let prepared: Vec<Prepared> = set.setups.iter().map(Prepared::new).collect();
        // The first solve also allocates the memory that all later solves reuse.
        drop(solve_board(&prepared[0].board, prepared[0].jumps, MoveLimit::default()));
        let mut bytes: Vec<u64> = prepared.iter().map(held).collect();
        bytes.sort_unstable();
        let (median, most) = (bytes[bytes.len() / 2], bytes[bytes.len() - 1]);
        println!("{}: a solution holds {median} bytes (median), at most {most}", set.name);
        found.insert(set.name.clone(), json!({ "median": median, "most": most }));
    }
    native::write("memory.json", &Value::Object(found))
}

/// The number of bytes of a solution and of all memory that it holds.
fn held(prepared: &Prepared) -> u64 {
    let mut solution = None;
    let counted = measure(|| solution = Some(solve_board(&prepared.board, prepared.jumps, MoveLimit::default())));
    drop(solution);
    size_of::<BoardSolution>() as u64 + counted.bytes_current.unsigned_abs()
}
