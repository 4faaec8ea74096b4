//! [`Counter`]: enters sets of walls into a tally.

use std::sync::Arc;

use crate::engine::Engine;
use crate::shape::{Cells, Shape};
use crate::tally::Tally;

/// Enters sets of walls into a tally, and solves the games on them.
#[derive(Default)]
pub struct Counter {
    engine: Engine,
}

impl Counter {
    /// Enters these walls, if they leave some floor and are the smallest of their symmetric images.
    #[inline]
    pub fn enter(&mut self, walls: Cells, tally: &mut Tally) {
        if tally.shape().is_smallest(walls) && walls != tally.shape().all() {
            self.enter_smallest(walls, tally);
        }
    }

    fn enter_smallest(&mut self, walls: Cells, tally: &mut Tally) {
        let shape = Arc::clone(tally.shape());
        let floor = shape.all() & !walls;
        let symmetries = shape.stabiliser(walls);
        let order = symmetries.clone().count() as u64 + 1;
        let fixed = symmetries.clone().map(|symmetry| u64::from((symmetry.fixed & floor).count_ones()));
        let cells = u64::from(floor.count_ones());
        tally.wall_sets += 1;
        tally.images += (shape.symmetries().len() as u64 + 1) / order;
        tally.foods += (cells + fixed.sum::<u64>()) / order;
        // Games are counted only on floors with room for all three pieces. A smaller floor is still solved, because it
        // may have hunts, whose food stands outside the floor.
        if cells >= 3 {
            tally.solves += cells * u64::from(shape.longest_jump(floor)).pow(2);
        }

        let room = shape.room(floor, floor & floor.wrapping_neg());
        let rest = floor & !room;
        if rest == 0 {
            let outside = outside(&shape, floor);
            tally.begin(floor, outside);
            self.engine.solve(&shape, floor, outside, symmetries, tally);
        } else if shape.room(rest, rest & rest.wrapping_neg()) == rest {
            tally.walk(floor, [room, rest]);
        } else {
            // With three rooms or more, either one room has no piece, so the board is not in its normal form, or each
            // room has one piece, so nobody wins.
            return;
        }
        tally.add_to_sample(walls);
    }
}

/// The cells for the food of a [`Kind::Hunt`], which nobody can reach. They are neither part of this floor nor beside
/// it.
pub fn outside(shape: &Shape, floor: Cells) -> Cells {
    shape.all() & !shape.grown(floor)
}
