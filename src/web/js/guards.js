// scripts/wasm.mjs appends this to the glue that wasm-bindgen generates, because it sets variables of the glue. `classes` are
// the exported ones. A last line sets `_assertClass`, in the builds that have it.
import { assertClass, guardFreed, notInitialised } from "./snippets/misuse.js";

export { isCatMouseError } from "./snippets/misuse.js";

wasm = notInitialised;
for (const [name, Class] of Object.entries(classes)) guardFreed(Class, name);
