// The puzzles without a page: their file, the puzzle of each day, and the reader's stored progress.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, read } from "./load.mjs";

const { dateOf, dayOf, KINDS, LEVELS, lastDayWith, levelOf, mixed, puzzleOn, readPuzzles, THEMES } =
  await load("model/puzzles");
const { counted, levelReached, merged, readProgress, solvedOn, streakOf, writeProgress } =
  await load("model/puzzle-progress");

const at = (/** @type {string} */ time) => Date.parse(time);
const fileOf = (/** @type {string} */ name) => read(`puzzles/${name}.txt`);

test("each line of the file is a puzzle", () => {
  const { puzzles, days } = readPuzzles(
    "ab12 only-move 50 - board=MCF&m=0&c=1&turn=cat\n9zzzz change 3 race,cut-off graph=0-1&goal=mouse&edges=1\n",
    "9zzzz\nab12\n",
  );
  assert.deepEqual(puzzles, [
    { id: "ab12", kind: "only-move", grade: 50, themes: [], link: "board=MCF&m=0&c=1&turn=cat", game: "board" },
    {
      id: "9zzzz",
      kind: "change",
      grade: 3,
      themes: ["race", "cut-off"],
      link: "graph=0-1&goal=mouse&edges=1",
      game: "graph",
    },
  ]);
  assert.deepEqual(days, ["9zzzz", "ab12"]);
});

test("the page knows every kind and theme of the puzzles, and has every puzzle of a day", () => {
  const { puzzles, days } = readPuzzles(fileOf("puzzles"), fileOf("days"));
  assert.deepEqual(new Set(puzzles.map(({ kind }) => kind)), new Set(KINDS));
  assert.deepEqual(new Set(puzzles.flatMap(({ themes }) => themes)), new Set(THEMES));
  for (const { id, kind, link } of puzzles) assert.match(link, kind === "change" ? /&goal=/ : /&m=\d+&c=\d+&turn=/, id);
  const ids = new Set(puzzles.map(({ id }) => id));
  assert.deepEqual(
    days.filter((id) => !ids.has(id)),
    [],
  );
});

test("the path for beginners has 12 to 15 easy puzzles, and graphs only at its end", () => {
  const { puzzles, path } = readPuzzles(fileOf("puzzles"), fileOf("days"), fileOf("path"));
  const steps = path.map((id) => puzzles.find((each) => each.id === id));
  assert.ok(path.length >= 12 && path.length <= 15);
  assert.equal(new Set(path).size, path.length);
  assert.deepEqual(new Set(steps.map((step) => levelOf(step?.grade ?? 0))), new Set(["easy"]));
  assert.deepEqual(
    steps.map((step) => step?.game),
    path.map((_, index) => (index < path.length - 2 ? "board" : "graph")),
  );
});

test("a grade belongs to one of three levels", () => {
  assert.deepEqual([100, 30, 29, 12, 11, 0].map(levelOf), ["easy", "easy", "medium", "medium", "hard", "hard"]);
});

test("each level of the list begins with several kinds, and every puzzle is in it once", () => {
  const line = (/** @type {string} */ kind, /** @type {string} */ link, /** @type {number} */ grade) =>
    `${kind}-${link}-${grade} ${kind} ${grade} - ${link === "graph" ? "graph=" : "board="}`;
  const lines = [
    ...[90, 80, 70, 60, 20].map((grade) => line("change", "board", grade)),
    ...[50, 40].map((grade) => line("change", "graph", grade)),
    ...[45, 35, 30].map((grade) => line("win", "board", grade)),
  ];
  const { puzzles } = readPuzzles(lines.join("\n"), "");
  assert.deepEqual(
    mixed(puzzles).map(({ id }) => id),
    [
      "change-board-90",
      "win-board-45",
      "change-graph-50",
      "change-board-80",
      "win-board-35",
      "change-board-70",
      "change-graph-40",
      "win-board-30",
      "change-board-60",
      "change-board-20",
    ],
  );
  const all = readPuzzles(fileOf("puzzles"), "").puzzles;
  const list = mixed(all);
  assert.deepEqual(new Set(list), new Set(all));
  for (const level of LEVELS) {
    // Hard puzzles with a single move are rare, so two kinds are enough there. Holding a draw comes later.
    const first = list.filter(({ grade }) => levelOf(grade) === level).slice(0, 6);
    assert.ok(new Set(first.map(({ kind }) => kind)).size >= (level === "hard" ? 2 : 3), level);
    assert.equal(new Set(first.map(({ game }) => game)).size, 2, level);
    assert.ok(!first.some(({ kind }) => kind === "hold"), level);
  }
});

test("days change at midnight by UTC, begin on 2 November 2026, and use the list again after its end", () => {
  assert.deepEqual(
    ["2026-10-24T12:00Z", "2026-11-02T00:00Z", "2026-11-02T23:59Z", "2026-11-03T00:00Z", "2028-01-31T05:00Z"].map(
      (time) => dayOf(at(time)),
    ),
    [0, 0, 0, 1, 455],
  );
  assert.deepEqual([0, 60, 455].map(dateOf), ["2026-11-02", "2027-01-01", "2028-01-31"]);
  const days = ["aaaa", "bbbb", "cccc"];
  assert.deepEqual(
    [0, 2, 3, 7].map((day) => puzzleOn(day, days)),
    ["aaaa", "cccc", "aaaa", "bbbb"],
  );
  assert.deepEqual(
    [
      ["aaaa", 0],
      ["bbbb", 0],
      ["bbbb", 3],
      ["bbbb", 4],
      ["zzzz", 9],
    ].map(([id, until]) => lastDayWith(`${id}`, Number(until), days)),
    [0, null, 1, 4, null],
  );
});

test("that the solution was looked at is kept, also in a file and beside another visit", () => {
  const looked = counted({}, "aaaa", "looked");
  assert.deepEqual(looked, { aaaa: { solved: [], mistakes: 0, hints: 0, looked: true } });
  assert.deepEqual(readProgress(writeProgress(looked)), looked);
  assert.equal(readProgress(writeProgress(looked).replace("true", "1")), null);
  const other = counted({}, "aaaa", "mistakes");
  for (const [one, two] of /** @type {const} */ ([
    [looked, other],
    [other, looked],
  ]))
    assert.deepEqual(merged(one, two), { aaaa: { solved: [], mistakes: 1, hints: 0, looked: true } });
});

test("wrong moves and hints are counted until a puzzle is solved", () => {
  let progress = counted(counted(counted({}, "aaaa", "mistakes"), "aaaa", "hints"), "aaaa", "mistakes");
  assert.deepEqual(progress, { aaaa: { solved: [], mistakes: 2, hints: 1 } });
  progress = solvedOn(progress, "aaaa", "2026-12-03");
  progress = solvedOn(counted(progress, "aaaa", "mistakes"), "aaaa", "2026-12-03");
  assert.deepEqual(progress, { aaaa: { solved: ["2026-12-03"], mistakes: 2, hints: 1 } });
});

test("progress of two devices is put together by puzzle", () => {
  const one = {
    aaaa: { solved: ["2026-12-03"], mistakes: 1, hints: 0 },
    bbbb: { solved: [], mistakes: 4, hints: 0 },
    cccc: { solved: [], mistakes: 1, hints: 2 },
  };
  const other = {
    aaaa: { solved: ["2026-12-02", "2026-12-05"], mistakes: 0, hints: 2 },
    bbbb: { solved: ["2026-12-09"], mistakes: 0, hints: 1 },
    cccc: { solved: [], mistakes: 2, hints: 0 },
    dddd: { solved: ["2026-12-01"], mistakes: 0, hints: 0 },
  };
  const both = {
    aaaa: { solved: ["2026-12-02", "2026-12-03", "2026-12-05"], mistakes: 0, hints: 2 },
    bbbb: { solved: ["2026-12-09"], mistakes: 0, hints: 1 },
    cccc: { solved: [], mistakes: 2, hints: 2 },
    dddd: { solved: ["2026-12-01"], mistakes: 0, hints: 0 },
  };
  assert.deepEqual(merged(one, other), both);
  assert.deepEqual(merged(other, one), both);
  assert.deepEqual(merged(both, both), both);
});

test("what is written is read again, and nothing else is", () => {
  const progress = { aaaa: { solved: ["2026-12-03"], mistakes: 1, hints: 0 } };
  const text = writeProgress(progress);
  assert.deepEqual(readProgress(text), progress);
  for (const wrong of [
    null,
    "",
    "{",
    "3",
    "null",
    "[]",
    '{"puzzles":{}}',
    text.replace('"version": 1', '"version": 2'),
    text.replace("aaaa", "A!"),
    text.replace("2026-12-03", "yesterday"),
    text.replace('"mistakes": 1', '"mistakes": -1'),
    text.replace('"hints": 0', '"hints": "0"'),
  ])
    assert.equal(readProgress(wrong), null, `${wrong}`);
});

test("a day without its puzzle ends the days in a row, and today is not over yet", () => {
  const days = ["aaaa", "bbbb", "cccc"];
  const solved = (/** @type {string[]} */ ...dates) => ({ solved: dates, mistakes: 0, hints: 0 });
  const progress = {
    aaaa: solved("2026-11-02", "2026-11-05"),
    bbbb: solved("2026-11-04", "2026-11-06"),
    cccc: solved("2026-11-04"),
  };
  const on = (/** @type {string} */ date) => streakOf(progress, days, at(`${date}T12:00Z`));
  // The second day's puzzle was solved a day late.
  assert.deepEqual(
    ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-06", "2026-11-07", "2026-11-08"].map(on),
    [1, 1, 1, 3, 3, 0],
  );
});

test("the next puzzle offered has the level of which three others were solved", () => {
  const grades = [90, 80, 70, 20, 19, 18, 17, 5];
  const { puzzles } = readPuzzles(grades.map((grade) => `p${grade}00 win ${grade} - board=`).join("\n"), "");
  const solved = (/** @type {number} */ count) =>
    puzzles.slice(0, count).reduce((progress, { id }) => solvedOn(progress, id, "2026-11-02"), {});
  const hard = /** @type {import("../../www/model/puzzles").Puzzle} */ (puzzles[7]);
  assert.deepEqual(
    [0, 3, 5, 6, 7, 8].map((count) => levelReached(solved(count), puzzles, hard)),
    [0, 0, 0, 1, 1, 1],
  );
  assert.equal(levelReached(solved(6), puzzles, /** @type {typeof hard} */ (puzzles[4])), 0, "but the one just solved");
});
