//! [`label_states`]: retrograde analysis, the method that solves both games, for any directed graph of states.

/// The maximum number of states.
pub const MAX_STATES: usize = 1_000_000;

/// The maximum number of edges.
pub const MAX_EDGES: usize = 1_000_000;

/// The value of a state for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Label {
    /// Neither player can force a win: no move leads to a lost state, and not every move leads to a won state. Or the
    /// state has no moves, and the game is not over in it.
    Draw,
    /// The game is over and won, or some move leads to a state that is lost for the other player.
    Win,
    /// The game is over and lost, or every move leads to a state that is won for the other player.
    Lose,
}

impl Label {
    /// `"draw"`, `"win"` or `"lose"`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The labels of all states.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Labels {
    /// The label of each state.
    pub labels: Vec<Label>,
    /// For each state, the number of plies until the game is over if the winner plays for the fastest win and the
    /// loser delays as long as possible; [`Labels::NEVER`] in a draw.
    pub plies: Vec<u32>,
    /// The states that are not draws, in the order in which they were decided: states with fewer plies come first.
    pub order: Vec<u32>,
    /// For each state, the successor that decided it: for a won state, the lost successor with the fewest plies; for
    /// a lost state, the won successor with the most. [`Labels::NONE`] in a draw and where the game is over.
    pub through: Vec<u32>,
}

impl Labels {
    /// The entry of [`plies`](Self::plies) for a draw.
    pub const NEVER: u32 = u32::MAX;

    /// The entry of [`through`](Self::through) for "no state".
    pub const NONE: u32 = u32::MAX;
}

/// The list that names a state, and the index of the state in this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NamedIn {
    /// The list of edges. Each edge names two states: those of edge `n` have the indices `2 * n` and `2 * n + 1`.
    Edges(usize),
    /// The list of states in which the game is lost.
    Lost(usize),
    /// The list of states in which the game is won.
    Won(usize),
}

/// An error in a directed graph of states.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum LabelError {
    /// A number of states out of range.
    #[error("The number of states must be a whole number from 1 to 1,000,000, but is {given}.")]
    WrongStates {
        /// A description of the given value.
        given: String,
    },
    /// Edges that are not a list of pairs, or too many of them.
    #[error("The edges must be a Uint32Array of at most 1,000,000 pairs, but are {given}.")]
    WrongEdges {
        /// A description of the given value.
        given: String,
    },
    /// Something other than a list of states. Only JavaScript callers can cause this error.
    #[error("The {} states must be an array of at most 1,000,000 numbers, but are {given}.", list(*list_of))]
    WrongList {
        /// The list. The index inside this value has no meaning here.
        list_of: NamedIn,
        /// A description of the given value.
        given: String,
    },
    /// A state that does not exist.
    #[error("{} names state {given}, but the states are whole numbers from 0 to {}.", place(*named_in), states - 1)]
    NoSuchState {
        /// The list that names the state.
        named_in: NamedIn,
        /// The number of states.
        states: usize,
        /// A description of the state that is named.
        given: String,
    },
    /// A state that is listed both as lost and as won.
    #[error("State {state} is listed both as lost and as won.")]
    LostAndWon {
        /// The state.
        state: usize,
    },
}

impl LabelError {
    /// A stable code: `"bad-graph"`.
    pub const fn code(&self) -> &'static str {
        "bad-graph"
    }

    /// A stable code for the exact problem, such as `"no-such-state"`.
    pub fn problem(&self) -> &'static str {
        self.into()
    }
}

fn place(named_in: NamedIn) -> String {
    match named_in {
        NamedIn::Edges(place) => format!("Edge {}", place / 2),
        NamedIn::Lost(place) => format!("Entry {place} of the lost states"),
        NamedIn::Won(place) => format!("Entry {place} of the won states"),
    }
}

const fn list(list_of: NamedIn) -> &'static str {
    match list_of {
        NamedIn::Won(_) => "won",
        _ => "lost",
    }
}

/// Labels every state of a directed graph as won, lost or drawn for the player to move.
///
/// The function works backwards from the states in which the game is over:
///
/// - a state with a move to a lost state is won;
/// - a state whose moves all lead to won states is lost;
/// - every state that neither rule decides is a draw, and so is a state without moves, unless the game is over in it.
///
/// `edges` lists pairs of states, from and to, one pair after another. Edges from a state in which the game is over
/// are ignored. The running time is linear in the number of states and edges.
///
/// ```
/// use cat_and_mouse::graph::{Label, label_states};
///
/// // 0 → 1, 0 → 2, 1 → 3, 1 → 4, 4 → 2, 2 → 5, 5 → 1; the game is over and lost in state 3.
/// let edges = [0, 1, 0, 2, 1, 3, 1, 4, 4, 2, 2, 5, 5, 1];
/// let found = label_states(6, &edges, &[3], &[])?;
/// let names: Vec<&str> = found.labels.iter().map(|label| label.name()).collect();
/// assert_eq!(names, ["lose", "win", "win", "lose", "lose", "lose"]);
/// assert_eq!(found.plies, [4, 1, 3, 0, 4, 2]);
/// assert_eq!(found.order, [3, 1, 5, 2, 0, 4]);
///
/// // If the game is over and won in state 3, all other states are draws.
/// let found = label_states(6, &edges, &[], &[3])?;
/// assert_eq!(found.labels.iter().filter(|&&label| label == Label::Draw).count(), 5);
/// # Ok::<(), cat_and_mouse::graph::LabelError>(())
/// ```
///
/// # Errors
/// The first variant of [`LabelError`] that applies, in the order of declaration.
pub fn label_states(states: usize, edges: &[u32], lost: &[u32], won: &[u32]) -> Result<Labels, LabelError> {
    check(states, edges, lost, won)?;
    // The reversed edges in one array, `before`: the predecessors of state 0, then those of state 1, and so on. `ends`
    // holds the end of each state's part of the array.
    let mut ends = vec![0_u32; states + 1];
    let mut moves_left = vec![0_u32; states];
    let (pairs, _) = edges.as_chunks::<2>();
    for &[from, to] in pairs {
        ends[to as usize + 1] += 1;
        moves_left[from as usize] += 1;
    }
    for state in 0..states {
        ends[state + 1] += ends[state];
    }
    // Before this loop, `ends[state]` is the start of the part of `state`. Each stored predecessor raises it by one, so
    // after the loop it is the end of the part.
    let mut before = vec![0_u32; pairs.len()];
    for &[from, to] in pairs {
        let place = &mut ends[to as usize];
        before[*place as usize] = from;
        *place += 1;
    }

    let mut labels = vec![Label::Draw; states];
    let mut plies = vec![Labels::NEVER; states];
    let mut through = vec![Labels::NONE; states];
    let mut order = Vec::new();
    for (over, label) in [(lost, Label::Lose), (won, Label::Win)] {
        for &state in over {
            let known = &mut labels[state as usize];
            if *known == Label::Draw {
                *known = label;
                plies[state as usize] = 0;
                order.push(state);
            } else if *known != label {
                return Err(LabelError::LostAndWon { state: state as usize });
            }
        }
    }
    // `order` is also the queue. States leave it in order of plies, so the first lost successor that is found for a
    // state has the fewest plies, and the last won successor that is found has the most.
    let mut next = 0;
    while let Some(&decided) = order.get(next) {
        let state = decided as usize;
        let start = if state == 0 { 0 } else { ends[state - 1] };
        for &earlier in &before[start as usize..ends[state] as usize] {
            let at = earlier as usize;
            if labels[at] != Label::Draw {
                continue;
            }
            if labels[state] == Label::Lose {
                labels[at] = Label::Win;
            } else {
                moves_left[at] -= 1;
                if moves_left[at] > 0 {
                    continue;
                }
                labels[at] = Label::Lose;
            }
            plies[at] = plies[state] + 1;
            through[at] = decided;
            order.push(earlier);
        }
        next += 1;
    }
    Ok(Labels { labels, plies, order, through })
}

/// Checks everything except that no state is listed both as lost and as won.
fn check(states: usize, edges: &[u32], lost: &[u32], won: &[u32]) -> Result<(), LabelError> {
    if !(1..=MAX_STATES).contains(&states) {
        return Err(LabelError::WrongStates { given: states.to_string() });
    }
    let given = match edges.len() {
        length if length > 2 * MAX_EDGES => "more than that".to_owned(),
        length if length % 2 == 1 => format!("{length} numbers, an odd number"),
        _ => String::new(),
    };
    if !given.is_empty() {
        return Err(LabelError::WrongEdges { given });
    }
    let all_there = |list: &[u32], named_in: fn(usize) -> NamedIn| {
        let strange = list.iter().position(|&state| state as usize >= states);
        strange.map_or(Ok(()), |place| {
            Err(LabelError::NoSuchState { named_in: named_in(place), states, given: list[place].to_string() })
        })
    };
    all_there(edges, NamedIn::Edges)?;
    all_there(lost, NamedIn::Lost)?;
    all_there(won, NamedIn::Won)
}
