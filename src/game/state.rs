//! [`State`], one state of a game, [`Move`], what leads to the next, and [`Forced`], what a player can force in it.

use crate::game::cell::Cell;
use crate::game::player::Player;

/// One state of the game: where both players are, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The mouse's cell.
    pub mouse: Cell,
    /// The cat's cell.
    pub cat: Cell,
    /// Who moves next.
    pub turn: Player,
}

impl State {
    /// Where the player whose turn it is stands.
    pub const fn mover(self) -> Cell {
        match self.turn {
            Player::Mouse => self.mouse,
            Player::Cat => self.cat,
        }
    }

    /// The state after the player to move has gone to this cell, or stayed on it.
    #[must_use]
    pub const fn after(self, to: Cell) -> Self {
        let turn = self.turn.other();
        match self.turn {
            Player::Mouse => Self { mouse: to, turn, ..self },
            Player::Cat => Self { cat: to, turn, ..self },
        }
    }
}

/// One move: a jump, or staying when both cells are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Who moves.
    pub by: Player,
    /// From where.
    pub from: Cell,
    /// To where.
    pub to: Cell,
}

/// A win that a player can force, and how long it takes when the winner hurries and the loser holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forced {
    /// Who can force the end.
    pub winner: Player,
    /// In how many plies; 0 when the game is over.
    pub plies: u16,
}
