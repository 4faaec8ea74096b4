//! [`PasteError`]: what is wrong with a pasted text.

use std::ops::Range;

/// What is wrong with a pasted text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct PasteError<E> {
    /// What is wrong. Rows and columns are those of the board.
    pub error: E,
    /// The part of the text that is wrong, in bytes; none when it is no part in particular.
    pub range: Option<Range<usize>>,
}
