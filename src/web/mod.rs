//! The browser layer: what JavaScript sees of this crate. Only here is wasm-bindgen named.
//!
//! Three rules hold for every export. Numbers arrive as whatever the caller passed and are checked here, because the
//! generated glue would bend them to fit (300 would become 44 and NaN 0). A caller's values are touched only through
//! imports that catch, or that catch on their own side as those of `objects.js` and `ordinary.js` do, because an
//! exception that crosses Rust frames leaves the instance broken. And nothing that a caller passes may panic, for the
//! same reason.

mod api;
// A build of only some parts calls only some of it.
#[cfg_attr(not(feature = "web"), allow(dead_code))]
mod convert;

use wasm_bindgen::prelude::*;

/// Makes a panic, which would be a defect of ours, print where it happened.
#[wasm_bindgen(start, skip_typescript)]
fn start() {
    console_error_panic_hook::set_once();
}
