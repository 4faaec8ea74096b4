// `npm run package`: builds, packs and checks the npm package and the crate as published. release.mjs calls
// it; check.mjs and the tests of the package use the result.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { about } from "./manifests.mjs";
import { main, step } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { installed, ROOT } from "./versions.mjs";

const FOLDER = join(ROOT, "target", "npm");
/** The content of the npm package. */
export const STAGED = join(FOLDER, "package");

const TARBALL = join(FOLDER, `cat-and-mouse-${about().version}.tgz`);

/** The files of both packages: npm's, and the crate. */
export const PACKED = [TARBALL, join(ROOT, "target", "package", `cat-and-mouse-${about().version}.crate`)];

/** Options of attw, which checks types: the package has no CommonJS, and the solver's file has no types. */
const ATTW = "--profile esm-only --exclude-entrypoints cat_and_mouse_bg.wasm";

/** Commands that check the packages, by name. The last one compiles the crate as it would be uploaded. */
export const CHECKS = {
  "npm package": [installed("publint"), "run", STAGED, "--strict"],
  "Types of the npm package": [installed("attw"), TARBALL, ...ATTW.split(" ")],
  // Without optimisations, compiling takes a fraction of the time.
  Crate: ["cargo", ..."publish --dry-run --locked --allow-dirty --config profile.dev.opt-level=0".split(" ")],
};

/** Copies the built files, the package's own README, and a manifest without entries that only this project needs. */
export function stage() {
  rmSync(STAGED, { recursive: true, force: true });
  for (const path of [
    "pkg",
    "dist/element",
    "docs/embedding.md",
    "src/web/types.d.ts",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
  ])
    cpSync(join(ROOT, path), join(STAGED, path), { recursive: true });
  // inline.js contains the solver, for programs in one file: on Node.js, Bun, Deno, and servers without a file system.
  const solver = readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm"), "base64");
  writeFileSync(
    join(STAGED, "pkg", "inline.js"),
    `import { initSync } from "./cat_and_mouse.js";

initSync({ module: Uint8Array.from(atob("${solver}"), (letter) => letter.charCodeAt(0)) });

export * from "./cat_and_mouse.js";
export { default } from "./cat_and_mouse.js";
`,
  );
  const {
    private: _,
    scripts,
    devDependencies,
    imports,
    ...manifest
  } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  manifest.sideEffects = manifest.sideEffects.filter((/** @type {string} */ path) => !path.startsWith("./www/"));
  writeFileSync(join(STAGED, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  // Links in the README point to the files of this version.
  const { repository, version } = about();
  const files = new URL(`${repository}/blob/v${version}/docs/`);
  const readme = readFileSync(join(ROOT, "docs", "npm.md"), "utf8");
  const absolute = readme.replace(/(?<=\]\()(?!https:)[^)]+/g, (link) => `${new URL(link, files)}`);
  writeFileSync(join(STAGED, "README.md"), absolute);
}

/** Packs the npm package from what has been built. */
export async function pack() {
  stage();
  await step("packing the npm package", "npm", ["pack", STAGED, "--pack-destination", FOLDER], { cwd: ROOT });
}

if (import.meta.filename === process.argv[1])
  await main(async () => {
    await setUp();
    await build();
    await pack();
    for (const [name, [program = "", ...args]] of Object.entries(CHECKS))
      await step(`checking: ${name}`, program, args, { cwd: ROOT });
    await step("packing the crate", "cargo", ["package", "--locked", "--allow-dirty", "--no-verify"], { cwd: ROOT });
    console.log(`packed and checked:\n${PACKED.join("\n")}`);
  });
