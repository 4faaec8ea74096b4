//! [`MistakeCode`]: the names of the known mistakes.

/// A known mistake of solutions. `docs/judging.md` describes each mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr)]
// The enum is not `non_exhaustive`, so that the compiler reports a code without a sentence in the command line.
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
    /// A depth-first search remembers results by the places of cat and mouse only, without the turn.
    TurnForgotten,
    /// The game goes on when cat and mouse meet: always, or after the moves of one player.
    CatchMissed,
    /// The player who is closer to the food or the hole is taken as the winner.
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
    /// The jumps of cat and mouse are swapped (*Cat and Mouse II* only).
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
    /// A state whose moves all lose is not recognised as lost, or a state with one losing move is taken as lost.
    LossesNotCounted,
    /// The number of the cat's moves includes the forbidden move into the hole (*Cat and Mouse* only).
    DegreeCountsHole,
    /// The answer does not depend on the question.
    AlwaysTheSame,
    /// A draw is answered with a number that is none of the three answers (*Cat and Mouse* only).
    DrawHasOtherNumber,
    /// Rows and columns are swapped: the solution fails only on boards that are not square (*Cat and Mouse II* only).
    RowsAndColumns,
}

impl MistakeCode {
    /// The name in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
