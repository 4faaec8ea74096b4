// `npm run release`: tries the whole release from a fresh clone of the last commit, and publishes nothing. Both packages
// and the site are left in target/release-packages/.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { PACKED } from "./package.mjs";
import { main, run, Stop, step } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const RESULT = join(ROOT, "target", "release-packages");

/** What is in the packages, file by file, and that their manifests agree. */
const TESTS = ["tests/package/files.test.mjs", "tests/package/crate.test.mjs", "tests/node/manifests.test.mjs"];

await main(async () => {
  // Not inside the project, whose node_modules would hide a missing dependency.
  const clone = mkdtempSync(join(tmpdir(), "cat-and-mouse-release-"));
  try {
    await step("cloning the last commit", "git", ["clone", "--quiet", "--no-local", ROOT, clone]);
    const here = async (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
      if ((await run(program, args, { cwd: clone })) !== 0) throw new Stop(`${program} ${args.join(" ")} failed.`);
    };
    await here("npm", "run", "package");
    await here(process.execPath, "--test", ...TESTS);
    rmSync(RESULT, { recursive: true, force: true });
    mkdirSync(RESULT, { recursive: true });
    cpSync(join(clone, "dist"), join(RESULT, "site"), { recursive: true });
    for (const path of PACKED.map((path) => relative(ROOT, path))) {
      cpSync(join(clone, path), join(RESULT, basename(path)));
      console.log(`\n${basename(path)}`);
      await here("tar", "-tzf", path);
    }
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
  console.log(`\nThe release is ready to be published, in ${RESULT}.`);
});
