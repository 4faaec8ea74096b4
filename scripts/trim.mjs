// The package without what no embedded board calls: a smaller solver, and its glue to fit.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";

/** The exports of the solver that only the page and programs call. */
const UNUSED =
  /^(boardsearch_\w+|__wbg_boardsearch_free|graph(solution|editor)_\w+|__wbg_graph(solution|editor)_free|canMouseWin|catMouseGame|compareMethods|labelStates|namesBoard|pieceEffects|solve|solveGraph|wallEffects|editor_(clear|copy|load|paste|resize|transform|withdraw|set_catJump|set_mouseJump|set_moveLimit)|solution_(cols|judge|moveLimit|reply|rows|table|verdict))$/;

/** Where the generated glue looks for the solver by itself: a bundler would put the file there into the script. */
const DEFAULT = "new URL('cat_and_mouse_bg.wasm', import.meta.url)";

/** What a program is told whose calls come too early or too late: those of the element do not. */
const GUARDS = "// Appended to the glue";

/**
 * Short ways that are worth their size where thousands of boards are solved, and not where one is drawn on: without them
 * the solver reads what it is given step by step, and the browser is told of each object at once.
 */
const STAND_INS = {
  "/src/web/js/ordinary.js": "export class Reader { read() { return -1; } }",
  "/src/web/js/late.js":
    "export class FinalizationRegistry extends (globalThis.FinalizationRegistry ?? class { register() {} unregister() {} }) { static use() {} }",
};

/**
 * @typedef {object} Trimmed
 * @property {Buffer<ArrayBuffer>} wasm
 * @property {Map<string, string>} imports what the generated names of its imports have become
 * @property {Map<string, string>} exports and the names of its exports
 */

/** @returns {Promise<Trimmed>} */
export async function trimmedSolver() {
  const { default: binaryen } = await import("binaryen");
  const module = binaryen.readBinary(readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")));
  const names = Array.from(
    { length: module.getNumExports() },
    (_, index) => binaryen.getExportInfo(module.getExportByIndex(index)).name,
  );
  for (const name of names) if (UNUSED.test(name)) module.removeExport(name);
  // The rest has been optimised already.
  module.runPasses(["remove-unused-module-elements"]);
  const wasm = module.emitBinary();
  module.dispose();
  return withShortNames(wasm);
}

/**
 * @typedef {{ start: number, end: number, type: string, [key: string]: any }} Node of a syntax tree
 * @param {Trimmed} solver
 * @returns {import("vite").Plugin}
 */
export function trimmedGlue({ wasm, imports, exports }) {
  const module = new WebAssembly.Module(wasm);
  /** What the solver takes from this file by itself. @param {string} file */
  const importedFrom = (file) =>
    WebAssembly.Module.imports(module).flatMap((each) => (each.module === file ? [each.name] : []));
  return {
    name: "trimmed-glue",
    enforce: "pre",
    transform(whole, id) {
      const [, stand] = Object.entries(STAND_INS).find(([file]) => id.endsWith(file)) ?? [];
      if (stand) return { code: stand, map: null };
      if (!id.endsWith("/pkg/cat_and_mouse.js")) return undefined;
      const code = whole.slice(0, whole.indexOf(GUARDS));
      if (!code.includes(DEFAULT))
        throw new Stop("The generated glue looks for the solver in another way than it did.");
      if (!whole.includes(GUARDS)) throw new Stop("The glue is not as scripts/wasm.mjs leaves it.");
      const calls = (/** @type {Node} */ { start, end }) =>
        [...code.slice(start, end).matchAll(/\bwasm\.(\w+)/g)].map(([, name = ""]) => name);
      const isDead = (/** @type {Node} */ node) => calls(node).some((name) => !exports.has(name));
      /** @type {Node[]} */
      const cuts = [];
      /** @type {Map<Node, string>} */
      const renamed = new Map();
      for (const node of /** @type {Node[]} */ (this.parse(code).body)) {
        const statement = node.declaration ?? node;
        // For browsers older than those that the element runs in; and a word that no page uses.
        const isSpare =
          node.type === "IfStatement" && /^if \((Symbol\.dispose\)|!\('encodeInto')/.test(code.slice(node.start));
        if (isSpare) cuts.push(node);
        else if (node.type === "ImportDeclaration" && node.specifiers[0]?.type === "ImportNamespaceSpecifier") {
          // Of a whole file nothing could be left out.
          const names = importedFrom(node.source.value);
          const { name } = node.specifiers[0].local;
          const list = names.map((each) => `${each} as ${name}_${each}`).join(", ");
          const object = names.map((each) => `${each}: ${name}_${each}`).join(", ");
          renamed.set(node, `import { ${list} } from "${node.source.value}";\nconst ${name} = { ${object} };`);
        } else if (statement.type === "ClassDeclaration") {
          const parts = /** @type {Node[]} */ (statement.body.body);
          const isGone = parts.some((part) => part.key.name === "free" && isDead(part));
          cuts.push(...(isGone ? [node] : parts.filter(isDead)));
        } else if (statement.id?.name === "__wbg_init") {
          // It is given the bytes, once, and need not fetch anything.
          const made = "await WebAssembly.instantiate(module_or_path.module_or_path, __wbg_get_imports())";
          renamed.set(
            statement.body,
            `{ const { instance, module } = ${made}; return __wbg_finalize_init(instance, module); }`,
          );
        } else if (statement.id?.name === "decodeText") {
          // One decoder is good for two thousand million letters.
          renamed.set(statement.body, "{ return cachedTextDecoder.decode(bytes); }");
        } else if (statement.id?.name === "debugString") {
          // Only for what a panic says of a value.
          renamed.set(statement.body, "{ return typeof val; }");
        } else if (statement.id?.name === "__wbg_get_imports") {
          const objects = /** @type {Node[]} */ (statement.body.body).flatMap((each) => each.declarations ?? []);
          const entries = objects.flatMap(({ init }) => /** @type {Node[]} */ (init?.properties ?? []));
          for (const entry of entries) {
            const name = imports.get(entry.key.name);
            if (name !== undefined) renamed.set(entry.key, name);
            else if (entry.value.type === "FunctionExpression") cuts.push(entry);
          }
        }
      }
      let rest = code;
      for (const node of [...cuts, ...renamed.keys()].sort((one, other) => other.start - one.start)) {
        // The comma of an entry goes with it.
        const after = cuts.includes(node) ? rest.slice(node.end).replace(/^,/, "") : rest.slice(node.end);
        rest = rest.slice(0, node.start) + (renamed.get(node) ?? "") + after;
      }
      const called = rest.replace(/\bwasm\.(\w+)/g, (whole, name) =>
        exports.has(name) ? `wasm.${exports.get(name)}` : whole,
      );
      const alone = `${called}const notInitialised = undefined;\nexport { isCatMouseError } from "./snippets/misuse.js";\n`;
      return { code: alone.replace(DEFAULT, "undefined"), map: null };
    },
  };
}

/** The module of those imports that have generated names. */
const GLUE = "./cat_and_mouse_bg.js";

/** Sections of a module, by their numbers. */
const IMPORTS = 2;
const EXPORTS = 7;

/** The names between solver and glue are a third of the glue. @param {Uint8Array} wasm @returns {Trimmed} */
function withShortNames(wasm) {
  const imports = /** @type {Map<string, string>} */ (new Map());
  const exports = /** @type {Map<string, string>} */ (new Map());
  let at = 8; // behind the magic number and the version
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const numbered = (/** @type {number} */ value) => {
    const bytes = [];
    for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
    return [...bytes, value];
  };
  const text = () => {
    const length = number();
    at += length;
    return Buffer.from(wasm.slice(at - length, at)).toString();
  };
  const written = (/** @type {string} */ name) => [...numbered(name.length), ...Buffer.from(name)];
  const short = (/** @type {Map<string, string>} */ names, /** @type {string} */ name) => {
    names.set(name, `_${names.size.toString(36)}`);
    return names.get(name) ?? name;
  };
  /** What it is, and which: the kind and one number. */
  const described = () => {
    const from = at;
    at += 1;
    number();
    return wasm.slice(from, at);
  };
  const parts = [wasm.slice(0, at)];
  while (at < wasm.length) {
    const id = wasm[at++] ?? 0;
    const length = number();
    const end = at + length;
    let content = [...wasm.slice(at, end)];
    if (id === IMPORTS || id === EXPORTS) {
      const count = number();
      content = numbered(count);
      for (let index = 0; index < count; index += 1) {
        const module = id === IMPORTS ? text() : null;
        const name = text();
        if (module !== null) content.push(...written(module));
        content.push(...written(id === EXPORTS ? short(exports, name) : module === GLUE ? short(imports, name) : name));
        if (id === IMPORTS && wasm[at] !== 0)
          throw new Stop("The solver imports more than functions: scripts/trim.mjs has to follow it.");
        content.push(...described());
      }
      if (at !== end) throw new Stop("The names of the solver do not end where they should.");
    }
    at = end;
    parts.push(Uint8Array.from([id, ...numbered(content.length), ...content]));
  }
  return { wasm: Buffer.concat(parts), imports, exports };
}
