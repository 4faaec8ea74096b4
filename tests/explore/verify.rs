//! `verify` accepts true results and finds every planted fault: any wrong claim about any one state, and whole tables
//! that follow from wrong rules, as in public solutions.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::fixtures::{Given, boards, cell, drawn, forced, graphs, nth_cell, shapes, state};
use crate::textbook::{Game, Side, graph};
use cat_and_mouse::explore::{Fault, FaultKind, faults, graph_faults, verify, verify_graph};
use cat_and_mouse::game::Forced;
use cat_and_mouse::{Cell, Graph, Player, State};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Boards with more states than this are tested less thoroughly.
const SMALL: usize = 600;

type Claims = HashMap<State, Option<Forced>>;

/// The game that claims are about.
#[derive(Debug)]
enum Ground {
    Board(Given, Game),
    Graph(Graph, graph::Game),
}

/// A board or a graph with its true results, from the textbook.
struct Truth {
    ground: Ground,
    claims: Claims,
    /// The states in the order in which faults are found.
    states: Vec<State>,
}

impl Truth {
    fn of(given: Given) -> Truth {
        let game = given.game();
        let table = game.solve();
        let claim = |each| (state(&game, each), forced(table.forced(each)));
        let claims = game.states().into_iter().map(claim).collect::<Vec<_>>();
        let states = claims.iter().map(|&(at, _)| at).collect();
        Truth { claims: claims.into_iter().collect(), states, ground: Ground::Board(given, game) }
    }

    fn of_graph(game: &graph::Game) -> Truth {
        let table = game.solve();
        let claim = |each| (graphs::state(each), forced(table.forced(each)));
        let claims = game.states().into_iter().map(claim).collect::<Vec<_>>();
        let states = claims.iter().map(|&(at, _)| at).collect();
        let ground = Ground::Graph(Graph::new(&game.graph).expect("a graph"), game.clone());
        Truth { claims: claims.into_iter().collect(), states, ground }
    }

    /// The board and its game, for tables that follow from wrong rules.
    fn board(&self) -> (&Given, &Game) {
        let Ground::Board(given, game) = &self.ground else { panic!("{:?} is no board", self.ground) };
        (given, game)
    }

    fn is_over(&self, at: State) -> bool {
        matches!(self.claims[&at], Some(Forced { plies: 0, .. }))
    }

    fn food(&self) -> Cell {
        self.board().0.board().food()
    }

    fn longest(&self) -> u16 {
        self.claims.values().flatten().map(|forced| forced.plies).max().expect("some state is terminal")
    }

    fn faults(&self, claims: &Claims) -> Vec<Fault> {
        let claim = |at| claims[&at];
        let (found, first): (Vec<Fault>, _) = match &self.ground {
            Ground::Board(given, _) => {
                let (board, jumps) = (given.board(), given.jumps());
                (faults(&board, jumps, claim).collect(), verify(&board, jumps, claim))
            }
            Ground::Graph(graph, _) => (graph_faults(graph, claim).collect(), verify_graph(graph, claim)),
        };
        assert_eq!(first.err(), found.first().copied(), "`verify` tells the first fault");
        found
    }

    /// All claims, with `change` applied to each.
    fn changed(&self, change: impl Fn(State, Option<Forced>) -> Option<Forced>) -> Claims {
        self.claims.iter().map(|(&at, &claim)| (at, change(at, claim))).collect()
    }

    /// All claims, with `change` applied to the plies of every win.
    fn with_plies(&self, change: impl Fn(u16) -> u16) -> Claims {
        self.changed(|_, claim| claim.map(|Forced { winner, plies }| Forced { winner, plies: change(plies) }))
    }

    /// All claims, but each draw is replaced by what `claim` gives for its state.
    fn with_draws(&self, claim: impl Fn(State) -> Forced) -> Claims {
        self.changed(|at, truth| truth.or_else(|| Some(claim(at))))
    }
}

/// The claim that this player wins.
fn win(winner: Player, plies: u16) -> Forced {
    Forced { winner, plies }
}

/// Small and large boards: with draws because the food is walled off, with a stand-off (both players can reach the
/// food, but nobody can force a win), with the mouse's longest known win, and with all sorts of jumps.
fn some_boards() -> Vec<Truth> {
    let given = [
        Given::new(&["####F", "#C...", "M...."], 1, 2),
        Given::new(&["M.C...F"], 1, 3),
        Given::new(&["C.MF"], 1, 1),
        Given::new(&["C...#", "...#F", "....#", "M...."], 2, 5),
        Given::new(&[".M...", "..#..", "#..#.", "C#.#.", "...#F"], 3, 1),
        Given::new(&["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."], 1, 6),
        Given::new(
            &[".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."],
            1,
            1,
        ),
        Given::new(
            &["M.......", "........", "........", "........", "........", "........", "........", ".C.....F"],
            1,
            2,
        ),
    ];
    given.map(Truth::of).into()
}

/// The boards above in two groups, those with few states first.
fn small_and_large() -> (Vec<Truth>, Vec<Truth>) {
    let (small, large): (Vec<_>, Vec<_>) = some_boards().into_iter().partition(|truth| truth.claims.len() <= SMALL);
    assert_eq!((small.len(), large.len()), (4, 4), "both kinds are tried");
    (small, large)
}

/// The name of the rule that a claim breaks, without the move. This file calls this rule the *reason* of a fault.
fn name(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::Over { .. } => "over",
        FaultKind::NotOver => "not over",
        FaultKind::NoSuchWin => "no such win",
        FaultKind::FasterWin { .. } => "faster win",
        FaultKind::Escape { .. } => "escape",
        FaultKind::NoSuchDefence => "no such defence",
        FaultKind::LongerDefence { .. } => "longer defence",
        FaultKind::MissedWin { .. } => "missed win",
        FaultKind::NoDraw => "no draw",
    }
}

#[test]
fn true_results_pass() {
    for truth in some_boards().into_iter().chain(graphs::many(913, 30).map(|game| Truth::of_graph(&game))) {
        assert_eq!(truth.faults(&truth.claims), [], "{:?}", truth.ground);
    }
}

// Single wrong claims.

/// The reason why one wrong claim about a state cannot be true if all other claims are true.
fn reason_expected(truth: Option<Forced>, claim: Option<Forced>, turn: Player, has_moves: bool) -> &'static str {
    // The plies from the view of the player to move.
    let plies_won = |result: Option<Forced>| result.filter(|forced| forced.winner == turn).map(|forced| forced.plies);
    let plies_lost = |result: Option<Forced>| result.filter(|forced| forced.winner != turn).map(|forced| forced.plies);
    match (truth, claim) {
        (Some(Forced { plies: 0, .. }), _) => "over",
        (_, Some(Forced { plies: 0, .. })) => "not over",
        (None, None) => unreachable!("a wrong claim"),
        (None, Some(_)) if plies_won(claim).is_some() => "no such win",
        (None, Some(_)) if !has_moves => "no such defence",
        (None, Some(_)) => "escape",
        (Some(_), None) if plies_won(truth).is_some() => "missed win",
        (Some(_), None) => "no draw",
        (Some(_), Some(_)) => match (plies_won(truth), plies_won(claim)) {
            (Some(true_plies), Some(plies)) if plies > true_plies => "faster win",
            (_, Some(_)) => "no such win",
            (Some(_), None) => "escape",
            (None, None) if plies_lost(claim) > plies_lost(truth) => "no such defence",
            (None, None) => "longer defence",
        },
    }
}

/// Whether the reason of a fault holds. For example, the winner that the reason names has won, or the move that it
/// names is legal and leads to a state with the stated result.
fn is_so(truth: &Truth, claims: &Claims, fault: &Fault) -> bool {
    let Fault { state: at, claim, kind, .. } = *fault;
    let leads_to = |to, is_meant: &dyn Fn(Option<Forced>) -> bool| {
        truth.true_moves(at).contains(&to) && is_meant(claims[&at.after(to)])
    };
    let other = at.turn.other();
    match kind {
        FaultKind::Over { winner } => truth.winner(at) == Some(winner),
        FaultKind::NotOver | FaultKind::NoSuchWin | FaultKind::NoSuchDefence | FaultKind::NoDraw => !truth.is_over(at),
        FaultKind::FasterWin { to, plies } => {
            leads_to(to, &|after| after == Some(win(at.turn, plies)))
                && claim.is_some_and(|claim| plies + 1 < claim.plies)
        }
        FaultKind::LongerDefence { to, plies } => {
            leads_to(to, &|after| after == Some(win(other, plies))) && claim.is_some_and(|claim| plies >= claim.plies)
        }
        FaultKind::Escape { to } => leads_to(to, &|after| after.is_none_or(|forced| forced.winner == at.turn)),
        FaultKind::MissedWin { to } => leads_to(to, &|after| after.is_some_and(|forced| forced.winner == at.turn)),
    }
}

/// Plants one wrong claim, and checks that a fault is found at its state. Faults at states one move before are allowed.
/// Returns all reasons.
fn check_one_wrong_claim(
    truth: &Truth,
    claims: &mut Claims,
    at: State,
    claim: Option<Forced>,
) -> BTreeSet<&'static str> {
    let true_claim = truth.claims[&at];
    claims.insert(at, claim);
    let found = truth.faults(claims);
    let wrong_reason = found.iter().find(|fault| !is_so(truth, claims, fault));
    claims.insert(at, true_claim);

    let where_ = format!("{claim:?} for {true_claim:?} at {at:?} of {:?}", truth.ground);
    assert_eq!(wrong_reason, None, "{where_}");
    let there = found.iter().find(|fault| fault.state == at).unwrap_or_else(|| panic!("{where_}"));
    assert_eq!(there.claim, claim, "{where_}");
    let has_moves = !truth.true_moves(at).is_empty();
    assert_eq!(name(there.kind), reason_expected(true_claim, claim, at.turn, has_moves), "{where_}");
    for fault in found.iter().filter(|fault| fault.state != at) {
        let mut after = truth.true_moves(fault.state).into_iter().map(|to| fault.state.after(to));
        assert!(after.any(|after| after == at), "{fault:?}: {where_}");
    }
    found.iter().map(|fault| name(fault.kind)).collect()
}

#[test]
fn every_false_claim_is_found_at_its_state() {
    // Hole, mouse and cat are on connected nodes. Of the other three nodes, two have an edge to each other and one has
    // none.
    let apart = vec![vec![1], vec![0, 2], vec![1], vec![4], vec![3], vec![]];
    let graphs = [apart, graphs::EIGHT.map(<[usize]>::to_vec).to_vec()];
    let (small, _) = small_and_large();
    let mut reasons = BTreeSet::new();
    for truth in small.into_iter().chain(graphs.map(|lists| Truth::of_graph(&graph::Game::new(&lists)))) {
        let mut plies: Vec<u16> = (0..=truth.longest() + 3).collect();
        plies.extend([1_000, u16::MAX]);
        let wins_of = |winner| plies.iter().map(move |&plies| Some(win(winner, plies)));
        let all: Vec<_> = [None].into_iter().chain(wins_of(Player::Mouse)).chain(wins_of(Player::Cat)).collect();
        let mut claims = truth.claims.clone();
        let mut planted = 0;
        for &at in &truth.states {
            for &claim in all.iter().filter(|&&claim| claim != truth.claims[&at]) {
                reasons.extend(check_one_wrong_claim(&truth, &mut claims, at, claim));
                planted += 1;
            }
        }
        // Every wrong claim was planted at every state.
        assert_eq!(planted, truth.claims.len() * (all.len() - 1));
    }
    let all = ["escape", "faster win", "longer defence", "missed win", "no draw", "no such defence", "no such win"];
    assert_eq!(reasons, all.into_iter().chain(["not over", "over"]).collect());
}

#[test]
fn wrong_claims_are_found_on_large_boards() {
    let (_, large) = small_and_large();
    for truth in large {
        let mut claims = truth.claims.clone();
        for at in truth.states.iter().copied().step_by(37) {
            let claim = truth.claims[&at];
            let wrong = match claim {
                None => [(Player::Mouse, 9), (Player::Cat, 9), (at.turn, 1_000), (at.turn, 1)].to_vec(),
                Some(Forced { winner, plies }) => {
                    let (less, more) = (plies.saturating_sub(2)..plies, plies + 1..=plies + 2);
                    less.chain(more).map(|plies| (winner, plies)).chain([(winner.other(), plies)]).collect()
                }
            };
            let wrong = wrong.into_iter().map(|(winner, plies)| Some(win(winner, plies))).chain([None]);
            for wrong in wrong.filter(|&wrong| wrong != claim) {
                check_one_wrong_claim(&truth, &mut claims, at, wrong);
            }
        }
    }
}

// Tables that are wrong as a whole.

impl Truth {
    fn winner(&self, at: State) -> Option<Player> {
        self.claims[&at].filter(|forced| forced.plies == 0).map(|forced| forced.winner)
    }

    /// The moves by the true rules, but with jumps of this length.
    fn moves(&self, at: State, jump: impl Fn(Player) -> usize) -> Vec<Cell> {
        let game = Game { cat_jump: jump(Player::Cat), mouse_jump: jump(Player::Mouse), ..self.board().1.clone() };
        let side = if at.turn == Player::Mouse { Side::Mouse } else { Side::Cat };
        let from = usize::from(at.mover().row()) * game.cols + usize::from(at.mover().col());
        game.jumps(side, from).into_iter().map(|to| cell(&game, to)).collect()
    }

    fn true_moves(&self, at: State) -> Vec<Cell> {
        match &self.ground {
            Ground::Board(..) => self.moves(at, |player| self.jump(player)),
            Ground::Graph(_, game) => {
                let side = if at.turn == Player::Mouse { Side::Mouse } else { Side::Cat };
                game.steps(side, at.mover().index()).into_iter().map(nth_cell).collect()
            }
        }
    }

    /// The results under these rules for the end of the game and for moves, found ply after ply from the decided
    /// states.
    fn by_rules(&self, winner: impl Fn(State) -> Option<Player>, moves: impl Fn(State) -> Vec<Cell>) -> Claims {
        let ended = |at| (at, winner(at).map(|winner| win(winner, 0)));
        let mut claims: Claims = self.states.iter().copied().map(ended).collect();
        let successors = |at: State| (at, moves(at).into_iter().map(|to| at.after(to)).collect());
        let undecided = self.states.iter().copied().filter(|at| claims[at].is_none());
        let mut undecided: Vec<(State, Vec<State>)> = undecided.map(successors).collect();
        for plies in 1.. {
            let winners = |after: &[State]| -> Vec<Option<Player>> {
                after.iter().map(|at| claims[at].map(|forced| forced.winner)).collect()
            };
            let mut decided = Vec::new();
            for (at, after) in &undecided {
                let (mover, other, after) = (at.turn, at.turn.other(), winners(after));
                if after.contains(&Some(mover)) {
                    decided.push((*at, Some(win(mover, plies))));
                } else if !after.is_empty() && after.iter().all(|&winner| winner == Some(other)) {
                    decided.push((*at, Some(win(other, plies))));
                }
            }
            if decided.is_empty() {
                break;
            }
            claims.extend(decided);
            undecided.retain(|(at, _)| claims[at].is_none());
        }
        claims
    }

    /// The results if games ended by this rule.
    fn with_ends(&self, winner: impl Fn(State) -> Option<Player>) -> Claims {
        self.by_rules(winner, |at| self.true_moves(at))
    }

    /// The results if only these moves were allowed.
    fn with_moves(&self, allowed: impl Fn(State, Cell) -> bool) -> Claims {
        let moves = |at| self.true_moves(at).into_iter().filter(|&to| allowed(at, to)).collect();
        self.by_rules(|at| self.winner(at), moves)
    }

    /// The results if the players had these jumps.
    fn with_jumps(&self, jump: impl Fn(Player) -> usize) -> Claims {
        self.by_rules(|at| self.winner(at), |at| self.moves(at, &jump))
    }

    fn jump(&self, player: Player) -> usize {
        usize::from(self.board().0.jumps().of(player))
    }

    /// A depth-first search that takes a repeated state for a draw, and keeps the results that rest on this assumption.
    fn by_depth_first_search(&self) -> Claims {
        // On a large board, the recursion would be thousands of moves deep.
        if self.claims.len() > SMALL {
            return self.claims.clone();
        }
        let mut claims = Claims::new();
        for &at in &self.states {
            self.search(at, &mut claims);
        }
        claims
    }

    fn search(&self, at: State, claims: &mut Claims) -> Option<Forced> {
        if let Some(&known) = claims.get(&at) {
            return known;
        }
        if self.is_over(at) {
            claims.insert(at, self.claims[&at]);
            return self.claims[&at];
        }
        // While a state is on the path, it counts as a draw.
        claims.insert(at, None);
        let after: Vec<_> = self.true_moves(at).into_iter().map(|to| self.search(at.after(to), claims)).collect();
        let won = after.iter().flatten().filter(|forced| forced.winner == at.turn).map(|forced| forced.plies).min();
        let lost = after.iter().flatten().map(|forced| forced.plies).max().filter(|_| !after.contains(&None));
        let result = match (won, lost) {
            (Some(plies), _) => Some(win(at.turn, plies + 1)),
            (None, Some(plies)) => Some(win(at.turn.other(), plies + 1)),
            (None, None) => None,
        };
        claims.insert(at, result);
        result
    }

    /// The true winners, but with the plies as if the loser also wanted the game to end soon.
    fn with_a_hurried_loser(&self) -> Claims {
        let mut claims = self.claims.clone();
        loop {
            let before = claims.clone();
            for at in self.states.iter().copied().filter(|&at| !self.is_over(at)) {
                let Some(Forced { winner, .. }) = self.claims[&at] else { continue };
                let after = self.true_moves(at).into_iter().filter_map(|to| claims[&at.after(to)]);
                let fewest = after.filter(|forced| forced.winner == winner).map(|forced| forced.plies).min();
                claims.insert(at, Some(win(winner, fewest.expect("a win goes on") + 1)));
            }
            if claims == before {
                return claims;
            }
        }
    }
}

/// Whether the player to move jumps over the other player.
fn goes_over_the_other(at: State, to: Cell) -> bool {
    let (from, other) = if at.turn == Player::Mouse { (at.mouse, at.cat) } else { (at.cat, at.mouse) };
    let between = |one: u8, middle: u8, two: u8| one.min(two) <= middle && middle <= one.max(two);
    let on_the_way = between(from.row(), other.row(), to.row()) && between(from.col(), other.col(), to.col());
    on_the_way && other != from && other != to
}

/// A table that is wrong on some boards: its mistake, the function that makes the table, and all reasons found.
type Wrong = (&'static str, fn(&Truth) -> Claims, &'static [&'static str]);

const WRONG_TABLES: &[Wrong] = &[
    ("everything is a draw", |truth| truth.changed(|_, _| None), &["over"]),
    (
        "mouse and cat are swapped as winners",
        |truth| truth.changed(|_, claim| claim.map(|forced| win(forced.winner.other(), forced.plies))),
        &["escape", "faster win", "longer defence", "missed win", "over"],
    ),
    (
        "the other player is to move",
        |truth| truth.changed(|at, _| truth.claims[&State { turn: at.turn.other(), ..at }]),
        &["escape", "faster win", "longer defence", "missed win"],
    ),
    ("the end takes a ply", |truth| truth.with_plies(|plies| plies + 1), &["over"]),
    ("rounds for plies", |truth| truth.with_plies(|plies| plies.div_ceil(2)), &["longer defence"]),
    (
        "from the third ply all takes two more",
        |truth| truth.with_plies(|plies| if plies < 3 { plies } else { plies + 2 }),
        &["faster win"],
    ),
    (
        "from the fourth ply all takes two more",
        |truth| truth.with_plies(|plies| if plies < 4 { plies } else { plies + 2 }),
        &["no such defence"],
    ),
    (
        "from the fifth ply all takes two fewer",
        |truth| truth.with_plies(|plies| if plies < 5 { plies } else { plies - 2 }),
        &["no such win"],
    ),
    (
        "a search gives up after 7 plies",
        |truth| truth.changed(|_, claim| claim.filter(|forced| forced.plies <= 7)),
        &["no draw"],
    ),
    (
        "a search gives up after 70 plies",
        |truth| truth.changed(|_, claim| claim.filter(|forced| forced.plies <= 70)),
        &["missed win"],
    ),
    (
        "the limit is a forced win of the cat",
        |truth| truth.with_draws(|_| win(Player::Cat, 1_000)),
        &["longer defence", "no such win"],
    ),
    (
        "the limit is a forced win of the cat, and odd where it moves",
        |truth| truth.with_draws(|at| win(Player::Cat, if at.turn == Player::Cat { 999 } else { 1_000 })),
        &["no such win"],
    ),
    (
        "what is undecided is won by the mouse",
        |truth| truth.with_draws(|_| win(Player::Mouse, 1_000)),
        &["longer defence", "no such win"],
    ),
    (
        "wins of the mouse lean on each other in a circle",
        |truth| truth.with_draws(|at| win(Player::Mouse, if at.turn == Player::Mouse { 5 } else { 4 })),
        &["faster win", "longer defence"],
    ),
    ("the loser hurries", Truth::with_a_hurried_loser, &["longer defence"]),
    (
        "the food is looked at before the capture",
        |truth| truth.with_ends(|at| if at.mouse == truth.food() { Some(Player::Mouse) } else { truth.winner(at) }),
        &["over"],
    ),
    (
        "the cat has no use for the food",
        |truth| truth.with_ends(|at| truth.winner(at).filter(|_| at.mouse == at.cat || at.cat != truth.food())),
        &["over"],
    ),
    (
        "the cat may not stay",
        |truth| truth.with_moves(|at, to| at.turn == Player::Mouse || to != at.cat),
        &["longer defence", "no draw"],
    ),
    (
        "the mouse may not stay",
        |truth| truth.with_moves(|at, to| at.turn == Player::Cat || to != at.mouse),
        &["longer defence", "no draw"],
    ),
    (
        "the mouse may not jump over the cat",
        |truth| truth.with_moves(|at, to| at.turn == Player::Cat || !goes_over_the_other(at, to)),
        &["escape"],
    ),
    (
        "the jumps are swapped",
        |truth| truth.with_jumps(|player| truth.jump(player.other())),
        &["escape", "faster win", "longer defence", "no such win"],
    ),
    (
        "the mouse jumps a cell further",
        |truth| truth.with_jumps(|player| truth.jump(player) + usize::from(player == Player::Mouse)),
        &["no such defence", "no such win"],
    ),
    ("a search keeps what it found under way", Truth::by_depth_first_search, &["missed win", "no draw"]),
];

#[test]
fn rejects_tables_made_by_wrong_rules() {
    let truths = some_boards();
    for (wrong, claims_of, reasons) in WRONG_TABLES {
        let mut found_reasons = BTreeSet::new();
        for truth in &truths {
            let claims = claims_of(truth);
            let found = truth.faults(&claims);
            assert_eq!(found.is_empty(), claims == truth.claims, "{wrong}: {:?}", truth.ground);
            let places: HashSet<State> = found.iter().map(|fault| fault.state).collect();
            let in_order = truth.states.iter().copied().filter(|at| places.contains(at));
            assert!(found.iter().map(|fault| fault.state).eq(in_order), "{wrong}: {:?}", truth.ground);
            found_reasons.extend(found.iter().map(|fault| name(fault.kind)));
        }
        assert_eq!(found_reasons, reasons.iter().copied().collect(), "{wrong}");
    }
}

proptest! {
    #![proptest_config(drawn(256))]

    /// Plants any number of wrong claims of any kind.
    #[test]
    fn only_the_true_results_pass(
        given in boards(shapes(30)),
        changes in prop::collection::vec((any::<Index>(), select(vec![None, Some(Player::Mouse), Some(Player::Cat)]), 0..12_u16), 1..40),
    ) {
        let truth = Truth::of(given);
                let mut claims = truth.claims.clone();
        for (index, winner, plies) in changes {
            claims.insert(*index.get(&truth.states), winner.map(|winner| Forced { winner, plies }));
        }
        prop_assert_eq!(truth.faults(&claims).is_empty(), claims == truth.claims);
    }
}

#[test]
fn a_fault_is_described_in_a_sentence() {
    let board = Truth::of(Given::new(&["####F", "#C...", "M...."], 1, 2));
    let graph = Truth::of_graph(&graph::Game::new(&[vec![1, 3], vec![0], vec![3], vec![0, 2]]));
    let on_board = "With the mouse on row 3, column 1, the cat on row 2, column 2 and the mouse to move";
    let mouse_wins =
        "the claim is that the mouse wins in 7 plies, but the move to row 3, column 3 leads to a win in 4.";
    let cat_wins = "the claim is that the cat wins in 1 ply, but the move to row 3, column 3 does not lose.";
    for (truth, (mouse, cat), claim, where_, why) in [
        (&board, (16, 9), Some(win(Player::Mouse, 7)), on_board, mouse_wins),
        (&board, (16, 9), Some(win(Player::Cat, 1)), on_board, cat_wins),
        (&board, (16, 9), None, on_board, "the claim is a draw, but the move to row 3, column 3 wins."),
        (
            &graph,
            (1, 2),
            None,
            "With the mouse on node 1, the cat on node 2 and the mouse to move",
            "the claim is a draw, but the move to node 0 wins.",
        ),
    ] {
        let start = State { mouse: nth_cell(mouse), cat: nth_cell(cat), turn: Player::Mouse };
        let claims = truth.changed(|at, truth| if at == start { claim } else { truth });
        let fault = truth.faults(&claims).into_iter().find(|fault| fault.state == start).expect("a fault");
        assert_eq!(fault.to_string(), format!("{where_}, {why}"));
    }
}
