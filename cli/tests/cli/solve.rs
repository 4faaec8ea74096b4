use crate::{output, run};

const STATEMENT: &str = "    1 2 3 4 5
  ┌───────────┐
1 │████████ F │
2 │██ C · · · │
3 │ M · · · · │
  └───────────┘
cat jumps 1, mouse jumps 2

Mouse wins in 3 moves (5 plies). LeetCode 1728: true
The mouse is closer to the food by 3 plies, and the cat cannot catch it on the way.

1. Mouse 2 right to row 3, column 3
2. Cat 1 right to row 2, column 3
3. Mouse 2 right to row 3, column 5
4. Cat 1 right to row 2, column 4
5. Mouse 2 up to row 1, column 5: the food
";

#[test]
fn reads_a_board_in_every_form() {
    for text in [
        "####F\n#C...\nM....\n1\n2\n",
        "####F\n#C...\nM....\n1 2\n",
        "[\"####F\",\"#C...\",\"M....\"]\n1\n2",
        "Input: grid = [\"####F\",\"#C...\",\"M....\"], catJump = 1, mouseJump = 2",
        "https://playground.example/#board=xxxxF/xC3/M4&cat=1&mouse=2",
        "####F/#C.../M.... 1 2\n",
    ] {
        assert_eq!(output(&["solve"], text), STATEMENT, "{text}");
    }
}

#[test]
fn a_dash_is_the_standard_input() {
    assert_eq!(output(&["solve", "-"], "####F/#C.../M.... 1 2\n"), STATEMENT);
}

#[test]
fn jumps_can_be_given_as_options_which_count_more_than_the_text() {
    let given = ["solve", "--cat-jump", "1", "--mouse-jump", "2"];
    for text in
        ["####F\n#C...\nM....\n", "####F\n#C...\nM....\n7 8\n", "####F/#C.../M.... 3 4", "board=xxxxF/xC3/M4&cat=5"]
    {
        assert_eq!(output(&given, text), STATEMENT, "{text}");
    }
    assert_eq!(output(&given[..3], "####F/#C.../M.... 8 2"), STATEMENT, "one alone");
    let (code, _, errors) = run(&["solve", "--cat-jump", "9"], "MCF");
    assert_eq!(code, Some(2));
    assert!(errors.starts_with("error: invalid value '9' for '--cat-jump <CELLS>': 9 is not in 1..=8\n"), "{errors}");
    let (code, _, errors) = run(&given, "[[1,3],[0],[3],[0,2]]");
    let expected = "error: Players do not jump on a graph: leave out --cat-jump and --mouse-jump.\n";
    assert_eq!((code, errors.as_str()), (Some(2), expected));
}

#[test]
fn reads_a_file() {
    let file = std::env::temp_dir().join(format!("cat-and-mouse-{}.txt", std::process::id()));
    std::fs::write(&file, "####F\n#C...\nM....\n1\n2\n").expect("a file");
    let ended = run(&["solve", file.to_str().expect("a name")], "");
    std::fs::remove_file(&file).expect("the file is there");
    assert_eq!(ended, (Some(0), STATEMENT.to_owned(), String::new()));
}

#[test]
fn a_draw_is_a_win_of_the_cat_and_the_line_says_where_it_repeats() {
    let text = output(&["solve"], "F...C/...#./##.../#.##M/#.##./.#... 1 6");
    let expected = "
Draw: nobody can force a win. LeetCode 1728: false
A stand-off: a mouse that runs for the food gets caught after 1 ply, and if the cat runs for the food, the mouse can be there first.

1. Mouse 1 up to row 3, column 5
2. Cat 1 left to row 1, column 4
3. Mouse stays at row 3, column 5
4. Cat stays at row 1, column 4
This is the position before ply 3 again: play repeats from there until the move limit.
";
    assert!(text.ends_with(expected), "{text}");
}

#[test]
fn a_win_after_the_move_limit_is_the_cats() {
    let text = output(&["solve"], "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=4");
    let expected = "
Nobody wins within 4 plies. Without this limit, the mouse wins in 5 plies.
The mouse is closer to the food by 3 plies, and the cat cannot catch it on the way. That is 1 ply too late for the move limit.
";
    assert!(text.contains(expected), "{text}");
    assert!(text.ends_with("\nThe move limit of 4 plies is reached.\n"), "{text}");
}

#[test]
fn a_link_to_a_position_is_solved_from_there() {
    let text = output(&["solve"], "board=xxxxF/xC3/M4&cat=1&mouse=2&m=11&c=6&turn=cat");
    let expected = "
2 │██ C · · · │
3 │ · M · · · │
  └───────────┘
cat jumps 1, mouse jumps 2

Cat wins in 1 move (1 ply).
The mouse is closer to the food by 1 ply, but gets caught on the way after 1 ply, and there is no other way.

1. Cat 1 down to row 3, column 2: caught
";
    assert!(text.ends_with(expected), "{text}");
}

#[test]
fn solves_a_graph() {
    let expected = "\
node: neighbours
   0: 2 5  ← hole
   1: 3  ← mouse
   2: 0 4 5  ← cat
   3: 1 4 5
   4: 2 3
   5: 0 2 3

Draw: nobody can force a win. LeetCode 913: 0
Each player can avoid losing for as long as the other does, so the game never ends.

1. Mouse to node 3
2. Cat to node 5
3. Mouse to node 4
4. Cat to node 2
5. Mouse to node 3
This is the position before ply 2 again: play repeats from there.
";
    for text in ["[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]", "2 5;3;0 4 5;1 4 5;2 3;0 2 3"] {
        assert_eq!(output(&["solve"], text), expected);
        assert_eq!(output(&["solve", "--problem", "913"], text), expected);
    }
}

#[test]
fn a_win_by_the_other_players_move_is_told_without_a_number_of_moves() {
    let text = output(&["solve"], "2;2;0 1");
    let expected = "\nCat wins with the mouse's next move (1 ply). LeetCode 913: 2\n";
    assert!(text.contains(expected), "{text}");
}

#[test]
fn json_has_the_names_of_the_javascript_api() {
    let board = r#"{"version":1,"result":{"problem":"cat-and-mouse-ii","grid":["M.C...F"],"catJump":1,"mouseJump":4,"moveLimit":1000,"state":{"mouse":0,"cat":2,"turn":"mouse"},"winner":"mouse","ending":"food","plies":3,"answer":true,"reason":"The mouse is closer to the food by 5 plies, and the cat cannot catch it on the way.","moves":[{"by":"mouse","from":0,"to":4},{"by":"cat","from":2,"to":3},{"by":"mouse","from":4,"to":6}],"loopsFrom":null}}
"#;
    assert_eq!(output(&["solve", "--json"], "M.C...F 1 4"), board);
    let (code, text, errors) = run(&["solve", "--json", "--cat-jump", "9"], "");
    assert_eq!((code, errors.as_str()), (Some(2), ""));
    assert!(text.starts_with("{\"version\":1,\"error\":"), "{text}");
    let graph = r#"{"version":1,"result":{"problem":"cat-and-mouse","graph":[[1,3],[0],[3],[0,2]],"state":{"mouse":1,"cat":2,"turn":"mouse"},"winner":"mouse","ending":"hole","plies":1,"answer":1,"reason":"The mouse reaches the hole, whatever the cat does.","moves":[{"by":"mouse","from":1,"to":0}],"loopsFrom":null}}
"#;
    assert_eq!(output(&["solve", "--json"], "[[1,3],[0],[3],[0,2]]"), graph);
    let error = "{\"version\":1,\"error\":\"Node 0 has an edge to itself.\"}\n";
    assert_eq!(run(&["solve", "--json"], "graph=0-0"), (Some(2), error.to_owned(), String::new()));
}

#[test]
fn several_boards_are_noted() {
    let (code, output, errors) = run(&["solve"], "[\"MCF\"]\n1\n1\n[\"M.C...F\"]\n1\n4\n");
    assert_eq!((code, errors.as_str()), (Some(0), "note: the text has 2 boards; this is the first.\n"));
    assert!(output.contains("1 │ M C F │\n"), "{output}");
}

#[test]
fn input_that_is_wrong_is_explained() {
    let nothing = "error: There is no board and no graph in this text. A board has rows of . (floor), # (wall), C, M and F; a graph is \
                   written as lists of neighbours, [[1,2],[0,2],[0,1]].\n";
    for (arguments, text, expected) in [
        (&["solve"][..], "hello", nothing),
        (&["solve"], "", nothing),
        (&["solve"], "M.?F\n", "error: \"?\" at row 1, column 3 is not a cell: use . (floor), # (wall), C, M and F.\n"),
        (&["solve"], "MCF catJump = 9", "error: The cat's jump must be a whole number from 1 to 8, but is 9.\n"),
        (&["solve"], "C/F/M 9 9", "error: The cat's jump must be a whole number from 1 to 8, but is 9.\n"),
        (&["solve"], "C/F/M 1 -1", "error: The mouse's jump must be a whole number from 1 to 8, but is \"-1\".\n"),
        (
            &["solve"],
            "[[1],[0,2],[1]",
            "error: A closing bracket is missing: the lists of neighbours must end with ]], as in [[1,2],[0,2],[0,1]].\n",
        ),
        (&["solve"], "1 2;0;0 1", "error: Node 2 has an edge to node 1, but node 1 has none to node 2.\n"),
        (
            &["solve", "--problem", "1728"],
            "[[1,3],[0],[3],[0,2]]",
            "error: There is no board in this text: use rows of . (floor), # (wall), C, M and F, or a link.\n",
        ),
    ] {
        assert_eq!(run(arguments, text), (Some(2), String::new(), expected.to_owned()), "{text}");
    }
    let (code, output, errors) = run(&["solve", "no/such/file"], "");
    assert_eq!((code, output.as_str()), (Some(2), ""));
    assert!(errors.starts_with("error: no/such/file cannot be read: "), "{errors}");
}
