//! Compares the crate with the textbook queue. A number at the end of the command sets the seconds for the rounds:
//! `cargo bench -p cat-and-mouse-benches --bench rivals -- 10`.
//!
//! First the boards are written to `target/bench/boards.json` for the benches in JavaScript. Then the results of every
//! state of every board are compared, and a difference is a panic. Then the contenders take turns in rounds, in this
//! one process. The medians are printed and written to `target/bench/native.json`.

use std::env;
use std::io;
use std::time::{Duration, Instant};

use cat_and_mouse::game::Forced;
use cat_and_mouse::{MoveLimit, Player, State, solve_board};
use native::boards::{Purpose, SEED, Set, Setup, sets};
use native::contenders::{ENGINE, PUBLISHED, Prepared, SOLVE, TEXT, TUNED, contenders};
use native::contest::{Contest, Time};
use native::textbook::tuned::Tuned;
use native::textbook::{CAT, MOUSE, published, won};
use serde_json::{Map, Value, json};

/// The time for the rounds in seconds. Comparing the boards takes a few seconds more.
const SECONDS: f64 = 25.0;

/// The entry in the tables of the JavaScript package for two cells that are not a state, because one is a wall.
const NO_STATE: u16 = 0xC000;

fn main() -> io::Result<()> {
    let sets = sets();
    let described: Vec<Value> = sets.iter().map(description).collect();
    native::write("boards.json", &json!({ "seed": SEED, "sets": described }))?;

    let mut tuned = Tuned::new();
    let mut digests = Map::new();
    let mut contests = Vec::new();
    for set in sets {
        let boards: Vec<Prepared> = set.setups.iter().map(Prepared::new).collect();
        digests.insert(set.name.clone(), json!(digest(boards.iter().map(|board| compare(board, &mut tuned)))));
        let names: &[&str] = match set.purpose {
            Purpose::Main => &[SOLVE, TEXT, ENGINE, TUNED, PUBLISHED],
            Purpose::Growth => &[SOLVE, TUNED],
            Purpose::WhatIfs => continue,
        };
        let chosen = contenders().into_iter().filter(|contender| names.contains(&contender.name));
        contests.push((set.name, Contest::new(boards, chosen)));
    }
    println!("All agree on every state of every board.");

    // Only `cargo bench` adds --bench. `cargo test --benches` only checks that all results agree, and measures nothing.
    if !env::args().any(|argument| argument == "--bench") {
        return Ok(());
    }
    let given = env::args().find_map(|argument| argument.parse().ok());
    let limit = Duration::from_secs_f64(given.unwrap_or(SECONDS));
    let start = Instant::now();
    let mut rounds = 0;
    while rounds < 3 || start.elapsed() < limit {
        for (_, contest) in &mut contests {
            contest.round(rounds);
        }
        rounds += 1;
    }

    let mut times = Map::new();
    for (set, contest) in &contests {
        println!("\n{set}, medians of {rounds} rounds:");
        let mut of_set = Map::new();
        for Time { name, micros, spread } in contest.times() {
            println!("{name:12}{micros:10.2} µs a board ± {:.1} %", 100.0 * spread);
            of_set.insert(name.to_owned(), json!({ "micros": micros, "spread": spread }));
        }
        times.insert(set.clone(), Value::Object(of_set));
    }
    native::write("native.json", &json!({ "digests": digests, "rounds": rounds, "times": times }))
}

/// A set as the benches in JavaScript read it.
fn description(set: &Set) -> Value {
    let setups = set.setups.iter().map(
        |Setup { rows, cat_jump, mouse_jump }| json!({ "grid": rows, "catJump": cat_jump, "mouseJump": mouse_jump }),
    );
    json!({ "purpose": set.purpose.name(), "name": set.name, "setups": setups.collect::<Vec<_>>() })
}

/// Compares the results of every state of a board. Returns a digest of all results.
fn compare(prepared: &Prepared, tuned: &mut Tuned) -> u32 {
    let Prepared { rows, board, jumps, game, .. } = prepared;
    let solution = solve_board(board, *jumps, MoveLimit::default());
    let published = published::solve(game);
    tuned.solve(game);

    let mut results = Vec::new();
    for turn in [MOUSE, CAT] {
        for (mouse, cat) in (0..board.size()).flat_map(|mouse| (0..board.size()).map(move |cat| (mouse, cat))) {
            if game.wall[mouse] || game.wall[cat] {
                results.push(u32::from(NO_STATE));
                continue;
            }
            let cell = |number| board.cell(number).expect("a cell of the board");
            let state = State { mouse: cell(mouse), cat: cell(cat), turn: Player::BOTH[turn] };
            let result = solution
                .forced(state)
                .expect("a state")
                .map_or(0, |Forced { winner, plies }| won(winner as usize, plies));
            let theirs = [
                tuned.result(game, mouse, cat, turn),
                published[mouse][cat][turn].map_or(0, |(winner, plies)| won(winner, plies)),
            ];
            assert_eq!(theirs, [result; 2], "{rows:?}, {jumps:?}, {state:?}");
            results.push(u32::from(result));
        }
    }
    digest(results)
}

/// The FNV-1a hash of these numbers. Different lists hardly ever have the same hash.
fn digest(numbers: impl IntoIterator<Item = u32>) -> u32 {
    numbers.into_iter().fold(0x811C_9DC5, |digest, number| (digest ^ number).wrapping_mul(0x0100_0193))
}
