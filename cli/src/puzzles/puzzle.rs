//! [`Puzzle`]: a line of the file, and the puzzles of one layout.

use std::fmt;

use cat_and_mouse::judge::Question;
use cat_and_mouse::text::{BoardLink, GraphLink, Setup};
use cat_and_mouse::{Graph, MoveLimit, Player, State};

use super::change::ChangePuzzle;
use super::game::{Game, is_sealed, start};
use super::kind::Kind;
use super::normal::{id, normal, normal_layout};
use super::theme::Theme;

/// A puzzle, with the facts by which puzzles are chosen.
#[derive(Clone, Debug)]
pub struct Puzzle {
    pub id: String,
    pub kind: Kind,
    pub grade: u8,
    pub themes: Vec<Theme>,
    pub link: String,
    pub place: Question,
    pub solver: Player,
    /// The number of plies of the solution; in a draw, the plies that are played.
    pub plies: usize,
    /// A text that is the same for all puzzles with the same walls, food and jumps, or with the same graph and starts.
    pub layout: String,
}

/// Writes the puzzle's line of the file.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        let themes = if themes.is_empty() { "-".to_owned() } else { themes.join(",") };
        write!(f, "{} {} {} {themes} {}", self.id, self.kind.name(), self.grade, self.link)
    }
}

/// The maximum number of states of a layout that are examined.
const STATES: usize = 300;

/// The maximum number of puzzles of one kind from a layout. At most one of them is chosen.
const OF_A_KIND: usize = 2;

pub fn puzzles(layout: &Question, numbers: &mut fastrand::Rng) -> Vec<Puzzle> {
    let game = Game::new(layout.clone());
    let mut states = game.states();
    numbers.shuffle(&mut states);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for &state in states.iter().take(STATES) {
        for kind in Kind::of(&game, state) {
            let of_kind = puzzles.iter().filter(|puzzle| puzzle.kind == kind).count();
            if of_kind < OF_A_KIND {
                puzzles.extend(with_players(layout, state).and_then(|place| of_state(place, state.turn, kind)));
            }
        }
    }
    let starts = states.iter().filter(|state| state.turn == Player::Mouse).take(STATES / 10);
    puzzles
        .extend(starts.filter_map(|&start| with_players(layout, start)).flat_map(|place| of_changes(&place)).take(2));
    puzzles
}

/// Whether the game from this state is worth playing: enough moves to choose from, a win that is neither close nor far
/// away, and not only waiting.
fn is_lively(game: &Game, state: State, kind: Kind) -> bool {
    let plies = game.forced(state).map_or(5, |forced| forced.plies);
    let keys = kind.key_moves(game, state);
    let stays = keys.iter().filter(|(at, to)| at.mover() == *to).count();
    let mut targets: Vec<_> = keys.iter().map(|(_, to)| to.index()).collect();
    targets.sort_unstable();
    targets.dedup();
    game.moves(state).len() > 2
        && (5..=31).contains(&plies)
        && match kind {
            // In a draw, the only right move must not be to stay, because nothing happens if both players only wait.
            Kind::OnlyMove => !is_sealed(&game.place) && (stays == 0 || game.winner(state).is_some()),
            _ => stays < keys.len() && targets.len() > 1,
        }
}

/// Makes a puzzle of this kind with this player to move; `None` if the place does not suit such a puzzle. The opponent
/// chooses between equally good replies by the numbers of the nodes, so the same graph with other numbers may not be a
/// puzzle.
fn of_state(place: Question, solver: Player, kind: Kind) -> Option<Puzzle> {
    let (game, state) = (&Game::new(place.clone()), start(&place, solver));
    if !Kind::of(game, state).contains(&kind) || !is_lively(game, state, kind) {
        return None;
    }
    let text = format!("{} {} {}", kind.name(), state.turn, normal(&place));
    let keys = kind.key_moves(game, state);
    let themes = Theme::of_moves(game, state, &keys);
    Some(Puzzle {
        grade: kind.grade(game, state, &mut numbers_of(&text)),
        id: id(&text),
        kind,
        themes,
        link: link(&place, Some(state.turn)),
        solver: state.turn,
        plies: game.forced(state).map_or(5, |forced| forced.plies.into()),
        layout: layout_of(&place),
        place,
    })
}

fn of_changes(place: &Question) -> Vec<Puzzle> {
    let puzzles = ChangePuzzle::on(place).into_iter();
    let made = puzzles.map(|puzzle| {
        let text = format!("{} {} {}", Kind::Change.name(), puzzle.goal, normal(place));
        let terms = if matches!(place, Question::Board { .. }) { "walls" } else { "edges" };
        let after = Game::new(puzzle.after.clone());
        Puzzle {
            grade: puzzle.grade(&mut numbers_of(&text)),
            id: id(&text),
            kind: Kind::Change,
            themes: Theme::of_change(&puzzle),
            link: format!("{}&goal={}&{terms}=1", link(place, None), puzzle.goal),
            solver: puzzle.goal,
            plies: after.forced(start(&after.place, Player::Mouse)).map_or(0, |forced| forced.plies.into()),
            layout: layout_of(place),
            place: place.clone(),
        }
    });
    made.filter(|puzzle| (5..=21).contains(&puzzle.plies)).collect()
}

/// Random numbers that depend only on the puzzle, and not on where it was found.
fn numbers_of(text: &str) -> fastrand::Rng {
    let seed = id(text).bytes().fold(0, |seed, byte| seed * 256 + u64::from(byte));
    fastrand::Rng::with_seed(seed)
}

fn layout_of(place: &Question) -> String {
    match place {
        Question::Board { board, jumps } => normal_layout(board, *jumps),
        Question::Graph(_) => normal(place),
    }
}

/// The place with its players moved to where they are in this state.
fn with_players(place: &Question, state: State) -> Option<Question> {
    match place {
        Question::Board { .. } => place.at(state.mouse, state.cat),
        Question::Graph(graph) => {
            let old = graph.lists();
            let mut order = vec![Graph::HOLE.index(), state.mouse.index(), state.cat.index()];
            order.extend((0..old.len()).filter(|node| !order.contains(node)).collect::<Vec<_>>());
            let number = |node: usize| order.iter().position(|&each| each == node).expect("every node is listed");
            let new: Vec<Vec<usize>> =
                order.iter().map(|&node| old[node].iter().map(|&other| number(other)).collect()).collect();
            Some(Question::Graph(Graph::new(&new).ok()?))
        }
    }
}

/// The link as the page writes it. The link of a puzzle that is played also states the player to move.
fn link(place: &Question, turn: Option<Player>) -> String {
    let state = turn.map(|turn| start(place, turn));
    match place {
        Question::Board { board, jumps } => {
            let setup = Setup { draft: *board.draft(), jumps: *jumps, move_limit: MoveLimit::default() };
            BoardLink { setup, state }.to_string()
        }
        Question::Graph(graph) => {
            let edges = graph.nodes().into_iter().flat_map(|from| {
                let others = graph.neighbours(from).into_iter().filter(move |&to| to > from);
                others.map(move |to| format!("{}-{}", from.index(), to.index()))
            });
            let text = format!("graph={}", edges.collect::<Vec<_>>().join("."));
            let draft = text.parse().expect("every node has an edge");
            GraphLink { draft, state }.to_string()
        }
    }
}
