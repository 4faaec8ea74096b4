//! Programs to start from: a class as LeetCode gives it, and the loop that reads questions and prints answers.

use cat_and_mouse::judge::Problem;
use clap::ValueEnum;

/// A language with a template.
#[derive(Clone, Copy, ValueEnum)]
pub enum Language {
    /// Python 3
    Python,
    /// JavaScript, for Node.js
    Javascript,
    /// TypeScript, for Node.js
    Typescript,
    /// Java 11 or later
    Java,
    /// C++20 or later
    Cpp,
    /// C#, for .NET 10 or later
    Csharp,
    /// Go
    Go,
    /// Rust
    Rust,
}

impl Language {
    /// The template for this problem.
    pub const fn template(self, problem: Problem) -> &'static str {
        match (self, problem) {
            (Self::Python, Problem::CatAndMouseII) => include_str!("../templates/1728/solution.py"),
            (Self::Python, Problem::CatAndMouse) => include_str!("../templates/913/solution.py"),
            (Self::Javascript, Problem::CatAndMouseII) => include_str!("../templates/1728/solution.mjs"),
            (Self::Javascript, Problem::CatAndMouse) => include_str!("../templates/913/solution.mjs"),
            (Self::Typescript, Problem::CatAndMouseII) => include_str!("../templates/1728/solution.mts"),
            (Self::Typescript, Problem::CatAndMouse) => include_str!("../templates/913/solution.mts"),
            (Self::Java, Problem::CatAndMouseII) => include_str!("../templates/1728/Main.java"),
            (Self::Java, Problem::CatAndMouse) => include_str!("../templates/913/Main.java"),
            (Self::Cpp, Problem::CatAndMouseII) => include_str!("../templates/1728/solution.cpp"),
            (Self::Cpp, Problem::CatAndMouse) => include_str!("../templates/913/solution.cpp"),
            (Self::Csharp, Problem::CatAndMouseII) => include_str!("../templates/1728/Solution.cs"),
            (Self::Csharp, Problem::CatAndMouse) => include_str!("../templates/913/Solution.cs"),
            (Self::Go, Problem::CatAndMouseII) => include_str!("../templates/1728/solution.go"),
            (Self::Go, Problem::CatAndMouse) => include_str!("../templates/913/solution.go"),
            (Self::Rust, Problem::CatAndMouseII) => include_str!("../templates/1728/solution.rs"),
            (Self::Rust, Problem::CatAndMouse) => include_str!("../templates/913/solution.rs"),
        }
    }
}
