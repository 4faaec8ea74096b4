//! Checks every claim of an explanation by the rules: rooms and races by trying jumps, and runs by solving a game in
//! which a player may only run (move closer to the food). `boards.rs` calls these checks on boards of all kinds.

use super::Tried;
use crate::fixtures::{Given, cell, forced, player};
use crate::textbook::{End, Game, Side, State};
use cat_and_mouse::Player;
use cat_and_mouse::solution::{Cause, Choice, Explanation, OtherMove};

/// For each state, the plies until the player `wins` reaches an end that is `good`, whatever the other player does. The
/// `runner` may only make moves that bring it closer to the food.
fn when_one_runs(game: &Game, runner: Side, wins: Side, good: impl Fn(Side, End) -> bool) -> Vec<Option<usize>> {
    let nearer = game.walks(runner, game.food);
    let moves = |state: State| -> Vec<usize> {
        let mut moves = game.moves(state);
        if state.turn == runner {
            moves.retain(|&to| nearer[to] < nearer[state.mover()]);
        }
        moves
    };
    let mut when = vec![None; game.cells() * game.cells() * 2];
    for state in game.states() {
        if game.ended(state).is_some_and(|(winner, end)| good(winner, end)) {
            when[game.index(state)] = Some(0);
        }
    }
    for plies in 1.. {
        let before = when.clone();
        for state in game.states() {
            let moves = moves(state);
            let good_after = |&to: &usize| before[game.index(state.after(to))].is_some();
            let is_good = if state.turn == wins { moves.iter().any(good_after) } else { moves.iter().all(good_after) };
            let at = game.index(state);
            if when[at].is_none() && is_good && !moves.is_empty() {
                when[at] = Some(plies);
            }
        }
        if when == before {
            break;
        }
    }
    when
}

/// Facts about a board that are computed once, for all of its states.
pub struct Facts<'a> {
    game: &'a Game,
    /// The plies until the cat catches a running mouse.
    caught: Vec<Option<usize>>,
    /// The plies until a running mouse reaches the food, whatever the cat does.
    arrived: Vec<Option<usize>>,
    /// The plies until the mouse reaches the food, whatever a running cat does on its way.
    before_cat: Vec<Option<usize>>,
    /// The plies until a running cat has won, whatever the mouse does.
    cat_ran: Vec<Option<usize>>,
}

impl Facts<'_> {
    pub fn of(game: &Game) -> Facts<'_> {
        use Side::{Cat, Mouse};
        Facts {
            game,
            caught: when_one_runs(game, Mouse, Cat, |_, end| end == End::Capture),
            arrived: when_one_runs(game, Mouse, Mouse, |winner, _| winner == Mouse),
            before_cat: when_one_runs(game, Cat, Mouse, |winner, _| winner == Mouse),
            cat_ran: when_one_runs(game, Cat, Cat, |winner, _| winner == Cat),
        }
    }

    /// The plies until the player alone reaches the food.
    fn race(&self, state: State, side: Side) -> Option<usize> {
        let at = if side == Side::Mouse { state.mouse } else { state.cat };
        let moves = self.game.walks(side, at)[self.game.food]?;
        // If it is the player's turn, its first move is the first ply.
        Some(if state.turn == side { (2 * moves).saturating_sub(1) } else { 2 * moves })
    }

    /// Checks all claims of the cause.
    fn check_cause(&self, tried: &Tried, each: State, found: &Explanation, about: &str) {
        let rooms = [(each.mouse, each.cat), (each.mouse, self.game.food), (each.cat, self.game.food)];
        // A room does not depend on the jump, so the mouse's walks show the rooms of both players.
        let rooms = rooms.map(|(from, to)| self.game.walks(Side::Mouse, from)[to].is_some());
        let [mouse, cat] = [Side::Mouse, Side::Cat].map(|side| self.race(each, side));
        let at = self.game.index(each);
        let forced = tried.table.forced(each);
        let ran_into = (self.caught[at], self.arrived[at]);
        let ended = self.game.ended(each).is_some();
        assert_eq!(found.cause == Cause::Over, ended, "{about}");
        match found.cause {
            Cause::Over => {}
            Cause::AllApart => assert_eq!((rooms, forced), ([false; 3], None), "{about}"),
            Cause::CatApart => {
                assert_eq!(rooms, [false, true, false], "{about}");
                assert_eq!(forced, mouse.map(|plies| (Side::Mouse, plies)), "{about}");
            }
            Cause::MouseApart => {
                assert_eq!(rooms, [false, false, true], "{about}");
                assert_eq!(forced, cat.map(|plies| (Side::Cat, plies)), "{about}");
            }
            Cause::FoodApart => assert_eq!((rooms, forced), ([true, false, false], None), "{about}"),
            Cause::Trapped => {
                assert_eq!(rooms, [true, false, false], "{about}");
                assert!(matches!(forced, Some((Side::Cat, _))), "{about}");
                assert_eq!(tried.table.line(each, 10_000).end, Some(End::Capture), "{about}");
            }
            Cause::CatFirst => {
                assert!(rooms == [true; 3] && cat < mouse, "{about}");
                assert_eq!(forced, cat.map(|plies| (Side::Cat, plies)), "{about}");
            }
            Cause::CaughtEarly => {
                assert!(rooms == [true; 3] && cat < mouse, "{about}");
                assert!(matches!(forced, Some((Side::Cat, plies)) if Some(plies) < cat), "{about}");
                assert_eq!(tried.table.line(each, 10_000).end, Some(End::Capture), "{about}");
            }
            Cause::Intercepted => {
                assert!(rooms == [true; 3] && mouse < cat, "{about}");
                assert!(matches!(forced, Some((Side::Cat, _))), "{about}");
                assert!(ran_into.0.is_some_and(|plies| Some(plies) < mouse), "{about}");
            }
            Cause::MouseFirst => {
                assert!(rooms == [true; 3] && mouse < cat, "{about}");
                assert_eq!(forced, mouse.map(|plies| (Side::Mouse, plies)), "{about}");
                assert_eq!(ran_into, (None, mouse), "{about}");
            }
            Cause::Detour => {
                assert!(rooms == [true; 3] && mouse < cat, "{about}");
                assert!(matches!(forced, Some((Side::Mouse, plies)) if Some(plies) > mouse), "{about}");
                assert!(ran_into.0.is_some_and(|plies| Some(plies) < mouse), "{about}");
            }
            Cause::StandOff => {
                assert!(rooms == [true; 3] && mouse < cat && forced.is_none(), "{about}");
                assert!(ran_into.0.is_some_and(|plies| Some(plies) < mouse), "{about}");
                assert!(self.before_cat[at].is_some_and(|plies| Some(plies) < cat), "{about}");
            }
        }
        // A cat that is closer to the food than the mouse wins by running there, in no more plies than its way takes.
        // src/solution/explain.rs says so for every cause.
        if !ended && cat.is_some() && (mouse.is_none() || cat < mouse) {
            assert!(self.cat_ran[at].is_some_and(|plies| Some(plies) <= cat), "{about}");
        }
        let runs = matches!(found.cause, Cause::Intercepted | Cause::Detour | Cause::StandOff);
        assert_eq!(found.caught.map(usize::from), ran_into.0.filter(|_| runs), "{about}");
    }

    fn check_race(&self, each: State, found: &Explanation, about: &str) {
        let [mouse, cat] = [Side::Mouse, Side::Cat].map(|side| self.race(each, side));
        assert_eq!([found.race.mouse, found.race.cat].map(|plies| plies.map(usize::from)), [mouse, cat], "{about}");
        let (first, lead) = match (mouse, cat) {
            (None, None) => (None, None),
            (Some(_), None) => (Some(Player::Mouse), None),
            (None, Some(_)) => (Some(Player::Cat), None),
            (Some(mouse), Some(cat)) if mouse < cat => (Some(Player::Mouse), Some(cat - mouse)),
            (Some(mouse), Some(cat)) => (Some(Player::Cat), Some(mouse - cat)),
        };
        // Both players can be on the food only after the end of the game. Then the mouse counts as first.
        let first = if mouse == cat && mouse == Some(0) { Some(Player::Mouse) } else { first };
        assert_eq!((found.race.first, found.race.lead.map(usize::from)), (first, lead), "{about}");
        assert!(lead != Some(0) || self.game.ended(each).is_some(), "{about}");
    }

    /// Checks the choices along the optimal line.
    fn check_choices(&self, tried: &Tried, each: State, found: &[Choice], about: &str) {
        let line = tried.table.line(each, 2).moves;
        assert_eq!(found.len(), line.len(), "{about}");
        let mut now = each;
        for (ply, (choice, &(_, to))) in (1..).zip(found.iter().zip(&line)) {
            let ranked = tried.table.ranked(now);
            let best = ranked.iter().filter(|(_, best)| *best).count();
            let other = ranked.iter().find(|(_, best)| !best).map(|&(to, _)| {
                let after = tried.table.forced(now.after(to)).map(|(winner, plies)| (winner, plies + ply));
                let (winner, plies) = forced(after).map(|forced| (forced.winner, forced.plies)).unzip();
                OtherMove { to: cell(self.game, to), winner, plies }
            });
            let moves = ranked.len();
            let to_cell = cell(self.game, to);
            assert_eq!(*choice, Choice { by: player(now.turn), to: to_cell, moves, best, other }, "{about}");
            now = now.after(to);
        }
    }
}

/// Checks every claim about a state; returns the cause.
pub fn check(tried: &Tried, facts: &Facts, each: State) -> Cause {
    let about = tried.about(each);
    let found = tried.solution.explain(tried.state(each)).expect("a state");
    let forced = forced(tried.table.forced(each));
    assert_eq!(found.forced, forced, "{about}");
    let late = forced.map(|forced| usize::from(forced.plies)).filter(|&plies| plies > tried.limit);
    assert_eq!(found.late.map(usize::from), late.map(|plies| plies - tried.limit), "{about}");
    facts.check_race(each, &found, &about);
    facts.check_cause(tried, each, &found, &about);
    facts.check_choices(tried, each, &found.choices, &about);
    found.cause
}

#[test]
fn an_example_of_each_cause() {
    use Player::{Cat, Mouse};
    // The cause, the winner with its plies, the plies of the mouse's and the cat's race, and the plies until a running
    // mouse is caught.
    for (rows, jumps, expected) in [
        (&["M#C#F"][..], (8, 8), ("all-apart", None, [None; 3])),
        (&["M..F#C"], (1, 2), ("cat-apart", Some((Mouse, 3)), [Some(3), None, None])),
        (&["M#F..C"], (1, 2), ("mouse-apart", Some((Cat, 6)), [None, Some(6), None])),
        (&["M.#F", "C.##"], (1, 1), ("food-apart", None, [None; 3])),
        (&["M.C#F"], (1, 1), ("trapped", Some((Cat, 4)), [None; 3])),
        (&["M...FC"], (1, 1), ("cat-first", Some((Cat, 2)), [Some(7), Some(2), None])),
        (&["MC...F"], (1, 1), ("caught-early", Some((Cat, 2)), [Some(9), Some(8), None])),
        (&["####F", "#C...", "M...."], (1, 2), ("mouse-first", Some((Mouse, 5)), [Some(5), Some(8), None])),
    ] {
        let solution = Given::new(rows, jumps.0, jumps.1).solved(None);
        let Explanation { cause, forced, race, caught, .. } = solution.explain(solution.start()).expect("a state");
        let forced = forced.map(|forced| (forced.winner, forced.plies));
        assert_eq!((cause.code(), forced, [race.mouse, race.cat, caught]), expected, "{rows:?}");
    }
}

#[test]
fn a_win_that_comes_too_late_says_by_how_much() {
    let rows = [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."];
    for (limit, late) in [(1000, None), (79, None), (78, Some(1)), (1, Some(78))] {
        let solution = Given::new(&rows, 1, 1).solved(Some(limit));
        assert_eq!(solution.explain(solution.start()).expect("a state").late, late, "limit {limit}");
    }
}
