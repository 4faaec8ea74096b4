//! [`Graph`]: lists of neighbours proved to be an undirected graph on which cat and mouse can play.

pub(crate) mod draft;
pub(crate) mod error;
pub(crate) mod labels;
pub(crate) mod rules;

pub use self::draft::{DraftNode, GraphDraft, GraphKind, Mark};
pub use self::error::GraphError;
pub use self::labels::{Label, LabelError, Labels, MOST_EDGES, MOST_STATES, NamedIn, label_states};
pub use self::rules::GraphEnding;

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;

/// The board of the sister game *Cat and Mouse* (LeetCode 913): an undirected graph with the hole on node 0, the mouse on
/// node 1 and the cat on node 2.
///
/// A node is a [`Cell`] by its [index](Cell::index), and a set of nodes is [`Cells`]: to the solver both games are places
/// and ways between them.
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
    /// Where the mouse wins, and where the cat cannot go.
    pub const HOLE: Cell = rules::HOLE;
    /// Where the mouse begins.
    pub const MOUSE: Cell = rules::start(Player::Mouse);
    /// Where the cat begins.
    pub const CAT: Cell = rules::start(Player::Cat);
    /// How many nodes there are at least: those of the hole, the mouse and the cat.
    pub const FEWEST: usize = rules::FEWEST_NODES;
    /// How many nodes there are at most.
    pub const MOST: usize = rules::MOST_NODES;

    /// The graph in which these are the neighbours of each node, as LeetCode writes it.
    ///
    /// # Errors
    /// [`GraphError`], the first of its variants that applies, in their order.
    pub fn new<L: AsRef<[usize]>>(lists: &[L]) -> Result<Self, GraphError> {
        let nodes = lists.len();
        if !(Self::FEWEST..=Self::MOST).contains(&nodes) {
            return Err(GraphError::WrongSize { nodes });
        }
        let entries =
            || lists.iter().enumerate().flat_map(|(node, list)| list.as_ref().iter().map(move |&other| (node, other)));
        if let Some((node, other)) = entries().find(|&(_, other)| other >= nodes) {
            return Err(GraphError::NoSuchNode { node, nodes, given: other.to_string() });
        }
        let mut neighbours = vec![Cells::EMPTY; nodes].into_boxed_slice();
        for (node, other) in entries() {
            neighbours[node] = neighbours[node].with(Cell::from_index(other));
        }
        let leads_back = |node, other: usize| neighbours[other].contains(Cell::from_index(node));
        if let Some((node, other)) = entries().find(|&(node, other)| !leads_back(node, other)) {
            return Err(GraphError::OneWay { node, other });
        }
        if let Some((node, _)) = entries().find(|(node, other)| node == other) {
            return Err(GraphError::Loop { node, given: node.to_string() });
        }
        for (node, list) in lists.iter().enumerate() {
            let mut seen = Cells::EMPTY;
            for &other in list.as_ref() {
                let cell = Cell::from_index(other);
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

    /// The graph in which these are the neighbours of each node. Nothing when there is anything wrong with it: this is
    /// quick and does not look for what.
    #[cfg(any(test, feature = "web-board"))]
    pub(crate) fn of_sets(sets: &[Cells]) -> Option<Self> {
        let graph = Self { neighbours: sets.into() };
        let is_simple = |node: Cell| {
            let neighbours = graph.neighbours(node);
            !neighbours.contains(node) && neighbours.into_iter().all(|other| graph.neighbours(other).contains(node))
        };
        let is_right = (Self::FEWEST..=Self::MOST).contains(&sets.len())
            && graph.nodes().into_iter().all(is_simple)
            && Player::BOTH.into_iter().all(|player| !graph.neighbours(rules::start(player)).is_empty());
        is_right.then_some(graph)
    }

    /// The same from all lists one behind the other, each after the number of its entries.
    #[inline(never)] // called by all who read one
    pub(crate) fn from_counted(numbers: &[usize]) -> Result<Self, GraphError> {
        let mut lists = Vec::with_capacity(Self::MOST);
        let mut rest = numbers;
        while let Some((&length, others)) = rest.split_first() {
            let (list, after) = others.split_at(length.min(others.len()));
            lists.push(list);
            rest = after;
        }
        Self::new(&lists)
    }

    /// All nodes.
    pub fn nodes(&self) -> Cells {
        Cells(!0 >> (Self::MOST - self.size()))
    }

    /// How many nodes there are, 3 to 64.
    pub fn size(&self) -> usize {
        self.neighbours.len()
    }

    /// The nodes to which an edge leads from this one; none when there is no such node.
    pub fn neighbours(&self, node: Cell) -> Cells {
        self.neighbours.get(node.index()).copied().unwrap_or(Cells::EMPTY)
    }

    /// The nodes to which the player can go in one move from any of these: along an edge, the cat not into the hole.
    pub fn reach(&self, player: Player, from: Cells) -> Cells {
        let neighbours = from.into_iter().fold(Cells::EMPTY, |all, node| all | self.neighbours(node));
        neighbours & rules::open_to(player)
    }

    /// The node of this number if the player may be there.
    ///
    /// # Errors
    /// [`BadNode`](GraphError::BadNode) for a number that is none of the nodes, and for the cat in the hole.
    pub fn check_node(&self, player: Player, node: usize) -> Result<Cell, GraphError> {
        Self::check_node_among(self.size(), player, node)
    }

    /// The same in any graph of so many nodes.
    pub(crate) fn check_node_among(nodes: usize, player: Player, node: usize) -> Result<Cell, GraphError> {
        let bad = |in_hole| GraphError::BadNode { player, nodes, given: node.to_string(), in_hole };
        if node >= nodes {
            return Err(bad(false));
        }
        let node = Cell::from_index(node);
        if rules::open_to(player).contains(node) { Ok(node) } else { Err(bad(true)) }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    /// Right graphs and such in which one end of an edge was changed, as sets and as lists.
    #[test]
    fn sets_read_as_lists_do() {
        let mut numbers = fastrand::Rng::with_seed(1);
        for _ in 0..5_000 {
            let mut sets = random(&mut numbers).neighbours;
            assert_eq!(Graph::of_sets(&sets).expect("a right graph").neighbours, sets);
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

/// A random graph of all sizes, with few edges or many.
#[cfg(all(test, not(target_arch = "wasm32")))]
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
        // A player may be without an edge.
        if let Ok(graph) = Graph::new(&lists) {
            return graph;
        }
    }
}
