// `npm run package`: builds the npm package and packs it as it is published, in target/npm/.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "./build.mjs";
import { about } from "./manifests.mjs";
import { main, step } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

/** The package, ready to be packed. */
export const STAGED = join(ROOT, "target", "npm", "package");

/** Copies what has been built, with a README of the package's own, and a manifest without what only this project needs. */
export function stage() {
  rmSync(STAGED, { recursive: true, force: true });
  for (const path of [
    "pkg",
    "dist/element",
    "docs/embedding.md",
    "src/web/types.d.ts",
    "LICENSE-APACHE",
    "LICENSE-MIT",
  ])
    cpSync(join(ROOT, path), join(STAGED, path), { recursive: true });
  const {
    private: _,
    scripts,
    devDependencies,
    ...manifest
  } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  writeFileSync(join(STAGED, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  // Readers of the package see the files of this version, wherever they read it.
  const { repository, version } = about();
  const files = new URL(`${repository}/blob/v${version}/docs/`);
  const readme = readFileSync(join(ROOT, "docs", "npm.md"), "utf8");
  const absolute = readme.replace(/(?<=\]\()(?!https:)[^)]+/g, (link) => `${new URL(link, files)}`);
  writeFileSync(join(STAGED, "README.md"), absolute);
}

/** Packs what is staged. @param {string} [folder] for the .tgz file @returns {Promise<string>} the path of the .tgz file */
export async function pack(folder = dirname(STAGED)) {
  mkdirSync(folder, { recursive: true });
  await step("packing the npm package", "npm", ["pack", STAGED, "--pack-destination", folder], { cwd: ROOT });
  return join(folder, `cat-and-mouse-${about().version}.tgz`);
}

if (import.meta.filename === process.argv[1])
  await main(async () => {
    await setUp();
    await build();
    stage();
    console.log(`packed: ${await pack()}`);
  });
