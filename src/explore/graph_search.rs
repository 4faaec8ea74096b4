//! [`GraphSearch`]: a search for a graph with given properties, by hill climbing ([`Climb`]) as for boards.
//!
//! Each try adds or removes a few edges. A solved graph gives the length of the win from every state, so the best start
//! is looked up: the nodes from which the required winner takes longest are renumbered to 1 and 2.

use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::explore::climb::{Climb, Landscape, Point};
use crate::explore::contested::{Required, Winner, is_contested, longest};
use crate::game::cell::{Cell, Cells};
use crate::game::dice::Dice;
use crate::game::player::Player;
use crate::game::state::{Forced, StateAtPly};
use crate::graph::Graph;
use crate::graph::draft::{GraphDraft, GraphKind};
use crate::solution::graph::{forced_at_start, solve_graph};

/// The required properties of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphWish {
    /// The number of nodes, 3 to 64.
    pub nodes: u8,
    /// The percentage of pairs of nodes that have an edge. A graph found can differ by up to 10 percentage points, and
    /// has at least as many edges as it takes to connect all nodes.
    pub edges: u8,
    /// The required winner.
    pub winner: Winner,
    /// The minimum length of the forced win in plies. With 0 and [`Winner::Any`], any graph will do. Ignored with
    /// [`Winner::Nobody`].
    pub min_plies: u16,
    /// Whether the game must be worth playing: the graph is connected, the loser can get to at least three other nodes,
    /// and the winner could throw the win away at each of its first three moves on the optimal line. If so, the win
    /// must be forced. Ignored with [`Winner::Nobody`].
    pub contested: bool,
}

/// A search that can be run in portions until it finds a graph.
///
/// The same wish and seed always find the same graphs, regardless of how the tries are split into portions.
///
/// ```
/// use cat_and_mouse::{Player, solve_graph};
/// use cat_and_mouse::explore::{GraphSearch, GraphWish, Winner};
///
/// let wish = GraphWish { nodes: 12, edges: 30, winner: Winner::Forced(Player::Mouse), min_plies: 13, contested: true };
/// let mut search = GraphSearch::new(wish, 1).ok_or("3 to 64 nodes")?;
/// while !search.found() {
///     search.advance(100);
/// }
/// let forced = solve_graph(search.graph()).verdict().ok_or("not a draw")?;
/// assert!(forced.winner == Player::Mouse && forced.plies >= 13);
/// # Ok::<(), &str>(())
/// ```
pub type GraphSearch = Climb<Graphs>;

/// The graphs that a [`GraphSearch`] climbs through.
#[derive(Clone, Debug)]
pub struct Graphs {
    wish: GraphWish,
    /// The minimum and maximum number of edges.
    edges: (u32, u32),
    dice: Dice,
    /// The player whose win this climb makes longer.
    winner: Player,
    /// The drawing that every climb starts from, and its graph; `None` if climbs start from random graphs.
    origin: Option<(GraphDraft, Graph)>,
    /// The nodes of the origin that keep their edges and their player.
    locked: Cells,
}

/// A graph, and for each of its nodes the node's number at the start of the climb. The numbers differ because two nodes
/// swap their numbers when the start of a player moves.
#[derive(Clone, Debug)]
pub struct Numbered {
    graph: Graph,
    order: Vec<Cell>,
}

impl GraphSearch {
    /// A search for a graph with these properties, which has tried one random graph; `None` unless the wish has 3 to 64
    /// nodes.
    pub fn new(wish: GraphWish, seed: u64) -> Option<Self> {
        if !(Graph::MIN_NODES..=Graph::MAX_NODES).contains(&usize::from(wish.nodes)) {
            return None;
        }
        let nodes = u32::from(wish.nodes);
        let pairs = nodes * (nodes - 1) / 2;
        let most = (pairs * (u32::from(wish.edges) + 10) / 100).clamp(nodes - 1, pairs);
        let least = (pairs * u32::from(wish.edges.saturating_sub(10))).div_ceil(100).clamp(nodes - 1, most);
        Some(Self::starting(wish, seed, (least, most), None, Cells::EMPTY))
    }

    /// A search that changes the edges of this drawing and the starts of mouse and cat. Locked nodes stay as they are:
    /// they gain or lose no edge and no player. Nodes keep their places on the drawing; when a start moves, two nodes
    /// swap their numbers. The graph can have any number of edges. If either player may win, the search makes the
    /// present win of the graph longer. `None` if the drawing does not have the number of nodes of the wish, or a
    /// player begins on a node without an edge.
    ///
    /// ```
    /// use cat_and_mouse::Graph;
    /// use cat_and_mouse::explore::{GraphSearch, GraphWish, Winner};
    /// use cat_and_mouse::game::Cells;
    /// use cat_and_mouse::graph::GraphDraft;
    ///
    /// let draft: GraphDraft = "graph=0-3.1-3.2-4.3-4.4-5&at=9-9.50-9.50-50.9-50.90-50.90-9".parse()?;
    /// let wish = GraphWish { nodes: 6, edges: 0, winner: Winner::Any, min_plies: 5, contested: false };
    /// let mut search = GraphSearch::from_draft(wish, 1, &draft, Cells::of(Graph::HOLE)).ok_or("another size")?;
    /// search.advance(10_000);
    /// assert!(search.found());
    /// assert_eq!(search.draft().nodes()[0], draft.nodes()[0], "the hole, with its edges");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_draft(wish: GraphWish, seed: u64, draft: &GraphDraft, locked: Cells) -> Option<Self> {
        let graph = draft.graph().filter(|graph| graph.size() == usize::from(wish.nodes))?;
        let nodes = u32::from(wish.nodes);
        let edges = (1, nodes * (nodes - 1) / 2);
        Some(Self::starting(wish, seed, edges, Some((*draft, graph)), locked))
    }

    fn starting(
        wish: GraphWish,
        seed: u64,
        edges: (u32, u32),
        origin: Option<(GraphDraft, Graph)>,
        locked: Cells,
    ) -> Self {
        let graphs = Graphs { wish, edges, dice: Dice::new(seed), winner: Player::Mouse, origin, locked };
        let mut search = Self::on(graphs, wish.min_plies);
        // On three nodes there is no draw: either the mouse begins beside the hole, or the only edge at its node leads
        // to the cat.
        let cannot_be_drawn = wish.winner == Winner::Nobody && wish.nodes == 3;
        search.is_impossible = cannot_be_drawn || wish.required().is_too_long(|player| longest_win(wish.nodes, player));
        search
    }

    /// Drops the requirement that the game is worth playing. The best graph is kept. If it has the other required
    /// properties, the search has found it.
    pub fn drop_contested(&mut self) {
        self.landscape.wish.contested = false;
        let best = self.graph().clone();
        let (_, length) = self.landscape.judge(&best);
        self.count_best_as(length);
    }

    /// The best graph so far.
    pub const fn graph(&self) -> &Graph {
        &self.best().0.graph
    }

    /// The best graph as a drawing: the drawing from which the search started, with other edges. If the search did not
    /// start from a drawing, the nodes of the result are not arranged. The text of the result is the fragment of a
    /// link.
    pub fn draft(&self) -> GraphDraft {
        let Numbered { graph, order } = self.best().0;
        let origin = self.landscape.origin.as_ref().map(|(draft, _)| draft);
        let mut draft = origin.copied().unwrap_or_else(|| GraphDraft::empty(GraphKind::Game));
        draft.grow(graph.size());
        for (node, drawn) in graph.nodes().into_iter().zip(order) {
            if let Some(origin) = origin {
                draft.set_position(node.index(), origin.nodes()[drawn.index()].position);
            }
            for other in graph.nodes() {
                draft.set_edge(node.index(), other.index(), graph.neighbours(node).contains(other));
            }
        }
        draft
    }

    /// The forced win from the start of the best graph so far; `None` in a draw.
    pub fn forced(&self) -> Option<Forced> {
        forced_at_start(self.graph())
    }
}

impl Landscape for Graphs {
    type Place = Numbered;
    type Height = u16;

    fn start(&mut self) -> Point<Numbered, u16> {
        let at_hand = self.origin.as_ref().and_then(|(_, graph)| forced_at_start(graph));
        let origin = self.origin.as_ref().map(|(_, graph)| graph.clone());
        let graph = origin.unwrap_or_else(|| random_graph(self.wish, self.edges, &mut self.dice));
        let (any, length) = self.judge(&graph);
        let height;
        (self.winner, height) = self.wish.required().to_climb(any, at_hand);
        let order = graph.nodes().into_iter().collect();
        Point { place: Numbered { graph, order }, height, length }
    }

    fn changed(&mut self, from: &Numbered, least: u16) -> Option<Point<Numbered, u16>> {
        // Climbing makes wins longer, which does not help to find a draw. So each try is a new start, such as a random
        // graph.
        if self.wish.winner == Winner::Nobody {
            return Some(self.start());
        }
        let is_locked = |node: Cell| self.locked.contains(from.order[node.index()]);
        let mut graph = from.graph.clone();
        // Half of the tries make one change, the other half make more.
        loop {
            let (one, other) = random_pair(self.wish.nodes, &mut self.dice);
            if !is_locked(one) && !is_locked(other) {
                graph = graph.with_edge_toggled(one, other)?;
            }
            if self.dice.below(2) == 0 {
                break;
            }
        }
        let (fewest, most) = self.edges;
        let is_cut = !(connected(&from.graph) - connected(&graph)).is_empty();
        if is_cut || !(fewest..=most).contains(&edges(&graph)) {
            return None;
        }
        let unlocked: Cells = graph
            .nodes()
            .without(Graph::HOLE)
            .into_iter()
            .filter(|&node| !graph.neighbours(node).is_empty() && !is_locked(node))
            .collect();
        let [cats, mice] =
            [Graph::CAT, Graph::MOUSE].map(|start| if is_locked(start) { Cells::of(start) } else { unlocked });
        let cats: Cells = cats.into_iter().filter(|&cat| can_move(&graph, cat)).collect();
        let starts: Vec<(Cell, Cells)> = cats.into_iter().map(|cat| (cat, mice.without(cat))).collect();
        // The mouse moves first and last, so it wins in an odd number of plies. The cat may win in any number of plies,
        // so all lengths are tried.
        let (table, lengths) = (Table::solve(&Arena::from(&graph)), least.max(1)..);
        let (plies, start) = longest(&table, self.winner, lengths, &starts, &mut self.dice)?;
        let (mouse, cat) = (start.mouse, start.cat);
        let graph = graph.starting_from(mouse, cat)?;
        let mut order = from.order.clone();
        order.swap(mouse.index(), Graph::MOUSE.index());
        order.swap(if cat == Graph::MOUSE { mouse } else { cat }.index(), Graph::CAT.index());
        let length = self.wish.counted(&graph, Some(plies));
        Some(Point { place: Numbered { graph, order }, height: plies, length })
    }
}

impl Graphs {
    /// The player whose win a climb from this graph may make longer, chosen at random, and the length of the graph's win;
    /// `None` if it does not have the required winner.
    fn judge(&mut self, graph: &Graph) -> (Player, Option<u16>) {
        let any = Player::BOTH[self.dice.below(2) as usize];
        (any, self.wish.counted(graph, self.wish.required().length(forced_at_start(graph))))
    }
}

impl GraphWish {
    const fn required(self) -> Required {
        Required { winner: self.winner, min_plies: self.min_plies, contested: self.contested }
    }

    /// The length by which the search judges a win of this length on this graph: see [`Required::counted`].
    fn counted(self, graph: &Graph, length: Option<u16>) -> Option<u16> {
        self.required().counted(length, || is_worth_playing(graph))
    }
}

/// A number of plies that no win of this player exceeds on a graph with this many nodes. For up to eight nodes, it is
/// the length of the longest win, because all of these graphs were solved: up to seven nodes in a test, and eight nodes
/// once, in five minutes.
fn longest_win(nodes: u8, player: Player) -> u16 {
    let [mouse, cat] = match nodes {
        3 => [1, 1],
        4 => [3, 3],
        5 => [5, 5],
        6 => [7, 8],
        7 => [9, 12],
        8 => [17, 16],
        // Optimal play to a forced win repeats no state, so it has at most as many plies as there are states.
        _ => [2 * u16::from(nodes).pow(2); 2],
    };
    if player == Player::Mouse { mouse } else { cat }
}

/// Whether the graph is connected and its game is worth playing, as [`is_contested`] decides.
fn is_worth_playing(graph: &Graph) -> bool {
    let solution = solve_graph(graph);
    let start = solution.start();
    let Some(Forced { winner, .. }) = solution.verdict() else { return false };
    let moves = solution.line(start).map_or_else(|_| Vec::new(), |line| line.moves);
    connected(graph) == graph.nodes()
        && is_contested(solution.arena(), start, winner, &moves, |StateAtPly { state, .. }| {
            let keeps_win = |to| solution.table().forced(state.after(to)).is_some_and(|forced| forced.winner == winner);
            !solution.targets(state).into_iter().all(keeps_win)
        })
}

/// A random connected graph with a number of edges in this range. The cat can move, as in LeetCode's questions.
fn random_graph(wish: GraphWish, (least, most): (u32, u32), dice: &mut Dice) -> Graph {
    loop {
        let wanted = least + dice.below(most - least + 1);
        let mut sets = vec![Cells::EMPTY; usize::from(wish.nodes)];
        // The first edges form a tree of all nodes; the others are between any nodes.
        let mut tree = Cells::of(random_pair(wish.nodes, dice).0);
        let mut count = 0;
        while count < wanted {
            let (from, to) = random_pair(wish.nodes, dice);
            let is_tree = tree.count() == u32::from(wish.nodes);
            let is_wanted =
                if is_tree { !sets[from.index()].contains(to) } else { tree.contains(from) && !tree.contains(to) };
            if is_wanted {
                sets[from.index()] = sets[from.index()].with(to);
                sets[to.index()] = sets[to.index()].with(from);
                tree = tree.with(to);
                count += 1;
            }
        }
        let graph = Graph::of_sets(&sets).expect("edges in both directions, and one at each start");
        if can_move(&graph, Graph::CAT) {
            return graph;
        }
    }
}

/// Whether a cat on this node can move. The cat may not go into the hole.
fn can_move(graph: &Graph, cat: Cell) -> bool {
    !graph.reach(Player::Cat, Cells::of(cat)).is_empty()
}

/// The nodes from which the mouse can reach the hole, and the hole itself.
fn connected(graph: &Graph) -> Cells {
    Arena::from(graph).room(Player::Mouse, Graph::HOLE)
}

/// Two different nodes, chosen at random.
fn random_pair(nodes: u8, dice: &mut Dice) -> (Cell, Cell) {
    let nodes = u32::from(nodes);
    let from = dice.below(nodes);
    let to = (from + 1 + dice.below(nodes - 1)) % nodes;
    (Cell::nth(from as usize), Cell::nth(to as usize))
}

fn edges(graph: &Graph) -> u32 {
    graph.nodes().into_iter().map(|node| graph.neighbours(node).count()).sum::<u32>() / 2
}
