//! Shards give the same census in any order and after any interruption, or an error that names the problem.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::time::Duration;

use census::file::{read, text};
use census::findings::hash;
use census::merge::merged;
use census::part::{Part, Shard};
use census::shape::Shape;

/// Counts a shard of the 3×4 boards.
fn shard(number: u64, of: u64) -> Part {
    let shape = Arc::new(Shape::new(3, 4).expect("a shape"));
    let mut part = Part::new(&shape, Shard { number, of });
    while !part.is_finished() {
        part.count_for(Duration::from_secs(60), 1);
    }
    part
}

fn shards(of: u64) -> Vec<(String, Part)> {
    (1..=of).map(|number| (format!("shard {number}"), shard(number, of))).collect()
}

#[test]
fn shards_in_any_order_are_the_whole_census() {
    let whole = text(&shard(1, 1));
    for of in [1, 2, 7, 64, 5_000] {
        let mut shards = shards(of);
        fastrand::Rng::with_seed(of).shuffle(&mut shards);
        assert!(text(&merged(&shards).expect("all shards")) == whole, "{of} shards");
    }
}

#[test]
fn a_census_stopped_after_each_block_goes_on() {
    let shape = Arc::new(Shape::new(3, 4).expect("a shape"));
    let mut part = Part::new(&shape, Shard { number: 2, of: 5 });
    let mut stops = 0;
    while !part.is_finished() {
        part.count_for(Duration::ZERO, 1 + stops % 3);
        part = read(&text(&part)).expect("what was written");
        stops += 1;
    }
    assert!(stops > 300, "{stops} stops");
    assert!(text(&part) == text(&shard(2, 5)));
}

#[test]
fn refuses_shards_that_do_not_make_a_census() {
    let error = |parts: &[(String, Part)]| merged(parts).expect_err("refused");
    let all = shards(3);
    assert_eq!(error(&[]), "There are no shards to merge.");
    assert_eq!(error(&all[..2]), "Shard 3 of 3 is missing.");
    assert_eq!(error(&all[1..2]), "Shards 1, 3 of 3 are missing.");
    assert_eq!(
        error(&shards(64)[..7]),
        "57 of 64 shards are missing: \
        8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27 and more."
    );
    let twice = [all.clone(), vec![("copy".to_owned(), all[1].1.clone())]].concat();
    assert_eq!(error(&twice), "Shard 2/3 is given twice: shard 2 and copy. Leave one out.");
    let foreign = [&all[..2], &[("other".to_owned(), shard(3, 4))]].concat();
    assert_eq!(error(&foreign), "other is of another census (3x4 in 4 shards) than shard 1 (3x4 in 3 shards).");

    let shape = Arc::new(Shape::new(3, 4).expect("a shape"));
    let mut unfinished = Part::new(&shape, Shard { number: 3, of: 3 });
    unfinished.count_for(Duration::ZERO, 1);
    let unfinished = [&all[..2], &[("half".to_owned(), unfinished)]].concat();
    assert_eq!(error(&unfinished), "half is not finished: 1 of 1365 blocks. Start its shard again to go on.");

    let mut differing = all.clone();
    differing[0].1.engine = "0123456789abcdef".to_owned();
    let sentence = error(&differing);
    assert!(
        sentence.starts_with("shard 1 was computed by a program that gives other answers than this one"),
        "{sentence}"
    );

    let mut wrong = all;
    wrong[2].1.tally.foods += 1;
    assert_eq!(
        error(&wrong),
        "The census counted 6273 sets of walls with food up to symmetry, but there are 6272. Some shard is wrong."
    );
}

#[test]
fn refuses_a_file_that_is_cut_or_changed() {
    let whole = text(&shard(1, 2));
    assert!(read(&whole).is_ok());
    let refused = |text: &str| read(text).expect_err("refused");
    assert_eq!(refused(""), "is not the file of a census");
    assert_eq!(refused("{}\n"), "is not the file of a census");
    let newer = whole.replacen("census 1", "census 2", 1);
    assert_eq!(refused(&newer), "has the format version 2, but this program reads version 1");
    for end in "cat-and-mouse census 1\n".len()..whole.len() {
        let error = refused(&whole[..end]);
        assert!(error.starts_with("is cut short") || error.starts_with("is damaged"), "cut after {end} bytes: {error}");
    }
    for line in whole.lines().skip(1).filter(|line| !line.starts_with("sha256")) {
        let changed = whole.replacen(line, &format!("{line}0"), 1);
        assert_eq!(refused(&changed), "is damaged: its checksum does not fit its content");
        // Now the checksum is right, but no census writes this line.
        let (content, _) = changed.split_once("sha256").expect("a checksum");
        let content = content.replacen(&format!("{line}0"), &format!("{line} 0"), 1);
        let error = refused(&format!("{content}sha256 {}\n", hash(&content)));
        assert_eq!(error, "has a valid checksum, but lines that no census writes", "{line}");
    }
}

/// A new empty directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("an old directory can be removed");
    }
    fs::create_dir_all(&path).expect("a directory can be made");
    path
}

fn program(directory: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cat-and-mouse-census"));
    command.args(arguments.split_whitespace()).current_dir(directory);
    command
}

fn run(directory: &Path, arguments: &str) -> Output {
    program(directory, arguments).output().expect("the program starts")
}

fn printed(output: &Output) -> &str {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    std::str::from_utf8(&output.stdout).expect("a text")
}

#[test]
fn prints_the_result_as_json() {
    let directory = directory("json");
    let expected = r#"{"version":1,"result":{"rows":3,"cols":3,"wallSets":101,"solves":1259,"mouse":{"longest":{"plies":9,"boards":2},"byPlay":{"plies":null,"boards":0}},"cat":{"race":{"plies":8,"boards":3},"hunt":{"plies":8,"boards":20}}}}"#;
    assert_eq!(printed(&run(&directory, "3 3 --json")), format!("{expected}\n"));
}

#[test]
fn a_killed_census_goes_on_and_ends_with_the_same_bytes() {
    let directory = directory("killed");
    run(&directory, "3 6 --out whole");
    let whole = fs::read(directory.join("whole/census-3x6.txt")).expect("a file");
    let mut kills = 0;
    // On a busy machine little is done between two kills, so a few kills are enough.
    while kills < 5 {
        let arguments = "3 6 --out killed --jobs 2 --save-every 0.01";
        let mut child =
            program(&directory, arguments).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().expect("starts");
        let mut lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        // The census prints a line for each portion that it saves.
        let saved = lines.by_ref().map_while(Result::ok).filter(|line| line.contains(" left")).nth(1);
        child.kill().expect("it can be killed, even if it has ended");
        child.wait().expect("it ends");
        if saved.is_none() {
            break;
        }
        kills += 1;
    }
    assert!(kills >= 2, "killed {kills} times");
    run(&directory, "3 6 --out killed");
    assert!(fs::read(directory.join("killed/census-3x6.txt")).expect("a file") == whole);
    assert!(!directory.join("killed/census-3x6.part").exists());
}

#[test]
fn removes_what_a_killed_census_left() {
    let directory = directory("leftover");
    let left = ["census-3x3.part", "census-3x3.0123456789abcdef.tmp"].map(|name| directory.join("out").join(name));
    let of_another = directory.join("out/census-3x3-1of2.0123456789abcdef.tmp");
    fs::create_dir_all(directory.join("out")).expect("a directory can be made");
    // First there is only the file that a kill during a write leaves. Then there is also the file of unfinished work,
    // which a kill right after the end leaves.
    for files in [&left[1..], &left[..]] {
        for path in files.iter().chain([&of_another]) {
            fs::write(path, "cut off").expect("can be written");
        }
        let output = run(&directory, "3 3 --out out");
        assert!(output.status.success());
        assert_eq!(left.iter().filter(|path| path.exists()).count(), 0);
        assert!(of_another.exists());
    }
}

#[test]
fn merges_and_checks_files() {
    let directory = directory("merged");
    let names: Vec<String> = [2, 3, 1].map(|number| format!("out/census-3x4-{number}of3.txt")).into();
    for number in 1..=3 {
        run(&directory, &format!("3 4 --out out --shard {number}/3"));
    }
    let json = run(&directory, "3 4 --out whole --json");
    assert_eq!(printed(&run(&directory, &format!("merge --json {}", names.join(" ")))), printed(&json));
    let content = |path: &str| fs::read_to_string(directory.join(path)).expect("a file");
    assert_eq!(content("out/census-3x4.txt"), content("whole/census-3x4.txt"));
    let files = ["census-3x4-1of3.txt", "census-3x4-2of3.txt", "census-3x4-3of3.txt", "census-3x4.txt"];
    let sums = files.map(|name| format!("{}  {name}\n", hash(&content(&format!("out/{name}")))));
    assert_eq!(content("out/SHA256SUMS"), sums.concat());

    let output = run(&directory, "check out/census-3x4.txt");
    let checked = printed(&output);
    assert!(checked.starts_with("out/census-3x4.txt: all boards with 8 sets of walls and "), "{checked}");

    // A wrong record and a wrong sample, with checksums that fit.
    let file = content("out/census-3x4.txt");
    for (right, wrong, error) in [
        ("length race 1 1 12 ", "length race 1 1 14 ", "has a wrong record"),
        ("\nsample ", "\nsample ", "differs from the textbook solver on the boards with the walls"),
    ] {
        let mut changed = file.replace(right, wrong);
        if right == wrong {
            let digest = file.split_once(right).expect("a sample").1.lines().next().expect("a line");
            changed = file.replacen(digest, &format!("{}0000", &digest[..digest.len() - 4]), 1);
        }
        assert_ne!(changed, file);
        let (text, _) = changed.split_once("sha256").expect("a checksum");
        fs::write(directory.join("wrong.txt"), format!("{text}sha256 {}\n", hash(text))).expect("written");
        let output = run(&directory, "check wrong.txt");
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2));
        assert!(message.contains(error), "{message}");
    }
}

#[test]
fn refuses_wrong_arguments() {
    let directory = directory("arguments");
    for (arguments, error) in [
        ("4 3", "Write the smaller side first: 3 4. A turned board has the same results."),
        ("0 3", "A board has 1 to 8 rows and columns, not 0 and 3."),
        ("3 9", "A board has 1 to 8 rows and columns, not 3 and 9."),
        ("6 7", "A census takes at most 36 cells; 6 rows and 7 columns have 42."),
        ("3 3 --out . --shard 4/3", "write the number of the shard and how many there are, at most 100000: 3/64"),
        ("merge missing.txt", "missing.txt cannot be read"),
    ] {
        let output = run(&directory, arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {message}");
        assert!(message.contains(error), "{arguments}: {message}");
    }
}
