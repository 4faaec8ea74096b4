//! Editors for boards and graphs, with undo.

pub(crate) mod board;
pub(crate) mod editor;
pub(crate) mod graph;
pub(crate) mod history;

pub use self::board::{BoardEditor, BoardTool};
pub use self::editor::Editor;
pub use self::graph::{Edit, GraphEditor, GraphTool};
