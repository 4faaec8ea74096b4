//! [`State`]: one state of a game; [`StateAtPly`]: a state with the plies played; [`Move`]: a move of one player; and
//! [`Forced`]: a win that a player can force.

use crate::game::cell::Cell;
use crate::game::player::Player;

/// One state of the game: where both players are, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct State {
    /// The mouse's cell, on a graph its node.
    pub mouse: Cell,
    /// The cat's cell, on a graph its node.
    pub cat: Cell,
    /// The player to move.
    pub turn: Player,
}

impl State {
    /// The cell of the player to move.
    pub const fn mover(self) -> Cell {
        self.of(self.turn)
    }

    /// The cell of this player.
    pub(crate) const fn of(self, player: Player) -> Cell {
        match player {
            Player::Mouse => self.mouse,
            Player::Cat => self.cat,
        }
    }

    /// The state with this player on this cell.
    pub(crate) const fn with(self, player: Player, cell: Cell) -> Self {
        match player {
            Player::Mouse => Self { mouse: cell, ..self },
            Player::Cat => Self { cat: cell, ..self },
        }
    }

    /// The state after the player to move goes to this cell, or stays on it. Does not check whether the move is legal.
    #[must_use]
    pub const fn after(self, to: Cell) -> Self {
        Self { turn: self.turn.other(), ..self.with(self.turn, to) }
    }
}

/// A state, and the number of plies played before it. The move limit includes these plies. A plain [`State`] converts
/// into a `StateAtPly` with 0 plies.
///
/// ```
/// use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
/// use cat_and_mouse::board::BoardEnding;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::new(5)?);
/// let start = solution.start();
/// assert_eq!(solution.outcome(start)?.ending, BoardEnding::Food);
/// assert_eq!(solution.outcome(start.at_ply(2))?.ending, BoardEnding::Limit); // 3 plies are left, and a win takes 5
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateAtPly {
    /// The state.
    pub state: State,
    /// The number of plies that have been played.
    pub played: u16,
}

impl State {
    /// This state, after this many plies have been played.
    pub const fn at_ply(self, played: u16) -> StateAtPly {
        StateAtPly { state: self, played }
    }
}

impl From<State> for StateAtPly {
    fn from(state: State) -> Self {
        state.at_ply(0)
    }
}

/// A move of one player. On a board, the player stays if `from` equals `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// The player who moves.
    pub by: Player,
    /// The cell or node before the move.
    pub from: Cell,
    /// The cell or node after the move.
    pub to: Cell,
}

/// A win that a player can force, and its length if the winner plays for the fastest win and the loser delays as long
/// as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Forced {
    /// The player who can force the win.
    pub winner: Player,
    /// The number of plies until the game is over; 0 if it is over already.
    pub plies: u16,
}

impl Forced {
    /// The number of the winner's own moves, if `turn` moves first. On a graph the mouse may be forced onto the cat in
    /// the last ply. That ply is not a move of the cat, so the number can be 0 although the game is not over.
    ///
    /// ```
    /// use cat_and_mouse::{Player, game::Forced};
    ///
    /// let forced = Forced { winner: Player::Mouse, plies: 5 };
    /// assert_eq!(forced.moves(Player::Mouse), 3);
    /// ```
    pub const fn moves(self, turn: Player) -> u16 {
        own_moves(self.winner, turn, self.plies)
    }
}

/// The number of moves that the player makes in this many plies, if `turn` moves first.
pub const fn own_moves(player: Player, turn: Player, plies: u16) -> u16 {
    let is_first = player.index() == turn.index();
    if is_first { plies.div_ceil(2) } else { plies / 2 }
}
