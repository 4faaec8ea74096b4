//! [`Search`]: a search for a board with given properties, by hill climbing.
//!
//! Each try changes a few walls or the cell of the food. A solved board gives the length of the win from every state,
//! so the best start for the players is read off rather than searched for: the one from which the required winner
//! takes longest. The change is kept if this win is at least as long as before. Equal length is accepted because most
//! changes have no effect on their own, but make a later improvement possible.

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::rules::{Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::dice::Dice;
use crate::game::player::Player;
use crate::game::state::{Forced, Move, State, StateAtPly};
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
    /// with [`Winner::Limit`].
    pub min_plies: u16,
    /// Whether there is a way from the mouse to the food; `None` if it does not matter.
    pub food: Option<bool>,
    /// Whether the game must be worth playing: the loser can get to at least three other cells, and the winner can throw the
    /// win away with each of its first three moves on the optimal line. The win must then be forced. Ignored with
    /// [`Winner::Limit`].
    pub contested: bool,
}

/// The number of other cells that the loser of a contested game can get to, alone on the board.
const LEAST_ROOM: u32 = 3;

/// The number of moves with which the winner of a contested game can throw the win away, if the game is that long.
const DIFFICULT_MOVES: usize = 3;

/// The required winner of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Either player.
    Any,
    /// This player, by a forced win within the limit.
    Forced(Player),
    /// The cat, by the move limit: nobody can force a win within it.
    Limit,
}

/// How a search stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Status {
    /// The best board may still become better.
    Searching,
    /// The best board has the required properties.
    Found,
    /// The last 50,000 tries were no better than the best board. The search can go on, but there may be no better board.
    Stuck,
    /// No board has these properties: they contradict each other, or no win takes so long, or all boards of few cells were
    /// tried.
    Impossible,
}

impl Status {
    /// `"searching"`, `"found"`, `"stuck"` or `"impossible"`, as in the JavaScript API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Searching => "searching",
            Self::Found => "found",
            Self::Stuck => "stuck",
            Self::Impossible => "impossible",
        }
    }
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
#[derive(Clone, Debug)]
pub struct Search {
    wish: Wish,
    /// The minimum and maximum number of walls.
    walls: (u32, u32),
    dice: Dice,
    tried: u64,
    /// The current board of the climb, the player whose win it makes longer, and the length of this win in plies; 0
    /// when the climb has just started.
    board: Board,
    winner: Player,
    plies: u16,
    /// The number of tries since the win last became longer.
    idle: u32,
    best: Board,
    /// The length of the best board's win in plies; `None` if it has the wrong winner.
    length: Option<u16>,
    /// The number of tries when the best board was found.
    best_tried: u64,
    /// The board that every climb starts from; `None` if it is a random one.
    origin: Option<Board>,
    /// The cells that keep their content.
    locked: Cells,
    /// Whether no board has the required properties.
    is_impossible: bool,
}

/// With this number of cells or fewer, all boards are tried before the search begins: at most 10,752.
const FEW_CELLS: u32 = 8;

/// The number of tries without progress after which the search restarts from a random board.
pub(crate) const PATIENCE: u32 = 10_000;

/// The number of tries without a better board after which the search is stuck: several climbs.
pub(crate) const STUCK: u64 = 50_000;

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
        let (walls, mut dice) = ((least, most), Dice::new(seed));
        let board = random_board(&wish, walls, &mut dice);
        let mut search = Self::starting(wish, walls, dice, board);
        search.is_impossible = search.knows_none();
        Some(search)
    }

    /// A search that changes this board, and leaves the locked cells as they are: no wall or piece comes or goes there.
    /// It can have any number of walls. If either player may win, it makes the win longer that this board has. `None` if
    /// the board does not have the size of the wish.
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
        let mut search = Self::starting(wish, walls, Dice::new(seed), *board);
        (search.origin, search.locked) = (Some(*board), locked);
        search.start_from_origin();
        search.is_impossible = search.knows_none();
        Some(search)
    }

    fn starting(wish: Wish, walls: (u32, u32), mut dice: Dice, board: Board) -> Self {
        let (winner, length) = wish.judge(&board, &mut dice);
        Self {
            wish,
            walls,
            dice,
            tried: 1,
            board,
            winner,
            plies: 0,
            idle: 0,
            best: board,
            length,
            best_tried: 1,
            origin: None,
            locked: Cells::EMPTY,
            is_impossible: false,
        }
    }

    /// Whether it is known that no board has the required properties: they contradict each other, or no win is that long, or
    /// the few boards of this size were all tried.
    fn knows_none(&self) -> bool {
        let can_try_all = self.wish.cells().count() <= FEW_CELLS && self.locked.is_empty();
        !self.found() && (self.wish.is_impossible(self.walls) || (can_try_all && !self.some_board_fits()))
    }

    /// Tries all boards of this size with as many walls as allowed.
    fn some_board_fits(&self) -> bool {
        let mut dice = self.dice.clone();
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
                        let (_, length) = self.wish.judge(&self.wish.board(walls, [cat, mouse, food]), &mut dice);
                        if length >= Some(self.wish.min_plies) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Tries up to this many more boards, and stops early when one is found.
    pub fn advance(&mut self, tries: u32) {
        for _ in 0..tries {
            if self.found() {
                break;
            }
            self.tried += 1;
            self.idle += 1;
            // Climbing makes forced wins longer, which is no use if there should be none. Such boards are common
            // enough to
            // be found at random.
            let length = if self.wish.winner == Winner::Limit || self.idle > PATIENCE {
                self.start_again()
            } else {
                self.climb()
            };
            if length > self.length {
                (self.best, self.length, self.best_tried) = (self.board, length, self.tried);
            }
        }
    }

    /// Forgets the best board and starts again, to find another one.
    pub fn seek_another(&mut self) {
        self.tried += 1;
        self.length = self.start_again();
        (self.best, self.best_tried) = (self.board, self.tried);
    }

    /// From now on, the game need not be worth playing. The best board is kept, and found if it has the other required
    /// properties.
    pub fn drop_contested(&mut self) {
        self.wish.contested = false;
        self.length = self.wish.judge(&self.best, &mut self.dice).1;
        (self.best_tried, self.idle) = (self.tried, 0);
        self.is_impossible = self.knows_none();
    }

    /// How the search stands.
    pub fn status(&self) -> Status {
        if self.found() {
            Status::Found
        } else if self.is_impossible {
            Status::Impossible
        } else if self.tried - self.best_tried >= STUCK {
            Status::Stuck
        } else {
            Status::Searching
        }
    }

    /// Whether the best board has the required properties.
    pub fn found(&self) -> bool {
        self.length.is_some_and(|length| length >= self.wish.min_plies)
    }

    /// The number of boards tried, including the first.
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// The best board so far, with the required jumps and move limit.
    pub fn setup(&self) -> Setup {
        Setup { draft: self.best.into(), jumps: self.wish.jumps, move_limit: self.wish.move_limit }
    }

    /// The outcome at the start of the best board so far.
    pub fn outcome(&self) -> Outcome {
        self.wish.outcome(&self.best)
    }

    fn start_again(&mut self) -> Option<u16> {
        self.board = self.origin.unwrap_or_else(|| random_board(&self.wish, self.walls, &mut self.dice));
        let length;
        (self.winner, length) = self.wish.judge(&self.board, &mut self.dice);
        (self.plies, self.idle) = (0, 0);
        self.start_from_origin();
        length
    }

    /// A climb from a board at hand makes the win longer that this board has.
    fn start_from_origin(&mut self) {
        let forced = forced_at_start(&self.board, self.wish.jumps).filter(|_| self.origin.is_some());
        if let Some(Forced { winner, plies }) = forced {
            if self.wish.winner == Winner::Any {
                self.winner = winner;
            }
            if self.winner == winner {
                self.plies = plies;
            }
        }
    }

    /// Tries a changed board, and moves to it if its win is at least as long. Returns that length, or `None` if it is
    /// shorter.
    fn climb(&mut self) -> Option<u16> {
        let (mut walls, mut food) = (self.wish.cells() - self.board.floor(), self.board.food());
        // Half of the tries make one change, the others more. Two changes can move a wall; many can leave a local
        // optimum.
        loop {
            let cell = self.wish.random_cell(&mut self.dice);
            let moves_food = self.dice.below(10) == 0;
            if self.locked.contains(cell) || (moves_food && self.locked.contains(food)) {
                // It stays as it is.
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
        let (least, most) = self.walls;
        if !(least..=most).contains(&walls.count()) {
            return None;
        }
        let (plies, cat, mouse) = self.longest(walls, food)?;
        self.board = self.wish.board(walls, [cat, mouse, food]);
        if plies > self.plies {
            (self.plies, self.idle) = (plies, 0);
        }
        self.wish.counted(&self.board, Some(plies))
    }

    /// The longest win within the limit, in plies, and the cells where cat and mouse start for it; `None` if it is
    /// shorter than the current one.
    fn longest(&mut self, walls: Cells, food: Cell) -> Option<(u16, Cell, Cell)> {
        let floor = self.wish.cells() - walls;
        let arena = Arena::of(floor, food, self.wish.jumps);
        let table = Table::solve(&arena);
        let winner = self.winner;
        let [cats, mice] = [self.board.cat(), self.board.mouse()]
            .map(|cell| if self.locked.contains(cell) { Cells::of(cell) } else { floor - self.locked });
        let mice = mice & self.wish.mice(&arena);
        // The mouse moves first and the winner moves last, so the mouse wins in an odd number of plies and the cat in
        // an even number. If there is a win in n plies, there is one in n - 2, two plies further along the line.
        let mut plies = self.plies.max(1 + winner as u16);
        let mut longest = None;
        while plies <= self.wish.move_limit.plies() {
            let forced = Forced { winner, plies };
            // Choose one of the starts with this result, all with equal probability.
            let (mut start, mut starts) = (None, 0);
            for cat in cats.without(food) {
                for mouse in table.mice(Player::Mouse, cat, forced) & mice {
                    starts += 1;
                    if self.dice.below(starts) == 0 {
                        start = Some((cat, mouse));
                    }
                }
            }
            let Some((cat, mouse)) = start else { break };
            // The table's sets are meaningless for more plies than it has layers.
            if table.forced(State { mouse, cat, turn: Player::Mouse }) != Some(forced) {
                break;
            }
            longest = Some((plies, cat, mouse));
            plies += 2;
        }
        longest
    }
}

impl Wish {
    /// All cells of the board.
    fn cells(&self) -> Cells {
        Cells::rectangle(self.rows, self.cols)
    }

    /// A random cell of the board.
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
        let room = || arena.zones(Player::Mouse, arena.food()).pop().unwrap_or_default();
        match self.food {
            None => Cells::ALL,
            Some(true) => room(),
            Some(false) => !room(),
        }
    }

    /// Whether the properties contradict each other, with a number of walls in this range.
    fn is_impossible(&self, (_, most): (u32, u32)) -> bool {
        let is_too_long = |player| self.min_plies > self.longest_win(player).min(self.move_limit.plies());
        let no_win_is_long_enough = match self.winner {
            Winner::Forced(player) => is_too_long(player),
            Winner::Any => Player::BOTH.into_iter().all(is_too_long),
            Winner::Limit => false,
        };
        no_win_is_long_enough
            || (self.food == Some(false) && (self.winner == Winner::Forced(Player::Mouse) || most == 0))
    }

    /// A number of plies that no win of this player exceeds on a board of this size. Up to 5 by 6 cells there is a win as long:
    /// the census solved all of these boards.
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
            // Play to a forced win passes no state twice.
            (rows, cols) => [2 * (u16::from(rows) * u16::from(cols)).pow(2); 2],
        };
        if player == Player::Mouse { mouse } else { cat }
    }

    fn outcome(&self, board: &Board) -> Outcome {
        outcome_at_start(board, self.jumps, self.move_limit)
    }

    /// The player whose win to make longer, and the length of this board's win; `None` for the length if the wrong
    /// player wins.
    fn judge(&self, board: &Board, dice: &mut Dice) -> (Player, Option<u16>) {
        let forced = forced_at_start(board, self.jumps).filter(|forced| forced.plies <= self.move_limit.plies());
        let plies = forced.map(|forced| forced.plies);
        let any = Player::BOTH[dice.below(2) as usize];
        // A mouse that is walled off from the food never wins.
        let any = if self.food == Some(false) { Player::Cat } else { any };
        let (player, length) = match self.winner {
            Winner::Any => (any, plies.or((self.min_plies == 0).then_some(0))),
            Winner::Forced(player) => (player, plies.filter(|_| forced.is_some_and(|forced| forced.winner == player))),
            Winner::Limit => (any, forced.is_none().then_some(u16::MAX)),
        };
        let is_placed = self.food.is_none() || self.mice(&Arena::new(board, self.jumps)).contains(board.mouse());
        (player, self.counted(board, length.filter(|_| is_placed)))
    }

    /// The length of this board's win, or less than required if the game on it is not worth playing.
    fn counted(&self, board: &Board, length: Option<u16>) -> Option<u16> {
        let is_enough = length.is_some_and(|length| length >= self.min_plies);
        if !is_enough || !self.contested || self.winner == Winner::Limit || self.is_contested(board) {
            return length;
        }
        self.min_plies.checked_sub(1)
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

/// Whether a game is worth playing that goes like this if both play best: the loser can get to at least three other places, and
/// the winner can err with each of its first three moves.
pub(crate) fn is_contested(
    arena: &Arena,
    start: State,
    winner: Player,
    moves: &[Move],
    can_err: impl Fn(StateAtPly) -> bool,
) -> bool {
    let from = match winner {
        Player::Mouse => start.cat,
        Player::Cat => start.mouse,
    };
    let room = arena.zones(winner.other(), from).pop().unwrap_or_default();
    let states = moves.iter().scan(start.at_ply(0), |at, played| {
        let before = *at;
        *at = at.state.after(played.to).at_ply(at.played + 1);
        Some(before)
    });
    let mut own = states.filter(|at| at.state.turn == winner).take(DIFFICULT_MOVES);
    room.count() > LEAST_ROOM && own.all(can_err)
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
