//! [`GraphEditor`]: edits a graph by pointer or keyboard, with undo.

use crate::edit::editor::{Edited, Editor};
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::graph::draft::{FinalResult, GraphDraft, GraphKind};
use crate::text::exercise::Progress;
use crate::text::fragment::quoted;
use crate::text::graph_error::GraphTextError;
use crate::text::graph_link::GraphLink;
use crate::text::graph_paste;
use crate::text::paste_error::{PasteError, PastedCase};

/// The tool that decides what a press on the drawing does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GraphTool {
    /// Drags a node. A press without a drag selects the node, and the next press moves the node to the pressed point.
    Move,
    /// Adds a node.
    Add,
    /// Adds or removes the edge from the pressed node to the node on which the pointer is released. A press without a
    /// drag selects the node, and the next press chooses the other end of the edge.
    Connect,
    /// Deletes a node or an edge.
    Delete,
    /// Marks a node as a state in which the game is over with this result, or removes the mark.
    Mark(FinalResult),
}

/// A change of a graph, or the reason why nothing changed. Nodes are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edit {
    /// This node was added.
    Added(usize),
    /// This node was moved.
    Moved(usize),
    /// This node was selected, to be moved or connected next.
    Chosen(usize),
    /// An edge from the first node to the second was added.
    Connected(usize, usize),
    /// The edge from the first node to the second was removed.
    Disconnected(usize, usize),
    /// This node was deleted.
    Deleted(usize),
    /// This state was marked.
    Marked(usize, FinalResult),
    /// The mark of this state was removed.
    Unmarked(usize),
    /// This node was not deleted, because the graph needs it or has no such node.
    Kept(usize),
    /// No node was added, because there are already 64.
    Full,
}

/// An editor for a graph, with undo.
///
/// The pointer uses [`press`](Editor::press), [`drag`](Editor::drag) and [`release`](Editor::release). There is also a
/// function for each single change. Functions that get a node outside the graph do nothing.
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
/// # Ok::<(), cat_and_mouse::text::GraphTextError>(())
/// ```
pub type GraphEditor = Editor<GraphDraft>;

impl Edited for GraphDraft {
    type Hand = Hand;
    type Hidden = ();
    const KEEPS_STROKES: bool = false;

    fn revert(&mut self, hand: &Hand) {
        if let Some(Hold::Node(node, before)) = hand.hold {
            self.set_position(node, before);
        }
    }
}

/// The selected node, and the object that the pointer is dragging.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    chosen: Option<usize>,
    hold: Option<Hold>,
}

/// The object that the pointer is dragging.
#[derive(Clone, Debug)]
enum Hold {
    /// A node, and its position before the drag.
    Node(usize, (u8, u8)),
    /// The end of an edge that starts at the selected node, and whether that node was selected before the press.
    Edge { was_chosen: bool },
}

impl GraphEditor {
    /// The progress of the current exercise, with `turn` to move first; `None` if there is no exercise.
    pub fn progress(&self, turn: Player) -> Option<Progress<Option<Forced>>> {
        self.exercise().map(|exercise| exercise.progress(self.draft(), turn))
    }

    /// The current graph.
    pub const fn draft(&self) -> &GraphDraft {
        &self.canvas.subject
    }

    /// The node that is selected to be moved or connected next.
    pub const fn chosen(&self) -> Option<usize> {
        self.hand.chosen
    }

    /// Whether the pointer is dragging an edge from the selected node.
    pub const fn draws_edge(&self) -> bool {
        matches!(self.hand.hold, Some(Hold::Edge { .. }))
    }

    /// The fragment of a link to this graph, with this state if there is one.
    #[inline(never)]
    pub fn link(&self, state: Option<State>) -> String {
        GraphLink { draft: self.canvas.subject, state }.to_string()
    }

    /// Replaces the graph by the link's graph, in one step, and remembers the link's state. Ends the current exercise.
    pub fn follow(&mut self, link: &GraphLink) {
        self.load(link.draft, link.state);
    }

    /// Replaces the graph by the graph in the text, which must be of the same kind. The text is a link, or lists of
    /// neighbours in brackets as on LeetCode or in braces as in C++ and Java.
    ///
    /// # Errors
    /// [`PasteError`] if the text has no such graph. After an error the editor's graph is unchanged.
    pub fn paste(&mut self, text: &str) -> Result<(), PasteError<GraphTextError>> {
        let link = graph_paste::read(text)?;
        if link.draft.kind() != self.canvas.subject.kind() {
            let error = GraphTextError::Unreadable { given: quoted(text) };
            return Err(PasteError { error, range: None });
        }
        self.follow(&link);
        Ok(())
    }

    /// All graphs in a pasted text, with the answers that the text expects: 0 for a draw, 1 for the mouse, 2 for the
    /// cat. If the first graph cannot be read, its error is returned. Any other graph that cannot be read is skipped.
    /// The editor's own graph stays as it is.
    ///
    /// ```
    /// use cat_and_mouse::edit::GraphEditor;
    ///
    /// let cases = GraphEditor::read_cases("graph = [[1,3],[0],[3],[0,2]]\nOutput: 1\ngraph = [[3],[3],[3],[0,1,2]]")?;
    /// let cases: Vec<_> = cases.iter().map(|case| (case.link.to_string(), case.expected)).collect();
    /// assert_eq!(cases, [("graph=0-1.0-3.2-3".to_owned(), Some(1)), ("graph=0-3.1-3.2-3".to_owned(), None)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The same errors as [`paste`](Self::paste).
    pub fn read_cases(text: &str) -> Result<Vec<PastedCase<GraphLink, u8>>, PasteError<GraphTextError>> {
        graph_paste::read_cases(text)
    }

    /// Deletes all edges, and all nodes that can be deleted, in one step.
    pub fn clear(&mut self) {
        self.step(|canvas| canvas.subject = GraphDraft::cleared(canvas.subject.kind()));
    }

    /// Moves the nodes to these positions, in order of their numbers. If the graph was not arranged before, this change
    /// is not a step, so the first layout cannot be undone.
    pub fn arrange(&mut self, positions: &[(f64, f64)]) {
        self.cancel();
        let mut draft = self.canvas.subject;
        for (node, &(x, y)) in positions.iter().enumerate().take(draft.nodes().len()) {
            draft.set_position(node, at(x, y));
        }
        draft.arrange();
        if self.canvas.subject.is_arranged() {
            self.attempt(draft);
        } else {
            self.canvas.subject = draft;
        }
    }

    /// Starts the tool's action at this point. Returns the change, if the press alone already makes one.
    pub fn press(&mut self, x: f64, y: f64, tool: GraphTool) -> Option<Edit> {
        let chosen = self.hand.chosen;
        self.refusal = None;
        self.cancel();
        let node = self.canvas.subject.node_at(x, y);
        let chosen = chosen.filter(|_| matches!(tool, GraphTool::Move | GraphTool::Connect));
        match (tool, node) {
            (GraphTool::Move, Some(node)) => {
                self.hand.hold = Some(Hold::Node(node, self.canvas.subject.nodes()[node].position));
                // A second press on the selected node deselects it.
                self.hand.chosen = Some(node).filter(|_| chosen != Some(node));
                self.hand.chosen.map(Edit::Chosen)
            }
            (GraphTool::Move, None) => self.move_to(chosen?, x, y),
            (GraphTool::Add, None) => self.add(x, y),
            (GraphTool::Connect, Some(node)) => {
                if let Some(from) = chosen.filter(|&from| from != node) {
                    return self.toggle_edge(from, node);
                }
                self.hand.hold = Some(Hold::Edge { was_chosen: chosen.is_some() });
                self.hand.chosen = Some(node);
                self.hand.chosen.map(Edit::Chosen)
            }
            (GraphTool::Delete, Some(node)) => self.delete(node),
            (GraphTool::Delete, None) => {
                let (from, to) = self.canvas.subject.edge_at(x, y)?;
                self.toggle_edge(from, to)
            }
            (GraphTool::Mark(result), Some(node)) => self.mark(node, result),
            (GraphTool::Add, Some(_)) | (GraphTool::Connect | GraphTool::Mark(_), None) => None,
        }
    }

    /// Moves the pointer to this point.
    pub fn drag(&mut self, x: f64, y: f64) {
        if let Some(Hold::Node(node, _)) = self.hand.hold {
            self.canvas.subject.set_position(node, at(x, y));
        }
    }

    /// Ends the pointer's action at this point. Returns the change, if it makes one.
    pub fn release(&mut self, x: f64, y: f64) -> Option<Edit> {
        self.drag(x, y);
        match self.hand.hold.take()? {
            Hold::Node(node, before) => {
                let position = self.canvas.subject.nodes()[node].position;
                self.canvas.subject.set_position(node, before);
                // The pointer may move a little during a click. After a movement by at most one unit the node stays
                // where it was and remains selected.
                if is_near(before, position) {
                    return None;
                }
                self.move_to(node, position.0.into(), position.1.into())
            }
            Hold::Edge { was_chosen } => {
                let from = self.hand.chosen?;
                let to = self.canvas.subject.node_at(x, y);
                if to != Some(from) || was_chosen {
                    self.hand.chosen = None;
                }
                self.toggle_edge(from, to?)
            }
        }
    }

    /// Whether the graph has this node.
    fn has(&self, node: usize) -> bool {
        node < self.canvas.subject.nodes().len()
    }

    /// Selects this node, or deselects it if it is selected already. If another node is selected, adds or removes the
    /// edge from that node to this one instead.
    pub fn choose(&mut self, node: usize) -> Option<Edit> {
        if !self.has(node) {
            return None;
        }
        if let Some(from) = self.hand.chosen.take() {
            return self.toggle_edge(from, node);
        }
        self.hand.chosen = Some(node);
        Some(Edit::Chosen(node))
    }

    /// Adds a node at this point.
    pub fn add(&mut self, x: f64, y: f64) -> Option<Edit> {
        self.add_at(at(x, y))
    }

    /// Adds a node at a free position.
    pub fn add_somewhere(&mut self) -> Option<Edit> {
        self.add_at(self.canvas.subject.free_position())
    }

    fn add_at(&mut self, position: (u8, u8)) -> Option<Edit> {
        self.cancel();
        let mut draft = self.canvas.subject;
        let Some(added) = draft.add(position) else {
            return Some(Edit::Full);
        };
        self.step(|canvas| canvas.subject = draft).then_some(Edit::Added(added))
    }

    /// Moves a node to this point.
    pub fn move_to(&mut self, node: usize, x: f64, y: f64) -> Option<Edit> {
        if !self.has(node) {
            return None;
        }
        self.step(|canvas| canvas.subject.set_position(node, at(x, y))).then_some(Edit::Moved(node))
    }

    /// Moves a node by this distance, in units of the drawing.
    pub fn nudge(&mut self, node: usize, right: f64, down: f64) -> Option<Edit> {
        let (x, y) = self.canvas.subject.nodes().get(node)?.position;
        self.move_to(node, f64::from(x) + right, f64::from(y) + down)
    }

    /// Adds the edge, or removes it if it exists. Does nothing if both nodes are the same.
    pub fn toggle_edge(&mut self, from: usize, to: usize) -> Option<Edit> {
        if from == to || !self.has(from) || !self.has(to) {
            return None;
        }
        let there = !self.canvas.subject.has_edge(from, to);
        let is_done = self.step(|canvas| canvas.subject.set_edge(from, to, there));
        is_done.then_some(if there { Edit::Connected(from, to) } else { Edit::Disconnected(from, to) })
    }

    /// Deletes a node and its edges. The nodes of hole, mouse and cat cannot be deleted, nor can the last state.
    pub fn delete(&mut self, node: usize) -> Option<Edit> {
        let fewest = self.canvas.subject.kind().fewest();
        let stays = match self.canvas.subject.kind() {
            GraphKind::Game => node < fewest,
            GraphKind::States => self.canvas.subject.nodes().len() == fewest,
        };
        if stays || !self.has(node) {
            return Some(Edit::Kept(node));
        }
        self.step(|canvas| canvas.subject.delete(node)).then_some(Edit::Deleted(node))
    }

    /// Sets the mark of a state, or removes it if the state has this mark already. Does nothing on a game graph.
    pub fn mark(&mut self, node: usize, result: FinalResult) -> Option<Edit> {
        if self.canvas.subject.kind() == GraphKind::Game || !self.has(node) {
            return None;
        }
        let result = Some(result).filter(|&result| self.canvas.subject.nodes()[node].result != Some(result));
        self.step(|canvas| canvas.subject.mark(node, result));
        Some(result.map_or(Edit::Unmarked(node), |result| Edit::Marked(node, result)))
    }

    /// Applies a key to `node`, the node that has the focus, if any. Returns the change, if the key makes one.
    ///
    /// | Key | Effect |
    /// | --- | --- |
    /// | arrow keys | move the node |
    /// | `Enter`, space | select the node, or connect the selected node with it |
    /// | `Delete`, `Backspace` | delete the node |
    /// | `l`, `w` | mark the state as lost or won |
    /// | `n` | add a node |
    /// | `Escape` | end the pointer's action |
    /// | `Undo`, `Redo` | undo or redo a step |
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
            ("n", _) => self.add_somewhere(),
            ("ArrowLeft", Some(node)) => self.nudge(node, -NUDGE, 0.0),
            ("ArrowUp", Some(node)) => self.nudge(node, 0.0, -NUDGE),
            ("ArrowRight", Some(node)) => self.nudge(node, NUDGE, 0.0),
            ("ArrowDown", Some(node)) => self.nudge(node, 0.0, NUDGE),
            ("Enter" | " ", Some(node)) => self.choose(node),
            ("Delete" | "Backspace", Some(node)) => self.delete(node),
            ("l", Some(node)) => self.mark(node, FinalResult::Lost),
            ("w", Some(node)) => self.mark(node, FinalResult::Won),
            _ => None,
        }
    }
}

/// The distance by which an arrow key moves a node, in units of the drawing.
const NUDGE: f64 = 2.0;

/// The position on the drawing that is closest to this point.
fn at(x: f64, y: f64) -> (u8, u8) {
    let side = f64::from(GraphDraft::SIDE);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // NaN becomes 0
    [x, y].map(|number| (number.clamp(0.0, side) + 0.5) as u8).into()
}

/// Whether two positions differ by at most one unit in each direction.
fn is_near(one: (u8, u8), other: (u8, u8)) -> bool {
    one.0.abs_diff(other.0) <= 1 && one.1.abs_diff(other.1) <= 1
}
