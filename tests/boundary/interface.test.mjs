// The package has exactly the members that types.d.ts promises, and every call returns the promised type.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byValues, callsOn, constructors, oneOfEach } from "./calls.mjs";
import { classes, functions, mismatch } from "./declared.mjs";
import { api } from "./helpers.mjs";

const INIT = ["default", "initSync"];
/** Whether a name belongs to the package, not to wasm-bindgen's glue. @param {string} name */
const isOurs = (name) => !name.startsWith("__");
/** @param {object} object */
const namesOf = (object) => Object.getOwnPropertyNames(object).filter(isOurs);
/** @param {{ name: string }[]} members */
const names = (members) => [...new Set(members.map(({ name }) => name))];
const isSymbol = (/** @type {string} */ name) => name.startsWith("[");
const className = Object.keys(classes);

test("every function and class that is promised is exported, and no other", () => {
  assert.deepEqual(Object.keys(api).sort(), [...names(functions), ...className].sort());
  for (const { name } of functions) assert.equal(typeof api[name], "function", name);
});

for (const [name, { methods, statics, properties, isMade }] of Object.entries(classes))
  test(`${name} has the members that are promised, and no others`, () => {
    const { prototype } = api[name];
    const promised = [...names(methods).filter((name) => !isSymbol(name)), ...names(properties), "constructor"];
    assert.deepEqual(namesOf(prototype).sort(), promised.sort());
    const given = ["length", "name", "prototype"];
    assert.deepEqual(namesOf(api[name]).sort(), [...names(statics), ...given].sort(), "static");
    for (const { name, isReadOnly } of properties) {
      const { get, set } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
      assert.deepEqual([typeof get, typeof set], ["function", isReadOnly ? "undefined" : "function"], name);
    }
    assert.deepEqual(names(methods).filter(isSymbol), ["[Symbol.dispose]"]);
    assert.equal(prototype[Symbol.dispose], prototype.free, "disposing is freeing");
    assert.equal(isMade, name in constructors(), "what its constructor takes is known");
  });

/** The promised signatures. The methods of a painter need a canvas: tests/component/painter.test.ts calls them. */
const signatures = [
  ...functions.filter(({ name }) => !INIT.includes(name)),
  ...Object.entries(classes).flatMap(([name, { methods, statics }]) =>
    [...statics, ...(name === "Painter" ? [] : methods)]
      .filter((method) => method.name !== "free" && !isSymbol(method.name))
      .map((method) => ({ ...method, name: `${name}.${method.name}` })),
  ),
];
const settable = Object.entries(classes).flatMap(([name, { properties }]) =>
  properties.filter(({ isReadOnly }) => !isReadOnly).map((property) => `${name}.${property.name}`),
);

test("every call that is promised is known to these tests, and no other", () => {
  assert.deepEqual(Object.keys(callsOn(oneOfEach())).sort(), [...names(signatures), ...settable].sort());
});

for (const { name, first, parameters, returns } of signatures)
  test(`${name} with ${parameters} arguments returns what is promised`, () => {
    const calls = { ...callsOn(oneOfEach()), ...byValues(oneOfEach()) };
    const { call, takes } = calls[first === "mouse" ? `${name} by values` : name] ?? assert.fail(name);
    const values = takes.slice(0, parameters).map(({ right }) => right);
    assert.equal(values.length, parameters, "an argument is not known to these tests");
    const result = call(...values);
    const type = returns.typeName?.text;
    if (type in classes) assert.ok(result instanceof api[type]);
    else assert.equal(mismatch(returns, result), undefined);
  });

for (const [name, object] of Object.entries(oneOfEach()))
  test(`each property of ${name} is what is promised`, () => {
    for (const property of classes[name]?.properties ?? [])
      assert.equal(mismatch(property.type, object[property.name], property.name), undefined);
    assert.equal(object.free(), undefined);
  });

test("every class that is made by `new` can be", () => {
  for (const [name, { call, takes }] of Object.entries(constructors()))
    if (name !== "Painter") assert.ok(call(...takes.map(({ right }) => right)) instanceof api[name], name);
});
