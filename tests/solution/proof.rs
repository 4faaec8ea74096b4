//! Checks every claim of a proof by the rules: plays the route against every cat, walks through rooms, and counts the
//! moves of the optimal line. `boards.rs` calls these checks on boards of all kinds.

use super::Tried;
use crate::fixtures::{Given, cell, player};
use crate::textbook::{End, Game, Side, State};
use cat_and_mouse::board::BoardEnding;
use cat_and_mouse::solution::{Cause, Proof, RouteCell};
use cat_and_mouse::{Cell, Player};

fn number(game: &Game, cell: Cell) -> usize {
    usize::from(cell.row()) * game.cols + usize::from(cell.col())
}

/// Plays the route against every cat that knows it. Returns the first cell of the route on which a cat has won; `None`
/// if the mouse always reaches the food.
fn cut_off(game: &Game, start: State, route: &[usize]) -> Option<usize> {
    let mut cats = vec![start.cat];
    let mut at = 0;
    let mut turn = start.turn;
    loop {
        match turn {
            Side::Mouse => {
                at += 1;
                // A cat is on this cell already, and waits.
                if cats.contains(&route[at]) {
                    return Some(route[at]);
                }
                if route[at] == game.food {
                    return None;
                }
            }
            Side::Cat => {
                cats = cats.iter().flat_map(|&cat| game.jumps(Side::Cat, cat)).collect();
                cats.sort_unstable();
                cats.dedup();
                if cats.contains(&route[at]) {
                    return Some(route[at]);
                }
            }
        }
        turn = turn.other();
    }
}

/// Whether some fixed route takes the mouse to the food within this many plies, whatever the cat does. Tries all routes
/// at once.
fn has_safe_route(game: &Game, start: State, most: usize) -> bool {
    let cats = game.walks(Side::Cat, start.cat);
    let cat_moves = |ply: usize| if start.turn == Side::Cat { ply.div_ceil(2) } else { ply / 2 };
    let cat_can_be = |at: usize, ply: usize| cats[at].is_some_and(|moves| moves <= cat_moves(ply));
    let mut mice = vec![start.mouse];
    for ply in 1..=most {
        let is_mouse = (ply % 2 == 1) == (start.turn == Side::Mouse);
        if is_mouse {
            mice = mice.iter().flat_map(|&mouse| game.jumps(Side::Mouse, mouse)).collect();
            mice.sort_unstable();
            mice.dedup();
            if mice.contains(&game.food) && !cat_can_be(game.food, ply) {
                return true;
            }
        }
        mice.retain(|&mouse| mouse != game.food && !cat_can_be(mouse, ply));
    }
    false
}

impl Tried<'_> {
    fn winner(&self, each: State) -> Side {
        match self.table.forced(each) {
            Some((winner, plies)) if plies <= self.limit => winner,
            _ => Side::Cat,
        }
    }

    fn check_route(&self, each: State, cause: Cause, found: &Proof, about: &str) {
        let game = self.game;
        let route: Vec<usize> = found.route.iter().map(|step| number(game, step.cell)).collect();
        let [mouse, cat] = [(Side::Mouse, each.mouse), (Side::Cat, each.cat)].map(|(side, at)| game.walks(side, at));
        let Some(runner) = found.runner else {
            assert!(route.is_empty() && found.goal.is_none() && found.cut_off.is_none(), "{about}");
            let is_caught = self.table.forced(each).is_some_and(|(_, plies)| plies <= self.limit);
            assert!(matches!(cause, Cause::Over | Cause::AllApart | Cause::FoodApart) || !is_caught, "{about}");
            return;
        };
        let (side, from) = if runner == Player::Mouse { (Side::Mouse, each.mouse) } else { (Side::Cat, each.cat) };
        assert_eq!(route[0], from, "{about}");
        let to = if found.goal == Some(BoardEnding::Food) {
            game.food
        } else {
            assert_eq!((cause, found.goal), (Cause::Trapped, Some(BoardEnding::Capture)), "{about}");
            let line = self.table.line(each, self.limit);
            assert_eq!(line.end, Some(End::Capture), "{about}");
            line.moves.iter().fold(each, |now, &(_, to)| now.after(to)).cat
        };
        assert_eq!(route.last(), Some(&to), "{about}");
        for pair in route.windows(2) {
            assert!(pair[0] != pair[1] && game.jumps(side, pair[0]).contains(&pair[1]), "{about}");
        }
        let mut before = None;
        for (at, step) in route.iter().zip(&found.route) {
            let (its, other, alone) = match side {
                Side::Mouse => (step.mouse, step.cat, [mouse[*at], cat[*at]]),
                Side::Cat => (step.cat, step.mouse, [cat[*at], mouse[*at]]),
            };
            let [its, other] = [its, other].map(|moves| moves.map(usize::from));
            assert!(its > before && its >= alone[0] && other == alone[1], "{about}");
            before = its;
        }
        // The walk, including the moves on which the runner stays.
        let mut walk = Vec::new();
        for (place, step) in found.route.iter().enumerate() {
            let its = |step: &RouteCell| if side == Side::Mouse { step.mouse } else { step.cat };
            let until = found.route.get(place + 1).map_or(its(step).map(|moves| moves + 1), its);
            while walk.len() < usize::from(until.expect("the runner gets there")) {
                walk.push(route[place]);
            }
        }
        let direct: Vec<usize> = found.direct.iter().map(|step| number(game, step.cell)).collect();
        let is_detour = cause == Cause::Detour && self.winner(each) == Side::Mouse;
        assert_eq!(direct.is_empty(), !is_detour, "{about}");
        if is_detour {
            self.check_direct(each, found, &direct, about);
        } else if side == Side::Mouse {
            assert_eq!(found.cut_off.map(|at| number(game, at)), cut_off(game, each, &walk), "{about}");
            if found.cut_off.is_some() && self.winner(each) == Side::Cat {
                assert_eq!(Some(walk.len() - 1), mouse[game.food], "a shortest route, {about}");
            }
        } else {
            assert_eq!(found.cut_off, None, "{about}");
            if to == game.food {
                assert_eq!(Some(walk.len() - 1), cat[game.food], "a shortest route, {about}");
            }
        }
    }

    /// Checks that `direct` is a shortest route to the food, that a cat stops the mouse on it, and that on no other
    /// shortest route the mouse is stopped later.
    fn check_direct(&self, each: State, found: &Proof, direct: &[usize], about: &str) {
        let game = self.game;
        let [mouse, cat] = [(Side::Mouse, each.mouse), (Side::Cat, each.cat)].map(|(side, at)| game.walks(side, at));
        assert_eq!((direct[0], direct.last()), (each.mouse, Some(&game.food)), "{about}");
        assert!(direct.windows(2).all(|pair| game.jumps(Side::Mouse, pair[0]).contains(&pair[1])), "{about}");
        assert_eq!(Some(direct.len() - 1), mouse[game.food], "{about}");
        for (moves, (step, &at)) in (0..).zip(found.direct.iter().zip(direct)) {
            assert_eq!((step.mouse, step.cat.map(usize::from)), (Some(moves), cat[at]), "{about}");
        }
        let cut = cut_off(game, each, direct);
        assert_eq!(found.cut_off.map(|at| number(game, at)), cut, "{about}");
        let stopped = direct.iter().position(|&at| Some(at) == cut).expect("the cat stops it");
        // The cells that the mouse can reach on its shortest routes before the cat can.
        let far = game.walks(Side::Mouse, game.food);
        let ahead = usize::from(each.turn == Side::Cat);
        let is_late = |at: usize, moves: usize| {
            let cat_moves = (moves + ahead).saturating_sub(usize::from(at == game.food));
            cat[at].is_none_or(|needed| needed > cat_moves)
        };
        let mut mice = vec![each.mouse];
        for moves in 0.. {
            mice.retain(|&at| is_late(at, moves));
            if mice.is_empty() {
                assert_eq!(moves, stopped, "{about}");
                break;
            }
            let far = &far;
            let closer = |at: usize| game.jumps(Side::Mouse, at).into_iter().filter(move |&to| far[to] < far[at]);
            mice = mice.into_iter().flat_map(closer).collect();
            mice.sort_unstable();
            mice.dedup();
        }
    }

    fn check_is_proof(&self, each: State, found: &Proof, about: &str) {
        let game = self.game;
        let ended = game.ended(each).is_some();
        let plies = |side, at| {
            let moves = game.walks(side, at)[game.food]?;
            Some(if each.turn == side { (2 * moves).saturating_sub(1) } else { 2 * moves })
        };
        let (mouse, cat) = (plies(Side::Mouse, each.mouse), plies(Side::Cat, each.cat));
        let expected = ended
            || match self.winner(each) {
                Side::Mouse => has_safe_route(game, each, self.limit.min(200)),
                Side::Cat => mouse.is_none_or(|plies| plies > self.limit || cat.is_some_and(|cat| cat < plies)),
            };
        assert_eq!(found.is_proof, expected, "{about}");
    }

    /// Checks that the fork is the first state of the optimal line from which a route is open whatever the cat does.
    fn check_fork(&self, each: State, found: &Proof, about: &str) {
        let game = self.game;
        if self.winner(each) == Side::Cat || found.is_proof {
            assert_eq!(found.fork, None, "{about}");
            return;
        }
        let has_won = |now: State| game.ended(now).map(|(winner, _)| winner == Side::Mouse);
        let is_open =
            |now: State, left: usize| has_won(now).unwrap_or_else(|| has_safe_route(game, now, left.min(200)));
        let replies = |now: State| game.jumps(Side::Cat, now.cat).into_iter().map(move |to| now.after(to));
        let (mut now, mut ply, mut moves) = (each, 0, 0);
        let line = self.table.line(each, self.limit).moves;
        while now.turn == Side::Mouse || !replies(now).all(|after| is_open(after, self.limit - ply - 1)) {
            moves += u16::from(now.turn == Side::Mouse);
            now = now.after(line[ply].1);
            ply += 1;
        }
        let fork = found.fork.unwrap_or_else(|| panic!("a fork of {about}"));
        let place = (fork.moves, number(game, fork.mouse), number(game, fork.cat));
        assert_eq!(place, (moves, now.mouse, now.cat), "{about}");

        let are_enough = |ways: &[usize]| {
            replies(now).all(|after| ways.iter().any(|&way| is_open(after.after(way), self.limit - ply - 2)))
        };
        let targets = game.jumps(Side::Mouse, now.mouse);
        let ways: Vec<usize> = fork.ways.into_iter().map(|way| number(game, way)).collect();
        assert!(ways.iter().all(|way| targets.contains(way)) && are_enough(&ways), "{about}");
        for way in &ways {
            let fewer: Vec<usize> = ways.iter().copied().filter(|other| other != way).collect();
            assert!(!are_enough(&fewer), "{about}");
        }
        assert_eq!(ways.len() == 1, targets.iter().any(|&way| are_enough(&[way])), "{about}");
    }

    fn check_apart(&self, each: State, cause: Cause, found: &Proof, about: &str) {
        let game = self.game;
        let inside = match cause {
            Cause::CatApart => Some(each.cat),
            Cause::MouseApart => Some(each.mouse),
            Cause::AllApart | Cause::FoodApart | Cause::Trapped => Some(game.food),
            _ => None,
        };
        // A room does not depend on the jump, so the mouse's walks show the room of either player.
        let room = inside.map(|at| game.walks(Side::Mouse, at)).unwrap_or_default();
        let room: Vec<usize> = (0..room.len()).filter(|&at| room[at].is_some()).collect();
        let apart: Vec<usize> = found.apart.into_iter().map(|at| number(game, at)).collect();
        assert_eq!(apart, room, "{about}");
    }

    fn check_moves(&self, each: State, found: &Proof, about: &str) {
        let forced = self.table.forced(each);
        let moves = forced.map(|(winner, _)| {
            let line = self.table.line(each, 10_000).moves;
            let turns = [each.turn, each.turn.other()].into_iter().cycle();
            turns.take(line.len()).filter(|&by| by == winner).count()
        });
        assert_eq!(found.moves.map(usize::from), moves, "{about}");
        assert_eq!(found.delays, forced.is_some_and(|(_, plies)| plies > self.plies_if_loser_stays(each)), "{about}");
    }

    /// The plies until the winner wins if the loser always stays.
    fn plies_if_loser_stays(&self, each: State) -> usize {
        let Some((winner, _)) = self.table.forced(each) else { return 0 };
        let mut now = vec![each];
        for plies in 0.. {
            if now.iter().any(|&state| self.game.ended(state).is_some_and(|(by, _)| by == winner)) {
                return plies;
            }
            let next = |&state: &State| {
                let moves = if state.turn == winner { self.game.moves(state) } else { vec![state.mover()] };
                moves.into_iter().map(move |to| state.after(to)).collect::<Vec<_>>()
            };
            let mut after: Vec<State> =
                now.iter().filter(|&&state| self.game.ended(state).is_none()).flat_map(next).collect();
            after.sort_unstable_by_key(|state| (state.mouse, state.cat));
            after.dedup();
            assert!(plies < 200, "a forced win is won against a player who stays");
            now = after;
        }
        unreachable!()
    }

    fn check_only(&self, each: State, found: &Proof, about: &str) {
        let line = self.table.line(each, self.limit);
        let mut now = each;
        let mut only = Vec::new();
        for (ply, &(_, to)) in line.moves.iter().enumerate() {
            let has =
                |state, left| self.table.forced(state).filter(|&(_, plies)| plies <= left).map(|(winner, _)| winner);
            let left = self.limit - ply;
            let moves = self.game.moves(now);
            let holding = moves.iter().filter(|&&to| has(now.after(to), left - 1) == has(now, left)).count();
            if holding == 1 && moves.len() > 1 {
                only.push((ply, player(now.turn), cell(self.game, now.mover()), cell(self.game, to), moves.len()));
            }
            now = now.after(to);
        }
        let found: Vec<_> = found.only.iter().map(|only| (only.ply, only.by, only.from, only.to, only.moves)).collect();
        assert_eq!(found, only, "{about}");
    }
}

/// Checks every claim about a state with this cause; returns whether it is a proof.
pub fn check(tried: &Tried, each: State, cause: Cause) -> bool {
    let about = tried.about(each);
    let found = tried.solution.proof(tried.state(each)).expect("a state");
    tried.check_route(each, cause, &found, &about);
    tried.check_is_proof(each, &found, &about);
    tried.check_fork(each, &found, &about);
    tried.check_apart(each, cause, &found, &about);
    tried.check_moves(each, &found, &about);
    tried.check_only(each, &found, &about);
    found.is_proof
}

#[test]
fn the_route_drawn_at_the_start() {
    // The cells of the route, each with the number of moves of mouse and cat; whether it is a proof; where it is cut
    // off; and whether the loser delays.
    for (rows, jumps, route, is_proof, cut_off, delays) in [
        // The mouse is first on every cell.
        (&["####F", "#C...", "M...."][..], (1, 2), "r3c1 0:2, r3c3 1:2, r3c5 2:4, r1c5 3:4", true, None, false),
        // A cat that is walled off never arrives.
        (&["M..F#C"], (1, 2), "r1c1 0:-, r1c2 1:-, r1c4 2:-", true, None, false),
        (
            &["..C.....", "M......F"],
            (1, 2),
            "r2c1 0:3, r2c2 1:2, r2c4 2:2, r2c6 3:4, r2c8 4:6",
            false,
            Some("r2c4"),
            true,
        ),
        // The cat is first at the food.
        (&["M...FC"], (1, 1), "r1c6 5:0, r1c5 4:1", true, None, false),
    ] {
        let solution = Given::new(rows, jumps.0, jumps.1).solved(None);
        let found = solution.proof(solution.start()).expect("a state");
        let moves = |moves: Option<u16>| moves.map_or("-".to_owned(), |moves| moves.to_string());
        let place = |cell: Cell| format!("r{}c{}", cell.row() + 1, cell.col() + 1);
        let step = |step: &RouteCell| format!("{} {}:{}", place(step.cell), moves(step.mouse), moves(step.cat));
        let drawn = found.route.iter().map(step).collect::<Vec<_>>().join(", ");
        assert_eq!(
            (drawn.as_str(), found.is_proof, found.cut_off.map(place).as_deref(), found.delays),
            (route, is_proof, cut_off, delays),
            "{rows:?}"
        );
    }
}
