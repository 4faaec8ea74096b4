//! [`Climb`]: hill climbing, which finds boards and graphs with long wins. A [`Landscape`] defines how a place (a board
//! or a graph) is made, changed and scored.
//!
//! A climb accepts a changed place that is at least as high as its current place. Equal height is enough because most
//! changes have no effect on their own, but make a later improvement possible. With [`Landscape::AGO`], a changed place
//! need only be as high as the climb's place was `AGO` tries ago. This is late acceptance (E. K. Burke and Y. Bykov,
//! *The late acceptance hill-climbing heuristic*, 2017). Unlike simulated annealing, late acceptance needs no
//! temperature that fits the length of the wins.

use std::collections::VecDeque;

/// The part of a climb that depends on what is searched for.
pub trait Landscape {
    /// A board or a graph.
    type Place: Clone;
    /// The quantity that a climb increases.
    type Height: Copy + PartialOrd;
    /// A number of tries, or 0. A changed place is also accepted if it is at least as high as the climb's place was
    /// this many tries ago.
    const AGO: usize = 0;
    /// The number of tries after which a climb that gets no higher starts again from a new place.
    const PATIENCE: u32 = 10_000;

    /// The start of a climb.
    fn start(&mut self) -> Point<Self::Place, Self::Height>;

    /// A place with a random change; `None` if the change is not allowed, or if the changed place is lower than
    /// `least`.
    fn changed(&mut self, from: &Self::Place, least: Self::Height) -> Option<Point<Self::Place, Self::Height>>;
}

/// A place and its height.
#[derive(Clone, Debug)]
pub struct Point<Place, Height> {
    /// The board or the graph.
    pub place: Place,
    /// The height, which the climb compares.
    pub height: Height,
    /// The length in plies of the win on this board or graph, by which the best place is chosen; `None` if this win is
    /// not the required one.
    pub length: Option<u16>,
}

/// The status of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[non_exhaustive]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// No board or graph with the required properties has been found yet.
    Searching,
    /// The best board or graph has the required properties.
    Found,
    /// The last 50,000 tries found nothing better than the best board or graph. The search can go on, but may not
    /// improve on it.
    Stuck,
    /// No board or graph has the required properties. The properties contradict each other, no win takes that long, or
    /// all boards of this small size were tried.
    Impossible,
}

impl Status {
    /// `"searching"`, `"found"`, `"stuck"` or `"impossible"`, as in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The number of tries without a better place after which a search is stuck. It is enough for several climbs.
const STUCK: u64 = 50_000;

/// A hill-climbing search, run in portions until it finds the required win or the caller gives up.
///
/// The same landscape and seed always lead to the same places, regardless of how the tries are split into portions.
#[derive(Clone, Debug)]
pub struct Climb<L: Landscape> {
    pub(crate) landscape: L,
    /// The minimum length of the required win, in plies.
    goal: u16,
    pub(crate) is_impossible: bool,
    tried: u64,
    current: Point<L::Place, L::Height>,
    /// The heights after the last [`Landscape::AGO`] tries, the oldest first.
    before: VecDeque<L::Height>,
    /// The number of tries since the climb last got higher.
    idle: u32,
    best: L::Place,
    length: Option<u16>,
    /// The value of `tried` when the best place was found.
    best_tried: u64,
}

impl<L: Landscape> Climb<L> {
    /// A search for a win of at least `goal` plies, which has tried one start.
    pub fn on(mut landscape: L, goal: u16) -> Self {
        let current = landscape.start();
        Self {
            landscape,
            goal,
            is_impossible: false,
            tried: 1,
            before: vec![current.height; L::AGO].into(),
            idle: 0,
            best: current.place.clone(),
            length: current.length,
            best_tried: 1,
            current,
        }
    }

    /// Tries up to this many more places, and stops early when one has the required properties.
    pub fn advance(&mut self, tries: u32) {
        for _ in 0..tries {
            if self.found() {
                break;
            }
            self.tried += 1;
            self.idle += 1;
            if self.idle > L::PATIENCE {
                self.start_again();
            } else if !self.climb() {
                continue;
            }
            if self.current.length > self.length {
                self.keep();
            }
        }
    }

    /// Tries a change. Returns whether the climb goes to the changed place.
    fn climb(&mut self) -> bool {
        let height = self.current.height;
        let least = self.before.pop_front().filter(|&ago| ago < height).unwrap_or(height);
        let changed = self.landscape.changed(&self.current.place, least).filter(|changed| changed.height >= least);
        let is_changed = changed.is_some();
        if let Some(changed) = changed {
            if changed.height > height {
                self.idle = 0;
            }
            self.current = changed;
        }
        if L::AGO > 0 {
            self.before.push_back(self.current.height);
        }
        is_changed
    }

    fn start_again(&mut self) {
        self.current = self.landscape.start();
        self.before = vec![self.current.height; L::AGO].into();
        self.idle = 0;
    }

    /// Makes the current board or graph the best one.
    fn keep(&mut self) {
        self.best.clone_from(&self.current.place);
        (self.length, self.best_tried) = (self.current.length, self.tried);
    }

    /// Forgets the best board or graph and starts again, to find another one.
    pub fn seek_another(&mut self) {
        self.tried += 1;
        self.start_again();
        self.keep();
    }

    /// Keeps the best board or graph found so far, but compares others with it as if its win had this length.
    pub(crate) fn count_best_as(&mut self, length: Option<u16>) {
        self.length = length;
        (self.best_tried, self.idle) = (self.tried, 0);
    }

    /// The status of the search.
    pub fn status(&self) -> Status {
        if self.found() {
            Status::Found
        } else if self.is_impossible {
            Status::Impossible
        } else if self.since_best() >= STUCK {
            Status::Stuck
        } else {
            Status::Searching
        }
    }

    /// Whether the best place so far has the required properties.
    pub fn found(&self) -> bool {
        self.length.is_some_and(|length| length >= self.goal)
    }

    /// The number of boards or graphs tried, including the first.
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// The number of tries since the best place was found.
    pub const fn since_best(&self) -> u64 {
        self.tried - self.best_tried
    }

    /// The best place so far, and the length of its win in plies.
    pub const fn best(&self) -> (&L::Place, Option<u16>) {
        (&self.best, self.length)
    }
}
