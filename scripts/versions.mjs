// The pinned versions of all tools, the folder of the tools, and the root of the project.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Stop } from "./run.mjs";

export const WASM_PACK = "0.15.1";
export const GECKODRIVER = "0.37.1";
export const MDBOOK = "0.5.4";
export const CARGO_DENY = "0.20.2";
export const CARGO_MUTANTS = "27.1.0";
export const CARGO_SBOM = "0.10.0";
export const TARGET = "wasm32-unknown-unknown";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The path of a program from npm's packages. @param {string} name */
export const installed = (name) => join(ROOT, "node_modules", ".bin", name);

/** The folder of the tools. It is outside the project, so that all clones share it. */
export const TOOLS =
  process.env.CAT_AND_MOUSE_TOOLS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "cat-and-mouse");

/** From Cargo's files: the version of wasm-bindgen in the lock file, which its tool must match, and the oldest Rust. */
export function fromCargo() {
  const [manifest, lock] = ["Cargo.toml", "Cargo.lock"].map((file) => readFileSync(join(ROOT, file), "utf8"));
  const wasmBindgen = /^name = "wasm-bindgen"\nversion = "([^"]+)"/m.exec(lock ?? "")?.[1];
  const oldestRust = /^rust-version = "([^"]+)"/m.exec(manifest ?? "")?.[1];
  if (!wasmBindgen || !oldestRust) throw new Stop("Cargo's files do not name wasm-bindgen or the oldest Rust.");
  return { wasmBindgen, oldestRust };
}
