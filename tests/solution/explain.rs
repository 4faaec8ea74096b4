//! Everything that an explanation claims, found out from the rules: rooms by walking from cell to cell, races by trying
//! jumps, and runs by a game in which a player may only run, solved by counting plies.
//!
//! More boards than usual: `PROPTEST_CASES=10000 cargo test --test main solution::explain`.

use std::collections::BTreeMap;

use crate::fixtures::{Given, boards, cases, cell, drawn, forced, player, shapes, state};
use crate::textbook::{End, Game, Side, State, Table};
use cat_and_mouse::Player;
use cat_and_mouse::solution::{Cause, Choice, Explanation, OtherMove};
use proptest::prelude::*;

/// Whether a walk from cell to neighbouring cell leads from one to the other.
fn same_room(game: &Game, from: usize, to: usize) -> bool {
    let mut seen = vec![false; game.cells()];
    let mut next = vec![from];
    while let Some(at) = next.pop() {
        if game.wall[at] || std::mem::replace(&mut seen[at], true) {
            continue;
        }
        let (row, col) = (at / game.cols, at % game.cols);
        next.extend((row > 0).then(|| at - game.cols));
        next.extend((row + 1 < game.rows).then(|| at + game.cols));
        next.extend((col > 0).then(|| at - 1));
        next.extend((col + 1 < game.cols).then(|| at + 1));
    }
    seen[to]
}

/// For each cell, how many of its own moves the player needs from there to the food.
fn distances(game: &Game, side: Side) -> Vec<Option<usize>> {
    let mut distances = vec![None; game.cells()];
    distances[game.food] = Some(0);
    for moves in 1.. {
        let before = distances.clone();
        for at in (0..game.cells()).filter(|&at| !game.wall[at] && before[at].is_none()) {
            if game.jumps(side, at).iter().any(|&to| before[to].is_some()) {
                distances[at] = Some(moves);
            }
        }
        if distances == before {
            break;
        }
    }
    distances
}

/// For each state, in how many plies one player gets to an end that is good, whatever the other does, in a game in
/// which the runner has no moves but those that bring it nearer to the food.
fn when_one_runs(game: &Game, runner: Side, wins: Side, good: impl Fn(Side, End) -> bool) -> Vec<Option<usize>> {
    let nearer = distances(game, runner);
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

/// What is found out about a board once, for all of its states.
struct Facts<'a> {
    game: &'a Game,
    table: Table<'a>,
    distances: [Vec<Option<usize>>; 2],
    /// When the cat catches a mouse that runs.
    caught: Vec<Option<usize>>,
    /// When a mouse that runs is at the food, whatever the cat does.
    arrived: Vec<Option<usize>>,
    /// When the mouse is at the food, whatever a cat that runs does on its way.
    before_cat: Vec<Option<usize>>,
    /// When a cat that runs has won, whatever the mouse does.
    cat_ran: Vec<Option<usize>>,
}

impl Facts<'_> {
    fn of(game: &Game) -> Facts<'_> {
        use Side::{Cat, Mouse};
        Facts {
            game,
            table: game.solve(),
            distances: [distances(game, Mouse), distances(game, Cat)],
            caught: when_one_runs(game, Mouse, Cat, |_, end| end == End::Capture),
            arrived: when_one_runs(game, Mouse, Mouse, |winner, _| winner == Mouse),
            before_cat: when_one_runs(game, Cat, Mouse, |winner, _| winner == Mouse),
            cat_ran: when_one_runs(game, Cat, Cat, |winner, _| winner == Cat),
        }
    }

    /// In how many plies the player alone is at the food.
    fn race(&self, state: State, side: Side) -> Option<usize> {
        let (place, at) = if side == Side::Mouse { (0, state.mouse) } else { (1, state.cat) };
        let moves = self.distances[place][at]?;
        // In whose turn it is, the first ply is the first move.
        Some(if state.turn == side { (2 * moves).saturating_sub(1) } else { 2 * moves })
    }

    /// All that the cause claims.
    fn check_cause(&self, each: State, found: &Explanation, about: &str) {
        let rooms = [(each.mouse, each.cat), (each.mouse, self.game.food), (each.cat, self.game.food)];
        let rooms = rooms.map(|(from, to)| same_room(self.game, from, to));
        let [mouse, cat] = [Side::Mouse, Side::Cat].map(|side| self.race(each, side));
        let at = self.game.index(each);
        let forced = self.table.forced(each);
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
                assert_eq!(self.table.line(each, 10_000).end, Some(End::Capture), "{about}");
            }
            Cause::CatFirst => {
                assert!(rooms == [true; 3] && cat < mouse, "{about}");
                assert_eq!(forced, cat.map(|plies| (Side::Cat, plies)), "{about}");
            }
            Cause::CaughtEarly => {
                assert!(rooms == [true; 3] && cat < mouse, "{about}");
                assert!(matches!(forced, Some((Side::Cat, plies)) if Some(plies) < cat), "{about}");
                assert_eq!(self.table.line(each, 10_000).end, Some(End::Capture), "{about}");
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
        // The file says so, whatever the cause: a cat that is nearer has won by then if it runs.
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
        // Both are on the food only when the game is over.
        let first = if mouse == cat && mouse == Some(0) { Some(Player::Mouse) } else { first };
        assert_eq!((found.race.first, found.race.lead.map(usize::from)), (first, lead), "{about}");
        assert!(lead != Some(0) || self.game.ended(each).is_some(), "{about}");
    }

    /// The choices on the way that the line takes.
    fn check_choices(&self, each: State, found: &[Choice], about: &str) {
        let line = self.table.line(each, 2).moves;
        assert_eq!(found.len(), line.len(), "{about}");
        let mut now = each;
        for (ply, (choice, &(_, to))) in (1..).zip(found.iter().zip(&line)) {
            let ranked = self.table.ranked(now);
            let best = ranked.iter().filter(|(_, best)| *best).count();
            let other = ranked.iter().find(|(_, best)| !best).map(|&(to, _)| {
                let after = self.table.forced(now.after(to)).map(|(winner, plies)| (winner, plies + ply));
                OtherMove { to: cell(self.game, to), forced: forced(after) }
            });
            let moves = ranked.len();
            let to_cell = cell(self.game, to);
            assert_eq!(*choice, Choice { by: player(now.turn), to: to_cell, moves, best, other }, "{about}");
            now = now.after(to);
        }
    }
}

/// Every claim about every `step`th state; how many states have which cause.
fn check(given: &Given, limit: usize, step: usize) -> BTreeMap<&'static str, usize> {
    let game = given.game();
    let facts = Facts::of(&game);
    let solution = given.solved(Some(limit));
    let mut causes = BTreeMap::new();
    for each in game.states().into_iter().step_by(step) {
        let about = format!("{each:?} with limit {limit} of {given:?}");
        let found = solution.explain(state(&game, each)).expect("a state");
        let forced = forced(facts.table.forced(each));
        assert_eq!(found.forced, forced, "{about}");
        let late = forced.map(|forced| usize::from(forced.plies)).filter(|&plies| plies > limit);
        assert_eq!(found.late.map(usize::from), late.map(|plies| plies - limit), "{about}");
        facts.check_race(each, &found, &about);
        facts.check_cause(each, &found, &about);
        facts.check_choices(each, &found.choices, &about);
        *causes.entry(found.cause.code()).or_default() += 1;
    }
    causes
}

proptest! {
    // A failing board is printed; it is not written to a file beside this one.
    #![proptest_config(drawn(256))]

    #[test]
    fn every_claim_on_small_boards(given in boards(shapes(16)), limit in 1..=12_usize) {
        check(&given, limit, 1);
    }
}

proptest! {
    #![proptest_config(drawn(48))]

    #[test]
    fn every_claim_on_boards_of_all_shapes(given in boards(shapes(64))) {
        check(&given, 1000, 7);
    }
}

#[test]
fn every_claim_on_real_boards() {
    let mut tried = BTreeMap::<&str, usize>::new();
    let stand_off = Given::new(&["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."], 1, 6);
    for given in cases().into_iter().map(|case| case.given).chain([stand_off]) {
        for (cause, count) in check(&given, 1000, 3) {
            *tried.entry(cause).or_default() += count;
        }
    }
    assert_eq!(tried.len(), 12, "every cause was met: {tried:?}");
}

/// A cause, who wins and when, the plies of the mouse's and the cat's race, and those until a running mouse is caught.
type Found = (&'static str, Option<(Player, u16)>, [Option<u16>; 3]);

fn at_the_start(rows: &[&str], cat_jump: usize, mouse_jump: usize) -> Found {
    let solution = Given::new(rows, cat_jump, mouse_jump).solved(None);
    let Explanation { cause, forced, race, caught, .. } = solution.explain(solution.start()).expect("a state");
    (cause.code(), forced.map(|forced| (forced.winner, forced.plies)), [race.mouse, race.cat, caught])
}

#[test]
fn an_example_of_each_cause() {
    use Player::{Cat, Mouse};
    let apart = ("all-apart", None, [None; 3]);
    assert_eq!(at_the_start(&["M#C#F"], 8, 8), apart);
    assert_eq!(at_the_start(&["M..F#C"], 1, 2), ("cat-apart", Some((Mouse, 3)), [Some(3), None, None]));
    assert_eq!(at_the_start(&["M#F..C"], 1, 2), ("mouse-apart", Some((Cat, 6)), [None, Some(6), None]));
    assert_eq!(at_the_start(&["M.#F", "C.##"], 1, 1), ("food-apart", None, [None; 3]));
    assert_eq!(at_the_start(&["M.C#F"], 1, 1), ("trapped", Some((Cat, 4)), [None; 3]));
    assert_eq!(at_the_start(&["M...FC"], 1, 1), ("cat-first", Some((Cat, 2)), [Some(7), Some(2), None]));
    assert_eq!(at_the_start(&["MC...F"], 1, 1), ("caught-early", Some((Cat, 2)), [Some(9), Some(8), None]));
    assert_eq!(
        at_the_start(&["####F", "#C...", "M...."], 1, 2),
        ("mouse-first", Some((Mouse, 5)), [Some(5), Some(8), None])
    );
}

#[test]
fn a_win_that_comes_too_late_says_by_how_much() {
    let rows = [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."];
    for (limit, late) in [(1000, None), (79, None), (78, Some(1)), (1, Some(78))] {
        let solution = Given::new(&rows, 1, 1).solved(Some(limit));
        assert_eq!(solution.explain(solution.start()).expect("a state").late, late, "limit {limit}");
    }
}
