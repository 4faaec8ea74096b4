//! [`GraphEditor`]: a graph and what a person does to it.

use crate::edit::history::History;
use crate::game::state::State;
use crate::graph::draft::{GraphDraft, GraphKind, Mark};
use crate::graph::error::GraphError;
use crate::text::fragment::quoted;
use crate::text::graph_link::GraphLink;
use crate::text::graph_paste;
use crate::text::paste_error::PasteError;

/// What a press on the drawing does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GraphTool {
    /// Carries the node; or chooses it, and takes it to where the next press is.
    Move,
    /// Adds a node.
    Add,
    /// Draws an edge to where the pointer is let go, or takes it away; or chooses the node at which one begins.
    Connect,
    /// Deletes the node or the edge.
    Delete,
    /// Says that the game is over in this state, or takes that back.
    Mark(Mark),
}

/// What has been done to a graph. Nodes are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edit {
    /// A node is new.
    Added(usize),
    /// A node is elsewhere.
    Moved(usize),
    /// A node is chosen for what comes next.
    Chosen(usize),
    /// An edge is new.
    Connected(usize, usize),
    /// An edge is gone.
    Disconnected(usize, usize),
    /// A node is gone.
    Deleted(usize),
    /// The game is over in a state.
    Marked(usize, Mark),
    /// It is no longer.
    Unmarked(usize),
    /// No node is gone: there must be so many, or there is no such node.
    Kept(usize),
    /// No more nodes can be added.
    Full,
}

/// A graph under the hand of someone who draws.
///
/// With the pointer there are [`press`](Self::press), [`drag`](Self::drag) and [`release`](Self::release); without one, a
/// function for each thing that can be done. Each change is a step for [`undo`](Self::undo) and [`redo`](Self::redo), and
/// so is a node that has been carried. What changes nothing is no step. With a node that the graph does not have, nothing
/// is done.
///
/// ```
/// use cat_and_mouse::edit::{Edit, GraphEditor, GraphTool};
///
/// let mut editor = GraphEditor::new("graph=0-1.1-2&at=10-10.50-10.90-90".parse()?);
/// assert_eq!(editor.press(90.0, 90.0, GraphTool::Connect), Some(Edit::Chosen(2)));
/// editor.drag(30.0, 30.0);
/// assert_eq!(editor.release(11.0, 9.0), Some(Edit::Connected(2, 0)));
/// assert_eq!(editor.draft().to_leetcode(), "[[1,2],[0,2],[0,1]]");
/// assert!(editor.undo());
/// assert_eq!(editor.draft().to_leetcode(), "[[1],[0,2],[1]]");
/// # Ok::<(), cat_and_mouse::graph::GraphError>(())
/// ```
#[derive(Clone, Debug)]
pub struct GraphEditor {
    draft: GraphDraft,
    history: History<GraphDraft>,
    /// The node for what comes next.
    chosen: Option<usize>,
    hold: Option<Hold>,
    /// The graph that came with a link, and the state that the link named.
    linked: Option<(GraphDraft, State)>,
}

/// What the pointer holds.
#[derive(Clone, Debug)]
enum Hold {
    /// A node that it carries, and where that was.
    Node(usize, (u8, u8)),
    /// The end of an edge that begins at the node that is chosen, and whether it was chosen before.
    Edge { was_chosen: bool },
}

impl GraphEditor {
    /// An editor for this graph.
    pub const fn new(draft: GraphDraft) -> Self {
        Self { draft, history: History::new(), chosen: None, hold: None, linked: None }
    }

    /// The graph as it is now.
    pub const fn draft(&self) -> &GraphDraft {
        &self.draft
    }

    /// The node that is chosen for what comes next: to be moved, or to be connected.
    pub const fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Whether the pointer draws an edge from the node that is chosen.
    pub const fn draws_edge(&self) -> bool {
        matches!(self.hold, Some(Hold::Edge { .. }))
    }

    /// The graph as the fragment of a link, with this state if there is one.
    #[inline(never)]
    pub fn link(&self, state: Option<State>) -> String {
        GraphLink { draft: self.draft, state }.to_string()
    }

    /// Puts the graph of a link there, and remembers the state that the link names.
    #[inline(never)]
    pub fn follow(&mut self, link: &GraphLink) {
        self.change_to(&link.draft);
        self.linked = link.state.map(|state| (link.draft, state));
    }

    /// The state that the last link named. None when it named none, or while the graph is not the one of that link;
    /// where its nodes are drawn makes no difference.
    #[inline(never)]
    pub fn linked_state(&self) -> Option<State> {
        let linked = self.linked.as_ref().filter(|(draft, _)| draft.is_same_graph(&self.draft));
        linked.map(|&(_, state)| state)
    }

    /// Puts the graph there that the text says: lists of neighbours as LeetCode writes them, or a link to a graph of the same
    /// kind.
    ///
    /// # Errors
    /// [`PasteError`]; the graph then stays as it was.
    pub fn paste(&mut self, text: &str) -> Result<(), PasteError<GraphError>> {
        let link = graph_paste::read(text)?;
        if link.draft.kind() != self.draft.kind() {
            let error = GraphError::Unreadable { given: quoted(text) };
            return Err(PasteError { error, range: None });
        }
        self.follow(&link);
        Ok(())
    }

    /// Takes all nodes to these places. A graph that comes without places has them from then on, which is no step of its
    /// own.
    pub fn arrange(&mut self, places: &[(f64, f64)]) {
        self.cancel();
        let mut draft = self.draft;
        for (node, &(x, y)) in places.iter().enumerate().take(draft.nodes().len()) {
            draft.set_position(node, at(x, y));
        }
        draft.arrange();
        if self.draft.is_arranged() {
            self.change_to(&draft);
        } else {
            self.draft = draft;
        }
    }

    /// Begins what the tool does at this point, and does it if that needs no more than a press.
    pub fn press(&mut self, x: f64, y: f64, tool: GraphTool) -> Option<Edit> {
        let chosen = self.chosen;
        self.cancel();
        let node = self.draft.node_at(x, y);
        let chosen = chosen.filter(|_| matches!(tool, GraphTool::Move | GraphTool::Connect));
        match (tool, node) {
            (GraphTool::Move, Some(node)) => {
                self.hold = Some(Hold::Node(node, self.draft.nodes()[node].position));
                // To press it once more is to let it be.
                self.chosen = Some(node).filter(|_| chosen != Some(node));
                self.chosen.map(Edit::Chosen)
            }
            (GraphTool::Move, None) => self.move_to(chosen?, x, y),
            (GraphTool::Add, None) => Some(self.add(x, y)),
            (GraphTool::Connect, Some(node)) => {
                if let Some(from) = chosen.filter(|&from| from != node) {
                    return self.toggle_edge(from, node);
                }
                self.hold = Some(Hold::Edge { was_chosen: chosen.is_some() });
                self.chosen = Some(node);
                self.chosen.map(Edit::Chosen)
            }
            (GraphTool::Delete, Some(node)) => Some(self.delete(node)),
            (GraphTool::Delete, None) => {
                let (from, to) = self.draft.edge_at(x, y)?;
                self.toggle_edge(from, to)
            }
            (GraphTool::Mark(mark), Some(node)) => self.mark(node, mark),
            (GraphTool::Add, Some(_)) | (GraphTool::Connect | GraphTool::Mark(_), None) => None,
        }
    }

    /// The pointer is here now.
    pub fn drag(&mut self, x: f64, y: f64) {
        if let Some(Hold::Node(node, _)) = self.hold {
            self.draft.set_position(node, at(x, y));
        }
    }

    /// Ends at this point what the pointer does.
    pub fn release(&mut self, x: f64, y: f64) -> Option<Edit> {
        self.drag(x, y);
        match self.hold.take()? {
            Hold::Node(node, before) => {
                let place = self.draft.nodes()[node].position;
                self.draft.set_position(node, before);
                // A hand that presses trembles: the node then stays where it was, and is chosen.
                if is_near(before, place) {
                    return None;
                }
                self.move_to(node, place.0.into(), place.1.into())
            }
            Hold::Edge { was_chosen } => {
                let from = self.chosen?;
                let to = self.draft.node_at(x, y);
                if to != Some(from) || was_chosen {
                    self.chosen = None;
                }
                self.toggle_edge(from, to.filter(|&to| to != from)?)
            }
        }
    }

    /// Ends what is going on, and takes back what it did.
    #[inline(never)] // called from everywhere
    pub fn cancel(&mut self) {
        if let Some(Hold::Node(node, before)) = self.hold.take() {
            self.draft.set_position(node, before);
        }
        self.chosen = None;
    }

    /// Whether the graph has this node.
    fn has(&self, node: usize) -> bool {
        node < self.draft.nodes().len()
    }

    /// Chooses a node, or connects the chosen one with it.
    pub fn choose(&mut self, node: usize) -> Option<Edit> {
        if !self.has(node) {
            return None;
        }
        match self.chosen.take() {
            Some(from) if from != node => self.toggle_edge(from, node),
            Some(_) => None,
            None => {
                self.chosen = Some(node);
                Some(Edit::Chosen(node))
            }
        }
    }

    /// Adds a node at this point.
    pub fn add(&mut self, x: f64, y: f64) -> Edit {
        self.add_at(at(x, y))
    }

    /// Adds a node where there is room for it.
    pub fn add_somewhere(&mut self) -> Edit {
        self.add_at(self.draft.free_position())
    }

    fn add_at(&mut self, place: (u8, u8)) -> Edit {
        self.cancel();
        let mut draft = self.draft;
        let added = draft.add(place);
        self.change_to(&draft);
        added.map_or(Edit::Full, Edit::Added)
    }

    /// Takes a node to this point.
    pub fn move_to(&mut self, node: usize, x: f64, y: f64) -> Option<Edit> {
        if !self.has(node) {
            return None;
        }
        self.cancel();
        let mut draft = self.draft;
        draft.set_position(node, at(x, y));
        self.change_to(&draft).then_some(Edit::Moved(node))
    }

    /// Takes a node this far to the right and down.
    pub fn nudge(&mut self, node: usize, right: f64, down: f64) -> Option<Edit> {
        let (x, y) = self.draft.nodes().get(node)?.position;
        self.move_to(node, f64::from(x) + right, f64::from(y) + down)
    }

    /// Draws the edge if it is not there, and takes it away if it is. None leads from a node to itself.
    pub fn toggle_edge(&mut self, from: usize, to: usize) -> Option<Edit> {
        if from == to || !self.has(from) || !self.has(to) {
            return None;
        }
        self.cancel();
        let mut draft = self.draft;
        let there = !draft.has_edge(from, to);
        draft.set_edge(from, to, there);
        self.change_to(&draft).then_some(if there { Edit::Connected(from, to) } else { Edit::Disconnected(from, to) })
    }

    /// Deletes a node with its edges. The nodes of hole, mouse and cat stay, and so does the last state.
    pub fn delete(&mut self, node: usize) -> Edit {
        let fewest = self.draft.kind().fewest();
        let stays = match self.draft.kind() {
            GraphKind::Game => node < fewest,
            GraphKind::States => self.draft.nodes().len() == fewest,
        };
        if stays || !self.has(node) {
            return Edit::Kept(node);
        }
        self.cancel();
        let mut draft = self.draft;
        draft.delete(node);
        self.change_to(&draft);
        Edit::Deleted(node)
    }

    /// Says that the game is over in a state, or that it is not if that is said already. Boards have no such states.
    pub fn mark(&mut self, node: usize, mark: Mark) -> Option<Edit> {
        if self.draft.kind() == GraphKind::Game || !self.has(node) {
            return None;
        }
        self.cancel();
        let mut draft = self.draft;
        let mark = Some(mark).filter(|&mark| draft.nodes()[node].mark != Some(mark));
        draft.mark(node, mark);
        self.change_to(&draft);
        Some(mark.map_or(Edit::Unmarked(node), |mark| Edit::Marked(node, mark)))
    }

    /// What a key does at a node, or elsewhere on the drawing: the arrow keys move it, `Enter` and the space bar choose and
    /// connect, `Delete` and `Backspace` delete, `n` adds a node, `l` and `w` mark states, `Escape` ends what is going on, `Undo` and
    /// `Redo` do so.
    pub fn key(&mut self, node: Option<usize>, key: &str) -> Option<Edit> {
        match (key, node) {
            ("Escape", _) => {
                self.cancel();
                None
            }
            ("Undo", _) => {
                self.undo();
                None
            }
            ("Redo", _) => {
                self.redo();
                None
            }
            ("n", _) => Some(self.add_somewhere()),
            ("ArrowLeft", Some(node)) => self.nudge(node, -NUDGE, 0.0),
            ("ArrowUp", Some(node)) => self.nudge(node, 0.0, -NUDGE),
            ("ArrowRight", Some(node)) => self.nudge(node, NUDGE, 0.0),
            ("ArrowDown", Some(node)) => self.nudge(node, 0.0, NUDGE),
            ("Enter" | " ", Some(node)) => self.choose(node),
            ("Delete" | "Backspace", Some(node)) => Some(self.delete(node)),
            ("l", Some(node)) => self.mark(node, Mark::Lost),
            ("w", Some(node)) => self.mark(node, Mark::Won),
            _ => None,
        }
    }

    /// Takes back the last step, and says whether there was one. While a node is being carried, it goes back to where it
    /// was and nothing else is taken back.
    pub fn undo(&mut self) -> bool {
        let is_carried = self.is_carried();
        self.cancel();
        is_carried || self.history.undo(&mut self.draft)
    }

    /// Does again what was taken back last, and says whether there was anything.
    pub fn redo(&mut self) -> bool {
        self.cancel();
        self.history.redo(&mut self.draft)
    }

    /// Whether [`undo`](Self::undo) would do anything.
    pub fn can_undo(&self) -> bool {
        self.is_carried() || self.history.can_undo()
    }

    /// Whether a node is being carried and is not where it was.
    fn is_carried(&self) -> bool {
        matches!(self.hold, Some(Hold::Node(node, before)) if self.draft.nodes()[node].position != before)
    }

    /// Whether there is one to do again.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Makes a step of this change, unless it changes nothing.
    #[inline(never)]
    fn change_to(&mut self, draft: &GraphDraft) -> bool {
        self.cancel();
        let changes = self.draft != *draft;
        if changes {
            self.history.record(self.draft);
            self.draft = *draft;
        }
        changes
    }
}

/// How far an arrow key moves a node.
const NUDGE: f64 = 2.0;

/// The place on the drawing that is nearest to this point.
fn at(x: f64, y: f64) -> (u8, u8) {
    let side = f64::from(GraphDraft::SIDE);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // what is no number becomes 0
    [x, y].map(|number| (number.clamp(0.0, side) + 0.5) as u8).into()
}

/// Whether two places are as good as one.
fn is_near(one: (u8, u8), other: (u8, u8)) -> bool {
    one.0.abs_diff(other.0) <= 1 && one.1.abs_diff(other.1) <= 1
}
