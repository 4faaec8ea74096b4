//! Walks on a floor of two rooms: one player is in the room of the food, the other one in the other room.
//!
//! Nobody can disturb the walk, so its length is the distance to the food in moves, and no game has to be solved.

use crate::engine::{Jumps, Kind, Ledger};
use crate::room::LONGEST_JUMP;
use crate::shape::{Cells, MOST_CELLS, Shape, Symmetry, each};

/// The rooms of a floor of two rooms, and what a walk depends on.
pub(crate) struct Walks<'a> {
    pub(crate) shape: &'a Shape,
    pub(crate) rooms: [Cells; 2],
    /// The longest jump on the floor.
    pub(crate) longest: usize,
}

/// The number of walks by jump of the walker and number of moves.
type Counts = [[u64; MOST_CELLS as usize]; LONGEST_JUMP + 1];

impl Walks<'_> {
    /// Counts all walks, and returns the number of moves of the longest. `symmetries` are those that leave the floor as it is, without the identity.
    pub(crate) fn count<'a>(
        &self,
        symmetries: &(impl Iterator<Item = &'a Symmetry> + Clone),
        ledger: &mut impl Ledger,
    ) -> usize {
        let order = 1 + symmetries.clone().count();
        let mut counts: Counts = [[0; MOST_CELLS as usize]; LONGEST_JUMP + 1];
        let mut furthest = 0;
        self.each(|walk| {
            furthest = furthest.max(walk.moves);
            let count = &mut counts[walk.jump][walk.moves];
            *count += u64::from(walk.from.count_ones()) * u64::from(walk.other.count_ones());
            for symmetry in symmetries.clone().filter(|symmetry| symmetry.fixed >> walk.food & 1 == 1) {
                let fixed = |cells: Cells| u64::from((cells & symmetry.fixed).count_ones());
                *count += fixed(walk.from) * fixed(walk.other);
            }
        });
        for (jump, counts) in counts.iter().enumerate().take(self.longest + 1).skip(1) {
            for (moves, &count) in counts.iter().enumerate().take(furthest + 1).skip(1) {
                for other in 1..=self.longest {
                    let mouse_walks = Jumps { cat: other, mouse: jump };
                    let cat_walks = Jumps { cat: jump, mouse: other };
                    ledger.count(order, Kind::MouseWalk, mouse_walks, moves, count);
                    ledger.count(order, Kind::CatWalk, cat_walks, moves, count);
                }
            }
        }
        furthest
    }

    /// Calls `found` with all walks, those of the same food, jump and length together.
    pub(crate) fn each(&self, mut found: impl FnMut(&Walk)) {
        for [room, other] in [self.rooms, [self.rooms[1], self.rooms[0]]] {
            // A jump that is too long for this room may fit into the other one.
            let fitting = self.longest.min(self.shape.longest_jump(room) as usize);
            for food in each(room) {
                for jump in 1..=fitting {
                    let same = jump..=if jump == fitting { self.longest } else { jump };
                    let mut reached = 1 << food;
                    for moves in 1.. {
                        let from = self.reach(jump, reached, room) & !reached;
                        if from == 0 {
                            break;
                        }
                        reached |= from;
                        for jump in same.clone() {
                            found(&Walk { food, jump, moves, from, other });
                        }
                    }
                }
            }
        }
    }

    /// The cells of the room that can be reached from these in one move.
    fn reach(&self, jump: usize, from: Cells, room: Cells) -> Cells {
        let mut ahead = [from; 4];
        (0..jump).fold(from, |reached, _| {
            ahead = self.shape.ahead(ahead).map(|cells| cells & room);
            ahead.into_iter().fold(reached, |reached, cells| reached | cells)
        })
    }
}

/// Walks to the same food in the same number of moves.
pub(crate) struct Walk {
    pub(crate) food: u32,
    pub(crate) jump: usize,
    pub(crate) moves: usize,
    /// Where the walker can begin.
    pub(crate) from: Cells,
    /// Where the other player can be.
    pub(crate) other: Cells,
}
