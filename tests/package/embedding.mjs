// The code blocks of docs/embedding.md, by file name.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/versions.mjs";

const TEXT = readFileSync(join(ROOT, "docs", "embedding.md"), "utf8");

/**
 * The blocks. In the first line of a block, the file name comes after the language.
 * @type {{ name: string | undefined, code: string }[]}
 */
export const blocks = [...TEXT.matchAll(/^```\w+(?: (\S+))?\n(.*?)^```$/gms)].map(([, name, code = ""]) => ({
  name,
  code,
}));

/** @param {string} name @returns {string} */
export function documented(name) {
  const block = blocks.find((block) => block.name === name);
  if (!block) throw new Error(`docs/embedding.md has no lines for ${name}`);
  return block.code;
}

/** The id of the first puzzle of the playground that asks for a change of a board. */
const [, CHANGE = ""] =
  /^(\w+) change \S+ \S+ board=/m.exec(readFileSync(join(ROOT, "puzzles", "puzzles.txt"), "utf8")) ?? [];
export const PUZZLE = `<cat-mouse-board puzzle="${CHANGE}"></cat-mouse-board>`;
export const QUESTION = /Make the (cat|mouse) win/;

/** A whole page around the lines that belong in it. @param {string} body @param {string} [policy] its content security policy */
export const page = (body, policy) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A board</title>
    <link rel="icon" href="data:," />
    ${policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}" />` : ""}
  </head>
  <body>
${body}
  </body>
</html>
`;
