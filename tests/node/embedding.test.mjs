// docs/embedding.md describes the element as its source does, and names the files for its code blocks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { solve } from "cat-and-mouse";
import { PAGE, pageFromSource } from "../../scripts/reference.mjs";
import { blocks, documented } from "../package/embedding.mjs";
import { read } from "./load.mjs";

const text = readFileSync(PAGE, "utf8");

test("the reference is that of the source: npm run reference writes it", () => {
  assert.equal(text, pageFromSource());
});

test("every attribute that the element observes is in the reference, and nothing else", () => {
  const declared = ["game-element.ts", "board-element.ts"].map((name) => {
    const source = read(`www/element/${name}`);
    return /static override properties(?:: \w+)? = \{\n(.*?)\n {2}\};/s.exec(source)?.[1] ?? assert.fail(name);
  });
  const observed = [...declared.join("\n").matchAll(/^ {4}(\w+): (.*),$/gm)].flatMap(([, name = "", how = ""]) => {
    if (/state: true|attribute: false/.test(how)) return [];
    return [/attribute: "(.*?)"/.exec(how)?.[1] ?? name];
  });
  const [, rows = ""] = /^\| Attribute \| \|\n\| --- \| --- \|\n(.*?)\n\n/ms.exec(text) ?? [];
  const documented = [...rows.matchAll(/^\| `(.+?)`/gm)].map(([, name]) => name);
  // Every element has the attribute `lang`.
  assert.deepEqual(documented.filter((name) => name !== "lang").sort(), observed.sort());
});

test("each block of lines is for a file of its own", () => {
  const names = blocks.map(({ name }) => name);
  assert.ok(!names.includes(undefined), names.join(" "));
  assert.deepEqual([...new Set(names)], names);
});

test("the exercise is not done from the beginning, and can be done in one way", () => {
  const html = documented("exercise/index.html");
  const of = (/** @type {string} */ name) => new RegExp(`\\b${name}="(.*?)"`).exec(html)?.[1] ?? assert.fail(name);
  const [winner, plies] = of("goal").split(":");
  const rows = of("board").split("/");
  const cols = rows[0]?.length ?? 0;
  const [row = 0, col = 0] = of("locked").split(",").map(Number);
  const locked = (row - 1) * cols + col - 1;
  /** @param {...number} changed */
  const isDone = (...changed) => {
    const cells = [...rows.join("")].map((cell, at) => (changed.includes(at) ? (cell === "#" ? "." : "#") : cell));
    const grid = rows.map((_, at) => cells.slice(at * cols, (at + 1) * cols).join(""));
    const solution = solve(grid, Number(of("cat-jump")), Number(of("mouse-jump")));
    const { forced } = solution.verdict();
    solution.free();
    return forced?.winner === winner && forced !== null && forced.plies >= Number(plies);
  };
  const free = [...rows.join("")].flatMap((cell, at) => (/[.#]/.test(cell) && at !== locked ? [at] : []));
  const pairs = free.flatMap((one, at) => free.slice(at + 1).map((other) => [one, other]));
  assert.equal(of("walls"), "2");
  assert.deepEqual(
    [[], ...free.map((one) => [one])].filter((changed) => isDone(...changed)),
    [],
  );
  assert.equal(pairs.filter((changed) => isDone(...changed)).length, 1);
});

test("the lines for a page show a board when they are pasted alone", () => {
  const pages = blocks.filter(({ name, code }) => name?.endsWith("index.html") && code.includes("<cat-mouse-board"));
  assert.deepEqual(
    pages.map(({ name }) => name),
    [
      "plain/index.html",
      "single/index.html",
      "file/index.html",
      "compact/index.html",
      "many/index.html",
      "puzzle/index.html",
      "exercise/index.html",
      "lesson/index.html",
      "both/index.html",
    ],
  );
  for (const { name, code } of pages)
    assert.match(code, /^<script (?:type="module"|defer) src="[^"]+\.js"><\/script>\n<cat-mouse-board /, name);
});
