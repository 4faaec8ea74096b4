//! The native tests of the crate: one program, because linking one for each subject took longer than running them.

// Native only: some tests count allocations or draw random cases. `web.rs` tests the crate in a browser.
#![cfg(not(target_arch = "wasm32"))]

// Shared by the tests.
mod definition;
mod fixtures;
mod textbook;

// The same folders as in `src/`.
mod board;
mod edit;
mod engine;
mod explore;
mod graph;
mod judge;
mod solution;
mod text;

use std::fs::{read_dir, read_to_string};
use std::path::Path;

/// The tests in a file that no `mod` names would never run.
#[test]
fn every_file_is_named_where_it_belongs() {
    fn unnamed(folder: &Path, by: &str, found: &mut Vec<String>) {
        for entry in read_dir(folder).expect("a folder of tests") {
            let path = entry.expect("a file or folder").path();
            let name = path.file_stem().expect("a name").to_str().expect("a plain name");
            let is_module = path.extension().is_some_and(|extension| extension == "rs") && name != "mod";
            if path.join("mod.rs").exists() {
                unnamed(&path, &read_to_string(path.join("mod.rs")).expect("a text"), found);
            }
            if (is_module || path.join("mod.rs").exists()) && !by.contains(&format!("mod {name};\n")) {
                found.push(path.display().to_string());
            }
        }
    }
    // These three files are test programs of their own. `web.rs` names the files in `web/`.
    let by = format!("{}mod main;\nmod rust_imports;\nmod web;\n", include_str!("main.rs"));
    let mut found = Vec::new();
    unnamed(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")), &by, &mut found);
    assert_eq!(found, Vec::<String>::new());
}
