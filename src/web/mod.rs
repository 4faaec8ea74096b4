//! The JavaScript API of this crate. Only this module uses wasm-bindgen.
//!
//! Three rules hold for every export:
//!
//! - Numbers arrive as [`JsValue`] and are checked here, because the generated glue would convert them silently: 300
//!   would become 44, and NaN would become 0.
//! - A caller's values are read only through imports that catch exceptions, either in wasm-bindgen or in our own
//!   JavaScript (`objects.js`, `fast-path.js`, `graphs.js`). An exception that passes through Rust frames leaves the
//!   instance broken.
//! - No argument may cause a panic, because a panic leaves the instance broken too.

mod api;
// A build without the feature `web` does not call everything in this module.
#[cfg_attr(not(feature = "web"), allow(dead_code))]
mod convert;

use wasm_bindgen::prelude::*;

/// Makes a panic print its location to the console. A panic is always a bug of this crate.
#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}
