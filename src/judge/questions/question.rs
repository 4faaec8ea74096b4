//! [`Question`]: one input of a problem, and its answer.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::board::error::BoardError;
use crate::board::rules::{Jumps, MoveLimit, RuleError};
use crate::board::{Board, Piece};
use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::Graph;
use crate::graph::error::GraphError;
use crate::solution::graph::forced_at_start;

/// A problem whose solutions can be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Problem {
    /// *Cat and Mouse II* (LeetCode 1728), on a board.
    #[strum(serialize = "cat-and-mouse-ii")]
    CatAndMouseII,
    /// *Cat and Mouse* (LeetCode 913), on a graph.
    CatAndMouse,
}

impl Problem {
    /// Both problems.
    pub const ALL: [Self; 2] = [Self::CatAndMouseII, Self::CatAndMouse];

    /// `"cat-and-mouse-ii"` or `"cat-and-mouse"`, as in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// An easy question that a host may ask first, to learn that the solution has started. Its answer is not judged.
    /// The board is square, so that even a solution that mixes up rows and columns can answer.
    pub fn easy_question(self) -> Question {
        let line = match self {
            Self::CatAndMouseII => "MF/.C 1 1",
            Self::CatAndMouse => "1;0 2;1",
        };
        line.parse().expect("a question")
    }

    /// The number of the problem on LeetCode.
    pub const fn number(self) -> u32 {
        match self {
            Self::CatAndMouseII => 1728,
            Self::CatAndMouse => 913,
        }
    }
}

/// One input of a problem.
///
/// Its text form is one line: the rows of the board, then the cat's jump and the mouse's jump; or the neighbours of
/// each node.
///
/// ```
/// use cat_and_mouse::judge::{Answer, Question};
///
/// let question: Question = "####F/#C.../M.... 1 2".parse()?;
/// assert_eq!(question.to_string(), "####F/#C.../M.... 1 2");
/// assert_eq!(question.answer(), Answer::Boolean(true));
///
/// let question: Question = "2 5;3;0 4 5;1 4 5;2 3;0 2 3".parse()?;
/// assert_eq!(question.to_string(), "2 5;3;0 4 5;1 4 5;2 3;0 2 3");
/// assert_eq!(question.answer(), Answer::Number(0));
/// # Ok::<(), cat_and_mouse::judge::QuestionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// An input of *Cat and Mouse II*.
    Board {
        /// The board.
        board: Board,
        /// Both jumps.
        jumps: Jumps,
    },
    /// An input of *Cat and Mouse*.
    Graph(Graph),
}

/// Serialises a question as the arguments of LeetCode's function.
#[cfg(feature = "serde")]
impl serde::Serialize for Question {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        #[serde(untagged, rename_all_fields = "camelCase")]
        enum Arguments {
            Board { grid: Vec<String>, cat_jump: u8, mouse_jump: u8 },
            Graph { graph: Vec<crate::game::cell::Cells> },
        }
        let arguments = match self {
            Self::Board { board, jumps } => Arguments::Board {
                grid: board.draft().to_rows(),
                cat_jump: jumps.of(Player::Cat),
                mouse_jump: jumps.of(Player::Mouse),
            },
            Self::Graph(graph) => {
                Arguments::Graph { graph: graph.nodes().into_iter().map(|node| graph.neighbours(node)).collect() }
            }
        };
        arguments.serialize(serializer)
    }
}

impl Question {
    pub(crate) const fn problem(&self) -> Problem {
        match self {
            Self::Board { .. } => Problem::CatAndMouseII,
            Self::Graph(_) => Problem::CatAndMouse,
        }
    }

    /// The right answer.
    pub fn answer(&self) -> Answer {
        self.solved().0
    }

    /// The state in which the game starts.
    pub(crate) fn start(&self) -> State {
        let (mouse, cat) = match self {
            Self::Board { board, .. } => (board.mouse(), board.cat()),
            Self::Graph(_) => (Graph::MOUSE, Graph::CAT),
        };
        State { mouse, cat, turn: Player::Mouse }
    }

    /// The question that begins with the players on these cells or nodes, and the mouse to move. On a graph, nodes are
    /// renumbered so that the players start on nodes 1 and 2. `None` if the game is over in this state, or if a player
    /// cannot be on its cell or node.
    pub fn at(&self, mouse: Cell, cat: Cell) -> Option<Self> {
        match self {
            Self::Board { board, jumps } => {
                let is_there = |cell: Cell| board.floor().contains(cell) && cell != board.food();
                if mouse == cat || !is_there(mouse) || !is_there(cat) {
                    return None;
                }
                let mut draft = *board.draft();
                draft.remove(Piece::Cat);
                draft.put(Piece::Mouse, mouse);
                draft.put(Piece::Cat, cat);
                Some(Self::Board { board: Board::try_from(draft).ok()?, jumps: *jumps })
            }
            Self::Graph(graph) => {
                let is_there = |node| graph.nodes().contains(node);
                (is_there(mouse) && is_there(cat)).then(|| graph.starting_from(mouse, cat))?.map(Self::Graph)
            }
        }
    }

    /// Returns a function that gives the forced win from a state; `None` in a draw.
    pub(crate) fn forced(&self) -> impl Fn(State) -> Option<Forced> {
        let arena = match self {
            Self::Board { board, jumps } => Arena::new(board, *jumps),
            Self::Graph(graph) => Arena::from(graph),
        };
        let table = Table::solve(&arena);
        move |state| table.forced(state)
    }

    /// The right answer, and the forced win that decides it; `None` if nobody can force a win.
    #[inline(never)] // one copy keeps the package small
    pub(crate) fn solved(&self) -> (Answer, Option<Forced>) {
        match self {
            Self::Board { board, jumps } => {
                let start = self.start();
                let forced = Table::until(&Arena::new(board, *jumps), start).forced(start);
                let limit = MoveLimit::default().plies();
                let is_win = |forced: Forced| forced.winner == Player::Mouse && forced.plies <= limit;
                (Answer::Boolean(forced.is_some_and(is_win)), forced)
            }
            Self::Graph(graph) => {
                let forced = forced_at_start(graph);
                (Answer::of_graph(forced.map(|forced| forced.winner)), forced)
            }
        }
    }

    /// The numbers by which questions are compared, the most important first: cells or nodes, walls or edges, the sum
    /// of the jumps, and the cat's jump.
    fn size(&self) -> [u32; 4] {
        match self {
            Self::Board { board, jumps } => {
                let [cat, mouse] = [Player::Cat, Player::Mouse].map(|player| u32::from(jumps.of(player)));
                [board.draft().cells().count(), board.draft().walls().count(), cat + mouse, cat]
            }
            Self::Graph(graph) => {
                let degrees: u32 = graph.nodes().into_iter().map(|node| graph.neighbours(node).count()).sum();
                [graph.nodes().count(), degrees / 2, 0, 0]
            }
        }
    }

    /// The number of cells or nodes.
    pub(crate) fn cells(&self) -> u32 {
        self.size()[0]
    }

    /// Compares the sizes of two questions. The smaller one has fewer cells (nodes), then fewer walls (edges), then the
    /// lower sum of jumps, then the cat's lower jump, then the text that sorts first.
    pub fn compare(&self, other: &Self) -> Ordering {
        self.size().cmp(&other.size()).then_with(|| self.to_string().cmp(&other.to_string()))
    }
}

/// Writes the question as one line of text.
impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board { board, jumps } => {
                f.write_str(&board.draft().to_text("/"))?;
                write!(f, " {} {}", jumps.of(Player::Cat), jumps.of(Player::Mouse))
            }
            Self::Graph(graph) => {
                for node in graph.nodes() {
                    f.write_str(if node.index() == 0 { "" } else { ";" })?;
                    for (number, other) in graph.neighbours(node).into_iter().enumerate() {
                        f.write_str(if number == 0 { "" } else { " " })?;
                        other.index().fmt(f)?;
                    }
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Question {
    type Err = QuestionError;

    fn from_str(line: &str) -> Result<Self, QuestionError> {
        let number = |word: &str| word.parse().map_err(|_| QuestionError::NotANumber { given: word.to_owned() });
        if line.contains(';') {
            // The lists of neighbours, each preceded by its length.
            let mut counted: Vec<usize> = Vec::new();
            for list in line.split(';') {
                let place = counted.len();
                counted.push(0);
                for word in list.split_whitespace() {
                    counted.push(number(word)?);
                    counted[place] += 1;
                }
            }
            return Ok(Self::Graph(Graph::from_counted(&counted)?));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let &[rows, cat, mouse] = words.as_slice() else {
            return Err(QuestionError::NotAQuestion { given: line.to_owned() });
        };
        let rows: Vec<String> = rows.split('/').map(str::to_owned).collect();
        let board = Board::from_rows(&rows)?;
        let jump = |word| Ok::<_, QuestionError>(u32::try_from(number(word)?).unwrap_or(u32::MAX));
        Ok(Self::Board { board, jumps: Jumps::new(jump(cat)?, jump(mouse)?)? })
    }
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum Answer {
    /// *Cat and Mouse II*: whether the mouse wins.
    Boolean(bool),
    /// *Cat and Mouse*: 0 for a draw, 1 if the mouse wins, 2 if the cat wins.
    Number(u8),
}

impl Answer {
    /// The answer to *Cat and Mouse*.
    pub(crate) const fn of_graph(winner: Option<Player>) -> Self {
        Self::Number(match winner {
            None => 0,
            Some(Player::Mouse) => 1,
            Some(Player::Cat) => 2,
        })
    }
}

/// Writes `true`, `false`, `0`, `1` or `2`.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Boolean(answer) => answer.fmt(f),
            Self::Number(answer) => answer.fmt(f),
        }
    }
}

/// A line that is not a question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum QuestionError {
    /// A line that is neither a board with two jumps nor a graph.
    #[error(
        "A question must be a board and two jumps, such as \"####F/#C.../M.... 1 2\", or a graph, such as \"1;0 2;1\", but is \"{given}\"."
    )]
    NotAQuestion {
        /// The line.
        given: String,
    },
    /// A word that should be a whole number, but is not.
    #[error("Jumps and nodes must be whole numbers, but one of them is \"{given}\".")]
    NotANumber {
        /// The word.
        given: String,
    },
    /// The board is wrong.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A jump is wrong.
    #[error(transparent)]
    Rule(#[from] RuleError),
    /// The graph is wrong.
    #[error(transparent)]
    Graph(#[from] GraphError),
}
