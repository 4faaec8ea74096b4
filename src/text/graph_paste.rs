//! Reads a graph from pasted text: lists of neighbours as LeetCode writes them, or a link.

use std::ops::Range;

use crate::graph::draft::GraphDraft;
use crate::text::fragment::quoted;
use crate::text::graph_error::GraphTextError;
use crate::text::graph_link::{GraphLink, kind_of};
use crate::text::paste_error::PasteError;

/// The graph in the text, with a state if the text is a link that names one. Text before and after the lists is
/// ignored.
pub(crate) fn read(text: &str) -> Result<GraphLink, PasteError<GraphTextError>> {
    let Some(start) = find(text, 0, b'[') else {
        return read_link(text);
    };
    let lists = find_lists(text, start)?;
    let draft = GraphDraft::from_counted(&lists).map_err(|error| {
        let range = error.node().map(|node| list_at(text, start, node));
        PasteError { error: error.into(), range }
    })?;
    Ok(GraphLink { draft, state: None })
}

/// Reads the text as a link. Anything before its fragment is ignored.
fn read_link(text: &str) -> Result<GraphLink, PasteError<GraphTextError>> {
    let start = find(text, 0, b'#').unwrap_or_default();
    let length = text.bytes().skip(start).take_while(|byte| !byte.is_ascii_whitespace()).count();
    let range = start..start + length;
    let link = text.get(range.clone()).unwrap_or_default();
    if kind_of(link).is_none() {
        return Err(not_a_graph(text));
    }
    link.parse().map_err(|error| PasteError { error, range: Some(range) })
}

/// The position of this byte at or after `from`.
fn find(text: &str, from: usize, byte: u8) -> Option<usize> {
    (from..text.len()).find(|&at| text.as_bytes()[at] == byte)
}

/// The range of this node's list, with its brackets.
fn list_at(text: &str, start: usize, node: usize) -> Range<usize> {
    let mut begin = start;
    for _ in 0..=node {
        begin = find(text, begin + 1, b'[').unwrap_or(begin);
    }
    begin..find(text, begin, b']').map_or(text.len(), |end| end + 1)
}

/// Reads lists up to the bracket that closes the outer one. Returns them one after another, each preceded by its
/// length.
///
/// It reads byte by byte because the search functions of `str` would make the package larger.
fn find_lists(text: &str, start: usize) -> Result<Vec<usize>, PasteError<GraphTextError>> {
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
            b'[' if count.is_none() && !after_value => {
                count = Some(lists.len());
                lists.push(0);
                after_comma = false;
                continue;
            }
            b']' if !after_comma => {
                if count.take().is_none() {
                    return Ok(lists);
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
                    // A number with too many digits saturates, and is rejected later because no graph has such a
                    // node.
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
