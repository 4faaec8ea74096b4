// The script of the tutorial: numbers computed from the boards, questions, and links to the page. The printed text is
// tested in tests/node/tutorial.test.mjs; what needs the built page or the judge, in tests/journeys/tutorial.test.ts.
import { afterEach, expect, test, vi } from "vitest";
import english from "../../tutorial/index.html?raw";
import chinese from "../../tutorial/zh/index.html?raw";
import { type CatMouseBoard, embedded, parts, verdict } from "./element";
import { click, shown } from "./screen";
import { all, find, text } from "./seen";
import { STORAGES } from "./storages";

/** Removes the listeners of the previous visit. */
let leave = new AbortController();
let visits = 0;

afterEach(() => leave.abort());

/** Opens the tutorial in a language and runs its script, after `before`; all boards start if `isLive`. */
async function visit(language: "en" | "zh" = "en", { isLive = true, before = () => {} } = {}): Promise<void> {
  leave.abort();
  leave = new AbortController();
  const { signal } = leave;
  // The script expects one visit only: it never removes its listeners, and it defines elements that may exist by now.
  const spies = [document, window].map((target: EventTarget) => {
    const { addEventListener } = target;
    return vi.spyOn(target, "addEventListener").mockImplementation((name, act, how) =>
      addEventListener.call(target, name, act, {
        ...(typeof how === "object" ? how : { capture: how === true }),
        signal,
      }),
    );
  });
  const define = customElements.define.bind(customElements);
  const defining = vi.spyOn(customElements, "define").mockImplementation((name, made) => {
    if (!customElements.get(name)) define(name, made);
  });
  document.documentElement.lang = language;
  const page = new DOMParser().parseFromString(language === "zh" ? chinese : english, "text/html");
  // The script of the graphs keeps the language in which it was loaded, and these tests use two languages. So the
  // graphs are removed.
  for (const graph of page.querySelectorAll("cat-mouse-graph")) graph.remove();
  document.body.replaceChildren(...page.body.children);
  before();
  visits += 1;
  await import(/* @vite-ignore */ `/www/tutorial/tutorial.ts?visit=${visits}`);
  for (const spy of [...spies, defining]) spy.mockRestore();
  // Here the elements are defined before the script runs, so the script misses boards that are already solved. These
  // boards are solved again.
  for (const board of embedded()) board.requestUpdate("board", null);
  if (isLive) {
    dispatchEvent(new Event("beforeprint"));
    await expect.poll(() => embedded().every(({ outcome }) => outcome)).toBe(true);
  }
  await shown();
}

const element = (id: string) => document.getElementById(id) as CatMouseBoard;
const numbers = (board = "") => all<HTMLOutputElement>(`output.live${board && `[data-board="${board}"]`}`);
const written = (board = "") => numbers(board).map(({ dataset, value }) => `${dataset.board} ${dataset.of} ${value}`);

for (const language of ["en", "zh"] as const)
  test(`the numbers in the text, as printed, are those of its boards: ${language}`, async () => {
    let printed: string[] = [];
    const before = () => {
      printed = written();
      for (const place of numbers()) place.value = "";
    };
    await visit(language, { before });
    expect(printed.length).toBeGreaterThan(15);
    expect(written()).toEqual(printed);
  });

test("the numbers follow a board that is drawn on, and each is computed once", async () => {
  await visit();
  const others = written("example");
  const { set } = Object.getOwnPropertyDescriptor(HTMLOutputElement.prototype, "value") ?? {};
  const write = vi.spyOn(HTMLOutputElement.prototype, "value", "set").mockImplementation(function (
    this: HTMLOutputElement,
    value,
  ) {
    set?.call(this, value);
  });
  // With a wall beside the cheese, the mouse still wins, but the search with memory says that the cat wins.
  parts("[role=gridcell]", element("counted"))[23]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await shown();
  expect(element("counted").link).toBe("board=2x2/C3x/1x1M1/2x2/xx1xF&cat=1&mouse=2");
  expect(written("counted")).toEqual([
    "counted depthFirst.winner cat",
    "counted depthFirst.moves 1,611",
    "counted byTurns.winner mouse",
    "counted byTurns.moves 1,137,969",
    "counted backwards.winner mouse",
    "counted backwards.moves 2,304",
  ]);
  expect(write).toHaveBeenCalledTimes(numbers("counted").length);
  expect(written("example")).toEqual(others);
});

test("a move limit of 78 plies takes the win from the mouse, though what it can force is the same", async () => {
  await visit();
  const forced = written("long");
  for (const [limit, result] of [
    ["78", /^Nobody wins within 78 plies/],
    ["79", /^Mouse wins/],
  ] as const) {
    await click("radio", limit);
    expect(verdict(element("long"))).toMatch(result);
    expect(written("long")).toEqual(forced);
  }
});

test("a board is measured", async () => {
  await visit();
  await click("button", "Solve it a thousand times");
  expect(Number(text("#measured"))).toBeGreaterThan(0);
});

for (const [language, next, labels, after] of [
  ["en", "Next move", ["LWWLLL", "DDDWDD"], "-W-L--"],
  ["zh", "下一步", ["败胜胜败败败", "平平平胜平平"], "-胜-败--"],
] as const)
  test(`figures of states have their labels in place of the printed text, and one of them step by step: ${language}`, async () => {
    await visit(language);
    const figures = () =>
      all("cm-states").map((figure) =>
        [...figure.querySelectorAll("g.state")]
          .map((each) => each.querySelector(".label")?.textContent ?? "-")
          .join(""),
      );
    expect(figures().slice(0, 2)).toEqual(labels);
    all<HTMLButtonElement>(`cm-states [aria-label="${next}"]`)[0]?.click();
    await shown();
    expect(figures()[2]).toBe(after);
    expect(text("cm-states .step")).toMatch(/2.*4/);
    expect(all("cm-states > p:not(.step)")).toEqual([]);
  });

test("code is copied, or selected where the browser does not let the page copy it", async () => {
  await visit();
  const button = find("button", "Copy");
  const code = button.parentElement?.querySelector("code");
  if (code) code.textContent = "const answer = 1;";
  button.closest("details")?.setAttribute("open", "");
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await click("button", "Copy");
  expect(write).toHaveBeenCalledWith("const answer = 1;");
  expect(button.textContent).toBe("Copied");
  write.mockRejectedValue(new DOMException("not allowed", "NotAllowedError"));
  await click("button", "Copied");
  expect(button.textContent).toBe("Press Ctrl+C to copy");
  expect(`${getSelection()}`.trim()).toBe("const answer = 1;");
});

for (const [language, [yes, no]] of [
  ["en", ["Yes", "No"]],
  ["zh", ["是", "不是"]],
] as const)
  test(`a question is answered before its answer opens, and the next visit has what was answered: ${language}`, async () => {
    const question = (name: string) => {
      const part = `#predict-${name}`;
      const [details] = all<HTMLDetailsElement>(`${part} details`);
      return { chosen: all(`${part} [aria-pressed=true]`).map((each) => each.textContent), isOpen: details?.open };
    };
    const told = () => text("#predict-backwards [role=status]");
    const choose = (answer: string) =>
      all("#predict-backwards .choices button")
        .find((each) => each.textContent === answer)
        ?.click();
    await visit(language, { isLive: false });
    expect([question("backwards"), told()]).toEqual([{ chosen: [], isOpen: false }, ""]);
    choose(yes);
    const wrong = told();
    expect(wrong).toContain(no);
    expect(question("backwards")).toEqual({ chosen: [yes], isOpen: true });
    await visit(language, { isLive: false });
    expect([question("backwards"), told()]).toEqual([{ chosen: [yes], isOpen: true }, wrong]);
    expect(question("search")).toEqual({ chosen: [], isOpen: false });
    choose(no);
    expect(question("backwards")).toEqual({ chosen: [no], isOpen: true });
    expect(told(), "right").not.toBe(wrong);
  });

for (const [language, before, next, kept] of [
  ["en", "← Working backwards", "The method as code →", "Continue with: Draws"],
  ["zh", "← 逆推", "写成代码 →", "接着读：平局"],
] as const)
  test(`each section leads to its neighbours, and the next visit to where the reader was: ${language}`, async () => {
    await visit(language, { isLive: false });
    expect(all("#draws ~ .ways a").map((way) => way.textContent)).toEqual([before, next]);
    const current = () => all<HTMLAnchorElement>(".contents [aria-current]").map(({ hash }) => hash);
    expect([current(), text(".contents > p")]).toEqual([[], ""]);
    document.getElementById("draws")?.scrollIntoView();
    await expect.poll(current).toEqual(["#draws"]);
    await visit(language, { isLive: false });
    expect(text(".contents > p")).toBe(kept);
    expect(all<HTMLAnchorElement>(".contents > p a").map(({ hash }) => hash)).toEqual(["#draws"]);
  });

test("light and dark are chosen in the header, for the next visit too", async () => {
  await visit("en", { isLive: false });
  const paper = () => getComputedStyle(document.body).backgroundColor;
  const light = paper();
  await click("button", "Dark colours");
  const dark = paper();
  expect(dark).not.toBe(light);
  // A reloaded page starts without the colours.
  document.adoptedStyleSheets = [];
  await visit("zh", { isLive: false });
  expect(paper()).toBe(dark);
  await click("button", "浅色");
  expect(paper()).toBe(light);
});

test("help opens by its button and by its key, not while a number is typed", async () => {
  await visit("en", { isLive: false });
  const titles = () => all("dialog[open] :is(h2, h3)").map((each) => each.textContent);
  await click("button", "Help");
  await expect.poll(titles).toEqual(["Help", "How to play", "Keys"]);
  await click("button", "Close");
  expect(titles()).toEqual([]);
  const press = (on: EventTarget) => on.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  press(find("radio", "78"));
  await shown();
  expect(titles()).toEqual([]);
  press(document.body);
  await expect.poll(titles).toEqual(["Help", "How to play", "Keys"]);
});

test("the menu Learn closes by Escape, by a press elsewhere and by Back", async () => {
  await visit("en", { isLive: false });
  const [menu] = all<HTMLDetailsElement>("nav details");
  for (const close of [
    () => menu?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    () => document.getElementById("labels")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })),
    () => dispatchEvent(new PopStateEvent("popstate")),
  ]) {
    menu?.querySelector("summary")?.click();
    await shown();
    expect(menu?.open).toBe(true);
    close();
    await shown();
    expect(menu?.open).toBe(false);
  }
});

test.each(Object.entries(STORAGES))("questions, themes and places work if the storage %s", async (_, refuses) => {
  await visit("en", { isLive: false, before: refuses });
  const [choice] = all<HTMLButtonElement>("#predict-backwards .choices button");
  choice?.click();
  dispatchEvent(new Event("scroll"));
  await click("button", "Dark colours");
  expect([choice?.ariaPressed, document.documentElement.dataset.theme]).toEqual(["true", "dark"]);
});
