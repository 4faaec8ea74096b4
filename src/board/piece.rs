//! [`Piece`]: the cat, the mouse or the food.

use crate::game::player::Player;

/// A piece. A complete board has exactly one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Piece {
    /// The cat, `C`.
    Cat,
    /// The mouse, `M`.
    Mouse,
    /// The food, `F`.
    Food,
}

impl Piece {
    /// All pieces, in the order of declaration.
    pub const ALL: [Self; 3] = [Self::Cat, Self::Mouse, Self::Food];

    /// The index in [`ALL`](Self::ALL), for arrays with an entry for each piece.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the piece in text: `C`, `M` or `F`.
    pub const fn letter(self) -> char {
        match self {
            Self::Cat => 'C',
            Self::Mouse => 'M',
            Self::Food => 'F',
        }
    }

    /// The piece with this letter; `None` for any other character.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'C' => Some(Self::Cat),
            'M' => Some(Self::Mouse),
            'F' => Some(Self::Food),
            _ => None,
        }
    }

    /// `"cat"`, `"mouse"` or `"food"`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The piece that this player moves.
impl From<Player> for Piece {
    fn from(player: Player) -> Self {
        match player {
            Player::Mouse => Self::Mouse,
            Player::Cat => Self::Cat,
        }
    }
}
