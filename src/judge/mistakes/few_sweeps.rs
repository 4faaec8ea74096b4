//! The solution goes through all states again and again, and stops after too few times. A state whose result is found counts
//! at once for the states that come later in the same sweep. So such a solution finds wins that take more plies than it makes
//! sweeps: which ones depends on the order of the states. (If a sweep uses the results of the last one only, the number of
//! sweeps is a limit of plies: [`limit_too_low`](super::limit_too_low).)

use crate::game::state::Forced;
use crate::judge::mistakes::limit_too_low::Limit;
use crate::judge::mistakes::textbook::{Game, Order};
use crate::judge::questions::question::{Problem, Question};

/// How the mistake is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    order: Order,
    sweeps: Limit,
}

/// Each order with some numbers of sweeps, and with about as many as cells or nodes, on graphs also twice as many. On boards no
/// known win of the mouse needs 40, and none as many as cells if the loop over the turns is around the others.
pub(crate) fn variants(problem: Problem) -> Vec<Variant> {
    let is_graph = problem == Problem::CatAndMouse;
    let mut variants = Vec::new();
    for order in Order::all() {
        let mut sweeps: Vec<Limit> = [5, 10, 20, 30].map(Limit::Constant).into();
        if is_graph {
            sweeps.extend([50, 100].map(Limit::Constant));
        }
        for factor in 1..=if is_graph { 2 } else { i16::from(!order.turn_first) } {
            sweeps.extend([-1, 0, 1].map(|plus| Limit::Cells { factor, plus }));
        }
        variants.extend(sweeps.into_iter().map(|sweeps| Variant { order, sweeps }));
    }
    variants
}

impl Variant {
    /// Whether the solution finds every win that takes so many plies: each sweep adds at least one.
    pub(crate) fn finds(self, question: &Question, forced: Forced) -> bool {
        i32::from(forced.plies) <= i32::from(self.sweeps.on(question))
    }
}

/// The game on a board or a graph.
pub(crate) fn on(question: &Question, Variant { order, sweeps }: Variant) -> Game<'_> {
    // MISTAKE: the sweeps must go on until nothing changes.
    Game { order, sweeps: sweeps.on(question), ..Game::right(question) }
}
