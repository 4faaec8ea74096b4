//! Exercises on graphs, and several graphs in one text. Results are compared with the textbook solver.

use crate::fixtures::graphs;
use crate::textbook::graph::Game;
use crate::textbook::{Side, State};
use cat_and_mouse::Player;
use cat_and_mouse::edit::{Edit, GraphEditor};
use cat_and_mouse::game::Cells;
use cat_and_mouse::graph::GraphDraft;
use cat_and_mouse::text::{Exercise, ExerciseError, Goal, Refusal};
use fastrand::Rng;

/// LeetCode's first example, a draw.
const DRAW: &str = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5";

fn draft(link: &str) -> GraphDraft {
    link.parse().expect("a link")
}

fn editor(link: &str, terms: &str) -> GraphEditor {
    let mut editor = GraphEditor::new(draft(link));
    editor.assign(Exercise::on_terms(draft(link), terms).expect("terms"));
    editor
}

#[test]
fn terms_are_read_or_rejected() {
    let read = |terms: &str| Exercise::on_terms(draft(DRAW), terms);
    assert_eq!(read(""), Ok(None));
    assert_eq!(read("walls=3"), Ok(None));
    let exercise = Exercise { start: draft(DRAW), goal: None, allowed: Some(2016), locked: Cells::EMPTY };
    assert_eq!(read("edges=2016"), Ok(Some(exercise)));
    let goal = Some(Goal::Win { winner: Player::Cat, plies: Some(4) });
    let exercise = Exercise { start: draft(DRAW), goal, allowed: None, locked: Cells(0b10_0001) };
    assert_eq!(read("goal=cat:4&locked=5+0+5"), Ok(Some(exercise)));
    let given = |text: &str| format!("\"{text}\"");
    for wrong in ["", "-1", "2017", "two"] {
        assert_eq!(read(&format!("edges={wrong}")), Err(ExerciseError::BadEdges { given: given(wrong) }));
    }
    for wrong in ["6", "-1", "2,3", "x"] {
        assert_eq!(read(&format!("locked={wrong}")), Err(ExerciseError::BadLockedNode { given: given(wrong) }));
    }
    let exercise = Exercise { start: draft(DRAW), goal: Some(Goal::Draw), allowed: Some(1), locked: Cells::EMPTY };
    assert_eq!(read("goal=+draw+&edges=1"), Ok(Some(exercise)));
    for wrong in ["", "dog", "draw:3", "Draw", "mouse:", "nobody"] {
        let error = Err(ExerciseError::BadGraphGoal { given: given(wrong) });
        assert_eq!(read(&format!("goal={wrong}&edges=x")), error);
    }
}

#[test]
fn the_link_of_a_solution_has_the_edges_that_the_exercise_starts_from() {
    let solved = "graph=0-1.0-2.0-5.1-3.2-4.2-5.3-4.3-5";
    let started = |from: &str| {
        let terms = format!("goal=cat&edges=1&from={from}");
        let exercise = Exercise::on_terms(draft(solved), &terms).expect("terms").expect("an exercise");
        (exercise.start.lists(), exercise.changed(&draft(solved)))
    };
    assert_eq!(started("0-2.0-5.1-3.2-4.2-5.3-4.3-5"), (draft(DRAW).lists(), 1));
    for other in ["0-2.1-3.2-4", "x", "0-6"] {
        assert_eq!(started(other), (draft(solved).lists(), 0), "{other}");
    }
}

#[test]
fn an_exercise_counts_edges_and_refuses_what_it_does_not_allow() {
    let mut editor = editor(DRAW, "goal=cat&edges=1&locked=0");
    let known = |editor: &GraphEditor| {
        let progress = editor.progress(Player::Mouse).expect("an exercise");
        let winner = progress.outcome.map(|forced| forced.map(|forced| forced.winner));
        (progress.is_met, progress.changed, winner, editor.refusal())
    };
    assert_eq!(known(&editor), (false, 0, Some(None), None));
    assert_eq!(editor.toggle_edge(0, 1), None);
    assert_eq!(known(&editor), (false, 0, Some(None), Some(Refusal::Locked)));
    assert_eq!(editor.delete(5), None);
    assert_eq!(known(&editor).3, Some(Refusal::Nodes));
    assert_eq!(editor.add_somewhere(), None);
    assert_eq!(known(&editor).3, Some(Refusal::Nodes));
    assert!(!editor.can_undo(), "nothing has changed");

    assert_eq!(editor.toggle_edge(1, 2), Some(Edit::Connected(1, 2)));
    assert_eq!((known(&editor).1, known(&editor).3), (1, None));
    assert_eq!(editor.exercise().expect("one").changes(editor.draft()), [(1, 2)]);
    assert_eq!(editor.toggle_edge(1, 4), None);
    assert_eq!((known(&editor).1, known(&editor).3), (1, Some(Refusal::Edges)));
    assert_eq!(editor.move_to(0, 90.0, 90.0), Some(Edit::Moved(0)), "a drawing is no part of the game");
    editor.clear();
    assert_eq!(known(&editor).3, Some(Refusal::Nodes));
    assert!(editor.undo());
    assert!(editor.undo());
    assert_eq!(known(&editor), (false, 0, Some(None), None));
    editor.paste("[[1],[0,2],[1]]").expect("a graph");
    assert_eq!(editor.progress(Player::Mouse), None, "another graph ends it");
}

#[test]
fn the_goal_is_a_forced_win_that_is_long_enough() {
    // The mouse wins in 17 plies.
    let link = "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7";
    for (goal, is_met) in [("mouse", true), ("mouse:17", true), ("mouse:18", false), ("cat", false)] {
        let progress = editor(link, &format!("goal={goal}")).progress(Player::Mouse).expect("an exercise");
        assert_eq!(progress.is_met, is_met, "{goal}");
    }
    let unplayable = editor("graph=0.1.2", "goal=cat").progress(Player::Mouse).expect("an exercise");
    assert_eq!((unplayable.is_met, unplayable.outcome), (false, None));
}

/// Random graphs, under every goal, with either player to move, against the textbook's result.
#[test]
fn goals_agree_with_the_textbook() {
    let mut rng = Rng::with_seed(41);
    let (mut met, mut missed) = ([0; 3], [0; 3]);
    for _ in 0..600 {
        let nodes = rng.usize(5..=9);
        let edges: Vec<(usize, usize)> = graphs::pairs(nodes).into_iter().filter(|_| rng.u8(..3) == 0).collect();
        let game = Game::new(&graphs::of_edges(nodes, edges.iter().copied()));
        if !graphs::is_legal(&game.graph) {
            continue;
        }
        let table = game.solve();
        let written: Vec<String> = edges.iter().map(|(from, to)| format!("{from}-{to}")).collect();
        let link = format!("graph={}.{}", nodes - 1, written.join("."));
        for (turn, side) in [(Player::Mouse, Side::Mouse), (Player::Cat, Side::Cat)] {
            let winner = table.forced(State { turn: side, ..game.start() }).map(|(winner, _)| winner);
            for (index, (goal, wanted)) in
                [("mouse", Some(Side::Mouse)), ("cat", Some(Side::Cat)), ("draw", None)].into_iter().enumerate()
            {
                let progress = editor(&link, &format!("goal={goal}")).progress(turn).expect("an exercise");
                assert_eq!(progress.is_met, winner == wanted, "{link} {turn:?} {goal}");
                let seen = if progress.is_met { &mut met } else { &mut missed };
                seen[index] += 1;
            }
        }
    }
    assert!(met.iter().chain(&missed).all(|&count| count > 30), "{met:?} {missed:?}");
}

#[test]
fn one_edge_makes_a_draw() {
    // The only way to the hole leads past the cat. One more edge makes a circle, on which the mouse can run for ever.
    let mut editor = editor("graph=0-2.1-2.1-3.3-4.4-5", "goal=draw&edges=1");
    let is_met = |editor: &GraphEditor| editor.progress(Player::Mouse).expect("an exercise").is_met;
    assert!(!is_met(&editor), "the cat wins");
    assert_eq!(editor.toggle_edge(1, 5), Some(Edit::Connected(1, 5)));
    assert!(is_met(&editor), "the mouse runs around 1, 3, 4, 5");
    assert!(editor.undo());
    assert!(!is_met(&editor));
    let unplayable = self::editor("graph=0.1.2", "goal=draw").progress(Player::Mouse).expect("an exercise");
    assert_eq!((unplayable.is_met, unplayable.outcome), (false, None));
}

#[test]
fn the_minimum_of_a_goal_is_compared_in_moves_of_the_winner() {
    // The mouse goes to 3, the cat to 1, and the mouse has to move onto the cat: 3 plies, of which the cat has made 1.
    let link = "graph=0-2.1-2.1-3";
    for (goal, moves, is_met) in [("cat:2", 1, true), ("cat:3", 2, false), ("cat:4", 2, false)] {
        let goal_of: Goal = goal.parse().expect("a goal");
        assert_eq!(goal_of.moves(Player::Mouse), Some(moves), "{goal}");
        let progress = editor(link, &format!("goal={goal}")).progress(Player::Mouse).expect("an exercise");
        assert_eq!(progress.outcome.flatten().map(|forced| (forced.plies, forced.moves(Player::Mouse))), Some((3, 1)));
        assert_eq!(progress.is_met, is_met, "{goal}");
    }
}

#[test]
fn several_graphs_are_read_with_their_answers() {
    let (one, two) = ("[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]", "[[1,3],[0],[3],[0,2]]");
    let read = |text: &str| -> Vec<(String, Option<u8>)> {
        let cases = GraphEditor::read_cases(text).expect(text);
        cases.into_iter().map(|case| (case.link.draft.to_leetcode(), case.expected)).collect()
    };
    let expected = |first, second| vec![(one.to_owned(), first), (two.to_owned(), second)];
    for (text, answers) in [
        (format!("{one}\n{two}"), (None, None)),
        (format!("{one}\n{two}\n0\n1"), (Some(0), Some(1))),
        (format!("{one}\n0\n{two}\n1"), (Some(0), Some(1))),
        (
            format!(
                "Example 1:\nInput: graph = {one}\nOutput: 0\nExample 2:\n\nInput: graph = {two}\n**Output:** 1\n\nConstraints:\n3 <= graph.length <= 50\n1 <= graph[i].length < n"
            ),
            (Some(0), Some(1)),
        ),
        (format!("def f(graph: List[List[int]]): return 1\ntests = [({one}, 0), ({two}, 2)]"), (Some(0), Some(2))),
        (format!("[{{graph: {one}, expected: 2}}, {{graph: {two}}}]"), (Some(2), None)),
        (format!("输入：graph = {one}\n输出：0。\n输入：graph = {two}\n输出：1"), (Some(0), Some(1))),
        (format!("{one}\nOutput\n0\nExpected\n2\n{two}"), (Some(2), None)),
    ] {
        assert_eq!(read(&text), expected(answers.0, answers.1), "{text}");
    }
    let links = read("https://example.org/#graph=0-1.1-2 and #graph=0-2.1-2\n2\n0");
    assert_eq!(links, [("[[1],[0,2],[1]]".to_owned(), Some(2)), ("[[2],[2],[0,1]]".to_owned(), Some(0))]);
    assert_eq!(
        read(&format!("{one}\n[[9],[0],[1]]\n1")),
        [(one.to_owned(), None)],
        "what is no graph is skipped, with its answer"
    );
    let with_keys = |text: &str| -> Vec<String> {
        let cases = GraphEditor::read_cases(text).expect(text);
        cases.iter().map(|case| format!("{}{}", case.link, case.keys)).collect()
    };
    let (puzzle, exercise) = ("graph=0-1.1-2&hide=1&title=Who", "graph=0-2.1-2&goal=cat&edges=1");
    assert_eq!(
        with_keys(&format!("One (https://example.org/#{puzzle}), and another: #{exercise}.")),
        [puzzle, exercise],
        "links keep what they ask"
    );
    let error = GraphEditor::read_cases("[[1],[0,5],[1]]").expect_err("no node 5");
    assert_eq!(error.range, Some(5..10));
}
