//! [`Judge`]: finds out whether a solution of *Cat and Mouse* or *Cat and Mouse II* is right, and which mistake it makes.

pub(crate) mod host;
pub(crate) mod questions;
pub(crate) mod report;

pub use self::host::{Judge, WrongCount};
pub use self::questions::question::{Answer, Problem, Question, QuestionError};
pub use self::report::{Failure, Given, JudgeReport, JudgeVerdict, Mistake, MistakeCode, Progress, Stage};
