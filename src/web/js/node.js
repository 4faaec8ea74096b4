// The entry point for Node.js. It reads the solver synchronously, so that the package is ready when it is imported.
import { readFileSync } from "node:fs";
import { initSync } from "./cat_and_mouse.js";

initSync({ module: readFileSync(new URL("./cat_and_mouse_bg.wasm", import.meta.url)) });

export * from "./cat_and_mouse.js";
export { default } from "./cat_and_mouse.js";
