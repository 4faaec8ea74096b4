//! [`Decided`]: when and by which rule the analysis decides a state.

use crate::game::cell::Cell;
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::solution::board::BoardSolution;

/// When and by which rule a state is decided, working backwards from the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decided {
    /// Who can force a win from the state without a move limit, and in how many plies; `None` in a draw.
    pub forced: Option<Forced>,
    /// How this follows from the states after each move.
    pub rule: Rule,
}

/// How the result of a state follows from the states after each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "web-board", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Rule {
    /// The game is over.
    Over,
    /// The player to move wins: one move leads to a state that this player wins in one ply less.
    OneMove,
    /// The player to move loses: all moves lead to states that the other player wins, the slowest in one ply less.
    AllMoves,
    /// A draw: no move leads to a win of the player to move, and at least one does not lead to a loss.
    Undecided,
}

impl BoardSolution {
    /// How all states with this cell of the cat and this turn are decided, by the cell of the mouse; `None` for walls.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player, solve_board};
    /// use cat_and_mouse::solution::Rule;
    ///
    /// let board = Board::from_rows(&["M.F.C"])?;
    /// let solution = solve_board(&board, Jumps::new(1, 1)?, MoveLimit::default());
    /// let decided = solution.decided(board.cat(), Player::Mouse);
    /// let rule = |col| decided[Cell::new(0, col)].map(|decided| decided.rule);
    /// assert_eq!(rule(1), Some(Rule::OneMove)); // beside the food
    /// assert_eq!(rule(2), Some(Rule::Over)); // on it
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the cat stands on a wall or outside the board.
    pub fn decided(&self, cat: Cell, turn: Player) -> CellMap<Decided> {
        CellMap::of(self.board().floor(), |mouse| {
            let forced = self.forced(State { mouse, cat, turn });
            let rule = match forced {
                Some(Forced { plies: 0, .. }) => Rule::Over,
                Some(Forced { winner, .. }) if winner == turn => Rule::OneMove,
                Some(_) => Rule::AllMoves,
                None => Rule::Undecided,
            };
            Some(Decided { forced, rule })
        })
    }
}
