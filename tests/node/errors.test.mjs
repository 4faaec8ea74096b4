// Whatever is passed, a call returns a result or throws a CatMouseError: no TypeError, no RangeError, no trap.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as solver from "cat-and-mouse";

const GRID = ["####F", "#C...", "M...."];
const LINK = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const WISH = { rows: 3, cols: 3, catJump: 1, mouseJump: 1, walls: 0, winner: null, minPlies: 0, seed: 1 };

const thrower = () => {
  throw new Error("the caller's own");
};

/** Values that hardly any parameter takes. @type {unknown[]} */
const STRANGE = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e308,
  2 ** 53,
  3n,
  Symbol("dog"),
  "",
  "dog",
  [],
  [Number.NaN, "x"],
  {},
  () => 1,
  { valueOf: thrower, toString: thrower },
  Object.defineProperty([1], "0", { get: thrower }),
  new Proxy({}, { get: thrower, has: thrower, getPrototypeOf: thrower, ownKeys: thrower }),
];

/** What is called, with arguments that are right. @returns {Record<string, [(...args: any[]) => unknown, unknown[]]>} */
function calls() {
  const solution = solver.solve(GRID, 1, 2);
  const graph = [
    [1, 2],
    [0, 2],
    [0, 1],
  ];
  const graphSolution = solver.solveGraph(graph);
  const editor = new solver.Editor(LINK);
  const drawn = new solver.GraphEditor("graph=0-1.1-2&at=10-10.50-10.90-90");
  const search = new solver.BoardSearch(WISH);
  const judge = new solver.Judge("cat-and-mouse");
  judge.next(1);
  /** @type {Record<string, [(...args: any[]) => unknown, unknown[]]>} */
  const all = {
    canMouseWin: [solver.canMouseWin, [GRID, 1, 2]],
    solve: [solver.solve, [GRID, 1, 2, { moveLimit: 10 }]],
    ownMoves: [solver.ownMoves, [5, "mouse", "mouse"]],
    jumpTable: [solver.jumpTable, [GRID, { moveLimit: 10 }]],
    wallEffects: [solver.wallEffects, [GRID, 1, 2, null]],
    wallChanges: [solver.wallChanges, [GRID, 1, 2, null]],
    pieceEffects: [solver.pieceEffects, [GRID, 1, 2, null]],
    compareMethods: [solver.compareMethods, [GRID, 1, 2, null]],
    catMouseGame: [solver.catMouseGame, [graph]],
    solveGraph: [solver.solveGraph, [graph]],
    labelStates: [solver.labelStates, [3, Uint32Array.of(0, 1, 1, 2), [2], [0]]],
    readLinkKeys: [solver.readLinkKeys, [LINK]],
    writeLinkKeys: [
      solver.writeLinkKeys,
      [LINK, { view: "map", ply: 3, hide: true, title: "A title", terms: "walls=2" }],
    ],
    namesBoard: [solver.namesBoard, [LINK]],
    Editor: [(link) => new solver.Editor(link), [LINK]],
    GraphEditor: [(link) => new solver.GraphEditor(link), ["graph=0-1.1-2"]],
    BoardSearch: [(wish) => new solver.BoardSearch(wish), [WISH]],
    Judge: [(problem, options) => new solver.Judge(problem, options), ["cat-and-mouse-ii", { seed: 1, questions: 9 }]],
    Painter: [(canvas) => new solver.Painter(canvas), [null]],
    "Painter.outline": [solver.Painter.outline, ["cat"]],
  };
  for (const [name, object, methods] of /** @type {[string, any, Record<string, unknown[]>][]} */ ([
    [
      "Solution",
      solution,
      {
        result: [10, 6, "mouse", 4],
        map: ["cat", 6, "mouse", 4],
        moves: [10, 6, "mouse", 4],
        destinations: [10, 6, "mouse", 4],
        groups: [10, 6, "mouse", 4],
        after: [10, 6, "mouse", 11],
        line: [10, 6, "mouse", 4],
        reason: [10, 6, "mouse", 4],
        proof: [10, 6, "mouse", 4],
        refutation: [10, 6, "mouse", 11, 4],
        grade: [10, 6, "mouse", 11, 4],
        reply: [10, 6, "mouse", 1, "easy", 4],
        decided: [6, "mouse"],
        table: ["mouse"],
      },
    ],
    [
      "GraphSolution",
      graphSolution,
      {
        result: [1, 2, "mouse"],
        moves: [1, 2, "mouse"],
        destinations: [1, 2, "mouse"],
        groups: [1, 2, "mouse"],
        after: [1, 2, "mouse", 0],
        line: [1, 2, "mouse"],
        table: ["mouse"],
      },
    ],
    [
      "Editor",
      editor,
      {
        load: [LINK],
        setJumps: [1, 2],
        stateLink: [10, 6, "mouse"],
        assign: ["goal=mouse"],
        progress: ["mouse"],
        contents: [10, 6, "mouse"],
        cellOf: ["cat"],
        press: [0, 0, "wall"],
        drag: [0, 1],
        transform: ["shift-up"],
        paste: ["MCF"],
        readCases: ["MCF"],
        copy: ["text"],
        erase: [0, 0],
        resize: [3, 5],
      },
    ],
    [
      "GraphEditor",
      drawn,
      {
        stateLink: [1, 2, "mouse"],
        arrange: [[10, 10, 50, 10, 90, 90]],
        press: [10, 10, "move"],
        drag: [10, 10],
        release: [10, 10],
        key: [0, "Enter"],
        paste: ["[[1],[0,2],[1]]"],
      },
    ],
    ["BoardSearch", search, { run: [0] }],
    ["Judge", judge, { next: [1], answer: [[0]] }],
  ]))
    for (const [method, args] of Object.entries(methods))
      all[`${name}.${method}`] = [(...given) => object[method](...given), args];
  for (const property of ["catJump", "mouseJump", "moveLimit"])
    all[`Editor.${property}`] = [(value) => void Reflect.set(editor, property, value), [1]];
  return all;
}

test("no call throws anything but a CatMouseError", () => {
  let thrown = 0;
  for (const [name, [call, right]] of Object.entries(calls()))
    for (const place of right.keys())
      for (const [index, value] of STRANGE.entries())
        try {
          call(...right.with(place, value));
        } catch (error) {
          thrown += 1;
          const { message, code, stack } = /** @type {import("cat-and-mouse").CatMouseError} */ (error);
          assert.ok(solver.isCatMouseError(error), `argument ${place} of ${name}, value ${index}: ${stack}`);
          assert.match(message, /^[A-Za-z"].*\.$/s, name);
          assert.equal(typeof code, "string");
        }
  assert.ok(thrown > 1_000, `${thrown} were thrown`);
});

/** The code of what the call throws, and what its details say was given. @param {() => unknown} call */
function refused(call) {
  try {
    call();
  } catch (error) {
    assert.ok(solver.isCatMouseError(error), String(error));
    return [error.code, error.detail.given, error.message];
  }
  assert.fail(`nothing was thrown by ${call}`);
}

test("an argument that is wrong is named, with what it must be", () => {
  const solution = solver.solve(GRID, 1, 2);
  const editor = new solver.Editor(LINK);
  const drawn = new solver.GraphEditor("graph=0-1.1-2");
  const any = /** @param {unknown} value @returns {any} */ (value) => value;
  assert.deepEqual(
    refused(() => solution.reply(10, 6, "mouse", -1)),
    ["bad-argument", "-1", "The seed must be a whole number from 0 to 4,294,967,295, but is -1."],
  );
  assert.deepEqual(
    refused(() => solution.map(any("dog"), 6, "mouse")),
    ["bad-argument", '"dog"', 'The fixed player must be "mouse" or "cat", but is "dog".'],
  );
  assert.deepEqual(
    refused(() => editor.resize(20, 3)),
    ["bad-size", "20", "The number of rows must be a whole number from 1 to 8, but is 20."],
  );
  assert.deepEqual(
    refused(() => editor.press(3, 0, "wall")),
    ["bad-cell", "3", "The row must be a whole number from 0 to 2, but is 3."],
  );
  assert.deepEqual(
    refused(() => drawn.key(3, "Enter")),
    ["bad-node", "3", "The node must be a whole number from 0 to 2, but is 3."],
  );
  assert.deepEqual(
    refused(() => new solver.BoardSearch({ ...WISH, winner: any("dog") })),
    ["bad-argument", '"dog"', 'winner must be "mouse", "cat", "limit" or null, but is "dog".'],
  );
  solution.free();
});

test("a pointer that is no number paints nothing and adds nothing", () => {
  const editor = new solver.Editor("board=8/8/8/8/8/8/8/M5CF");
  editor.press(3, 3, "wall");
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, "3", undefined, null]) {
    assert.equal(refused(() => editor.drag(/** @type {any} */ (wrong), 3))[0], "bad-argument");
    assert.equal(refused(() => editor.drag(3, /** @type {any} */ (wrong)))[0], "bad-argument");
  }
  editor.release();
  assert.deepEqual(editor.grid().slice(0, 4), ["........", "........", "........", "...#...."]);

  const drawn = new solver.GraphEditor("graph=0-1.1-2");
  assert.equal(refused(() => drawn.press(Number.NaN, Number.NaN, "add"))[0], "bad-argument");
  assert.equal(refused(() => drawn.release(Number.NaN, 1))[0], "bad-argument");
  assert.equal(refused(() => drawn.arrange([Number.NaN, 1]))[0], "bad-argument");
  assert.equal(drawn.view().text, "[[1],[0,2],[1]]");
});

test("an object of another class is refused where an editor is wanted", () => {
  const { paint } = solver.Painter.prototype;
  const painter = Object.create(solver.Painter.prototype);
  for (const other of [null, {}, solver.solve(GRID, 1, 2), undefined])
    assert.equal(
      refused(() => paint.call(painter, /** @type {any} */ (other), /** @type {any} */ ({})))[0],
      "bad-argument",
    );
});

const TOO_MANY = "There is no node 0: a link numbers the nodes of a board from 0 to 63, and states from 1 to 64.";

test("a loop in a link of states has its node from 0, and in the message and `given` as the link counts", () => {
  for (const [link, problem, node, given, message] of /** @type {const} */ ([
    ["states=2-2", "loop", 1, "2", "Node 2 has an edge to itself."],
    ["states=0-1", "too-many", null, "0", TOO_MANY],
    ["states=0-0", "too-many", null, "0", TOO_MANY],
  ]))
    assert.throws(
      () => new solver.GraphEditor(link),
      (error) => {
        assert.ok(solver.isCatMouseError(error));
        assert.deepEqual([error.code, error.message], ["bad-graph", message]);
        assert.deepEqual([error.detail.problem, error.detail.node, error.detail.given], [problem, node, given]);
        return true;
      },
    );
});
