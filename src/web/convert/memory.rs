//! Room in the memory of the instance, which can grow to 4 GiB and never gets smaller.
//!
//! An allocation that fails ends in a trap, and after a trap no call works. So whatever a caller can pile up goes
//! through [`kept`]: between two calls there is always [`ROOM`] to spare, for the next call to work with.

use std::hint::black_box;

use wasm_bindgen::JsValue;

use super::error;

/// In bytes; the longest text that can be pasted needs most.
const ROOM: usize = 2 << 20;

/// How large a page of WebAssembly's memory is, in bytes.
const PAGE: usize = 65_536;

/// This object, for the caller to keep.
///
/// # Errors
/// `out-of-memory` when it has taken from the room that must be left. The object is then given up.
pub(in crate::web) fn kept<T>(made: T) -> Result<T, JsValue> {
    ensure(0).map(|()| made)
}

/// Makes sure that a call can take so many bytes, with room to spare.
///
/// Each time memory has to grow, it grows by an eighth. Engines collect garbage when it grows, which takes the longer
/// the more objects there are: with a page at a time, to pile up twice as many would take four times as long.
///
/// # Errors
/// `out-of-memory` when there is not so much left.
pub(in crate::web) fn ensure(bytes: usize) -> Result<(), JsValue> {
    let before = pages();
    if !is_free(bytes + ROOM) {
        return Err(error::out_of_memory());
    }
    if pages() > before {
        let mut step = before * (PAGE / 8);
        while step > ROOM && !is_free(step) {
            step /= 2;
        }
    }
    Ok(())
}

/// How large the memory is, in pages.
#[cfg(target_arch = "wasm32")]
fn pages() -> usize {
    std::arch::wasm32::memory_size::<0>()
}

/// There is no such memory elsewhere, where the boundary is compiled to be checked but never called.
#[cfg(not(target_arch = "wasm32"))]
fn pages() -> usize {
    0
}

/// Whether so many bytes are free side by side, if need be after memory has grown. What it has grown by stays with the
/// allocator.
fn is_free(bytes: usize) -> bool {
    let mut block: Vec<u8> = Vec::new();
    // The compiler would leave out a block that nobody looks at.
    black_box(&mut block).try_reserve_exact(bytes).is_ok()
}
