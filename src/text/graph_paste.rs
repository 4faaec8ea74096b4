//! Reads one or several graphs from pasted text: lists of neighbours as LeetCode or a program writes them, or a link.

use std::ops::Range;

use crate::graph::draft::GraphDraft;
use crate::text::fragment::quoted;
use crate::text::graph_error::GraphTextError;
use crate::text::graph_link::{GraphLink, kind_of};
use crate::text::link_keys::LinkKeys;
use crate::text::paste_error::{PasteError, PastedCase, expect};

/// The opening and the closing bracket of a list. `BRACKETS` has those of LeetCode, then those of C++ and Java.
type Brackets = (u8, u8);
const BRACKETS: [Brackets; 2] = [(b'[', b']'), (b'{', b'}')];

/// The first graph in the text, with a state if the text is a link that names one. Text before and after the lists is
/// ignored.
pub(crate) fn read(text: &str) -> Result<GraphLink, PasteError<GraphTextError>> {
    // Look for two brackets first, because there may be other brackets before the lists, as in `List[List[int]]`.
    let brackets = brackets_in(text);
    let Some(start) = find_graph(text, 0, brackets).or_else(|| find(text, 0, brackets.0)) else {
        return read_link(text);
    };
    let (lists, _) = find_lists(text, start, brackets)?;
    let draft = GraphDraft::from_counted(&lists).map_err(|error| {
        let range = error.node().map(|node| list_at(text, start, node, brackets));
        PasteError { error: error.into(), range }
    })?;
    Ok(GraphLink { draft, state: None })
}

/// All graphs in the text, such as several cases in LeetCode's test box, with the answers that the text expects: 0 for
/// a draw, 1 for the mouse, 2 for the cat. If the first graph cannot be read, its error is returned. Any other
/// graph that cannot be read is skipped.
pub(crate) fn read_cases(text: &str) -> Result<Vec<PastedCase<GraphLink, u8>>, PasteError<GraphTextError>> {
    let first = read(text)?;
    let mut found = graphs(text);
    if found.is_empty() {
        found.push((0..text.len(), Some(first)));
    }
    let ends: Vec<usize> = found.iter().skip(1).map(|(next, _)| next.start).chain([text.len()]).collect();
    let (mut cases, mut expected) = (Vec::new(), Vec::new());
    for ((range, link), end) in found.into_iter().zip(ends) {
        if let Some(link) = link {
            let case = text.get(range.clone()).unwrap_or_default();
            let keys = link_in(case).and_then(|range| case.get(range)).map(LinkKeys::of).unwrap_or_default();
            cases.push(PastedCase { link, keys, expected: None });
            expected.push(answers(text.get(range.end..end).unwrap_or_default()));
        }
    }
    expect(&mut cases, &expected);
    Ok(cases)
}

/// The byte range of each graph in the text, and the graph if it can be read. The graphs are lists of neighbours, or
/// links if there are no lists.
fn graphs(text: &str) -> Vec<(Range<usize>, Option<GraphLink>)> {
    let mut found = Vec::new();
    let brackets = brackets_in(text);
    let mut next = find_graph(text, 0, brackets);
    let are_lists = next.is_some();
    while let Some(start) = next {
        let lists = find_lists(text, start, brackets).ok();
        let end = lists.as_ref().map_or(start + 1, |&(_, end)| end);
        let draft = lists.and_then(|(lists, _)| GraphDraft::from_counted(&lists).ok());
        found.push((start..end, draft.map(|draft| GraphLink { draft, state: None })));
        next = find_graph(text, end, brackets);
    }
    let mut start = if are_lists { text.len() } else { 0 };
    while start < text.len() {
        let word = text.bytes().skip(start).take_while(|byte| !byte.is_ascii_whitespace()).count();
        let end = start + word;
        if let Some(link) = text.get(start..end).and_then(|word| read_link(word).ok()) {
            found.push((start..end, Some(link)));
        }
        start = end + 1;
    }
    found
}

/// The brackets of the graphs in the text: the braces of C++ and Java if only lists in braces are graphs, otherwise the
/// square brackets of LeetCode.
fn brackets_in(text: &str) -> Brackets {
    let [usual, _] = BRACKETS;
    BRACKETS.into_iter().find(|&brackets| find_graph(text, 0, brackets).is_some()).unwrap_or(usual)
}

/// The start of the first lists of neighbours at or after `from`: exactly two opening brackets in a row.
fn find_graph(text: &str, from: usize, (open, _): Brackets) -> Option<usize> {
    let is_bracket = |at: usize| text.as_bytes().get(at) == Some(&open);
    let second = |at: usize| skip_spaces(text, at + 1);
    (from..text.len()).find(|&at| is_bracket(at) && is_bracket(second(at)) && !is_bracket(second(second(at))))
}

fn skip_spaces(text: &str, from: usize) -> usize {
    from + text.bytes().skip(from).take_while(u8::is_ascii_whitespace).count()
}

/// The answers in a part of the text: each 0, 1 or 2 that stands alone, as in `Output: 1`, but not in code, as in
/// `return 1` or `1 <= n`. If the part has the word `expected`, only the answers after its last occurrence are returned.
fn answers(text: &str) -> Vec<u8> {
    const EXPECTED: &[u8] = b"expected";
    let bytes = text.as_bytes();
    let mut answers = Vec::new();
    for (at, &byte) in bytes.iter().enumerate() {
        if bytes.len() - at >= EXPECTED.len() && bytes[at..at + EXPECTED.len()].eq_ignore_ascii_case(EXPECTED) {
            answers.clear();
        }
        let is_loose = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\r' | b'"' | b'\'' | b'`' | b'*');
        let before = bytes[..at].iter().rev().find(|byte| !is_loose(byte));
        let after = bytes[at + 1..].iter().find(|byte| !is_loose(byte));
        // Bytes from 128 are accepted, because they may belong to a Chinese colon or full stop.
        let begins = before.is_none_or(|&byte| matches!(byte, b'\n' | b':' | b'=' | b'>' | b',' | b'[' | b'(' | 128..));
        let ends = after.is_none_or(|&byte| matches!(byte, b'\n' | b',' | b';' | b']' | b')' | b'}' | b'.' | 128..));
        if matches!(byte, b'0'..=b'2') && begins && ends {
            answers.push(byte - b'0');
        }
    }
    answers
}

/// Reads the text as a link. Anything before the fragment of the link is ignored.
fn read_link(text: &str) -> Result<GraphLink, PasteError<GraphTextError>> {
    let range = link_in(text).ok_or_else(|| not_a_graph(text))?;
    let link = text.get(range.clone()).unwrap_or_default();
    link.parse().map_err(|error| PasteError { error, range: Some(range) })
}

/// The byte range of the fragment, if the text is a link to a graph.
fn link_in(text: &str) -> Option<Range<usize>> {
    let start = find(text, 0, b'#').unwrap_or_default();
    let length = text.bytes().skip(start).take_while(|byte| !byte.is_ascii_whitespace()).count();
    // Leave out the punctuation of a sentence after the link.
    let ends = |&at: &usize| text.as_bytes()[at].is_ascii_alphanumeric() || text.as_bytes()[at] == b'=';
    let end = (start..start + length).rev().find(ends)? + 1;
    kind_of(text.get(start..end)?).map(|_| start..end)
}

/// The position of the first `byte` at or after `from`.
fn find(text: &str, from: usize, byte: u8) -> Option<usize> {
    (from..text.len()).find(|&at| text.as_bytes()[at] == byte)
}

/// The range of this node's list, with its brackets.
fn list_at(text: &str, start: usize, node: usize, (open, close): Brackets) -> Range<usize> {
    let mut begin = start;
    for _ in 0..=node {
        begin = find(text, begin + 1, open).unwrap_or(begin);
    }
    begin..find(text, begin, close).map_or(text.len(), |end| end + 1)
}

/// Reads the lists inside the outer list at `start`. Returns these lists one after another, each preceded by its
/// length, and the position after the outer list.
///
/// The function reads byte by byte because the search functions of `str` would make the package larger.
fn find_lists(
    text: &str,
    start: usize,
    (open, close): Brackets,
) -> Result<(Vec<usize>, usize), PasteError<GraphTextError>> {
    let mut lists = Vec::new();
    // The index in `lists` of the current list's length.
    let mut count = None;
    // Values must alternate with commas.
    let mut after_value = false;
    let mut after_comma = false;
    let mut at = start + 1;
    while let Some(&letter) = text.as_bytes().get(at) {
        let begun = at;
        at += 1;
        match letter {
            _ if letter.is_ascii_whitespace() => continue,
            _ if letter == open && count.is_none() && !after_value => {
                count = Some(lists.len());
                lists.push(0);
                after_comma = false;
                continue;
            }
            _ if letter == close && !after_comma => {
                if count.take().is_none() {
                    return Ok((lists, at));
                }
            }
            b',' if after_value => {
                (after_value, after_comma) = (false, true);
                continue;
            }
            b'0'..=b'9' if count.is_some() && !after_value => {
                at = begun;
                let mut number = 0_usize;
                while let Some(digit @ b'0'..=b'9') = text.as_bytes().get(at) {
                    // A number with too many digits saturates, and is rejected later because no graph has a node with
                    // this number.
                    number = number.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
                    at += 1;
                }
                if let Some(count) = count {
                    lists[count] += 1;
                }
                lists.push(number);
            }
            _ => {
                while !text.is_char_boundary(at) {
                    at += 1;
                }
                let given = quoted(text.get(begun..at).unwrap_or_default());
                return Err(PasteError { error: GraphTextError::Unreadable { given }, range: Some(begun..at) });
            }
        }
        (after_value, after_comma) = (true, false);
    }
    if lists.is_empty() {
        return Err(not_a_graph(text));
    }
    Err(PasteError { error: GraphTextError::Unclosed, range: Some(start..text.len()) })
}

fn not_a_graph(text: &str) -> PasteError<GraphTextError> {
    PasteError { error: GraphTextError::NotAGraph { given: quoted(text) }, range: None }
}
