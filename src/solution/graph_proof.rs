//! [`GraphProof`]: the part of the reason for a result that can be drawn on the graph.
//!
//! **A win of the mouse** is proved by a route that is fixed in advance, if there is one. The cat catches the mouse on
//! any node of the route that the cat can reach in at most as many moves as the mouse. A cat that arrives earlier
//! cannot stay on the node, but it can wait by going to and fro between this node and a neighbour. So the only question
//! is when each player can be on each node of the route. Without such a route, the mouse dodges the cat until a state,
//! the [`Fork`], in which it has an open route after every move of the cat. On an open route the cat cannot stop the
//! mouse.
//!
//! **A win of the cat** leaves the mouse fewer and fewer nodes. The proof has a set for each ply: all nodes on which
//! the mouse can be at this ply or later, whatever moves it makes, if the cat plays its best moves.
//!
//! **A draw** is proved by two sets of nodes. On the nodes of the first set, the mouse can avoid capture for ever,
//! whatever the cat does. On the nodes of the second set, the cat can keep the mouse out of the hole for ever. To check
//! a set, the analysis *strips* states: first those in which the player of the set fails at once, then those in which
//! this player cannot avoid a stripped state, and so on. The set is enough for each state that remains. No node can be
//! left out of the set for the start of the game. A later state has the same set if this set is enough for that state
//! too.
//!
//! **The cat's responses** are part of the proof if the cat wins, and in a draw: a [response](Response) to each move
//! that the mouse can make now.

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::Graph;
use crate::graph::error::NodeError;
use crate::graph::rules::{GraphEnding, open_to};
use crate::solution::graph::GraphSolution;
use crate::solution::graph_explain::{GraphCause, GraphExplanation};
use crate::solution::proof::{Danger, Fork, OnlyMove, RouteCell, fork, only_moves, route, safe_walk, straight_walk};

/// The states that remain when no more can be stripped: the nodes of the mouse, indexed by the turn and by the node of
/// the cat.
type Remaining = [[Cells; 64]; 2];

/// The facts that can be drawn on a graph to show the reason for the outcome of a state. Each of them is proved. Cells
/// are nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct GraphProof {
    /// The player whose route is shown; `None` if the game is over, and in a draw in which the mouse has no way to the
    /// hole or a player has no move.
    pub runner: Option<Player>,
    /// The runner's goal: the hole, or the capture of the mouse; `None` if there is no runner.
    pub goal: Option<GraphEnding>,
    /// The nodes of the runner's route, the first of these that exists; empty if there is no runner:
    /// - a shortest route of the mouse to the hole on which the cat cannot stop it;
    /// - if the mouse wins: its moves on the [optimal line](GraphSolution::line);
    /// - a shortest route of the mouse to the hole, on which the cat cuts it off as late as possible;
    /// - if the cat wins: its moves on the optimal line.
    pub route: Vec<RouteCell>,
    /// If the mouse wins, but only by a detour ([`GraphCause::Detour`]): a shortest route, on which the cat cuts the
    /// mouse off as late as possible. Empty otherwise.
    pub direct: Vec<RouteCell>,
    /// The first node of `direct`, or of `route` if `direct` is empty, on which a cat that knows the route catches the
    /// mouse. `None` if there is no such node. If the mouse still wins, it takes a detour or answers the cat's moves.
    pub cut_off: Option<Cell>,
    /// For [`CatApart`](GraphCause::CatApart): the nodes to which the cat can go. For
    /// [`AllApart`](GraphCause::AllApart), [`HoleApart`](GraphCause::HoleApart) and [`Trapped`](GraphCause::Trapped):
    /// the nodes from which there is a way to the hole. Empty otherwise.
    pub apart: Cells,
    /// If the mouse wins, but not by its route alone: the state in which the cat can no longer stop the mouse.
    /// Otherwise `None`.
    pub fork: Option<Fork>,
    /// Whether `route`, `apart` and the players' moves alone prove the outcome. If false, the outcome is just as certain,
    /// but follows only from the analysis of all states.
    pub is_proof: bool,
    /// The number of the winner's own moves until the forced win; `None` in a draw.
    pub moves: Option<u16>,
    /// The moves of the optimal line to which there is no alternative, in order.
    pub only: Vec<OnlyMove>,
    /// If the cat wins: for each number of plies from 0 to the longest game, the nodes on which the mouse can be at
    /// this ply or later, whatever moves it makes, if the cat plays its best moves. Each set contains the next, and the
    /// last is empty. No sets if the cat does not win.
    pub reach: Vec<Cells>,
    /// In a draw in which the cat has a way to the mouse: nodes on which the mouse can go on for ever without being
    /// caught, unless the cat lets it into the hole. This is the set for the start of the game if that set is enough in
    /// this state too; otherwise a set for this state. In the state for which a set was found, no node can be left out.
    /// Empty otherwise.
    pub safe: Cells,
    /// In a draw in which the mouse has a way to the hole: nodes on which the cat can go on for ever and keep the mouse
    /// out of the hole, unless it can catch the mouse. This is the set for the start of the game if that set is enough
    /// in this state too; otherwise a set for this state. In the state for which a set was found, no node can be left
    /// out. Empty otherwise.
    pub guard: Cells,
    /// If the cat wins, or guards nodes in a draw: the cat's response to each move that the mouse can make in this
    /// state; with the cat to move, only the cat's move. The responses are the cat's best moves, or in a draw moves
    /// that keep the mouse out of the hole. Empty otherwise.
    pub responses: Vec<Response>,
}

/// The cat's response to a move of the mouse. If `mouse` and `cat` are the same node, the mouse is caught there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Response {
    /// The node of the mouse, with the cat to move.
    pub mouse: Cell,
    /// The node to which the cat goes, or the cat's node if the mouse steps onto it.
    pub cat: Cell,
}

impl GraphSolution {
    /// The facts that can be drawn to show the reason for the outcome of the state.
    ///
    /// ```
    /// use cat_and_mouse::{Graph, Player, solve_graph};
    /// use cat_and_mouse::game::Cells;
    ///
    /// let graph = Graph::new(&[&[2, 5][..], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]])?;
    /// let solution = solve_graph(&graph);
    /// let proof = solution.proof(solution.start())?;
    /// // Nodes 2 and 5 are all that the cat needs to keep the mouse out of the hole. The mouse needs all nodes but the hole.
    /// assert_eq!((proof.guard, proof.safe), (Cells(0b10_0100), Cells(0b11_1110)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole.
    pub fn proof(&self, state: State) -> Result<GraphProof, NodeError> {
        let explanation = self.explain(state)?;
        let (cause, forced) = (explanation.cause, explanation.forced);
        let line = self.line(state)?.moves;
        let winner = forced.map(|forced| forced.winner);
        let mut proof = GraphProof {
            runner: None,
            goal: None,
            route: Vec::new(),
            direct: Vec::new(),
            cut_off: None,
            apart: match cause {
                GraphCause::CatApart => self.arena().room(Player::Cat, state.cat),
                GraphCause::AllApart | GraphCause::HoleApart | GraphCause::Trapped => {
                    self.arena().room(Player::Mouse, Graph::HOLE)
                }
                _ => Cells::EMPTY,
            },
            fork: None,
            is_proof: matches!(cause, GraphCause::Over | GraphCause::NoMove | GraphCause::AllApart),
            moves: forced.map(|forced| forced.moves(state.turn)),
            only: only_moves(
                &line,
                state,
                u16::MAX,
                |state| self.targets(state).into_iter(),
                |state| self.table().forced(state),
            ),
            reach: if winner == Some(Player::Cat) { self.still_within_reach(state) } else { Vec::new() },
            safe: if matches!(cause, GraphCause::StandOff | GraphCause::HoleApart) {
                self.held(state, Player::Mouse)
            } else {
                Cells::EMPTY
            },
            guard: Cells::EMPTY,
            responses: Vec::new(),
        };
        (proof.guard, proof.responses) = self.guard_and_responses(state, &explanation);
        let on_line = |player| line.iter().filter(|played| played.by == player).map(|played| played.to).collect();
        let [mice, cats] = &Player::BOTH.map(|player| self.arena().zones(player, state.of(player)));
        let (runner, from, walk) = match cause {
            GraphCause::Over | GraphCause::NoMove | GraphCause::AllApart | GraphCause::HoleApart => return Ok(proof),
            GraphCause::Trapped => (Player::Cat, state.cat, on_line(Player::Cat)),
            _ => {
                let danger = Danger { cats, ahead: usize::from(state.turn == Player::Cat), food: Graph::HOLE };
                let safe = safe_walk(self.arena(), state.mouse, &danger);
                proof.is_proof = safe.is_some();
                if winner == Some(Player::Mouse) && !proof.is_proof {
                    proof.fork = fork(self.arena(), &line, state, Graph::HOLE, u16::MAX);
                }
                let walk: Vec<Cell> = safe.unwrap_or_else(|| match winner {
                    Some(Player::Mouse) => on_line(Player::Mouse),
                    _ => straight_walk(self.arena(), Player::Mouse, state.mouse, &danger),
                });
                let direct = (cause == GraphCause::Detour)
                    .then(|| straight_walk(self.arena(), Player::Mouse, state.mouse, &danger));
                proof.cut_off = danger.on(state.mouse, direct.as_ref().unwrap_or(&walk));
                proof.direct = direct.map_or(Vec::new(), |walk| route(Player::Mouse, state.mouse, walk, [mice, cats]));
                (Player::Mouse, state.mouse, walk)
            }
        };
        proof.runner = Some(runner);
        proof.goal = Some(if runner == Player::Mouse { GraphEnding::Hole } else { GraphEnding::Capture });
        proof.route = route(runner, from, walk, [mice, cats]);
        Ok(proof)
    }

    /// The nodes that the cat guards in a draw, and its responses to the moves of the mouse.
    pub(super) fn guard_and_responses(&self, state: State, explanation: &GraphExplanation) -> (Cells, Vec<Response>) {
        if explanation.forced.is_some_and(|forced| forced.winner == Player::Cat) {
            return (Cells::EMPTY, self.responses(state, |at| self.best_move(at)));
        }
        if explanation.cause != GraphCause::StandOff {
            return (Cells::EMPTY, Vec::new());
        }
        let guard = self.held(state, Player::Cat);
        let guarded = self.guards(state, guard).unwrap_or([[Cells::EMPTY; 64]; 2]);
        (guard, self.responses(state, |at| self.guarding_move(at, &guarded)))
    }

    /// The cat's response to each move of the mouse. `respond` returns the cat's move in a state.
    fn responses(&self, state: State, respond: impl Fn(State) -> Option<Cell>) -> Vec<Response> {
        let mice = match state.turn {
            Player::Mouse => self.targets(state),
            Player::Cat => Cells::of(state.mouse),
        };
        let response = |mouse| {
            let is_caught = state.turn == Player::Mouse && mouse == state.cat;
            let cat = if is_caught { mouse } else { respond(State { mouse, turn: Player::Cat, ..state })? };
            Some(Response { mouse, cat })
        };
        mice.into_iter().filter_map(response).collect()
    }

    /// The cat's move that keeps the mouse out of the hole; `None` if no move does. If the cat can catch the mouse, this
    /// is the capture. Otherwise the move leads to a state in `guarded`. The best move is preferred to others that do.
    fn guarding_move(&self, at: State, guarded: &Remaining) -> Option<Cell> {
        let moves = self.targets(at);
        let keeps = |to: &Cell| guarded[Player::Mouse.index()][to.index()].contains(at.mouse);
        if moves.contains(at.mouse) {
            return Some(at.mouse);
        }
        self.best_move(at).filter(keeps).or_else(|| moves.into_iter().find(keeps))
    }

    /// For each ply of a game from this state, which the cat wins: the nodes on which the mouse can be at this ply or
    /// later, whatever moves it makes, if the cat plays as on its optimal lines.
    fn still_within_reach(&self, state: State) -> Vec<Cells> {
        let nodes = self.graph().nodes();
        let mut answers = vec![None; 64 * 64];
        let mut answer = |at: State| {
            let known = &mut answers[at.mouse.index() * 64 + at.cat.index()];
            *known.get_or_insert_with(|| self.best_move(at).expect("a cat that wins has a move"))
        };
        let mut turn = state.turn;
        // The mouse's possible nodes at this ply, indexed by the node of the cat.
        let mut mice = [Cells::EMPTY; 64];
        mice[state.cat.index()] = Cells::of(state.mouse);
        let mut reach = Vec::new();
        loop {
            // The loop ends because the cat plays its best moves, so every ply brings its win closer.
            let free: Cells = nodes.into_iter().fold(Cells::EMPTY, |all, cat| all | mice[cat.index()].without(cat));
            reach.push(free);
            if free.is_empty() {
                break;
            }
            let mut next = [Cells::EMPTY; 64];
            for cat in nodes {
                for mouse in mice[cat.index()].without(cat) {
                    let at = State { mouse, cat, turn };
                    match turn {
                        Player::Mouse => next[cat.index()] |= self.targets(at),
                        Player::Cat => {
                            let to = answer(at).index();
                            next[to] = next[to].with(mouse);
                        }
                    }
                }
            }
            (mice, turn) = (next, turn.other());
        }
        for ply in (1..reach.len()).rev() {
            let later = reach[ply];
            reach[ply - 1] |= later;
        }
        reach
    }

    /// The nodes on which the player can keep a draw: the set for the start if it is enough for this state, otherwise a
    /// set for this state. With the set for the start, one strategy covers a whole game.
    fn held(&self, state: State, player: Player) -> Cells {
        let is_enough = |state, nodes| match player {
            Player::Mouse => self.dodges(state, nodes).is_some(),
            Player::Cat => self.guards(state, nodes).is_some(),
        };
        let fewest = |state: State| self.fewest(state.of(player), player, |nodes| is_enough(state, nodes));
        let from_start = *self.held_from_start[player.index()].get_or_init(|| fewest(self.start()));
        if !from_start.is_empty() && is_enough(state, from_start) { from_start } else { fewest(state) }
    }

    /// A set of nodes around `from` with which the player can keep a draw and from which no node can be left out; empty
    /// if there is no such set.
    fn fewest(&self, from: Cell, player: Player, is_enough: impl Fn(Cells) -> bool) -> Cells {
        let zones = self.arena().zones(player, from);
        let zones = zones.into_iter().map(|zone| zone.without(Graph::HOLE).with(from));
        let Some(mut nodes) = zones.into_iter().find(|&zone| is_enough(zone)) else {
            return Cells::EMPTY;
        };
        for node in nodes.without(from) {
            if is_enough(nodes.without(node)) {
                nodes = nodes.without(node);
            }
        }
        nodes
    }

    /// The states in which the mouse is never caught, whatever the cat does, if the mouse stays on these nodes or goes
    /// into the hole; `None` if `state` is not among them.
    fn dodges(&self, state: State, nodes: Cells) -> Option<Remaining> {
        let alone = self.graph().nodes().into_iter().filter(|&node| self.graph().neighbours(node).is_empty());
        let alone: Cells = alone.collect();
        let may = |cat: Cell| (nodes & self.graph().nodes()).without(cat).with(Graph::HOLE);
        // The cat can be on any node but the hole.
        let cats = self.graph().nodes() & open_to(Player::Cat);
        self.remains(
            state,
            |cat, mouse_to_move| {
                let moves = self.arena().reach(Player::Cat, Cells::of(cat));
                moves.into_iter().fold(may(cat), |all, to| all & mouse_to_move[to.index()])
            },
            |cat, cat_to_move| (self.arena().reach(Player::Mouse, cat_to_move) | alone).with(Graph::HOLE) & may(cat),
            cats,
        )
    }

    /// The states in which the mouse never gets into the hole, whatever it does, if the cat stays on these nodes or
    /// catches the mouse; `None` if `state` is not among them.
    fn guards(&self, state: State, nodes: Cells) -> Option<Remaining> {
        let mice = self.graph().nodes().without(Graph::HOLE);
        self.remains(
            state,
            |cat, mouse_to_move| {
                let moves = self.arena().reach(Player::Cat, Cells::of(cat));
                if moves.is_empty() {
                    return mice;
                }
                let held = (moves & nodes).into_iter().fold(moves, |all, to| all | mouse_to_move[to.index()]);
                held.with(cat) & mice
            },
            |cat, cat_to_move| {
                let free = self.graph().nodes() - cat_to_move.with(cat);
                (mice - self.arena().reach(Player::Mouse, free)).with(cat)
            },
            nodes,
        )
    }

    /// Strips the states in which the player fails, with the cat on one of `cats`, until no more can be stripped.
    /// Returns the states that remain; `None` if `state` is stripped. For one node of the cat, `before_cat` computes
    /// the remaining nodes of the mouse with the cat to move from all remaining states with the mouse to move.
    /// `before_mouse` computes those with the mouse to move from those with the cat to move.
    fn remains(
        &self,
        state: State,
        before_cat: impl Fn(Cell, &[Cells; 64]) -> Cells,
        before_mouse: impl Fn(Cell, Cells) -> Cells,
        cats: Cells,
    ) -> Option<Remaining> {
        let mut remaining = [[Cells::EMPTY; 64]; 2];
        for cat in cats {
            remaining = remaining.map(|mut by_cat| {
                by_cat[cat.index()] = self.graph().nodes();
                by_cat
            });
        }
        loop {
            let before = remaining;
            for cat in cats {
                remaining[1][cat.index()] = before_cat(cat, &remaining[0]);
                remaining[0][cat.index()] = before_mouse(cat, remaining[1][cat.index()]);
            }
            if !remaining[state.turn.index()][state.cat.index()].contains(state.mouse) {
                return None;
            }
            if remaining == before {
                return Some(remaining);
            }
        }
    }
}
