//! Labelling of states: the classic examples, and random graphs against a naive fixpoint and the definition.

use crate::definition;
use crate::definition::{Claim, State};
use cat_and_mouse::graph::{Label, LabelError, Labels, NamedIn, label_states};
use fastrand::Rng;

/// The six states of the classic example, here counted from 0.
const SIX: [u32; 14] = [0, 1, 0, 2, 1, 3, 1, 4, 4, 2, 2, 5, 5, 1];

fn names(labels: &Labels) -> Vec<&'static str> {
    labels.labels.iter().map(|label| label.name()).collect()
}

/// The labels, after all checks that need no other solver.
fn labelled(states: usize, edges: &[u32], lost: &[u32], won: &[u32]) -> Labels {
    let found = label_states(states, edges, lost, won).expect("a graph of states");
    let about = || format!("{states} states, {edges:?}, lost {lost:?}, won {won:?}");
    assert_eq!((found.labels.len(), found.plies.len()), (states, states), "{}", about());

    let claims = claims(&found);
    let fault = definition::fault(&claims, |state| rules(state, edges, lost, won));
    assert_eq!(fault, None, "{}: {found:?}", about());

    // The order has each decided state once, by increasing plies.
    let mut sorted = found.order.clone();
    sorted.sort_unstable();
    let decided = (0..).zip(&found.labels).filter(|(_, label)| **label != Label::Draw);
    assert_eq!(sorted, decided.map(|(state, _)| state).collect::<Vec<u32>>(), "{}", about());
    assert!(found.order.is_sorted_by_key(|&state| found.plies[state as usize]), "{}", about());

    // Each state was decided by a move of its own to a state with the other label, one ply closer to the end.
    for (state, &through) in (0..).zip(&found.through) {
        let over = lost.contains(&state) || won.contains(&state);
        if over || found.labels[state as usize] == Label::Draw {
            assert_eq!(through, Labels::NONE, "{}: state {state}", about());
            continue;
        }
        assert!(edges.chunks(2).any(|pair| pair == [state, through]), "{}: state {state}", about());
        let [label, decided] = [state, through].map(|each| found.labels[each as usize]);
        assert!([label, decided].iter().all(|&each| each != Label::Draw) && label != decided, "{}", about());
        let [plies, nearer] = [state, through].map(|each| found.plies[each as usize]);
        assert_eq!(plies, nearer + 1, "{}: state {state}", about());
    }
    found
}

fn claims(found: &Labels) -> Vec<Claim> {
    let claim = |(label, plies): (&Label, &u32)| match label {
        Label::Draw => {
            assert_eq!(*plies, Labels::NEVER);
            Claim::Draw
        }
        Label::Win => Claim::Win(*plies as usize),
        Label::Lose => Claim::Lose(*plies as usize),
    };
    found.labels.iter().zip(&found.plies).map(claim).collect()
}

fn rules(state: usize, edges: &[u32], lost: &[u32], won: &[u32]) -> State {
    let named = |list: &[u32]| list.iter().any(|&named| named as usize == state);
    if named(lost) {
        State::Over(Claim::Lose(0))
    } else if named(won) {
        State::Over(Claim::Win(0))
    } else {
        let from_here = edges.chunks(2).filter(|pair| pair[0] as usize == state);
        State::Moves(from_here.map(|pair| pair[1] as usize).collect())
    }
}

/// The labels without plies: applies the rules to all states until nothing changes.
fn by_fixpoint(states: usize, edges: &[u32], lost: &[u32], won: &[u32]) -> Vec<Label> {
    let mut labels = vec![Label::Draw; states];
    loop {
        let before = labels.clone();
        for (state, label) in labels.iter_mut().enumerate() {
            *label = match rules(state, edges, lost, won) {
                State::Over(Claim::Win(_)) => Label::Win,
                State::Over(_) => Label::Lose,
                State::Moves(after) if after.iter().any(|&next| before[next] == Label::Lose) => Label::Win,
                State::Moves(after) if !after.is_empty() && after.iter().all(|&next| before[next] == Label::Win) => {
                    Label::Lose
                }
                State::Moves(_) => Label::Draw,
            };
        }
        if labels == before {
            return labels;
        }
    }
}

#[test]
fn the_classic_example_with_one_state_lost() {
    let found = labelled(6, &SIX, &[3], &[]);
    // Counting states from 1: state 4 is given as lost. From this follows that 2 and 3 are won, and 1, 5 and 6 lost.
    assert_eq!(names(&found), ["lose", "win", "win", "lose", "lose", "lose"]);
    assert_eq!(found.plies, [4, 1, 3, 0, 4, 2]);
    assert_eq!(found.order, [3, 1, 5, 2, 0, 4]);
}

#[test]
fn the_classic_example_with_that_state_won() {
    let found = labelled(6, &SIX, &[], &[3]);
    assert_eq!(names(&found), ["draw", "draw", "draw", "win", "draw", "draw"]);
    assert_eq!(found.order, [3]);
}

#[test]
fn a_state_without_moves_is_a_draw() {
    // State 1 has no move, and the only move from 0 leads there. State 2 also has a move to a lost state.
    let found = labelled(4, &[0, 1, 2, 1, 2, 3], &[3], &[]);
    assert_eq!(names(&found), ["draw", "draw", "win", "lose"]);
    assert_eq!(names(&labelled(1, &[], &[], &[])), ["draw"]);
}

#[test]
fn duplicate_edges_loops_and_edges_after_the_end_are_allowed() {
    // State 0 has the same move twice. State 2 can also stay, which saves it from losing. The move from 3 does not
    // count, because 3 is lost already.
    let found = labelled(4, &[0, 1, 0, 1, 2, 1, 2, 2, 3, 1], &[3, 3], &[1]);
    assert_eq!(names(&found), ["lose", "win", "draw", "lose"]);
}

#[test]
fn random_graphs_against_a_naive_fixpoint() {
    let mut rng = Rng::with_seed(6);
    let mut seen = [0; 3];
    for _ in 0..3_000 {
        let states = rng.usize(1..40);
        let state = |rng: &mut Rng| rng.u32(0..u32::try_from(states).expect("a small number"));
        let named = |most: usize, rng: &mut Rng| (0..rng.usize(0..=most)).map(|_| state(rng)).collect::<Vec<u32>>();
        let mut edges = named(6 * states, &mut rng);
        edges.truncate(edges.len() / 2 * 2);
        let lost = named(states / 6 + 1, &mut rng);
        let mut won = named(states / 6 + 1, &mut rng);
        won.retain(|state| !lost.contains(state));

        let found = labelled(states, &edges, &lost, &won);
        assert_eq!(found.labels, by_fixpoint(states, &edges, &lost, &won), "{edges:?}, lost {lost:?}, won {won:?}");
        found.labels.iter().for_each(|&label| seen[label as usize] += 1);
    }
    assert!(seen.iter().all(|&states| states > 5_000), "{seen:?}");
}

#[test]
fn a_million_edges() {
    // The states form a ring with one move each, and the last state is lost.
    let states = 1_000_000;
    let edges: Vec<u32> = (0..states).flat_map(|state| [state, (state + 1) % states]).collect();
    let found = label_states(1_000_000, &edges, &[states - 1], &[]).expect("a graph of states");
    for (state, (label, &plies)) in (0..states).zip(found.labels.iter().zip(&found.plies)) {
        let expected = if plies % 2 == 0 { Label::Lose } else { Label::Win };
        assert_eq!((plies, *label), (states - 1 - state, expected));
    }
}

#[test]
fn every_mistake_is_named() {
    /// States, edges, lost and won states, and the error.
    type Step<'a> = (usize, &'a [u32], &'a [u32], &'a [u32], &'a str);
    let million = vec![0; 2_000_002];
    // Each step fixes the mistake of the step before.
    let steps: [Step; 9] = [
        (0, &million, &[2], &[2], "The number of states must be a whole number from 1 to 1,000,000, but is 0."),
        (
            1_000_001,
            &million,
            &[2],
            &[2],
            "The number of states must be a whole number from 1 to 1,000,000, but is 1000001.",
        ),
        (
            2,
            &million,
            &[2],
            &[2],
            "The edges must be a Uint32Array of at most 1,000,000 pairs, but are more than that.",
        ),
        (
            2,
            &[0, 1, 2],
            &[2],
            &[2],
            "The edges must be a Uint32Array of at most 1,000,000 pairs, but are 3 numbers, an odd number.",
        ),
        (2, &[0, 1, 1, 2], &[2], &[2], "Edge 1 names state 2, but the states are whole numbers from 0 to 1."),
        (
            2,
            &[0, 1],
            &[1, 2],
            &[2],
            "Entry 1 of the lost states names state 2, but the states are whole numbers from 0 to 1.",
        ),
        (
            2,
            &[0, 1],
            &[1],
            &[2],
            "Entry 0 of the won states names state 2, but the states are whole numbers from 0 to 1.",
        ),
        (2, &[0, 1], &[1], &[0, 1], "State 1 is listed both as lost and as won."),
        (2, &[0, 1], &[1], &[0], ""),
    ];
    for (states, edges, lost, won, sentence) in steps {
        match label_states(states, edges, lost, won) {
            Ok(_) => assert_eq!(sentence, ""),
            Err(error) => assert_eq!((error.to_string().as_str(), error.code()), (sentence, "bad-graph")),
        }
    }
    let error = label_states(2, &[0, 7], &[], &[]);
    let named_in = NamedIn::Edges(1);
    assert_eq!(error, Err(LabelError::NoSuchState { named_in, states: 2, given: "7".to_owned() }));
}
