// Exercises: how locks and changes are shown and read out; how exercises are set, solved and handed in. The effects of
// an answer are tested in tests/node/assignment.test.mjs, and the fewest changes in Rust.
import { expect, test } from "vitest";
import { CORRIDOR, DRAWN } from "../harness/games.mjs";
import { askFor, share } from "./dialogs";
import { click, follow, key, open, press, shown, type } from "./screen";
import { alerts, all, announced, nameOf, names, places, text } from "./seen";

// The mouse's way to the hole leads past the cat. With an edge between 1 and 5 the mouse can run around 1, 3, 4 and 5.
const CAUGHT = "graph=0-2.1-2.1-3.3-4.4-5&at=80-20.50-50.80-50.20-50.20-80.50-80";

/** The indices of the places whose names say that they are locked. */
const locked = () => places().flatMap((place, index) => (/locked/.test(nameOf(place)) ? [index] : []));

/** The available tools, and the disabled ones, which are paler and say why. */
const tools = () =>
  all<HTMLInputElement>(".tool input").map((input) => {
    const tool = input.closest(".tool") as HTMLElement;
    const isHeld = input.disabled && tool.title === "locked" && Number(getComputedStyle(tool).opacity) < 1;
    return isHeld ? `(${input.value})` : input.value;
  });

const setExercise = (link: string) => share(link, "As an exercise");

/** The dialog's text about the exercise. */
const checked = () => text("dialog .share > p[role=status]:not(.unseen)");
const shared = () => document.querySelector<HTMLTextAreaElement>("#share-link")?.value.split("#")[1] ?? null;

test("a locked cell and a locked node have a lock, before one tries to change them", async () => {
  await open(`${CORRIDOR}&goal=cat&locked=1,2 1,3`);
  expect(locked()).toEqual([1, 2]);
  const marks = all(".mark-on-cell.locked");
  expect(marks).toHaveLength(2);
  for (const mark of marks) {
    expect(getComputedStyle(mark).borderTopStyle).toBe("dotted");
    for (const part of ["::before", "::after"]) expect(getComputedStyle(mark, part).content).toBe('""');
  }
  const rims = () => all(".drawing .node .rim").map((rim) => getComputedStyle(rim).strokeDasharray);
  await open(DRAWN);
  const free = rims();
  expect([locked(), all(".drawing .lock")]).toEqual([[], []]);
  await open(`${DRAWN}&goal=cat&locked=1 4`);
  expect([locked(), all(".drawing .lock").length]).toEqual([[1, 4], 2]);
  expect(rims().flatMap((rim, node) => (rim === free[node] ? [] : [node]))).toEqual([1, 4]);
});

test("pieces that may not be moved are locked on the board and among the tools", async () => {
  for (const [terms, cells, those] of [
    ["&goal=cat", [], ["wall", "floor", "cat", "mouse", "food"]],
    ["&goal=cat&walls=1", [0, 3, 6], ["wall", "floor", "(cat)", "(mouse)", "(food)"]],
    ["&goal=cat&locked=1,1", [0], ["wall", "floor", "cat", "(mouse)", "food"]],
  ] as const) {
    await open(`${CORRIDOR}${terms}`);
    expect([locked(), tools()]).toEqual([cells, those]);
    // The jumps are shown as a sentence, not in fields.
    expect([text(".numbers .fixed").startsWith("The cat jumps"), names("spinbutton")]).toEqual([true, []]);
  }
});

for (const [kind, game, at] of [
  ["board", CORRIDOR, "12"],
  ["graph", DRAWN, "9"],
] as const)
  test(`terms that make no exercise are told, and the answer stays hidden: a ${kind}`, async () => {
    const link = `${game}&goal=cat&locked=${at}&title=Stop%20it`;
    const isTold = () => {
      expect(alerts()).toEqual([expect.stringMatching(new RegExp(`locked (cell|node).*"${at}"`))]);
      expect([text(".puzzle-title"), names("tab"), all(".guesses").length]).toEqual(["Stop it", [], 1]);
    };
    await open(link);
    isTold();
    await open(game);
    expect(alerts()).toEqual([]);
    await follow(link);
    isTold();
  });

test("an exercise with too many ways to solve it is said to be unchecked, and can be shared", async () => {
  await setExercise("board=M1F1C&cat=1&mouse=1");
  // Pieces may be moved, too, so there are too many possible solutions to try.
  await type("spinbutton", "Minimum number of the winner’s moves (optional)", "5");
  expect(checked()).toMatch(/^Not checked/);
  expect(shared()).toMatch(/&goal=/);
});

test("the nodes that an exercise locks are pressed where they are drawn; where two are too close, they stand in rows", async () => {
  await setExercise(DRAWN);
  for (const details of all<HTMLDetailsElement>(".share details:has(.pick)")) details.open = true;
  const drawing = document.querySelector(".pick .thumbnail")?.getBoundingClientRect() ?? new DOMRect();
  // The middle of each lock, in units of the drawing.
  const unit = (length: number) => Math.round((length / drawing.width) * 116 - 8);
  const middles = all(".pick input").map((tick) => {
    const { left, top, width, height } = tick.getBoundingClientRect();
    return `${unit(left + width / 2 - drawing.left)}-${unit(top + height / 2 - drawing.top)}`;
  });
  expect(middles.join(".")).toBe(DRAWN.split("&at=")[1]);
  all(".pick input")[4]?.click();
  await shown();
  expect(shared()).toMatch(/&locked=4$/);
  await setExercise(DRAWN.replace("44-46", "44-26"));
  expect([all(".pick .thumbnail").length, all(".pick input").length]).toEqual([0, 6]);
});

test("a draw can be asked for on a graph, as far as that can be met and is not met already", async () => {
  await setExercise(CORRIDOR);
  expect(document.querySelector("[name=share-winner][value=draw]")).toBe(null);
  await setExercise(DRAWN);
  await askFor("draw");
  expect([checked(), shared()]).toEqual([expect.stringMatching(/solved already/), null]);

  await setExercise(CAUGHT);
  expect(document.querySelector("#share-least")).not.toBe(null);
  await askFor("draw");
  expect(document.querySelector("#share-least"), "a draw has no length").toBe(null);
  const changes = nameOf(document.querySelector("#share-changes") as Element);
  await type("spinbutton", changes, "0");
  expect([checked(), shared()]).toEqual([expect.stringMatching(/^It cannot be solved/), null]);
  await type("spinbutton", changes, "1");
  expect([checked(), shared()]).toEqual([expect.stringMatching(/^It can be solved/), `${CAUGHT}&goal=draw&edges=1`]);
  const html = document.querySelector<HTMLTextAreaElement>("#share-element")?.value;
  expect(html).toMatch(/ goal="draw" edges="1" .*>Make it a draw.* at most 1 edge\.</);
});

test("an exercise that asked for a draw asks for the same when it is shared again", async () => {
  // Without the lock, cutting off the cat would also be enough.
  await open(`${CAUGHT}&goal=draw&edges=1&locked=2`);
  expect(text(".goal")).toMatch(/^\? Make it a draw.* at most 1 edge Not yet\. Cat wins in 3 moves\..* 0 of 1\.$/);
  await click("radio", "Connect");
  for (const node of [1, 5]) {
    places()[node]?.focus();
    await key("Enter");
  }
  expect(text(".goal")).toMatch(/^✓ .* Done!.* 1 of 1\.$/);
  await click("button", "Share");
  await click("radio", "As an exercise");
  expect(all<HTMLInputElement>("[name=share-winner]:checked").map(({ value }) => value)).toEqual(["draw"]);
});

for (const [what, link, said, signs, goal] of [
  [
    "walls",
    "board=Mx2F1C/x1x4/7/2x4&cat=1&mouse=3&goal=cat&walls=4&from=M1x1F1C/x6/7/2x4",
    ["row 1, column 2, wall; wall added", "row 1, column 3, floor; wall removed", "row 2, column 3, wall; wall added"],
    ["+", "−", "+"],
    /Done! .*: 3 of 4\.$/,
  ],
  [
    "pieces, and any number of walls",
    "board=1Mx2F1/C6&cat=1&mouse=3&goal=cat&from=Mxx2FC/7",
    [
      "row 1, column 1, floor; the mouse was moved away",
      "row 1, column 2, mouse; wall removed; the mouse was moved here",
      "row 1, column 7, floor; the cat was moved away",
      "row 2, column 1, cat; the cat was moved here",
    ],
    ["−", "±", "−", "+"],
    /Done! .*: 1\. .*: cat, mouse\.$/,
  ],
  [
    "edges",
    `${CAUGHT.replace("4-5", "1-5")}&goal=draw&edges=2&from=0-2.1-2.1-3.3-4.4-5`,
    [
      "Node 1, mouse, connected to 2, 3, and 5; edge to 5 added",
      "Node 4, connected to 3; edge to 5 removed",
      "Node 5, connected to 1; edge to 1 added; edge to 4 removed",
    ],
    ["+", "−"],
    /Not yet\. .*: 2 of 2\.$/,
  ],
] as const)
  test(`what was changed is marked in a link that was handed in, until one starts over: ${what}`, async () => {
    const marks = () => all(".change, .plate").map((each) => each.textContent?.trim());
    await open(link);
    expect(marks()).toEqual(signs);
    expect(
      places()
        .map(nameOf)
        .filter((name) => /added|removed|moved/.test(name)),
    ).toEqual(said);
    expect(text(".goal p")).toMatch(goal);
    const frames = all(".mark-on-cell.changed").map((mark) => getComputedStyle(mark, "::after").borderTopStyle);
    const lines = all(".drawing .changed").map((line) => getComputedStyle(line).strokeDasharray === "none");
    // A removed edge and the frame of each changed cell are dashed.
    expect([frames, lines]).toEqual(what === "edges" ? [[], [true, false]] : [signs.map(() => "dashed"), []]);
    await click("button", "Start over");
    expect(marks()).toEqual([]);
  });

test("a hint says to start over if no solution has any of the changes", async () => {
  // The two cells beside the cat must become walls: row 2, column 4, and row 3, column 3.
  await open("board=M2F/4/3C&cat=2&mouse=1&goal=mouse&walls=2");
  for (const cell of [8, 9]) await press(cell);
  await click("button", "Hint");
  expect(text(".exercise-hint")).toMatch(/start over\.$/);
});

test("each edit is announced with how far the exercise is, and jumps that are chosen under What if with who wins", async () => {
  await open(`${CORRIDOR}&goal=cat&walls=2`);
  await press(5);
  expect(announced()).toBe("Not yet. Mouse wins in 1 move.");
  await press(1);
  expect(announced()).toBe("Done! Draw.");
  await open(`${CORRIDOR}&view=what-if`);
  document.querySelector<HTMLElement>("table.jumps button:not([aria-current])")?.click();
  await shown();
  expect(announced()).toMatch(/^(Mouse|Cat) wins in |^Nobody /);
});
