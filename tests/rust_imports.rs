//! Checks the imports in `src/`: a folder imports only from the folders before it in `FOLDERS`, and no files import
//! each other in a circle.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders of `src/`. Each folder may import only from itself and from the folders before it.
const FOLDERS: [&str; 13] = [
    "game",
    "board",
    "graph",
    "engine",
    "solution",
    "text",
    "explore",
    "edit",
    "judge/questions",
    "judge/mistakes",
    "judge",
    "web/convert",
    "web/api",
];

/// The roots of the crate and of `web/`. They declare the modules and re-export names, so no file may import from them.
const GATHERING: [&str; 2] = ["lib.rs", "web/mod.rs"];

#[test]
fn files_in_src_know_only_those_above_them() {
    assert_eq!(wrong_directions(&sources()), Vec::<String>::new());
}

#[test]
fn a_circle_between_two_files_is_found() {
    let mut sources = sources();
    let cell = sources.get_mut("game/cell.rs").expect("it is there");
    cell.push_str("use crate::game::{\n    player::Player,\n    state::State,\n};\n");
    assert_eq!(wrong_directions(&sources), ["a circle: game/cell.rs -> game/state.rs -> game/cell.rs"]);
}

#[test]
fn a_circle_through_a_reexport_is_found() {
    let mut sources = sources();
    let cell = sources.get_mut("game/cell.rs").expect("it is there");
    cell.push_str("use crate::game::State;\n");
    assert_eq!(wrong_directions(&sources), ["a circle: game/cell.rs -> game/state.rs -> game/cell.rs"]);
}

#[test]
fn an_import_from_a_folder_below_is_found() {
    let mut sources = sources();
    sources.insert("game/new.rs".into(), "fn solve(board: crate::board::Board) {}\n".into());
    sources.insert("web/convert/new.rs".into(), "use super::super::api::search::BoardSearchHandle;\n".into());
    sources.insert("edit/new.rs".into(), "// use crate::web::api;\nuse crate::Jumps;\n".into());
    let upward =
        ["edit/new.rs uses lib.rs", "game/new.rs uses board/mod.rs", "web/convert/new.rs uses web/api/search.rs"];
    assert_eq!(wrong_directions(&sources), upward.map(|wrong| format!("the wrong way: {wrong}")));
}

#[test]
fn a_folder_missing_from_the_order_is_found() {
    let mut sources = sources();
    sources.insert("puzzles/daily.rs".into(), "use crate::board::Board;\n".into());
    assert_eq!(wrong_directions(&sources), ["no place in the order: puzzles/daily.rs"]);
}

#[test]
fn the_check_fails_if_it_has_read_no_file() {
    assert_eq!(wrong_directions(&BTreeMap::new()), ["no file was read"]);
}

/// The text of each file in `src/`, by its path there.
fn sources() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = BTreeMap::new();
    let mut folders: Vec<PathBuf> = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(&root).expect("a path in src/").to_string_lossy().replace('\\', "/");
                sources.insert(name, fs::read_to_string(path).expect("a source in UTF-8"));
            }
        }
    }
    sources
}

/// A sentence for each wrong import in these sources; none if all are right.
fn wrong_directions(sources: &BTreeMap<String, String>) -> Vec<String> {
    if sources.is_empty() {
        return vec!["no file was read".into()];
    }
    let uses: BTreeMap<&str, Vec<String>> =
        sources.iter().map(|(file, text)| (file.as_str(), used_files(file, text, sources))).collect();
    let mut wrong = Vec::new();
    for (&file, used) in &uses {
        if GATHERING.contains(&file) {
            continue;
        }
        let Some(place) = place(file) else {
            wrong.push(format!("no place in the order: {file}"));
            continue;
        };
        wrong.extend(
            used.iter()
                .filter(|used| self::place(used).is_none_or(|other| other > place))
                .map(|used| format!("the wrong way: {file} uses {used}")),
        );
    }
    if wrong.is_empty() {
        let mut fine = BTreeSet::new();
        wrong.extend(uses.keys().find_map(|file| circle(&mut vec![file], &mut fine, &uses)));
    }
    wrong
}

/// The position of a file's folder in `FOLDERS`.
fn place(file: &str) -> Option<usize> {
    let (folder, _) = file.rsplit_once('/')?;
    FOLDERS.iter().position(|&other| other == folder)
}

/// The files that this file imports from, each once.
fn used_files(file: &str, text: &str, sources: &BTreeMap<String, String>) -> Vec<String> {
    // Unit tests are at the end, and may import from all files.
    let (code, _) = text.split_once("#[cfg(all(test").unwrap_or((text, ""));
    let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    // A visibility is not an import.
    let code = code.replace("pub(in crate::web)", "pub");
    let own_path = file.trim_end_matches(".rs").trim_end_matches("/mod");
    let mut used = Vec::new();
    for prefix in ["crate::", "super::", "self::"] {
        for (start, _) in code.match_indices(prefix) {
            // A folder's `mod.rs` re-exports names of its files, without using them.
            if code[..start].ends_with("pub use ") && prefix == "self::" {
                continue;
            }
            // Of several `super`s in a row, the first one covers them all.
            if code[..start].ends_with("super::") {
                continue;
            }
            for path in paths(&code[start..]) {
                let path = absolute(&path, own_path);
                if let Some(target) = defining_file(&path, sources).filter(|target| target != file)
                    && !used.contains(&target)
                {
                    used.push(target);
                }
            }
        }
    }
    used
}

/// The paths at the start of `code`: one path, or several if they end in a list in braces.
fn paths(code: &str) -> Vec<String> {
    let is_part = |character: char| character.is_alphanumeric() || matches!(character, '_' | ':');
    let end = code.find(|character| !is_part(character)).unwrap_or(code.len());
    let (path, rest) = code.split_at(end);
    let Some(rest) = rest.strip_prefix('{') else {
        return vec![path.to_owned()];
    };
    let mut depth = 0;
    let mut start = 0;
    let mut all = Vec::new();
    for (at, character) in rest.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                let item = rest[start..at].trim();
                all.extend(paths(item).into_iter().filter(|item| !item.is_empty()).map(|item| format!("{path}{item}")));
                start = at + 1;
                if character == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    all
}

/// The path from the root of the crate, with slashes.
fn absolute(path: &str, own_path: &str) -> String {
    let mut folder: Vec<&str> = own_path.split('/').collect();
    let mut parts = path.split("::").peekable();
    while let Some(part) = parts.next_if(|part| matches!(*part, "crate" | "self" | "super")) {
        match part {
            "crate" => folder.clear(),
            "super" => drop(folder.pop()),
            _ => {}
        }
    }
    folder.into_iter().chain(parts).collect::<Vec<_>>().join("/")
}

/// The file that defines the item of a path such as `a::b::Name`: the file of `a::b`, or of the module from which `a::b`
/// re-exports `Name`.
fn defining_file(path: &str, sources: &BTreeMap<String, String>) -> Option<String> {
    let (mut path, mut name) = (path, "");
    loop {
        let files = [format!("{path}.rs"), format!("{path}/mod.rs")];
        if let Some(file) = files.into_iter().find(|file| sources.contains_key(file)) {
            let offered = sources[&file].split("pub use self::").skip(1).filter_map(|rest| rest.split_once("::"));
            let is_named = |names: &str| {
                let names = names.split_once(';').map_or(names, |(names, _)| names);
                names
                    .split(|character: char| !character.is_alphanumeric() && character != '_')
                    .any(|other| other == name)
            };
            let module = offered.into_iter().find(|(_, names)| is_named(names)).map(|(module, _)| module);
            return Some(module.map_or(file, |module| format!("{path}/{module}.rs")));
        }
        name = path.rsplit('/').next().unwrap_or(path);
        match path.rsplit_once('/') {
            Some((above, _)) => path = above,
            None => return Some("lib.rs".into()),
        }
    }
}

/// The first circle of imports that the last file of `way` leads into, as text; `None` if there is none. Skips the
/// files in `fine`, which lead into no circle, and adds to them.
fn circle<'a>(
    way: &mut Vec<&'a str>,
    fine: &mut BTreeSet<&'a str>,
    uses: &'a BTreeMap<&str, Vec<String>>,
) -> Option<String> {
    let last = *way.last()?;
    for next in uses.get(last)? {
        if let Some(start) = way.iter().position(|file| file == next) {
            return Some(format!("a circle: {} -> {next}", way[start..].join(" -> ")));
        }
        if !fine.contains(next.as_str()) {
            way.push(next);
            let found = circle(way, fine, uses);
            way.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    fine.insert(last);
    None
}
