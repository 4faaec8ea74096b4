//! [`JudgeReport`], the findings of the judge; and [`Given`], an answer of the solution.

use crate::judge::locating::FirstWrong;
use crate::judge::mistakes::code::MistakeCode;
use crate::judge::mistakes::jumps_off_by_one::OffByOne;
use crate::judge::questions::question::{Answer, Problem, Question};

/// The solution's answer to a question, or the reason why it gave none.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A boolean.
    Boolean(bool),
    /// A number, whether or not it can be an answer.
    Number(f64),
    /// No answer, because the solution failed with this message.
    Error(String),
    /// No answer, because the host ran out of stack, with this message. LeetCode's stack is larger, so the solution may
    /// still be right.
    TooDeep(String),
    /// No answer in the time allowed.
    TimeOut,
    /// Any other value, as text.
    Value(String),
}

/// A boolean or a number is serialised as itself. Anything else becomes an object with the key `error`, `timeout` or
/// `value`.
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
    /// This value as an answer to a question of this problem; `None` if it cannot be one.
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

    /// The fault of this value as the answer to a question whose right answer is `expected`; `None` if the value is
    /// right.
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

/// The judge's decision about a solution.
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

/// A stage of the judge's work.
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
    /// Asks the failed question again, then makes it smaller. The host restarts the solution before this stage.
    Shrinking,
    /// Asks for positions of the failed question's game, to find where the answers first go wrong.
    Locating,
    /// Asks questions that tell known mistakes apart.
    Naming,
    /// Asks many questions that could show that the solution makes a mistake other than the one found. The host may end
    /// this stage at any time with [`settle`](crate::judge::Judge::settle).
    Confirming,
}

impl Stage {
    /// Whether this stage comes only after a failure. A right solution never reaches it.
    pub(crate) const fn is_after_failure(self) -> bool {
        matches!(self, Self::Shrinking | Self::Locating | Self::Naming | Self::Confirming)
    }
}

/// The progress of the judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct JudgeProgress {
    /// The stage of the next question; when done, the stage of the last question.
    pub stage: Stage,
    /// The number of questions that have been answered.
    pub asked: u32,
    /// The number of questions that a right solution is asked; `None` while a failure is examined.
    pub of: Option<u32>,
    /// Whether there is no further question.
    pub done: bool,
}

/// The judge's findings so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct JudgeReport {
    /// The decision about the solution. After a failure it says what is wrong with `failure.given`, or that the answer
    /// differs between runs.
    pub verdict: JudgeVerdict,
    /// The number of questions that have been answered. Answers that [`Judge::answer`](crate::judge::Judge::answer)
    /// ignored do not count.
    pub asked: u32,
    /// The number of larger questions that `asked` does not include, because the stack was too small for them.
    pub too_deep: u32,
    /// The number of small questions that have been answered, and the number of all small questions.
    pub small: SmallCount,
    /// The question on which the solution fails; `None` if it does not fail.
    pub failure: Option<Failure>,
    /// After a wrong answer: the position at which the answers first go wrong. The solution's answer there is wrong,
    /// although the right answer follows from its own answers about the positions two plies later. Only positions of
    /// the failed question's game with the mouse to move are tried. `None` if the search found neither such a position
    /// nor a circle ([`is_circle`](FirstWrong::is_circle)).
    pub first_wrong: Option<FirstWrong>,
    /// After a wrong answer: the number of cells (in *Cat and Mouse*: nodes) up to which every question was answered
    /// correctly. `None` if not even the smallest question was answered correctly.
    pub right_up_to: Option<u32>,
    /// The known mistakes that explain every answer so far: a solution with the mistake gives the same answers. Empty
    /// if the solution does not fail.
    pub mistakes: Vec<Mistake>,
    /// If `mistakes` is empty: the known mistake that explains most of the answers, if there is one. Otherwise `None`.
    pub nearest: Option<Nearest>,
    /// On boards, if the verdict is [`JudgeVerdict::Error`]: the kind of board on which all errors occurred, if there
    /// were at least three errors and at least twenty boards of other kinds. Otherwise `None`.
    pub errors_on: Option<ErrorsOn>,
}

/// The progress of the small questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SmallCount {
    /// The number of questions that have been answered.
    pub asked: u32,
    /// The number of all small questions.
    pub all: u32,
}

/// The kind of board on which all errors of the solution occurred. At least twenty boards of other kinds were asked.
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
    /// All kinds, those with fewer boards first.
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
    /// The solution's answer.
    pub given: Given,
    /// Whether every smaller question was asked and answered correctly. This does not include questions with a jump
    /// longer than the longer side of the board: not all of them are asked, because such a jump reaches no more cells.
    pub is_smallest: bool,
    /// The first question on which the solution failed.
    pub first: Question,
}

/// A known mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Mistake {
    /// The code of the mistake.
    pub code: MistakeCode,
    /// For [`LimitTooLow`](MistakeCode::LimitTooLow): the plies of the longest win that was found, and of the shortest
    /// that was missed; otherwise `None`.
    pub plies: Option<(u16, u16)>,
    /// For [`JumpsOffByOne`](MistakeCode::JumpsOffByOne): whose jumps are too long or too short, if only one variant is
    /// left; otherwise `None`.
    pub jumps: Option<OffByOne>,
    /// A number for [`mistaken_moves`](crate::judge::mistaken_moves). It stands for one variant of this mistake that
    /// explains every answer. `None` if the mistake is not about moves.
    pub form: Option<u16>,
    /// Whether this mistake is certain: no other mistake is left, this mistake explains at least three wrong answers,
    /// and all questions were asked that could have shown another mistake.
    pub is_certain: bool,
}

/// A known mistake that explains most answers of a solution, but not all.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Nearest {
    /// The code of the mistake.
    pub code: MistakeCode,
    /// The smallest known question to which a solution with this mistake gives another answer than the judged solution.
    pub question: Question,
    /// The answer that a solution with this mistake gives to this question.
    pub answer: Answer,
}
