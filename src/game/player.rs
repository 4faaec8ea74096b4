//! [`Player`]: who moves.

use std::fmt;

/// One of the two players. The mouse moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Wins by reaching the food.
    Mouse,
    /// Wins by catching the mouse, by reaching the food first, or by outlasting the move limit.
    Cat,
}

impl Player {
    /// Both players, the one who moves first first.
    pub const BOTH: [Self; 2] = [Self::Mouse, Self::Cat];

    /// The other player.
    ///
    /// ```
    /// # use cat_and_mouse::Player;
    /// assert_eq!(Player::Mouse.other(), Player::Cat);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Mouse => Self::Cat,
            Self::Cat => Self::Mouse,
        }
    }

    /// `"mouse"` or `"cat"`, as in the JavaScript API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Cat => "cat",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
