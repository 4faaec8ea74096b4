// The paragraph under the verdict: why the outcome is what it is, in the page's words for the solver's reasons.
import assert from "node:assert/strict";
import { rowTests, testOnce as test, withBrowser } from "./playground.mjs";
import {
  CLOSED_ROOM,
  EXAMPLE_1,
  en,
  LONGEST,
  look,
  ONE_SHORT,
  OVER_THE_CAT,
  puzzleOf,
  STAND_OFF,
  zh,
} from "./views.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

const { open } = withBrowser();

/** Boards with different reasons, by the code of the reason. */
const BOARDS = {
  "mouse-first": OVER_THE_CAT,
  detour: "board=C2M/x2x/xF2&cat=1&mouse=2",
  intercepted: ONE_SHORT,
  "caught-early": "board=MC1F&cat=1&mouse=1",
  "food-apart": CLOSED_ROOM,
  "stand-off": STAND_OFF,
  "cat-first": "board=CF1M&cat=1&mouse=1",
  "cat-apart": "board=M1FxC&cat=2&mouse=1",
  "mouse-apart": "board=C1FxM&cat=1&mouse=2",
  "all-apart": "board=CxFxM&cat=1&mouse=1",
  trapped: "board=C1MxF&cat=1&mouse=1",
};

/** @param {string} link @param {import("./views.mjs").Words} words */
function expected(link, words) {
  return words.paragraph(words.reason(puzzleOf(link).solution().reason()));
}

/** The paragraphs of the page that say this. @param {Playground} page @param {string} reason @returns {Promise<number>} */
function countOf(page, reason) {
  return look(
    page,
    "return [...document.querySelectorAll('main p')].filter((p) => said(p) === arguments[0]).length",
    reason,
  );
}

/** @param {Playground} page @param {string} reason */
async function assertSaid(page, reason) {
  assert.equal(await countOf(page, reason), 1, `"${reason}" is not said in\n${await page.text()}`);
}

const row = rowTests();
for (const [code, link] of Object.entries(BOARDS)) {
  row(`the reason is told in both languages: ${code}`, async () => {
    assert.equal(puzzleOf(link).solution().reason().code, code);
    const page = await open({ link });
    await assertSaid(page, expected(link, en));
    await page.switchTo("zh");
    await assertSaid(page, expected(link, zh));
  });
}

test("a win that comes too late for the limit is told with how late it is", async () => {
  const link = `${LONGEST}&limit=78`;
  assert.equal(puzzleOf(link).solution().reason().late, 1);
  const page = await open({ link });
  const reason = expected(link, en);
  assert.ok(reason.includes("takes 1 ply more than the limit allows"), reason);
  await assertSaid(page, reason);
});

test("the reason changes with the board, and goes with it", async () => {
  const page = await open({ link: EXAMPLE_1 });
  const before = expected(EXAMPLE_1, en);
  await assertSaid(page, before);
  await page.chooseTool("Wall");
  await page.press([3, 3]);
  const after = expected("board=xxxxF/xC3/M1x2&cat=1&mouse=2", en);
  assert.notEqual(after, before);
  await assertSaid(page, after);
  assert.equal(await countOf(page, before), 0);
  await page.click("button", "Undo");
  await assertSaid(page, before);
  await page.click("button", "Clear");
  assert.equal(await countOf(page, before), 0, "an incomplete board has no reason");
});

test("the reason is about the painted board, however far the line is played", async () => {
  const page = await open({ link: ONE_SHORT });
  await page.click("button", "To the end");
  await assertSaid(page, expected(ONE_SHORT, en));
});
