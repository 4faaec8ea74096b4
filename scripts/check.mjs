// `npm run check`: format, lints and types of everything, in Rust and in TypeScript.
import { join } from "node:path";
import { buildElement } from "./element.mjs";
import { pack, STAGED, stage } from "./package.mjs";
import { main, run, Stop, secondsSince } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT, TARGET } from "./versions.mjs";
import { buildWasm, ELEMENT, PACKAGE } from "./wasm.mjs";

const clippy = (/** @type {string[]} */ ...what) => ["cargo", "clippy", "--locked", ...what, "--", "-D", "warnings"];
const installed = (/** @type {string} */ program) => join(ROOT, "node_modules", ".bin", program);

await main(async () => {
  await setUp({ lint: true });
  await buildWasm(PACKAGE); // The page is checked against the package's types.
  await buildElement();
  stage();
  const packed = await pack();
  const checks = {
    "Rust format": ["cargo", "fmt", "--all", "--check"],
    "Rust lints": clippy("--workspace", "--all-targets"),
    "Rust lints for WebAssembly": clippy("--all-targets", "--target", TARGET),
    "Rust lints of the library alone": clippy("--lib"),
    "Rust lints of the element's solver": clippy("--lib", "--target", TARGET, "--features", ELEMENT.features),
    "Directions in src/": ["cargo", "test", "--locked", "--test", "directions"],
    "npm package": [installed("publint"), "run", STAGED, "--strict"],
    "Types of the npm package": [
      installed("attw"),
      packed,
      "--profile",
      "esm-only",
      "--exclude-entrypoints",
      "cat_and_mouse_bg.wasm",
    ],
    // It compiles what would be uploaded. Without optimisations this takes a fraction of the time.
    Crate: ["cargo", "publish", "--dry-run", "--locked", "--allow-dirty", "--config", "profile.dev.opt-level=0"],
    "TypeScript types": [installed("tsc"), "--noEmit"],
    "TypeScript format and lints": [installed("biome"), "ci", "--error-on-warnings"],
  };
  const failed = [];
  for (const [name, [program = "", ...args]] of Object.entries(checks)) {
    const started = Date.now();
    console.log(`\n=== ${name}`);
    if ((await run(program, args, { cwd: ROOT })) !== 0) failed.push(name);
    console.log(`  ${failed.at(-1) === name ? "failed" : "fine"} after ${secondsSince(started)} s`);
  }
  if (failed.length) throw new Stop(`These checks failed: ${failed.join(", ")}.`);
  console.log("\nAll checks passed.");
});
