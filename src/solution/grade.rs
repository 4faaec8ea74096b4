//! Grades a move, and shows how play continues after it.

use crate::board::error::CellError;
use crate::board::rules::BoardEnding;
use crate::game::cell::Cell;
use crate::game::move_order::Targets;
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State, StateAtPly};
use crate::graph::error::NodeError;
use crate::graph::labels::Label;
use crate::graph::rules::GraphEnding;
use crate::solution::board::{BoardSolution, Outcome};
use crate::solution::graph::GraphSolution;
use crate::solution::ranking::merit;
use crate::solution::shared::{AnyOutcome, Line};

/// The grade of a move. Before the move, the player has a win or a loss that is forced within the limit, or the limit
/// decides (on a graph, the state is a draw). The move keeps this result or makes it worse.
///
/// # Outcomes
/// On a board, `T` is an [`Outcome`]; on a graph, an optional [`Forced`] win, `None` in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Grade<T = Outcome> {
    /// The change of the result for the player who moved.
    pub verdict: Verdict,
    /// The outcome before the move.
    pub before: T,
    /// The outcome after the move.
    pub after: T,
}

/// A change of the result for the player who moved. A move cannot improve the result, so there are no other cases.
/// [`LossToDraw`](Verdict::LossToDraw) only exists because a repeated state is a draw in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// No other move is better ([`RankedMove::best`](super::RankedMove::best)).
    Best,
    /// Still a forced win, but it takes `plies` plies more than necessary.
    Slower {
        /// The number of extra plies. On a board it is even, because the winner makes the last move.
        plies: u16,
    },
    /// Still a forced loss, but it comes `plies` plies earlier than necessary.
    Sooner {
        /// The number of plies lost. On a board it is even unless the mouse moves onto the cat.
        plies: u16,
    },
    /// The limit decides as before. Another move would be better only without the limit.
    Same,
    /// A forced win before the move; after it, the limit decides. If the mouse moved, it has lost its win. If the cat
    /// moved, it still wins, but only because of the limit.
    WinToLimit,
    /// A forced win before the move, a forced loss after it.
    WinToLoss,
    /// Before the move, the limit would have decided; after it, the player has a forced loss. If the cat moved, it
    /// would have won by the limit. If the mouse moved, it could have delayed its loss until the limit.
    LimitToLoss,
    /// On a graph: a forced win before the move, a draw after it.
    WinToDraw,
    /// On a graph: a draw before the move, a forced loss after it.
    DrawToLoss,
    /// On a graph, after [`GraphSolution::in_match`]: a draw because the move leads to a state of the match so far.
    /// Every move to a new state loses.
    LossToDraw,
}

impl Verdict {
    /// The name: `"best"`, `"slower"`, `"sooner"`, `"same"`, `"win-to-limit"`, `"win-to-loss"`, `"limit-to-loss"`,
    /// `"win-to-draw"`, `"draw-to-loss"` or `"loss-to-draw"`, as in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
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

/// The grade of a move by this player. `to_neither` is the [`Verdict`] for a move that turns a win into neither a win
/// nor a loss. `to_loss` is the [`Verdict`] for a move that turns a result that was neither into a loss.
fn graded<T: AnyOutcome>(player: Player, before: T, after: T, to_neither: Verdict, to_loss: Verdict) -> Grade<T> {
    // A best move keeps the forced result, which then takes one ply fewer.
    let kept = before.forced().map(|Forced { winner, plies }| Forced { winner, plies: plies - 1 });
    let side = |outcome: T| merit(outcome, player).0;
    let plies = |outcome: T| outcome.in_time().map_or(0, |forced| forced.plies);
    let verdict = match (side(before), side(after)) {
        _ if after.forced() == kept => Verdict::Best,
        (1, 1) => Verdict::Slower { plies: (plies(after) + 1).saturating_sub(plies(before)) },
        (-1, _) => Verdict::Sooner { plies: plies(before).saturating_sub(plies(after) + 1) },
        (0, 0) => Verdict::Same,
        (_, 0) => to_neither,
        (1, _) => Verdict::WinToLoss,
        _ => to_loss,
    };
    Grade { verdict, before, after }
}

/// A move followed by optimal play, with the outcome after the move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Refutation<T = Outcome, E = BoardEnding> {
    /// The move, then optimal play.
    pub line: Line<E>,
    /// The outcome after the move.
    pub outcome: T,
}

impl<T, E> Refutation<T, E> {
    /// The move from this state, then the line, with the outcome after the move.
    fn of(state: State, to: Cell, mut line: Line<E>, outcome: T) -> Self {
        line.moves.insert(0, Move { by: state.turn, from: state.mover(), to });
        line.loops_from = line.loops_from.map(|index| index + 1);
        Self { line, outcome }
    }
}

impl BoardSolution {
    /// The state after a move to this cell.
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board, or if the move is not legal.
    pub fn after(&self, state: State, to: Cell) -> Result<State, CellError> {
        self.check(state)?;
        legal(state, self.targets(state), to)
    }

    /// Whether a match is a draw after these moves of both players in turn from `start`: the state after the last move
    /// occurs for the third time, and neither player can force a win in it.
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board, or if a move is not legal.
    pub fn is_drawn(&self, start: State, moves: impl IntoIterator<Item = Cell>) -> Result<bool, CellError> {
        self.check(start)?;
        let (mut now, mut passed) = (start, vec![start]);
        for to in moves {
            now = self.after(now, to)?;
            passed.push(now);
        }
        let visits = passed.into_iter().filter(|&each| each == now).count();
        Ok(visits >= 3 && self.forced(now)?.is_none())
    }

    /// The grade of the move to this cell.
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board, or if the move is not legal. No move is legal
    /// once the game has ended or the move limit is reached.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, solve_board};
    /// use cat_and_mouse::solution::Verdict;
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
    /// let verdict = |to| solution.grade(solution.start(), to).map(|grade| grade.verdict);
    /// assert_eq!(verdict(Cell::new(2, 2).unwrap()), Ok(Verdict::Best));
    /// assert_eq!(verdict(Cell::new(2, 1).unwrap()), Ok(Verdict::WinToLoss)); // beside the cat
    /// assert!(verdict(Cell::new(2, 4).unwrap()).is_err()); // too far
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn grade(&self, at: impl Into<StateAtPly>, to: Cell) -> Result<Grade, CellError> {
        let at = self.check(at)?;
        let state = at.state;
        let before = self.outcome(at)?;
        legal(state, self.targets_left(at), to)?;
        let after = self.outcome_after(at, to);
        Ok(graded(state.turn, before, after, Verdict::WinToLimit, Verdict::LimitToLoss))
    }

    /// The move to this cell, followed by optimal play. For a bad move, this is its refutation.
    ///
    /// # Errors
    /// The same errors as [`grade`](Self::grade).
    ///
    /// ```
    /// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player, solve_board};
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
    /// let next_to_the_cat = Cell::new(2, 1).unwrap();
    /// let refutation = solution.refutation(solution.start(), next_to_the_cat)?;
    /// assert_eq!(refutation.outcome.winner, Player::Cat);
    /// assert_eq!(refutation.line.moves[0].to, next_to_the_cat);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn refutation(&self, at: impl Into<StateAtPly>, to: Cell) -> Result<Refutation, CellError> {
        let at = self.check(at)?;
        let state = at.state;
        let after = legal(state, self.targets_left(at), to)?;
        let line = self.line(after.at_ply(at.played.saturating_add(1)))?;
        Ok(Refutation::of(state, to, line, self.outcome_after(at, to)))
    }
}

/// The state after the move to `to`, if this is one of the legal `targets`.
fn legal(state: State, mut targets: Targets, to: Cell) -> Result<State, CellError> {
    if targets.any(|cell| cell == to) { Ok(state.after(to)) } else { Err(CellError::no_move(state.turn, to)) }
}

impl GraphSolution {
    /// The grade of the move to this node.
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole, or if the move is not legal.
    ///
    /// ```
    /// use cat_and_mouse::{Cell, Graph, solve_graph};
    /// use cat_and_mouse::solution::Verdict;
    ///
    /// // Node 1 has edges to the hole and to the cat.
    /// let graph = Graph::new(&[&[1][..], &[0, 2], &[1]])?;
    /// let solution = solve_graph(&graph);
    /// let verdict = |to| solution.grade(solution.start(), Cell::from_index(to).unwrap()).map(|grade| grade.verdict);
    /// assert_eq!(verdict(0), Ok(Verdict::Best));
    /// assert_eq!(verdict(2), Ok(Verdict::WinToLoss));
    /// assert!(verdict(1).is_err());
    /// # Ok::<(), cat_and_mouse::graph::GraphError>(())
    /// ```
    pub fn grade(&self, state: State, to: Cell) -> Result<Grade<Option<Forced>>, NodeError> {
        let next = self.after(state, to)?;
        let after = self.table().forced(next);
        // In a match, the table treats the present state as a draw, so the true result of this state is computed from
        // its moves.
        let moves = self.moves(state)?;
        let before = moves
            .first()
            .and_then(|best| best.outcome)
            .map(|Forced { winner, plies }| Forced { winner, plies: plies + 1 });
        let grade = graded(state.turn, before, after, Verdict::WinToDraw, Verdict::DrawToLoss);
        let comes_back = |to| self.passed.contains(&state.after(to));
        let mut others = moves.iter().filter(|other| !comes_back(other.to)).peekable();
        let saves = comes_back(to) && others.peek().is_some() && others.all(|other| other.label() == Label::Lose);
        Ok(if saves { Grade { verdict: Verdict::LossToDraw, ..grade } } else { grade })
    }

    /// The move to this node, followed by optimal play. For a bad move, this is its refutation.
    ///
    /// # Errors
    /// The same errors as [`grade`](Self::grade).
    pub fn refutation(&self, state: State, to: Cell) -> Result<Refutation<Option<Forced>, GraphEnding>, NodeError> {
        let after = self.after(state, to)?;
        Ok(Refutation::of(state, to, self.line(after)?, self.table().forced(after)))
    }
}
