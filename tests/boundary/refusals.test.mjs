// The errors that the exports throw, in refusals.txt and here. The exports keep working afterwards.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { api, FIRST, hostile, refused, revoked, thrower, thrown, works } from "./helpers.mjs";
import { evaluate, inWords, partsOf, testTranscript } from "./transcripts.mjs";

const { Painter, canMouseWin, catMouseGame, labelStates, solve, solveGraph } = api;

testTranscript("refusals.txt", works);

const REFUSED = partsOf("refusals.txt").flatMap(({ on, steps }) => (on === "the package" ? steps : []));

/** Calls with the same arguments, which must refuse the same values. */
const ALIKE = {
  solve: ["canMouseWin", "wallEffects", "wallChanges", "pieceEffects", "compareMethods"],
  solveGraph: ["catMouseGame", "startEffects", "new EdgeEffects"],
};

for (const [model, calls] of Object.entries(ALIKE))
  for (const name of calls)
    test(`${name} refuses what ${model} refuses`, () => {
      for (const { call, answer } of REFUSED.filter(({ call }) => call.startsWith(`${model}(`))) {
        if (name === "canMouseWin" && answer.includes("bad-move-limit")) continue; // canMouseWin has no limit.
        const same = call.replace(model, name);
        assert.equal(`throws ${inWords(thrown(() => evaluate(same)))}`, answer, same);
      }
    });

test("jumpTable refuses the boards and the limits that solve refuses", () => {
  for (const { call, answer } of REFUSED.filter(({ call }) => /^solve\(.*, \d, \d(, .*)?\)$/.test(call))) {
    if (answer.includes("bad-jump")) continue; // jumpTable tries all jumps.
    const same = call.replace(/^solve\((.*), \d, \d((, .*)?\))$/, "jumpTable($1$2");
    assert.equal(`throws ${inWords(thrown(() => evaluate(same)))}`, answer, same);
  }
});

function theArguments() {
  // biome-ignore lint/complexity/noArguments: the test needs such an object
  return arguments;
}

test("strange grids are refused", () => {
  const grids = {
    "nested arrays": () => [["M", "C", "F"]],
    "String objects in an array": () => FIRST.map(Object),
    "rows with a null among them": () => ["MCF", null],
    "rows with a symbol among them": () => ["MCF", Symbol("row")],
    "rows with a BigInt among them": () => ["MCF", 1n],
    "rows with a throwing proxy among them": () => ["MCF", hostile([])],
    "four thousand million holes": () => new Array(4e9),
    "a hole before a row": () => Object.assign([], { 1: "MCF" }),
    "a hole far behind": () => Object.assign(["MCF"], { 4000000000: "x" }),
    "a throwing row": () => Object.defineProperty(["MCF", ""], "1", { get: thrower }),
    "a throwing proxy of a grid": () => hostile(FIRST),
    "a revoked proxy of a grid": () => revoked(FIRST),
    "the arguments of a function": () => theArguments(...FIRST),
    itself: () => {
      const rows = [];
      return rows.fill(rows, 0, rows.push(0));
    },
  };
  for (const [about, make] of Object.entries(grids))
    for (const call of [solve, canMouseWin]) {
      refused(() => call(make(), 1, 2), "not-a-grid", {}, `${call.name} of ${about}`);
      works();
    }
});

test("an array that lies about its length is read in some way or refused, but does no harm", () => {
  const lies = [
    NaN,
    -1,
    3.5,
    3n,
    "3",
    {},
    null,
    undefined,
    Infinity,
    Symbol("length"),
    { valueOf: thrower },
    hostile({}),
  ];
  const graph = [[1, 3], [0], [3], [0, 2]];
  for (const length of lies) {
    const lying = (array) => new Proxy(array, { get: (target, key) => (key === "length" ? length : target[key]) });
    for (const call of [
      () => solve(lying(FIRST), 1, 2),
      () => solveGraph(lying(graph)),
      () => solveGraph(graph.map(lying)),
    ]) {
      try {
        call().free();
      } catch (error) {
        assert.equal(error.name, "CatMouseError", `name of ${error}`);
      }
      works();
    }
  }
});

test("options that cannot be read are refused as a move limit", () => {
  for (const options of [true, 5, "moveLimit", "", 5n, Symbol("options"), hostile({}), revoked({}), hostile(() => 1)])
    assert.match(refused(() => solve(FIRST, 1, 2, options), "bad-move-limit", {}, "odd options").message, /move limit/);
});

test("getters that a caller has put on a typed array are not called", () => {
  const six = Uint32Array.of(0, 1, 0, 2, 1, 3, 1, 4, 4, 2, 2, 5, 5, 1);
  const keys = ["length", "buffer", "constructor", Symbol.iterator];
  const disguised = Object.defineProperties(
    Uint32Array.from(six),
    Object.fromEntries(keys.map((key) => [key, { get: thrower }])),
  );
  assert.equal(labelStates(6, disguised, [3]).order.length, 6);
  const part = new Uint32Array(Uint32Array.of(9, ...six, 9).buffer, 4, six.length);
  assert.equal(labelStates(6, part, [3]).order.length, 6);
});

test("a getter may call the solver, free what is solved, and shorten the grid", () => {
  const solution = solve(FIRST, 1, 2);
  const options = {
    get moveLimit() {
      works();
      solution.free();
      return 5;
    },
  };
  assert.equal(solve(FIRST, 1, 2, options).verdict().plies, 5);
  thrown(() => solution.verdict());
  const calling = (list) =>
    new Proxy(list, {
      get(target, key) {
        works();
        return target[key];
      },
    });
  assert.equal(canMouseWin(calling(FIRST), 1, 2), true);
  assert.equal(catMouseGame(calling([[1, 3], [0], [3], [0, 2]])), 1);
  const shrinking = new Proxy([...FIRST], {
    get(rows, key) {
      if (key === "0") rows.length = 1;
      return rows[key];
    },
  });
  assert.equal(thrown(() => solve(shrinking, 1, 2)).name, "CatMouseError");
  works();
});

test("an object of another class is refused where an editor is wanted", () => {
  const { paint } = Painter.prototype;
  const painter = Object.create(Painter.prototype);
  for (const other of [null, {}, solve(FIRST, 1, 2), undefined])
    refused(() => paint.call(painter, other, {}), "bad-argument");
});
