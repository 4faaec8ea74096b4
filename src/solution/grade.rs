//! What someone who plays needs: what a move was worth, and a reply to it.

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::solution::board::{BoardSolution, Outcome, merit};
use crate::solution::shared::RankedMove;

/// What a move was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Judgement {
    /// The word on it.
    pub verdict: Verdict,
    /// The outcome of the state.
    pub before: Outcome,
    /// The outcome after the move, with one ply fewer left until the limit.
    pub after: Outcome,
}

/// What a move made of what its player had: a win that is forced within the limit, a game that the limit decides, or a
/// loss that is forced within the limit. Nothing better can come of a move than there was, so these are all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No other move is better: just those that [`RankedMove::best`] marks.
    Best,
    /// A win still, but it takes more plies than it needed to.
    Slower {
        /// How many more; an even number, since a win ends with a move of the winner.
        plies: u16,
    },
    /// A loss as before, but in fewer plies than the player could have held out.
    Sooner {
        /// How many fewer; an even number, unless the mouse goes to the cat of its own accord.
        plies: u16,
    },
    /// The limit decides as before; only without it would another move have been better.
    Same,
    /// A win before, and now the limit decides: for the mouse the game is lost, the cat still wins but no longer by
    /// force.
    WinToLimit,
    /// A win before, and now a loss.
    WinToLoss,
    /// The limit would have decided, and now it is a loss by force: the cat had the game won, the mouse could have held
    /// out until the limit.
    LimitToLoss,
}

impl Verdict {
    /// `"best"`, `"slower"`, `"sooner"`, `"same"`, `"win-to-limit"`, `"win-to-loss"` or `"limit-to-loss"`, as in the
    /// JavaScript API.
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

/// What an outcome is to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveGroup {
    /// A win that is forced within the limit.
    Winning,
    /// A game that the limit decides.
    Limit,
    /// A loss that is forced within the limit.
    Losing,
}

impl Outcome {
    /// What the outcome is to this player.
    pub fn group(self, player: Player) -> MoveGroup {
        match merit(self, player).0 {
            1 => MoveGroup::Winning,
            0 => MoveGroup::Limit,
            _ => MoveGroup::Losing,
        }
    }
}

impl BoardSolution {
    /// The state after a move to this cell; none when that is no legal move.
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn after(&self, state: State, to: Cell) -> Option<State> {
        self.check(state);
        self.targets(state).any(|cell| cell == to).then(|| state.after(to))
    }

    /// What it is worth to go to this cell; none when that is no legal move of the state.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, solve_board};
    /// use cat_and_mouse::solution::Verdict;
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
    /// let verdict = |to| solution.judge(solution.start(), to).map(|judgement| judgement.verdict);
    /// assert_eq!(verdict(Cell::new(2, 2)), Some(Verdict::Best));
    /// assert_eq!(verdict(Cell::new(2, 1)), Some(Verdict::WinToLoss)); // beside the cat
    /// assert_eq!(verdict(Cell::new(2, 4)), None); // too far
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn judge(&self, state: State, to: Cell) -> Option<Judgement> {
        let before = self.outcome(state);
        self.after(state, to)?;
        let after = self.outcome_after(state, to);
        // Of what is forced, the best move keeps all, and one ply has passed.
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
        Some(Judgement { verdict, before, after })
    }

    /// One of the best moves; none when the game is over. The same seed gives the same move, and each of the best moves
    /// is given by some seeds, about as many for each.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
    ///
    /// let board = Board::from_rows(&["....F", ".C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 1)?, MoveLimit::default());
    /// let reply = solution.reply(solution.start(), 7).ok_or("the game is over")?;
    /// assert!(reply.best);
    /// assert_eq!(solution.reply(solution.start(), 7), Some(reply));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn reply(&self, state: State, seed: u32) -> Option<RankedMove<Outcome>> {
        let moves = self.moves(state);
        let best = moves.iter().take_while(|ranked| ranked.best).count();
        // Another state with the same seed is another draw: a player with one seed should not always go the same way.
        let place = (state.turn as usize * 64 + state.mouse.index()) * 64 + state.cat.index();
        let draw = mixed(seed ^ mixed(u32::try_from(place).unwrap_or(0)));
        moves.get((draw as usize).checked_rem(best)?).copied()
    }
}

/// A number every bit of which depends on every bit of this one: the end of `MurmurHash3`.
const fn mixed(number: u32) -> u32 {
    let number = (number ^ (number >> 16)).wrapping_mul(0x85eb_ca6b);
    let number = (number ^ (number >> 13)).wrapping_mul(0xc2b2_ae35);
    number ^ (number >> 16)
}
