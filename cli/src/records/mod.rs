//! `cat-and-mouse records`: looks for boards and graphs on which a forced win takes long.

pub mod board;
pub mod climb;
mod file;
pub mod graph;
mod kind;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc;
use std::thread;

use cat_and_mouse::Jumps;
use cat_and_mouse::explore::Climb;
use clap::{Args, value_parser};

use self::board::BoardLayout;
use self::climb::{Layout, Longest};
use self::file::{Entry, Records};
use self::graph::GraphLayout;
use self::kind::Kind;

/// The arguments of a search.
#[derive(Args, Debug)]
pub struct Search {
    /// The rows and columns of the boards, such as 8x8, or the number of nodes of the graphs, such as 50
    #[arg(value_parser = size)]
    size: Size,
    /// What to look for [default: all four]
    #[arg(value_enum)]
    kinds: Vec<Kind>,
    /// The file with the longest wins so far. Climbs also begin from these, and longer wins are added
    #[arg(long)]
    file: PathBuf,
    /// The jumps of cat and mouse [default: random ones in each climb]
    #[arg(long, num_args = 2, value_names = ["CAT", "MOUSE"], value_parser = value_parser!(u8).range(1..=8))]
    jumps: Vec<u8>,
    /// The number of climbs for each kind
    #[arg(long, default_value_t = 10)]
    climbs: u64,
    /// The number of tries without a longer win after which a climb ends
    #[arg(long, default_value_t = 20_000)]
    patience: u32,
    /// The seed of the first climb; the next ones have the numbers that follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of climbs at the same time
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u8).range(1..=64))]
    jobs: u8,
}

/// The size of a board or a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    Board(u8, u8),
    Graph(usize),
}

/// Reads `8x8` or `50`.
fn size(text: &str) -> Result<Size, String> {
    let sides = text.split_once(['x', '×']).and_then(|(rows, cols)| Some((rows.parse().ok()?, cols.parse().ok()?)));
    match (sides, text.parse()) {
        (Some((rows @ 1..=8, cols @ 1..=8)), _) if rows * cols >= 3 => Ok(Size::Board(rows, cols)),
        (None, Ok(nodes @ 4..=50)) => Ok(Size::Graph(nodes)),
        _ => Err("write rows and columns from 1x3 to 8x8, or 4 to 50 nodes".to_owned()),
    }
}

impl Search {
    /// Runs the climbs, and returns what to print.
    pub fn run(self) -> Result<String, String> {
        let records = Mutex::new(Records::read(&self.file)?);
        let kinds = if self.kinds.is_empty() { Kind::ALL.to_vec() } else { self.kinds.clone() };
        let climbs = (0..self.climbs).flat_map(|number| kinds.iter().map(move |&kind| (self.seed + number, kind)));
        let climbs = Mutex::new(climbs);
        let (failed, failures) = mpsc::channel();
        let work = || {
            loop {
                let next = climbs.lock().expect("no climb panics").next();
                let Some((seed, kind)) = next else { break };
                if let Err(message) = self.climb(kind, seed, &records) {
                    // Sending does not fail, because the receiver lives as long as the threads.
                    let _ = failed.send(message);
                    break;
                }
            }
        };
        thread::scope(|scope| (0..self.jobs).for_each(|_| drop(scope.spawn(work))));
        if let Ok(message) = failures.try_recv() {
            return Err(message);
        }
        Ok(records.into_inner().expect("no climb panics").table(&self.size.to_string()))
    }

    fn climb(&self, kind: Kind, seed: u64, records: &Mutex<Records>) -> Result<(), String> {
        let mut numbers = fastrand::Rng::with_seed(seed);
        let known = records.lock().expect("no climb panics").cases(kind);
        match self.size {
            Size::Board(rows, cols) => {
                let jumps = self.jumps(rows.max(cols), &mut numbers)?;
                let random = |numbers: &mut _| BoardLayout::random((rows, cols), jumps, numbers);
                let known = known.iter().filter_map(|case| BoardLayout::within(case, (rows, cols), &mut numbers));
                let known =
                    known.map(|layout| if self.jumps.is_empty() { layout } else { layout.with(jumps) }).collect();
                self.search(kind, seed, random, known, numbers, records)
            }
            Size::Graph(nodes) => {
                let random = |numbers: &mut _| GraphLayout::random(nodes, numbers);
                let known = known.iter().filter_map(|case| GraphLayout::within(case, nodes, &mut numbers)).collect();
                self.search(kind, seed, random, known, numbers, records)
            }
        }
    }

    /// One climb. A third of the climbs begin from a random layout, the others from a known layout, enlarged if it is
    /// smaller.
    fn search<L: Layout>(
        &self,
        kind: Kind,
        seed: u64,
        random: impl Fn(&mut fastrand::Rng) -> L,
        mut known: Vec<L>,
        mut numbers: fastrand::Rng,
        records: &Mutex<Records>,
    ) -> Result<(), String> {
        let first = if known.is_empty() || numbers.u8(..3) == 0 {
            random(&mut numbers)
        } else {
            known.swap_remove(numbers.usize(..known.len()))
        };
        let mut climb = Climb::on(Longest { kind, first, numbers }, u16::MAX);
        let (mut longest, size) = (0, self.size.to_string());
        loop {
            if let ((layout, Some(state)), Some(plies)) = climb.best()
                && plies > longest
            {
                longest = plies;
                let case = layout.question(*state).to_string();
                let from = format!("cat-and-mouse records {size} {} --seed {seed}", kind.name());
                let entry = Entry { size: size.clone(), kind, plies, case, proved: false, from };
                records.lock().expect("no climb panics").keep(entry, &self.file)?;
            }
            if climb.since_best() >= self.patience.into() {
                return Ok(());
            }
            climb.advance(1);
        }
    }

    fn jumps(&self, longest: u8, numbers: &mut fastrand::Rng) -> Result<Jumps, String> {
        let mut any = || numbers.u8(1..longest.max(2));
        let (cat, mouse) = match self.jumps[..] {
            [cat, mouse] => (cat, mouse),
            _ => (any(), any()),
        };
        Jumps::new(cat.into(), mouse.into()).map_err(|error| error.to_string())
    }
}

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Board(rows, cols) => write!(f, "{rows}x{cols}"),
            Self::Graph(nodes) => write!(f, "{nodes}"),
        }
    }
}
