//! [`Explanation`]: why the outcome of a state is what it is. Nothing is said here that the analysis does not prove.
//!
//! Three facts carry it.
//!
//! **Rooms.** A wall stops every jump, so who can get where does not depend on the jumps: mouse, cat and food stand in
//! rooms, and what is in different rooms never meets.
//!
//! **The race.** If the cat alone needs fewer plies to the food than the mouse alone, it wins in at most that many:
//! nothing can hinder it but its meeting the mouse, and then it wins too. So when the mouse wins or draws, it is the
//! nearer one, if it can get to the food at all; and it never wins in fewer plies than it needs alone.
//!
//! **The run.** When the nearer mouse does not force its win in just the plies that it needs alone, the cat can keep it
//! from being there by then, and cannot be there itself: it can catch a mouse that only runs for the food. And in a
//! draw a cat that only runs for the food lets the mouse be there first: the mouse has a way not to lose, and nothing
//! but reaching the food keeps the cat from getting there.

use crate::game::cell::{Cell, Cells};
use crate::game::player::Player;
use crate::game::state::{Forced, State};
use crate::solution::board::BoardSolution;

/// Why the outcome of a state is what it is. All plies are counted from the state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Explanation {
    /// The reason for what is forced, or for the draw.
    pub cause: Cause,
    /// Who can force a win without a limit, and in how many plies; none in a draw.
    pub forced: Option<Forced>,
    /// By how many plies that win comes too late for the limit; none when it does not.
    pub late: Option<u16>,
    /// How far both are from the food.
    pub race: Race,
    /// Of [`Detour`](Cause::Detour), [`Intercepted`](Cause::Intercepted) and [`StandOff`](Cause::StandOff): in how many
    /// plies the cat catches a mouse that only runs for the food. Each of its moves brings such a mouse nearer to the
    /// food, and of these it chooses those with which it lasts longest; the cat hurries.
    pub caught: Option<u16>,
    /// The next move of each player on the [optimal line](BoardSolution::line), the first mover's first: what else there was
    /// to choose, and what comes of it. Fewer than two where the game is over before.
    pub choices: Vec<Choice>,
}

/// Why a player can force a win, or neither can. Of each variant all that it says is true of the state, and of every
/// state just one is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The game is over.
    Over,
    /// A draw: mouse, cat and food are walled off from each other.
    AllApart,
    /// The mouse wins: the cat is walled off, from the mouse and from the food. It takes the plies of the race.
    CatApart,
    /// The cat wins: the mouse is walled off, from the cat and from the food. It takes the plies of the race.
    MouseApart,
    /// A draw: the food is walled off from both players, and the cat cannot force a capture.
    FoodApart,
    /// The cat wins: the food is walled off from both players, and the cat catches the mouse.
    Trapped,
    /// The cat wins: it is nearer to the food, and no way of playing puts it off longer than the race.
    CatFirst,
    /// The cat wins: it is nearer to the food, and catches the mouse in fewer plies than it would need to get there.
    CaughtEarly,
    /// The cat wins: the mouse is nearer to the food, but is caught if it runs for it, and cannot escape otherwise.
    Intercepted,
    /// The mouse wins: it is nearer to the food and runs for it. It takes the plies of the race, whatever the cat does.
    MouseFirst,
    /// The mouse wins: it is nearer to the food and caught if it runs for it, but there is another way, which takes
    /// more plies than the race.
    Detour,
    /// A draw: the mouse is nearer to the food, but is caught if it runs for it; and if the cat runs for it, the mouse
    /// can be there first.
    StandOff,
}

impl Cause {
    /// The variant as a word of the JavaScript API: `"all-apart"`, say.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::AllApart => "all-apart",
            Self::CatApart => "cat-apart",
            Self::MouseApart => "mouse-apart",
            Self::FoodApart => "food-apart",
            Self::Trapped => "trapped",
            Self::CatFirst => "cat-first",
            Self::CaughtEarly => "caught-early",
            Self::Intercepted => "intercepted",
            Self::MouseFirst => "mouse-first",
            Self::Detour => "detour",
            Self::StandOff => "stand-off",
        }
    }
}

/// In how many plies each player would be at the food if the other did nothing; none when it is walled off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Race {
    /// How many plies the mouse needs. The cat's moves between its own are counted too.
    pub mouse: Option<u16>,
    /// How many plies the cat needs.
    pub cat: Option<u16>,
}

impl Race {
    /// Who would be there first; none when neither can get there. They are never there with the same ply.
    pub fn first(self) -> Option<Player> {
        match (self.mouse, self.cat) {
            (None, None) => None,
            (Some(mouse), Some(cat)) if cat < mouse => Some(Player::Cat),
            (Some(_), _) => Some(Player::Mouse),
            (None, Some(_)) => Some(Player::Cat),
        }
    }

    /// How many plies before the other; none unless both can get there.
    pub fn lead(self) -> Option<u16> {
        Some(self.mouse?.abs_diff(self.cat?))
    }
}

/// What a player has to choose from on the optimal line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// Whose move it is.
    pub by: Player,
    /// Where the line goes.
    pub to: Cell,
    /// How many moves there are.
    pub moves: usize,
    /// How many of them are as good as the line's.
    pub best: usize,
    /// The best of the others, and what it forces with the plies counted from the state that is explained; none when
    /// all moves are equally good.
    pub other: Option<(Cell, Option<Forced>)>,
}

impl BoardSolution {
    /// Why the outcome of the state is what it is.
    ///
    /// ```
    /// use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};
    /// use cat_and_mouse::solution::Cause;
    ///
    /// let board = Board::from_rows(&["####F", "#C...", "M...."])?;
    /// let solution = solve_board(&board, Jumps::new(1, 2)?, MoveLimit::default());
    /// let explanation = solution.explain(solution.start());
    /// assert_eq!(explanation.cause, Cause::MouseFirst);
    /// assert_eq!((explanation.race.mouse, explanation.race.cat), (Some(5), Some(8)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// When a player stands on a wall or outside the board.
    pub fn explain(&self, state: State) -> Explanation {
        let forced = self.forced(state);
        let food = self.arena().food();
        let (mouse, cat) = (self.way(Player::Mouse, state.mouse, food), self.way(Player::Cat, state.cat, food));
        let plies = |player: Player, way: &Option<Vec<Cells>>| {
            let moves = u16::try_from(way.as_ref()?.len()).ok()?;
            Some((2 * moves).saturating_sub(u16::from(state.turn == player)))
        };
        let race = Race { mouse: plies(Player::Mouse, &mouse), cat: plies(Player::Cat, &cat) };
        let cause = match (race.mouse, race.cat, forced) {
            _ if self.is_over(state) => Cause::Over,
            (None, None, Some(_)) => Cause::Trapped,
            (None, None, None) if self.way(Player::Cat, state.cat, state.mouse).is_none() => Cause::AllApart,
            (None, None, None) => Cause::FoodApart,
            (Some(_), None, _) => Cause::CatApart,
            (None, Some(_), _) => Cause::MouseApart,
            (_, _, None) => Cause::StandOff,
            (Some(alone), _, Some(Forced { winner: Player::Mouse, plies })) if plies > alone => Cause::Detour,
            (_, _, Some(Forced { winner: Player::Mouse, .. })) => Cause::MouseFirst,
            (Some(mouse), Some(cat), _) if mouse < cat => Cause::Intercepted,
            (_, Some(alone), Some(Forced { plies, .. })) if plies < alone => Cause::CaughtEarly,
            _ => Cause::CatFirst,
        };
        let caught = match (cause, mouse) {
            (Cause::Detour | Cause::Intercepted | Cause::StandOff, Some(way)) => self.caught_running(state, &way),
            _ => None,
        };
        let late = forced.and_then(|forced| forced.plies.checked_sub(self.move_limit().plies()));
        Explanation { cause, forced, late: late.filter(|&late| late > 0), race, caught, choices: self.choices(state) }
    }

    /// The cells from which the player gets there in at most 0, 1, 2 and so on moves, in as many sets as the way takes
    /// moves; none when there is no way.
    #[inline(never)]
    fn way(&self, player: Player, from: Cell, to: Cell) -> Option<Vec<Cells>> {
        let mut way = Vec::new();
        let mut zone = Cells::of(to);
        while !zone.contains(from) {
            let wider = self.arena().reach(player, zone);
            if wider == zone {
                return None;
            }
            way.push(zone);
            zone = wider;
        }
        Some(way)
    }

    /// In how many plies the cat catches a mouse that only runs along this way; none when it does not. A cat on the
    /// food counts as any other: from the states that are asked for, it cannot be there before the mouse.
    #[inline(never)]
    fn caught_running(&self, state: State, way: &[Cells]) -> Option<u16> {
        let reach = |player, cells| self.arena().reach(player, cells);
        // Each cell to which the mouse may run, and where it may run from there.
        let mut runs: Vec<(Cell, Cells)> = Vec::new();
        let mut mice = Cells::of(state.mouse);
        for &nearer in way.iter().rev() {
            for mouse in mice {
                runs.push((mouse, reach(Player::Mouse, Cells::of(mouse)) & nearer));
            }
            mice = reach(Player::Mouse, mice) & nearer;
        }
        // For each turn and mouse, the cats elsewhere that catch it in so many plies.
        let mut catching = [[Cells::EMPTY; 64]; 2];
        for plies in 1..=2 * u16::try_from(way.len()).ok()? {
            let [with_mouse, with_cat] = catching;
            for &(mouse, runs) in &runs {
                let all = runs.into_iter().fold(Cells::ALL, |cats, to| cats & with_cat[to.index()].with(to));
                catching[0][mouse.index()] = all;
                catching[1][mouse.index()] = reach(Player::Cat, with_mouse[mouse.index()].with(mouse));
            }
            if catching[state.turn as usize][state.mouse.index()].contains(state.cat) {
                return Some(plies);
            }
        }
        None
    }

    /// The first two moves of the optimal line.
    #[inline(never)]
    fn choices(&self, mut state: State) -> Vec<Choice> {
        let mut choices = Vec::new();
        for plies in 1..=2 {
            let moves = self.moves(state);
            let Some(first) = moves.first() else { break };
            let best = moves.iter().take_while(|ranked| ranked.best).count();
            let other = moves.get(best).map(|ranked| {
                let forced = ranked.outcome.forced;
                (ranked.to, forced.map(|forced| Forced { plies: forced.plies + plies, ..forced }))
            });
            choices.push(Choice { by: first.by, to: first.to, moves: moves.len(), best, other });
            state = state.after(first.to);
        }
        choices
    }
}
