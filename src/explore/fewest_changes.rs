//! Finds the fewest changes that reach the goal of an exercise, by trying sets of changes, the smallest first.

use crate::board::Board;
use crate::board::piece::Piece;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::graph::Graph;
use crate::graph::draft::GraphDraft;
use crate::text::exercise::Exercise;
use crate::text::setup::Setup;

/// The result of looking for the fewest changes that reach the goal of an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way<Change> {
    /// These changes reach the goal, and no fewer changes do. Empty if the goal is already met.
    Changes(Vec<Change>),
    /// No allowed changes reach the goal.
    Impossible,
    /// The search stopped early. Or the exercise has no maximum number of changes, and no changes of walls or edges
    /// reach its goal.
    Unknown,
}

/// The fewest walls to add or remove to meet the goal, with `turn` to move first. `go_on` is called after each board,
/// and returns whether to try another one. Pieces stay where they are. An exercise without a maximum number of changes
/// also lets pieces move, so it is never found to be impossible.
///
/// ```
/// use cat_and_mouse::Player;
/// use cat_and_mouse::explore::{Way, fewest_wall_changes};
/// use cat_and_mouse::text::{Exercise, Setup};
///
/// let setup: Setup = "board=M1F1C&cat=1&mouse=1".parse()?;
/// let exercise = Exercise::on_terms(setup, "goal=cat&walls=1")?.expect("it has terms");
/// let way = fewest_wall_changes(&exercise, &setup, Player::Mouse, || true);
/// assert_eq!(way, Way::Changes(vec![cat_and_mouse::Cell::new(0, 1).unwrap()])); // a wall between mouse and cheese
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fewest_wall_changes(
    exercise: &Exercise<Setup>,
    setup: &Setup,
    turn: Player,
    go_on: impl FnMut() -> bool,
) -> Way<Cell> {
    fewest(&allowed_walls(exercise, setup, turn), go_on)
}

/// The fewest edges to add or remove, found as in [`fewest_wall_changes`]. Each edge has its lower node first.
pub fn fewest_edge_changes(
    exercise: &Exercise<GraphDraft>,
    draft: &GraphDraft,
    turn: Player,
    go_on: impl FnMut() -> bool,
) -> Way<Edge> {
    fewest(&allowed_edges(exercise, draft, turn), go_on)
}

/// The ends of an edge, the lower node first.
type Edge = (usize, usize);

/// The changes of walls or edges that an exercise allows.
pub struct Allowed<Change, Reached> {
    /// Every change that can be made.
    pub changes: Vec<Change>,
    /// The maximum number of changes made together; `None` for no maximum.
    pub most: Option<u32>,
    /// Returns the board or graph after a set of changes, if it meets the goal.
    pub reached: Reached,
}

/// The walls that may be added or removed on the board of `setup`, with `turn` to move first.
pub fn allowed_walls(
    exercise: &Exercise<Setup>,
    setup: &Setup,
    turn: Player,
) -> Allowed<Cell, impl Fn(&[Cell]) -> Option<Board>> {
    let pieces = Piece::ALL.into_iter().filter_map(|piece| setup.draft.piece(piece));
    let fixed = pieces.fold(exercise.locked, Cells::with);
    let reached = move |changes: &[Cell]| {
        let mut setup = *setup;
        for &cell in changes {
            setup.draft.set_wall(cell, !setup.draft.walls().contains(cell));
        }
        let is_met = exercise.refusal(&setup).is_none() && exercise.progress(&setup, turn).is_met;
        Board::try_from(setup.draft).ok().filter(|_| is_met)
    };
    Allowed {
        changes: (setup.draft.cells() - fixed).into_iter().collect(),
        most: exercise.allowed.map(|most| most + exercise.changed(&setup.draft)),
        reached,
    }
}

/// The edges that may be added or removed in `draft`, with `turn` to move first. Each edge has its lower node first.
pub fn allowed_edges(
    exercise: &Exercise<GraphDraft>,
    draft: &GraphDraft,
    turn: Player,
) -> Allowed<Edge, impl Fn(&[Edge]) -> Option<Graph>> {
    let nodes: Vec<usize> =
        (0..draft.nodes().len()).filter(|&node| !exercise.locked.contains(Cell::nth(node))).collect();
    let ends = |(at, &from): (usize, &usize)| nodes[at + 1..].iter().map(move |&to| (from, to)).collect::<Vec<_>>();
    let reached = move |changes: &[Edge]| {
        let mut draft = *draft;
        for &(from, to) in changes {
            draft.set_edge(from, to, !draft.has_edge(from, to));
        }
        let is_met = exercise.refusal(&draft).is_none() && exercise.progress(&draft, turn).is_met;
        draft.graph().filter(|_| is_met)
    };
    Allowed {
        changes: nodes.iter().enumerate().flat_map(ends).collect(),
        most: exercise.allowed.map(|most| most + exercise.changed(draft)),
        reached,
    }
}

/// The smallest set of allowed changes that reaches the goal.
fn fewest<Change: Copy, Position>(
    allowed: &Allowed<Change, impl Fn(&[Change]) -> Option<Position>>,
    mut go_on: impl FnMut() -> bool,
) -> Way<Change> {
    let Allowed { changes: all, most, reached } = allowed;
    let most_places = most.map_or(all.len(), |most| all.len().min(most as usize));
    // The current set of changes, as indices in `all`, in increasing order.
    let mut places: Vec<usize> = Vec::new();
    loop {
        let changes: Vec<Change> = places.iter().map(|&place| all[place]).collect();
        if reached(&changes).is_some() {
            return Way::Changes(changes);
        }
        if !go_on() {
            return Way::Unknown;
        }
        // Go to the next set of the same size: raise the last index that can be raised by one, and set each index after
        // it to one more than the index before.
        let size = places.len();
        let end = |index: usize| all.len() - size + index;
        if let Some(index) = (0..size).rev().find(|&index| places[index] < end(index)) {
            let first = places[index] + 1;
            for (place, next) in places[index..].iter_mut().zip(first..) {
                *place = next;
            }
        } else if size < most_places {
            places = (0..=size).collect();
        } else {
            return if most.is_some() { Way::Impossible } else { Way::Unknown };
        }
    }
}
