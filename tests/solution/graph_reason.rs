//! Every claim of the reason for a result on a graph, and of its proof, compared with naive answers to the same
//! questions, for every graph of up to six nodes and random ones of up to 50.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::fixtures::graphs::{cases, many, solved, state};
use crate::fixtures::{forced, player};
use crate::textbook::Side::{Cat, Mouse};
use crate::textbook::graph::{Game, HOLE, Table};
use crate::textbook::{Side, State};
use cat_and_mouse::game::Cells;
use cat_and_mouse::graph::GraphEnding;
use cat_and_mouse::solution::{GraphCause, GraphProof, GraphSolution};

type Nodes = BTreeSet<usize>;

fn numbers(cells: Cells) -> Nodes {
    cells.into_iter().map(cat_and_mouse::Cell::index).collect()
}

/// The nodes that the player can reach, its own included.
fn room(game: &Game, side: Side, from: usize) -> Nodes {
    let walks = game.walks(side, from);
    (0..game.nodes()).filter(|&node| walks[node].is_some()).collect()
}

/// The plies until the cat catches a mouse that gets closer to the hole with every move; `None` if it cannot.
fn caught(game: &Game, far: &[Option<usize>], each: State, known: &mut HashMap<State, Option<u16>>) -> Option<u16> {
    if let Some(winner) = game.ended(each) {
        return (winner == Cat).then_some(0);
    }
    if let Some(&found) = known.get(&each) {
        return found;
    }
    let moves = game.moves(each).into_iter().filter(|&to| each.turn == Cat || far[to] < far[each.mouse]);
    let after: Vec<_> = moves.map(|to| caught(game, far, each.after(to), known)).collect();
    let found = if each.turn == Mouse {
        after.iter().copied().collect::<Option<Vec<_>>>().and_then(|all| all.into_iter().max())
    } else {
        after.into_iter().flatten().min()
    };
    let found = found.map(|plies| plies + 1);
    known.insert(each, found);
    found
}

fn check_reason(game: &Game, solution: &GraphSolution, table: &Table, each: State) -> GraphCause {
    let about = || format!("{each:?} of {:?}", game.graph);
    let found = solution.explain(state(each)).expect("a state");
    let result = table.forced(each);
    assert_eq!(found.forced, forced(result), "{}", about());

    let far = game.walks(Mouse, HOLE);
    let alone = far[each.mouse].map(|moves| (2 * moves).saturating_sub(usize::from(each.turn == Mouse)));
    assert_eq!(found.alone.map(usize::from), alone, "{}", about());

    let meets = room(game, Cat, each.cat).contains(&each.mouse);
    let stuck = |side: Side| game.steps(side, if side == Mouse { each.mouse } else { each.cat }).is_empty();
    let holds = match found.cause {
        GraphCause::Over => game.ended(each).is_some(),
        GraphCause::NoMove => result.is_none() && (stuck(Mouse) || stuck(Cat)),
        GraphCause::AllApart => result.is_none() && alone.is_none() && !meets,
        GraphCause::HoleApart => result.is_none() && alone.is_none() && meets,
        GraphCause::StandOff => result.is_none() && alone.is_some() && meets,
        GraphCause::Trapped => matches!(result, Some((Cat, 1..))) && alone.is_none(),
        GraphCause::Intercepted => matches!(result, Some((Cat, 1..))) && alone.is_some(),
        GraphCause::CatApart => result == alone.map(|plies| (Mouse, plies)) && !meets,
        GraphCause::MouseFirst => result == alone.map(|plies| (Mouse, plies)) && meets,
        GraphCause::Detour => matches!(result, Some((Mouse, plies)) if Some(plies) > alone),
        cause => panic!("nothing is claimed of {cause:?}"),
    };
    assert!(holds, "{:?} for {}", found.cause, about());
    let no_move =
        (found.cause == GraphCause::NoMove).then(|| if stuck(each.turn) { each.turn } else { each.turn.other() });
    assert_eq!(found.stuck, no_move.map(player), "{}", about());
    assert!(no_move.is_none_or(stuck), "{}", about());

    let runs = matches!(found.cause, GraphCause::Detour | GraphCause::Intercepted | GraphCause::StandOff);
    let plies = runs.then(|| caught(game, &far, each, &mut HashMap::new()).expect("it is caught"));
    assert_eq!(found.caught, plies, "{}", about());

    let mut now = each;
    for (made, choice) in found.choices.iter().enumerate() {
        let ranked = table.ranked(now);
        let best = ranked.iter().filter(|(_, is_best)| *is_best).count();
        assert_eq!((choice.by, choice.to.index()), (player(now.turn), ranked[0].0), "{}", about());
        assert_eq!((choice.moves, choice.best), (ranked.len(), best), "{}", about());
        let other = ranked.get(best).map(|&(to, _)| {
            let after = table.forced(now.after(to)).map(|(winner, plies)| (winner, plies + made + 1));
            (to, forced(after).map(|forced| (forced.winner, forced.plies)))
        });
        assert_eq!(choice.other.map(|other| (other.to.index(), other.winner.zip(other.plies))), other, "{}", about());
        now = now.after(ranked[0].0);
    }
    let could_go_on = found.choices.len() < 2 && !table.ranked(now).is_empty();
    assert!(!could_go_on, "{}", about());
    found.cause
}

/// For each number of moves, the nodes on which a cat that never waits can be.
fn cats_after(game: &Game, from: usize, moves: usize) -> Vec<Nodes> {
    let mut all = vec![Nodes::from([from])];
    for _ in 0..moves {
        let next = all[all.len() - 1].iter().flat_map(|&node| game.steps(Cat, node)).collect();
        all.push(next);
    }
    all
}

/// Whether a mouse on this node after `moves` moves can meet the cat there, or be caught by the cat's next move.
fn is_danger(cats: &[Nodes], each: State, moves: usize, node: usize) -> bool {
    let ahead = usize::from(each.turn == Cat);
    let made = (moves + ahead).saturating_sub(1);
    node != HOLE && (cats[made].contains(&node) || cats[moves + ahead].contains(&node))
}

/// The nodes on which a mouse can be after each number of moves on routes that no cat stops.
fn safe_layers(game: &Game, cats: &[Nodes], each: State, most: usize) -> Vec<Nodes> {
    let mut layers = vec![Nodes::from([each.mouse])];
    layers[0].retain(|&node| !is_danger(cats, each, 0, node));
    for moves in 1..=most {
        let before = layers[moves - 1].iter().filter(|&&node| node != HOLE);
        let next = before.flat_map(|&node| game.steps(Mouse, node)).filter(|&to| !is_danger(cats, each, moves, to));
        layers.push(next.collect());
    }
    layers
}

fn check_route(game: &Game, proof: &GraphProof, cause: GraphCause, each: State, winner: Option<Side>) {
    let about = || format!("{each:?} of {:?}: {proof:?}", game.graph);
    let route: Vec<usize> = proof.route.iter().map(|stop| stop.cell.index()).collect();
    let no_runner =
        matches!(cause, GraphCause::Over | GraphCause::NoMove | GraphCause::AllApart | GraphCause::HoleApart);
    assert_eq!((proof.runner.is_none(), proof.goal.is_none(), route.is_empty()), (no_runner, no_runner, no_runner));
    if no_runner {
        assert_eq!(proof.is_proof, cause != GraphCause::HoleApart, "{}", about());
        assert_eq!((proof.cut_off, proof.direct.len()), (None, 0));
        return;
    }
    let side = if cause == GraphCause::Trapped { Cat } else { Mouse };
    assert_eq!(proof.runner, Some(player(side)), "{}", about());
    assert_eq!(proof.goal, Some(if side == Mouse { GraphEnding::Hole } else { GraphEnding::Capture }));
    assert_eq!(route[0], if side == Mouse { each.mouse } else { each.cat });
    assert!(route.windows(2).all(|pair| game.steps(side, pair[0]).contains(&pair[1])), "{}", about());
    let other = if side == Mouse { each.cat } else { each.mouse };
    // The cat never enters the hole, not even at the end of its way.
    let other_far = game.walks(side.other(), other);
    for (moves, stop) in (0..).zip(&proof.route) {
        let (own, others) = if side == Mouse { (stop.mouse, stop.cat) } else { (stop.cat, stop.mouse) };
        assert_eq!((own, others.map(usize::from)), (Some(moves), other_far[stop.cell.index()]), "{}", about());
    }
    if side == Cat {
        assert!(!proof.is_proof);
        return;
    }
    assert_eq!(route.last(), Some(&HOLE), "{}", about());
    let most = route.len() + 2 * game.nodes();
    let cats = cats_after(game, each.cat, most + 1);
    let first = safe_layers(game, &cats, each, most).iter().position(|layer| layer.contains(&HOLE));
    assert_eq!(proof.is_proof, first.is_some(), "{}", about());
    let direct: Vec<usize> = proof.direct.iter().map(|stop| stop.cell.index()).collect();
    assert_eq!(direct.is_empty(), cause != GraphCause::Detour, "{}", about());
    for (moves, stop) in (0..).zip(&proof.direct) {
        assert_eq!((stop.mouse, stop.cat.map(usize::from)), (Some(moves), other_far[stop.cell.index()]), "{}", about());
    }
    let run = if direct.is_empty() { &route } else { &direct };
    let cut_off = (0..run.len()).find(|&moves| is_danger(&cats, each, moves, run[moves])).map(|moves| run[moves]);
    assert_eq!(proof.cut_off.map(cat_and_mouse::Cell::index), cut_off, "{}", about());
    if let Some(first) = first {
        let is_cut_off = cause == GraphCause::Detour;
        assert_eq!((route.len() - 1, cut_off.is_some(), winner), (first, is_cut_off, Some(Mouse)), "{}", about());
    }
    if winner != Some(Mouse) || !direct.is_empty() {
        // The run is a shortest way on which the first danger comes as late as possible.
        let far = game.walks(Mouse, HOLE);
        assert_eq!((run[0], run.last()), (each.mouse, Some(&HOLE)), "{}", about());
        assert!(run.windows(2).all(|pair| game.steps(Mouse, pair[0]).contains(&pair[1])), "{}", about());
        assert_eq!(Some(run.len() - 1), far[each.mouse], "{}", about());
        let mut layer = Nodes::from([each.mouse]);
        let mut moves = 0;
        loop {
            layer.retain(|&node| !is_danger(&cats, each, moves, node));
            if layer.is_empty() {
                break;
            }
            let far = &far;
            let closer = |from: usize| game.steps(Mouse, from).into_iter().filter(move |&to| far[to] < far[from]);
            layer = layer.iter().flat_map(|&node| closer(node)).collect();
            moves += 1;
        }
        assert!(is_danger(&cats, each, moves, run[moves]), "{}", about());
        assert!((0..moves).all(|moves| !is_danger(&cats, each, moves, run[moves])), "{}", about());
    }
}

/// Checks the cat's response to each move of the mouse: the best move if the cat wins; in a draw, a move after which
/// the cat still guards.
fn check_responses(game: &Game, table: &Table, proof: &GraphProof, each: State, cause: GraphCause) {
    let about = || format!("{each:?} of {:?}: {proof:?}", game.graph);
    let is_won = matches!(cause, GraphCause::Trapped | GraphCause::Intercepted);
    let mice: Vec<usize> = match each.turn {
        _ if !is_won && cause != GraphCause::StandOff => Vec::new(),
        Mouse => game.steps(Mouse, each.mouse),
        Cat => vec![each.mouse],
    };
    let answered: Nodes = proof.responses.iter().map(|response| response.mouse.index()).collect();
    assert_eq!((answered, proof.responses.len()), (mice.iter().copied().collect(), mice.len()), "{}", about());
    for response in &proof.responses {
        let (mouse, cat) = (response.mouse.index(), response.cat.index());
        let before = State { mouse, turn: Cat, ..each };
        if mouse == each.cat {
            assert_eq!(cat, mouse, "it steps onto the cat, {}", about());
        } else if is_won {
            assert_eq!(cat, table.ranked(before)[0].0, "{}", about());
        } else if cat != mouse {
            assert!(!game.steps(Cat, each.cat).contains(&mouse), "the cat could catch it, {}", about());
            let guard = numbers(proof.guard);
            assert!(guard.contains(&cat) && !forces(game, before.after(cat), Mouse, &guard), "{}", about());
        }
    }
}

/// Checks that the cat's strategy proves the result by the rules alone. The strategy answers every move of the mouse
/// with a catch or with a move to another entry, which is closer to the end if the cat wins. No move of the mouse leads
/// into the hole.
fn check_strategy(game: &Game, solution: &GraphSolution, each: State, (cause, moves): (GraphCause, Option<usize>)) {
    let entries: Vec<_> = solution.strategy(state(each)).expect("a state").collect();
    let about = || format!("{each:?} of {:?}: {entries:?}", game.graph);
    let by_position: HashMap<(usize, usize), _> =
        entries.iter().map(|entry| ((entry.mouse.index(), entry.cat.index()), entry)).collect();
    assert_eq!(by_position.len(), entries.len(), "each position once, {}", about());
    let is_told = matches!(cause, GraphCause::Trapped | GraphCause::Intercepted | GraphCause::StandOff);
    if !is_told || (each.turn == Mouse && game.steps(Mouse, each.mouse).is_empty()) {
        assert!(entries.is_empty(), "{}", about());
        return;
    }
    if each.turn == Mouse {
        assert!(by_position.contains_key(&(each.mouse, each.cat)), "{}", about());
        assert_eq!(by_position[&(each.mouse, each.cat)].moves.map(usize::from), moves, "{}", about());
    } else {
        let answers = game.steps(Cat, each.cat);
        let is_met = |&cat: &usize| cat == each.mouse || by_position.contains_key(&(each.mouse, cat));
        assert!(answers.is_empty() || answers.iter().any(is_met), "{}", about());
    }
    for entry in &entries {
        let (mouse, cat) = (entry.mouse.index(), entry.cat.index());
        if each == game.start() && entry.moves.is_none() {
            let guard = |at| solution.proof(state(at)).expect("a state").guard;
            assert_eq!(guard(State { mouse, cat, turn: Mouse }), guard(each), "one guard for all of it, {}", about());
        }
        // In a draw, an entry may still be won by the cat, because the mouse may make a mistake.
        assert!(entry.moves.is_some() || moves.is_none(), "{}", about());
        let answered: Vec<usize> = entry.responses.iter().map(|response| response.mouse.index()).collect();
        let mut steps_of_mouse = game.steps(Mouse, mouse);
        steps_of_mouse.sort_unstable();
        assert_eq!(answered, steps_of_mouse, "{}", about());
        for response in &entry.responses {
            let (to, answer) = (response.mouse.index(), response.cat.index());
            assert_ne!(to, HOLE, "{}", about());
            if to == cat {
                assert_eq!(answer, to, "{}", about());
                continue;
            }
            assert!(game.steps(Cat, cat).contains(&answer), "a legal move, {}", about());
            if answer != to {
                let next = by_position.get(&(to, answer)).unwrap_or_else(|| panic!("no entry, {}", about()));
                let is_closer = next.moves.is_some() && next.moves < entry.moves;
                assert!(entry.moves.is_none() || is_closer, "{}", about());
            }
        }
    }
}

/// Whether the mouse has a route from this state to the hole on which the cat cannot stop it.
fn is_open(game: &Game, each: State) -> bool {
    let most = 2 * game.nodes();
    let cats = cats_after(game, each.cat, most + 1);
    each.mouse == HOLE || safe_layers(game, &cats, each, most).iter().any(|layer| layer.contains(&HOLE))
}

/// Checks that the fork is the first state of the optimal line from which a route is open whatever the cat does.
fn check_fork(game: &Game, table: &Table, proof: &GraphProof, each: State, winner: Option<Side>) {
    let about = || format!("{each:?} of {:?}: {proof:?}", game.graph);
    if winner != Some(Mouse) || proof.is_proof {
        assert_eq!(proof.fork, None, "{}", about());
        return;
    }
    let replies = |now: State| game.steps(Cat, now.cat).into_iter().map(move |to| now.after(to));
    let line = table.line(each).0.into_iter();
    let mut states = std::iter::once(each).chain(line.scan(each, |now, (_, to)| {
        *now = now.after(to);
        Some(*now)
    }));
    let is_fork = |now: &State| now.turn == Cat && replies(*now).all(|after| is_open(game, after));
    let (ply, now) = states.by_ref().enumerate().find(|(_, now)| is_fork(now)).expect("the mouse wins");
    let fork = proof.fork.unwrap_or_else(|| panic!("a fork of {}", about()));
    let moves = if each.turn == Mouse { ply.div_ceil(2) } else { ply / 2 };
    let found = (usize::from(fork.moves), fork.mouse.index(), fork.cat.index());
    assert_eq!(found, (moves, now.mouse, now.cat), "{}", about());

    let are_enough = |ways: &Nodes| {
        replies(now).all(|after| ways.iter().any(|&way| way != after.cat && is_open(game, after.after(way))))
    };
    let ways = numbers(fork.ways);
    assert!(ways.iter().all(|way| game.steps(Mouse, now.mouse).contains(way)) && are_enough(&ways), "{}", about());
    for way in &ways {
        let mut fewer = ways.clone();
        fewer.remove(way);
        assert!(!are_enough(&fewer), "{}", about());
    }
    let has_single = game.steps(Mouse, now.mouse).into_iter().any(|way| are_enough(&Nodes::from([way])));
    assert_eq!(ways.len() == 1, has_single, "{}", about());
}

/// Checks, for each number of plies, the nodes on which the mouse can be after that many plies or later. Follows all
/// moves of the mouse and the best moves of the cat.
fn check_reach(game: &Game, table: &Table, proof: &GraphProof, each: State) {
    let mut now: Vec<State> = [each].into_iter().filter(|&at| game.ended(at).is_none()).collect();
    let mut nodes: Vec<Nodes> = Vec::new();
    while !now.is_empty() {
        nodes.push(now.iter().map(|at| at.mouse).collect());
        let mut seen = BTreeSet::new();
        let mut next = Vec::new();
        for at in now {
            let moves = table.ranked(at);
            let count = if at.turn == Cat { 1 } else { moves.len() };
            let after = moves[..count].iter().map(|&(to, _)| at.after(to));
            next.extend(after.filter(|&at| game.ended(at).is_none() && seen.insert(game.index(at))));
        }
        now = next;
    }
    let later = |ply: usize| nodes[ply..].iter().flatten().copied().collect::<Nodes>();
    let expected: Vec<Nodes> = (0..=nodes.len()).map(later).collect();
    let found: Vec<Nodes> = proof.reach.iter().copied().map(numbers).collect();
    assert_eq!(found, expected, "{each:?} of {:?}", game.graph);
    assert_eq!(found.len(), table.line(each).0.len() + 1, "no game is longer than the optimal line");
    assert!(!found[0].contains(&HOLE));
}

/// Whether `side` can force its win from this state if the other player may only go to these nodes, or end the game in
/// its own favour.
fn forces(game: &Game, each: State, side: Side, others: &Nodes) -> bool {
    let mut won: BTreeSet<usize> = BTreeSet::new();
    let states = game.states();
    loop {
        let before = won.len();
        for &now in &states {
            let moves = game.moves(now);
            let wins = |to: usize| won.contains(&game.index(now.after(to)));
            let is_won = match game.ended(now) {
                Some(winner) => winner == side,
                None if now.turn == side => moves.iter().any(|&to| wins(to)),
                // A state without moves is a draw.
                None if moves.is_empty() => false,
                None => moves.iter().all(|&to| {
                    let ends_well = game.ended(now.after(to)) == Some(now.turn);
                    !ends_well && (!others.contains(&to) || wins(to))
                }),
            };
            if is_won {
                won.insert(game.index(now));
            }
        }
        if won.len() == before {
            return won.contains(&game.index(each));
        }
    }
}

/// Whether these nodes are enough for this player not to lose.
fn are_enough(game: &Game, at: State, side: Side, nodes: &Nodes) -> bool {
    let from = if side == Mouse { at.mouse } else { at.cat };
    nodes.contains(&from) && !forces(game, at, side.other(), nodes)
}

/// Checks that the nodes are enough for this player not to lose. If the set `of_start` is enough, `nodes` must be
/// that set, and otherwise a minimal set.
fn check_set(game: &Game, each: State, side: Side, nodes: &Nodes, of_start: &Nodes) {
    let about = || format!("{nodes:?} in {each:?} of {:?}", game.graph);
    assert!(!nodes.contains(&HOLE) && are_enough(game, each, side, nodes), "{}", about());
    if are_enough(game, each, side, of_start) {
        assert_eq!(nodes, of_start, "{}", about());
    }
    let can_spare = |at: State| {
        let fewer = |node| nodes.iter().copied().filter(|&each| each != node).collect();
        nodes.iter().any(|&node| are_enough(game, at, side, &fewer(node)))
    };
    let is_fewest = |at: State| are_enough(game, at, side, nodes) && !can_spare(at);
    assert!(is_fewest(each) || is_fewest(game.start()), "{}", about());
}

fn check_proof(game: &Game, solution: &GraphSolution, table: &Table, each: State, cause: GraphCause) {
    let about = || format!("{each:?} of {:?}", game.graph);
    let proof = solution.proof(state(each)).expect("a state");
    let result = table.forced(each);
    let winner = result.map(|(winner, _)| winner);
    check_route(game, &proof, cause, each, winner);
    check_fork(game, table, &proof, each, winner);
    check_responses(game, table, &proof, each, cause);
    let apart = match cause {
        GraphCause::CatApart => room(game, Cat, each.cat),
        GraphCause::AllApart | GraphCause::HoleApart | GraphCause::Trapped => room(game, Mouse, HOLE),
        _ => Nodes::new(),
    };
    assert_eq!(numbers(proof.apart), apart, "{}", about());
    let moves = result.map(|(winner, plies)| if winner == each.turn { plies.div_ceil(2) } else { plies / 2 });
    assert_eq!(proof.moves.map(usize::from), moves, "{}", about());
    check_strategy(game, solution, each, (cause, moves));
    match winner {
        Some(Cat) => check_reach(game, table, &proof, each),
        _ => assert_eq!(proof.reach, []),
    }
    let of_start = solution.proof(solution.start()).expect("a state");
    match cause {
        GraphCause::StandOff => check_set(game, each, Cat, &numbers(proof.guard), &numbers(of_start.guard)),
        _ => assert_eq!(proof.guard, Cells::EMPTY),
    }
    match cause {
        GraphCause::StandOff | GraphCause::HoleApart => {
            check_set(game, each, Mouse, &numbers(proof.safe), &numbers(of_start.safe));
        }
        _ => assert_eq!(proof.safe, Cells::EMPTY),
    }
    let mut only = Vec::new();
    let mut now = each;
    let side = |side: Side, at: State| table.forced(at).map_or(0, |(winner, _)| if winner == side { 1 } else { -1 });
    for (ply, (from, to)) in table.line(each).0.into_iter().enumerate() {
        let moves = game.moves(now);
        let holding = moves.iter().filter(|&&to| side(now.turn, now.after(to)) == side(now.turn, now)).count();
        if holding == 1 && moves.len() > 1 {
            only.push((ply, from, to, moves.len()));
        }
        now = now.after(to);
    }
    let found = proof.only.iter().map(|only| (only.ply, only.from.index(), only.to.index(), only.moves));
    assert_eq!(found.collect::<Vec<_>>(), only, "{}", about());
}

#[test]
fn reasons_and_proofs_of_many_graphs() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let real = cases().into_iter().map(|case| Game::new(&case.graph));
    for (number, game) in many(2, 40).chain(real).enumerate() {
        let (solution, table) = (solved(&game), game.solve());
        // Tests every seventh state of a small graph, beginning at a different state in each graph, and about six
        // states of a large one.
        let step = (game.states().len() / 6).max(7);
        let some = game.states().into_iter().skip(number % step).step_by(step);
        for each in std::iter::once(game.start()).chain(some) {
            let cause = check_reason(&game, &solution, &table, each);
            check_proof(&game, &solution, &table, each, cause);
            *seen.entry(cause.code()).or_default() += 1;
        }
    }
    println!("{seen:?}");
    assert_eq!(seen.len(), 10, "{seen:?}");
}
