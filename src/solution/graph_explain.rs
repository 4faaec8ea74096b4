//! [`GraphExplanation`]: the reason for the result of a state of a graph. Every statement in it is proved by the analysis.
//!
//! The explanation rests on two facts. "Alone" means that the other player does nothing.
//!
//! **The way.** The mouse never wins in fewer plies than it needs alone to the hole. The mouse never wins without a way
//! to the hole, and the cat never wins without a way to the mouse.
//!
//! **The run.** A mouse *runs straight* for the hole if every move takes it closer to the hole. Suppose the mouse has a
//! way to the hole but cannot force a win in the plies that it needs alone. Then the cat can stop a mouse that runs
//! straight for the hole, and it can only do so by catching the mouse. The exception is a state in which a player has
//! no move, which is a draw.

use crate::game::cell::Cells;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::Graph;
use crate::graph::error::NodeError;
use crate::solution::explain::{Choice, caught_running, choices, plies_alone, way};
use crate::solution::graph::GraphSolution;

/// The reason for the outcome of a state of a graph, made only of proved facts. All plies are counted from the state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct GraphExplanation {
    /// The reason why a player can force a win, or why nobody can. Exactly one reason applies to each state.
    #[cfg_attr(feature = "serde", serde(rename = "code"))]
    pub cause: GraphCause,
    /// The forced win; `None` in a draw.
    pub forced: Option<Forced>,
    /// The number of plies that the mouse needs to reach the hole if the cat does nothing; `None` if there is no way to
    /// the hole.
    pub alone: Option<u16>,
    /// The player who has no move, for [`NoMove`](GraphCause::NoMove); otherwise `None`.
    pub stuck: Option<Player>,
    /// The number of plies in which the cat catches a mouse that gets closer to the hole with every move and otherwise
    /// survives as long as possible. Only for [`Intercepted`](GraphCause::Intercepted), [`Detour`](GraphCause::Detour)
    /// and [`StandOff`](GraphCause::StandOff); for all other causes `None`.
    pub caught: Option<u16>,
    /// The next move of each player on the [optimal line](GraphSolution::line), each with its alternatives, beginning
    /// with the player to move. Fewer than two entries if the game ends before the second move.
    pub choices: Vec<Choice>,
}

/// The reason why a player can force a win on a graph, or why nobody can. Exactly one reason applies to each state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[strum(serialize_all = "kebab-case")]
pub enum GraphCause {
    /// The game is over.
    Over,
    /// A draw; the player `stuck` has no edge to move along. The cat cannot use an edge to the hole.
    NoMove,
    /// A draw; there is no way from the mouse to the hole, and none from the cat to the mouse.
    AllApart,
    /// A draw; there is no way from the mouse to the hole, and the cat cannot force a capture.
    HoleApart,
    /// The mouse wins in `alone` plies; there is no way from the cat to the mouse.
    CatApart,
    /// The cat wins; there is no way from the mouse to the hole, and the cat catches the mouse.
    Trapped,
    /// The cat wins; the mouse is caught if it runs straight for the hole, and cannot escape in another way.
    Intercepted,
    /// The mouse wins in `alone` plies; the cat cannot stop it.
    MouseFirst,
    /// The mouse wins; it would be caught if it ran straight for the hole, but it wins in another way, in more than
    /// `alone` plies.
    Detour,
    /// A draw; the mouse is caught if it runs straight for the hole, but the cat cannot force a capture.
    StandOff,
}

impl GraphCause {
    /// The code in the JavaScript API, such as `"stand-off"`.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl GraphSolution {
    /// The reason for the result of the state.
    ///
    /// ```
    /// use cat_and_mouse::{Graph, solve_graph};
    /// use cat_and_mouse::solution::GraphCause;
    ///
    /// let graph = Graph::new(&[&[2, 5][..], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]])?;
    /// let solution = solve_graph(&graph);
    /// let explanation = solution.explain(solution.start())?;
    /// assert_eq!(explanation.cause, GraphCause::StandOff);
    /// // The mouse needs three moves by way of nodes 3 and 5, but the cat goes to node 5 before it.
    /// assert_eq!((explanation.alone, explanation.caught), (Some(5), Some(3)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole.
    pub fn explain(&self, state: State) -> Result<GraphExplanation, NodeError> {
        let forced = self.forced(state)?;
        let to_hole = way(self.arena(), Player::Mouse, state.mouse, Graph::HOLE);
        let alone = plies_alone(state, Player::Mouse, to_hole.as_ref());
        let cat_has_way = || way(self.arena(), Player::Cat, state.cat, state.mouse).is_some();
        let stuck = self.stuck(state).filter(|_| forced.is_none());
        let cause = match (forced, alone) {
            (Some(Forced { plies: 0, .. }), _) => GraphCause::Over,
            (None, _) if stuck.is_some() => GraphCause::NoMove,
            (None, None) if cat_has_way() => GraphCause::HoleApart,
            (None, None) => GraphCause::AllApart,
            (None, Some(_)) => GraphCause::StandOff,
            (Some(Forced { winner: Player::Cat, .. }), None) => GraphCause::Trapped,
            (Some(Forced { winner: Player::Cat, .. }), Some(_)) => GraphCause::Intercepted,
            (Some(_), _) if !cat_has_way() => GraphCause::CatApart,
            (Some(Forced { plies, .. }), alone) if alone == Some(plies) => GraphCause::MouseFirst,
            _ => GraphCause::Detour,
        };
        let is_caught = matches!(cause, GraphCause::Detour | GraphCause::Intercepted | GraphCause::StandOff);
        let caught = to_hole.filter(|_| is_caught).and_then(|way| caught_running(self.arena(), state, &way));
        let choices = choices(state, |state| self.moves(state))?;
        Ok(GraphExplanation { cause, forced, alone, stuck, caught, choices })
    }

    /// The player who has no move from its node; the player to move if both have none. A player who has moved can
    /// always move back, so a player without a move never gets one.
    fn stuck(&self, state: State) -> Option<Player> {
        let is_stuck = |player: &Player| self.arena().reach(*player, Cells::of(state.of(*player))).is_empty();
        [state.turn, state.turn.other()].into_iter().find(is_stuck)
    }
}
