//! [`Puzzle`]: a draft with its jumps and move limit, and [`Link`], the text that holds it.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use crate::board::Board;
use crate::board::draft::Draft;
use crate::board::error::BoardError;
use crate::board::piece::Player;
use crate::engine::arena::{Jumps, State};
use crate::game::cell::Cell;
use crate::solution::board::{MoveLimit, Solution, solve};

/// Everything a person sets in the playground: the canvas, both jumps and the move limit.
///
/// As text it is the fragment of a link. Links that were written once are read for ever; keys that mean nothing here
/// are passed over.
///
/// ```
/// use cat_and_mouse::Puzzle;
///
/// let puzzle: Puzzle = "board=xxxxF/xC3/M4&cat=1&mouse=2".parse()?;
/// assert_eq!(puzzle.draft.to_rows(), ["####F", "#C...", "M...."]);
/// assert_eq!(puzzle.to_string(), "board=xxxxF/xC3/M4&cat=1&mouse=2");
/// # Ok::<(), cat_and_mouse::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    /// The canvas.
    pub draft: Draft,
    /// Both jumps.
    pub jumps: Jumps,
    /// The move limit.
    pub move_limit: MoveLimit,
}

impl Puzzle {
    /// Solves the puzzle.
    ///
    /// # Errors
    /// [`MissingPiece`](BoardError::MissingPiece) when the draft is not complete.
    pub fn solve(&self) -> Result<Solution, BoardError> {
        Ok(solve(&Board::try_from(self.draft)?, self.jumps, self.move_limit))
    }

    /// Solves it for a game of which so many plies have been played, which count against the move limit; none when that
    /// has been reached.
    ///
    /// ```
    /// # use cat_and_mouse::{Ending, Puzzle};
    /// let puzzle: Puzzle = "board=xxxxF/xC3/M4&cat=1&mouse=2&limit=5".parse()?;
    /// let ending = |solution: cat_and_mouse::Solution| solution.outcome(solution.start()).ending;
    /// assert_eq!(puzzle.solve_after(0)?.map(ending), Some(Ending::Food));
    /// assert_eq!(puzzle.solve_after(2)?.map(ending), Some(Ending::Limit));
    /// assert!(puzzle.solve_after(5)?.is_none());
    /// # Ok::<(), cat_and_mouse::BoardError>(())
    /// ```
    ///
    /// # Errors
    /// [`MissingPiece`](BoardError::MissingPiece) when the draft is not complete.
    pub fn solve_after(&self, plies: u16) -> Result<Option<Solution>, BoardError> {
        let left = self.move_limit.plies().saturating_sub(plies);
        MoveLimit::new(left.into()).ok().map(|move_limit| Self { move_limit, ..*self }.solve()).transpose()
    }

    /// The puzzle as LeetCode states it. The move limit is not part of that.
    ///
    /// ```
    /// # use cat_and_mouse::Puzzle;
    /// let puzzle: Puzzle = "board=C1F/M1x&cat=1&mouse=2".parse()?;
    /// assert_eq!(puzzle.to_leetcode(), r#"grid = ["C.F","M.#"], catJump = 1, mouseJump = 2"#);
    /// # Ok::<(), cat_and_mouse::BoardError>(())
    /// ```
    pub fn to_leetcode(&self) -> String {
        let rows = self.draft.to_text("\",\"");
        let (cat, mouse) = (self.jumps.of(Player::Cat), self.jumps.of(Player::Mouse));
        format!("grid = [\"{rows}\"], catJump = {cat}, mouseJump = {mouse}")
    }
}

/// The move limit is written only where it is not the usual one.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cat, mouse) = (self.jumps.of(Player::Cat), self.jumps.of(Player::Mouse));
        write!(f, "board={}&cat={cat}&mouse={mouse}", self.draft)?;
        if self.move_limit != MoveLimit::default() {
            write!(f, "&limit={}", self.move_limit.plies())?;
        }
        Ok(())
    }
}

/// Reads a fragment, with or without its `#`. What is absent is as usual: jumps of 1, a limit of 1,000.
impl FromStr for Puzzle {
    type Err = BoardError;

    fn from_str(fragment: &str) -> Result<Self, BoardError> {
        let value = |key| value(fragment, key);
        let draft = value("board").unwrap_or_default().parse()?;
        let jump = |player, key| value(key).map_or(Ok(1), |text| jump(player, &text));
        let jumps = Jumps::new(jump(Player::Cat, "cat")?, jump(Player::Mouse, "mouse")?)?;
        let move_limit = value("limit").map_or(Ok(MoveLimit::default()), |text| move_limit(&text))?;
        Ok(Self { draft, jumps, move_limit })
    }
}

/// A jump as text, not yet checked to be 1 to 8.
pub(crate) fn jump(player: Player, text: &str) -> Result<u32, BoardError> {
    text.parse().map_err(|_| BoardError::BadJump { player, given: quoted(text) })
}

/// A move limit as text.
pub(crate) fn move_limit(text: &str) -> Result<MoveLimit, BoardError> {
    MoveLimit::new(text.parse().map_err(|_| BoardError::BadMoveLimit { given: quoted(text) })?)
}

/// What stands behind the key in a fragment; where the key stands first, if it stands there twice.
#[inline(never)] // called from many places
pub(crate) fn value<'a>(fragment: &'a str, key: &str) -> Option<Cow<'a, str>> {
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    form_urlencoded::parse(fragment.as_bytes()).find_map(|(name, value)| (name == key).then_some(value))
}

/// A puzzle, and one state of it if the link is about one.
///
/// The state is written as `m` and `c`, the cells' numbers on the board, and `turn`. A state that is not whole or
/// cannot be on the board is passed over, as if the link named none: its board is worth showing all the same.
///
/// ```
/// use cat_and_mouse::{Cell, Link, Player};
///
/// let text = "board=xxxxF/xC3/M4&cat=1&mouse=2&m=11&c=6&turn=cat";
/// let link: Link = text.parse()?;
/// let state = link.state.expect("it names one");
/// assert_eq!((state.mouse, state.cat, state.turn), (Cell::new(2, 1), Cell::new(1, 1), Player::Cat));
/// assert_eq!(link.to_string(), text);
///
/// let in_a_wall: Link = "board=xxxxF/xC3/M4&m=0&c=6&turn=cat".parse()?;
/// assert_eq!(in_a_wall.state, None);
/// # Ok::<(), cat_and_mouse::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The state that the link is about.
    pub state: Option<State>,
}

impl Link {
    /// Whether the fragment names a board at all, readable or not: that of an address may be about something else.
    pub fn names_board(fragment: &str) -> bool {
        value(fragment, "board").is_some()
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.puzzle.fmt(f)?;
        let draft = &self.puzzle.draft;
        self.state.map_or(Ok(()), |state| write_state(f, state, &|cell| draft.number(cell)))
    }
}

/// Reads a fragment, with or without its `#`. Only a [`Puzzle`] that cannot be read is an error.
impl FromStr for Link {
    type Err = BoardError;

    fn from_str(fragment: &str) -> Result<Self, BoardError> {
        let puzzle: Puzzle = fragment.parse()?;
        let standing = |player, number| puzzle.draft.standing(player, puzzle.draft.cell(number)?).ok();
        Ok(Self { puzzle, state: state_in(fragment, &standing) })
    }
}

/// Writes the state behind a link, with the number that each cell has there.
pub(crate) fn write_state(f: &mut fmt::Formatter<'_>, state: State, number: &dyn Fn(Cell) -> usize) -> fmt::Result {
    let State { mouse, cat, turn } = state;
    write!(f, "&m={}&c={}&turn={turn}", number(mouse), number(cat))
}

/// The state that a fragment names: none when it is not whole, or a player cannot stand on the cell of that number.
pub(crate) fn state_in(fragment: &str, standing: &dyn Fn(Player, usize) -> Option<Cell>) -> Option<State> {
    let place = |player, key| standing(player, value(fragment, key)?.parse().ok()?);
    let turn = value(fragment, "turn")?;
    let turn = Player::BOTH.into_iter().find(|player| player.name() == turn)?;
    Some(State { mouse: place(Player::Mouse, "m")?, cat: place(Player::Cat, "c")?, turn })
}

/// A text in quotes, cut short: it may be anything.
#[inline(never)] // called from many places
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 20;
    let start: String = text.chars().take(LONGEST).collect();
    let rest = if start.len() < text.len() { "…" } else { "" };
    format!("\"{start}{rest}\"")
}
