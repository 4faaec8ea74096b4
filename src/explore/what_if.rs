//! What-ifs: the outcome at the start with other jumps, with one wall added or removed, or with a piece on another
//! cell.
//!
//! Each function compares many variants of a board, up to 64 for each table that it returns. Many variants need not be
//! solved, because a difference that cannot matter before the game is decided does not change the outcome. The
//! functions that skip variants explain why they can.

use crate::board::Board;
use crate::board::piece::Piece;
use crate::board::rules::{BoardEnding, Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::{Forced, State, own_moves};
use crate::solution::board::{Outcome, outcome_at_start, solve_board};

/// The outcome at the start for every pair of jumps, at `[cat's jump − 1][mouse's jump − 1]`.
///
/// ```
/// use cat_and_mouse::{Board, MoveLimit, Player};
/// use cat_and_mouse::explore::jump_table;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let table = jump_table(&board, MoveLimit::default());
/// assert_eq!(table[0][0].winner, Player::Cat); // both jump one cell
/// assert_eq!((table[0][1].winner, table[0][1].plies), (Player::Mouse, Some(5))); // the mouse jumps two
/// # Ok::<(), cat_and_mouse::board::BoardError>(())
/// ```
pub fn jump_table(board: &Board, move_limit: MoveLimit) -> [[Outcome; JUMPS]; JUMPS] {
    let single_steps = Arena::new(board, jumps(1, 1));
    // Longer jumps reach no cell that single steps cannot reach. So no jump needs to be longer than the longest run of
    // cells that single steps reach.
    let longest = |player| {
        let [along_row, down_column] = zone(&single_steps, board, player, None).longest_jumps();
        u32::from(along_row.max(down_column).max(1))
    };
    let (cat_jumps, mouse_jumps) = (longest(Player::Cat), longest(Player::Mouse));
    let by_mouse_jump: Vec<_> = (1..=mouse_jumps)
        .map(|mouse| by_cat_jump(cat_jumps, |cat| outcome_at_start(board, jumps(cat, mouse), move_limit)))
        .collect();
    let mut table = [[by_mouse_jump[0][0]; JUMPS]; JUMPS];
    for (index, outcome) in table.as_flattened_mut().iter_mut().enumerate() {
        let (cat, mouse) = (index / JUMPS, index % JUMPS);
        *outcome = by_mouse_jump[mouse.min(by_mouse_jump.len() - 1)][cat];
    }
    table
}

/// The outcome at the start with each cell toggled between floor and wall; none for cells with a piece.
///
/// ```
/// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player};
/// use cat_and_mouse::board::BoardEnding;
/// use cat_and_mouse::explore::wall_effects;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let effects = wall_effects(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// assert_eq!(effects[Cell::new(0, 0).unwrap()].map(|outcome| outcome.winner), Some(Player::Mouse)); // as before
/// assert_eq!(effects[Cell::new(1, 4).unwrap()].map(|outcome| outcome.ending), Some(BoardEnding::Limit)); // the food is walled off
/// assert_eq!(effects[board.food()], None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn wall_effects(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> Effects {
    present_and_toggled(board, jumps, move_limit).1
}

/// The outcome at the start with the present walls, and the [`wall_effects`].
fn present_and_toggled(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> (Outcome, Effects) {
    let present = outcome_at_start(board, jumps, move_limit);
    let in_play_at_present = in_play(board, jumps, present.forced);
    let effects = of_board(board, |cell| {
        let toggled = board.with_wall_toggled(cell)?;
        // Only the board on which the cell is floor shows whether the cell can matter.
        let is_floor = board.floor().contains(cell);
        let in_play = if is_floor { in_play_at_present } else { in_play(&toggled, jumps, present.forced) };
        let depends = is_cats(present) || in_play.contains(cell);
        Some(if depends { outcome_at_start(&toggled, jumps, move_limit) } else { present })
    });
    (present, effects)
}

/// The effect of toggling a cell between floor and wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WallChange {
    /// The outcome at the start with the cell toggled, as in [`wall_effects`].
    pub outcome: Outcome,
    /// The difference from the present outcome, under the move limit.
    pub change: Change,
    /// Whether the win becomes longer by the most plies of all cells, or shorter by the most plies. Several cells can
    /// have the same number.
    pub most: bool,
}

/// A change of the outcome at the start, under the move limit. A win that takes longer than the limit is not a win
/// here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Change {
    /// The same player wins in the same number of plies, or the limit decides both boards; on a graph, both results are
    /// draws. The cat may win in another way, such as by a capture instead of at the food.
    None,
    /// The other player wins; on a graph, also if a forced win becomes a draw, or a draw a forced win.
    Winner,
    /// The cat wins on both boards, on one by the limit and on the other by force.
    Limit,
    /// The same player wins by force, in this many more plies.
    Longer(u16),
    /// The same player wins by force, in this many fewer plies.
    Shorter(u16),
}

impl Change {
    /// `"none"`, `"winner"`, `"limit"`, `"longer"` or `"shorter"`, as in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The number of plies by which the win becomes longer or shorter; `None` for other changes.
    pub const fn plies(self) -> Option<u16> {
        match self {
            Self::Longer(plies) | Self::Shorter(plies) => Some(plies),
            Self::None | Self::Winner | Self::Limit => None,
        }
    }

    /// The difference between two outcomes, each given by the winner and the number of plies.
    pub(crate) fn of<T: Copy + PartialEq>(
        (winner, before): (T, Option<u16>),
        (new_winner, after): (T, Option<u16>),
    ) -> Self {
        match (before, after) {
            _ if winner != new_winner => Self::Winner,
            (Some(before), Some(after)) if before < after => Self::Longer(after - before),
            (Some(before), Some(after)) if before > after => Self::Shorter(before - after),
            (before, after) if before == after => Self::None,
            _ => Self::Limit,
        }
    }
}

/// The effect of toggling each cell: [`wall_effects`] compared with the present outcome; none for cells with a piece.
///
/// ```
/// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit};
/// use cat_and_mouse::explore::{Change, wall_changes};
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let changes = wall_changes(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// let change = |row, col| changes[Cell::new(row, col).unwrap()].map(|change| change.change);
/// assert_eq!(change(0, 0), Some(Change::None));
/// assert_eq!(change(1, 4), Some(Change::Winner)); // the food is walled off
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn wall_changes(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> CellMap<WallChange> {
    let (present, effects) = present_and_toggled(board, jumps, move_limit);
    let change = |cell: Cell| {
        let outcome = effects[cell]?;
        Some((outcome, Change::of((present.winner, present.plies), (outcome.winner, outcome.plies))))
    };
    let (mut longest, mut shortest) = (0, 0);
    for (_, change) in board.draft().cells().into_iter().filter_map(change) {
        match change {
            Change::Longer(plies) => longest = plies.max(longest),
            Change::Shorter(plies) => shortest = plies.max(shortest),
            _ => {}
        }
    }
    of_board(board, |cell| {
        let (outcome, change) = change(cell)?;
        let most = change == Change::Longer(longest) || change == Change::Shorter(shortest);
        Some(WallChange { outcome, change, most })
    })
}

/// The outcome at the start with one piece moved to each cell where it could be.
///
/// ```
/// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player};
/// use cat_and_mouse::explore::piece_effects;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let effects = piece_effects(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// assert_eq!(effects.cat[board.cat()].map(|outcome| outcome.plies), Some(Some(5))); // the cat where it is
/// assert_eq!(effects.mouse[Cell::new(1, 4).unwrap()].map(|outcome| outcome.plies), Some(Some(1))); // beside the food
/// assert_eq!(effects.food[Cell::new(1, 3).unwrap()].map(|outcome| outcome.winner), Some(Player::Cat)); // beside the cat
/// assert_eq!(effects.food[board.mouse()], None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn piece_effects(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> PieceEffects {
    // Other starts of the players are states of the same board, so one table has the outcomes of all of them.
    let solution = solve_board(board, jumps, move_limit);
    let of_player = |player: Player| {
        of_board(board, |cell| {
            let moved = board.with_piece_at(player.into(), cell)?;
            solution.outcome(State { mouse: moved.mouse(), cat: moved.cat(), turn: Player::Mouse }).ok()
        })
    };
    PieceEffects {
        cat: of_player(Player::Cat),
        mouse: of_player(Player::Mouse),
        food: food_effects(board, jumps, move_limit),
    }
}

/// The outcome at the start after a change at each cell; none where the change is impossible, and outside the board.
pub type Effects = CellMap<Outcome>;

/// A value for each cell of the board.
fn of_board<T: Copy>(board: &Board, value: impl FnMut(Cell) -> Option<T>) -> CellMap<T> {
    CellMap::of(Cells::rectangle(board.rows(), board.cols()), value)
}

/// The outcome at the start with one piece moved to each cell: the present outcome on the piece's present cell, `None`
/// on walls and on the cells of the other two pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PieceEffects {
    /// The outcomes with the cat on each cell.
    pub cat: Effects,
    /// The outcomes with the mouse on each cell.
    pub mouse: Effects,
    /// The outcomes with the food on each cell.
    pub food: Effects,
}

/// The number of different jumps.
const JUMPS: usize = Jumps::MAX as usize;

fn jumps(cat: u32, mouse: u32) -> Jumps {
    let Ok(jumps) = Jumps::new(cat, mouse) else { unreachable!("only jumps from 1 to 8 are asked for") };
    jumps
}

/// The outcomes for each jump of the cat, by jump − 1. Jumps beyond `longest` give the cat no new moves.
///
/// With a longer jump, the cat keeps all its moves, so a longer jump is never worse for it. If two jumps have the same
/// result, all jumps between them have it too, and this function solves fewer boards by bisection. The argument covers
/// the winner and the plies, but not whether the cat wins by a capture or at the food. A board on which the cat forces
/// a win is therefore always solved.
fn by_cat_jump(longest: u32, outcome: impl Fn(u32) -> Outcome) -> [Outcome; JUMPS] {
    let index = |jump: u32| jump as usize - 1;
    let mut outcomes = [outcome(longest); JUMPS];
    if longest > 1 {
        outcomes[0] = outcome(1);
    }
    let mut gaps = vec![(1, longest)];
    while let Some((shorter, longer)) = gaps.pop() {
        let ends = outcomes[index(longer)];
        if outcomes[index(shorter)] == ends && !is_cats(ends) {
            outcomes[index(shorter)..index(longer)].fill(ends);
        } else if longer - shorter > 1 {
            let middle = u32::midpoint(shorter, longer);
            outcomes[index(middle)] = outcome(middle);
            gaps.extend([(shorter, middle), (middle, longer)]);
        }
    }
    outcomes
}

/// The cells where the player can be within this many plies from the start; `None` stands for any number of plies.
fn zone(arena: &Arena, board: &Board, player: Player, plies: Option<u16>) -> Cells {
    let from = if player == Player::Mouse { board.mouse() } else { board.cat() };
    let moves = plies.map_or(usize::MAX, |plies| own_moves(player, Player::Mouse, plies).into());
    arena.growing_zones(player, from).take(moves.saturating_add(1)).last().unwrap_or_default()
}

/// Whether the cat forces a win within the limit. Such a board is always solved: whether the cat wins by capture or at
/// the food depends on the order of equally good moves, and therefore on the whole board.
fn is_cats(outcome: Outcome) -> bool {
    outcome.winner == Player::Cat && outcome.ending != BoardEnding::Limit
}

/// The cells that can matter in a game with this result, on a board where they are floor. Toggling any other cell
/// leaves the winner and the plies as they are.
///
/// A win forced within *n* plies depends only on the moves of those *n* plies. Before the last ply, a cell matters only
/// if a player can cross it or land on it; a cell that can be crossed can also be landed on. The last ply is the
/// winner's and ends the game, so in this ply a cell matters only if it is between the winner and its target, the food
/// or the mouse. Such a cell can be reached from both ends. A draw depends on all moves, so then all cells that a
/// player can ever reach are included.
fn in_play(board: &Board, jumps: Jumps, forced: Option<Forced>) -> Cells {
    let arena = Arena::new(board, jumps);
    let before_last = forced.map(|forced| forced.plies - 1);
    let mouse = zone(&arena, board, Player::Mouse, before_last);
    let cat = zone(&arena, board, Player::Cat, before_last);
    let between = |player, winner, goals| arena.reach(player, winner) & arena.reach(player, goals);
    let last = match forced.map(|forced| forced.winner) {
        None => Cells::EMPTY,
        Some(Player::Mouse) => between(Player::Mouse, mouse, Cells::of(board.food())),
        Some(Player::Cat) => between(Player::Cat, cat, mouse.with(board.food())),
    };
    mouse | cat | last
}

/// The outcome at the start with the food moved to each cell.
///
/// If nobody can reach the food within the plies that the game takes, the winner and the plies are the same with the
/// food on any other cell out of reach. So only one of these boards is solved.
fn food_effects(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> Effects {
    let arena = Arena::new(board, jumps);
    let mut out_of_reach: Option<(Outcome, Cells)> = None;
    of_board(board, |cell| {
        let moved = board.with_piece_at(Piece::Food, cell)?;
        if let Some((outcome, zone)) = out_of_reach
            && !zone.contains(cell)
        {
            return Some(outcome);
        }
        let outcome = outcome_at_start(&moved, jumps, move_limit);
        let plies = outcome.forced.map(|forced| forced.plies);
        let zone = zone(&arena, board, Player::Mouse, plies) | zone(&arena, board, Player::Cat, plies);
        if !zone.contains(cell) && !is_cats(outcome) {
            out_of_reach = Some((outcome, zone));
        }
        Some(outcome)
    })
}
