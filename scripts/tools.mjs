// wasm-pack, wasm-bindgen's command-line tool and geckodriver: found, or compiled by cargo into a folder per version.
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ask, prependPath, Stop, step, which } from "./run.mjs";
import { GECKODRIVER, MDBOOK, TOOLS, WASM_PACK, wasmBindgen } from "./versions.mjs";

/**
 * @typedef {object} Tool
 * @property {string} crate
 * @property {string} version
 * @property {string[]} programs
 * @property {boolean} [anyVersion] whether another version found on PATH will do
 * @property {string[]} [features] those that are needed, where not all are
 * @property {boolean} [unlocked] whether its newest dependencies may be tried where those it names are not to be had
 * @property {number} minutes on two cores, to tell people what to expect
 */

/** @returns {Tool[]} what a build needs */
export const forBuild = () => [
  { crate: "wasm-pack", version: WASM_PACK, programs: ["wasm-pack"], minutes: 3 },
  {
    crate: "wasm-bindgen-cli",
    version: wasmBindgen(),
    programs: ["wasm-bindgen", "wasm-bindgen-test-runner"],
    unlocked: true,
    minutes: 3,
  },
];

/** @returns {Tool[]} what the tests need besides */
export const forTests = () => [
  { crate: "geckodriver", version: GECKODRIVER, programs: ["geckodriver"], anyVersion: true, minutes: 3 },
];

/** @returns {Tool[]} what the tests in hosts need besides */
export const forHosts = () => [
  { crate: "mdbook", version: MDBOOK, programs: ["mdbook"], features: ["search"], anyVersion: true, minutes: 3 },
];

/** @param {Tool} tool @returns {string} the folder of its programs */
const folderOf = ({ crate, version }) => join(TOOLS, `${crate}-${version}`, "bin");

/** @param {Tool} tool @returns {string | undefined} the folder where all its programs are, in the right version */
function find(tool) {
  const own = folderOf(tool);
  if (tool.programs.every((name) => existsSync(join(own, name)))) return own;
  const paths = tool.programs.map((name) => which(name));
  const good = paths.every(
    (path) => path && (tool.anyVersion || ask(path, "--version")?.split(" ")[1] === tool.version),
  );
  return good && paths[0] ? dirname(paths[0]) : undefined;
}

/** geckodriver, as a full path. @returns {string | undefined} */
export function geckodriver() {
  const folder = forTests().map(find)[0];
  return folder && join(folder, "geckodriver");
}

/** Unoptimised enough to compile in a fraction of the time: none of them works for long. */
const QUICK = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: "1",
  CARGO_PROFILE_RELEASE_LTO: "off",
  CARGO_PROFILE_RELEASE_DEBUG: "0",
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16",
};

/** Puts the tools on PATH, installing those that are missing. @param {Tool[]} tools */
export async function provide(tools) {
  // Shared, as they have dependencies in common; kept when interrupted, so that the next run goes on from there.
  const shared = join(tmpdir(), `cat-and-mouse-tools-${process.getuid?.() ?? 0}`);
  const missing = tools.filter((tool) => !find(tool));
  for (const tool of missing) await compile(tool, shared);
  if (missing.length) rmSync(shared, { recursive: true, force: true });
  // Only own folders: putting /usr/bin first, say, would change which node and which cargo are found.
  prependPath(...tools.map(folderOf).filter((folder) => existsSync(folder)));
}

/** @param {Tool} tool @param {string} shared */
async function compile(tool, shared) {
  const { crate, version, features, minutes, unlocked } = tool;
  const args = ["install", `${crate}@${version}`, "--root", dirname(folderOf(tool)), "--target-dir", shared];
  if (features) args.push("--no-default-features", "--features", features.join(","));
  const title = `compiling ${crate} ${version}, about ${minutes} minutes on two cores; done once`;
  // From a neutral folder: a project's toolchain and cargo settings are not meant for its tools.
  const options = { env: QUICK, cwd: tmpdir() };
  if (await step(title, "cargo", [...args, "--locked"], options)) return;
  if (unlocked && (await step(`${title}; with newer dependencies than it names`, "cargo", args, options))) return;
  throw new Stop(`${crate} ${version} could not be compiled; cargo's own words are above.`);
}
