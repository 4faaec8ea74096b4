//! The native tests of the crate: one program, since linking one for each subject took longer than running them.

// Native only: what counts allocations and draws at random is. `web.rs` tests what a browser gets.
#![cfg(not(target_arch = "wasm32"))]

// What the tests share.
mod given;
mod local;
mod textbook;

mod cases;
mod editor;
mod errors;
mod every_state;
mod exercise;
mod exhaustive;
mod graph;
mod graph_editor;
mod history;
mod insight;
mod label;
mod memory;
mod mutations;
mod oracles;
mod paste;
mod play;
mod properties;
mod reason;
mod search;
mod taught;
mod text;
mod verify;

/// A file that nobody names would be green without being run.
#[test]
fn every_file_beside_this_one_belongs_to_it_or_is_a_test_of_its_own() {
    let (this, manifest) = (include_str!("main.rs"), include_str!("../Cargo.toml"));
    let beside = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).expect("the folder of the tests");
    let mut forgotten: Vec<String> = beside
        .map(|entry| entry.expect("a file or folder").file_name().into_string().expect("a plain name"))
        .filter(|name| name.ends_with(".rs") && !manifest.contains(&format!("\"tests/{name}\"")))
        .filter(|name| !this.contains(&format!("\nmod {};\n", name.trim_end_matches(".rs"))))
        .collect();
    forgotten.sort();
    assert_eq!(forgotten, Vec::<String>::new());
}
