// In www/, a folder imports only from those above it, as docs/architecture.md says; the parts that visitors know do not import one another.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";

/** Folders of the same line do not import one another. "." are the files beside the folders: each begins a page. */
const ORDER = [
  ["style"],
  ["lib", "offline"],
  ["model"],
  ["i18n"],
  ["board", "graph"],
  ["panels"],
  ["page"],
  ["solve", "play", "puzzles", "check", "records", "states", "element"],
  ["playground"],
  ["tutorial"],
  ["."],
];
const HEIGHTS = new Map(ORDER.flatMap((folders, height) => folders.map((folder) => [folder, height])));

/** @param {string} path within www/ */
const folderOf = (path) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : ".");

/** The imports of a file that run the other way. @param {string} file within www/ @param {string} text */
function arrowsBack(file, text) {
  const from = folderOf(file);
  const paths = [...text.matchAll(/(?:\bfrom|\bimport|@import)[\s(]*"(\.[^"]+)"/g)].map(([, path = ""]) => path);
  return paths.flatMap((path) => {
    // What is only text, such as the solutions of the tutorial, knows nothing.
    if (path.endsWith("?raw")) return [];
    const found = posix.join(dirname(file), path);
    const to = folderOf(found);
    if (to === from || found.startsWith("..")) return [];
    const [below = -1, above = -1] = [HEIGHTS.get(to), HEIGHTS.get(from)];
    return below >= 0 && below < above ? [] : [`${file} imports ${found}`];
  });
}

test("no folder of www/ imports from one below it", () => {
  const files = readdirSync(join(ROOT, "www"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(ts|css)$/.test(file));
  assert.ok(files.length > 150, `${files.length} files`);
  assert.deepEqual(
    files.flatMap((file) => arrowsBack(file, readFileSync(join(ROOT, "www", file), "utf8"))),
    [],
  );
});

test("an import that runs the other way is found, in each form", () => {
  const text = [
    'import type { Mark } from "../panels/views/view";',
    'import { cells } from "./cells";',
    'import "../../docs/a.json";',
    'const later = () => import("../solve/solve");',
    'import code from "../tutorial/solutions/913.js?raw";',
    '@import "../graph/graph.css";',
    'import { recall } from "../lib/storage";',
    'import { other } from "../nowhere/other";',
  ].join("\n");
  assert.deepEqual(arrowsBack("board/board.ts", text), [
    "board/board.ts imports panels/views/view",
    "board/board.ts imports solve/solve",
    "board/board.ts imports graph/graph.css",
    "board/board.ts imports nowhere/other",
  ]);
});

/** Code of a panel that knows which game it shows; comments may. @param {string} text */
const gamesNamed = (text) =>
  text
    .split("\n")
    .filter(
      (line) => !/^\s*(\/\/|\/?\*)/.test(line) && /(?<![a-z])(board|graph)|Board|Graph|\bgame\.kind\b/.test(line),
    );

test("no panel names a board or a graph, or asks which game it shows", () => {
  const panels = readdirSync(join(ROOT, "www/panels"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  assert.ok(panels.length > 20, `${panels.length} files`);
  assert.deepEqual(
    panels.flatMap((file) =>
      gamesNamed(readFileSync(join(ROOT, "www/panels", file), "utf8")).map((line) => `${file}: ${line.trim()}`),
    ),
    [],
  );
});

test("a panel that names a game is found", () => {
  const bad = [
    'import { cells } from "../board/cells";',
    "  words.drawing.graph.whatIf;",
    "  return words.wrong[game.kind];",
    "  onBoard();",
  ];
  const good = ["// about the board", "/** the graph */", "  words.paragraph([]);", "  const keyboard = 1;"];
  assert.deepEqual(gamesNamed([...bad, ...good].join("\n")), bad);
});
