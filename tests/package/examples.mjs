// The JavaScript and TypeScript code in the documents, each block as a TypeScript file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/versions.mjs";

const DOCUMENTS = ["README.md", "docs/npm.md", "docs/embedding.md"];

/** A block of Markdown: its language, the name after it, and its text. */
const BLOCK = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;

/** The code in a block: all of it, or its scripts. @param {string} language @param {string} text @returns {string[]} */
function codeIn(language, text) {
  if (language === "js" || language === "ts") return [text];
  return language === "html"
    ? [...text.matchAll(/<script type="module">(.+?)<\/script>/gs)].map(([, code = ""]) => code)
    : [];
}

/** The blocks by file name, without those that only declare types. @type {Record<string, string>} */
export const examples = Object.fromEntries(
  DOCUMENTS.flatMap((document) =>
    [...readFileSync(join(ROOT, document), "utf8").matchAll(BLOCK)]
      .filter(([, , name = ""]) => !name.endsWith(".d.ts"))
      .flatMap(([, language = "", , text = ""]) => codeIn(language, text))
      .map((code, index) => [`${document.replace(/\W/g, "-")}-${index + 1}.mts`, code]),
  ),
);

/** The packages that an example imports. @param {string} code @returns {string[]} */
export const importsOf = (code) =>
  [...code.matchAll(/(?:\bfrom|\bimport) "([^"]+)"/g)].map(([, path = ""]) => path.split("/")[0] ?? "");
