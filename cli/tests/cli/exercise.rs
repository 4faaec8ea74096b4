use crate::{output, run};

/// The exercise of docs/embedding.md, which has exactly one solution (tests/node/embedding.test.mjs checks this).
const EXERCISE: &str = "board=xxxxF/xC3/M4&cat=1&mouse=2&goal=cat:12&walls=2&locked=2,5";

#[test]
fn an_exercise_that_can_be_solved_is_shown_solved() {
    for text in [EXERCISE.to_owned(), format!("https://playground.example/#{EXERCISE}\n")] {
        let text = output(&["solve", "--exercise"], &text);
        assert!(
            text.starts_with("The exercise can be solved by changing 2 walls, in one way:\n\n    1 2 3 4 5\n"),
            "{text}"
        );
        assert!(text.contains("\ncat jumps 1, mouse jumps 2\n\nCat wins in 6 moves (12 plies)."), "{text}");
    }
    let json = output(&["solve", "--exercise", "--json", "-"], EXERCISE);
    assert!(json.starts_with(r#"{"version":1,"result":{"solvable":true,"walls":2,"ways":1,"grid":["#), "{json}");
}

#[test]
fn an_exercise_that_cannot_be_solved_is_told() {
    let one_wall = EXERCISE.replace("walls=2", "walls=1");
    let (code, text, errors) = run(&["solve", "--exercise"], &one_wall);
    assert_eq!((code, errors.as_str()), (Some(1), ""));
    assert_eq!(text, "The exercise cannot be solved: none of the 12 boards that it allows meets the goal.\n");
    let (code, json, _) = run(&["solve", "--exercise", "--json"], &one_wall);
    assert_eq!(
        (code, json.as_str()),
        (Some(1), "{\"version\":1,\"result\":{\"solvable\":false,\"walls\":null,\"ways\":0}}\n")
    );
}

#[test]
fn an_exercise_that_is_solved_already_is_told() {
    let text = output(&["solve", "--exercise"], &EXERCISE.replace("cat:12", "mouse"));
    assert_eq!(text, "The goal is met from the beginning: there is nothing to change.\n");
}

/// A path of four nodes: mouse, hole, empty node, cat. The mouse must lose its edge to the hole and get an edge to the
/// cat or to the node beside the cat.
const ON_GRAPH: &str = "graph=0-1.0-3.2-3&goal=cat&edges=2";

#[test]
fn an_exercise_on_a_graph_is_decided_too() {
    let text = output(&["solve", "--exercise"], &format!("https://playground.example/#{ON_GRAPH}\n"));
    assert!(text.starts_with("The exercise can be solved by changing 2 edges, in 2 ways. One is:\n\nnode: neighbours\n   0: 3  ← hole\n   1: 2  ← mouse\n"), "{text}");
    assert!(text.contains("\nCat wins with the mouse's next move (1 ply)."), "{text}");
    let json = output(&["solve", "--exercise", "--json"], ON_GRAPH);
    assert_eq!(
        json,
        "{\"version\":1,\"result\":{\"solvable\":true,\"edges\":2,\"ways\":2,\"graph\":[[3],[2],[1,3],[0,2]]}}\n"
    );
    let (code, text, _) = run(&["solve", "--exercise"], &ON_GRAPH.replace("edges=2", "edges=1"));
    assert_eq!(code, Some(1));
    assert_eq!(text, "The exercise cannot be solved: none of the 7 graphs that it allows meets the goal.\n");
    let text = output(&["solve", "--exercise"], &ON_GRAPH.replace("goal=cat", "goal=mouse"));
    assert_eq!(text, "The goal is met from the beginning: there is nothing to change.\n");
}

#[test]
fn what_is_no_exercise_with_walls_or_edges_is_refused() {
    for (text, expected) in [
        ("hello", "error: This is not the link of an exercise: "),
        ("board=MCF", "error: Only a complete board with a goal is an exercise: "),
        ("board=MCF&goal=cat", "error: Only an exercise with a goal and a number of walls can be decided: "),
        ("board=MCF5/8/8/8/8/8/8/8&goal=cat&walls=30", "error: The exercise allows "),
        ("graph=0-1.0-3.2-3&goal=cat", "error: Only an exercise with a goal and a number of edges can be decided: "),
        ("graph=0-1.0-3.2-3&goal=cat&edges=1&locked=9", "error: "),
        ("graph=hello&goal=cat&edges=1", "error: This is not the link of an exercise: "),
    ] {
        let (code, output, errors) = run(&["solve", "--exercise"], text);
        assert_eq!((code, output.as_str()), (Some(2), ""), "{text}");
        assert!(errors.starts_with(expected), "{errors}");
    }
}
