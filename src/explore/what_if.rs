//! What-ifs: the outcome at the start if the players jumped otherwise, a wall were toggled, or a piece stood elsewhere.
//!
//! Each of them asks about up to 64 other boards. Many need not be solved, because they are the same game as one that
//! has been, at least from the start on and for as long as it lasts; why is said where it is made use of.

use crate::board::Board;
use crate::board::piece::Piece;
use crate::board::rules::{BoardEnding, Jumps, MoveLimit};
use crate::engine::arena::Arena;
use crate::game::cell::{Cell, Cells};
use crate::game::cell_map::CellMap;
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::solution::board::{Outcome, outcome_at_start, solve_board};

/// The outcome at the start for every pair of jumps: `[cat's jump − 1][mouse's jump − 1]`.
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
    // No jump leads out of where single steps lead.
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

/// The outcome at the start for every cell that is toggled, from floor to wall or back; none where a piece stands.
///
/// ```
/// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player};
/// use cat_and_mouse::board::BoardEnding;
/// use cat_and_mouse::explore::wall_effects;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let effects = wall_effects(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// assert_eq!(effects[Cell::new(0, 0)].map(|outcome| outcome.winner), Some(Player::Mouse)); // as it is
/// assert_eq!(effects[Cell::new(1, 4)].map(|outcome| outcome.ending), Some(BoardEnding::Limit)); // the food is walled off
/// assert_eq!(effects[board.food()], None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn wall_effects(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> Effects {
    present_and_toggled(board, jumps, move_limit).1
}

/// The outcome at the start as the walls are, and for every cell that is toggled.
fn present_and_toggled(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> (Outcome, Effects) {
    let present = outcome_at_start(board, jumps, move_limit);
    let in_play_at_present = in_play(board, jumps, present.forced);
    let effects = of_board(board, |cell| {
        let toggled = board.with_wall_toggled(cell)?;
        // Whether anyone has a use for the cell is seen on the one of both boards on which it is floor.
        let is_floor = board.floor().contains(cell);
        let in_play = if is_floor { in_play_at_present } else { in_play(&toggled, jumps, present.forced) };
        Some(if in_play.contains(cell) { outcome_at_start(&toggled, jumps, move_limit) } else { present })
    });
    (present, effects)
}

/// What toggling a cell, from floor to wall or back, changes at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WallChange {
    /// The outcome with the cell toggled, as [`wall_effects`] has it.
    pub outcome: Outcome,
    /// How it differs from the present one.
    pub change: Change,
    /// Whether no other cell makes the win longer by more, or shorter by more, as this one does. Several may do so
    /// equally.
    pub most: bool,
}

/// How the outcome at the start changes. It is that under the move limit: what could be forced beyond it does not
/// count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// The same player wins in as many plies, or by the limit as before. How the cat wins may change.
    None,
    /// The other player wins.
    Winner,
    /// The cat wins, on one of the boards by the limit and on the other by force.
    Limit,
    /// The same player wins by force, in so many more plies.
    Longer(u16),
    /// The same player wins by force, in so many fewer plies.
    Shorter(u16),
}

impl Change {
    fn of(present: Outcome, toggled: Outcome) -> Self {
        match (present.plies, toggled.plies) {
            _ if present.winner != toggled.winner => Self::Winner,
            (Some(before), Some(after)) if before < after => Self::Longer(after - before),
            (Some(before), Some(after)) if before > after => Self::Shorter(before - after),
            (before, after) if before == after => Self::None,
            _ => Self::Limit,
        }
    }

    /// `"none"`, `"winner"`, `"limit"`, `"longer"` or `"shorter"`, as in the JavaScript API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Winner => "winner",
            Self::Limit => "limit",
            Self::Longer(_) => "longer",
            Self::Shorter(_) => "shorter",
        }
    }
}

/// [`wall_effects`] compared with the outcome at the start as the walls are; none where a piece stands.
///
/// ```
/// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit};
/// use cat_and_mouse::explore::{Change, wall_changes};
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let changes = wall_changes(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// let change = |row, col| changes[Cell::new(row, col)].map(|change| change.change);
/// assert_eq!(change(0, 0), Some(Change::None));
/// assert_eq!(change(1, 4), Some(Change::Winner)); // the food is walled off
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn wall_changes(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> CellMap<WallChange> {
    let (present, effects) = present_and_toggled(board, jumps, move_limit);
    let (mut longest, mut shortest) = (0, 0);
    let mut changes = of_board(board, |cell| {
        let outcome = effects[cell]?;
        let change = Change::of(present, outcome);
        match change {
            Change::Longer(plies) => longest = plies.max(longest),
            Change::Shorter(plies) => shortest = plies.max(shortest),
            _ => {}
        }
        Some(WallChange { outcome, change, most: false })
    });
    changes.for_each(|WallChange { change, most, .. }| {
        *most = *change == Change::Longer(longest) || *change == Change::Shorter(shortest);
    });
    changes
}

/// The outcome at the start with each piece moved to every cell on which it could stand.
///
/// ```
/// use cat_and_mouse::{Board, Cell, Jumps, MoveLimit, Player};
/// use cat_and_mouse::explore::piece_effects;
///
/// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
/// let effects = piece_effects(&board, Jumps::new(1, 2)?, MoveLimit::default());
/// assert_eq!(effects.cat[board.cat()].map(|outcome| outcome.plies), Some(Some(5))); // as it is
/// assert_eq!(effects.mouse[Cell::new(1, 4)].map(|outcome| outcome.plies), Some(Some(1))); // beside the food
/// assert_eq!(effects.food[Cell::new(1, 3)].map(|outcome| outcome.winner), Some(Player::Cat)); // beside the cat
/// assert_eq!(effects.food[board.mouse()], None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn piece_effects(board: &Board, jumps: Jumps, move_limit: MoveLimit) -> PieceEffects {
    // Where the players stand makes a state, not a board: all of them are in one table.
    let solution = solve_board(board, jumps, move_limit);
    let of_player = |player: Player| {
        of_board(board, |cell| {
            let moved = board.with_piece_at(player.into(), cell)?;
            Some(solution.outcome(State { mouse: moved.mouse(), cat: moved.cat(), turn: Player::Mouse }))
        })
    };
    PieceEffects {
        cat: of_player(Player::Cat),
        mouse: of_player(Player::Mouse),
        food: food_effects(board, jumps, move_limit),
    }
}

/// For each cell of a board the outcome at the start after a change there; none where the change cannot be made, and
/// outside the board.
pub type Effects = CellMap<Outcome>;

/// A value for each cell of the board.
fn of_board<T: Copy>(board: &Board, value: impl FnMut(Cell) -> Option<T>) -> CellMap<T> {
    CellMap::of(Cells::rectangle(board.rows(), board.cols()), value)
}

/// The outcome at the start for each cell on which a piece could stand instead: with the present one on its own cell,
/// none on walls and on the cells of the other two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceEffects {
    /// With the cat moved.
    pub cat: Effects,
    /// With the mouse moved.
    pub mouse: Effects,
    /// With the food moved.
    pub food: Effects,
}

/// How many jumps there are.
const JUMPS: usize = Jumps::MAX as usize;

fn jumps(cat: u32, mouse: u32) -> Jumps {
    let Ok(jumps) = Jumps::new(cat, mouse) else { unreachable!("only jumps from 1 to 8 are asked for") };
    jumps
}

/// The outcomes for all jumps of the cat, where those beyond the longest are no use to it.
///
/// Whatever the cat can do it can do with a longer jump as well, and nothing else changes: a longer jump is never worse
/// for it. So when the same comes of two jumps, it comes of all between them. This says who can force a win and in how
/// many plies, but not how a win of the cat ends, because that depends on which of equally good moves are tried first.
fn by_cat_jump(longest: u32, outcome: impl Fn(u32) -> Outcome) -> [Outcome; JUMPS] {
    let index = |jump: u32| jump as usize - 1;
    let mut outcomes = [outcome(longest); JUMPS];
    if longest > 1 {
        outcomes[0] = outcome(1);
    }
    let mut gaps = vec![(1, longest)];
    while let Some((shorter, longer)) = gaps.pop() {
        let ends = outcomes[index(longer)];
        let says_how = ends.winner == Player::Mouse || ends.ending == BoardEnding::Limit;
        if outcomes[index(shorter)] == ends && says_how {
            outcomes[index(shorter)..index(longer)].fill(ends);
        } else if longer - shorter > 1 {
            let middle = u32::midpoint(shorter, longer);
            outcomes[index(middle)] = outcome(middle);
            gaps.extend([(shorter, middle), (middle, longer)]);
        }
    }
    outcomes
}

/// Where the player can be after so many plies from the start; none: after any number.
fn zone(arena: &Arena, board: &Board, player: Player, plies: Option<u16>) -> Cells {
    let (from, moves) = match player {
        Player::Mouse => (board.mouse(), plies.map(|plies| plies.div_ceil(2))),
        Player::Cat => (board.cat(), plies.map(|plies| plies / 2)),
    };
    let mut zone = Cells::of(from);
    for _ in 0..moves.unwrap_or(u16::MAX) {
        let wider = arena.reach(player, zone);
        if wider == zone {
            break;
        }
        zone = wider;
    }
    zone
}

/// The cells that have a part in a game decided in so many plies, or never. Whether any other cell is floor or wall
/// makes no difference: if it is not among these on the board on which it is floor, both boards have this outcome as
/// soon as one has it.
///
/// What is forced within *n* plies follows from the moves of *n* plies, and so does the line. Before the last ply a
/// cell matters only if a player can cross it or land on it; what can be crossed can be landed on. The last ply is the
/// winner's and ends the game: there a cell matters only if it lies between the winner and the food, or between the cat
/// and the mouse, and then it is in reach of both. A draw follows from all the moves there are.
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

/// The outcome at the start for each cell on which the food could be.
///
/// Food to which nobody can get in the plies that the game takes might as well be anywhere else where nobody can.
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
        if !zone.contains(cell) {
            out_of_reach = Some((outcome, zone));
        }
        Some(outcome)
    })
}
