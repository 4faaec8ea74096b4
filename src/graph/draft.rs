//! [`GraphDraft`]: a graph while someone draws it, which may not be one to play on yet.

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::graph::Graph;
use crate::graph::error::GraphError;

/// What a drawn graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GraphKind {
    /// A board of the graph game: its edges lead both ways, and the first three nodes are the hole's, the mouse's and the
    /// cat's.
    Game,
    /// States of any game: an edge is a move, and leads one way.
    States,
}

impl GraphKind {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Game, Self::States];

    /// The name, which is its key in a link too: `"graph"` or `"states"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "graph",
            Self::States => "states",
        }
    }

    /// The number of the first node, as people count: a board's hole is 0, and states begin with 1.
    pub const fn first(self) -> usize {
        match self {
            Self::Game => 0,
            Self::States => 1,
        }
    }

    /// How many nodes there are at least. They cannot be deleted.
    pub const fn fewest(self) -> usize {
        match self {
            Self::Game => Graph::FEWEST,
            Self::States => 1,
        }
    }
}

/// How the game is over in a state, for the player to move there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It is lost.
    Lost,
    /// It is won.
    Won,
}

impl Mark {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Lost, Self::Won];

    /// `"lost"` or `"won"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Won => "won",
        }
    }
}

/// A node of a drawn graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DraftNode {
    /// Where it is drawn: how far from the left and from the top, each from 0 to [`GraphDraft::SIDE`].
    pub position: (u8, u8),
    /// The nodes to which its edges lead.
    pub neighbours: Cells,
    /// How the game is over there, of a state in which it is.
    pub mark: Option<Mark>,
}

/// A graph while someone draws it: of up to 64 nodes, without edges from a node to itself. Players may be without an edge.
///
/// As text it is the fragment of a link: `graph=` or `states=` with the edges, each as two numbers, or one number where
/// a node has no edge; `lost=` and `won=` with the states in which the game is over; and `at=` with the places of all
/// nodes in turn, if they have been arranged. Parts stand between full stops. The nodes of a board are counted from 0, as
/// LeetCode does, and states from 1.
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
/// # Ok::<(), cat_and_mouse::graph::GraphError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GraphDraft {
    kind: GraphKind,
    size: usize,
    /// Those behind the last one are as new.
    nodes: [DraftNode; Graph::MOST],
    is_arranged: bool,
}

impl GraphDraft {
    /// How wide and how high the drawing is.
    pub const SIDE: u8 = 100;

    /// As many nodes as there must be, and no edges.
    #[inline(never)]
    pub(crate) fn empty(kind: GraphKind) -> Self {
        let mut draft = Self { kind, size: 0, nodes: [DraftNode::NEW; Graph::MOST], is_arranged: false };
        draft.grow(kind.fewest());
        draft
    }

    /// The graph of these lists, one behind the other, each after the number of its entries. A player may be without an edge.
    pub(crate) fn from_counted(numbers: &[usize]) -> Result<Self, GraphError> {
        match Graph::from_counted(numbers) {
            Ok(_) | Err(GraphError::NoEdge { .. }) => {}
            Err(error) => return Err(error),
        }
        let mut draft = Self::empty(GraphKind::Game);
        let mut rest = numbers;
        let mut from = 0;
        while let Some((&length, others)) = rest.split_first() {
            let (list, after) = others.split_at(length);
            for &to in list {
                draft.nodes[from].neighbours = draft.nodes[from].neighbours.with(Cell::from_index(to));
            }
            from += 1;
            rest = after;
        }
        draft.grow(from);
        Ok(draft)
    }

    /// What the graph is.
    pub const fn kind(&self) -> GraphKind {
        self.kind
    }

    /// All nodes in turn.
    pub fn nodes(&self) -> &[DraftNode] {
        &self.nodes[..self.size]
    }

    /// Whether the places of the nodes are somebody's choice.
    pub const fn is_arranged(&self) -> bool {
        self.is_arranged
    }

    /// The neighbours of each node.
    pub fn lists(&self) -> Vec<Vec<usize>> {
        let numbers = |node: &DraftNode| node.neighbours.into_iter().map(Cell::index).collect();
        self.nodes().iter().map(numbers).collect()
    }

    /// The graph as LeetCode writes it.
    pub fn to_leetcode(&self) -> String {
        let mut text = String::from("[");
        for (node, each) in self.nodes().iter().enumerate() {
            text.push_str(if node > 0 { ",[" } else { "[" });
            for (place, other) in each.neighbours.into_iter().enumerate() {
                add_number(&mut text, if place > 0 { "," } else { "" }, other.index());
            }
            text.push(']');
        }
        text.push(']');
        text
    }

    /// The node of this number if the player may be there in the game on this graph.
    ///
    /// # Errors
    /// [`BadNode`](GraphError::BadNode) for a number that is none of the nodes, and for the cat in the hole.
    pub fn check_node(&self, player: Player, node: usize) -> Result<Cell, GraphError> {
        Graph::check_node_among(self.size, player, node)
    }

    /// Whether this is the same graph, wherever its nodes are drawn.
    pub(crate) fn is_same_graph(&self, other: &Self) -> bool {
        self.nodes().iter().map(|node| node.neighbours).eq(other.nodes().iter().map(|node| node.neighbours))
    }

    /// Whether an edge leads from one to the other.
    pub fn has_edge(&self, from: usize, to: usize) -> bool {
        self.nodes[from].neighbours.contains(Cell::from_index(to))
    }

    /// The node that is drawn nearest to this point, if it is so near that it is meant.
    #[inline(never)]
    pub fn node_at(&self, x: f64, y: f64) -> Option<usize> {
        let distances = self.nodes().iter().map(|node| squared(from_to(node.position, (x, y))));
        nearest(distances, NODE_REACH)
    }

    /// The edge that is drawn nearest to this point, if it is so near that it is meant.
    pub fn edge_at(&self, x: f64, y: f64) -> Option<(usize, usize)> {
        let edges = self.edges();
        let distances = edges.iter().map(|&(from, to)| {
            let [start, end] = [from, to].map(|node| self.nodes[node].position);
            let (right, down) = from_to(start, (f64::from(end.0), f64::from(end.1)));
            let (x, y) = from_to(start, (x, y));
            let length = squared((right, down));
            // How far along the edge the point is: 0 at its start, 1 at its end.
            let along = if length > 0.0 { ((x * right + y * down) / length).clamp(0.0, 1.0) } else { 0.0 };
            squared((x - along * right, y - along * down))
        });
        nearest(distances, EDGE_REACH).map(|edge| edges[edge])
    }

    /// All edges; those that lead both ways once.
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

    /// Makes it a graph of at least so many nodes.
    #[inline(never)]
    pub(crate) fn grow(&mut self, size: usize) {
        while self.size < size {
            self.add(on_grid(self.size));
        }
    }

    /// Adds a node without edges; none when there are as many as there can be.
    pub(crate) fn add(&mut self, position: (u8, u8)) -> Option<usize> {
        let node = self.size;
        self.nodes.get_mut(node)?.position = position;
        self.size += 1;
        Some(node)
    }

    /// The first place of a grid from which all nodes are well apart, or at least its last one.
    pub(crate) fn free_position(&self) -> (u8, u8) {
        let is_free = |&node: &usize| {
            let (x, y) = on_grid(node);
            self.node_at(x.into(), y.into()).is_none()
        };
        on_grid((0..Graph::MOST).find(is_free).unwrap_or(Graph::MOST - 1))
    }

    pub(crate) fn set_position(&mut self, node: usize, position: (u8, u8)) {
        self.nodes[node].position = position;
    }

    pub(crate) fn arrange(&mut self) {
        self.is_arranged = true;
    }

    pub(crate) fn mark(&mut self, node: usize, mark: Option<Mark>) {
        self.nodes[node].mark = mark;
    }

    /// Draws the edge, or takes it away; in a board both ways.
    #[inline(never)]
    pub(crate) fn set_edge(&mut self, from: usize, to: usize, there: bool) {
        let mut set = |from: usize, to: usize| {
            let neighbours = &mut self.nodes[from].neighbours;
            let to = Cell::from_index(to);
            *neighbours = if there { neighbours.with(to) } else { neighbours.without(to) };
        };
        set(from, to);
        if self.kind == GraphKind::Game {
            set(to, from);
        }
    }

    /// Takes a node away, and all of its edges. Those behind it move up by one number.
    pub(crate) fn delete(&mut self, node: usize) {
        self.nodes.copy_within(node + 1.., node);
        self.nodes[Graph::MOST - 1] = DraftNode::NEW;
        self.size -= 1;
        let renumbered = |other: Cell| match other.index() {
            other if other == node => None,
            other => Some(Cell::from_index(other - usize::from(other > node))),
        };
        for each in &mut self.nodes {
            each.neighbours = each.neighbours.into_iter().filter_map(renumbered).collect();
        }
    }
}

impl DraftNode {
    const NEW: Self = Self { position: (0, 0), neighbours: Cells::EMPTY, mark: None };
}

/// Where a node is drawn as long as nobody has chosen a place: all of them stand in rows of eight.
#[allow(clippy::cast_possible_truncation)] // nodes are fewer than 64
const fn on_grid(node: usize) -> (u8, u8) {
    (node as u8 % 8 * 12 + 8, node as u8 / 8 * 12 + 8)
}

/// How near to the middle of a node it is meant, and how near to an edge: a finger's width on a phone.
const NODE_REACH: f64 = 7.0;
const EDGE_REACH: f64 = 3.0;

fn from_to(from: (u8, u8), to: (f64, f64)) -> (f64, f64) {
    (to.0 - f64::from(from.0), to.1 - f64::from(from.1))
}

/// The place of the least of these squares in their list, if it is within reach.
fn nearest(squares: impl Iterator<Item = f64>, reach: f64) -> Option<usize> {
    let mut found = None;
    let mut least = reach * reach;
    for (place, square) in squares.enumerate() {
        if square <= least {
            (found, least) = (Some(place), square);
        }
    }
    found
}

fn squared((right, down): (f64, f64)) -> f64 {
    right * right + down * down
}

/// Called so often that it is a function: to write to a formatter takes much more code.
#[inline(never)]
pub(crate) fn add_number(text: &mut String, before: &str, number: usize) {
    text.push_str(before);
    text.push_str(&number.to_string());
}
