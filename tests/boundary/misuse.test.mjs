// A call before `init`, or on what has been freed, is told so in a sentence, and the instance works as before.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { ROOT } from "../../scripts/versions.mjs";
import { callsOn, constructors, oneOfEach } from "./calls.mjs";
import { FIRST, refused, thrown } from "./helpers.mjs";

/** @typedef {typeof import("cat-and-mouse")} Package */

/** The glue as browsers get it, once more under an address of its own. @param {string} name @returns {Promise<Package>} */
const glue = (name) => import(`${pathToFileURL(join(ROOT, "pkg", "cat_and_mouse.js"))}?${name}`);

const bytes = () => readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm"));

/** @param {Package} solver */
function works({ solve }) {
  const solution = solve(FIRST, 1, 2);
  assert.equal(solution.verdict().plies, 5);
  solution.free();
}

/** @param {() => unknown} call @param {string} code @param {RegExp} says @param {string} [about] */
const misused = (call, code, says, about) => assert.match(refused(call, code, {}, about).message, says);

/** Calls of each function and constructor. @param {Package} solver */
const early = (solver) =>
  Object.entries({ ...callsOn({}, solver), ...constructors(solver) }).flatMap(([name, { call, takes }]) =>
    (name.includes(".") && name !== "Painter.outline") || ["Painter", "isCatMouseError"].includes(name)
      ? []
      : [
          () =>
            misused(
              () => call(...takes.map(({ right }) => right)),
              "not-initialised",
              /call init\(\) and await it/,
              name,
            ),
        ],
  );

test("before init everything says that init is to be awaited", async () => {
  const solver = await glue("early");
  for (const call of early(solver)) call();
  // While it is on its way, it is as before.
  const started = solver.default({ module_or_path: bytes() });
  for (const call of early(solver)) call();
  await started;
  works(solver);
  assert.equal((await solver.default()).memory, solver.initSync({ module: bytes() }).memory, "it starts once");
});

test("an init that fails leaves the sentence in place, and the next may succeed", async () => {
  const solver = await glue("failing");
  await assert.rejects(solver.default({ module_or_path: new Uint8Array([1, 2, 3]) }), WebAssembly.CompileError);
  misused(() => solver.solve(FIRST, 1, 2), "not-initialised", /call init\(\)/);
  await solver.default({ module_or_path: bytes() });
  works(solver);
});

test("each member of each class says that its object is freed", async () => {
  const solver = await glue("freed");
  solver.initSync({ module: bytes() });
  const classes = Object.values(solver).filter((value) => "free" in Object(Object(value).prototype));
  const objects = oneOfEach(solver);
  // Painters need a canvas; what is done to their class in the glue is the same.
  assert.deepEqual(classes.map(({ name }) => name).sort(), [...Object.keys(objects), "Painter"].sort());
  const other = solver.solve(FIRST, 1, 2);
  for (const object of Object.values(objects)) object.free();
  const calls = Object.entries(callsOn(objects, solver)).filter(
    ([name]) => name.includes(".") && !name.startsWith("Painter"),
  );
  for (const [name, { call, takes }] of calls) {
    const message = new RegExp(`^This ${name.split(".")[0]} is empty: free\\(\\) has been called on it`);
    misused(() => call(...takes.map(({ right }) => right)), "freed", message, name);
    works(solver);
  }
  for (const [name, object] of Object.entries(objects)) {
    const properties = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object)));
    for (const [key, { get }] of properties)
      if (get) misused(() => get.call(object), "freed", /is empty/, `${name}.${key}`);
  }
  assert.equal(other.verdict().plies, 5);
  other.free();
});

test("free() twice is harmless, and frees once", async () => {
  const solver = await glue("twice");
  solver.initSync({ module: bytes() });
  for (const [name, made] of Object.entries(oneOfEach(solver))) {
    // As `using` does at the end of its block, after the program's own free().
    const dispose = Reflect.get(made, Symbol.dispose);
    assert.equal(typeof dispose, "function", name);
    made.free();
    made.free();
    dispose.call(made);
    works(solver);
  }
  // What was freed once is given out once: the next two have memory of their own.
  const [first, second] = [solver.solve(FIRST, 1, 2), solver.solve(["M.F.C"], 2, 1)];
  assert.deepEqual([first.verdict().plies, second.verdict().plies], [5, 2]);
  for (const solution of [first, second]) solution.free();
});

test("isCatMouseError knows the errors of every instance and realm, and nothing else", async () => {
  const [early, solver] = [await glue("guard-early"), await glue("guard")];
  const { isCatMouseError } = solver;
  assert.ok(isCatMouseError(thrown(() => early.solve(FIRST, 1, 2))), "before init, from another instance");
  assert.ok(early.isCatMouseError(thrown(() => early.solve(FIRST, 1, 2))), "the guard itself needs no init");
  solver.initSync({ module: bytes() });
  const solution = solver.solve(FIRST, 1, 2);
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
  const solution = solver.solve(FIRST, 1, 2);
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
  misused(() => new Solution().verdict(), "freed", /it was not made by the solver/);
  works(solver);
});

test("ten thousand calls too late wear nothing out", async () => {
  const solver = await glue("worn");
  /** @type {{ memory: WebAssembly.Memory, __wbindgen_externrefs: WebAssembly.Table }} */
  const { __wbindgen_externrefs: values, memory } = /** @type {any} */ (solver.initSync({ module: bytes() }));
  const { Solution: solution, Editor: editor } = oneOfEach(solver);
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
