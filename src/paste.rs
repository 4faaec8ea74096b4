//! Reads the board out of a pasted text, whatever its form: lists of rows as programs write them, rows on lines, links.
//!
//! A reader for each form would be long and would still miss the next. What the forms have in common is enough: the rows
//! stand in quotes behind an opening bracket, or else on lines of their own, and a setting is a name, `=` or `:`, and a
//! number.

use std::ops::Range;

use crate::arena::Jumps;
use crate::cells::MAX_SIDE;
use crate::draft::Draft;
use crate::error::BoardError;
use crate::piece::Player;
use crate::puzzle::{self, Link, Puzzle, quoted};

/// What is wrong with a pasted text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct PasteError {
    /// What is wrong. Rows and columns are those of the board.
    pub error: BoardError,
    /// What part of the text is at fault, in bytes; none when it is none in particular.
    pub place: Option<Range<usize>>,
}

/// The puzzle that the text says. What it does not state is as in `shown`.
pub(crate) fn read(text: &str, shown: &Puzzle) -> Result<Link, PasteError> {
    if let Some((fragment, at)) = fragment(text) {
        return fragment.parse().map_err(|error| Found::of_fragment(text, fragment, at).fault(error));
    }
    let statements = statements(text);
    let mut found = match Found::in_lists(text)? {
        Some(found) => found,
        None => Found::on_lines(text, &statements)?,
    };
    for statement in statements.into_iter().rev() {
        found.settings[statement.setting as usize] = Some(statement.value);
    }
    let rows: Vec<String> = found.rows.iter().map(|row| row.cells.iter().map(|&(_, cell)| cell).collect()).collect();
    let draft = if found.is_compact { rows.join("/").parse() } else { Draft::from_rows(&rows) };
    let puzzle = draft.and_then(|draft| {
        let given = |setting: Setting| found.settings[setting as usize].clone().map(|place| &text[place]);
        let jump = |player, setting| {
            given(setting).map_or(Ok(shown.jumps.of(player).into()), |text| puzzle::jump(player, text))
        };
        let jumps = Jumps::new(jump(Player::Cat, Setting::CatJump)?, jump(Player::Mouse, Setting::MouseJump)?)?;
        let move_limit = given(Setting::MoveLimit).map_or(Ok(shown.move_limit), puzzle::move_limit)?;
        Ok(Puzzle { draft, jumps, move_limit })
    });
    match puzzle {
        Ok(puzzle) => Ok(Link { puzzle, state: None }),
        Err(error) => Err(found.fault(error)),
    }
}

/// What can be stated beside a board.
#[derive(Clone, Copy)]
enum Setting {
    CatJump,
    MouseJump,
    MoveLimit,
}

/// A row of a board, and where it stands.
struct Row {
    place: Range<usize>,
    /// Where each character stands, and the character.
    cells: Vec<(usize, char)>,
}

impl Row {
    fn new(text: &str, place: Range<usize>) -> Self {
        let cells = text[place.clone()].char_indices().map(|(at, character)| (place.start + at, character)).collect();
        Self { place, cells }
    }

    /// Where the cell of this column stands, in the compact form or not.
    fn place_of(&self, col: usize, is_compact: bool) -> Option<Range<usize>> {
        let mut next = 0;
        let &(at, character) = self.cells.iter().find(|(_, character)| {
            next += character.to_digit(10).filter(|_| is_compact).map_or(1, |run| run.max(1) as usize);
            col < next
        })?;
        Some(at..at + character.len_utf8())
    }
}

/// What a text was found to say.
#[derive(Default)]
struct Found {
    rows: Vec<Row>,
    /// Whether the rows are in the compact form of [`Draft`].
    is_compact: bool,
    /// Where all of the rows stand, when it is not known of each.
    board: Option<Range<usize>>,
    /// Where the value of each [`Setting`] stands.
    settings: [Option<Range<usize>>; 3],
}

impl Found {
    /// The keys of a fragment that begins here.
    fn of_fragment(text: &str, fragment: &str, mut at: usize) -> Self {
        let mut found = Self { is_compact: true, ..Self::default() };
        let [cat, mouse, limit] = &mut found.settings;
        let mut keys = [("board", &mut found.board), ("cat", cat), ("mouse", mouse), ("limit", limit)];
        for part in fragment.split('&') {
            let end = at + part.len();
            if let Some((name, value)) = part.split_once('=')
                && let Some((_, place)) = keys.iter_mut().find(|(key, _)| *key == name)
            {
                place.get_or_insert(end - value.len()..end);
            }
            at = end + 1;
        }
        // In an encoded board, characters stand for others.
        if let Some(board) = found.board.clone().filter(|board| !text[board.clone()].contains(['%', '+'])) {
            found.rows = rows_between_slashes(text, board);
        }
        found
    }

    /// The rows of the first list that holds strings, and the numbers behind it.
    fn in_lists(text: &str) -> Result<Option<Self>, PasteError> {
        let mut has_empty_list = false;
        // Rows in quotes need no brackets around them when there is nothing before them.
        let brackets = text.char_indices().filter(|&(_, character)| opens(character)).map(|(at, _)| at + 1);
        for start in std::iter::once(0).chain(brackets) {
            let Some(list) = strings(text, start)? else {
                continue;
            };
            let List { strings, end } = list;
            let [first, ..] = &strings[..] else {
                has_empty_list |= start > 0;
                continue;
            };
            if strings.len() == 1 && text[first.clone()].contains('/') {
                let rows = rows_between_slashes(text, first.clone());
                return Ok(Some(Self { rows, is_compact: true, settings: numbers(text, end), ..Self::default() }));
            }
            let is_nested = text[..start.saturating_sub(1)].trim_end().ends_with(['[', '{']);
            let are_letters = strings.iter().all(|string| text[string.clone()].chars().count() == 1);
            let settings = numbers(text, end);
            // A list of lists of letters, unless it is one list of rows that are as short, beside its jumps.
            let (rows, settings) = if is_nested && are_letters && settings[0].is_none() {
                let (rows, end) = rows_of_letters(text, strings, end)?;
                (rows, numbers(text, end))
            } else {
                (strings.into_iter().map(|string| Row::new(text, string)).collect(), settings)
            };
            return Ok(Some(Self { rows, settings, ..Self::default() }));
        }
        if has_empty_list { Err(PasteError { error: BoardError::EmptyGrid, place: None }) } else { Ok(None) }
    }

    /// The rows that stand on lines of their own, between other lines; behind them the jumps may stand in the same way.
    fn on_lines(text: &str, statements: &[Statement]) -> Result<Self, PasteError> {
        // Bytes of other text become as many spaces, so that places stay.
        let mut blanked = text.to_owned();
        for Statement { whole, .. } in statements {
            blanked.replace_range(whole.clone(), &" ".repeat(whole.len()));
        }
        let mut lines: Vec<Range<usize>> = Vec::new();
        let mut next = 0;
        for line in blanked.split('\n') {
            let around =
                |character: char| character.is_whitespace() || is_quote(character) || ",;&".contains(character);
            let start = next + line.len() - line.trim_start_matches(around).len();
            next += line.len() + 1;
            let line = line.trim_matches(around);
            if !line.is_empty() && !is_prose(line) {
                lines.push(start..start + line.len());
            }
        }
        let mut settings = [None, None, None];
        let is_number = |line: &Range<usize>| blanked[line.clone()].bytes().all(|byte| byte.is_ascii_digit());
        let count = lines.iter().skip(1).rev().take(2).take_while(|line| is_number(line)).count();
        for (setting, number) in settings.iter_mut().zip(lines.split_off(lines.len() - count)) {
            *setting = Some(number);
        }
        if !lines.iter().any(|line| is_like_a_row(&blanked[line.clone()])) {
            return Err(PasteError { error: BoardError::NotABoard, place: None });
        }
        let rows = lines.into_iter().flat_map(|line| rows_between_slashes(&blanked, line)).collect();
        Ok(Self { rows, is_compact: true, settings, ..Self::default() })
    }

    /// The error with its place in the text.
    fn fault(self, error: BoardError) -> PasteError {
        let row = match error {
            BoardError::TooLarge { row: None } => Some(MAX_SIDE.into()),
            _ => error.row(),
        };
        let place = match error {
            BoardError::BadJump { player: Player::Cat, .. } => self.settings[Setting::CatJump as usize].clone(),
            BoardError::BadJump { player: Player::Mouse, .. } => self.settings[Setting::MouseJump as usize].clone(),
            BoardError::BadMoveLimit { .. } => self.settings[Setting::MoveLimit as usize].clone(),
            _ => match row.and_then(|row| self.rows.get(row)) {
                None => self.board,
                Some(row) => error.col().map_or(Some(row.place.clone()), |col| row.place_of(col, self.is_compact)),
            },
        };
        PasteError { error, place }
    }
}

/// The fragment of a link in the text, and where it begins.
fn fragment(text: &str) -> Option<(&str, usize)> {
    // What is called "board" in a program is no link.
    let begins = |&(at, key): &(usize, &str)| {
        let next = text[at + key.len()..].chars().next();
        next.is_some_and(|next| !next.is_whitespace() && !is_quote(next) && !opens(next))
            && !text[..at].ends_with(char::is_alphabetic)
    };
    let (key, _) = text.match_indices("board=").find(begins)?;
    let ends = |character: char| character.is_whitespace() || is_quote(character) || "<>)".contains(character);
    let before = text[..key].rsplit(|character| ends(character) || "#?".contains(character)).next()?;
    let start = key - before.len();
    let mut fragment = text[start..].split(ends).next()?;
    // A sentence may go on behind it. Only a board may end in a dot.
    let last = fragment.rsplit('&').next()?;
    if !last.starts_with("board=") {
        let kept = last.trim_end_matches(|character: char| !character.is_ascii_alphanumeric());
        fragment = &fragment[..fragment.len() - last.len() + kept.len()];
    }
    Some((fragment, start))
}

/// A setting that is stated by name.
struct Statement {
    setting: Setting,
    /// Where it stands, name and all.
    whole: Range<usize>,
    value: Range<usize>,
}

/// All settings that are stated by name, in the order in which they stand.
fn statements(text: &str) -> Vec<Statement> {
    let mut found = Vec::new();
    let mut before = ' ';
    for (at, character) in text.char_indices() {
        if character.is_ascii_alphabetic() && !before.is_alphabetic() {
            found.extend(statement(text, at));
        }
        before = character;
    }
    found
}

/// The setting that is stated here.
fn statement(text: &str, start: usize) -> Option<Statement> {
    const NAMES: [(Setting, &str, &str); 4] = [
        (Setting::CatJump, "cat", "jump"),
        (Setting::MouseJump, "mouse", "jump"),
        (Setting::MoveLimit, "move", "limit"),
        (Setting::MoveLimit, "limit", ""),
    ];
    let after = |text: &'_ str, word: &str| {
        let length = text.get(..word.len()).filter(|begin| begin.eq_ignore_ascii_case(word))?.len();
        Some(text.len() - length)
    };
    let rest_of = |length: usize| &text[text.len() - length..];
    let (setting, is_full, rest) = NAMES.into_iter().find_map(|(setting, first, second)| {
        let rest = rest_of(after(&text[start..], first)?);
        match after(rest.trim_start_matches(['_', '-', ' ']), second) {
            Some(length) => Some((setting, true, rest_of(length))),
            // "cat = 1" is enough.
            None => (first != "move").then_some((setting, false, rest)),
        }
    })?;
    let loose = |character: char| character.is_whitespace() || is_quote(character) || character == '\\';
    let rest = rest.trim_start_matches(loose);
    let separator = rest.chars().next().filter(|separator| "=:：".contains(*separator))?;
    let rest = rest[separator.len_utf8()..].trim_start_matches(loose);
    let mut value = word(rest);
    // In "1,000" the comma belongs to the number, which is then refused and not taken for 1.
    if matches!(setting, Setting::MoveLimit) && begins_with_digit(rest[value.len()..].strip_prefix(',').unwrap_or("")) {
        value = &rest[..value.len() + 1 + word(&rest[value.len() + 1..]).len()];
    }
    // Programs have "catJump: int", and variables called cat and mouse.
    let is_meant = begins_with_digit(value.trim_start_matches(['-', '+']))
        || is_full && separator == '=' && !value.is_empty() && !value.starts_with('=');
    let at = text.len() - rest.len();
    let value = at..at + value.len();
    is_meant.then_some(Statement { setting, whole: start..value.end, value })
}

/// The numbers that stand alone behind a list: the cat's jump, then the mouse's.
fn numbers(text: &str, end: usize) -> [Option<Range<usize>>; 3] {
    let mut numbers = [None, None, None];
    let mut rest = text[end..].trim_start_matches(closes);
    for number in &mut numbers[..2] {
        rest = rest.trim_start_matches(|character: char| character.is_whitespace() || ",;，".contains(character));
        let word = word(rest);
        let digits = word.strip_prefix('-').unwrap_or(word);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            break;
        }
        let at = text.len() - rest.len();
        *number = Some(at..at + word.len());
        rest = &rest[word.len()..];
    }
    numbers
}

/// The strings of a list, and where it ends.
struct List {
    strings: Vec<Range<usize>>,
    end: usize,
}

/// The list whose items begin here, behind its bracket or at the start of the text. None when it begins with anything but
/// a string.
fn strings(text: &str, start: usize) -> Result<Option<List>, PasteError> {
    let mut strings = Vec::new();
    let mut rest = &text[start..];
    let end = loop {
        rest = rest.trim_start_matches(|character: char| character.is_whitespace() || ",;\\".contains(character));
        let at = text.len() - rest.len();
        let Some(next) = rest.chars().next() else {
            break at;
        };
        if closes(next) {
            break at + 1;
        }
        if !is_quote(next) {
            if start == 0 {
                break at;
            }
            if strings.is_empty() {
                return Ok(None);
            }
            let item = at..at + word(rest).len().max(next.len_utf8());
            let given = format!("a list with {} in place of row {}", quoted(&text[item.clone()]), strings.len() + 1);
            return Err(PasteError { error: BoardError::NotAGrid { given }, place: Some(item) });
        }
        let at = at + next.len_utf8();
        let string = text[at..].split(|character| is_quote(character) || character == '\n').next().unwrap_or_default();
        let after = text[at + string.len()..].strip_prefix(is_quote);
        // Without brackets, a string of several lines is left to be read line by line.
        if start == 0 && after.is_none() {
            return Ok(None);
        }
        rest = after.unwrap_or(&text[at + string.len()..]);
        // A key of an object.
        if strings.is_empty() && rest.trim_start().starts_with(':') {
            return Ok(None);
        }
        strings.push(at..at + string.trim_end_matches('\\').len());
    };
    Ok(Some(List { strings, end }))
}

/// The rows of a list of lists of letters, of which the first has been read, and where the last ends.
fn rows_of_letters(text: &str, first: Vec<Range<usize>>, mut end: usize) -> Result<(Vec<Row>, usize), PasteError> {
    let mut rows = Vec::new();
    let mut letters = first;
    loop {
        let place = letters.first().map_or(end, |letter| letter.start)..letters.last().map_or(end, |letter| letter.end);
        let cells = letters.into_iter().flat_map(|letter| Row::new(text, letter).cells).collect();
        rows.push(Row { place, cells });
        let rest = text[end..].trim_start_matches(|character: char| character.is_whitespace() || character == ',');
        if !rest.starts_with(opens) {
            return Ok((rows, end));
        }
        match strings(text, text.len() - rest.len() + 1)? {
            None => return Ok((rows, end)),
            Some(list) => (letters, end) = (list.strings, list.end),
        }
    }
}

fn rows_between_slashes(text: &str, place: Range<usize>) -> Vec<Row> {
    let mut next = place.start;
    let rows = text[place].split('/').map(|row| {
        let start = next;
        next += row.len() + 1;
        Row::new(text, start..start + row.len())
    });
    rows.collect()
}

/// Whether at least half of a line are characters of boards, and not only digits.
fn is_like_a_row(line: &str) -> bool {
    let known = line.chars().filter(|&character| ".#CMFx/".contains(character) || ('1'..='8').contains(&character));
    2 * known.count() >= line.chars().count() && !line.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a line is about the board, and no row with mistakes in it.
fn is_prose(line: &str) -> bool {
    !is_like_a_row(line) && (line.contains(char::is_whitespace) || line.ends_with([':', '：', '=']))
}

/// The start of a text up to a space or a mark.
fn word(text: &str) -> &str {
    let ends = |character: char| {
        character.is_whitespace() || is_quote(character) || closes(character) || ",;，&".contains(character)
    };
    text.split(ends).next().unwrap_or_default()
}

fn begins_with_digit(text: &str) -> bool {
    text.starts_with(|character: char| character.is_ascii_digit())
}

fn is_quote(character: char) -> bool {
    "\"'`“”‘’".contains(character)
}

fn opens(character: char) -> bool {
    "[{(".contains(character)
}

fn closes(character: char) -> bool {
    "]})".contains(character)
}
