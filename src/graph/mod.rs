//! [`Graph`]: a checked graph for the graph game, with its rules, its editable draft and its errors.

pub(crate) mod draft;
pub(crate) mod error;
pub(crate) mod labels;
pub(crate) mod rules;

pub use self::draft::{DraftNode, FinalResult, GraphDraft, GraphKind};
pub use self::error::{GraphError, NodeError, NodeProblem};
pub use self::labels::{Label, LabelError, Labels, MAX_EDGES, MAX_STATES, NamedIn, label_states};
pub use self::rules::GraphEnding;

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;

/// A graph for the game *Cat and Mouse* (LeetCode 913). It is undirected, with the hole on node 0, the mouse on node 1
/// and the cat on node 2.
///
/// Nodes use the types of board cells, because the engine treats both alike: node `n` is the [`Cell`] with
/// [index](Cell::index) `n`, and a set of nodes is [`Cells`], with bit `n` for node `n`.
///
/// ```text
/// the graph 1 - 0 - 3 - 2     node  0 1 2 3
/// all nodes                         1 1 1 1    Cells(0b1111)
/// neighbours of the hole            . 1 . 1    Cells(0b1010)
/// ```
///
/// ```
/// use cat_and_mouse::Graph;
/// use cat_and_mouse::game::Cells;
/// use cat_and_mouse::graph::GraphError;
///
/// let graph = Graph::new(&[&[1, 3][..], &[0], &[3], &[0, 2]])?;
/// assert_eq!(graph.nodes(), Cells(0b1111));
/// assert_eq!(graph.neighbours(Graph::HOLE), Cells(0b1010));
///
/// let one_way = Graph::new(&[&[1, 3][..], &[0], &[3], &[0]]);
/// assert_eq!(one_way, Err(GraphError::OneWay { node: 2, other: 3 }));
/// # Ok::<(), GraphError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    neighbours: Box<[Cells]>,
}

impl Graph {
    /// The node on which the mouse wins and which the cat may not enter: 0.
    pub const HOLE: Cell = rules::HOLE;
    /// The node on which the mouse starts: 1.
    pub const MOUSE: Cell = rules::start(Player::Mouse);
    /// The node on which the cat starts: 2.
    pub const CAT: Cell = rules::start(Player::Cat);
    /// The minimum number of nodes, 3: the hole and the starts of mouse and cat.
    pub const MIN_NODES: usize = rules::MIN_NODES;
    /// The maximum number of nodes: 64.
    pub const MAX_NODES: usize = rules::MAX_NODES;

    /// The graph with these lists of neighbours, one list per node, as LeetCode writes it.
    ///
    /// # Errors
    /// The first variant of [`GraphError`] that applies, in the order of declaration.
    pub fn new<L: AsRef<[usize]>>(lists: &[L]) -> Result<Self, GraphError> {
        let nodes = lists.len();
        if !(Self::MIN_NODES..=Self::MAX_NODES).contains(&nodes) {
            return Err(GraphError::WrongSize { nodes });
        }
        let entries =
            || lists.iter().enumerate().flat_map(|(node, list)| list.as_ref().iter().map(move |&other| (node, other)));
        if let Some((node, other)) = entries().find(|&(_, other)| other >= nodes) {
            return Err(GraphError::NoSuchNode { node, nodes, given: other.to_string() });
        }
        let mut neighbours = vec![Cells::EMPTY; nodes].into_boxed_slice();
        for (node, other) in entries() {
            neighbours[node] = neighbours[node].with(Cell::nth(other));
        }
        let leads_back = |node, other: usize| neighbours[other].contains(Cell::nth(node));
        if let Some((node, other)) = entries().find(|&(node, other)| !leads_back(node, other)) {
            return Err(GraphError::OneWay { node, other });
        }
        if let Some((node, _)) = entries().find(|(node, other)| node == other) {
            return Err(GraphError::Loop { node, given: node.to_string() });
        }
        for (node, list) in lists.iter().enumerate() {
            let mut seen = Cells::EMPTY;
            for &other in list.as_ref() {
                let cell = Cell::nth(other);
                if seen.contains(cell) {
                    return Err(GraphError::Repeated { node, other });
                }
                seen = seen.with(cell);
            }
        }
        for player in Player::BOTH {
            let node = rules::start(player).index();
            if neighbours[node].is_empty() {
                return Err(GraphError::NoEdge { player, node });
            }
        }
        Ok(Self { neighbours })
    }

    /// The graph with these sets of neighbours, one set per node; `None` if the graph has any error. This function is
    /// faster than [`new`](Self::new), because it does not find out what the error is.
    pub(crate) fn of_sets(sets: &[Cells]) -> Option<Self> {
        let graph = Self { neighbours: sets.into() };
        let is_simple = |node: Cell| {
            let neighbours = graph.neighbours(node);
            !neighbours.contains(node) && neighbours.into_iter().all(|other| graph.neighbours(other).contains(node))
        };
        let is_right = (Self::MIN_NODES..=Self::MAX_NODES).contains(&sets.len())
            && graph.nodes().into_iter().all(is_simple)
            && Player::BOTH.into_iter().all(|player| !graph.neighbours(rules::start(player)).is_empty());
        is_right.then_some(graph)
    }

    /// Does the same as [`new`](Self::new) for lists written one after another, each preceded by its length.
    #[inline(never)] // one copy for all callers keeps the package small
    pub(crate) fn from_counted(numbers: &[usize]) -> Result<Self, GraphError> {
        Self::new(&counted(numbers))
    }

    /// All nodes.
    pub fn nodes(&self) -> Cells {
        Cells(!0 >> (Self::MAX_NODES - self.size()))
    }

    /// The graph with this edge added, or removed if the graph has it; `None` if the change leaves a player's starting
    /// node without an edge, or if both nodes are the same.
    pub fn with_edge_toggled(&self, from: Cell, to: Cell) -> Option<Self> {
        let mut neighbours = self.neighbours.clone();
        for (one, other) in [(from, to), (to, from)] {
            let set = neighbours.get_mut(one.index())?;
            *set = *set ^ Cells::of(other);
        }
        Self::of_sets(&neighbours)
    }

    /// The same graph, renumbered so that mouse and cat start on these nodes; `None` if one of the two nodes has no
    /// edge or is the hole, or if both are the same.
    pub fn starting_from(&self, mouse: Cell, cat: Cell) -> Option<Self> {
        let swapped = |node: Cell, one: Cell, other: Cell| match node {
            _ if node == one => other,
            _ if node == other => one,
            _ => node,
        };
        // Two swaps renumber the nodes. The first swaps the mouse's node with node 1. The second swaps the cat's node,
        // which may have a new number by then, with node 2.
        let cat = swapped(cat, mouse, Self::MOUSE);
        let number = |node: Cell| swapped(swapped(node, mouse, Self::MOUSE), cat, Self::CAT);
        let mut sets = vec![Cells::EMPTY; self.size()];
        for node in self.nodes() {
            sets[number(node).index()] = self.neighbours(node).into_iter().map(number).collect();
        }
        let is_start = mouse != Self::HOLE && cat != Self::HOLE && cat != Self::MOUSE;
        Self::of_sets(&sets).filter(|_| is_start)
    }

    /// The neighbours of each node.
    pub fn lists(&self) -> Vec<Vec<usize>> {
        let list = |node| self.neighbours(node).into_iter().map(Cell::index).collect();
        self.nodes().into_iter().map(list).collect()
    }

    /// The number of nodes, 3 to 64.
    pub fn size(&self) -> usize {
        self.neighbours.len()
    }

    /// The neighbours of this node; empty if there is no such node.
    pub fn neighbours(&self, node: Cell) -> Cells {
        self.neighbours.get(node.index()).copied().unwrap_or(Cells::EMPTY)
    }

    /// The nodes that the player can reach in one move from any of these nodes. A move follows an edge, and the cat
    /// never enters the hole.
    pub fn reach(&self, player: Player, from: Cells) -> Cells {
        let neighbours = from.into_iter().fold(Cells::EMPTY, |all, node| all | self.neighbours(node));
        neighbours & rules::open_to(player)
    }

    /// The node with this number, if the player may be on it.
    ///
    /// # Errors
    /// [`NodeError`] if the graph has no such node, or if the node is the hole and the player is the cat.
    pub fn check_node(&self, player: Player, node: usize) -> Result<Cell, NodeError> {
        Self::check_node_among(self.size(), player, node)
    }

    /// Does the same as [`check_node`](Self::check_node) for any graph with this many nodes.
    pub(crate) fn check_node_among(nodes: usize, player: Player, node: usize) -> Result<Cell, NodeError> {
        let bad = |problem| NodeError { player, nodes, given: node.to_string(), problem };
        if node >= nodes {
            return Err(bad(NodeProblem::NoSuchNode));
        }
        let node = Cell::nth(node);
        if rules::open_to(player).contains(node) { Ok(node) } else { Err(bad(NodeProblem::InHole)) }
    }
}

/// The lists in `numbers`, which holds them one after another, each preceded by its length.
pub(crate) fn counted(numbers: &[usize]) -> Vec<&[usize]> {
    let mut lists = Vec::with_capacity(Graph::MAX_NODES);
    let mut rest = numbers;
    while let Some((&length, others)) = rest.split_first() {
        let (list, after) = others.split_at(length.min(others.len()));
        lists.push(list);
        rest = after;
    }
    lists
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    /// Compares `of_sets` with `new` on valid graphs, and on graphs in which one end of an edge was changed.
    #[test]
    fn sets_are_accepted_exactly_when_lists_are() {
        let mut numbers = fastrand::Rng::with_seed(1);
        for _ in 0..5_000 {
            let mut sets = random(&mut numbers).neighbours;
            assert_eq!(Graph::of_sets(&sets).expect("a valid graph").neighbours, sets);
            let node = numbers.usize(0..sets.len());
            sets[node].0 ^= 1 << numbers.u32(0..64);
            let lists: Vec<Vec<usize>> = sets.iter().map(|set| set.into_iter().map(Cell::index).collect()).collect();
            assert_eq!(Graph::of_sets(&sets), Graph::new(&lists).ok(), "{lists:?}");
        }
        for size in [0, 1, 2] {
            assert_eq!(Graph::of_sets(&vec![Cells::EMPTY; size]), None);
        }
        assert_eq!(Graph::of_sets(&[0b110, 0b101, 0b011, 0].map(Cells)).map(|graph| graph.size()), Some(4));
        for alone in [[0b100, 0, 0b001], [0b010, 0b001, 0]] {
            assert_eq!(Graph::of_sets(&alone.map(Cells)), None, "a player without an edge");
        }
    }
}

/// A random graph of random size and density.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn random(numbers: &mut fastrand::Rng) -> Graph {
    loop {
        let (size, edges) = (numbers.usize(3..=64), numbers.u8(2..60));
        let mut lists = vec![Vec::new(); size];
        for (one, other) in (0..size).flat_map(|one| (0..one).map(move |other| (one, other))) {
            if numbers.u8(0..100) < edges {
                lists[one].push(other);
                lists[other].push(one);
            }
        }
        // The graph is not valid if a player starts on a node without edges. Then the loop tries again.
        if let Ok(graph) = Graph::new(&lists) {
            return graph;
        }
    }
}
