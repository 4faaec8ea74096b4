//! Valid texts with small faults: boards, links and pasted texts with characters or bytes inserted, deleted, swapped,
//! replaced, doubled or cut off. Each is read or refused, without a panic, and a text that is read can be written and read
//! back.
//!
//! The same texts are tried every time. More of them: `MUTATIONS=10000000 cargo test --release --test main text::mutations`

use std::panic::catch_unwind;

use crate::fixtures::cases;
use cat_and_mouse::Board;
use cat_and_mouse::board::{BoardDraft, BoardError};
use cat_and_mouse::edit::{BoardEditor, GraphEditor};
use cat_and_mouse::text::{BoardLink, BoardPasteError, GraphLink, Setup, SetupError};
use fastrand::Rng;

/// The number of mutated texts of each kind.
fn count() -> u64 {
    let asked = std::env::var("MUTATIONS").map(|count| count.parse().expect("how many texts are to be tried"));
    asked.unwrap_or(200_000)
}

/// The compact form of real boards, and their rows joined; then some incomplete boards.
fn texts() -> Vec<String> {
    let mut texts: Vec<String> = cases().iter().map(|case| case.given.rows.join("/")).collect();
    texts.extend(cases().iter().map(|case| case.given.board().to_string()));
    texts.extend(["8/8/8/8/8/8/8/8", "1", "x", "C/M/F", "x#1.2", "1x1F/4"].map(str::to_owned));
    texts
}

/// Links to real boards, and some that a person or another program might write.
fn links() -> Vec<String> {
    let settings = ["&cat=1&mouse=2", "&mouse=8&cat=8&limit=10000", "", "&cat=3&limit=78&m=12&c=6&turn=cat"];
    let of_cases = texts().into_iter().zip(settings.into_iter().cycle());
    let mut links: Vec<String> = of_cases.map(|(text, settings)| format!("#board={text}{settings}")).collect();
    links.extend([
        "board=xxxxF%2FxC3%2FM4&cat=1&mouse=2".to_owned(),
        "board=%23%23%23%23F%2F%23C...%2fM....&cat=%31&mouse=%32".to_owned(),
        "utm_source=x&limit=00005&mouse=02&lang=zh&cat=3&board=M1C3F&board=?".to_owned(),
    ]);
    links
}

/// Real boards as people have them on their clipboards.
fn pasted() -> Vec<String> {
    let forms = cases().into_iter().enumerate().map(|(number, case)| {
        let rows = &case.given.rows;
        let letters = |row: &String| format!("{:?}", row.chars().collect::<Vec<_>>());
        match number % 8 {
            0 => format!("grid = {rows:?}, catJump = 1, mouseJump = 2"),
            1 => format!("{rows:?}\n1\n2"),
            2 => rows.join("\n"),
            3 => format!("[{}]", rows.iter().map(letters).collect::<Vec<_>>().join(",\n")),
            4 => format!("https://example.org/#board={}&cat=1&mouse=2&m=1&c=2&turn=cat", case.given.board()),
            5 => format!("{{\"grid\": {rows:?}, \"cat_jump\": 8, \"limit\": 10000}}"),
            6 => format!("  {}\n\n3\n4\n", rows.join("\r\n  ")),
            _ => format!("see `{}`, cat: 3", case.given.board()),
        }
    });
    forms.collect()
}

/// Characters to insert: some that belong in these texts, and some that do not.
const STRANGE: [char; 44] = [
    '.', '#', 'x', 'C', 'M', 'F', '1', '2', '3', '5', '8', '/', '9', '0', 'X', 'c', ' ', '\n', '\0', '&', '=', '%',
    '+', '-', 'é', '鼠', '🐭', '\u{301}', '\u{202e}', '\u{feff}', '１', '[', ']', '{', '}', '(', ')', '"', '\'', '“',
    ',', ':', '：', '\\',
];

/// Strings to insert.
const STRANGE_PARTS: [&str; 14] = [
    "#board=",
    "&cat=",
    "&mouse=9",
    "&limit=",
    "&at=",
    "%2F",
    "%F0%9F%90%AD",
    "%FF",
    "99999999999999999999",
    "catJump = ",
    "mouse_jump:9",
    "limit=1,000",
    "\"\",",
    "],[",
];

/// Changes the text in one to five places.
fn mutated(rng: &mut Rng, text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..rng.usize(1..=5) {
        text = if rng.u8(..) < 40 { with_bytes_changed(rng, &text) } else { with_characters_changed(rng, &text) };
    }
    text
}

/// A random span of a text of this length; short ones are more likely.
fn span(rng: &mut Rng, length: usize) -> std::ops::Range<usize> {
    let start = rng.usize(..=length);
    let longest = if rng.bool() { 1 } else { length };
    start..rng.usize(start..=length.min(start + longest))
}

fn with_characters_changed(rng: &mut Rng, text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let place = rng.usize(..=characters.len());
    let chosen = span(rng, characters.len());
    let strange = match rng.u8(..4) {
        0 => (*rng.choice(STRANGE_PARTS).expect("there are some")).to_owned(),
        _ => rng.choice(STRANGE).expect("there are some").to_string(),
    };
    let strange: Vec<char> = strange.chars().collect();
    match rng.u8(..7) {
        0 => drop(characters.splice(place..place, strange)),
        1 => drop(characters.splice(chosen, strange)),
        2 => drop(characters.drain(chosen)),
        3 => characters.extend_from_within(chosen),
        4 => {
            let doubled = characters[chosen].to_vec();
            characters.splice(place..place, doubled);
        }
        5 if characters.len() > 1 => {
            let other = rng.usize(..characters.len());
            characters.swap(place.min(other), other);
        }
        _ => characters.truncate(place),
    }
    characters.into_iter().collect()
}

/// Changes bytes; invalid UTF-8 is then replaced, as a browser would.
fn with_bytes_changed(rng: &mut Rng, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = rng.usize(..=bytes.len());
    match (rng.u8(..3), bytes.get_mut(place)) {
        (0, Some(byte)) => *byte ^= 1 << rng.u8(..8),
        (1, Some(_)) => drop(bytes.remove(place)),
        _ => bytes.insert(place, rng.u8(..)),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Checks that the message is complete and short, however wrong the text is.
fn check_error(code: &str, error: &impl ToString) {
    let sentence = error.to_string();
    assert!(sentence.ends_with('.') && sentence.chars().count() < 200, "{sentence}");
    assert!(!code.is_empty());
}

/// Checks that the draft is written and read back in both forms, and then written in the same way.
fn check_draft(draft: &BoardDraft) {
    let text = draft.to_string();
    assert_eq!(text.parse::<BoardDraft>().as_ref(), Ok(draft));
    assert_eq!(text.parse::<BoardDraft>().map(|draft| draft.to_string()), Ok(text));
    let rows = draft.to_rows();
    assert_eq!(BoardDraft::from_rows(&rows).as_ref(), Ok(draft));
    assert_eq!(rows.join("/").parse::<BoardDraft>().as_ref(), Ok(draft));
    // A board is a draft with all its pieces.
    let board = Board::try_from(*draft);
    assert_eq!(board.is_ok(), draft.missing().next().is_none());
    assert_eq!(board, Board::from_rows(&rows));
    if let Ok(board) = board {
        assert_eq!(board.to_string().parse(), Ok(board));
        assert_eq!(&BoardDraft::from(board), draft);
    }
}

/// Mutates the texts repeatedly, and passes each to the check, which returns whether it could be read.
fn try_mutated(texts: &[String], check: fn(&str) -> bool) {
    let (mut read, mut refused) = (0, 0);
    for number in 0..count() {
        let mut rng = Rng::with_seed(number);
        let text = rng.choice(texts).expect("there are some");
        let text = mutated(&mut rng, text);
        let Ok(is_read) = catch_unwind(|| check(&text)) else { panic!("text number {number}: {text:?}") };
        *(if is_read { &mut read } else { &mut refused }) += 1;
    }
    println!("{read} read, {refused} refused");
    assert!(read > 0 && refused > 0, "{read} read, {refused} refused");
}

/// Checks that draft and board of the same text agree. Returns whether the text could be read.
fn check_read(draft: &Result<BoardDraft, BoardError>, board: Result<Board, BoardError>) -> bool {
    match draft {
        Ok(draft) => {
            check_draft(draft);
            assert_eq!(board, Board::try_from(*draft));
        }
        Err(error) => {
            check_error(error.code(), error);
            let error = board.expect_err("not even a draft");
            check_error(error.code(), &error);
        }
    }
    draft.is_ok()
}

#[test]
fn rows_are_read_or_refused() {
    // Rows are mutated together, so that line breaks can appear and disappear.
    let boards: Vec<String> = cases().iter().map(|case| case.given.rows.join("\n")).collect();
    try_mutated(&boards, |text| {
        let rows: Vec<&str> = text.split('\n').collect();
        let draft = BoardDraft::from_rows(&rows);
        assert!(draft.as_ref().map_or(true, |draft| draft.to_rows() == rows));
        check_read(&draft, Board::from_rows(&rows))
    });
}

#[test]
fn texts_are_read_or_refused() {
    try_mutated(&texts(), |text| check_read(&text.parse(), text.parse()));
}

#[test]
fn links_are_read_or_refused() {
    try_mutated(&links(), |link| {
        let setup = link.parse::<Setup>();
        match &setup {
            Ok(setup) => {
                check_draft(&setup.draft);
                let link = setup.to_string();
                assert_eq!(link.parse::<Setup>().as_ref(), Ok(setup));
                assert_eq!(format!("#{link}").parse::<Setup>().map(|setup| setup.to_string()), Ok(link));
            }
            Err(error) => check_error(error.code(), error),
        }
        setup.is_ok()
    });
}

#[test]
fn pasted_texts_are_read_or_refused() {
    try_mutated(&pasted(), |text| {
        let before: Setup = "board=1&cat=3&mouse=4&limit=5".parse().expect("a setup");
        let mut editor = BoardEditor::new(before);
        let result = editor.paste(text);
        match &result {
            Ok(_) => {
                let setup = *editor.setup();
                check_draft(&setup.draft);
                let link = BoardLink { setup, state: editor.linked_state() };
                assert_eq!(link.to_string().parse(), Ok(link));
                editor.paste(&setup.to_leetcode()).expect("what was copied");
                assert_eq!(*editor.setup(), setup);
            }
            Err(error) => {
                check_error(error.error.code(), &error.error);
                assert_eq!(*editor.setup(), before);
                // The range is in the text, and contains what the error is about. Characters in a link may be encoded.
                let part = error.range.clone().map(|place| text.get(place).expect("a part of the text"));
                if let BoardPasteError::Setup(SetupError::Board(BoardError::UnknownCharacter { character, .. })) =
                    error.error
                    && let Some(part) = part.filter(|part| part.chars().count() == 1 && !text.contains("board="))
                {
                    assert!(part.starts_with(character), "{part} for {error}");
                }
            }
        }
        result.is_ok()
    });
}

#[test]
fn texts_of_graphs_are_read_or_refused() {
    let states = "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2&lost=4&at=0-50.50-0.50-99.99-0.99-50.25-50";
    let linked = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90&m=3&c=2&turn=cat";
    let texts = ["graph=0-1.1-2.2-3", states, linked, "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]"];
    try_mutated(&texts.map(str::to_owned), |text| {
        let mut editor = GraphEditor::new("graph=0-1.0-2".parse().expect("a link"));
        let pasted = editor.paste(text);
        if let Err(error) = &pasted {
            check_error("bad-graph", &error.error);
            assert!(error.range.clone().is_none_or(|place| text.get(place).is_some()));
            assert_eq!(editor.link(None), "graph=0-1.0-2");
        }
        if let Ok(link) = text.parse::<GraphLink>() {
            assert_eq!(link.to_string().parse::<GraphLink>().as_ref(), Ok(&link));
        }
        pasted.is_ok()
    });
}
