//! The browser layer, tested in a browser by what a JavaScript caller sees: names, shapes, `null`s, errors, pixels.
//!
//! Each test is a piece of JavaScript that works on the package's own exports. [`web::javascript`] says how it gets
//! them, and which helpers it has. Run these tests with `npm test -- boundary`.

#![cfg(target_arch = "wasm32")]

/// The tests themselves, in `tests/web/`.
mod web {
    pub mod javascript;

    mod editor;
    mod engine;
    mod errors;
    mod graph;
    mod insight;
    mod painter;
    mod play;
    mod results;
    mod search;
}

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
