mod questions;
mod report;
