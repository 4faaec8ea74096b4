//! [`GraphLayout`]: the edges of a graph.

use cat_and_mouse::engine::Arena;
use cat_and_mouse::judge::Question;
use cat_and_mouse::{Graph, State};

use super::climb::Layout;

#[derive(Clone)]
pub struct GraphLayout(pub Graph);

impl GraphLayout {
    /// A random tree with some more edges.
    pub fn random(nodes: usize, numbers: &mut fastrand::Rng) -> Self {
        let mut edges: Vec<(usize, usize)> = (1..nodes).map(|node| (numbers.usize(..node), node)).collect();
        edges.extend((0..nodes / 2).map(|_| (numbers.usize(..nodes), numbers.usize(..nodes))));
        let mut lists = vec![Vec::new(); nodes];
        for (from, to) in edges {
            set(&mut lists, from, to, true);
        }
        Self(Graph::new(&lists).expect("a tree with more edges"))
    }

    /// A graph of this size that contains the known graph `case`. Each further node has an edge to an earlier node.
    /// `None` if the known graph is larger.
    pub fn within(case: &str, nodes: usize, numbers: &mut fastrand::Rng) -> Option<Self> {
        let Ok(Question::Graph(graph)) = case.parse() else { return None };
        let mut lists = graph.lists();
        for node in lists.len()..nodes {
            lists.push(Vec::new());
            set(&mut lists, numbers.usize(..node), node, true);
        }
        (lists.len() == nodes).then_some(())?;
        Graph::new(&lists).ok().map(Self)
    }
}

/// Adds the edge if `there`, else removes it. A loop is never added.
fn set(lists: &mut [Vec<usize>], from: usize, to: usize, there: bool) {
    for (from, to) in [(from, to), (to, from)] {
        lists[from].retain(|&other| other != to);
        if there && from != to {
            lists[from].push(to);
        }
    }
}

impl Layout for GraphLayout {
    fn changed(&self, numbers: &mut fastrand::Rng) -> Option<Self> {
        let mut lists = self.0.lists();
        let any = |numbers: &mut fastrand::Rng| numbers.usize(..self.0.size());
        // Makes one change in half of the tries, two in a quarter, and so on.
        loop {
            let (node, other) = (any(numbers), any(numbers));
            let there = !lists[node].contains(&other);
            // Most pairs of nodes of a sparse graph have no edge, so most changes would add one. In half of these
            // cases, another edge of the node is removed, which moves the edge.
            if there && numbers.bool() && !lists[node].is_empty() {
                let old = lists[node][numbers.usize(..lists[node].len())];
                set(&mut lists, node, old, false);
            }
            set(&mut lists, node, other, there);
            if numbers.bool() {
                break;
            }
        }
        Graph::new(&lists).ok().map(Self)
    }

    fn arena(&self) -> Arena {
        Arena::from(&self.0)
    }

    /// Renumbers the nodes, so that the mouse stands on node 1 and the cat on node 2.
    fn question(&self, state: State) -> Question {
        Question::Graph(self.0.starting_from(state.mouse, state.cat).expect("players on different nodes with edges"))
    }
}
