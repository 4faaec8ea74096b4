//! Two simulated players who do not know the answer. One only walks the shortest way, and the other, the *fallible*
//! player, errs. docs/puzzles.md explains them. The test `puzzles` has its own version of both players.

use cat_and_mouse::game::Forced;
use cat_and_mouse::{Cell, Player, State};

use super::game::Game;

/// The number of tries for each puzzle.
pub const TRIES: u32 = 400;

/// The chance that the fallible player makes a random move, without thinking.
const BLUNDERS: f64 = 0.1;

/// The moves after which the player who moved is closest to its first goal. The cat's first goal is the mouse; the
/// mouse's goal is the food.
pub fn shortest_ways(game: &Game, state: State) -> Vec<Cell> {
    let moves = game.moves(state);
    let distance = |to: Cell| game.distance(state.after(to), state.turn);
    let least = moves.iter().map(|&to| distance(to)).min();
    moves.into_iter().filter(|&to| Some(distance(to)) == least).collect()
}

/// Whether the cat, which is to move, wins if it only walks to the food, always by the first of its shortest ways.
pub fn wins_by_walking(game: &Game, mut state: State) -> bool {
    let distance = |state: State| game.distances(state, Player::Cat).get(1).copied();
    while game.winner(state) == Some(Player::Cat) {
        let to = match state.turn {
            Player::Cat if distance(state).is_none() => return false,
            Player::Cat => game.moves(state).into_iter().min_by_key(|&to| distance(state.after(to))),
            Player::Mouse => game.best_move(state),
        };
        let Some(to) = to else { return true };
        state = state.after(to);
    }
    false
}

/// The moves that a player with a lookahead of one reply considers: those that win at once; if there are none, those
/// after which the other player cannot win at once; otherwise all.
pub fn considered(game: &Game, state: State) -> Vec<Cell> {
    let moves = game.moves(state);
    let wins = |to: &Cell| game.forced(state.after(*to)) == Some(Forced { winner: state.turn, plies: 0 });
    let is_safe = |to: &Cell| {
        !game.forced(state.after(*to)).is_some_and(|forced| forced.winner != state.turn && forced.plies < 2)
    };
    let of = |is_good: &dyn Fn(&Cell) -> bool| -> Vec<Cell> { moves.iter().copied().filter(is_good).collect() };
    [of(&wins), of(&is_safe)].into_iter().find(|some| !some.is_empty()).unwrap_or(moves)
}

/// The move of the fallible player. Among the moves that it considers, it prefers those that lead closer to one of its
/// goals. Each further step from the goal makes a move half as likely.
pub fn fallible_move(game: &Game, state: State, numbers: &mut fastrand::Rng) -> Cell {
    let any = numbers.f64() < BLUNDERS;
    let moves = if any { game.moves(state) } else { considered(game, state) };
    let goal = numbers.usize(..game.distances(state, state.turn).len());
    let distances: Vec<u8> = moves.iter().map(|&to| game.distances(state.after(to), state.turn)[goal]).collect();
    let least = distances.iter().copied().min().unwrap_or(0);
    let weight = |distance: u8| if any { 1.0 } else { 0.5_f64.powi(i32::from(distance - least)) };
    let mut left = numbers.f64() * distances.iter().map(|&distance| weight(distance)).sum::<f64>();
    for (&to, &distance) in moves.iter().zip(&distances) {
        left -= weight(distance);
        if left < 0.0 {
            return to;
        }
    }
    moves[moves.len() - 1]
}

/// The percentage of tries that succeed.
pub fn percentage(mut succeeds: impl FnMut() -> bool) -> u8 {
    let successes: u32 = (0..TRIES).map(|_| u32::from(succeeds())).sum();
    u8::try_from((200 * successes + TRIES) / (2 * TRIES)).expect("at most 100")
}
