//! Setups, graphs and exercises as text: links, pasted text, and their errors.

pub(crate) mod board_link;
pub(crate) mod board_paste;
pub(crate) mod exercise;
pub(crate) mod fragment;
pub(crate) mod graph_error;
pub(crate) mod graph_link;
pub(crate) mod graph_paste;
pub(crate) mod link_keys;
pub(crate) mod paste_error;
pub(crate) mod setup;

pub use self::board_link::BoardLink;
pub use self::board_paste::{BoardPasteError, PastedCase};
pub use self::exercise::{Exercise, ExerciseError, Goal, Progress, Refusal};
pub use self::graph_error::GraphTextError;
pub use self::graph_link::GraphLink;
pub use self::link_keys::{LinkKeys, Tab};
pub use self::paste_error::PasteError;
pub use self::setup::{Setup, SetupError};
