// The reader's assignment, without a page: every action in every state, the announcements, and the events.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { isAsking, next, phaseOf } = await load("model/assignment");

/** @typedef {import("../../www/model/assignment").Assignment} Assignment */
/** @typedef {import("../../www/model/assignment").Action} Action */
/** @typedef {import("../../www/model/assignment").Facts} Facts */
/** @typedef {NonNullable<Facts["progress"]>} Progress */

const MOUSE_WINS = /** @type {const} */ ({ winner: "mouse", ending: "food", plies: 5, forced: null });
const DRAW = /** @type {const} */ ({ winner: "cat", ending: "limit", plies: null, forced: null });

/** The mouse wins in three moves. @type {Facts} */
const GAME = { link: "a", verdict: MOUSE_WINS, moves: 3, progress: null };
const OTHER = { ...GAME, link: "b" };
const INCOMPLETE = { ...GAME, verdict: null, moves: 0 };

/** @param {Partial<Progress>} [how] @returns {Progress} */
const progress = (how) => ({
  goal: { winner: "cat", plies: null, moves: null },
  isMet: false,
  outcome: MOUSE_WINS,
  changes: [],
  moved: [],
  allowed: 1,
  locked: [],
  refusal: null,
  ...how,
});
const TASK = { ...GAME, progress: progress() };
const SOLVED = { ...GAME, link: "b", progress: progress({ isMet: true }) };
const REFUSED = { ...GAME, progress: progress({ refusal: "walls" }) };
/** An exercise without a goal, which only limits the number of changes. */
const NO_GOAL = { ...GAME, progress: progress({ goal: null }) };

/** @type {import("../../www/model/assignment").Hint} */
const HINT = { link: "a", fewest: null, isExact: false };

/** A state of each kind, and several of a kind that can look different. @satisfies {Record<string, Assignment>} */
const STATES = /** @type {const} */ ({
  open: { kind: "open", link: "a" },
  right: { kind: "open", link: "a", right: "mouse" },
  first: { kind: "first", link: "a", wrong: [] },
  winner: { kind: "winner", link: "a", counts: false, wrong: [] },
  "winner again": { kind: "winner", link: "a", counts: true, wrong: ["cat"] },
  making: { kind: "making", link: "a" },
  count: { kind: "count", link: "a", winner: "mouse", wrong: [] },
  "count again": { kind: "count", link: "a", winner: "mouse", wrong: [5] },
  exercise: {
    kind: "exercise",
    link: "a",
    hidden: false,
    isMet: false,
    analysed: false,
    spoiled: false,
    hint: null,
    refusal: null,
  },
  hidden: {
    kind: "exercise",
    link: "a",
    hidden: true,
    isMet: false,
    analysed: false,
    spoiled: false,
    hint: null,
    refusal: null,
  },
  refused: {
    kind: "exercise",
    link: "a",
    hidden: false,
    isMet: false,
    analysed: true,
    spoiled: false,
    hint: HINT,
    refusal: "locked",
  },
});
/** @param {Assignment} now */
const factsOf = (now) => (now.kind === "exercise" ? TASK : GAME);

/** @satisfies {Record<string, Action>} */
const ACTIONS = /** @type {const} */ ({
  welcome: { do: "welcome" },
  make: { do: "make" },
  open: { do: "open", hides: false, counts: false },
  hide: { do: "open", hides: true, counts: true },
  edit: { do: "edit", solves: true },
  move: { do: "edit", solves: false },
  mouse: { do: "guess", guess: "mouse" },
  cat: { do: "guess", guess: "cat" },
  three: { do: "count", moves: 3 },
  four: { do: "count", moves: 4 },
  hint: { do: "hint", hint: HINT },
  reveal: { do: "reveal" },
  analyse: { do: "analyse" },
  spoil: { do: "spoil" },
  leave: { do: "leave" },
});

const QUESTION = { kind: "winner", counts: true, wrong: [] };
const WELCOME = [{ kind: "first", wrong: [] }, "question"];
const MAKING = [{ kind: "making" }, "making"];
const AGAIN = { welcome: WELCOME, make: MAKING, open: [{ kind: "open" }, "verdict"], hide: [QUESTION, "question"] };
const ANSWERED = [{ kind: "open", right: "mouse" }, "right verdict"];

/**
 * For each state, the question or fact that is announced. For each action that does something in this state, the
 * changes (with `kind`, the whole new state) and the announcement. Any other action changes nothing, and announces the
 * question.
 * @type {Record<keyof typeof STATES, { asked: string } & Partial<Record<keyof typeof ACTIONS, any>>>}
 */
const TABLE = {
  open: { asked: "verdict", welcome: WELCOME, make: MAKING, hide: AGAIN.hide },
  right: { asked: "verdict", ...AGAIN },
  first: {
    asked: "question",
    ...AGAIN,
    welcome: undefined,
    mouse: ANSWERED,
    cat: [{ wrong: ["cat"] }, "question"],
    reveal: AGAIN.open,
  },
  winner: { asked: "question", ...AGAIN, mouse: ANSWERED, cat: [{ wrong: ["cat"] }, "question"], reveal: AGAIN.open },
  "winner again": {
    asked: "question",
    ...AGAIN,
    mouse: [{ kind: "count", winner: "mouse", wrong: [] }, "count"],
    reveal: AGAIN.open,
  },
  making: { asked: "making", ...AGAIN, make: undefined, reveal: AGAIN.open },
  count: { asked: "count", ...AGAIN, three: ANSWERED, four: [{ wrong: [4] }, "count"], reveal: AGAIN.open },
  "count again": { asked: "count", ...AGAIN, three: ANSWERED, four: [{ wrong: [5, 4] }, "count"], reveal: AGAIN.open },
  exercise: {
    asked: "standing",
    welcome: WELCOME,
    make: MAKING,
    hide: [{ hidden: true }, "question"],
    hint: [{ hint: HINT }, "hint"],
    analyse: [{ analysed: true }, "standing"],
    spoil: [{ spoiled: true }, "what-if"],
  },
  hidden: {
    asked: "question",
    welcome: WELCOME,
    make: MAKING,
    open: [{ hidden: false }, "standing"],
    reveal: [{ hidden: false }, "standing"],
    analyse: [{ hidden: false, analysed: true }, "standing"],
  },
  refused: {
    asked: "standing",
    welcome: WELCOME,
    make: MAKING,
    open: [{ analysed: false, hint: null, refusal: null }, "standing"],
    hide: [{ hidden: true, analysed: false, hint: null, refusal: null }, "question"],
    edit: [{ refusal: null }, "edit standing"],
    move: [{ refusal: null }, "edit"],
    hint: [{ refusal: null }, "hint"],
    analyse: [{ refusal: null }, "standing"],
    spoil: [{ spoiled: true, refusal: null }, "what-if"],
    leave: [{ refusal: null }, ""],
  },
};
/** @type {[keyof typeof STATES, keyof typeof ACTIONS][]} */
const ALL = /** @type {(keyof typeof STATES)[]} */ (Object.keys(STATES)).flatMap((state) =>
  /** @type {(keyof typeof ACTIONS)[]} */ (Object.keys(ACTIONS)).map((action) => [state, action]),
);

for (const [state, action] of ALL)
  test(`${action} in ${state}`, () => {
    const before = STATES[state];
    const { asked, [action]: own } = TABLE[state];
    const say = action === "edit" ? `edit ${asked}` : action === "move" ? "edit" : action === "leave" ? "" : asked;
    const [change, announced] = own ?? [{}, say];
    const { now, say: said } = next(before, ACTIONS[action], factsOf(before));
    assert.equal(said.join(" "), announced);
    assert.deepEqual(now, change.kind ? { link: "a", ...change } : { ...before, ...change });
  });

test("every action is announced, also where an edit is refused or the game is incomplete", () => {
  for (const [state, action] of ALL) {
    // After "leave", the part that opens makes its own announcement.
    if (action === "leave") continue;
    const before = STATES[state];
    const all = before.kind === "exercise" ? [TASK, SOLVED, REFUSED, NO_GOAL] : [GAME, OTHER, INCOMPLETE];
    for (const facts of all) {
      const { say } = next(before, ACTIONS[action], facts);
      assert.notDeepEqual(say, [], `${action} in ${state}`);
      // An answer is announced only if it is not hidden.
      const { now } = next(before, ACTIONS[action], facts);
      if (isAsking(now) && facts.verdict)
        assert.ok(!say.some((said) => said === "verdict" || said === "standing"), `${action} in ${state} tells it`);
    }
  }
});

test("another game forgets what was answered about the one before, and keeps the question but for a first visitor's", () => {
  const edit = ACTIONS.edit;
  for (const now of [STATES.right, STATES.first])
    assert.deepEqual(next(now, edit, OTHER).now, { kind: "open", link: "b" });
  assert.deepEqual(next(STATES.making, edit, OTHER).now, { kind: "making", link: "b" });
  assert.deepEqual(next(STATES["winner again"], edit, OTHER).now, {
    kind: "winner",
    link: "b",
    counts: true,
    wrong: [],
  });
  assert.deepEqual(next(STATES["count again"], edit, OTHER).now, {
    kind: "winner",
    link: "b",
    counts: true,
    wrong: [],
  });
  assert.deepEqual(next(STATES.refused, edit, { ...TASK, link: "b" }).now, {
    ...STATES.refused,
    link: "b",
    refusal: null,
  });
});

test("a draw is nobody's, who says the cat is told how LeetCode scores it, and a win without a move of the winner is not counted", () => {
  const guess = (/** @type {import("../../www/model/assignment").Guess} */ guess, /** @type {Facts} */ facts) =>
    next({ kind: "winner", link: "a", counts: true, wrong: [] }, { do: "guess", guess }, facts).now;
  const draw = { ...GAME, verdict: DRAW, moves: 0 };
  assert.deepEqual(guess(null, draw), { kind: "open", link: "a", right: null });
  assert.deepEqual(guess("cat", draw), { kind: "open", link: "a", right: "scored" });
  const late = { ...draw, verdict: { ...DRAW, forced: /** @type {const} */ ({ winner: "mouse", plies: 9 }) } };
  for (const [wrong, facts] of /** @type {const} */ ([
    ["mouse", draw],
    ["cat", late],
  ]))
    assert.deepEqual(guess(wrong, facts), { kind: "winner", link: "a", counts: true, wrong: [wrong] });
  assert.deepEqual(guess("mouse", { ...GAME, moves: 0 }), { kind: "open", link: "a", right: "mouse" });
});

test("nobody is asked who wins a game that is incomplete", () => {
  const { now, say } = next(STATES.winner, ACTIONS.mouse, INCOMPLETE);
  assert.deepEqual([now, say], [STATES.winner, ["verdict"]]);
});

test("a refusal is announced alone, and stays until something else is done", () => {
  const { now, say } = next(STATES.exercise, ACTIONS.edit, REFUSED);
  assert.deepEqual([now, say], [{ ...STATES.exercise, refusal: "walls" }, ["refusal"]]);
  for (const action of [ACTIONS.hint, ACTIONS.analyse, ACTIONS.spoil, ACTIONS.leave]) {
    const later = next(now, action, REFUSED).now;
    assert.equal(later.kind === "exercise" && later.refusal, null, action.do);
  }
});

test("no hint is given once an exercise is solved, or where nothing is to be reached", () => {
  for (const facts of [SOLVED, NO_GOAL]) {
    const { now, say } = next(STATES.exercise, ACTIONS.hint, facts);
    assert.deepEqual([now, say], [STATES.exercise, [facts === SOLVED ? "standing" : "verdict"]]);
  }
});

test("events tell a change, a solved game, and a goal once until it is missed again", () => {
  const open = (/** @type {Facts} */ facts) => next(STATES.open, ACTIONS.open, facts).tell;
  assert.deepEqual([open(GAME), open(INCOMPLETE), open(SOLVED)], [["solve"], [], ["solve", "goal"]]);
  const edit = (/** @type {Assignment} */ now, /** @type {Facts} */ facts) => next(now, ACTIONS.edit, facts).tell;
  assert.deepEqual(edit(STATES.open, GAME), []);
  assert.deepEqual(edit(STATES.open, OTHER), ["change", "solve"]);
  assert.deepEqual(edit(STATES.open, { ...INCOMPLETE, link: "b" }), ["change"]);
  assert.deepEqual(edit(STATES.exercise, REFUSED), []);
  assert.deepEqual(edit(STATES.exercise, SOLVED), ["change", "solve", "goal"]);
  const solved = next(STATES.exercise, ACTIONS.edit, SOLVED).now;
  assert.deepEqual(edit(solved, { ...SOLVED, link: "c" }), ["change", "solve"]);
  const missed = next(solved, ACTIONS.edit, TASK).now;
  assert.deepEqual(edit(missed, SOLVED), ["change", "solve", "goal"]);
  // Even if the goal is hidden, the page around the element gets the event.
  assert.deepEqual(edit(STATES.hidden, SOLVED), ["change", "solve", "goal"]);
  for (const [state, action] of ALL)
    if (!/open|hide|edit|move/.test(action)) assert.deepEqual(next(STATES[state], ACTIONS[action], OTHER).tell, []);
});

test("an exercise is worked on until it is solved, analysed, or incomplete; a hidden answer is asked for all the while", () => {
  for (const [now, facts, phase] of /** @type {[Assignment, Facts, string][]} */ ([
    [STATES.exercise, TASK, "working"],
    [STATES.exercise, SOLVED, "shown"],
    [STATES.exercise, NO_GOAL, "shown"],
    [STATES.exercise, { ...TASK, verdict: null }, "incomplete"],
    [STATES.hidden, TASK, "asking"],
    [STATES.refused, TASK, "shown"],
    [STATES.open, GAME, "shown"],
    [STATES.winner, GAME, "asking"],
    [STATES.count, GAME, "asking"],
    [STATES.winner, INCOMPLETE, "asking"],
    [STATES.open, INCOMPLETE, "incomplete"],
  ]))
    assert.equal(phaseOf(now, facts), phase);
});
