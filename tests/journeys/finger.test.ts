// Fingers on a phone, in Chromium: they drag pieces, and every tap gets a reaction.
import { expect } from "vitest";
import { EXAMPLE_1, START } from "../harness/games.mjs";
import { board, PHONE, testOnce, type Visitor, words } from "./visitor.ts";

const GRAPH = "#graph=0-1.0-3.1-4.2-3.3-4.2-4&at=10-50.40-10.90-50.40-90.60-40";

/** The message beside the pressed place. */
const said = (visitor: Visitor) => expect.poll(() => visitor.text("main .vain"));

testOnce(
  "a piece is dragged without Edit, a tool that is chosen draws, and floor says how to draw",
  async ({ visitor }) => {
    await visitor.come(`#${EXAMPLE_1}`, PHONE);
    await visitor.drawByFinger(await visitor.cells([2, 4]));
    await said(visitor).toBe(words.hintForFingers);
    expect(await visitor.board()).toEqual(START);
    await visitor.drawByFinger(await visitor.cells([3, 1], [3, 2], [3, 3]));
    await board(visitor).toEqual(["####F", "#C...", "..M.."]);
    await said(visitor).toBe("");

    await visitor.drawByFinger(await visitor.cells([3, 3], [3, 2], [2, 2]));
    await said(visitor).toBe(words.inVain.taken);
    expect(await visitor.board()).toEqual(["####F", "#C...", "..M.."]);
    await visitor.drawByFinger(await visitor.cells([3, 3], [2, 3], [1, 3], [0, 3]));
    await board(visitor).toEqual(["####F", "#CM..", "....."]);

    await visitor.page.setViewport({ width: 1024, height: 768, hasTouch: true });
    await visitor.drawByFinger([await visitor.middle(".tool.wall")]);
    await visitor.drawByFinger(await visitor.cells([3, 5]));
    await board(visitor).toEqual(["####F", "#CM..", "....#"]);
  },
);

testOnce(
  "in Play, the piece is dragged to where it goes, and a tap elsewhere says why nothing happens",
  async ({ visitor }) => {
    await visitor.come(`#${EXAMPLE_1}`, PHONE);
    await visitor.press("link", words.playMyself);
    await expect.poll(() => visitor.count("main .playing")).toBe(1);
    await visitor.drawByFinger(await visitor.cells([1, 1]));
    await said(visitor).toBe(words.inVain.turn);
    await visitor.drawByFinger(await visitor.cells([3, 1]));
    await said(visitor).toMatch(/again to stay/);
    // The reader does not play the cat, so the page scrolls and says why the cat does not move.
    await visitor.drawByFinger(await visitor.cells([2, 2], [1, 2], [0, 2]));
    await said(visitor).toBe(words.inVain.turn);
    expect(await visitor.board()).toEqual(START);
    await visitor.drawByFinger(await visitor.cells([3, 1], [3, 2], [3, 3]));
    await expect.poll(async () => (await visitor.board())[2]).toMatch(/^\.[.C]M/);
  },
);

testOnce("on a graph, a tap says why nothing happens, and a piece is dragged", async ({ visitor }) => {
  await visitor.come(GRAPH, PHONE);
  await visitor.drawByFinger(await visitor.drawing([75, 75]));
  await said(visitor).not.toBe("");
  await visitor.press("link", words.playMyself);
  await expect.poll(() => visitor.count("main .playing")).toBe(1);
  for (const place of [
    [90, 50],
    [12, 85],
  ] as const) {
    await visitor.drawByFinger(await visitor.drawing(place));
    await said(visitor).not.toBe("");
  }
  await visitor.drawByFinger(await visitor.drawing([40, 10], [50, 25], [60, 40]));
  await expect.poll(() => visitor.count(".match-moves button")).toBeGreaterThan(0);
});

testOnce(
  "a piece that is pulled before the question is answered says so, until it is answered",
  async ({ visitor }) => {
    await visitor.come(`#${EXAMPLE_1}&hide=1`, PHONE);
    await visitor.drawByFinger(await visitor.cells([3, 1], [2, 1], [1, 1]));
    await said(visitor).toBe(words.inVain.asking);
    await visitor.drawByFinger([await visitor.middle(".guesses button")]);
    await said(visitor).toBe("");
  },
);

testOnce("an unfinished board is drawn on at once", async ({ visitor }) => {
  await visitor.come("#board=4&cat=1&mouse=1", PHONE);
  await visitor.drawByFinger(await visitor.cells([1, 1]));
  await board(visitor).toEqual(["C..."]);
});

testOnce("after a wrong wall in a puzzle, a tap on another cell tries that one", async ({ visitor }) => {
  await visitor.come("#puzzle=vyf0f", PHONE);
  const walls = async () => (await visitor.board()).join("").replace(/[^#]/g, "").length;
  const before = await walls();
  await visitor.drawByFinger(await visitor.cells([1, 1]));
  await expect.poll(walls).toBe(before + 1);
  await visitor.drawByFinger(await visitor.cells([5, 2]));
  await expect.poll(async () => (await visitor.board())[4]?.[1]).toBe("#");
  expect(await walls(), "the first one is gone").toBe(before + 1);
});
