//! What-ifs for graphs: the outcome at the start with one edge added or removed, or with a player on another node.

use crate::engine::arena::Arena;
use crate::explore::what_if::Change;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::{Forced, State, own_moves};
use crate::graph::Graph;
use crate::graph::rules::open_to;
use crate::solution::graph::{forced_at_start, solve_graph};

/// The outcome at the start with one player moved to each node: the present outcome on the player's present node,
/// `None` on the other player's node and in the hole.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StartEffects {
    /// The outcomes with the mouse on each node.
    pub mouse: CellMap<Option<Forced>>,
    /// The outcomes with the cat on each node.
    pub cat: CellMap<Option<Forced>>,
}

/// The outcome at the start with one player moved to each node where it could start.
///
/// ```
/// use cat_and_mouse::{Cell, Graph};
/// use cat_and_mouse::explore::start_effects;
///
/// let graph = Graph::new(&[&[1, 3][..], &[0], &[3], &[0, 2]])?;
/// let effects = start_effects(&graph);
/// assert_eq!(effects.mouse[Graph::MOUSE], effects.cat[Graph::CAT]); // the start as it is
/// assert_eq!(effects.mouse[Graph::CAT], None);
/// # Ok::<(), cat_and_mouse::graph::GraphError>(())
/// ```
pub fn start_effects(graph: &Graph) -> StartEffects {
    // Other starts are states of the same graph, so one table has the outcomes of all of them.
    let solution = solve_graph(graph);
    let free = graph.nodes().without(Graph::HOLE);
    let result = |mouse, cat| Some(solution.table().forced(State { mouse, cat, turn: Player::Mouse }));
    StartEffects {
        mouse: CellMap::of(free.without(Graph::CAT), |mouse| result(mouse, Graph::CAT)),
        cat: CellMap::of(free.without(Graph::MOUSE), |cat| result(Graph::MOUSE, cat)),
    }
}

/// The effect of adding an edge, or of removing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct EdgeEffect {
    /// The lower of the two nodes.
    pub from: Cell,
    /// The other node.
    pub to: Cell,
    /// Whether the graph has this edge. If so, the change removes the edge, otherwise it adds the edge.
    pub is_edge: bool,
    /// Whether both players begin on a node with an edge after the change. If not, there is no game.
    pub is_playable: bool,
    /// The forced win from the start after the change; `None` in a draw, and without a game.
    pub forced: Option<Forced>,
}

impl EdgeEffect {
    /// The difference from the present result: [`Change::Winner`] if the winner changes, or if a win becomes a draw or
    /// a draw a win; `None` without a game.
    pub fn change(&self, present: Option<Forced>) -> Option<Change> {
        let in_parts = |forced: Option<Forced>| (forced.map(|forced| forced.winner), forced.map(|forced| forced.plies));
        self.is_playable.then(|| Change::of(in_parts(present), in_parts(self.forced)))
    }
}

/// The effects of all pairs of nodes, ordered by the lower node, then the higher node. The result is an iterator, so
/// that a program can take a few effects at a time, because a graph of 50 nodes has 1,225 pairs.
///
/// ```
/// use cat_and_mouse::{Graph, Player};
/// use cat_and_mouse::explore::edge_effects;
///
/// let graph = Graph::new(&[&[1, 3][..], &[0], &[3], &[0, 2]])?;
/// let effects: Vec<_> = edge_effects(&graph).collect();
/// assert_eq!(effects.len(), 6);
/// let ways_out: Vec<_> = effects.iter().filter(|effect| effect.is_edge).collect();
/// assert!(!ways_out[0].is_playable); // node 1 has no other edge
/// assert!(effects[1..].iter().filter_map(|effect| effect.forced).all(|forced| forced.winner == Player::Mouse));
/// # Ok::<(), cat_and_mouse::graph::GraphError>(())
/// ```
pub fn edge_effects(graph: &Graph) -> EdgeEffects {
    let present = forced_at_start(graph);
    EdgeEffects { graph: graph.clone(), present, in_play: InPlay::of(graph, present), from: 0, to: 1 }
}

/// Iterates over the effects of all pairs of nodes: see [`edge_effects`].
#[derive(Clone, Debug)]
pub struct EdgeEffects {
    graph: Graph,
    present: Option<Forced>,
    in_play: InPlay,
    from: usize,
    to: usize,
}

impl EdgeEffects {
    /// The result at the start of the graph as it is.
    pub const fn present(&self) -> Option<Forced> {
        self.present
    }
}

impl Iterator for EdgeEffects {
    type Item = EdgeEffect;

    fn next(&mut self) -> Option<EdgeEffect> {
        let size = self.graph.size();
        if self.to == size {
            return None;
        }
        let (from, to) = (Cell::nth(self.from), Cell::nth(self.to));
        self.to += 1;
        if self.to == size && self.from + 2 < size {
            (self.from, self.to) = (self.from + 1, self.from + 2);
        }
        let is_edge = self.graph.neighbours(from).contains(to);
        let toggled = self.graph.with_edge_toggled(from, to);
        let is_playable = toggled.is_some();
        let forced =
            toggled.and_then(
                |toggled| if self.in_play.can_matter(from, to) { forced_at_start(&toggled) } else { self.present },
            );
        Some(EdgeEffect { from, to, is_edge, is_playable, forced })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        // Counts the pairs that are left: those of the current node, and those of the nodes after it.
        let size = self.graph.size();
        let (later, left) = (size - self.from - 1, size - self.to);
        let count = left + if left > 0 { later * later.saturating_sub(1) / 2 } else { 0 };
        (count, Some(count))
    }
}

impl ExactSizeIterator for EdgeEffects {}

/// The nodes from which a player can move before the game is decided.
///
/// A win forced within *n* plies depends only on the moves of those *n* plies. An edge matters only if a player can
/// cross it, from one end or the other. If no player can be at either end in time, this is also true with the edge
/// added or removed, because the edge does not help a player to get to its ends. A draw depends on all moves, so then
/// every node that a player can ever reach is included.
#[derive(Clone, Copy, Debug)]
struct InPlay {
    mouse: Cells,
    cat: Cells,
}

impl InPlay {
    fn of(graph: &Graph, forced: Option<Forced>) -> Self {
        let arena = Arena::from(graph);
        let zone = |player, from| {
            // The player crosses the edge with its last move at the latest. So the player must reach an end of the edge
            // with one move left.
            let last = forced.map(|forced| usize::from(own_moves(player, Player::Mouse, forced.plies)));
            arena.growing_zones(player, from).take(last.unwrap_or(usize::MAX)).last().unwrap_or_default()
        };
        Self { mouse: zone(Player::Mouse, Graph::MOUSE), cat: zone(Player::Cat, Graph::CAT) }
    }

    fn can_matter(self, from: Cell, to: Cell) -> bool {
        let ends = Cells::of(from).with(to);
        let is_open_to_cat = (ends - open_to(Player::Cat)).is_empty();
        !(ends & self.mouse).is_empty() || (is_open_to_cat && !(ends & self.cat).is_empty())
    }
}
