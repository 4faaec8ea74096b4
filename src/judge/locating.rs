//! [`Locating`]: searches the game of the failed question for the position at which the answers first go wrong. A
//! *position* in this file is a state with the mouse to move.

use std::collections::VecDeque;

use crate::game::cell::Cell;
use crate::game::player::Player;
use crate::game::state::State;
use crate::judge::mistakes::textbook::Game;
use crate::judge::questions::question::{Answer, Question};

/// The position at which the answers of a solution first go wrong.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct FirstWrong {
    /// The position, as a question of its own. On a graph, nodes are renumbered so that the players start on nodes 1
    /// and 2.
    pub question: Question,
    /// The right answer.
    pub expected: Answer,
    /// The solution's answer.
    pub given: Answer,
    /// The number of plies until the win, with perfect play; `None` if nobody can force a win.
    pub plies: Option<u16>,
    /// The moves from the start of the failed question to the position: for each move, the cell or node of that
    /// question to which it leads. The mouse moves first, then the players take turns.
    pub line: Vec<Cell>,
    /// Whether the answers first go wrong at no single position, because the wrong answers follow from each other in a
    /// circle. In this case, `question` is the failed question.
    pub is_circle: bool,
}

/// The search for the position at which a solution first goes wrong. In this position of the failed question's game,
/// the mouse is to move, and the solution's answer is wrong although the right answer follows from the solution's own
/// answers two plies later.
#[derive(Clone, Debug)]
pub(crate) struct Locating {
    root: Question,
    /// The positions that were asked.
    asked: Vec<Asked>,
    /// The indices in `asked` of the wrong answers that have not been examined, those closest to `root` first.
    wrong: VecDeque<usize>,
    /// The positions that wait for an answer, all two plies after the first of `wrong`.
    waiting: VecDeque<State>,
    /// Whether the search has a gap: a position was not asked or not answered, or there are two different wrong answers
    /// for a position (the solution's, and the one that follows from its answers two plies later).
    has_gap: bool,
    /// The number of questions that may still be asked.
    left: usize,
    /// The index in `asked` of the position at which the answers first go wrong.
    found: Option<usize>,
}

#[derive(Clone, Debug)]
struct Asked {
    /// The position, with the mouse to move.
    position: State,
    expected: Answer,
    /// The solution's answer; `None` if it gave none.
    given: Option<Answer>,
    /// For a wrong answer: the index in `asked` of the position two plies earlier from which the search reached this
    /// position. The root has its own index. Otherwise `None`.
    before: Option<usize>,
}

impl Asked {
    fn is_wrong(&self) -> bool {
        self.given.is_some_and(|given| given != self.expected)
    }
}

/// The maximum number of questions. This is enough in most cases, because the game of the failed question is small.
const MAX: usize = 300;

impl Locating {
    pub(crate) fn new(root: Question, expected: Answer, given: Answer) -> Self {
        let start = Asked { position: root.start(), expected, given: Some(given), before: Some(0) };
        let mut locating = Self {
            root,
            asked: vec![start],
            wrong: VecDeque::from([0]),
            waiting: VecDeque::new(),
            has_gap: false,
            left: MAX,
            found: None,
        };
        locating.go_on();
        locating
    }

    /// The questions to be asked next, if there are any.
    pub(crate) fn questions(&self) -> Vec<Question> {
        self.waiting.iter().filter_map(|state| self.root.at(state.mouse, state.cat)).collect()
    }

    /// Takes the right answer and the solution's answer to the first of the [`questions`](Self::questions). Returns
    /// whether the questions to ask have changed.
    pub(crate) fn answer(&mut self, expected: Answer, given: Option<Answer>) -> bool {
        let Some(position) = self.waiting.pop_front() else { return true };
        self.asked.push(Asked { position, expected, given, before: None });
        if self.waiting.is_empty() {
            self.go_on();
            return true;
        }
        false
    }

    /// Examines wrong answers until some positions have to be asked, or the search is over.
    fn go_on(&mut self) {
        while let (None, Some(&place)) = (self.found, self.wrong.front()) {
            let Asked { position, expected, given, .. } = self.asked[place];
            let next = self.two_plies_later(position);
            let unknown: Vec<State> = next.iter().copied().filter(|&state| self.place(state).is_none()).collect();
            if unknown.len() > self.left {
                self.has_gap = true;
            } else if !unknown.is_empty() {
                self.left -= unknown.len();
                self.waiting = unknown.into();
                return;
            } else if let Some(follows) = self.follows(position) {
                if given != Some(follows) {
                    self.found = Some(place).filter(|_| follows == expected);
                    self.has_gap |= self.found.is_none();
                }
                let places: Vec<usize> = next.into_iter().filter_map(|state| self.place(state)).collect();
                for later in places {
                    if self.asked[later].before.is_none() && self.asked[later].is_wrong() {
                        self.asked[later].before = Some(place);
                        self.wrong.push_back(later);
                    }
                }
            } else {
                self.has_gap = true;
            }
            self.wrong.pop_front();
        }
    }

    fn place(&self, position: State) -> Option<usize> {
        self.asked.iter().position(|asked| asked.position == position)
    }

    /// The positions after one move of each player, each listed once. Positions in which the game is over are left out.
    fn two_plies_later(&self, position: State) -> Vec<State> {
        let game = Game::right(&self.root);
        let mut later = Vec::new();
        for between in game.moves(position).into_iter().map(|to| position.after(to)) {
            if game.winner(between).is_some() {
                continue;
            }
            for after in game.moves(between).into_iter().map(|to| between.after(to)) {
                if game.winner(after).is_none() && !later.contains(&after) {
                    later.push(after);
                }
            }
        }
        later
    }

    /// The answer to a position that follows from the solution's answers two plies later; `None` if one of these
    /// answers is missing.
    fn follows(&self, position: State) -> Option<Answer> {
        let game = Game::right(&self.root);
        let is_board = matches!(self.root, Question::Board { .. });
        // The higher the rank, the better for the mouse. On a board, a draw is a win of the cat.
        let rank = |winner: Option<Player>| match winner {
            Some(Player::Mouse) => 2,
            None if !is_board => 1,
            _ => 0,
        };
        let given = |state: State| match self.asked[self.place(state)?].given? {
            Answer::Boolean(is_win) => Some(rank(is_win.then_some(Player::Mouse))),
            Answer::Number(number @ 0..=2) => Some([1, 2, 0][usize::from(number)]),
            Answer::Number(_) => None,
        };
        let mut best = 0;
        for between in game.moves(position).into_iter().map(|to| position.after(to)) {
            // If the cat has no move, the game is a draw.
            let mut worst = game.moves(between).is_empty().then_some(1);
            if let Some(winner) = game.winner(between) {
                worst = Some(rank(Some(winner)));
            } else {
                for after in game.moves(between).into_iter().map(|to| between.after(to)) {
                    let value = game.winner(after).map_or_else(|| given(after), |winner| Some(rank(Some(winner))))?;
                    worst = Some(worst.map_or(value, |worst| value.min(worst)));
                }
            }
            best = best.max(worst?);
        }
        Some(if is_board { Answer::Boolean(best == 2) } else { Answer::Number([2, 0, 1][best]) })
    }

    /// The position at which the answers first go wrong; `None` if it was not found.
    pub(crate) fn first_wrong(&self) -> Option<FirstWrong> {
        let is_circle = self.found.is_none();
        if is_circle && (self.has_gap || !self.wrong.is_empty()) {
            return None;
        }
        let mut place = self.found.unwrap_or(0);
        let Asked { position, expected, given, .. } = self.asked[place];
        let mut line = Vec::new();
        while place != 0 {
            line.splice(0..0, [self.asked[place].position.mouse, self.asked[place].position.cat]);
            place = self.asked[place].before?;
        }
        let question = self.root.at(position.mouse, position.cat)?;
        let plies = question.solved().1.map(|forced| forced.plies);
        Some(FirstWrong { question, expected, given: given?, plies, line, is_circle })
    }
}
