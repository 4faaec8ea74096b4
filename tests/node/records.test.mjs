// The records, the census files that prove them, and the tables of the documents agree.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { read } from "./load.mjs";

/** @typedef {{ size: string, kind: string, plies: number, proved: boolean }} Entry */

/** @returns {Entry[]} */
const records = (/** @type {string} */ name) => JSON.parse(read(`records/${name}`));

const KINDS = ["mouse", "by-play", "race", "hunt"];

/** The lengths by size, each in the order of the kinds; "none" where there is no win. @param {Entry[]} entries */
function bySize(entries) {
  const sizes = [...new Set(entries.map(({ size }) => size))];
  const plies = (/** @type {string} */ size, /** @type {string} */ kind) =>
    String(entries.find((entry) => entry.size === size && entry.kind === kind)?.plies ?? "none");
  return Object.fromEntries(sizes.map((size) => [size, KINDS.map((kind) => plies(size, kind))]));
}

/** The table rows of a document whose first cell matches `size`: the size and the other cells of each. @param {string} name @param {RegExp} size */
function rows(name, size) {
  const cells = [...read(name).matchAll(/^\| (.*) \|$/gm)].map(([, row = ""]) => row.split(" | "));
  return cells.flatMap(([first = "", ...rest]) =>
    size.test(first) ? [/** @type {const} */ ([first.replace("×", "x"), rest])] : [],
  );
}

/** Every shape, the smaller side first. @param {(cells: number) => boolean} isWanted */
const shapes = (isWanted) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((rows) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((cols) => (rows <= cols && isWanted(rows * cols) ? [`${rows}x${cols}`] : [])),
  );

test("every shape of at most 30 cells is proved, and no larger one; each has its row in the census' document", () => {
  const small = shapes((cells) => cells <= 30);
  assert.equal(small.length, 27);
  const proved = records("boards.json").filter(({ proved }) => proved);
  // Three pieces need three cells.
  assert.deepEqual(
    small.filter((size) => !proved.some((entry) => entry.size === size)),
    ["1x1", "1x2"],
  );
  assert.ok(proved.every(({ size }) => small.includes(size)));
  const lengths = bySize(proved);
  const table = rows("docs/census.md", /^\d×\d$/);
  assert.deepEqual(table.map(([size]) => size).sort(), small.sort());
  for (const [size, [, , ...cells]] of table)
    assert.deepEqual(cells.slice(0, 4), lengths[size] ?? KINDS.map(() => "none"), size);
});

test("the other records are those of the document, for all larger shapes and for graphs", () => {
  const boards = records("boards.json").filter(({ proved }) => !proved);
  const table = rows("docs/records.md", /^\d×\d$/);
  assert.deepEqual(Object.fromEntries(table), bySize(boards));
  assert.deepEqual(table.map(([size]) => size).sort(), shapes((cells) => cells > 30).sort());
  assert.deepEqual(Object.fromEntries(rows("docs/records.md", /^\d+$/)), bySize(records("graphs.json")));
});

test("the files of the censuses have their checksums, and the records are the longest wins in them", () => {
  const sums = [...read("records/SHA256SUMS").matchAll(/^([0-9a-f]{64}) {2}(census-(.*)\.txt)$/gm)];
  assert.deepEqual(
    sums.map(([, , name]) => name),
    ["census-5x5.txt", "census-5x6.txt"],
  );
  const lengths = bySize(records("boards.json"));
  for (const [, sum, name, size = ""] of sums) {
    const text = read(`records/${name}`);
    assert.equal(createHash("sha256").update(text).digest("hex"), sum, name);
    /** @param {string} kinds */
    const longest = (kinds) =>
      Math.max(
        ...[...text.matchAll(new RegExp(`^length (?:${kinds}) \\d \\d (\\d+) `, "gm"))].map(([, plies]) =>
          Number(plies),
        ),
      );
    assert.deepEqual(
      lengths[size],
      ["mouse|mouse-walk", "by-play", "race", "hunt"].map((kinds) => `${longest(kinds)}`),
      name,
    );
  }
});
