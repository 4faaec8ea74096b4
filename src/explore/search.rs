//! [`Search`]: a search for a board with given properties, by hill climbing ([`Climb`]).
//!
//! Each try changes a few walls or the cell of the food. A solved board gives the length of the win from every state.
//! So the best start is only looked up: the start from which the required winner takes longest. A climb goes on to the
//! changed board if the win from this start is at least as long as the win on the present board.

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::rules::{Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::explore::climb::{Climb, Landscape, Point};
use crate::explore::contested::{Required, Winner, is_contested, longest};
use crate::game::cell::{Cell, Cells};
use crate::game::dice::Dice;
use crate::game::player::Player;
use crate::game::state::Forced;
use crate::solution::board::{Outcome, forced_at_start, outcome_at_start, solve_board};
use crate::solution::grade::MoveGroup;
use crate::solution::shared::AnyOutcome;
use crate::text::setup::Setup;

/// The required properties of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The number of rows, 1 to 8.
    pub rows: u8,
    /// The number of columns, 1 to 8. The board must have at least three cells.
    pub cols: u8,
    /// Both jumps.
    pub jumps: Jumps,
    /// The move limit.
    pub move_limit: MoveLimit,
    /// The percentage of cells that are walls. A board found can differ by up to 10 percentage points. Only boards
    /// with fewer than five cells, or too little room for the walls beside the pieces, can differ by more.
    pub walls: u8,
    /// The required winner.
    pub winner: Winner,
    /// The minimum length of the forced win in plies. With 0 and [`Winner::Any`], the win need not be forced. Ignored
    /// with [`Winner::Nobody`].
    pub min_plies: u16,
    /// Whether there is a way from the mouse to the food; `None` if it does not matter.
    pub food: Option<bool>,
    /// Whether the game must be worth playing: the loser can get to at least three other cells, and the winner could
    /// throw the win away at each of its first three moves on the optimal line. If so, the win must be forced. Ignored
    /// with [`Winner::Nobody`].
    pub contested: bool,
}

/// A search that can be run in portions until it finds a board.
///
/// The same wish and seed always find the same boards, regardless of how the tries are split into portions.
///
/// ```
/// use cat_and_mouse::{Jumps, MoveLimit, Player};
/// use cat_and_mouse::explore::{Search, Winner, Wish};
///
/// let winner = Winner::Forced(Player::Mouse);
/// let (jumps, move_limit) = (Jumps::new(1, 1)?, MoveLimit::default());
/// let wish = Wish { rows: 8, cols: 8, jumps, move_limit, walls: 30, winner, min_plies: 31, food: None, contested: true };
/// let mut search = Search::new(wish, 1).ok_or("too small")?;
/// while !search.found() {
///     search.advance(100);
/// }
/// assert_eq!(search.outcome().winner, Player::Mouse);
/// assert!(search.outcome().plies >= Some(31));
/// println!("{} after {} tries", search.setup(), search.tried());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Search = Climb<Boards>;

/// The boards that a [`Search`] climbs through.
#[derive(Clone, Debug)]
pub struct Boards {
    wish: Wish,
    /// The minimum and maximum number of walls.
    walls: (u32, u32),
    dice: Dice,
    /// The player whose win this climb makes longer.
    winner: Player,
    /// The board that every climb starts from; `None` if climbs start from random boards.
    origin: Option<Board>,
    /// The cells that keep their content.
    locked: Cells,
}

/// With this number of cells or fewer, all boards are tried before the search begins: at most 10,752 boards.
const FEW_CELLS: u32 = 8;

impl Search {
    /// A search for a board with these properties, which has tried one random board; `None` if the board would have
    /// fewer than three cells, or more than eight rows or columns.
    pub fn new(wish: Wish, seed: u64) -> Option<Self> {
        let cells = BoardDraft::new(wish.rows, wish.cols)?.cells().count();
        if cells < 3 {
            return None;
        }
        let most = (cells * (u32::from(wish.walls) + 10) / 100).min(cells - 3);
        let least = (cells * u32::from(wish.walls.saturating_sub(10))).div_ceil(100).min(most);
        Some(Self::starting(wish, seed, (least, most), None, Cells::EMPTY))
    }

    /// A search that changes this board. Locked cells stay as they are: they gain or lose no wall and no piece. The
    /// board can have any number of walls. If either player may win, the search makes the present win of the board
    /// longer. `None` if the board does not have the size of the wish.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Jumps, MoveLimit};
    /// use cat_and_mouse::explore::{Search, Winner, Wish};
    /// use cat_and_mouse::game::Cells;
    ///
    /// let board = Board::from_rows(&["M....", ".....", ".....", "C...F"])?;
    /// let (jumps, move_limit) = (Jumps::new(1, 1)?, MoveLimit::default());
    /// let (winner, contested) = (Winner::Any, false);
    /// let wish = Wish { rows: 4, cols: 5, jumps, move_limit, walls: 0, winner, min_plies: 11, food: None, contested };
    /// let locked = Cells::of(board.cat()).with(board.food());
    /// let mut search = Search::from_board(wish, 1, &board, locked).ok_or("another size")?;
    /// search.advance(10_000);
    /// assert!(search.found() && search.setup().draft.content(board.food()) == board.draft().content(board.food()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_board(wish: Wish, seed: u64, board: &Board, locked: Cells) -> Option<Self> {
        if (wish.rows, wish.cols) != (board.rows(), board.cols()) {
            return None;
        }
        let walls = (0, wish.cells().count() - 3);
        Some(Self::starting(wish, seed, walls, Some(*board), locked))
    }

    fn starting(wish: Wish, seed: u64, walls: (u32, u32), origin: Option<Board>, locked: Cells) -> Self {
        let boards = Boards { wish, walls, dice: Dice::new(seed), winner: Player::Mouse, origin, locked };
        let mut search = Self::on(boards, wish.min_plies);
        search.is_impossible = search.knows_none();
        search
    }

    /// Whether no board can have the required properties, as far as is known: the properties contradict each other, no
    /// win is that long, or all boards of this small size were tried.
    fn knows_none(&self) -> bool {
        let Boards { wish, walls, locked, .. } = &self.landscape;
        let can_try_all = wish.cells().count() <= FEW_CELLS && locked.is_empty();
        !self.found() && (wish.is_impossible(*walls) || (can_try_all && !self.landscape.some_board_fits()))
    }

    /// Drops the requirement that the game is worth playing. The best board is kept. If it has the other required
    /// properties, the search has found it.
    pub fn drop_contested(&mut self) {
        self.landscape.wish.contested = false;
        let best = *self.best().0;
        let (_, length) = self.landscape.judge(&best);
        self.count_best_as(length);
        self.is_impossible = self.knows_none();
    }

    /// The best board so far, with the required jumps and move limit.
    pub fn setup(&self) -> Setup {
        let Wish { jumps, move_limit, .. } = self.landscape.wish;
        Setup { draft: (*self.best().0).into(), jumps, move_limit }
    }

    /// The outcome at the start of the best board so far.
    pub fn outcome(&self) -> Outcome {
        let Wish { jumps, move_limit, .. } = self.landscape.wish;
        outcome_at_start(self.best().0, jumps, move_limit)
    }
}

impl Landscape for Boards {
    type Place = Board;
    type Height = u16;

    fn start(&mut self) -> Point<Board, u16> {
        let board = self.origin.unwrap_or_else(|| random_board(&self.wish, self.walls, &mut self.dice));
        let (any, length) = self.judge(&board);
        let at_hand = self.origin.and_then(|board| forced_at_start(&board, self.wish.jumps));
        let height;
        (self.winner, height) = self.wish.required().to_climb(any, at_hand);
        Point { place: board, height, length }
    }

    fn changed(&mut self, board: &Board, least: u16) -> Option<Point<Board, u16>> {
        // Climbing makes forced wins longer, which does not help to find a board without a forced win. Such boards are
        // common, so each try is a new start, such as a random board.
        if self.wish.winner == Winner::Nobody {
            return Some(self.start());
        }
        let (mut walls, mut food) = (self.wish.cells() - board.floor(), board.food());
        // Half of the tries make one change, the other half make more. Two changes can move a wall. Many changes can
        // leave a local optimum.
        loop {
            let cell = self.wish.random_cell(&mut self.dice);
            let moves_food = self.dice.below(10) == 0;
            if self.locked.contains(cell) || (moves_food && self.locked.contains(food)) {
                // A locked cell keeps its content.
            } else if moves_food {
                food = cell;
            } else {
                walls = walls ^ Cells::of(cell);
            }
            if self.dice.below(2) == 0 {
                break;
            }
        }
        walls = walls.without(food);
        let (fewest, most) = self.walls;
        if !(fewest..=most).contains(&walls.count()) {
            return None;
        }
        let floor = self.wish.cells() - walls;
        let arena = Arena::of(floor, food, self.wish.jumps);
        let [cats, mice] = [board.cat(), board.mouse()]
            .map(|cell| if self.locked.contains(cell) { Cells::of(cell) } else { floor - self.locked });
        let mice = mice & self.wish.mice(&arena);
        let starts: Vec<(Cell, Cells)> = cats.without(food).into_iter().map(|cat| (cat, mice)).collect();
        // The mouse moves first and the winner moves last, so the mouse wins in an odd number of plies and the cat in
        // an even number.
        let lengths = (least.max(1 + self.winner as u16)..=self.wish.move_limit.plies()).step_by(2);
        let (plies, start) = longest(&Table::solve(&arena), self.winner, lengths, &starts, &mut self.dice)?;
        let board = self.wish.board(walls, [start.cat, start.mouse, food]);
        Some(Point { place: board, height: plies, length: self.wish.counted(&board, Some(plies)) })
    }
}

impl Boards {
    /// The player whose win a climb from this board may make longer, chosen at random, and the length of the board's win;
    /// `None` if it does not have the required winner.
    fn judge(&mut self, board: &Board) -> (Player, Option<u16>) {
        let any = Player::BOTH[self.dice.below(2) as usize];
        // A mouse that is walled off from the food never wins, so the player must be the cat.
        let any = if self.wish.food == Some(false) { Player::Cat } else { any };
        (any, self.wish.length(board))
    }

    /// Tries all boards of this size with an allowed number of walls. Returns whether one has the required properties.
    fn some_board_fits(&self) -> bool {
        let all = self.wish.cells();
        let cells: Vec<Cell> = all.into_iter().collect();
        for bits in 0..1_u32 << cells.len() {
            let chosen = (0..).zip(&cells).filter(|(place, _)| bits >> place & 1 == 1);
            let walls: Cells = chosen.map(|(_, &cell)| cell).collect();
            if !(self.walls.0..=self.walls.1).contains(&bits.count_ones()) {
                continue;
            }
            let free = all - walls;
            for cat in free {
                for mouse in free.without(cat) {
                    for food in free.without(cat).without(mouse) {
                        if self.wish.length(&self.wish.board(walls, [cat, mouse, food])) >= Some(self.wish.min_plies) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }
}

impl Wish {
    fn cells(&self) -> Cells {
        Cells::rectangle(self.rows, self.cols)
    }

    fn random_cell(&self, dice: &mut Dice) -> Cell {
        #[allow(clippy::cast_possible_truncation)] // below 8
        let mut below = |side: u8| dice.below(side.into()) as u8;
        Cell::at(below(self.rows), below(self.cols))
    }

    fn board(&self, walls: Cells, pieces: [Cell; 3]) -> Board {
        let draft = BoardDraft::of_parts((self.rows, self.cols), walls, pieces);
        let Ok(board) = Board::try_from(draft) else { unreachable!("all three pieces are there") };
        board
    }

    /// The cells on which the mouse may start.
    fn mice(&self, arena: &Arena) -> Cells {
        let room = || arena.room(Player::Mouse, arena.food());
        match self.food {
            None => Cells::ALL,
            Some(true) => room(),
            Some(false) => !room(),
        }
    }

    /// Whether no board with a number of walls in this range can have the properties, because they contradict each
    /// other, or because no win is that long.
    fn is_impossible(&self, (_, most): (u32, u32)) -> bool {
        self.required().is_too_long(|player| self.longest_win(player).min(self.move_limit.plies()))
            || (self.food == Some(false) && (self.winner == Winner::Forced(Player::Mouse) || most == 0))
    }

    /// A number of plies that no win of this player exceeds on a board of this size. For boards of up to 30 cells, it
    /// is the length of the longest win, because the census solved all of these boards.
    #[expect(clippy::match_same_arms, reason = "it is a table by size")]
    fn longest_win(&self, player: Player) -> u16 {
        let [mouse, cat] = match (self.rows.min(self.cols), self.rows.max(self.cols)) {
            (1, 3) => [1, 2],
            (1, 4) => [3, 2],
            (1, 5) => [5, 4],
            (1, 6) => [7, 6],
            (1, 7) => [9, 8],
            (1, 8) => [11, 10],
            (2, 2) => [1, 2],
            (2, 3) => [5, 4],
            (2, 4) => [7, 8],
            (2, 5) => [11, 10],
            (2, 6) => [13, 14],
            (2, 7) => [17, 16],
            (2, 8) => [19, 20],
            (3, 3) => [9, 8],
            (3, 4) => [13, 12],
            (3, 5) => [17, 18],
            (3, 6) => [23, 22],
            (3, 7) => [27, 26],
            (3, 8) => [31, 30],
            (4, 4) => [17, 18],
            (4, 5) => [23, 24],
            (4, 6) => [29, 54],
            (4, 7) => [35, 66],
            (5, 5) => [29, 84],
            (5, 6) => [37, 126],
            // Optimal play to a forced win repeats no state, so it has at most as many plies as there are states.
            (rows, cols) => [2 * (u16::from(rows) * u16::from(cols)).pow(2); 2],
        };
        if player == Player::Mouse { mouse } else { cat }
    }

    const fn required(&self) -> Required {
        Required { winner: self.winner, min_plies: self.min_plies, contested: self.contested }
    }

    /// The length of this board's win; `None` if the wrong player wins.
    fn length(&self, board: &Board) -> Option<u16> {
        let forced = forced_at_start(board, self.jumps).filter(|forced| forced.plies <= self.move_limit.plies());
        let is_placed = self.food.is_none() || self.mice(&Arena::new(board, self.jumps)).contains(board.mouse());
        self.counted(board, self.required().length(forced).filter(|_| is_placed))
    }

    /// The length by which the search judges a win of this length on this board: see [`Required::counted`].
    fn counted(&self, board: &Board, length: Option<u16>) -> Option<u16> {
        self.required().counted(length, || self.is_contested(board))
    }

    /// Whether the win is forced within the limit, in a game that is worth playing.
    fn is_contested(&self, board: &Board) -> bool {
        let solution = solve_board(board, self.jumps, self.move_limit);
        let start = solution.start();
        let Some(Forced { winner, .. }) = solution.verdict().in_time() else { return false };
        let moves = solution.line(start).map_or_else(|_| Vec::new(), |line| line.moves);
        is_contested(solution.arena(), start, winner, &moves, |at| {
            let keeps_win = |to| solution.outcome_after(at, to).group(winner) == MoveGroup::Winning;
            !solution.targets(at.state).all(keeps_win)
        })
    }
}

/// A random board with a number of walls in this range.
fn random_board(wish: &Wish, (least, most): (u32, u32), dice: &mut Dice) -> Board {
    let taken = least + dice.below(most - least + 1) + 3;
    let mut cells = Cells::EMPTY;
    let mut pieces = [Cell::at(0, 0); 3];
    while cells.count() < taken {
        let cell = wish.random_cell(dice);
        if !cells.contains(cell) {
            cells = cells.with(cell);
            // The last three cells get the pieces.
            pieces = [pieces[1], pieces[2], cell];
        }
    }
    wish.board(cells - pieces.into_iter().collect(), pieces)
}
