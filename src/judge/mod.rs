//! [`Judge`]: finds out whether a solution of *Cat and Mouse* or *Cat and Mouse II* is right, and which mistake it
//! makes.

pub(crate) mod locating;
pub(crate) mod mistakes;
pub(crate) mod naming;
pub(crate) mod questions;
pub(crate) mod report;
pub(crate) mod shrink;

pub use self::locating::FirstWrong;
pub use self::mistakes::code::MistakeCode;
pub use self::mistakes::jumps_off_by_one::OffByOne;
pub use self::mistakes::variant::MistakenMove;
pub use self::naming::mistaken_moves;
pub use self::questions::question::{Answer, Problem, Question, QuestionError};
pub use self::report::{
    ErrorsOn, Failure, Given, JudgeProgress, JudgeReport, JudgeVerdict, Mistake, Nearest, SmallCount, Stage,
};

use std::collections::VecDeque;

use crate::judge::locating::Locating;
use crate::judge::mistakes::variant::OTHER_NUMBER;
use crate::judge::naming::{Answered, Naming};
use crate::judge::questions::random::{self, Size};
use crate::judge::questions::small::SmallQuestions;
use crate::judge::questions::{lists, longest};
use crate::judge::shrink::smaller;

/// A judge of one solution. The judge does not run the solution. A host, such as the page, asks the solution the
/// judge's questions and hands over the answers.
///
/// The host must restart the solution when [`progress`](Self::progress) reaches [`Stage::Shrinking`]. The judge then
/// asks the failed question again, to find out whether the answer depends on earlier calls.
///
/// ```
/// use cat_and_mouse::judge::{Judge, JudgeVerdict, Problem};
///
/// let mut judge = Judge::new(Problem::CatAndMouseII, 1, None);
/// loop {
///     let questions = judge.next(1_000);
///     if questions.is_empty() {
///         break;
///     }
///     let given = questions.iter().map(|question| question.answer().into()).collect();
///     judge.answer(given)?;
/// }
/// assert_eq!(judge.report().verdict, JudgeVerdict::Accepted);
/// # Ok::<(), cat_and_mouse::judge::WrongCount>(())
/// ```
#[derive(Clone, Debug)]
pub struct Judge {
    problem: Problem,
    seed: u64,
    plan: Plan,
    /// The maximum number of questions.
    most: u32,
    stage: Stage,
    /// The number of questions that were answered, in all (`asked`) and in this stage.
    asked: u32,
    asked_in_stage: u32,
    /// The next questions of the stage. The first `handed_out` of them wait for their answers.
    upcoming: VecDeque<Question>,
    handed_out: usize,
    /// The number of questions for which the stack was too small.
    too_deep: u32,
    small: SmallQuestions,
    small_asked: u32,
    small_passed: u32,
    /// The first number other than 0, 1 and 2 that the solution gave in *Cat and Mouse*.
    other_number: Option<f64>,
    /// The questions with their answers. A small question is listed only if it was not answered correctly.
    answers: Vec<Answered>,
    longest_found: u16,
    shortest_missed: Option<u16>,
    failure: Option<Failure>,
    differs: bool,
    /// The number of times that the failed question is asked again.
    again: u32,
    /// The index in the list of [`smaller`] questions at which the next attempt begins.
    candidate: usize,
    time_outs: u32,
    locating: Option<Locating>,
    naming: Option<Naming>,
    /// The known mistake nearest to the answers, once there is no further question.
    nearest: Option<Nearest>,
    /// Whether there is no further question.
    done: bool,
    /// Whether the host has learned that there is no further question: `next` has returned an empty list.
    ended: bool,
}

/// The number of questions that a right solution is asked in each stage.
#[derive(Clone, Copy, Debug)]
struct Plan {
    statement: u32,
    small: u32,
    traps: u32,
    random: u32,
    large: u32,
}

/// The number of random questions of medium size.
const RANDOM: u32 = 1_000;

/// The number of random questions of the largest size.
const LARGE: u32 = 100;

/// The number of times that an incorrectly answered question is asked again. Random answers are hardly ever wrong so
/// many times in a row. After an error or a time-out, the question is asked again only once, because errors and
/// time-outs take longer and rarely happen by chance.
const AGAIN: u32 = 5;

/// The maximum number of questions asked to find a smaller failing question.
const MAX_SHRINKING: u32 = 2_000;

/// The number of time-outs after which the judge asks no more questions. Only time-outs in the stages after a failure
/// are counted.
const MAX_TIME_OUTS: u32 = 10;

impl Plan {
    /// A plan of at most `most` questions. The examples come first. The traps, the random and the large questions
    /// together get at most half of the rest, so that small questions are asked too.
    fn new(problem: Problem, seed: u64, most: u32) -> Self {
        let len = |questions: Vec<Question>| u32::try_from(questions.len()).unwrap_or(u32::MAX);
        let statement = len(lists::statement(problem)).min(most);
        let all_traps = len(hard_questions(problem, seed));
        let left = most - statement;
        let later = (all_traps + RANDOM + LARGE).min(left / 2);
        let small = SmallQuestions::total(problem).min(left - later);
        let traps = all_traps.min(later.div_ceil(2));
        let large = LARGE.min((later - traps) / 4);
        let random = RANDOM.min(later - traps - large);
        Self { statement, small, traps, random, large }
    }

    const fn of(&self, stage: Stage) -> u32 {
        match stage {
            Stage::Statement => self.statement,
            Stage::Small => self.small,
            Stage::Traps => self.traps,
            Stage::Random => self.random,
            Stage::Large => self.large,
            Stage::Shrinking | Stage::Locating | Stage::Naming | Stage::Confirming => 0,
        }
    }

    const fn total(&self) -> u32 {
        self.statement + self.small + self.traps + self.random + self.large
    }
}

impl Judge {
    /// A judge of a solution of this problem. The seed chooses the random questions. `questions` is the maximum number
    /// of questions; `None` for no maximum.
    pub fn new(problem: Problem, seed: u64, questions: Option<u32>) -> Self {
        let most = questions.unwrap_or(u32::MAX);
        let plan = Plan::new(problem, seed, most);
        let mut judge = Self {
            problem,
            seed,
            plan,
            most,
            stage: Stage::Statement,
            asked: 0,
            asked_in_stage: 0,
            upcoming: spread(lists::statement(problem), plan.statement).into(),
            handed_out: 0,
            too_deep: 0,
            small: SmallQuestions::new(problem),
            small_asked: 0,
            small_passed: 0,
            other_number: None,
            answers: Vec::new(),
            longest_found: 0,
            shortest_missed: None,
            failure: None,
            differs: false,
            again: 0,
            candidate: 0,
            time_outs: 0,
            locating: None,
            naming: None,
            nearest: None,
            done: false,
            ended: false,
        };
        judge.go_on();
        judge
    }

    /// The next questions, at most `count`, in the order in which the host must answer them; none when the judge is
    /// done. Questions that have not been answered yet are returned again.
    pub fn next(&mut self, count: usize) -> Vec<Question> {
        let in_plan = self.plan.of(self.stage).saturating_sub(self.asked_in_stage);
        let wanted = count.min(in_plan as usize);
        while self.upcoming.len() < wanted {
            let number = self.asked_in_stage + u32::try_from(self.upcoming.len()).unwrap_or(u32::MAX);
            let question = match self.stage {
                Stage::Small => self.small.next(),
                Stage::Random => Some(random::question(self.problem, Size::Medium, self.seed, number)),
                Stage::Large => Some(random::question(self.problem, Size::Large, self.seed, number)),
                _ => None,
            };
            self.upcoming.push_back(question.expect("the plan counts the questions of each stage"));
        }
        let left = usize::try_from(self.most - self.asked).unwrap_or(usize::MAX);
        self.handed_out = if self.done { 0 } else { count.min(self.upcoming.len()).min(left) };
        self.ended = self.done;
        self.upcoming.iter().take(self.handed_out).cloned().collect()
    }

    /// Takes the answers to the questions of the last call of [`next`](Self::next), in their order. If an answer is a
    /// failure that ends the stage, the answers after it are ignored, because their questions would not have been asked
    /// with a smaller `count`.
    ///
    /// # Errors
    /// [`WrongCount`] unless there is one answer for each question.
    pub fn answer(&mut self, given: Vec<Given>) -> Result<(), WrongCount> {
        if given.len() != self.handed_out {
            return Err(WrongCount { given: given.len(), expected: self.handed_out });
        }
        self.handed_out = 0;
        for given in given {
            let Some(question) = self.upcoming.pop_front() else { break };
            self.asked += 1;
            self.asked_in_stage += 1;
            let ends_here = self.take(question, given);
            self.go_on();
            if ends_here {
                break;
            }
        }
        Ok(())
    }

    /// Takes one answer. Returns whether the questions to ask have changed.
    fn take(&mut self, question: Question, given: Given) -> bool {
        // LeetCode's stack may be large enough for this question, so the answer does not count. A small question needs
        // little stack, so a solution that runs out of stack there has failed.
        if matches!(given, Given::TooDeep(_)) && matches!(self.stage, Stage::Traps | Stage::Random | Stage::Large) {
            self.too_deep += 1;
            return false;
        }
        let (expected, forced) = question.solved();
        let fault = given.fault(expected);
        let is_time_out = fault == Some(JudgeVerdict::TimeLimit);
        let answer = given.answer(self.problem).or_else(|| self.other_answer(&given));
        let counts = answer.is_some() && (self.problem == Problem::CatAndMouse || expected == Answer::Boolean(true));
        if let Some(forced) = forced.filter(|_| counts) {
            if fault.is_none() {
                self.longest_found = self.longest_found.max(forced.plies);
            } else {
                self.shortest_missed = Some(self.shortest_missed.map_or(forced.plies, |plies| plies.min(forced.plies)));
            }
        }
        self.small_asked += u32::from(self.stage == Stage::Small);
        if self.stage == Stage::Small && fault.is_none() {
            self.small_passed += 1;
            return false;
        }
        let is_error = fault == Some(JudgeVerdict::Error);
        let answered = Answered { question, expected, forced, given: answer, is_error };
        let is_later = self.stage.is_after_failure();
        self.time_outs += u32::from(is_time_out && is_later);
        // A slow solution may still make a known mistake. So time-outs after the failure are not added to the answers
        // that a mistake must explain.
        let is_again = self.stage == Stage::Shrinking && self.asked_in_stage <= self.again;
        if !(is_again || is_time_out && is_later) {
            self.answers.push(answered.clone());
        }
        match self.stage {
            Stage::Shrinking => self.take_shrunk(answered.question, given, fault),
            Stage::Locating => {
                let is_other = self.locating.as_mut().is_none_or(|locating| locating.answer(expected, answer));
                if is_other || self.time_outs >= MAX_TIME_OUTS {
                    self.ask_to_locate();
                }
                is_other
            }
            Stage::Naming | Stage::Confirming => {
                let is_other = self.naming.as_mut().is_none_or(|naming| naming.answer(&answered, is_time_out));
                if is_other || self.upcoming.is_empty() {
                    self.ask_to_name();
                }
                is_other
            }
            stage => {
                let keeps_on = stage == Stage::Statement;
                if is_time_out && keeps_on {
                    // The other examples are left out, because each of them could take as long.
                    self.plan.statement = self.asked_in_stage;
                    self.upcoming.clear();
                }
                if fault.is_none() || keeps_on && self.failure.is_some() {
                    return false;
                }
                let question = answered.question;
                let is_smallest = stage == Stage::Small;
                let first = self.failure.take().map_or_else(|| question.clone(), |failure| failure.first);
                self.failure = Some(Failure { question, expected, given, is_smallest, first });
                if !keeps_on {
                    self.ask_again();
                }
                !keeps_on
            }
        }
    }

    /// The answer that stands for a number other than 0, 1 and 2 in *Cat and Mouse*. `None` if the first such number of
    /// the solution was a different one.
    #[allow(clippy::float_cmp)] // only the identical number counts
    fn other_answer(&mut self, given: &Given) -> Option<Answer> {
        let Given::Number(number) = *given else { return None };
        let counts = self.problem == Problem::CatAndMouse && !number.is_nan();
        (counts && *self.other_number.get_or_insert(number) == number).then_some(Answer::Number(OTHER_NUMBER))
    }

    /// Goes to the next stage when the current one has ended.
    fn go_on(&mut self) {
        while !self.done && self.asked_in_stage >= self.plan.of(self.stage) {
            let next = match self.stage {
                Stage::Statement => Stage::Small,
                Stage::Small => Stage::Traps,
                // The solution failed on an example, but on no smaller question that was asked.
                Stage::Traps if self.failure.is_some() => {
                    self.ask_again();
                    break;
                }
                Stage::Traps => Stage::Random,
                Stage::Random => Stage::Large,
                Stage::Large => {
                    self.done = true;
                    break;
                }
                Stage::Shrinking | Stage::Locating | Stage::Naming | Stage::Confirming => break,
            };
            (self.stage, self.asked_in_stage) = (next, 0);
            if next == Stage::Traps {
                let mut traps = spread(hard_questions(self.problem, self.seed), self.plan.traps);
                if let Some(failure) = &self.failure {
                    traps.retain(|trap| trap.compare(&failure.question).is_lt());
                }
                self.plan.traps = u32::try_from(traps.len()).unwrap_or(u32::MAX);
                self.upcoming = traps.into();
            }
        }
        if self.asked >= self.most {
            self.finish();
        }
    }

    /// Ends the search for a smaller failing question and for the mistake, for example because the solution is slow.
    /// The judge asks no more questions, and reports its findings so far. Does nothing while no failure is known.
    pub fn settle(&mut self) {
        if self.failure.is_some() {
            self.finish();
        }
    }

    fn finish(&mut self) {
        self.done = true;
        self.handed_out = 0;
        if self.failure.is_some() && self.naming.is_none() && !self.differs {
            self.naming = Some(self.name());
        }
        self.nearest = self.naming.as_ref().and_then(|naming| naming.nearest(&self.answers));
    }

    fn ask_again(&mut self) {
        let Some(failure) = &self.failure else { return };
        (self.stage, self.asked_in_stage) = (Stage::Shrinking, 0);
        self.again = match failure.given {
            Given::TimeOut | Given::Error(_) | Given::TooDeep(_) => 1,
            _ => AGAIN,
        };
        self.upcoming = vec![failure.question.clone(); self.again as usize].into();
    }

    /// Takes the answer to the failed question, asked again, or to a smaller question. Returns whether the questions to
    /// ask have changed.
    fn take_shrunk(&mut self, question: Question, given: Given, fault: Option<JudgeVerdict>) -> bool {
        let Some(failure) = self.failure.as_mut() else { return false };
        let is_again = self.asked_in_stage <= self.again;
        if is_again && fault.is_none() {
            (self.differs, self.done) = (true, true);
            return true;
        }
        if self.asked_in_stage < self.again {
            return false;
        }
        let fails_alike = fault.is_some() && fault == failure.given.fault(failure.expected);
        let goes_on = is_again || fails_alike;
        if goes_on {
            failure.expected = question.answer();
            (failure.question, failure.given) = (question, given);
        } else {
            self.candidate += 1;
        }
        let is_smallest = failure.is_smallest;
        let may_ask = self.asked_in_stage < MAX_SHRINKING && self.time_outs < MAX_TIME_OUTS && !is_smallest;
        if goes_on && may_ask {
            self.upcoming = self.candidates().into();
        }
        if self.upcoming.is_empty() || !may_ask {
            (self.stage, self.asked_in_stage) = (Stage::Locating, 0);
            self.locating = self.failure.as_ref().and_then(|failure| {
                let given = failure.given.answer(self.problem).filter(|given| *given != failure.expected)?;
                Some(Locating::new(failure.question.clone(), failure.expected, given))
            });
            self.ask_to_locate();
            return true;
        }
        goes_on
    }

    /// The questions that are one change smaller than the failed question. The list begins at the change where the last
    /// attempt ended, so that all kinds of changes take turns.
    fn candidates(&mut self) -> Vec<Question> {
        let Some(failure) = &self.failure else { return Vec::new() };
        let mut candidates = smaller(&failure.question);
        self.candidate %= candidates.len().max(1);
        candidates.rotate_left(self.candidate);
        let all_small_passed = self.small_passed == SmallQuestions::total(self.problem);
        candidates.retain(|question| !(all_small_passed && SmallQuestions::contains(question)));
        candidates.truncate((MAX_SHRINKING - self.asked_in_stage) as usize);
        candidates
    }

    fn name(&self) -> Naming {
        Naming::new(self.problem, self.seed, &self.answers, self.small_passed)
    }

    fn ask_to_locate(&mut self) {
        self.upcoming.clear();
        if let Some(locating) = self.locating.as_ref().filter(|_| self.time_outs < MAX_TIME_OUTS) {
            self.upcoming = locating.questions().into();
        }
        if self.upcoming.is_empty() {
            self.naming = Some(self.name());
            (self.stage, self.asked_in_stage) = (Stage::Naming, 0);
            self.ask_to_name();
        }
    }

    fn ask_to_name(&mut self) {
        let has_answered = self.small_passed > 0 || self.answers.iter().any(|answered| answered.given.is_some());
        self.upcoming.clear();
        if let Some(naming) = self.naming.as_mut().filter(|_| has_answered && self.time_outs < MAX_TIME_OUTS) {
            self.upcoming = naming.next().into();
            if naming.is_confirming() {
                self.stage = Stage::Confirming;
            }
        }
        if self.upcoming.is_empty() {
            self.finish();
        }
    }

    /// The progress of the judge.
    pub fn progress(&self) -> JudgeProgress {
        let of = (!self.stage.is_after_failure()).then(|| self.plan.total());
        JudgeProgress { stage: self.stage, asked: self.asked, of, done: self.done }
    }

    /// The judge's findings so far.
    pub fn report(&self) -> JudgeReport {
        let fault = self.failure.as_ref().and_then(|failure| failure.given.fault(failure.expected));
        let verdict = match fault {
            Some(_) if self.differs => JudgeVerdict::DiffersBetweenRuns,
            Some(fault) => fault,
            None if self.ended => JudgeVerdict::Accepted,
            None => JudgeVerdict::Undecided,
        };
        let codes = self.naming.as_ref().map(Naming::codes).unwrap_or_default();
        let is_certain = codes.len() == 1 && self.naming.as_ref().is_some_and(Naming::is_complete);
        let plies = self.shortest_missed.map(|missed| (self.longest_found, missed));
        let jumps = self.naming.as_ref().and_then(Naming::jumps);
        let mistake = |code| Mistake {
            code,
            plies: plies.filter(|_| code == MistakeCode::LimitTooLow),
            jumps: jumps.filter(|_| code == MistakeCode::JumpsOffByOne),
            form: self.naming.as_ref().and_then(|naming| naming.form(code)),
            is_certain,
        };
        let mistakes = codes.into_iter().map(mistake).collect();
        let small = SmallCount { asked: self.small_asked, all: SmallQuestions::total(self.problem) };
        let errors_on = self.naming.as_ref().filter(|_| verdict == JudgeVerdict::Error).and_then(Naming::errors_on);
        let (asked, too_deep) = (self.asked - self.too_deep, self.too_deep);
        let first_wrong = self.locating.as_ref().filter(|_| verdict == JudgeVerdict::WrongAnswer);
        let first_wrong = first_wrong.and_then(Locating::first_wrong);
        let (failure, nearest) = (self.failure.clone(), self.nearest.clone());
        let not_right = self.answers.iter().filter(|answered| !answered.is_right());
        let smallest = not_right.map(|answered| answered.question.cells()).min();
        let right_up_to = smallest.map(|cells| cells - 1);
        // No question has fewer than three cells or nodes.
        let right_up_to = right_up_to.filter(|&cells| cells >= 3 && verdict == JudgeVerdict::WrongAnswer);
        JudgeReport { verdict, asked, too_deep, small, failure, first_wrong, right_up_to, mistakes, nearest, errors_on }
    }
}

/// The traps, the longest known wins and the hard questions, the smallest first.
fn hard_questions(problem: Problem, seed: u64) -> Vec<Question> {
    let mut questions = lists::traps(problem);
    questions.extend(longest::questions(problem, seed));
    questions.sort_by(Question::compare);
    questions
}

/// Picks `count` of the questions, evenly spaced.
fn spread(questions: Vec<Question>, count: u32) -> Vec<Question> {
    let (all, count) = (questions.len(), count as usize);
    let is_chosen = |number: usize| number * count % all < count;
    questions.into_iter().enumerate().filter(|&(number, _)| is_chosen(number)).map(|(_, question)| question).collect()
}

/// A wrong number of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("There must be one answer for each of the {expected} questions, but there are {given}.")]
#[non_exhaustive]
pub struct WrongCount {
    /// The number of answers.
    pub given: usize,
    /// The number of questions.
    pub expected: usize,
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::game::cell::Cell;
    use crate::game::player::Player;
    use crate::judge::mistakes::variant::Variant;

    /// The report on a solution, without the questions that confirm a mistake.
    fn judged_by(problem: Problem, given: impl Fn(&Question) -> Given) -> JudgeReport {
        let mut judge = Judge::new(problem, 1, None);
        loop {
            if judge.progress().stage == Stage::Confirming {
                judge.settle();
            }
            let questions = judge.next(200);
            if questions.is_empty() {
                return judge.report();
            }
            judge.answer(questions.iter().map(&given).collect()).expect("an answer for each");
        }
    }

    fn judged(problem: Problem, variant: &Variant) -> JudgeReport {
        judged_by(problem, |question| variant.answer(question, question.solved().1).into())
    }

    /// The report on a graph search that gives up after `limit(nodes)` plies.
    fn judged_with_limit(limit: impl Fn(u16) -> u16) -> JudgeReport {
        judged_by(Problem::CatAndMouse, |question| {
            let Question::Graph(graph) = question else { unreachable!("it is asked about graphs") };
            let nodes = graph.size().try_into().expect("at most 64");
            let forced = question.solved().1.filter(|forced| forced.plies <= limit(nodes));
            Given::Number(forced.map_or(0., |forced| if forced.winner == Player::Mouse { 1. } else { 2. }))
        })
    }

    #[test]
    fn a_limit_below_the_longest_known_win_is_refuted() {
        for (factor, plus) in [(6, 0), (0, 250)] {
            let report = judged_with_limit(|nodes| factor * nodes + plus);
            assert_eq!(report.verdict, JudgeVerdict::WrongAnswer, "{factor}n + {plus}");
            assert!(
                report.mistakes.iter().any(|mistake| mistake.code == MistakeCode::LimitTooLow),
                "{factor}n + {plus}"
            );
        }
        // The solution counts plies from 0 for each question. So the first wrong answer is to the position whose win
        // takes one ply or two plies more than the limit.
        let report = judged_with_limit(|_| 20);
        let first = report.first_wrong.expect("a first wrong answer");
        let plies = first.question.solved().1.expect("a win").plies;
        assert!(!first.is_circle && (21..=22).contains(&plies), "{plies} plies: {first:?}");
        // A limit that applies only to graphs of eleven nodes is no known mistake.
        let report = judged_with_limit(|nodes| if nodes == 11 { 43 } else { u16::MAX });
        assert_eq!(report.verdict, JudgeVerdict::WrongAnswer);
    }

    /// Every question that a right solution is asked.
    fn all_questions(problem: Problem) -> Vec<Question> {
        let mut judge = Judge::new(problem, 1, None);
        let mut all = Vec::new();
        loop {
            let questions = judge.next(1_000);
            if questions.is_empty() {
                return all;
            }
            judge
                .answer(questions.iter().map(|question| question.answer().into()).collect())
                .expect("an answer for each");
            all.extend(questions);
        }
    }

    /// Checks that the line leads to the position, and that the answer there is wrong.
    fn check_first_wrong(report: &JudgeReport, variant: &Variant) {
        let Some(first) = &report.first_wrong else { return };
        let failure = report.failure.as_ref().expect("a failure");
        let given = |question: &Question| variant.answer(question, question.solved().1);
        assert_eq!((first.expected, first.given), (first.question.answer(), given(&first.question)), "{variant:?}");
        assert_ne!(first.expected, first.given, "{variant:?}");
        let mut state = failure.question.start();
        for &to in &first.line {
            let reached = match &failure.question {
                Question::Graph(graph) => graph.neighbours(state.mover()).contains(to),
                Question::Board { .. } => {
                    let (from, one_line) = (state.mover(), |a: Cell, b: Cell| a.row() == b.row() || a.col() == b.col());
                    one_line(from, to)
                }
            };
            assert!(reached, "{variant:?}: {first:?}");
            state = state.after(to);
        }
        assert_eq!(failure.question.at(state.mouse, state.cat).as_ref(), Some(&first.question), "{variant:?}");
    }

    #[test]
    fn draws_that_count_as_wins_are_wrong_in_a_circle() {
        let report = judged(Problem::CatAndMouse, &Variant::DrawCountsAs(Player::Mouse));
        let first = report.first_wrong.expect("a wrong answer");
        assert!(first.is_circle && first.line.is_empty(), "{first:?}");
    }

    #[test]
    fn the_nearest_of_two_mistakes_at_once_is_one_of_them() {
        let (often, seldom) = (Variant::CatchMissed(Some(Player::Cat)), Variant::DrawCountsAs(Player::Mouse));
        let report = judged_by(Problem::CatAndMouse, |question| {
            let Question::Graph(graph) = question else { unreachable!("it is asked about graphs") };
            let mistake = if graph.size() <= 5 { &seldom } else { &often };
            mistake.answer(question, question.solved().1).into()
        });
        assert_eq!(report.mistakes, []);
        let nearest = report.nearest.expect("a mistake");
        assert_eq!(nearest.code, MistakeCode::CatchMissed);
        assert_eq!(nearest.answer, often.answer(&nearest.question, nearest.question.solved().1));
        assert_eq!(nearest.question.cells(), 5);
    }

    #[test]
    fn further_questions_refute_a_mistake_that_is_another() {
        // The solution makes `mistake` until the 1,234th confirming question. From then on, its answers are right.
        let mistake = Variant::CatchMissed(Some(Player::Cat));
        let seen = std::cell::Cell::new(0);
        let mut judge = Judge::new(Problem::CatAndMouse, 1, None);
        loop {
            let questions = judge.next(200);
            if questions.is_empty() {
                break;
            }
            let is_confirming = judge.progress().stage == Stage::Confirming;
            let given = |question: &Question| {
                seen.set(seen.get() + u32::from(is_confirming));
                let (right, forced) = question.solved();
                Given::from(if seen.get() < 1_234 { mistake.answer(question, forced) } else { right })
            };
            judge.answer(questions.iter().map(given).collect()).expect("an answer for each");
        }
        assert_eq!(judge.report().mistakes, []);
        assert_eq!(judge.report().nearest.map(|nearest| nearest.code), Some(mistake.code()));
    }

    fn every_mistake_is_refuted_and_named_and_nothing_else(problem: Problem) {
        let (mut seen, mut unclear) = (0, 0);
        // Mistakes with many variants are judged by a sample. `tests/node/judge.test.mjs` judges wrong solutions of
        // every kind.
        let step = if problem == Problem::CatAndMouseII { 141 } else { 15 };
        let all: Vec<_> = all_questions(problem).into_iter().map(|question| (question.solved(), question)).collect();
        let statement = lists::statement(problem).len();
        for (number, variant) in Variant::all(problem).iter().enumerate() {
            let many = [MistakeCode::DepthFirstMemory, MistakeCode::TurnForgotten, MistakeCode::LimitTooLow];
            if many.contains(&variant.code()) && number % step != 0 {
                continue;
            }
            let fails = |((right, forced), question): &&(_, Question)| variant.answer(question, *forced) != *right;
            let can_fail = all.iter().any(|each| fails(&each));
            let report = judged(problem, variant);
            check_first_wrong(&report, variant);
            if !can_fail {
                assert_eq!(report.verdict, JudgeVerdict::Accepted, "{variant:?}");
                continue;
            }
            let smallest = all[statement..].iter().find(fails).map(|(_, question)| question);
            let smallest = smallest.filter(|question| SmallQuestions::contains(question));
            let failure = report.failure.as_ref().expect("a failure");
            assert_eq!(smallest, Some(&failure.question).filter(|_| failure.is_smallest), "{variant:?}");
            let codes: Vec<MistakeCode> = report.mistakes.iter().map(|mistake| mistake.code).collect();
            // On all questions of the judge, a depth-first search that stops at some depth can give the same answers as
            // a solver whose limit is too low, or as a solver that finds only wins with the next move.
            let alike = [MistakeCode::LimitTooLow, MistakeCode::DepthFirstMemory, MistakeCode::LossesNotCounted];
            let is_unclear = codes.len() > 1;
            let explains = codes.contains(&variant.code());
            let is_named =
                explains && (!is_unclear || codes.contains(&alike[1]) && codes.iter().all(|code| alike.contains(code)));
            assert!(is_named && report.verdict == JudgeVerdict::WrongAnswer, "{variant:?}: {codes:?}");
            assert!(report.mistakes.iter().all(|mistake| mistake.is_certain != is_unclear), "{variant:?}");
            seen += 1;
            unclear += u32::from(is_unclear);
        }
        assert!(seen > 15 && unclear * 6 < seen, "{seen} mistakes, {unclear} unclear");
    }

    #[test]
    fn every_known_mistake_on_boards_is_refuted_and_named_and_nothing_else() {
        every_mistake_is_refuted_and_named_and_nothing_else(Problem::CatAndMouseII);
    }

    #[test]
    fn every_known_mistake_on_graphs_is_refuted_and_named_and_nothing_else() {
        every_mistake_is_refuted_and_named_and_nothing_else(Problem::CatAndMouse);
    }
}
