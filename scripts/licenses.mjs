// The licences of the Rust packages that are compiled into the solver, and of Python. Called by build.mjs and element.mjs,
// which add them to the list that Vite writes of the JavaScript.
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
  return packages
    .filter(({ name }) => names.has(name) && name !== "cat-and-mouse")
    .map(({ name, version, license, manifest_path }) => {
      const text = textIn(dirname(manifest_path)) ?? "The package contains no text of its licence.";
      return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
    })
    .join("");
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
