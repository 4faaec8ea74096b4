//! The commands in the documents run as printed, but slow commands get a smaller task.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process};

/// The documents, each with its number of commands, so that no command is lost when a document is rewritten.
const DOCUMENTS: [(&str, usize); 5] = [
    ("README.md", 11),
    ("docs/census.md", 4),
    ("docs/embedding.md", 1),
    ("docs/puzzles.md", 2),
    ("docs/records.md", 2),
];

const SMALLER: [(&str, &str); 9] = [
    ("judge -- ", "judge --questions 40 -- "),
    ("--questions 2000", "--questions 40"),
    ("records 8x8 --file", "records 3x3 --climbs 1 --patience 9 --file"),
    ("records 8x8 hunt", "records 4x4 hunt"),
    ("records 50", "records 4 --climbs 1 --patience 9"),
    ("--climbs 1000 --patience 300000", "--climbs 1 --patience 300"),
    ("--count 450", "--count 3"),
    ("census 4 4", "census 2 3"),
    ("census 5 5", "census 2 3"),
];

/// The files that the commands read but do not write.
const FILES: [(&str, &str); 3] = [
    ("board.txt", "####F\n#C...\nM....\n"),
    ("link.txt", "board=xxxxF/xC3/M4&cat=1&mouse=2&goal=cat:12&walls=2&locked=2,5\n"),
    ("my.txt", "F/C/M 1 1\n####F/#C.../M.... 1 2\n"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(root().join(path)).expect("a file of the project")
}

/// The shell commands in a document. `npm run census` runs a separate program; here `cat-and-mouse census`, which takes
/// the same arguments, replaces it.
fn commands(document: &str) -> Vec<String> {
    let text = read(document);
    let blocks = text.split("\n```sh").skip(1).map(|rest| rest.split("\n```").next().unwrap_or_default());
    let lines = blocks.flat_map(|block| block.lines().skip(1));
    let census = |line: &str| line.replace("npm run census -- ", "cat-and-mouse census ");
    let is_made = |line: &String| ["merge", "check"].iter().any(|word| line.contains(&format!("census {word}")));
    lines.map(census).filter(|line| line.contains("cat-and-mouse ") && !is_made(line)).collect()
}

/// Puts the published solution into a program made from the template.
fn complete(program: &Path) {
    let text = fs::read_to_string(program).expect("a program");
    let (before, rest) = text.split_once("class Solution:").expect("a stub");
    let (_, after) = rest.split_once("return False\n").expect("a stub");
    let solution = read("www/tutorial/solutions/1728.py");
    fs::write(program, format!("{before}{solution}{after}")).expect("a program");
}

#[test]
fn what_documents_show_runs() {
    let folder = env::temp_dir().join(format!("cat-and-mouse-documents-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in FILES {
        fs::write(folder.join(name), text).expect("a file");
    }
    let program = Path::new(env!("CARGO_BIN_EXE_cat-and-mouse")).parent().expect("a folder").to_owned();
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(std::iter::once(program).chain(env::split_paths(&others))).expect("paths");
    for (document, count) in DOCUMENTS {
        let commands = commands(document);
        assert_eq!(commands.len(), count, "{document}: {commands:#?}");
        for command in commands {
            let smaller = SMALLER.iter().fold(command.clone(), |line, (long, short)| line.replace(long, short));
            let ended = Command::new("sh").args(["-c", &smaller]).current_dir(&folder).env("PATH", &path).output();
            let ended = ended.expect("a shell");
            let (text, errors) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
            assert_eq!(ended.status.code(), Some(0), "{document}: {command}\n{smaller}\n{text}{errors}");
            if command.contains("> mine.py") {
                complete(&folder.join("mine.py"));
                fs::copy(folder.join("mine.py"), folder.join("slow.py")).expect("a copy");
            } else {
                assert!(!text.is_empty(), "{document}: {command} shows nothing");
            }
        }
    }
    fs::remove_dir_all(&folder).expect("a folder");
}
