//! [`History`]: the versions that undo and redo return to.
//!
//! [`BoardEditor`](crate::edit::BoardEditor) in `edit/board.rs` and [`GraphEditor`](crate::edit::GraphEditor) in
//! `edit/graph.rs` decide what counts as one step, such as a stroke of walls.

use std::collections::VecDeque;

/// The maximum number of steps to undo. The limit bounds the memory, because a graph takes a kilobyte per step.
pub(crate) const MAX_STEPS: usize = 1_000;

/// The versions before and after the current one. In each list, the version closest to the current one is last.
///
/// Whole versions are stored instead of changes, because versions are small and restoring a version cannot go wrong.
#[derive(Clone, Debug)]
pub(crate) struct History<T> {
    past: VecDeque<T>,
    future: VecDeque<T>,
}

impl<T> History<T> {
    pub(crate) const fn new() -> Self {
        Self { past: VecDeque::new(), future: VecDeque::new() }
    }

    /// Records a step from `before` to a new version. Nothing can be redone afterwards.
    pub(crate) fn record(&mut self, before: T) {
        self.forget_future();
        if self.past.len() == MAX_STEPS {
            self.past.pop_front();
        }
        self.past.push_back(before);
    }

    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(crate) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Replaces the current version by the version before it. Returns whether there was one.
    pub(crate) fn undo(&mut self, shown: &mut T) -> bool {
        step(&mut self.past, &mut self.future, shown)
    }

    /// Replaces the current version by the version after it. Returns whether there was one.
    pub(crate) fn redo(&mut self, shown: &mut T) -> bool {
        step(&mut self.future, &mut self.past, shown)
    }

    /// Deletes all versions after the current one.
    pub(crate) fn forget_future(&mut self) {
        self.future.clear();
    }
}

fn step<T>(from: &mut VecDeque<T>, to: &mut VecDeque<T>, shown: &mut T) -> bool {
    let Some(next) = from.pop_back() else {
        return false;
    };
    to.push_back(std::mem::replace(shown, next));
    true
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    /// A graph takes a kilobyte, so moving the whole history at each step would move a megabyte.
    #[test]
    fn dropping_the_oldest_step_leaves_the_others_in_place() {
        let mut history = History::new();
        for step in 0..MAX_STEPS {
            history.record(step);
        }
        let place = |history: &History<usize>, step| {
            let index = history.past.iter().position(|&past| past == step).expect("a step that is kept");
            &raw const history.past[index]
        };
        let before = place(&history, 1);
        history.record(MAX_STEPS);
        assert_eq!(history.past.len(), MAX_STEPS);
        assert_eq!(place(&history, 1), before);
    }
}
