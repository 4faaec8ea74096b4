//! [`verify`]: an independent check of a solved board, written from the definition of a forced win.
//!
//! It shares no code with the engine, only the types for boards, states and results. It finds moves by walking from
//! cell to cell, and checks for each state whether the claimed result follows from the results claimed for the states
//! one move later. Only the true results pass; `docs/solving.md` has the proof.

use std::fmt;

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::{Forced, State};

/// Checks the results claimed for all states of a board. `claim` returns who can force a win and in how many plies,
/// or `None` for a draw.
///
/// The claims are all true if and only if each of them follows from those one move later:
///
/// - The game is **over**: the winner is the one named by the rules, in 0 plies.
/// - **Won** by the player to move in *n* plies: some move leads to a win of that player in *n* − 1 plies, and none
///   to a faster one.
/// - **Lost** by the player to move in *n* plies: every move leads to a win of the other player, and the longest of
///   these takes *n* − 1 plies.
/// - A **draw**: no move leads to a win of the player to move, and at least one leads to a draw.
///
/// ```
/// use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};
/// use cat_and_mouse::explore::{FaultKind, verify};
/// use cat_and_mouse::game::Forced;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let jumps = Jumps::new(1, 2)?;
/// let solution = solve_board(&board, jumps, MoveLimit::default());
/// assert_eq!(verify(&board, jumps, |state| solution.forced(state).unwrap()), Ok(()));
///
/// // From the start the mouse wins in 5 plies. A claim of 7 is rejected, with the state and the reason.
/// let wrong = Some(Forced { winner: Player::Mouse, plies: 7 });
/// let claim = |state| if state == solution.start() { wrong } else { solution.forced(state).unwrap() };
/// let fault = verify(&board, jumps, claim).unwrap_err();
/// assert_eq!(fault.state, solution.start());
/// assert!(matches!(fault.kind, FaultKind::FasterWin { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The first fault, ordered by mouse cell, cat cell, and turn, the mouse's first.
pub fn verify(board: &Board, jumps: Jumps, claim: impl Fn(State) -> Option<Forced>) -> Result<(), Fault> {
    faults(board, jumps, claim).next().map_or(Ok(()), Err)
}

/// The states whose claimed result does not follow from those claimed one move later. They are ordered by mouse cell,
/// cat cell, and turn, the mouse's first. There are none if and only if all claims are true; see [`verify`].
///
/// A reported state does not always have the false claim: a false claim also makes true claims for earlier states
/// inconsistent.
pub fn faults(board: &Board, jumps: Jumps, claim: impl Fn(State) -> Option<Forced>) -> impl Iterator<Item = Fault> {
    let check = Check::new(board, jumps, claim);
    states(board).filter_map(move |state| check.fault(state))
}

/// A claim that contradicts the claims one move later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "With the mouse on {}, the cat on {} and the {} to move, the claim is {}, but {kind}.",
    state.mouse, state.cat, state.turn, InWords(*claim)
)]
pub struct Fault {
    /// The state.
    pub state: State,
    /// The result claimed for it.
    pub claim: Option<Forced>,
    /// The contradiction.
    pub kind: FaultKind,
}

/// The reason why a claim is contradictory: the rule of [`verify`] that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
// The tests recompute each kind, and the compiler shall say if one is missing.
#[cfg_attr(not(feature = "unstable"), non_exhaustive)]
pub enum FaultKind {
    /// The game is over, but the claim is not that its winner wins in 0 plies.
    #[error("the game is over and the {winner} has won")]
    Over {
        /// The winner.
        winner: Player,
    },
    /// A win in 0 plies is claimed, but the game is not over.
    #[error("the game is not over")]
    NotOver,
    /// A win in *n* plies is claimed, but no move leads to a win in *n* − 1.
    #[error("no move leads to a win in one ply fewer")]
    NoSuchWin,
    /// A win in *n* plies is claimed, but a move leads to a win in fewer than *n* − 1.
    #[error("the move to {to} leads to a win in {plies}")]
    FasterWin {
        /// The move.
        to: Cell,
        /// The plies of the win after the move.
        plies: u16,
    },
    /// A loss is claimed, but a move does not lead to a win of the other player.
    #[error("the move to {to} does not lose")]
    Escape {
        /// The move.
        to: Cell,
    },
    /// A loss in *n* plies is claimed, but no move delays it to *n* − 1.
    #[error("no move delays the loss that long")]
    NoSuchDefence,
    /// A loss in *n* plies is claimed, but a move delays it to more than *n* − 1.
    #[error("the move to {to} leads to a loss in {plies}")]
    LongerDefence {
        /// The move.
        to: Cell,
        /// The plies of the loss after the move.
        plies: u16,
    },
    /// A draw is claimed, but a move leads to a win.
    #[error("the move to {to} wins")]
    MissedWin {
        /// The move.
        to: Cell,
    },
    /// A draw is claimed, but every move leads to a loss.
    #[error("every move loses")]
    NoDraw,
}

/// Formats a claim as part of a sentence.
struct InWords(Option<Forced>);

impl fmt::Display for InWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("a draw"),
            Some(Forced { winner, plies: 1 }) => write!(f, "that the {winner} wins in 1 ply"),
            Some(Forced { winner, plies }) => write!(f, "that the {winner} wins in {plies} plies"),
        }
    }
}

/// All states of the board: each player on any floor cell, either player to move.
fn states(board: &Board) -> impl Iterator<Item = State> + use<> {
    let floor = board.floor();
    floor.into_iter().flat_map(move |mouse| {
        floor.into_iter().flat_map(move |cat| [Player::Mouse, Player::Cat].map(|turn| State { mouse, cat, turn }))
    })
}

/// The cells that a player can reach in one move: its own, and up to `jump` cells in each of four directions, up to a
/// wall or the edge.
fn destinations(board: &Board, jump: u8, from: Cell) -> Vec<Cell> {
    let mut cells = vec![from];
    for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
        let (mut row, mut col) = (from.row(), from.col());
        for _ in 0..jump {
            // Past the top or the left edge, the number wraps around to 255 and fails the check.
            (row, col) = (row.wrapping_add_signed(down), col.wrapping_add_signed(right));
            if row >= board.rows() || col >= board.cols() || !board.floor().contains(Cell::at(row, col)) {
                break;
            }
            cells.push(Cell::at(row, col));
        }
    }
    cells
}

/// All claims, and the moves that connect them.
struct Check {
    food: Cell,
    /// `destinations[player][cell]`
    destinations: [Vec<Vec<Cell>>; 2],
    /// `claims[turn][mouse][cat]`, flattened.
    claims: Vec<Option<Forced>>,
}

impl Check {
    fn new(board: &Board, jumps: Jumps, claim: impl Fn(State) -> Option<Forced>) -> Self {
        let mut check = Self {
            food: board.food(),
            destinations: [vec![Vec::new(); 64], vec![Vec::new(); 64]],
            claims: vec![None; 2 * 64 * 64],
        };
        for cell in board.floor() {
            for player in [Player::Mouse, Player::Cat] {
                check.destinations[player.index()][cell.index()] = destinations(board, jumps.of(player), cell);
            }
        }
        for state in states(board) {
            check.claims[Self::place(state)] = claim(state);
        }
        check
    }

    fn place(state: State) -> usize {
        (state.turn.index() * 64 + state.mouse.index()) * 64 + state.cat.index()
    }

    fn claim(&self, state: State) -> Option<Forced> {
        self.claims[Self::place(state)]
    }

    fn fault(&self, state: State) -> Option<Fault> {
        let claim = self.claim(state);
        let kind = match self.winner(state) {
            Some(winner) => (claim != Some(Forced { winner, plies: 0 })).then_some(FaultKind::Over { winner }),
            None => self.fault_kind(state, claim),
        };
        kind.map(|kind| Fault { state, claim, kind })
    }

    /// The winner, if the game is over. A cat on the mouse's cell wins even if the food is there.
    fn winner(&self, State { mouse, cat, .. }: State) -> Option<Player> {
        if mouse == cat || cat == self.food {
            Some(Player::Cat)
        } else if mouse == self.food {
            Some(Player::Mouse)
        } else {
            None
        }
    }

    /// The reason why the claim is contradictory, if it is, for a state in which the game is not over.
    fn fault_kind(&self, state: State, claim: Option<Forced>) -> Option<FaultKind> {
        let After { fastest_win, draw, longest_loss } = self.after(state);
        match claim {
            None => match (fastest_win, draw) {
                (Some((_, to)), _) => Some(FaultKind::MissedWin { to }),
                (None, Some(_)) => None,
                (None, None) => Some(FaultKind::NoDraw),
            },
            Some(Forced { plies: 0, .. }) => Some(FaultKind::NotOver),
            Some(Forced { winner, plies }) if winner == state.turn => match fastest_win {
                Some((fewer, to)) if fewer < plies - 1 => Some(FaultKind::FasterWin { to, plies: fewer }),
                Some((same, _)) if same == plies - 1 => None,
                _ => Some(FaultKind::NoSuchWin),
            },
            Some(Forced { plies, .. }) => match (fastest_win.map(|(_, to)| to).or(draw), longest_loss) {
                (Some(to), _) => Some(FaultKind::Escape { to }),
                (None, Some((more, to))) if more > plies - 1 => Some(FaultKind::LongerDefence { to, plies: more }),
                (None, Some((same, _))) if same == plies - 1 => None,
                _ => Some(FaultKind::NoSuchDefence),
            },
        }
    }

    /// Summarizes the claims for the states one move later.
    fn after(&self, state: State) -> After {
        let State { mouse, cat, turn } = state;
        let from = if turn == Player::Mouse { mouse } else { cat };
        let mut after = After::default();
        for &to in &self.destinations[turn.index()][from.index()] {
            let successor = match turn {
                Player::Mouse => State { mouse: to, cat, turn: Player::Cat },
                Player::Cat => State { mouse, cat: to, turn: Player::Mouse },
            };
            match self.claim(successor) {
                None => after.draw = Some(to),
                Some(Forced { winner, plies }) if winner == turn => {
                    if after.fastest_win.is_none_or(|(fewest, _)| plies < fewest) {
                        after.fastest_win = Some((plies, to));
                    }
                }
                Some(Forced { plies, .. }) => {
                    if after.longest_loss.is_none_or(|(most, _)| plies > most) {
                        after.longest_loss = Some((plies, to));
                    }
                }
            }
        }
        after
    }
}

/// The moves of a state that decide its result.
#[derive(Default)]
struct After {
    /// The fewest plies in which the player to move wins after a move, and that move.
    fastest_win: Option<(u16, Cell)>,
    /// A move that leads to a draw.
    draw: Option<Cell>,
    /// The most plies in which the player to move loses after a move, and that move.
    longest_loss: Option<(u16, Cell)>,
}
