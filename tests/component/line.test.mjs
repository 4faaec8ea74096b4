// What is said below the best line: whether the loser had other moves as good.
import assert from "node:assert/strict";
import { testOnce as test } from "../page/playground.mjs";
import { mount } from "./mounted.mjs";

const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
const SIX = "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5";

for (const [link, kind, language, expected] of /** @type {const} */ ([
  [SIX, "graph", "en", ["2 of the mouse’s 3 first moves last equally long. One line is shown."]],
  [SIX, "graph", "zh", ["老鼠的 3 种第一步中有 2 种坚持得一样久；这里只列出一种走法。"]],
  ["graph=0-1.0-3.2-3", "graph", "en", []],
  [
    "board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1",
    "board",
    "en",
    ["Both first moves of the mouse last equally long. One line is shown."],
  ],
  [
    "board=M1C3F&cat=1&mouse=4",
    "board",
    "en",
    ["Whatever the cat does, the mouse wins just as fast. One line is shown."],
  ],
  // A draw has no length.
  [
    STAND_OFF,
    "board",
    "en",
    [
      "After the last move, the position is the same as before the cat’s move 2. The moves marked ↻ repeat until the move limit; then the cat wins.",
    ],
  ],
  // The cat has no move in it.
  ["board=MF2C&cat=1&mouse=1", "board", "en", []],
]))
  test(`the line of ${link} in ${language} says whether other first moves last as long`, async () => {
    const page = await mount(link, "line", { kind, language });
    const said = await page.texts(".line .ends:not([aria-hidden])");
    assert.deepEqual(said, expected);
  });
