// Runs setup.sh to install the tools that a command needs, and puts them on PATH. Every command of scripts/ calls it
// first. It runs before `npm ci`, so it uses only Node. `node scripts/setup/setup.mjs tests lint` installs the tools
// ahead of their use (.devcontainer/).
import { pathToFileURL } from "node:url";
import { main, step, which } from "../run.mjs";
import {
  CARGO_DENY,
  CARGO_MUTANTS,
  CARGO_SBOM,
  fromCargo,
  GECKODRIVER,
  MDBOOK,
  ROOT,
  TARGET,
  TOOLS,
  WASM_PACK,
} from "../versions.mjs";
import { chromium, firefox, webkit } from "./browsers.mjs";
import { providePath } from "./path.mjs";

/** @param {{ tests?: boolean, lint?: boolean, hosts?: boolean, mutants?: boolean, cluster?: boolean, release?: boolean }} [wanted] the tools needed in addition to those of a build */
export async function setUp(wanted = {}) {
  providePath();
  const { oldestRust, wasmBindgen } = fromCargo();
  const env = {
    CARGO_DENY,
    CARGO_MUTANTS,
    CARGO_SBOM,
    FIREFOX: firefox() ?? "",
    CHROMIUM: chromium() ?? "",
    GECKODRIVER_VERSION: GECKODRIVER,
    MDBOOK,
    OLDEST_RUST: oldestRust,
    TARGET,
    TOOLS,
    WEBKIT: webkit()?.driver ?? "",
    WASM_BINDGEN: wasmBindgen,
    WASM_PACK,
  };
  const names = Object.entries(wanted).flatMap(([name, is]) => (is ? [name] : []));
  await step(
    "looking for all tools, and installing those that are missing",
    "bash",
    ["scripts/setup/setup.sh", ...names],
    {
      cwd: ROOT,
      env,
    },
  );
  providePath();
  if (wanted.tests) process.env.GECKODRIVER = which("geckodriver");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await main(() => setUp(Object.fromEntries(process.argv.slice(2).map((name) => [name, true]))));
