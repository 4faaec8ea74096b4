// Builds the elements for other pages, in dist/element/: <cat-mouse-board> as an ES module with its solver in a
// separate file, and as one file that includes the solver; <cat-mouse-graph> as a module with the whole solver in a
// separate file; the code of puzzles, which both modules load; and `cat-and-mouse/solver`, which uses the board's
// solver without the element. build.mjs calls it.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";
import { BOARD, buildWasm, bundled, LICENSES, PACKAGE } from "./wasm.mjs";

const FOLDER = join(ROOT, "dist", "element");

/** Includes the solver in the one-file element. @param {Buffer} solver @returns {import("vite").Plugin} */
function packed(solver) {
  const id = "virtual:solver";
  return {
    name: "packed-solver",
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) =>
      name === `\0${id}`
        ? `export default ${JSON.stringify(deflateRawSync(solver, { level: 9, memLevel: 9 }).toString("base64"))}`
        : undefined,
  };
}

/**
 * Builds one script without imports. Only the script of `puzzle.ts` has exports. Returns the code and the licences of
 * its contents.
 * @param {string} entry
 * @param {"es" | "iife"} format
 * @param {Buffer} solver
 * @param {string} [script] of the solver
 */
async function bundle(entry, format, solver, script = join(BOARD.folder, "cat_and_mouse.js")) {
  const vite = await import("vite"); // Imported late, because set-up may have only now installed it.
  const built = await vite.build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    plugins: [packed(solver)],
    resolve: { alias: { "cat-and-mouse": script, "#package": script } },
    build: {
      write: false,
      license: { fileName: "licenses.txt" },
      // Vite does not minify white space in modules, so Rolldown does it.
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
      lib: {
        entry: join(ROOT, "www", "element", entry),
        formats: [format],
        name: "catAndMouse",
        fileName: () => entry,
      },
    },
  });
  const [output, licenses, ...rest] = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  if (
    output?.type !== "chunk" ||
    licenses?.type !== "asset" ||
    rest.length > 0 ||
    output.imports.length > 0 ||
    (entry !== "puzzle.ts" && output.exports.length > 0)
  )
    throw new Stop(`${entry} did not become one script that stands for itself.`);
  // The removed comments told Vite not to resolve addresses in this build. Without them, the user's build resolves the
  // addresses.
  const code = output.code.replace(/(?<=\bURL\(\s*)\/\* @vite-ignore \*\//g, "").trim();
  return { code, licenses: `${licenses.source}` };
}

/**
 * Makes the script do nothing if there are no custom elements (as on a server), or if the element is already defined
 * (for example, by a second copy of the script).
 * @param {string} code
 * @param {string} [name] of the element
 */
const guarded = (code, name = "cat-mouse-board") =>
  `if(globalThis.customElements&&!customElements.get("${name}")){${code}}\n`;

/** Writes `cat-and-mouse/graph-element.js`, with the whole solver, because the solver of boards has no graphs. @returns {Promise<string>} its licences */
async function writeGraphElement() {
  const solver = readFileSync(join(PACKAGE.folder, "cat_and_mouse_bg.wasm"));
  // This script has no default address of the solver. With one, the bundler would inline the solver as data.
  const script = join(ROOT, "target", "graph-solver.js");
  writeFileSync(script, await bundled(PACKAGE.folder));
  const { code, licenses } = await bundle("graph-beside.ts", "es", solver, script);
  writeFileSync(join(FOLDER, "graph-element.js"), guarded(code, "cat-mouse-graph"));
  writeFileSync(join(FOLDER, "graph-element.wasm"), solver);
  return licenses + readFileSync(join(PACKAGE.folder, LICENSES), "utf8");
}

/** Writes `cat-and-mouse/solver`: the solver of boards, without graphs, the judge and the element. */
async function writeSolver() {
  const script = join(FOLDER, "solver.js");
  writeFileSync(script, await bundled(BOARD.folder, "element.wasm"));
  const node = readFileSync(join(BOARD.folder, "node.js"), "utf8")
    .replaceAll("cat_and_mouse.js", "solver.js")
    .replaceAll("cat_and_mouse_bg.wasm", "element.wasm");
  writeFileSync(join(FOLDER, "solver.node.js"), node);
  const names = Object.keys(await import(`${pathToFileURL(script)}`)).join(", ");
  const from = 'from "cat-and-mouse";';
  writeFileSync(join(FOLDER, "solver.d.ts"), `export { ${names} } ${from}\nexport type * ${from}\n`);
}

/** Makes all files of dist/element/. @param {{ quick?: boolean }} [how] as for `buildWasm` */
export async function buildElement(how) {
  for (const each of [BOARD, PACKAGE]) await buildWasm(each, how);
  const solver = readFileSync(join(BOARD.folder, "cat_and_mouse_bg.wasm"));
  mkdirSync(FOLDER, { recursive: true });
  const beside = await bundle("beside.ts", "es", solver);
  const contained = await bundle("contained.ts", "iife", solver);
  writeFileSync(join(FOLDER, "element.js"), guarded(beside.code));
  writeFileSync(join(FOLDER, "element.wasm"), solver);
  // Both elements load this file for their first puzzle. It has no rendering and no solver, so it shares no code with
  // the elements.
  writeFileSync(join(FOLDER, "puzzle.js"), `${(await bundle("puzzle.ts", "es", solver)).code}\n`);
  await writeSolver();
  // Both lists go into one file: Vite would inline a small second file as data, which few content security policies
  // allow.
  const lists = ["puzzles.txt", "days.txt"].map((name) => readFileSync(join(ROOT, "puzzles", name), "utf8"));
  writeFileSync(join(FOLDER, "puzzles.txt"), lists.join("\n"));
  cpSync(join(ROOT, "www", "element", "types.d.ts"), join(FOLDER, "element.d.ts"));
  cpSync(join(ROOT, "www", "element", "frameworks"), FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "cat-and-mouse.element.js"), guarded(contained.code));
  // The licences of the graph element include those of all other scripts.
  writeFileSync(join(FOLDER, LICENSES), await writeGraphElement());
}
