//! [`verify`] and [`verify_graph`]: an independent check of a solved board or graph, written from the definition of a
//! forced win.
//!
//! The check shares no code with the engine, only the types for boards, graphs, states and results. It finds moves by
//! walking from cell to cell or along edges. For each state it checks whether the claimed result follows from the
//! results claimed for the states one move later. Only the true results pass; `docs/solving.md` has the proof.

use std::fmt;

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::Graph;

/// Checks the results claimed for all states of a board. `claim` returns the forced win from a state, or `None` for a
/// draw.
///
/// The claims are all true if and only if each claim follows from the claims for the states one move later:
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
/// The first fault, ordered by mouse cell, cat cell, and turn (mouse before cat).
pub fn verify(board: &Board, jumps: Jumps, claim: impl Fn(State) -> Option<Forced>) -> Result<(), Fault> {
    faults(board, jumps, claim).next().map_or(Ok(()), Err)
}

/// The states whose claimed result does not follow from the results claimed for the states one move later. They are
/// ordered by mouse cell, cat cell, and turn (mouse before cat). There are none if and only if all claims are true; see
/// [`verify`].
///
/// A reported state does not always have the false claim, because a false claim also makes true claims for earlier
/// states inconsistent.
pub fn faults(board: &Board, jumps: Jumps, claim: impl Fn(State) -> Option<Forced>) -> impl Iterator<Item = Fault> {
    Check::new(Places::Cells, board.food(), board_destinations(board, jumps), claim).faults()
}

/// Checks the results claimed for all states of a graph, by the rules of [`verify`] and one more: a state in which the
/// player to move has no edge to move along is a draw.
///
/// ```
/// use cat_and_mouse::explore::verify_graph;
/// use cat_and_mouse::game::Forced;
/// use cat_and_mouse::{Graph, Player, solve_graph};
///
/// let graph = Graph::new(&[&[1, 3][..], &[0], &[3], &[0, 2]])?;
/// let solution = solve_graph(&graph);
/// assert_eq!(verify_graph(&graph, |state| solution.forced(state).unwrap()), Ok(()));
///
/// // A claim that the cat wins is rejected, since the mouse can go into the hole.
/// let wrong = Some(Forced { winner: Player::Cat, plies: 2 });
/// let claim = |state| if state == solution.start() { wrong } else { solution.forced(state).unwrap() };
/// assert_eq!(
///     verify_graph(&graph, claim).unwrap_err().to_string(),
///     "With the mouse on node 1, the cat on node 2 and the mouse to move, the claim is that the cat wins in 2 plies, but \
///      the move to node 0 does not lose."
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The first fault, ordered by mouse node, cat node, and turn (mouse before cat).
pub fn verify_graph(graph: &Graph, claim: impl Fn(State) -> Option<Forced>) -> Result<(), Fault> {
    graph_faults(graph, claim).next().map_or(Ok(()), Err)
}

/// The same as [`faults`] for a graph.
pub fn graph_faults(graph: &Graph, claim: impl Fn(State) -> Option<Forced>) -> impl Iterator<Item = Fault> {
    Check::new(Places::Nodes, Graph::HOLE, graph_destinations(graph), claim).faults()
}

/// A claim that contradicts the claims for the states one move later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub struct Fault {
    /// The state.
    pub state: State,
    /// The result claimed for the state.
    pub claim: Option<Forced>,
    /// The contradiction.
    pub kind: FaultKind,
    /// Whether the message names cells or nodes.
    places: Places,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { mouse, cat, turn } = self.state;
        let [mouse, cat] = [mouse, cat].map(|place| self.places.name(place));
        let claim = InWords(self.claim);
        write!(f, "With the mouse on {mouse}, the cat on {cat} and the {turn} to move, the claim is {claim}, but ")?;
        self.kind.write(f, self.places)?;
        f.write_str(".")
    }
}

/// Whether messages name places as cells or as nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Places {
    /// Cells of a board.
    Cells,
    /// Nodes of a graph.
    Nodes,
}

impl Places {
    fn name(self, place: Cell) -> String {
        match self {
            Self::Cells => place.to_string(),
            Self::Nodes => format!("node {}", place.index()),
        }
    }
}

/// The reason why a claim is contradictory: the rule of [`verify`] that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
// This enum is not `non_exhaustive`, so that the compiler reports a kind that is missing in the tests.
pub enum FaultKind {
    /// The game is over, but the claim is not that its winner wins in 0 plies.
    Over {
        /// The winner.
        winner: Player,
    },
    /// A win in 0 plies is claimed, but the game is not over.
    NotOver,
    /// A win in *n* plies is claimed, but no move leads to a win in *n* − 1.
    NoSuchWin,
    /// A win in *n* plies is claimed, but a move leads to a win in fewer than *n* − 1.
    FasterWin {
        /// The move.
        to: Cell,
        /// The plies of the win after the move.
        plies: u16,
    },
    /// A loss is claimed, but a move does not lead to a win of the other player.
    Escape {
        /// The move.
        to: Cell,
    },
    /// A loss in *n* plies is claimed, but no move delays it to *n* − 1.
    NoSuchDefence,
    /// A loss in *n* plies is claimed, but a move delays it to more than *n* − 1.
    LongerDefence {
        /// The move.
        to: Cell,
        /// The plies of the loss after the move.
        plies: u16,
    },
    /// A draw is claimed, but a move leads to a win.
    MissedWin {
        /// The move.
        to: Cell,
    },
    /// A draw is claimed, but every move leads to a loss.
    NoDraw,
}

impl FaultKind {
    fn write(self, f: &mut fmt::Formatter<'_>, places: Places) -> fmt::Result {
        match self {
            Self::Over { winner } => write!(f, "the game is over and the {winner} has won"),
            Self::NotOver => f.write_str("the game is not over"),
            Self::NoSuchWin => f.write_str("no move leads to a win in one ply fewer"),
            Self::FasterWin { to, plies } => write!(f, "the move to {} leads to a win in {plies}", places.name(to)),
            Self::Escape { to } => write!(f, "the move to {} does not lose", places.name(to)),
            Self::NoSuchDefence => f.write_str("no move delays the loss that long"),
            Self::LongerDefence { to, plies } => {
                write!(f, "the move to {} leads to a loss in {plies}", places.name(to))
            }
            Self::MissedWin { to } => write!(f, "the move to {} wins", places.name(to)),
            Self::NoDraw => f.write_str("every move loses"),
        }
    }
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

/// For each player and each of its places, the places to which it can go in one move; `None` for places where the
/// player cannot be.
type Destinations = [Vec<Option<Vec<Cell>>>; 2];

/// The moves on a board: each player can be on any cell of the floor.
fn board_destinations(board: &Board, jumps: Jumps) -> Destinations {
    [Player::Mouse, Player::Cat].map(|player| {
        let mut destinations = vec![None; 64];
        for cell in board.floor() {
            destinations[cell.index()] = Some(destinations_from(board, jumps.of(player), cell));
        }
        destinations
    })
}

/// The moves on a graph: along an edge. The cat can be anywhere but in the hole.
fn graph_destinations(graph: &Graph) -> Destinations {
    [Player::Mouse, Player::Cat].map(|player| {
        let may_be_on = |node: &Cell| player == Player::Mouse || *node != Graph::HOLE;
        let mut destinations = vec![None; 64];
        for node in graph.nodes().into_iter().filter(may_be_on) {
            destinations[node.index()] = Some(graph.neighbours(node).into_iter().filter(may_be_on).collect());
        }
        destinations
    })
}

/// The cells that a player can reach in one move: its own cell, and up to `jump` cells in each of four directions, up
/// to a wall or the edge.
fn destinations_from(board: &Board, jump: u8, from: Cell) -> Vec<Cell> {
    let mut cells = vec![from];
    for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
        let (mut row, mut col) = (from.row(), from.col());
        for _ in 0..jump {
            // Past the top or the left edge, the row or the column wraps around to 255 and fails the check.
            (row, col) = (row.wrapping_add_signed(down), col.wrapping_add_signed(right));
            if row >= board.rows() || col >= board.cols() || !board.floor().contains(Cell::at(row, col)) {
                break;
            }
            cells.push(Cell::at(row, col));
        }
    }
    cells
}

/// All claims, and the moves between their states.
struct Check {
    places: Places,
    /// The food of a board, or the hole of a graph.
    goal: Cell,
    destinations: Destinations,
    /// `claims[turn][mouse][cat]`, flattened.
    claims: Vec<Option<Forced>>,
}

impl Check {
    fn new(places: Places, goal: Cell, destinations: Destinations, claim: impl Fn(State) -> Option<Forced>) -> Self {
        let mut check = Self { places, goal, destinations, claims: vec![None; 2 * 64 * 64] };
        for state in check.states() {
            check.claims[Self::place(state)] = claim(state);
        }
        check
    }

    /// All states: every place of the mouse with every place of the cat, and either player to move.
    fn states(&self) -> Vec<State> {
        let [mice, cats] = [Player::Mouse, Player::Cat].map(|player| self.places_of(player));
        let pairs = mice.iter().flat_map(|&mouse| cats.iter().map(move |&cat| (mouse, cat)));
        pairs.flat_map(|(mouse, cat)| [Player::Mouse, Player::Cat].map(|turn| State { mouse, cat, turn })).collect()
    }

    /// The places where the player can be.
    fn places_of(&self, player: Player) -> Vec<Cell> {
        let can_be_on = |place: &Cell| self.destinations[player.index()][place.index()].is_some();
        (0..64).map(Cell::nth).filter(can_be_on).collect()
    }

    fn faults(self) -> impl Iterator<Item = Fault> {
        self.states().into_iter().filter_map(move |state| self.fault(state))
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
        kind.map(|kind| Fault { state, claim, kind, places: self.places })
    }

    /// The winner, if the game is over. A cat on the mouse's cell wins even if the goal is there.
    fn winner(&self, State { mouse, cat, .. }: State) -> Option<Player> {
        if mouse == cat || cat == self.goal {
            Some(Player::Cat)
        } else if mouse == self.goal {
            Some(Player::Mouse)
        } else {
            None
        }
    }

    /// The fault of the claim about a state in which the game is not over; `None` if the claim is right.
    fn fault_kind(&self, state: State, claim: Option<Forced>) -> Option<FaultKind> {
        let After { fastest_win, draw, longest_loss } = self.after(state);
        match claim {
            None => match (fastest_win, draw, longest_loss) {
                (Some((_, to)), ..) => Some(FaultKind::MissedWin { to }),
                (None, None, Some(_)) => Some(FaultKind::NoDraw),
                // The claim is right: some move leads to a draw, or there is no move.
                (None, ..) => None,
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
        for &to in self.destinations[turn.index()][from.index()].iter().flatten() {
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
