// The built tutorial: wrong code run by the judge, links to the page, reading without a script, and looks.
// tests/component/tutorial.test.ts tests the rest of its script, tests/node/tutorial.test.mjs the printed text.
import axe from "axe-core";
import { expect } from "vitest";
import type { CatMouseBoard } from "../../www/element/board-element";
import { asset, IS_FIREFOX, type Look, nodes, PHONE, test, testOnce, type Visitor } from "./visitor.ts";

type Language = "en" | "zh";
const PATHS: Record<Language, string> = { en: "tutorial/", zh: "tutorial/zh/" };

/**
 * Opens the tutorial, starts even the boards and graphs out of sight, and waits until all are solved and the three
 * drawings of states are there.
 */
async function come(visitor: Visitor, language: Language, look?: Look): Promise<void> {
  await visitor.come(PATHS[language], look);
  const isLive = () => {
    dispatchEvent(new Event("beforeprint"));
    const games = [...document.querySelectorAll<CatMouseBoard>("cat-mouse-board, cat-mouse-graph")];
    return games.every(({ outcome }) => outcome) && document.querySelectorAll("svg.states").length === 3;
  };
  await expect.poll(() => visitor.page.evaluate(isLive)).toBe(true);
}

/** Opens a mistake, runs its wrong code, and waits for the message of the result `end`. */
async function findSmallest(visitor: Visitor, mistake: string, button: string, end: "found" | "failed") {
  const said = await visitor.page.$eval("#found", (found, end) => (found as HTMLElement).dataset[end], end);
  await visitor.pressOn(`#${mistake}`);
  await visitor.press("button", button);
  // The time for a verdict depends on the code.
  await expect.poll(() => visitor.text(".mistake[open] [role=status]"), { timeout: 120_000 }).toBe(said);
  return visitor.page.$$eval(".mistake[open] dd", (all) => all.map(({ textContent }) => textContent));
}

for (const [language, button] of [
  ["en", "Find its smallest board"],
  ["zh", "找出最小反例"],
] as const)
  (language === "en" ? test : testOnce)(
    `the smallest board of a mistake is found by running the wrong code: ${language}`,
    async ({ visitor }) => {
      await come(visitor, language);
      const answers = await findSmallest(visitor, "draw-counts-as-mouse", button, "found");
      expect(answers).toEqual(["false", "true", expect.stringMatching(/^[\d,]+$/)]);
      const board = () =>
        visitor.page.$eval(".mistake figure cat-mouse-board", (element) => {
          const { board, catJump, mouseJump, outcome } = element as CatMouseBoard;
          return { board, catJump, mouseJump, winner: outcome?.winner };
        });
      await expect.poll(board).toEqual({ board: "C#F#M", catJump: 1, mouseJump: 1, winner: "cat" });
      expect(await visitor.count("iframe"), "the code does not stay").toBe(0);
    },
  );

testOnce(
  "the smallest graph of a mistake is shown as LeetCode writes it, with the way to Solve",
  async ({ visitor }) => {
    await come(visitor, "en");
    const answers = await findSmallest(visitor, "cat-enters-hole", "Find its smallest graph", "found");
    expect(answers.slice(0, 2)).toEqual(["1", "0"]);
    expect(await visitor.text(".mistake figure pre")).toBe("[[2,3],[2,4],[0,1],[0,4],[1,3]]");
    await visitor.press("link", "Open in Solve");
    await nodes(visitor).toBe(5);
  },
);

test("without the judge, the tutorial says that the code could not be run", async ({ visitor }) => {
  visitor.site.lose(asset((name) => name.startsWith("judge-worker-")));
  await come(visitor, "en");
  expect(await findSmallest(visitor, "draw-counts-as-mouse", "Find its smallest board", "failed")).toEqual([]);
  await visitor.complaints();
});

test("Solve leads from the tutorial to the game that was open before", async ({ visitor }) => {
  await visitor.come("#graph");
  await nodes(visitor).toBeGreaterThan(0);
  await visitor.page.goto(visitor.site.url + PATHS.en);
  await visitor.press("link", "Solve");
  await nodes(visitor).toBeGreaterThan(0);
});

test("a question is answered by keyboard alone, and the focus stays; a solution is shown on request", async ({
  visitor,
}) => {
  const { page } = visitor;
  await come(visitor, "en");
  await page.focus("#predict-limit .choices button");
  await visitor.keys("Tab", "Enter");
  const isAnswered = () =>
    page.$eval("#predict-limit", (part) => {
      const second = part.querySelectorAll("button")[1];
      return second?.ariaPressed === "true" && second === document.activeElement && part.querySelector("details")?.open;
    });
  expect(await isAnswered()).toBe(true);
  const isShown = () => page.$eval("#solution-mouse", (board) => board.checkVisibility());
  expect(await isShown()).toBe(false);
  await visitor.pressOn("#exercise-mouse ~ details > summary");
  await expect.poll(isShown).toBe(true);
});

test("without a script the tutorial can be read", async ({ visitor }) => {
  visitor.site.lose(/\.js$/);
  await visitor.come(PATHS.en);
  const seen = (css: string) => visitor.page.$$eval(css, (all) => all.filter((each) => each.checkVisibility()).length);
  expect(await seen("figure > cat-mouse-board > pre")).toBe(9);
  expect(await seen(".copy, .limits, .theme, .mistake button, .predict button")).toBe(0);
  expect(await seen(".code")).toBeGreaterThan(0);
  expect(await visitor.text("[data-of='backwards.moves']")).toBe("2,774");
  expect(await seen("#predict-draws details p")).toBe(0);
  await visitor.pressOn("#predict-draws summary");
  expect(await seen("#predict-draws details p"), "the answer to a question").toBe(1);
  await visitor.complaints();
});

for (const language of ["en", "zh"] as const)
  testOnce(`the header is that of the page, each part in its place: ${language}`, async ({ visitor }) => {
    const { page } = visitor;
    const header = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("header .brand, header > nav > *, header > nav a, .look > *")].map((each) => {
          const named = each.querySelector("summary") ?? each;
          const name = (named.ariaLabel ?? named.textContent).replace(/\s+/g, " ").trim();
          const { left, top, width, height } = each.getBoundingClientRect();
          return [name, each.checkVisibility() ? [left, top, width, height].map(Math.round).join(" ") : ""];
        }),
      );
    for (const width of [1280, 390]) {
      await come(visitor, language, { width, height: 844 });
      const here = await header();
      await visitor.pressOn("header > nav a");
      await page.waitForSelector("cm-board");
      const other = language === "zh" ? "切换到中文" : "Switch to English";
      if ((await visitor.count(`[aria-label="${other}"]`)) > 0) await visitor.press("button", other);
      // The control of the language is a link on one page and a button on the other. Its name says the language.
      const named = { "Switch to English": "English", 切换到中文: "中文" } as Record<string, string>;
      await expect
        .poll(async () => (await header()).map(([name = "", place]) => [named[name] ?? name, place]))
        .toEqual(here);
    }
  });

for (const language of ["en", "zh"] as const)
  testOnce(
    `contents and figures stand beside the text, on a phone below it, for fingers: ${language}`,
    async ({ visitor }) => {
      const { page } = visitor;
      const seen = () =>
        page.evaluate(() => {
          const all = <E extends Element>(css: string) => [...document.querySelectorAll<E>(css)];
          const box = (css: string) => all(css)[0]?.getBoundingClientRect() ?? new DOMRect();
          const { top, right, height } = box(".contents");
          const isBeside = (figure: Element) =>
            [...(figure.parentElement?.children ?? [])].every(
              (each) => each === figure || figure.getBoundingClientRect().right <= each.getBoundingClientRect().left,
            );
          return {
            contents: right <= box("article > section").left,
            figures: all(".beside > figure").filter(isBeside).length,
            exercises: box("#exercise-mouse").right <= box("#exercise-cat").left,
            top: Math.round(top),
            height,
            open: all("article details[open]").length,
            lowest: Math.min(...all(".contents a, .ways a").map((link) => link.getBoundingClientRect().height)),
          };
        });
      await come(visitor, language);
      await page.$eval("#backwards", (heading) => heading.scrollIntoView({ behavior: "instant" }));
      await visitor.frames();
      expect(await seen()).toMatchObject({ contents: true, figures: 5, exercises: true, top: 16, open: 0 });
      expect(await page.$eval("#backwards", (heading) => getComputedStyle(heading, "::before").content)).toMatch(
        /counter\(section\)/,
      );
      await come(visitor, language, PHONE);
      const onPhone = await seen();
      expect(onPhone).toMatchObject({ contents: false, figures: 0, exercises: false });
      expect(onPhone.lowest).toBeGreaterThanOrEqual(44);
      // The height between the header and the bar at the bottom.
      expect(onPhone.height).toBeLessThanOrEqual(844 - 48 - 56);
    },
  );

/** The state labels that cover a part of an arrowhead; outlines count. The top and bottom of a label's box are empty. */
const coveringArrows = ({ page }: Visitor) =>
  page.$$eval("svg.states", (drawings) =>
    drawings.flatMap((svg) => {
      const points = [...svg.querySelectorAll<SVGPathElement>("path.head")].flatMap((head) => {
        const numbers = head.getAttribute("d")?.match(/-?[0-9.]+/g) ?? [];
        const corners = [0, 2, 4].map((at) =>
          new DOMPoint(Number(numbers[at]), Number(numbers[at + 1])).matrixTransform(head.getScreenCTM() ?? undefined),
        );
        return corners.flatMap(({ x, y }, index) => {
          const next = corners[(index + 1) % 3] ?? { x, y };
          return [
            { x, y },
            { x: (x + next.x) / 2, y: (y + next.y) / 2 },
          ];
        });
      });
      if (points.length === 0) throw new Error("there are no arrows");
      return [...svg.querySelectorAll<SVGTextElement>(".label")].flatMap((label) => {
        const { left, right, top, bottom, height } = label.getBoundingClientRect();
        const rim = (Number.parseFloat(getComputedStyle(label).strokeWidth) / 2) * (label.getScreenCTM()?.a ?? 1);
        const inset = height / 6 - rim;
        const isOver = ({ x, y }: { x: number; y: number }) =>
          x > left - rim && x < right + rim && y > top + inset && y < bottom - inset;
        return points.some(isOver) ? [label.textContent] : [];
      });
    }),
  );

for (const [language, theme, width] of [
  ["en", "light", 1280],
  ["zh", "dark", 390],
  ["en", "light", 320],
] as const)
  test(`nothing is too wide, no label covers an arrow, and axe finds nothing: ${language}, ${theme}, ${width} px wide`, async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.evaluateOnNewDocument((theme) => {
      // about:blank has no storage.
      if (location.protocol === "http:") localStorage.setItem("cat-and-mouse.theme", theme);
    }, theme);
    await come(visitor, language, { width });
    await page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) if (each.closest("article")) each.open = true;
      // Goes to the last step, at which all states have their labels.
      for (const steps of document.querySelectorAll("cm-states .steps"))
        (steps.lastElementChild as HTMLElement).click();
    });
    await visitor.frames();
    const tooWide = () => {
      const right = document.documentElement.clientWidth;
      return [...document.body.querySelectorAll("*")]
        .filter((each) => !each.closest("svg *, .unseen") && each.checkVisibility())
        .filter((each) => each.getBoundingClientRect().right > right + 0.5)
        .map((each) => each.outerHTML.slice(0, 120));
    };
    expect(await page.evaluate(tooWide)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (IS_FIREFOX) return;
    expect(await coveringArrows(visitor)).toEqual([]);
    await page.evaluate(axe.source);
    const { violations, passes } = await page.evaluate(() =>
      (window as unknown as { axe: typeof axe }).axe.run({ selectors: false } as axe.RunOptions),
    );
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    expect(passes.length, "axe has looked at the page").toBeGreaterThan(20);
  });
