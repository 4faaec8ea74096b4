//! The engine as compiled for browsers, with vector instructions that differ from a desktop's.

use cat_and_mouse::board::{BoardDraft, Piece};
use cat_and_mouse::explore::verify;
use cat_and_mouse::graph::label_states;
use cat_and_mouse::solution::GraphSolution;
use cat_and_mouse::{Board, Cell, Graph, Jumps, MoveLimit, Player, State, solve_board, solve_graph};
use wasm_bindgen_test::wasm_bindgen_test;

/// Numbers that are the same in every run, by Marsaglia's xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    fn one_to_eight(&mut self) -> u8 {
        u8::try_from(1 + self.below(8)).expect("at most 8")
    }

    fn board(&mut self) -> Board {
        loop {
            let mut draft = BoardDraft::new(self.one_to_eight(), self.one_to_eight()).expect("sides from 1 to 8");
            let walls = self.below(50);
            for cell in draft.cells() {
                draft.set_wall(cell, self.below(100) < walls);
            }
            for piece in Piece::ALL {
                let floor: Vec<_> = draft.floor().into_iter().collect();
                if !floor.is_empty() {
                    let place = usize::try_from(self.below(floor.len() as u64)).expect("at most 64");
                    draft.put(piece, floor[place]);
                }
            }
            // If a piece has replaced another piece, the board is incomplete, and the loop makes another board.
            if let Ok(board) = Board::try_from(draft) {
                return board;
            }
        }
    }

    fn jumps(&mut self) -> Jumps {
        Jumps::new(self.one_to_eight().into(), self.one_to_eight().into()).expect("1 to 8")
    }
}

#[wasm_bindgen_test]
fn every_state_is_right_in_a_browser_too() {
    let mut random = Random(1_728);
    for _ in 0..1_000 {
        let (board, jumps) = (random.board(), random.jumps());
        let solution = solve_board(&board, jumps, MoveLimit::default());
        assert_eq!(
            verify(&board, jumps, |state| solution.forced(state).expect("a state")),
            Ok(()),
            "{board} {jumps:?}"
        );
    }
    // For such long games, the table stores its rounds in binary, so this test covers the binary form too.
    for (board, jumps) in [
        (".F#...../.#..###./...#..../###..###/#...#M../..###C#./.#...##./...#....", (1, 1)),
        ("1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxC2/1x3xx1/3x3x", (1, 1)), // with draws
        ("C#....../M..####./###...../....####/.####.../......#./#######./F.......", (1, 1)),
    ] {
        let (board, jumps) = (board.parse().expect("a board"), Jumps::new(jumps.0, jumps.1).expect("1 to 8"));
        let solution = solve_board(&board, jumps, MoveLimit::default());
        assert_eq!(verify(&board, jumps, |state| solution.forced(state).expect("a state")), Ok(()), "{board}");
    }
}

/// Compares the engine with `label_states`, which gets only the states, as a directed graph.
#[wasm_bindgen_test]
fn the_engine_and_the_labels_agree_in_a_browser_too() {
    let mut random = Random(913);
    for _ in 0..300 {
        let (nodes, density) = (3 + random.below(48), 2 + random.below(40));
        let nodes = usize::try_from(nodes).expect("at most 50");
        let mut lists = vec![Vec::new(); nodes];
        for (one, other) in (0..nodes).flat_map(|one| (0..one).map(move |other| (one, other))) {
            if random.below(100) < density {
                lists[one].push(other);
                lists[other].push(one);
            }
        }
        let Ok(graph) = Graph::new(&lists) else { continue };
        compare(&lists, &solve_graph(&graph));
    }
}

fn compare(lists: &[Vec<usize>], solution: &GraphSolution) {
    let nodes = lists.len();
    let number = |state: State| {
        let place = (state.mouse.index() * nodes + state.cat.index()) * 2 + state.turn as usize;
        u32::try_from(place).expect("at most 64 * 64 * 2")
    };
    let (mut edges, mut lost, mut won) = (Vec::new(), Vec::new(), Vec::new());
    for state in solution.states() {
        let winner = match state {
            State { mouse: Graph::HOLE, .. } => Some(Player::Mouse),
            State { mouse, cat, .. } if mouse == cat => Some(Player::Cat),
            _ => None,
        };
        match winner {
            Some(winner) if winner == state.turn => won.push(number(state)),
            Some(_) => lost.push(number(state)),
            None => {
                let to = lists[state.mover().index()].iter().filter(|&&to| state.turn == Player::Mouse || to != 0);
                edges.extend(
                    to.flat_map(|&to| [number(state), number(state.after(Cell::from_index(to).expect("a node")))]),
                );
            }
        }
    }
    let labels = label_states(2 * nodes * nodes, &edges, &lost, &won).expect("a graph of states");
    for state in solution.states() {
        let at = number(state) as usize;
        let expected = match solution.forced(state).expect("a state") {
            None => ("draw", u32::MAX),
            Some(forced) if forced.winner == state.turn => ("win", forced.plies.into()),
            Some(forced) => ("lose", forced.plies.into()),
        };
        assert_eq!((labels.labels[at].name(), labels.plies[at]), expected, "{state:?} of {lists:?}");
    }
}
