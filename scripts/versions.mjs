// The one place where the versions of the tools around the crate are pinned, and where the tools are kept.
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Stop } from "./run.mjs";

export const WASM_PACK = "0.15.1";
export const GECKODRIVER = "0.37.1";
export const MDBOOK = "0.5.4";
export const TARGET = "wasm32-unknown-unknown";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Outside the project, so that a second clone finds the tools of the first. */
export const TOOLS =
  process.env.CAT_AND_MOUSE_TOOLS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "cat-and-mouse");

/** @param {string} file */
const read = (file) => readFileSync(join(ROOT, file), "utf8");

/** wasm-bindgen's command-line tool must be of the crate's very version, so Cargo.lock says which. @returns {string} */
export function wasmBindgen() {
  const version = existsSync(join(ROOT, "Cargo.lock"))
    ? /^name = "wasm-bindgen"\nversion = "([^"]+)"/m.exec(read("Cargo.lock"))?.[1]
    : undefined;
  if (!version) throw new Stop("Cargo.lock does not name a version of wasm-bindgen: is the clone complete?");
  return version;
}

/** The oldest Rust that compiles the crate, as Cargo.toml says. @returns {string} */
export const oldestRust = () => /^rust-version = "([^"]+)"/m.exec(read("Cargo.toml"))?.[1] ?? "1.89";

/** @param {string} version @param {string} least @returns {boolean} whether `version` is `least` or newer */
export function atLeast(version, least) {
  const [a, b] = [version, least].map((text) => text.split(".").map((part) => Number.parseInt(part, 10)));
  for (const [i, wanted] of (b ?? []).entries()) {
    const had = a?.[i] ?? 0;
    if (had !== wanted) return had > wanted;
  }
  return true;
}
