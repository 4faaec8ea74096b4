//! Compares every state of the sliced engine with `Table::solve`, and the counts of larger shapes with the textbook.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use cat_and_mouse::engine::{Arena, Table};
use cat_and_mouse::{Board, Cell, Player, State};
use census::check::lengths;
use census::count::{Counter, outside};
use census::engine::{Engine, Jumps, Kind, Ledger, Win};
use census::room::Room;
use census::shape::{Cells, Shape, each};
use census::tally::{Found, Tally};

/// Records every win: the round by kind, food, jumps, cat and mouse.
#[derive(Default)]
struct Everything {
    wins: BTreeMap<(Kind, Option<u32>, Jumps, u32, u32), usize>,
    counted: BTreeMap<(Kind, Jumps, usize), u64>,
}

impl Ledger for Everything {
    fn count(&mut self, _: usize, kind: Kind, jumps: Jumps, round: usize, wins: u64) {
        *self.counted.entry((kind, jumps, round)).or_default() += wins;
    }

    fn wants(&self, _: Kind, _: usize) -> bool {
        true
    }

    fn list(&mut self, room: &Room, win: Win) {
        let Win { kind, jumps, round, food, cat, mouse } = win;
        let key = (kind, food.map(|food| room.cell(food)), jumps, room.cell(cat), room.cell(mouse));
        assert_eq!(self.wins.insert(key, round), None, "{win:?} is listed once");
    }
}

/// A random set of walls with a connected floor.
fn random_walls(shape: &Shape, rng: &mut fastrand::Rng) -> Cells {
    loop {
        let dense = rng.u8(1..=5);
        let walls = each(shape.all()).filter(|_| rng.u8(0..8) < dense).fold(0, |walls, cell| walls | 1 << cell);
        let floor = shape.all() & !walls;
        if floor.count_ones() >= 3 && shape.room(floor, floor & floor.wrapping_neg()) == floor {
            return walls;
        }
    }
}

#[test]
fn every_state_agrees_with_the_table() {
    let mut rng = fastrand::Rng::with_seed(32);
    let mut engine = Engine::default();
    let (mut states, mut hunts) = (0, 0);
    for (rows, cols) in [(1, 8), (2, 8), (3, 5), (4, 4), (4, 6), (5, 5), (4, 8), (5, 6), (6, 6)] {
        let shape = Shape::new(rows, cols).expect("a shape");
        let frame = |cell: u32| {
            let small = |number: u32| u8::try_from(number).expect("a small number");
            Cell::new(small(cell / cols), small(cell % cols)).expect("a cell of the board")
        };
        for _ in 0..6 {
            let walls = random_walls(&shape, &mut rng);
            let floor = shape.all() & !walls;
            let outside = outside(&shape, floor);
            let mut found = Everything::default();
            engine.solve(&shape, floor, outside, std::iter::empty(), &mut found);

            let longest = shape.longest_jump(floor);
            let mut expected = BTreeMap::new();
            // The place of the food makes no difference to hunts, so `None` stands for all places outside the floor.
            let foods = each(floor).map(Some).chain((outside != 0).then_some(None));
            for food in foods {
                let at = food.unwrap_or(outside.trailing_zeros());
                for (cat, mouse) in (1..=longest).flat_map(|cat| (1..=longest).map(move |mouse| (cat, mouse))) {
                    let jumps = Jumps { cat: cat as usize, mouse: mouse as usize };
                    let mut players = each(floor & !(1 << at));
                    let players = (players.next(), players.next());
                    let (Some(first), Some(second)) = players else { unreachable!("three cells") };
                    let board = Found { walls: walls & !(1 << at), food: at, jumps, cat: first, mouse: second };
                    let board = Board::from_rows(&board.rows(&shape)).expect("a board");
                    let rules = cat_and_mouse::Jumps::new(cat, mouse).expect("jumps");
                    let table = Table::solve(&Arena::new(&board, rules));
                    for (cat, mouse) in each(floor).flat_map(|cat| each(floor).map(move |mouse| (cat, mouse))) {
                        if cat == mouse || cat == at || mouse == at {
                            continue;
                        }
                        states += 1;
                        let state = State { mouse: frame(mouse), cat: frame(cat), turn: Player::Mouse };
                        let Some(forced) = table.forced(state) else { continue };
                        let kind = match (forced.winner, food) {
                            (Player::Mouse, _) => Kind::Mouse,
                            (Player::Cat, Some(_)) => Kind::Race,
                            (Player::Cat, None) => Kind::Hunt,
                        };
                        hunts += u32::from(kind == Kind::Hunt);
                        let round = usize::from(forced.plies).div_ceil(2);
                        assert_eq!(kind.plies(round), usize::from(forced.plies));
                        expected.insert((kind, food, jumps, cat, mouse), round);
                    }
                }
            }
            let mut won = found.wins.clone();
            won.retain(|(kind, ..), _| *kind != Kind::ByPlay);
            assert!(won == expected, "{shape}, walls {walls:#x}");

            let mut listed: BTreeMap<_, u64> = BTreeMap::new();
            for (&(kind, _, jumps, ..), &round) in &found.wins {
                let times = if kind == Kind::Hunt { u64::from(outside.count_ones()) } else { 1 };
                *listed.entry((kind, jumps, round)).or_default() += times;
            }
            assert_eq!(found.counted, listed, "{shape}, walls {walls:#x}");
        }
    }
    assert!(states > 500_000 && hunts > 1_000, "{states} states, {hunts} hunts");
}

#[test]
fn counts_agree_with_the_textbook() {
    let mut rng = fastrand::Rng::with_seed(33);
    let mut counter = Counter::default();
    let mut counted = BTreeSet::new();
    for (rows, cols, sets) in [(2, 5, 60), (3, 4, 60), (4, 4, 60), (4, 5, 20), (5, 5, 6)] {
        let shape = Arc::new(Shape::new(rows, cols).expect("a shape"));
        for number in 0..sets {
            let mut walls = rng.u64(..) & shape.all();
            // Every second set of walls is made symmetric, because few random ones are.
            if number % 2 == 0 {
                let symmetry = &shape.symmetries()[number / 2 % shape.symmetries().len()];
                (0..4).for_each(|_| walls |= symmetry.image(walls));
            }
            let images = shape.symmetries().iter().map(|symmetry| symmetry.image(walls));
            let walls = images.fold(walls, Cells::min);
            let mut tally = Tally::new(&shape);
            counter.enter(walls, &mut tally);
            // The expected counts cover floors of one or two rooms only.
            let floor = shape.all() & !walls;
            let rest = floor & !shape.room(floor, floor & floor.wrapping_neg());
            if shape.room(rest, rest & rest.wrapping_neg()) == rest {
                assert_eq!(tally.lengths(), lengths(&shape, walls), "{shape}, walls {walls:#x}");
            }
            counted.extend(tally.lengths().iter().map(|length| length.kind));
        }
    }
    assert_eq!(counted.len(), Kind::ALL.len(), "all kinds of wins were compared");
}
