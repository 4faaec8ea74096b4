//! [`JudgeReport`]: what the judge has found out, and the [`Given`] answers from which it does.

use crate::judge::locating::FirstWrong;
use crate::judge::mistakes::code::MistakeCode;
use crate::judge::mistakes::jumps_off_by_one::OffByOne;
use crate::judge::questions::question::{Answer, Problem, Question};

/// What the solution under test gave as the answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A boolean.
    Boolean(bool),
    /// A number, also one that is not an answer.
    Number(f64),
    /// No answer, because the solution failed with this message.
    Error(String),
    /// No answer, because the stack of what runs the solution is full, with this message. That of LeetCode is larger.
    TooDeep(String),
    /// No answer in the time allowed.
    TimeOut,
    /// Any other value, as text.
    Value(String),
}

/// An answer is serialised as itself. Anything else becomes an object with the reason: `error`, `timeout` or `value`.
#[cfg(feature = "serde")]
impl serde::Serialize for Given {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        #[serde(untagged, rename_all_fields = "camelCase")]
        enum Failed<'a> {
            Error { error: &'a str },
            TooDeep { error: &'a str, too_deep: bool },
            TimeOut { timeout: bool },
            Value { value: &'a str },
        }
        match self {
            Self::Boolean(given) => given.serialize(serializer),
            Self::Number(given) => given.serialize(serializer),
            Self::Error(error) => Failed::Error { error }.serialize(serializer),
            Self::TooDeep(error) => Failed::TooDeep { error, too_deep: true }.serialize(serializer),
            Self::TimeOut => Failed::TimeOut { timeout: true }.serialize(serializer),
            Self::Value(value) => Failed::Value { value }.serialize(serializer),
        }
    }
}

impl Given {
    /// The answer to a question of this problem that it is, if it can be one.
    pub(crate) fn answer(&self, problem: Problem) -> Option<Answer> {
        match (problem, self) {
            (Problem::CatAndMouseII, Self::Boolean(given)) => Some(Answer::Boolean(*given)),
            #[allow(clippy::float_cmp)] // whole numbers
            (Problem::CatAndMouse, Self::Number(given)) => {
                (0..=2).find(|&number| f64::from(number) == *given).map(Answer::Number)
            }
            _ => None,
        }
    }

    /// What is wrong with it as the answer to a question with this right answer; `None` if it is right.
    pub fn fault(&self, expected: Answer) -> Option<JudgeVerdict> {
        match (self, expected) {
            (Self::Boolean(given), Answer::Boolean(expected)) => {
                (*given != expected).then_some(JudgeVerdict::WrongAnswer)
            }
            #[allow(clippy::float_cmp)] // whole numbers
            (Self::Number(given), Answer::Number(expected)) if !given.is_nan() => {
                (*given != f64::from(expected)).then_some(JudgeVerdict::WrongAnswer)
            }
            (Self::Boolean(_) | Self::Number(_) | Self::Value(_), _) => Some(JudgeVerdict::WrongType),
            (Self::Error(_) | Self::TooDeep(_), _) => Some(JudgeVerdict::Error),
            (Self::TimeOut, _) => Some(JudgeVerdict::TimeLimit),
        }
    }
}

impl From<Answer> for Given {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Boolean(answer) => Self::Boolean(answer),
            Answer::Number(answer) => Self::Number(answer.into()),
        }
    }
}

/// What the judge says about a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[non_exhaustive]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum JudgeVerdict {
    /// All questions were answered correctly, and there is no further one.
    Accepted,
    /// An answer was wrong.
    WrongAnswer,
    /// An answer was of the wrong type, such as a number for *Cat and Mouse II*.
    WrongType,
    /// The solution failed with an error.
    Error,
    /// The solution gave no answer in the time allowed.
    TimeLimit,
    /// The question that failed was answered correctly when it was asked again.
    DiffersBetweenRuns,
    /// Not all questions have been answered.
    Undecided,
}

impl JudgeVerdict {
    /// The name in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What the judge is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Stage {
    /// Asks the examples of LeetCode's statement.
    Statement,
    /// Asks every small board or graph.
    Small,
    /// Asks boards or graphs on which known solutions fail.
    Traps,
    /// Asks random boards or graphs.
    Random,
    /// Asks boards or graphs of the largest size.
    Large,
    /// Asks the failed question again, then makes it smaller. The host starts the solution afresh before this stage.
    Shrinking,
    /// Asks for positions of the failed question's game, to find where the answers first go wrong.
    Locating,
    /// Asks questions that tell known mistakes apart.
    Naming,
    /// Asks many questions that could show that the mistake is another after all. The host may
    /// [`settle`](crate::judge::Judge::settle) at any time.
    Confirming,
}

impl Stage {
    /// Whether a failure has ended the questions that a right solution is asked.
    pub(crate) const fn is_after_failure(self) -> bool {
        matches!(self, Self::Shrinking | Self::Locating | Self::Naming | Self::Confirming)
    }
}

/// How far the judge is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct JudgeProgress {
    /// The stage of the next question; when done, of the last.
    pub stage: Stage,
    /// The number of questions that have been answered.
    pub asked: u32,
    /// The number of questions that a right solution is asked; `None` while a failure is examined.
    pub of: Option<u32>,
    /// Whether there is no further question.
    pub done: bool,
}

/// What the judge has found out so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct JudgeReport {
    /// What the judge says about the solution; after a failure, the kind of `failure.given`.
    pub verdict: JudgeVerdict,
    /// The number of questions that have been answered, without answers that were ignored.
    pub asked: u32,
    /// The number of larger questions that count as not asked, because the stack was too small for them.
    pub too_deep: u32,
    /// How many of them were small questions, and how many of these there are.
    pub small: SmallCount,
    /// What the solution fails at; `None` if it does not fail.
    pub failure: Option<Failure>,
    /// After a wrong answer: where the answers first go wrong, if that was found among the positions of the failed
    /// question's game with the mouse to move. The solution's own answers two plies later are such that the right
    /// answer follows. Otherwise `None`.
    pub first_wrong: Option<FirstWrong>,
    /// After a wrong answer: every question with at most this many cells (in *Cat and Mouse*: nodes) was answered
    /// correctly. `None` if not even the smallest was.
    pub right_up_to: Option<u32>,
    /// The known mistakes that give every answer given so far; none if the solution does not fail.
    pub mistakes: Vec<Mistake>,
    /// If `mistakes` is empty: the known mistake that gives most of the answers, if one does. Otherwise `None`.
    pub nearest: Option<Nearest>,
    /// On boards, if the verdict is [`JudgeVerdict::Error`]: the kind of boards on which alone the solution fails with
    /// errors, if there is one and at least twenty boards of other kinds were answered. Otherwise `None`.
    pub errors_on: Option<ErrorsOn>,
}

/// A number of small questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SmallCount {
    /// How many have been answered.
    pub asked: u32,
    /// How many there are.
    pub all: u32,
}

/// A kind of boards. The answers to at least twenty boards of other kinds were no errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum ErrorsOn {
    /// Boards of one row.
    OneRow,
    /// Boards of one column.
    OneColumn,
    /// Boards with more columns than rows.
    MoreColumns,
    /// Boards with more rows than columns.
    MoreRows,
    /// Boards that are not square.
    NotSquare,
}

impl ErrorsOn {
    /// Those with fewer boards first.
    pub(crate) const ALL: [Self; 5] =
        [Self::OneRow, Self::OneColumn, Self::MoreColumns, Self::MoreRows, Self::NotSquare];

    /// Whether a board of this size is of the kind.
    pub(crate) const fn has(self, rows: u8, cols: u8) -> bool {
        match self {
            Self::OneRow => rows == 1,
            Self::OneColumn => cols == 1,
            Self::MoreColumns => cols > rows,
            Self::MoreRows => rows > cols,
            Self::NotSquare => rows != cols,
        }
    }

    /// The name in the JavaScript API.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A question on which the solution fails.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct Failure {
    /// The smallest question found on which the solution fails.
    pub question: Question,
    /// The right answer.
    pub expected: Answer,
    /// What the solution gave.
    pub given: Given,
    /// Whether every smaller question was asked and answered correctly, except those with a jump longer than the longer
    /// side of the board. These are not all asked, because such a jump reaches no more cells.
    pub is_smallest: bool,
    /// The first question on which the solution failed.
    pub first: Question,
}

/// A known mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Mistake {
    /// Which mistake.
    pub code: MistakeCode,
    /// For [`LimitTooLow`](MistakeCode::LimitTooLow): the plies of the longest win that was found, and of the shortest
    /// that was missed; otherwise `None`.
    pub plies: Option<(u16, u16)>,
    /// For [`JumpsOffByOne`](MistakeCode::JumpsOffByOne): whose jumps are one cell too long or too short, if that is
    /// clear; otherwise `None`.
    pub jumps: Option<OffByOne>,
    /// The number of one way to make the mistake that gives every answer, for
    /// [`mistaken_moves`](crate::judge::mistaken_moves); `None` if the mistake is not about moves.
    pub form: Option<u16>,
    /// Whether it is the only one, and all questions were asked that could have shown that the mistake is another. If
    /// false, it may be another.
    pub is_certain: bool,
}

/// A known mistake that gives most answers of a solution, not every one.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Nearest {
    /// Which mistake.
    pub code: MistakeCode,
    /// The smallest question known to which a solution with this mistake gives another answer.
    pub question: Question,
    /// Its answer.
    pub answer: Answer,
}
