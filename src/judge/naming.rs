//! [`Naming`]: finds the known mistakes that explain the answers of a solution, and asks questions that tell them
//! apart.
//!
//! A mistake explains an answer if a solution with this mistake gives the same answer. A *suspect* is a variant of a
//! known mistake that explains all answers so far.

use std::collections::VecDeque;
use std::ops::Range;
use std::vec::IntoIter;

use crate::board::Board;
use crate::game::state::{Forced, State};
use crate::judge::mistakes::code::MistakeCode;
use crate::judge::mistakes::jumps_off_by_one::OffByOne;
use crate::judge::mistakes::variant::{MistakenMove, Variant};
use crate::judge::questions::lists;
use crate::judge::questions::question::{Answer, Problem, Question};
use crate::judge::questions::random::{self, Size};
use crate::judge::report::{ErrorsOn, Nearest};

/// A question and the solution's answer.
#[derive(Clone, Debug)]
pub(crate) struct Answered {
    pub question: Question,
    pub expected: Answer,
    pub forced: Option<Forced>,
    /// The solution's answer; `None` if the solution returned nothing that can be an answer.
    pub given: Option<Answer>,
    /// Whether the solution failed with an error on this question.
    pub is_error: bool,
}

impl Answered {
    /// Whether a solution with this mistake gives the same answer.
    fn fits(&self, variant: &Variant) -> bool {
        self.given == Some(variant.answer(&self.question, self.forced))
    }

    pub(crate) fn is_right(&self) -> bool {
        self.given == Some(self.expected)
    }

    /// Whether the solution gave a wrong answer. Errors, and values that cannot be answers, are not wrong answers.
    fn is_wrong(&self) -> bool {
        self.given.is_some_and(|given| given != self.expected)
    }
}

/// The known mistakes that are still possible, and the questions that tell them apart.
#[derive(Clone, Debug)]
pub(crate) struct Naming {
    problem: Problem,
    seed: u64,
    suspects: Vec<Variant>,
    shape: Shape,
    candidates: IntoIter<Question>,
    /// For each question that is being asked, the answers of the suspects.
    foreseen: VecDeque<Vec<Answer>>,
    asked: u32,
    /// For each question that can confirm a suspect: whether the question is large, the suspect's answer, and whether
    /// this answer is right.
    confirming: Vec<(bool, Answer, bool)>,
    /// The number of wrong answers. Errors, and values that cannot be answers, are not counted.
    wrong: usize,
    /// Whether every question got a value that can be an answer.
    always_answers: bool,
    /// Whether every question that tells known mistakes apart was asked.
    is_complete: bool,
    /// Whether the present questions confirm the mistake that is left. `more` holds the numbers of the confirming
    /// random questions that are still to be asked.
    is_confirming: bool,
    more: Range<u32>,
}

/// The shapes of the boards on which the solution fails or passes, to find out whether rows and columns are swapped.
#[derive(Clone, Debug)]
struct Shape {
    /// Whether the solution never failed on a square board.
    passes_squares: bool,
    /// The number of square boards with at least three rows that were answered correctly.
    squares_passed: u32,
    /// The number of boards that are not square and got a wrong answer. Errors, and values that cannot be answers, are
    /// not counted.
    others_wrong: u32,
    /// For each board: the number of rows, the number of columns, and whether the solution failed with an error.
    sizes: Vec<(u8, u8, bool)>,
}

/// The maximum number of questions, not counting the further ones of [`MORE`].
pub(crate) const MAX: u32 = 300;

/// The number of square boards that must be answered correctly before rows and columns are suspected to be swapped.
/// Large squares are asked as well, because solutions that give up too early fail on them.
const SQUARES: u32 = 20;

/// The maximum number of confirming questions, on which all suspects give the same answer. A different answer of the
/// solution shows that its mistake is an unknown one, which only resembles the suspects. There is a separate maximum
/// for each answer of the suspects, and for right and wrong answers.
const CONFIRMING: usize = 40;

/// The maximum number of confirming questions with large boards or graphs.
const CONFIRMING_LARGE: usize = 5;

/// The number of wrong answers that a mistake must explain to be certain.
const CERTAIN: usize = 3;

/// How many small and how many large random questions there are to choose from.
const RANDOM: u32 = 400;
const RANDOM_LARGE: u32 = 20;

/// Boards and graphs with more cells or nodes than this are large.
const LARGEST: u32 = 25;

/// The number of questions to ask before the nearest known mistake is chosen.
const FOR_NEAREST: u32 = 60;

/// The further questions that confirm the mistake that is left: how many there are, how many are asked at a time, and
/// the number of the first of them among the random questions.
const MORE: u32 = 5_000;
const BATCH: usize = 100;
const FIRST_OF_MORE: u32 = 1 << 31;

/// The maximum number of wrong answers, and also of right answers, that are compared to choose the nearest mistake; and
/// the percentage of these answers that the mistake must explain.
const COMPARED: usize = 24;
const NEAR: usize = 80;

/// Large questions are asked only while at most this many mistaken solvers have to answer them, because each solver
/// takes milliseconds.
const FEW: usize = 2;

impl Naming {
    /// Starts from the answers so far: those in the list, and the right answers to the first `small_passed` small
    /// questions.
    pub(crate) fn new(problem: Problem, seed: u64, answers: &[Answered], small_passed: u32) -> Self {
        let mut suspects = Vec::new();
        let (right, wrong): (Vec<&Answered>, Vec<&Answered>) = answers.iter().partition(|answer| answer.is_right());
        if wrong.iter().all(|answer| answer.given.is_some()) {
            let small = small_that_tell(problem, small_passed);
            // Small questions come first, because mistaken solvers answer them fastest.
            let mut all: Vec<&Answered> = wrong.iter().copied().chain(&small).chain(right).collect();
            all.sort_by_key(|answer| answer.question.cells());
            suspects = Variant::all(problem);
            suspects.retain(|variant| all.iter().all(|answer| answer.fits(variant)));
        }
        let mut naming = Self {
            problem,
            seed,
            suspects,
            shape: Shape {
                passes_squares: problem == Problem::CatAndMouseII,
                squares_passed: 0,
                others_wrong: 0,
                sizes: Vec::new(),
            },
            candidates: candidates(problem, seed, wrong.last().map(|answer| &answer.question)).into_iter(),
            foreseen: VecDeque::new(),
            asked: 0,
            confirming: Vec::new(),
            wrong: 0,
            always_answers: true,
            is_complete: false,
            is_confirming: false,
            more: FIRST_OF_MORE..FIRST_OF_MORE + MORE,
        };
        for answer in answers {
            naming.note(answer);
        }
        naming
    }

    /// The next questions worth asking: one that tells mistakes apart, or many that confirm the mistake that is left;
    /// none if there are no more.
    pub(crate) fn next(&mut self) -> Vec<Question> {
        self.foreseen.clear();
        if !self.is_confirming {
            if let Some(question) = self.next_that_tells() {
                return vec![question];
            }
            self.is_confirming = true;
        }
        if self.suspects.is_empty() {
            return Vec::new();
        }
        let (problem, seed) = (self.problem, self.seed);
        let numbers = self.more.by_ref().take(BATCH);
        let questions: Vec<Question> =
            numbers.map(|number| random::question(problem, Size::Little, seed, number)).collect();
        for question in &questions {
            let forced = question.solved().1;
            self.foreseen.push_back(self.suspects.iter().map(|variant| variant.answer(question, forced)).collect());
        }
        questions
    }

    /// Whether the present questions are to confirm the mistake that is left.
    pub(crate) const fn is_confirming(&self) -> bool {
        self.is_confirming
    }

    fn next_that_tells(&mut self) -> Option<Question> {
        while self.asked < MAX {
            // Without a suspect, a few more answers show which known mistake comes nearest to the solution's answers.
            let for_nearest = self.suspects.is_empty() && self.always_answers && self.asked < FOR_NEAREST;
            if self.suspects.is_empty() && !self.shape.passes_squares && !for_nearest {
                break;
            }
            let Some(question) = self.candidates.next() else { break };
            let is_large = question.cells() > LARGEST;
            let for_shape = self.shape.wants(&question);
            let is_costly = is_large && self.suspects.iter().filter(|suspect| suspect.is_costly()).count() > FEW;
            if is_costly && !for_shape {
                continue;
            }
            let (expected, forced) = question.solved();
            let mut foreseen = Vec::new();
            if !is_costly {
                foreseen.extend(self.suspects.iter().map(|variant| variant.answer(&question, forced)));
            }
            let first = foreseen.first().copied();
            let tells_apart = foreseen.iter().any(|&answer| Some(answer) != first);
            let most = if is_large { CONFIRMING_LARGE } else { CONFIRMING };
            let confirms = first
                .map(|answer| (is_large, answer, answer == expected))
                .filter(|this| self.confirming.iter().filter(|other| *other == this).count() < most);
            if tells_apart || confirms.is_some() || for_shape || for_nearest {
                self.asked += 1;
                self.confirming.extend(confirms.filter(|_| !tells_apart));
                self.foreseen.push_back(foreseen);
                return Some(question);
            }
        }
        self.is_complete = self.asked < MAX;
        None
    }

    /// Takes the answer to the first unanswered question of the last call of [`next`](Self::next). A time-out does not
    /// rule out a mistake, because the solution may just be slow. Returns whether the questions to ask have changed.
    pub(crate) fn answer(&mut self, answer: &Answered, is_time_out: bool) -> bool {
        let mut foreseen = self.foreseen.pop_front().unwrap_or_default().into_iter();
        let before = self.suspects.len();
        self.suspects.retain(|_| foreseen.next().is_none_or(|its| answer.given == Some(its)) || is_time_out);
        self.note(answer);
        self.suspects.len() < before || !self.is_confirming
    }

    fn note(&mut self, answer: &Answered) {
        self.wrong += usize::from(answer.is_wrong());
        self.always_answers &= answer.given.is_some();
        self.shape.note(answer);
    }

    /// The known mistakes that explain every answer, in the order of their codes.
    pub(crate) fn codes(&self) -> Vec<MistakeCode> {
        let mut codes: Vec<MistakeCode> = self.suspects.iter().map(Variant::code).collect();
        codes.dedup();
        if self.shape.is_known() {
            codes.push(MistakeCode::RowsAndColumns);
        }
        codes
    }

    /// The variant of the mistake about jumps, if only one variant is left.
    pub(crate) fn jumps(&self) -> Option<OffByOne> {
        let mut ways = self.suspects.iter().filter_map(|suspect| match suspect {
            Variant::JumpsOffByOne(jumps) => Some(*jumps),
            _ => None,
        });
        ways.next().filter(|_| ways.next().is_none())
    }

    /// The index in [`Variant::all`] of the first variant of this mistake that is still possible; `None` if the mistake
    /// is not about moves.
    pub(crate) fn form(&self, code: MistakeCode) -> Option<u16> {
        let suspect = self.suspects.iter().find(|suspect| suspect.code() == code)?;
        let number = Variant::all(self.problem).iter().position(|variant| variant == suspect)?;
        u16::try_from(number).ok().filter(|_| suspect.is_of_moves())
    }

    /// The known mistake that explains most of the answers, if none explains all of them.
    pub(crate) fn nearest(&self, answers: &[Answered]) -> Option<Nearest> {
        if !self.always_answers || !self.codes().is_empty() {
            return None;
        }
        let is_small = |answer: &&Answered| answer.given.is_some() && answer.question.cells() <= LARGEST;
        let some = |is_right: bool| {
            answers.iter().filter(is_small).filter(move |answer| answer.is_right() == is_right).take(COMPARED)
        };
        let compared: Vec<&Answered> = some(false).chain(some(true)).collect();
        let misses = |variant: &Variant| compared.iter().filter(|answer| !answer.fits(variant)).count();
        // All answers to questions smaller than the smallest failed question are right, so a solution with the mistake
        // must answer these questions correctly too.
        let smallest =
            answers.iter().filter(|answer| !answer.is_right()).map(|answer| answer.question.cells()).min()?;
        let is_right_below = |variant: &Variant| {
            let mut below = answers.iter().filter(|answer| answer.question.cells() < smallest);
            below.all(|answer| answer.fits(variant))
        };
        let mut near: Vec<(usize, Variant)> = Variant::all(self.problem)
            .into_iter()
            .filter(|variant| variant.code() != MistakeCode::AlwaysTheSame)
            .map(|variant| (misses(&variant), variant))
            .filter(|(misses, _)| misses * 100 <= compared.len() * (100 - NEAR))
            .collect();
        near.sort_by_key(|(misses, _)| *misses);
        let (_, variant) = near.into_iter().find(|(_, variant)| is_right_below(variant))?;
        let differing = answers.iter().filter(is_small).filter(|answer| !answer.fits(&variant));
        let Answered { question, forced, .. } = differing.min_by_key(|answer| answer.question.cells())?;
        Some(Nearest { code: variant.code(), question: question.clone(), answer: variant.answer(question, *forced) })
    }

    /// The kind of board on which all errors occurred, if it is known.
    pub(crate) fn errors_on(&self) -> Option<ErrorsOn> {
        self.shape.errors_on()
    }

    /// Whether enough was asked to be certain of the only mistake that is left.
    pub(crate) fn is_complete(&self) -> bool {
        self.is_complete && self.wrong >= CERTAIN
    }
}

impl Shape {
    /// Whether the answer to this question helps to find out if rows and columns are swapped.
    fn wants(&self, question: &Question) -> bool {
        let has_enough = if is_square(question) {
            self.squares_passed >= SQUARES && question.cells() <= LARGEST
        } else {
            self.others_wrong as usize >= CERTAIN
        };
        self.passes_squares && !has_enough
    }

    fn note(&mut self, answer: &Answered) {
        let square = is_square(&answer.question);
        self.passes_squares &= answer.is_right() || !square;
        self.squares_passed += u32::from(answer.is_right() && square && is_wide(&answer.question));
        self.others_wrong += u32::from(answer.is_wrong() && !square);
        if let Question::Board { board, .. } = &answer.question {
            self.sizes.push((board.rows(), board.cols(), answer.is_error));
        }
    }

    /// The first kind of [`ErrorsOn::ALL`] that includes all boards with errors. `None` if there is no such kind, or if
    /// there are too few errors or too few other boards.
    fn errors_on(&self) -> Option<ErrorsOn> {
        let errors = || self.sizes.iter().filter(|(_, _, is_error)| *is_error);
        let is_known = |kind: &ErrorsOn| {
            let others = self.sizes.iter().filter(|(rows, cols, _)| !kind.has(*rows, *cols)).count();
            errors().all(|(rows, cols, _)| kind.has(*rows, *cols)) && others >= SQUARES as usize
        };
        ErrorsOn::ALL.into_iter().find(is_known).filter(|_| errors().count() >= CERTAIN)
    }

    /// Whether rows and columns seem to be swapped.
    fn is_known(&self) -> bool {
        self.passes_squares && self.squares_passed >= SQUARES && self.others_wrong as usize >= CERTAIN
    }
}

fn is_square(question: &Question) -> bool {
    matches!(question, Question::Board { board, .. } if board.rows() == board.cols())
}

fn is_wide(question: &Question) -> bool {
    matches!(question, Question::Board { board, .. } if board.cols() >= 3)
}

/// The questions to choose from: the failed question on a square board, then small random questions, the traps, and
/// large random questions.
fn candidates(problem: Problem, seed: u64, failed: Option<&Question>) -> Vec<Question> {
    let mut candidates: Vec<Question> = failed.and_then(squared).into_iter().collect();
    let sizes = match problem {
        Problem::CatAndMouseII => [Size::Square, Size::Little],
        Problem::CatAndMouse => [Size::Little, Size::Medium],
    };
    // These numbers differ from the numbers of the random questions that every solution is asked, so the questions
    // differ too.
    let numbers = |count| u32::MAX - count..u32::MAX;
    let random = |size, number| random::question(problem, size, seed, number);
    candidates.extend(numbers(RANDOM).map(|number| random(sizes[number as usize % 2], number)));
    candidates.extend(lists::traps(problem));
    candidates.extend(numbers(RANDOM_LARGE).map(|number| random(Size::Large, number)));
    candidates
}

/// The moves that a solution with a known mistake considers, `played` plies after the start, each with the result that
/// the solution sees. The solution may consider moves that the rules do not allow, and leave out others. `form` is the
/// `form` of a [`Mistake`](crate::judge::Mistake) in a report on the same problem. `None` if there is no such form, or
/// if a player does not stand on the board or graph.
pub fn mistaken_moves(question: &Question, form: u16, state: State, played: u16) -> Option<Vec<MistakenMove>> {
    let places = match question {
        Question::Board { board, .. } => board.floor(),
        Question::Graph(graph) => graph.nodes(),
    };
    let problem = question.problem();
    let is_there = places.contains(state.mouse) && places.contains(state.cat);
    let variant = Variant::all(problem).into_iter().nth(form.into())?;
    is_there.then(|| variant.moves(question, state, played))
}

/// The board made square by walls at its right or lower side, which do not change the game. `None` for a board that is
/// square already, and for a graph.
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

/// The right answers to a few small questions whose numbers are below `passed`. They rule out the same mistakes as the
/// right answers to all small questions below this number.
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
            answers.push(Answered { question, expected, forced, given: Some(expected), is_error: false });
        }
    }
    answers
}

/// For each known mistake, the first small question that it answers incorrectly, with the question's number among the
/// small questions. Without this list, every known mistake would have to answer all small questions.
const SMALL_BOARDS: &str = include_str!("first-mistakes-boards.txt");

const SMALL_GRAPHS: &str = include_str!("first-mistakes-graphs.txt");

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::judge::questions::small::SmallQuestions;

    /// The first small question on which each known mistake fails, with its number, in order. Of the depth-first
    /// searches, only every `step`-th is tried.
    fn first_mistakes(problem: Problem, step: usize) -> Vec<String> {
        let solved: Vec<_> = SmallQuestions::new(problem).map(|question| (question.solved(), question)).collect();
        let mut left = Variant::all(problem);
        let mut numbers = 0..;
        left.retain(|variant| {
            let is_search = matches!(variant, Variant::DepthFirstMemory(_) | Variant::TurnForgotten(_));
            !is_search || numbers.next().is_some_and(|number: usize| number.is_multiple_of(step))
        });
        let mut firsts = Vec::new();
        for (number, ((expected, forced), question)) in solved.iter().enumerate() {
            let before = left.len();
            left.retain(|variant| variant.answer(question, *forced) == *expected);
            if left.len() < before {
                firsts.push(format!("{number}: {question}"));
            }
        }
        firsts
    }

    #[test]
    fn the_small_questions_that_tell_mistakes_apart_are_listed() {
        // `npm test -- --all` runs every search. Only then can the test tell whether every listed question is needed.
        let is_all = std::env::var_os("EXHAUSTIVE_CELLS").is_some();
        for (problem, listed) in [(Problem::CatAndMouseII, SMALL_BOARDS), (Problem::CatAndMouse, SMALL_GRAPHS)] {
            let listed: Vec<&str> = listed.lines().collect();
            let firsts = first_mistakes(problem, if is_all { 1 } else { 12 });
            let missing: Vec<&String> = firsts.iter().filter(|line| !listed.contains(&line.as_str())).collect();
            assert_eq!(missing, [] as [&String; 0]);
            assert!(!is_all || firsts.len() == listed.len(), "{} of {} are needed", firsts.len(), listed.len());
        }
    }
}
