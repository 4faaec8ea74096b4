//! The three methods of `compare_methods`, checked against the textbook.

use std::collections::HashMap;

use crate::fixtures::{Given, boards, cases, drawn, move_limit, shapes};
use crate::textbook::{Game, Side, State};
use cat_and_mouse::explore::{Comparison, compare_methods};
use proptest::prelude::*;

fn compared(given: &Given, limit: usize) -> Comparison {
    compare_methods(&given.board(), given.jumps(), move_limit(limit))
}

/// The usual depth-first search, with its mistake: a state on the path counts as a draw. Counts the moves that it looks
/// at.
fn searched(game: &Game, state: State, known: &mut HashMap<State, Option<Side>>, moves: &mut u64) -> Option<Side> {
    if let Some((winner, _)) = game.ended(state) {
        return Some(winner);
    }
    if let Some(&result) = known.get(&state) {
        return result;
    }
    known.insert(state, None);
    let mut undecided = false;
    for to in game.moves(state) {
        *moves += 1;
        match searched(game, state.after(to), known, moves) {
            Some(winner) if winner == state.turn => {
                known.insert(state, Some(winner));
                return Some(winner);
            }
            Some(_) => {}
            None => undecided = true,
        }
    }
    let result = if undecided { None } else { Some(state.turn.other()) };
    known.insert(state, result);
    result
}

/// The number of moves that are looked at to fill a table for each ply up to the limit, without any shortcut.
fn looked_at_by_turns(game: &Game, limit: usize) -> u64 {
    let states: Vec<State> = game.states().into_iter().filter(|&state| game.ended(state).is_none()).collect();
    let mut moves = 0;
    for ply in 1..=limit {
        let wins = game.wins_within(Side::Mouse, ply - 1);
        for &state in &states {
            for to in game.moves(state) {
                moves += 1;
                if wins[game.index(state.after(to))] == (state.turn == Side::Mouse) {
                    break;
                }
            }
        }
    }
    moves
}

/// The number of moves into states that are decided.
fn looked_at_backwards(game: &Game) -> u64 {
    let table = game.solve();
    let decided = game.states().into_iter().filter(|&state| table.forced(state).is_some());
    // The player who moved last could have come from each cell that it can jump to, even if the game was over there. So
    // these are the moves to count.
    let last = |state: State| State { turn: state.turn.other(), ..state };
    decided.map(|state| game.jumps(state.turn.other(), last(state).mover()).len() as u64).sum()
}

fn assert_right(given: &Given, limit: usize) {
    let game = given.game();
    let Comparison { depth_first, by_turns, backwards, layers, .. } = compared(given, limit);
    let expected = game.mouse_wins_within(limit);
    assert_eq!((by_turns.mouse_wins, backwards.mouse_wins), (expected, expected), "{given:?} {limit}");

    let (mut known, mut moves) = (HashMap::new(), 0);
    let found = searched(&game, game.start(), &mut known, &mut moves);
    assert_eq!((depth_first.mouse_wins, depth_first.moves), (found == Some(Side::Mouse), moves), "{given:?}");

    assert_eq!(backwards.moves, looked_at_backwards(&game), "{given:?}");
    let table = game.solve();
    let longest = game.states().into_iter().filter_map(|state| table.forced(state)).map(|(_, plies)| plies).max();
    assert_eq!(Some(usize::from(layers)), longest, "{given:?}");
}

proptest! {
    #![proptest_config(drawn(200))]

    #[test]
    fn each_method_gives_its_documented_result_and_count(given in boards(shapes(20)), limit in 1_usize..60) {
        assert_right(&given, limit);
    }

    #[test]
    fn the_table_of_all_plies_is_counted_without_its_shortcut(given in boards(shapes(9)), limit in 1_usize..30) {
        prop_assert_eq!(compared(&given, limit).by_turns.moves, looked_at_by_turns(&given.game(), limit));
    }
}

#[test]
fn the_methods_agree_with_the_textbook_on_real_boards() {
    for case in cases() {
        assert_right(&case.given, 1000);
    }
}

/// The search misses the win because the states on its path are not decided yet.
#[test]
fn depth_first_search_with_memoization_is_wrong_on_five_cells() {
    let given = Given::new(&["F..MC"], 1, 1);
    let Comparison { depth_first, by_turns, backwards, layers, .. } = compared(&given, 1000);
    assert!(!depth_first.mouse_wins && by_turns.mouse_wins && backwards.mouse_wins);
    assert_eq!(layers, 5);
}
