//! The contenders: the crate, and the textbook queue in its forms.

use std::hint::black_box;

use cat_and_mouse::engine::{Arena, Table};
use cat_and_mouse::solution::Outcome;
use cat_and_mouse::{Board, Jumps, MoveLimit, solve_board};

use super::boards::Setup;
use super::textbook::tuned::Tuned;
use super::textbook::{Game, published};

/// A setup, prepared in advance for all contenders.
pub struct Prepared {
    pub rows: Vec<String>,
    pub board: Board,
    pub jumps: Jumps,
    pub arena: Arena,
    pub game: Game,
}

impl Prepared {
    pub fn new(setup: &Setup) -> Self {
        let board = Board::from_rows(&setup.rows).expect("a board");
        let jumps = Jumps::new(setup.cat_jump.into(), setup.mouse_jump.into()).expect("jumps");
        let arena = Arena::new(&board, jumps);
        Self { rows: setup.rows.clone(), board, jumps, arena, game: Game::new(setup) }
    }
}

/// A program that decides boards.
pub struct Contender {
    /// The name in the report.
    pub name: &'static str,
    pub decide: Box<dyn FnMut(&Prepared)>,
}

impl Contender {
    fn new<T>(name: &'static str, mut decide: impl FnMut(&Prepared) -> T + 'static) -> Self {
        // The time includes dropping everything that was made.
        Self { name, decide: Box::new(move |prepared| drop(black_box(decide(black_box(prepared))))) }
    }
}

// The names of the contenders, as the report knows them.

/// The crate: solves a board and looks up the verdict, through the public interface.
pub const SOLVE: &str = "solve";
/// Like `SOLVE`, but from rows of text.
pub const TEXT: &str = "text";
/// The engine alone.
pub const ENGINE: &str = "engine";
/// The textbook queue, tuned.
pub const TUNED: &str = "tuned";
/// The textbook queue, as it is usually written down.
pub const PUBLISHED: &str = "published";

pub fn contenders() -> Vec<Contender> {
    let mut tuned = Tuned::new();
    vec![
        Contender::new(SOLVE, |prepared| outcome(&prepared.board, prepared.jumps)),
        Contender::new(TEXT, |prepared| outcome(&Board::from_rows(&prepared.rows).expect("a board"), prepared.jumps)),
        Contender::new(ENGINE, |prepared| Table::solve(&prepared.arena)),
        Contender::new(TUNED, move |prepared| tuned.solve(&prepared.game)),
        Contender::new(PUBLISHED, |prepared| published::solve(&prepared.game)),
    ]
}

/// The calls by which a user of the crate finds out who wins.
fn outcome(board: &Board, jumps: Jumps) -> Outcome {
    let solution = solve_board(board, jumps, MoveLimit::default());
    solution.verdict()
}
