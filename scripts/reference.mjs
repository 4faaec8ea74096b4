// `npm run reference`: writes what the source says of <cat-mouse-board> into docs/embedding.md. A test holds both together.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const SOURCE = join(ROOT, "www", "element", "board-element.ts");
export const PAGE = join(ROOT, "docs", "embedding.md");

/** Stand around what is written here. */
const [BEGIN, END] = ["<!-- from the source: npm run reference -->\n", "<!-- end -->\n"];

/** Which tags become which table. */
const TABLES = [
  { tag: "attr", head: "attribute" },
  { tag: "prop", head: "property" },
  { tag: "fires", head: "event" },
  { tag: "csspart", head: "`::part`" },
  { tag: "cssprop", head: "custom property" },
];

/** What a comment holds, without its frame; paragraphs and lists become one line each. @param {string} comment */
const plain = (comment) => comment.replace(/^\s*(\/\*\*|\*\/|\*)[ \t]?/gm, "").replace(/\s*\*\/\s*$/, "");

/** @param {string} text */
const line = (text) => text.replace(/\s+/g, " ").trim();

/** @param {string} source of the class @returns {string} Markdown */
export function reference(source) {
  const [, comment = ""] = /(\/\*\*(?:(?!\*\/).)*@element(?:(?!\*\/).)*\*\/)\s*export class/s.exec(source) ?? [];
  const [about = "", ...tags] = plain(comment).split(/^@/m);
  const entries = tags.map((text) => {
    const [, tag, type, name = "", is] =
      /^(\w+)\s+(?:\{(.+?)\}\s+)?(\[[^\]]*\]|\S+)(?:\s+-\s+(.*))?$/s.exec(text) ?? [];
    const [, inside = name, byDefault] = /^\[([^=\]]+)(?:=(.*))?\]$/.exec(name) ?? [];
    const notes = [
      type && `\`${type.replaceAll("|", "\\|")}\``,
      line(is ?? ""),
      byDefault && `By default \`${byDefault}\`.`,
    ];
    return { tag, name: inside, is: notes.filter(Boolean).join(" ") };
  });
  const tables = TABLES.map(({ tag, head }) => {
    const found = entries.filter((entry) => entry.tag === tag);
    if (found.length === 0) throw new Stop(`${SOURCE} has no @${tag}`);
    const rows = found.map(({ name, is }) => `| \`${name}\` | ${is.replaceAll(/(?<!\\)\|/g, "\\|")} |`);
    return [`| ${head} | |`, "| --- | --- |", ...rows].join("\n");
  });
  const methods = [...source.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\s*\n {2}(\w+)\(\): void \{/gs)].map(
    ([, text = "", name]) => `| \`${name}()\` | ${line(plain(text))} |`,
  );
  const paragraphs = about
    .split(/\n\s*\n/)
    .map(line)
    .filter(Boolean);
  const table = ["| method | |", "| --- | --- |", ...methods].join("\n");
  return `${[...paragraphs, ...tables, table].join("\n\n")}\n`;
}

/** The page as it should be. @returns {string} */
export function pageFromSource() {
  const text = readFileSync(PAGE, "utf8");
  const [before, rest = ""] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Stop(`${PAGE} lacks its marks ${BEGIN}${END}`);
  return `${before}${BEGIN}\n${reference(readFileSync(SOURCE, "utf8"))}\n${END}${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(PAGE, pageFromSource());
