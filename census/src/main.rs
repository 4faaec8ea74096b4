//! `cat-and-mouse-census`: a census, compiled for processors with AVX2.

use std::process::ExitCode;

use census::command::{Census, run};
use census::json;
use clap::Parser;

/// Counts all boards of a shape, and finds the longest wins.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    census: Census,
}

fn main() -> ExitCode {
    if let Err(message) = census::processor::check() {
        eprintln!("error: {message}");
        return ExitCode::from(2);
    }
    let census = Cli::parse().census;
    let is_json = census.is_json();
    match run(census) {
        Ok(text) => {
            print!("{text}");
            return ExitCode::SUCCESS;
        }
        Err(message) if is_json => print!("{}", json::error(&message)),
        Err(message) => eprintln!("error: {message}"),
    }
    ExitCode::from(2)
}
