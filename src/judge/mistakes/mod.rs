//! The known mistakes. Each has a file with a solver as a student would write it, with one line wrong.
//!
//! The wrong line is marked `MISTAKE`. The comment names the rule that the line breaks, or what the line should do.
//! Where students make the mistake in several ways, the file lists them as variants. The solvers share only
//! [`textbook`]; none uses the engine.

pub(crate) mod cat_blocks_mouse;
pub(crate) mod cat_cannot_stay;
pub(crate) mod cat_enters_hole;
pub(crate) mod cat_moves_first;
pub(crate) mod catch_missed;
pub(crate) mod code;
pub(crate) mod degree_counts_hole;
pub(crate) mod depth_first_memory;
pub(crate) mod draw_counts;
pub(crate) mod edge_wraps;
pub(crate) mod few_sweeps;
pub(crate) mod food_blocks_cat;
pub(crate) mod full_jumps_only;
pub(crate) mod jumps_off_by_one;
pub(crate) mod jumps_swapped;
pub(crate) mod limit_too_low;
pub(crate) mod losses_not_counted;
pub(crate) mod players_swapped;
pub(crate) mod race_only;
pub(crate) mod textbook;
pub(crate) mod through_walls;
pub(crate) mod variant;
