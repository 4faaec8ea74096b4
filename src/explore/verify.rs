//! [`verify`]: an independent check of a solved board, written from the definition of a forced win.
//!
//! It shares nothing with the engine but the types in which a board, a state and a result are said. It finds moves by
//! walking from cell to cell, takes one state at a time, and asks whether the result claimed for it follows from the
//! results claimed for the states one move later. Only the true results pass: `docs/solving.md` has the proof.

use std::fmt;

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::{Forced, State};

/// Checks the result that is claimed for every state of a board: who can force a win there, and in how many plies; none
/// in a draw.
///
/// The results of all states are true just when each of them follows from those one move later:
///
/// - The game is **over**: the winner is the one whom the rules of the game name, in 0 plies.
/// - **Won** by the player to move in *n* plies: a move leads to a win of that player in *n* − 1, and none to one in
///   fewer.
/// - **Lost** by the player to move in *n* plies: every move leads to a win of the other player, and the longest of these
///   takes *n* − 1.
/// - A **draw**: no move leads to a win of the player to move, and at least one to a draw.
///
/// ```
/// use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};
/// use cat_and_mouse::explore::{FaultKind, verify};
/// use cat_and_mouse::game::Forced;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let jumps = Jumps::new(1, 2)?;
/// let solution = solve_board(&board, jumps, MoveLimit::default());
/// assert_eq!(verify(&board, jumps, |state| solution.forced(state)), Ok(()));
///
/// // From the start the mouse wins in 5 plies. Whoever says 7 is told which state is wrong, and why.
/// let wrong = Some(Forced { winner: Player::Mouse, plies: 7 });
/// let claim = |state| if state == solution.start() { wrong } else { solution.forced(state) };
/// let fault = verify(&board, jumps, claim).unwrap_err();
/// assert_eq!(fault.state, solution.start());
/// assert!(matches!(fault.kind, FaultKind::FasterWin { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The first of the [`faults`].
pub fn verify(board: &Board, jumps: Jumps, claim: impl Fn(State) -> Option<Forced>) -> Result<(), Fault> {
    faults(board, jumps, claim).next().map_or(Ok(()), Err)
}

/// Every state whose claimed result does not follow from those claimed one move later, by mouse cell, cat cell, then the
/// mouse's turn first. There are none just when all claims are true; see [`verify`].
///
/// A fault need not be where the error is: one false claim also puts the states before it in the wrong.
pub fn faults(board: &Board, jumps: Jumps, claim: impl Fn(State) -> Option<Forced>) -> impl Iterator<Item = Fault> {
    let check = Check::new(board, jumps, claim);
    states(board).filter_map(move |state| check.fault(state))
}

/// A claim that cannot be true if the others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "With the mouse on {}, the cat on {} and the {} to move, the claim is {}, but {kind}.",
    state.mouse, state.cat, state.turn, InWords(*claim)
)]
pub struct Fault {
    /// For which state it is made.
    pub state: State,
    /// What is claimed.
    pub claim: Option<Forced>,
    /// Why it cannot be true.
    pub kind: FaultKind,
}

/// Why a claim cannot be true, and the rule of [`verify`] that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// Where the game is over, its winner has won in 0 plies; something else is claimed.
    #[error("the game is over and the {winner} has won")]
    Over {
        /// The winner.
        winner: Player,
    },
    /// Where the game is not over, a win takes a ply at least; it is claimed in 0.
    #[error("the game is not over")]
    NotOver,
    /// Won in *n* plies: a move leads to a win in *n* − 1; there is none.
    #[error("no move leads to a win in one ply fewer")]
    NoSuchWin,
    /// Won in *n* plies: no move leads to a win in fewer than *n* − 1; there is one.
    #[error("the move to {to} leads to a win in {plies}")]
    FasterWin {
        /// The move.
        to: Cell,
        /// How many plies the win then takes.
        plies: u16,
    },
    /// Lost: every move leads to a win of the other player; one does not.
    #[error("the move to {to} does not lose")]
    Escape {
        /// The move.
        to: Cell,
    },
    /// Lost in *n* plies: a move leads to a loss in *n* − 1; there is none that holds out for so long.
    #[error("no move leads to a loss in only one ply fewer")]
    NoSuchDefence,
    /// Lost in *n* plies: no move leads to a loss in more than *n* − 1; there is one.
    #[error("the move to {to} leads to a loss in {plies}")]
    LongerDefence {
        /// The move.
        to: Cell,
        /// How many plies the loss then takes.
        plies: u16,
    },
    /// A draw: no move leads to a win; there is one.
    #[error("the move to {to} wins")]
    MissedWin {
        /// The move.
        to: Cell,
    },
    /// A draw: a move leads to a draw; there is none.
    #[error("every move loses")]
    NoDraw,
}

/// A claim as a part of a sentence.
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

/// The states of the board: both players anywhere on the floor, either to move.
fn states(board: &Board) -> impl Iterator<Item = State> + use<> {
    let floor = board.floor();
    floor.into_iter().flat_map(move |mouse| {
        floor.into_iter().flat_map(move |cat| [Player::Mouse, Player::Cat].map(|turn| State { mouse, cat, turn }))
    })
}

/// Where a player may go: nowhere, or up to `jump` cells straight on, until a wall or the edge is in the way.
fn destinations(board: &Board, jump: u8, from: Cell) -> Vec<Cell> {
    let mut cells = vec![from];
    for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
        let (mut row, mut col) = (from.row(), from.col());
        for _ in 0..jump {
            // Beyond the top or the left edge a number wraps round, and is then too great.
            (row, col) = (row.wrapping_add_signed(down), col.wrapping_add_signed(right));
            if row >= board.rows() || col >= board.cols() || !board.floor().contains(Cell::new(row, col)) {
                break;
            }
            cells.push(Cell::new(row, col));
        }
    }
    cells
}

/// All claims, and the moves by which they hang together.
struct Check {
    food: Cell,
    /// `destinations[player][cell]`
    destinations: [Vec<Vec<Cell>>; 2],
    /// `claims[turn][mouse][cat]`, in one row.
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
                check.destinations[player as usize][cell.index()] = destinations(board, jumps.of(player), cell);
            }
        }
        for state in states(board) {
            check.claims[Self::place(state)] = claim(state);
        }
        check
    }

    fn place(state: State) -> usize {
        (state.turn as usize * 64 + state.mouse.index()) * 64 + state.cat.index()
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

    /// Who has won, if the game is over. A cat that is on the mouse has caught it, wherever that is.
    fn winner(&self, State { mouse, cat, .. }: State) -> Option<Player> {
        if mouse == cat || cat == self.food {
            Some(Player::Cat)
        } else if mouse == self.food {
            Some(Player::Mouse)
        } else {
            None
        }
    }

    /// Why the claim cannot be true, if it cannot, where the game is not over.
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

    /// What is claimed for the states to which the moves of this one lead.
    fn after(&self, state: State) -> After {
        let State { mouse, cat, turn } = state;
        let from = if turn == Player::Mouse { mouse } else { cat };
        let mut after = After::default();
        for &to in &self.destinations[turn as usize][from.index()] {
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

/// The moves of a state that say what its result must be.
#[derive(Default)]
struct After {
    /// In how many plies the player to move can still win, and by which move.
    fastest_win: Option<(u16, Cell)>,
    /// A move that leads to a draw.
    draw: Option<Cell>,
    /// For how many plies the player to move can still hold out in a loss, and by which move.
    longest_loss: Option<(u16, Cell)>,
}
