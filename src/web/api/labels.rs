//! `labelStates`.

use js_sys::{Int32Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::graph::labels::{LabelError, MAX_EDGES, MAX_STATES, NamedIn, label_states};
use crate::web::convert::describe::describe;
use crate::web::convert::input::{is_missing, numbers, property, whole};
use crate::web::convert::memory;

#[wasm_bindgen(module = "/src/web/js/graphs.js")]
extern "C" {
    fn uint32s(array: &JsValue, most: usize) -> Option<Vec<u32>>;
    #[wasm_bindgen(js_name = uint32Count)]
    fn uint32_count(array: &JsValue) -> usize;
}

#[wasm_bindgen(module = "/src/web/js/objects.js")]
extern "C" {
    #[wasm_bindgen(js_name = labels)]
    fn labels_object(labels: &Uint8Array, plies: &Int32Array, order: &Uint32Array, through: &Int32Array) -> JsValue;
}

#[wasm_bindgen(js_name = labelStates)]
pub fn label_states_of(nodes: &JsValue, edges: &JsValue, lost: &JsValue, won: &JsValue) -> Result<JsValue, JsValue> {
    let states =
        whole(nodes, 0..=u32::MAX).map(|states| states as usize).filter(|states| (1..=MAX_STATES).contains(states));
    let states = states.ok_or_else(|| LabelError::WrongStates { given: describe(nodes) })?;
    // The memory in use at the same time: 12 bytes for an edge (its two states, and an entry in the list of reversed
    // edges), and at most 64 bytes for a state (its entries in all lists, and copies of these entries).
    memory::ensure(12 * uint32_count(edges).min(2 * MAX_EDGES + 2) / 2 + 64 * states)?;
    // At most one edge more than allowed is read, which is enough to see that there are too many.
    let edges = uint32s(edges, 2 * MAX_EDGES + 2).ok_or_else(|| LabelError::WrongEdges { given: describe(edges) })?;
    let lost = list(lost, states, NamedIn::Lost)?;
    let won = if is_missing(won) { Vec::new() } else { list(won, states, NamedIn::Won)? };
    let found = label_states(states, &edges, &lost, &won)?;

    let labels: Vec<u8> = found.labels.iter().map(|&label| label as u8).collect();
    // `NEVER` and `NONE` become −1.
    let signed = |numbers: &[u32]| numbers.iter().map(|&number| number.cast_signed()).collect::<Vec<i32>>();
    Ok(labels_object(
        &Uint8Array::from(labels.as_slice()),
        &Int32Array::from(signed(&found.plies).as_slice()),
        &Uint32Array::from(found.order.as_slice()),
        &Int32Array::from(signed(&found.through).as_slice()),
    ))
}

/// Reads a list of states from a `Uint32Array` or a plain array.
fn list(value: &JsValue, states: usize, named_in: fn(usize) -> NamedIn) -> Result<Vec<u32>, LabelError> {
    let most = MAX_STATES + 1;
    let wrong = |given| LabelError::WrongList { list_of: named_in(0), given };
    let list = if let Some(list) = uint32s(value, most) {
        list
    } else {
        let numbers = numbers(value, most).ok_or_else(|| wrong(describe(value)))?;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
        // The number is checked before it is converted.
        let state = |(place, number): (usize, f64)| {
            if number.fract() == 0.0 && (0.0..states as f64).contains(&number) {
                return Ok(number as u32);
            }
            let given = property(value, &(place as u32).into()).map_or(JsValue::UNDEFINED, |value| value.get(0));
            Err(LabelError::NoSuchState { named_in: named_in(place), states, given: describe(&given) })
        };
        numbers.into_iter().enumerate().map(state).collect::<Result<_, _>>()?
    };
    if list.len() == most { Err(wrong("more than that".to_owned())) } else { Ok(list) }
}
