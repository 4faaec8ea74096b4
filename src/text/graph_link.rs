//! [`GraphLink`]: the text that holds a drawn graph, and one state of the game on it.

use std::fmt;
use std::str::FromStr;

use crate::engine::arena::State;
use crate::game::cell::Cell;
use crate::graph::draft::{GraphDraft, GraphKind};
use crate::graph::error::GraphError;
use crate::text::puzzle::{state_in, write_state};

/// A drawn graph, and one state of the game on it if the link is about one.
///
/// The state is written as that of a board is in a [`Link`](crate::Link): `m` and `c`, the nodes of mouse and cat, and `turn`.
/// A state that is not whole or cannot be is passed over: its graph is worth showing all the same. A graph of states has
/// no players, and its link names none.
///
/// ```
/// use cat_and_mouse::{Cell, GraphLink, Player, State};
///
/// let text = "graph=0-1.1-2.2-3&m=3&c=2&turn=cat";
/// let link: GraphLink = text.parse()?;
/// let [mouse, cat] = [3, 2].map(Cell::from_index);
/// assert_eq!(link.state, Some(State { mouse, cat, turn: Player::Cat }));
/// assert_eq!(link.to_string(), text);
///
/// let in_the_hole: GraphLink = "graph=0-1.1-2.2-3&m=3&c=0&turn=cat".parse()?;
/// assert_eq!(in_the_hole.state, None);
/// # Ok::<(), cat_and_mouse::GraphError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GraphLink {
    /// The graph.
    pub draft: GraphDraft,
    /// The state that the link is about.
    pub state: Option<State>,
}

impl fmt::Display for GraphLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draft.fmt(f)?;
        let state = self.state.filter(|_| self.draft.kind() == GraphKind::Game);
        state.map_or(Ok(()), |state| write_state(f, state, &Cell::index))
    }
}

/// Reads a fragment, with or without its `#`. Only a [`GraphDraft`] that cannot be read is an error.
impl FromStr for GraphLink {
    type Err = GraphError;

    #[inline(never)] // called from more than one place
    fn from_str(fragment: &str) -> Result<Self, GraphError> {
        let draft: GraphDraft = fragment.parse()?;
        let state = state_in(fragment, &|player, node| draft.standing(player, node).ok());
        Ok(Self { draft, state: state.filter(|_| draft.kind() == GraphKind::Game) })
    }
}
