//! Mistake: the solution sweeps over all states, and stops after too few sweeps. A state uses the results that were
//! found earlier in the same sweep. So the solution also finds some wins that take more plies than there are sweeps.
//! The order of the states decides which. (If a sweep uses only the results of the sweep before, the number of sweeps
//! is a limit of plies: [`limit_too_low`](super::limit_too_low).)

use crate::game::state::Forced;
use crate::judge::mistakes::limit_too_low::Limit;
use crate::judge::mistakes::textbook::{Game, Order};
use crate::judge::questions::question::{Problem, Question};

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Variant {
    order: Order,
    sweeps: Limit,
}

/// Each order of the states, combined with several limits for the sweeps. On graphs, some limits are close to the
/// number of nodes, or to twice this number. Boards need no such limits: no known win of the mouse needs 40 sweeps, and
/// hardly any needs more sweeps than the board has cells.
pub(crate) fn variants(problem: Problem) -> Vec<Variant> {
    let mut all: Vec<Limit> = [5, 10, 20, 30].map(Limit::Constant).into();
    if problem == Problem::CatAndMouse {
        all.extend([50, 100].map(Limit::Constant));
        let cells = [(1, -1), (1, 0), (1, 1), (2, -1), (2, 0)];
        all.extend(cells.map(|(factor, plus)| Limit::Cells { factor, plus }));
    }
    let mut variants = Vec::new();
    for order in Order::all() {
        variants.extend(all.iter().map(|&sweeps| Variant { order, sweeps }));
    }
    variants
}

impl Variant {
    /// Whether the solution is sure to find this win, because *n* sweeps find at least all wins in *n* plies.
    pub(crate) fn finds(self, question: &Question, forced: Forced) -> bool {
        i32::from(forced.plies) <= i32::from(self.sweeps.on(question))
    }
}

pub(crate) fn on(question: &Question, Variant { order, sweeps }: Variant) -> Game<'_> {
    // MISTAKE: the sweeps must go on until nothing changes.
    Game { order, sweeps: sweeps.on(question), ..Game::right(question) }
}
