// Debian's Rust compiles to WebAssembly once its own source of the standard library has been compiled for it.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isInstalled, isOffered, newest } from "./debian.mjs";
import { ask, prependPath, Stop, step, which } from "./run.mjs";
import { TARGET, TOOLS } from "./versions.mjs";

/** Links to Debian's Rust, ahead of any other Rust on PATH that lacks the target. */
const SHIMS = join(TOOLS, "debian-rust", "bin");
/** A link to Debian's lld under the name that rustc looks for. */
const LINKER = join(TOOLS, "rust-lld", "bin");
const PROGRAMS = ["cargo", "rustc", "rustdoc", "rustfmt", "cargo-fmt", "cargo-clippy", "clippy-driver"];

/** In the folder of the standard library made here: the compiler it was made by, the only one that can read it. */
const MAKER = ".made-by";

/** @param {string} rustc */
const sysroot = (rustc) => join(ask(rustc, "--print", "sysroot") ?? "/nowhere", "lib/rustlib");

/** @param {string} rustc */
const library = (rustc) => join(sysroot(rustc), TARGET, "lib");

/** Whether it has the target's standard library. @param {string} rustc */
export function hasTarget(rustc) {
  const folder = library(rustc);
  if (!existsSync(folder)) return false;
  const maker = join(folder, MAKER);
  if (existsSync(maker) && readFileSync(maker, "utf8") !== ask(rustc, "-vV")) return false;
  return readdirSync(folder).some((file) => /^libstd-.*\.rlib$/.test(file));
}

/** Whether it finds the target's linker. @param {string} rustc */
export function hasLinker(rustc) {
  const host = /^host: (.*)$/m.exec(ask(rustc, "-vV") ?? "")?.[1] ?? "";
  return which("rust-lld", join(sysroot(rustc), host, "bin", "rust-lld")) !== undefined;
}

/** Lets rustc find an lld that is installed under another name, if there is one. */
export function provideLinker() {
  if (hasLinker("rustc")) return;
  const versions = Array.from({ length: 40 }, (_, i) => `lld-${50 - i}`);
  const lld = which(...versions, "lld");
  if (!lld) return;
  link(lld, LINKER, "rust-lld");
  prependPath(LINKER);
}

/** Packages still to be installed, or undefined where Debian does not offer them. */
export function missingPackages() {
  const linker = newest("lld");
  if (!isOffered("rustc-web") || !linker) return undefined;
  return ["rustc-web", "cargo-web", "rust-web-src", linker].filter((name) => !isInstalled(name));
}

export const isUsed = () => existsSync(SHIMS);

/** Puts Debian's Rust first on PATH, if it has been completed before. */
export function use() {
  if (!isUsed()) return;
  for (const name of PROGRAMS) link(join("/usr/bin", name), SHIMS, name);
  prependPath(SHIMS);
}

/** Makes Debian's Rust, which is installed by now, able to compile to WebAssembly. */
export async function complete() {
  mkdirSync(SHIMS, { recursive: true });
  use();
  provideLinker();
  const rustc = join(SHIMS, "rustc");
  if (!existsSync(rustc) || hasTarget(rustc)) return;

  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-std-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "Cargo.toml"), '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2021"\n');
  writeFileSync(join(folder, "src/lib.rs"), "#![no_std]\n");
  const title = `compiling Rust's standard library for ${TARGET}, about 1 minute; done once`;
  const args = ["build", "--release", "--target", TARGET, "-Zbuild-std=std,panic_abort,test"];
  const env = { RUSTC_BOOTSTRAP: "1", RUSTFLAGS: "-Zforce-unstable-if-unmarked" };
  try {
    if (!(await step(title, join(SHIMS, "cargo"), args, { cwd: folder, env })))
      throw new Stop(`Debian's Rust could not be made ready for ${TARGET}; its own words are above.`);
    const built = join(folder, "target", TARGET, "release/deps");
    rmSync(library(rustc), { recursive: true, force: true });
    mkdirSync(library(rustc), { recursive: true });
    for (const file of readdirSync(built).filter((name) => name.endsWith(".rlib")))
      cpSync(join(built, file), join(library(rustc), file));
    writeFileSync(join(library(rustc), MAKER), ask(rustc, "-vV") ?? "");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} target @param {string} folder @param {string} name */
function link(target, folder, name) {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, name), { force: true });
  if (existsSync(target)) symlinkSync(target, join(folder, name));
}
