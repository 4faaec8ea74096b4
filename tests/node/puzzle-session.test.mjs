// A try at a puzzle, without a page: every action in every state; then a try with a game, its verdicts and replies.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { readLinkKeys } from "cat-and-mouse";
import { DRAWN, EXAMPLE_1, STAND_OFF } from "../harness/games.mjs";
import { load } from "./load.mjs";

const { isRecordOf, NO_EFFORT, newSession, next, PuzzlePlay } = await load("model/puzzle-session");
const { readJson } = await load("lib/storage");
const { openBoard } = await load("model/board-game");
const { openGraph } = await load("model/graph-game");

/** @typedef {import("../../www/model/puzzle-session").PuzzleSession} PuzzleSession */
/** @typedef {import("../../www/model/puzzle-session").Action} Action */
/** @typedef {import("../../www/model/puzzle-session").Facts} Facts */
/** @typedef {import("../../www/model/game").Grade} Grade */

const readRecord = (/** @type {string | null} */ text) => readJson(text, isRecordOf("aaaa"));

// The state of a try, without a game

const OUTCOME = /** @type {const} */ ({ winner: "mouse", ending: "food", plies: 3 });
/** @type {Grade} */
const GOOD = { verdict: "best", plies: 3, before: OUTCOME, after: OUTCOME };
/** @type {Grade} */
const BAD = { ...GOOD, verdict: "win-to-loss" };

/** @type {Facts} */
const WIN = {
  puzzle: "win",
  isOwnTurn: false,
  isOver: false,
  comesBack: false,
  ownMoves: 1,
  lastOwn: 0,
  progress: null,
};

/** @param {Partial<NonNullable<Facts["progress"]>>} [how] @returns {Facts} */
const change = (how) => ({
  ...WIN,
  puzzle: "change",
  progress: {
    goal: { winner: "mouse", plies: null, moves: null },
    isMet: false,
    outcome: null,
    changes: [],
    moved: [],
    allowed: 1,
    locked: [],
    refusal: null,
    ...how,
  },
});
const MADE = { changes: [{ at: 3, adds: true }] };

const effort = { mistakes: 1, hints: 1 };
/** @satisfies {Record<string, PuzzleSession>} */
const STATES = /** @type {const} */ ({
  asked: { kind: "asked", hint: 0, effort },
  hinted: { kind: "asked", hint: 1, effort },
  told: { kind: "asked", hint: 2, effort },
  waiting: { kind: "waiting", effort },
  wrong: { kind: "wrong", ply: 2, grade: null, effort },
  "wrong change": { kind: "wrong-change", hint: 1, effort },
  solved: { kind: "solved", effort },
});
/** @satisfies {Record<string, Action>} */
const ACTIONS = /** @type {const} */ ({
  move: { do: "move", grade: GOOD },
  err: { do: "move", grade: BAD },
  reply: { do: "reply" },
  edit: { do: "edit" },
  hint: { do: "hint" },
  solution: { do: "solution" },
  again: { do: "again" },
  restart: { do: "restart", effort: NO_EFFORT },
});

const ERRED = { mistakes: 2, hints: 1 };
const HINTED = { mistakes: 1, hints: 2 };
const LOOKED = { ...effort, looked: true };
const ASKED = { kind: "asked", hint: 0, effort };
const RESTART = [{ kind: "asked", hint: 0, effort: NO_EFFORT }, "question", ""];
const MOVES = {
  move: [{ kind: "waiting", effort }, "move feedback", ""],
  err: [{ kind: "wrong", ply: 0, grade: BAD, effort: ERRED }, "feedback", "mistakes"],
};
const SOLUTION = [{ kind: "asked", hint: 2, effort: LOOKED }, "feedback", "looked"];

/**
 * For each state and action: the new state, the announcement and the event. The puzzle asks for a win or, in the state
 * of a wrong change, for a change. Any other action changes nothing, and announces `said`.
 * @type {Record<keyof typeof STATES, { said: string } & Partial<Record<keyof typeof ACTIONS, any>>>}
 */
const TABLE = {
  asked: {
    said: "question",
    ...MOVES,
    hint: [{ kind: "asked", hint: 1, effort: HINTED }, "feedback", "hints"],
    solution: SOLUTION,
  },
  hinted: {
    said: "question",
    ...MOVES,
    hint: [{ kind: "asked", hint: 1, effort }, "feedback", ""],
    solution: [{ kind: "asked", hint: 2, effort }, "feedback", ""],
  },
  told: {
    said: "question",
    ...MOVES,
    hint: [{ kind: "asked", hint: 2, effort }, "feedback", ""],
    solution: [{ kind: "asked", hint: 2, effort }, "feedback", ""],
  },
  waiting: { said: "waiting", reply: [{ kind: "waiting", effort }, "move feedback", ""] },
  wrong: { said: "feedback", again: [ASKED, "question", ""] },
  "wrong change": {
    said: "feedback",
    edit: [{ kind: "asked", hint: 1, effort }, "feedback", ""],
    hint: [{ kind: "asked", hint: 1, effort }, "feedback", ""],
    solution: SOLUTION,
    again: [{ kind: "asked", hint: 1, effort }, "question", ""],
  },
  solved: { said: "solved" },
};

for (const state of /** @type {(keyof typeof STATES)[]} */ (Object.keys(STATES)))
  for (const action of /** @type {(keyof typeof ACTIONS)[]} */ (Object.keys(ACTIONS)))
    test(`${action} in ${state}`, () => {
      const before = STATES[state];
      const { said, [action]: own } = TABLE[state];
      const [after, say, tell] = action === "restart" ? RESTART : (own ?? [before, said, ""]);
      const { now, ...told } = next(before, ACTIONS[action], state === "wrong change" ? change() : WIN);
      assert.deepEqual([now, told.say.join(" "), told.tell.join(" ")], [after, say, tell]);
      // Every action makes an announcement.
      assert.notEqual(say, "");
    });

/** @param {PuzzleSession} now @param {Action} action @param {Facts} facts */
function stepOf(now, action, facts) {
  const { now: after, say, tell } = next(now, action, facts);
  return [after.kind, say.join(" "), tell.join(" ")];
}

const SOLVED = ["solved", "move solved effort feedback", "solved"];

test("each kind of puzzle is solved by its own end", () => {
  const { asked, waiting } = STATES;
  const { move, reply, edit } = ACTIONS;
  for (const [now, action, facts, expected] of /** @type {[PuzzleSession, Action, Facts, string[]][]} */ ([
    [asked, move, { ...WIN, isOver: true }, SOLVED],
    [waiting, reply, { ...WIN, isOver: true }, SOLVED],
    [waiting, reply, { ...WIN, isOwnTurn: true }, ["asked", "move feedback", ""]],
    [asked, move, { ...WIN, puzzle: "only-move" }, SOLVED],
    [asked, move, { ...WIN, puzzle: "hold", ownMoves: 2 }, ["waiting", "move feedback", ""]],
    [asked, move, { ...WIN, puzzle: "hold", ownMoves: 3 }, SOLVED],
    [waiting, reply, { ...WIN, puzzle: "hold", ownMoves: 3, isOwnTurn: true }, ["asked", "move feedback", ""]],
    // A move back to an earlier position is a draw, not a win.
    [asked, move, { ...WIN, comesBack: true }, ["wrong", "feedback", "mistakes"]],
    [waiting, reply, { ...WIN, comesBack: true, isOwnTurn: true }, ["wrong", "feedback", "mistakes"]],
    [asked, edit, change({ ...MADE, isMet: true }), SOLVED],
    [asked, edit, change(MADE), ["wrong-change", "feedback", "mistakes"]],
    [asked, edit, change({ ...MADE, allowed: 2 }), ["asked", "question", ""]],
    [asked, edit, change({ refusal: "locked" }), ["asked", "feedback", ""]],
    // A further change is refused, but does not count as another mistake.
    [STATES["wrong change"], edit, change({ ...MADE, refusal: "walls" }), ["wrong-change", "feedback", ""]],
    [STATES["wrong change"], edit, change({ ...MADE, isMet: true }), SOLVED],
    [asked, move, change(), ["asked", "question", ""]],
    [asked, edit, WIN, ["asked", "question", ""]],
  ]))
    assert.deepEqual(stepOf(now, action, facts), expected, JSON.stringify([now.kind, action.do, facts]));
});

test("the hint and the move after it are one hint; a change that is shown is a look at the solution", () => {
  for (const [puzzle, what] of /** @type {const} */ ([
    ["win", ""],
    ["hold", ""],
    ["only-move", ""],
    ["change", "looked"],
  ]))
    assert.equal(stepOf(STATES.hinted, ACTIONS.solution, { ...WIN, puzzle })[2], what, puzzle);
});

// A try with a game

const WIN_LINK = `${EXAMPLE_1}&m=10&c=6&turn=mouse`;
const ONLY_MOVE_LINK = `${STAND_OFF}&m=18&c=3&turn=mouse`;

/**
 * The sessions that the current test has begun, freed after it.
 * @type {import("../../www/model/puzzle-session").PuzzlePlay[]}
 */
const begun = [];
beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "setInterval"] }));
afterEach(() => {
  for (const play of begun.splice(0)) play.free();
  mock.reset();
});

/** A session, its events and the places of its players. @param {import("../../www/model/game").Game} game @param {Facts["puzzle"]} kind */
function playOf(game, kind, record = newSession(NO_EFFORT)) {
  /** @type {string[]} */
  const told = [];
  const play = new PuzzlePlay(game, kind, record, ({ tell }) => told.push(...tell));
  begun.push(play);
  return { play, told, places: () => [play.game.state?.mouse, play.game.state?.cat] };
}

test("a win is not won by a wrong move, and a slower one is right", () => {
  const game = openBoard(WIN_LINK);
  const { play, told, places } = playOf(game, "win");
  assert.deepEqual(play.choices.map(({ to }) => to).sort(), [10, 11, 12]);
  assert.equal(play.rightChoices, 1);
  play.press(13);
  assert.deepEqual(places(), [10, 6], "no such move");
  play.press(10);
  assert.deepEqual([told, play.choices, play.now.kind], [["mistakes"], [], "wrong"]);
  play.tryAgain();
  assert.deepEqual(places(), [10, 6]);
  play.press(12);
  assert.deepEqual([places(), play.now.kind], [[12, 6], "waiting"]);
  mock.timers.tick(450);
  assert.deepEqual([places(), play.now.kind, play.ownMoves], [[12, 7], "asked", 1]);
  play.press(13);
  assert.deepEqual(told, ["mistakes"], "it takes longer, but still wins");
  play.restart(NO_EFFORT);
  assert.deepEqual(places(), [10, 6]);
  for (const to of [12, 14, 4]) {
    play.press(to);
    mock.timers.tick(450);
  }
  assert.deepEqual([told, play.isSolved], [["mistakes", "solved"], true]);
});

test("the only move is compared with the best of the others", () => {
  const game = openBoard(ONLY_MOVE_LINK);
  const { play } = playOf(game, "only-move");
  const compared = () => {
    const { outcome, others, next } = (play.now.kind === "solved" && play.now.comparison) || {};
    return [outcome?.winner, outcome?.plies, others, next?.winner, next?.plies];
  };
  play.press(19);
  // On a board, a game without a forced win is the cat's by the move limit. Plies count from the puzzle's position, as in Solve.
  assert.deepEqual(compared(), ["cat", null, 4, "cat", 6]);
  play.restart(NO_EFFORT);
  assert.deepEqual(play.now, newSession(NO_EFFORT).now);
});

test("a move that brings the position back stays on the graph until the next try", () => {
  const game = openGraph("graph=0-5.0-6.1-2.1-3.1-5.1-7.1-8.2-4.2-5.3-6.4-6.4-9.6-7.6-8.7-8.7-9&m=1&c=2&turn=mouse");
  const { play, told, places } = playOf(game, "win");
  play.press(7);
  mock.timers.tick(450);
  assert.deepEqual(places(), [7, 4]);
  play.press(1);
  assert.deepEqual([places(), told], [[1, 4], []]);
  // The cat returns to 2, and everything is as before.
  mock.timers.tick(450);
  const { now, wrongMove } = play;
  assert.deepEqual([places(), told, wrongMove?.from, wrongMove?.to], [[1, 2], ["mistakes"], 7, 1]);
  assert.equal(now.kind === "wrong" && now.grade, null);
  play.tryAgain();
  assert.deepEqual([places(), play.now.kind], [[7, 4], "asked"]);
});

/** A puzzle whose only solution is to remove the wall at row 5, column 1, counted from 1. */
function changed(
  record = newSession(NO_EFFORT),
  link = "board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1&goal=mouse&walls=1",
) {
  const game = openBoard(link);
  game.assign(readLinkKeys(link).terms);
  const { play, told } = playOf(game, "change", record);
  return {
    game,
    play,
    told,
    toggle(/** @type {number} */ row, /** @type {number} */ col) {
      game.edit((editor) => {
        editor.press(row, col, "wall");
        editor.release();
      });
      play.edited();
    },
  };
}

for (const [way, act, counted] of /** @type {const} */ ([
  ["Try again", "tryAgain", []],
  ["a hint", "showHint", ["hints"]],
  ["a restart", "restart", []],
]))
  test(`after two wrong changes, ${way} does not pass through the first one`, () => {
    const { play, told, game, toggle } = changed();
    for (const col of [2, 2, 3]) toggle(1, col);
    assert.deepEqual([told, play.now.kind], [["mistakes", "mistakes"], "wrong-change"]);
    if (act === "restart") play.restart(NO_EFFORT);
    else play[act]();
    assert.deepEqual([told, play.now.kind, game.canUndo], [["mistakes", "mistakes", ...counted], "asked", false]);
  });

test("a wrong change is one mistake, until it is taken back", () => {
  const { play, told, game, toggle } = changed();
  toggle(1, 2);
  assert.deepEqual([told, play.now.kind], [["mistakes"], "wrong-change"]);
  toggle(1, 3);
  assert.deepEqual([told, play.now.kind], [["mistakes"], "wrong-change"], "another wall is refused");
  play.tryAgain();
  assert.deepEqual([game.canUndo, play.now.kind], [false, "asked"]);
  toggle(4, 0);
  assert.deepEqual([told, play.now], [["mistakes", "solved"], { kind: "solved", effort: { mistakes: 1, hints: 0 } }]);
});

test("a puzzle that was solved before shows its end, and counts nothing", () => {
  const effort = { mistakes: 2, hints: 0 };
  const hold = `${DRAWN}&m=3&c=5&turn=mouse`;
  for (const [kind, game, at] of /** @type {const} */ ([
    ["win", openBoard(WIN_LINK), 4],
    ["only-move", openBoard(ONLY_MOVE_LINK), 19],
    ["hold", openGraph(hold), 4],
  ])) {
    const { play, told, places } = playOf(game, kind);
    play.look(effort);
    assert.deepEqual([play.now.kind, play.now.effort, places()[0], told], ["solved", effort, at, []], kind);
    assert.equal(play.now.kind === "solved" && play.now.comparison?.others, kind === "only-move" ? 4 : undefined);
    play.restart(NO_EFFORT);
    assert.deepEqual([play.now, game.ply], [newSession(NO_EFFORT).now, 0]);
  }
  const board = changed();
  board.play.look(effort);
  assert.deepEqual(
    [board.play.now, board.told, board.game.view.contents[24]],
    [{ kind: "solved", effort }, [], "floor"],
  );
  const graph = openGraph("graph=0-3.1-2.1-3.2-3&at=50-10.15-80.85-80.50-45");
  graph.assign("goal=mouse&edges=1&locked=1");
  const { play, told } = playOf(graph, "change");
  play.look(effort);
  // The results of the edges arrive one after another.
  for (let slice = 0; slice < 99 && !play.isSolved; slice += 1) mock.timers.tick(1);
  assert.deepEqual([play.now, told, graph.link.includes("2-3")], [{ kind: "solved", effort }, [], false]);
});

// A try after a reload

/** The session after a reload. @param {import("../../www/model/puzzle-session").PuzzlePlay} play @param {string} link */
function reloaded(play, link) {
  return readRecord(JSON.stringify({ id: "aaaa", link, ...play.record })) ?? assert.fail("it is a record");
}

test("a session goes on after a reload: at each state of a win, with what was counted", () => {
  let { play, told, places } = playOf(openBoard(WIN_LINK), "win");
  const reload = () => {
    const before = [places(), play.now];
    const record = reloaded(play, WIN_LINK);
    ({ play, told, places } = playOf(openBoard(record.link), "win", record));
    assert.deepEqual([places(), play.now, told], [...before, []]);
  };
  reload();
  play.press(10);
  reload();
  assert.deepEqual([play.wrongMove?.to, play.reply?.to], [10, 11]);
  play.tryAgain();
  assert.deepEqual(places(), [10, 6]);
  play.press(12);
  reload();
  assert.equal(play.now.kind, "waiting");
  mock.timers.tick(450);
  assert.deepEqual(places(), [12, 7]);
  reload();
  play.press(14);
  mock.timers.tick(450);
  play.press(4);
  assert.deepEqual([told, play.now], [["solved"], { kind: "solved", effort: { mistakes: 1, hints: 0 } }]);
  reload();
});

test("a change goes on after a reload, and can be taken back", () => {
  const { play, game, toggle } = changed();
  const terms = "goal=mouse&walls=1";
  const opened = game.link;
  toggle(1, 2);
  const { link, ...record } = reloaded(play, game.solutionLink("", terms, opened));
  const again = changed(record, link);
  assert.deepEqual([again.play.now.kind, again.told], ["wrong-change", []]);
  again.play.tryAgain();
  assert.deepEqual([again.game.link, again.play.now.kind], [opened, "asked"]);
  again.toggle(4, 0);
  assert.deepEqual([again.told, again.play.now.effort.mistakes], [["solved"], 1]);
});

test("what is no record of this puzzle is not read, and an illegal move not made", () => {
  const good = { id: "aaaa", link: "board=MCF", now: { kind: "asked", hint: 0, effort: NO_EFFORT }, moves: [1] };
  assert.deepEqual(readRecord(JSON.stringify(good)), good);
  const bad = [
    { id: "bbbb" },
    { link: 1 },
    { moves: ["1"] },
    { moves: null },
    { now: { kind: "won", effort: NO_EFFORT } },
    { now: { kind: "asked", hint: 3, effort: NO_EFFORT } },
    { now: { kind: "asked", hint: 0, effort: { mistakes: -1, hints: 0 } } },
    { now: { kind: "asked", hint: 0 } },
    { now: { kind: "wrong", ply: 0, grade: {}, effort: NO_EFFORT } },
    { now: { kind: "solved", comparison: {}, effort: NO_EFFORT } },
  ].map((change) => JSON.stringify({ ...good, ...change }));
  for (const text of [null, "", "{", "null", "[]", ...bad]) assert.equal(readRecord(text), null, `${text}`);
  const game = openBoard(WIN_LINK);
  assert.throws(() => playOf(game, "win", { ...newSession(NO_EFFORT), moves: [3] }));
});
