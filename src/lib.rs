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

mod arena;
mod board;
mod by_cell;
mod cells;
mod destinations;
mod draft;
mod edges;
mod editor;
mod error;
mod exercise;
mod gather;
mod graph;
mod graph_draft;
mod graph_editor;
mod graph_error;
mod graph_link;
mod graph_paste;
mod graph_solution;
mod history;
mod insight;
mod label;
mod layers;
mod paste;
mod piece;
mod play;
mod puzzle;
mod reason;
mod retrograde;
mod search;
mod solution;
mod taught;
mod transform;
mod verify;
#[cfg(target_arch = "wasm32")]
mod web;

pub use arena::{Arena, Jumps, State};
pub use board::Board;
pub use by_cell::ByCell;
pub use cells::{Cell, Cells, MAX_SIDE};
pub use destinations::Destinations;
pub use draft::{Content, Draft};
pub use editor::{Editor, Tool};
pub use error::BoardError;
pub use exercise::{Exercise, Goal, Progress, Refusal};
pub use graph::Graph;
pub use graph_draft::{DraftNode, GraphDraft, GraphKind, Mark};
pub use graph_editor::{Edit, GraphEditor, GraphTool};
pub use graph_error::GraphError;
pub use graph_link::GraphLink;
pub use graph_paste::GraphPasteError;
pub use graph_solution::{GraphEnding, GraphLine, GraphSolution, RankedGraphMove, forced_at_start, solve_graph};
pub use insight::{Change, Effects, PieceEffects, WallChange, jump_table, piece_effects, wall_changes, wall_effects};
pub use label::{Label, LabelError, Labels, MOST_EDGES, MOST_STATES, NamedIn, label_states};
pub use layers::{Decided, Rule};
pub use paste::PasteError;
pub use piece::{Piece, Player};
pub use play::{Judgement, Standing, Verdict};
pub use puzzle::{Link, Puzzle};
pub use reason::{Cause, Choice, Explanation, Race};
pub use retrograde::{Forced, Table};
pub use search::{Search, Winner, Wish};
pub use solution::{Ending, Line, Move, MoveLimit, Outcome, RankedMove, Solution, Stats, solve};
pub use taught::{Comparison, Counted, compare};
pub use transform::Transform;
pub use verify::{Fault, Reason, faults, verify};

/// The examples of the README are run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
