//! Chooses puzzles of every kind, grade and size for the file, and puts them in the order of the days.

use std::collections::{HashMap, HashSet};

use cat_and_mouse::Player;
use cat_and_mouse::judge::Question;

use super::kind::Kind;
use super::puzzle::Puzzle;

/// The lowest grade of easy puzzles, and the lowest grade of medium puzzles, in percent. A puzzle with a higher grade
/// is easier.
pub const EASY: u8 = 30;
pub const MEDIUM: u8 = 12;

/// The shares of the kinds, in percent, on boards and on graphs.
const SHARES: [(Kind, usize, usize); 4] =
    [(Kind::OnlyMove, 26, 9), (Kind::Win, 22, 7), (Kind::Hold, 12, 4), (Kind::Change, 16, 4)];

/// The grade above which a puzzle is dull, because every wrong move is refuted at once.
const DULL: u8 = 80;

/// The minimum number of plies of a win, and the maximum number of plies of a solution, for each `band` of grades:
/// easy, medium, hard.
const SHORTEST_WIN: [usize; 3] = [5, 7, 7];
const LONGEST: [usize; 3] = [11, 19, 31];

/// The maximum number of cells of a board, for each band.
const LARGEST: [usize; 3] = [30, 64, 64];

/// The band of a grade: 0 for easy, 1 for medium, 2 for hard.
pub const fn band(grade: u8) -> usize {
    match grade {
        EASY.. => 0,
        MEDIUM.. => 1,
        _ => 2,
    }
}

/// Chooses `count` of the puzzles, sorted by grade, the easiest first; fewer if there are not enough.
pub fn choose(mut found: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    found.retain(is_fit);
    let mut chosen = Chosen::default();
    for of_band in 0..3 {
        // Rounds the parts of the three bands so that they add up to the whole share.
        let part = |share: usize| count * share * (of_band + 1) / 300 - count * share * of_band / 300;
        let before = chosen.puzzles.len();
        let is_of_band = |puzzle: &Puzzle| band(puzzle.grade) == of_band;
        for (kind, on_boards, on_graphs) in SHARES {
            for (is_board, share) in [(true, on_boards), (false, on_graphs)] {
                let is_of_kind = |puzzle: &Puzzle| puzzle.kind == kind && is_on_board(puzzle) == is_board;
                chosen.take(&found, part(share), |puzzle| is_of_band(puzzle) && is_of_kind(puzzle));
            }
        }
        // If there are too few puzzles of a rare kind, such as easy wins, other puzzles of the same band replace them.
        let missing = (before + part(100)).saturating_sub(chosen.puzzles.len());
        chosen.take(&found, missing, is_of_band);
    }
    chosen.take(&found, count.saturating_sub(chosen.puzzles.len()), |_| true);
    let mut puzzles = chosen.puzzles;
    puzzles.sort_by(|one, other| other.grade.cmp(&one.grade).then_with(|| one.id.cmp(&other.id)));
    puzzles
}

/// Whether a puzzle is neither dull nor too short, too long or too large for its band.
fn is_fit(puzzle: &Puzzle) -> bool {
    let band = band(puzzle.grade);
    let is_short = puzzle.kind == Kind::Win && puzzle.plies < SHORTEST_WIN[band];
    puzzle.grade <= DULL && !is_short && puzzle.plies <= LONGEST[band] && size(puzzle) <= LARGEST[band]
}

/// The number of cells; a node counts as three.
fn size(puzzle: &Puzzle) -> usize {
    match &puzzle.place {
        Question::Board { board, .. } => board.size(),
        Question::Graph(graph) => 3 * graph.size(),
    }
}

const fn is_on_board(puzzle: &Puzzle) -> bool {
    matches!(puzzle.place, Question::Board { .. })
}

#[derive(Default)]
struct Chosen {
    puzzles: Vec<Puzzle>,
    ids: HashSet<String>,
    layouts: HashSet<String>,
    /// For each feature, the total weight of the chosen puzzles that have it.
    features: HashMap<String, usize>,
}

impl Chosen {
    /// Takes `count` of the puzzles. Puzzles whose features are still rare come first.
    fn take(&mut self, found: &[Puzzle], count: usize, is_wanted: impl Fn(&Puzzle) -> bool) {
        let wanted: Vec<&Puzzle> = found.iter().filter(|puzzle| is_wanted(puzzle)).collect();
        for _ in 0..count {
            let free =
                wanted.iter().filter(|puzzle| !self.ids.contains(&puzzle.id) && !self.layouts.contains(&puzzle.layout));
            let Some(best) = free.min_by_key(|puzzle| self.commonness(puzzle)) else { return };
            for (feature, weight) in features(best) {
                *self.features.entry(feature).or_default() += weight;
            }
            self.ids.insert(best.id.clone());
            self.layouts.insert(best.layout.clone());
            self.puzzles.push((*best).clone());
        }
    }

    fn commonness(&self, puzzle: &Puzzle) -> usize {
        features(puzzle).iter().map(|(feature, _)| self.features.get(feature).copied().unwrap_or(0)).sum()
    }
}

/// The features that should vary within a kind, each with a weight.
fn features(puzzle: &Puzzle) -> [(String, usize); 4] {
    let kind = puzzle.kind;
    let (jumps, of_jumps) = match &puzzle.place {
        Question::Board { jumps, .. } => {
            (format!("{jumps:?}"), usize::from(jumps.of(Player::Mouse).max(jumps.of(Player::Cat))))
        }
        Question::Graph(graph) => (graph.size().to_string(), 1),
    };
    // Boards larger than 6 by 6 should be few, so each of them counts more.
    let (size, of_size) = match size(puzzle) {
        ..=16 => ("small", 2),
        17..=25 => ("middle", 2),
        26..=36 => ("large", 2),
        _ => ("huge", 12),
    };
    [
        (format!("{kind:?} {:?} {}", puzzle.solver, is_on_board(puzzle)), 4),
        (format!("{kind:?} {:?}", puzzle.themes), 1),
        (format!("{kind:?} {jumps}"), of_jumps),
        (format!("{kind:?} {size}"), of_size),
    ]
}

/// The ids of the puzzles, one for each day; the first day is a Monday. Each week goes from easy to hard, and kinds and
/// games take turns.
pub fn days(puzzles: &[Puzzle]) -> Vec<&str> {
    let weekdays: Vec<usize> = (0..puzzles.len()).map(|day| day % 7).collect();
    // The easiest puzzles are for Mondays, the hardest for Sundays.
    let mut rest = puzzles;
    let mut by_weekday: Vec<Vec<&Puzzle>> = Vec::new();
    for weekday in 0..7 {
        let days = weekdays.iter().filter(|&&each| each == weekday).count();
        let (of_weekday, others) = rest.split_at(days);
        by_weekday.push(of_weekday.iter().collect());
        rest = others;
    }
    let mut recent: Vec<&Puzzle> = Vec::new();
    for weekday in weekdays {
        let left = &mut by_weekday[weekday];
        // Chooses a puzzle whose kind and game have not come for the longest time. Of several such puzzles, the one
        // with the most puzzles of its kind and game left is taken.
        let key = |puzzle: &&Puzzle| {
            let same = |other: &&Puzzle| other.kind == puzzle.kind && is_on_board(other) == is_on_board(puzzle);
            let ago = recent.iter().rev().take(5).position(same).unwrap_or(9);
            (ago, left.iter().filter(|other| same(other)).count())
        };
        let next = (0..left.len()).max_by_key(|&index| (key(&left[index]), std::cmp::Reverse(left[index].id.clone())));
        let next = next.expect("as many puzzles as days");
        recent.push(left.swap_remove(next));
    }
    recent.into_iter().map(|puzzle| puzzle.id.as_str()).collect()
}
