//! [`GraphDraft`]: a graph that is being drawn and may not be playable yet.

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::graph::error::{GraphError, NodeError};
use crate::graph::{Graph, counted};

/// The kind of a drawn graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GraphKind {
    /// A game graph, on which mouse and cat play. Its edges lead both ways. Nodes 0, 1 and 2 are the hole and the
    /// starts of mouse and cat.
    Game,
    /// The states of any game. An edge is a move and leads one way.
    States,
}

impl GraphKind {
    /// All values, in the order of declaration.
    pub const ALL: [Self; 2] = [Self::Game, Self::States];

    /// The name, `"graph"` or `"states"`, which is also the key in a link.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "graph",
            Self::States => "states",
        }
    }

    /// The number of the first node as people see it: 0 on a game graph (the hole), 1 among states.
    pub const fn first(self) -> usize {
        match self {
            Self::Game => 0,
            Self::States => 1,
        }
    }

    /// The minimum number of nodes: 3 on a game graph, 1 among states.
    pub const fn fewest(self) -> usize {
        match self {
            Self::Game => Graph::MIN_NODES,
            Self::States => 1,
        }
    }
}

/// The result of a state in which the game is over, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[strum(serialize_all = "kebab-case")]
pub enum FinalResult {
    /// The player to move has lost.
    Lost,
    /// The player to move has won.
    Won,
}

impl FinalResult {
    /// All values, in the order of declaration.
    pub const ALL: [Self; 2] = [Self::Lost, Self::Won];

    /// `"lost"` or `"won"`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A node of a drawn graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DraftNode {
    /// The position on the drawing: the distances from the left and from the top, each 0 to [`GraphDraft::SIDE`].
    pub position: (u8, u8),
    /// The nodes to which the edges of this node lead.
    pub neighbours: Cells,
    /// The result, if this is a state in which the game is over.
    pub result: Option<FinalResult>,
}

/// A graph that is being drawn: up to 64 nodes, and no edge from a node to itself. It may lack edges at the nodes on
/// which the players start.
///
/// Its text form is the fragment of a link. Full stops separate the parts of a value:
///
/// - `graph=` or `states=`: the edges as pairs of numbers; if the last node has no edge, its number follows alone;
/// - `lost=` and `won=`: the states in which the game is over;
/// - `at=`: the position of every node, in order, if the nodes have been arranged.
///
/// Nodes of a game graph are numbered from 0, as on LeetCode; states are numbered from 1.
///
/// ```
/// use cat_and_mouse::game::Cells;
/// use cat_and_mouse::graph::GraphDraft;
///
/// let draft: GraphDraft = "graph=0-1.1-2.4&at=0-0.50-0.99-0.0-50.50-50".parse()?;
/// assert_eq!(draft.nodes().len(), 5);
/// assert_eq!(draft.nodes()[1].neighbours, Cells(0b101));
/// assert_eq!(draft.to_leetcode(), "[[1],[0,2],[1],[],[]]");
/// assert_eq!(draft.to_string(), "graph=0-1.1-2.4&at=0-0.50-0.99-0.0-50.50-50");
/// # Ok::<(), cat_and_mouse::text::GraphTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GraphDraft {
    kind: GraphKind,
    size: usize,
    /// Entries from `size` on are [`DraftNode::NEW`], so that equal graphs compare equal.
    nodes: [DraftNode; Graph::MAX_NODES],
    is_arranged: bool,
}

impl GraphDraft {
    /// The width and the height of the drawing, in the units of [`DraftNode::position`].
    pub const SIDE: u8 = 100;

    /// The smallest graph of this kind, without edges.
    #[inline(never)]
    pub(crate) fn empty(kind: GraphKind) -> Self {
        let mut draft = Self { kind, size: 0, nodes: [DraftNode::NEW; Graph::MAX_NODES], is_arranged: false };
        draft.grow(kind.fewest());
        draft
    }

    /// The kind of graph.
    pub const fn kind(&self) -> GraphKind {
        self.kind
    }

    /// All nodes, in order of their number.
    pub fn nodes(&self) -> &[DraftNode] {
        &self.nodes[..self.size]
    }

    /// Whether the nodes have been arranged. If not, they are at default positions.
    pub const fn is_arranged(&self) -> bool {
        self.is_arranged
    }

    /// The neighbours of each node, in increasing order.
    pub fn lists(&self) -> Vec<Vec<usize>> {
        let numbers = |node: &DraftNode| node.neighbours.into_iter().map(Cell::index).collect();
        self.nodes().iter().map(numbers).collect()
    }

    /// The graph in LeetCode's notation, such as `[[1,2],[0],[0]]`.
    pub fn to_leetcode(&self) -> String {
        let mut text = String::from("[");
        for (node, each) in self.nodes().iter().enumerate() {
            text.push_str(if node > 0 { ",[" } else { "[" });
            for (index, other) in each.neighbours.into_iter().enumerate() {
                add_number(&mut text, if index > 0 { "," } else { "" }, other.index());
            }
            text.push(']');
        }
        text.push(']');
        text
    }

    /// The complete [`Graph`] that is drawn; `None` if a player starts on a node without an edge, or if the nodes are
    /// states.
    pub(crate) fn graph(&self) -> Option<Graph> {
        let sets: Vec<Cells> = self.nodes().iter().map(|node| node.neighbours).collect();
        Graph::of_sets(&sets).filter(|_| self.kind == GraphKind::Game)
    }

    /// The node with this number, if the player may be on it.
    ///
    /// # Errors
    /// [`NodeError`] if the graph has no such node, or if the node is the hole and the player is the cat.
    pub fn check_node(&self, player: Player, node: usize) -> Result<Cell, NodeError> {
        Graph::check_node_among(self.size, player, node)
    }

    /// Whether an edge leads from `from` to `to`.
    pub fn has_edge(&self, from: usize, to: usize) -> bool {
        self.nodes[from].neighbours.contains(Cell::nth(to))
    }

    /// The node drawn closest to this point; `None` if no node is close enough to be hit by a press.
    #[inline(never)]
    pub fn node_at(&self, x: f64, y: f64) -> Option<usize> {
        let distances = self.nodes().iter().map(|node| squared(from_to(node.position, (x, y))));
        nearest(distances, NODE_REACH)
    }

    /// The edge drawn closest to this point; `None` if no edge is close enough to be hit by a press.
    pub fn edge_at(&self, x: f64, y: f64) -> Option<(usize, usize)> {
        let edges = self.edges();
        let distances = edges.iter().map(|&(from, to)| {
            let [start, end] = [from, to].map(|node| self.nodes[node].position);
            let (right, down) = from_to(start, (f64::from(end.0), f64::from(end.1)));
            let (x, y) = from_to(start, (x, y));
            let length = squared((right, down));
            // The position of the closest point on the edge: 0 at the start of the edge, 1 at its end.
            let along = if length > 0.0 { ((x * right + y * down) / length).clamp(0.0, 1.0) } else { 0.0 };
            squared((x - along * right, y - along * down))
        });
        nearest(distances, EDGE_REACH).map(|edge| edges[edge])
    }

    /// All edges as (from, to), ordered by `from`, then `to`. An edge of a game graph is listed once, with the lower
    /// node as `from`.
    #[inline(never)]
    pub fn edges(&self) -> Vec<(usize, usize)> {
        let mut edges = Vec::new();
        for (from, node) in self.nodes().iter().enumerate() {
            for to in node.neighbours {
                if self.kind == GraphKind::States || from < to.index() {
                    edges.push((from, to.index()));
                }
            }
        }
        edges
    }

    /// Adds nodes until there are at least `size`.
    #[inline(never)]
    pub(crate) fn grow(&mut self, size: usize) {
        while self.size < size {
            self.add(on_grid(self.size));
        }
    }

    /// Adds a node without edges and returns its number; `None` if there are already 64.
    pub(crate) fn add(&mut self, position: (u8, u8)) -> Option<usize> {
        let node = self.size;
        self.nodes.get_mut(node)?.position = position;
        self.size += 1;
        Some(node)
    }

    pub(crate) fn set_position(&mut self, node: usize, position: (u8, u8)) {
        self.nodes[node].position = position;
    }

    pub(crate) fn arrange(&mut self) {
        self.is_arranged = true;
    }

    pub(crate) fn mark(&mut self, node: usize, result: Option<FinalResult>) {
        self.nodes[node].result = result;
    }

    /// Adds the edge if `there`, otherwise removes it; on a game graph, in both directions.
    #[inline(never)]
    pub(crate) fn set_edge(&mut self, from: usize, to: usize, there: bool) {
        let mut set = |from: usize, to: usize| {
            let neighbours = &mut self.nodes[from].neighbours;
            let to = Cell::nth(to);
            *neighbours = if there { neighbours.with(to) } else { neighbours.without(to) };
        };
        set(from, to);
        if self.kind == GraphKind::Game {
            set(to, from);
        }
    }
}

// Only an editor needs these functions.
impl GraphDraft {
    /// The graph with these lists of neighbours. `numbers` holds the lists one after another, each preceded by its
    /// length. A node on which a player starts is allowed to have no edges.
    pub(crate) fn from_counted(numbers: &[usize]) -> Result<Self, GraphError> {
        match Graph::from_counted(numbers) {
            Ok(_) | Err(GraphError::NoEdge { .. }) => {}
            Err(error) => return Err(error),
        }
        let lists = counted(numbers);
        let mut draft = Self::empty(GraphKind::Game);
        draft.grow(lists.len());
        for (node, list) in draft.nodes.iter_mut().zip(lists) {
            node.neighbours = list.iter().copied().map(Cell::nth).collect();
        }
        Ok(draft)
    }

    /// The smallest graph of this kind, without edges. Its nodes get positions, so the graph is arranged.
    pub(crate) fn cleared(kind: GraphKind) -> Self {
        let mut draft = Self::empty(kind);
        for (node, position) in [(50, 20), (20, 75), (80, 75)].into_iter().enumerate().take(draft.size) {
            draft.set_position(node, position);
        }
        draft.arrange();
        draft
    }

    /// Whether both drafts have the same nodes and edges. Positions and results are ignored.
    pub(crate) fn is_same_graph(&self, other: &Self) -> bool {
        self.nodes().iter().map(|node| node.neighbours).eq(other.nodes().iter().map(|node| node.neighbours))
    }

    /// The first default position that has no node nearby; the last default position if each has a node nearby.
    pub(crate) fn free_position(&self) -> (u8, u8) {
        let is_free = |&node: &usize| {
            let (x, y) = on_grid(node);
            self.node_at(x.into(), y.into()).is_none()
        };
        on_grid((0..Graph::MAX_NODES).find(is_free).unwrap_or(Graph::MAX_NODES - 1))
    }

    /// Deletes a node and its edges. The numbers of later nodes drop by one.
    pub(crate) fn delete(&mut self, node: usize) {
        self.nodes.copy_within(node + 1.., node);
        self.nodes[Graph::MAX_NODES - 1] = DraftNode::NEW;
        self.size -= 1;
        let renumbered = |other: Cell| match other.index() {
            other if other == node => None,
            other => Some(Cell::nth(other - usize::from(other > node))),
        };
        for each in &mut self.nodes {
            each.neighbours = each.neighbours.into_iter().filter_map(renumbered).collect();
        }
    }
}

impl DraftNode {
    const NEW: Self = Self { position: (0, 0), neighbours: Cells::EMPTY, result: None };
}

/// The default position of a node: nodes fill rows of eight.
#[allow(clippy::cast_possible_truncation)] // node numbers are below 64
const fn on_grid(node: usize) -> (u8, u8) {
    (node as u8 % 8 * 12 + 8, node as u8 / 8 * 12 + 8)
}

/// The maximum distances from the centre of a node and from an edge at which a press hits them, in units of the
/// drawing: about a finger's width on a phone.
const NODE_REACH: f64 = 7.0;
const EDGE_REACH: f64 = 3.0;

fn from_to(from: (u8, u8), to: (f64, f64)) -> (f64, f64) {
    (to.0 - f64::from(from.0), to.1 - f64::from(from.1))
}

/// The index of the smallest squared distance; `None` if that distance is more than `reach`. If several distances are
/// equally small, the index of the last of them.
fn nearest(squares: impl Iterator<Item = f64>, reach: f64) -> Option<usize> {
    let mut found = None;
    let mut least = reach * reach;
    for (index, square) in squares.enumerate() {
        if square <= least {
            (found, least) = (Some(index), square);
        }
    }
    found
}

fn squared((right, down): (f64, f64)) -> f64 {
    right * right + down * down
}

/// Appends `before` and the number. This is a function because `write!` at every call would make the package larger.
#[inline(never)]
pub(crate) fn add_number(text: &mut String, before: &str, number: usize) {
    text.push_str(before);
    text.push_str(&number.to_string());
}
