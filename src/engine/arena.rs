//! [`Arena`]: the cells to which each player may go from each cell.

use crate::board::Board;
use crate::board::rules::Jumps;
use crate::game::cell::{Cell, Cells, Pair};
use crate::game::move_order::Targets;
use crate::game::player::Player;
use crate::graph::Graph;

/// The engine's view of a board or a graph: the cells, the food, and the moves of both players.
///
/// For a graph, the nodes are the cells, the hole is the food, and nobody may stay.
#[derive(Clone, Debug)]
pub struct Arena {
    floor: Cells,
    food: Cell,
    moves: Moves,
}

/// The moves of both players.
#[derive(Clone, Debug)]
pub(crate) enum Moves {
    /// On a board: a player jumps or stays.
    Jumps { mouse: Slides, cat: Slides },
    /// On a graph: a player moves along an edge.
    Edges(Graph),
}

impl Arena {
    /// The arena of a board with these jumps.
    pub fn new(board: &Board, jumps: Jumps) -> Self {
        Self::of(board.floor(), board.food(), jumps)
    }

    /// The arena of all boards with this floor and food. An arena does not depend on where the players start.
    pub fn of(floor: Cells, food: Cell, jumps: Jumps) -> Self {
        let slides = |player| Slides::new(floor, jumps.of(player));
        Self { floor, food, moves: Moves::Jumps { mouse: slides(Player::Mouse), cat: slides(Player::Cat) } }
    }

    /// The cells on which a player may stand. They include the hole of a graph, although only the mouse may enter it.
    pub const fn floor(&self) -> Cells {
        self.floor
    }

    /// The cell of the food, on a graph the hole.
    pub const fn food(&self) -> Cell {
        self.food
    }

    /// The cells to which the player can go in one move from any cell of the set.
    ///
    /// On a board the result includes the set itself, because staying is a move. Every move can be reversed, so these
    /// are also the cells *from* which the player can go to a cell of the set. The only exception is the hole of a
    /// graph, which the cat cannot enter.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Cell, Graph, Jumps, Player};
    /// use cat_and_mouse::engine::Arena;
    /// use cat_and_mouse::game::Cells;
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let arena = Arena::new(&board, Jumps::new(1, 2)?);
    /// // # # # # .   1: a cell that the mouse can reach
    /// // # . . . .   the wall above stops the mouse; along the row the mouse jumps at most two cells
    /// // 1 1 1 . .
    /// assert_eq!(arena.reach(Player::Mouse, Cells::of(Cell::new(2, 0).unwrap())), Cells(0x07_0000));
    ///
    /// let graph = Graph::new(&[&[1, 3][..], &[0], &[3], &[0, 2]])?;
    /// let arena = Arena::from(&graph);
    /// assert_eq!(arena.reach(Player::Mouse, Cells(0b1000)), Cells(0b0101));
    /// assert_eq!(arena.reach(Player::Cat, Cells(0b1000)), Cells(0b0100));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reach(&self, player: Player, from: Cells) -> Cells {
        match &self.moves {
            Moves::Jumps { mouse, cat } => match player {
                Player::Mouse => mouse.reach(from),
                Player::Cat => cat.reach(from),
            },
            Moves::Edges(graph) => graph.reach(player, from),
        }
    }

    /// The growing sets of cells that the player can reach from this cell: entry *n* holds the cells that take at most
    /// *n* moves, and the last entry holds all that can be reached. The other player is ignored.
    #[inline(never)]
    pub fn zones(&self, player: Player, from: Cell) -> Vec<Cells> {
        self.growing_zones(player, from).collect()
    }

    /// All cells that the player can reach from this cell, and the cell itself. The other player is ignored.
    pub fn room(&self, player: Player, from: Cell) -> Cells {
        self.growing_zones(player, from).last().unwrap_or_default()
    }

    /// Iterates over the same sets as [`zones`](Self::zones), and computes each on demand.
    pub(crate) fn growing_zones(&self, player: Player, from: Cell) -> impl Iterator<Item = Cells> {
        std::iter::successors(Some(Cells::of(from)), move |&zone| {
            // On a graph nobody may stay, so `reach` does not include `zone`, and the cells of `zone` must be added.
            let wider = zone | self.reach(player, zone);
            (wider != zone).then_some(wider)
        })
    }

    /// The first cell of `among` that the player can go to from this cell, in the order in which equally good moves are
    /// listed; `None` if the player can go to none of them.
    pub(crate) fn first_target(&self, player: Player, from: Cell, among: Cells) -> Option<Cell> {
        let cells = self.reach(player, Cells::of(from)) & among;
        match self.moves {
            Moves::Jumps { .. } => Targets::new(from, cells).next(),
            Moves::Edges(_) => cells.first(),
        }
    }

    pub(crate) const fn moves(&self) -> &Moves {
        &self.moves
    }

    /// The cells to which the player can go from this cell, in the order in which equally good moves on a board are
    /// listed: see [`Targets`].
    pub fn targets(&self, player: Player, from: Cell) -> Targets {
        Targets::new(from, self.reach(player, Cells::of(from)))
    }
}

impl From<&Graph> for Arena {
    fn from(graph: &Graph) -> Self {
        Self { floor: graph.nodes(), food: Graph::HOLE, moves: Moves::Edges(graph.clone()) }
    }
}

/// Jumps along rows and columns, stopped by walls, for a whole set of cells at a time.
///
/// In each direction a set spreads in at most three leaps: a leap shifts all cells of the set at once. After a leap of
/// one cell the set contains all cells at a distance of at most 1, after a leap of two all cells at a distance of at
/// most 3, and the third leap adds the rest of the jump. A leap may only cross floor. A mask holds all cells on which a
/// leap may land.
///
/// ```text
/// 1 . . . . . .    a set of one cell that spreads to the right with a jump of 4
/// 1 1 . . . . .    after a leap of 1
/// 1 1 1 1 . . .    after a leap of 2
/// 1 1 1 1 1 . .    after a leap of 1
/// ```
#[derive(Clone, Debug)]
pub(crate) struct Slides {
    jump: u8,
    /// For each leap, the cells on which it may land going right, down, left and up.
    landings: [[Cells; 4]; 3],
}

/// The lengths of the three leaps, in cells. They add up to the jump, or to 7 if the jump is longer; an unused leap is
/// 0.
const fn leaps(jump: u8) -> [u32; 3] {
    match jump {
        0 => [0, 0, 0],
        1 => [1, 0, 0],
        2 => [1, 1, 0],
        3 => [1, 2, 0],
        4 => [1, 2, 1],
        5 => [1, 2, 2],
        6 => [1, 2, 3],
        // A jump of 7 crosses the largest board.
        7.. => [1, 2, 4],
    }
}

impl Slides {
    fn new(floor: Cells, jump: u8) -> Self {
        // A shift to the right moves the end of the row above into column 0, so column 0 is masked. For a shift to the
        // left, column 7 is masked.
        let first_column = Cells(0x0101_0101_0101_0101);
        let right = floor - first_column;
        let left = floor - Cells(first_column.0 << 7);
        let landings = leaps(jump).map(|leap| {
            (1..leap).fold([right, floor, left, floor], |[r, d, l, u], step| {
                [
                    r & Cells(right.0 << step),
                    d & Cells(floor.0 << (8 * step)),
                    l & Cells(left.0 >> step),
                    u & Cells(floor.0 >> (8 * step)),
                ]
            })
        });
        Self { jump, landings }
    }

    /// The maximum jump, in cells.
    pub(crate) const fn jump(&self) -> u8 {
        self.jump
    }

    #[inline(never)] // it is long and has many callers
    pub(crate) fn reach(&self, from: Cells) -> Cells {
        let from = Pair::splat(from.0);
        let reached = match self.jump {
            1 => self.reach_within::<1>(from),
            2 => self.reach_within::<2>(from),
            3 => self.reach_within::<3>(from),
            4 => self.reach_within::<4>(from),
            5 => self.reach_within::<5>(from),
            6 => self.reach_within::<6>(from),
            _ => self.reach_within::<7>(from),
        };
        Cells(reached.to_array()[0])
    }

    /// The cells that can be reached from each of two sets. The jump is a compile-time constant, because in WebAssembly
    /// a shift by a constant takes a third of the instructions that a shift by a variable takes.
    #[inline]
    pub(crate) fn reach_within<const JUMP: u8>(&self, from: Pair) -> Pair {
        let [mut right, mut down, mut left, mut up] = [from; 4];
        for (leap, landing) in leaps(JUMP).into_iter().zip(&self.landings) {
            if leap > 0 {
                let landing = landing.map(|cells| Pair::splat(cells.0));
                right |= right << leap & landing[0];
                down |= down << (8 * leap) & landing[1];
                left |= left >> leap & landing[2];
                up |= up >> (8 * leap) & landing[3];
            }
        }
        right | down | left | up
    }
}
