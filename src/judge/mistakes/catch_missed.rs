//! The game goes on when cat and mouse meet: always, or after the moves of one player. By the rules the cat has won then.
//!
//! On a board, a program that only compares how many moves each player needs to the food gives the same answers as one in
//! which nobody is ever caught: who comes to the food first wins. A mouse that is not caught when it moves to the cat itself
//! makes no difference there: the cat stays, and has caught it.

use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::Game;
use crate::judge::questions::question::Question;

/// After whose moves a meeting ends the game; `None` for those of nobody.
pub(crate) type CatchAfter = Option<Player>;

/// On a board.
pub(crate) const ON_BOARD: [CatchAfter; 2] = [None, Some(Player::Mouse)];

/// On a graph.
pub(crate) const ON_GRAPH: [CatchAfter; 3] = [None, Some(Player::Mouse), Some(Player::Cat)];

/// The game on a board or a graph.
pub(crate) fn on(question: &Question, after: CatchAfter) -> Game<'_> {
    let right = Game::right(question);
    let winner = move |state: State| {
        let cat_eats = matches!(question, Question::Board { board, .. } if state.cat == board.food());
        let is_noticed = cat_eats || after == Some(state.turn.other());
        // MISTAKE: the cat has won, too, when a player has moved to the other.
        right.winner(state).filter(|&won| won == Player::Mouse || is_noticed)
    };
    Game { winner: Box::new(winner), ..Game::right(question) }
}
