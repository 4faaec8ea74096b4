//! [`Search`]: looks for a board with wished properties.
//!
//! A solved board tells the distance from every state, so nobody has to look for good places of the players: a try
//! changes some walls or the place of the food, and the players then start where the wished winner takes longest. The
//! change is kept if that is no shorter than before. Equally long is good enough, because most changes are of no
//! consequence by themselves, and prepare one that is.

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::rules::{BoardEnding, Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::engine::table::Table;
use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::solution::board::{Outcome, outcome_at_start};
use crate::text::puzzle::Puzzle;

/// What a board should be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// How many rows, 1 to 8.
    pub rows: u8,
    /// How many columns, 1 to 8, so that there are at least three cells.
    pub cols: u8,
    /// Both jumps.
    pub jumps: Jumps,
    /// The move limit.
    pub move_limit: MoveLimit,
    /// How many of a hundred cells are walls. A board has at most ten more or fewer; only boards of less than five
    /// cells, and those without room for so many walls beside the pieces, can be further off.
    pub walls: u8,
    /// Who wins.
    pub winner: Winner,
    /// After how many plies at least somebody has forced a win. With 0 it need not be forced, and where the limit is to
    /// decide this is of no account.
    pub min_plies: u16,
}

/// Who should win a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Whoever it is.
    Any,
    /// This player, by force.
    Forced(Player),
    /// Nobody by force within the limit, and so the cat when it is reached.
    Limit,
}

/// A search that goes on for as long as it is told to, or until its wish is fulfilled.
///
/// The same wish and seed lead to the same boards, however the tries are dealt out.
///
/// ```
/// use cat_and_mouse::{Jumps, MoveLimit, Player};
/// use cat_and_mouse::explore::{Search, Winner, Wish};
///
/// let winner = Winner::Forced(Player::Mouse);
/// let (jumps, move_limit) = (Jumps::new(1, 1)?, MoveLimit::default());
/// let mut search = Search::new(Wish { rows: 8, cols: 8, jumps, move_limit, walls: 30, winner, min_plies: 31 }, 1);
/// while !search.found() {
///     search.advance(100);
/// }
/// assert_eq!(search.outcome().winner, Player::Mouse);
/// assert!(search.outcome().plies >= Some(31));
/// println!("{} after {} tries", search.puzzle(), search.tried());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    wish: Wish,
    /// How few walls there may be, and how many.
    walls: (u32, u32),
    dice: Dice,
    tried: u64,
    /// Where the climb is, whose win it is about, and after how many plies it comes; 0 when it has just begun.
    board: Board,
    winner: Player,
    plies: u16,
    /// How many tries there have been since the climb last rose.
    idle: u32,
    best: Board,
    /// The number of plies of the best board that counts for the wish; none with the wrong winner.
    length: Option<u16>,
}

/// After so many tries in vain another random board is more promising than the present one.
const PATIENCE: u32 = 10_000;

impl Search {
    /// Begins with one random board.
    ///
    /// # Panics
    /// When the board of the wish has less than three cells, or more than eight rows or columns.
    pub fn new(wish: Wish, seed: u64) -> Self {
        let cells = wish.cells().count();
        assert!(cells >= 3, "a board has room for three pieces");
        let most = (cells * (u32::from(wish.walls) + 10) / 100).min(cells - 3);
        let least = (cells * u32::from(wish.walls.saturating_sub(10))).div_ceil(100).min(most);
        let (walls, mut dice) = ((least, most), Dice(seed));
        let board = random_board(&wish, walls, &mut dice);
        let (winner, length) = wish.judge(&board, &mut dice);
        Self { wish, walls, dice, tried: 1, board, winner, plies: 0, idle: 0, best: board, length }
    }

    /// Tries so many boards more, or until the wish is fulfilled.
    pub fn advance(&mut self, tries: u32) {
        for _ in 0..tries {
            if self.found() {
                break;
            }
            self.tried += 1;
            self.idle += 1;
            // Forced wins lead nowhere when there should be none, but boards without are met soon.
            let length = if self.wish.winner == Winner::Limit || self.idle > PATIENCE {
                self.start_again()
            } else {
                self.climb()
            };
            if length > self.length {
                (self.best, self.length) = (self.board, length);
            }
        }
    }

    /// Whether the best board fulfils the wish.
    pub fn found(&self) -> bool {
        self.length.is_some_and(|length| length >= self.wish.min_plies)
    }

    /// How many boards have been tried, the first one included.
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// The best board so far, with the jumps and the limit of the wish.
    pub fn puzzle(&self) -> Puzzle {
        Puzzle { draft: self.best.into(), jumps: self.wish.jumps, move_limit: self.wish.move_limit }
    }

    /// The outcome at the start of the best board so far.
    pub fn outcome(&self) -> Outcome {
        self.wish.outcome(&self.best)
    }

    fn start_again(&mut self) -> Option<u16> {
        self.board = random_board(&self.wish, self.walls, &mut self.dice);
        let length;
        (self.winner, length) = self.wish.judge(&self.board, &mut self.dice);
        (self.plies, self.idle) = (0, 0);
        length
    }

    /// Tries a changed board, and goes on from there when it is as good. Its length if so.
    fn climb(&mut self) -> Option<u16> {
        let (mut walls, mut food) = (self.wish.cells() - self.board.floor(), self.board.food());
        // One change half of the time, else more: two of them move a wall, and many lead out of a dead end.
        loop {
            let cell = self.dice.cell(&self.wish);
            if self.dice.below(10) == 0 {
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
        Some(plies)
    }

    /// The longest win within the limit, if there is one no shorter than at present, and where cat and mouse then start.
    fn longest(&mut self, walls: Cells, food: Cell) -> Option<(u16, Cell, Cell)> {
        let floor = self.wish.cells() - walls;
        let table = Table::solve(&Arena::of(floor, food, self.wish.jumps));
        let winner = self.winner;
        // The mouse moves first, and the last ply is the winner's: one of them wins in an odd, the other in an even
        // number of plies. Whoever wins in n of them can also win in n - 2, further along the line.
        let mut plies = self.plies.max(1 + winner as u16);
        let mut longest = None;
        while plies <= self.wish.move_limit.plies() {
            let forced = Forced { winner, plies };
            // Any of these starts, each as likely.
            let (mut start, mut starts) = (None, 0);
            for cat in floor.without(food) {
                for mouse in table.mice(Player::Mouse, cat, forced) {
                    starts += 1;
                    if self.dice.below(starts) == 0 {
                        start = Some((cat, mouse));
                    }
                }
            }
            let Some((cat, mouse)) = start else { break };
            // What a table says of more plies than it has means nothing.
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

    fn board(&self, walls: Cells, pieces: [Cell; 3]) -> Board {
        let draft = BoardDraft::of_parts((self.rows, self.cols), walls, pieces);
        let Ok(board) = Board::try_from(draft) else { unreachable!("all three pieces are there") };
        board
    }

    fn outcome(&self, board: &Board) -> Outcome {
        outcome_at_start(board, self.jumps, self.move_limit)
    }

    /// Whose win to look for from this board on, and the number of plies that counts as it is.
    fn judge(&self, board: &Board, dice: &mut Dice) -> (Player, Option<u16>) {
        let outcome = self.outcome(board);
        let any = Player::BOTH[dice.below(2) as usize];
        match self.winner {
            Winner::Any => (any, outcome.plies.or((self.min_plies == 0).then_some(0))),
            Winner::Forced(player) => (player, outcome.plies.filter(|_| outcome.winner == player)),
            Winner::Limit => (any, (outcome.ending == BoardEnding::Limit).then_some(u16::MAX)),
        }
    }
}

/// Three pieces and as many walls as there may be, anywhere.
fn random_board(wish: &Wish, (least, most): (u32, u32), dice: &mut Dice) -> Board {
    let taken = least + dice.below(most - least + 1) + 3;
    let mut cells = Cells::EMPTY;
    let mut pieces = [Cell::new(0, 0); 3];
    while cells.count() < taken {
        let cell = dice.cell(wish);
        if !cells.contains(cell) {
            cells = cells.with(cell);
            // The last three of all.
            pieces = [pieces[1], pieces[2], cell];
        }
    }
    wish.board(cells - pieces.into_iter().collect(), pieces)
}

/// Random numbers: the generator of Steele, Lea and Flood, *Fast splittable pseudorandom number generators* (2014),
/// known as `SplitMix64`.
#[derive(Clone, Debug)]
struct Dice(u64);

impl Dice {
    /// A number below this one, each as likely but for one in millions.
    fn below(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        #[allow(clippy::cast_possible_truncation)] // the lower half
        let upper = (((mixed >> 32) * u64::from(sides)) >> 32) as u32;
        upper
    }

    /// A cell of the board.
    fn cell(&mut self, wish: &Wish) -> Cell {
        #[allow(clippy::cast_possible_truncation)] // less than eight
        let mut below = |side: u8| self.below(side.into()) as u8;
        Cell::new(below(wish.rows), below(wish.cols))
    }
}
