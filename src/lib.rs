//! Solves the pursuit game *Cat and Mouse II* (LeetCode 1728): every state of a board at once, each with who can force a
//! win there and in how many plies.
//!
//! ```
//! use cat_and_mouse::{Board, Ending, Jumps, MoveLimit, Player, State, solve};
//!
//! // Walls, a cat, a mouse and food; the cat jumps one cell, the mouse up to two.
//! let board = Board::from_rows(&["####F", "#C...", "M...."])?;
//! let solution = solve(&board, Jumps::new(1, 2)?, MoveLimit::default());
//!
//! // Who wins from the start when both play as well as can be, and how?
//! let outcome = solution.outcome(solution.start());
//! assert_eq!((outcome.winner, outcome.ending, outcome.plies), (Player::Mouse, Ending::Food, Some(5)));
//!
//! // Which moves are there in any other state, and what comes of each?
//! let state = State { mouse: board.mouse(), cat: board.cat(), turn: Player::Cat };
//! for ranked in solution.moves(state) {
//!     println!("to {}: {:?}", ranked.to, ranked.outcome);
//! }
//! # Ok::<(), cat_and_mouse::BoardError>(())
//! ```
//!
//! What a person paints is a [`Draft`]; proved complete it is a [`Board`]; with jumps it is an [`Arena`], whose every
//! state a [`Table`] decides; and a [`Solution`] answers questions about it, among them [why](Solution::reason) an
//! outcome is what it is and [what a move was worth](Solution::judge). What would come of other jumps, walls and places
//! of the pieces is told by [`jump_table`], [`wall_effects`], [`wall_changes`] and [`piece_effects`]. [`verify`] checks
//! such answers without knowing how they were found. [`Puzzle`] and [`Editor`] are the draft with its settings, as text
//! and under the hand of someone who paints; a [`Link`] may name a state besides, and an [`Exercise`] say what is to be made of
//! the board and what may be changed for it.
//! [`Search`] finds boards with wished properties.
//!
//! The sister game *Cat and Mouse* (LeetCode 913) is played on a [`Graph`], and [`solve_graph`] decides it by the same
//! engine:
//!
//! ```
//! use cat_and_mouse::{Forced, Graph, Player, solve_graph};
//!
//! // For each node its neighbours: the hole is 0, the mouse begins on 1, the cat on 2.
//! let graph = Graph::new(&[&[3][..], &[2, 3], &[1, 3], &[0, 1, 2]])?;
//! let solution = solve_graph(&graph);
//! let forced = solution.forced(solution.start());
//! assert_eq!(forced, Some(Forced { winner: Player::Cat, plies: 2 }));
//! # Ok::<(), cat_and_mouse::GraphError>(())
//! ```
//!
//! A [`GraphDraft`] is such a graph while someone draws it, and a [`GraphEditor`] what that does.
//!
//! The idea under both, win, lose or draw for each state of any directed graph, is [`label_states`].

mod board;
mod edit;
mod engine;
mod explore;
mod game;
mod graph;
mod solution;
mod text;
#[cfg(feature = "web-board")]
mod web;

pub use board::Board;
pub use board::draft::{Content, Draft};
pub use board::error::BoardError;
pub use board::piece::Piece;
pub use board::rules::{Ending, Jumps, MoveLimit};
pub use board::transform::Transform;
pub use edit::board::{Editor, Tool};
pub use edit::graph::{Edit, GraphEditor, GraphTool};
pub use engine::Table;
pub use engine::arena::Arena;
pub use explore::methods::{Comparison, Counted, compare};
pub use explore::search::{Search, Winner, Wish};
pub use explore::verify::{Fault, Reason, faults, verify};
pub use explore::what_if::{
    Change, Effects, PieceEffects, WallChange, jump_table, piece_effects, wall_changes, wall_effects,
};
pub use game::cell::{Cell, Cells, MAX_SIDE};
pub use game::cell_map::ByCell;
pub use game::destinations::Destinations;
pub use game::player::Player;
pub use game::state::{Forced, Move, State};
pub use graph::Graph;
pub use graph::draft::{DraftNode, GraphDraft, GraphKind, Mark};
pub use graph::error::GraphError;
pub use graph::labels::{Label, LabelError, Labels, MOST_EDGES, MOST_STATES, NamedIn, label_states};
pub use graph::rules::GraphEnding;
pub use solution::board::{Line, Outcome, RankedMove, Solution, Stats, solve};
pub use solution::decided::{Decided, Rule};
pub use solution::explain::{Cause, Choice, Explanation, Race};
pub use solution::grade::{Judgement, Standing, Verdict};
pub use solution::graph::{GraphLine, GraphSolution, RankedGraphMove, forced_at_start, solve_graph};
pub use text::board_link::Link;
pub use text::board_paste::PasteError;
pub use text::exercise::{Exercise, Goal, Progress, Refusal};
pub use text::graph_link::GraphLink;
pub use text::graph_paste::GraphPasteError;
pub use text::puzzle::Puzzle;

/// The examples of the README are run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
