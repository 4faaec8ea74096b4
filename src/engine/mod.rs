//! The engine: retrograde analysis of a whole game, one bit a state.
//!
//! For each turn and cat cell a pair of sets of mouse cells bounds what the cat can win from both sides:
//!
//! - the first set holds the states that the cat is known to win,
//! - the second set those that the mouse is not known to win.
//!
//! Both obey one and the same rule. With the cat to move, a state belongs to the set when *some* move leads into the set:
//! the union over the cat's moves. With the mouse to move, when *all* moves do: what is left without the states from
//! which it can reach the complement. The first set begins with the states in which the cat has won and grows; the second
//! begins with those in which the mouse has not won and shrinks. Where they end apart, the state is a draw.
//!
//! A round of the analysis is a move of the cat and a move of the mouse, undone. What it changes is decided, and the round
//! tells the distance. Which one depends on whether a player may stay.
//!
//! On a board a player may. Who can stay never has to end the game to the other's advantage, so the last move is always
//! the winner's, and a distance is odd just where the winner is to move. The mouse's move is therefore undone from what
//! the cat's has just come to, and a round is two plies:
//!
//! | decided in round *n* | the cat wins | the mouse wins |
//! | --- | --- | --- |
//! | the cat to move | in 2*n* − 1 plies | in 2*n* − 2 |
//! | the mouse to move | in 2*n* | in 2*n* − 1 |
//!
//! On a graph a player must go, and the mouse may have to go to the cat: the cat's wins take even and odd numbers of plies
//! with each turn. There both moves are undone from what the round before came to, and a round is one ply. Nothing else is
//! different.

pub(crate) mod arena;
pub(crate) mod board_moves;
pub(crate) mod graph_moves;
pub(crate) mod rounds;
pub(crate) mod table;

pub use self::arena::Arena;
pub use self::table::Table;
