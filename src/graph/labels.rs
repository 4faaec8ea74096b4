//! [`label_states`]: the idea under both games, for any directed graph of states.

/// How many states there may be.
pub const MOST_STATES: usize = 1_000_000;

/// How many edges there may be.
pub const MOST_EDGES: usize = 1_000_000;

/// What a state is for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// Neither player can force a win: no move leads to a lost state, and not all lead to won ones; or there is none.
    Draw,
    /// A move leads to a state that is lost for the other player.
    Win,
    /// The game is over and lost, or all moves lead to states that are won for the other player.
    Lose,
}

impl Label {
    /// `"draw"`, `"win"` or `"lose"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Win => "win",
            Self::Lose => "lose",
        }
    }
}

/// The labels of all states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// What each state is.
    pub labels: Vec<Label>,
    /// After how many moves the game is over when the winner hurries and the loser holds out; [`Labels::NEVER`] in a draw.
    pub plies: Vec<u32>,
    /// The states that are no draws, in the order in which they were decided: by plies.
    pub order: Vec<u32>,
    /// The state by which each was decided, with a move to it: the nearest lost one of a won state, the farthest won one
    /// of a lost state. [`Labels::NONE`] in a draw, and where the game is over.
    pub through: Vec<u32>,
}

impl Labels {
    /// The plies of a draw.
    pub const NEVER: u32 = u32::MAX;

    /// No state.
    pub const NONE: u32 = u32::MAX;
}

/// Where a state is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NamedIn {
    /// In the list of edges, at this place.
    Edges(usize),
    /// Among the states in which the game is lost, at this place.
    Lost(usize),
    /// Among those in which it is won.
    Won(usize),
}

/// What is wrong with a directed graph of states.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LabelError {
    /// Not so many states.
    #[error("The number of states must be a whole number from 1 to 1,000,000, but is {given}.")]
    WrongStates {
        /// What was given, in words.
        given: String,
    },
    /// Not a list of pairs, or a too long one.
    #[error("The edges must be a Uint32Array of pairs, at most 1,000,000 of them, but are {given}.")]
    WrongEdges {
        /// What was given, in words.
        given: String,
    },
    /// Not a list of states. Only JavaScript callers can get this wrong.
    #[error("The {} states must be an array of numbers, at most 1,000,000 of them, but are {given}.", list(*list_of))]
    WrongList {
        /// Which list it is.
        list_of: NamedIn,
        /// What was given, in words.
        given: String,
    },
    /// A state that is not there.
    #[error("{} names state {given}, but the states are whole numbers from 0 to {}.", place(*named_in), states - 1)]
    NoSuchState {
        /// Where it is named.
        named_in: NamedIn,
        /// How many states there are.
        states: usize,
        /// What is named, in words.
        given: String,
    },
    /// A state in which the game is both lost and won.
    #[error("State {state} is among the lost ones and among the won ones.")]
    LostAndWon {
        /// The state.
        state: usize,
    },
}

impl LabelError {
    /// The kind of mistake as a fixed word.
    pub const fn code(&self) -> &'static str {
        "bad-graph"
    }

    /// What exactly is wrong, as a fixed word: `"no-such-state"`, say.
    pub const fn problem(&self) -> &'static str {
        match self {
            Self::WrongStates { .. } => "wrong-states",
            Self::WrongEdges { .. } => "wrong-edges",
            Self::WrongList { .. } => "wrong-list",
            Self::NoSuchState { .. } => "no-such-state",
            Self::LostAndWon { .. } => "lost-and-won",
        }
    }
}

fn place(named_in: NamedIn) -> String {
    match named_in {
        NamedIn::Edges(place) => format!("Edge {}", place / 2),
        NamedIn::Lost(place) => format!("Place {place} of the lost states"),
        NamedIn::Won(place) => format!("Place {place} of the won states"),
    }
}

const fn list(list_of: NamedIn) -> &'static str {
    match list_of {
        NamedIn::Won(_) => "won",
        _ => "lost",
    }
}

/// Labels the states of a directed graph for the player to move there, backwards from those in which the game is over:
///
/// - a state with a move into a lost state is won;
/// - a state all of whose moves lead to won states is lost;
/// - what is never reached is a draw, and so is a state without moves in which the game is not over.
///
/// Edges are pairs of states, from and to, one behind the other; where the game is over they count for nothing. The time
/// it takes grows with the number of states and edges, and with nothing else.
///
/// ```
/// use cat_and_mouse::graph::{Label, label_states};
///
/// // 0 → 1, 0 → 2, 1 → 3, 1 → 4, 4 → 2, 2 → 5, 5 → 1; the game is over and lost in 3.
/// let edges = [0, 1, 0, 2, 1, 3, 1, 4, 4, 2, 2, 5, 5, 1];
/// let found = label_states(6, &edges, &[3], &[])?;
/// let names: Vec<&str> = found.labels.iter().map(|label| label.name()).collect();
/// assert_eq!(names, ["lose", "win", "win", "lose", "lose", "lose"]);
/// assert_eq!(found.plies, [4, 1, 3, 0, 4, 2]);
/// assert_eq!(found.order, [3, 1, 5, 2, 0, 4]);
///
/// // If it is over and won in 3, nobody ever wins elsewhere.
/// let found = label_states(6, &edges, &[], &[3])?;
/// assert_eq!(found.labels.iter().filter(|&&label| label == Label::Draw).count(), 5);
/// # Ok::<(), cat_and_mouse::graph::LabelError>(())
/// ```
///
/// # Errors
/// [`LabelError`], the first of its variants that applies, in their order.
pub fn label_states(states: usize, edges: &[u32], lost: &[u32], won: &[u32]) -> Result<Labels, LabelError> {
    check(states, edges, lost, won)?;
    // Going back from a state: for all states those before them, one list behind the other, and where each list ends.
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
    // Each list is filled from its start, which so moves to its end: the start of the next.
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
            if labels[state as usize] == Label::Draw {
                labels[state as usize] = label;
                plies[state as usize] = 0;
                order.push(state);
            }
        }
    }
    // What is decided waits here until those before it have been told. It is told in the order of plies: so the first lost
    // state that a state can move to is the nearest, and the last won one the farthest.
    let mut told = 0;
    while let Some(&told_of) = order.get(told) {
        let state = told_of as usize;
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
            through[at] = told_of;
            order.push(earlier);
        }
        told += 1;
    }
    Ok(Labels { labels, plies, order, through })
}

fn check(states: usize, edges: &[u32], lost: &[u32], won: &[u32]) -> Result<(), LabelError> {
    if !(1..=MOST_STATES).contains(&states) {
        return Err(LabelError::WrongStates { given: states.to_string() });
    }
    let given = match edges.len() {
        length if length > 2 * MOST_EDGES => "more".to_owned(),
        length if length % 2 == 1 => format!("{length} numbers, which make no pairs"),
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
    all_there(won, NamedIn::Won)?;
    let mut is_lost = vec![false; if won.is_empty() { 0 } else { states }];
    if !won.is_empty() {
        for &state in lost {
            is_lost[state as usize] = true;
        }
    }
    match won.iter().find(|&&state| is_lost[state as usize]) {
        Some(&state) => Err(LabelError::LostAndWon { state: state as usize }),
        None => Ok(()),
    }
}
