//! Mistake: jumps are one cell too long or too short, because the loop over the lengths ends too late or too early.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{Game, jumps_or_stay};

/// Jumps that are one cell too long or too short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct OffByOne {
    /// The player whose jumps are wrong; `None` for both players.
    #[cfg_attr(feature = "serde", serde(rename = "of", serialize_with = "whose"))]
    pub player: Option<Player>,
    /// Whether the jumps are too long. Otherwise they are too short.
    pub too_long: bool,
}

#[cfg(feature = "serde")]
#[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref)] // serde requires this signature
fn whose<S: serde::Serializer>(player: &Option<Player>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(player.map_or("both", Player::name))
}

/// All variants: jumps too long or too short, for both players, for the mouse only or for the cat only.
pub(crate) fn variants() -> Vec<OffByOne> {
    let mut variants = Vec::new();
    for player in [None, Some(Player::Mouse), Some(Player::Cat)] {
        variants.extend([true, false].map(|too_long| OffByOne { player, too_long }));
    }
    variants
}

pub(crate) fn on_board(board: &Board, jumps: Jumps, variant: OffByOne) -> Game<'_> {
    Game::on_board(board, move |state: State| {
        let mut jump = jumps.of(state.turn);
        if variant.player.is_none_or(|player| player == state.turn) {
            // MISTAKE: by the rules, jumps of up to `jump` cells are allowed, and no longer ones.
            jump = if variant.too_long { jump + 1 } else { jump - 1 };
        }
        jumps_or_stay(board, state.mover(), jump)
    })
}
