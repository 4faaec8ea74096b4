//! Checks for free memory. The memory of the instance can grow to 4 GiB and never shrinks.
//!
//! A failed allocation ends in a trap, and after a trap no call works. Every object that a caller can accumulate
//! therefore goes through [`kept`]. This function makes sure that at least [`ROOM`] bytes stay free, so that the next
//! call can work.

use std::hint::black_box;

use wasm_bindgen::JsValue;

use super::error;

/// The number of bytes that stay free between calls. Of all calls, reading the longest pasted text needs the most
/// memory.
const ROOM: usize = 2 << 20;

/// The size of a page of WebAssembly memory in bytes.
const PAGE: usize = 65_536;

/// Returns the object if enough memory stays free.
///
/// # Errors
/// `out-of-memory` if less than [`ROOM`] would stay free. In this case the object is dropped.
pub(in crate::web) fn kept<T>(made: T) -> Result<T, JsValue> {
    ensure(0).map(|()| made)
}

/// Makes sure that this many bytes are free, in addition to [`ROOM`].
///
/// If memory has to grow, it grows by about an eighth of its size. JavaScript engines collect garbage whenever memory
/// grows, and a collection takes longer the more objects there are. If memory grew page by page, the total time would
/// be quadratic in the number of objects.
///
/// # Errors
/// `out-of-memory` if there is not enough memory.
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

/// The size of the memory in pages.
#[cfg(target_arch = "wasm32")]
fn pages() -> usize {
    std::arch::wasm32::memory_size::<0>()
}

/// Outside WebAssembly, this module is only compiled to be type-checked and never called.
#[cfg(not(target_arch = "wasm32"))]
fn pages() -> usize {
    0
}

/// Whether a block of this many bytes can be allocated. Memory grows if necessary, and stays grown.
fn is_free(bytes: usize) -> bool {
    let mut block: Vec<u8> = Vec::new();
    // Without `black_box`, the compiler would remove the unused allocation.
    black_box(&mut block).try_reserve_exact(bytes).is_ok()
}
