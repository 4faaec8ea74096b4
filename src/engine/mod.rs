//! The engine: retrograde analysis of a whole game, with one bit per state.
//!
//! For each turn and each cell of the cat there are two sets of mouse cells, the *bounds* of the states that the cat
//! wins:
//!
//! - the first set contains the states that the cat is known to win,
//! - the second set contains the states that the mouse is not known to win.
//!
//! ```text
//! . F . C    a board of one row; both players jump one cell. The sets for this cell of the cat, the mouse to move:
//!
//! . . . 1    the first set at the start: the cat has won only if the mouse is on the cat's cell
//! 1 . 1 1    the second set at the start: the mouse has won only if it is on the food
//!
//! . . . 1    the first set after round 1
//! . . . 1    the second set after round 1: from both cells beside the food the mouse wins in one ply
//! ```
//!
//! The same rule updates both sets. With the cat to move, a state belongs to the set if *some* move leads into it: this
//! is the union over the cat's moves. With the mouse to move, a state belongs to the set if *all* moves lead into it:
//! these are the states from which the mouse cannot reach the complement. The first set starts with the states that the
//! cat has won, and grows. The second set starts with the states that the mouse has not won, and shrinks. States that
//! are only in the second set at the end are draws.
//!
//! One round undoes a move of the cat and a move of the mouse. A state whose bit changes in a round is decided, and the
//! number of the round gives its distance. The distance in plies depends on whether a player may stay.
//!
//! On a board a player may stay. Nobody is forced to make a move that loses at once, so the winner makes the last move,
//! and the distance is odd exactly if the winner is to move. The round therefore undoes the cat's move first, then the
//! mouse's move from the sets that result, and a round is two plies:
//!
//! | decided in round *n* | the cat wins | the mouse wins |
//! | --- | --- | --- |
//! | the cat to move | in 2*n* − 1 plies | in 2*n* − 2 |
//! | the mouse to move | in 2*n* | in 2*n* − 1 |
//!
//! On a graph a player must move, and the mouse may have to move to the cat. A win of the cat can therefore take an
//! even or an odd number of plies with either player to move. Both moves are undone from the sets of the round before,
//! and a round is one ply. Everything else is the same.

pub(crate) mod arena;
pub(crate) mod board_moves;
pub(crate) mod graph_moves;
pub(crate) mod retrograde;
pub(crate) mod table;

pub use self::arena::Arena;
pub use self::table::Table;
