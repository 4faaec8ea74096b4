// Real keys and fingers, which the browser trusts, without a mouse: the tabs, the lists, Check code, and elements in an
// article. The looks: tests/component/looks.test.ts.
import type { KeyInput } from "puppeteer-core";
import { describe, expect } from "vitest";
import { EXAMPLE_1, FOUR, STAND_OFF } from "../harness/games.mjs";
import { article, GRAPH_MODULE, MODIFIER, MODULE, test, type Visitor } from "./visitor.ts";

/** The views with a tab of their own; the others are under More. */
const TABS = ["Best line", "All moves", "Map", "What if"];

const tabs = ({ page }: Visitor) =>
  page.evaluate(() => {
    const tabs = [...document.querySelectorAll<HTMLElement>("[role=tablist] > [role=tab]")];
    const panel = document.querySelector("[role=tabpanel]");
    const name = (element: Element | null | undefined) => {
      const copy = element?.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return copy.textContent.replace(/\s+/g, " ").trim();
    };
    return {
      names: tabs.map(name),
      selected: tabs.filter((tab) => tab.ariaSelected === "true").map(name),
      reached: tabs.filter((tab) => tab.tabIndex === 0).map(name),
      controls: tabs.every((tab) => document.getElementById(tab.getAttribute("aria-controls") ?? "") === panel),
      panel: name(document.getElementById(panel?.getAttribute("aria-labelledby") ?? "")),
    };
  });

test("the tabs are one stop: arrows, Home and End choose, and what lies behind More is reached too", async ({
  visitor,
}) => {
  const isChosen = (name: string) => {
    const isTab = TABS.includes(name);
    return expect
      .poll(() => tabs(visitor))
      .toEqual({
        names: TABS,
        selected: isTab ? [name] : [],
        reached: [isTab ? name : TABS[0]],
        controls: true,
        panel: name,
      });
  };
  await visitor.come(`#${EXAMPLE_1}`);
  await visitor.tabTo("Best line");
  for (const [key, name] of [
    ...TABS.slice(1).map((name) => ["ArrowRight", name]),
    ["ArrowRight", "Best line"],
    ["ArrowLeft", "What if"],
    ["ArrowLeft", "Map"],
    ["Home", "Best line"],
    ["End", "What if"],
  ] as [KeyInput, string][]) {
    await visitor.keys(key);
    await isChosen(name);
    expect(await visitor.focused()).toBe(name);
  }
  await visitor.chord("Shift", "Tab");
  await visitor.keys("Tab");
  expect(await visitor.focused()).toBe("What if");

  await visitor.keys("Home", "Tab", "Enter", "Tab", "Tab");
  expect(await visitor.focused()).toBe("Statistics");
  await visitor.keys("Enter");
  await isChosen("Statistics");
  const isOpen = () => visitor.page.$eval(".more", (menu) => (menu as HTMLDetailsElement).open);
  expect(await isOpen()).toBe(false);
  await visitor.keys("Enter");
  expect(await isOpen()).toBe(true);
  await visitor.keys("Escape");
  expect(await isOpen()).toBe(false);
});

test("the tab key leaves a list of moves from every entry", async ({ visitor }) => {
  await visitor.come(`#${STAND_OFF}`);
  for (const [name, before] of [
    // The control of the speed comes before the best line.
    ["Best line", "Speed 1×"],
    ["All moves", "More"],
  ] as const) {
    await visitor.press("tab", name);
    await visitor.tabTo(before);
    for (const presses of [0, 1, 3]) {
      await visitor.keys("Tab", ...Array<KeyInput>(presses).fill("ArrowDown"));
      await visitor.chord("Shift", "Tab");
      expect(await visitor.focused(), `backwards, after ${presses} entries`).toBe(before);
    }
    await visitor.keys("Tab", "ArrowDown", "Tab");
    const isInside = () => document.querySelector("[role=tabpanel]")?.contains(document.activeElement);
    expect(await visitor.page.evaluate(isInside), "forwards").toBe(false);
  }
});

test("in Check code the editor is entered, written in and left, and a check is run and read", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.come("#check");
  await page.waitForSelector("cm-code");
  const focus = () => page.evaluate(() => document.activeElement?.localName);
  await page.focus("input[name=code-language]:checked");
  await visitor.keys("Tab");
  expect(await focus()).toBe("cm-code");
  await visitor.chord(MODIFIER, "a");
  await visitor.keys("Delete");
  await page.keyboard.type("function canMouseWin() { return false; }");
  const code = () => page.$eval("cm-code", (editor) => (editor as HTMLElement & { value: string }).value);
  expect(await code()).toBe("function canMouseWin() { return false; }");
  await visitor.keys("Tab");
  expect(await visitor.focused()).toBe("Run");
  await visitor.keys("Enter");
  await page.waitForSelector(".check-verdict");
  const isThere = () => document.activeElement?.contains(document.querySelector(".check-verdict"));
  expect(await page.evaluate(isThere), "the focus is on the verdict").toBe(true);
});

/**
 * Games in an article: the focus before some keys, the keys, the focus after them and the changed link; then two
 * strokes, and the link after each.
 */
const GAMES = {
  board: {
    element: "cat-mouse-board",
    script: MODULE,
    html: `<cat-mouse-board board="####F/#C.../M...." cat-jump="1" mouse-jump="2"></cat-mouse-board>`,
    surface: ".cells",
    // The cursor goes to the last cell, and a wall appears there.
    first: "row 1, column 1",
    keys: ["ArrowDown", "ArrowDown", "End", "e", "w", "Enter"] as KeyInput[],
    focused: "row 3, column 5, wall",
    link: EXAMPLE_1,
    changed: "board=xxxxF/xC3/M3x&cat=1&mouse=2",
    strokes: [(visitor: Visitor) => visitor.cells([3, 4], [2, 4]), (visitor: Visitor) => visitor.cells([3, 3])],
    drawn: ["board=xxxxF/xC1x1/M2x1&cat=1&mouse=2", "board=xxxxF/xC1x1/M1xx1&cat=1&mouse=2"],
  },
  graph: {
    element: "cat-mouse-graph",
    script: GRAPH_MODULE,
    html: `<cat-mouse-graph graph="[[1],[0,2],[1,3],[2]]" places="10-10.50-10.90-10.50-90"></cat-mouse-graph>`,
    surface: ".drawing",
    // The keys connect nodes 0 and 3.
    first: "Node 0",
    keys: ["Enter", "Tab", "Tab", "Tab", "Enter"] as KeyInput[],
    focused: "Node 3, connected to 0 and 2",
    link: FOUR,
    changed: "graph=0-1.0-3.1-2.2-3&at=10-10.50-10.90-10.50-90",
    // The first stroke moves one node, the second another.
    strokes: [
      (visitor: Visitor) => visitor.drawing([50, 90], [40, 70], [30, 60]),
      (visitor: Visitor) => visitor.drawing([90, 10], [90, 20], [90, 40]),
    ],
    drawn: ["graph=0-1.1-2.2-3&at=10-10.50-10.90-10.30-60", "graph=0-1.1-2.2-3&at=10-10.50-10.90-40.30-60"],
  },
};

describe.for(Object.entries(GAMES))("in an article, a %s", ([, game]) => {
  const link = ({ page }: Visitor) =>
    expect.poll(() =>
      page.$eval(game.element, (element) => (element as HTMLElement & { link: string }).link.replace(/&m=.*/, "")),
    );
  const come = async (visitor: Visitor, rest = "") => {
    visitor.site.put(
      "article.html",
      article(`<input id="before" />${game.html}<input id="after" />${rest}`, game.script),
    );
    await visitor.come("article.html", { width: 800 });
    await expect.poll(() => visitor.count(`${game.element} >>> ${game.surface}`)).toBe(1);
  };

  test("is drawn on, stepped through and left by keyboard alone", async ({ visitor }) => {
    const { page } = visitor;
    await come(visitor);
    await page.focus("#before");
    const isAfter = () => document.activeElement?.id === "after";
    const seen: string[] = [];
    for (let presses = 0; presses < 25 && !(await page.evaluate(isAfter)); presses += 1) {
      await visitor.keys("Tab");
      const focused = await visitor.focused();
      seen.push(focused);
      if (focused.startsWith(game.first)) {
        await visitor.keys(...game.keys);
        await expect.poll(() => visitor.focused()).toBe(game.focused);
      }
      if (focused === "Next move") {
        await visitor.keys("Enter");
        await expect
          .poll(() => page.$eval(`${game.element} >>> .steps output`, (said) => said.textContent))
          .toMatch(/1/);
      }
    }
    expect(await page.evaluate(isAfter), `the tab key leaves it: ${seen.join("; ")}`).toBe(true);
    expect(seen).toContain("Next move");
    await link(visitor).toBe(game.changed);
    // Undo works only while the focus is in the element.
    await visitor.chord("Control", "z");
    await visitor.frames();
    await link(visitor).toBe(game.changed);
    await page.focus(`${game.element} >>> [aria-label=Undo]`);
    await visitor.chord("Control", "z");
    await link(visitor).toBe(game.link);
    await visitor.chord("Control", "Shift", "z");
    await link(visitor).toBe(game.changed);
  });

  test("leaves the page to the finger that scrolls until Edit is pressed, and again when it is done", async ({
    visitor,
  }) => {
    const { page } = visitor;
    await come(visitor, `<div style="height: 3000px"></div>`);
    const stroke = (which: number) => game.strokes[which]?.(visitor) ?? Promise.resolve([]);
    const action = () =>
      page.$eval(`${game.element} >>> ${game.surface}`, (surface) => getComputedStyle(surface).touchAction);
    const drawByFinger = async (which: number) => {
      await visitor.drawByFinger(await stroke(which));
      // A scroll may go on for a while.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, 0));
          await visitor.frames();
          await visitor.frames();
          return page.evaluate(() => scrollY);
        })
        .toBe(0);
    };
    const press = (name: string) => page.locator(`${game.element} >>> ::-p-aria([name="${name}"])`).click();
    await drawByFinger(0);
    await link(visitor).toBe(game.link);
    expect(await action()).toBe("auto");
    await press("Edit");
    await expect.poll(action).toBe("none");
    await drawByFinger(0);
    await link(visitor).toBe(game.drawn[0]);
    await press("Done");
    await expect.poll(action).toBe("auto");
    await drawByFinger(1);
    await link(visitor).toBe(game.drawn[0]);
    await visitor.draw(await stroke(1));
    await link(visitor).toBe(game.drawn[1]);
  });
});
