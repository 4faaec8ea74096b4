//! The outlines of the pieces, shared by the board, the tool buttons and every other place that shows a piece.

use serde::Serialize;

use crate::board::piece::Piece;

/// The outline of a piece as SVG paths in a 100×100 box.
#[derive(Serialize)]
pub(super) struct Silhouette {
    /// The shape filled with the piece's colour.
    pub(super) body: &'static str,
    /// The details drawn on the body: eyes and nose, or the holes of the cheese.
    pub(super) marks: &'static str,
}

pub(super) const fn silhouette(piece: Piece) -> Silhouette {
    match piece {
        // A face with pointed ears.
        Piece::Cat => Silhouette {
            body: "M13 17C13 9 20 6 26 12L40 26Q50 23 60 26L74 12C80 6 87 9 87 17L89 54C90 78 73 93 50 93S10 78 11 54Z",
            marks: "M33 47C38 47 40 53 40 57S37 66 33 66 26 61 26 57 28 47 33 47Z\
                    M67 47C72 47 74 53 74 57S71 66 67 66 60 61 60 57 62 47 67 47Z\
                    M43 70H57L51 77V80Q56 84 61 80L62 83Q56 88 50 83 44 88 38 83L39 80Q44 84 49 80V77Z",
        },
        // A face that tapers to the nose, between two large round ears.
        Piece::Mouse => Silhouette {
            body: "M25 8A21 21 0 0 0 16 48Q17 60 23 69 35 92 50 92T77 69Q83 60 84 48A21 21 0 1 0 60 37Q50 33 40 37A21 21 0 0 0 25 8Z",
            marks: "M25 18A11 11 0 0 0 18 38Q20 38 22 36 25 31 33 35A11 11 0 0 0 25 18Z\
                    M75 18A11 11 0 0 1 82 38Q80 38 78 36 75 31 67 35A11 11 0 0 1 75 18Z\
                    M39 53A5 5 0 1 0 39 63 5 5 0 1 0 39 53Z\
                    M61 53A5 5 0 1 0 61 63 5 5 0 1 0 61 53Z\
                    M50 75A6.5 6 0 1 0 50 87 6.5 6 0 1 0 50 75Z",
        },
        // A wedge of cheese.
        Piece::Food => Silhouette {
            body: "M7 53L64 17Q68 15 72 17 90 27 93 49V78Q93 84 87 84H13Q7 84 7 78Z",
            marks: "M7 53H93V57H7Z\
                    M29 62A8 8 0 1 0 29 78 8 8 0 1 0 29 62Z\
                    M70 65A6 6 0 1 0 70 77 6 6 0 1 0 70 65Z\
                    M52 73A4.500 4.500 0 1 0 52 82 4.500 4.500 0 1 0 52 73Z\
                    M66 29A8 6 0 1 0 66 41 8 6 0 1 0 66 29Z",
        },
    }
}
