// <cat-mouse-board> for other pages: an ES module with the solver beside it, and one file with the solver in it.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, deflateRawSync } from "node:zlib";
import { Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const FOLDER = join(ROOT, "dist", "element");
const WASM = join(ROOT, "pkg", "cat_and_mouse_bg.wasm");

/** Where the generated glue looks for the solver by itself: a bundler would put the file there into the script. */
const DEFAULT = "new URL('cat_and_mouse_bg.wasm', import.meta.url)";

/** @returns {import("vite").Plugin} */
function withoutDefault() {
  return {
    name: "without-default",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/pkg/cat_and_mouse.js")) return undefined;
      if (!code.includes(DEFAULT))
        throw new Stop("The generated glue looks for the solver in another way than it did.");
      return { code: code.replace(DEFAULT, "undefined"), map: null };
    },
  };
}

/** @returns {import("vite").Plugin} */
function packedSolver() {
  const id = "virtual:solver";
  return {
    name: "packed-solver",
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined;
      const packed = deflateRawSync(readFileSync(WASM), {
        level: 9,
        memLevel: 9,
        strategy: constants.Z_DEFAULT_STRATEGY,
      });
      return `export default ${JSON.stringify(packed.toString("base64"))}`;
    },
  };
}

/** One script without imports and exports. @param {string} entry @param {"es" | "iife"} format */
async function bundle(entry, format) {
  const vite = await import("vite");
  const built = await vite.build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    plugins: [withoutDefault(), packedSolver()],
    build: {
      write: false,
      // Of a module, Vite would leave the white space.
      rolldownOptions: { output: { minify: true } },
      lib: {
        entry: join(ROOT, "www", "element", entry),
        formats: [format],
        name: "catAndMouse",
        fileName: () => entry,
      },
    },
  });
  const [output, ...rest] = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  if (output?.type !== "chunk" || rest.length > 0 || output.imports.length + output.exports.length > 0)
    throw new Stop(`${entry} did not become one script that stands for itself.`);
  // The mark that keeps Vite from looking into it here must not keep it so elsewhere. What line breaks are left stand in
  // texts of HTML and CSS, where the indentation after them is of no account.
  return output.code.replace("/* @vite-ignore */", "").replace(/\n\s+/g, "\n").trim();
}

/**
 * Runs only where there are elements, and only if nothing has defined this one: imported by a server, or as the second
 * such script of a page, it does nothing at all.
 * @param {string} code
 */
const guarded = (code) => `if(globalThis.customElements&&!customElements.get("cat-mouse-board")){${code}}\n`;

/** Both builds, into dist/element/. */
export async function buildElement() {
  mkdirSync(FOLDER, { recursive: true });
  // Told to leave the address of the solver as it is, this build passes the word on; whoever bundles the script next shall
  // find the file by it.
  const beside = (await bundle("beside.ts", "es")).replace(/\/\* @vite-ignore \*\/\s*/, "");
  writeFileSync(join(FOLDER, "element.js"), guarded(beside));
  cpSync(WASM, join(FOLDER, "cat_and_mouse_bg.wasm"));
  cpSync(join(ROOT, "www", "element", "types.d.ts"), join(FOLDER, "element.d.ts"));
  writeFileSync(join(FOLDER, "cat-and-mouse.element.js"), guarded(await bundle("contained.ts", "iife")));
}
