//! [`GraphMoves`]: undoes the moves on a graph for whole sets of nodes at a time.
//!
//! These are the moves of [`Arena::reach`](crate::engine::arena::Arena::reach), prepared for fast access. On a board,
//! [`BoardMoves`](crate::engine::board_moves::BoardMoves) does the same. [`engine`](crate::engine) explains the
//! *bounds*.

use crate::engine::board_moves::ByCat;
use crate::game::cell::{Cell, Cells, Pair};
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::graph::rules::open_to;

/// The moves along the edges of a graph, and tables to look them up.
pub(crate) struct GraphMoves {
    /// For each node, the nodes to which the cat can go.
    cat: [Cells; 64],
    /// All moves of the cat as pairs of nodes, from and to: the first move of each node, then the second of each node,
    /// and so on.
    steps: Vec<[u8; 2]>,
    /// For each node of the cat, with the cat to move, the part of the bounds that does not depend on the cat's moves.
    /// Both sets contain the node of the cat, where the cat has caught the mouse. If the cat has no move, nobody
    /// wins, and the second set contains all nodes but the hole.
    cat_stays: ByCat,
    /// With the mouse to move, the nodes of the mouse on which the game is not over: one set for each of the two
    /// bounds. The first set leaves out nodes from which the mouse has no move, because the cat does not win there.
    going_on: Pair,
    nodes: Pair,
    /// One table for each group of eight nodes, in the order of their numbers.
    lookup: Vec<Lookup>,
}

/// For each subset of a group of eight nodes, the union of the neighbours of the nodes in the subset.
type Lookup = [u64; 256];

/// The moves on one graph.
pub(crate) struct PreparedGraph<'a> {
    edges: &'a GraphMoves,
    lookup: &'a [Lookup; 8],
    /// States that are treated as draws, wherever their moves lead.
    pub(crate) drawn: &'a [State],
}

impl GraphMoves {
    pub(crate) const UNUSED: Self = Self {
        cat: [Cells::EMPTY; 64],
        steps: Vec::new(),
        cat_stays: [Pair::ZERO; 64],
        going_on: Pair::ZERO,
        nodes: Pair::ZERO,
        lookup: Vec::new(),
    };

    /// Prepares the moves on a graph. The states in `drawn` count as draws, wherever their moves lead.
    pub(crate) fn prepare<'a>(&'a mut self, graph: &Graph, drawn: &'a [State]) -> PreparedGraph<'a> {
        let nodes = graph.nodes();
        let going_on = nodes.without(Graph::HOLE);
        let mut with_moves = going_on;
        for node in nodes {
            let neighbours = graph.neighbours(node);
            if neighbours.is_empty() {
                with_moves = with_moves.without(node);
            }
            let cat = neighbours & open_to(Player::Cat);
            self.cat[node.index()] = cat;
            let nobody_wins = if cat.is_empty() { going_on.0 } else { 0 };
            let caught = Cells::of(node).0;
            self.cat_stays[node.index()] = Pair::new([caught, caught | nobody_wins]);
        }
        self.steps.clear();
        let (mut from, mut left) = (going_on, self.cat);
        while !from.is_empty() {
            for cat in from {
                let left = &mut left[cat.index()];
                match left.first() {
                    Some(to) => {
                        *left = left.without(to);
                        #[allow(clippy::cast_possible_truncation)] // both are less than 64
                        self.steps.push([cat.index() as u8, to.index() as u8]);
                    }
                    None => from = from.without(cat),
                }
            }
        }
        self.nodes = Pair::splat(nodes.0);
        self.going_on = Pair::new([with_moves.0, going_on.0]);

        self.lookup.resize(8, [0; 256]);
        // The other tables may contain values of an earlier graph, but only their entry for the empty subset is read.
        let in_use = graph.size().div_ceil(8);
        for (byte, table) in self.lookup[..in_use].iter_mut().enumerate() {
            for bit in 0..8 {
                let neighbours = graph.neighbours(Cell::nth(8 * byte + bit)).0;
                let (without, with) = table[..2 << bit].split_at_mut(1 << bit);
                for (with, without) in with.iter_mut().zip(without) {
                    *with = *without | neighbours;
                }
            }
        }
        PreparedGraph { lookup: self.lookup.first_chunk().expect("there are eight"), edges: self, drawn }
    }
}

impl PreparedGraph<'_> {
    /// The union of the neighbours of these nodes.
    #[inline]
    pub(crate) fn neighbours(&self, nodes: Cells) -> Cells {
        let bytes = nodes.0.to_le_bytes();
        Cells((0..8).fold(0, |all, byte| all | self.lookup[byte][usize::from(bytes[byte])]))
    }

    /// Computes the bounds with the cat to move for all nodes of the cat. Takes the first move of each node, then the
    /// second of each node, and so on. So no move waits for the result of the move before it, and the processor
    /// predicts the single loop well.
    pub(crate) fn before_all_cats(&self, mouse_to_move: &ByCat, cat_to_move: &mut ByCat) {
        *cat_to_move = self.edges.cat_stays;
        for &[cat, to] in &self.edges.steps {
            cat_to_move[usize::from(cat % 64)] |= mouse_to_move[usize::from(to % 64)];
        }
    }

    /// The bounds with the cat to move, for one node of the cat: the union of the bounds with the mouse to move for all
    /// nodes to which the cat can go.
    #[inline]
    pub(crate) fn before_cat(&self, cat: Cell, mouse_to_move: &ByCat) -> Pair {
        let stays = self.edges.cat_stays[cat.index()];
        self.edges.cat[cat.index()].into_iter().fold(stays, |union, to| union | mouse_to_move[to.index()])
    }

    /// The bounds for this turn and this node of the cat (a set of one node), changed so that the states in `drawn` are
    /// draws.
    #[inline]
    pub(crate) fn with_draws(&self, turn: Player, cat: Cells, bounds: Pair) -> Pair {
        let drawn = self.drawn.iter().filter(|state| state.turn == turn && cat.contains(state.cat));
        let mice = drawn.fold(Cells::EMPTY, |mice, state| mice.with(state.mouse)).0;
        bounds & !Pair::new([mice, 0]) | Pair::new([0, mice])
    }

    /// The bounds with the mouse to move: the nodes whose edges all lead into `bounds`, the bounds with the cat to
    /// move. The caller adds the node of the cat, where the mouse is caught.
    #[inline]
    pub(crate) fn before_mouse(&self, bounds: Pair) -> Pair {
        let [first, second] = (self.edges.nodes & !bounds).to_array();
        let escaping = Pair::new([self.neighbours(Cells(first)).0, self.neighbours(Cells(second)).0]);
        self.edges.going_on & !escaping
    }
}
