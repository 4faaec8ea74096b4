//! Reads a board or a graph from a file or the standard input, and solves it.

use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::Path;

use cat_and_mouse::board::RuleError;
use cat_and_mouse::edit::{BoardEditor, GraphEditor};
use cat_and_mouse::judge::{Problem, Question, QuestionError};
use cat_and_mouse::text::{BoardPasteError, GraphTextError};
use cat_and_mouse::{Board, Graph, Jumps, MoveLimit, Player};

use crate::solved::Solved;

/// The settings on the command line. They take precedence over settings in the text.
pub struct Given {
    pub problem: Option<Problem>,
    pub cat_jump: Option<u32>,
    pub mouse_jump: Option<u32>,
}

impl Given {
    fn over(&self, jumps: Jumps) -> Result<Jumps, RuleError> {
        let [cat, mouse] = [(self.cat_jump, Player::Cat), (self.mouse_jump, Player::Mouse)]
            .map(|(given, player)| given.unwrap_or(jumps.of(player).into()));
        Jumps::new(cat, mouse)
    }
}

/// The content of the file, or of the standard input if there is no file or its name is `-`.
pub fn text(file: Option<&Path>) -> Result<String, String> {
    if let Some(file) = file.filter(|file| *file != Path::new("-")) {
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

/// Solves the first board or graph in the text. If `given` does not name a problem, the text decides whether it is a
/// board or a graph.
pub fn solved(text: &str, given: &Given) -> Result<Solved, String> {
    let solved = read(text, given)?;
    let is_graph = matches!(solved.question(), Question::Graph(_));
    if is_graph && (given.cat_jump.is_some() || given.mouse_jump.is_some()) {
        return Err("Players do not jump on a graph: leave out --cat-jump and --mouse-jump.".to_owned());
    }
    Ok(solved)
}

fn read(text: &str, given: &Given) -> Result<Solved, String> {
    let problem = given.problem;
    // The text may be a question as `judge` writes it.
    match text.trim().parse::<Question>() {
        Ok(Question::Board { board, jumps }) if problem != Some(Problem::CatAndMouse) => {
            let jumps = given.over(jumps).map_err(|error| error.to_string())?;
            return Ok(Solved::of_board(&board, jumps, MoveLimit::default(), None));
        }
        Ok(Question::Graph(graph)) if problem != Some(Problem::CatAndMouseII) => {
            return Ok(Solved::of_graph(&graph, None));
        }
        Err(QuestionError::Graph(error)) if problem != Some(Problem::CatAndMouseII) => return Err(error.to_string()),
        _ => {}
    }
    match problem {
        Some(Problem::CatAndMouseII) => board(text, given).map_err(|error| error.to_string()),
        Some(Problem::CatAndMouse) => graph(text).map_err(|error| error.to_string()),
        None => match graph(text) {
            Ok(graph) => Ok(graph),
            // The text may also be a board in brackets, which looks like a graph that cannot be read, so try to read a
            // board.
            Err(GraphTextError::NotAGraph { .. } | GraphTextError::Unreadable { .. }) => match board(text, given) {
                Err(BoardPasteError::NoBoard) => Err(NOTHING.to_owned()),
                read => read.map_err(|error| error.to_string()),
            },
            Err(error) => Err(error.to_string()),
        },
    }
}

const NOTHING: &str = "There is no board and no graph in this text. A board has rows of . (floor), # (wall), C, M and F; a graph is written \
    as lists of neighbours, [[1,2],[0,2],[0,1]].";

fn board(text: &str, given: &Given) -> Result<Solved, BoardPasteError> {
    let mut editor = BoardEditor::new("board=1".parse()?);
    let boards = editor.paste(text).map_err(|error| error.error)?;
    if boards > 1 {
        eprintln!("note: the text has {boards} boards; this is the first.");
    }
    let setup = editor.setup();
    let jumps = given.over(setup.jumps)?;
    Ok(Solved::of_board(&Board::try_from(setup.draft)?, jumps, setup.move_limit, editor.linked_state()))
}

fn graph(text: &str) -> Result<Solved, GraphTextError> {
    let mut editor = GraphEditor::new("graph=0-1".parse()?);
    editor.paste(text).map_err(|error| error.error)?;
    Ok(Solved::of_graph(&Graph::new(&editor.draft().lists())?, editor.linked_state()))
}
