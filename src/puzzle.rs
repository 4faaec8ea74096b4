//! [`Puzzle`]: a draft with its jumps and move limit, and how it is written into a link.

use std::fmt;
use std::str::FromStr;

use crate::arena::Jumps;
use crate::board::Board;
use crate::draft::Draft;
use crate::error::BoardError;
use crate::piece::Player;
use crate::solution::{MoveLimit, Solution, solve};

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
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        // A key that stands twice counts where it stands first.
        let value = |key: &str| {
            form_urlencoded::parse(fragment.as_bytes()).find_map(|(name, value)| (name == key).then_some(value))
        };
        let draft = value("board").unwrap_or_default().parse()?;
        let jump = |player, key: &str| match value(key) {
            None => Ok(1),
            Some(text) => text.parse::<u32>().map_err(|_| BoardError::BadJump { player, given: quoted(&text) }),
        };
        let jumps = Jumps::new(jump(Player::Cat, "cat")?, jump(Player::Mouse, "mouse")?)?;
        let move_limit = match value("limit") {
            None => MoveLimit::default(),
            Some(text) => {
                let plies = text.parse().map_err(|_| BoardError::BadMoveLimit { given: quoted(&text) })?;
                MoveLimit::new(plies)?
            }
        };
        Ok(Self { draft, jumps, move_limit })
    }
}

/// A text in quotes, cut short: it may be anything.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 20;
    let start: String = text.chars().take(LONGEST).collect();
    let rest = if start.len() < text.len() { "…" } else { "" };
    format!("\"{start}{rest}\"")
}
