//! Chooses the move of an opponent who plays perfectly or less well.
//!
//! A weaker opponent does not play at random. It looks only a few plies ahead, and beyond them takes the shortest way
//! to its goal. Like a beginner, it does not see a trap that closes later.

use crate::engine::arena::Arena;
use crate::game::cell::Cell;
use crate::game::dice::Dice;
use crate::game::player::Player;
use crate::game::state::{Forced, State, StateAtPly};
use crate::solution::board::{BoardSolution, Outcome};
use crate::solution::graph::GraphSolution;
use crate::solution::ranking::merit_of_forced;
use crate::solution::shared::{AnyOutcome, RankedMove};

/// The strength of an opponent.
///
/// A weaker opponent wins as fast as possible if it sees how. It avoids a loss that it sees, or at least delays it.
/// Among the other moves it prefers the one that takes it closest to its goal, as if it were alone on the board. The
/// goal of the mouse is the food, on a graph the hole; the goal of the cat is the mouse, or the food or hole if there
/// is no way to the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[non_exhaustive]
#[strum(serialize_all = "kebab-case")]
pub enum Strength {
    /// Always makes the first of the [ranked moves](BoardSolution::moves).
    Perfect,
    /// Sees every win and loss that is forced within four plies, its own move included.
    Medium,
    /// Sees only whether its own next move wins, and sees no danger.
    Easy,
}

impl Strength {
    /// All strengths, the strongest first.
    pub const ALL: [Self; 3] = [Self::Perfect, Self::Medium, Self::Easy];

    /// `"perfect"`, `"medium"` or `"easy"`, as in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The number of plies that the opponent looks ahead; `None` if it sees the whole game.
    pub const fn sight(self) -> Option<u16> {
        match self {
            Self::Perfect => None,
            Self::Medium => Some(4),
            Self::Easy => Some(1),
        }
    }
}

impl BoardSolution {
    /// The move of an opponent of this strength; `None` if there is no legal move. The same seed always gives the same
    /// move in the same state. Over all seeds, the moves that the opponent likes best are about equally frequent. A
    /// perfect opponent always makes the first of [`moves`](Self::moves), as the optimal line does.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
    /// use cat_and_mouse::solution::Strength;
    ///
    /// let board = Board::from_rows(&["....F", ".C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 1)?, MoveLimit::default());
    /// let reply = solution.reply(solution.start(), Strength::Perfect, 7).ok_or("the game is over")?;
    /// assert!(reply.best);
    /// assert_eq!(solution.reply(solution.start(), Strength::Perfect, 7), Some(reply));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reply(&self, at: impl Into<StateAtPly>, strength: Strength, seed: u64) -> Option<RankedMove<Outcome>> {
        let at = at.into();
        chosen(self.arena(), at.state, self.moves(at).ok()?, strength, seed)
    }
}

impl GraphSolution {
    /// The move of an opponent of this strength; `None` if the game is over, or if the player has no move. The move is
    /// chosen as [on a board](BoardSolution::reply). The goal of the mouse is the hole; the goal of the cat is the
    /// mouse, or a node beside the hole if the cat cannot get to the mouse.
    ///
    /// ```
    /// use cat_and_mouse::{Graph, solve_graph};
    /// use cat_and_mouse::solution::Strength;
    ///
    /// let graph = Graph::new(&[&[1, 3][..], &[0], &[3], &[0, 2]])?;
    /// let solution = solve_graph(&graph);
    /// let reply = solution.reply(solution.start(), Strength::Easy, 7).ok_or("the game is over")?;
    /// assert_eq!(reply.to, Graph::HOLE);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reply(&self, state: State, strength: Strength, seed: u64) -> Option<RankedMove<Option<Forced>>> {
        chosen(self.arena(), state, self.moves(state).ok()?, strength, seed)
    }
}

/// The move that an opponent of this strength makes.
fn chosen<T: AnyOutcome>(
    arena: &Arena,
    state: State,
    mut moves: Vec<RankedMove<T>>,
    strength: Strength,
    seed: u64,
) -> Option<RankedMove<T>> {
    match strength.sight() {
        None => moves.truncate(1),
        Some(sight) => keep_liked(arena, &mut moves, state, sight),
    }
    // The state is mixed into the seed. Otherwise one seed would choose the same direction in every state.
    let number = (state.turn.index() * 64 + state.mouse.index()) * 64 + state.cat.index();
    let mut dice = Dice::new(seed.rotate_left(32) ^ number as u64);
    moves.get(dice.below(u32::try_from(moves.len()).ok()?) as usize).copied()
}

/// Keeps the moves that an opponent who sees this many plies likes best.
fn keep_liked<T: AnyOutcome>(arena: &Arena, moves: &mut Vec<RankedMove<T>>, state: State, sight: u16) {
    let food = arena.food();
    let (goal, second) = match state.turn {
        Player::Mouse => (food, food),
        Player::Cat => (state.mouse, food),
    };
    let mut zones = arena.zones(state.turn, goal);
    if !zones.last().is_some_and(|zone| zone.contains(state.mover())) {
        zones = arena.zones(state.turn, second);
    }
    let distance = |cell: Cell| zones.iter().take_while(|zone| !zone.contains(cell)).count();
    // Greater is better: first wins in sight, the fastest first; then moves without a result in sight, the closest to
    // the goal first; then losses in sight, the slowest first.
    let merit = |ranked: &RankedMove<T>| match ranked.outcome.in_time() {
        Some(forced) if forced.plies < sight => merit_of_forced(Some(forced), ranked.by),
        _ => (0, -i32::try_from(distance(ranked.to)).unwrap_or(0)),
    };
    let most = moves.iter().map(merit).max();
    moves.retain(|ranked| Some(merit(ranked)) == most);
}
