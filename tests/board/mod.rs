//! Invalid boards, and their errors.

mod errors;
