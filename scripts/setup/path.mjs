// Puts the tools that setup.sh has installed on PATH, for this process and its children. setup.mjs and browsers.mjs
// use it.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { which } from "../run.mjs";
import {
  CARGO_DENY,
  CARGO_MUTANTS,
  CARGO_SBOM,
  fromCargo,
  GECKODRIVER,
  MDBOOK,
  TOOLS,
  WASM_PACK,
} from "../versions.mjs";

/** The programs of rustup. A shell that was started before rustup was installed does not have them on PATH. */
const CARGO = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");

/** Puts the installed tools on PATH. */
export function providePath() {
  const tools = [
    `wasm-bindgen-cli-${fromCargo().wasmBindgen}`,
    `wasm-pack-${WASM_PACK}`,
    `geckodriver-${GECKODRIVER}`,
    `mdbook-${MDBOOK}`,
    `cargo-deny-${CARGO_DENY}`,
    `cargo-mutants-${CARGO_MUTANTS}`,
    `cargo-sbom-${CARGO_SBOM}`,
    "rust-lld",
  ];
  const folders = [...tools.map((tool) => join(TOOLS, tool, "bin")), ...(which("cargo") ? [] : [CARGO])];
  // Only folders of our own: putting /usr/bin first, for example, would change which node and cargo are found.
  const found = folders.filter((folder) => existsSync(folder));
  process.env.PATH = [...new Set([...found, ...(process.env.PATH ?? "").split(delimiter)])].join(delimiter);
}
