//! What-ifs, searches for boards and graphs, the fewest changes that solve an exercise, an independent check of
//! results, and other ways to solve a board.

pub(crate) mod climb;
pub(crate) mod contested;
pub(crate) mod fewest_changes;
pub(crate) mod graph_search;
pub(crate) mod graph_what_if;
pub(crate) mod methods;
pub(crate) mod search;
pub(crate) mod verify;
pub(crate) mod what_if;

pub use self::climb::{Climb, Status};
#[doc(hidden)]
pub use self::climb::{Landscape, Point};
pub use self::contested::Winner;
#[doc(hidden)]
pub use self::fewest_changes::{Allowed, Way, allowed_edges, allowed_walls, fewest_edge_changes, fewest_wall_changes};
pub use self::graph_search::{GraphSearch, GraphWish, Graphs};
pub use self::graph_what_if::{EdgeEffect, EdgeEffects, StartEffects, edge_effects, start_effects};
pub use self::methods::{Comparison, MethodResult, compare_methods};
pub use self::search::{Boards, Search, Wish};
pub use self::verify::{Fault, FaultKind, verify, verify_graph};
#[doc(hidden)]
pub use self::verify::{faults, graph_faults};
pub use self::what_if::{
    Change, Effects, PieceEffects, WallChange, jump_table, piece_effects, wall_changes, wall_effects,
};
