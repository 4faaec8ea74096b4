//! [`Judge`]: finds out whether a solution of *Cat and Mouse* or *Cat and Mouse II* is right, and which mistake it makes.

pub(crate) mod host;
pub(crate) mod mistakes;
pub(crate) mod naming;
pub(crate) mod questions;
pub(crate) mod report;
pub(crate) mod shrink;

pub use self::host::{Judge, WrongCount};
pub use self::mistakes::code::MistakeCode;
pub use self::naming::explains;
pub use self::questions::question::{Answer, Problem, Question, QuestionError};
pub use self::report::{Failure, Given, JudgeReport, JudgeVerdict, Mistake, Progress, Stage};
