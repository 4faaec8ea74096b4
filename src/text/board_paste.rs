//! Reads a board from pasted text in any form: a list of rows from a program, rows on separate lines, or a link.
//!
//! A parser for each form would be long and would still miss some forms. One parser therefore uses what all forms have
//! in common: rows are in quotes after an opening bracket, or on separate lines, and a setting is a name, `=` or `:`,
//! and a number.
//!
//! The text is a slice of characters, searched by a few functions at the end of this file. The search functions of
//! `str` are compiled anew for each pattern and would make the package 12 KB larger.

use std::ops::Range;

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::error::BoardError;
use crate::board::rules::{Jumps, RuleError};
use crate::game::cell::MAX_SIDE;
use crate::game::player::Player;
use crate::text::board_link::BoardLink;
use crate::text::fragment::quoted;
use crate::text::link_keys::LinkKeys;
use crate::text::paste_error::{PasteError, PastedCase, expect};
use crate::text::setup;
use crate::text::setup::{Setup, SetupError};

/// An error in a text that should contain a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardPasteError {
    /// Nothing in the text looks like a board.
    #[error("There is no board in this text: use rows of . (floor), # (wall), C, M and F, or a link.")]
    NoBoard,
    /// A list of rows has an entry that is not a string.
    #[error("The board must be an array of strings, one for each row, but is {given}.")]
    NotRows {
        /// A description of the value found instead.
        given: String,
    },
    /// The board, a jump or the move limit is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl BoardPasteError {
    /// A stable code, such as `"not-a-board"` or `"ragged-row"`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoBoard => "not-a-board",
            Self::NotRows { .. } => "not-a-grid",
            Self::Setup(error) => error.code(),
        }
    }

    /// The row at fault, counted from 0, if there is one.
    pub fn row(&self) -> Option<usize> {
        if let Self::Setup(error) = self { error.row() } else { None }
    }

    /// The column at fault, counted from 0, if there is one.
    pub fn col(&self) -> Option<usize> {
        if let Self::Setup(error) = self { error.col() } else { None }
    }
}

impl From<BoardError> for BoardPasteError {
    fn from(error: BoardError) -> Self {
        Self::Setup(error.into())
    }
}

impl From<RuleError> for BoardPasteError {
    fn from(error: RuleError) -> Self {
        Self::Setup(error.into())
    }
}

/// The first setup in the text. Settings that the text does not state are taken from `shown`, the setup before the
/// paste.
pub(crate) fn read(text: &str, shown: &Setup) -> Result<BoardLink, PasteError<BoardPasteError>> {
    let characters: Vec<char> = text.chars().collect();
    let mut found = Found::default();
    found.read(&characters, shown).map_err(|error| {
        let in_bytes = |at| text.char_indices().nth(at).map_or(text.len(), |(byte, _)| byte);
        let range = found.range_of(&characters, &error).map(|Range { start, end }| in_bytes(start)..in_bytes(end));
        PasteError { error, range }
    })
}

/// The number of boards in the text. Lists after the first count only if they are complete boards, because a program
/// may contain lists of other strings.
pub(crate) fn count(text: &str) -> usize {
    parts(&text.chars().collect::<Vec<char>>()).len()
}

/// All setups in the text, such as several cases in LeetCode's test box. If the first board cannot be read, its
/// error is returned. Any other list that is not a complete board is skipped. Settings that the text does not state are
/// taken from `shown`.
pub(crate) fn read_cases(text: &str, shown: &Setup) -> Result<Vec<BoardCase>, PasteError<BoardPasteError>> {
    let characters: Vec<char> = text.chars().collect();
    let parts = parts(&characters);
    let mut cases = Vec::new();
    for span in &parts {
        let before = string(&characters, 0..span.start).len();
        let in_text = |Range { start, end }: Range<usize>| before + start..before + end;
        let link = read(&string(&characters, span.clone()), shown)
            .map_err(|PasteError { error, range }| PasteError { error, range: range.map(in_text) })?;
        let part = part(&characters, span.clone());
        let keys = fragment(part).map(|fragment| LinkKeys::of(&string(part, fragment))).unwrap_or_default();
        cases.push(PastedCase { link, keys, expected: None });
    }
    let answers: Vec<Vec<bool>> = parts.into_iter().map(|span| answers(&characters[span])).collect();
    expect(&mut cases, &answers);
    Ok(cases)
}

/// A setup, and the expected answer if the text has one: whether the mouse wins.
type BoardCase = PastedCase<BoardLink, bool>;

/// A range of the text, counted in characters.
type Span = Range<usize>;

/// The parts of a text that have been recognized.
#[derive(Default)]
struct Found {
    rows: Vec<Span>,
    /// Whether each cell is a string of its own.
    in_quotes: bool,
    /// The value of each setting, at the index [`CAT_JUMP`], [`MOUSE_JUMP`] or [`MOVE_LIMIT`].
    settings: [Option<Span>; 3],
    /// The part of the text that is marked if the error concerns neither a row nor a setting.
    other: Option<Span>,
}

const CAT_JUMP: usize = 0;
const MOUSE_JUMP: usize = 1;
const MOVE_LIMIT: usize = 2;

impl Found {
    fn read(&mut self, text: &[char], shown: &Setup) -> Result<BoardLink, BoardPasteError> {
        if let Some(fragment) = fragment(text) {
            self.find_keys(text, fragment.clone());
            return Ok(string(text, fragment).parse()?);
        }
        let rest = self.find_statements(text);
        if self.find_list(&rest)?.is_none() {
            self.find_lines(&rest)?;
        }
        let draft = self.draft(text)?;
        let value = |setting: usize| self.settings[setting].clone().map(|span| string(text, span));
        let jump = |player, setting| match value(setting) {
            Some(text) => setup::jump(player, &text),
            None => Ok(shown.jumps.of(player).into()),
        };
        let jumps = Jumps::new(jump(Player::Cat, CAT_JUMP)?, jump(Player::Mouse, MOUSE_JUMP)?)?;
        // A text with only one jump is an error. Otherwise the other jump would silently come from `shown`.
        let missing = match [CAT_JUMP, MOUSE_JUMP].map(|setting| self.settings[setting].is_some()) {
            [true, false] => Some(Player::Mouse),
            [false, true] => Some(Player::Cat),
            _ => None,
        };
        if let Some(player) = missing {
            return Err(RuleError::BadJump { player, given: "missing".to_owned() }.into());
        }
        let move_limit = value(MOVE_LIMIT).map_or(Ok(shown.move_limit), |text| setup::move_limit(&text))?;
        Ok(BoardLink { setup: Setup { draft, jumps, move_limit }, state: None })
    }

    /// The board that the rows form.
    fn draft(&self, text: &[char]) -> Result<BoardDraft, BoardError> {
        BoardDraft::from_compact(self.rows.iter().map(|row| self.cells(text, row).map(|(_, cell)| cell)))
    }

    /// Finds the values of a fragment's keys, so that an error can mark one of them.
    fn find_keys(&mut self, text: &[char], fragment: Span) {
        let [cat, mouse, limit] = &mut self.settings;
        for (key, found) in [("board=", &mut self.other), ("cat=", cat), ("mouse=", mouse), ("limit=", limit)] {
            let mut start = fragment.start;
            while start < fragment.end && found.is_none() {
                let end = find(text, start, |character| character == '&').min(fragment.end);
                *found = after(part(text, 0..end), start, key).map(|value| value..end);
                start = end + 1;
            }
        }
        // In a percent-encoded board, positions do not match cells. An error then marks the whole board.
        if let Some(board) = self.other.clone()
            && find(text, board.start, |character| matches!(character, '%' | '+')) >= board.end
        {
            self.add_rows(text, board);
        }
    }

    /// Finds the settings that are stated by name, and returns the text with spaces in their place. If a setting is
    /// stated twice, the first statement is used.
    fn find_statements(&mut self, text: &[char]) -> Vec<char> {
        let lower: Vec<char> = text.iter().map(char::to_ascii_lowercase).collect();
        let mut rest = text.to_vec();
        let mut next = 0;
        while next < text.len() {
            if let Some((setting, value)) = statement(&lower, next) {
                // Blank out the quote before the name of a property too.
                let start = skip_back(text, next, is_quote);
                next = value.end;
                for character in rest.iter_mut().take(next).skip(start) {
                    *character = ' ';
                }
                self.settings[setting].get_or_insert(value);
            } else {
                next += 1;
            }
        }
        rest
    }

    /// Finds the first list of strings, and the jumps if numbers follow the list. Returns the end of the list; `None`
    /// if the text has no list.
    fn find_list(&mut self, text: &[char]) -> Result<Option<usize>, BoardPasteError> {
        let mut is_empty = false;
        // At the start of the text, rows in quotes need no brackets.
        for start in 0..=text.len() {
            if start > 0 && !opens(at(text, start - 1)) {
                continue;
            }
            let Some((strings, mut end)) = self.strings(text, start)? else {
                continue;
            };
            if strings.is_empty() {
                is_empty |= start > 0;
                continue;
            }
            let outside = skip_back(text, start.saturating_sub(1), is_space);
            let next = skip(text, end, separates);
            // In a list of lists, single letters are the cells of a row. But if numbers come after them, each letter
            // is a row of one cell, and the numbers are the jumps.
            self.in_quotes = outside > 0
                && matches!(at(text, outside - 1), '[' | '{')
                && strings.iter().all(|string| string.len() == 1)
                && !is_digit(at(text, next));
            if self.in_quotes {
                let mut letters = strings;
                loop {
                    let start = letters.first().map_or(end, |first| first.start);
                    self.rows.push(start..letters.last().map_or(start, |last| last.end));
                    let next = skip(text, end, separates);
                    if !opens(at(text, next)) {
                        break;
                    }
                    let Some(list) = self.strings(text, next + 1)? else {
                        break;
                    };
                    (letters, end) = list;
                }
            } else {
                for string in strings {
                    self.add_rows(text, string);
                }
            }
            self.find_numbers(text, end);
            return Ok(Some(end));
        }
        if is_empty { Err(BoardError::EmptyGrid.into()) } else { Ok(None) }
    }

    /// The strings of the list whose items begin at `start`, and the end of the list. `None` if the first item is not
    /// a string.
    fn strings(&mut self, text: &[char], start: usize) -> Result<Option<(Vec<Span>, usize)>, BoardPasteError> {
        let mut strings = Vec::new();
        let mut next = start;
        loop {
            next = skip(text, next, separates);
            if closes(at(text, next)) {
                return Ok(Some((strings, next + 1)));
            }
            if next >= text.len() {
                return Ok(Some((strings, next)));
            }
            if !is_quote(at(text, next)) {
                if start == 0 {
                    return Ok(Some((strings, next)));
                }
                if strings.is_empty() {
                    return Ok(None);
                }
                let item = next..find(text, next, ends_word).max(next + 1);
                let (given, row) = (quoted(&string(text, item.clone())), strings.len() + 1);
                self.other = Some(item);
                return Err(BoardPasteError::NotRows { given: format!("a list whose row {row} is {given}") });
            }
            // A quote inside a program's string is preceded by a backslash.
            let open = skip(text, next, |character| character == '\\') + 1;
            let close = find(text, open, |character| is_quote(character) || character == '\n');
            next = skip(text, close, |character| character == '\\');
            if is_quote(at(text, next)) {
                next += 1;
            } else if start == 0 {
                // A string of several lines without brackets is read by `find_lines`.
                return Ok(None);
            }
            // A string before a colon is the name of a property and not a row.
            if strings.is_empty() && at(text, skip(text, next, is_space)) == ':' {
                return Ok(None);
            }
            strings.push(open.min(close)..close);
        }
    }

    /// Finds the numbers after a list: the cat's jump, then the mouse's. Settings stated by name take precedence.
    fn find_numbers(&mut self, text: &[char], end: usize) {
        let mut next = skip(text, end, closes);
        for setting in [CAT_JUMP, MOUSE_JUMP] {
            let start = skip(text, next, separates);
            next = find(text, start, ends_word);
            if !is_number(text, &(start..next)) {
                return;
            }
            self.settings[setting].get_or_insert(start..next);
        }
    }

    /// Finds rows on separate lines. Finds the jumps too, if two numbers follow on the lines below the rows, or on the
    /// line of a board.
    fn find_lines(&mut self, text: &[char]) -> Result<(), BoardPasteError> {
        let mut lines: Vec<Span> = Vec::new();
        let mut next = 0;
        while next < text.len() {
            let end = find(text, next, |character| character == '\n');
            let line = part(text, next..end);
            let start = skip(line, 0, ends_row);
            let line = next + start..next + skip_back(line, line.len(), ends_row).max(start);
            next = end + 1;
            let (line, jumps) = jumps_after(text, line);
            if !line.is_empty() && !is_prose(part(text, line.clone())) {
                lines.push(line);
            }
            lines.extend(jumps.into_iter().flatten());
        }
        let is_number = |line: &&Span| is_number(text, line);
        let numbers = lines.iter().skip(1).rev().take(2).take_while(is_number).count();
        let numbers = lines.split_off(lines.len() - numbers);
        if !lines.iter().any(|line| is_like_a_row(part(text, line.clone()))) {
            return Err(BoardPasteError::NoBoard);
        }
        for (setting, number) in self.settings.iter_mut().zip(numbers) {
            setting.get_or_insert(number);
        }
        for line in lines {
            self.add_rows(text, line);
        }
        Ok(())
    }

    /// Adds the rows in this range, which are separated by slashes.
    #[inline(never)]
    fn add_rows(&mut self, text: &[char], span: Span) {
        let text = part(text, 0..span.end);
        let mut start = span.start;
        while start <= span.end {
            let end = find(text, start, |character| character == '/');
            self.rows.push(start..end);
            start = end + 1;
        }
    }

    /// The cells of a row with their positions in the text.
    fn cells<'a>(&self, text: &'a [char], row: &Span) -> impl Iterator<Item = (usize, char)> + 'a {
        let in_quotes = self.in_quotes;
        let cells = row.clone().map(|index| (index, at(text, index)));
        cells.filter(move |&(_, cell)| !(in_quotes && (is_quote(cell) || separates(cell))))
    }

    /// The part of the text that the error is about.
    fn range_of(&self, text: &[char], error: &BoardPasteError) -> Option<Span> {
        let row = match error {
            BoardPasteError::Setup(SetupError::Rule(error)) => {
                let setting = match error {
                    RuleError::BadJump { player: Player::Cat, .. } => CAT_JUMP,
                    RuleError::BadJump { player: Player::Mouse, .. } => MOUSE_JUMP,
                    RuleError::BadMoveLimit { .. } => MOVE_LIMIT,
                };
                return self.settings[setting].clone();
            }
            BoardPasteError::Setup(SetupError::Board(BoardError::TooLarge { row: None })) => Some(MAX_SIDE.into()),
            _ => error.row(),
        };
        let Some(row) = row.and_then(|row| self.rows.get(row)) else {
            return self.other.clone();
        };
        let Some(col) = error.col() else {
            return Some(row.clone());
        };
        let mut next = 0;
        let (index, _) = self.cells(text, row).find(|&(_, cell)| {
            next += cell.to_digit(10).map_or(1, |run| run.max(1) as usize);
            col < next
        })?;
        Some(index..index + 1)
    }
}

/// The parts of the text, each with one setup. Together they cover the whole text.
fn parts(text: &[char]) -> Vec<Span> {
    let mut starts = vec![0];
    let mut next = 0;
    if fragment(text).is_some() {
        while let Some(Range { start, end }) = fragment(part(text, next..text.len())) {
            if next > 0 && string(text, next + start..next + end).parse::<BoardLink>().is_ok() {
                starts.push(next + start);
            }
            next += end;
        }
    } else {
        let rest = Found::default().find_statements(text);
        loop {
            let rest = part(&rest, next..text.len());
            let mut found = Found::default();
            let Ok(Some(end)) = found.find_list(rest) else { break };
            let is_board = found.draft(rest).is_ok_and(|draft| Board::try_from(draft).is_ok());
            if let (Some(row), true, true) = (found.rows.first(), next > 0, is_board) {
                // Text before the list, on the same line or in the same object, belongs to the list.
                let between = part(text, next..next + row.start);
                let cut = between.iter().rposition(|&character| character == '}');
                let cut = cut.or_else(|| between.iter().rposition(|&character| character == '\n'));
                starts.push(next + cut.map_or(0, |cut| cut + 1));
            }
            next += end;
        }
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]).collect::<Vec<_>>();
    starts.into_iter().zip(ends).map(|(start, end)| start..end).collect()
}

/// The answers in a part of the text: the words `true` and `false` where they are values, unlike in `return true`. If
/// the part has the word `expected`, only the answers after this word are returned.
fn answers(text: &[char]) -> Vec<bool> {
    let lower: Vec<char> = text.iter().map(char::to_ascii_lowercase).collect();
    let mut answers = Vec::new();
    for start in (0..lower.len()).filter(|&start| begins_word(&lower, start)) {
        if after(&lower, start, "expected").is_some() {
            answers.clear();
        }
        for (word, answer) in [("true", true), ("false", false)] {
            let is_whole = |end: usize| !at(&lower, end).is_ascii_alphanumeric();
            if after(&lower, start, word).is_some_and(is_whole) {
                let before = skip_back(&lower, start, |character| character != '\n' && is_loose(character));
                let is_value = |before| matches!(before, '\n' | ':' | '：' | '=' | '>' | ',' | '[');
                answers.extend((before == 0 || is_value(at(&lower, before - 1))).then_some(answer));
            }
        }
    }
    answers
}

/// The range of the first link's fragment.
fn fragment(text: &[char]) -> Option<Span> {
    let key = (0..text.len()).find(|&key| {
        // A variable called "board" in a program is not a link.
        let is_link = |value| value < text.len() && !ends_link(at(text, value)) && !opens(at(text, value));
        begins_word(text, key) && after(text, key, "board=").is_some_and(is_link)
    })?;
    let start = skip_back(text, key, |character| !ends_link(character) && !matches!(character, '#' | '?'));
    let mut end = find(text, key, ends_link);
    // Leave out the punctuation of a sentence after the link. But if the link ends with its board, a dot at the end is
    // a cell.
    if skip_back(text, end, |character| character != '&') > key {
        end = skip_back(text, end, |character| !character.is_ascii_alphanumeric() && character != '=');
    }
    Some(start..end)
}

/// The setting whose name starts here, and the range of its value.
fn statement(text: &[char], start: usize) -> Option<(usize, Span)> {
    const NAMES: [(usize, &str, &str); 4] = [
        (CAT_JUMP, "cat", "jump"),
        (MOUSE_JUMP, "mouse", "jump"),
        (MOVE_LIMIT, "move", "limit"),
        (MOVE_LIMIT, "limit", ""),
    ];
    if !begins_word(text, start) {
        return None;
    }
    let named = |&(setting, first, second)| Some((setting, after(text, start, first)?, second));
    let (setting, end, second) = NAMES.iter().find_map(named)?;
    let full = after(text, skip(text, end, |character| matches!(character, '_' | '-' | ' ')), second);
    // For a jump, the name of the player is enough.
    let end = if setting == MOVE_LIMIT { full? } else { full.unwrap_or(end) };
    let mark = skip(text, end, is_loose);
    if !matches!(at(text, mark), '=' | ':' | '：') {
        return None;
    }
    let value = skip(text, mark + 1, is_loose);
    // Programs contain "catJump: int", and variables called cat and mouse. A value that is not a number is therefore
    // accepted only after a full name and "=".
    let first = at(text, value);
    let is_number = is_digit(at(text, skip(text, value, |character| matches!(character, '-' | '+'))));
    let is_meant = full.is_some() && at(text, mark) == '=' && value < text.len() && first != '=' && !ends_word(first);
    if !is_number && !is_meant {
        return None;
    }
    let mut end = find(text, value, ends_word);
    // In "1,000" the comma belongs to the number. The number is then rejected, and not read as 1.
    while setting == MOVE_LIMIT && at(text, end) == ',' && is_digit(at(text, end + 1)) {
        end = find(text, end + 1, ends_word);
    }
    Some((setting, value..end))
}

/// Whether at least half of the characters can be part of a board, and at least one character is not a digit.
#[inline(never)]
fn is_like_a_row(line: &[char]) -> bool {
    let known = |&&character: &&char| matches!(character, '.' | '#' | 'C' | 'M' | 'F' | 'x' | '/' | '1'..='8');
    2 * line.iter().filter(known).count() >= line.len() && skip(line, 0, is_digit) < line.len()
}

/// Whether a line is prose, such as a caption. A row with mistakes in it is not prose.
fn is_prose(line: &[char]) -> bool {
    let is_sentence = find(line, 0, is_space) < line.len() || matches!(line.last(), Some(':' | '：' | '='));
    is_sentence && !is_like_a_row(line)
}

/// Splits a line into a board and the two jumps after it, as in a question of the judge. A line with only two numbers
/// has jumps without a board.
fn jumps_after(text: &[char], line: Span) -> (Span, Option<[Span; 2]>) {
    let text = part(text, 0..line.end);
    let first = line.start..find(text, line.start, separates);
    let (board, cat) = if is_number(text, &first) {
        (line.start..line.start, first)
    } else {
        let cat = skip(text, first.end, separates);
        (first, cat..find(text, cat, separates))
    };
    let mouse = skip(text, cat.end, separates)..line.end;
    let is_board = board.is_empty() || is_like_a_row(part(text, board.clone()));
    if is_number(text, &cat) && is_number(text, &mouse) && is_board {
        (board, Some([cat, mouse]))
    } else {
        (line, None)
    }
}

/// Whether these characters are a whole number.
fn is_number(text: &[char], span: &Span) -> bool {
    let digits = span.start + usize::from(at(text, span.start) == '-');
    digits < span.end && skip(text, digits, is_digit) >= span.end
}

/// The end of this word, if the word begins at `start`.
#[inline(never)]
fn after(text: &[char], start: usize, word: &str) -> Option<usize> {
    let end = start + word.len();
    word.chars().eq(part(text, start..end).iter().copied()).then_some(end)
}

/// The position of the first character at or after `start` that `is_meant` accepts; the end of the text if there is
/// none.
#[inline(never)]
fn find(text: &[char], mut start: usize, is_meant: fn(char) -> bool) -> usize {
    while start < text.len() && !is_meant(at(text, start)) {
        start += 1;
    }
    start.min(text.len())
}

/// The position of the first character at or after `start` that `is_meant` rejects; the end of the text if there is
/// none.
#[inline(never)]
fn skip(text: &[char], mut start: usize, is_meant: fn(char) -> bool) -> usize {
    while start < text.len() && is_meant(at(text, start)) {
        start += 1;
    }
    start.min(text.len())
}

/// The start of the run of characters that `is_meant` accepts and that ends at `end`.
#[inline(never)]
fn skip_back(text: &[char], mut end: usize, is_meant: fn(char) -> bool) -> usize {
    while end > 0 && is_meant(at(text, end - 1)) {
        end -= 1;
    }
    end
}

/// The character at this position; the null character beyond the end.
#[inline(never)]
fn at(text: &[char], index: usize) -> char {
    #[cfg(all(test, not(target_arch = "wasm32")))]
    tests::LOOKS.set(tests::LOOKS.get() + 1);
    text.get(index).copied().unwrap_or_default()
}

#[inline(never)]
fn part(text: &[char], span: Span) -> &[char] {
    text.get(span).unwrap_or_default()
}

#[inline(never)]
fn string(text: &[char], span: Span) -> String {
    part(text, span).iter().collect()
}

#[inline(never)]
fn begins_word(text: &[char], start: usize) -> bool {
    start == 0 || !at(text, start - 1).is_ascii_alphabetic()
}

fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}

fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\t'..='\r' | '\u{a0}' | '\u{3000}' | '\u{feff}')
}

/// Whether this is a quotation mark or a backslash. Boards contain neither.
#[inline(never)]
fn is_quote(character: char) -> bool {
    matches!(character, '"' | '\'' | '`' | '“' | '”' | '‘' | '’' | '\\')
}

/// Whether this separates the items of a list.
#[inline(never)]
fn separates(character: char) -> bool {
    is_space(character) || matches!(character, ',' | ';' | '，')
}

fn is_loose(character: char) -> bool {
    is_space(character) || is_quote(character)
}

fn opens(character: char) -> bool {
    matches!(character, '[' | '{' | '(')
}

fn closes(character: char) -> bool {
    matches!(character, ']' | '}' | ')')
}

#[inline(never)]
fn ends_row(character: char) -> bool {
    separates(character) || is_quote(character) || character == '&'
}

#[inline(never)]
fn ends_word(character: char) -> bool {
    ends_row(character) || closes(character)
}

fn ends_link(character: char) -> bool {
    is_loose(character) || matches!(character, '<' | '>' | ')')
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local! {
        /// The number of calls of [`at`].
        pub(super) static LOOKS: Cell<usize> = const { Cell::new(0) };
    }

    #[test]
    fn reads_long_texts_in_linear_time() {
        const LENGTH: usize = 100_000;
        let shown = "board=1".parse().expect("a setup");
        let repeated = [
            "8",
            "/",
            "\n",
            "[",
            "[\"",
            "(\"a\":",
            "\"",
            "cat ",
            "cat=",
            "limit=,",
            "board=",
            "board=MCF ",
            "#",
            "{{'M'",
            "&",
            "[\"MCF\"]",
            "[[\"M\"]",
            "鼠",
        ];
        let long = repeated.map(|part| part.repeat(LENGTH / part.len()));
        let others = [format!("[\"MCF\"{}", " ".repeat(LENGTH)), format!("board=MCF&{}", "cat&".repeat(LENGTH / 4))];
        for text in long.into_iter().chain(others) {
            LOOKS.set(0);
            let _ = read(&text, &shown);
            let (looks, most) = (LOOKS.get(), 20 * text.len());
            assert!(looks <= most, "{looks} looks at {:?} and so on", &text[..9]);
            LOOKS.set(0);
            let _ = read_cases(&text, &shown);
            let (looks, most) = (LOOKS.get(), 100 * text.len());
            assert!(looks <= most, "{looks} looks for cases in {:?} and so on", &text[..9]);
        }
    }
}
