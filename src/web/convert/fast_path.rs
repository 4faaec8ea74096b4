//! The fast path for valid arguments: reads a grid with two jumps, or a graph, with a single call to JavaScript.

use std::cell::Cell;

use wasm_bindgen::prelude::*;

use crate::board::Board;
use crate::board::draft::BoardDraft;
use crate::board::rules::Jumps;
use crate::game::cell::Cells;
use crate::graph::Graph;

#[wasm_bindgen(module = "/src/web/js/fast-path.js")]
extern "C" {
    type Reader;
    #[wasm_bindgen(constructor)]
    fn new(memory: &JsValue, address: usize) -> Reader;
    #[wasm_bindgen(method)]
    fn read(this: &Reader, grid: &JsValue, cat_jump: &JsValue, mouse_jump: &JsValue) -> i32;
}

#[wasm_bindgen(module = "/src/web/js/graphs.js")]
extern "C" {
    type GraphReader;
    #[wasm_bindgen(constructor)]
    fn new(memory: &JsValue, address: usize) -> GraphReader;
    #[wasm_bindgen(method, js_name = read)]
    fn read_graph(this: &GraphReader, graph: &JsValue) -> i32;
}

/// Eight rows of eight letters. JavaScript writes them directly into memory, which is faster than passing strings.
#[repr(align(8))]
struct Frame(Cell<[u8; 64]>);

/// The set of neighbours of each node. JavaScript writes the sets directly into memory too.
struct GraphFrame(Cell<[u64; 64]>);

thread_local! {
    static FRAME: Frame = const { Frame(Cell::new([0; 64])) };
    static READER: Reader = FRAME.with(|Frame(letters)| {
        Reader::new(&wasm_bindgen::memory(), letters.as_ptr().expose_provenance())
    });
    static GRAPH_FRAME: GraphFrame = const { GraphFrame(Cell::new([0; 64])) };
    static GRAPH_READER: GraphReader = GRAPH_FRAME.with(|GraphFrame(sets)| {
        GraphReader::new(&wasm_bindgen::memory(), sets.as_ptr().expose_provenance())
    });
}

/// The board and the jumps; `None` for anything unusual, including every error.
pub(in crate::web) fn setup(grid: &JsValue, cat_jump: &JsValue, mouse_jump: &JsValue) -> Option<(Board, Jumps)> {
    let read = READER.with(|reader| reader.read(grid, cat_jump, mouse_jump));
    let read = u32::try_from(read).ok()?;
    let [rows, cols, cat, mouse] = [0, 4, 8, 12].map(|bit| read >> bit & 15);
    let sides = (u8::try_from(rows).ok()?, u8::try_from(cols).ok()?);
    let draft = BoardDraft::of_frame(&FRAME.with(|Frame(letters)| letters.get()), sides)?;
    Some((Board::try_from(draft).ok()?, Jumps::new(cat, mouse).ok()?))
}

/// The graph; `None` for anything unusual, including every error.
pub(in crate::web) fn graph(graph: &JsValue) -> Option<Graph> {
    let nodes = GRAPH_READER.with(|reader| reader.read_graph(graph));
    let sets = GRAPH_FRAME.with(|GraphFrame(sets)| sets.get()).map(Cells);
    Graph::of_sets(sets.get(..usize::try_from(nodes).ok()?)?)
}
