// How the page looks: each state in some windows, languages and themes must follow the rules in layout.ts. Then:
// which parts are in sight, and which stay in place.
import { describe, expect, test } from "vitest";
import { commands } from "vitest/browser";
import depthFirst from "../../www/check/solutions/1728-depth-first.js?raw";
import { chooseTheme } from "../../www/lib/theme";
import { examples } from "../../www/model/examples";
import { graphs } from "../../www/model/graph-examples";
import { CAT_WINS, CORRIDOR, DRAWN, EIGHT_NODES, EXAMPLE_1, LONG_WAY, LONGEST, STAND_OFF } from "../harness/games.mjs";
import { BOARD, embed, GRAPH } from "./element";
import { inaccessible, notBelow, outOfSight, overlapping, places, rowsOf, shownBox, tooSmall, tooWide } from "./layout";
import { click, open, pass, press, shown } from "./screen";
import { all, text } from "./seen";

const EXERCISE = `${CORRIDOR}&goal=cat&walls=1&locked=1,2`;

/** Presses the first matching element, preferably one that is shown and not in a closed menu. */
async function tap(css: string) {
  const found = all(css);
  const element = found.find((each) => each.checkVisibility()) ?? found[0];
  if (!element) throw new Error(`${css} is not there`);
  element.click();
  await shown();
}
const until = (css: string) => expect.poll(() => all(css).length, { timeout: 60_000 }).toBeGreaterThan(0);
async function dialog(name: string) {
  document.querySelector("cat-mouse-playground")?.dispatchEvent(new CustomEvent("open-dialog", { detail: name }));
  await until("dialog[open] h2");
  await shown();
}
async function check(code: string, then: string) {
  await until("cm-code");
  Object.assign(document.querySelector("cm-code") ?? {}, { value: code });
  await tap(".run");
  await until(then);
}

const lastRound = () => tap(".solving .steps button:last-of-type");
const asExercise = () => dialog("share").then(() => tap(".share .choice label:last-of-type"));

/**
 * Each state of the page: its looks, its link, and the actions that lead from the link to the state. A look names the
 * width of the window (with the height, if it is unusual), the language, the dark theme, and an enlarged text size.
 */
const STATES: Record<string, [looks: string, link: string, way?: () => Promise<unknown>]> = {
  "a board": ["1280-en 1280-zh-dark 768-en 390-zh 320-en 844-en 1280-en-200%", LONG_WAY],
  "a draw": ["1280-zh 390-en-dark 320-zh", STAND_OFF],
  "a long line": ["1280-en-dark 1000-zh 390-en 320-zh-dark", `${LONGEST}&limit=78&ply=40`],
  "a graph": ["1280-zh 1280-en-dark 768-zh 390-en 320-zh 844-zh 390-en-200%", EIGHT_NODES],
  "why a board": ["1280-en 390-zh-dark 320-en 390-en-200% 1280-en-200%", LONG_WAY, () => tap(".show-why")],
  "why a graph": ["1280-zh-dark 390-en 320-zh", CAT_WINS, () => tap(".show-why")],
  "moves of a board": ["1280-zh-dark 390-en 320-zh 640-en 390-en-200%", `${STAND_OFF}&view=moves`],
  "moves of a graph": ["1280-en 390-zh-dark 320-en", `${EIGHT_NODES}&view=moves`],
  "map of a board": ["1280-en 390-zh-dark 320-en", `${LONGEST}&view=map`],
  "map of a graph": ["1280-zh-dark 390-en 640-zh", `${EIGHT_NODES}&view=map`],
  "what if on a board": ["1280-zh 390-en-dark 320-zh 844-en", `${LONGEST}&view=what-if`],
  "what if on a graph": ["1280-en-dark 390-zh 320-en", `${DRAWN}&view=what-if`],
  "how a board is solved": ["1280-en 390-zh-dark 320-en 640-zh", `${LONGEST}&view=solving`, lastRound],
  "how a graph is solved": ["1280-zh-dark 390-en 320-zh", `${DRAWN}&view=solving`, lastRound],
  "statistics of a board": [
    "1280-en 390-zh-dark 320-en",
    `${LONGEST}&view=statistics`,
    () => tap(".statistics summary"),
  ],
  "statistics of a graph": ["1280-zh-dark 390-en 640-zh", `${EIGHT_NODES}&view=statistics`],
  "another expectation": [
    "1280-en-dark 390-zh 320-en",
    LONG_WAY,
    () => click("button", /Not what you expected|和你想的/),
  ],
  "an empty board": ["1280-zh-dark 390-en 320-zh", "board=3/3&cat=1&mouse=1"],
  "a broken link": ["1280-en 390-zh-dark", "board=ZZ"],
  "an editor on a phone": ["390-en 390-zh-dark 320-en 390-en-200%", LONG_WAY, () => tap(".bar .edit")],
  "a question": ["1280-en 390-zh-dark 320-en 390-zh-200%", `${LONG_WAY}&hide=1&title=Who+is+first`],
  "a count": ["1280-zh-dark 390-en 320-zh", `${LONG_WAY}&hide=1&count=1`, () => tap(".guesses button")],
  "an exercise": ["1280-en-dark 390-zh 320-en", EXERCISE],
  "an exercise solved": ["1280-zh 390-en-dark 320-zh", EXERCISE, () => press(2)],
  examples: ["1280-en 390-zh-dark 320-en", LONG_WAY, () => dialog("examples")],
  "examples of graphs": ["1280-zh-dark 390-en", EIGHT_NODES, () => dialog("examples")],
  find: ["1280-en 390-zh-dark 320-en", LONG_WAY, () => dialog("find")],
  paste: ["1280-zh-dark 390-en 320-zh", LONG_WAY, () => dialog("paste")],
  "a refused paste": [
    "1280-en 390-zh-dark 320-en",
    LONG_WAY,
    () => dialog("paste").then(() => tap("dialog form button[type=submit], dialog .main")),
  ],
  share: ["1280-zh 390-en-dark 320-zh 390-en-200%", LONG_WAY, () => dialog("share")],
  "share an exercise": ["1280-en-dark 390-zh 320-en", LONG_WAY, asExercise],
  "share a graph": ["1280-zh-dark 390-en 320-zh", EIGHT_NODES, asExercise],
  help: ["1280-en 390-zh-dark 320-en", LONG_WAY, () => dialog("help")],
  "a match": ["1280-en 1000-zh 390-zh-dark 320-en 844-en 390-en-200% 1280-zh-dark-200%", "play"],
  "a match on a graph": ["1280-zh-dark 390-en 320-zh", "play=graph"],
  "a hint": ["1280-zh-dark 390-en 320-zh 844-en", "play", () => tap(".playing .bar button")],
  "a match that is over": [
    "1280-en 390-zh-dark",
    EXAMPLE_1,
    async () => {
      await tap("[href='#play=board'].main, .bar a");
      await press(11);
      await pass(450);
    },
  ],
  puzzles: ["1280-en 390-zh-dark 320-en 768-zh 390-zh-200%", "puzzles", () => until(".puzzle-heading")],
  "check code": ["1280-en 390-zh-dark 320-en 768-zh 390-en-200%", "check", () => until("cm-code")],
  "a wrong answer": [
    "1280-zh-dark 390-en 320-zh",
    "check",
    () => check("function canMouseWin() { return false; }", ".check-verdict"),
  ],
  "a named mistake": ["1280-en 390-zh-dark", "check", () => check(depthFirst, ".which-move .differs")],
  records: ["1280-en 390-zh-dark 320-en 390-en-200%", "records", () => until(".records")],
  states: [
    "1280-zh-dark 390-en 320-zh 390-en-200%",
    "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2&lost=4&at=8-50.42-10.42-90.90-10.84-50.24-50",
    () => until("[data-node]"),
  ],
};

const HEIGHTS: Record<string, number> = { 320: 640, 390: 844, 640: 400, 768: 1024, 844: 390, 1000: 800, 1280: 800 };

/** Elements in an article: with a link to the page, as an exercise, with all views, with a hidden answer, broken. */
const ELEMENTS = [
  ["cat-mouse-board", BOARD, `goal="cat" walls="2" locked="1,1 2,3"`, `board="C?M"`],
  ["cat-mouse-graph", GRAPH, `goal="cat" edges="2" locked="0 3"`, `graph="[[1],[0,2],[1]"`],
];
for (const [name, game, exercise, broken] of ELEMENTS)
  for (const [width, lang, scheme] of [
    [900, "en", "light"],
    [390, "zh", "dark"],
    [320, "en", "light"],
  ] as const)
    test(`${name} in an article, ${width} ${lang} ${scheme}`, async () => {
      await open("", { width, height: 900 });
      document.documentElement.style.colorScheme = scheme;
      const more = [
        `playground="https://example.org/"`,
        exercise,
        `show="map line moves what-if solving" readonly`,
        `reveal="click"`,
      ];
      const all = more.map((each) => `<${name} ${game} ${each}></${name}>`).join("");
      await embed(`<h1>An article</h1>${all}<${name} ${broken}><p>a picture</p></${name}>`, { lang });
      const ground = Object.assign(document.createElement("style"), {
        textContent: "body { background: Canvas; color: CanvasText }",
      });
      document.body.append(ground);
      expect({ wide: tooWide(), overlaps: overlapping(), axe: await inaccessible() }).toEqual({
        wide: [],
        overlaps: [],
        axe: [],
      });
      document.documentElement.style.colorScheme = "";
    });

/** Opens a state in a window. In a window less than 900 pixels wide, the pointer is a finger. */
async function show(state: string, look: string) {
  const [room = "", language] = look.split("-");
  const [width = "", height = HEIGHTS[width]] = room.split("x");
  await commands.touch(Number(width) < 900);
  await commands.textSize(look.endsWith("200%") ? 32 : 16);
  const [, link = "", way] = STATES[state] ?? [];
  const how = { language: language === "zh" ? "zh" : "en", width: Number(width), height: Number(height) } as const;
  await open(link, how);
  chooseTheme(look.includes("dark") ? "dark" : "light");
  await until("main h1, main h2, main h3, main [role=grid], main [data-node]");
  await way?.();
  await shown();
}

for (const [state, [looks]] of Object.entries(STATES))
  for (const look of looks.split(" ")) {
    test(`${state}, ${look}`, async () => {
      await show(state, look);
      const isPhone = innerWidth < 600;
      const found = {
        wide: tooWide(),
        small: innerWidth === 390 ? tooSmall() : [],
        bar: isPhone && !document.querySelector("dialog[open]") ? innerHeight - shownBox("header > nav").bottom : 0,
        overlaps: overlapping(),
        axe: await inaccessible(),
      };
      expect(found).toEqual({ wide: [], small: [], bar: 0, overlaps: [], axe: [] });
    });
  }

describe("in a page that is written from right to left", () => {
  const lefts = (root: ParentNode) =>
    [...root.querySelectorAll("[role=row]:first-child [role=gridcell]")].map(
      (cell) => cell.getBoundingClientRect().left,
    );
  const rising = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

  test("the board and all that lies over it stay as drawn, in the page and in an element", async () => {
    document.documentElement.dir = "rtl";
    await show("map of a board", "1280-en");
    expect(lefts(document)).toEqual(rising(lefts(document)));
    expect(overlapping()).toEqual([]);
    await embed(`<cat-mouse-board ${BOARD}></cat-mouse-board>`, { lang: "en" });
    const root = document.querySelector("cat-mouse-board")?.shadowRoot as ShadowRoot;
    await expect.poll(() => lefts(root).length).toBe(5);
    expect(lefts(root)).toEqual(rising(lefts(root)));
    document.documentElement.dir = "";
  });
});

test("on a phone, a tab that is opened leaves the page where it is", async () => {
  await show("a board", "390-en");
  scrollTo({ top: 100, behavior: "instant" });
  for (const tab of ["#tab-map", "#tab-what-if", "#tab-moves"]) {
    await tap(tab);
    expect(scrollY).toBe(100);
  }
});

/** Parts that stand one below another without scrolling, for a state of the page and some looks. */
const IN_SIGHT: [state: string, looks: string, ...selectors: string[]][] = [
  ["a board", "390-en 390-zh", ".headline", ".solve .canvas", ".transport", ".bar", "header > nav"],
  ["a graph", "390-en 390-zh", ".headline", ".solve .canvas", ".transport", ".bar", "header > nav"],
  ["a question", "390-en 390-zh", ".guesses", ".canvas", "header > nav"],
  ["why a board", "390-en 390-zh", ".canvas", ".transport", ".because"],
  ["an editor on a phone", "390-en 390-zh", ".canvas", ".palette .tools", ".bar .edit", ".numbers", ".hint"],
  ["an empty board", "1280-en 390-en", "#verdict", ".answer .detail", "header > nav"],
  ["a match", "390-en 390-zh", ".match-standing", ".canvas", ".playing .bar", ".opponent", "header > nav"],
  ["a match on a graph", "390-en 390-zh", ".match-standing", ".canvas", ".playing .bar", ".opponent"],
  ["why a board", "1280-en 1280-zh 1280x720-en 1280x720-zh", ".moves .head", ".explained"],
  ["why a graph", "1280-en 1280-zh 1280x720-en 1280x720-zh", ".moves .head", ".explained"],
  ["a wrong answer", "1280-en 1280-zh", "cm-code", ".run", ".check-result .mistakes", ".check-result .surface"],
  ["a wrong answer", "390-en", ".check-verdict"],
  ["an editor on a phone", "390x667-en", ".canvas", ".palette .tools", ".bar .edit"],
];
for (const [state, looks, ...selectors] of IN_SIGHT)
  for (const look of looks.split(" "))
    test(`in sight, from above to below: ${state}, ${look}: ${selectors.join(", ")}`, async () => {
      await show(state, look);
      expect({
        outOfSight: outOfSight(...selectors),
        notBelow: innerWidth < 600 ? notBelow(...selectors.filter((css) => css !== "header > nav")) : [],
      }).toEqual({ outOfSight: [], notBelow: [] });
    });

/** Parts that an action brings into sight: above the bar at the bottom and, unless it is a menu, below the canvas. */
const COMES: [state: string, look: string, part: string, way: () => Promise<unknown>][] = [
  ["a board", "390-en", ".more .menu-panel", () => tap(".more > summary")],
  [
    "a board",
    "320-en",
    ".board-menu .menu-panel .transforms button:last-child",
    () => tap(".bar .edit").then(() => tap(".board-menu > summary")),
  ],
  ["a board", "390-en", ".expected", () => click("button", "Not what you expected?")],
  ["why a board", "390-en", ".palette .tools", () => tap(".bar .edit")],
  ["why a graph", "390-en", ".palette .tools", () => tap(".bar .edit")],
];
for (const [state, look, part, way] of COMES)
  test(`comes into sight: ${part} of ${state}, ${look}`, async () => {
    await show(state, look);
    await way();
    await expect
      .poll(() => [...outOfSight(part), ...(part.includes("menu") ? [] : notBelow(".canvas", part))])
      .toEqual([]);
  });

test("at the end of a long page on a phone, nothing lies under the bar", async () => {
  await show("records", "390-en");
  scrollTo({ top: 1e6, behavior: "instant" });
  const [end, bar] = ["main", "header > nav"].map((css) => document.querySelector(css)?.getBoundingClientRect());
  expect(end?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
});

/** Selectors for `STAYS`: actions, and parts that stay in place during them. */
const TABS = ["moves", "map", "what-if", "solving", "statistics", "line"].map((name) => `#tab-${name}`);
const AROUND = ["header", ".canvas", ".transport", "[role=tab]", "#tab-what-if"];
const PARTS = [".canvas", ".games", ".opponent", ".playing .bar", ".match-list"];
const SOLVING = [".looks", ".solving .steps", ".histogram"];
const OPPONENTS = ["[value=cat]", "[value=easy]", "[value=person]"];
const USES = [1, 2, 3].map((at) => `.share .choice label:nth-of-type(${at})`);
const ROUNDS = [1, 4, 4, 4].map((at) => `.solving .steps button:nth-of-type(${at})`);
const STAYS: [state: string, looks: string, selectors: string[], ways: string[]][] = [
  ["a draw", "1280-en 390-zh", AROUND, TABS],
  ["a graph", "1280-zh 390-en", AROUND, TABS],
  ["a board", "1280-en 1280-zh", AROUND, [".show-why", ".show-why"]],
  ["a graph", "1280-en", AROUND, [".show-why", ".show-why"]],
  ["a match", "1280-en 1000-en 390-zh", PARTS, OPPONENTS],
  ["a match on a graph", "1280-en 390-en", PARTS, OPPONENTS],
  ["a question", "1280-en 390-en", [".canvas"], [".guesses button:last-of-type", ".guesses button"]],
  ["a count", "1280-en 390-en", [".canvas"], [".guesses .main, .guesses button"]],
  ["an exercise", "390-en", [".canvas"], [".exercise-hint button"]],
  ["share", "1280-en 390-en", ["dialog", ".share .choice"], USES],
  ["how a board is solved", "1280-en 1280-zh 390-en", SOLVING, ROUNDS],
  ["how a graph is solved", "1280-en 390-zh", SOLVING, ROUNDS],
];
for (const [state, looks, selectors, ways] of STAYS)
  for (const look of looks.split(" "))
    test(`stays where it is: ${state}, ${look}`, async () => {
      await show(state, look);
      const before = places(...selectors);
      for (const way of ways) {
        await tap(way);
        expect(places(...selectors), way).toEqual(before);
      }
    });

test("while a stroke changes who wins, and why, nothing around the board moves", async () => {
  await open("board=6/1M2F1/6/6/1C4/6&cat=2&mouse=1");
  const before = places(...AROUND.slice(0, 3));
  const verdicts = new Set<string>();
  for (const cell of [3, 9, 15, 16, 17, 11, 5, 4]) {
    await press(cell);
    expect(places(...AROUND.slice(0, 3))).toEqual(before);
    verdicts.add(text("#verdict"));
  }
  expect(verdicts.size).toBeGreaterThan(2);
});

/** Parts that share a row, and their number. */
const ROWS: [state: string, looks: string, parts: string, count: number][] = [
  ["a board", "390-en 390-zh", ".bar > *", 5],
  ["a graph", "390-en 390-zh", ".bar > *", 5],
  ["a match", "1280-en 1280-zh 390-en 390-zh", ".playing .bar > *", 4],
  ["a match on a graph", "1280-en 390-zh", ".playing .bar > *", 4],
  ["share", "390-en 390-zh", ".share .choice label", 3],
  ["a board", "390-en 390-zh 335x844-en", "header > nav > a, header > nav > .menu > summary", 4],
  ["a board", "1280-en 390-en 320-zh", "[role=tab]", 4],
];
for (const [state, looks, parts, count] of ROWS)
  for (const look of looks.split(" "))
    test(`in one row: ${parts} of ${state}, ${look}`, async () => {
      await show(state, look);
      expect(rowsOf(parts)).toEqual({ rows: 1, count });
    });

test("another part of the page begins at its top", async () => {
  await show("a board", "390-en");
  scrollTo(0, 500);
  await click("link", "Play");
  expect(scrollY).toBe(0);
});

for (const [state, part] of [
  ["map of a board", ".mapped .key"],
  ["what if on a graph", ".what-if .key"],
  ["how a board is solved", ".decided"],
])
  test(`on a phone the drawing stays in sight above what is said of it: ${state}`, async () => {
    await show(state ?? "", "390-en");
    const [said, bar] = [shownBox(part ?? ""), shownBox("header > nav")];
    scrollBy(0, said.bottom - bar.top);
    await shown();
    expect([...outOfSight(".canvas", part ?? ""), ...notBelow(".canvas", part ?? "")]).toEqual([]);
  });

for (const state of ["a long line", "an exercise solved"])
  test(`on a phone nothing lies over the board, however far the page is scrolled: ${state}`, async () => {
    await show(state, "390-en");
    for (let y = 0; y < document.documentElement.scrollHeight; y += 100) {
      scrollTo(0, y);
      await shown();
      const { left, top, width, height } = shownBox("[role=grid]");
      const points = Array.from({ length: 64 }, (_, at) => [
        left + ((at % 8) + 0.5) * (width / 8),
        top + (Math.floor(at / 8) + 0.5) * (height / 8),
      ]);
      const over = points.filter(
        ([x = 0, y = 0]) => y > 0 && !document.elementFromPoint(x, y)?.closest(".canvas, .headline"),
      );
      expect(over, `at ${y}`).toEqual([]);
    }
  });

for (const language of ["en", "zh"])
  test(`at 1280 × 800 the first screen scrolls nowhere, and begins at one left edge: ${language}`, async () => {
    for (const state of [
      "a board",
      "a graph",
      "why a board",
      "why a graph",
      "a match",
      "puzzles",
      "check code",
      "records",
      "states",
    ]) {
      await show(state, `1280-${language}`);
      const texts = all("main *").filter(
        (each) =>
          [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
          each.checkVisibility({ visibilityProperty: true }) &&
          !each.closest(".unseen, svg, dialog, option"),
      );
      expect(Math.min(...texts.map((each) => Math.round(each.getBoundingClientRect().left))), state).toBe(28);
      if (!/board|graph/.test(state)) continue;
      expect(document.documentElement.scrollHeight, state).toBe(800);
      const panel = document.querySelector(".panel");
      expect((panel?.scrollHeight ?? 0) - (panel?.clientHeight ?? 0), `the panel of ${state}`).toBe(0);
    }
  });

for (const language of ["en", "zh"])
  test(`who wins, and LeetCode's answer, stand whole in the headline of a phone: ${language}`, async () => {
    for (const width of [390, 320])
      for (const state of ["a board", "a long line", "a graph"]) {
        await show(state, `${width}-${language}`);
        const [head, why, chip] = [shownBox(".headline"), shownBox(".show-why"), shownBox(".answer .chip")];
        expect(outOfSight("#verdict", ".answer .chip", ".show-why"), `${state}, ${width}`).toEqual([]);
        expect(Math.max(shownBox("#verdict").right, chip.right), `${state}, ${width}`).toBeLessThanOrEqual(why.left);
        expect(why.bottom).toBeLessThanOrEqual(head.bottom);
        const cut = all(".headline, #verdict, .answer .chip, .show-why").filter(
          (each) => each.scrollWidth > each.offsetWidth + 1,
        );
        expect(cut).toEqual([]);
      }
  });

for (const state of ["map of a board", "what if on a board", "how a board is solved"])
  for (const look of ["1280-en", "390-en"])
    test(`what is written on cells keeps off their frames: ${state}, ${look}`, async () => {
      await show(state, look);
      const written = all("[role=gridcell] .mark-on-cell").filter((mark) => mark.textContent?.trim());
      expect(written.length).toBeGreaterThan(0);
      const over = written.filter((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        const [inner, outer] = [
          range.getBoundingClientRect(),
          mark.closest("[role=gridcell]")?.getBoundingClientRect(),
        ];
        // A letter does not fill the height of its line.
        const room = inner.height / 6;
        return (
          !outer ||
          inner.left < outer.left + 1 ||
          inner.right > outer.right - 1 ||
          inner.top + room < outer.top + 1 ||
          inner.bottom - room > outer.bottom - 1
        );
      });
      expect(over).toEqual([]);
    });

test("no edge and no arrow runs through what is written beside a piece or the hole", async () => {
  // In the first graph, the mouse's edge crosses the usual place of its number; in the second, an edge leads down from the hole.
  for (const link of [DRAWN, "graph=0-1.0-3.2-3&at=50-20.14-20.50-85.50-52"]) {
    await open(link);
    const points = [
      ...document.querySelectorAll<SVGPathElement>("cm-drawing :is(.edge, .arrow) path:not(.head)"),
    ].flatMap((path) => {
      const matrix = path.getScreenCTM() ?? new DOMMatrix();
      return Array.from({ length: 201 }, (_, step) =>
        path.getPointAtLength((step / 200) * path.getTotalLength()).matrixTransform(matrix),
      );
    });
    const labels = all("cm-drawing :is(.label.beside, .letter)");
    expect(labels.map((label) => label.textContent?.trim()).sort()).toEqual(["1", "2", "hole"]);
    const crossed = labels.filter((label) => {
      const { left, right, top, bottom, height } = label.getBoundingClientRect();
      return points.some(({ x, y }) => x > left && x < right && y > top + height / 6 && y < bottom - height / 6);
    });
    expect(crossed).toEqual([]);
  }
});

for (const language of ["en", "zh"] as const)
  test(`the answer of each example takes at most 150 pixels above the views: ${language}`, async () => {
    const tall: string[] = [];
    for (const link of Object.values({ ...examples, ...graphs })) {
      await open(link, { language, height: 800 });
      if (shownBox(".answer").height > 150) tall.push(link);
    }
    expect(tall).toEqual([]);
  });

test("each pair of moves stands in one line on a phone, with how the game ends and the sign of an only move", async () => {
  await show("a board", "390-en");
  const heights = all(".moves li button").map((each) => each.offsetHeight);
  expect(heights).toHaveLength(13);
  expect(new Set(heights).size).toBe(1);
});

test("How to play lies beside or above the board", async () => {
  for (const look of ["1280-en", "1000-en", "390-en"]) {
    await show("a board", look);
    await tap(".how-to-play > summary");
    const [rules, grid] = [shownBox(".how-to-play .menu-panel"), shownBox("[role=grid]")];
    expect(rules.left >= grid.right || rules.bottom <= grid.top, look).toBe(true);
  }
});

for (const state of ["a board", "a graph", "how a board is solved", "statistics of a graph"])
  test(`in a window of 640 by 400 pixels the tabs stand in two rows, no name is cut, and the verdict takes two lines: ${state}`, async () => {
    for (const language of ["en", "zh"]) {
      await show(state, `640-${language}`);
      expect(rowsOf(".tabs button").rows).toBeLessThanOrEqual(2);
      expect(all(".tabs button, .more > summary").filter((each) => each.scrollWidth > each.clientWidth)).toEqual([]);
      const title = document.querySelector("#verdict") ?? document.body;
      expect(shownBox("#verdict").height / Number.parseFloat(getComputedStyle(title).lineHeight)).toBeLessThan(2.5);
    }
  });

test("with a case of one's own below the code, the page alone scrolls", async () => {
  await show("check code", "1280x720-en");
  await tap(".own-case > summary");
  const own = document.querySelector<HTMLTextAreaElement>("#own-case");
  if (own) own.value = `${"........\n".repeat(8)}1\n1`;
  await tap(".own-case form button");
  await until(".own-case [role=alert]");
  expect(all(".check-code, .own-case, #own-case").filter((each) => each.scrollHeight > each.clientHeight + 1)).toEqual(
    [],
  );
});

test("the board is as large in Play as in Solve, and in the same place", async () => {
  await open(LONG_WAY);
  const [before, place] = [shownBox("[role=grid]").width, places("[role=grid]")];
  await click("link", "Play it myself");
  expect([shownBox("[role=grid]").width, places("[role=grid]")]).toEqual([before, place]);
});

test("what says why an answer of Check code is right stands below it, in one order on a phone", async () => {
  await show("a wrong answer", "390-en");
  await tap(".why-answer");
  const parts = [".answers", ".headline", ".because", ".surface", ".explained"].map((css) => `.check-result ${css}`);
  const tops = parts.map((css) => shownBox(css).top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("in every language of Check code, Run is in sight and the column scrolls nowhere", async () => {
  await show("check code", "1280-en");
  for (const language of ["JavaScript", "TypeScript", "Python", "C++"]) {
    await click("radio", language);
    expect(shownBox(".run").bottom, language).toBeLessThanOrEqual(760);
    const column = document.querySelector(".check-code");
    expect(column?.scrollHeight, language).toBe(column?.clientHeight);
  }
});

test("Board and Graph stand in one place in Solve, Play, Records and Check code", async () => {
  for (const width of [1280, 390]) {
    const found = new Set<string>();
    for (const link of ["graph", "play=graph", "records=graph", "check=graph"]) {
      await open(link, { width, height: 800 });
      await until("main .games");
      const { right, top, height } = shownBox("main .games");
      found.add([right, top, height].map(Math.round).join());
    }
    expect([...found], `${width}`).toHaveLength(1);
  }
});
