//! [`Piece`]: what stands on a board.

use std::fmt;

use crate::game::player::Player;

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

/// The piece that the player moves.
impl From<Player> for Piece {
    fn from(player: Player) -> Self {
        match player {
            Player::Mouse => Self::Mouse,
            Player::Cat => Self::Cat,
        }
    }
}
