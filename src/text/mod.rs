//! Setups, graphs and exercises as text: links, pasted text, and their errors.

pub(crate) mod board_exercise;
pub(crate) mod board_link;
pub(crate) mod board_paste;
pub(crate) mod exercise;
pub(crate) mod fragment;
pub(crate) mod graph_error;
pub(crate) mod graph_exercise;
pub(crate) mod graph_link;
pub(crate) mod graph_paste;
pub(crate) mod link_keys;
pub(crate) mod paste_error;
pub(crate) mod setup;

pub use self::board_link::BoardLink;
pub use self::exercise::{Exercise, ExerciseError, Goal, Progress};
pub use self::graph_error::GraphTextError;
pub use self::graph_link::GraphLink;
pub use self::setup::{Setup, SetupError};
#[doc(hidden)]
pub use self::{
    board_paste::BoardPasteError,
    exercise::Refusal,
    link_keys::{LinkKeys, Tab},
    paste_error::{PasteError, PastedCase},
};
