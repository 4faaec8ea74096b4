// scripts/wasm.mjs appends this to the glue that wasm-bindgen generates, because it sets variables of the glue. `classes` are
// the exported ones.
import { assertClass, guardFreed, notInitialised } from "./snippets/misuse.js";

export { isCatMouseError } from "./snippets/misuse.js";

wasm = notInitialised;
// Only where a call takes one of our objects does the glue have this check.
if (typeof _assertClass === "function") _assertClass = assertClass;
for (const [name, Class] of Object.entries(classes)) guardFreed(Class, name);
