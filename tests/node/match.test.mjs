// A match against the solver, without a page: moves, grades, replies, the end, and what is kept for later.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import init from "cat-and-mouse";
import { runnerImport } from "vite";
import { ROOT } from "../../scripts/versions.mjs";

await init({ module_or_path: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) });
const { module } = await runnerImport(join(ROOT, "www", "model", "match.ts"), { configFile: false, logLevel: "error" });
const { Match, REPLY_DELAY, recordOf } = /** @type {typeof import("../../www/model/match")} */ (module);

/** @typedef {import("../../www/model/match").MatchRecord} MatchRecord */

// ####F
// #C...
// M....   the mouse wins in five plies by two cells to the right, twice, and two up
const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const RIGHT_2 = 12;
const RIGHT_1 = 11;

/** @param {import("node:test").TestContext} context @param {Partial<MatchRecord>} [terms] */
function begin(context, terms) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const match = new Match({
    link: EXAMPLE_1,
    side: "mouse",
    strength: "perfect",
    seed: 1,
    moves: [],
    gaveUp: false,
    ...terms,
  });
  match.resume();
  return match;
}

/** @param {import("../../www/model/match").Match} match */
const madeBy = (match) => match.game.moves.map(({ by }) => by);

test("the opponent replies after a moment, and not before", (context) => {
  const match = begin(context);
  assert.equal(match.isWaiting, false);
  match.press(RIGHT_2);
  assert.equal(match.isWaiting, true);
  assert.deepEqual(match.choices, []);
  context.mock.timers.tick(REPLY_DELAY - 1);
  assert.deepEqual(madeBy(match), ["mouse"]);
  context.mock.timers.tick(1);
  assert.deepEqual(madeBy(match), ["mouse", "cat"]);
  assert.equal(match.isWaiting, false);
  match.free();
});

test("the opponent moves first if the reader is the cat", (context) => {
  const match = begin(context, { side: "cat" });
  assert.deepEqual(match.choices, []);
  context.mock.timers.tick(REPLY_DELAY);
  assert.deepEqual(madeBy(match), ["mouse"]);
  match.free();
});

// The mouse stays at the left end. The cat wins if it goes to the cheese, keeps its chances if it stays, and loses if it
// runs for the mouse.
for (const [strength, reply, verdict] of /** @type {const} */ ([
  ["perfect", 3, "best"],
  ["medium", 2, "slower"],
  ["easy", 1, "win-to-loss"],
])) {
  test(`the opponent plays as well as was chosen: ${strength}`, (context) => {
    const match = begin(context, { link: "board=M1C3F&cat=1&mouse=3", strength });
    match.press(0);
    context.mock.timers.tick(REPLY_DELAY);
    const last = match.moves.at(-1);
    assert.deepEqual([last?.move.by, last?.move.to, last?.judgement.verdict], ["cat", reply, verdict]);
    assert.equal(match.mistakeOf("cat")?.ply ?? null, strength === "easy" ? 1 : null);
    match.free();
  });
}

test("a cell that the piece cannot reach is no move", (context) => {
  const match = begin(context);
  match.press(13);
  match.press(0);
  assert.deepEqual(match.game.moves, []);
  match.free();
});

test("a win is counted in the winner's own moves, and is no one's mistake", (context) => {
  const match = begin(context);
  for (const cell of [RIGHT_2, 14, 4]) {
    assert.equal(match.result, null);
    match.press(cell);
    context.mock.timers.tick(REPLY_DELAY);
  }
  assert.equal(match.result?.winner, "mouse");
  assert.equal(match.result?.ending, "food");
  assert.deepEqual(madeBy(match), ["mouse", "cat", "mouse", "cat", "mouse"]);
  assert.deepEqual(
    match.moves.map(({ judgement }) => judgement.verdict),
    ["best", "best", "best", "best", "best"],
  );
  assert.equal(match.mistakeOf("mouse"), null);
  assert.equal(match.mistakeOf("cat"), null);
  match.press(3);
  assert.equal(match.game.plies, 5, "the match is over");
  match.free();
});

test("finds the move that threw the win away, and what would have been better", (context) => {
  const match = begin(context);
  match.press(RIGHT_1);
  context.mock.timers.tick(REPLY_DELAY);
  assert.equal(match.result?.winner, "cat");
  assert.equal(match.result?.ending, "capture");
  const mistake = match.mistakeOf("mouse") ?? assert.fail("there is a mistake");
  assert.deepEqual([mistake.ply, mistake.move.to, mistake.judgement.verdict], [0, RIGHT_1, "win-to-loss"]);
  assert.equal(match.betterThan(mistake)?.to, RIGHT_2);
  match.free();
});

test("a move is taken back, also before the reply", (context) => {
  const match = begin(context);
  match.press(RIGHT_2);
  match.takeBack(match.lastOwnPly ?? assert.fail());
  context.mock.timers.tick(REPLY_DELAY);
  assert.deepEqual(match.game.moves, []);
  match.press(RIGHT_1);
  context.mock.timers.tick(REPLY_DELAY);
  assert.ok(match.result);
  match.takeBack(0);
  assert.equal(match.result, null);
  assert.deepEqual(match.moves, []);
  assert.ok(match.choices.length > 0);
  match.free();
});

test("a reply comes to the end of the match, wherever the reader looks", (context) => {
  const match = begin(context);
  match.press(RIGHT_2);
  match.lookAt(0);
  assert.equal(match.isLookingBack, true);
  assert.deepEqual(match.choices, []);
  context.mock.timers.tick(REPLY_DELAY);
  assert.deepEqual(madeBy(match), ["mouse", "cat"]);
  match.free();
});

test("giving up ends the match, although it could be won", (context) => {
  const match = begin(context);
  match.giveUp();
  assert.deepEqual(match.result, { winner: "cat", ending: "given-up" });
  assert.equal(match.outcome?.winner, "mouse");
  assert.deepEqual(match.choices, []);
  match.free();
});

test("the move limit ends the match for the cat", (context) => {
  const match = begin(context, { link: `${EXAMPLE_1}&limit=2` });
  match.press(RIGHT_2);
  context.mock.timers.tick(REPLY_DELAY);
  assert.equal(match.result?.winner, "cat");
  assert.equal(match.result?.ending, "limit");
  match.free();
});

test("a match goes on from its record, with the reply that was due", (context) => {
  const match = begin(context);
  match.press(RIGHT_2);
  const record = recordOf(JSON.stringify(match.record)) ?? assert.fail("it is a record");
  match.free();
  assert.deepEqual(record, {
    link: EXAMPLE_1,
    side: "mouse",
    strength: "perfect",
    seed: 1,
    moves: [RIGHT_2],
    gaveUp: false,
  });
  const again = new Match(record);
  again.resume();
  context.mock.timers.tick(REPLY_DELAY);
  assert.deepEqual(madeBy(again), ["mouse", "cat"]);
  assert.equal(again.moves[0]?.judgement.verdict, "best");
  again.free();
});

test("what is no record is not taken for one", () => {
  for (const text of [null, "", "{", "null", "7", "{}", '{"link":"","side":"dog","moves":[]}'])
    assert.equal(recordOf(text), null, `${text}`);
});

test("a record with an illegal move is refused", (context) => {
  assert.throws(() => begin(context, { moves: [13] }), { name: "CatMouseError", code: "bad-cell" });
});
