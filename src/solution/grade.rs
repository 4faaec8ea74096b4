//! Grades a move, and shows what happens after it.

use crate::board::rules::BoardEnding;
use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State, StateAtPly};
use crate::solution::board::{BoardSolution, Outcome, merit};
use crate::solution::shared::Line;

/// The grade of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grade {
    /// How the move changed the result.
    pub verdict: Verdict,
    /// The outcome before the move.
    pub before: Outcome,
    /// The outcome after the move.
    pub after: Outcome,
}

/// How a move changed the result for the player who moved. A result is a win forced within the limit, a game that the
/// limit decides, or a loss forced within the limit. A move cannot improve it, so there are no other cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No other move is better. These are the moves with [`RankedMove::best`](super::RankedMove::best).
    Best,
    /// Still a win, but it takes more plies than necessary.
    Slower {
        /// The number of extra plies. It is even, because the winner makes the last move.
        plies: u16,
    },
    /// A loss as before, but in fewer plies than with the best move.
    Sooner {
        /// The number of plies lost. It is even, except if the mouse moves onto the cat.
        plies: u16,
    },
    /// The limit decides as before. Another move would have been better only without the limit.
    Same,
    /// A win before, and now the limit decides. The mouse now loses; the cat still wins, but only at the limit.
    WinToLimit,
    /// A win before, and now a loss.
    WinToLoss,
    /// The limit decided before, and now the player is forced to lose. The cat would have won at the limit; the mouse
    /// would have lost only there.
    LimitToLoss,
}

impl Verdict {
    /// The name: `"best"`, `"slower"`, `"sooner"`, `"same"`, `"win-to-limit"`, `"win-to-loss"` or `"limit-to-loss"`, as
    /// in the JavaScript API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Slower { .. } => "slower",
            Self::Sooner { .. } => "sooner",
            Self::Same => "same",
            Self::WinToLimit => "win-to-limit",
            Self::WinToLoss => "win-to-loss",
            Self::LimitToLoss => "limit-to-loss",
        }
    }
}

/// The kind of an outcome for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveGroup {
    /// A win forced within the limit.
    Winning,
    /// A game that the limit decides.
    Limit,
    /// A loss forced within the limit.
    Losing,
}

impl Outcome {
    /// The kind of this outcome for this player.
    pub fn group(self, player: Player) -> MoveGroup {
        match merit(self, player).0 {
            1 => MoveGroup::Winning,
            0 => MoveGroup::Limit,
            _ => MoveGroup::Losing,
        }
    }
}

/// What happens after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The move, then optimal play.
    pub line: Line<BoardEnding>,
    /// The outcome after the move.
    pub outcome: Outcome,
}

impl BoardSolution {
    /// The state after a move to this cell; `None` if it is not a legal move.
    ///
    /// # Panics
    /// If a player stands on a wall or outside the board.
    pub fn after(&self, state: State, to: Cell) -> Option<State> {
        self.check(state);
        self.targets(state).any(|cell| cell == to).then(|| state.after(to))
    }

    /// The grade of the move to this cell; `None` if it is not a legal move. After the end of the game, also by the move
    /// limit, no move is.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, solve_board};
    /// use cat_and_mouse::solution::Verdict;
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
    /// let verdict = |to| solution.grade(solution.start(), to).map(|grade| grade.verdict);
    /// assert_eq!(verdict(Cell::new(2, 2)), Some(Verdict::Best));
    /// assert_eq!(verdict(Cell::new(2, 1)), Some(Verdict::WinToLoss)); // beside the cat
    /// assert_eq!(verdict(Cell::new(2, 4)), None); // too far
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If a player stands on a wall or outside the board.
    pub fn grade(&self, at: impl Into<StateAtPly>, to: Cell) -> Option<Grade> {
        let at = at.into();
        let state = at.state;
        let before = self.outcome(at);
        self.targets_left(at).find(|&cell| cell == to)?;
        let after = self.outcome_after(at, to);
        // The best move keeps the forced result, and one ply has passed.
        let kept = before.forced.map(|Forced { winner, plies }| Forced { winner, plies: plies - 1 });
        let by_plies = |outcome: Outcome| outcome.plies.unwrap_or(0);
        let verdict = match (before.group(state.turn), after.group(state.turn)) {
            _ if after.forced == kept => Verdict::Best,
            (MoveGroup::Winning, MoveGroup::Winning) => {
                Verdict::Slower { plies: (by_plies(after) + 1).saturating_sub(by_plies(before)) }
            }
            (MoveGroup::Losing, _) => Verdict::Sooner { plies: by_plies(before).saturating_sub(by_plies(after) + 1) },
            (MoveGroup::Limit, MoveGroup::Limit) => Verdict::Same,
            (_, MoveGroup::Limit) => Verdict::WinToLimit,
            (MoveGroup::Winning, _) => Verdict::WinToLoss,
            _ => Verdict::LimitToLoss,
        };
        Some(Grade { verdict, before, after })
    }

    /// What happens after a move to this cell; `None` if that is no legal move of the state. For a bad move, this is its
    /// refutation.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player, solve_board};
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
    /// let next_to_the_cat = Cell::new(2, 1);
    /// let refutation = solution.refutation(solution.start(), next_to_the_cat).ok_or("it is a legal move")?;
    /// assert_eq!(refutation.outcome.winner, Player::Cat);
    /// assert_eq!(refutation.line.moves[0].to, next_to_the_cat);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If a player stands on a wall or outside the board.
    pub fn refutation(&self, at: impl Into<StateAtPly>, to: Cell) -> Option<Refutation> {
        let at = at.into();
        let state = at.state;
        self.check(state);
        self.targets_left(at).find(|&cell| cell == to)?;
        let mut line = self.line(state.after(to).at_ply(at.played.saturating_add(1)));
        line.moves.insert(0, Move { by: state.turn, from: state.mover(), to });
        line.loops_from = line.loops_from.map(|index| index + 1);
        Some(Refutation { line, outcome: self.outcome_after(at, to) })
    }
}
