//! [`PasteError`]: an error in a pasted text, with its position; [`PastedCase`]: one of several cases in a pasted text.

use std::ops::Range;

use crate::text::link_keys::LinkKeys;

/// An error in a pasted text, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct PasteError<E> {
    /// The error. Rows and columns count those of the board, not of the text.
    pub error: E,
    /// The part of the text at fault, in bytes; `None` if the error concerns the whole text.
    pub range: Option<Range<usize>>,
}

/// One of several cases in a pasted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedCase<Link, Answer> {
    /// The board or the graph, and the state if a link names one.
    pub link: Link,
    /// The other keys of the link, such as a title; none if the case is not a link.
    pub keys: LinkKeys,
    /// The expected return value of LeetCode's function, if the text has one: after the case, or in a list after the
    /// last case with one answer for each case. Otherwise `None`.
    pub expected: Option<Answer>,
}

/// Gives each case its answer. For each case, `answers` holds the answers in the text between it and the next case.
pub(crate) fn expect<Link, Answer: Copy>(cases: &mut [PastedCase<Link, Answer>], answers: &[Vec<Answer>]) {
    let last = answers.last().map_or(&[][..], Vec::as_slice);
    let are_at_the_end = last.len() == cases.len() && answers.iter().rev().skip(1).all(Vec::is_empty);
    for (index, case) in cases.iter_mut().enumerate() {
        case.expected = if are_at_the_end { last.get(index) } else { answers[index].first() }.copied();
    }
}
