//! [`GraphSearch`]: a search for a graph with given properties, by hill climbing as for boards.
//!
//! Each try adds or removes a few edges. A solved graph gives the length of the win from every state, so the best start is
//! read off: the nodes from which the required winner takes longest are renumbered to 1 and 2.

use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::explore::search::{PATIENCE, STUCK, Status, is_contested};
use crate::game::cell::{Cell, Cells};
use crate::game::dice::Dice;
use crate::game::player::Player;
use crate::game::state::{Forced, State, StateAtPly};
use crate::graph::Graph;
use crate::graph::draft::{GraphDraft, GraphKind};
use crate::solution::graph::{forced_at_start, solve_graph};

/// The required properties of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphWish {
    /// The number of nodes, 3 to 64.
    pub nodes: u8,
    /// The percentage of pairs of nodes that have an edge. A graph found can differ by up to 10 percentage points, and has
    /// at least as many edges as it takes to connect all nodes.
    pub edges: u8,
    /// The required winner.
    pub winner: GraphWinner,
    /// The minimum length of the forced win in plies. With 0 and [`GraphWinner::Any`], any graph will do. Ignored with
    /// [`GraphWinner::Draw`].
    pub min_plies: u16,
    /// Whether the game must be worth playing: the graph is connected, the loser can get to at least three other nodes, and
    /// the winner can throw the win away with each of its first three moves on the optimal line. The win must then be forced.
    /// Ignored with [`GraphWinner::Draw`].
    pub contested: bool,
}

/// The required winner of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GraphWinner {
    /// Either player.
    Any,
    /// This player.
    Forced(Player),
    /// Nobody: a draw.
    Draw,
}

/// A search that can be run in portions until it finds a graph.
///
/// The same wish and seed always find the same graphs, regardless of how the tries are split into portions.
///
/// ```
/// use cat_and_mouse::{Player, solve_graph};
/// use cat_and_mouse::explore::{GraphSearch, GraphWinner, GraphWish};
///
/// let wish = GraphWish { nodes: 12, edges: 30, winner: GraphWinner::Forced(Player::Mouse), min_plies: 13, contested: true };
/// let mut search = GraphSearch::new(wish, 1).ok_or("3 to 64 nodes")?;
/// while !search.found() {
///     search.advance(100);
/// }
/// let forced = solve_graph(search.graph()).verdict().ok_or("not a draw")?;
/// assert!(forced.winner == Player::Mouse && forced.plies >= 13);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug)]
pub struct GraphSearch {
    wish: GraphWish,
    /// The minimum and maximum number of edges.
    edges: (u32, u32),
    dice: Dice,
    tried: u64,
    /// The current graph of the climb, the player whose win it makes longer, and the length of this win in plies; 0 when
    /// the climb has just started.
    current: Graph,
    winner: Player,
    plies: u16,
    /// The number of tries since the win last became longer.
    idle: u32,
    best: Graph,
    /// The length of the best graph's win in plies; `None` if it has the wrong winner.
    length: Option<u16>,
    /// The number of tries when the best graph was found.
    best_tried: u64,
    /// The drawing that every climb starts from; `None` if it is a random graph.
    origin: Option<GraphDraft>,
    /// The nodes of the origin that keep their edges and their player.
    locked: Cells,
    /// For each node of the current graph and of the best one, the node of the origin that it is: a player who starts elsewhere
    /// gives other nodes its number.
    order: Vec<Cell>,
    best_order: Vec<Cell>,
}

impl GraphSearch {
    /// A search for a graph with these properties, which has tried one random graph; `None` unless there are 3 to 64 nodes.
    pub fn new(wish: GraphWish, seed: u64) -> Option<Self> {
        if !(Graph::FEWEST..=Graph::MOST).contains(&usize::from(wish.nodes)) {
            return None;
        }
        let nodes = u32::from(wish.nodes);
        let pairs = nodes * (nodes - 1) / 2;
        let most = (pairs * (u32::from(wish.edges) + 10) / 100).clamp(nodes - 1, pairs);
        let least = (pairs * u32::from(wish.edges.saturating_sub(10))).div_ceil(100).clamp(nodes - 1, most);
        let mut dice = Dice::new(seed);
        let graph = random_graph(wish, (least, most), &mut dice);
        Some(Self::starting(wish, (least, most), dice, graph))
    }

    /// A search that changes edges of this drawing and where mouse and cat start, and leaves the locked nodes as they are: no
    /// edge or player comes or goes there. The nodes stay where they are drawn, and two that swap their starts swap their numbers.
    /// The graph can have any number of edges. If either player may win, it makes the win longer that this graph has. `None` if
    /// the drawing does not have the nodes of the wish, or a player begins on a node without an edge.
    ///
    /// ```
    /// use cat_and_mouse::Graph;
    /// use cat_and_mouse::explore::{GraphSearch, GraphWinner, GraphWish};
    /// use cat_and_mouse::game::Cells;
    /// use cat_and_mouse::graph::GraphDraft;
    ///
    /// let draft: GraphDraft = "graph=0-3.1-3.2-4.3-4.4-5&at=9-9.50-9.50-50.9-50.90-50.90-9".parse()?;
    /// let wish = GraphWish { nodes: 6, edges: 0, winner: GraphWinner::Any, min_plies: 5, contested: false };
    /// let mut search = GraphSearch::from_draft(wish, 1, &draft, Cells::of(Graph::HOLE)).ok_or("another size")?;
    /// search.advance(10_000);
    /// assert!(search.found());
    /// assert_eq!(search.draft().nodes()[0], draft.nodes()[0], "the hole, with its edges");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_draft(wish: GraphWish, seed: u64, draft: &GraphDraft, locked: Cells) -> Option<Self> {
        let graph = draft.graph().filter(|graph| graph.size() == usize::from(wish.nodes))?;
        let nodes = u32::from(wish.nodes);
        let mut search = Self::starting(wish, (1, nodes * (nodes - 1) / 2), Dice::new(seed), graph);
        (search.origin, search.locked) = (Some(*draft), locked);
        search.start_from_origin();
        Some(search)
    }

    fn starting(wish: GraphWish, edges: (u32, u32), mut dice: Dice, graph: Graph) -> Self {
        let (winner, length) = judge(wish, &graph, &mut dice);
        let order: Vec<Cell> = graph.nodes().into_iter().collect();
        Self {
            wish,
            edges,
            dice,
            tried: 1,
            best: graph.clone(),
            current: graph,
            winner,
            plies: 0,
            idle: 0,
            length,
            best_tried: 1,
            origin: None,
            locked: Cells::EMPTY,
            best_order: order.clone(),
            order,
        }
    }

    /// Tries up to this many more graphs, and stops early when one is found.
    pub fn advance(&mut self, tries: u32) {
        for _ in 0..tries {
            if self.found() {
                break;
            }
            self.tried += 1;
            self.idle += 1;
            // Climbing makes wins longer, which is no use for a draw.
            let is_new = self.wish.winner == GraphWinner::Draw || self.idle > PATIENCE;
            let length = if is_new { self.start_again() } else { self.climb() };
            if length > self.length {
                self.keep(length);
            }
        }
    }

    /// The current graph is the best one.
    fn keep(&mut self, length: Option<u16>) {
        (self.best, self.length, self.best_tried) = (self.current.clone(), length, self.tried);
        self.best_order.clone_from(&self.order);
    }

    /// Forgets the best graph and starts again, to find another one.
    pub fn seek_another(&mut self) {
        self.tried += 1;
        let length = self.start_again();
        self.keep(length);
    }

    /// From now on, the game need not be worth playing. The best graph is kept, and found if it has the other required
    /// properties.
    pub fn drop_contested(&mut self) {
        self.wish.contested = false;
        self.length = judge(self.wish, &self.best, &mut self.dice).1;
        (self.best_tried, self.idle) = (self.tried, 0);
    }

    /// How the search stands.
    pub fn status(&self) -> Status {
        let is_impossible = match self.wish.winner {
            // Either the mouse begins beside the hole, or its only edge leads to the cat.
            GraphWinner::Draw => self.wish.nodes == 3,
            GraphWinner::Forced(player) => self.wish.min_plies > longest_win(self.wish.nodes, player),
            GraphWinner::Any => {
                Player::BOTH.into_iter().all(|player| self.wish.min_plies > longest_win(self.wish.nodes, player))
            }
        };
        if self.found() {
            Status::Found
        } else if is_impossible {
            Status::Impossible
        } else if self.tried - self.best_tried >= STUCK {
            Status::Stuck
        } else {
            Status::Searching
        }
    }

    /// Whether the best graph has the required properties.
    pub fn found(&self) -> bool {
        self.length.is_some_and(|length| self.wish.winner == GraphWinner::Draw || length >= self.wish.min_plies)
    }

    /// The number of graphs tried, including the first.
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// The best graph so far.
    pub const fn graph(&self) -> &Graph {
        &self.best
    }

    /// The same as a drawing: that which the search started from with other edges, or else one that has not been arranged. Its
    /// text is the fragment of a link.
    pub fn draft(&self) -> GraphDraft {
        let mut draft = self.origin.unwrap_or_else(|| GraphDraft::empty(GraphKind::Game));
        draft.grow(self.best.size());
        for (node, drawn) in self.best.nodes().into_iter().zip(&self.best_order) {
            if let Some(origin) = &self.origin {
                draft.set_position(node.index(), origin.nodes()[drawn.index()].position);
            }
            for other in self.best.nodes() {
                draft.set_edge(node.index(), other.index(), self.best.neighbours(node).contains(other));
            }
        }
        draft
    }

    /// Who can force a win from the start of the best graph so far, and in how many plies.
    pub fn forced(&self) -> Option<Forced> {
        forced_at_start(&self.best)
    }

    fn start_again(&mut self) -> Option<u16> {
        let origin = self.origin.and_then(|draft| draft.graph());
        self.current = origin.unwrap_or_else(|| random_graph(self.wish, self.edges, &mut self.dice));
        self.order = self.current.nodes().into_iter().collect();
        let length;
        (self.winner, length) = judge(self.wish, &self.current, &mut self.dice);
        (self.plies, self.idle) = (0, 0);
        self.start_from_origin();
        length
    }

    /// A climb from a graph at hand makes the win longer that this graph has.
    fn start_from_origin(&mut self) {
        let forced = forced_at_start(&self.current).filter(|_| self.origin.is_some());
        if let Some(Forced { winner, plies }) = forced {
            if self.wish.winner == GraphWinner::Any {
                self.winner = winner;
            }
            if self.winner == winner {
                self.plies = plies;
            }
        }
    }

    /// Tries a changed graph, and moves to it if its win is at least as long. Returns that length, or `None` if it is
    /// shorter.
    fn climb(&mut self) -> Option<u16> {
        let mut changed = self.current.clone();
        // Half of the tries make one change, the others more.
        loop {
            let (from, to) = random_pair(self.wish.nodes, &mut self.dice);
            if !self.is_locked(from) && !self.is_locked(to) {
                changed = changed.with_edge_toggled(from, to)?;
            }
            if self.dice.below(2) == 0 {
                break;
            }
        }
        let (least, most) = self.edges;
        let is_cut = !(connected(&self.current) - connected(&changed)).is_empty();
        if is_cut || !(least..=most).contains(&edges(&changed)) {
            return None;
        }
        let (plies, mouse, cat) = self.longest(&changed)?;
        self.current = changed.starting_from(mouse, cat)?;
        self.order.swap(mouse.index(), Graph::MOUSE.index());
        self.order.swap(if cat == Graph::MOUSE { mouse } else { cat }.index(), Graph::CAT.index());
        if plies > self.plies {
            (self.plies, self.idle) = (plies, 0);
        }
        counted(self.wish, &self.current, Some(plies))
    }

    /// Whether a node of the current graph is a locked one of the origin.
    fn is_locked(&self, node: Cell) -> bool {
        self.locked.contains(self.order[node.index()])
    }

    /// The longest win in plies, and the nodes where mouse and cat start for it; `None` if it is shorter than the current
    /// one.
    fn longest(&mut self, graph: &Graph) -> Option<(u16, Cell, Cell)> {
        let table = Table::solve(&Arena::from(graph));
        let winner = self.winner;
        let free = graph.nodes().without(Graph::HOLE);
        let free: Cells = free.into_iter().filter(|&node| !graph.neighbours(node).is_empty()).collect();
        let unlocked: Cells = free.into_iter().filter(|&node| !self.is_locked(node)).collect();
        let [cats, mice] =
            [Graph::CAT, Graph::MOUSE].map(|start| if self.is_locked(start) { Cells::of(start) } else { unlocked });
        let cats: Cells = cats.into_iter().filter(|&cat| can_move(graph, cat)).collect();
        let mut longest = None;
        // The mouse moves first and last, so it wins in an odd number of plies; the cat may win in any. If there is a win in
        // n plies, there is one in n - 2, two plies further along the line.
        let (mut plies, mut misses) = (self.plies.max(1), 0);
        while misses < 2 {
            let forced = Forced { winner, plies };
            // Choose one of the starts with this result, all with equal probability.
            let (mut start, mut starts) = (None, 0);
            for cat in cats {
                for mouse in table.mice(Player::Mouse, cat, forced) & mice.without(cat) {
                    starts += 1;
                    if self.dice.below(starts) == 0 {
                        start = Some((mouse, cat));
                    }
                }
            }
            // The table's sets are meaningless for more plies than it has rounds.
            let is_right =
                |&(mouse, cat): &(Cell, Cell)| table.forced(State { mouse, cat, turn: Player::Mouse }) == Some(forced);
            match start.filter(is_right) {
                Some((mouse, cat)) => (longest, misses) = (Some((plies, mouse, cat)), 0),
                None => misses += 1,
            }
            plies += 1;
        }
        longest
    }
}

/// A number of plies that no win of this player exceeds on a graph with this many nodes. Up to eight nodes there is a win as
/// long, for all of these graphs were solved: up to seven by a test, and those with eight once, in five minutes.
fn longest_win(nodes: u8, player: Player) -> u16 {
    let [mouse, cat] = match nodes {
        3 => [1, 1],
        4 => [3, 3],
        5 => [5, 5],
        6 => [7, 8],
        7 => [9, 12],
        8 => [17, 16],
        // Play to a forced win passes no state twice.
        _ => [2 * u16::from(nodes).pow(2); 2],
    };
    if player == Player::Mouse { mouse } else { cat }
}

/// The player whose win to make longer, and the length of this graph's win; `None` for the length if the wrong player
/// wins.
fn judge(wish: GraphWish, graph: &Graph, dice: &mut Dice) -> (Player, Option<u16>) {
    let forced = forced_at_start(graph);
    let any = Player::BOTH[dice.below(2) as usize];
    let plies = |forced: Forced| forced.plies;
    let (player, length) = match wish.winner {
        GraphWinner::Any => (any, forced.map(plies).or((wish.min_plies == 0).then_some(0))),
        GraphWinner::Forced(player) => (player, forced.filter(|forced| forced.winner == player).map(plies)),
        GraphWinner::Draw => (any, forced.is_none().then_some(0)),
    };
    (player, counted(wish, graph, length))
}

/// The length of this graph's win, or less than required if the game on it is not worth playing.
fn counted(wish: GraphWish, graph: &Graph, length: Option<u16>) -> Option<u16> {
    let is_enough = length.is_some_and(|length| length >= wish.min_plies);
    if !is_enough || !wish.contested || wish.winner == GraphWinner::Draw || is_worth_playing(graph) {
        return length;
    }
    wish.min_plies.checked_sub(1)
}

/// Whether the graph is connected and its win contested.
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

/// A random graph with a number of edges in this range. All of its nodes are connected and the cat can move, as in LeetCode's
/// questions.
fn random_graph(wish: GraphWish, (least, most): (u32, u32), dice: &mut Dice) -> Graph {
    loop {
        let wanted = least + dice.below(most - least + 1);
        let mut sets = vec![Cells::EMPTY; usize::from(wish.nodes)];
        // A tree of all nodes comes first, then any other edges.
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

/// Whether a cat on this node can move: it may not go into the hole.
fn can_move(graph: &Graph, cat: Cell) -> bool {
    !graph.reach(Player::Cat, Cells::of(cat)).is_empty()
}

/// The nodes that have a way to the hole.
fn connected(graph: &Graph) -> Cells {
    let mut found = Cells::of(Graph::HOLE);
    loop {
        let wider = found | graph.reach(Player::Mouse, found);
        if wider == found {
            return found;
        }
        found = wider;
    }
}

/// Two different nodes.
fn random_pair(nodes: u8, dice: &mut Dice) -> (Cell, Cell) {
    let nodes = u32::from(nodes);
    let from = dice.below(nodes);
    let to = (from + 1 + dice.below(nodes - 1)) % nodes;
    (Cell::nth(from as usize), Cell::nth(to as usize))
}

/// The number of edges.
fn edges(graph: &Graph) -> u32 {
    graph.nodes().into_iter().map(|node| graph.neighbours(node).count()).sum::<u32>() / 2
}
