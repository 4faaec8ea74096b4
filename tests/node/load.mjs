// What the tests of this folder read: files of the project, and modules of the page, as Vite compiles them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { ROOT } from "../../scripts/versions.mjs";

/** The text of a file of the project. @param {string} path */
export const read = (path) => readFileSync(join(ROOT, path), "utf8");

// `#package` is the page's name for its whole solver. Here it means the package, which the tests import and start.
const config = /** @type {const} */ ({
  configFile: false,
  logLevel: "error",
  resolve: { alias: { "#package": "cat-and-mouse" } },
});

/**
 * A module of the page, by its path in www/. Each call runs the module and its imports anew.
 * @template {keyof import("./modules").Modules} Name
 * @param {Name} name
 * @returns {Promise<import("./modules").Modules[Name]>}
 */
export async function load(name) {
  const { module } = await runnerImport(join(ROOT, "www", `${name}.ts`), config);
  return /** @type {any} */ (module);
}
