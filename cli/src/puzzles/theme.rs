//! [`Theme`]: the theme of a solution, by the rules in docs/puzzles.md.

use cat_and_mouse::engine::Arena;
use cat_and_mouse::game::Cells;
use cat_and_mouse::judge::Question;
use cat_and_mouse::{Cell, Jumps, Player, State};

use super::change::{ChangePuzzle, Toggle};
use super::game::{Game, start};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    OnlyMove,
    GoAway,
    Wait,
    Corridor,
    Race,
    Ambush,
    CutOff,
}

impl Theme {
    pub const fn name(self) -> &'static str {
        match self {
            Self::OnlyMove => "only-move",
            Self::GoAway => "go-away",
            Self::Wait => "wait",
            Self::Corridor => "corridor",
            Self::Race => "race",
            Self::Ambush => "ambush",
            Self::CutOff => "cut-off",
        }
    }

    /// The themes of a puzzle that is played from this state.
    pub fn of_moves(game: &Game, state: State, key_moves: &[(State, Cell)]) -> Vec<Self> {
        let solver = state.turn;
        let farther = |(at, to): &(State, Cell)| game.distance(at.after(*to), solver) > game.distance(*at, solver);
        let no_closer = |(at, to): &(State, Cell)| game.distance(at.after(*to), solver) >= game.distance(*at, solver);
        let end = end(game, state);
        let is_caught = end.mouse == end.cat;
        let mut themes = Vec::new();
        let mut add = |theme, is_there: bool| {
            if is_there {
                themes.push(theme);
            }
        };
        add(Self::OnlyMove, game.only_move(state).is_some());
        add(Self::GoAway, key_moves.iter().any(farther));
        add(Self::Wait, key_moves.iter().any(|(at, to)| at.mover() == *to));
        add(Self::Corridor, key_moves.iter().any(|(_, to)| is_bottleneck(game, *to)));
        add(Self::Race, is_race(game, state));
        add(Self::Ambush, solver == Player::Cat && is_caught && key_moves.iter().any(no_closer));
        add(Self::CutOff, solver == Player::Cat && key_moves.iter().any(|(at, to)| cuts_off(game, *at, *to)));
        themes
    }

    /// The themes of a puzzle in which a wall or an edge is changed.
    pub fn of_change(puzzle: &ChangePuzzle) -> Vec<Self> {
        let open = Game::new(puzzle.open.clone());
        let is_narrow = match puzzle.answer {
            Toggle::Wall(cell) => is_bottleneck(&open, cell),
            Toggle::Edge(from, to) => is_bridge(&open.place, from, to),
        };
        let after = Game::new(puzzle.after.clone());
        let mut themes = Vec::new();
        if is_narrow {
            themes.push(Self::Corridor);
        }
        if is_race(&after, start(&after.place, Player::Mouse)) {
            themes.push(Self::Race);
        }
        themes
    }
}

/// The last state of perfect play; in a draw, the state after 64 plies.
fn end(game: &Game, state: State) -> State {
    game.line(state, 64).last().map_or(state, |&(at, to)| at.after(to))
}

/// The connected parts of a set of cells; cells are connected by moves of one step.
fn parts(game: &Game, mut rest: Cells) -> Vec<Cells> {
    let single = Jumps::new(1, 1).expect("jumps from 1 to 8");
    let arena = Arena::of(game.arena().floor(), game.arena().food(), single);
    let step = |cells: Cells| match &game.place {
        Question::Board { .. } => arena.reach(Player::Mouse, cells),
        Question::Graph(graph) => graph.reach(Player::Mouse, cells),
    };
    let mut parts = Vec::new();
    while let Some(cell) = rest.first() {
        let (mut part, mut new) = (Cells::EMPTY, Cells::of(cell));
        while !new.is_empty() {
            part |= new;
            rest = rest - new;
            new = step(new) & rest;
        }
        parts.push(part);
    }
    parts
}

/// Whether the floor without this cell falls apart into at least two parts of two or more cells.
fn is_bottleneck(game: &Game, cell: Cell) -> bool {
    let parts = parts(game, game.arena().floor().without(cell));
    parts.iter().filter(|part| part.count() > 1).count() > 1
}

/// Whether the graph falls apart without this edge.
fn is_bridge(place: &Question, from: Cell, to: Cell) -> bool {
    let Question::Graph(graph) = place else { return false };
    let mut reached = Cells::of(from);
    loop {
        let step = |node: Cell| {
            let others = graph.neighbours(node);
            if node == from { others.without(to) } else { others }
        };
        let wider = reached.into_iter().fold(reached, |all, node| all | step(node));
        if wider == reached {
            return !reached.contains(to);
        }
        reached = wider;
    }
}

/// Whether perfect play ends at the food, and the loser comes one move too late. With one more move, a losing cat could
/// go to the mouse, or on a graph to the node that the mouse came from; a losing mouse could go to the food.
fn is_race(game: &Game, state: State) -> bool {
    let line = game.line(state, 64);
    let Some(&(last, to)) = line.last() else { return false };
    let end = last.after(to);
    if !game.is_over(end) || end.mouse == end.cat {
        return false;
    }
    match last.turn {
        Player::Mouse => {
            let goal = if game.is_board() { to } else { last.mouse };
            game.arena().reach(Player::Cat, Cells::of(end.cat)).contains(goal)
        }
        Player::Cat => game.arena().reach(Player::Mouse, Cells::of(end.mouse)).contains(to),
    }
}

/// Whether the cat guards all of the mouse's shortest ways to the food after this move, and did not before. The cat
/// guards its own cell and the cells to which it can go with one move.
fn cuts_off(game: &Game, at: State, to: Cell) -> bool {
    is_cut_off(game, at.mouse, to) && !is_cut_off(game, at.mouse, at.cat)
}

fn is_cut_off(game: &Game, mouse: Cell, cat: Cell) -> bool {
    let guarded = game.arena().reach(Player::Cat, Cells::of(cat)).with(cat);
    let walk = game.mouse_walk(mouse);
    let mut zone = Cells::of(mouse);
    for _ in 0..walk {
        zone = game.arena().reach(Player::Mouse, zone) - guarded;
    }
    !zone.contains(game.arena().food())
}
