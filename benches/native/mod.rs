//! Shared by the native benches: the boards, the contenders, and the contest in which they take turns.

// Only the benches use this library, so it needs no documentation for others.
#![allow(missing_docs, clippy::missing_errors_doc)]

use std::fs;
use std::io;
use std::path::Path;

pub mod boards;
pub mod contenders;
pub mod contest;
pub mod textbook;

/// Writes a file to the folder in which `npm run bench` looks for it.
pub fn write(name: &str, content: &serde_json::Value) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target").join("bench");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(name), content.to_string())
}
