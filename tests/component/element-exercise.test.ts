// Exercises in the elements: the reader makes the allowed edits until the goal is met. Refusals and goals are tested in
// Rust, questions and announcements in tests/node/assignment.test.mjs.
import { describe, expect, test } from "vitest";
import { embed, heard, key, part, parts, rows, set, spots, stroke, told, verdict } from "./element";
import { click, shown } from "./screen";
import { find, nameOf, names } from "./seen";

/** The mouse wins at once with a jump over two cells; a wall anywhere between mouse and cheese lets the cat win. */
const CORRIDOR = `board="M..F..C" cat-jump="1" mouse-jump="3"`;
const CORRIDOR_LINK = "board=M2F2C&cat=1&mouse=3";
/** The mouse's only way leads past the cat; an edge from 1 to the hole lets the mouse win at once. */
const PAST_THE_CAT = `graph="[[3],[3],[3],[0,1,2]]"`;

const board = (attributes: string) => embed(`<cat-mouse-board ${attributes}></cat-mouse-board>`);
const isMet = () => parts(".goal.met").length > 0;
const goals = () => told().filter(({ name }) => name.endsWith("-goal"));
/** The parts that an exercise hides until it is solved: the verdict, why, the steps and the moves. */
const answers = () => parts(".verdict h2, .reason, .steps, .moves").length;
const hint = () => part(".exercise-hint");
const said = () => part(".goal p");

/** Adds or removes an edge, by keyboard. */
async function edge(one: number, other: number): Promise<void> {
  await key(one, "Enter");
  await key(other, "Enter");
}

for (const [kind, attributes, solve, changed, winner] of [
  ["board", `${CORRIDOR} goal="cat" walls="2"`, () => stroke(1), "M#.F..C", "cat"],
  ["graph", `${PAST_THE_CAT} goal="mouse" edges="1"`, () => edge(0, 1), "[[1,3],[0,3],[3],[0,1,2]]", "mouse"],
] as const)
  test(`an exercise on a ${kind} shows no answer until the reader has met its goal, which is told each time`, async () => {
    const element = await embed(`<cat-mouse-${kind} ${attributes}></cat-mouse-${kind}>`);
    expect([isMet(), answers(), goals()]).toEqual([false, 0, []]);
    expect(part(".goal h2")).toMatch(/at most \d (walls|edge)$/);
    expect(names("radio").length > 0, "where walls are counted, there are only walls").toBe(kind === "graph");
    const before = spots().map(nameOf);
    element.next();
    await shown();
    expect(spots().map(nameOf), "nor is it stepped through").toEqual(before);
    for (const time of ["first", "second"]) {
      await solve();
      expect([isMet(), answers() > 3], time).toEqual([true, true]);
      expect(verdict()).toMatch(new RegExp(`^${winner} wins in`, "i"));
      expect(heard()).toMatch(/\bDone! /);
      expect(hint(), "no hint is needed").toBe(null);
      expect(goals(), time).toMatchObject([
        { composed: true, detail: { [kind]: changed, link: element.link, outcome: { winner } } },
      ]);
      await click("button", "Start over");
      expect([isMet(), answers()], time).toEqual([false, 0]);
    }
  });

test("the analysis is shown on request, with its arrows; another exercise begins without it", async () => {
  const element = await board(`${CORRIDOR} goal="cat" walls="2"`);
  const pieces = () => (parts("canvas.pieces")[0] as HTMLCanvasElement).toDataURL();
  const without = pieces();
  await click("button", "Show the analysis");
  expect(verdict()).toBe("Mouse wins in 1 move");
  await expect.poll(pieces).not.toBe(without);
  expect(element.shadowRoot?.activeElement?.className, "the focus is not lost").toBe("result");
  await set(element, { walls: 1 });
  expect(answers()).toBe(0);
});

test("the link to the playground carries the exercise, with what was changed", async () => {
  const element = await board(
    `${CORRIDOR} goal="cat:4" walls="2" locked="1,3" heading="Ada" playground="https://example.org/"`,
  );
  const link = () => decodeURIComponent((find("link", /./) as HTMLAnchorElement).hash.slice(1));
  const terms = "&title=Ada&goal=cat:4&walls=2&locked=1,3";
  expect(link()).toBe(CORRIDOR_LINK + terms);
  await stroke(1);
  const handedIn = `board=Mx1F2C&cat=1&mouse=3${terms}&from=M2F2C`;
  expect(link()).toBe(handedIn);
  await set(element, { goal: null, walls: null, locked: null, heading: null, link: handedIn });
  expect(link()).toBe(handedIn);
  await click("button", "Start over");
  expect(link()).toBe(`${CORRIDOR_LINK}${terms}&from=M2F2C`);
  await set(element, { readonly: true });
  expect(link(), "it is no exercise then").toBe("board=Mx1F2C&cat=1&mouse=3");
});

test("a goal may ask for a draw", async () => {
  await embed('<cat-mouse-graph graph="[[2],[2,3],[0,1],[1,4],[3,5],[4]]" goal="draw" edges="1"></cat-mouse-graph>');
  expect(isMet()).toBe(false);
  told();
  await edge(1, 5);
  expect([isMet(), verdict()]).toEqual([true, "Draw"]);
  expect(goals()).toMatchObject([{ detail: { outcome: { winner: null, ending: "draw", plies: null } } }]);
});

describe("what may not be changed", () => {
  test("is more walls than are allowed, and a piece where walls are counted, also by keyboard", async () => {
    await board(`${CORRIDOR} goal="cat" walls="1"`);
    await stroke(4, 5);
    expect(rows()).toEqual(["M..F#.C"]);
    expect(said()).toMatch(/No more walls/);
    await stroke(0, 1);
    expect(rows()).toEqual(["M..F#.C"]);
    expect([said(), heard()]).toEqual(Array(2).fill(expect.stringMatching(/Only walls can be changed/)));
    await stroke(4);
    expect([rows(), said()]).toEqual([["M..F..C"], expect.not.stringMatching(/Only walls|No more/)]);

    await key(0, "Enter");
    expect(said()).toMatch(/Only walls can be changed/);
    await key(1, "Enter");
    expect([rows(), isMet()]).toEqual([["M#.F..C"], true]);
  });

  test("is a locked cell, which says so", async () => {
    await board(`${CORRIDOR} goal="cat" locked="1,2 1,3 1,7"`);
    expect(part(".edit-help")).toMatch(/tap Edit first/);
    await click("button", "Edit");
    expect(part(".edit-help")).toBe(null);
    expect(names("radio"), "pieces may be moved").toContain("Cat");
    expect([spots()[1], spots()[4]].map((cell) => cell?.ariaLabel)).toEqual([
      "row 1, column 2, floor; locked",
      "row 1, column 5, floor",
    ]);
    await stroke(1, 2);
    await stroke(6, 5);
    expect([rows(), said()]).toEqual([["M..F..C"], expect.stringMatching(/This cell is locked/)]);
    await stroke(3, 4);
    expect(rows(), "the cheese is free").toEqual(["M...F.C"]);
  });
});

test("an exercise whose answer is hidden tells no more than the walls", async () => {
  await board(`${CORRIDOR} goal="cat" walls="2" reveal="click"`);
  expect([hint(), parts(".guesses").length], "no hint, and no question who wins").toEqual([null, 0]);
  await stroke(1);
  expect([said(), isMet()]).toEqual(["Walls changed (±): 1 of 2.", false]);
  expect(heard()).toMatch(/Who wins\?$/);
  await click("button", "Show the answer");
  expect([isMet(), heard()]).toEqual([true, expect.stringMatching(/^Done! /)]);
});
