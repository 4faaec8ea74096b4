//! [`PasteError`]: an error in a pasted text, with its position; [`PastedCase`]: one of several cases in a pasted text.

use std::ops::Range;

use crate::text::link_keys::LinkKeys;

/// An error in a pasted text, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct PasteError<E> {
    /// The error. Its row and column are those of the board, not of the text.
    pub error: E,
    /// The byte range of the wrong part of the text; `None` if the error concerns the whole text.
    pub range: Option<Range<usize>>,
}

/// One of several cases in a pasted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedCase<Link, Answer> {
    /// The board or the graph, and the state if a link names one.
    pub link: Link,
    /// The other keys of the link, such as a title; the default if the case is not a link.
    pub keys: LinkKeys,
    /// The return value that the text expects of LeetCode's function; `None` if the text has no answer. A text has
    /// either an answer after each case, or a list with all answers after the last case.
    pub expected: Option<Answer>,
}

/// Sets the expected answer of each case. `answers[index]` holds the answers found in the part of the text that belongs
/// to the case at `index`.
pub(crate) fn expect<Link, Answer: Copy>(cases: &mut [PastedCase<Link, Answer>], answers: &[Vec<Answer>]) {
    let last = answers.last().map_or(&[][..], Vec::as_slice);
    let are_at_the_end = last.len() == cases.len() && answers.iter().rev().skip(1).all(Vec::is_empty);
    for (index, case) in cases.iter_mut().enumerate() {
        case.expected = if are_at_the_end { last.get(index) } else { answers[index].first() }.copied();
    }
}
