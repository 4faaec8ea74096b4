//! Mistake: the game goes on when cat and mouse meet, either always or after the moves of one player. By the rules, the
//! cat wins when they meet.
//!
//! On a board, a program in which nobody is ever caught gives the same answers as a program that only compares how many
//! moves each player needs to reach the food. On a board it makes no difference if only the mouse's own moves onto the
//! cat are missed, because the cat can then stay, and the program notices the meeting after that move.

use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::Game;
use crate::judge::questions::question::Question;

/// The player after whose moves a meeting ends the game; `None` if a meeting never ends the game.
pub(crate) type CatchAfter = Option<Player>;

pub(crate) const ON_BOARD: [CatchAfter; 2] = [None, Some(Player::Mouse)];

pub(crate) const ON_GRAPH: [CatchAfter; 3] = [None, Some(Player::Mouse), Some(Player::Cat)];

pub(crate) fn on(question: &Question, after: CatchAfter) -> Game<'_> {
    let right = Game::right(question);
    let winner = move |state: State| {
        let cat_eats = matches!(question, Question::Board { board, .. } if state.cat == board.food());
        let is_noticed = cat_eats || after == Some(state.turn.other());
        // MISTAKE: by the rules, the cat wins at every meeting, whichever player has moved.
        right.winner(state).filter(|&won| won == Player::Mouse || is_noticed)
    };
    Game { winner: Box::new(winner), ..Game::right(question) }
}
