//! Mistake: the losing moves of a state are not counted correctly. By the rules, a state is lost when all of its moves
//! lose. If the solution never lowers the number of moves left, it finds no lost states, or only those with a single
//! move. A solution with this mistake finds the states from which a player wins with the next move, and little more. If
//! moves are not counted at all, a state is lost as soon as one move loses.

use std::mem::replace;

use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{Game, Order, index};
use crate::judge::questions::question::{Problem, Question};

/// A way to make the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// No lost state is found.
    Never,
    /// The lost states in which this player is to move are not found.
    NeverOf(Player),
    /// Only states with a single move are found to be lost, because the number of moves is compared with 1 and never
    /// goes down.
    OfOneMove,
    /// A state takes the first result that reaches it. The results spread from a queue that begins with the states in
    /// which the game is over, in this [`Order`].
    AtOnce(Order),
}

/// The ways to make the mistake. On a board, the states that the mouse loses need not be found, because the cat wins
/// draws too.
pub(crate) fn variants(problem: Problem) -> Vec<Variant> {
    let mut variants = vec![Variant::Never];
    if problem == Problem::CatAndMouse {
        variants.extend(Player::BOTH.map(Variant::NeverOf));
    }
    variants.push(Variant::OfOneMove);
    variants.extend([false, true].map(|cat_first| Variant::AtOnce(Order { cat_first, turn_first: false })));
    variants
}

/// The game on a board or a graph, for a solver that decides from all moves when a state is lost.
pub(crate) fn on(question: &Question, variant: Variant) -> Game<'_> {
    // MISTAKE: by the rules, a state is lost if all its moves lose.
    let never_lost = move |state: State, moves| match variant {
        Variant::NeverOf(player) => state.turn == player,
        Variant::OfOneMove => moves > 1,
        Variant::Never | Variant::AtOnce(_) => true,
    };
    Game { never_lost: Box::new(never_lost), ..Game::right(question) }
}

/// The winner from a state, for [`Variant::AtOnce`]: the winner at the end of the game that takes the fewest plies to
/// reach; of several such ends, the first in the queue counts. `None` for a draw.
pub(crate) fn at_once(question: &Question, start: State, order: Order) -> Option<Player> {
    let game = Game::right(question);
    let number = |state: &State| if order.cat_first { (state.cat, state.mouse) } else { (state.mouse, state.cat) };
    let mut seen = vec![false; 2 * 64 * 64];
    let mut states = vec![start];
    while !states.is_empty() {
        // MISTAKE: a player who loses at the nearest end of the game does not go there if another move is better.
        let ends = states.iter().copied().filter(|&state| game.winner(state).is_some());
        if let Some(end) = ends.min_by_key(number) {
            return game.winner(end);
        }
        let mut next = Vec::new();
        for state in states {
            for after in game.moves(state).into_iter().map(|to| state.after(to)) {
                if !replace(&mut seen[index(after)], true) {
                    next.push(after);
                }
            }
        }
        states = next;
    }
    None
}
