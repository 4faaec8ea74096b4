//! [`Naming`]: finds the known mistakes that give every answer of a solution, and asks what tells them apart.

use std::mem::take;
use std::vec::IntoIter;

use crate::board::Board;
use crate::game::state::Forced;
use crate::judge::mistakes::code::MistakeCode;
use crate::judge::mistakes::variant::Variant;
use crate::judge::questions::question::{Answer, Problem, Question};
use crate::judge::questions::random::{self, Size};
use crate::judge::questions::traps;

/// A question and what the solution answered.
#[derive(Clone, Debug)]
pub(crate) struct Answered {
    pub question: Question,
    pub expected: Answer,
    pub forced: Option<Forced>,
    /// `None` if it gave nothing that can be an answer.
    pub given: Option<Answer>,
}

impl Answered {
    /// Whether a solution with this mistake gives the same answer.
    fn fits(&self, variant: &Variant) -> bool {
        self.given == Some(variant.answer(&self.question, self.forced))
    }

    pub(crate) fn is_right(&self) -> bool {
        self.given == Some(self.expected)
    }
}

/// The known mistakes that are still possible, and the questions that tell them apart.
#[derive(Clone, Debug)]
pub(crate) struct Naming {
    suspects: Vec<Variant>,
    /// Whether all failures are on boards that are not square.
    fails_only_off_square: bool,
    /// How many square boards with at least three rows were answered correctly.
    squares_passed: u32,
    candidates: IntoIter<Question>,
    /// What each suspect answers to the question that is asked.
    foreseen: Vec<Answer>,
    asked: u32,
    /// The answers that confirmed a possible mistake, and whether they were right.
    confirming: Vec<(Answer, bool)>,
}

/// The number of questions at most.
pub(crate) const MOST: u32 = 300;

/// How many square boards must have been answered correctly before rows and columns are suspected to be mixed up.
const SQUARES: u32 = 20;

/// How many questions are asked that do not tell two known mistakes apart, but one from an unknown mistake: this number for
/// each answer that the known mistake gives, and for right and wrong ones. Otherwise a solution that always gives the same
/// answer would be taken for one with a known mistake.
const CONFIRMING: usize = 40;

/// The number of random questions among which those to ask are chosen.
const RANDOM: u32 = 240;

/// On boards and graphs larger than this, only limits are told apart: other mistakes show on smaller ones, in less time.
const LARGEST: u32 = 25;

impl Naming {
    /// Begins with the answers given so far: those in the list, and the right answers to as many small questions.
    pub(crate) fn new(problem: Problem, seed: u32, answers: &[Answered], small_passed: u32) -> Self {
        let mut suspects = Vec::new();
        // A solution fails at most in a few questions, but each of these rules out most mistakes.
        let (right, wrong): (Vec<&Answered>, Vec<&Answered>) = answers.iter().partition(|answer| answer.is_right());
        if wrong.iter().all(|answer| answer.given.is_some()) {
            let small = small_that_tell(problem, small_passed);
            suspects = Variant::all(problem);
            suspects.retain(|variant| {
                let mut answers = wrong.iter().copied().chain(&small).chain(right.iter().copied());
                answers.all(|answer| answer.fits(variant))
            });
        }
        let mut naming = Self {
            suspects,
            fails_only_off_square: problem == Problem::CatAndMouseII,
            squares_passed: 0,
            candidates: candidates(problem, seed, wrong.last().map(|answer| &answer.question)).into_iter(),
            foreseen: Vec::new(),
            asked: 0,
            confirming: Vec::new(),
        };
        for answer in answers {
            naming.look_at_shape(answer);
        }
        naming
    }

    /// The next question worth asking, if there is one.
    pub(crate) fn next(&mut self) -> Option<Question> {
        while self.asked < MOST && (self.fails_only_off_square || !self.suspects.is_empty()) {
            let question = self.candidates.next()?;
            let is_limit = |variant: &Variant| variant.code() == MistakeCode::LimitTooLow;
            if question.cells() > LARGEST && !self.suspects.iter().all(is_limit) {
                continue;
            }
            let (expected, forced) = question.solved();
            self.foreseen = self.suspects.iter().map(|variant| variant.answer(&question, forced)).collect();
            let first = self.foreseen.first().copied();
            let tells_apart = self.foreseen.iter().any(|&answer| Some(answer) != first);
            let confirmed = first.map(|answer| (answer, answer == expected));
            let confirms =
                confirmed.filter(|this| self.confirming.iter().filter(|other| *other == this).count() < CONFIRMING);
            let is_square = self.fails_only_off_square && self.squares_passed < SQUARES && is_square(&question);
            if tells_apart || confirms.is_some() || is_square {
                self.asked += 1;
                self.confirming.extend(confirms.filter(|_| !tells_apart));
                return Some(question);
            }
        }
        None
    }

    /// Takes the answer to the last question of [`next`](Self::next). A time-out does not speak against a mistake: the
    /// solution may be slow as well.
    pub(crate) fn answer(&mut self, answer: &Answered, is_time_out: bool) {
        let mut foreseen = take(&mut self.foreseen).into_iter();
        self.suspects.retain(|_| foreseen.next() == answer.given || is_time_out);
        self.look_at_shape(answer);
    }

    fn look_at_shape(&mut self, answer: &Answered) {
        let square = is_square(&answer.question);
        self.fails_only_off_square &= answer.is_right() || !square;
        self.squares_passed += u32::from(answer.is_right() && square && is_wide(&answer.question));
    }

    /// The known mistakes that give every answer, in the order of their codes.
    pub(crate) fn codes(&self) -> Vec<MistakeCode> {
        let mut codes: Vec<MistakeCode> = self.suspects.iter().map(Variant::code).collect();
        codes.dedup();
        if self.fails_only_off_square && self.squares_passed >= SQUARES {
            codes.push(MistakeCode::RowsAndColumns);
        }
        codes
    }
}

fn is_square(question: &Question) -> bool {
    matches!(question, Question::Board { board, .. } if board.rows() == board.cols())
}

fn is_wide(question: &Question) -> bool {
    matches!(question, Question::Board { board, .. } if board.cols() >= 3)
}

/// The questions among which those to ask are chosen: the failed one on a square board; then random ones, the small before
/// the larger; then the traps.
fn candidates(problem: Problem, seed: u32, failed: Option<&Question>) -> Vec<Question> {
    let mut candidates: Vec<Question> = failed.and_then(squared).into_iter().collect();
    let sizes = match problem {
        Problem::CatAndMouseII => [Size::Square, Size::Little],
        Problem::CatAndMouse => [Size::Little, Size::Medium],
    };
    // Other numbers than those of the random questions that every solution is asked.
    let numbers = u32::MAX - RANDOM..u32::MAX;
    candidates.extend(numbers.map(|number| random::question(problem, sizes[number as usize % 2], seed, number)));
    candidates.extend(traps::questions(problem));
    candidates
}

/// The board with walls at its right or lower side that make it square: the same game. `None` if it is square already.
fn squared(question: &Question) -> Option<Question> {
    let Question::Board { board, jumps } = question else { return None };
    let side = usize::from(board.rows().max(board.cols()));
    if board.rows() == board.cols() {
        return None;
    }
    let mut rows: Vec<String> = board.draft().to_rows();
    for row in &mut rows {
        row.extend(std::iter::repeat_n('#', side - row.len()));
    }
    rows.resize(side, "#".repeat(side));
    Some(Question::Board { board: Board::from_rows(&rows).ok()?, jumps: *jumps })
}

/// Right answers to small questions that rule out the same mistakes as the right answers to all the small questions before
/// this number.
fn small_that_tell(problem: Problem, passed: u32) -> Vec<Answered> {
    let lines = match problem {
        Problem::CatAndMouseII => SMALL_BOARDS,
        Problem::CatAndMouse => SMALL_GRAPHS,
    };
    let mut answers = Vec::new();
    for line in lines.lines() {
        let Some((number, line)) = line.split_once(':') else { continue };
        if number.parse::<u32>().is_ok_and(|number| number < passed)
            && let Ok(question) = line.parse::<Question>()
        {
            let (expected, forced) = question.solved();
            answers.push(Answered { question, expected, forced, given: Some(expected) });
        }
    }
    answers
}

/// For each known mistake, the first small question that it answers incorrectly, with its number among the small questions.
/// Without this list, naming a mistake would mean to run every known mistake on all small questions.
const SMALL_BOARDS: &str = include_str!("first-mistakes-boards.txt");

const SMALL_GRAPHS: &str = include_str!("first-mistakes-graphs.txt");

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::thread;

    use super::*;
    use crate::judge::questions::small::SmallQuestions;

    /// The list as it must be: the first small question on which each known mistake fails.
    fn first_mistakes(problem: Problem) -> String {
        let variants = Variant::all(problem);
        let first = |variants: &[Variant]| {
            let mut firsts = Vec::new();
            let mut left = variants.to_vec();
            for (number, question) in SmallQuestions::new(problem).enumerate() {
                let (expected, forced) = question.solved();
                let before = left.len();
                left.retain(|variant| variant.answer(&question, forced) == expected);
                if left.len() < before {
                    firsts.push((number, question));
                }
            }
            firsts
        };
        let mut all: Vec<(usize, Question)> = thread::scope(|scope| {
            let threads: Vec<_> =
                variants.chunks(variants.len().div_ceil(4)).map(|part| scope.spawn(move || first(part))).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
        });
        all.sort_unstable_by_key(|(number, _)| *number);
        all.dedup();
        let lines: Vec<String> = all.iter().map(|(number, question)| format!("{number}: {question}")).collect();
        lines.join("\n")
    }

    #[test]
    fn the_small_questions_that_tell_mistakes_apart_are_listed() {
        assert_eq!(Problem::ALL.map(first_mistakes), [SMALL_BOARDS.trim(), SMALL_GRAPHS.trim()]);
    }
}
