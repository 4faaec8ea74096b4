// With any argument, a call returns a result or throws the promised CatMouseError. A call that throws changes nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byValues, callsOn, constructors, oneOfEach, within } from "./calls.mjs";
import { api, refused, STRANGE, thrown, works } from "./helpers.mjs";

const objects = oneOfEach();
const all = { ...callsOn(objects), ...byValues(objects), ...constructors(), ...within };

/** The state that a refused call must not change. */
const seen = () => {
  const { Editor: editor, GraphEditor: drawn } = objects;
  return [editor.link, editor.carried, editor.canUndo, editor.linkedState, editor.progress("mouse"), drawn.view()];
};

for (const [name, { call, takes }] of Object.entries(all))
  if (takes.length > 0)
    test(`${name} refuses what it does not take`, () => {
      const right = takes.map(({ right }) => right);
      for (const [place, { code, player, fits }] of takes.entries())
        for (const [value, make] of Object.entries(STRANGE)) {
          const about = `argument ${place} of ${name}: ${value}`;
          const before = seen();
          const strange = make();
          const wrong = () => call(...right.with(place, strange));
          if (fits?.(strange, value)) {
            try {
              wrong();
            } catch (error) {
              assert.ok(api.isCatMouseError(error), `${about}: ${error}`);
            }
          } else {
            const { detail } = thrown(wrong, about);
            refused(wrong, code, player === undefined ? detail : { ...detail, player }, about);
            assert.deepEqual(seen(), before, about);
          }
        }
      works();
    });
