// A call before `init`, or on a freed object, throws an error that says so, and the instance works as before.
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

/** The glue for browsers, imported again under an address of its own. @param {string} name @returns {Promise<Package>} */
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
  // While init is running, calls fail as they do before init.
  const started = solver.default({ module_or_path: bytes() });
  for (const call of early(solver)) call();
  await started;
  works(solver);
  assert.equal((await solver.default()).memory, solver.initSync({ module: bytes() }).memory, "it starts once");
});

/** A valid WebAssembly module, but not the solver: it has no exports. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const board = () => readFileSync(join(ROOT, "target", "board", "cat_and_mouse_bg.wasm"));

/** Inputs that init cannot start with, the error code, and the message. @type {[string, () => any, string, RegExp][]} */
const INPUTS = [
  [
    "an address without a file",
    () => pathToFileURL(join(ROOT, "none.wasm")),
    "not-fetched",
    /^The solver cannot be fetched: /,
  ],
  ["a relative address in Node.js", () => "none.wasm", "not-fetched", /none\.wasm/],
  [
    "an answer of a server",
    () => new Response("no", { status: 404, statusText: "Not Found" }),
    "not-fetched",
    /404 Not Found/,
  ],
  ["a promise that fails", () => Promise.reject(new Error("no network")), "not-fetched", /no network\.$/],
  [
    "bytes of something else",
    () => new TextEncoder().encode("<!doctype html>"),
    "not-a-solver",
    /^This is not the solver/,
  ],
  ["an empty module", () => EMPTY, "not-a-solver", /it has other exports/],
  ["the module of another solver", board, "not-a-solver", /^This is not the solver/],
  ["a compiled module", () => new WebAssembly.Module(EMPTY), "not-a-solver", /it has other exports/],
  ["a number", () => 5, "bad-argument", /^init\(\) takes the address .* but was given 5\.$/],
  ["an object", () => ({}), "bad-argument", /another object/],
];

for (const [name, input, code, says] of INPUTS)
  test(`init given ${name} rejects with ${code}, and can be called again`, async () => {
    const solver = await glue(`input ${name}`);
    for (const given of [input(), { module_or_path: input() }]) {
      const error = await solver.default(given).then(
        () => assert.fail(name),
        (error) => error,
      );
      assert.ok(solver.isCatMouseError(error), String(error));
      assert.equal(error.code, code);
      assert.match(error.message, says);
    }
    misused(() => solver.solve(FIRST, 1, 2), "not-initialised", /call init\(\)/);
    await solver.default(bytes());
    works(solver);
  });

/** A name for the test, the value of `WebAssembly` in the browser, the error code, and the message. @type {[string, any, string, RegExp][]} */
const WITHOUT = [
  ["is missing", undefined, "no-webassembly", /^This browser or program has no WebAssembly/],
  [
    "is refused",
    {
      Module: class {
        constructor() {
          throw new Error("blocked");
        }
      },
    },
    "refused",
    /'wasm-unsafe-eval'/,
  ],
];

for (const [name, found, code, says] of WITHOUT)
  test(`where WebAssembly ${name}, init and initSync say so, and can be called again`, async () => {
    const solver = await glue(`where it ${name}`);
    const given = bytes();
    const { WebAssembly: real } = globalThis;
    globalThis.WebAssembly = found;
    try {
      await assert.rejects(solver.default(given), { name: "CatMouseError", code, message: says });
      assert.throws(() => solver.initSync(given), { name: "CatMouseError", code, message: says });
    } finally {
      globalThis.WebAssembly = real;
    }
    await solver.default(given);
    works(solver);
  });

test("initSync refuses what is not the solver, and can be called again", async () => {
  const solver = await glue("sync");
  const initSync = /** @type {(...input: any[]) => unknown} */ (solver.initSync);
  for (const [code, message, ...given] of /** @type {[string, RegExp, ...unknown[]][]} */ ([
    ["bad-argument", /^initSync\(\) takes the bytes .* but was given undefined\.$/],
    ["bad-argument", /another object/, {}],
    ["bad-argument", /none\.wasm/, "none.wasm"],
    ["not-a-solver", /it has other exports/, { module: EMPTY }],
    ["not-a-solver", /^This is not the solver/, new Uint8Array(9)],
  ]))
    assert.throws(() => initSync(...given), { name: "CatMouseError", code, message });
  misused(() => solver.solve(FIRST, 1, 2), "not-initialised", /call init\(\)/);
  initSync(bytes());
  works(solver);
});

test("init takes every input that its type names, and writes nothing to the console", async (context) => {
  const warn = context.mock.method(console, "warn");
  const served = () => new Response(bytes(), { headers: { "Content-Type": "application/wasm" } });
  const inputs = [bytes(), new WebAssembly.Module(bytes()), served(), new Response(bytes()), Promise.resolve(bytes())];
  const address = `data:application/wasm;base64,${bytes().toString("base64")}`;
  for (const [index, input] of [...inputs, address, new URL(address), new Request(address)].entries()) {
    const solver = await glue(`given ${index}`);
    await solver.default(/** @type {any} */ (input));
    works(solver);
  }
  assert.equal(warn.mock.callCount(), 0);
});

test("each member of each class says that its object is freed", async () => {
  const solver = await glue("freed");
  solver.initSync({ module: bytes() });
  const classes = Object.values(solver).filter((value) => "free" in Object(Object(value).prototype));
  const objects = oneOfEach(solver);
  // Painters need a canvas, so none is made here. The glue treats their class like the others.
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
    // `using` calls this method at the end of its block, even if the program has called free() before.
    const dispose = Reflect.get(made, Symbol.dispose);
    assert.equal(typeof dispose, "function", name);
    made.free();
    made.free();
    dispose.call(made);
    works(solver);
  }
  // Freed memory is reused only once: the next two objects have different memory.
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

test("an object that the solver did not make says so", async () => {
  const solver = await glue("forged");
  solver.initSync({ module: bytes() });
  const Solution = /** @type {new () => import("cat-and-mouse").Solution} */ (/** @type {unknown} */ (solver.Solution));
  misused(() => new Solution().verdict(), "freed", /it was not made by the solver/);
  works(solver);
});
