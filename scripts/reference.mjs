// `npm run reference`: writes the reference of <cat-mouse-board> from its source comments into docs/embedding.md.
// A test fails if the two differ.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const SOURCE = join(ROOT, "www", "element", "board-element.ts");
export const PAGE = join(ROOT, "docs", "embedding.md");

/** The markers around the generated part. */
const [BEGIN, END] = ["<!-- written by npm run reference -->\n", "<!-- until here -->\n"];

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

/** @param {string} source of the class @returns {string} in Markdown */
function reference(source) {
  const [, comment = ""] = /\/\*\*((?:(?!\*\/).)*@element.*?)\*\/\s*export class/s.exec(source) ?? [];
  const [about = "", ...tags] = inside(comment).split(/^@/m);
  const tables = Object.entries(TABLES).map(([wanted, head]) => {
    const rows = tags.flatMap((text) => {
      const [, tag, type, optional, byDefault, name = optional, is = ""] = ENTRY.exec(text) ?? [];
      if (tag !== wanted) return [];
      return [
        [`\`${name}\``, (type ? `\`${type}\`: ` : "") + line(is) + (byDefault ? `; by default \`${byDefault}\`` : "")],
      ];
    });
    return table(head, rows);
  });
  const methods = [...source.matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\n)?^ {2}(\w+)\(\): void \{/gms)];
  const rows = methods.map(([, text = "", name]) => [`\`${name}()\``, line(inside(text))]);
  const missing = [...tables, table("", rows)].find((each) => /\| \|$/m.test(each.split("\n").slice(2).join("\n")));
  if (missing) throw new Stop(`${SOURCE} does not say what all of this is:\n${missing}`);
  const paragraphs = about.split(/\n\s*\n/).map(line);
  return [...paragraphs.filter(Boolean), ...tables, table("Method", rows)].join("\n\n");
}

/** The text of docs/embedding.md with a current reference. @returns {string} */
export function pageFromSource() {
  const [before, rest = ""] = readFileSync(PAGE, "utf8").split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Stop(`${PAGE} has lost its marks:\n${BEGIN}${END}`);
  return `${before}${BEGIN}\n${reference(readFileSync(SOURCE, "utf8"))}\n\n${END}${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(PAGE, pageFromSource());
