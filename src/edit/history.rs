//! [`History`]: the puzzles, or the graphs, that undo and redo lead to.

/// How many steps can be taken back at most, so that memory does not grow without end: 24 bytes each for a puzzle.
pub(crate) const MOST_STEPS: usize = 1_000;

/// The puzzles or graphs before the one that is shown, and those after it, the nearest last.
///
/// They are kept whole, and no changes of them: they are as small, and nothing can go wrong with putting one back.
#[derive(Clone, Debug)]
pub(crate) struct History<T> {
    past: Vec<T>,
    future: Vec<T>,
}

impl<T> History<T> {
    pub(crate) const fn new() -> Self {
        Self { past: Vec::new(), future: Vec::new() }
    }

    /// Notes a step away from this one. What could be redone is gone.
    pub(crate) fn record(&mut self, before: T) {
        self.forget_future();
        if self.past.len() == MOST_STEPS {
            self.past.remove(0);
        }
        self.past.push(before);
    }

    pub(crate) const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(crate) const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Puts the one before this in its place, if there is one.
    pub(crate) fn undo(&mut self, shown: &mut T) -> bool {
        step(&mut self.past, &mut self.future, shown)
    }

    /// Puts the one after this in its place, if there is one.
    pub(crate) fn redo(&mut self, shown: &mut T) -> bool {
        step(&mut self.future, &mut self.past, shown)
    }

    /// Drops what could be redone.
    pub(crate) fn forget_future(&mut self) {
        self.future.clear();
    }
}

fn step<T>(from: &mut Vec<T>, to: &mut Vec<T>, shown: &mut T) -> bool {
    let Some(next) = from.pop() else {
        return false;
    };
    to.push(std::mem::replace(shown, next));
    true
}
