//! [`Locating`]: from the question that failed along its game, to where the answers first go wrong.

use std::collections::{BTreeMap, VecDeque};

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::Game;
use crate::judge::questions::question::{Answer, Question};

/// Where the answers of a solution first go wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstWrong {
    /// The position, as a question of its own. On a graph, nodes have other numbers, so that the players start where the
    /// rules say.
    pub question: Question,
    /// The right answer. It follows from the solution's own answers to the positions two plies later, unless
    /// [`is_circle`](Self::is_circle).
    pub expected: Answer,
    /// What the solution gave.
    pub given: Answer,
    /// In how many plies it is decided, with perfect play; `None` if nobody can force a win.
    pub plies: Option<u16>,
    /// The moves from the start of the failed question to the position: the mouse's, the cat's, and so on.
    pub line: Vec<Cell>,
    /// Whether there is no such position: each wrong answer follows from others that are wrong, in a circle. The question is
    /// then the failed one.
    pub is_circle: bool,
}

/// Where the mouse and the cat are, with the mouse to move.
type Position = (Cell, Cell);

/// Looks among the positions of the failed question's game, with the mouse to move, for a wrong answer that does not follow
/// from the solution's own answers two plies later.
#[derive(Clone, Debug)]
pub(crate) struct Locating {
    root: Question,
    /// The right answer to each position that was asked, and what the solution gave; `None` if that was no answer.
    known: BTreeMap<Position, (Answer, Option<Answer>)>,
    /// From which position each wrong one was reached.
    before: BTreeMap<Position, Position>,
    /// Positions with wrong answers that have not been looked at, the nearest first.
    wrong: VecDeque<Position>,
    /// The positions that wait for an answer, all two plies after the first of `wrong`.
    waiting: VecDeque<Position>,
    /// Whether something could not be asked, or was not answered.
    has_gap: bool,
    /// How many more questions may be asked.
    left: usize,
    found: Option<Position>,
}

/// The number of questions at most. The failed question is small in most cases.
const MOST: usize = 300;

impl Locating {
    pub(crate) fn new(root: Question, expected: Answer, given: Answer) -> Self {
        let State { mouse, cat, .. } = root.start();
        let start = (mouse, cat);
        let mut locating = Self {
            root,
            known: BTreeMap::from([(start, (expected, Some(given)))]),
            before: BTreeMap::new(),
            wrong: VecDeque::from([start]),
            waiting: VecDeque::new(),
            has_gap: false,
            left: MOST,
            found: None,
        };
        locating.go_on();
        locating
    }

    /// The questions to be asked next, if there are any.
    pub(crate) fn questions(&self) -> Vec<Question> {
        self.waiting.iter().filter_map(|&(mouse, cat)| self.root.at(mouse, cat)).collect()
    }

    /// Takes the answer to the first of the [`questions`](Self::questions): the right one and what the solution gave.
    /// Returns whether others are to be asked than before.
    pub(crate) fn answer(&mut self, expected: Answer, given: Option<Answer>) -> bool {
        let Some(position) = self.waiting.pop_front() else { return true };
        self.known.insert(position, (expected, given));
        if self.waiting.is_empty() {
            self.go_on();
            return true;
        }
        false
    }

    /// Looks at positions until one has to be asked, or there is nothing more to find.
    fn go_on(&mut self) {
        while let (None, Some(&position)) = (self.found, self.wrong.front()) {
            let next = self.two_plies_later(position);
            let unknown: Vec<Position> = next.iter().copied().filter(|it| !self.known.contains_key(it)).collect();
            if unknown.len() > self.left {
                self.has_gap = true;
            } else if !unknown.is_empty() {
                self.left -= unknown.len();
                self.waiting = unknown.into();
                return;
            } else if let Some(follows) = self.follows(position) {
                let Some(&(expected, given)) = self.known.get(&position) else { return };
                if given != Some(follows) {
                    self.found = Some(position).filter(|_| follows == expected);
                    self.has_gap |= self.found.is_none();
                }
                for to in next {
                    let is_wrong =
                        |&(expected, given): &(Answer, Option<Answer>)| given.is_some_and(|it| it != expected);
                    let is_new = to != self.start() && !self.before.contains_key(&to);
                    if is_new && self.known.get(&to).is_some_and(is_wrong) {
                        self.before.insert(to, position);
                        self.wrong.push_back(to);
                    }
                }
            } else {
                self.has_gap = true;
            }
            self.wrong.pop_front();
        }
    }

    fn start(&self) -> Position {
        let State { mouse, cat, .. } = self.root.start();
        (mouse, cat)
    }

    fn game(&self) -> Game<'_> {
        match &self.root {
            Question::Board { board, jumps } => Game::right_on_board(board, *jumps),
            Question::Graph(graph) => Game::right_on_graph(graph),
        }
    }

    /// The positions after a move of each player in which the game is not over.
    fn two_plies_later(&self, (mouse, cat): Position) -> Vec<Position> {
        let game = self.game();
        let state = State { mouse, cat, turn: Player::Mouse };
        let is_open = |state: &State| game.winner(*state).is_none();
        let after = |state: State| game.moves(state).into_iter().map(move |to| state.after(to)).filter(is_open);
        let mut positions: Vec<Position> =
            after(state).flat_map(after).map(|State { mouse, cat, .. }| (mouse, cat)).collect();
        positions.sort_unstable();
        positions.dedup();
        positions
    }

    /// The answer that follows from those of the solution two plies later; `None` if one of these is missing.
    fn follows(&self, (mouse, cat): Position) -> Option<Answer> {
        let game = self.game();
        let is_board = matches!(self.root, Question::Board { .. });
        // From worst to best for the mouse: 0, 1, 2.
        let rank = |winner: Option<Player>| match winner {
            Some(Player::Mouse) => 2,
            None if !is_board => 1,
            _ => 0,
        };
        let given = |state: State| match self.known.get(&(state.mouse, state.cat))?.1? {
            Answer::Boolean(is_win) => Some(rank(is_win.then_some(Player::Mouse))),
            Answer::Number(0) => Some(rank(None)),
            Answer::Number(1) => Some(rank(Some(Player::Mouse))),
            Answer::Number(2) => Some(rank(Some(Player::Cat))),
            Answer::Number(_) => None,
        };
        let value = |state: State| game.winner(state).map(|winner| rank(Some(winner))).or_else(|| given(state));
        let mut best = None;
        for to in game.moves(State { mouse, cat, turn: Player::Mouse }) {
            let state = State { mouse, cat, turn: Player::Mouse }.after(to);
            let rank = match game.winner(state) {
                Some(winner) => rank(Some(winner)),
                // A cat that cannot move makes a draw.
                None => game.moves(state).into_iter().map(|to| value(state.after(to))).min().unwrap_or(Some(1))?,
            };
            best = best.max(Some(rank));
        }
        let best = best?;
        Some(if is_board { Answer::Boolean(best == 2) } else { Answer::Number([2, 0, 1][best]) })
    }

    /// Where the answers first go wrong; `None` if that was not found.
    pub(crate) fn first_wrong(&self) -> Option<FirstWrong> {
        let is_circle = self.found.is_none();
        if is_circle && (self.has_gap || !self.wrong.is_empty()) {
            return None;
        }
        let position = self.found.unwrap_or_else(|| self.start());
        let (expected, given) = *self.known.get(&position)?;
        let mut line = Vec::new();
        let mut at_line = position;
        while let Some(&before) = self.before.get(&at_line) {
            line.splice(0..0, [at_line.0, at_line.1]);
            at_line = before;
        }
        let question = self.root.at(position.0, position.1)?;
        let plies = question.solved().1.map(|forced| forced.plies);
        Some(FirstWrong { question, expected, given: given?, plies, line, is_circle })
    }
}
