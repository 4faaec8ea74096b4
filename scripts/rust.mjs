// Rust with its WebAssembly target: used as it is, completed by rustup, or else taken from Debian's packages.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { install, isRoot, updateLists } from "./debian.mjs";
import * as debianRust from "./debian-rust.mjs";
import { ask, prependPath, Stop, step, which } from "./run.mjs";
import { atLeast, oldestRust, TARGET } from "./versions.mjs";

const RUSTUP = `${oldestRust()} or newer, best from https://rustup.rs, which needs no root`;

/** @returns {string | undefined} what keeps the Rust on PATH from compiling the crate */
function fault() {
  const version = ask("rustc", "--version")?.split(" ")[1];
  if (!version || !ask("cargo", "--version")) return "Rust is not installed";
  if (!atLeast(version, oldestRust())) return `Rust ${version} is older than ${oldestRust()}`;
  if (!debianRust.hasTarget("rustc")) return `Rust has no ${TARGET} target`;
  if (!debianRust.hasLinker("rustc")) return "Rust has no linker for WebAssembly, rust-lld";
  return undefined;
}

/** What must come from the operating system before `finish` can work. @returns {Promise<import("./debian.mjs").Need[]>} */
export async function survey() {
  const needs = [];
  if (!which("cc")) needs.push({ what: "a C compiler and linker, cc", packages: ["gcc", "libc6-dev"] });
  if (existsSync("/etc/debian_version") && !existsSync("/etc/ssl/certs/ca-certificates.crt"))
    needs.push({ what: "certificates for secure downloads", packages: ["ca-certificates"] });
  debianRust.use();
  // rustup keeps its programs here, and a shell started before it was installed does not know.
  const home = join(process.env.CARGO_HOME ?? join(process.env.HOME ?? "", ".cargo"), "bin");
  if (!which("cargo") && existsSync(join(home, "cargo"))) prependPath(home);

  const rustup = which("rustup");
  if (rustup && !ask("cargo", "--version")) await step("installing Rust by rustup", rustup, ["default", "stable"]);
  if (rustup && !debianRust.hasTarget("rustc"))
    await step(`adding ${TARGET} to Rust by rustup; done once`, rustup, ["target", "add", TARGET]);
  debianRust.provideLinker();
  const wrong = fault();
  if (!wrong) return needs;

  await updateLists();
  // Debian's Rust gets its target into a folder of the system's, so without root it is no help.
  const packages = isRoot ? debianRust.missingPackages() : undefined;
  if (packages) return packages.length ? [...needs, { what: `${wrong}: Debian's own Rust`, packages }] : needs;
  const advice = rustup ? `\`rustup update stable && rustup target add ${TARGET}\`` : `please install Rust ${RUSTUP}`;
  return [...needs, { what: `${wrong}: ${advice}`, packages: [] }];
}

/** After Debian's packages are there: whatever still lacks for compiling to WebAssembly. */
export async function finish() {
  if (fault()) await debianRust.complete();
  const wrong = fault();
  if (wrong) throw new Stop(`${wrong}, although it was just installed: please install Rust ${RUSTUP}.`);
}

/** The formatter and the linter, which a minimal Rust lacks. */
export async function finishLint() {
  const there = () => ask("cargo", "fmt", "--version") && ask("cargo", "clippy", "--version");
  if (there()) return;
  const rustup = debianRust.isUsed() ? undefined : which("rustup");
  if (rustup) await step("adding rustfmt and clippy to Rust", rustup, ["component", "add", "rustfmt", "clippy"]);
  else await install([{ what: "rustfmt and clippy", packages: ["rustfmt-web", "rust-web-clippy"] }]);
  debianRust.use();
  if (!there()) throw new Stop("cargo fmt and cargo clippy are missing: please install rustfmt and clippy.");
}
