// "What if": which wall or edge changes the result, and the results of other jumps. The page is compared with the
// solver's answers, which other tests check.
import { jumpTable, wallChanges } from "cat-and-mouse";
import { describe, expect, test } from "vitest";
import {
  CAT_WINS,
  CLOSED_ROOM,
  EXAMPLE_1,
  LONG_WAY,
  LONGEST,
  ONE_SHORT,
  OVER_THE_CAT,
  STAND_OFF,
  WITH_WALL,
} from "../harness/games.mjs";
import { click, open, pass, press, shown } from "./screen";
import { all, board, find, nameOf, places, text, texts } from "./seen";
import { focused, look, signOf, signs, solved } from "./views";

const ONE_WALL = "board=M1FxC&cat=2&mouse=1";
/** No wall changes the winner here, though many change how the cat wins, and when. */
const ONE_WINNER = "board=x4x2/xx1x2x1/x2xx2M/2xC1xxx/1x1x4/4xx2/2x5/1xFxx1x1&cat=1&mouse=1";
/** The mouse runs along the first row, or around by the second. */
const ROUND = "board=M2F/4/xxxx/3C&cat=1&mouse=1";
/** The longest known win of the mouse on 12 nodes; most of its edges change the winner. */
const TWELVE =
  "graph=0-5.0-7.0-11.1-2.1-3.1-6.1-10.2-3.2-6.2-9.3-7.3-8.3-11.4-7.4-8.4-10.4-11.5-7.5-9.5-10.5-11.6-7.8-9";

const opened = (link: string) => open(`${link}&view=what-if`);
const about = () => text(".what-if > p");
const withLengths = () => click("checkbox", /^Also mark/);

/** The table: a row for each jump of the cat, with the board's own pair in brackets. */
const table = () =>
  all(".jumps tbody tr").map((row) =>
    [...row.querySelectorAll("button")].map((pair) => (pair.ariaCurrent ? `[${pair.textContent}]` : pair.textContent)),
  );

/** The expected texts of the cells and the table of a board, and the kinds of changes on it. */
function expected(link: string, { lengths = false } = {}) {
  const { editor, grid } = solved(link);
  const { catJump, mouseJump, moveLimit } = editor;
  const changes = wallChanges(grid, catJump, mouseJump, { moveLimit });
  // The table ends at the board's size.
  const most = Math.max(grid.length, grid[0]?.length ?? 0, catJump, mouseJump);
  const pairs = jumpTable(grid, { moveLimit }).slice(0, most);
  return {
    kinds: changes.flatMap((each) => each?.change ?? []),
    signs: changes.map((each) => {
      if (each?.change === "winner") return `${signOf(each.outcome)}*`;
      if (!lengths || !each || each.change === "none") return "";
      if (each.change === "limit") return signOf(each.outcome);
      return each.most ? `${each.change === "longer" ? "+" : "−"}${Math.ceil((each.plies ?? 0) / 2)}` : "";
    }),
    table: pairs.map((row, cat) =>
      row.slice(0, most).map((outcome, mouse) => {
        const isCurrent = cat + 1 === catJump && mouse + 1 === mouseJump;
        return isCurrent ? `[${signOf(outcome)}]` : signOf(outcome);
      }),
    ),
  };
}

/** Taps with a finger, without drawing. */
async function tap(element: Element | null | undefined) {
  for (const type of ["pointerdown", "pointerup", "mouseenter", "click"])
    element?.dispatchEvent(new PointerEvent(type, { pointerType: "touch", bubbles: type !== "mouseenter", detail: 1 }));
  await shown();
}

describe("on a board", () => {
  test("the cells that change the result are marked, on request also those that change the length; the table has all jumps", async () => {
    const limited = `${LONGEST}&limit=78`;
    const links = [EXAMPLE_1, CLOSED_ROOM, LONGEST, STAND_OFF, ONE_WALL, ONE_WINNER, limited, OVER_THE_CAT, ROUND];
    for (const link of links) {
      await opened(link);
      expect(signs(), link).toEqual(expected(link).signs);
      expect(table(), link).toEqual(expected(link).table);
      await withLengths();
      expect(signs(), link).toEqual(expected(link, { lengths: true }).signs);
    }
    const kinds = new Set(links.flatMap((link) => expected(link).kinds));
    expect(kinds, "the boards show every kind").toEqual(new Set(["none", "winner", "limit", "longer", "shorter"]));
  });

  test("the same is heard on the cells and in the table", async () => {
    for (const [link, sign, heard] of [
      [EXAMPLE_1, /\*$/, /; changing it changes the result: /],
      [ROUND, /^\+/, /; changing it makes the win \d+ moves? longer$/],
    ] as const) {
      await opened(link);
      await withLengths();
      const cell = signs().findIndex((each) => sign.test(each));
      expect(nameOf(places()[cell] as Element)).toMatch(heard);
    }
    const pair = find("button", /^Cat: up to 1 cell, mouse: up to 1 cell: mouse wins in 3 moves$/);
    expect(pair.ariaCurrent).toBe("true");
  });

  test("a key explains the marks on the board; what only the table has stands with the table", async () => {
    await opened(LONG_WAY);
    const kinds = (css: string) => texts(`${css} .badge`).map((sign) => sign[0]);
    expect(kinds(".what-if .key")).toEqual(["C", "=", "M"]);
    expect(kinds(".what-if .axes ~ .key")).toEqual(["M"]);
  });

  test("the marks are right at every cell of a stroke", async () => {
    await opened(EXAMPLE_1);
    const seen = new Set<string>();
    const watching = new MutationObserver(() => seen.add(signs().join()));
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    await press(12, 13);
    watching.disconnect();
    const after = expected("board=xxxxF/xC3/M1xx1&cat=1&mouse=2");
    expect([signs(), table()]).toEqual([after.signs, after.table]);
    expect(seen).toContain(expected(WITH_WALL).signs.join());
  });

  test("a press on a marked cell does what its mark has said; a finger is told first", async () => {
    await opened(ONE_WALL);
    const before = about();
    expect(signs()[1]).toBe("=*");
    await press(1);
    expect(text("#verdict")).toBe("Draw");
    await click("button", "Undo");
    await tap(places()[1]);
    expect(board()).toEqual(["M.F#C"]);
    expect(about()).toMatch(/^You tapped row 1, column 2: .*result: draw\. Tap it again/);
    expect(all(".mark-on-cell.pointed")).toHaveLength(1);
    await tap(places()[0]);
    expect(about(), "a tap elsewhere puts it away").toBe(before);
    await tap(places()[1]);
    await tap(places()[1]);
    expect(board()).toEqual(["M#F#C"]);
    expect(all(".mark-on-cell.pointed")).toEqual([]);
  });

  test("a pair of jumps that is pressed becomes the board's, in its settings and in the address", async () => {
    await opened(OVER_THE_CAT);
    await click("button", "Cat: up to 1 cell, mouse: up to 3 cells: cat wins in 4 moves");
    expect(table()).toEqual(expected(ONE_SHORT).table);
    expect((find("spinbutton", /^Mouse: up to/) as HTMLInputElement).value).toBe("3");
    expect(text("#verdict")).toBe("Cat wins in 4 moves");
    await pass(250);
    expect(decodeURIComponent(location.hash)).toBe(`#${ONE_SHORT}&view=what-if`);
    await click("button", "Undo");
    expect(table()).toEqual(expected(OVER_THE_CAT).table);
  });

  test("no mark stays on another tab", async () => {
    await opened(EXAMPLE_1);
    expect(signs().join("")).not.toBe("");
    await click("tab", "Best line");
    expect(signs().join("")).toBe("");
  });
});

for (const [kind, link] of [
  ["board", EXAMPLE_1],
  ["graph", CAT_WINS],
] as const)
  test(`one step after the start, What if of a ${kind} marks nothing and offers only the way back to the start`, async () => {
    await opened(link);
    const offered = () => [all(".what-if > .check").length, all(".what-if > .row button").length];
    const marked = () => (look().marks ?? []).filter((mark) => mark !== null).length + (look().edges ?? []).length;
    const before = [about(), marked()];
    expect(offered()).toEqual([1, 0]);
    await click("button", "Next move");
    expect([about(), marked(), ...offered()]).toEqual([expect.stringContaining("Go back to it"), 0, 0, 1]);
    await click("button", "Back to the starting position");
    expect([about(), marked(), ...offered()]).toEqual([...before, 1, 0]);
  });

describe("on a graph", () => {
  const listed = () => all(".changed-edges button");
  const rows = () => all(".changed-edges li").map((row) => [...row.children].map((each) => each.textContent).join(" "));
  /** The drawn edges: those of the graph, and those that could be added. */
  const drawn = () => [all(".changed:not(.new)").length, all(".changed.new").length];
  const verdict = () => text("#verdict");

  /** Opens What if, and waits until every edge has been tried. */
  async function tried(link: string, count: number) {
    await opened(link);
    await expect.poll(() => listed().length).toBe(count);
  }

  test("every marked edge is in the list, also the largest changes of the length", async () => {
    // The cat wins. Without the edge 2–3 it has to go around by 5 and 4.
    await tried("graph=0-4.1-3.2-3.3-4.2-5.4-5", 2);
    const winners = [
      expect.stringMatching(/^add 0–1: .*result: mouse wins in 1 move$/),
      expect.stringMatching(/^add 1–4: .*result: mouse wins in 2 moves$/),
    ];
    expect(listed().map(nameOf)).toEqual(winners);
    await withLengths();
    expect(listed().map(nameOf)).toEqual([expect.stringMatching(/^remove 2–3: .* 2 moves longer$/), ...winners]);
  });

  test("edges are listed by what comes of them; of many edges to add, only the one that is pointed at is drawn", async () => {
    await tried(TWELVE, 40);
    expect(rows().slice(0, 2)).toEqual([
      "= 0–5 0–7 0–11 1–2 1–3 1–6 2–6 3–7 3–8 3–11 4–7 4–8 4–10 4–11 5–10 6–7 8–9",
      "C1 1–10",
    ]);
    expect(texts(".changed-edges h4")).toEqual(["Edges to remove", "Edges to add"]);
    expect(nameOf(listed()[0] as Element)).toMatch(/^remove 0–5: .*result: draw$/);
    expect(drawn()).toEqual([18, 0]);
    const front = () => [...document.querySelectorAll(".changed")].at(-1);
    listed().at(-1)?.focus();
    await shown();
    expect([drawn(), front()?.matches(".new.pointed"), texts(".plate").length]).toEqual([[18, 1], true, 1]);
    focused().dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
    await shown();
    expect([drawn(), front()?.matches(".pointed"), texts(".plate")]).toEqual([[18, 0], true, ["="]]);
    focused().blur();
    await shown();
    expect(texts(".plate").length).toBeGreaterThan(1);
  });

  test("an edge that is pressed in the list is changed, and Undo takes it back; a finger sees it first", async () => {
    await tried(CAT_WINS, 8);
    expect(nameOf(listed()[0] as Element)).toMatch(/^remove 2–3: .*: mouse wins in 3 moves$/);
    // Choosing a node, as one end of a new edge, does not change how the list works.
    places()[4]?.focus();
    places()[4]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    listed()[0]?.click();
    await shown();
    expect(verdict()).toBe("Mouse wins in 3 moves");
    await click("button", "Undo");
    expect(verdict()).toBe("Cat wins in 4 moves");
    focused().blur();
    await expect.poll(() => listed().length).toBe(8);
    await tap(listed()[0]);
    expect(verdict()).toBe("Cat wins in 4 moves");
    await tap(listed()[0]);
    expect(verdict()).toBe("Mouse wins in 3 moves");
  });

  test("a marked edge that is pressed on the graph is changed, and nothing else is drawn; a finger sees it first", async () => {
    await tried(CAT_WINS, 8);
    // The edge under the pointer lies over the others.
    const grip = () => document.querySelector(".drawing .pointed + .grip") ?? document.querySelector(".drawing .grip");
    const doubleClick = (element: Element | null) =>
      element?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, clientX: 5, clientY: 5 }));
    const down = { pointerType: "mouse", pointerId: 1, isPrimary: true, bubbles: true };
    const edge = grip();
    edge?.dispatchEvent(new PointerEvent("pointerdown", down));
    edge?.dispatchEvent(new PointerEvent("click", down));
    await shown();
    const changed = verdict();
    expect(changed).not.toBe("Cat wins in 4 moves");
    // The first press may remove the edge, so the second press hits the empty drawing below it.
    const paper = document.querySelector(".drawing .paper");
    paper?.dispatchEvent(new PointerEvent("pointerdown", down));
    doubleClick(paper);
    await shown();
    expect(places(), "a double click adds no node").toHaveLength(6);
    await click("button", "Undo");
    expect(verdict()).toBe("Cat wins in 4 moves");
    await expect.poll(() => listed().length).toBe(8);
    await tap(grip());
    expect([verdict(), all(".drawing .changed.pointed").length]).toEqual(["Cat wins in 4 moves", 1]);
    await tap(grip());
    expect([verdict(), places().length]).toEqual([changed, 6]);
  });
});
