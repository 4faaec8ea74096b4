//! [`Climb`]: late acceptance hill climbing. A change is kept if the win becomes no shorter than now, or than it was
//! some hundred tries ago (E. K. Burke and Y. Bykov, *The late acceptance hill-climbing heuristic*, 2017). That is
//! the one parameter; it needs no temperature that would have to fit the length of the wins.

use cat_and_mouse::State;
use cat_and_mouse::engine::Arena;

use super::kind::{Kind, Longest};

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
    score: f32,
    /// The scores of the last tries, the oldest at the number of tries modulo their count.
    before: [f32; AGO],
    tries: usize,
    /// The number of tries since the best one.
    idle: u32,
    patience: u32,
    best: Option<Found>,
}

impl<L: Layout> Climb<L> {
    pub fn new(layout: L, kind: Kind, patience: u32) -> Self {
        let longest = kind.longest(&layout.arena());
        let score = score(longest.as_ref());
        let best = longest.map(|longest| Found { plies: longest.plies, case: layout.case(longest.state) });
        Self { kind, layout, score, before: [score; AGO], tries: 0, idle: 0, patience, best }
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
            let score = score(longest.as_ref());
            if score >= self.score || score >= *ago {
                self.score = score;
                let best = self.best.as_ref().map_or(0, |best| best.plies);
                if let Some(Longest { plies, state, .. }) = longest.filter(|longest| longest.plies > best) {
                    self.best = Some(Found { plies, case: layout.case(state) });
                    self.idle = 0;
                }
                self.layout = layout;
            }
        }
        *ago = self.score;
        self.idle < self.patience
    }
}

/// How good a layout is. Its longest win alone changes rarely and by leaps, so the mean shows the way between them.
fn score(longest: Option<&Longest>) -> f32 {
    longest.map_or(0.0, |longest| f32::from(longest.plies) + longest.mean)
}
