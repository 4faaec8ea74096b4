//! [`PasteError`]: an error in a pasted text, with its position.

use std::ops::Range;

/// What is wrong with a pasted text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct PasteError<E> {
    /// What is wrong. Rows and columns count those of the board, not of the text.
    pub error: E,
    /// The part of the text at fault, in bytes; `None` if the error concerns the whole text.
    pub range: Option<Range<usize>>,
}
