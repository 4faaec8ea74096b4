//! Drawn graphs: the effect of every edit, links written and read back, and pasted texts.

use std::collections::BTreeSet;

use cat_and_mouse::edit::{Edit, GraphEditor, GraphTool};
use cat_and_mouse::graph::{FinalResult, GraphDraft, GraphError, GraphKind};
use cat_and_mouse::text::{GraphLink, GraphTextError};
use cat_and_mouse::{Graph, Player, State};
use fastrand::Rng;

use crate::fixtures::nth_cell;

fn editor(link: &str) -> GraphEditor {
    GraphEditor::new(link.parse().expect("a link"))
}

/// Three nodes in a row and one below, well apart.
const FOUR: &str = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90";

/// The six states of the example in the tutorial.
const SIX: &str = "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2&lost=4&at=0-50.50-0.50-99.99-0.99-50.25-50";

fn link(editor: &GraphEditor) -> String {
    editor.link(None)
}

fn press(editor: &mut GraphEditor, (x, y): (f64, f64), tool: GraphTool) -> [Option<Edit>; 2] {
    [editor.press(x, y, tool), editor.release(x, y)]
}

#[test]
fn a_link_is_written_as_it_was_read() {
    for text in [FOUR, SIX, "graph=2", "graph=0-1.4", "states=1", "states=3&lost=1.3&won=2", "graph=0-63"] {
        assert_eq!(link(&editor(text)), text);
        assert_eq!(link(&editor(&format!("#{text}&other=1"))), text);
    }
    let read = editor(SIX);
    assert_eq!(read.draft().kind(), GraphKind::States);
    assert_eq!(read.draft().lists(), [&[1, 2][..], &[3, 4], &[5], &[], &[2], &[1]]);
    assert_eq!(read.draft().nodes()[3].result, Some(FinalResult::Lost));
    assert_eq!(read.draft().nodes()[5].position, (25, 50));
    assert!(read.draft().is_arranged() && !editor("graph=2").draft().is_arranged());
    // Edges may come in another order or twice. There may be too many places, or places outside the drawing.
    assert_eq!(link(&editor("graph=2-1.1-0.0-1&at=1-1")), "graph=0-1.1-2");
    assert_eq!(link(&editor("graph=2&at=1-1.2-2")), "graph=2");
    assert_eq!(link(&editor("graph=2&at=1-1.2-2.3-101")), "graph=2&at=1-1.2-2.3-100");
    // Incomplete places are ignored.
    assert_eq!(link(&editor("graph=2&at=5.6.7")), "graph=2");
    assert_eq!(link(&editor("graph=2&at=5-5.6.7-7")), "graph=2");
    assert_eq!(link(&editor("states=1-2&at=5.6-6")), "states=1-2");
}

fn looped(node: usize, given: &str) -> GraphTextError {
    GraphError::Loop { node, given: given.to_owned() }.into()
}

#[test]
fn the_error_of_a_bad_link_names_the_wrong_part() {
    for (text, given) in [
        ("graph=0-1.x-2", "x-2"),
        ("graph=0-1.1-2-3", "1-2-3"),
        ("graph=0-1.-2", "-2"),
        ("graph=0-1.2-", "2-"),
        ("graph=0-1.10000", "10000"),
        ("graph=2&at=x", "x"),
        ("graph=2&lost=1", "1"),
        ("graph=", ""),
        ("graph=0-1..1-2", ""),
        ("states=1-2&lost=3", "3"),
        ("states=1-2&lost=0", "0"),
        ("states=1-2&lost=2&won=2", "2"),
        ("states=1-2&won=", ""),
        ("board=CMF", "board=CMF"),
    ] {
        let error = GraphTextError::Unreadable { given: format!("\"{given}\"") };
        assert_eq!(text.parse::<GraphDraft>(), Err(error), "{text}");
    }
    // An edge with a node out of range is reported with the number that the node has in the link. This error comes
    // first, even if the edge also begins and ends at the same node.
    for (text, given) in
        [("states=0-1", "0"), ("states=1-65", "65"), ("states=0-0", "0"), ("graph=0-64", "64"), ("graph=64-64", "64")]
    {
        let error = text.parse::<GraphDraft>().expect_err(text);
        assert_eq!(error, GraphTextError::TooMany { given: given.to_owned() });
        let range = "a link numbers the nodes of a graph from 0 to 63, and states from 1 to 64.";
        assert_eq!(error.to_string(), format!("There is no node {given}: {range}"));
    }
    assert_eq!("states=1-2.2-2".parse::<GraphDraft>(), Err(looped(1, "2")));
    assert_eq!("graph=0-1.1-1".parse::<GraphDraft>(), Err(looped(1, "1")));
    assert_eq!(link(&editor("states=1-64")), "states=1-64");
}

/// A link of a graph with a state: the mouse on node 3, the cat on node 2, the cat to move.
const LINKED: &str = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90&m=3&c=2&turn=cat";

fn read(text: &str) -> GraphLink {
    text.parse().expect(text)
}

fn linked() -> State {
    State { mouse: nth_cell(3), cat: nth_cell(2), turn: Player::Cat }
}

#[test]
fn a_link_with_any_state_is_written_as_it_was_read() {
    for text in [FOUR, "graph=2", "graph=0-1.1-63", "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5"] {
        let GraphLink { draft, state } = read(text);
        assert_eq!(state, None);
        for (mouse, cat) in
            (0..draft.nodes().len()).flat_map(|mouse| (1..draft.nodes().len()).map(move |cat| (mouse, cat)))
        {
            for turn in Player::BOTH {
                let state = State { mouse: nth_cell(mouse), cat: nth_cell(cat), turn };
                let link = GraphLink { draft, state: Some(state) };
                let written = link.to_string();
                assert_eq!(written, format!("{text}&m={mouse}&c={cat}&turn={}", turn.name()));
                assert_eq!(read(&written), link);
                assert_eq!(
                    read(&format!("#turn={}&c={cat}&x=1&m={mouse}&{text}", turn.name())),
                    link,
                    "in another order"
                );
            }
        }
    }
}

#[test]
fn an_impossible_state_in_a_link_is_ignored() {
    for nonsense in [
        "m=4&c=2&turn=cat",
        "m=3&c=4&turn=cat",
        "m=3&c=0&turn=cat",
        "m=64&c=2&turn=cat",
        "m=-1&c=2&turn=cat",
        "m=256&c=2&turn=cat",
        "m=4294967299&c=2&turn=cat",
        "m=99999999999999999999999999&c=2&turn=cat",
        "m=3.0&c=2&turn=cat",
        "m=x&c=2&turn=cat",
        "m=&c=2&turn=cat",
        "m=3&c=2&turn=food",
        "m=3&c=2&turn=Cat",
        "m=3&c=2&turn=",
        "m=3&c=2",
        "m=3&turn=cat",
        "c=2&turn=cat",
        "m=4&m=3&c=2&turn=cat",
    ] {
        let link = read(&format!("{FOUR}&{nonsense}"));
        assert_eq!(link, read(FOUR), "{nonsense}");
        let mut editor = editor(FOUR);
        editor.paste(&format!("#{FOUR}&{nonsense}")).expect(nonsense);
        assert_eq!(editor.linked_state(), None, "{nonsense}");
    }
    // A state in which the game is over, or in which nobody can move, is still read.
    for (text, mouse, cat) in [("graph=0-1.1-2&m=0&c=2&turn=mouse", 0, 2), ("graph=2&m=2&c=2&turn=mouse", 2, 2)] {
        let state = State { mouse: nth_cell(mouse), cat: nth_cell(cat), turn: Player::Mouse };
        assert_eq!(read(text).state, Some(state));
        assert_eq!(read(text).to_string(), text);
    }
    // Graphs of states have no players.
    let states = read("states=1-2&lost=2&m=1&c=1&turn=cat");
    assert_eq!(states.to_string(), "states=1-2&lost=2");
    assert_eq!(states.state, None);
    assert_eq!(GraphLink { state: Some(linked()), ..states }.to_string(), "states=1-2&lost=2");
}

#[test]
fn the_state_of_a_link_belongs_to_its_graph() {
    let mut editor = editor(FOUR);
    assert_eq!(editor.linked_state(), None);
    editor.paste(&format!("https://example.org/#{LINKED}")).expect("a link");
    assert_eq!(editor.linked_state(), Some(linked()));
    assert_eq!(editor.link(editor.linked_state()), LINKED);
    assert!(!editor.can_undo(), "the graph is the same");
    // Moving a node keeps the state. Changing an edge drops the state until the edge is as before.
    editor.move_to(3, 20.0, 20.0);
    assert_eq!(editor.linked_state(), Some(linked()));
    editor.toggle_edge(0, 3);
    assert_eq!(editor.linked_state(), None);
    assert!(editor.undo());
    assert_eq!(editor.linked_state(), Some(linked()));
    assert!(editor.redo());
    assert_eq!(editor.linked_state(), None);
    editor.toggle_edge(3, 0);
    assert_eq!(editor.linked_state(), Some(linked()));
    // Another node, even without an edge, makes another graph.
    editor.add(50.0, 50.0);
    assert_eq!(editor.linked_state(), None);
    editor.delete(4);
    assert_eq!(editor.linked_state(), Some(linked()));
    // An unreadable text changes nothing.
    editor.paste("#graph=x").expect_err("no graph");
    assert_eq!(editor.linked_state(), Some(linked()));
    // A graph without places is arranged.
    editor.paste(&LINKED.replace("at=", "from=")).expect("a link");
    editor.arrange(&[(1.0, 1.0); 4]);
    assert_eq!(editor.linked_state(), Some(linked()));
    // Another graph does not have this linked state. When the graph of the link comes back, so does its state.
    for other in ["graph=0-1.0-2.1-2", "graph=1-2.2-3.3-4&m=1&c=3&turn=mouse"] {
        editor.follow(&read(other));
        assert_ne!(editor.linked_state(), Some(linked()));
        assert!(editor.undo());
        assert_eq!(editor.linked_state(), Some(linked()), "after {other}");
    }
    editor.paste("[[1,2],[0,2],[0,1]]").expect("a graph");
    assert_eq!(editor.linked_state(), None);
    assert!(editor.undo());
    assert_eq!(editor.linked_state(), Some(linked()));
    // A pasted text without a state removes the linked state.
    editor.paste(&editor.draft().to_leetcode()).expect("a graph");
    assert_eq!(editor.linked_state(), None);
    editor.follow(&read(LINKED));
    assert_eq!(editor.linked_state(), Some(linked()));
    editor.follow(&read(FOUR));
    assert_eq!(editor.linked_state(), None);
}

#[test]
fn pasted_text_gives_the_board_it_contains() {
    let pasted = |text: &str| {
        let mut editor = editor(FOUR);
        editor.paste(text).expect(text);
        editor.draft().to_leetcode()
    };
    let statement = "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]";
    assert_eq!(pasted(statement), statement);
    assert_eq!(pasted("graph = [ [2, 5] ,\n[3],[0,4,5],[1,4,5],[2,3],[0,2,3] ] // a draw]"), statement);
    assert_eq!(pasted(" https://example.org/page#graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5 "), statement);
    // Nobody can play on this graph yet.
    assert_eq!(pasted("[[],[],[]]"), "[[],[],[]]");
    // Parts of programs.
    for text in [
        "{{2,5},{3},{0,4,5},{1,4,5},{2,3},{0,2,3}}",
        "vector<vector<int>> graph = {{2, 5}, {3}, {0, 4, 5},\n    {1, 4, 5}, {2, 3}, {0, 2, 3}};",
        "int before[3] = {1, 2, 3}; vector<vector<int>> graph{ {2,5},{3},{0,4,5},{1,4,5},{2,3},{0,2,3} };",
        "f(new int[][]{{2,5},{3},{0,4,5},{1,4,5},{2,3},{0,2,3}})",
        "solve({{{2,5},{3},{0,4,5},{1,4,5},{2,3},{0,2,3}}});",
        "<p>{{ title }}</p> [[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]",
    ] {
        assert_eq!(pasted(text), statement, "{text}");
    }
    assert_eq!(pasted("{{},{},{}}"), "[[],[],[]]");

    let mut changed = editor(FOUR);
    changed.paste("[[1],[0,2],[1]]").expect("a graph");
    assert!(!changed.draft().is_arranged());
    changed.arrange(&[(5.0, 5.0), (50.0, 50.4), (1e9, f64::NAN)]);
    assert_eq!(link(&changed), "graph=0-1.1-2&at=5-5.50-50.100-0");
    assert!(changed.undo(), "to paste and to arrange is one step");
    assert_eq!(link(&changed), FOUR);
    assert!(changed.redo() && !changed.redo());
    changed.arrange(&[(1.0, 1.0)]);
    assert!(changed.undo(), "to arrange anew is another");
    assert_eq!(link(&changed), "graph=0-1.1-2&at=5-5.50-50.100-0");
}

#[test]
fn a_text_that_cannot_be_read_says_where_and_changes_nothing() {
    let refused = |text: &str| {
        let mut editor = editor(FOUR);
        let error = editor.paste(text).expect_err(text);
        assert_eq!(link(&editor), FOUR, "{text}");
        assert!(!editor.can_undo(), "{text}");
        let part = error.range.map(|place| text[place].to_owned());
        (error.error, part)
    };
    let unreadable =
        |given: &str| (GraphTextError::Unreadable { given: format!("\"{given}\"") }, Some(given.to_owned()));
    assert_eq!(refused("é [[1,x],[0],[]]"), unreadable("x"));
    assert_eq!(refused("[[1,,2],[0],[]]"), unreadable(","));
    assert_eq!(refused("[[1,],[0],[]]"), unreadable("]"));
    assert_eq!(refused("[[1 2],[0],[]]"), unreadable("2"));
    assert_eq!(refused("[[-1],[0],[]]"), unreadable("-"));
    assert_eq!(refused("[1,2]"), unreadable("1"));
    assert_eq!(refused("[[1][0]]"), unreadable("["));
    assert_eq!(refused("[[1,[2]],[0]]"), unreadable("["));
    assert_eq!(refused("[[1],[0],[99999999999999999999999]]").1.as_deref(), Some("[99999999999999999999999]"));
    for text in ["", "no graph", "[", "{", "{}", "{1,2}", "f() { 1; }"] {
        assert_eq!(refused(text), (GraphTextError::NotAGraph { given: format!("{text:?}") }, None));
    }
    for text in ["[[1,2],[0]", "[[1,2", "[[1],[0,2],[1]", "{{1,2},{0}"] {
        assert_eq!(refused(text), (GraphTextError::Unclosed, Some(text.to_owned())));
    }
    assert_eq!(refused("[]"), (GraphError::WrongSize { nodes: 0 }.into(), None));
    assert_eq!(refused("[[1],[0]]"), (GraphError::WrongSize { nodes: 2 }.into(), None));
    let part = |text: &str| Some(text.to_owned());
    assert_eq!(refused("[[1],[0,2],[]]"), (GraphError::OneWay { node: 1, other: 2 }.into(), part("[0,2]")));
    let no_such_node: GraphTextError = GraphError::NoSuchNode { node: 2, nodes: 3, given: "7".to_owned() }.into();
    assert_eq!(refused("[[1],[0],[ 7 ]]"), (no_such_node, part("[ 7 ]")));
    assert_eq!(refused("[[0],[2],[1]]"), (looped(0, "0"), part("[0]")));
    assert_eq!(refused("[[1,1],[0],[]]"), (GraphError::Repeated { node: 0, other: 1 }.into(), part("[1,1]")));
    assert_eq!(refused("é g = {{1},{0,2},{}};"), (GraphError::OneWay { node: 1, other: 2 }.into(), part("{0,2}")));
    assert_eq!(refused("{{1},{0},[2]}"), unreadable("["));
    assert_eq!(refused("{{1},{0},{2]}"), unreadable("]"));
    assert_eq!(refused("see #graph=0-0"), (looped(0, "0"), part("#graph=0-0")));
    assert_eq!(refused("#states=1-2").0, GraphTextError::Unreadable { given: "\"#states=1-2\"".to_owned() });
}

#[test]
fn the_pointer_drags_a_node() {
    let mut editor = editor(FOUR);
    assert_eq!(editor.press(52.0, 88.0, GraphTool::Move), Some(Edit::Chosen(3)));
    editor.drag(60.0, 60.0);
    assert_eq!(editor.draft().nodes()[3].position, (60, 60));
    assert!(editor.can_undo(), "undo would put it back");
    assert_eq!(editor.release(500.0, -5.0), Some(Edit::Moved(3)));
    assert_eq!(editor.draft().nodes()[3].position, (100, 0));
    assert_eq!(editor.chosen(), None);
    assert!(editor.undo() && link(&editor) == FOUR);
    assert!(editor.redo() && editor.draft().nodes()[3].position == (100, 0));

    // Cancelling during a drag puts the node back, and so does undo.
    editor.undo();
    editor.press(52.0, 88.0, GraphTool::Move);
    editor.drag(60.0, 60.0);
    editor.cancel();
    assert_eq!(link(&editor), FOUR);
    editor.press(52.0, 88.0, GraphTool::Move);
    editor.drag(60.0, 60.0);
    assert!(editor.undo() && link(&editor) == FOUR && !editor.can_undo());
    assert_eq!(editor.release(60.0, 60.0), None);
}

#[test]
fn a_node_can_be_moved_by_two_presses() {
    let mut editor = editor(FOUR);
    assert_eq!(press(&mut editor, (50.0, 90.0), GraphTool::Move), [Some(Edit::Chosen(3)), None]);
    assert_eq!(editor.chosen(), Some(3));
    assert_eq!(link(&editor), FOUR, "a press alone moves nothing");
    assert_eq!(press(&mut editor, (20.0, 70.0), GraphTool::Move), [Some(Edit::Moved(3)), None]);
    assert_eq!(editor.draft().nodes()[3].position, (20, 70));
    assert_eq!(editor.chosen(), None);
    // A second press on the node deselects it, and then there is nothing to move.
    press(&mut editor, (20.0, 70.0), GraphTool::Move);
    press(&mut editor, (20.0, 70.0), GraphTool::Move);
    assert_eq!(editor.chosen(), None);
    assert_eq!(press(&mut editor, (50.0, 50.0), GraphTool::Move), [None, None]);
}

#[test]
fn edges_are_drawn_by_dragging_and_by_two_presses() {
    let mut editor = editor(FOUR);
    editor.press(10.0, 10.0, GraphTool::Connect);
    assert!(editor.draws_edge());
    editor.drag(50.0, 50.0);
    assert_eq!(editor.release(50.0, 89.0), Some(Edit::Connected(0, 3)));
    assert_eq!(editor.draft().to_leetcode(), "[[1,3],[0,2],[1,3],[0,2]]");
    assert!(!editor.draws_edge() && editor.chosen().is_none());
    // A drag that ends on no node adds no edge.
    editor.press(10.0, 10.0, GraphTool::Connect);
    assert_eq!(editor.release(30.0, 50.0), None);
    assert_eq!(editor.chosen(), None);
    // Two presses add an edge, and two from the other end remove it.
    assert_eq!(press(&mut editor, (90.0, 10.0), GraphTool::Connect), [Some(Edit::Chosen(2)), None]);
    assert_eq!(press(&mut editor, (10.0, 10.0), GraphTool::Connect), [Some(Edit::Connected(2, 0)), None]);
    assert_eq!(press(&mut editor, (10.0, 10.0), GraphTool::Connect), [Some(Edit::Chosen(0)), None]);
    assert_eq!(press(&mut editor, (90.0, 10.0), GraphTool::Connect), [Some(Edit::Disconnected(0, 2)), None]);
    // Two presses on the same node do nothing.
    press(&mut editor, (10.0, 10.0), GraphTool::Connect);
    press(&mut editor, (10.0, 10.0), GraphTool::Connect);
    assert_eq!(editor.chosen(), None);
    // Another tool deselects the node.
    press(&mut editor, (10.0, 10.0), GraphTool::Connect);
    press(&mut editor, (30.0, 50.0), GraphTool::Add);
    assert_eq!(press(&mut editor, (90.0, 10.0), GraphTool::Connect), [Some(Edit::Chosen(2)), None]);
    // In a graph of states, an edge has a direction.
    let mut states = self::editor(SIX);
    assert_eq!(states.toggle_edge(3, 1), Some(Edit::Connected(3, 1)));
    assert!(states.draft().has_edge(3, 1) && states.draft().has_edge(1, 3));
    assert_eq!(states.toggle_edge(1, 3), Some(Edit::Disconnected(1, 3)));
    assert!(states.draft().has_edge(3, 1) && !states.draft().has_edge(1, 3));
}

#[test]
fn nodes_are_added_where_there_is_room() {
    let mut editor = editor(FOUR);
    assert_eq!(press(&mut editor, (30.4, 50.5), GraphTool::Add), [Some(Edit::Added(4)), None]);
    assert_eq!(editor.draft().nodes()[4].position, (30, 51));
    assert_eq!(press(&mut editor, (32.0, 50.0), GraphTool::Add), [None, None], "there is one");
    for size in 5..Graph::MAX_NODES {
        assert_eq!(editor.add_somewhere(), Some(Edit::Added(size)));
        let (x, y) = editor.draft().nodes()[size].position;
        assert!(size > 55 || (0..size).all(|other| other == size || editor.draft().nodes()[other].position != (x, y)));
    }
    assert_eq!(editor.add_somewhere(), Some(Edit::Full));
    assert_eq!(editor.draft().nodes().len(), 64);
    assert!(editor.undo());
    assert_eq!(editor.draft().nodes().len(), 63, "what changes nothing is no step");
}

#[test]
fn nodes_and_edges_are_deleted() {
    let mut editor = editor("graph=0-1.1-2.2-3.3-4.4-0&at=10-10.50-10.90-10.50-90.10-90");
    for node in 0..3 {
        assert_eq!(editor.delete(node), Some(Edit::Kept(node)));
    }
    assert!(!editor.can_undo());
    assert_eq!(press(&mut editor, (50.0, 90.0), GraphTool::Delete), [Some(Edit::Deleted(3)), None]);
    assert_eq!(link(&editor), "graph=0-1.0-3.1-2&at=10-10.50-10.90-10.10-90");
    assert_eq!(press(&mut editor, (30.0, 12.0), GraphTool::Delete), [Some(Edit::Disconnected(0, 1)), None]);
    assert_eq!(press(&mut editor, (30.0, 12.0), GraphTool::Delete), [None, None]);
    assert_eq!(press(&mut editor, (70.0, 50.0), GraphTool::Delete), [None, None]);
    assert_eq!(link(&editor), "graph=0-3.1-2&at=10-10.50-10.90-10.10-90");

    let mut states = self::editor("states=1-2.2-1&lost=1");
    assert_eq!(states.delete(0), Some(Edit::Deleted(0)));
    assert_eq!(link(&states), "states=1");
    assert_eq!(states.delete(0), Some(Edit::Kept(0)));
}

#[test]
fn states_are_marked() {
    let mut editor = editor(SIX);
    assert_eq!(
        press(&mut editor, (0.0, 50.0), GraphTool::Mark(FinalResult::Won)),
        [Some(Edit::Marked(0, FinalResult::Won)), None]
    );
    assert_eq!(editor.mark(3, FinalResult::Won), Some(Edit::Marked(3, FinalResult::Won)));
    assert_eq!(editor.mark(0, FinalResult::Won), Some(Edit::Unmarked(0)));
    assert!(link(&editor).contains("&won=4&"));
    assert_eq!(press(&mut editor, (70.0, 75.0), GraphTool::Mark(FinalResult::Lost)), [None, None]);
    assert_eq!(self::editor(FOUR).mark(3, FinalResult::Lost), None, "a board has no such states");
}

#[test]
fn the_keyboard_moves_and_connects() {
    let mut editor = editor(FOUR);
    for (key, place) in
        [("ArrowRight", (12, 10)), ("ArrowDown", (12, 12)), ("ArrowLeft", (10, 12)), ("ArrowUp", (10, 10))]
    {
        assert_eq!(editor.key(Some(0), key), Some(Edit::Moved(0)));
        assert_eq!(editor.draft().nodes()[0].position, place);
    }
    assert_eq!(editor.nudge(0, 0.0, -50.0), Some(Edit::Moved(0)));
    assert_eq!(editor.nudge(0, 0.0, -2.0), None, "there is the edge");
    assert_eq!(editor.key(Some(0), "Enter"), Some(Edit::Chosen(0)));
    assert_eq!(editor.key(Some(2), " "), Some(Edit::Connected(0, 2)));
    assert_eq!(editor.key(Some(2), "Enter"), Some(Edit::Chosen(2)));
    assert_eq!(editor.key(Some(2), "Enter"), None);
    assert_eq!(editor.chosen(), None);
    editor.key(Some(2), "Enter");
    assert_eq!(editor.key(Some(1), "Escape"), None);
    assert_eq!(editor.chosen(), None);
    assert_eq!(editor.key(None, "n"), Some(Edit::Added(4)));
    assert_eq!(editor.key(Some(4), "Backspace"), Some(Edit::Deleted(4)));
    assert_eq!(editor.key(Some(0), "Delete"), Some(Edit::Kept(0)));
    assert_eq!(editor.key(Some(3), "l"), None, "a board has no such states");
    for (node, key) in [(None, "ArrowLeft"), (None, "Enter"), (None, "Delete"), (Some(0), "x"), (None, "l")] {
        assert_eq!(editor.key(node, key), None);
    }
    editor.key(None, "Undo");
    assert_eq!(editor.draft().nodes().len(), 5);
    editor.key(None, "Redo");
    assert_eq!(editor.draft().nodes().len(), 4);
    let mut states = self::editor(SIX);
    assert_eq!(states.key(Some(0), "w"), Some(Edit::Marked(0, FinalResult::Won)));
    assert_eq!(states.key(Some(0), "l"), Some(Edit::Marked(0, FinalResult::Lost)));
    assert_eq!(states.key(Some(0), "l"), Some(Edit::Unmarked(0)));
}

/// The simplest model of a graph: the connected pairs of nodes, and the marked result of each node.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    both_ways: bool,
    edges: BTreeSet<(usize, usize)>,
    marks: Vec<Option<FinalResult>>,
}

impl Model {
    fn of(draft: &GraphDraft) -> Self {
        let lists = draft.lists();
        let edges = lists.iter().enumerate().flat_map(|(from, list)| list.iter().map(move |&to| (from, to))).collect();
        let marks = draft.nodes().iter().map(|node| node.result).collect();
        Self { both_ways: draft.kind() == GraphKind::Game, edges, marks }
    }

    fn toggle(&mut self, from: usize, to: usize) {
        let there = self.edges.contains(&(from, to));
        for edge in [(from, to), (to, from)].into_iter().take(if self.both_ways { 2 } else { 1 }) {
            if there {
                self.edges.remove(&edge)
            } else {
                self.edges.insert(edge)
            };
        }
    }

    fn delete(&mut self, node: usize) {
        let fewest = if self.both_ways { 3 } else { 1 };
        if (self.both_ways && node < 3) || self.marks.len() == fewest {
            return;
        }
        self.marks.remove(node);
        let down = |other: usize| if other > node { other - 1 } else { other };
        let kept = self.edges.iter().filter(|(from, to)| *from != node && *to != node);
        self.edges = kept.map(|&(from, to)| (down(from), down(to))).collect();
    }
}

#[test]
fn every_edit_can_be_undone_redone_and_linked() {
    let mut numbers = Rng::with_seed(913);
    for round in 0..200 {
        let mut editor = editor(if round % 2 == 0 { FOUR } else { SIX });
        let mut model = Model::of(editor.draft());
        let mut seen = vec![link(&editor)];
        for _ in 0..60 {
            let size = model.marks.len();
            let (node, other) = (numbers.usize(0..size), numbers.usize(0..size));
            match numbers.u8(0..6) {
                0 | 1 if node != other => {
                    editor.toggle_edge(node, other);
                    model.toggle(node, other);
                }
                2 => {
                    editor.delete(node);
                    model.delete(node);
                }
                3 if size < 64 => {
                    editor.add(numbers.f64() * 100.0, numbers.f64() * 100.0);
                    model.marks.push(None);
                }
                4 => {
                    editor.mark(node, FinalResult::Lost);
                    let mark =
                        if model.marks[node] == Some(FinalResult::Lost) { None } else { Some(FinalResult::Lost) };
                    model.marks[node] = mark.filter(|_| !model.both_ways);
                }
                _ => drop(editor.nudge(node, numbers.f64() * 40.0 - 20.0, numbers.f64() * 40.0 - 20.0)),
            }
            assert_eq!(Model::of(editor.draft()), model);
            let now = link(&editor);
            assert_eq!(link(&self::editor(&now)), now);
            if seen.last() != Some(&now) {
                seen.push(now);
            }
        }
        for before in seen.iter().rev().skip(1) {
            assert!(editor.undo());
            assert_eq!(&link(&editor), before);
        }
        assert!(!editor.undo());
        for after in &seen[1..] {
            assert!(editor.redo());
            assert_eq!(&link(&editor), after);
        }
        assert!(!editor.redo());
    }
}

/// Undo puts a dragged node back and changes nothing else. If the node was only pressed, undo takes back the step
/// before.
#[test]
fn undo_during_a_drag_puts_the_node_back() {
    for is_dragged in [false, true] {
        let hold = |editor: &mut GraphEditor| {
            editor.press(10.0, 10.0, GraphTool::Move);
            if is_dragged {
                editor.drag(30.0, 30.0);
            }
        };
        let mut editor = editor(FOUR);
        hold(&mut editor);
        assert_eq!((editor.can_undo(), editor.undo()), (is_dragged, is_dragged), "there is no step yet");
        assert_eq!((link(&editor).as_str(), editor.can_undo()), (FOUR, false));

        editor.add(50.0, 50.0);
        let five = link(&editor);
        hold(&mut editor);
        assert!(editor.can_undo() && editor.undo());
        assert_eq!(link(&editor), if is_dragged { &five } else { FOUR });
        assert_eq!(editor.can_undo(), is_dragged);
    }
}

#[test]
fn nothing_is_done_with_a_node_that_the_graph_does_not_have() {
    for text in [FOUR, SIX] {
        for node in [6, 63, 64, usize::MAX] {
            let mut editor = editor(text);
            assert_eq!(editor.delete(node), Some(Edit::Kept(node)));
            assert_eq!(editor.toggle_edge(3, 3), None, "no edge leads from a node to itself");
            assert_eq!(editor.toggle_edge(0, node), None);
            assert_eq!(editor.toggle_edge(node, 0), None);
            assert_eq!(editor.move_to(node, 1.0, 1.0), None);
            assert_eq!(editor.nudge(node, 1.0, 1.0), None);
            assert_eq!(editor.choose(node), None);
            assert_eq!(editor.mark(node, FinalResult::Lost), None);
            for key in ["ArrowLeft", "Enter", "Delete", "l"] {
                let expected = (key == "Delete").then_some(Edit::Kept(node));
                assert_eq!(editor.key(Some(node), key), expected, "{key}");
            }
            assert_eq!((link(&editor).as_str(), editor.chosen(), editor.can_undo()), (text, None, false), "{node}");
        }
    }
}
