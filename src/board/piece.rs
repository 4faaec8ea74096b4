//! [`Piece`], what stands on a board, and [`Player`], who moves.

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
        self.piece().name()
    }

    /// The piece this player moves.
    pub const fn piece(self) -> Piece {
        match self {
            Self::Mouse => Piece::Mouse,
            Self::Cat => Piece::Cat,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a complete board holds exactly once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The cat, `C`.
    Cat,
    /// The mouse, `M`.
    Mouse,
    /// The food, `F`.
    Food,
}

impl Piece {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Cat, Self::Mouse, Self::Food];

    /// The letter that stands for the piece in a text.
    pub const fn letter(self) -> char {
        match self {
            Self::Cat => 'C',
            Self::Mouse => 'M',
            Self::Food => 'F',
        }
    }

    /// The piece of this letter, if it is one.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'C' => Some(Self::Cat),
            'M' => Some(Self::Mouse),
            'F' => Some(Self::Food),
            _ => None,
        }
    }

    /// `"cat"`, `"mouse"` or `"food"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cat => "cat",
            Self::Mouse => "mouse",
            Self::Food => "food",
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
