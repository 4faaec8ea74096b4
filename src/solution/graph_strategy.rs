//! [`Strategy`]: the cat's whole strategy on a graph, which a reader can check entry by entry. A *position* in this
//! file is a state with the mouse to move.

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::State;
use crate::graph::error::NodeError;
use crate::solution::graph::GraphSolution;
use crate::solution::graph_proof::Response;

/// The cat's responses in a state with the mouse to move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct StrategyEntry {
    /// The node of the mouse.
    pub mouse: Cell,
    /// The node of the cat.
    pub cat: Cell,
    /// The number of the cat's moves until it wins; `None` in a draw.
    pub moves: Option<u16>,
    /// The cat's response to each move of the mouse.
    pub responses: Vec<Response>,
}

/// Iterates over the entries of a strategy, and computes each entry on demand. See [`GraphSolution::strategy`].
#[derive(Clone, Debug)]
pub struct Strategy<'a> {
    solution: &'a GraphSolution,
    /// The positions found so far, as the nodes of mouse and cat.
    positions: Vec<(Cell, Cell)>,
    /// The number of positions whose entry has been returned.
    told: usize,
}

impl GraphSolution {
    /// The cat's complete strategy to win, or to keep the mouse out of the hole for ever. The entries are the positions
    /// that can follow from this state if the cat plays by the strategy, each with the cat's responses. There are no
    /// entries if the mouse wins, or in a draw that the cat need not defend because the mouse has no way to the hole or
    /// a player has no move.
    ///
    /// If the cat wins, each response catches the mouse or leads to another entry with fewer moves. In a draw, each
    /// response leads to an entry, and in no entry can the mouse go into the hole. This proves the result without the
    /// analysis.
    ///
    /// ```
    /// use cat_and_mouse::{Graph, solve_graph};
    ///
    /// let graph = Graph::new(&[&[2, 5][..], &[3], &[0, 4, 5], &[1, 4, 5], &[2, 3], &[0, 2, 3]])?;
    /// let solution = solve_graph(&graph);
    /// let positions = solution.strategy(solution.start())?.map(|entry| (entry.mouse.index(), entry.cat.index()));
    /// assert_eq!(positions.collect::<Vec<_>>(), [(1, 2), (3, 5), (4, 2)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`NodeError`] if a player is not on a node of the graph, or the cat is in the hole.
    pub fn strategy(&self, state: State) -> Result<Strategy<'_>, NodeError> {
        let (_, responses) = self.guard_and_responses(state, &self.explain(state)?);
        let mut strategy = Strategy { solution: self, positions: Vec::new(), told: 0 };
        if state.turn == Player::Cat {
            strategy.meet_all(&responses);
        } else if !responses.is_empty() {
            strategy.meet(state.mouse, state.cat);
        }
        Ok(strategy)
    }
}

impl Strategy<'_> {
    fn meet(&mut self, mouse: Cell, cat: Cell) {
        if !self.positions.contains(&(mouse, cat)) {
            self.positions.push((mouse, cat));
        }
    }

    /// Adds the positions after these responses, unless they end the game.
    fn meet_all(&mut self, responses: &[Response]) {
        for &Response { mouse, cat } in responses {
            if mouse != cat {
                self.meet(mouse, cat);
            }
        }
    }
}

impl Iterator for Strategy<'_> {
    type Item = StrategyEntry;

    fn next(&mut self) -> Option<StrategyEntry> {
        let &(mouse, cat) = self.positions.get(self.told)?;
        self.told += 1;
        let state = State { mouse, cat, turn: Player::Mouse };
        let explanation = self.solution.explain(state).ok()?;
        let (_, responses) = self.solution.guard_and_responses(state, &explanation);
        self.meet_all(&responses);
        let moves = explanation.forced.map(|forced| forced.moves(state.turn));
        Some(StrategyEntry { mouse, cat, moves, responses })
    }
}
