//! A check of results from the definition of a forced win, one state at a time: whether what is claimed for a state follows
//! from what is claimed for the states one move later. `docs/solving.md` proves that only the true results pass.
//!
//! It knows states as numbers and nothing of players: a claim is about the player to move.

/// What is claimed of a state for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    Win(usize),
    Lose(usize),
    Draw,
}

use Claim::{Draw, Lose, Win};

/// What a state is by the rules.
pub enum State {
    /// The game is over; this must be claimed.
    Over(Claim),
    /// The states to which its moves lead.
    Moves(Vec<usize>),
}

/// The first state whose claim does not follow from those one move later.
pub fn fault(claims: &[Claim], state: impl Fn(usize) -> State) -> Option<usize> {
    (0..claims.len()).find(|&at| {
        let follows = match state(at) {
            State::Over(result) => claims[at] == result,
            State::Moves(after) => follows(claims[at], &after.iter().map(|&next| claims[next]).collect::<Vec<_>>()),
        };
        !follows
    })
}

/// Whether a claim follows from those about the states to which the moves lead.
fn follows(claim: Claim, after: &[Claim]) -> bool {
    // Who is to move after the move is the other one.
    let fastest_win = after.iter().filter_map(|next| if let Lose(plies) = next { Some(plies + 1) } else { None }).min();
    let longest_loss = after.iter().filter_map(|next| if let Win(plies) = next { Some(plies + 1) } else { None }).max();
    let has_draw = after.contains(&Draw);
    match claim {
        Win(plies) => fastest_win == Some(plies),
        Lose(plies) => fastest_win.is_none() && !has_draw && longest_loss == Some(plies),
        // Where there is no move at all, nobody ever wins.
        Draw => fastest_win.is_none() && (has_draw || after.is_empty()),
    }
}
