//! The rules of a game on a board: [`Jumps`], [`MoveLimit`], and [`BoardEnding`].

use crate::game::player::Player;

/// The maximum jump of each player, in cells: 1 to 8.
///
/// ```
/// use cat_and_mouse::{Jumps, Player};
///
/// let jumps = Jumps::new(1, 2)?; // the cat's jump first, as on LeetCode
/// assert_eq!((jumps.of(Player::Cat), jumps.of(Player::Mouse)), (1, 2));
/// assert!(Jumps::new(1, 9).is_err());
/// # Ok::<(), cat_and_mouse::board::RuleError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jumps {
    cat: u8,
    mouse: u8,
}

impl Jumps {
    /// The maximum jump, in cells.
    pub const MAX: u8 = 8;

    /// The jumps of cat and mouse, in cells. The cat's comes first, as in LeetCode's signature.
    ///
    /// # Errors
    /// [`BadJump`](RuleError::BadJump) if either is not 1 to 8. The cat's jump is checked first.
    pub fn new(cat: u32, mouse: u32) -> Result<Self, RuleError> {
        let check = |player, jump: u32| match u8::try_from(jump) {
            Ok(jump) if (1..=Self::MAX).contains(&jump) => Ok(jump),
            _ => Err(RuleError::BadJump { player, given: jump.to_string() }),
        };
        Ok(Self { cat: check(Player::Cat, cat)?, mouse: check(Player::Mouse, mouse)? })
    }

    /// The maximum jump of this player, in cells.
    pub const fn of(self, player: Player) -> u8 {
        match player {
            Player::Mouse => self.mouse,
            Player::Cat => self.cat,
        }
    }
}

/// The number of plies after which the cat wins if nobody has won before: 1 to 10,000, by default 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveLimit(u16);

impl MoveLimit {
    /// The maximum limit, in plies.
    pub const MAX: u16 = 10_000;

    /// The limit of this many plies.
    ///
    /// # Errors
    /// [`BadMoveLimit`](RuleError::BadMoveLimit) if `plies` is not 1 to 10,000.
    pub fn new(plies: u32) -> Result<Self, RuleError> {
        match u16::try_from(plies) {
            Ok(plies) if (1..=Self::MAX).contains(&plies) => Ok(Self(plies)),
            _ => Err(RuleError::BadMoveLimit { given: plies.to_string() }),
        }
    }

    /// The limit in plies.
    pub const fn plies(self) -> u16 {
        self.0
    }
}

/// 1,000 plies, as on LeetCode.
impl Default for MoveLimit {
    fn default() -> Self {
        Self(1_000)
    }
}

/// The ending of a game on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum BoardEnding {
    /// A player reaches the food and wins.
    Food,
    /// Cat and mouse are on the same cell, and the cat wins, even if the food is on this cell too.
    Capture,
    /// The move limit is reached, and the cat wins.
    Limit,
}

/// An invalid jump or move limit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RuleError {
    /// A jump that is not a whole number from 1 to 8.
    #[error("The {player}'s jump must be a whole number from 1 to 8, but is {given}.")]
    BadJump {
        /// The player with this jump.
        player: Player,
        /// A description of the given value.
        given: String,
    },
    /// A move limit that is not a whole number from 1 to 10,000.
    #[error("The move limit must be a whole number from 1 to 10,000 plies, but is {given}.")]
    BadMoveLimit {
        /// A description of the given value.
        given: String,
    },
}

impl RuleError {
    /// A stable code: `"bad-jump"` or `"bad-move-limit"`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadJump { .. } => "bad-jump",
            Self::BadMoveLimit { .. } => "bad-move-limit",
        }
    }
}
