//! The output for programs: one line of JSON, also for an error. The keys and values of a result are those of the
//! JavaScript API.

use serde::Serialize;

/// The version of this form of output. It is raised when a key is renamed or removed.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Done<T> {
    version: u32,
    result: T,
}

#[derive(Serialize)]
struct Failed<'a> {
    version: u32,
    error: &'a str,
}

/// The line for a result.
pub fn result(result: impl Serialize) -> String {
    line(&Done { version: VERSION, result })
}

/// The line for an error, which is a sentence.
pub fn error(message: &str) -> String {
    line(&Failed { version: VERSION, error: message })
}

/// The value alone as a line of JSON, without a version. LeetCode's input box takes arguments in this form.
pub fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("strings, numbers and lists of them have a form in JSON") + "\n"
}
