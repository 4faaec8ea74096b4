//! [`Explanation`]: the reason for the result of a state. Every statement in it is proved by the analysis.
//!
//! The explanation rests on three facts. "Alone" means that the other player does nothing.
//!
//! **Rooms.** Walls stop every jump, so the jumps do not change which cells a player can reach in the long run. The
//! walls divide the floor into rooms. Players in different rooms never meet, and no player reaches food in another
//! room.
//!
//! **The race.** Suppose the cat alone needs fewer plies to the food than the mouse alone. Then the cat wins in at most
//! the plies that it needs alone: the mouse can stop the cat only by meeting it, and then the cat wins too. Therefore,
//! if the mouse wins or draws and the food is in the mouse's room, the mouse is closer to the food than the cat. The
//! mouse never wins in fewer plies than it needs alone.
//!
//! **The run.** A player *runs straight* for a goal if every move takes it closer to the goal. Suppose the mouse is
//! closer to the food but cannot force a win in the plies that it needs alone. Then the cat can stop a mouse that runs
//! straight for the food. The cat cannot get to the food earlier, so it can only stop the mouse by catching it. In a
//! draw, the mouse can reach the food before a cat that runs straight for the food, because the mouse can avoid losing,
//! and against this cat it does so only by reaching the food first.
//!
//! ```text
//! # # # # F
//! # C . . .    the mouse jumps two cells, the cat one: the mouse alone needs 5 plies to the food, the cat alone 8
//! M . . . .    (the mouse moves first, and the other player's plies count too), so the mouse wins the race
//! ```

use crate::board::error::CellError;
use crate::engine::arena::Arena;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, State, StateAtPly};
use crate::solution::board::BoardSolution;
use crate::solution::shared::{AnyOutcome, RankedMove};

/// The reason for the outcome of a state, made only of proved facts. All plies are counted from this state. Only `late`
/// takes the move limit into account.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Explanation {
    /// The reason why a player can force a win, or why nobody can. Exactly one reason applies to each state.
    #[cfg_attr(feature = "serde", serde(rename = "code"))]
    pub cause: Cause,
    /// The forced win; `None` in a draw.
    pub forced: Option<Forced>,
    /// The number of plies by which this win exceeds the move limit; `None` if the win is in time, and in a draw.
    pub late: Option<u16>,
    /// The distances of both players from the food.
    pub race: Race,
    /// The number of plies in which the cat catches a mouse that gets closer to the food with every move and otherwise
    /// survives as long as possible. Only for [`Intercepted`](Cause::Intercepted), [`Detour`](Cause::Detour) and
    /// [`StandOff`](Cause::StandOff); for all other causes `None`.
    pub caught: Option<u16>,
    /// The next move of each player on the [optimal line](BoardSolution::line), each with its alternatives, beginning
    /// with the player to move. Fewer than two entries if the game ends before the second move.
    pub choices: Vec<Choice>,
}

/// The reason why a player can force a win, or why nobody can. Exactly one variant applies to each state, and every
/// fact in its description is true of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[strum(serialize_all = "kebab-case")]
pub enum Cause {
    /// The game is over.
    Over,
    /// A draw; mouse, cat and food are all walled off from each other.
    AllApart,
    /// The mouse wins in the plies that it needs alone to the food; the cat is walled off from the mouse and the food.
    CatApart,
    /// The cat wins in the plies that it needs alone to the food; the mouse is walled off from the cat and the food.
    MouseApart,
    /// A draw; the food is walled off from both players, and the cat cannot force a capture.
    FoodApart,
    /// The cat wins; the food is walled off from both players, and the cat catches the mouse.
    Trapped,
    /// The cat wins in the plies that it needs alone to the food; it is closer to the food, and the mouse cannot delay
    /// it.
    CatFirst,
    /// The cat wins; it is closer to the food, and catches the mouse in fewer plies than it needs alone to the food.
    CaughtEarly,
    /// The cat wins; the mouse is closer to the food, but is caught if it runs there, and cannot escape in another way.
    Intercepted,
    /// The mouse wins in the plies that it needs alone to the food; it is closer to the food, and the cat cannot stop
    /// it.
    MouseFirst,
    /// The mouse wins; it is closer to the food and would be caught if it ran there, but it wins in another way, in
    /// more plies than it needs alone to the food.
    Detour,
    /// A draw; the mouse is closer to the food, but is caught if it runs there; if the cat runs there, the mouse can
    /// reach the food first.
    StandOff,
}

impl Cause {
    /// The code in the JavaScript API, such as `"all-apart"`.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// The race for the food: the distances of both players from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Race {
    /// The plies that the mouse needs to reach the food if the cat does nothing, the cat's plies in between included;
    /// `None` if the mouse is walled off from the food.
    pub mouse: Option<u16>,
    /// The plies that the cat needs to reach the food if the mouse does nothing, counted in the same way.
    pub cat: Option<u16>,
    /// The player who would reach the food first; `None` if neither can reach it. The players move in turn, so there is
    /// no tie.
    pub first: Option<Player>,
    /// The lead of this player, in plies; `None` unless both players can reach the food.
    pub lead: Option<u16>,
}

impl Race {
    fn of(mouse: Option<u16>, cat: Option<u16>) -> Self {
        let first = match (mouse, cat) {
            (None, None) => None,
            (Some(mouse), Some(cat)) if cat < mouse => Some(Player::Cat),
            (Some(_), _) => Some(Player::Mouse),
            (None, Some(_)) => Some(Player::Cat),
        };
        Self { mouse, cat, first, lead: mouse.zip(cat).map(|(mouse, cat)| mouse.abs_diff(cat)) }
    }
}

/// A player's choice of move on the optimal line. On a graph, cells are nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Choice {
    /// The player who moves.
    pub by: Player,
    /// The cell that the move of the line goes to.
    pub to: Cell,
    /// The number of legal moves.
    pub moves: usize,
    /// The number of best moves, the move of the line included.
    pub best: usize,
    /// The best of the worse moves, with the forced win after it; `None` if all moves are equally good.
    pub other: Option<OtherMove>,
}

/// A move that is worse than the move of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OtherMove {
    /// The target of the move.
    pub to: Cell,
    /// The player who can force a win after this move; `None` in a draw.
    pub winner: Option<Player>,
    /// The number of plies of this win, counted from the explained state; `None` in a draw.
    pub plies: Option<u16>,
}

impl BoardSolution {
    /// The reason for the result of the state.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
    /// use cat_and_mouse::solution::Cause;
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
    /// let explanation = solution.explain(solution.start())?;
    /// assert_eq!(explanation.cause, Cause::MouseFirst);
    /// assert_eq!((explanation.race.mouse, explanation.race.cat), (Some(5), Some(8)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board.
    pub fn explain(&self, at: impl Into<StateAtPly>) -> Result<Explanation, CellError> {
        let StateAtPly { state, played } = self.check(at)?;
        let forced = self.table().forced(state);
        let food = self.arena().food();
        let [mouse, cat] = Player::BOTH.map(|player| way(self.arena(), player, state.of(player), food));
        let race =
            Race::of(plies_alone(state, Player::Mouse, mouse.as_ref()), plies_alone(state, Player::Cat, cat.as_ref()));
        let cause = match (race.mouse, race.cat, forced) {
            _ if self.is_over(state) => Cause::Over,
            (None, None, Some(_)) => Cause::Trapped,
            (None, None, None) if way(self.arena(), Player::Cat, state.cat, state.mouse).is_none() => Cause::AllApart,
            (None, None, None) => Cause::FoodApart,
            (Some(_), None, _) => Cause::CatApart,
            (None, Some(_), _) => Cause::MouseApart,
            (_, _, None) => Cause::StandOff,
            (Some(alone), _, Some(Forced { winner: Player::Mouse, plies })) if plies > alone => Cause::Detour,
            (_, _, Some(Forced { winner: Player::Mouse, .. })) => Cause::MouseFirst,
            (Some(mouse), Some(cat), _) if mouse < cat => Cause::Intercepted,
            (_, Some(alone), Some(Forced { plies, .. })) if plies < alone => Cause::CaughtEarly,
            _ => Cause::CatFirst,
        };
        let is_caught = matches!(cause, Cause::Detour | Cause::Intercepted | Cause::StandOff);
        let caught = mouse.filter(|_| is_caught).and_then(|way| caught_running(self.arena(), state, &way));
        let late = forced.and_then(|forced| forced.plies.checked_sub(self.left(played)));
        // `played` is not passed on here, because the move limit does not change the order of the moves.
        let choices = choices(state, |state| self.moves(state))?;
        Ok(Explanation { cause, forced, late: late.filter(|&late| late > 0), race, caught, choices })
    }
}

/// A shortest way to `to`: entry *n* holds the cells from which the player alone reaches `to` in at most *n* moves. The
/// player needs as many moves from `from` as there are entries. `None` if `to` cannot be reached.
///
/// ```text
/// from . . . to    a player who jumps one cell needs four moves:
///  .   . . . 1     way[0], the cells from which it takes no move
///  .   . . 1 1     way[1], at most one move
///  .   . 1 1 1     way[2], at most two
///  .   1 1 1 1     way[3], at most three
/// ```
#[inline(never)]
pub(crate) fn way(arena: &Arena, player: Player, from: Cell, to: Cell) -> Option<Vec<Cells>> {
    let mut way = Vec::new();
    let mut zone = Cells::of(to);
    while !zone.contains(from) {
        let wider = zone | arena.reach(player, zone);
        if wider == zone {
            return None;
        }
        way.push(zone);
        zone = wider;
    }
    Some(way)
}

/// The number of plies in which the cat catches a mouse that runs along this way; `None` if the cat does not catch it.
/// The function ignores that a cat on the food wins, because callers pass only states in which the cat cannot be there
/// before the mouse.
#[inline(never)]
pub(crate) fn caught_running(arena: &Arena, state: State, way: &[Cells]) -> Option<u16> {
    let reach = |player, cells| arena.reach(player, cells);
    // Each cell that the mouse may pass, and the cells to which it may run from there.
    let mut runs: Vec<(Cell, Cells)> = Vec::new();
    let mut mice = Cells::of(state.mouse);
    for &closer in way.iter().rev() {
        for mouse in mice {
            runs.push((mouse, reach(Player::Mouse, Cells::of(mouse)) & closer));
        }
        mice = reach(Player::Mouse, mice) & closer;
    }
    // catching[turn][mouse]: the cells from which a cat that is not yet on the mouse's cell catches the mouse in at
    // most `plies` plies.
    let mut catching = [[Cells::EMPTY; 64]; 2];
    for plies in 1..=2 * u16::try_from(way.len()).ok()? {
        let [with_mouse, with_cat] = catching;
        for &(mouse, runs) in &runs {
            let all = runs.into_iter().fold(Cells::ALL, |cats, to| cats & with_cat[to.index()].with(to));
            catching[0][mouse.index()] = all;
            catching[1][mouse.index()] = reach(Player::Cat, with_mouse[mouse.index()].with(mouse));
        }
        if catching[state.turn.index()][state.mouse.index()].contains(state.cat) {
            return Some(plies);
        }
    }
    None
}

/// The first two moves of the optimal line from this state, each with its alternatives. `ranked` returns the ranked
/// moves of a state.
#[inline(never)]
pub(crate) fn choices<T: AnyOutcome, E>(
    mut state: State,
    ranked: impl Fn(State) -> Result<Vec<RankedMove<T>>, E>,
) -> Result<Vec<Choice>, E> {
    let mut choices = Vec::new();
    for plies in 1..=2 {
        let moves = ranked(state)?;
        let Some(first) = moves.first() else { break };
        let best = moves.iter().take_while(|ranked| ranked.best).count();
        let other = moves.get(best).map(|ranked| {
            let forced = ranked.outcome.forced();
            let (winner, after) = (forced.map(|forced| forced.winner), forced.map(|forced| forced.plies + plies));
            OtherMove { to: ranked.to, winner, plies: after }
        });
        choices.push(Choice { by: first.by, to: first.to, moves: moves.len(), best, other });
        state = state.after(first.to);
    }
    Ok(choices)
}

/// The number of plies that the player needs alone for this way, including the other player's plies in between.
pub(crate) fn plies_alone(state: State, player: Player, way: Option<&Vec<Cells>>) -> Option<u16> {
    let moves = u16::try_from(way?.len()).ok()?;
    Some((2 * moves).saturating_sub(u16::from(state.turn == player)))
}
