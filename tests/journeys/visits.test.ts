// The first visit and the next one, the address, another tab, and missing files.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { EXAMPLE_1, FIRST, START } from "../harness/games.mjs";
import {
  asset,
  board,
  IS_FIREFOX,
  isSolverOfGraphs,
  link,
  nodes,
  test,
  testOnce,
  type Visitor,
  words,
} from "./visitor.ts";

/** Makes the jump of the cat or the mouse longer, with its button. */
const jumpFurther = async (visitor: Visitor, who: "Cat" | "Mouse", times: number) => {
  for (let time = 0; time < times; time += 1) await visitor.press("button", `${who} jump: more`);
};
const jump = (visitor: Visitor, who: "cat" | "mouse") =>
  visitor.page.$eval(`#${who}-jump`, (field) => Number((field as HTMLInputElement).value));
// The delay lets this call return before the page is left.
const back = ({ page }: Visitor) => page.evaluate(() => void setTimeout(() => history.back()));
const forward = ({ page }: Visitor) => page.evaluate(() => void setTimeout(() => history.forward()));

test("the first visit asks for few files, each once, and the next one finds the board that was left", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.come();
  expect(await visitor.board()).toEqual(FIRST);
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus?: string })[]).map(
      ({ name, initiatorType, renderBlockingStatus }) => ({
        kind: /\.(\w+)$/.exec(name)?.[1] ?? name,
        name,
        initiatorType,
        isBlocking: renderBlockingStatus === "blocking",
      }),
    ),
  );
  const names = fetched.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const of = (kind: string) => fetched.filter((each) => each.kind === kind);
  // Requests that the browser makes by itself, such as for icons, are not counted: Firefox does not list them.
  expect(of("wasm")).toHaveLength(1);
  expect(of("css")).toHaveLength(1);
  expect(fetched.filter(({ kind, isBlocking }) => isBlocking && kind !== "css")).toEqual([]);
  expect(of("js").length).toBeGreaterThan(0);
  expect(of("js").length).toBeLessThanOrEqual(10);
  const besides = fetched.filter(({ kind }) => !["css", "wasm", "js"].includes(kind));
  expect(besides.filter(({ kind }) => !["svg", "png", "webmanifest"].includes(kind))).toEqual([]);

  await visitor.openMenu(words.newBoard);
  await visitor.press("button", "Examples");
  await visitor.pressOn("dialog ::-p-text(Two jumps ahead)");
  await board(visitor).toEqual(START);
  await visitor.press("radio", "Wall");
  await visitor.draw(await visitor.cells([3, 5]));
  await visitor.openMenu(words.moreOfBoard);
  await visitor.type("spinbutton", "Move limit", "50");
  await link(visitor).toBe("board=xxxxF/xC3/M3x&cat=1&mouse=2&limit=50");
  const verdict = await visitor.verdict();

  await visitor.come();
  expect(await visitor.board()).toEqual(["####F", "#C...", "M...#"]);
  expect([await jump(visitor, "cat"), await jump(visitor, "mouse")]).toEqual([1, 2]);
  expect(await page.$eval("#move-limit", (field) => (field as HTMLInputElement).value)).toBe("50");
  expect(await visitor.verdict()).toBe(verdict);
  expect(await page.$eval("[aria-label=Undo]", ({ ariaDisabled }) => ariaDisabled), "the board is no step").toBe(
    "true",
  );
  expect(await visitor.alerts()).toEqual([]);
});

const REFUSALS = ["there is no storage", "it can be neither read nor written"];

for (const refusal of IS_FIREFOX ? REFUSALS.slice(0, 1) : REFUSALS)
  test(`where the browser keeps nothing, the page works from the start: ${refusal}`, async ({ visitor }) => {
    const { page } = visitor;
    await page.evaluateOnNewDocument((isWhole) => {
      const refuse = () => {
        document.documentElement.dataset.refused = "";
        throw new DOMException("not allowed", "SecurityError");
      };
      if (isWhole) Object.defineProperty(window, "localStorage", { get: refuse });
      else Storage.prototype.setItem = Storage.prototype.getItem = refuse;
    }, refusal === REFUSALS[0]);
    await visitor.come(`#${EXAMPLE_1}`);
    expect(await visitor.count("[data-refused]"), "the page has asked for it").toBe(1);
    expect(await visitor.board()).toEqual(START);
    expect(await visitor.alerts()).toEqual([]);
    await visitor.openMenu(words.moreOfBoard);
    await visitor.press("button", "Clear");
    await link(visitor).toBe("board=5/5/5&cat=1&mouse=2");
    await visitor.press("button", "Undo");
    await link(visitor).toBe(EXAMPLE_1);
    await visitor.come();
    expect(await visitor.board()).toEqual(FIRST);
  });

test("a link loads one solver", async ({ visitor }) => {
  for (const address of ["#graph=0-1.0-3.1-4.2-3.3-4.2-4", "#graph", "#play=graph", "#states"]) {
    await visitor.come(address);
    await expect.poll(() => visitor.count("main svg.drawing"), { message: address }).toBe(1);
    const files = await visitor.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(
      files.filter((name) => name.endsWith(".wasm")),
      address,
    ).toHaveLength(1);
  }
});

test("back and forward lead to other parts and pages, and the board is as it was left and goes on", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.come(`#${EXAMPLE_1}`);
  await jumpFurther(visitor, "Cat", 2);
  await link(visitor).toBe("board=xxxxF/xC3/M4&cat=3&mouse=2");
  await visitor.press("link", "Graph 913");
  await nodes(visitor).toBeGreaterThan(0);
  await back(visitor);
  await board(visitor).toEqual(START);
  expect(await jump(visitor, "cat")).toBe(3);
  await link(visitor).toBe("board=xxxxF/xC3/M4&cat=3&mouse=2");
  await forward(visitor);
  await nodes(visitor).toBeGreaterThan(0);

  await visitor.press("link", "Board 1728");
  await board(visitor).toEqual(START);
  await visitor.press("radio", "Wall");
  await visitor.draw(await visitor.cells([3, 5]));
  await visitor.press("button", "Next move");
  await link(visitor).toBe("board=xxxxF/xC3/M3x&cat=3&mouse=2&ply=1");
  const left = await visitor.board();
  await page.goto(`${visitor.site.url}tutorial/`);
  await back(visitor);
  await board(visitor).toEqual(left);
  await link(visitor).toBe("board=xxxxF/xC3/M3x&cat=3&mouse=2&ply=1");
  await visitor.press("button", "Next move");
  await link(visitor).toMatch(/ply=2$/);
  await forward(visitor);
  await expect.poll(() => page.evaluate(() => location.href)).toBe(`${visitor.site.url}tutorial/`);
  await visitor.shown();
  // When Firefox restores a cached page, it asks for an icon at the old default address.
  const complaints = await visitor.complaints();
  expect(complaints.filter((complaint) => !complaint.endsWith("/favicon.ico"))).toEqual([]);
});

test("two tabs have a board each, and the next visit has the one that was changed last", async ({ visitor }) => {
  await visitor.come(`#${EXAMPLE_1}`);
  await jumpFurther(visitor, "Cat", 2);
  await link(visitor).toBe("board=xxxxF/xC3/M4&cat=3&mouse=2");
  const second = await visitor.newTab();
  await second.come();
  expect(await jump(second, "cat"), "as in the other tab").toBe(3);
  await jumpFurther(second, "Cat", 2);
  await link(second).toBe("board=xxxxF/xC3/M4&cat=5&mouse=2");
  await visitor.page.bringToFront();
  expect(await visitor.link()).toBe("board=xxxxF/xC3/M4&cat=3&mouse=2");
  await jumpFurther(visitor, "Mouse", 2);
  await link(visitor).toBe("board=xxxxF/xC3/M4&cat=3&mouse=4");
  await second.page.bringToFront();
  expect(await jump(second, "mouse")).toBe(2);
  await second.come();
  expect([await jump(second, "cat"), await jump(second, "mouse")]).toEqual([3, 4]);
});

const PARTS = [
  ["link", "Graph 913", "script", (name: string) => name.startsWith("graph-kit-")],
  ["link", "Win/lose graphs", "script", (name: string) => name.startsWith("states-page-")],
  ["link", "Graph 913", "solver", isSolverOfGraphs],
] as const;

for (const [, part, what, isIt] of IS_FIREFOX ? PARTS.slice(0, 1) : PARTS)
  test(`without the ${what} of ${part}, address and next visit follow the board; its link loads it later`, async ({
    visitor,
  }) => {
    const { page, site } = visitor;
    const follow = async () => {
      if (part !== "Graph 913") await visitor.openMenu(words.learn);
      await visitor.press("link", part);
    };
    const isTold = () => expect.poll(() => visitor.alerts()).toEqual([words.notLoaded]);
    await visitor.come(`#${EXAMPLE_1}`);
    site.lose(asset(isIt));
    await follow();
    await isTold();
    await jumpFurther(visitor, "Cat", 2);
    await link(visitor).toBe("board=xxxxF/xC3/M4&cat=3&mouse=2");
    await visitor.come();
    expect(await jump(visitor, "cat")).toBe(3);
    await follow();
    await isTold();
    site.lose(null);
    // Firefox does not request a failed script again on the same page. A reload helps, because the address already
    // names this section.
    if (IS_FIREFOX) await page.reload();
    else await follow();
    await nodes(visitor).toBeGreaterThan(0);
    expect(await visitor.alerts()).toEqual([]);
    await visitor.complaints();
  });

testOnce("while another part is on its way, the address stays that of this part", async ({ visitor }) => {
  const { page, site } = visitor;
  // The address follows a board after 250 ms. In this journey, it follows when the test calls `writeAddress`.
  await page.evaluateOnNewDocument(() => {
    const { setTimeout } = window;
    const held: (() => void)[] = [];
    const later = (act: () => void, delay?: number) => (delay === 250 ? held.push(act) : setTimeout(act, delay));
    const writeAddress = () => held.splice(0).map((act) => act()).length;
    Object.assign(window, { setTimeout: later, writeAddress });
  });
  await visitor.come(`#${EXAMPLE_1}`);
  await jumpFurther(visitor, "Cat", 1);
  site.hold(asset((name) => name.startsWith("states-page-")));
  await page.evaluate(() => {
    location.hash = "#states=1";
  });
  await expect.poll(() => site.waiting()).toBeGreaterThan(0);
  const written = page.evaluate(() => (window as unknown as { writeAddress: () => number }).writeAddress());
  expect(await written, "something waits to be written").toBeGreaterThan(0);
  expect(await visitor.link()).toBe("states=1");
  site.hold(null);
  await nodes(visitor).toBe(1);
});

testOnce("a link to a graph shows no board on the way", async ({ visitor }) => {
  const { page } = visitor;
  await page.evaluateOnNewDocument(() => {
    const seen = new Set<string>();
    const note = () => {
      for (const { localName } of document.querySelectorAll("[role=grid], cm-drawing")) seen.add(localName);
      if (seen.size > 0) document.documentElement.dataset.seen = [...seen].join();
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  });
  const seen = () => expect.poll(() => page.evaluate(() => document.documentElement.dataset.seen));
  await visitor.come("#graph=0-1.1-2.2-3");
  await seen().toBe("cm-drawing");
  await visitor.come("#board=M1FxC&cat=2&mouse=1");
  await seen().toBe("div");
});

test("without its WebAssembly the page says why it cannot start", async ({ visitor }) => {
  visitor.serveCopy((folder) => {
    for (const name of readdirSync(join(folder, "assets")))
      if (name.endsWith(".wasm")) rmSync(join(folder, "assets", name));
  });
  await visitor.come();
  await expect.poll(() => visitor.text("body")).toMatch(/Reason: \S+/);
  const complaints = (await visitor.complaints()).join();
  expect(complaints).toMatch(/not there: \S+\.wasm/);
  expect(complaints).toMatch(/The solver cannot be fetched: 404/);
});

/** From now on, every call that passes the solver a text with "trap" in it ends in a trap. */
function trap() {
  const { charCodeAt } = String.prototype;
  String.prototype.charCodeAt = function (at) {
    if (this.includes("trap")) throw new WebAssembly.RuntimeError("unreachable");
    return charCodeAt.call(this, at);
  };
}

test("a trap of the solver is no error in what the reader has given: it goes to the console", async ({ visitor }) => {
  const { page } = visitor;
  const isTold = async () => {
    const told: string[] = [];
    await expect.poll(async () => told.push(...(await visitor.complaints())) && told.join()).toMatch(/unreachable/);
    // A trap leaves the editor borrowed forever, so a repaint that was already scheduled fails after it.
    expect(told.filter((error) => !/unreachable|recursive use of an object/.test(error))).toEqual([]);
  };
  await visitor.come();
  await page.evaluate(trap);
  await visitor.press("button", "Paste");
  await page.locator("dialog textarea").fill("trap");
  await visitor.press("button", "Load");
  await isTold();
  expect(await visitor.alerts()).toEqual([]);
  await visitor.come("embed.html#board=CM/1F");
  await page.evaluate(trap);
  await page.$eval("cat-mouse-board", (element) => Object.assign(element, { board: "trap" }));
  await isTold();
  expect(await page.$eval("cat-mouse-board", ({ shadowRoot }) => shadowRoot?.querySelector(".notice"))).toBeFalsy();
});

/** Plays one ply, and returns whether the pieces are in place before another frame is painted. */
const isAtOnce = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (paint) => frames.push(paint);
    const drawn = () => document.querySelector<HTMLCanvasElement>("cm-board canvas.pieces")?.toDataURL();
    const before = drawn();
    document.querySelector<HTMLElement>("main .steps [aria-label='Next move']")?.click();
    // Waits for everything that follows from the press, except frames.
    await new Promise((done) => setTimeout(done));
    const first = drawn();
    while (frames.length > 0) frames.shift()?.(performance.now() + 10_000);
    if (drawn() === before) throw new Error("nothing has moved");
    return drawn() === first;
  });

test("the pieces glide", async ({ visitor }) => {
  await visitor.come(`#${EXAMPLE_1}`);
  expect(await isAtOnce(visitor)).toBe(false);
});

testOnce(
  "where the system asks for less motion and decides about colours, pieces jump and what is chosen stands out",
  async ({ visitor }) => {
    await visitor.use({ calm: true, forcedColours: true });
    await visitor.come(`#${EXAMPLE_1}&view=map`);
    const looks = await visitor.page.evaluate(() => {
      if (!matchMedia("(forced-colors: active)").matches) throw new Error("the system decides nothing");
      const all = <E extends HTMLElement>(css: string) => [...document.querySelectorAll<E>(css)];
      const style = (element: Element | null, property: keyof CSSStyleDeclaration) =>
        String(element && getComputedStyle(element)[property]);
      const radios = (css: string) => all<HTMLInputElement>(`${css} input[type=radio]`);
      const marks: Record<string, [isChosen: boolean, mark: string][]> = {
        tabs: all("[role=tab]").map((tab) => [tab.ariaSelected === "true", style(tab, "borderBottomColor")]),
        tools: radios(".tool").map((tool) => [tool.checked, style(tool.closest(".tool"), "borderTopWidth")]),
        choices: radios(".choice").map((one) => [one.checked, style(one.closest("label"), "backgroundColor")]),
        games: all(".games a").map((game) => [game.ariaCurrent === "true", style(game, "backgroundColor")]),
        // There is nothing to undo, but there is a next ply.
        buttons: all("[aria-label=Undo], [aria-label='Next move']").map((button) => [
          button.ariaDisabled === "true",
          style(button, "color"),
        ]),
      };
      return { marks, outline: style(document.querySelector(".surface"), "outlineStyle") };
    });
    for (const [what, marks] of Object.entries(looks.marks)) {
      const chosen = new Set(marks.filter(([isChosen]) => isChosen).map(([, mark]) => mark));
      const others = new Set(marks.filter(([isChosen]) => !isChosen).map(([, mark]) => mark));
      expect([chosen.size, others.size], what).toEqual([1, 1]);
      expect([...chosen], what).not.toEqual([...others]);
    }
    expect(looks.outline).toBe("solid");
    expect(await isAtOnce(visitor)).toBe(true);
  },
);
