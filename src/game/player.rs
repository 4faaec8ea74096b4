//! [`Player`]: the mouse or the cat.

/// One of the two players. The mouse moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::IntoStaticStr, strum::EnumString)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[strum(serialize_all = "kebab-case")]
pub enum Player {
    /// Wins by reaching the food, on a graph the hole.
    Mouse,
    /// Wins by catching the mouse; on a board also by reaching the food first, or when the move limit is reached.
    Cat,
}

impl Player {
    /// Both players, in the order in which they move.
    pub const BOTH: [Self; 2] = [Self::Mouse, Self::Cat];

    /// The index in [`BOTH`](Self::BOTH), for arrays with an entry for each player.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

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
    pub fn name(self) -> &'static str {
        self.into()
    }
}
