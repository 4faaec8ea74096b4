//! Walks on a floor of two rooms: one player is in the room of the food, the other one in the other room.
//!
//! Nobody can disturb the walk, so its length is the distance to the food in moves, and no game has to be solved.

use crate::engine::{Jumps, Kind, Ledger};
use crate::room::{MAX, MAX_JUMP, Room};
use crate::shape::{Cells, Shape, Symmetry, each};

/// All that walks depend on: the two rooms of a floor, the shape, and the longest jump.
pub(crate) struct Walks<'a> {
    pub(crate) shape: &'a Shape,
    pub(crate) rooms: [Cells; 2],
    /// The longest jump on the floor.
    pub(crate) longest: usize,
}

/// The number of walks by jump of the walker and number of moves.
type Counts = [[u64; MAX]; MAX_JUMP + 1];

impl Walks<'_> {
    /// Counts all walks, and returns the number of moves of the longest. `symmetries` are those that leave the floor as
    /// it is, without the identity.
    pub(crate) fn count<'a>(
        &self,
        symmetries: &(impl Iterator<Item = &'a Symmetry> + Clone),
        ledger: &mut impl Ledger,
    ) -> usize {
        let order = 1 + symmetries.clone().count();
        let mut counts: Counts = [[0; MAX]; MAX_JUMP + 1];
        let mut furthest = 0;
        for [room, other] in self.in_turn() {
            furthest = furthest.max(self.count_in(room, other, symmetries, &mut counts));
        }
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

    /// The room of the food and the other room. Either room can be the room of the food, so there are two such pairs.
    const fn in_turn(&self) -> [[Cells; 2]; 2] {
        [self.rooms, [self.rooms[1], self.rooms[0]]]
    }

    /// Counts the walks in this room to all cells of the food at once: for each number of moves, the cells that are
    /// this number of moves away from each cell. Returns the number of moves of the longest walk.
    fn count_in<'a>(
        &self,
        room: Cells,
        other: Cells,
        symmetries: &(impl Iterator<Item = &'a Symmetry> + Clone),
        counts: &mut Counts,
    ) -> usize {
        if room.is_power_of_two() {
            return 0;
        }
        let others = |fixed: Cells| u64::from((other & fixed).count_ones());
        let (others_of_all, room) = (others(!0), Room::new(self.shape, room));
        let mut furthest = 0;
        for jump in 1..=room.longest {
            let mut reached: [Cells; MAX] = [0; MAX];
            for (cell, reached) in reached.iter_mut().enumerate().take(room.size()) {
                *reached = 1 << cell;
            }
            for moves in 1.. {
                let mut added = [0; MAX];
                for (cell, added) in added.iter_mut().enumerate().take(room.size()) {
                    let steps = room.steps(cell, 0, jump).iter();
                    *added = steps.fold(0, |all, &to| all | reached[usize::from(to)]) & !reached[cell];
                }
                let walks: u32 = added[..room.size()].iter().map(|cells| cells.count_ones()).sum();
                if walks == 0 {
                    break;
                }
                let mut count = u64::from(walks) * others_of_all;
                for symmetry in symmetries.clone() {
                    let cells = room.numbers(symmetry.fixed);
                    let walks: u32 = each(cells).map(|cell| (added[cell as usize] & cells).count_ones()).sum();
                    count += u64::from(walks) * others(symmetry.fixed);
                }
                // The longest jump of this room also stands for longer ones, which make a difference only in the other
                // room.
                let last = if jump == room.longest { self.longest } else { jump };
                for counts in &mut counts[jump..=last] {
                    counts[moves] += count;
                }
                furthest = furthest.max(moves);
                for (reached, added) in reached.iter_mut().zip(added) {
                    *reached |= added;
                }
            }
        }
        furthest
    }

    /// Calls `found` with all walks. Walks of the same food, jump and length are passed together.
    pub(crate) fn each(&self, mut found: impl FnMut(&Walk)) {
        for [room, other] in self.in_turn() {
            // The longest jump of this room also stands for longer ones, which make a difference only in the other
            // room.
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
    /// The cells on which the walker can begin.
    pub(crate) from: Cells,
    /// The cells on which the other player can be.
    pub(crate) other: Cells,
}
