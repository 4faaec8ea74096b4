//! [`Climb`]: late acceptance hill climbing. A change is kept if the win becomes no shorter than now, or than it was
//! some hundred tries ago (E. K. Burke and Y. Bykov, *The late acceptance hill-climbing heuristic*, 2017). That is
//! the one parameter; it needs no temperature that would have to fit the length of the wins.

use cat_and_mouse::State;
use cat_and_mouse::engine::Arena;

use super::kind::Kind;

/// A board or graph without its players.
pub trait Layout: Clone {
    /// Somewhat changed; `None` if the change is not allowed.
    fn changed(&self, numbers: &mut fastrand::Rng) -> Option<Self>;

    fn arena(&self) -> Arena;

    /// With the players, as a line that `judge` and `solve` read.
    fn case(&self, state: State) -> String;
}

/// How long ago the length was that a change must at least reach.
const AGO: usize = 300;

/// The longest win that a climb has found.
pub struct Found {
    pub plies: u16,
    pub case: String,
}

/// A climb from one layout.
pub struct Climb<L> {
    kind: Kind,
    layout: L,
    plies: u16,
    /// The lengths of the last tries, the oldest at the number of tries modulo their count.
    before: [u16; AGO],
    tries: usize,
    /// The number of tries since the best one.
    idle: u32,
    patience: u32,
    best: Option<Found>,
}

impl<L: Layout> Climb<L> {
    pub fn new(layout: L, kind: Kind, patience: u32) -> Self {
        let best = kind.longest(&layout.arena()).map(|(plies, state)| Found { plies, case: layout.case(state) });
        let plies = best.as_ref().map_or(0, |found| found.plies);
        Self { kind, layout, plies, before: [plies; AGO], tries: 0, idle: 0, patience, best }
    }

    /// The longest win so far.
    pub const fn best(&self) -> Option<&Found> {
        self.best.as_ref()
    }

    /// Tries one change. Returns whether it is worth going on.
    pub fn advance(&mut self, numbers: &mut fastrand::Rng) -> bool {
        self.tries += 1;
        self.idle += 1;
        let ago = &mut self.before[self.tries % AGO];
        if let Some(layout) = self.layout.changed(numbers) {
            let longest = self.kind.longest(&layout.arena());
            let plies = longest.map_or(0, |(plies, _)| plies);
            if plies >= self.plies || plies >= *ago {
                self.plies = plies;
                if let Some((plies, state)) =
                    longest.filter(|_| plies > self.best.as_ref().map_or(0, |best| best.plies))
                {
                    self.best = Some(Found { plies, case: layout.case(state) });
                    self.idle = 0;
                }
                self.layout = layout;
            }
        }
        *ago = self.plies;
        self.idle < self.patience
    }
}
