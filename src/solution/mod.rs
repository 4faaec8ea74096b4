//! Solved boards and graphs: for every state its outcome, the ranked moves, the optimal line, the explanation, and the
//! grade of each move.

pub(crate) mod board;
pub(crate) mod decided;
pub(crate) mod explain;
pub(crate) mod grade;
pub(crate) mod graph;
pub(crate) mod graph_explain;
pub(crate) mod graph_proof;
pub(crate) mod graph_strategy;
pub(crate) mod opponent;
pub(crate) mod proof;
pub(crate) mod ranking;
pub(crate) mod shared;

pub use self::board::{BoardSolution, Outcome, solve_board};
pub use self::decided::{Decided, DecidedState, Rule};
pub use self::explain::{Cause, Choice, Explanation, OtherMove, Race};
pub use self::grade::{Grade, MoveGroup, Refutation, Verdict};
pub use self::graph::{GraphSolution, forced_at_start, solve_graph};
pub use self::graph_explain::{GraphCause, GraphExplanation};
pub use self::graph_proof::{GraphProof, Response};
pub use self::graph_strategy::{Strategy, StrategyEntry};
pub use self::opponent::Strength;
pub use self::proof::{Fork, OnlyMove, Proof, RouteCell};
pub use self::shared::{Line, RankedMove, Stats};
