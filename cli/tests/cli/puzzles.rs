//! Checks every claim that docs/puzzles.md makes about the puzzles of the page, with the textbook solver and a second
//! implementation of the simulated players.

use std::collections::{HashMap, HashSet};

use cat_and_mouse::text::{BoardLink, GraphLink, LinkKeys};

use super::textbook::{self, Forced, Side, State};
use super::{output, run};

/// A line of the puzzle file.
#[derive(Clone, Debug)]
struct Puzzle {
    id: String,
    kind: String,
    grade: f64,
    themes: Vec<String>,
    link: String,
}

fn puzzles(text: &str) -> Vec<Puzzle> {
    let puzzle = |line: &str| {
        let [id, kind, grade, themes, link] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("five fields: {line}")
        };
        let themes = if themes == "-" { Vec::new() } else { themes.split(',').map(str::to_owned).collect() };
        let grade = grade.parse::<u8>().expect("a whole number").into();
        Puzzle { id: id.to_owned(), kind: kind.to_owned(), grade, themes, link: link.to_owned() }
    };
    text.lines().map(puzzle).collect()
}

fn kept() -> Vec<Puzzle> {
    puzzles(include_str!("../../../puzzles/puzzles.txt"))
}

fn kept_days() -> Vec<&'static str> {
    include_str!("../../../puzzles/days.txt").lines().collect()
}

/// Where a puzzle is played: a board or a graph.
#[derive(Clone)]
enum Place {
    Board(textbook::Game),
    Graph(textbook::graph::Game),
}

/// The value of a key of a link.
fn value<'a>(link: &'a str, key: &str) -> Option<&'a str> {
    link.split('&').find_map(|part| part.strip_prefix(key)?.strip_prefix('='))
}

fn number(link: &str, key: &str) -> usize {
    value(link, key).expect("the key").parse().expect("a number")
}

fn place(link: &str) -> Place {
    if let Some(edges) = value(link, "graph") {
        let edges = edges.split('.').map(|edge| {
            let (from, to) = edge.split_once('-').expect("two nodes");
            (from.parse().expect("a number"), to.parse().expect("a number"))
        });
        let edges: Vec<(usize, usize)> = edges.collect();
        let nodes = edges.iter().map(|&(from, to)| from.max(to) + 1).max().expect("an edge");
        let mut graph = vec![Vec::new(); nodes];
        for (from, to) in edges {
            graph[from].push(to);
            graph[to].push(from);
        }
        return Place::Graph(textbook::graph::Game::new(&graph));
    }
    let row = |row: &str| -> String {
        row.chars()
            .map(|cell| match cell {
                'x' => "#".to_owned(),
                '1'..='8' => ".".repeat(cell as usize - '0' as usize),
                piece => piece.to_string(),
            })
            .collect()
    };
    let rows: Vec<String> = value(link, "board").expect("a board").split('/').map(row).collect();
    Place::Board(textbook::Game::new(&rows, number(link, "cat"), number(link, "mouse")))
}

/// The state in which a puzzle begins.
fn start(puzzle: &Puzzle, place: &Place) -> State {
    let Some(turn) = value(&puzzle.link, "turn") else { return place.start() };
    let turn = if turn == "cat" { Side::Cat } else { Side::Mouse };
    State { mouse: number(&puzzle.link, "m"), cat: number(&puzzle.link, "c"), turn }
}

impl Place {
    fn start(&self) -> State {
        match self {
            Self::Board(game) => game.start(),
            Self::Graph(game) => game.start(),
        }
    }

    fn food(&self) -> usize {
        match self {
            Self::Board(game) => game.food,
            Self::Graph(_) => textbook::graph::HOLE,
        }
    }

    fn moves(&self, state: State) -> Vec<usize> {
        match self {
            Self::Board(game) => game.moves(state),
            Self::Graph(game) => game.moves(state),
        }
    }

    /// The places that a player without an opponent could go to, even after the end of the game.
    fn steps(&self, side: Side, from: usize) -> Vec<usize> {
        match self {
            Self::Board(game) => game.jumps(side, from),
            Self::Graph(game) => {
                let open = |&&to: &&usize| side == Side::Mouse || to != textbook::graph::HOLE;
                game.graph[from].iter().filter(open).copied().collect()
            }
        }
    }

    /// The winner, if the game is over.
    fn ended(&self, state: State) -> Option<Side> {
        match self {
            Self::Board(game) => game.ended(state).map(|(winner, _)| winner),
            Self::Graph(game) => game.ended(state),
        }
    }

    fn walk(&self, side: Side, from: usize, to: usize) -> usize {
        match self {
            Self::Board(game) => game.walks(side, from)[to].unwrap_or(usize::MAX),
            Self::Graph(game) => game.walks(side, from)[to].unwrap_or(usize::MAX),
        }
    }

    /// The cells or nodes, each with its neighbours.
    fn beside(&self) -> HashMap<usize, Vec<usize>> {
        match self {
            Self::Board(game) => {
                let single = textbook::Game { mouse_jump: 1, ..game.clone() };
                let floor = (0..game.cells()).filter(|&cell| !game.wall[cell]);
                floor.map(|cell| (cell, single.jumps(Side::Mouse, cell))).collect()
            }
            Self::Graph(game) => game.graph.iter().cloned().enumerate().collect(),
        }
    }

    /// Solves the game, and returns what `question` returns for the solved game.
    fn solved<T>(&self, question: impl FnOnce(&mut Solved) -> T) -> T {
        let ask = |forced: &dyn Fn(State) -> Forced, ranked: &dyn Fn(State) -> Vec<(usize, bool)>| {
            question(&mut Solved { place: self, forced, ranked, replies: HashMap::new(), walks: HashMap::new() })
        };
        match self {
            Self::Board(game) => {
                let table = game.solve();
                ask(&|state| table.forced(state), &|state| table.ranked(state))
            }
            Self::Graph(game) => {
                let table = game.solve();
                ask(&|state| table.forced(state), &|state| table.ranked(state))
            }
        }
    }
}

struct Solved<'a> {
    place: &'a Place,
    forced: &'a dyn Fn(State) -> Forced,
    ranked: &'a dyn Fn(State) -> Vec<(usize, bool)>,
    /// The best moves and the walks that were computed before.
    replies: HashMap<State, Option<usize>>,
    walks: HashMap<(Side, usize, usize), usize>,
}

impl Solved<'_> {
    fn winner(&self, state: State) -> Option<Side> {
        (self.forced)(state).map(|(winner, _)| winner)
    }

    fn best(&mut self, state: State) -> Option<usize> {
        *self.replies.entry(state).or_insert_with(|| Some((self.ranked)(state).first()?.0))
    }

    fn walk(&mut self, side: Side, from: usize, to: usize) -> usize {
        *self.walks.entry((side, from, to)).or_insert_with(|| self.place.walk(side, from, to))
    }

    fn right(&self, state: State) -> Vec<usize> {
        let winner = self.winner(state);
        self.place.moves(state).into_iter().filter(|&to| self.winner(state.after(to)) == winner).collect()
    }

    fn only(&self, state: State) -> Option<usize> {
        let right = self.right(state);
        (right.len() == 1 && self.place.moves(state).len() > 1).then(|| right[0])
    }

    /// The states of perfect play, each with its move: at most `most` of them.
    fn line(&mut self, mut state: State, most: usize) -> Vec<(State, usize)> {
        let mut line = Vec::new();
        while let Some(to) = self.best(state).filter(|_| line.len() < most) {
            line.push((state, to));
            state = state.after(to);
        }
        line
    }

    /// A player's distance from its goal: the mouse's from the food, the cat's from the mouse. A mouse without a way to
    /// the food runs from the cat.
    fn distance(&mut self, state: State, side: Side) -> f64 {
        #[allow(clippy::cast_precision_loss)] // at most 64
        let walk = |walk: usize| if walk == usize::MAX { f64::INFINITY } else { walk as f64 };
        let between = walk(self.walk(Side::Cat, state.cat, state.mouse));
        let home = walk(self.walk(Side::Mouse, state.mouse, self.place.food()));
        match side {
            Side::Cat => between,
            Side::Mouse if home.is_finite() => home,
            Side::Mouse => -between,
        }
    }

    /// The moves after which the player is closest to its goal.
    fn shortest(&mut self, state: State) -> Vec<usize> {
        let moves = self.place.moves(state);
        let distances: Vec<f64> = moves.iter().map(|&to| self.distance(state.after(to), state.turn)).collect();
        let least = distances.iter().copied().fold(f64::INFINITY, f64::min);
        moves.into_iter().zip(distances).filter(|&(_, distance)| distance <= least).map(|(to, _)| to).collect()
    }

    /// The moves that a player who looks one reply ahead considers.
    fn considered(&self, state: State) -> Vec<usize> {
        let moves = self.place.moves(state);
        let ended = |to: usize| self.place.ended(state.after(to));
        let wins: Vec<usize> = moves.iter().copied().filter(|&to| ended(to) == Some(state.turn)).collect();
        if !wins.is_empty() {
            return wins;
        }
        let other = state.turn.other();
        let loses = |to: usize| {
            let next = state.after(to);
            ended(to) == Some(other)
                || self.place.moves(next).into_iter().any(|reply| self.place.ended(next.after(reply)) == Some(other))
        };
        let safe: Vec<usize> = moves.iter().copied().filter(|&to| !loses(to)).collect();
        if safe.is_empty() { moves } else { safe }
    }

    /// The cat's distance from the food; `None` on a graph, or if there is no way.
    fn cat_walk(&mut self, state: State) -> Option<usize> {
        if matches!(self.place, Place::Graph(_)) {
            return None;
        }
        Some(self.walk(Side::Cat, state.cat, self.place.food())).filter(|&walk| walk < usize::MAX)
    }

    /// Whether a cat that only walks to the food wins, always by the first of its shortest ways.
    fn wins_by_walking(&mut self, mut state: State) -> bool {
        while self.place.ended(state).is_none() {
            let to = if state.turn == Side::Cat {
                let moves = self.place.moves(state);
                let walks: Vec<Option<usize>> = moves.iter().map(|&to| self.cat_walk(state.after(to))).collect();
                if walks.contains(&None) {
                    return false;
                }
                let least = walks.iter().position(|walk| Some(walk) == walks.iter().min());
                moves[least.expect("a move")]
            } else {
                self.best(state).expect("a move")
            };
            state = state.after(to);
            if self.winner(state) != Some(Side::Cat) {
                return false;
            }
        }
        true
    }

    /// The chance of each move of the fallible player. A cat that can go to the food aims for the food half of the
    /// time.
    fn chances(&mut self, state: State) -> Vec<(usize, f64)> {
        let moves = self.place.moves(state);
        let considered = self.considered(state);
        let mut goals =
            vec![considered.iter().map(|&to| self.distance(state.after(to), state.turn)).collect::<Vec<_>>()];
        if state.turn == Side::Cat && self.cat_walk(state).is_some() {
            #[allow(clippy::cast_precision_loss)] // at most 64
            let walk = |walk: Option<usize>| walk.expect("a way") as f64;
            goals.push(considered.iter().map(|&to| walk(self.cat_walk(state.after(to)))).collect());
        }
        let share = 0.9 / f64::from(u8::try_from(goals.len()).expect("one or two"));
        #[allow(clippy::cast_precision_loss)] // a few moves
        let blunder = 0.1 / moves.len() as f64;
        let mut chances: Vec<(usize, f64)> = moves.into_iter().map(|to| (to, blunder)).collect();
        for distances in goals {
            let weights: Vec<f64> = distances.into_iter().map(|distance| 0.5_f64.powf(distance)).collect();
            let sum: f64 = weights.iter().sum();
            for (&to, weight) in considered.iter().zip(weights) {
                let chance = chances.iter_mut().find(|(each, _)| *each == to).expect("one of the moves");
                chance.1 += share * weight / sum;
            }
        }
        chances
    }

    /// The chance that the fallible player makes `left` right moves or wins earlier; if `to_the_end`, the chance that
    /// it wins.
    fn success(
        &mut self,
        state: State,
        left: usize,
        to_the_end: bool,
        known: &mut HashMap<(State, usize), f64>,
    ) -> f64 {
        if self.place.ended(state).is_some() {
            return 1.0;
        }
        if left == 0 {
            return if to_the_end { 0.0 } else { 1.0 };
        }
        if let Some(&chance) = known.get(&(state, left)) {
            return chance;
        }
        let right = self.right(state);
        let mut sum = 0.0;
        for (to, chance) in self.chances(state).into_iter().filter(|(to, _)| right.contains(to)) {
            let next = state.after(to);
            let reply = self.best(next).map_or(next, |reply| next.after(reply));
            sum += chance * self.success(reply, left - 1, to_the_end, known);
        }
        known.insert((state, left), sum);
        sum
    }

    /// Whether at least `only` of the reader's next `left` moves are the only right ones, whichever right moves the
    /// reader makes.
    fn must_hold(&mut self, state: State, left: usize, only: usize) -> bool {
        if left == 0 {
            return only == 0;
        }
        let only = only.saturating_sub(usize::from(self.only(state).is_some()));
        self.right(state).into_iter().all(|to| {
            let next = state.after(to);
            let reply = self.best(next).expect("a draw goes on");
            self.must_hold(next.after(reply), left - 1, only)
        })
    }

    /// The positions on the line in which the reader has only one right move, each with this move.
    fn keys(&mut self, state: State, plies: usize) -> Vec<(State, usize)> {
        let line = self.line(state, plies);
        line.into_iter().filter(|&(at, to)| at.turn == state.turn && self.only(at) == Some(to)).collect()
    }

    fn is_race(&mut self, state: State) -> bool {
        let line = self.line(state, 64);
        let Some(&(last, to)) = line.last() else { return false };
        let end = last.after(to);
        if self.place.ended(end).is_none() || end.mouse == end.cat {
            return false;
        }
        match (last.turn, self.place) {
            (Side::Mouse, Place::Board(_)) => self.place.steps(Side::Cat, end.cat).contains(&to),
            (Side::Mouse, Place::Graph(_)) => self.place.steps(Side::Cat, end.cat).contains(&last.mouse),
            (Side::Cat, _) => self.place.steps(Side::Mouse, end.mouse).contains(&to),
        }
    }

    /// Whether a cat on this cell guards all of the mouse's shortest ways to the food.
    fn guards(&mut self, mouse: usize, cat: usize) -> bool {
        let walk = self.walk(Side::Mouse, mouse, self.place.food());
        let mut guarded = self.place.steps(Side::Cat, cat);
        guarded.push(cat);
        let mut zone = HashSet::from([mouse]);
        for _ in 0..walk.min(64) {
            zone = zone.iter().flat_map(|&at| self.place.steps(Side::Mouse, at)).collect();
            zone.retain(|to| !guarded.contains(to));
        }
        !zone.contains(&self.place.food())
    }

    fn themes(&mut self, kind: &str, state: State) -> Vec<&'static str> {
        let keys = self.keys(
            state,
            if kind == "only-move" {
                1
            } else if kind == "hold" {
                5
            } else {
                64
            },
        );
        let is_cat = state.turn == Side::Cat;
        let mut steps = Vec::new();
        for &(at, to) in &keys {
            steps.push((self.distance(at, state.turn), self.distance(at.after(to), state.turn)));
        }
        let end = self.line(state, 64).last().map(|&(at, to)| at.after(to)).expect("a move");
        let mut themes = Vec::new();
        let mut add = |theme, is_there: bool| themes.extend(Some(theme).filter(|_| is_there));
        add("only-move", self.only(state).is_some());
        add("go-away", steps.iter().any(|(before, after)| after > before));
        add("wait", keys.iter().any(|&(at, to)| at.mover() == to));
        add("corridor", keys.iter().any(|&(_, to)| is_bottleneck(self.place, to)));
        add("race", self.is_race(state));
        add("ambush", is_cat && end.mouse == end.cat && steps.iter().any(|(before, after)| after >= before));
        let cuts = keys.iter().any(|&(at, to)| self.guards(at.mouse, to) && !self.guards(at.mouse, at.cat));
        add("cut-off", is_cat && cuts);
        themes
    }
}

/// The sizes of the connected parts.
fn parts(beside: &HashMap<usize, Vec<usize>>) -> Vec<usize> {
    let mut seen = HashSet::new();
    let mut parts = Vec::new();
    for &first in beside.keys() {
        let before = seen.len();
        let mut next = vec![first];
        while let Some(cell) = next.pop() {
            if beside.contains_key(&cell) && seen.insert(cell) {
                next.extend(&beside[&cell]);
            }
        }
        parts.extend(Some(seen.len() - before).filter(|&size| size > 0));
    }
    parts
}

fn is_bottleneck(place: &Place, cell: usize) -> bool {
    let mut beside = place.beside();
    beside.remove(&cell);
    parts(&beside).into_iter().filter(|&size| size > 1).count() > 1
}

/// A wall (its cell, twice) or an edge (its two nodes).
type Toggle = (usize, usize);

/// All changes of one wall or edge, each with the place after it.
fn changes(place: &Place) -> Vec<(Toggle, Place)> {
    match place {
        Place::Board(game) => {
            let free = (0..game.cells()).filter(|cell| ![game.mouse, game.cat, game.food].contains(cell));
            let toggled = |cell: usize| {
                let mut game = game.clone();
                game.wall[cell] = !game.wall[cell];
                ((cell, cell), Place::Board(game))
            };
            free.map(toggled).collect()
        }
        Place::Graph(game) => {
            let pairs = (0..game.nodes()).flat_map(|from| (from + 1..game.nodes()).map(move |to| (from, to)));
            let toggled = |(from, to)| {
                let mut game: textbook::graph::Game = game.clone();
                for (one, other) in [(from, to), (to, from)] {
                    let list: &mut Vec<usize> = &mut game.graph[one];
                    let old = list.len();
                    list.retain(|&each| each != other);
                    if list.len() == old {
                        list.push(other);
                    }
                }
                ((from, to), Place::Graph(game))
            };
            let can_begin = |(_, after): &(Toggle, Place)| match after {
                Place::Graph(game) => !game.graph[1].is_empty() && !game.graph[2].is_empty(),
                Place::Board(_) => true,
            };
            pairs.map(toggled).filter(can_begin).collect()
        }
    }
}

/// Whether a puzzle's goal, a win of `goal`, is met if `winner` can force a win, or nobody. On a board, the move limit
/// is a win for the cat.
fn is_met(place: &Place, goal: Side, winner: Option<Side>) -> bool {
    winner == Some(goal) || (winner.is_none() && goal == Side::Cat && matches!(place, Place::Board(_)))
}

/// The chance to find the right change in this many guesses. Of the other changes, `liked` look good and `rest` do not;
/// `looks_good` says whether the right change does.
fn guessed(guesses: usize, liked: usize, rest: usize, looks_good: bool) -> f64 {
    #[allow(clippy::cast_precision_loss)] // some hundred
    let share = |part: usize, of: usize| if of == 0 { 0.0 } else { part as f64 / of as f64 };
    if guesses == 0 {
        return 0.0;
    }
    let own = usize::from(looks_good);
    let all = liked + rest + 1;
    // The chances of the answer, of another change that looks good, and of a change that does not: for a random guess,
    // and for a guess among the changes that look good.
    let any = [share(1, all), share(liked, all), share(rest, all)];
    let good = if liked + own == 0 { any } else { [share(own, liked + own), share(liked, liked + own), 0.0] };
    let [hit, other, bad] = [0, 1, 2].map(|index| 0.1 * any[index] + 0.9 * good[index]);
    let after_other = if liked > 0 { other * guessed(guesses - 1, liked - 1, rest, looks_good) } else { 0.0 };
    let after_bad = if rest > 0 { bad * guessed(guesses - 1, liked, rest - 1, looks_good) } else { 0.0 };
    hit + after_other + after_bad
}

/// Whether this player wins if both only walk and look one reply ahead.
fn walkers_reach(place: &Place, goal: Side) -> bool {
    place.solved(|solved| {
        let mut state = place.start();
        for _ in 0..60 {
            let considered = solved.considered(state);
            if place.ended(state).is_some() || considered.is_empty() {
                break;
            }
            let distances: Vec<f64> =
                considered.iter().map(|&to| solved.distance(state.after(to), state.turn)).collect();
            let least = distances.iter().copied().fold(f64::INFINITY, f64::min);
            let first = distances.iter().position(|&distance| distance <= least).expect("one of them");
            state = state.after(considered[first]);
        }
        is_met(place, goal, place.ended(state))
    })
}

/// Checks a puzzle that asks for a change; returns the fallible player's chance and the themes.
fn checked_change(puzzle: &Puzzle, place: &Place) -> (f64, Vec<&'static str>) {
    let goal = match value(&puzzle.link, "goal") {
        Some("cat") => Side::Cat,
        Some("mouse") => Side::Mouse,
        other => panic!("{other:?} is no goal: {puzzle:?}"),
    };
    let allowed = if matches!(place, Place::Board(_)) { "walls" } else { "edges" };
    assert_eq!(value(&puzzle.link, allowed), Some("1"), "{puzzle:?}");
    let start = place.start();
    let winner = |place: &Place| place.solved(|solved| solved.winner(start));
    assert!(!is_met(place, goal, winner(place)), "nothing to do: {puzzle:?}");

    let changes = changes(place);
    let met: Vec<&(Toggle, Place)> = changes.iter().filter(|(_, after)| is_met(after, goal, winner(after))).collect();
    let [(toggle, after)] = met[..] else { panic!("{} answers: {puzzle:?}", met.len()) };

    // The answer must not be the change that makes the mouse's way the shortest or the longest.
    let walk = |place: &Place| place.walk(Side::Mouse, start.mouse, place.food());
    let walks = changes.iter().map(|(_, after)| walk(after));
    let (now, then) = (walk(place), walk(after));
    let is_obvious = match goal {
        Side::Mouse => then < now && walks.min() == Some(then),
        Side::Cat => then > now && walks.max() == Some(then),
    };
    assert!(!is_obvious, "{puzzle:?}");
    let ways = [now, then, after.walk(Side::Cat, start.cat, start.mouse)];
    assert!(!ways.contains(&usize::MAX), "somebody is shut away: {puzzle:?}");

    let liked: Vec<Toggle> =
        changes.iter().filter(|(_, after)| walkers_reach(after, goal)).map(|(toggle, _)| *toggle).collect();
    let looks_good = liked.contains(toggle);
    let others = liked.len() - usize::from(looks_good);
    let chance = guessed(2, others, changes.len() - 1 - others, looks_good);

    let mut themes = Vec::new();
    let is_narrow = match (place, after) {
        (Place::Board(game), Place::Board(_)) => {
            is_bottleneck(if game.wall[toggle.0] { after } else { place }, toggle.0)
        }
        (Place::Graph(before), Place::Graph(game)) => {
            assert!(before.graph[toggle.0].contains(&toggle.1), "an edge is added: {puzzle:?}");
            game.walks(Side::Mouse, toggle.0)[toggle.1].is_none()
        }
        _ => unreachable!(),
    };
    themes.extend(Some("corridor").filter(|_| is_narrow));
    themes.extend(Some("race").filter(|_| after.solved(|solved| solved.is_race(start))));
    (chance, themes)
}

/// Checks a puzzle that is played; returns the fallible player's chance and the themes.
fn checked_moves(puzzle: &Puzzle, place: &Place) -> (f64, Vec<&'static str>) {
    let state = start(puzzle, place);
    place.solved(|solved| {
        let winner = solved.winner(state);
        assert_ne!(winner, Some(state.turn.other()), "the solver loses: {puzzle:?}");
        let right = solved.right(state);
        assert!(solved.shortest(state).iter().all(|to| !right.contains(to)), "obvious: {puzzle:?}");
        assert!(state.turn == Side::Mouse || !solved.wins_by_walking(state), "the cat only walks: {puzzle:?}");
        let line = solved.line(state, 64);
        let mut known = HashMap::new();
        let chance = match puzzle.kind.as_str() {
            "only-move" => {
                assert!(solved.only(state).is_some(), "{puzzle:?}");
                solved.success(state, 1, false, &mut known)
            }
            "win" => {
                assert_eq!(winner, Some(state.turn), "{puzzle:?}");
                assert!(solved.keys(state, 64).len() >= 3, "{puzzle:?}");
                solved.success(state, 3 * line.len().div_ceil(2), true, &mut known)
            }
            "hold" => {
                assert_eq!(winner, None, "{puzzle:?}");
                assert!(solved.must_hold(state, 3, 2), "{puzzle:?}");
                solved.success(state, 3, false, &mut known)
            }
            other => panic!("{other} is no kind"),
        };
        (chance, solved.themes(&puzzle.kind, state))
    })
}

/// Checks every claim of a line.
fn check(puzzle: &Puzzle) {
    let place = place(&puzzle.link);
    let is_change = puzzle.kind == "change";
    let (chance, themes) = if is_change { checked_change(puzzle, &place) } else { checked_moves(puzzle, &place) };
    // The grade is the share of successes in 400 tries. It differs from the chance by more than this tolerance only
    // once in a hundred thousand times. Half a percent is for rounding.
    let tolerance = 4.5 * (chance * (1.0 - chance) / 400.0).sqrt() + 0.005;
    assert!((puzzle.grade / 100.0 - chance).abs() < tolerance, "{chance}: {puzzle:?}");
    assert_eq!(puzzle.themes, themes, "{puzzle:?}");

    // The link is as the page writes it.
    let terms = LinkKeys { terms: LinkKeys::of(&puzzle.link).terms, ..LinkKeys::default() };
    let written = match place {
        Place::Board(_) => puzzle.link.parse::<BoardLink>().expect("a board").to_string(),
        Place::Graph(_) => puzzle.link.parse::<GraphLink>().expect("a graph").to_string(),
    };
    assert_eq!(format!("{written}{terms}"), puzzle.link);
    assert_eq!(terms.terms.is_empty(), !is_change, "{puzzle:?}");
}

#[test]
fn every_puzzle_has_one_answer_and_the_grade_and_themes_that_it_claims() {
    kept().iter().for_each(check);
}

#[test]
fn puzzles_are_sorted_by_grade_and_have_ids_of_their_own() {
    let puzzles = kept();
    assert!(puzzles.is_sorted_by(|one, other| one.grade >= other.grade));
    let ids: HashSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), puzzles.len());
    for id in ids {
        assert!(
            (4..=6).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase())
        );
    }
}

/// The text of a board without its players: the smallest among its symmetric images. Cells that nobody can reach are
/// walls.
fn same_boards(game: &textbook::Game) -> String {
    let place = Place::Board(game.clone());
    let is_reached = |cell: usize| cell == game.food || place.walk(Side::Mouse, game.mouse, cell) < usize::MAX;
    let cell = |cell: usize| {
        if cell == game.food {
            'F'
        } else if is_reached(cell) {
            '.'
        } else {
            '#'
        }
    };
    let mut rows: Vec<Vec<char>> =
        (0..game.rows).map(|row| (0..game.cols).map(|col| cell(row * game.cols + col)).collect()).collect();
    let mut texts = Vec::new();
    for _ in 0..4 {
        // Removes the rows of walls at the top, and turns the board by a quarter. After four turns, all sides are
        // trimmed.
        while rows.first().is_some_and(|row| row.iter().all(|&cell| cell == '#')) {
            rows.remove(0);
        }
        rows = (0..rows[0].len()).map(|col| rows.iter().rev().map(|row| row[col]).collect()).collect();
    }
    for _ in 0..4 {
        rows = (0..rows[0].len()).map(|col| rows.iter().rev().map(|row| row[col]).collect()).collect();
        let text = |rows: &[Vec<char>]| rows.iter().map(|row| row.iter().collect()).collect::<Vec<String>>().join("/");
        texts.push(text(&rows));
        texts.push(text(&rows.iter().map(|row| row.iter().rev().copied().collect()).collect::<Vec<_>>()));
    }
    let longest = rows.len().max(rows[0].len()) - 1;
    let least = texts.into_iter().min().expect("eight");
    format!("{least} {} {}", game.cat_jump.min(longest), game.mouse_jump.min(longest))
}

/// Whether renumbering all nodes but 0, 1 and 2 turns one graph into the other.
fn are_same(one: &[Vec<usize>], other: &[Vec<usize>], numbers: &mut Vec<usize>) -> bool {
    let node = numbers.len();
    if node == one.len() {
        return true;
    }
    let choices = if node < 3 { node..node + 1 } else { 3..other.len() };
    for choice in choices {
        let agrees = |before: usize| one[node].contains(&before) == other[choice].contains(&numbers[before]);
        if !numbers.contains(&choice) && one[node].len() == other[choice].len() && (0..node).all(agrees) {
            numbers.push(choice);
            if are_same(one, other, numbers) {
                return true;
            }
            numbers.pop();
        }
    }
    false
}

#[test]
fn no_two_puzzles_are_the_same_after_symmetry() {
    let (mut boards, mut graphs) = (HashSet::new(), Vec::<Vec<Vec<usize>>>::new());
    for puzzle in kept() {
        match place(&puzzle.link) {
            Place::Board(game) => assert!(boards.insert(same_boards(&game)), "{puzzle:?}"),
            Place::Graph(game) => {
                let is_same = |other: &Vec<Vec<usize>>| {
                    game.nodes() == other.len() && are_same(&game.graph, other, &mut Vec::new())
                };
                assert!(!graphs.iter().any(is_same), "{puzzle:?}");
                graphs.push(game.graph);
            }
        }
    }
}

#[test]
fn two_boards_and_two_graphs_that_are_the_same_are_found_to_be() {
    let rows = |rows: &[&str], jump| same_boards(&textbook::Game::new(rows, 1, jump));
    assert_eq!(rows(&["F..#.", "MC.##"], 3), rows(&["MC", "..", "F."], 2));
    assert_ne!(rows(&["F..", "MC."], 2), rows(&[".F.", "MC."], 2));
    let path = |order: [usize; 5]| {
        let mut graph = vec![Vec::new(); 5];
        for pair in order.windows(2) {
            graph[pair[0]].push(pair[1]);
            graph[pair[1]].push(pair[0]);
        }
        graph
    };
    assert!(are_same(&path([0, 3, 1, 4, 2]), &path([0, 4, 1, 3, 2]), &mut Vec::new()));
    assert!(!are_same(&path([0, 3, 1, 4, 2]), &path([0, 3, 2, 4, 1]), &mut Vec::new()));
}

#[test]
fn makes_the_same_puzzles_from_the_same_seed() {
    let arguments = ["puzzles", "--seed", "7", "--count", "8"];
    let text = output(&arguments, "");
    assert_eq!(output(&arguments, ""), text);
    let made = puzzles(&text);
    assert_eq!(made.len(), 8);
    made.iter().for_each(check);
    let days = output(&["puzzles", "--seed", "7", "--count", "8", "--days"], "");
    let mut ids: Vec<&str> = days.lines().collect();
    let mut made: Vec<&str> = made.iter().map(|puzzle| puzzle.id.as_str()).collect();
    // The first day is a Monday, the seventh a Sunday.
    assert_eq!(ids[6], made[7]);
    ids.sort_unstable();
    made.sort_unstable();
    assert_eq!(ids, made);
}

#[test]
fn makes_no_puzzles_if_there_should_be_none() {
    let (code, _, errors) = run(&["puzzles", "--count", "0"], "");
    assert_eq!(code, Some(2));
    assert!(errors.contains("0 is not in 1..=2000"), "{errors}");
}

#[test]
fn every_puzzle_has_one_day() {
    let days: HashSet<&str> = kept_days().into_iter().collect();
    assert_eq!(days.len(), kept_days().len());
    let puzzles = kept();
    assert_eq!(days, puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect());
}

/// The puzzles of the first hundred days. They are listed here because a day keeps its puzzle forever.
const FIRST_DAYS: &str = "
    0qkt6 3c8on 2px1q 3gb9u 257pi 0zywb 0isix 3mpti 43hjx 3f84a 3h03z 2ubwf 0r66u 4ckzv 40lol
    52lsg 3h85y 4f2o8 44e8b 1d0en 4p8ec 68ldq 5ng0n 4a03r 7of2k 72yxr 49v78 bgfdf 7ze9k 6jo73
    57olz 66d77 381ns 6qxf8 11m4g 3km9y 7am1j 5cc7m b1h5y 6wrl9 2wafe ev5y1 9ftn7 7atp2 cng9t
    bxtp5 8sare 9peoj 4cd1z 3mjeq 8ffzv dvbnu 9u68v 4tswo gdbqs f1m9j crkvo 8ywkf eexcn bhi0q
    779in 22si9 4p5pw 4qv95 c9jt1 gbuvm g1g7r 7aoqi 68qsg h4ddz 0ilbd cydej jitgz f0mlg c67kc
    3gx5d 4ss22 3wjiu dkhkz p6geq kidu2 e77ta 6jzds joyxd d3fty esgj1 qfu84 6obvo 7m0b1 3y71s
    0jv1l dcq57 gs7ck 2vuwh o364r 7nbz6 6rsbm 9z6hc 1h9yt gugb1
";

#[test]
fn a_day_keeps_its_puzzle() {
    let first: Vec<&str> = FIRST_DAYS.split_whitespace().collect();
    assert_eq!(first.len(), 100);
    assert_eq!(kept_days()[..100], first);
}
