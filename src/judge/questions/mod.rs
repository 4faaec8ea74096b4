//! The questions that the judge asks, in their order.

pub(crate) mod lists;
pub(crate) mod longest;
pub(crate) mod question;
pub(crate) mod random;
pub(crate) mod small;
