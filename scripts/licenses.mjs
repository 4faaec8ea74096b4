// Collects the licences of the Rust packages compiled into the solver, of Rust's standard library, of Python
// and of the C++ compiler. wasm.mjs writes the licences of a solver into the solver's folder; build.mjs and
// element.mjs add the licences to Vite's list for the JavaScript. `node scripts/licenses.mjs
// x86_64-unknown-linux-musl` writes the licences of the command line for a target; the workflow *Release* adds them to
// the program.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ask, main, Stop } from "./run.mjs";
import { ROOT, TARGET } from "./versions.mjs";

/** @param {string[]} args @returns {string} */
function cargo(...args) {
  const answer = ask("cargo", ...args, "--locked", "--manifest-path", join(ROOT, "Cargo.toml"));
  if (answer === undefined) throw new Stop(`cargo ${args.join(" ")} failed.`);
  return answer;
}

/** The text of a package's licence file. If there is a choice of licences, it is MIT's text. @param {string} folder */
function textIn(folder) {
  const files = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
  const file = files.find((name) => /mit/i.test(name)) ?? files[0];
  return file && readFileSync(join(folder, file), "utf8").trim();
}

/** The text of MIT's licence with this copyright notice. @param {string} copyright */
const mit = (copyright) =>
  readFileSync(join(ROOT, "LICENSE-MIT"), "utf8")
    .replace(/^Copyright .*$/m, copyright)
    .trim();

/** Third-party packages in the standard library that may be compiled into a program. All may be used under MIT. */
const IN_STANDARD_LIBRARY = ["cfg-if", "compiler-builtins", "hashbrown", "memchr", "rustc-demangle"];
/** Further packages of the standard library: the first list for WebAssembly only, the second for all other targets. */
const IN_WASM = ["dlmalloc"];
const IN_PROGRAMS = ["addr2line", "adler2", "gimli", "libc", "miniz_oxide", "object", "unwinding"];

/**
 * The licence of Rust's standard library and of its packages. Rust does not reliably install the text, so this is the
 * project's own MIT text.
 * @param {string[]} others
 */
function standardLibrary(others) {
  const [, terms] = readFileSync(join(ROOT, "LICENSE-MIT"), "utf8").split(/^Copyright .*\n\n/m);
  if (!terms) throw new Stop("LICENSE-MIT has no terms after its copyright.");
  return `
## rust - the standard library of ${ask("rustc", "--version")?.trim()} (MIT OR Apache-2.0)

Copyright (c) The Rust Project Contributors

${terms.trim()}

The standard library contains parts of ${[...IN_STANDARD_LIBRARY, ...others].sort().join(", ")}, under the same terms. Parts of
compiler-builtins are also under Apache-2.0 WITH LLVM-exception, which asks for no notice in compiled programs.
Source: https://github.com/rust-lang/rust/tree/master/library
`;
}

/** The licences of the Rust packages in Markdown, with the headings that Vite uses. @param {string} target @param {string[]} what is compiled for it */
function rustLicenses(target, what) {
  const tree = ["--edges", "normal,no-proc-macro", "--target", target, "--prefix", "none", "--format", "{p}", ...what];
  const names = new Set(
    cargo("tree", ...tree)
      .split("\n")
      .map((line) => line.split(" ")[0]),
  );
  /** @type {{ packages: { name: string, version: string, license: string, manifest_path: string, authors: string[] }[] }} */
  const { packages } = JSON.parse(cargo("metadata", "--format-version", "1", "--filter-platform", target));
  const each = packages
    .filter(({ name }) => names.has(name) && !OURS.test(name))
    .map(({ name, version, license, manifest_path, authors }) => {
      const copyright = `Copyright (c) ${authors.join(", ") || `the authors of ${name}`}`;
      // A package without a licence text gets MIT's if MIT applies. If not, a sentence says that the text is missing.
      const none = license.includes("MIT")
        ? mit(copyright)
        : `${copyright}. The package contains no text of its licence.`;
      const text = textIn(dirname(manifest_path)) ?? none;
      return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
    });
  return each.join("");
}

const OURS = /^cat-and-mouse(-cli|-census)?$/;

/** @param {string} features of the crate */
export const solverLicenses = (features) => rustLicenses(TARGET, ["--features", features]) + standardLibrary(IN_WASM);

/** The licences of the command line. @param {string} target */
export const programLicenses = (target) =>
  rustLicenses(target, ["--package", "cat-and-mouse-cli"]) +
  standardLibrary(IN_PROGRAMS) +
  (target.endsWith("-musl") ? musl("compiled into the program") : "");

/** The licences of Python, which is copied into the site unchanged. Its package has no licence texts. */
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

/** @param {string} where */
const musl = (where) => `
## musl - ${where} (MIT)

${mit("Copyright © 2005-2020 Rich Felker, et al.")}
`;

/** The text of the two-clause BSD licence. @param {string} copyright */
const bsd = (copyright) => `${copyright}
All rights reserved.

Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following
conditions are met:
1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer
   in the documentation and/or other materials provided with the distribution.

THIS SOFTWARE IS PROVIDED BY THE AUTHOR AND CONTRIBUTORS \`\`AS IS'' AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED
TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE AUTHOR OR
CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED
TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY
THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE
USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`;

/** The licences of the C++ compiler, which is copied into the site compressed. Its package has no licence texts. */
export function cppLicenses() {
  const folder = join(ROOT, "node_modules", "@yowasp", "clang", "package.json");
  const { version, license } = JSON.parse(readFileSync(folder, "utf8"));
  const exception = "Apache-2.0 WITH LLVM-exception";
  const preopen = "Copyright (c) 2016-2017 Stanley Uche Godfrey\nCopyright (c) 2016-2018 Jonathan Anderson";
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

## cloudlibc - in wasi-libc (BSD-2-Clause)

${bsd("Copyright (c) 2015-2017 Nuxi, https://nuxi.nl/")}

## libpreopen - in wasi-libc (BSD-2-Clause)

${bsd(preopen)}
${musl("in wasi-libc")}`;
}

if (import.meta.filename === process.argv[1])
  await main(async () => {
    const [, , target] = process.argv;
    if (!target) throw new Stop("Please name a target of Rust, such as x86_64-unknown-linux-musl.");
    console.log(programLicenses(target).trim());
  });
