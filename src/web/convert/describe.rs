//! [`describe`]: a description of a caller's value for error messages.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use crate::text::fragment::quoted;

#[wasm_bindgen]
extern "C" {
    /// `Array.isArray`, which throws for a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    pub(in crate::web) fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    /// `String(value)`, which runs none of the caller's code if the value is a number.
    #[wasm_bindgen(js_name = String)]
    fn number_text(number: &JsValue) -> String;
}

/// A description of the value that fits after "but is", such as `9`, `"dog"` or `an array`. Runs none of the caller's
/// code.
pub(in crate::web) fn describe(value: &JsValue) -> String {
    if value.as_f64().is_some() {
        return number_text(value);
    }
    if value.is_string() {
        return quoted(&String::from(value.unchecked_ref::<JsString>().slice(0, 100)));
    }
    if let Some(truth) = value.as_bool() {
        return truth.to_string();
    }
    if value.is_undefined() || value.is_null() {
        return if value.is_null() { "null" } else { "undefined" }.to_owned();
    }
    if is_array(value).unwrap_or(false) {
        return "an array".to_owned();
    }
    match value.js_typeof().as_string().as_deref() {
        Some("function") => "a function",
        Some("symbol") => "a symbol",
        Some("bigint") => "a BigInt",
        _ => "an object",
    }
    .to_owned()
}
