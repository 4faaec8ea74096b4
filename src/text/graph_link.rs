//! [`GraphLink`]: a link to a drawn graph, optionally to one state of the game on it.

use std::fmt;
use std::str::FromStr;

use crate::game::cell::Cell;
use crate::game::state::State;
use crate::graph::Graph;
use crate::graph::draft::{DraftNode, FinalResult, GraphDraft, GraphKind, add_number};
use crate::graph::error::GraphError;
use crate::text::fragment::{quoted, state_in, value, write_state};
use crate::text::graph_error::GraphTextError;

/// A drawn graph, optionally with one state of the game on it.
///
/// A link writes the state as a [`BoardLink`](crate::text::BoardLink) does: `m` and `c`, the nodes of mouse and cat,
/// and `turn`. If one of these is missing or impossible on the graph, the link is read as if it had no state. A graph
/// of states has no players, so its link never has a state.
///
/// ```
/// use cat_and_mouse::{Cell, Player, State};
/// use cat_and_mouse::text::GraphLink;
///
/// let text = "graph=0-1.1-2.2-3&m=3&c=2&turn=cat";
/// let link: GraphLink = text.parse()?;
/// let [mouse, cat] = [3, 2].map(|node| Cell::from_index(node).unwrap());
/// assert_eq!(link.state, Some(State { mouse, cat, turn: Player::Cat }));
/// assert_eq!(link.to_string(), text);
///
/// let in_the_hole: GraphLink = "graph=0-1.1-2.2-3&m=3&c=0&turn=cat".parse()?;
/// assert_eq!(in_the_hole.state, None);
/// # Ok::<(), cat_and_mouse::text::GraphTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GraphLink {
    /// The graph.
    pub draft: GraphDraft,
    /// The state, if the link names one.
    pub state: Option<State>,
}

impl fmt::Display for GraphLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.draft.fmt(f)?;
        let state = self.state.filter(|_| self.draft.kind() == GraphKind::Game);
        state.map_or(Ok(()), |state| write_state(f, state, &Cell::index))
    }
}

/// Reads a fragment, with or without its `#`. The only errors are those of reading the [`GraphDraft`] in it.
impl FromStr for GraphLink {
    type Err = GraphTextError;

    #[inline(never)] // one copy for all callers keeps the package small
    fn from_str(fragment: &str) -> Result<Self, GraphTextError> {
        let draft: GraphDraft = fragment.parse()?;
        let state = state_in(fragment, &|player, node| draft.check_node(player, node).ok());
        Ok(Self { draft, state: state.filter(|_| draft.kind() == GraphKind::Game) })
    }
}

/// The kind of graph in a link; `None` if the link has no graph.
#[inline(never)]
pub(crate) fn kind_of(fragment: &str) -> Option<GraphKind> {
    GraphKind::ALL.into_iter().find(|kind| value(fragment, kind.name()).is_some())
}

impl fmt::Display for GraphDraft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.kind().first();
        let mut text = String::from(self.kind().name());
        let mut separator = "=";
        // The code that reads a link takes the number of nodes from the highest node number in the link. If no edge
        // names the last node, this node is therefore written on its own.
        let last = self.nodes().len() - 1;
        let mut last_is_named = false;
        for (from, to) in self.edges() {
            last_is_named |= from == last || to == last;
            add_number(&mut text, separator, from + first);
            add_number(&mut text, "-", to + first);
            separator = ".";
        }
        if !last_is_named {
            add_number(&mut text, separator, last + first);
        }
        for result in FinalResult::ALL {
            let mut separator = match result {
                FinalResult::Lost => "&lost=",
                FinalResult::Won => "&won=",
            };
            for (node, each) in self.nodes().iter().enumerate() {
                if each.result == Some(result) {
                    add_number(&mut text, separator, node + first);
                    separator = ".";
                }
            }
        }
        if self.is_arranged() {
            let mut separator = "&at=";
            for DraftNode { position: (x, y), .. } in self.nodes() {
                add_number(&mut text, separator, (*x).into());
                add_number(&mut text, "-", (*y).into());
                separator = ".";
            }
        }
        f.write_str(&text)
    }
}

/// Reads a fragment, with or without its `#`. Positions are ignored unless there is one for each node.
impl FromStr for GraphDraft {
    type Err = GraphTextError;

    fn from_str(fragment: &str) -> Result<Self, GraphTextError> {
        let Some(kind) = kind_of(fragment) else {
            return Err(unreadable(fragment));
        };
        let mut draft = Self::empty(kind);
        let node_of = |number: u16| usize::from(number).wrapping_sub(kind.first());
        for [from, to] in pairs(fragment, kind.name())? {
            let is_loop = from == to;
            let to = if to == NONE { from } else { to };
            for number in [from, to] {
                let node = node_of(number);
                if node >= Graph::MAX_NODES {
                    return Err(GraphTextError::TooMany { given: number.to_string() });
                }
                draft.grow(node + 1);
            }
            if is_loop {
                return Err(GraphError::Loop { node: node_of(from), given: from.to_string() }.into());
            }
            if from != to {
                draft.set_edge(node_of(from), node_of(to), true);
            }
        }
        for result in FinalResult::ALL {
            for [number, other] in pairs(fragment, result.name())? {
                let node = node_of(number);
                // A game graph has no results, and a state has at most one result.
                let can_be = kind == GraphKind::States && node < draft.nodes().len() && other == NONE;
                if !can_be || draft.nodes()[node].result.is_some_and(|before| before != result) {
                    return Err(unreadable(&number.to_string()));
                }
                draft.mark(node, Some(result));
            }
        }
        let positions = pairs(fragment, "at")?;
        if positions.len() == draft.nodes().len() && positions.as_flattened().iter().all(|&number| number != NONE) {
            let side = u16::from(Self::SIDE);
            #[allow(clippy::cast_possible_truncation)] // at most the side
            for (node, [x, y]) in positions.into_iter().enumerate() {
                draft.set_position(node, (x.min(side) as u8, y.min(side) as u8));
            }
            draft.arrange();
        }
        Ok(draft)
    }
}

/// Stands for a missing number, such as the second number of a part with only one number.
const NONE: u16 = u16::MAX;

/// The parts of this key's value; empty if the key is missing. A part has one or two numbers of up to four digits.
///
/// The function reads byte by byte because the search functions of `str` would make the package several KB larger.
#[inline(never)]
fn pairs(fragment: &str, key: &str) -> Result<Vec<[u16; 2]>, GraphTextError> {
    let mut found = Vec::new();
    let Some(text) = value(fragment, key) else {
        return Ok(found);
    };
    let mut pair = [NONE; 2];
    let mut at = 0;
    let mut begun = 0;
    for index in 0..=text.len() {
        match text.as_bytes().get(index).copied().unwrap_or(b'.') {
            byte @ b'0'..=b'9' if pair[at] == NONE || pair[at] < 1000 => {
                let before = if pair[at] == NONE { 0 } else { pair[at] };
                pair[at] = 10 * before + u16::from(byte - b'0');
            }
            b'-' if at == 0 && pair[0] != NONE => at = 1,
            b'.' if pair[at] != NONE => {
                found.push(pair);
                (pair, at, begun) = ([NONE; 2], 0, index + 1);
            }
            _ => {
                let length = text.bytes().skip(begun).take_while(|&byte| byte != b'.').count();
                return Err(unreadable(text.get(begun..begun + length).unwrap_or_default()));
            }
        }
    }
    Ok(found)
}

#[inline(never)]
fn unreadable(part: &str) -> GraphTextError {
    GraphTextError::Unreadable { given: quoted(part) }
}
