//! Pasted texts: the boards in them, and the errors of texts that cannot be read.

// In a browser, `web.rs` tests pasting from JavaScript.

use cat_and_mouse::State;
use cat_and_mouse::edit::BoardEditor;
use cat_and_mouse::text::{BoardPasteError, PasteError};

use crate::fixtures::cell_at;

/// The board before each paste. Its settings differ from the defaults, so a test sees which settings the text replaced.
const BEFORE: &str = "board=1&cat=6&mouse=7&limit=99";

fn pasted(text: &str) -> Result<BoardEditor, PasteError<BoardPasteError>> {
    let mut editor = BoardEditor::new(BEFORE.parse().expect("a setup"));
    match editor.paste(text) {
        Ok(_) => Ok(editor),
        Err(error) => {
            assert_eq!(editor.setup().to_string(), BEFORE, "nothing changes");
            assert!(!editor.can_undo());
            Err(error)
        }
    }
}

/// Checks that each text is read as this link.
fn reads(link: &str, texts: &[&str]) {
    for text in texts {
        match pasted(text) {
            Ok(editor) => assert_eq!(editor.setup().to_string(), link, "{text}"),
            Err(error) => panic!("{error} {:?} in {text}", error.range),
        }
    }
}

/// The first example of the statement, as read from a text without settings, and from a text with both jumps.
const NO_MORE: &str = "board=xxxxF/xC3/M4&cat=6&mouse=7&limit=99";
const JUMPS: &str = "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=99";

#[test]
fn lists_of_rows() {
    reads(
        NO_MORE,
        &[
            r#####"["####F","#C...","M...."]"#####,
            r#####"  [ "####F", "#C..." ,"M...." ]  "#####,
            "[\n  \"####F\",\n  \"#C...\",\n  \"M....\",\n]\n",
            "[\r\n\t\"####F\",\r\n\t\"#C...\",\r\n\t\"M....\"\r\n]",
            "['####F', '#C...', 'M....',]",
            "[`####F`,`#C...`,`M....`];",
            "[“####F”, “#C...”, “M....”]",
            r#####"{"####F","#C...","M...."}"#####,
            r#####"("####F", "#C...", "M....")"#####,
            r#####"[\"####F\",\"#C...\",\"M....\"]"#####,
            // Parts of programs.
            r#####"vector<string> grid = {"####F", "#C...", "M...."};"#####,
            r#####"std::vector<std::string> grid{ "####F", "#C...", "M...." };"#####,
            r#####"String[] grid = new String[]{"####F", "#C...", "M...."};"#####,
            r#####"List<String> grid = List.of("####F", "#C...", "M....");"#####,
            r#####"const grid: string[] = ["####F", "#C...", "M...."];"#####,
            r#####"let grid = vec!["####F", "#C...", "M...."];"#####,
            r#####"grid := []string{"####F", "#C...", "M...."}"#####,
            r#####"board=["####F","#C...","M...."]"#####,
            "grid = ['####F',\n        '#C...',\n        'M....']  # the first example",
            r#####"{"grid": ["####F", "#C...", "M...."]}"#####,
            // Texts that are cut off.
            r#####"["####F","#C...","M....""#####,
            r#####"["####F","#C...","M...."#####,
            // Texts without brackets.
            r#####""####F","#C...","M....""#####,
            "\"####F\",\n\"#C...\",\n\"M....\"",
            "'####F'\n'#C...'\n'M....'",
            "  \"####F\"\n  \"#C...\"\n  \"M....\"\n",
        ],
    );
}

#[test]
fn lists_of_letters() {
    reads(
        NO_MORE,
        &[
            r##"[["#","#","#","#","F"],["#","C",".",".","."],["M",".",".",".","."]]"##,
            "[['#', '#', '#', '#', 'F'],\n ['#', 'C', '.', '.', '.'],\n ['M', '.', '.', '.', '.']]\n",
            "{{'#','#','#','#','F'},{'#','C','.','.','.'},{'M','.','.','.','.'},};",
            "char[][] grid = new char[][]{ {'#','#','#','#','F'}, {'#','C','.','.','.'}, {'M','.','.','.','.'} };",
        ],
    );
    reads(
        JUMPS,
        &[
            r##"[["#","#","#","#","F"],["#","C",".",".","."],["M",".",".",".","."]], 1, 2"##,
            "[['#','#','#','#','F'],['#','C','.','.','.'],['M','.','.','.','.']]\n1\n2",
        ],
    );
    reads("board=CMF&cat=6&mouse=7&limit=99", &["[['C','M','F']]"]);
    // Rows of one letter count as rows.
    reads("board=C/M/F&cat=6&mouse=7&limit=99", &["['C','M','F']", "[['C'],['M'],['F']]", "C\nM\nF"]);
    reads("board=C/M/F&cat=1&mouse=2&limit=99", &["[['C','M','F'],1,2]", "f(['C','M','F'],1,2)"]);
}

#[test]
fn statements_and_test_cases() {
    reads(
        JUMPS,
        &[
            r#####"grid = ["####F","#C...","M...."], catJump = 1, mouseJump = 2"#####,
            r#####"mouseJump=2,catJump=1,grid=["####F","#C...","M...."]"#####,
            r#####"catJump: 1, grid: ["####F","#C...","M...."], mouseJump: 2"#####,
            r#####"cat_jump = 1; mouse_jump = 2; grid = ["####F","#C...","M...."];"#####,
            r#####"{"grid": ["####F","#C...","M...."], "catJump": 1, "mouseJump": 2}"#####,
            r#####"{"catJump": 1, "mouseJump": 2, "grid": ["####F","#C...","M...."]}"#####,
            r"{'mouse_jump': 2, 'cat_jump': 1, 'grid': ['####F', '#C...', 'M....']}",
            r#####"{\"grid\":[\"####F\",\"#C...\",\"M....\"],\"catJump\":1,\"mouseJump\":2}"#####,
            "Input: grid = [\"####F\",\"#C...\",\"M....\"], catJump = 1, mouseJump = 2\nOutput: true\n\
             Explanation: Cat cannot catch Mouse on its turn nor can it get the food before Mouse.",
            "输入：grid = [\"####F\",\"#C...\",\"M....\"], catJump = 1, mouseJump = 2\n输出：true\n\
             解释：猫无法抓到老鼠，也没法比老鼠先到达食物。",
            "[\"####F\",\"#C...\",\"M....\"]，catJump：1，mouseJump：2",
            "[\"####F\",\"#C...\",\"M....\"]\n1\n2",
            "[\"####F\",\"#C...\",\"M....\"]\r\n1\r\n2\r\n",
            // All three test cases: only the first is read.
            "[\"####F\",\"#C...\",\"M....\"]\n1\n2\n[\"M.C...F\"]\n1\n4\n[\"M.C...F\"]\n1\n3",
            r#####"canMouseWin(["####F","#C...","M...."], 1, 2)"#####,
            r#####"console.log(solve_board(["####F", "#C...", "M...."], 1, 2).verdict());"#####,
            r#####"BoardSolution().canMouseWin(grid=["####F","#C...","M...."], catJump=1, mouseJump=2)"#####,
            r#####"[["####F","#C...","M...."],1,2]"#####,
            "####F\n#C...\nM....\n1\n2",
            "####F\n#C...\nM....\n1 2",
            "####F\n#C...\nM....\n 1, 2\n",
            "####F\n#C...\nM....\ncatJump = 1, mouseJump = 2",
            "catJump = 1\nmouseJump = 2\n####F\n#C...\nM....",
            "Cat jump: 1\nMouse jump: 2\n\n####F\n#C...\nM....",
            "####F/#C.../M.... cat=1 mouse=2",
            "xxxxF/xC3/M4&cat=1&mouse=2",
        ],
    );
    let all = "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=78";
    reads(
        all,
        &[
            r#####"solve_board(["####F","#C...","M...."], 1, 2, { moveLimit: 78 })"#####,
            "####F\n#C...\nM....\nlimit=78\ncat=1\nmouse=2",
            r#####"{"move_limit": 78, "cat_jump": 1, "mouse_jump": 2, "grid": ["####F","#C...","M...."]}"#####,
        ],
    );
    // If a value occurs twice, the first one counts. A value with a name takes precedence over a value without.
    reads(
        JUMPS,
        &[
            r#####"catJump = 1, mouseJump = 2, grid = ["####F","#C...","M...."], 3, 4, catJump = 5"#####,
            "class BoardSolution:\n    def canMouseWin(self, grid: List[str], catJump: int, mouseJump: int) -> bool:\n\n\
             [\"####F\",\"#C...\",\"M....\"]\n1\n2",
        ],
    );
}

#[test]
fn rows_on_lines() {
    reads(
        NO_MORE,
        &[
            "####F\n#C...\nM....",
            "####F\r\n#C...\r\nM....\r\n",
            "\n\n    ####F\n    #C...\n    M....\n\n  ",
            "\t####F\n\n\t#C...\n\n\tM....",
            "Here is my board:\n\n####F\n#C...\nM....\n\nCan the mouse win?",
            "```\n####F\n#C...\nM....\n```",
            "\"\"\"\n####F\n#C...\nM....\n\"\"\"",
            "`\n####F\n#C...\nM....`",
            "\"####F\n#C...\nM....\"",
            "\u{feff}####F\n#C...\nM....",
            "xxxxF\nxC...\nM....",
            "####F,\n#C...,\nM....",
        ],
    );
    reads("board=M1C3F&cat=6&mouse=7&limit=99", &["M.C...F", "M1C3F", "  M.C...F\n", "\"M.C...F\"", "'M.C...F'\n"]);
    // A board without some pieces is a draft.
    reads("board=3/1x1&cat=6&mouse=7&limit=99", &["...\n.#.", "[\"...\",\".#.\"]", "3/1x1"]);
    reads("board=1&cat=6&mouse=7&limit=99", &[".", "[\".\"]"]);
}

#[test]
fn the_text_of_a_link() {
    reads(
        NO_MORE,
        &[
            "####F/#C.../M....",
            "xxxxF/xC3/M4",
            " xxxxF/xC3/M4\n",
            "\"xxxxF/xC3/M4\"",
            "`####F/#C.../M....`",
            "[\"####F/#C.../M....\"]",
            "The board: `xxxxF/xC3/M4`".trim_start_matches("The board: "),
        ],
    );
    reads("board=8/8&cat=6&mouse=7&limit=99", &["8/8", "\"8/8\""]);
}

#[test]
fn links() {
    // Settings that a link omits have their defaults, as in an opened link.
    reads(
        "board=xxxxF/xC3/M4&cat=1&mouse=2",
        &[
            "board=xxxxF/xC3/M4&cat=1&mouse=2",
            "#board=xxxxF/xC3/M4&cat=1&mouse=2",
            "https://example.org/cat/?lang=en#board=xxxxF/xC3/M4&cat=1&mouse=2",
            "http://localhost:5173/#cat=1&mouse=2&board=xxxxF/xC3/M4",
            "  https://example.org/#board=%23%23%23%23F%2F%23C...%2FM....&cat=1&mouse=2\n",
            "https://example.org/#board=####F/#C.../M....&cat=1&mouse=2",
            "See https://example.org/#board=xxxxF/xC3/M4&cat=1&mouse=2, or not.",
            "Look: https://example.org/#board=xxxxF/xC3/M4&cat=1&mouse=2.",
            "看 https://example.org/#board=xxxxF/xC3/M4&cat=1&mouse=2。",
            "[a board](https://example.org/#board=xxxxF/xC3/M4&cat=1&mouse=2)",
            "<https://example.org/#board=xxxxF/xC3/M4&cat=1&mouse=2>",
            "<cat-mouse-board link=\"board=xxxxF/xC3/M4&cat=1&mouse=2\"></cat-mouse-board>",
            "new BoardEditor('board=xxxxF/xC3/M4&cat=1&mouse=2')",
        ],
    );
    reads("board=MCF&cat=1&mouse=1", &["board=MCF", "#board=MCF", "board=MCF&"]);
    reads("board=M1C3F&cat=8&mouse=1&limit=78", &["https://example.org/#board=M.C...F&cat=8&limit=78"]);
    reads("board=MCF/3&cat=1&mouse=1", &["board=MCF/...", "#cat=1&board=MCF/..."]);

    let editor = pasted("https://example.org/#board=xxxxF/xC3/M4&cat=1&mouse=2&m=11&c=6&turn=mouse").expect("a link");
    let state = State { mouse: cell_at(2, 1), cat: cell_at(1, 1), turn: cat_and_mouse::Player::Mouse };
    assert_eq!(editor.linked_state(), Some(state));
}

/// Texts, each with the code of its error, row and column, and the part of the text at fault.
type Wrong = (&'static str, &'static str, Option<usize>, Option<usize>, Option<&'static str>);

#[test]
fn errors_have_a_message_and_a_position() {
    let wrong: [Wrong; 59] = [
        ("", "not-a-board", None, None, None),
        (" \n\t\n", "not-a-board", None, None, None),
        ("hello", "not-a-board", None, None, None),
        ("Cat and Mouse", "not-a-board", None, None, None),
        ("12", "not-a-board", None, None, None),
        ("1\n2", "not-a-board", None, None, None),
        ("1 2", "not-a-board", None, None, None),
        ("https://example.org/", "not-a-board", None, None, None),
        ("catJump = 1, mouseJump = 2", "not-a-board", None, None, None),
        ("{\"cells\": 3}", "not-a-board", None, None, None),
        ("#board=", "not-a-board", None, None, None),
        ("[]", "empty-grid", None, None, None),
        ("grid = [], catJump = 1, mouseJump = 2", "empty-grid", None, None, None),
        ("[\"\"]", "empty-grid", None, None, None),
        ("[[]]", "empty-grid", None, None, None),
        ("#board=&cat=1", "empty-grid", None, None, Some("")),
        ("[\"MCF\", 5]", "not-a-grid", None, None, Some("5")),
        ("[\"MCF\", null, \"...\"]", "not-a-grid", None, None, Some("null")),
        ("[\"MCF\", [\"...\"]]", "not-a-grid", None, None, Some("[")),
        ("[\"MCF\" + \"...\"]", "not-a-grid", None, None, Some("+")),
        (".\n.\n.\n.\n.\n.\n.\n.\n#\n.", "too-large", None, None, Some("#")),
        ("[\"MCF......\"]", "too-large", Some(0), None, Some("MCF......")),
        ("MCF/...../81", "too-large", Some(2), None, Some("81")),
        ("[\"MCF\",\"..\"]", "ragged-row", Some(1), None, Some("..")),
        ("MCF\n  ....\n", "ragged-row", Some(1), None, Some("....")),
        ("[\"MCF\",\"\"]", "ragged-row", Some(1), None, Some("")),
        ("xxxxF/xC2/M4", "ragged-row", Some(1), None, Some("xC2")),
        ("[[\"M\",\"C\"],[\"F\"]]", "ragged-row", Some(1), None, Some("F")),
        ("[[\"M\",\"C\"],[]]", "ragged-row", Some(1), None, Some("")),
        ("[\"####F\",\"#C.?.\",\"M....\"]", "unknown-character", Some(1), Some(3), Some("?")),
        ("####F\n#c...\nM....", "unknown-character", Some(1), Some(1), Some("c")),
        ("....\nOOOO\n....", "unknown-character", Some(1), Some(0), Some("O")),
        ("M  C F", "unknown-character", Some(0), Some(1), Some(" ")),
        ("  M.C..🐭F", "unknown-character", Some(0), Some(5), Some("🐭")),
        ("鼠: [\"M.\", \".鼠\"]", "unknown-character", Some(1), Some(1), Some("鼠")),
        ("xxxxF/xC2W/M4", "unknown-character", Some(1), Some(4), Some("W")),
        ("[[\"M\",\"C\"],[\"F\",\"W\"]]", "unknown-character", Some(1), Some(1), Some("W")),
        ("[\"MCF\",\"..C\"]", "duplicate-piece", Some(1), Some(2), Some("C")),
        ("M1M", "duplicate-piece", Some(0), Some(2), Some("M")),
        ("[\"MCF\"], catJump = 0", "bad-jump", None, None, Some("0")),
        ("mouseJump = 9, grid = [\"MCF\"], catJump = 8", "bad-jump", None, None, Some("9")),
        ("[\"MCF\"], catJump = two", "bad-jump", None, None, Some("two")),
        ("[\"MCF\"], catJump = 1.5", "bad-jump", None, None, Some("1.5")),
        ("[\"MCF\"]\n-1\n2", "bad-jump", None, None, Some("-1")),
        ("[\"MCF\"]\n1\n99999999999999999999", "bad-jump", None, None, Some("99999999999999999999")),
        ("MCF\n1\n9", "bad-jump", None, None, Some("9")),
        ("C/F/M 9 8", "bad-jump", None, None, Some("9")),
        ("C/F/M 1 -2", "bad-jump", None, None, Some("-2")),
        ("C/F/M 100 1", "bad-jump", None, None, Some("100")),
        // A text with one jump must have both.
        ("[\"MCF\"]\n1", "bad-jump", None, None, None),
        ("grid = [\"MCF\"], catJump = 1", "bad-jump", None, None, None),
        ("mouseJump = 2, grid = [\"MCF\"]", "bad-jump", None, None, None),
        ("MCF\nlimit: 1,000,000", "bad-move-limit", None, None, Some("1,000,000")),
        ("solve_board([\"MCF\"], 1, 2, { moveLimit: 0 })", "bad-move-limit", None, None, Some("0")),
        ("https://example.org/#board=MCF/..?&cat=1", "unknown-character", Some(1), Some(2), Some("?")),
        ("https://example.org/#board=MCF%2F..K&cat=1", "unknown-character", Some(1), Some(2), Some("MCF%2F..K")),
        ("https://example.org/#board=MCF&cat=1&mouse=two", "bad-jump", None, None, Some("two")),
        ("https://example.org/#board=MCF&cat=", "bad-jump", None, None, Some("")),
        ("https://example.org/#limit=0&board=MCF", "bad-move-limit", None, None, Some("0")),
    ];
    for (text, code, row, col, part) in wrong {
        let PasteError { error, range } = pasted(text).err().unwrap_or_else(|| panic!("{text} is read"));
        assert_eq!((error.code(), error.row(), error.col()), (code, row, col), "{text}: {error}");
        assert_eq!(range.clone().map(|place| &text[place]), part, "{text}: {error}");
        // The piece occurs twice in the text. The range must be that of the second occurrence.
        if code == "duplicate-piece" {
            assert_eq!(range.map(|place| place.start), text.rfind(part.expect("a piece")), "{text}");
        }
    }
}

#[test]
fn counts_the_boards_in_a_text_and_takes_the_first() {
    let texts = [
        ("[\"M.C...F\"]\n1\n4", 1),
        (
            "[\"M.C...F\"]\n1\n4\n[\"####F\",\"#C...\",\"M....\"]\n1\n2\n[\"C...#\",\"...#F\",\"....#\",\"M....\"]\n2\n5\n",
            3,
        ),
        (
            "Input: grid = [\"M.C...F\"], catJump = 1, mouseJump = 4\nOutput: true\n\nInput: grid = [\"M.C...F\"], catJump = 1, mouseJump = 3\nOutput: false",
            2,
        ),
        ("canMouseWin([['M','.','C','.','.','.','F']], 1, 4); canMouseWin([['C','M'],['.','F']], 1, 4)", 2),
        // Lists of other strings are not boards, and boards that cannot be read are ignored.
        ("f([\"M.C...F\"], 1, 4); names = [\"cat\", \"mouse\"]; letters = [\"C\", \"M\"]; f([\"MC\", \"F\"])", 1),
        ("https://example.org/#board=M1C3F&cat=1&mouse=4 and https://example.org/#board=MCF&cat=1&mouse=2", 2),
        ("https://example.org/#board=M1C3F&cat=1&mouse=4, not https://example.org/#board=MM", 1),
        ("M.C...F\n1\n4", 1),
    ];
    for (text, boards) in texts {
        let mut editor = BoardEditor::new(BEFORE.parse().expect("a setup"));
        assert_eq!(editor.paste(text), Ok(boards), "{text}");
        assert_eq!(editor.draft().to_string(), "M1C3F", "{text}");
    }
}

/// The cases in a text: each with its link and the expected answer.
fn cases(text: &str) -> Vec<(String, Option<bool>)> {
    let editor = BoardEditor::new(BEFORE.parse().expect("a setup"));
    let cases = editor.read_cases(text).unwrap_or_else(|error| panic!("{error} {:?} in {text}", error.range));
    cases.into_iter().map(|case| (case.link.to_string(), case.expected)).collect()
}

#[test]
fn several_cases_of_a_test_box() {
    let [first, second, third] =
        [r#####"["####F","#C...","M...."]"#####, r#"["M.C...F"]"#, r#"["C...#","...#F","....#","M...."]"#];
    let links = [
        "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=99",
        "board=M1C3F&cat=1&mouse=4&limit=99",
        "board=C3x/3xF/4x/M4&cat=2&mouse=5&limit=99",
    ];
    let expect = |answers: [Option<bool>; 3]| -> Vec<_> { links.map(String::from).into_iter().zip(answers).collect() };
    let all = [Some(true), Some(false), Some(true)];
    for (text, answers) in [
        // LeetCode's input box, with its results below it or after each case.
        (format!("{first}\n1\n2\n{second}\n1\n4\n{third}\n2\n5"), [None; 3]),
        (format!("{first}\n1\n2\n{second}\n1\n4\n{third}\n2\n5\ntrue\nfalse\ntrue\n"), all),
        (format!("{first}\n1\n2\n{second}\n1\n4\n{third}\n2\n5\nExpected\ntrue\nfalse\ntrue\n"), all),
        (
            format!(
                "{first}\n1\n2\n{second}\n1\n4\n{third}\n2\n5\nOutput\ntrue\ntrue\ntrue\nExpected\n[true,false,true]"
            ),
            all,
        ),
        (format!("{first}\n1\n2\ntrue\n{second}\n1\n4\nfalse\n{third}\n2\n5\ntrue"), all),
        (format!("{first}\n1\n2\n{second}\n1\n4\nfalse\n{third}\n2\n5"), [None, Some(false), None]),
        (
            format!(
                "Input\n{first}\n1\n2\nOutput\nfalse\nExpected\ntrue\nInput\n{second}\n1\n4\n\nOutput\nfalse\nExpected\nfalse\n{third}\n2\n5\nTRUE"
            ),
            all,
        ),
        // The statement.
        (
            format!(
                "Example 1:\n\nInput: grid = {first}, catJump = 1, mouseJump = 2\nOutput: true\nExplanation: Cat cannot catch Mouse.\n\nExample 2:\n\nInput: grid = {second}, catJump = 1, mouseJump = 4\nOutput: false\n\nInput: grid = {third}, catJump = 2, mouseJump = 5\nOutput: true"
            ),
            all,
        ),
        // JSON and programs.
        (
            format!(
                r#"[{{"catJump":1,"mouseJump":2,"grid":{first},"mouseWins":true}},{{"catJump":1,"mouseJump":4,"grid":{second},"mouseWins":false}},{{"grid":{third},"catJump":2,"mouseJump":5,"mouseWins":true}}]"#
            ),
            all,
        ),
        (
            format!(
                "assert canMouseWin({first}, 1, 2) == True\nassert canMouseWin({second}, 1, 4) == False\nassert canMouseWin({third}, 2, 5) == True"
            ),
            all,
        ),
        (
            format!(
                "assertTrue(f(new String[]{first}, 1, 2));\nif (f({second}, 1, 4)) return false;\nf({third}, 2, 5);"
            ),
            [None; 3],
        ),
    ] {
        assert_eq!(cases(&text), expect(answers), "{text}");
    }
}

#[test]
fn several_links_are_cases() {
    let text = "https://cat.example/#board=MCF&cat=1&mouse=2 false\nhttps://cat.example/#board=M1F&cat=1&mouse=2, and\nboard=M1FC&cat=1&mouse=2&m=0&c=2&turn=cat\nExpected: true";
    let links = ["board=MCF&cat=1&mouse=2", "board=M1F&cat=1&mouse=2", "board=M1FC&cat=1&mouse=2&m=0&c=2&turn=cat"];
    let expected: Vec<_> = links.map(String::from).into_iter().zip([None, None, Some(true)]).collect();
    assert_eq!(cases(text), expected);
}

#[test]
fn one_board_is_one_case() {
    let link = |link: &str| link.to_owned();
    assert_eq!(cases("M.C\n..F\n1\n2\nOutput: false"), [(link("board=M1C/2F&cat=1&mouse=2&limit=99"), Some(false))]);
    assert_eq!(cases("M.."), [(link("board=M2&cat=6&mouse=7&limit=99"), None)]);
    // Lists of other strings, and boards without food, are not cases.
    let program = r#"names = ["Tom", "Jerry"]; f(["M.C...F"], 1, 4); g(["M.C"], 1, 1); words = ["F", "M"]"#;
    let text = format!(r#"["MCF"], 2, 3; {program}"#);
    let both = [link("board=MCF&cat=2&mouse=3&limit=99"), link("board=M1C3F&cat=1&mouse=4&limit=99")];
    assert_eq!(cases(&text).into_iter().map(|(link, _)| link).collect::<Vec<_>>(), both);
}

#[test]
fn links_keep_what_they_ask() {
    let editor = BoardEditor::new(BEFORE.parse().expect("a setup"));
    let (puzzle, exercise) =
        ("board=MCF&cat=1&mouse=1&hide=1&title=Who", "board=M2F2C&cat=1&mouse=3&goal=cat&walls=1&locked=1,2");
    let text = format!("One (https://example.org/#{puzzle}), and another: #{exercise}.");
    let cases = editor.read_cases(&text).expect("two links");
    let both: Vec<String> = cases.iter().map(|case| format!("{}{}", case.link, case.keys)).collect();
    assert_eq!(both, [puzzle, exercise]);
}

#[test]
fn a_case_that_cannot_be_read_is_pointed_to() {
    let editor = BoardEditor::new(BEFORE.parse().expect("a setup"));
    let text = "# 猫\n[\"MCF\"]\n1\n1\n[\"M.CF\"]\n1\n99\n";
    let error = editor.read_cases(text).expect_err("the jump is too long");
    assert_eq!(error.range.map(|range| &text[range]), Some("99"));
    assert_eq!(error.error.code(), "bad-jump");
    assert_eq!(editor.read_cases("").expect_err("nothing").error, BoardPasteError::NoBoard);
}
