//! Arguments, results and errors of the exports.

// Links the crate, so that its exports are in the test binary.
use cat_and_mouse as _;
use js_sys::{Array, Error, JSON, Reflect, Uint16Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

// The page has loaded the glue of the test binary from this address, so the module imports itself.
#[wasm_bindgen(raw_module = "/wasm-bindgen-test")]
extern "C" {
    #[wasm_bindgen(catch, js_name = canMouseWin)]
    fn can_mouse_win(grid: Vec<String>, cat_jump: f64, mouse_jump: f64) -> Result<bool, Error>;
    #[wasm_bindgen(catch, js_name = catMouseGame)]
    fn cat_mouse_game(graph: &JsValue) -> Result<u8, Error>;
    #[wasm_bindgen(catch, js_name = jumpTable)]
    fn jump_table(grid: Vec<String>) -> Result<Array, Error>;

    #[wasm_bindgen(js_name = Solution)]
    type BoardSolution;
    #[wasm_bindgen(catch)]
    fn solve(grid: Vec<String>, cat_jump: f64, mouse_jump: f64, options: &JsValue) -> Result<BoardSolution, Error>;
    #[wasm_bindgen(method, getter, js_name = moveLimit)]
    fn move_limit(this: &BoardSolution) -> u16;
    #[wasm_bindgen(method)]
    fn verdict(this: &BoardSolution) -> JsValue;
    #[wasm_bindgen(method, catch)]
    fn result(this: &BoardSolution, mouse: f64, cat: f64, turn: &str) -> Result<JsValue, Error>;
    #[wasm_bindgen(method, catch)]
    fn moves(this: &BoardSolution, mouse: f64, cat: f64, turn: &str) -> Result<Array, Error>;
    #[wasm_bindgen(method)]
    fn line(this: &BoardSolution) -> JsValue;
    #[wasm_bindgen(method)]
    fn reason(this: &BoardSolution) -> JsValue;
    #[wasm_bindgen(method)]
    fn table(this: &BoardSolution, turn: &str) -> Uint16Array;
    #[wasm_bindgen(method)]
    fn stats(this: &BoardSolution) -> JsValue;

    #[wasm_bindgen(js_name = GraphSolution)]
    type NodeSolution;
    #[wasm_bindgen(catch, js_name = solveGraph)]
    fn solve_graph(graph: &JsValue) -> Result<NodeSolution, Error>;
    #[wasm_bindgen(method, js_name = verdict)]
    fn graph_verdict(this: &NodeSolution) -> JsValue;

    #[wasm_bindgen(js_name = Editor)]
    type BoardEditor;
    #[wasm_bindgen(constructor, catch, js_class = "Editor")]
    fn new(link: &str) -> Result<BoardEditor, Error>;
    #[wasm_bindgen(method, getter)]
    fn link(this: &BoardEditor) -> String;
    #[wasm_bindgen(method, getter)]
    fn carried(this: &BoardEditor) -> Option<String>;
    #[wasm_bindgen(method)]
    fn press(this: &BoardEditor, row: f64, col: f64, tool: &str);
    #[wasm_bindgen(method)]
    fn drag(this: &BoardEditor, row: f64, col: f64);
    #[wasm_bindgen(method)]
    fn release(this: &BoardEditor);
    #[wasm_bindgen(method)]
    fn undo(this: &BoardEditor) -> bool;
    #[wasm_bindgen(method, catch)]
    fn paste(this: &BoardEditor, text: &str) -> Result<u32, Error>;
    #[wasm_bindgen(method, catch, js_name = solve)]
    fn solve_setup(this: &BoardEditor) -> Result<BoardSolution, Error>;

    #[wasm_bindgen(js_name = Judge)]
    type CodeJudge;
    #[wasm_bindgen(constructor, catch, js_class = "Judge")]
    fn new(problem: &str) -> Result<CodeJudge, Error>;
    #[wasm_bindgen(method)]
    fn next(this: &CodeJudge, count: u32) -> Array;
    #[wasm_bindgen(method, catch)]
    fn answer(this: &CodeJudge, given: Vec<JsValue>) -> Result<(), Error>;
    #[wasm_bindgen(method)]
    fn report(this: &CodeJudge) -> JsValue;

    #[wasm_bindgen(js_name = BoardSearch)]
    type SetupSearch;
    #[wasm_bindgen(constructor, catch, js_class = "BoardSearch")]
    fn new(wish: &JsValue) -> Result<SetupSearch, Error>;
    #[wasm_bindgen(method)]
    fn run(this: &SetupSearch, milliseconds: f64) -> JsValue;
}

/// The first example of the statement: with jumps 1 and 2 the mouse wins in 5 plies.
fn first() -> Vec<String> {
    rows(&["####F", "#C...", "M...."])
}

fn rows(rows: &[&str]) -> Vec<String> {
    rows.iter().copied().map(String::from).collect()
}

fn solved(grid: &[&str], cat_jump: f64, mouse_jump: f64) -> BoardSolution {
    solve(rows(grid), cat_jump, mouse_jump, &JsValue::UNDEFINED).expect("a solution")
}

/// The value as JSON: an absent value is `null`, and `undefined` is left out.
fn json(value: &JsValue) -> String {
    JSON::stringify(value).expect("a plain value").into()
}

fn parsed(json: &str) -> JsValue {
    JSON::parse(json).expect("JSON")
}

/// The name, code, row and column of an `Error`, as JSON. Checks that its message ends with a full stop.
fn seen<T>(result: Result<T, Error>) -> String {
    let error = result.err().expect("an error");
    assert!(String::from(error.message()).ends_with('.'), "a sentence: {}", error.message());
    let values = ["name", "code", "row", "col"].map(|key| Reflect::get(&error, &key.into()).expect(key));
    json(&Array::from_iter(values))
}

#[wasm_bindgen_test]
fn can_mouse_win_knows_the_examples_of_the_statement() {
    assert_eq!(can_mouse_win(first(), 1.0, 2.0), Ok(true));
    assert_eq!(can_mouse_win(rows(&["M.C...F"]), 1.0, 4.0), Ok(true));
    assert_eq!(can_mouse_win(rows(&["M.C...F"]), 1.0, 3.0), Ok(false));
}

#[wasm_bindgen_test]
fn a_verdict_is_a_plain_object() {
    let expected = r#"{"winner":"mouse","ending":"food","plies":5,"forced":{"winner":"mouse","plies":5}}"#;
    assert_eq!(json(&solved(&["####F", "#C...", "M...."], 1.0, 2.0).verdict()), expected);
}

#[wasm_bindgen_test]
fn what_is_absent_is_null() {
    let expected = r#"{"winner":"cat","ending":"limit","plies":null,"forced":null}"#;
    assert_eq!(json(&solved(&["M#C#F"], 1.0, 1.0).verdict()), expected);
}

#[wasm_bindgen_test]
fn the_move_limit_is_an_option() {
    let solution = solve(first(), 1.0, 2.0, &parsed(r#"{"moveLimit":4}"#)).expect("a solution");
    assert_eq!(solution.move_limit(), 4);
    let expected = r#"{"winner":"cat","ending":"limit","plies":null,"forced":{"winner":"mouse","plies":5}}"#;
    assert_eq!(json(&solution.verdict()), expected);
    assert_eq!(solved(&["MCF"], 1.0, 1.0).move_limit(), 1_000);
}

#[wasm_bindgen_test]
fn every_state_has_a_result() {
    let solution = solved(&["####F", "#C...", "M...."], 1.0, 2.0);
    let expected = r#"{"winner":"cat","ending":"capture","plies":0,"forced":{"winner":"cat","plies":0}}"#;
    assert_eq!(json(&solution.result(6.0, 6.0, "mouse").expect("a state")), expected);
}

#[wasm_bindgen_test]
fn moves_come_best_first() {
    let moves = solved(&["M.F", "##C"], 1.0, 2.0).moves(0.0, 5.0, "cat").expect("a state");
    let win = r#"{"winner":"cat","ending":"food","plies":0,"forced":{"winner":"cat","plies":0}}"#;
    let loss = r#"{"winner":"mouse","ending":"food","plies":1,"forced":{"winner":"mouse","plies":1}}"#;
    let expected = format!(
        r#"[{{"by":"cat","from":5,"to":2,"outcome":{win},"best":true}},{{"by":"cat","from":5,"to":5,"outcome":{loss},"best":false}}]"#
    );
    assert_eq!(json(&moves), expected);
}

#[wasm_bindgen_test]
fn a_line_says_where_it_loops() {
    let moves = r#"[{"by":"mouse","from":0,"to":0},{"by":"cat","from":2,"to":2}]"#;
    let expected = format!(r#"{{"moves":{moves},"ending":"limit","loopsFrom":0}}"#);
    assert_eq!(json(&solved(&["M#C#F"], 1.0, 1.0).line()), expected);
}

#[wasm_bindgen_test]
fn a_reason_has_a_code() {
    let reason = solved(&["M#C#F"], 1.0, 1.0).reason();
    assert_eq!(Reflect::get(&reason, &"code".into()), Ok("all-apart".into()));
}

#[wasm_bindgen_test]
fn a_table_has_an_entry_for_each_state() {
    let table = solved(&["MCF"], 1.0, 1.0).table("cat").to_vec();
    assert_eq!(table, [0x8000, 0x8001, 0x8000, 0x8001, 0x8000, 0x8000, 0x4000, 0x4000, 0x8000]);
}

#[wasm_bindgen_test]
fn stats_count_states() {
    let stats = solved(&["M#C#F"], 1.0, 1.0).stats();
    assert_eq!(Reflect::get(&stats, &"draw".into()), Ok(4.into()));
}

#[wasm_bindgen_test]
fn the_jump_table_has_the_cat_first() {
    let table = jump_table(first()).expect("a table");
    let plies = |cat, mouse| {
        let outcome = table.get(cat).unchecked_into::<Array>().get(mouse);
        Reflect::get(&outcome, &"plies".into()).expect("plies").as_f64()
    };
    assert_eq!((table.length(), plies(0, 1), plies(1, 0)), (8, Some(5.0), Some(4.0)));
}

#[wasm_bindgen_test]
fn graphs_have_the_numbers_of_leetcode() {
    let games = ["[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]", "[[1,3],[0],[3],[0,2]]", "[[3],[2,3],[1,3],[0,1,2]]"];
    assert_eq!(games.map(|graph| cat_mouse_game(&parsed(graph)).expect("a graph")), [0, 1, 2]);
    let solution = solve_graph(&parsed(games[1])).expect("a graph");
    assert_eq!(json(&solution.graph_verdict()), r#"{"winner":"mouse","ending":"hole","plies":1}"#);
}

#[wasm_bindgen_test]
fn errors_of_a_grid_say_where() {
    assert_eq!(seen(can_mouse_win(rows(&["MCF", "x.."]), 1.0, 1.0)), r#"["CatMouseError","unknown-character",1,0]"#);
    assert_eq!(seen(can_mouse_win(Vec::new(), 1.0, 1.0)), r#"["CatMouseError","empty-grid",null,null]"#);
}

#[wasm_bindgen_test]
fn numbers_are_not_converted_silently() {
    // As integers of eight bits, these would be 44, 0 and 1.
    for jump in [300.0, f64::NAN, 1.5] {
        assert_eq!(seen(can_mouse_win(first(), jump, 2.0)), r#"["CatMouseError","bad-jump",null,null]"#);
    }
}

#[wasm_bindgen_test]
fn states_are_checked() {
    let solution = solved(&["####F", "#C...", "M...."], 1.0, 2.0);
    assert_eq!(seen(solution.result(3.0, 6.0, "cat")), r#"["CatMouseError","bad-cell",0,3]"#);
    assert_eq!(seen(solution.result(10.0, 15.0, "cat")), r#"["CatMouseError","bad-cell",null,null]"#);
    assert_eq!(seen(solution.moves(10.0, 6.0, "dog")), r#"["CatMouseError","bad-turn",null,null]"#);
}

#[wasm_bindgen_test]
fn after_an_error_everything_works() {
    for _ in 0..1_000 {
        assert_eq!(seen(cat_mouse_game(&JsValue::NULL)), r#"["CatMouseError","bad-graph",null,null]"#);
    }
    assert_eq!(can_mouse_win(first(), 1.0, 2.0), Ok(true));
}

#[wasm_bindgen_test]
fn an_editor_edits_with_undo() {
    let editor = BoardEditor::new("board=C4/4M/4F").expect("a board");
    editor.press(0.0, 0.0, "wall"); // a press on a piece picks it up
    assert_eq!(editor.carried().as_deref(), Some("cat"));
    editor.drag(1.0, 3.0);
    editor.release();
    assert_eq!(editor.carried(), None);
    assert_eq!(editor.link(), "board=5/3CM/4F&cat=1&mouse=1");
    assert!(editor.undo());
    assert!(!editor.undo());
    assert_eq!(editor.link(), "board=C4/4M/4F&cat=1&mouse=1");
}

#[wasm_bindgen_test]
fn an_editor_reads_and_solves_pasted_text() {
    let editor = BoardEditor::new("board=3").expect("a board");
    assert_eq!(seen(editor.solve_setup()), r#"["CatMouseError","missing-piece",null,null]"#);
    assert_eq!(seen(editor.paste("hello")), r#"["CatMouseError","not-a-board",null,null]"#);
    assert_eq!(editor.paste("[\"####F\",\"#C...\",\"M....\"]\n1\n2"), Ok(1));
    let plies = Reflect::get(&editor.solve_setup().expect("a solution").verdict(), &"plies".into());
    assert_eq!(plies, Ok(5.into()));
}

#[wasm_bindgen_test]
fn a_judge_asks_and_reports() {
    let judge = CodeJudge::new("cat-and-mouse").expect("a judge");
    assert_eq!(json(&judge.next(1)), r#"[{"graph":[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]}]"#);
    assert_eq!(seen(judge.answer(Vec::new())), r#"["CatMouseError","bad-answers",null,null]"#);
    judge.answer(vec![0.into()]).expect("one answer");
    assert_eq!(Reflect::get(&judge.report(), &"asked".into()), Ok(1.into()));
    assert_eq!(seen(CodeJudge::new("chess")), r#"["CatMouseError","bad-problem",null,null]"#);
}

#[wasm_bindgen_test]
fn a_search_finds_a_board() {
    let wish = r#"{"rows":5,"cols":5,"catJump":1,"mouseJump":1,"walls":20,"winner":"mouse","minPlies":5,"seed":1}"#;
    let progress = SetupSearch::new(&parsed(wish)).expect("a search").run(60_000.0);
    assert_eq!(Reflect::get(&progress, &"found".into()), Ok(JsValue::TRUE));
    let link = Reflect::get(&progress, &"link".into()).expect("a link").as_string().expect("text");
    let solution = BoardEditor::new(&link).expect("a board").solve_setup().expect("a solution");
    assert_eq!(json(&solution.verdict()), json(&Reflect::get(&progress, &"outcome".into()).expect("an outcome")));
    assert_eq!(seen(SetupSearch::new(&JsValue::NULL)), r#"["CatMouseError","bad-argument",null,null]"#);
}
