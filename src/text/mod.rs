//! Setups, graphs and exercises as text: links, pasted text, and their errors.

pub(crate) mod board_link;
#[cfg(feature = "unstable")]
pub(crate) mod board_paste;
pub(crate) mod exercise;
pub(crate) mod fragment;
pub(crate) mod graph_error;
pub(crate) mod graph_exercise;
pub(crate) mod graph_link;
#[cfg(feature = "unstable")]
pub(crate) mod graph_paste;
#[cfg(feature = "unstable")]
pub(crate) mod link_keys;
#[cfg(feature = "unstable")]
pub(crate) mod paste_error;
pub(crate) mod setup;

pub use self::board_link::BoardLink;
#[cfg(feature = "unstable")]
pub use self::board_paste::BoardPasteError;
#[cfg(feature = "unstable")]
pub use self::exercise::Refusal;
pub use self::exercise::{Exercise, ExerciseError, Goal, Progress};
pub use self::graph_error::GraphTextError;
pub use self::graph_exercise::{GraphExercise, GraphGoal, GraphProgress};
pub use self::graph_link::GraphLink;
#[cfg(feature = "unstable")]
pub use self::link_keys::{LinkKeys, Tab};
#[cfg(feature = "unstable")]
pub use self::paste_error::{PasteError, PastedCase};
pub use self::setup::{Setup, SetupError};
