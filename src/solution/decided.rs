//! [`Decided`] and [`DecidedState`]: when, by which rule and by which moves the analysis decides a state.

use crate::board::error::CellError;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::error::NodeError;
use crate::graph::rules::open_to;
use crate::solution::board::BoardSolution;
use crate::solution::graph::GraphSolution;
use crate::solution::shared::play;

/// When retrograde analysis decides a state, and by which rule. The move limit is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Decided {
    /// The player who can force a win; `None` in a draw.
    pub winner: Option<Player>,
    /// The number of plies of this win; `None` in a draw.
    pub plies: Option<u16>,
    /// The rule by which the result follows from the states after each move.
    pub rule: Rule,
}

/// A rule by which the result of a state follows from the states after each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Rule {
    /// The game is over in the state itself.
    Over,
    /// The player to move wins, because some move leads to a state that this player wins in one ply fewer.
    OneMove,
    /// The other player wins, because every move leads to a state that the other player wins, and the longest of these
    /// wins takes one ply fewer.
    AllMoves,
    /// A draw: no move wins, but some move leads to a draw. On a graph, a state without a move is a draw too.
    Undecided,
}

impl Decided {
    fn of(forced: Option<Forced>, turn: Player) -> Self {
        let rule = match forced {
            Some(Forced { plies: 0, .. }) => Rule::Over,
            Some(Forced { winner, .. }) if winner == turn => Rule::OneMove,
            Some(_) => Rule::AllMoves,
            None => Rule::Undecided,
        };
        Self { winner: forced.map(|forced| forced.winner), plies: forced.map(|forced| forced.plies), rule }
    }
}

/// A state, and the moves by which the analysis decides it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct DecidedState {
    /// The cell or node of the mouse.
    pub mouse: Cell,
    /// The cell or node of the cat.
    pub cat: Cell,
    /// The player to move.
    pub turn: Player,
    /// The rule by which the result of the state follows from the states after each move.
    pub rule: Rule,
    /// The cells or nodes to which the deciding moves go: only the cell of the best move if one move is enough; the
    /// cells of all moves if every move loses; none if the game is over.
    pub targets: Vec<Cell>,
}

impl DecidedState {
    /// The state.
    pub const fn state(&self) -> State {
        State { mouse: self.mouse, cat: self.cat, turn: self.turn }
    }

    /// The state and its deciding moves. `best` is the best move; `moves` are all moves.
    fn of(table: &Table, state: State, best: Option<Cell>, moves: impl IntoIterator<Item = Cell>) -> Self {
        let rule = Decided::of(table.forced(state), state.turn).rule;
        let targets = if rule == Rule::OneMove { best.into_iter().collect() } else { moves.into_iter().collect() };
        let State { mouse, cat, turn } = state;
        Self { mouse, cat, turn, rule, targets }
    }
}

/// The state of the optimal line from `state` that is this many plies from the end; `None` if the line is shorter, or
/// nobody can force a win. `best` is the best move of a state.
fn on_line(table: &Table, plies: u16, state: State, best: impl Fn(State) -> Option<Cell>) -> Option<State> {
    let before = table.forced(state)?.plies.checked_sub(plies)?;
    Some(play(state, before.into(), best).1)
}

/// The first state with the mouse on one of `mice` and the cat on one of `cats` that is decided in this many plies.
/// Prefers a state with the cat's cell and the turn of `like`, then one with the same cell of the cat and the other
/// turn, then any other cell of the cat.
fn first_decided(table: &Table, mice: Cells, cats: Cells, plies: u16, like: State) -> Option<State> {
    let turns = [like.turn, like.turn.other()];
    let at = |cat: Cell| {
        let states =
            turns.into_iter().flat_map(move |turn| mice.into_iter().map(move |mouse| State { mouse, cat, turn }));
        states.into_iter().find(|&state| table.forced(state).is_some_and(|forced| forced.plies == plies))
    };
    at(like.cat).or_else(|| cats.into_iter().find_map(at))
}

impl BoardSolution {
    /// One of the states that are decided in exactly this many plies; `None` if there is no such state.
    ///
    /// If a player can force a win from `state` in at least this many plies, this is the state of the [optimal
    /// line](Self::line) that is this many plies from the end. Otherwise states with the cat on the same cell as in
    /// `state` are preferred, and among these the ones with the same player to move. The move limit is ignored.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
    ///
    /// let board = Board::from_rows(&["M.F.C"])?;
    /// let solution = solve_board(&board, Jumps::new(1, 1)?, MoveLimit::default());
    /// let start = solution.start();
    /// let decided_at = |plies| solution.decided_at(start, plies).unwrap().unwrap();
    /// assert_eq!(decided_at(3).state(), start); // the mouse wins in 3 plies
    /// let one_ply = decided_at(1);
    /// assert_eq!(one_ply.mouse.col(), 1); // beside the food
    /// assert_eq!(one_ply.targets, [board.food()]); // the best move goes onto the food
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board.
    pub fn decided_at(&self, state: State, plies: u16) -> Result<Option<DecidedState>, CellError> {
        self.check(state)?;
        let floor = self.board().floor();
        let state = on_line(self.table(), plies, state, |now| self.next(now))
            .or_else(|| first_decided(self.table(), floor, floor, plies, state));
        Ok(state.map(|state| DecidedState::of(self.table(), state, self.next(state), self.targets(state))))
    }

    /// When and by which rule each state with this cell of the cat and this turn is decided, indexed by the cell of the
    /// mouse; `None` for walls.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player, solve_board};
    /// use cat_and_mouse::solution::Rule;
    ///
    /// let board = Board::from_rows(&["M.F.C"])?;
    /// let solution = solve_board(&board, Jumps::new(1, 1)?, MoveLimit::default());
    /// let decided = solution.decided(board.cat(), Player::Mouse)?;
    /// let rule = |col| decided[Cell::new(0, col).unwrap()].map(|decided| decided.rule);
    /// assert_eq!(rule(1), Some(Rule::OneMove)); // beside the food
    /// assert_eq!(rule(2), Some(Rule::Over)); // on the food
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`CellError`] if the cat stands on a wall or outside the board.
    pub fn decided(&self, cat: Cell, turn: Player) -> Result<CellMap<Decided>, CellError> {
        self.board().check_cell(Player::Cat, cat)?;
        let of = |mouse| Decided::of(self.table().forced(State { mouse, cat, turn }), turn);
        Ok(CellMap::of(self.board().floor(), |mouse| Some(of(mouse))))
    }
}

impl GraphSolution {
    /// One of the states that are decided in exactly this many plies, chosen as [on a
    /// board](BoardSolution::decided_at): a state on the optimal line from `state` is preferred, then one with the same
    /// node of the cat and the same turn. `None` if there is no such state.
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole.
    pub fn decided_at(&self, state: State, plies: u16) -> Result<Option<DecidedState>, NodeError> {
        self.check(state)?;
        let nodes = self.graph().nodes();
        let cats = nodes & open_to(Player::Cat);
        let state = on_line(self.table(), plies, state, |now| self.best_move(now))
            .or_else(|| first_decided(self.table(), nodes, cats, plies, state));
        Ok(state.map(|state| DecidedState::of(self.table(), state, self.best_move(state), self.targets(state))))
    }

    /// When and by which rule each state with this node of the cat and this turn is decided, indexed by the node of the
    /// mouse.
    ///
    /// ```
    /// use cat_and_mouse::{Cell, Graph, Player, solve_graph};
    /// use cat_and_mouse::solution::Rule;
    ///
    /// let graph = Graph::new(&[&[1, 3][..], &[0], &[3], &[0, 2]])?;
    /// let solution = solve_graph(&graph);
    /// let decided = solution.decided(Graph::CAT, Player::Mouse)?;
    /// let rule = |node| decided[Cell::from_index(node).unwrap()].map(|decided| decided.rule);
    /// assert_eq!(rule(1), Some(Rule::OneMove)); // beside the hole
    /// assert_eq!(rule(0), Some(Rule::Over)); // in the hole
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`NodeError`] if the cat is not on a node of the graph, or in the hole.
    pub fn decided(&self, cat: Cell, turn: Player) -> Result<CellMap<Decided>, NodeError> {
        self.graph().check_node(Player::Cat, cat.index())?;
        let of = |mouse| Decided::of(self.table().forced(State { mouse, cat, turn }), turn);
        Ok(CellMap::of(self.graph().nodes(), |mouse| Some(of(mouse))))
    }
}
