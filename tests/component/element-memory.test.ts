// Boards that come and go leave nothing behind: no nodes, no listeners, no elements, and no solver memory.
import init from "cat-and-mouse";
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { CatMouseBoard } from "./element";
import { shown } from "./screen";

/** Three boards of each of the views. */
const BOARDS = 24;
const VIEWS = ["verdict line", "map", "moves", "solving", "", "verdict", "what-if", "line map"];

/** Chromium, the only browser that reports the numbers of nodes and listeners. */
const browser = cdp() as unknown as { send(what: string): Promise<{ metrics: { name: string; value: number }[] }> };

/** Shows boards of every kind, makes one step in each, and removes them. @returns weak references to them */
async function round(): Promise<WeakRef<CatMouseBoard>[]> {
  const boards = Array.from({ length: BOARDS }, (_, index) =>
    Object.assign(new CatMouseBoard(), {
      board: "####F/#C.../M....",
      mouseJump: 2,
      show: VIEWS[index % VIEWS.length],
      goal: index % 3 === 0 ? "cat" : null,
    }),
  );
  document.body.replaceChildren(...boards);
  // Vitest keeps references to the arguments of `expect`, so its arguments here are only numbers, not boards.
  while (boards.some(({ outcome }) => outcome === null)) await shown();
  for (const board of boards) board.next();
  await shown();
  const painted = boards.filter(({ shadowRoot }) => (shadowRoot?.querySelector("canvas")?.width ?? 0) > 1).length;
  expect(painted).toBe(BOARDS);
  document.body.replaceChildren();
  await shown();
  return boards.map((board) => new WeakRef(board));
}

async function left() {
  for (let time = 0; time < 2; time += 1) await browser.send("HeapProfiler.collectGarbage");
  const { metrics } = await browser.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    nodes: value("Nodes"),
    listeners: value("JSEventListeners"),
    solver: (await init()).memory.buffer.byteLength,
  };
}

test("boards added and removed, again and again: no growth after the first rounds", async () => {
  await browser.send("Performance.enable");
  for (let time = 0; time < 2; time += 1) await round();
  const first = await left();
  const boards = [];
  for (let time = 0; time < 3; time += 1) boards.push(...(await round()));
  const last = await left();
  expect(boards.filter((board) => board.deref()).length, "elements that are kept").toBe(0);
  expect(last.solver, "the solver's memory").toBe(first.solver);
  expect(last.nodes - first.nodes, "nodes").toBeLessThan(50);
  expect(last.listeners - first.listeners, "listeners").toBeLessThan(20);
});
