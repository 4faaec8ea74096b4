//! Puzzles in which one wall or one edge decides.

use cat_and_mouse::engine::Table;
use cat_and_mouse::game::Cells;
use cat_and_mouse::judge::Question;
use cat_and_mouse::{Cell, Player, State};

use super::game::{Game, NEVER, arena, start};
use super::player::{considered, percentage};

/// A change: adding or removing a wall on a cell, or an edge between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toggle {
    Wall(Cell),
    Edge(Cell, Cell),
}

/// A puzzle that is solved by exactly one change.
pub struct ChangePuzzle {
    pub goal: Player,
    pub answer: Toggle,
    /// The board or graph after the change.
    pub after: Question,
    /// The board or graph, before or after the change, in which the cell is floor or the edge exists.
    pub open: Question,
    changes: Vec<(Toggle, Question)>,
}

/// The number of guesses of the fallible player, a simulated player who errs (see `player.rs`). The player may guess
/// several times, because the page shows the effect of a change at once.
const GUESSES: u32 = 2;

/// The chance that a guess is a random change, made without thinking.
const BLUNDERS: f64 = 0.1;

/// The number of plies after which a game between two players who take the shortest way counts as not won.
const MAX_WALK: usize = 60;

impl ChangePuzzle {
    /// The puzzles on this board or graph with the mouse to move, at most one for each goal.
    pub fn on(place: &Question) -> Vec<Self> {
        let changes = changes(place);
        let winners: Vec<Option<Player>> = changes.iter().map(|(_, after)| winner(after)).collect();
        let present = winner(place);
        let walk = mouse_walk(place);
        Player::BOTH.into_iter().filter_map(|goal| puzzle(place, goal, &changes, &winners, present, walk)).collect()
    }

    /// The percentage of tries in which the fallible player finds the answer.
    pub fn grade(&self, numbers: &mut fastrand::Rng) -> u8 {
        let looks_good = |(_, after): &&(Toggle, Question)| walkers_reach(after, self.goal);
        let liked: Vec<Toggle> = self.changes.iter().filter(looks_good).map(|(toggle, _)| *toggle).collect();
        let all: Vec<Toggle> = self.changes.iter().map(|(toggle, _)| *toggle).collect();
        percentage(|| {
            let mut guessed = Vec::new();
            for _ in 0..GUESSES {
                let from = if numbers.f64() < BLUNDERS { &all } else { &liked };
                let left = |from: &[Toggle]| -> Vec<Toggle> {
                    from.iter().copied().filter(|toggle| !guessed.contains(toggle)).collect()
                };
                let choice = [left(from), left(&all)].into_iter().find(|some| !some.is_empty());
                let Some(choice) = choice else { return false };
                guessed.push(choice[numbers.usize(..choice.len())]);
            }
            guessed.contains(&self.answer)
        })
    }
}

fn puzzle(
    place: &Question,
    goal: Player,
    changes: &[(Toggle, Question)],
    winners: &[Option<Player>],
    present: Option<Player>,
    walk: u8,
) -> Option<ChangePuzzle> {
    let is_met = |place: &Question, winner: Option<Player>| {
        winner == Some(goal) || (is_limit_win(place, goal) && winner.is_none())
    };
    let mut met = changes.iter().zip(winners).filter(|((_, after), winner)| is_met(after, **winner));
    let ((answer, after), winner) = met.next()?;
    // A goal that is reached only through the move limit would make a poor puzzle.
    if met.next().is_some() || is_met(place, present) || *winner != Some(goal) {
        return None;
    }
    let walks: Vec<u8> = changes.iter().map(|(_, after)| mouse_walk(after)).collect();
    let obvious = match goal {
        Player::Mouse => walks.iter().copied().min().filter(|&least| least < walk),
        Player::Cat => walks.iter().copied().max().filter(|&most| most > walk),
    };
    // A change is too obvious if the mouse should win and no other change makes the mouse's way shorter, or if the cat
    // should win and no other change makes this way longer. A change that walls a player off is too simple.
    let start = start(after, Player::Mouse);
    let room = arena(after).room(Player::Cat, start.cat);
    let is_shut = walk == NEVER || mouse_walk(after) == NEVER || !room.contains(start.mouse);
    if obvious == Some(mouse_walk(after)) || is_shut {
        return None;
    }
    let is_open_after = match (answer, after) {
        (Toggle::Wall(cell), Question::Board { board, .. }) => board.floor().contains(*cell),
        (Toggle::Edge(from, to), Question::Graph(graph)) => graph.neighbours(*from).contains(*to),
        _ => unreachable!("walls are on boards and edges on graphs"),
    };
    // A missing edge cannot be seen in the drawing, so adding an edge is never the answer of a puzzle.
    if is_open_after && matches!(answer, Toggle::Edge(..)) {
        return None;
    }
    let open = if is_open_after { after } else { place };
    Some(ChangePuzzle { goal, answer: *answer, after: after.clone(), open: open.clone(), changes: changes.to_vec() })
}

/// All changes of one wall or one edge, each with the board or graph after it.
fn changes(place: &Question) -> Vec<(Toggle, Question)> {
    match place {
        Question::Board { board, jumps } => {
            let cells = board.draft().cells().into_iter();
            let toggled = |cell| {
                Some((Toggle::Wall(cell), Question::Board { board: board.with_wall_toggled(cell)?, jumps: *jumps }))
            };
            cells.filter_map(toggled).collect()
        }
        Question::Graph(graph) => {
            let nodes = graph.nodes().into_iter();
            let pairs = nodes.flat_map(|from| graph.nodes().into_iter().map(move |to| (from, to)));
            // A graph in which a player begins on a node without an edge is left out.
            let toggled = |(from, to): (Cell, Cell)| {
                Some((Toggle::Edge(from, to), Question::Graph(graph.with_edge_toggled(from, to)?)))
            };
            pairs.filter(|(from, to)| from < to).filter_map(toggled).collect()
        }
    }
}

/// Whether the move limit counts as a win of the player in this game.
const fn is_limit_win(place: &Question, player: Player) -> bool {
    matches!((place, player), (Question::Board { .. }, Player::Cat))
}

/// The player who can force a win with the mouse to move; `None` in a draw.
fn winner(place: &Question) -> Option<Player> {
    Table::solve(&arena(place)).forced(start(place, Player::Mouse)).map(|forced| forced.winner)
}

/// The number of moves that the mouse alone needs to the food; [`NEVER`] if it cannot get there.
fn mouse_walk(place: &Question) -> u8 {
    let arena = arena(place);
    let mouse = Cells::of(start(place, Player::Mouse).mouse);
    let zones = arena.zones(Player::Mouse, arena.food());
    (0..).zip(&zones).find(|(_, zone)| !(**zone & mouse).is_empty()).map_or(NEVER, |(walk, _)| walk)
}

/// Whether the goal is reached if both players only walk the shortest way and look one reply ahead.
fn walkers_reach(place: &Question, goal: Player) -> bool {
    let game = Game::new(place.clone());
    let mut state = start(place, Player::Mouse);
    for _ in 0..MAX_WALK {
        let Some(to) = walker_move(&game, state) else { break };
        state = state.after(to);
    }
    let winner = game.winner(state).filter(|_| game.is_over(state));
    winner == Some(goal) || (winner.is_none() && is_limit_win(place, goal))
}

/// The first move that leads closest to the player's goal, among the moves that a player with a lookahead of one reply
/// considers.
fn walker_move(game: &Game, state: State) -> Option<Cell> {
    considered(game, state).into_iter().min_by_key(|to| game.distance(state.after(*to), state.turn))
}
