//! The numbers that stand for values of enums on their way to and from JavaScript.
//!
//! This is the only place that decides them. `objects.js` turns a number back into a name: its lists are in the same
//! order, which the test below checks.

use crate::board::piece::Piece;
use crate::board::rules::BoardEnding;
use crate::explore::search::Winner;
use crate::explore::what_if::Change;
use crate::game::player::Player;
#[cfg(feature = "web")]
use crate::graph::draft::Mark;
use crate::graph::labels::Label;
use crate::solution::decided::Rule;

/// An enum that crosses the boundary as a number.
pub(in crate::web) trait Wire {
    /// The index of the value's name in the list of `objects.js`, counted from 0.
    fn code(self) -> u8;
}

impl Wire for Player {
    fn code(self) -> u8 {
        match self {
            Self::Mouse => 0,
            Self::Cat => 1,
        }
    }
}

impl Wire for Piece {
    fn code(self) -> u8 {
        match self {
            Self::Cat => 0,
            Self::Mouse => 1,
            Self::Food => 2,
        }
    }
}

impl Wire for BoardEnding {
    fn code(self) -> u8 {
        match self {
            Self::Food => 0,
            Self::Capture => 1,
            Self::Limit => 2,
        }
    }
}

impl Wire for Rule {
    fn code(self) -> u8 {
        match self {
            Self::Over => 0,
            Self::OneMove => 1,
            Self::AllMoves => 2,
            Self::Undecided => 3,
        }
    }
}

impl Wire for Change {
    fn code(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Winner => 1,
            Self::Limit => 2,
            Self::Longer(_) => 3,
            Self::Shorter(_) => 4,
        }
    }
}

/// The labels are numbers in the JavaScript API too: see `StateLabels` in `types.d.ts`.
impl Wire for Label {
    fn code(self) -> u8 {
        match self {
            Self::Draw => 0,
            Self::Win => 1,
            Self::Lose => 2,
        }
    }
}

#[cfg(feature = "web")]
impl Wire for Mark {
    fn code(self) -> u8 {
        match self {
            Self::Lost => 0,
            Self::Won => 1,
        }
    }
}

/// The winner with this code in a wish for a board.
pub(in crate::web) const fn winner(code: u32) -> Winner {
    match code {
        0 => Winner::Forced(Player::Mouse),
        1 => Winner::Forced(Player::Cat),
        2 => Winner::Limit,
        _ => Winner::Any,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    /// The items of a list in `objects.js`, as they are written there.
    fn list(name: &str) -> Vec<&'static str> {
        let code = include_str!("../js/objects.js");
        let (_, list) = code.split_once(&format!("const {name} = [")).expect("the list is there");
        list.split_once(']').expect("it has an end").0.split(", ").collect()
    }

    fn check<T: Wire>(name: &str, values: impl IntoIterator<Item = (T, &'static str)>) {
        let mut codes: Vec<(u8, String)> =
            values.into_iter().map(|(value, name)| (value.code(), format!("\"{name}\""))).collect();
        codes.sort();
        let listed: Vec<(u8, String)> = (0..).zip(list(name).into_iter().map(str::to_owned)).collect();
        assert_eq!(codes, listed, "{name}");
    }

    #[test]
    fn the_lists_of_javascript_are_in_the_order_of_the_codes() {
        check("PLAYERS", Player::BOTH.map(|player| (player, player.name())));
        check("PIECES", Piece::ALL.map(|piece| (piece, piece.name())));
        check("MARKS", Mark::ALL.map(|mark| (mark, mark.name())));
        check(
            "ENDINGS",
            [(BoardEnding::Food, "food"), (BoardEnding::Capture, "capture"), (BoardEnding::Limit, "limit")],
        );
        check(
            "RULES",
            [
                (Rule::Over, "over"),
                (Rule::OneMove, "one-move"),
                (Rule::AllMoves, "all-moves"),
                (Rule::Undecided, "undecided"),
            ],
        );
        check(
            "CHANGES",
            [
                (Change::None, "none"),
                (Change::Winner, "winner"),
                (Change::Limit, "limit"),
                (Change::Longer(1), "longer"),
                (Change::Shorter(1), "shorter"),
            ],
        );
        // Winners are those of PLAYERS, then these.
        assert_eq!(list("WINNERS"), ["...PLAYERS", "\"limit\"", "null"]);
        let winners = [Winner::Forced(Player::Mouse), Winner::Forced(Player::Cat), Winner::Limit, Winner::Any];
        assert_eq!([0, 1, 2, 3].map(winner), winners);
    }
}
