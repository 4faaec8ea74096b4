//! [`Game`]: a solved board or graph, with the same functions for both. A *place* is a board or a graph with both players
//! where they begin.

use std::collections::HashMap;

use cat_and_mouse::engine::Arena;
use cat_and_mouse::game::{Cells, Forced};
use cat_and_mouse::judge::Question;
use cat_and_mouse::solution::{BoardSolution, GraphSolution};
use cat_and_mouse::{Cell, Graph, MoveLimit, Player, State, solve_board, solve_graph};

/// The state in which both players are where they begin, and this player is to move.
pub fn start(place: &Question, turn: Player) -> State {
    match place {
        Question::Board { board, .. } => State { mouse: board.mouse(), cat: board.cat(), turn },
        Question::Graph(_) => State { mouse: Graph::MOUSE, cat: Graph::CAT, turn },
    }
}

/// Whether the mouse has no way to the food.
pub fn is_sealed(place: &Question) -> bool {
    let arena = arena(place);
    !arena.room(Player::Mouse, start(place, Player::Mouse).mouse).contains(arena.food())
}

pub fn arena(place: &Question) -> Arena {
    match place {
        Question::Board { board, jumps } => Arena::new(board, *jumps),
        Question::Graph(graph) => Arena::from(graph),
    }
}

/// The number of moves to a cell that the player cannot get to. It is larger than any real number of moves.
pub const NEVER: u8 = 100;

/// A solved board or graph.
pub struct Game {
    pub place: Question,
    arena: Arena,
    solution: Solution,
    /// For each cell of the mouse, the number of moves that the cat alone needs from each cell to get there.
    to_mouse: HashMap<Cell, [u8; 64]>,
    /// The number of moves that each player alone needs from each cell to the food.
    mouse_to_food: [u8; 64],
    cat_to_food: [u8; 64],
}

enum Solution {
    Board(BoardSolution),
    Graph(GraphSolution),
}

impl Game {
    pub fn new(place: Question) -> Self {
        let arena = arena(&place);
        let solution = match &place {
            Question::Board { board, jumps } => Solution::Board(solve_board(board, *jumps, MoveLimit::default())),
            Question::Graph(graph) => Solution::Graph(solve_graph(graph)),
        };
        let to_mouse = arena.floor().into_iter().map(|cell| (cell, walks(&arena, Player::Cat, cell))).collect();
        let [mouse_to_food, cat_to_food] =
            [Player::Mouse, Player::Cat].map(|player| walks(&arena, player, arena.food()));
        Self { place, arena, solution, to_mouse, mouse_to_food, cat_to_food }
    }

    pub const fn is_board(&self) -> bool {
        matches!(self.place, Question::Board { .. })
    }

    pub const fn arena(&self) -> &Arena {
        &self.arena
    }

    /// All states in which the game is not over.
    pub fn states(&self) -> Vec<State> {
        let cells: Vec<Cell> = self.arena.floor().into_iter().filter(|&cell| cell != self.arena.food()).collect();
        let pairs = cells.iter().flat_map(|&mouse| cells.iter().map(move |&cat| (mouse, cat)));
        let apart = pairs.filter(|(mouse, cat)| mouse != cat);
        apart.flat_map(|(mouse, cat)| Player::BOTH.map(|turn| State { mouse, cat, turn })).collect()
    }

    pub fn is_over(&self, state: State) -> bool {
        state.mouse == state.cat || [state.mouse, state.cat].contains(&self.arena.food())
    }

    /// The moves of the player to move, in the order in which the page lists them; empty if the game is over.
    pub fn moves(&self, state: State) -> Vec<Cell> {
        if self.is_over(state) {
            return Vec::new();
        }
        match self.place {
            Question::Board { .. } => self.arena.targets(state.turn, state.mover()).collect(),
            Question::Graph(_) => self.arena.reach(state.turn, Cells::of(state.mover())).into_iter().collect(),
        }
    }

    pub fn forced(&self, state: State) -> Option<Forced> {
        let forced = match &self.solution {
            Solution::Board(solution) => solution.forced(state).ok(),
            Solution::Graph(solution) => solution.forced(state).ok(),
        };
        forced.expect("both players are where they may be")
    }

    /// The player who can force a win; `None` in a draw.
    pub fn winner(&self, state: State) -> Option<Player> {
        self.forced(state).map(|forced| forced.winner)
    }

    /// The moves that keep the result. They are the right moves of a player who wins or holds a draw.
    pub fn right_moves(&self, state: State) -> Vec<Cell> {
        let winner = self.winner(state);
        self.moves(state).into_iter().filter(|&to| self.winner(state.after(to)) == winner).collect()
    }

    /// The only right move; `None` if several moves are right, or if the player has no other move.
    pub fn only_move(&self, state: State) -> Option<Cell> {
        match self.right_moves(state)[..] {
            [only] if self.moves(state).len() > 1 => Some(only),
            _ => None,
        }
    }

    /// The first of the best moves, as the perfect opponent and the optimal line make it.
    pub fn best_move(&self, state: State) -> Option<Cell> {
        match &self.solution {
            Solution::Board(solution) => Some(solution.moves(state).ok()?.first()?.to),
            Solution::Graph(solution) => Some(solution.moves(state).ok()?.first()?.to),
        }
    }

    /// The states of perfect play from this state on, each with its move, until the game is over; at most `most`
    /// states.
    pub fn line(&self, state: State, most: usize) -> Vec<(State, Cell)> {
        let next = |&(state, to): &(State, Cell)| {
            let state = state.after(to);
            Some((state, self.best_move(state)?))
        };
        let first = self.best_move(state).map(|to| (state, to));
        std::iter::successors(first, next).take(most).collect()
    }

    /// The number of moves that the mouse alone needs to the food.
    pub fn mouse_walk(&self, from: Cell) -> u8 {
        self.mouse_to_food[from.index()]
    }

    /// The number of moves that the cat alone needs to a mouse that does not move.
    pub fn cat_walk(&self, from: Cell, mouse: Cell) -> u8 {
        self.to_mouse[&mouse][from.index()]
    }

    /// The distances of this player from each of its goals, in moves. On a board, the cat has two goals: the mouse and,
    /// if there is a way, the food.
    pub fn distances(&self, state: State, player: Player) -> Vec<u8> {
        let to_food = self.cat_to_food[state.cat.index()];
        let second = Some(to_food).filter(|&walk| self.is_board() && player == Player::Cat && walk != NEVER);
        [self.distance(state, player)].into_iter().chain(second).collect()
    }

    /// The distance of this player from its first goal, in moves. The goal of the cat is the mouse, and the goal of the
    /// mouse is the food. For a mouse that cannot get to the food, the distance is larger the closer the cat is.
    pub fn distance(&self, state: State, player: Player) -> u8 {
        let between = self.cat_walk(state.cat, state.mouse);
        match player {
            Player::Cat => between,
            Player::Mouse => match self.mouse_walk(state.mouse) {
                NEVER => NEVER - between,
                walk => walk,
            },
        }
    }
}

/// The number of moves that the player needs from each cell to the cell `to`.
fn walks(arena: &Arena, player: Player, to: Cell) -> [u8; 64] {
    let mut walks = [NEVER; 64];
    for (moves, zone) in (0..).zip(arena.zones(player, to)) {
        for cell in zone {
            walks[cell.index()] = walks[cell.index()].min(moves);
        }
    }
    walks
}
