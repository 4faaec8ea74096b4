// `npm run release`: builds the whole release from a fresh clone of the last commit, without publishing it. Leaves both
// packages with their bills of materials, and the site, in target/release-packages/. Stops if a document still has a
// placeholder for an address of the owner; `-- --trial` continues anyway.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { PACKED } from "./package.mjs";
import { ask, main, run, Stop, step } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

const RESULT = join(ROOT, "target", "release-packages");

/** Tests of the packages' files, and of the agreement of their manifests. */
const TESTS = ["tests/package/files.test.mjs", "tests/package/crate.test.mjs", "tests/node/manifests.test.mjs"];

/** The documents of a release. */
export const DOCUMENTS = [
  "package.json",
  "Cargo.toml",
  "README.md",
  "SECURITY.md",
  ".github/CODE_OF_CONDUCT.md",
  "docs/npm.md",
  "docs/crate.md",
];

/** The files that contain a placeholder. @param {string} folder @returns {string[]} */
export const standIns = (folder) =>
  DOCUMENTS.filter((name) => /example\.(org|com|net)/.test(readFileSync(join(folder, name), "utf8")));

/** The bills of materials, in SPDX. @param {string} clone */
function writeBills(clone) {
  const bills = {
    "npm.spdx.json": ask("npm", "sbom", "--sbom-format", "spdx", "--prefix", clone),
    "crate.spdx.json": ask(
      "cargo",
      "sbom",
      "--project-directory",
      clone,
      "--cargo-package",
      "cat-and-mouse",
      "--output-format",
      "spdx_json_2_3",
    ),
  };
  for (const [name, bill] of Object.entries(bills)) {
    if (!bill || !JSON.parse(bill).spdxVersion) throw new Stop(`${name} cannot be written.`);
    writeFileSync(join(RESULT, `cat-and-mouse-${name}`), bill);
  }
}

if (import.meta.filename === process.argv[1])
  await main(async () => {
    const { values } = parseArgs({ options: { trial: { type: "boolean" } } });
    await setUp({ release: true });
    // The clone is outside the project, whose node_modules would hide a missing dependency.
    const clone = mkdtempSync(join(tmpdir(), "cat-and-mouse-release-"));
    try {
      await step("cloning the last commit", "git", ["clone", "--quiet", "--no-local", ROOT, clone]);
      const left = standIns(clone);
      if (left.length > 0 && !values.trial)
        throw new Stop(
          `Stand-ins for addresses are left in ${left.join(", ")}. docs/releasing.md says what to put there.`,
        );
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
      writeBills(clone);
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
    const state = values.trial ? "was only a trial" : "is ready to be published";
    console.log(`\nThe release ${state}. It is in ${RESULT}.`);
  });
