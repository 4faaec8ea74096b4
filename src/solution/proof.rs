//! [`Proof`]: the part of the reason for an outcome that can be drawn on the board.
//!
//! A route that is fixed in advance is a proof that needs no search. The other player cannot block it, because players
//! jump over each other. So the only question is when each player can be on each cell of the route:
//!
//! - The mouse gets to the food if the cat, even alone on the board, cannot be on any cell of the route in time to
//!   catch the mouse there, and cannot be on the food before the mouse.
//! - The cat gets to the food if the mouse cannot be there first. Meeting the mouse on the way wins too.
//!
//! Not every win has a route that is fixed in advance. A mouse can also win by answering the cat's moves.

use crate::board::error::CellError;
use crate::board::rules::BoardEnding;
use crate::engine::arena::Arena;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State, StateAtPly};
use crate::solution::board::BoardSolution;
use crate::solution::explain::{Cause, Explanation};

/// The facts that can be drawn on the board to show the reason for the outcome of a state. Each of them is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct Proof {
    /// The player whose route is shown; `None` if the game is over, or if the food is walled off from both players and
    /// the cat does not catch the mouse within the move limit.
    pub runner: Option<Player>,
    /// The runner's goal: the food, or the capture of the mouse; `None` if there is no runner.
    pub goal: Option<BoardEnding>,
    /// The cells on which the runner lands, from its own cell to the goal; empty if there is no runner. Cells that a
    /// jump passes over are not included, because nobody can be stopped there.
    /// - If the cat runs for the food: a shortest route.
    /// - If the cat runs to catch the mouse: its moves on the [optimal line](BoardSolution::line).
    /// - If the mouse runs: a shortest route on which the cat cannot stop it. If there is no such route: the mouse's
    ///   moves on the optimal line if the mouse wins; otherwise a shortest route to the food, on which the cat cuts the
    ///   mouse off as late as possible.
    pub route: Vec<RouteCell>,
    /// If the mouse wins, but only by a detour ([`Cause::Detour`]): a shortest route to the food, on which the cat cuts
    /// the mouse off as late as possible. Empty otherwise.
    pub direct: Vec<RouteCell>,
    /// The first cell of `direct`, or of `route` if `direct` is empty, on which a cat that knows the route catches the
    /// mouse, or is at the food before the mouse. `None` if there is no such cell. If the mouse still wins, it takes a
    /// detour or answers the cat's moves.
    pub cut_off: Option<Cell>,
    /// The cells of the room that is walled off: the room of the player who cannot take part ([`Cause::CatApart`],
    /// [`Cause::MouseApart`]), or of the food if neither player can reach it. Empty otherwise.
    pub apart: Cells,
    /// If the mouse wins, but not by its route alone: the state in which the cat can no longer stop the mouse.
    /// Otherwise `None`.
    pub fork: Option<Fork>,
    /// Whether the route, the walls and the move limit alone prove who wins
    /// ([`Outcome::winner`](crate::solution::Outcome::winner)). If false, the outcome is just as certain, but follows
    /// only from the analysis of all states.
    pub is_proof: bool,
    /// The number of the winner's own moves until the forced win, without a move limit; `None` in a draw.
    pub moves: Option<u16>,
    /// Whether the forced win takes longer than if the loser always stayed. If false, no move of the loser delays the
    /// end. False in a draw.
    pub delays: bool,
    /// The moves of the optimal line to which there is no alternative, in order.
    pub only: Vec<OnlyMove>,
}

/// One cell of a route, and when each player can be there. The cat cannot stop a mouse that moves first if `mouse <
/// cat` on every cell of the route before the food, and `mouse <= cat` at the food. If the cat moves first, it is one
/// move ahead, so compare with `cat - 1`. The cat cannot enter the hole of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct RouteCell {
    /// The cell, on a graph the node.
    pub cell: Cell,
    /// The number of the mouse's own moves to this cell: on this route if the mouse is the runner; otherwise the
    /// minimum if the mouse is alone on the board, or `None` if it can never be there.
    pub mouse: Option<u16>,
    /// The number of the cat's own moves to this cell, counted in the same way.
    pub cat: Option<u16>,
}

/// The first state of the optimal line, with the cat to move, in which the mouse no longer has to dodge: after every
/// move of the cat, the mouse has an open route. On an open route the cat cannot stop the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Fork {
    /// The number of the mouse's own moves on the line before this state.
    pub moves: u16,
    /// The mouse's cell.
    pub mouse: Cell,
    /// The cat's cell.
    pub cat: Cell,
    /// The next cells of the mouse: after each move of the cat, an open route begins with one of these cells. No cell
    /// can be left out. If there is only one cell, the cat is too late; if there are several, the cat cannot guard them
    /// all.
    pub ways: Cells,
}

/// A move of the optimal line that its player must make, because any other move gives up a forced win within the limit,
/// or allows the other player a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct OnlyMove {
    /// The number of plies of the line before this move.
    pub ply: usize,
    /// The player who moves.
    pub by: Player,
    /// The cell or node before the move.
    pub from: Cell,
    /// The cell or node after the move.
    pub to: Cell,
    /// The number of legal moves, at least 2.
    pub moves: usize,
}

impl BoardSolution {
    /// The facts that can be drawn to show the reason for the outcome of the state.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Jumps, MoveLimit, Player, solve_board};
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
    /// let proof = solution.proof(solution.start())?;
    /// assert!(proof.is_proof && proof.runner == Some(Player::Mouse));
    /// // The mouse moves first, and it can be on each cell before the cat.
    /// let numbers: Vec<_> = proof.route.iter().map(|cell| (cell.mouse, cell.cat)).collect();
    /// assert_eq!(numbers, [(Some(0), Some(2)), (Some(1), Some(2)), (Some(2), Some(4)), (Some(3), Some(4))]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`CellError`] if a player stands on a wall or outside the board.
    pub fn proof(&self, at: impl Into<StateAtPly>) -> Result<Proof, CellError> {
        let at = at.into();
        let state = at.state;
        let Explanation { cause, forced, race, .. } = self.explain(at)?;
        let outcome = self.outcome(at)?;
        let line = self.line(at)?.moves;
        let limit = self.left(at.played);
        let mut proof = Proof {
            runner: None,
            goal: None,
            route: Vec::new(),
            direct: Vec::new(),
            cut_off: None,
            apart: self.room_apart(state, cause),
            fork: None,
            is_proof: cause == Cause::Over || (outcome.winner == Player::Cat && race.first != Some(Player::Mouse)),
            moves: forced.map(|forced| forced.moves(state.turn)),
            delays: forced.is_some_and(|forced| self.is_delayed(state, forced)),
            only: only_moves(&line, state, limit, |state| self.targets(state), |state| self.table().forced(state)),
        };
        let food = self.arena().food();
        let on_line = |player| {
            let moves = line.iter().filter(|played| played.by == player);
            moves.map(|played| played.to).collect::<Vec<_>>()
        };
        let [mice, cats] = Player::BOTH.map(|player| self.arena().zones(player, state.of(player)));
        let (runner, from, walk) = match (cause, race.first) {
            (Cause::Over, _) => return Ok(proof),
            (_, Some(Player::Mouse)) => {
                let danger = Danger { cats: &cats, ahead: usize::from(state.turn == Player::Cat), food };
                let safe = safe_walk(self.arena(), state.mouse, &danger);
                proof.is_proof = match outcome.winner {
                    Player::Mouse => {
                        let arrives = |walk: &Vec<_>| 2 * walk.len() <= usize::from(limit) + 1 - danger.ahead;
                        safe.as_ref().is_some_and(arrives)
                    }
                    Player::Cat => race.mouse.is_some_and(|plies| plies > limit),
                };
                if outcome.winner == Player::Mouse && !proof.is_proof {
                    proof.fork = fork(self.arena(), &line, state, food, limit);
                }
                let walk = safe.unwrap_or_else(|| match outcome.winner {
                    Player::Mouse => on_line(Player::Mouse),
                    Player::Cat => straight_walk(self.arena(), Player::Mouse, state.mouse, &danger),
                });
                let direct = (cause == Cause::Detour && outcome.winner == Player::Mouse)
                    .then(|| straight_walk(self.arena(), Player::Mouse, state.mouse, &danger));
                proof.cut_off = danger.on(state.mouse, direct.as_ref().unwrap_or(&walk));
                proof.direct =
                    direct.map_or(Vec::new(), |walk| route(Player::Mouse, state.mouse, walk, [&mice, &cats]));
                (Player::Mouse, state.mouse, walk)
            }
            (_, Some(Player::Cat)) => {
                let nothing = Danger { cats: &[Cells::EMPTY], ahead: 0, food };
                (Player::Cat, state.cat, straight_walk(self.arena(), Player::Cat, state.cat, &nothing))
            }
            (_, None) if outcome.ending == BoardEnding::Capture => (Player::Cat, state.cat, on_line(Player::Cat)),
            (_, None) => return Ok(proof),
        };
        proof.runner = Some(runner);
        proof.goal = Some(if race.first.is_some() { BoardEnding::Food } else { BoardEnding::Capture });
        proof.route = route(runner, from, walk, [&mice, &cats]);
        Ok(proof)
    }

    /// The room that is walled off according to the cause; empty if no room is.
    fn room_apart(&self, state: State, cause: Cause) -> Cells {
        let (player, inside) = match cause {
            Cause::CatApart => (Player::Cat, state.cat),
            Cause::MouseApart => (Player::Mouse, state.mouse),
            Cause::AllApart | Cause::FoodApart | Cause::Trapped => (Player::Cat, self.arena().food()),
            _ => return Cells::EMPTY,
        };
        self.arena().room(player, inside)
    }

    /// Whether this forced win takes longer than if the loser never left its cell.
    fn is_delayed(&self, state: State, forced: Forced) -> bool {
        let food = Cells::of(self.arena().food());
        // A winning mouse must not land on the cat. A winning cat can go to the food or to the mouse.
        let (from, goal, barred) = match forced.winner {
            Player::Mouse => (state.mouse, food, Cells::of(state.cat)),
            Player::Cat => (state.cat, food.with(state.mouse), Cells::EMPTY),
        };
        let mut zone = Cells::of(from);
        for _ in 0..forced.moves(state.turn) {
            if !(zone & goal).is_empty() {
                return true;
            }
            zone = self.arena().reach(forced.winner, zone) - barred;
        }
        false
    }
}

/// The cells of this walk, and when each player can be there. `zones` has an entry for each player, the mouse first:
/// set *n* holds the cells that the player can reach in at most *n* moves if the other player does nothing.
pub(crate) fn route(runner: Player, from: Cell, walk: Vec<Cell>, zones: [&[Cells]; 2]) -> Vec<RouteCell> {
    let mut route = Vec::new();
    let mut before = None;
    for (moves, cell) in (0..).zip(std::iter::once(from).chain(walk)) {
        if before.replace(cell) == Some(cell) {
            continue;
        }
        let [mouse, cat] = Player::BOTH.map(|player| {
            let alone = || zones[player.index()].iter().position(|zone| zone.contains(cell));
            if player == runner { Some(moves) } else { alone().and_then(|moves| u16::try_from(moves).ok()) }
        });
        route.push(RouteCell { cell, mouse, cat });
    }
    route
}

/// A shortest walk to the food on which the cat cannot stop the mouse; `None` if there is no such walk.
pub(crate) fn safe_walk(arena: &Arena, from: Cell, danger: &Danger) -> Option<Vec<Cell>> {
    let mut layers = vec![Cells::of(from) - danger.at(0)];
    let mut seen = Cells::EMPTY;
    loop {
        let moves = layers.len();
        let now = layers[moves - 1];
        // The danger only grows, so it is never better to be on a cell later.
        seen |= now;
        let next = arena.reach(Player::Mouse, now) - danger.at(moves) - seen;
        if next.is_empty() {
            return None;
        }
        layers.push(next);
        if next.contains(danger.food) {
            return Some(walk_through(arena, Player::Mouse, from, layers, danger.food));
        }
    }
}

/// A shortest walk of the player to the food. Of all shortest walks, this one gets into danger as late as possible. The
/// food must be within reach.
pub(crate) fn straight_walk(arena: &Arena, player: Player, from: Cell, danger: &Danger) -> Vec<Cell> {
    let mut layers = vec![Cells::of(from)];
    let mut is_cut_off = danger.at(0).contains(from);
    for nearer in arena.zones(player, danger.food).into_iter().rev().skip_while(|zone| zone.contains(from)) {
        let moves = layers.len();
        let all = arena.reach(player, layers[moves - 1]) & nearer;
        let safe = all - danger.at(moves);
        is_cut_off |= safe.is_empty();
        layers.push(if is_cut_off { all } else { safe });
    }
    walk_through(arena, player, from, layers, danger.food)
}

/// A walk to `to` through one cell of each layer; of several such walks, the first in the usual order of moves.
fn walk_through(arena: &Arena, player: Player, from: Cell, mut layers: Vec<Cells>, to: Cell) -> Vec<Cell> {
    let mut after = Cells::of(to);
    for layer in layers.iter_mut().rev() {
        *layer &= after;
        after = arena.reach(player, *layer);
    }
    let mut at = from;
    let step = |layer: Cells| {
        at = arena.first_target(player, at, layer)?;
        Some(at)
    };
    layers.into_iter().skip(1).map_while(step).collect()
}

/// The first state of this line, with the cat to move, in which the mouse has an open route after every move of the
/// cat. `left` is the number of plies left of the move limit.
#[inline(never)]
pub(crate) fn fork(arena: &Arena, line: &[Move], mut now: State, food: Cell, mut left: u16) -> Option<Fork> {
    // Whether a mouse on `from` has an open route against a cat on `cat`. `ahead` is 1 if the cat is to move.
    let is_open = |from: Cell, cat: Cell, ahead: usize, left: u16| {
        let danger = Danger { cats: &arena.zones(Player::Cat, cat), ahead, food };
        let is_in_time = |walk: Vec<_>| 2 * walk.len() <= usize::from(left) + 1 - ahead;
        from == food || safe_walk(arena, from, &danger).is_some_and(is_in_time)
    };
    let mut moves = 0;
    for played in line {
        let State { mouse, cat, turn } = now;
        let replies = arena.reach(Player::Cat, Cells::of(cat));
        let after = left.saturating_sub(1);
        if turn == Player::Cat && replies.into_iter().all(|to| is_open(mouse, to, 0, after)) {
            let targets = arena.reach(Player::Mouse, Cells::of(mouse));
            let are_enough = |ways: Cells| {
                let goes =
                    |to: Cell| ways.into_iter().any(|way| way != to && is_open(way, to, 1, after.saturating_sub(1)));
                replies.into_iter().all(goes)
            };
            let single = targets.into_iter().map(Cells::of).find(|&way| are_enough(way));
            let ways = single.unwrap_or_else(|| {
                targets.into_iter().fold(targets, |ways, way| {
                    let fewer = ways.without(way);
                    if are_enough(fewer) { fewer } else { ways }
                })
            });
            return Some(Fork { moves, mouse, cat, ways });
        }
        moves += u16::from(turn == Player::Mouse);
        now = now.after(played.to);
        left = after;
    }
    None
}

/// The moves of a line that a player must make to keep the result, although other moves are legal. Each other move
/// gives up a forced win, or lets the other player force a win. `left` is the number of plies left of the move limit.
#[inline(never)]
pub(crate) fn only_moves<T: Iterator<Item = Cell>>(
    line: &[Move],
    mut now: State,
    mut left: u16,
    targets: impl Fn(State) -> T,
    forced: impl Fn(State) -> Option<Forced>,
) -> Vec<OnlyMove> {
    let mut only = Vec::new();
    for (ply, &Move { by, from, to: made }) in line.iter().enumerate() {
        // 1 if the player to move forces a win within the limit, −1 if the other player does.
        let side = |forced: Option<Forced>, left| match forced {
            Some(Forced { winner, plies }) if plies <= left => 1 - 2 * i8::from(winner != now.turn),
            _ => 0,
        };
        let has = side(forced(now), left);
        left -= 1;
        let (mut moves, mut holding) = (0, 0);
        for to in targets(now) {
            moves += 1;
            holding += usize::from(side(forced(now.after(to)), left) == has);
        }
        if holding == 1 && moves > 1 {
            only.push(OnlyMove { ply, by, from, to: made, moves });
        }
        now = now.after(made);
    }
    only
}

/// The places where a running mouse is caught, or finds the cat at the food.
pub(crate) struct Danger<'a> {
    /// Set *n* holds the cells that the cat can reach in at most *n* moves.
    pub(crate) cats: &'a [Cells],
    /// The number of moves by which the cat is ahead of the mouse: 1 if the cat moves first, otherwise 0.
    pub(crate) ahead: usize,
    pub(crate) food: Cell,
}

impl Danger<'_> {
    /// The cells that are dangerous for a mouse that lands there after this many moves: the cat is already there, or
    /// can be there with its next move, before the mouse leaves. At the food the game ends at once, so there the mouse
    /// is in danger only if the cat can be there first.
    pub(crate) fn at(&self, moves: usize) -> Cells {
        let within = |moves: usize| self.cats.get(moves).or(self.cats.last()).copied().unwrap_or_default();
        let food = Cells::of(self.food);
        let moves = moves + self.ahead;
        (within(moves) - food) | (within(moves.saturating_sub(1)) & food)
    }

    /// The first cell of this walk on which the mouse is in danger.
    pub(crate) fn on(&self, from: Cell, walk: &[Cell]) -> Option<Cell> {
        let mut cells = std::iter::once(&from).chain(walk).enumerate();
        cells.find_map(|(moves, &at)| self.at(moves).contains(at).then_some(at))
    }
}
