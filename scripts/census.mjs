// `npm run census -- 4 4`: compiles the census for processors with AVX2, and runs it with these arguments.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { main, step } from "./run.mjs";
import { ROOT } from "./versions.mjs";

/** A separate folder, because its content is compiled for newer processors. */
const TARGET = join(ROOT, "target", "census");
const env = { CARGO_TARGET_DIR: TARGET, RUSTFLAGS: "-C target-cpu=x86-64-v3" };
const PACKAGE = ["--locked", "--package", "cat-and-mouse-census"];

/**
 * Runs the census on this terminal, where it rewrites a line of progress.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function census(args) {
  const child = spawn(join(TARGET, "release", "cat-and-mouse-census"), args, { stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

await main(async () => {
  // Programs read the census from standard output, so the messages of this script go to standard error.
  console.log = console.error;
  await step("compiling the census", "cargo", ["build", "--release", ...PACKAGE], { cwd: ROOT, env });
  process.exitCode = await census(process.argv.slice(2));
});
