// The sizes of a visitor's downloads, compressed by gzip at its best level. `npm run check` compares the
// build with scripts/sizes.json; `node scripts/sizes.mjs --update` writes the sizes of the build into it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { main, Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const KEPT = join(ROOT, "scripts", "sizes.json");
const DIST = join(ROOT, "dist");
/** The share by which a size may differ from the recorded one. */
const AIR = 0.02;

/**
 * Scripts that are not loaded at first: sections that are loaded on demand, and English, because the pages are measured
 * in Chinese.
 */
const NOT_AT_FIRST =
  /^assets\/(check-page|graph-kit|graph-element|whole-solver|states-page|play|puzzles-page|puzzle|load|puzzle-files|cat_and_mouse|records-page|dialogs|mistakes|graphs|vocabulary|help|en)-/;

/** A page or script with all scripts that it imports, except those loaded later. @param {string} start */
function scriptsOf(start) {
  const found = new Set([start]);
  for (const path of found) {
    // Drops the preload helper's list of further imports: each of them is also found where it is imported.
    const text = readFileSync(join(DIST, path), "utf8").replace(/\.f=\[[^\]]*\]/, "");
    for (const [, name] of text.matchAll(/["'`](?:[./]*assets|\.)\/([\w-]+\.js)["'`]/g)) {
      const script = `assets/${name}`;
      // The solver's script contains similar names that are not files.
      if (existsSync(join(DIST, script)) && !NOT_AT_FIRST.test(script)) found.add(script);
    }
  }
  return [...found];
}

const scriptsOfPage = (/** @type {string} */ page) => scriptsOf(page).slice(1);

/** The additional downloads of a section. @param {string[]} names of its scripts */
function scriptsOfPart(...names) {
  const before = scriptsOf("index.html");
  const own = readdirSync(join(DIST, "assets")).filter((file) => names.includes(file.replace(/-[\w-]{8}\.js$/, "")));
  const all = own.flatMap((file) => scriptsOf(`assets/${file}`));
  return [...new Set(all)].filter((script) => !before.includes(script));
}

/** @param {string[]} paths within the site */
const size = (...paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length, 0);

/** @returns {Record<string, number>} */
const found = () => ({
  "scripts of index.html": size(...scriptsOfPage("index.html")),
  "scripts of embed.html": size(...scriptsOfPage("embed.html")),
  "scripts of tutorial/index.html": size(...scriptsOfPage("tutorial/index.html")),
  "graphs, besides the first view": size(...scriptsOfPart("graph-kit", "whole-solver", "cat_and_mouse")),
  "States, besides the first view": size(...scriptsOfPart("states-page", "whole-solver", "cat_and_mouse")),
  "Play, besides the first view": size(...scriptsOfPart("play")),
  "solver of boards": size("element/element.wasm"),
  "solver of everything": size("element/graph-element.wasm"),
  "element.js": size("element/element.js"),
  "graph-element.js": size("element/graph-element.js"),
  "puzzle.js": size("element/puzzle.js"),
  "cat-and-mouse.element.js": size("element/cat-and-mouse.element.js"),
});

/**
 * Files that state a size in kilobytes, and the names of the measured sizes that add up to the stated size.
 * @type {[file: string, stated: RegExp, names: string[]][]}
 */
const STATED = [
  ["docs/embedding.md", /its solver has some (\d+) KB/, ["solver of boards"]],
  ["docs/embedding.md", /the whole package some (\d+) KB/, ["solver of everything"]],
  ["www/page/board-kit.ts", /weight: (\d+),/, ["element.js", "solver of boards"]],
  ["www/page/graph-kit.ts", /weight: (\d+),/, ["graph-element.js", "solver of everything"]],
];

await main(async () => {
  const sizes = found();
  if (process.argv.includes("--update")) return writeFileSync(KEPT, `${JSON.stringify(sizes, null, 2)}\n`);
  const kept = /** @type {Record<string, number>} */ (JSON.parse(readFileSync(KEPT, "utf8")));
  for (const [file, stated, names] of STATED) {
    const [, kilobytes] = stated.exec(readFileSync(join(ROOT, file), "utf8").replace(/\s+/g, " ")) ?? [];
    kept[`${file}: ${names.join(" and ")}`] = Number(kilobytes) * 1000;
    sizes[`${file}: ${names.join(" and ")}`] = names.reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  }
  const wrong = Object.keys({ ...kept, ...sizes }).filter(
    (name) => !(Math.abs((sizes[name] ?? 0) / (kept[name] ?? 0) - 1) <= AIR),
  );
  for (const name of wrong) console.log(`${name}: ${sizes[name]} bytes instead of ${kept[name]}`);
  if (wrong.length)
    throw new Stop(
      "These sizes are others. If this is meant, node scripts/sizes.mjs --update writes them down, but for those that a document states.",
    );
});
