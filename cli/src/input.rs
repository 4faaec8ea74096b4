//! Reads a board or a graph from a file or the standard input, and solves it.

use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::Path;

use cat_and_mouse::edit::{BoardEditor, GraphEditor};
use cat_and_mouse::judge::{Problem, Question};
use cat_and_mouse::text::{BoardPasteError, GraphTextError};
use cat_and_mouse::{Board, Graph};

use crate::solved::Solved;

/// The content of the file, or of the standard input if there is no file.
pub fn text(file: Option<&Path>) -> Result<String, String> {
    if let Some(file) = file {
        return fs::read_to_string(file).map_err(|error| format!("{} cannot be read: {error}.", file.display()));
    }
    let mut input = io::stdin();
    if input.is_terminal() {
        eprintln!("Paste a board or a graph, and end it with Ctrl-D on a new line (Ctrl-Z on Windows).");
    }
    let mut text = String::new();
    input.read_to_string(&mut text).map_err(|error| format!("The standard input cannot be read: {error}."))?;
    Ok(text)
}

/// Solves the first board or graph in the text. Without a problem, the text decides between the two.
pub fn solved(text: &str, problem: Option<Problem>) -> Result<Solved, String> {
    // The text of a question, as `judge` writes it.
    if let Ok(question) = text.trim().parse::<Question>()
        && problem.is_none_or(|problem| matches!(question, Question::Graph(_)) == (problem == Problem::CatAndMouse))
    {
        return Ok(Solved::of(&question));
    }
    match problem {
        Some(Problem::CatAndMouseII) => board(text).map_err(|error| error.to_string()),
        Some(Problem::CatAndMouse) => graph(text).map_err(|error| error.to_string()),
        None => match graph(text) {
            Ok(graph) => Ok(graph),
            // A board in brackets is unreadable as a graph too.
            Err(GraphTextError::NotAGraph { .. } | GraphTextError::Unreadable { .. }) => match board(text) {
                Err(BoardPasteError::NoBoard) => Err(NOTHING.to_owned()),
                read => read.map_err(|error| error.to_string()),
            },
            Err(error) => Err(error.to_string()),
        },
    }
}

const NOTHING: &str = "There is no board and no graph in this text. A board has rows of . (floor), # (wall), C, M and F; a graph is written \
    as lists of neighbours, [[1,2],[0,2],[0,1]].";

fn board(text: &str) -> Result<Solved, BoardPasteError> {
    let mut editor = BoardEditor::new("board=1".parse()?);
    let boards = editor.paste(text).map_err(|error| error.error)?;
    if boards > 1 {
        eprintln!("note: the text has {boards} boards; this is the first.");
    }
    let setup = editor.setup();
    Ok(Solved::of_board(&Board::try_from(setup.draft)?, setup.jumps, setup.move_limit, editor.linked_state()))
}

fn graph(text: &str) -> Result<Solved, GraphTextError> {
    let mut editor = GraphEditor::new("graph=0-1".parse()?);
    editor.paste(text).map_err(|error| error.error)?;
    Ok(Solved::of_graph(&Graph::new(&editor.draft().lists())?, editor.linked_state()))
}
