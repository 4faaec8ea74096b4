// Compiles the crate to WebAssembly and optimises it: the package in pkg/, and boards alone in target/board/. Called by build.mjs,
// element.mjs, dev.mjs and check.mjs.
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ask, run, Stop, secondsSince } from "./run.mjs";
import { ROOT, TARGET } from "./versions.mjs";

const WEB = join(ROOT, "src", "web");

/**
 * @typedef {object} Build
 * @property {string} folder of the output
 * @property {string} features of the crate, as Cargo.toml explains them
 * @property {string[]} flags of wasm-bindgen
 */

/** The npm package: everything. The site loads it only where graphs are shown and where code is checked. @type {Build} */
export const PACKAGE = { folder: join(ROOT, "pkg"), features: "web", flags: [] };

/**
 * Boards alone: what everybody loads, and the solver of <cat-mouse-board>. Both say where its wasm is, so its glue does not
 * look for it. @type {Build}
 */
export const BOARD = {
  folder: join(ROOT, "target", "board"),
  features: "web-board",
  flags: ["--omit-default-module-path"],
};

/** The defaults of rustc and wasm-bindgen, and SIMD (.cargo/config.toml). Safari 16.4 supports all of them. */
const INSTRUCTIONS =
  "bulk-memory bulk-memory-opt call-indirect-overlong multivalue mutable-globals nontrapping-float-to-int reference-types sign-ext simd";

/** Inlining by wasm-opt, after LLVM's, would make the package 5 KB larger and nothing faster. */
const LEFT = ["--one-caller-inline-max-function-size=0"];

/** Keeps the builder's home folder out of the locations that a panic prints. It is added to the flags of .cargo/config.toml. */
const CARGO_HOME = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
const WITHOUT_HOME = `target.${TARGET}.rustflags=${JSON.stringify([`--remap-path-prefix=${CARGO_HOME}=cargo`])}`;

const BINARYEN = join("node_modules", "binaryen");

/** A hash of all that reaches the output. */
function inputs() {
  const hash = createHash("sha256").update(ask("rustc", "-vV") ?? "");
  const files = ["Cargo.toml", "Cargo.lock", ".cargo/config.toml", "scripts/wasm.mjs", join(BINARYEN, "package.json")];
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
  // A package that something else has changed is out of date too.
  const stamped = () => `${made} ${createHash("sha256").update(readFileSync(wasm)).digest("hex")}`;
  if (existsSync(wasm) && existsSync(stamp) && readFileSync(stamp, "utf8") === stamped()) return;
  const started = Date.now();
  console.log(`• compiling the crate to WebAssembly, with the feature ${build.features}`);
  // Made in another folder and moved when complete, so that nobody reads half a package.
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
async function make(folder, { features, flags }, quick) {
  const cargo = ["build", "--lib", "--locked", "--target", TARGET, "--features", features];
  if (!quick) cargo.push("--release", "--config", WITHOUT_HOME);
  if ((await run("cargo", cargo, { cwd: ROOT })) !== 0) throw new Stop(`The crate does not compile for ${TARGET}.`);
  const compiled = join(ROOT, "target", TARGET, quick ? "debug" : "release", "cat_and_mouse.wasm");
  const bindgen = ["--target", "web", "--no-typescript", "--out-dir", folder, ...flags, compiled];
  if ((await run("wasm-bindgen", bindgen)) !== 0) throw new Stop("wasm-bindgen failed; its own words are above.");
  finish(folder);
  if (quick) return;
  // npm's wasm-opt by its path: one on PATH may be years old and break reference tables.
  const program = join(ROOT, BINARYEN, "bin", "wasm-opt");
  const wasm = join(folder, "cat_and_mouse_bg.wasm");
  const enabled = INSTRUCTIONS.split(" ").map((name) => `--enable-${name}`);
  const options = ["--mvp-features", ...enabled, "-O3", ...LEFT, "--strip-producers", "--strip-target-features"];
  console.log("• optimising it with wasm-opt");
  if ((await run(process.execPath, [program, wasm, ...options, "-o", wasm])) !== 0)
    throw new Stop("wasm-opt failed; its own words are above.");
}

/** Adds what wasm-bindgen does not generate. @param {string} folder */
function finish(folder) {
  const glue = join(folder, "cat_and_mouse.js");
  // guards.js puts a stand-in in place of the instance's exports. The glue must not mistake it for an instance.
  const [before = "", between, after, ...more] = readFileSync(glue, "utf8").split("wasm !== undefined");
  if (after === undefined || more.length > 0)
    throw new Stop("wasm-bindgen's glue no longer asks twice whether it has started: see src/web/js/guards.js.");
  writeFileSync(glue, [before, between, after].join("wasm !== notInitialised"));
  const classes = [...before.matchAll(/^export class (\w+) /gm)].map(([, name]) => name);
  appendFileSync(glue, `const classes = { ${classes.join(", ")} };\n`);
  appendFileSync(glue, readFileSync(join(WEB, "js", "guards.js")));
  cpSync(join(WEB, "js", "misuse.js"), join(folder, "snippets", "misuse.js"));
  cpSync(join(WEB, "js", "node.js"), join(folder, "node.js"));
  cpSync(join(WEB, "types.d.ts"), join(folder, "cat_and_mouse.d.ts"));
  const manifest = { name: "cat-and-mouse", type: "module", main: "cat_and_mouse.js", types: "cat_and_mouse.d.ts" };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
