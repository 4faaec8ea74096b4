//! Checks results by the definition of a forced win, one state at a time: the claim about a state must follow from the
//! claims about the states one move later. `docs/solving.md` proves that only the true results pass.
//!
//! States are numbers here, and players have no names: a claim is about the player to move.

/// A claim about a state, from the view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    Win(usize),
    Lose(usize),
    Draw,
}

use Claim::{Draw, Lose, Win};

/// What the rules say about a state: the game is over, or there are moves.
pub enum State {
    /// The game is over, and only this claim is right.
    Over(Claim),
    /// The states that the moves lead to.
    Moves(Vec<usize>),
}

/// The first state whose claim does not follow from the claims one move later.
pub fn fault(claims: &[Claim], state: impl Fn(usize) -> State) -> Option<usize> {
    (0..claims.len()).find(|&at| {
        let follows = match state(at) {
            State::Over(result) => claims[at] == result,
            State::Moves(after) => follows(claims[at], &after.iter().map(|&next| claims[next]).collect::<Vec<_>>()),
        };
        !follows
    })
}

/// Whether a claim follows from the claims about the states that the moves lead to.
fn follows(claim: Claim, after: &[Claim]) -> bool {
    // After the move, the other player is to move.
    let fastest_win = after.iter().filter_map(|next| if let Lose(plies) = next { Some(plies + 1) } else { None }).min();
    let longest_loss = after.iter().filter_map(|next| if let Win(plies) = next { Some(plies + 1) } else { None }).max();
    let has_draw = after.contains(&Draw);
    match claim {
        Win(plies) => fastest_win == Some(plies),
        Lose(plies) => fastest_win.is_none() && !has_draw && longest_loss == Some(plies),
        // A state without a move is a draw.
        Draw => fastest_win.is_none() && (has_draw || after.is_empty()),
    }
}
