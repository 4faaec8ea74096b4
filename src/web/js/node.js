// The package as Node.js gets it: ready when it is imported, since a file beside this one is read without waiting.
import { readFileSync } from "node:fs";
import { initSync } from "./cat_and_mouse.js";

initSync({ module: readFileSync(new URL("./cat_and_mouse_bg.wasm", import.meta.url)) });

export * from "./cat_and_mouse.js";
export { default } from "./cat_and_mouse.js";
