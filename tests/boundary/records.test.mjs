// The records of the page, solved by the package: each belongs on the list on which the page shows it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Editor, solveGraph } from "cat-and-mouse";
import { ROOT } from "../../scripts/versions.mjs";

/** The codes of the reasons that a win of each kind can have. */
const REASONS = /** @type {Record<string, string[]>} */ ({
  mouse: ["mouse-first", "cat-apart", "detour"],
  "by-play": ["detour"],
  race: ["cat-first", "caught-early", "intercepted"],
  hunt: ["trapped"],
});

/** @returns {{ size: string, kind: string, plies: number, case: string }[]} */
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(ROOT, "records", name), "utf8"));

test("each record of a board is a win of its kind and length", () => {
  for (const { size, kind, plies, case: text } of read("boards.json")) {
    const editor = new Editor("board=CMF");
    editor.paste(text);
    assert.equal([editor.rows, editor.cols].sort().join("x"), size);
    const solution = editor.solve();
    assert.ok(solution, text);
    const { code, forced } = solution.reason();
    assert.deepEqual([forced?.plies, REASONS[kind]?.includes(code)], [plies, true], `${kind} ${code}: ${text}`);
    solution.free();
    editor.free();
  }
});

test("each record of a graph is a win of its kind and length", () => {
  for (const { size, kind, plies, case: text } of read("graphs.json")) {
    const lists = text.split(";").map((list) => list.split(" ").filter(Boolean).map(Number));
    assert.equal(`${lists.length}`, size);
    const solution = solveGraph(lists);
    const { code, forced } = solution.reason();
    assert.deepEqual([forced?.plies, REASONS[kind]?.includes(code)], [plies, true], `${kind} ${code}: ${text}`);
    solution.free();
  }
});
