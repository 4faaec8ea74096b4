//! The exports of the crate as WebAssembly in a browser, through the glue that JavaScript uses. `tests/boundary/` tests
//! the optimised package much more thoroughly, in Node.js. Run these with `npm test -- wasm`, or with a bare
//! `wasm-pack test --headless --firefox`.

#![cfg(target_arch = "wasm32")]

/// The tests in `tests/web/`.
mod web {
    mod engine;
    mod exports;
}

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
