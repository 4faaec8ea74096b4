// Drawing by mouse and by finger, on boards and on graphs. Everything else about drawing: tests/component/.
import { expect } from "vitest";
import { EXAMPLE_1, FOUR, START } from "../harness/games.mjs";
import { board, link, MODIFIER, test, words } from "./visitor.ts";

const PHONE = { width: 390, height: 844 };

test("a finger that scrolls paints nothing, until Edit is pressed", async ({ visitor }) => {
  await visitor.come(`#${EXAMPLE_1}`, { width: 360, height: 640 });
  /** Strokes upwards and to the left over floor, then a tap. */
  const swipe = async () => {
    await visitor.drawByFinger(await visitor.cells([3, 4], [2, 4]));
    await visitor.drawByFinger(await visitor.cells([3, 3], [3, 2]));
    await visitor.drawByFinger(await visitor.cells([2, 5]));
    await visitor.frames();
  };
  const action = () => visitor.page.$eval(".cells", (cells) => getComputedStyle(cells).touchAction);
  await swipe();
  expect(await visitor.board()).toEqual(START);
  expect(await action()).toBe("auto");
  expect(await visitor.text(".hint")).not.toBe("");
  await visitor.draw(await visitor.cells([3, 5]));
  await expect.poll(() => visitor.board(), { message: "a mouse always draws" }).toEqual(["####F", "#C...", "M...#"]);

  await visitor.press("button", "Edit");
  await expect.poll(action).toBe("none");
  expect(await visitor.text(".hint")).toBe("");
  // Finding a cell scrolls to the board, so this is done before the scroll position is read.
  await visitor.cells([1, 1]);
  const scrolled = await visitor.page.evaluate(() => [scrollX, scrollY]);
  await swipe();
  await board(visitor).toEqual(["####F", "#C.##", "M####"]);
  expect(await visitor.page.evaluate(() => [scrollX, scrollY])).toEqual(scrolled);
  await visitor.press("button", "Done");
  await swipe();
  expect(await visitor.board()).toEqual(["####F", "#C.##", "M####"]);
});

test("the board stays where it is while the words around it change", async ({ visitor }) => {
  // The window is high enough to show the tools, so Edit does not scroll to them.
  await visitor.come("#board=C1xF/2x1/M1x1/4", { width: 390, height: 1100 });
  const top = () => visitor.page.$eval("[role=grid]", (grid) => grid.getBoundingClientRect().top);
  const before = await top();
  await visitor.drawByFinger(await visitor.cells([1, 1]));
  await visitor.press("button", "Edit");
  expect(await top()).toBe(before);
  // This is the upper part of the fourth row: if the board sank, the stroke would hit the third.
  await visitor.drawByFinger(await visitor.cells([3.6, 3], [3.6, 1]));
  await board(visitor).toEqual(["C.#F", "..#.", "M.#.", "###."]);
  expect(await top()).toBe(before);
  await visitor.press("radio", "Cat");
  await visitor.openMenu(words.moreOfBoard);
  await visitor.press("button", "Clear");
  expect(await top()).toBe(before);
});

test("a piece is carried from the tools, and a second finger does not disturb a stroke", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.come("#board=2F/C2");
  const [place, beyond] = await visitor.cells([1, 2], [2, 3]);
  if (!place || !beyond) throw new Error("there is no board");
  const tool = (content: string) => visitor.middle(`.tool.${content}`);
  await visitor.draw([await tool("mouse"), place]);
  await board(visitor).toEqual([".MF", "C.."]);
  await page.mouse.move(beyond.x, beyond.y);
  await visitor.frames();
  expect(await visitor.board(), "let go, it is not carried any further").toEqual([".MF", "C.."]);

  await visitor.drawByFinger([place]);
  await visitor.press("button", "Edit");
  await visitor.drawByFinger([await tool("cat"), ...(await visitor.cells([2, 2]))]);
  await board(visitor).toEqual([".MF", ".C."]);
  await visitor.press("radio", "Wall");
  const finger = await visitor.beginByFinger(await visitor.cells([1, 1]));
  await visitor.drawByFinger(await visitor.cells([2, 1], [2, 3]));
  await finger.end();
  await board(visitor).toEqual(["#MF", ".C."]);
});

test("a press at the right end of a number field hits no arrow of the browser's own", async ({ visitor }) => {
  await visitor.come(`#${EXAMPLE_1}`);
  const point = await visitor.page.$eval("#cat-jump", (field) => {
    field.scrollIntoView({ block: "center" });
    const { right, top, height } = field.getBoundingClientRect();
    return { x: right - 6, y: top + height / 3 };
  });
  await visitor.draw([point]);
  expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe("cat-jump");
  expect(await visitor.page.$eval("#cat-jump", (field) => (field as HTMLInputElement).value)).toBe("1");
});

const focusedNode = () => (document.activeElement as HTMLElement | null)?.dataset.node ?? null;

test("the focus is seen on a node that the keyboard has reached, and stays on the drawing when its node goes", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.come(`#${FOUR}`);
  const ring = () =>
    page.evaluate(() => {
      const node = document.activeElement as HTMLElement;
      const target = node.querySelector(".target") as Element;
      return [node.dataset.node, getComputedStyle(node).outlineStyle, getComputedStyle(target).stroke !== "none"];
    });
  const focused = () => expect.poll(() => page.evaluate(focusedNode));
  await visitor.draw(await visitor.drawing([90, 10]));
  expect(await ring()).toEqual(["2", "none", false]);
  await visitor.keys("Tab");
  expect(await ring()).toEqual(["3", "none", true]);
  await visitor.keys("n");
  await focused().toBe("4");
  await visitor.chord(MODIFIER, "z");
  await focused().toBe("3");
  await visitor.keys("n", "Delete");
  await focused().toBe("3");
  await visitor.press("radio", "Erase");
  await visitor.draw(await visitor.drawing([50, 90]));
  await link(visitor).toMatch(/^graph=0-1\.1-2&/);
  await visitor.chord(MODIFIER, "z");
  await link(visitor).toMatch(/^graph=0-1\.1-2\.2-3&/);
});

test("on a phone a finger draws a graph once Edit was pressed", async ({ visitor }) => {
  await visitor.come(`#${FOUR}`, PHONE);
  await visitor.drawByFinger(await visitor.drawing([50, 90], [50, 50]));
  await visitor.page.evaluate(() => scrollTo(0, 0));
  await visitor.press("button", "Edit");
  await visitor.press("radio", "Connect");
  // The last painted frame decides whether a finger scrolls.
  await visitor.frames();
  await visitor.drawByFinger(await visitor.drawing([10, 10], [30, 50], [50, 90]));
  await link(visitor).toBe("graph=0-1.0-3.1-2.2-3&at=10-10.50-10.90-10.50-90");
});
