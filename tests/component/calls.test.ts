// How often the page calls the solver: each call costs as much as deciding many states.
import { Editor, Solution } from "cat-and-mouse";
import { expect, onTestFinished, test } from "vitest";
import { open, press } from "./screen";
import { board } from "./seen";

/** Counts calls of the editor and the solution until the test is over. */
function counted() {
  const count = { calls: 0 };
  for (const { prototype } of [Editor, Solution])
    for (const [name, described] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const kind = described.get ? "get" : "value";
      const own = described[kind];
      if (typeof own !== "function" || name === "constructor") continue;
      const counting = function (this: unknown, ...given: unknown[]): unknown {
        count.calls += 1;
        return Reflect.apply(own, this, given);
      };
      Object.defineProperty(prototype, name, { ...described, [kind]: counting });
      onTestFinished(() => void Object.defineProperty(prototype, name, described));
    }
  return count;
}

test("a stroke over 60 cells calls the solver 20 times a cell or fewer", async () => {
  await open("board=8/8/8/8/8/8/8/F1MC4&cat=1&mouse=2");
  // From left to right and back, row by row.
  const stroke = Array.from({ length: 60 }, (_, at) => (at % 16 < 8 ? at : 8 * Math.floor(at / 8) + 7 - (at % 8)));
  const count = counted();
  await press(...stroke);
  expect(board().join("").replaceAll("#", "")).toHaveLength(4);
  expect(count.calls).toBeGreaterThan(60);
  expect(count.calls / 60).toBeLessThanOrEqual(20);
});
