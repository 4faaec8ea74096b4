//! [`Records`]: a file of the boards and graphs with the longest wins, one for each size and kind.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::kind::Kind;

/// A board or graph with a long win.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// `8x8`, or the number of nodes.
    pub size: String,
    pub kind: Kind,
    pub plies: u16,
    /// The board or graph as a line that `judge --case` and `solve` read.
    pub case: String,
    /// Whether no longer win exists: all boards of this shape, or all graphs with this number of nodes, were solved.
    pub proved: bool,
    /// The command that found the board or graph.
    pub from: String,
}

/// The records of a file, by size and kind.
#[derive(Clone, Debug, Default)]
pub struct Records(Vec<Entry>);

impl Records {
    /// Reads the records of a file; none if there is no such file.
    pub fn read(path: &Path) -> Result<Self, String> {
        match fs::read_to_string(path) {
            Ok(text) => serde_json::from_str(&text)
                .map(Self)
                .map_err(|error| format!("{} is not a file of records: {error}.", path.display())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(format!("{} cannot be read: {error}.", path.display())),
        }
    }

    /// The known boards or graphs of this kind, of any size.
    pub fn cases(&self, kind: Kind) -> Vec<String> {
        self.0.iter().filter(|entry| entry.kind == kind).map(|entry| entry.case.clone()).collect()
    }

    /// Keeps the entry if it is a record, and writes the file. An entry of the kind `ByPlay` is also kept as an entry
    /// of the kind `Mouse`.
    pub fn keep(&mut self, entry: Entry, path: &Path) -> Result<(), String> {
        let of_mouse = (entry.kind == Kind::ByPlay).then(|| Entry { kind: Kind::Mouse, ..entry.clone() });
        let kept = [Some(entry), of_mouse].into_iter().flatten().filter(|entry| self.put(entry)).count();
        if kept == 0 {
            return Ok(());
        }
        let key = |entry: &Entry| (entry.size.len(), entry.size.clone(), entry.kind);
        self.0.sort_by_key(key);
        let text = serde_json::to_string_pretty(&self.0).expect("text and numbers");
        // The text is first written to a file with another name, so that the records stay whole if the search is
        // killed.
        let written = path.with_extension("tmp");
        fs::write(&written, text + "\n")
            .and_then(|()| fs::rename(&written, path))
            .map_err(|error| format!("{} cannot be written: {error}.", path.display()))
    }

    /// Replaces a shorter entry of the same size and kind by `entry`. Returns whether `entry` is a record.
    fn put(&mut self, entry: &Entry) -> bool {
        let same = |other: &Entry| (&other.size, other.kind) == (&entry.size, entry.kind);
        let is_record = !self.0.iter().any(|other| same(other) && other.plies >= entry.plies);
        if is_record {
            eprintln!("{} {}: {} plies, {}", entry.size, entry.kind.name(), entry.plies, entry.case);
            self.0.retain(|other| !same(other));
            self.0.push(entry.clone());
        }
        is_record
    }

    /// The records of one size, for people.
    pub fn table(&self, size: &str) -> String {
        self.0.iter().filter(|entry| entry.size == size).fold(String::new(), |mut table, entry| {
            let Entry { kind, plies, case, .. } = entry;
            writeln!(table, "{:8} {plies:4} plies  {case}", kind.name()).expect("writing to a string does not fail");
            table
        })
    }
}
