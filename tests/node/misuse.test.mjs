// A call before `init`, or on what has been freed, is told so in a sentence, and the instance works as before.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { ROOT } from "../../scripts/versions.mjs";

const GRID = ["####F", "#C...", "M...."];
const LINK = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const WISH = { rows: 3, cols: 3, catJump: 1, mouseJump: 1, walls: 0, winner: null, minPlies: 0, seed: 1 };

/** @typedef {typeof import("cat-and-mouse")} Package */

/** The glue as browsers get it, once more under an address of its own. @param {string} name @returns {Promise<Package>} */
const glue = (name) => import(`${pathToFileURL(join(ROOT, "pkg", "cat_and_mouse.js"))}?${name}`);

const bytes = () => readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm"));

/** @param {Package} solver */
function works({ solve }) {
  const solution = solve(GRID, 1, 2);
  assert.equal(solution.verdict().plies, 5);
  solution.free();
}

/** What the call throws. @param {() => unknown} call @returns {import("cat-and-mouse").CatMouseError} */
function thrown(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof Error, String(call));
    return /** @type {import("cat-and-mouse").CatMouseError} */ (error);
  }
  assert.fail(`nothing was thrown by ${call}`);
}

/** @param {() => unknown} call @param {string} code @param {RegExp} says */
function refused(call, code, says) {
  const error = thrown(call);
  assert.deepEqual([error.name, error.code, error.row, error.col], ["CatMouseError", code, null, null], String(call));
  assert.match(error.message, says);
}

/** Every member of a class but `free`, called. @param {object} made @param {string} className @param {unknown[]} args @returns {(() => unknown)[]} */
function calls(made, className, args) {
  const members = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(made)));
  return members.flatMap(([name, { get, set, value }]) => {
    // The glue's own, and not part of the interface.
    if (name === "constructor" || name === "free" || name.startsWith("__")) return [];
    const called = [get && (() => Reflect.get(made, name)), set && (() => Reflect.set(made, name, 1))];
    if (typeof value === "function") called.push(() => value.apply(made, args));
    return called.flatMap((call) => (call ? [Object.assign(call, { toString: () => `${className}.${name}` })] : []));
  });
}

/** One of each class. @param {Package} solver */
function one({ BoardSearch, Editor, GraphEditor, Judge, solve, solveGraph }) {
  return {
    Solution: solve(GRID, 1, 2),
    GraphSolution: solveGraph([
      [1, 2],
      [0, 2],
      [0, 1],
    ]),
    GraphEditor: new GraphEditor("graph=0-1.1-2"),
    Editor: new Editor(LINK),
    BoardSearch: new BoardSearch({ ...WISH, winner: null }),
    Judge: new Judge("cat-and-mouse-ii"),
  };
}

test("before init everything says that init is to be awaited", async () => {
  const solver = await glue("early");
  const early = [
    () => solver.canMouseWin(GRID, 1, 2),
    () => solver.solve(GRID, 1, 2),
    () => solver.jumpTable(GRID),
    () => solver.wallEffects(GRID, 1, 2),
    () => solver.wallChanges(GRID, 1, 2),
    () => solver.pieceEffects(GRID, 1, 2),
    () => new solver.Editor(LINK),
    () => new solver.BoardSearch({ ...WISH, winner: null }),
    () => new solver.Judge("cat-and-mouse"),
    () => solver.Painter.outline("cat"),
  ];
  for (const call of early) refused(call, "not-initialised", /call init\(\) and await it/);
  // While it is on its way, it is as before.
  const started = solver.default({ module_or_path: bytes() });
  for (const call of early) refused(call, "not-initialised", /call init\(\) and await it/);
  await started;
  works(solver);
  assert.equal((await solver.default()).memory, solver.initSync({ module: bytes() }).memory, "it starts once");
});

test("an init that fails leaves the sentence in place, and the next may succeed", async () => {
  const solver = await glue("failing");
  await assert.rejects(solver.default({ module_or_path: new Uint8Array([1, 2, 3]) }), WebAssembly.CompileError);
  refused(() => solver.solve(GRID, 1, 2), "not-initialised", /call init\(\)/);
  await solver.default({ module_or_path: bytes() });
  works(solver);
});

test("each member of each class says that its object is freed", async () => {
  const solver = await glue("freed");
  solver.initSync({ module: bytes() });
  const classes = Object.values(solver).filter((value) => "free" in Object(Object(value).prototype));
  // Painters need a canvas; what is done to their class in the glue is the same.
  assert.deepEqual(classes.map(({ name }) => name).sort(), [...Object.keys(one(solver)), "Painter"].sort());
  const other = solver.solve(GRID, 1, 2);
  for (const [name, made] of Object.entries(one(solver))) {
    made.free();
    const members = calls(made, name, [10, 6, "mouse", 11]);
    assert.ok(members.length > 0, `members of ${name}`);
    for (const call of members) {
      refused(call, "freed", new RegExp(`^This ${name} is empty: free\\(\\) has been called on it`));
      works(solver);
    }
  }
  assert.equal(other.verdict().plies, 5);
  other.free();
});

test("free() twice is harmless, and frees once", async () => {
  const solver = await glue("twice");
  solver.initSync({ module: bytes() });
  for (const [name, made] of Object.entries(one(solver))) {
    // As `using` does at the end of its block, after the program's own free().
    const dispose = Reflect.get(made, Symbol.dispose);
    assert.equal(typeof dispose, "function", name);
    made.free();
    made.free();
    dispose.call(made);
    works(solver);
  }
  // What was freed once is given out once: the next two have memory of their own.
  const [first, second] = [solver.solve(GRID, 1, 2), solver.solve(["M.F.C"], 2, 1)];
  assert.deepEqual([first.verdict().plies, second.verdict().plies], [5, 2]);
  for (const solution of [first, second]) solution.free();
});

test("isCatMouseError knows the errors of every instance and realm, and nothing else", async () => {
  const [early, solver] = [await glue("guard-early"), await glue("guard")];
  const { isCatMouseError } = solver;
  assert.ok(isCatMouseError(thrown(() => early.solve(GRID, 1, 2))), "before init, from another instance");
  assert.ok(early.isCatMouseError(thrown(() => early.solve(GRID, 1, 2))), "the guard itself needs no init");
  solver.initSync({ module: bytes() });
  const solution = solver.solve(GRID, 1, 2);
  solution.free();
  const wrong = [() => solution.verdict(), () => solver.solve([], 1, 2), () => solver.solveGraph([])];
  for (const call of wrong) assert.ok(isCatMouseError(thrown(call)), String(call));
  const foreign = runInNewContext("Object.assign(new Error('x'), { name: 'CatMouseError', code: 'bad-cell' })");
  assert.ok(!(foreign instanceof Error) && isCatMouseError(foreign), "of another realm");

  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const throwing = Object.defineProperty(new Error("x"), "name", {
    get() {
      throw new Error("read");
    },
  });
  const others = [
    undefined,
    null,
    "CatMouseError",
    new Error("x"),
    Object.assign(new Error("x"), { name: "CatMouseError" }),
    { name: "CatMouseError", code: "bad-cell", message: "x" },
    new WebAssembly.RuntimeError("unreachable"),
    proxy,
    throwing,
  ];
  for (const [index, value] of others.entries()) assert.equal(isCatMouseError(value), false, `value ${index}`);
});

test("the error has all that other errors have", async () => {
  const solver = await glue("alike");
  solver.initSync({ module: bytes() });
  const solution = solver.solve(GRID, 1, 2);
  solution.free();
  const freed = thrown(() => solution.verdict());
  const other = thrown(() => solver.solve([], 1, 2));
  assert.deepEqual(Object.keys(freed).sort(), Object.keys(other).sort());
  assert.deepEqual(freed.detail, other.detail); // Of an empty grid there is nothing more to say either.
});

test("an object that the solver did not make says so", async () => {
  const solver = await glue("forged");
  solver.initSync({ module: bytes() });
  const Solution = /** @type {new () => import("cat-and-mouse").Solution} */ (/** @type {unknown} */ (solver.Solution));
  refused(() => new Solution().verdict(), "freed", /it was not made by the solver/);
  works(solver);
});

test("ten thousand calls too late wear nothing out", async () => {
  const solver = await glue("worn");
  /** @type {{ memory: WebAssembly.Memory, __wbindgen_externrefs: WebAssembly.Table }} */
  const { __wbindgen_externrefs: values, memory } = /** @type {any} */ (solver.initSync({ module: bytes() }));
  const { Solution: solution, Editor: editor } = one(solver);
  works(solver);
  solution.free();
  editor.free();
  const before = [values.length, memory.buffer.byteLength];
  for (let number = 0; number < 10_000; number += 1) {
    thrown(() => solution.result(10, 6, "mouse"));
    thrown(() => editor.link);
  }
  works(solver);
  assert.deepEqual([values.length, memory.buffer.byteLength], before);
});
