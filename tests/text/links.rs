//! Boards and links as text: written texts are read back, old ones are readable forever, and no text can do harm.

use crate::fixtures::{cell_at, drawn, empty_board};
use cat_and_mouse::board::{BoardDraft, BoardEnding, BoardError, Content, Piece, RuleError};
use cat_and_mouse::graph::{FinalResult, GraphKind};
use cat_and_mouse::text::{BoardLink, GraphLink, LinkKeys, Setup, SetupError, Tab};
use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player, State};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// Any draft of any shape: some walls, and each piece on floor or nowhere.
fn drafts() -> impl Strategy<Value = BoardDraft> {
    let pieces = vec((any::<bool>(), any::<Index>()), 3);
    (1..=8_u8, 1..=8_u8, vec(prop::bool::weighted(0.35), 64), pieces).prop_map(|(rows, cols, walls, pieces)| {
        let mut draft = empty_board(rows, cols);
        for (cell, wall) in draft.cells().into_iter().zip(walls) {
            draft.set_wall(cell, wall);
        }
        for (piece, (stands, index)) in Piece::ALL.into_iter().zip(pieces) {
            let free = draft.floor().into_iter().filter(|&cell| draft.content(cell) == Content::Floor);
            let free: Vec<Cell> = free.collect();
            if stands && !free.is_empty() {
                draft.put(piece, *index.get(&free));
            }
        }
        draft
    })
}

fn setups() -> impl Strategy<Value = Setup> {
    let limits = prop_oneof![Just(1), Just(1_000), Just(10_000), 1..=10_000_u32];
    (drafts(), 1..=8_u32, 1..=8_u32, limits).prop_map(|(draft, cat, mouse, limit)| setup(draft, cat, mouse, limit))
}

fn setup(draft: BoardDraft, cat: u32, mouse: u32, limit: u32) -> Setup {
    let jumps = Jumps::new(cat, mouse).expect("jumps from 1 to 8");
    Setup { draft, jumps, move_limit: MoveLimit::new(limit).expect("a limit from 1 to 10,000") }
}

/// The rows of the draft in LeetCode's characters.
fn rows(draft: &BoardDraft) -> Vec<String> {
    let character = |row, col| match draft.content(cell_at(row, col)) {
        Content::Floor => '.',
        Content::Wall => '#',
        Content::Piece(Piece::Cat) => 'C',
        Content::Piece(Piece::Mouse) => 'M',
        Content::Piece(Piece::Food) => 'F',
    };
    (0..draft.rows()).map(|row| (0..draft.cols()).map(|col| character(row, col)).collect()).collect()
}

/// Every byte as `%` and two digits.
fn percent_encoded(text: &str) -> String {
    text.bytes().flat_map(|byte| format!("%{byte:02X}").into_bytes()).map(char::from).collect()
}

proptest! {
    #![proptest_config(drawn(256))]

    #[test]
    fn rows_and_the_compact_form_are_read_back(draft in drafts()) {
        prop_assert_eq!(draft.to_rows(), rows(&draft));
        prop_assert_eq!(BoardDraft::from_rows(&draft.to_rows()), Ok(draft));
        prop_assert_eq!(draft.to_rows().join("/").parse(), Ok(draft));
        let text = draft.to_string();
        prop_assert_eq!(text.parse(), Ok(draft));
        prop_assert!(text.chars().all(|character| "xCMF12345678/".contains(character)), "{}", text);
        let runs = text.as_bytes().windows(2).all(|pair| !pair.iter().all(u8::is_ascii_digit));
        prop_assert!(runs, "one digit for each run of floor: {}", text);
        prop_assert!(text.len() <= 71);
        // A board is a draft with all its pieces.
        let board = text.parse::<Board>();
        if let Some(piece) = draft.missing().next() {
            prop_assert_eq!(board, Err(BoardError::MissingPiece { piece }));
        } else {
            let board = board.expect("a complete board");
            prop_assert_eq!((BoardDraft::from(board), board.to_string()), (draft, text));
            prop_assert_eq!(Board::from_rows(&draft.to_rows()), Ok(board));
        }
    }

    /// A wall may be `#` or `x`. A run of floor may be cut anywhere or written as dots.
    #[test]
    fn all_ways_to_write_a_board_are_read(draft in drafts(), choices in vec(any::<(bool, Index)>(), 64)) {
        let mut choices = choices.into_iter();
        let mut text = String::new();
        for row in rows(&draft) {
            if !text.is_empty() {
                text.push('/');
            }
            let mut rest = row.as_str();
            while !rest.is_empty() {
                let (other, cut) = choices.next().expect("no more symbols than cells");
                let run = rest.len() - rest.trim_start_matches('.').len();
                let taken = if run == 0 { 1 } else { 1 + cut.index(run) };
                match (&rest[..1], other) {
                    ("#", true) => text.push('x'),
                    (".", true) => text.push_str(&taken.to_string()),
                    (".", false) => text.push_str(&rest[..taken]),
                    (symbol, _) => text.push_str(symbol),
                }
                rest = &rest[taken..];
            }
        }
        prop_assert_eq!(text.parse(), Ok(draft), "{}", text);
    }

    #[test]
    fn links_are_read_back(setup in setups()) {
        let link = setup.to_string();
        prop_assert_eq!(link.parse(), Ok(setup));
        prop_assert_eq!(format!("#{link}").parse(), Ok(setup));
        prop_assert_eq!(link.contains("limit"), setup.move_limit != MoveLimit::default());
        // The link needs no encoding in a fragment.
        prop_assert!(link.chars().all(|character| character.is_ascii_alphanumeric() || "=&/".contains(character)), "{}", link);
    }

    #[test]
    fn keys_may_be_in_any_order_with_unknown_keys_between(
        setup in setups(),
        parts in Just(vec![0, 1, 2, 3, 4, 5, 6]).prop_shuffle(),
        encoded in any::<[bool; 4]>(),
    ) {
        let (cat, mouse) = (setup.jumps.of(Player::Cat), setup.jumps.of(Player::Mouse));
        let values = [setup.draft.to_string(), cat.to_string(), mouse.to_string(), setup.move_limit.plies().to_string()];
        let written = |index: usize| {
            let value = &values[index];
            if encoded[index] { percent_encoded(value) } else { value.clone() }
        };
        let parts: Vec<String> = parts
            .into_iter()
            .map(|part| match part {
                0 => format!("board={}", written(0)),
                1 => format!("cat={}", written(1)),
                2 => format!("mouse={}", written(2)),
                3 => format!("limit={}", written(3)),
                4 => "m=3&c=%2&turn=cat".to_owned(),
                5 => "Board=?&cats=9&=9&limit%20=0&🐭=🐱".to_owned(),
                _ => "&&colour".to_owned(),
            })
            .collect();
        let link = parts.join("&");
        prop_assert_eq!(link.parse(), Ok(setup), "{}", link);
    }
}

/// Published texts of boards, in both forms, which must stay readable forever. Add to them, change none.
const BOARDS: [(&str, &[&str]); 12] = [
    ("xxxxF/xC3/M4", &["####F", "#C...", "M...."]),
    ("####F/#C.../M....", &["####F", "#C...", "M...."]),
    ("M1C3F", &["M.C...F"]),
    ("C3x/3xF/4x/M4", &["C...#", "...#F", "....#", "M...."]),
    ("1M3/2x2/x2x1/Cx1x1/3xF", &[".M...", "..#..", "#..#.", "C#.#.", "...#F"]),
    (
        "1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4",
        &[".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."],
    ),
    ("F3C/3x1/xx3/x1xxM/x1xx1/1x3", &["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."]),
    ("8/8/8/8/8/8/8/8", &["........"; 8]),
    ("1", &["."]),
    ("x", &["#"]),
    ("C/M/F", &["C", "M", "F"]),
    ("x#1.2", &["##...."]),
];

#[test]
fn boards_in_old_links_can_still_be_read_and_are_written_as_before() {
    for (text, rows) in BOARDS {
        let draft: BoardDraft = text.parse().expect(text);
        assert_eq!(draft.to_rows(), rows, "{text}");
        assert_eq!(draft, BoardDraft::from_rows(rows).expect(text));
        if !text.contains(['#', '.']) {
            assert_eq!(draft.to_string(), text);
        }
    }
}

#[test]
fn rows_may_be_on_lines_of_their_own_with_space_around_them() {
    let board: Board = "####F/#C.../M....".parse().expect("a board");
    for text in ["####F\n#C...\nM....", "\n    ####F\n    #C...\n    M....\n  ", "####F\r\n#C3\r\nM4\r\n"] {
        assert_eq!(text.parse(), Ok(board), "{text:?}");
    }
    assert!(" ####F/#C.../M....".parse::<Board>().is_err(), "one line has no indentation");
    let ragged = "####F\n\n#C...\nM....".parse::<Board>().expect_err("an empty line is an empty row");
    assert_eq!((ragged.code(), ragged.row()), ("ragged-row", Some(1)));
}

/// Published links, in full or by hand, which must stay readable forever. Add to them, change none.
const LINKS: [(&str, &str, u32, u32, u32); 17] = [
    ("board=xxxxF/xC3/M4&cat=1&mouse=2", "xxxxF/xC3/M4", 1, 2, 1_000),
    ("#board=xxxxF/xC3/M4&cat=1&mouse=2", "xxxxF/xC3/M4", 1, 2, 1_000),
    ("board=M1C3F&cat=1&mouse=4&limit=78", "M1C3F", 1, 4, 78),
    ("board=M1C3F&cat=8&mouse=8&limit=10000", "M1C3F", 8, 8, 10_000),
    // The state is not part of the setup.
    ("board=xxxxF/xC3/M4&cat=1&mouse=2&m=12&c=6&turn=cat", "xxxxF/xC3/M4", 1, 2, 1_000),
    // Absent keys have their defaults.
    ("board=M1C3F", "M1C3F", 1, 1, 1_000),
    ("mouse=3&board=M1C3F", "M1C3F", 1, 3, 1_000),
    // Keys in any order, with unknown keys.
    ("utm_source=x&limit=5&mouse=2&lang=zh&cat=3&board=M1C3F", "M1C3F", 3, 2, 5),
    // The first of two equal keys counts.
    ("board=MCF&board=8&cat=2&cat=3", "MCF", 2, 1, 1_000),
    // Links that a program has percent-encoded, in capitals or not.
    ("board=xxxxF%2FxC3%2FM4&cat=1&mouse=2", "xxxxF/xC3/M4", 1, 2, 1_000),
    ("board=%23%23%23%23F%2F%23C...%2fM....&cat=%31&mouse=%32", "xxxxF/xC3/M4", 1, 2, 1_000),
    ("b%6Fard=MCF", "MCF", 1, 1, 1_000),
    // Rows in LeetCode's form.
    ("board=####F/#C.../M....&cat=1&mouse=2", "xxxxF/xC3/M4", 1, 2, 1_000),
    // Incomplete boards.
    ("board=8/8/8&cat=1&mouse=2", "8/8/8", 1, 2, 1_000),
    ("#board=1", "1", 1, 1, 1_000),
    ("board=MCF&cat=01&mouse=002&limit=00003", "MCF", 1, 2, 3),
    ("&&board=MCF&&=&cat=2&", "MCF", 2, 1, 1_000),
];

#[test]
fn old_links_can_still_be_read() {
    for (link, board, cat, mouse, limit) in LINKS {
        let expected = setup(board.parse().expect(board), cat, mouse, limit);
        assert_eq!(link.parse(), Ok(expected), "{link}");
    }
}

#[test]
fn the_format_of_links_is_unchanged() {
    for (board, cat, mouse, limit, link) in [
        ("xxxxF/xC3/M4", 1, 2, 1_000, "board=xxxxF/xC3/M4&cat=1&mouse=2"),
        ("xxxxF/xC3/M4", 8, 1, 78, "board=xxxxF/xC3/M4&cat=8&mouse=1&limit=78"),
        ("8", 1, 1, 999, "board=8&cat=1&mouse=1&limit=999"),
    ] {
        assert_eq!(setup(board.parse().expect(board), cat, mouse, limit).to_string(), link);
    }
}

/// A link, the mouse's and the cat's row and column, and the turn.
type Named = (&'static str, (u8, u8), (u8, u8), Player);

/// Published links with a state, which must stay readable forever. Add to them, change none.
const STATES: [Named; 7] = [
    ("board=xxxxF/xC3/M4&cat=1&mouse=2&m=12&c=6&turn=cat", (2, 2), (1, 1), Player::Cat),
    ("board=xxxxF/xC3/M4&cat=1&mouse=2&m=10&c=6&turn=mouse", (2, 0), (1, 1), Player::Mouse),
    ("#board=xxxxF/xC3/M4&m=4&c=4&turn=mouse", (0, 4), (0, 4), Player::Mouse),
    ("turn=cat&c=06&m=%31%32&lang=zh&board=xxxxF/xC3/M4", (2, 2), (1, 1), Player::Cat),
    ("board=xxxxF/xC3/M4&m=12&m=0&c=6&turn=cat&turn=dog", (2, 2), (1, 1), Player::Cat),
    ("board=8/8/8/8/8/8/8/8&cat=1&mouse=1&limit=5&m=63&c=0&turn=cat", (7, 7), (0, 0), Player::Cat),
    ("board=1&m=0&c=0&turn=cat", (0, 0), (0, 0), Player::Cat),
];

#[test]
fn old_links_with_a_state_can_still_be_read() {
    for (text, mouse, cat, turn) in STATES {
        let link: BoardLink = text.parse().expect(text);
        let state = State { mouse: cell_at(mouse.0, mouse.1), cat: cell_at(cat.0, cat.1), turn };
        assert_eq!(link.state, Some(state), "{text}");
        assert_eq!(text.parse(), Ok(link.setup), "{text}");
        assert_eq!(link.to_string().parse(), Ok(link), "{text}");
    }
    assert_eq!(STATES[0].0.parse::<BoardLink>().map(|link| link.to_string()).as_deref(), Ok(STATES[0].0));
    let limited = "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=78&m=12&c=6&turn=cat";
    assert_eq!(limited.parse::<BoardLink>().map(|link| link.to_string()).as_deref(), Ok(limited));
    // Without a state, a link is just the text of its setup.
    for (text, ..) in LINKS {
        let link: BoardLink = text.parse().expect(text);
        assert_eq!(BoardLink { state: None, ..link }.to_string(), link.setup.to_string(), "{text}");
    }
}

#[test]
fn a_board_is_read_whatever_its_state() {
    for state in [
        "",
        "&m=12",
        "&m=12&c=6",
        "&c=6&turn=cat",
        "&m=12&turn=cat",
        "&m=0&c=6&turn=cat",  // a wall
        "&m=12&c=5&turn=cat", // a wall
        "&m=15&c=6&turn=cat", // the board has cells 0 to 14
        "&m=12&c=-1&turn=cat",
        "&m=12&c=99999999999999999999999&turn=cat",
        "&m=1.5&c=6&turn=cat",
        "&m=&c=6&turn=cat",
        "&m=12&c=6&turn=",
        "&m=12&c=6&turn=Cat",
        "&m=12&c=6&turn=food",
        "&M=12&c=6&turn=cat",
    ] {
        let text = format!("board=xxxxF/xC3/M4&cat=1&mouse=2{state}");
        let link: BoardLink = text.parse().expect("the board is right");
        assert_eq!(link.state, None, "{text}");
        assert_eq!(link.to_string(), "board=xxxxF/xC3/M4&cat=1&mouse=2");
    }
}

#[test]
fn bad_texts_say_what_is_wrong_and_where() {
    let wrong = [
        ("", BoardError::EmptyGrid),
        ("/", BoardError::EmptyGrid),
        ("/////////", BoardError::EmptyGrid),
        ("1/1/1/1/1/1/1/1/1", BoardError::TooLarge { row: None }),
        ("MCF/81", BoardError::TooLarge { row: Some(1) }),
        ("88888888888888888888", BoardError::TooLarge { row: Some(0) }),
        ("MCF/2", BoardError::RaggedRow { row: 1, length: 2, expected: 3 }),
        ("MCF/3/", BoardError::RaggedRow { row: 2, length: 0, expected: 3 }),
        ("/MCF", BoardError::RaggedRow { row: 1, length: 3, expected: 0 }),
        ("MCF0", BoardError::UnknownCharacter { cell: cell_at(0, 3), character: '0' }),
        ("MCF9", BoardError::UnknownCharacter { cell: cell_at(0, 3), character: '9' }),
        // Columns are those of the board, not of the text.
        ("MCF/2X", BoardError::UnknownCharacter { cell: cell_at(1, 2), character: 'X' }),
        ("MCF4/6f", BoardError::UnknownCharacter { cell: cell_at(1, 6), character: 'f' }),
        ("MCF\t", BoardError::UnknownCharacter { cell: cell_at(0, 3), character: '\t' }),
        ("MC2F/4M", BoardError::DuplicatePiece { piece: Piece::Mouse, cell: cell_at(1, 4) }),
    ];
    for (text, error) in wrong {
        assert_eq!(text.parse::<BoardDraft>(), Err(error.clone()), "{text}");
        assert_eq!(text.parse::<Board>(), Err(error), "{text}");
    }
}

#[test]
fn rows_do_not_allow_the_shorthand_of_links() {
    for row in ["MCFx", "MCF1"] {
        assert!(matches!(BoardDraft::from_rows(&[row]), Err(BoardError::UnknownCharacter { .. })), "{row}");
    }
    let slash = BoardDraft::from_rows(&["MCF/..."]).expect_err("one row");
    assert_eq!(slash, BoardError::UnknownCharacter { cell: cell_at(0, 3), character: '/' });
}

#[test]
fn bad_links_say_what_is_wrong() {
    let jump = |player, given: &str| SetupError::from(RuleError::BadJump { player, given: given.to_owned() });
    let limit = |given: &str| SetupError::from(RuleError::BadMoveLimit { given: given.to_owned() });
    let wrong = [
        ("", BoardError::EmptyGrid.into()),
        ("#", BoardError::EmptyGrid.into()),
        ("board", BoardError::EmptyGrid.into()),
        ("board=", BoardError::EmptyGrid.into()),
        ("cat=1&mouse=2", BoardError::EmptyGrid.into()),
        ("##board=MCF", BoardError::EmptyGrid.into()),
        ("BOARD=MCF", BoardError::EmptyGrid.into()),
        // In a fragment, a plus stands for a space.
        ("board=M+C", BoardError::UnknownCharacter { cell: cell_at(0, 1), character: ' ' }.into()),
        ("board=M%C", BoardError::UnknownCharacter { cell: cell_at(0, 1), character: '%' }.into()),
        ("board=M%F0%9F%90%AD", BoardError::UnknownCharacter { cell: cell_at(0, 1), character: '🐭' }.into()),
        ("board=M%FF", BoardError::UnknownCharacter { cell: cell_at(0, 1), character: '\u{fffd}' }.into()),
        ("board=MCF&cat=0", jump(Player::Cat, "0")),
        ("board=MCF&cat=9", jump(Player::Cat, "9")),
        ("board=MCF&mouse=300", jump(Player::Mouse, "300")),
        ("board=MCF&mouse=257", jump(Player::Mouse, "257")),
        ("board=MCF&cat=", jump(Player::Cat, "\"\"")),
        ("board=MCF&cat", jump(Player::Cat, "\"\"")),
        ("board=MCF&cat=-1", jump(Player::Cat, "\"-1\"")),
        ("board=MCF&mouse=1.0", jump(Player::Mouse, "\"1.0\"")),
        ("board=MCF&mouse=4294967297", jump(Player::Mouse, "\"4294967297\"")),
        ("board=MCF&mouse=%EF%BC%91", jump(Player::Mouse, "\"１\"")),
        ("board=MCF&limit=0", limit("0")),
        ("board=MCF&limit=10001", limit("10001")),
        ("board=MCF&limit=66536", limit("66536")),
        ("board=MCF&limit=1e3", limit("\"1e3\"")),
        ("board=MCF&limit=1+000", limit("\"1 000\"")),
        // A long value is cut after twenty characters, and dots follow.
        ("board=MCF&limit=12345678901234567890", limit("\"12345678901234567890\"")),
        ("board=MCF&limit=123456789012345678901", limit("\"12345678901234567890…\"")),
    ];
    for (link, error) in wrong {
        assert_eq!(link.parse::<Setup>(), Err(error), "{link}");
    }
}

#[test]
fn very_long_texts_are_rejected_quickly() {
    let long = "8".repeat(10_000_000);
    assert_eq!(long.parse::<BoardDraft>(), Err(BoardError::TooLarge { row: Some(0) }));
    assert_eq!(BoardDraft::from_rows(&[&long]), Err(BoardError::TooLarge { row: Some(0) }));
    assert_eq!("/".repeat(10_000_000).parse::<BoardDraft>(), Err(BoardError::EmptyGrid));
    let jump = format!("board=MCF&cat={long}").parse::<Setup>().expect_err("a long jump");
    assert_eq!(jump, RuleError::BadJump { player: Player::Cat, given: format!("\"{}…\"", &long[..20]) }.into());
}

#[test]
fn reads_what_a_link_says_besides_the_board() {
    let keys =
        LinkKeys::of("#board=MCF&cat=1&mouse=2&m=0&c=1&turn=cat&view=what-if&ply=12&hide=1&title=%E7%8C%AB+%26+1");
    let expected =
        LinkKeys { view: Some(Tab::WhatIf), ply: 12, hide: true, title: "猫 & 1".into(), terms: String::new() };
    assert_eq!(keys, expected);
    assert_eq!(LinkKeys::of("board=MCF&hide=1&count=1").to_string(), "&hide=1&count=1");
    let solved = LinkKeys::of("board=M2F1C&goal=cat&walls=1&from=M1F1C");
    assert_eq!(solved.terms, "goal=cat&walls=1&from=M1F1C", "with the board that the exercise starts from");
    for text in ["board=MCF", "", "#", "view=Map&ply=-1&hide=true", "view=&ply=10001&hide=&title=&ply=3"] {
        assert_eq!(LinkKeys::of(text), LinkKeys::default(), "{text}");
    }
    for tab in Tab::ALL {
        assert_eq!(LinkKeys::of(&format!("view={}", tab.name())).view, Some(tab));
    }
}

#[test]
fn a_title_is_one_line_of_80_characters() {
    let titled = |title: &str| LinkKeys::default().with_title(title);
    assert_eq!(titled(" a\nb\t<c> ").title, "a b <c>");
    assert_eq!(titled(&"鼠".repeat(81)).title, "鼠".repeat(80));
    assert_eq!(titled("Mouse & cat: 100 %?").to_string(), "&title=Mouse%20%26%20cat:%20100%20%25%3F");
    assert_eq!(LinkKeys::of(&format!("title={}", "x".repeat(90))).title.len(), 80);
}

proptest! {
    #![proptest_config(drawn(256))]

    #[test]
    fn what_a_link_says_is_read_back(
        tab in prop::option::of(select(Tab::ALL.to_vec())),
        ply in 0..=10_000_u16,
        hide: bool,
        title in any::<String>(),
        terms in select(vec!["", "goal=mouse:12", "walls=0", "goal=cat&walls=2&locked=1,2+1,3", "locked="]),
        setup in setups(),
    ) {
        let keys = LinkKeys { view: tab, ply, hide, terms: terms.into(), ..LinkKeys::default() }.with_title(&title);
        let text = format!("{setup}{keys}");
        prop_assert!(text.bytes().all(|byte| (b'!'..=b'~').contains(&byte) && !b"<>\"'`\\".contains(&byte)), "{text}");
        prop_assert_eq!(LinkKeys::of(&text), keys);
        prop_assert_eq!(text.parse::<Setup>(), Ok(setup));
    }
}

/// Links by earlier editions of the page or by hand, and the boards that they opened.
#[test]
fn old_links_open_as_they_did() {
    let file: Value = serde_json::from_str(include_str!("../fixtures/cases/links.json")).expect("a JSON file");
    let list = |key: &str| file[key].as_array().expect("a list").clone();
    let text = |link: &Value| link["link"].as_str().expect("a link").to_owned();
    let state = |state: Option<[usize; 2]>, turn: Option<Player>| match (state, turn) {
        (Some([mouse, cat]), Some(turn)) => json!({ "mouse": mouse, "cat": cat, "turn": turn.name() }),
        _ => Value::Null,
    };
    for old in list("boards") {
        let about = text(&old);
        let BoardLink { setup, state: named } = about.parse().expect(&about);
        let cells = named.map(|named| [named.mouse, named.cat].map(|cell| setup.draft.number(cell)));
        let verdict = setup.solve().ok().map(|solution| {
            let outcome = solution.outcome(named.unwrap_or(solution.start())).expect("a state");
            let ending = match outcome.ending {
                BoardEnding::Food => "food",
                BoardEnding::Capture => "capture",
                BoardEnding::Limit => "limit",
            };
            json!({ "winner": outcome.winner.name(), "ending": ending, "plies": outcome.plies })
        });
        let opened = json!({
            "link": about,
            "grid": setup.draft.to_rows(),
            "catJump": setup.jumps.of(Player::Cat),
            "mouseJump": setup.jumps.of(Player::Mouse),
            "moveLimit": setup.move_limit.plies(),
            "state": state(cells, named.map(|named| named.turn)),
            "verdict": verdict,
        });
        assert_eq!(opened, old);
        assert_eq!(LinkKeys::of(&about), LinkKeys::default());
    }
    for old in list("graphs") {
        let about = text(&old);
        let link: GraphLink = about.parse().expect(&about);
        let (draft, named) = (link.draft, link.state);
        let mut neighbours = vec![Vec::new(); draft.nodes().len()];
        for (from, to) in draft.edges() {
            neighbours[from].push(to);
            if draft.kind() == GraphKind::Game {
                neighbours[to].push(from);
            }
        }
        for list in &mut neighbours {
            list.sort_unstable();
        }
        let opened = json!({
            "link": about,
            "kind": draft.kind().name(),
            "neighbours": neighbours,
            "marks": draft.nodes().iter().map(|node| node.result.map(FinalResult::name)).collect::<Vec<_>>(),
            "state": state(named.map(|named| [named.mouse.index(), named.cat.index()]), named.map(|named| named.turn)),
        });
        assert_eq!(opened, old);
    }
    for old in list("shown") {
        let LinkKeys { view, ply, hide, title, terms } = LinkKeys::of(&text(&old));
        let view = view.map(Tab::name);
        assert_eq!(
            json!({ "link": text(&old), "view": view, "ply": ply, "hide": hide, "title": title, "terms": terms }),
            old
        );
    }
    assert_eq!(["boards", "graphs", "shown"].map(|key| list(key).len()), [12, 8, 10]);
}
