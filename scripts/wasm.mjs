// The crate as an optimised WebAssembly package in pkg/, compiled only when something it is made from has changed.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ask, run, Stop, secondsSince } from "./run.mjs";
import { ROOT, TARGET } from "./versions.mjs";

const PKG = join(ROOT, "pkg");
const WASM = join(PKG, "cat_and_mouse_bg.wasm");
const WEB = join(ROOT, "src", "web", "js");
const STAMP = join(PKG, ".made-from");

/** What rustc and wasm-bindgen use by default, and vectors (.cargo/config.toml): all that Safari 16.4 has, nothing newer. */
const FEATURES = [
  "--mvp-features",
  "--enable-bulk-memory",
  "--enable-bulk-memory-opt",
  "--enable-call-indirect-overlong",
  "--enable-multivalue",
  "--enable-mutable-globals",
  "--enable-nontrapping-float-to-int",
  "--enable-reference-types",
  "--enable-sign-ext",
  "--enable-simd",
];

/** One hash over all that decides what comes out. */
function inputs() {
  const hash = createHash("sha256").update(ask("rustc", "-vV") ?? "");
  for (const name of [
    "Cargo.toml",
    "Cargo.lock",
    "package-lock.json",
    "scripts/wasm.mjs",
    "scripts/versions.mjs",
    ".cargo/config.toml",
  ])
    hash.update(name).update(readFileSync(join(ROOT, name)));
  for (const name of readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).sort()) {
    const path = join(ROOT, "src", name);
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** What was made from what: a package changed by other hands counts as out of date too. @param {string} made */
const stamp = (made) => `${made} ${createHash("sha256").update(readFileSync(WASM)).digest("hex")}`;

/** Makes pkg/ what the sources say. */
export async function buildWasm() {
  const made = inputs();
  if (existsSync(WASM) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp(made)) return;
  const started = Date.now();
  console.log("• compiling the crate to WebAssembly");
  // Made aside and put into place when complete, so that nobody meets half a package.
  const scratch = join(ROOT, "target", `pkg-${process.pid}`);
  try {
    await make(scratch);
    rmSync(PKG, { recursive: true, force: true });
    renameSync(scratch, PKG);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  writeFileSync(STAMP, stamp(made));
  const wasm = readFileSync(WASM);
  const kilobytes = (gzipSync(wasm, { level: 9 }).length / 1000).toFixed(1);
  console.log(`  wasm: ${wasm.length} bytes, ${kilobytes} KB gzipped, after ${secondsSince(started)} s`);
}

/**
 * The generated glue with src/web/js/guards.js at its end. These put a stand-in where the instance's exports will be, so the
 * glue must not take it for an instance.
 * @param {string} glue
 */
function guarded(glue) {
  const [before, between, after, ...more] = glue.split("wasm !== undefined");
  if (after === undefined || more.length > 0)
    throw new Stop(
      "wasm-bindgen's glue asks whether it has started in another way than it did: see src/web/js/guards.js.",
    );
  return `${[before, between, after].join("wasm !== notInitialised")}\n${readFileSync(join(WEB, "guards.js"), "utf8")}`;
}

/** @param {string} folder */
async function make(folder) {
  const names = ["--out-dir", folder, "--out-name", "cat_and_mouse"];
  // --mode no-install: wasm-pack would download tools; set-up has put the right ones on PATH.
  const build = [
    "--log-level",
    "error",
    "build",
    "--target",
    "web",
    "--release",
    "--mode",
    "no-install",
    "--no-typescript",
    ...names,
    "--",
    "--locked",
  ];
  if ((await run("wasm-pack", build, { cwd: ROOT })) !== 0) throw new Stop(`The crate does not compile for ${TARGET}.`);
  const glue = join(folder, "cat_and_mouse.js");
  writeFileSync(glue, guarded(readFileSync(glue, "utf8")));
  copyFileSync(join(WEB, "misuse.js"), join(folder, "snippets", "misuse.js"));
  copyFileSync(join(WEB, "node.js"), join(folder, "node.js"));
  copyFileSync(join(ROOT, "src", "web", "types.d.ts"), join(folder, "cat_and_mouse.d.ts"));
  // wasm-bindgen takes the page's dependencies for the package's; the package has none.
  const manifest = join(folder, "package.json");
  const { dependencies: _, ...rest } = JSON.parse(readFileSync(manifest, "utf8"));
  writeFileSync(manifest, `${JSON.stringify(rest, null, 2)}\n`);
  rmSync(join(folder, ".gitignore"), { force: true }); // It says "*", which would empty a package made from the folder.

  // npm's wasm-opt by its place: one on PATH may be years old and break tables of references.
  const program = join(ROOT, "node_modules", "binaryen", "bin", "wasm-opt");
  const wasm = join(folder, "cat_and_mouse_bg.wasm");
  const optimised = join(folder, "optimised.wasm");
  console.log("• optimising it with wasm-opt");
  const strip = ["--strip-producers", "--strip-target-features"];
  if ((await run(process.execPath, [program, wasm, ...FEATURES, "-O3", "--converge", ...strip, "-o", optimised])) !== 0)
    throw new Stop("wasm-opt failed; its own words are above.");
  renameSync(optimised, wasm);
}
