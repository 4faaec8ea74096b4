// A puzzle of the playground in an element: moves are judged, wrong moves get a reply, and the answer is shown on
// request. Questions, hints and counts are tested in tests/node/puzzle-session.test.mjs.
import { expect, test, vi } from "vitest";
import documents from "../../docs/embedding.md?raw";
import published from "../../puzzles/puzzles.txt?raw";
import * as code from "../../www/element/puzzle";
import { puzzlesFrom, puzzlesIn } from "../../www/element/puzzles";
import { EXAMPLE_1 } from "../harness/games.mjs";
import { embed, embedded, heard, part, parts, rows, spots, stroke, told, verdict } from "./element";
import { click, pass, shown } from "./screen";
import { names } from "./seen";

const PUZZLES = [
  // The mouse wins by going to (3, 3), (3, 5) and (1, 5): row and column, counted from 1.
  "aaaa1 win 88 corridor board=xxxxF/xC3/M4&cat=1&mouse=2&m=10&c=6&turn=mouse",
  // The only solution is to remove the wall at (5, 1).
  "cccc3 change 29 - board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1&goal=mouse&walls=1",
  // Only the move to node 4 does not lose.
  "dddd4 only-move 12 - graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78&m=3&c=5&turn=mouse",
];
const DAYS = ["dddd4", "aaaa1"];

/** The puzzle file beside the script; `null` while it is missing. */
let file: string | null = null;
const load = vi.fn(async () => new Response(file, { status: file === null ? 404 : 200 }));
puzzlesFrom(puzzlesIn(new URL("puzzles.txt", location.href), async () => code));

/** The heading (the question, or that it is solved), and the text below it (the feedback on the last move, or a hint). */
const said = () => [part("[part=verdict] h2"), part("[part=verdict] p")];

/** Makes moves, each after the reply to the previous move. */
async function play(...places: number[]): Promise<void> {
  for (const place of places) {
    await pass(1000);
    await shown();
    await stroke(place);
  }
}

// This test must be the first one here, because the list of puzzles stays loaded once it has been loaded.
test("a puzzle that cannot be shown says why; a list that failed to load is loaded again, once for all elements", async () => {
  vi.spyOn(window, "fetch").mockImplementation(load);
  await embed('<cat-mouse-board puzzle="aaaa1"></cat-mouse-board>');
  expect(part("[part=reason]")).toMatch(/puzzle\.js and puzzles\.txt must lie beside the script/);
  expect(told()).toMatchObject([{ name: "board-error", detail: { code: "bad-puzzle" } }]);

  file = `${PUZZLES.join("\n")}\n${published.trim()}\n\n${DAYS.join("\n")}\n`;
  load.mockClear();
  const names = ["dddd4", "no"];
  await embed(names.map((name) => `<cat-mouse-board puzzle="${name}"></cat-mouse-board>`).join(""));
  const messages = names.map((name) => `There is no puzzle “${name}” on a board.`);
  expect(embedded().map((each) => part("[part=reason]", each))).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
  expect(told().map(({ detail }) => [detail.code, detail.message])).toEqual(
    messages.map((message) => ["bad-puzzle", message]),
  );
  expect(load).toHaveBeenCalledTimes(1);
});

test("a win is played, a wrong move is answered on the board, and the end is told", async () => {
  await embed('<cat-mouse-board puzzle="aaaa1"></cat-mouse-board>');
  expect(said()[0]).toBe("Mouse to move: win the game");
  expect(parts(".moves, .steps, .reason"), "nothing gives the answer away").toEqual([]);
  await stroke(11);
  await pass(1000);
  await shown();
  expect(said()[1]).toMatch(/Not yet: the cat catches you\./);
  expect(heard()).toMatch(/Not yet/);
  expect(rows()).toEqual(["####F", "#....", ".C..."]);
  await click("button", "Try again");
  await click("button", "Hint");
  expect(said()[1]).toMatch(/^Idea: /);
  await click("button", "Show the move");
  expect(said()[1]).toBe("Hint: →2 r3c3.");
  expect(told()).toEqual([]);
  await play(12, 14, 4);
  expect(said()[0]).toBe("Solved");
  expect(told()).toMatchObject([
    { name: "board-goal", detail: { link: EXAMPLE_1, outcome: { winner: "mouse", plies: 5 } } },
  ]);
  await click("button", "Show the solution");
  expect(verdict()).toBe("Mouse wins in 3 moves");
  expect(names("button")).toContain("Next move");
});

test("a puzzle that changes the board is an exercise; today's is the last on a board", async () => {
  const [exercise, today] = ["cccc3", "today"].map((name) => `<cat-mouse-board puzzle="${name}"></cat-mouse-board>`);
  await embed(`${exercise}${today}`);
  expect(part("[part=goal] h2")).toBe("Make the mouse win; change at most 1 wall");
  expect(part("[part=verdict] h2", embedded()[1])).toBe("Mouse to move: win the game");
});

test("a puzzle on a graph is solved by its only move", async () => {
  await embed('<cat-mouse-graph puzzle="today"></cat-mouse-graph>', { lang: "zh" });
  expect(said()[0]).toBe("轮到老鼠走：找出唯一不输的走法");
  spots()[4]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await shown();
  expect(said()[0]).toBe("解出来了");
  expect(told()).toMatchObject([{ name: "graph-goal", detail: { outcome: { winner: null } } }]);
});

test("the documented lesson goes on when its puzzle is solved", async () => {
  const page = /^```html lesson\/index.html\n(.*?)^```$/ms.exec(documents)?.[1] ?? "";
  const { body, scripts } = new DOMParser().parseFromString(page, "text/html");
  const script = [...scripts].find(({ src }) => src === "")?.textContent;
  await embed(body.innerHTML);
  document.body.append(Object.assign(document.createElement("script"), { type: "module", textContent: script }));
  await shown();
  const goesOn = () => document.querySelector("#solved")?.checkVisibility();
  for (const place of [0, 2, 3, 11]) {
    expect(goesOn()).toBe(false);
    await play(place);
  }
  expect([goesOn(), said()[0]]).toEqual([true, "Solved"]);
  expect(part("[part=why]")).toMatch(/\w{3}/);
});
