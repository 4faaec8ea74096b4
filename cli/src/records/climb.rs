//! [`Longest`]: the landscape (layouts with heights) in which a hill climb looks for the longest win of a kind.

use cat_and_mouse::State;
use cat_and_mouse::engine::Arena;
use cat_and_mouse::explore::{Landscape, Point};
use cat_and_mouse::judge::Question;

use super::kind::Kind;

/// A board or graph without its players.
pub trait Layout: Clone {
    /// The layout after a random change; `None` if the change is not allowed.
    fn changed(&self, numbers: &mut fastrand::Rng) -> Option<Self>;

    fn arena(&self) -> Arena;

    /// The layout with its players.
    fn question(&self, state: State) -> Question;
}

/// The landscape of all layouts. A climb begins at `first`.
pub struct Longest<L> {
    pub kind: Kind,
    pub first: L,
    pub numbers: fastrand::Rng,
}

/// A layout, and the state with its longest win.
pub type Placed<L> = (L, Option<State>);

impl<L: Layout> Landscape for Longest<L> {
    type Place = Placed<L>;
    type Height = f32;
    const AGO: usize = 300;
    const PATIENCE: u32 = u32::MAX;

    fn start(&mut self) -> Point<Placed<L>, f32> {
        self.scored(self.first.clone())
    }

    fn changed(&mut self, (from, _): &Placed<L>, _: f32) -> Option<Point<Placed<L>, f32>> {
        let changed = from.changed(&mut self.numbers)?;
        Some(self.scored(changed))
    }
}

impl<L: Layout> Longest<L> {
    /// The layout with its height: the length of its longest win, plus the mean of the longest wins from each cell of
    /// the cat. The length changes rarely. The mean changes more often, and shows which layouts come closer to a longer
    /// win.
    fn scored(&self, layout: L) -> Point<Placed<L>, f32> {
        let longest = self.kind.longest(&layout.arena());
        let height = longest.as_ref().map_or(0.0, |longest| f32::from(longest.plies) + longest.mean);
        let (state, length) = longest.map(|longest| (longest.state, longest.plies)).unzip();
        Point { place: (layout, state), height, length }
    }
}
