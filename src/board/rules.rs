//! The rules of a game on a board: [`Jumps`], [`MoveLimit`], and [`BoardEnding`].

use crate::game::player::Player;

/// How far each player can jump, in cells: 1 to 8.
///
/// ```
/// use cat_and_mouse::{Jumps, Player};
///
/// let jumps = Jumps::new(1, 2)?; // the cat's first, as LeetCode has it
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
    /// The longest jump there is.
    pub const MAX: u8 = 8;

    /// The cat's longest jump, then the mouse's, as in LeetCode's signature.
    ///
    /// # Errors
    /// [`BadJump`](RuleError::BadJump) unless both are 1 to 8; the cat's is checked first.
    pub fn new(cat: u32, mouse: u32) -> Result<Self, RuleError> {
        let check = |player, jump: u32| match u8::try_from(jump) {
            Ok(jump) if (1..=Self::MAX).contains(&jump) => Ok(jump),
            _ => Err(RuleError::BadJump { player, given: jump.to_string() }),
        };
        Ok(Self { cat: check(Player::Cat, cat)?, mouse: check(Player::Mouse, mouse)? })
    }

    /// The longest jump of this player.
    pub const fn of(self, player: Player) -> u8 {
        match player {
            Player::Mouse => self.mouse,
            Player::Cat => self.cat,
        }
    }
}

/// After how many plies a game that nobody has won goes to the cat: 1 to 10,000, by default 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveLimit(u16);

impl MoveLimit {
    /// The highest limit there is.
    pub const MAX: u16 = 10_000;

    /// A limit of so many plies.
    ///
    /// # Errors
    /// [`BadMoveLimit`](RuleError::BadMoveLimit) unless it is 1 to 10,000.
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

/// LeetCode's 1,000 plies.
impl Default for MoveLimit {
    fn default() -> Self {
        Self(1_000)
    }
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardEnding {
    /// A player reaches the food.
    Food,
    /// Cat and mouse are on one cell.
    Capture,
    /// The move limit is reached, and the cat wins.
    Limit,
}

impl BoardEnding {
    /// `"food"`, `"capture"` or `"limit"`, as in the JavaScript API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Food => "food",
            Self::Capture => "capture",
            Self::Limit => "limit",
        }
    }
}

/// A jump or a move limit that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleError {
    /// A jump that is not a whole number from 1 to 8.
    #[error("The {player}'s jump must be a whole number from 1 to 8, but is {given}.")]
    BadJump {
        /// Whose jump it is.
        player: Player,
        /// What was given, in words.
        given: String,
    },
    /// A move limit that is not a whole number from 1 to 10,000.
    #[error("The move limit must be a whole number from 1 to 10,000 plies, but is {given}.")]
    BadMoveLimit {
        /// What was given, in words.
        given: String,
    },
}

impl RuleError {
    /// The kind of mistake as a fixed word: `"bad-jump"` or `"bad-move-limit"`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadJump { .. } => "bad-jump",
            Self::BadMoveLimit { .. } => "bad-move-limit",
        }
    }
}
