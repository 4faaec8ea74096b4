//! Solves the pursuit games *Cat and Mouse II* (`LeetCode` 1728), played on a board, and *Cat and Mouse* (`LeetCode` 913),
//! played on a graph. For every state it says who can force a win, and in how many plies. A ply is one move by one player.
//!
//! # Solve a board
//!
//! ```
//! use cat_and_mouse::board::BoardEnding;
//! use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};
//!
//! // Walls, a cat, a mouse and food. The cat jumps one cell, the mouse up to two.
//! let board = Board::from_rows(&["####F", "#C...", "M...."])?;
//! let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
//!
//! // Who wins from the start with perfect play, how, and in how many plies?
//! let outcome = solution.verdict();
//! assert_eq!((outcome.winner, outcome.ending, outcome.plies), (Player::Mouse, BoardEnding::Food, Some(5)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Ask about any state
//!
//! A [`State`] is where both players are and whose turn it is. For every state, a
//! [`BoardSolution`](solution::BoardSolution) returns the [`outcome`](solution::BoardSolution::outcome), all
//! [`moves`](solution::BoardSolution::moves) with the best first, the optimal [`line`](solution::BoardSolution::line),
//! and the [reason](solution::BoardSolution::explain) for the outcome.
//!
//! ```
//! use cat_and_mouse::{Board, Jumps, MoveLimit, Player, State, solve_board};
//!
//! let board = Board::from_rows(&["####F", "#C...", "M...."])?;
//! let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
//! let state = State { mouse: board.mouse(), cat: board.cat(), turn: Player::Cat };
//! let moves = solution.moves(state)?;
//! assert!(moves[0].best);
//! for ranked in moves {
//!     println!("to {}: {:?}", ranked.to, ranked.outcome);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Solve a graph
//!
//! ```
//! use cat_and_mouse::game::Forced;
//! use cat_and_mouse::{Graph, Player, solve_graph};
//!
//! // The neighbours of each node. The hole is node 0, the mouse begins on node 1, the cat on node 2.
//! let graph = Graph::new(&[&[3][..], &[2, 3], &[1, 3], &[0, 1, 2]])?;
//! let solution = solve_graph(&graph);
//! assert_eq!(solution.verdict(), Some(Forced { winner: Player::Cat, plies: 2 }));
//! # Ok::<(), cat_and_mouse::graph::GraphError>(())
//! ```
//!
//! # Other tasks
//!
//! | To | use |
//! | --- | --- |
//! | ask what would happen with other jumps, walls or piece positions | [`explore::jump_table`], [`explore::wall_changes`], [`explore::piece_effects`] |
//! | grade a move | [`BoardSolution::grade`](solution::BoardSolution::grade) |
//! | find a board that is hard to win | [`explore::Search`] |
//! | check results without trusting the solver | [`explore::verify`](explore::verify()), [`explore::verify_graph`] |
//! | label the states of any game as won, lost or drawn | [`graph::label_states`] |
//! | read and write links | [`text::BoardLink`], [`text::GraphLink`] |
//! | set an exercise and check a solution | [`text::Exercise`] |

pub mod board;
#[doc(hidden)]
pub mod edit;
#[doc(hidden)]
pub mod engine;
pub mod explore;
pub mod game;
pub mod graph;
pub mod judge;
pub mod solution;
pub mod text;
#[cfg(feature = "web-board")]
mod web;

pub use board::{Board, Jumps, MoveLimit};
pub use game::{Cell, Player, State};
pub use graph::Graph;
pub use solution::{solve_board, solve_graph};

/// Runs the examples of the crate's README with the tests.
#[cfg(doctest)]
#[doc = include_str!("../docs/crate.md")]
struct Readme;
