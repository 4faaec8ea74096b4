//! The search for long wins, and the stored records.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::textbook::{self, Game, Side, State};
use super::{output, result, run};

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("can be made");
    folder
}

fn entries(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("a file");
    serde_json::from_str(&text).expect("a list")
}

fn kept(name: &str) -> Vec<Value> {
    entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../records").join(name))
}

/// A record as the textbook solves it: the winner, the plies, and whether the players are where its kind requires.
fn solved(entry: &Value) -> (Side, usize, bool) {
    let case = entry["case"].as_str().expect("text");
    // The last two words of a board are the jumps.
    let (state, food, forced, moves): (State, usize, _, HashMap<usize, Vec<usize>>) = if let [rows, cat, mouse] =
        case.split(' ').collect::<Vec<_>>()[..]
        && case.contains('F')
    {
        let rows: Vec<&str> = rows.split('/').collect();
        let game = Game::new(&rows, cat.parse().expect("a number"), mouse.parse().expect("a number"));
        let floor = (0..game.cells()).filter(|&cell| !game.wall[cell]);
        let moves = floor.map(|cell| (cell, game.jumps(Side::Mouse, cell))).collect();
        (game.start(), game.food, game.solve().forced(game.start()), moves)
    } else {
        let list = |text: &str| text.split_whitespace().map(|node| node.parse().expect("a number")).collect();
        let graph: Vec<Vec<usize>> = case.split(';').map(list).collect();
        let game = textbook::graph::Game::new(&graph);
        let forced = game.solve().forced(game.start());
        (game.start(), textbook::graph::HOLE, forced, graph.into_iter().enumerate().collect())
    };
    let (winner, plies) = forced.expect("somebody wins");

    // The number of moves from this place to each place that a mouse without an opponent can reach.
    let walks = |from: usize| {
        let (mut walks, mut next) = (HashMap::from([(from, 0)]), vec![from]);
        for walk in 1..=64 {
            next = next
                .iter()
                .flat_map(|place| &moves[place])
                .copied()
                .filter(|place| !walks.contains_key(place))
                .collect();
            walks.extend(next.iter().map(|&place| (place, walk)));
        }
        walks
    };
    let (home, around) = (walks(food), walks(state.mouse));
    let together = around.contains_key(&state.cat);
    let is_kind = match entry["kind"].as_str().expect("text") {
        "mouse" => winner == Side::Mouse,
        "by-play" => {
            winner == Side::Mouse && together && home.get(&state.mouse).is_some_and(|walk| plies > 2 * walk - 1)
        }
        "race" => winner == Side::Cat && together && home.contains_key(&state.mouse),
        "hunt" => winner == Side::Cat && together && !home.contains_key(&state.mouse),
        other => panic!("{other} is no kind"),
    };
    (winner, plies, is_kind)
}

#[test]
fn every_kept_record_is_won_in_as_many_plies_by_the_textbook() {
    for entry in kept("boards.json").iter().chain(&kept("graphs.json")) {
        let (_, plies, is_kind) = solved(entry);
        assert_eq!((entry["plies"].as_u64(), is_kind), (Some(plies as u64), true), "{entry}");
    }
}

#[test]
fn no_win_by_play_is_longer_than_the_longest_of_the_mouse() {
    for name in ["boards.json", "graphs.json"] {
        let plies: HashMap<(String, String), u64> = kept(name)
            .iter()
            .map(|entry| {
                let text = |key: &str| entry[key].as_str().expect("text").to_owned();
                ((text("size"), text("kind")), entry["plies"].as_u64().expect("a number"))
            })
            .collect();
        for ((size, kind), by_play) in &plies {
            if kind == "by-play" {
                assert!(plies[&(size.clone(), "mouse".to_owned())] >= *by_play, "{size}");
            }
        }
    }
}

#[test]
fn proved_records_of_small_shapes_are_found_again_by_a_census() {
    let mut proved = 0;
    for entry in kept("boards.json") {
        let size = entry["size"].as_str().expect("text");
        let (rows, cols) = size.split_once('x').expect("a shape");
        let number = |text: &str| text.parse::<usize>().expect("a number");
        if entry["proved"] == false || number(rows) * number(cols) > 12 {
            continue;
        }
        let census = result(&output(&["census", rows, cols, "--json"], ""));
        let record = match entry["kind"].as_str().expect("text") {
            "mouse" => &census["mouse"]["longest"],
            "by-play" => &census["mouse"]["byPlay"],
            kind => &census["cat"][kind],
        };
        assert_eq!(entry["plies"], record["plies"], "{entry}");
        proved += 1;
    }
    assert!(proved > 30, "{proved} records");
}

#[test]
fn finds_the_longest_wins_of_a_small_shape_and_of_small_graphs() {
    let file = folder("records-found").join("records.json");
    let path = file.to_str().expect("UTF-8");
    // According to the census, the longest wins of the four kinds take 13, 7, 12 and 12 plies.
    let (code, table, _) = run(&["records", "3x4", "--file", path, "--climbs", "40", "--patience", "2000"], "");
    assert_eq!(code, Some(0));
    let plies: Vec<&str> = table.lines().map(|line| line.split_whitespace().nth(1).expect("plies")).collect();
    assert_eq!(plies, ["13", "7", "12", "12"]);
    // 17 plies: the longest win that anybody has reported on 8 nodes.
    let (code, ..) = run(&["records", "8", "mouse", "--file", path, "--climbs", "20", "--patience", "50000"], "");
    assert_eq!(code, Some(0));
    let found = entries(&file);
    let mouse = found.iter().find(|entry| entry["size"] == "8").expect("a graph");
    assert_eq!(mouse["plies"], 17);
    assert!(found.iter().all(|entry| solved(entry).2));
}

#[test]
fn a_short_search_finds_the_longest_hunt_of_5x5_from_any_seed() {
    for seed in ["1", "2", "3"] {
        let file = folder(&format!("records-5x5-{seed}")).join("records.json");
        let path = file.to_str().expect("UTF-8");
        let search = ["records", "5x5", "hunt", "--jumps", "3", "2", "--file", path, "--seed", seed];
        let (code, ..) = run(&[&search[..], &["--climbs", "3", "--patience", "3000"]].concat(), "");
        assert_eq!(code, Some(0));
        // The census proves that no win is longer than 84 plies. A search that compared only the longest wins would end
        // at 20 plies with two of the seeds.
        assert_eq!(entries(&file)[0]["plies"], 84, "seed {seed}");
    }
}

#[test]
fn goes_on_from_the_file_and_never_loses_a_record() {
    let file = folder("records-kept").join("records.json");
    let path = file.to_str().expect("UTF-8");
    let search = ["records", "4x4", "hunt", "--file", path, "--patience", "1", "--climbs", "1"];
    let known = "#M../F##./.#../C...";
    let entry = format!(
        r#"[{{"size": "4x4", "kind": "hunt", "plies": 16, "case": "{known} 1 1", "proved": true, "from": "a census"}}]"#
    );
    fs::write(&file, entry).expect("can be written");
    let (code, table, _) = run(&search, "");
    assert_eq!((code, table.as_str()), (Some(0), "hunt       16 plies  #M../F##./.#../C... 1 1\n"));
    assert_eq!(entries(&file)[0]["from"], "a census");
}

#[test]
fn a_record_of_a_smaller_shape_begins_a_climb_on_a_larger_one() {
    let file = folder("records-enlarged").join("records.json");
    let path = file.to_str().expect("UTF-8");
    run(&["records", "3x3", "race", "--file", path, "--climbs", "30", "--patience", "2000"], "");
    run(&["records", "5x5", "race", "--file", path, "--climbs", "3", "--patience", "1", "--seed", "5"], "");
    let found = entries(&file);
    assert_eq!(found.iter().map(|entry| &entry["size"]).collect::<Vec<_>>(), ["3x3", "5x5"]);
    assert!(found[1]["plies"].as_u64() >= found[0]["plies"].as_u64());
}

#[test]
fn refuses_sizes_and_files_that_are_none() {
    let (code, _, errors) = run(&["records", "9x9", "--file", "x.json"], "");
    assert_eq!(code, Some(2));
    assert!(errors.contains("write rows and columns from 1x3 to 8x8, or 4 to 50 nodes"), "{errors}");
    let file = folder("records-refused").join("records.json");
    fs::write(&file, "{").expect("can be written");
    let path = file.to_str().expect("UTF-8");
    let (code, _, errors) = run(&["records", "3x3", "--file", path], "");
    assert_eq!(code, Some(2));
    assert!(errors.starts_with(&format!("error: {path} is not a file of records: ")), "{errors}");
}

#[test]
fn a_seed_leads_to_the_records_that_it_led_to() {
    let file = folder("records-pinned").join("records.json");
    let path = file.to_str().expect("UTF-8");
    // In the second half of a search, climbs also begin from boards that were found in the first half.
    for seed in ["1", "70"] {
        for size in ["3x4", "5x5", "2x7", "8x8", "6", "12", "30"] {
            let search = ["records", size, "--file", path, "--seed", seed, "--climbs", "4", "--patience", "400"];
            assert_eq!(run(&search, "").0, Some(0));
        }
    }
    let text = |entry: &Value| {
        let word = |key: &str| entry[key].as_str().expect("text").to_owned();
        format!("{} {} {} {}, {}\n", word("size"), word("kind"), entry["plies"], word("case"), word("from"))
    };
    let found: String = entries(&file).iter().map(text).collect();
    assert_eq!(found, include_str!("../../../tests/fixtures/records.txt"));
}
