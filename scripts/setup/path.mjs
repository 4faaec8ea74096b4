// Puts the tools that setup.sh has installed on PATH, for this process and its children.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { which } from "../run.mjs";
import { fromCargo, GECKODRIVER, MDBOOK, TOOLS, WASM_PACK } from "../versions.mjs";

/** rustup keeps its programs there, and a shell started before it was installed does not know. */
const CARGO = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");

/** Puts the tools on PATH that are there. */
export function providePath() {
  const tools = [
    `wasm-bindgen-cli-${fromCargo().wasmBindgen}`,
    `wasm-pack-${WASM_PACK}`,
    `geckodriver-${GECKODRIVER}`,
    `mdbook-${MDBOOK}`,
    "rust-lld",
  ];
  const folders = [...tools.map((tool) => join(TOOLS, tool, "bin")), ...(which("cargo") ? [] : [CARGO])];
  // Only own folders: putting /usr/bin first, say, would change which node and which cargo are found.
  const found = folders.filter((folder) => existsSync(folder));
  process.env.PATH = [...new Set([...found, ...(process.env.PATH ?? "").split(delimiter)])].join(delimiter);
}
