//! [`Judge`]: asks a solution questions and finds out whether it is right.

use std::collections::VecDeque;

use crate::judge::questions::question::{Problem, Question};
use crate::judge::questions::small::SmallQuestions;
use crate::judge::questions::statement;
use crate::judge::report::{Failure, Given, JudgeReport, JudgeVerdict, Progress, Stage};

/// A judge of one solution. It knows no programming language: its host asks the solution, and hands over the answers.
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
    most: u32,
    stage: Stage,
    asked: u32,
    /// The next questions of the stage, of which the first `handed_out` wait for their answers.
    upcoming: VecDeque<Question>,
    handed_out: usize,
    small: SmallQuestions,
    failure: Option<Failure>,
    is_over: bool,
}

impl Judge {
    /// A judge of a solution of this problem. The seed chooses the random questions. `questions` is the highest number of
    /// questions to ask; `None` for no such limit.
    pub fn new(problem: Problem, _seed: u32, questions: Option<u32>) -> Self {
        Self {
            problem,
            most: questions.unwrap_or(u32::MAX),
            stage: Stage::Statement,
            asked: 0,
            upcoming: statement::questions(problem).into(),
            handed_out: 0,
            small: SmallQuestions::new(problem),
            failure: None,
            is_over: false,
        }
    }

    /// The next questions, at most `count`, in the order in which they are to be answered; none when done. Questions that
    /// have not been answered yet are asked again.
    pub fn next(&mut self, count: usize) -> Vec<Question> {
        let left = usize::try_from(self.most - self.asked).unwrap_or(usize::MAX);
        let count = count.min(left);
        if self.failure.as_ref().is_none_or(|failure| !failure.is_smallest) {
            if self.upcoming.is_empty() {
                self.stage = Stage::Small;
            }
            if self.stage == Stage::Small {
                let missing = count.saturating_sub(self.upcoming.len());
                self.upcoming.extend(self.small.by_ref().take(missing));
            }
        }
        self.handed_out = count.min(self.upcoming.len());
        self.is_over = self.handed_out == 0;
        self.upcoming.iter().take(self.handed_out).cloned().collect()
    }

    /// Takes the answers to the questions of the last call of [`next`](Self::next), in their order. Answers after the one
    /// that ends a stage are ignored, because with smaller counts these questions would not have been asked.
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
            let expected = question.answer();
            if given.fault(expected).is_some() {
                let is_smallest = self.stage == Stage::Small;
                let first = self.failure.take().map_or_else(|| question.clone(), |failure| failure.first);
                self.failure = Some(Failure { question, expected, given, is_smallest, first });
                if is_smallest {
                    self.upcoming.clear();
                }
            }
        }
        Ok(())
    }

    /// How far the judge is.
    pub fn progress(&self) -> Progress {
        let of = if self.failure.is_some() { None } else { Some(SmallQuestions::count(self.problem)) };
        Progress { stage: self.stage, asked: self.asked, of, done: self.is_over }
    }

    /// What the judge has found out so far.
    pub fn report(&self) -> JudgeReport {
        let fault = self.failure.as_ref().and_then(|failure| failure.given.fault(failure.expected));
        let passed = if self.is_over { JudgeVerdict::Accepted } else { JudgeVerdict::Undecided };
        JudgeReport {
            verdict: fault.unwrap_or(passed),
            asked: self.asked,
            failure: self.failure.clone(),
            mistakes: Vec::new(),
        }
    }
}

/// Answers that are not one for each question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("There must be one answer for each of the {expected} questions, but there are {given}.")]
pub struct WrongCount {
    /// The number of answers.
    pub given: usize,
    /// The number of questions.
    pub expected: usize,
}
