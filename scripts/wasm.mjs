// Compiles the crate to WebAssembly and optimises it: the package in pkg/, and boards only in target/board/.
// Called by build.mjs, element.mjs and dev.mjs.
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { solverLicenses } from "./licenses.mjs";
import { ask, run, Stop, secondsSince } from "./run.mjs";
import { ROOT, TARGET } from "./versions.mjs";

const WEB = join(ROOT, "src", "web");

/**
 * @typedef {object} Build
 * @property {string} folder of the output
 * @property {string} features of the crate, as Cargo.toml explains them
 * @property {string} [wasm] the default address of the solver for `init`, relative to its script
 */

/** The npm package: everything. The site loads it only for graphs and for Check code. @type {Build} */
export const PACKAGE = { folder: join(ROOT, "pkg"), features: "web", wasm: "cat_and_mouse_bg.wasm" };

/**
 * Boards only: for the page of all visitors, and for <cat-mouse-board>. Both pass the solver's address to `init`.
 * @type {Build}
 */
export const BOARD = { folder: join(ROOT, "target", "board"), features: "web-board" };

/** For wasm-opt: the defaults of rustc and wasm-bindgen, and SIMD (.cargo/config.toml). Safari 16.4 has all of them. */
const INSTRUCTIONS =
  "bulk-memory bulk-memory-opt call-indirect-overlong multivalue mutable-globals nontrapping-float-to-int reference-types sign-ext simd";

/** wasm-opt inlines nothing: after LLVM's inlining, it would make the package 5 KB larger and nothing faster. */
const LEFT = ["--one-caller-inline-max-function-size=0"];

/** Keeps the builder's home folder out of the locations that a panic prints. The flags of .cargo/config.toml stay. */
const CARGO_HOME = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
const WITHOUT_HOME = `target.${TARGET}.rustflags=${JSON.stringify([`--remap-path-prefix=${CARGO_HOME}=cargo`])}`;

const BINARYEN = join("node_modules", "binaryen");

/** A hash of everything that affects the output. */
function inputs() {
  const hash = createHash("sha256").update(ask("rustc", "-vV") ?? "");
  const scripts = ["scripts/wasm.mjs", "scripts/licenses.mjs"];
  const files = ["Cargo.toml", "Cargo.lock", ".cargo/config.toml", ...scripts, join(BINARYEN, "package.json")];
  const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).sort();
  for (const name of [...files, ...sources.map((source) => join("src", source))])
    if (statSync(join(ROOT, name)).isFile()) hash.update(name).update(readFileSync(join(ROOT, name)));
  return hash.digest("hex");
}

/**
 * Makes a build, unless it is up to date.
 * @param {Build} build
 * @param {{ quick?: boolean }} [how] quick: compiles in a fraction of the time, to a larger and slower result
 */
export async function buildWasm(build, { quick = false } = {}) {
  const wasm = join(build.folder, "cat_and_mouse_bg.wasm");
  const stamp = join(build.folder, ".made-from");
  const made = `${inputs()}${quick ? " unoptimised" : ""}`;
  // A package that another program has changed is out of date too, so the stamp contains a hash of the package.
  const stamped = () => `${made} ${createHash("sha256").update(readFileSync(wasm)).digest("hex")}`;
  if (existsSync(wasm) && existsSync(stamp) && readFileSync(stamp, "utf8") === stamped()) return;
  const started = Date.now();
  console.log(`• compiling the crate to WebAssembly, with the feature ${build.features}`);
  // The build is made in another folder and moved when complete, so that a partial package is never read.
  const scratch = join(ROOT, "target", `wasm-${process.pid}`);
  try {
    await make(scratch, build, quick);
    rmSync(build.folder, { recursive: true, force: true });
    renameSync(scratch, build.folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  writeFileSync(stamp, stamped());
  const bytes = readFileSync(wasm);
  const kilobytes = (gzipSync(bytes, { level: 9 }).length / 1000).toFixed(1);
  console.log(`  wasm: ${bytes.length} bytes, ${kilobytes} KB gzipped, after ${secondsSince(started)} s`);
}

/** @param {string} folder @param {Build} build @param {boolean} quick */
async function make(folder, { features, wasm: beside }, quick) {
  const cargo = ["build", "--lib", "--locked", "--target", TARGET, "--features", features];
  if (!quick) cargo.push("--release", "--config", WITHOUT_HOME);
  if ((await run("cargo", cargo, { cwd: ROOT })) !== 0) throw new Stop(`The crate does not compile for ${TARGET}.`);
  const compiled = join(ROOT, "target", TARGET, quick ? "debug" : "release", "cat_and_mouse.wasm");
  const glue = join(folder, GLUE);
  const bindgen = ["--target", "bundler", "--no-typescript", "--out-dir", glue, compiled];
  if ((await run("wasm-bindgen", bindgen)) !== 0) throw new Stop("wasm-bindgen failed; its own words are above.");
  const wasm = join(folder, "cat_and_mouse_bg.wasm");
  renameSync(join(glue, "cat_and_mouse_bg.wasm"), wasm);
  for (const name of ["start.js", "misuse.js"]) cpSync(join(WEB, "js", name), join(glue, name));
  await writeEntry(glue, readFileSync(wasm));
  writeFileSync(join(folder, "cat_and_mouse.js"), await bundled(folder, beside));
  cpSync(join(WEB, "js", "node.js"), join(folder, "node.js"));
  cpSync(join(WEB, "types.d.ts"), join(folder, "cat_and_mouse.d.ts"));
  writeFileSync(join(folder, LICENSES), solverLicenses(features));
  const manifest = { name: "cat-and-mouse", type: "module", main: "cat_and_mouse.js", types: "cat_and_mouse.d.ts" };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  if (quick) return;
  // npm's wasm-opt is started by its path, because one on PATH may be years old and break reference tables.
  const program = join(ROOT, BINARYEN, "bin", "wasm-opt");
  const enabled = INSTRUCTIONS.split(" ").map((name) => `--enable-${name}`);
  const options = ["--mvp-features", ...enabled, "-O3", ...LEFT, "--strip-producers", "--strip-target-features"];
  console.log("• optimising it with wasm-opt");
  if ((await run(process.execPath, [program, wasm, ...options, "-o", wasm])) !== 0)
    throw new Stop("wasm-opt failed; its own words are above.");
}

/** The file in a build's folder with the licences of its contents. */
export const LICENSES = "licenses.txt";

/** The folder in a build's folder with wasm-bindgen's output, from which the script is made. */
const GLUE = "glue";

/** The module that joins the glue with src/web/js/start.js. @param {string} folder of the glue @param {Buffer<ArrayBuffer>} wasm */
async function writeEntry(folder, wasm) {
  // The address is unique, because `npm run dev` imports several glues in one process.
  const glue = await import(`${pathToFileURL(join(folder, "cat_and_mouse_bg.js"))}?${Date.now()}`);
  const exported = Object.keys(glue).filter((name) => !name.startsWith("__wb"));
  const classes = exported.filter((name) => "free" in Object(glue[name].prototype));
  const module = new WebAssembly.Module(wasm);
  const needed = WebAssembly.Module.imports(module);
  const [lines, imports] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (const from of new Set(needed.map((each) => each.module))) {
    // The names are made unique, because two modules may have equal ones.
    const [names, number] = [needed.flatMap((each) => (each.module === from ? [each.name] : [])), imports.length];
    lines.push(`import { ${names.map((name) => `${name} as ${name}_${number}`).join(", ")} } from "${from}";`);
    imports.push(`"${from}": { ${names.map((name) => `${name}: ${name}_${number}`).join(", ")} }`);
  }
  writeFileSync(
    join(folder, "entry.js"),
    `${lines.join("\n")}
import { __wbg_set_wasm, ${classes.join(", ")} } from "./cat_and_mouse_bg.js";
import { startable } from "./start.js";
import address from "virtual:address";

const { init, initSync } = startable({
  setInstance: __wbg_set_wasm,
  classes: { ${classes.join(", ")} },
  imports: { ${imports.join(", ")} },
  count: ${WebAssembly.Module.exports(module).length},
  address,
});

export { init as default, initSync };
export { isCatMouseError } from "./misuse.js";
export { ${exported.join(", ")} } from "./cat_and_mouse_bg.js";
`,
  );
}

/**
 * The script of a build, in one file.
 * @param {string} folder of the build
 * @param {string} [wasm] the default address of the solver for `init`, relative to the script
 */
export async function bundled(folder, wasm) {
  const { build } = await import("vite"); // Imported late, because set-up may have only now installed it.
  // A query such as `cat_and_mouse.js?v=2` applies to the solver too, so that the browser does not use an old cached one.
  const address =
    wasm &&
    `() => {
  const address = new URL(/* @vite-ignore */ "${wasm}", import.meta.url);
  address.search ||= new URL(import.meta.url).search;
  return address;
}`;
  const id = "virtual:address";
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    plugins: [
      {
        name: "address",
        resolveId: (name) => (name === id ? `\0${id}` : undefined),
        load: (name) => (name === `\0${id}` ? `export default ${address};` : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: "esnext",
      // Omits comments with the folder of this build.
      rolldownOptions: { experimental: { attachDebugInfo: "none" } },
      lib: { entry: join(folder, GLUE, "entry.js"), formats: ["es"], fileName: () => "cat_and_mouse.js" },
    },
  });
  const [output, ...rest] = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  if (output?.type !== "chunk" || rest.length > 0 || output.imports.length > 0)
    throw new Stop("The script of the package did not become one file.");
  // The comment that stops Vite from resolving the solver's address in this build must not stay for the user's build.
  return output.code.replace(/\/\* @vite-ignore \*\/\s*/, "");
}
