// How often the solver is called for what is shown: each call costs as much as deciding many states.
import assert from "node:assert/strict";
import { testOnce as test } from "../page/playground.mjs";
import { mount } from "./mounted.mjs";

/** From left to right and back, row by row: over 60 cells, to be walls. */
const STROKE = Array.from({ length: 60 }, (_, at) => {
  const [row, col] = [Math.floor(at / 8), at % 8];
  return /** @type {[number, number]} */ ([row + 1, (row % 2 === 0 ? col : 7 - col) + 1]);
});

test("a stroke over 60 cells calls the solver 20 times a cell or fewer", async () => {
  const page = await mount("board=8/8/8/8/8/8/8/F1MC4&cat=1&mouse=2");
  const calls = () => page.run("return calls()");
  await page.beginStroke(`${STROKE[0]}`);
  const before = await calls();
  for (const place of STROKE.slice(1)) await page.strokeOnTo(place);
  await page.endStroke();
  await page.frames(2);
  assert.equal((await page.contents()).join("").replaceAll("#", "").length, 4);
  const each = ((await calls()) - before) / 60;
  assert.ok(each <= 20, `${each} calls a cell`);
});
