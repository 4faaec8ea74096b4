// `npm run reference`: writes the reference of <cat-mouse-board> and <cat-mouse-graph> into docs/embedding.md, from
// their source comments. A test fails if comments and document differ.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const source = (/** @type {string} */ name) => readFileSync(join(ROOT, "www", "element", name), "utf8");
export const PAGE = join(ROOT, "docs", "embedding.md");

/** The markers around each generated part. */
const [BEGIN, END] = ["<!-- written by npm run reference -->\n", "<!-- until here -->\n"];

/** The generated parts, in the order of the page. */
const PARTS = [
  () => reference(source("board-element.ts"), source("game-element.ts")),
  () => reference(source("graph-element.ts")),
];

/** The JSDoc tags that become tables, with the heading of the name column. */
const TABLES = {
  attr: "Attribute",
  prop: "Property",
  fires: "Event",
  csspart: "`::part`",
  cssprop: "Custom property",
};

/** A tag, its type in braces, its name (in brackets if it has a default), and its description. */
const ENTRY = /^(\w+)\s+(?:\{(.+?)\}\s+)?(?:\[([^\]=]+)(?:=([^\]]*))?\]|(\S+))\s+-\s+(.*)$/s;

/** The text of a comment, without its asterisks. @param {string} comment */
const inside = (comment) => comment.replace(/^[ \t]*(?:\*\/|\* ?)/gm, "");

/** Joins the lines of a paragraph. @param {string} text */
const line = (text) => text.replace(/\s+/g, " ").trim();

/** @param {string} head @param {string[][]} rows */
function table(head, rows) {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  return [`| ${head} | |`, "| --- | --- |", ...cells.map((row) => `| ${row.join(" | ")} |`)].join("\n");
}

/**
 * @param {string} source of the class
 * @param {string} [base] of the class with the methods
 * @returns {string} in Markdown
 */
function reference(source, base) {
  const [, comment = ""] = /\/\*\*((?:(?!\*\/).)*@element.*?)\*\/\s*export class/s.exec(source) ?? [];
  const [about = "", ...tags] = inside(comment).split(/^@/m);
  const tables = Object.entries(TABLES).flatMap(([wanted, head]) => {
    const rows = tags.flatMap((text) => {
      const [, tag, type, optional, byDefault, name = optional, is = ""] = ENTRY.exec(text) ?? [];
      if (tag !== wanted) return [];
      return [
        [`\`${name}\``, (type ? `\`${type}\`: ` : "") + line(is) + (byDefault ? `; by default \`${byDefault}\`` : "")],
      ];
    });
    return rows.length > 0 ? [table(head, rows)] : [];
  });
  const methods = [...(base ?? "").matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\n)?^ {2}(\w+)\(\): void \{/gms)];
  const rows = methods.map(([, text = "", name]) => [`\`${name}()\``, line(inside(text))]);
  if (rows.length > 0) tables.push(table("Method", rows));
  const missing = tables.find((each) => /\| \|$/m.test(each.split("\n").slice(2).join("\n")));
  if (missing) throw new Stop(`The element's source does not say what all of this is:\n${missing}`);
  const paragraphs = about.split(/\n\s*\n/).map(line);
  return [...paragraphs.filter(Boolean), ...tables].join("\n\n");
}

/** The text of docs/embedding.md with a current reference. @returns {string} */
export function pageFromSource() {
  const [before = "", ...parts] = readFileSync(PAGE, "utf8").split(BEGIN);
  if (parts.length !== PARTS.length) throw new Stop(`${PAGE} has lost its marks:\n${BEGIN}${END}`);
  return parts.reduce((page, part, at) => {
    const [, after] = part.split(END);
    if (after === undefined) throw new Stop(`${PAGE} has lost its marks:\n${BEGIN}${END}`);
    return `${page}${BEGIN}\n${PARTS[at]?.()}\n\n${END}${after}`;
  }, before);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(PAGE, pageFromSource());
