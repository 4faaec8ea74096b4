//! [`Editor`]: the part that the editors of boards and graphs share.

use std::fmt::Debug;

use crate::edit::history::History;
use crate::game::state::State;
use crate::text::exercise::{Exercise, ExerciseError, Refusal, Subject};

/// The part of an editor that differs between setups and graphs.
pub trait Edited: Subject {
    /// The pointer's action in progress; by default none.
    type Hand: Default;
    /// Content outside the setup or graph that undo restores too, such as walls that a smaller board cuts off. This
    /// content is discarded when another setup or graph is loaded.
    type Hidden: Copy + Debug + Default;
    /// Whether an unfinished stroke of the pointer is kept when another change comes, for example by a key. If true,
    /// that change first records the stroke as a step of its own, and redo does nothing if the stroke has changed
    /// something. If false, that change and redo both revert the stroke first.
    const KEEPS_STROKES: bool;

    /// Reverts the changes of the pointer's action.
    fn revert(&mut self, hand: &Self::Hand);
}

/// Everything that undo and redo restore.
#[derive(Clone, Copy, Debug)]
pub(super) struct Canvas<S: Edited> {
    pub(super) subject: S,
    pub(super) hidden: S::Hidden,
}

/// An editor with undo: a [`BoardEditor`](crate::edit::BoardEditor) or a [`GraphEditor`](crate::edit::GraphEditor).
///
/// [`undo`](Self::undo) and [`redo`](Self::redo) work in steps. A stroke is one step, and so is every other change. An
/// action that changes nothing is not a step. A new step deletes the steps that could be redone. The last 1,000 steps
/// are kept.
#[derive(Clone, Debug)]
pub struct Editor<S: Edited> {
    pub(super) canvas: Canvas<S>,
    pub(super) hand: S::Hand,
    history: History<Canvas<S>>,
    /// The setup or graph and the state of each link that was followed and names a state. A later link to the same
    /// board or graph replaces the earlier link.
    linked: Vec<(S, State)>,
    exercise: Option<Exercise<S>>,
    /// The reason why the exercise refused the last change or a part of it.
    pub(super) refusal: Option<Refusal>,
}

impl<S: Edited> Editor<S> {
    /// An editor for this setup or graph.
    pub fn new(subject: S) -> Self {
        Self {
            canvas: Canvas { subject, hidden: S::Hidden::default() },
            hand: S::Hand::default(),
            history: History::new(),
            linked: Vec::new(),
            exercise: None,
            refusal: None,
        }
    }

    /// Starts this exercise with an empty history; with `None`, ends the current exercise.
    pub fn assign(&mut self, exercise: Option<Exercise<S>>) {
        self.cancel();
        if let Some(exercise) = exercise {
            self.canvas = Canvas { subject: exercise.start, hidden: S::Hidden::default() };
            self.history = History::new();
        }
        self.exercise = exercise;
        self.refusal = None;
    }

    /// Starts the exercise with these terms, written as in a link. If the terms name another start (`from`), one step
    /// then leads from this start to the present setup or graph, unless the exercise refuses the change.
    ///
    /// # Errors
    /// The same errors as [`Exercise::on_terms`].
    pub fn assign_terms(&mut self, terms: &str) -> Result<(), ExerciseError> {
        let subject = self.canvas.subject;
        self.assign(Exercise::on_terms(subject, terms)?);
        self.attempt(subject);
        Ok(())
    }

    /// Replaces the setup or the graph in one step, unless the exercise refuses the change.
    pub fn attempt(&mut self, subject: S) {
        self.step(|canvas| *canvas = Canvas { subject, hidden: S::Hidden::default() });
    }

    /// The current exercise.
    pub const fn exercise(&self) -> Option<&Exercise<S>> {
        self.exercise.as_ref()
    }

    /// The reason why the exercise refused the last change or a part of it; `None` if it allowed everything.
    pub const fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// Replaces the setup or the graph by that of a link, in one step, and remembers the state of the link. Ends the
    /// current exercise.
    #[inline(never)]
    pub(super) fn load(&mut self, subject: S, state: Option<State>) {
        self.exercise = None;
        self.attempt(subject);
        self.linked.retain(|(linked, _)| !linked.is_same_place(&subject));
        self.linked.extend(state.map(|state| (subject, state)));
    }

    /// The state in the last followed link to the current board, or to the current nodes and edges of a graph; `None`
    /// if that link had no state, or there was no such link.
    #[inline(never)]
    pub fn linked_state(&self) -> Option<State> {
        self.linked.iter().find(|(linked, _)| linked.is_same_place(&self.canvas.subject)).map(|&(_, state)| state)
    }

    /// The canvas without the changes of the current stroke.
    fn before_stroke(&self) -> Canvas<S> {
        let mut before = self.canvas;
        before.subject.revert(&self.hand);
        before
    }

    /// Whether the current stroke has changed something.
    fn is_changed(&self) -> bool {
        self.before_stroke().subject != self.canvas.subject
    }

    /// Ends the stroke and keeps its changes, in one step.
    pub(super) fn keep(&mut self) {
        let before = self.before_stroke();
        self.hand = S::Hand::default();
        self.record(before);
    }

    /// Ends the stroke and reverts its changes. On a graph, also deselects the node.
    #[inline(never)] // one copy for many callers keeps the package small
    pub fn cancel(&mut self) {
        self.canvas = self.before_stroke();
        self.hand = S::Hand::default();
    }

    /// Undoes the last step. If the current stroke has changed something, undoes only the stroke, as
    /// [`cancel`](Self::cancel) does. Returns whether there was anything to undo.
    pub fn undo(&mut self) -> bool {
        let is_stroke = self.is_changed();
        self.refusal = None;
        self.cancel();
        is_stroke || self.history.undo(&mut self.canvas)
    }

    /// Undoes the last step so that it cannot be redone. Returns whether there was a step. Typed input needs this,
    /// because each key replaces the step of the previous key.
    ///
    /// ```
    /// use cat_and_mouse::Jumps;
    /// use cat_and_mouse::edit::BoardEditor;
    ///
    /// let mut editor = BoardEditor::new("board=MCF".parse()?);
    /// editor.set_jumps(Jumps::new(1, 2)?);
    /// assert!(editor.withdraw());
    /// assert_eq!(editor.setup().to_string(), "board=MCF&cat=1&mouse=1");
    /// assert!(!editor.can_redo());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn withdraw(&mut self) -> bool {
        let done = self.undo();
        self.history.forget_future();
        done
    }

    /// Redoes the last step that was undone. Returns whether there was one. If the current stroke has changed something
    /// on a board, does nothing and returns false. Any other stroke is cancelled.
    pub fn redo(&mut self) -> bool {
        if S::KEEPS_STROKES && self.is_changed() {
            return false;
        }
        self.refusal = None;
        self.cancel();
        self.history.redo(&mut self.canvas)
    }

    /// Whether [`undo`](Self::undo) would do anything.
    pub fn can_undo(&self) -> bool {
        self.is_changed() || self.history.can_undo()
    }

    /// Whether [`redo`](Self::redo) would do anything.
    pub fn can_redo(&self) -> bool {
        !(S::KEEPS_STROKES && self.is_changed()) && self.history.can_redo()
    }

    /// Ends the stroke, then changes the canvas in one step, unless the exercise refuses the change. Returns whether
    /// the setup or the graph has changed.
    pub(super) fn step(&mut self, change: impl FnOnce(&mut Canvas<S>)) -> bool {
        if S::KEEPS_STROKES {
            self.keep();
        } else {
            self.cancel();
        }
        self.refusal = None;
        let before = self.canvas;
        let mut after = before;
        change(&mut after);
        self.put(after);
        self.record(before)
    }

    /// Replaces the canvas, unless the exercise refuses the change.
    #[inline(never)]
    pub(super) fn put(&mut self, canvas: Canvas<S>) {
        match self.exercise.as_ref().and_then(|exercise| exercise.refusal(&canvas.subject)) {
            None => self.canvas = canvas,
            refusal => self.refusal = refusal,
        }
    }

    /// Records the step from `before` to the current canvas, unless the setup or the graph is still the same. Returns
    /// whether a step was recorded.
    #[inline(never)]
    fn record(&mut self, before: Canvas<S>) -> bool {
        let is_step = before.subject != self.canvas.subject;
        if is_step {
            self.history.record(before);
        }
        is_step
    }
}
