//! What else can be found out about boards.

pub(crate) mod methods;
pub(crate) mod search;
pub(crate) mod verify;
pub(crate) mod what_if;
