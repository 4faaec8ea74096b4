// The licences of the Rust packages that are compiled into the solver, of Rust's standard library, of Python and of the C++ compiler.
// wasm.mjs writes those of a solver beside it; build.mjs and element.mjs add them to the list that Vite writes of the JavaScript.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ask, Stop } from "./run.mjs";
import { ROOT, TARGET } from "./versions.mjs";

/** @param {string[]} args @returns {string} */
function cargo(...args) {
  const answer = ask("cargo", ...args, "--locked", "--manifest-path", join(ROOT, "Cargo.toml"));
  if (answer === undefined) throw new Stop(`cargo ${args.join(" ")} failed.`);
  return answer;
}

/** The text of a licence that a package has a file of: MIT's, if it may be chosen. @param {string} folder */
function textIn(folder) {
  const files = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
  const file = files.find((name) => /mit/i.test(name)) ?? files[0];
  return file && readFileSync(join(folder, file), "utf8").trim();
}

/** The packages of others in the standard library that may be compiled into the solver. All may be used under MIT. */
const IN_STANDARD_LIBRARY = ["cfg-if", "compiler-builtins", "dlmalloc", "hashbrown", "memchr", "rustc-demangle"];

/** Rust installs no text of its licence that can be relied on: MIT's is that of this project. */
function standardLibrary() {
  const [, terms] = readFileSync(join(ROOT, "LICENSE-MIT"), "utf8").split(/^Copyright .*\n\n/m);
  if (!terms) throw new Stop("LICENSE-MIT has no terms after its copyright.");
  return `
## rust - the standard library of ${ask("rustc", "--version")?.trim()} (MIT OR Apache-2.0)

Copyright (c) The Rust Project Contributors

${terms.trim()}

The standard library contains parts of ${IN_STANDARD_LIBRARY.join(", ")}, under the same terms. Parts of
compiler-builtins are also under Apache-2.0 WITH LLVM-exception, which asks for no notice in compiled programs.
Source: https://github.com/rust-lang/rust/tree/master/library
`;
}

/** In Markdown, with the headings that Vite writes. @param {string} features of the crate */
export function solverLicenses(features) {
  const tree = ["--edges", "normal,no-proc-macro", "--target", TARGET, "--features", features, "--prefix", "none"];
  const names = new Set(
    cargo("tree", ...tree, "--format", "{p}")
      .split("\n")
      .map((line) => line.split(" ")[0]),
  );
  /** @type {{ packages: { name: string, version: string, license: string, manifest_path: string }[] }} */
  const { packages } = JSON.parse(cargo("metadata", "--format-version", "1", "--filter-platform", TARGET));
  const each = packages
    .filter(({ name }) => names.has(name) && name !== "cat-and-mouse")
    .map(({ name, version, license, manifest_path }) => {
      const text = textIn(dirname(manifest_path)) ?? "The package contains no text of its licence.";
      return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
    });
  return each.join("") + standardLibrary();
}

/** Python is copied into the site as it is; its package has no text of its licences. */
export function pythonLicenses() {
  const { version, license } = JSON.parse(readFileSync(join(ROOT, "node_modules", "pyodide", "package.json"), "utf8"));
  return `
## pyodide - ${version} (${license})

The files in python/ are those of Pyodide, unchanged. Source: https://github.com/pyodide/pyodide
Text of the Mozilla Public License 2.0: https://www.mozilla.org/MPL/2.0/

## python - the interpreter and standard library in Pyodide (PSF-2.0)

Copyright (c) Python Software Foundation. Source and licence: https://docs.python.org/3/license.html
`;
}

/** The text of MIT's licence, for what names its own copyright. @param {string} copyright */
const mit = (copyright) =>
  readFileSync(join(ROOT, "LICENSE-MIT"), "utf8")
    .replace(/^Copyright .*$/m, copyright)
    .trim();

/** The C++ compiler is copied into the site as it is, compressed; its package has no text of its licences. */
export function cppLicenses() {
  const folder = join(ROOT, "node_modules", "@yowasp", "clang", "package.json");
  const { version, license } = JSON.parse(readFileSync(folder, "utf8"));
  const exception = "Apache-2.0 WITH LLVM-exception";
  return `
## @yowasp/clang - ${version} (${license})

The files in cpp/ are those of this package, compressed and otherwise unchanged. Source: https://github.com/YoWASP/clang

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided
that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.

## llvm - Clang, LLD, libc++, libc++abi and compiler-rt in @yowasp/clang (${exception})

Copyright (c) the LLVM Project contributors. Source: https://github.com/llvm/llvm-project
Text of the exceptions: https://llvm.org/LICENSE.txt

${readFileSync(join(ROOT, "LICENSE-APACHE"), "utf8").trim()}

## wasi-libc - in @yowasp/clang (${exception} OR Apache-2.0 OR MIT)

Copyright (c) the wasi-libc contributors. Source: https://github.com/WebAssembly/wasi-libc

## musl - in wasi-libc (MIT)

${mit("Copyright © 2005-2020 Rich Felker, et al.")}
`;
}
