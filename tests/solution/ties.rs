//! The order of equally good moves, on boards small enough to work out by hand; and how often a loser stands still.
//!
//! `tests/engine/every_state.rs` and `tests/engine/graphs.rs` compare the order of all moves with the textbook.

use crate::fixtures::{Given, nth_cell, state};
use crate::textbook::{Game, Side, State, Table};
use cat_and_mouse::{Graph, Player, solve_graph};

/// The targets of the moves of the player to move, the best first, as row and column from 0.
fn targets(rows: &[&str], jumps: (usize, usize), turn: Player) -> Vec<(u8, u8)> {
    let solution = Given::new(rows, jumps.0, jumps.1).solved(None);
    let here = cat_and_mouse::State { turn, ..solution.start() };
    let moves = solution.moves(here).expect("a state");
    moves.iter().map(|ranked| (ranked.to.row(), ranked.to.col())).collect()
}

#[test]
fn a_mouse_that_has_lost_goes_where_the_cat_can_go_wrong() {
    // The cat is at the food in two moves, and all but the last of the mouse's moves last equally long. The cat
    // can make a mistake only after a move to the right: if it steps up, the mouse is first. Of the other two moves,
    // staying keeps the mouse closer to the food. The last move ends beside the cat.
    let rows = ["...", "M..", "...", "C.F"];
    assert_eq!(targets(&rows, (1, 1), Player::Mouse), [(1, 1), (1, 0), (0, 0), (2, 0)]);
}

#[test]
fn a_cat_that_wins_either_way_runs_for_the_mouse() {
    // Food and mouse are both one move away, and the cat takes the mouse. The food is up, which is the first direction.
    let rows = ["F.", "CM"];
    assert_eq!(targets(&rows, (1, 1), Player::Cat)[..2], [(1, 1), (0, 0)]);
}

#[test]
fn on_a_graph_the_lower_node_is_first_only_if_nothing_else_decides() {
    // From node 1 the mouse goes to 4 or 5, and is caught in six plies either way. The cat's only move is to node 3,
    // beside the hole. Node 5 is two moves from the hole, and node 4 is four.
    let graph = Graph::new(&[&[3][..], &[4, 5], &[3], &[0, 2, 5], &[1], &[1, 3]]).expect("a graph");
    let solution = solve_graph(&graph);
    let moves = solution.moves(solution.start()).expect("a state");
    let to: Vec<_> = moves.iter().map(|ranked| ranked.to).collect();
    assert_eq!(to, [nth_cell(5), nth_cell(4)]);
}

/// A random board that somebody wins by force, of 3×3 to 8×8 cells with up to 45 % walls.
fn random_won_board(random: &mut fastrand::Rng) -> Given {
    loop {
        let (rows, cols, walls) = (random.usize(3..=8), random.usize(3..=8), random.usize(0..=45));
        let mut cells: Vec<char> =
            (0..rows * cols).map(|_| if random.usize(0..100) < walls { '#' } else { '.' }).collect();
        let places = random.choose_multiple(0..cells.len(), 3);
        for (piece, &place) in ['C', 'M', 'F'].into_iter().zip(&places) {
            cells[place] = piece;
        }
        let rows: Vec<String> = cells.chunks(cols).map(|row| row.iter().collect()).collect();
        let given = Given::new(&rows, random.usize(1..=8), random.usize(1..=8));
        // A line of more than one ply has a move of the loser.
        if given.solved(None).verdict().forced.is_some_and(|forced| forced.plies > 1) {
            return given;
        }
    }
}

/// Statistics of the loser's moves on a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Loser {
    /// The number of moves at which the loser could also have gone to another cell.
    moves: u32,
    /// Of these moves, the number at which it stood still.
    still: u32,
    /// Of those, the number at which a move to another cell would have lasted equally long.
    idle: u32,
    /// The number of moves back to the previous cell.
    back: u32,
}

/// Plays perfectly from the start; `choose` picks the move in each state.
fn follow(table: &Table<'_>, game: &Game, mut choose: impl FnMut(State) -> usize) -> Loser {
    let (loser, mut now) = (table.forced(game.start()).expect("a won board").0.other(), game.start());
    let (mut found, mut came_from) = (Loser::default(), None);
    while game.ended(now).is_none() {
        let to = choose(now);
        let from = now.mover();
        if now.turn == loser {
            let best = table.ranked(now).into_iter().filter(|(_, is_best)| *is_best);
            let other = best.filter(|&(cell, _)| cell != from).count();
            found.moves += u32::from(game.moves(now).len() > 1);
            found.still += u32::from(to == from && game.moves(now).len() > 1);
            found.idle += u32::from(to == from && other > 0);
            found.back += u32::from(to != from && came_from == Some(to));
            came_from = Some(from);
        }
        now = now.after(to);
    }
    found
}

/// The table in `docs/solving.md`: 500 boards, first those that the cat wins, then those that the mouse wins.
#[test]
fn how_often_a_loser_stands_still() {
    let mut random = fastrand::Rng::with_seed(30);
    let mut found = [[Loser::default(); 2]; 3];
    for _ in 0..500 {
        let given = random_won_board(&mut random);
        let (game, solution) = (given.game(), given.solved(None));
        let table = game.solve();
        let of = usize::from(table.forced(game.start()).expect("a won board").0 == Side::Mouse);
        let best = |now| -> Vec<usize> {
            table.ranked(now).into_iter().filter(|(_, is_best)| *is_best).map(|(to, _)| to).collect()
        };
        let first = |now| solution.moves(state(&game, now)).expect("a state")[0].to;
        let lines = [
            // How the opponent in a match chose in an earlier version.
            follow(&table, &game, |now| random.choice(best(now)).expect("a best move")),
            // How the best line was chosen in an earlier version.
            follow(&table, &game, |now| {
                game.moves(now).into_iter().find(|to| best(now).contains(to)).expect("a best move")
            }),
            // How both are chosen now.
            follow(&table, &game, |now| usize::from(first(now).row()) * game.cols + usize::from(first(now).col())),
        ];
        for (sums, line) in found.iter_mut().zip(lines) {
            let sum = &mut sums[of];
            sum.moves += line.moves;
            sum.still += line.still;
            sum.idle += line.idle;
            sum.back += line.back;
        }
    }
    let loser = |[moves, still, idle, back]: [u32; 4]| Loser { moves, still, idle, back };
    assert_eq!(found[0], [loser([486, 129, 116, 40]), loser([279, 50, 50, 6])], "by chance");
    assert_eq!(found[1], [loser([486, 16, 0, 70]), loser([279, 0, 0, 15])], "by direction");
    assert_eq!(found[2], [loser([486, 25, 10, 45]), loser([279, 0, 0, 8])]);
}
