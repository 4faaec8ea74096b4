//! [`MistakeCode`]: the names of the known mistakes.

/// A known mistake. `docs/judging.md` describes each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr)]
// Not `non_exhaustive`: the command line has a sentence for each code, and the compiler reports a missing one.
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum MistakeCode {
    /// The solution gives up after too few moves.
    LimitTooLow,
    /// A game that nobody can win is scored as a win of the mouse.
    DrawCountsAsMouse,
    /// A game that nobody can win is scored as a win of the cat (*Cat and Mouse* only).
    DrawCountsAsCat,
    /// A depth-first search remembers results that are true only on the path on which they were found.
    DepthFirstMemory,
    /// A depth-first search remembers results for the two places only, without the turn.
    TurnForgotten,
    /// The game goes on when cat and mouse meet: always, or after the moves of one player.
    CatchMissed,
    /// The player who is closer to the food, or to the hole, wins.
    RaceOnly,
    /// The cat has to move (*Cat and Mouse II* only).
    CatCannotStay,
    /// The mouse cannot jump over the cat (*Cat and Mouse II* only).
    CatBlocksMouse,
    /// Jumps go through walls (*Cat and Mouse II* only).
    ThroughWalls,
    /// Jumps go on at another side when they leave the board (*Cat and Mouse II* only).
    EdgeWraps,
    /// A player always jumps as far as possible (*Cat and Mouse II* only).
    FullJumpsOnly,
    /// The cat's jump is taken for the mouse's (*Cat and Mouse II* only).
    JumpsSwapped,
    /// The cat moves first.
    CatMovesFirst,
    /// Cat and mouse are swapped.
    PlayersSwapped,
    /// The cat may enter the hole (*Cat and Mouse* only).
    CatEntersHole,
    /// Jumps are one cell too long or too short (*Cat and Mouse II* only).
    JumpsOffByOne,
    /// The cat cannot jump onto the food (*Cat and Mouse II* only).
    FoodBlocksCat,
    /// A state whose moves all lose is not found to be lost.
    LossesNotCounted,
    /// The number of the cat's moves includes the move into the hole, which is not allowed (*Cat and Mouse* only).
    DegreeCountsHole,
    /// The answer does not depend on the question.
    AlwaysTheSame,
    /// A draw is answered with a number that is none of the three answers (*Cat and Mouse* only).
    DrawHasOtherNumber,
    /// Rows and columns are swapped: the solution fails only on boards that are not square (*Cat and Mouse II* only).
    RowsAndColumns,
}

impl MistakeCode {
    /// All known mistakes.
    pub const ALL: [Self; 23] = [
        Self::LimitTooLow,
        Self::DrawCountsAsMouse,
        Self::DrawCountsAsCat,
        Self::DepthFirstMemory,
        Self::TurnForgotten,
        Self::CatchMissed,
        Self::RaceOnly,
        Self::CatCannotStay,
        Self::CatBlocksMouse,
        Self::ThroughWalls,
        Self::EdgeWraps,
        Self::FullJumpsOnly,
        Self::JumpsSwapped,
        Self::CatMovesFirst,
        Self::PlayersSwapped,
        Self::CatEntersHole,
        Self::JumpsOffByOne,
        Self::FoodBlocksCat,
        Self::LossesNotCounted,
        Self::DegreeCountsHole,
        Self::AlwaysTheSame,
        Self::DrawHasOtherNumber,
        Self::RowsAndColumns,
    ];

    /// The name in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
