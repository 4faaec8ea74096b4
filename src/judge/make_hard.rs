//! Makes the hard questions, `questions/hard-boards.txt` and `questions/hard-graphs.txt`. A *method* is a way to solve
//! a question, usually a wrong one. This file makes random methods, keeps those that pass the small questions, searches
//! by hill climbing for questions on which they fail, and picks a few questions that together refute most methods.
//!
//! `MAKE_HARD_QUESTIONS=1 cargo test --lib hard_questions` writes both files, in some minutes. `cargo test` tries the
//! questions on other methods.

use std::collections::BTreeSet;
use std::{env, fs};

use crate::board::Piece;
use crate::board::rules::Jumps;
use crate::game::cell::{Cell, Cells};
use crate::game::dice::Dice;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::{Game, index};
use crate::judge::questions::question::{Problem, Question};
use crate::judge::questions::random::{self, Size};
use crate::judge::questions::small::{SmallQuestions, obeys_constraints};
use crate::judge::questions::{longest, traps};
use crate::judge::shrink::smaller;

/// The seed of the methods for which the questions are made.
const SEED: u64 = 1728;

/// The number of questions, of different sizes, that should refute each method.
const ENOUGH: usize = 3;

/// A result: 1 if the mouse wins, -1 if the cat does, 0 for a draw.
type Value = i8;

fn value(winner: Option<Player>) -> Value {
    winner.map_or(0, |winner| if winner == Player::Mouse { 1 } else { -1 })
}

/// A question, prepared for the methods.
struct Layout {
    problem: Problem,
    size: usize,
    start: State,
    /// The states in which the game goes on.
    states: Vec<State>,
    /// Indexed by [`index`]: `over` holds the results of the states in which the game is over, and `truth` the right
    /// results of all states.
    over: Vec<Option<Value>>,
    truth: Vec<Value>,
    /// For each player and each place, the places to which the player can go.
    moves: [Vec<Vec<Cell>>; 2],
}

impl Layout {
    fn new(question: &Question) -> Self {
        let (game, forced) = (Game::right(question), question.forced());
        let (problem, size, start) = (question.problem(), question.cells() as usize, question.start());
        let places = match question {
            Question::Board { board, .. } => board.floor(),
            Question::Graph(graph) => graph.nodes(),
        };
        let (mut states, mut over, mut truth) = (Vec::new(), vec![None; 2 * 64 * 64], vec![0; 2 * 64 * 64]);
        let mut moves = [vec![Vec::new(); 64], vec![Vec::new(); 64]];
        for turn in Player::BOTH {
            for mouse in places {
                moves[turn.index()][mouse.index()] = game.moves(State { mouse, cat: mouse, turn });
                for state in places.into_iter().map(|cat| State { mouse, cat, turn }) {
                    over[index(state)] = game.winner(state).map(|winner| value(Some(winner)));
                    truth[index(state)] = value(forced(state).map(|forced| forced.winner));
                    states.extend(Some(state).filter(|_| over[index(state)].is_none()));
                }
            }
        }
        Self { problem, size, start, states, over, truth, moves }
    }

    /// Whether this value is wrong as the result of the state. On a board, a draw is a win of the cat.
    fn is_wrong(&self, state: State, value: Value) -> bool {
        let truth = self.truth[index(state)];
        if self.problem == Problem::CatAndMouse { value != truth } else { (value == 1) != (truth == 1) }
    }

    /// The number of a method's results that are wrong.
    fn wrong(&self, results: &[Option<Value>]) -> usize {
        let is_wrong = |&&state: &&State| results[index(state)].is_some_and(|value| self.is_wrong(state, value));
        self.states.iter().filter(is_wrong).count()
    }
}

/// A method, usually a wrong one. Returns its answer, and the number of wrong results that it found on the way; `None`
/// if the method takes too long. The more results are wrong, the closer a question with a wrong answer may be.
type Method = Box<dyn Fn(&Layout) -> Option<(Value, usize)>>;

fn fails(method: &Method, layout: &Layout) -> bool {
    method(layout).is_some_and(|(answer, _)| layout.is_wrong(layout.start, answer))
}

#[allow(clippy::cast_possible_truncation)] // the lists are short
fn pick<T: Clone>(dice: &mut Dice, from: &[T]) -> T {
    from[dice.below(from.len() as u32) as usize].clone()
}

/// A random number of sweeps, searches or plies. It is returned as a factor and a summand: the number is the factor
/// times the number of cells or nodes, plus the summand. Either the factor is 0 and the summand is one of `numbers`, or
/// both are small.
fn count(dice: &mut Dice, numbers: &[usize]) -> (usize, usize) {
    let number = pick(dice, numbers);
    let multiple = (pick(dice, &[1, 1, 1, 2, 2, 3, 4]), pick(dice, &[0, 0, 1, 2]));
    pick(dice, &[(0, number), multiple])
}

/// A method that sweeps over all states again and again. A sweep labels the states that are decided by their moves.
fn sweeps(dice: &mut Dice) -> Method {
    // The order of the loops over the turns (0), the mouse's places (1) and the cat's places (2), and which of these
    // loops count down.
    let loops = pick(dice, &[[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]);
    let down = [(); 3].map(|()| dice.below(2) == 0);
    // Whether a label is used in the sweep that sets it, or only from the next sweep on.
    let at_once = dice.below(4) > 0;
    // The method ends after `most` sweeps, or when a sweep labels fewer than `few` states of the turns in `counts`.
    let most = count(dice, &[5, 10, 15, 20, 30, 40, 50, 64, 80, 100]);
    let (few, counts) = (pick(dice, &[1, 1, 2]), pick(dice, &[[1, 1], [1, 0], [0, 1]]));
    let most = if few + counts[0] + counts[1] == 3 || dice.below(2) == 0 { most } else { (0, usize::MAX) };
    Box::new(move |layout| {
        let mut states = layout.states.clone();
        states.sort_by_key(|state| {
            let numbers = [state.turn.index(), state.mouse.index(), state.cat.index()];
            loops.map(|which| if down[which] { 64 - numbers[which] } else { numbers[which] })
        });
        let (mut labels, mut wrong) = (layout.over.clone(), 0);
        for _ in 0..most.0 * layout.size + most.1 {
            let (before, mut labelled) = (labels.clone(), 0);
            for &state in states.iter().filter(|&&state| before[index(state)].is_none()) {
                let (turn, wins) = (state.turn.index(), value(Some(state.turn)));
                let known = if at_once { &labels } else { &before };
                let moves = &layout.moves[turn][state.mover().index()];
                let has = |value| moves.iter().any(|&to| known[index(state.after(to))] == value);
                if has(Some(wins)) || !moves.is_empty() && !has(None) {
                    labels[index(state)] = Some(if has(Some(wins)) { wins } else { -wins });
                    labelled += counts[turn];
                }
            }
            wrong += layout.wrong(&labels.iter().map(|label| label.or(Some(0))).collect::<Vec<_>>());
            if labelled < few {
                break;
            }
        }
        Some((labels[index(layout.start)].unwrap_or(0), wrong))
    })
}

/// A depth-first search with a memory.
#[derive(Clone)]
struct Search {
    /// The order of moves on a board: a rank for each of the nine ways in which row and column can change.
    ranks: [u32; 9],
    /// Whether the longest jump (on a graph, the highest node) comes first.
    descending: bool,
    stops_at_win: bool,
    /// The value that stands for a state while it is being searched: with the mouse to move, and with the cat to move.
    in_progress: [Value; 2],
    /// The results that are remembered, and those that are kept when the search is repeated.
    kept: &'static [Value],
    kept_between: &'static [Value],
    /// The number of searches, and the depth in plies at which a game is taken for a draw. Each is a factor and a
    /// summand, as [`count`] returns them.
    repeats: (usize, usize),
    depth: (usize, usize),
    /// For each player, whether it never goes back to a place on its path. If so, `may_stay` says whether it may stay
    /// nevertheless.
    never_back: [bool; 2],
    may_stay: bool,
    /// While the search runs: the ordered moves, the memory, the places on each player's path, and the number of calls
    /// left.
    moves: [Vec<Vec<Cell>>; 2],
    memory: Vec<Option<Value>>,
    path: [Cells; 2],
    calls: usize,
}

fn search(dice: &mut Dice) -> Method {
    let in_progress = pick(dice, &[[0, 0], [0, 0], [1, 1], [-1, -1], [1, -1], [-1, 1]]);
    let repeats = Some(count(dice, &[2, 3, 4, 5, 6, 8, 10, 20, 50])).filter(|_| dice.below(3) == 0);
    let is_limited = dice.below(if repeats.is_some() { 12 } else { 4 }) == 0;
    let never_back = pick(dice, &[[false; 2], [false; 2], [true, false], [true, false], [false, true], [true, true]]);
    let depth = count(dice, &[20, 40, 60, 80, 100, 200, 500]);
    let search = Search {
        ranks: [(); 9].map(|()| dice.below(1_000)),
        descending: dice.below(2) == 0,
        stops_at_win: dice.below(2) == 0,
        in_progress: if repeats.is_some() { [0, 0] } else { in_progress },
        kept: pick(dice, &[&[-1, 0, 1], &[-1, 0, 1], &[-1, 1], &[1], &[-1]]),
        kept_between: pick(dice, &[&[-1, 1], &[-1, 1], &[1], &[-1]]),
        repeats: repeats.unwrap_or((0, 1)),
        depth: if is_limited { depth } else { (0, usize::MAX) },
        never_back: if repeats.is_some() { [false; 2] } else { never_back },
        may_stay: dice.below(2) == 0,
        moves: [Vec::new(), Vec::new()],
        memory: vec![None; 2 * 64 * 64],
        path: [Cells::EMPTY; 2],
        calls: 0,
    };
    Box::new(move |layout| search.clone().run(layout))
}

impl Search {
    fn run(&mut self, layout: &Layout) -> Option<(Value, usize)> {
        self.moves.clone_from(&layout.moves);
        for (from, list) in self.moves.iter_mut().flat_map(|lists| lists.iter_mut().enumerate()) {
            let from = Cell::nth(from);
            list.sort_by_key(|&to| {
                let (rows, cols) = (to.row().abs_diff(from.row()), to.col().abs_diff(from.col()));
                let way = 3 * (to.row().cmp(&from.row()) as i8 + 1) + to.col().cmp(&from.col()) as i8 + 1;
                let (rank, far) = match layout.problem {
                    Problem::CatAndMouse => (0, to.index()),
                    Problem::CatAndMouseII => (self.ranks[usize::from(way.cast_unsigned())], (rows + cols).into()),
                };
                (rank, if self.descending { 64 - far } else { far })
            });
        }
        let mut found = (0, 0);
        for _ in 0..self.repeats.0 * layout.size + self.repeats.1 {
            for result in &mut self.memory {
                *result = result.filter(|value| self.kept_between.contains(value));
            }
            self.path = [layout.start.mouse, layout.start.cat].map(Cells::of);
            self.calls = 40 * layout.states.len();
            found.0 = self.value(layout, layout.start, 0)?;
            found.1 += layout.wrong(&self.memory);
            if self.kept_between.contains(&found.0) {
                break;
            }
        }
        Some(found)
    }

    fn value(&mut self, layout: &Layout, state: State, depth: usize) -> Option<Value> {
        self.calls = self.calls.checked_sub(1)?;
        let (place, turn, from) = (index(state), state.turn.index(), state.mover().index());
        if let Some(value) = layout.over[place].or(self.memory[place]) {
            return Some(value);
        }
        if depth >= self.depth.0 * layout.size + self.depth.1 {
            return Some(0);
        }
        self.memory[place] = Some(self.in_progress[turn]);
        let (wins, path) = (value(Some(state.turn)), self.path[turn]);
        let mut best = -wins;
        for number in 0..self.moves[turn][from].len() {
            let to = self.moves[turn][from][number];
            if self.never_back[turn] && path.contains(to) && !(self.may_stay && to == state.mover()) {
                continue;
            }
            self.path[turn] = path.with(to);
            let result = self.value(layout, state.after(to), depth + 1)?;
            best = if result * wins > best * wins { result } else { best };
            if best == wins && self.stops_at_win {
                break;
            }
        }
        self.path[turn] = path;
        self.memory[place] = Some(best).filter(|best| self.kept.contains(best));
        Some(best)
    }
}

/// Makes `count` random methods with this seed. Returns those that answer the small questions number 0, `step`, 2 ×
/// `step` and so on correctly.
fn methods(problem: Problem, seed: u64, count: usize, step: usize) -> Vec<Method> {
    let mut dice = Dice::new(seed);
    let mut methods: Vec<Method> =
        (0..count).map(|_| if dice.below(5) == 0 { sweeps(&mut dice) } else { search(&mut dice) }).collect();
    for question in SmallQuestions::new(problem).step_by(step) {
        let layout = Layout::new(&question);
        methods.retain(|method| method(&layout).is_some_and(|(answer, _)| !layout.is_wrong(layout.start, answer)));
    }
    methods
}

/// The question with one random change: another jump, another place of a piece, a wall or an edge added or removed, or
/// any change that makes the question smaller. `None` if the change is not possible.
fn changed(question: &Question, dice: &mut Dice) -> Option<Question> {
    match question {
        _ if dice.below(10) == 0 => Some(smaller(question)).filter(|all| !all.is_empty()).map(|all| pick(dice, &all)),
        Question::Board { board, jumps } => {
            let cell = pick(dice, &board.draft().cells().into_iter().collect::<Vec<_>>());
            let piece = pick(dice, &[Piece::Cat, Piece::Mouse, Piece::Food]);
            let [cat, mouse] = [Player::Cat, Player::Mouse].map(|player| jumps.of(player).into());
            let jump = pick(dice, &[1, 1, 1, 2, 2, 3, 4, 5]);
            let [cat, mouse] = pick(dice, &[[jump, mouse], [cat, jump]]);
            match dice.below(10) {
                0 => Some(Question::Board { board: *board, jumps: Jumps::new(cat, mouse).ok()? }),
                1..=3 => board.with_piece_at(piece, cell).map(|board| Question::Board { board, jumps: *jumps }),
                _ => board.with_wall_toggled(cell).map(|board| Question::Board { board, jumps: *jumps }),
            }
        }
        Question::Graph(graph) => {
            let nodes: Vec<Cell> = graph.nodes().into_iter().collect();
            let graph = graph.with_edge_toggled(pick(dice, &nodes), pick(dice, &nodes));
            graph.filter(obeys_constraints).map(Question::Graph)
        }
    }
}

/// A question on which the method fails, with a size that is not in `sizes`; `None` if 120 changes lead to none. The
/// climb begins at `start`. It keeps a change unless the method finds fewer wrong results on the changed question. In
/// the end the failing question is made smaller, down to a random size.
fn climbed(method: &Method, start: Question, sizes: &BTreeSet<u32>, dice: &mut Dice) -> Option<Question> {
    let least = 7 + dice.below(12);
    let is_new = |question: &Question| !sizes.contains(&question.cells());
    let (mut current, mut most) = (start, 0);
    for _ in 0..120 {
        let once = changed(&current, dice);
        let twice = once.as_ref().filter(|_| dice.below(2) == 0).and_then(|once| changed(once, dice));
        let Some(mut next) = twice.or(once) else { continue };
        let layout = Layout::new(&next);
        let (answer, wrong) = method(&layout)?;
        if layout.is_wrong(layout.start, answer) && is_new(&next) {
            let is_next = |it: &Question| is_new(it) && it.cells() >= least && fails(method, &Layout::new(it));
            while let Some(less) = smaller(&next).into_iter().find(is_next) {
                next = less;
            }
            return Some(next);
        }
        if wrong >= most {
            (current, most) = (next, wrong);
        }
    }
    None
}

/// For each method, the sizes of the questions that refute it.
type Sizes = Vec<BTreeSet<u32>>;

/// A question, and the indices of the methods that it refutes.
type Hard = (Question, Vec<usize>);

fn hard(question: Question, methods: &[Method]) -> Hard {
    let layout = Layout::new(&question);
    let refuted = (0..methods.len()).filter(|&number| fails(&methods[number], &layout)).collect();
    (question, refuted)
}

fn add((question, refuted): &Hard, sizes: &mut Sizes) {
    for &number in refuted {
        sizes[number].insert(question.cells());
    }
}

fn print(what: &str, sizes: &Sizes) {
    let refuted = |least| sizes.iter().filter(|sizes| sizes.len() >= least).count();
    println!("{what}: of {} methods {} are refuted, {} by {ENOUGH}", sizes.len(), refuted(1), refuted(ENOUGH));
}

/// The hard questions, as lines of the file.
fn make(problem: Problem) -> Vec<String> {
    let mut dice = Dice::new(SEED);
    let methods = methods(problem, SEED, 700, 50);
    let mut sizes = vec![BTreeSet::new(); methods.len()];
    // A trap or record that refutes a method is counted only if it has at most `most` cells or nodes, and climbs start
    // only from traps and records of at most `most_of_starts`. On larger questions, many searches are too slow, or too
    // deep for a browser's stack.
    let (most, most_of_starts) = if problem == Problem::CatAndMouse { (16, 30) } else { (25, 42) };
    let mut starts = [traps::questions(problem), longest::records(problem)].concat();
    starts.retain(|start| start.cells() <= most_of_starts);
    let mut starts: Vec<Hard> = starts.into_iter().map(|start| hard(start, &methods)).collect();
    starts.iter().filter(|(start, _)| start.cells() <= most).for_each(|start| add(start, &mut sizes));
    print("the little traps", &sizes);
    let (others, mut left) = (starts.len(), sizes.clone());
    for (round, number) in (0..24).flat_map(|round| (0..methods.len()).map(move |number| (round, number))) {
        let refuting: Vec<&Hard> = starts.iter().filter(|(_, refuted)| refuted.contains(&number)).collect();
        if sizes[number].len() >= ENOUGH || refuting.is_empty() && round >= 4 {
            continue;
        }
        let start = match dice.below(4) {
            0 => random::question(problem, Size::Medium, 1, dice.below(u32::MAX)),
            1.. if !refuting.is_empty() => pick(&mut dice, &refuting).0.clone(),
            _ => pick(&mut dice, &starts).0,
        };
        if let Some(question) = climbed(&methods[number], start, &sizes[number], &mut dice) {
            starts.push(hard(question, &methods));
            add(&starts[starts.len() - 1], &mut sizes);
        }
    }
    let mut found = starts.split_off(others);
    // A solution whose limit is too low should fail on a record first. So only questions remain whose win is clearly
    // shorter than that of some trap or record of the same size or smaller.
    let plies = |question: &Question| question.solved().1.map_or(0, |forced| forced.plies);
    found.retain(|(question, _)| {
        let traps = starts.iter().filter(|(start, _)| start.cells() <= question.cells());
        10 * plies(question) < 9 * traps.map(|(start, _)| plies(start)).max().unwrap_or(0)
    });
    print(&format!("the little traps and all found, {} of them with short wins", found.len()), &sizes);
    // First come the questions that refute many methods in relation to the length of their text. A method that a trap
    // or a picked question refutes already has less weight.
    let mut lines: Vec<String> = Vec::new();
    while lines.concat().len() < 1_200 {
        let gain = |(question, refuted): &Hard| {
            let new = refuted.iter().map(|&number| &left[number]).filter(|sizes| !sizes.contains(&question.cells()));
            new.map(|sizes| 9_000 >> (2 * sizes.len().min(8))).sum::<usize>() / (20 + line(question).len())
        };
        let Some(best) = found.iter().max_by_key(|hard| gain(hard)).filter(|hard| gain(hard) > 0) else { break };
        lines.push(line(&best.0) + "\n");
        add(best, &mut left);
    }
    print(&format!("the little traps and {} picked", lines.len()), &left);
    lines
}

/// The line of this question in the file. The line of a graph lists each edge once, at its lower node.
fn line(question: &Question) -> String {
    let Question::Graph(graph) = question else { return question.to_string() };
    let higher = |node: Cell| graph.neighbours(node).into_iter().filter(move |&other| other > node);
    let list = |node| higher(node).map(|other| other.index().to_string()).collect::<Vec<_>>().join(" ");
    graph.nodes().into_iter().map(list).collect::<Vec<_>>().join(";")
}

#[test]
fn the_hard_questions_refute_most_wrong_methods_of_another_seed() {
    for (problem, name) in [(Problem::CatAndMouseII, "boards"), (Problem::CatAndMouse, "graphs")] {
        if env::var_os("MAKE_HARD_QUESTIONS").is_some() {
            let path = format!("{}/src/judge/questions/hard-{name}.txt", env!("CARGO_MANIFEST_DIR"));
            fs::write(path, make(problem).concat()).expect("a file");
        }
        let methods = methods(problem, SEED + 1, 50, 500);
        let refuted = |questions: Vec<Question>| {
            let little = questions.into_iter().filter(|question| question.cells() <= 30);
            little.flat_map(|question| hard(question, &methods).1).collect::<BTreeSet<usize>>()
        };
        let by_hard = refuted(longest::hard(problem));
        let by_traps = refuted([traps::questions(problem), longest::records(problem)].concat());
        let of_all = by_hard.union(&by_traps).count();
        println!("{problem:?}: {} of {of_all} wrong ones", by_hard.len());
        assert!(of_all >= 15 && by_hard.len() * 10 >= of_all * 8, "{problem:?}: {} of {of_all}", by_hard.len());
    }
}
