// Helpers of the boundary tests. They pass arguments that the types forbid, so the package has no types here.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInThisContext } from "node:vm";
import * as typed from "cat-and-mouse";
import { ROOT } from "../../scripts/versions.mjs";

/** @type {any} */
export const api = typed;
/** The exports of the instance. @type {any} */
export const wasm = api.initSync({ module: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) });

/** The first example of the statement: with jumps 1 and 2 the mouse wins in 5 plies. */
export const FIRST = ["####F", "#C...", "M...."];
/** With jumps 1 and 1 the mouse wins in 79 plies. */
export const LONGEST = ".F#...../.#..###./...#..../###..###/#...#M../..###C#./.#...##./...#....".split("/");
/** With jumps 1 and 6 nobody can force a win. */
export const STAND_OFF = ["F...C", "...#.", "##...", "#.##M", "#.##.", ".#..."];

/**
 * The Error that the call throws. Fails if this error is a trap, because a trap leaves the instance broken.
 * @param {() => unknown} call @param {string} [about] @returns {any}
 */
export function thrown(call, about = String(call)) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), `${about}: ${String(error)}`);
    return error;
  }
  assert.fail(`${about} throws nothing`);
}

/** The codes whose errors quote the given value. */
const SAY_WHAT_WAS_GIVEN =
  /^(not-a-grid|bad-(jump|move-limit|plies|cell|turn|node|size|argument|problem|count|answers|goal|walls|locked))$/;

/**
 * Returns the CatMouseError that the call throws. Checks that its message is a sentence, and that all its details are
 * null, except those in `facts`, the given value, and the problem with a graph or a node.
 * @param {() => unknown} call @param {string} code @param {Record<string, unknown>} [facts] @param {string} [about]
 */
export function refused(call, code, { row = null, col = null, ...detail } = {}, about = String(call)) {
  const error = thrown(call, about);
  assert.equal(error.code, code, `${about}: ${error}`);
  assert.equal(Object.getPrototypeOf(error), Error.prototype, about);
  assert.equal(error.name, "CatMouseError", about);
  assert.equal(typeof error.stack, "string", about);
  assert.match(error.message, /^[A-Za-z"].{1,300}\.$/su, about);
  const { given, problem, ...others } = error.detail;
  const absent = { piece: null, character: null, player: null, length: null, expected: null, position: null };
  const nodes = { node: null, other: null };
  const expected = { given, problem: /^bad-(graph|node)$/.test(code) ? problem : null, ...absent, ...nodes, ...detail };
  const found = { given, problem, ...others, row: error.row, col: error.col };
  assert.deepEqual(found, { ...expected, row, col }, `${about}: ${error}`);
  if (code !== "bad-graph") assert.equal(typeof given, SAY_WHAT_WAS_GIVEN.test(code) ? "string" : "object", about);
  return error;
}

/** Asserts that the instance still works. */
export function works() {
  const solution = api.solve(FIRST, 1, 2);
  assert.equal(solution.verdict().plies, 5);
  solution.free();
  assert.equal(api.catMouseGame([[1, 3], [0], [3], [0, 2]]), 1);
}

/** Sizes that can only grow: the memory in bytes, and the table of the JavaScript values that Rust holds. */
export const size = () => [wasm.memory.buffer.byteLength, wasm.__wbindgen_externrefs.length];

/** Asserts that memory stays the same after the first calls. @param {number} first @param {number} more @param {(number: number) => void} call */
export function leaksNothing(first, more, call) {
  for (let number = 0; number < first; number++) call(number);
  const before = size();
  for (let number = first; number < first + more; number++) call(number);
  assert.deepEqual(size(), before, "memory and references");
  works();
}

/** @returns {never} */
export const thrower = () => {
  throw "the caller's own";
};
/** A proxy that throws on every access. @param {object} target */
export function hostile(target) {
  const traps = Object.getOwnPropertyNames(Reflect).filter((name) => typeof Reflect.get(Reflect, name) === "function");
  return new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, thrower])));
}
/** @param {object} target */
export function revoked(target) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

setFlagsFromString("--allow-natives-syntax");
/** An object whose `typeof` is "undefined", like `document.all`. */
const undetectable = runInThisContext("%GetUndetectable()");
setFlagsFromString("--no-allow-natives-syntax");

/**
 * Functions that create values which are no grid, no valid number and no player, by the name of each value.
 * @type {Record<string, () => any>}
 */
export const STRANGE = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  "-Infinity": () => Number.NEGATIVE_INFINITY,
  "a fraction": () => 1.5,
  "the smallest fraction": () => Number.MIN_VALUE,
  "a little more than one": () => 1 + Number.EPSILON,
  "minus one": () => -1,
  "2 ** 53": () => 2 ** 53,
  "2 ** 32 + 1": () => 2 ** 32 + 1,
  "65536 + 1": () => 65_537,
  "a BigInt": () => 1n,
  "a symbol": () => Symbol("cat"),
  "a well-known symbol": () => Symbol.iterator,
  "an empty string": () => "",
  "a number as text": () => "1",
  "ten megabytes of text": () => "C".repeat(10_000_000),
  "a lone surrogate": () => "\ud83d",
  "a String object": () => new String("cat"),
  "a Number object": () => new Number(1),
  "a Boolean object": () => new Boolean(true),
  "an object": () => ({}),
  "an object without a prototype": () => Object.create(null),
  "an object that cannot be converted": () => ({
    valueOf: thrower,
    toString: thrower,
    [Symbol.toPrimitive]: thrower,
  }),
  "an object that says it is one": () => ({ valueOf: () => 1, toString: () => "cat" }),
  "an object with throwing getters": () =>
    Object.defineProperties({}, Object.fromEntries(["0", "length", "moveLimit"].map((key) => [key, { get: thrower }]))),
  "an array-like object": () => ({ length: 1, 0: "CMF" }),
  "a set of rows": () => new Set(FIRST),
  "a function": () => () => 1,
  "a class": () => class Grid {},
  "a date": () => new Date(1),
  bytes: () => new Uint8Array([1, 2, 3]),
  "a promise": () => Promise.resolve(1),
  "a throwing proxy": () => hostile({}),
  "a throwing proxy of a function": () => hostile(() => 1),
  "a revoked proxy": () => revoked({}),
  "an object that says it is undefined": () => undetectable,
  "the global object": () => globalThis,
  "a Solution": () => api.Solution.prototype,
  "an empty array": () => [],
  "an array of other things": () => [Number.NaN, "x"],
  "an array with a throwing getter": () => Object.defineProperty([1], "0", { get: thrower }),
};
