// Without a page: the reader's own games in the browser's storage, and the pace at which moves are shown.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { load } from "./load.mjs";

/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
});
beforeEach(() => kept.clear());

const { asText, keepGames, savedGames, withGame } = await load("model/saved");
const { keptTexts } = await load("check/kept");
const { keepReport, keptReport } = await load("check/report");
const { changePace, pace } = await load("model/speed");

const ONE = { name: "Corner", link: "board=MCF&cat=1&mouse=1" };
const OTHER = { name: "Row", link: "board=M1C3F&cat=1&mouse=4" };

test("games are kept by their names, the latest first, and boards apart from graphs", () => {
  assert.deepEqual(savedGames("board"), []);
  assert.ok(keepGames("board", withGame(withGame([], ONE), OTHER)));
  assert.deepEqual(savedGames("board"), [OTHER, ONE]);
  assert.deepEqual(savedGames("graph"), []);
  const renewed = { name: "Corner", link: "board=FCM&cat=1&mouse=1" };
  assert.deepEqual(withGame(savedGames("board"), renewed), [renewed, OTHER]);
});

test("stored text that is not a list of games is ignored", () => {
  for (const text of ["{", "null", "7", '[null, {"name":"a"}, {"link":"board=MCF","name":2}]']) {
    kept.set("cat-and-mouse.my boards", text);
    assert.deepEqual(savedGames("board"), [], text);
  }
});

test("kept texts and reports that cannot be read are ignored", () => {
  for (const text of ["{", "{}", "null", "7", '[null, {"text":"a"}, {"text":1,"time":2}]']) {
    for (const key of ["code.kept", "code.report.cat-and-mouse"]) kept.set(`cat-and-mouse.${key}`, text);
    assert.deepEqual([keptTexts("code"), keptReport("cat-and-mouse")], [[], null], text);
  }
});

test("a report of another version, or without one of its parts, is ignored", () => {
  const report = /** @type {const} */ ({
    codeLanguage: "python",
    code: "…",
    judged: { kind: "not-started", error: "…" },
  });
  keepReport("cat-and-mouse", report);
  assert.deepEqual([keptReport("cat-and-mouse"), keptReport("cat-and-mouse-ii")], [report, null]);
  const key = "cat-and-mouse.code.report.cat-and-mouse";
  const text = kept.get(key) ?? "";
  for (const [whole, other] of /** @type {const} */ ([
    ["report.ts", "other.ts"],
    ["python", "logo"],
    ['"…"', "1"],
    ['"judged"', '"none"'],
  ])) {
    kept.set(key, text.replace(whole, other));
    assert.equal(keptReport("cat-and-mouse"), null, `${other} for ${whole}`);
  }
  keepReport("cat-and-mouse", null);
  assert.equal(keptReport("cat-and-mouse"), null);
});

test("as text, each has its name and its link in a line of its own", () => {
  assert.equal(
    asText([ONE, OTHER], "https://example.org/"),
    "Corner\nhttps://example.org/#board=MCF&cat=1&mouse=1\n\nRow\nhttps://example.org/#board=M1C3F&cat=1&mouse=4\n",
  );
});

test("the pace goes round, and is kept", () => {
  const paces = Array.from({ length: 5 }, () => {
    const now = pace();
    changePace();
    return now;
  });
  assert.deepEqual(paces, [1, 2, 4, 0.5, 1]);
  assert.equal(kept.get("cat-and-mouse.pace"), "2");
});
