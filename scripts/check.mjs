// `npm run check`: all checks that run no tests: format, lints, types, documentation, packages, sizes,
// licences and workflows. The workflow Check calls it for every change.
import { join } from "node:path";
import { build } from "./build.mjs";
import { CHECKS as PACKAGE_CHECKS, pack } from "./package.mjs";
import { main, run, Stop, secondsSince, step } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { installed, ROOT, TARGET } from "./versions.mjs";
import { BOARD } from "./wasm.mjs";

const clippy = (/** @type {string[]} */ ...what) => ["cargo", "clippy", "--locked", ...what, "--", "-D", "warnings"];

/** With this flag, broken links in the crate's documentation are errors. */
const env = { RUSTDOCFLAGS: "-D warnings" };

await main(async () => {
  await setUp({ lint: true });
  await build(); // The page is checked against the package's types.
  await pack();
  // Fetches the crates for every platform, because cargo-deny reads them all and does not fetch any itself.
  await step("fetching all crates", "cargo", ["fetch", "--locked"], { cwd: ROOT });
  const checks = {
    "Rust format": ["cargo", "fmt", "--all", "--check"],
    "Rust lints": clippy("--workspace", "--all-targets"),
    "Rust lints for WebAssembly": clippy("--all-targets", "--target", TARGET),
    "Rust lints of the library alone": clippy("--lib"),
    "Rust lints of boards alone": clippy("--lib", "--target", TARGET, "--features", BOARD.features),
    "Rust documentation": ["cargo", "doc", "--no-deps", "--locked"],
    "Data types in types.d.ts": [process.execPath, join(ROOT, "scripts", "declarations.mjs"), "--check"],
    "Surface of the crate": [process.execPath, join(ROOT, "scripts", "surface.mjs"), "--check"],
    ...PACKAGE_CHECKS,
    "Licences, bans and sources of crates": ["cargo", "deny", "--offline", "check", "licenses", "bans", "sources"],
    "Sizes of what a visitor downloads": [process.execPath, join(ROOT, "scripts", "sizes.mjs")],
    Workflows: [process.execPath, join(ROOT, "scripts", "workflows.mjs")],
    "Words, colours, imports and documents": [process.execPath, join(ROOT, "scripts", "lints.mjs")],
    "TypeScript types": [installed("tsc"), "--noEmit"],
    "TypeScript format and lints": [installed("biome"), "ci", "--error-on-warnings"],
  };
  const failed = [];
  for (const [name, [program = "", ...args]] of Object.entries(checks)) {
    const started = Date.now();
    console.log(`\n=== ${name}`);
    if ((await run(program, args, { cwd: ROOT, env })) !== 0) failed.push(name);
    console.log(`  ${failed.at(-1) === name ? "failed" : "fine"} after ${secondsSince(started)} s`);
  }
  if (failed.length) throw new Stop(`These checks failed: ${failed.join(", ")}.`);
  console.log("\nAll checks passed.");
});
