// The page of states: drawn by pointer and by keyboard, with the solver's labels and the steps in which they are found.
import { labelStates } from "cat-and-mouse";
import { expect, test, vi } from "vitest";
import { GraphEditor } from "../../www/lib/whole-solver";
import { EXAMPLE_1 } from "../harness/games.mjs";
import { address, click, drag, follow, key, open, pass, shown } from "./screen";
import { alerts, all, announced, find, nameOf, names, places, text } from "./seen";

const SIX = "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2";
const AT = "at=8-50.42-10.42-90.90-10.84-50.24-50";
const LOST = `${SIX}&lost=4&${AT}`;
const WON = `${SIX}&won=4&${AT}`;
const EXAMPLE = "A lost end decides every state";

const nodes = () => places().map(nameOf);
/** The label beside each state. */
const letters = () => places().map((node) => node.querySelector(".letter")?.textContent ?? "");
const shape = async () => (await address()).replace(/&at=.*/, "");
const summary = () => [text("#verdict"), text(".answer .detail")];
const step = () => text(".steps output");
const focused = () => (document.activeElement as HTMLElement).dataset.node;

/** The solver's result for a link. */
function solved(link: string) {
  const { nodes } = new GraphEditor(link).view();
  const marked = (mark: string) => nodes.flatMap(({ result }, index) => (result === mark ? [index] : []));
  const edges = nodes.flatMap(({ neighbours }, from) => neighbours.flatMap((to) => [from, to]));
  const { labels, order } = labelStates(nodes.length, Uint32Array.from(edges), marked("lost"), marked("won"));
  return { nodes, labels, order: [...order], letters: [...labels].map((label) => "DWL"[label]) };
}

async function expectLabelled(): Promise<void> {
  expect(letters()).toEqual(solved(await address()).letters);
}

/** Asserts that an edit is announced with its result. */
function expectTold(edit: string): void {
  expect(announced()).toContain(edit);
  expect(announced()).toContain(text("#verdict"));
}

async function keys(...pressed: string[]): Promise<void> {
  for (const each of pressed) await key(each);
}

test("the examples have their labels, and say which states are won and which are lost", async () => {
  await open("states");
  await expectLabelled();
  expect(summary()).toEqual(["6 states: 2 won, 4 lost, 0 drawn", "Won: states 2 and 3. Lost: states 1, 4, 5, and 6."]);
  await click("button", "A won end decides nothing else");
  expect(letters()).toEqual(["D", "D", "D", "W", "D", "D"]);
  expect(await shape()).toBe(`${SIX}&won=4`);
  await click("button", EXAMPLE);
  expect(await address()).toBe(LOST);
  expect(nodes()[1]).toBe("State 2, won, moves to 4 and 5.");
  // A player who faces a multiple of four stones, or none, loses.
  await click("button", /^Take 1, 2 or 3 from a heap of 8/);
  expect(letters().join("")).toBe("WWWLWWWLL");
});

test("with the pointer states are added, connected, marked, moved and deleted", async () => {
  await open(LOST);
  await click("radio", "Add");
  await drag([65, 30]);
  expect(nodes()).toHaveLength(7);
  await click("radio", "Connect");
  await drag([84, 50], [75, 40], [65, 30]);
  // Connects two states by two presses.
  await drag([65, 30]);
  await drag([90, 10]);
  expect(await shape()).toBe("states=1-2.1-3.2-4.2-5.3-6.5-3.5-7.6-2.7-4&lost=4");
  await expectLabelled();
  for (const [tool, marks] of [
    ["Won", "lost=4&won=7"],
    ["Lost", "lost=4.7"],
  ] as const) {
    await click("radio", tool);
    await drag([65, 30]);
    expect((await shape()).endsWith(`&${marks}`)).toBe(true);
    expectTold(`State 7: the game is over, ${tool.toLowerCase()}.`);
    await expectLabelled();
  }
  await click("radio", "Move");
  await drag([65, 30], [60, 40], [50, 50]);
  expect(await address()).toMatch(/\.50-50$/);
  await click("radio", "Erase");
  await drag([50, 50]);
  expect(await shape()).toBe(`${SIX}&lost=4`);
  // Presses an edge in its middle.
  await drag([66, 10]);
  expect(await shape()).toBe("states=1-2.1-3.2-5.3-6.5-3.6-2&lost=4");
  await expectLabelled();
});

test("states are moved, connected, marked, added and deleted by keyboard, and the focus goes along", async () => {
  await open(LOST);
  places()[0]?.focus();
  await keys("ArrowRight", "ArrowDown", "ArrowDown");
  expect(await address()).toContain("&at=10-54.");
  await key("Enter");
  expect(announced()).toBe("State 1 selected.");
  places()[3]?.focus();
  await key("Enter");
  expect(await shape()).toMatch(/^states=1-2\.1-3\.1-4\./);
  expectTold("Move from 1 to 4 added.");
  await key("w");
  expect(await shape()).toMatch(/&won=4$/);
  await expectLabelled();
  await keys("l", "l");
  expect(letters().join("")).toBe("DDDDDD");
  await key("n");
  expect(nameOf(document.activeElement as Element)).toBe("State 7, drawn, without moves.");
  await key("Delete");
  expectTold("State 7 deleted.");
  expect(focused()).toBe("5");
  await key("Delete");
  expect(nodes()).toHaveLength(5);
  await key("z", { ctrlKey: true });
  expect(nodes()).toHaveLength(6);
  await key("z", { ctrlKey: true, shiftKey: true });
  expect(nodes()).toHaveLength(5);
  await keys("Enter", "Escape");
  expect(all("[data-node][aria-pressed=true]")).toEqual([]);
  places()[1]?.focus();
  await key("Delete");
  expectTold("State 2 deleted; 3 to 5 are now 2 to 4.");
  await expectLabelled();
});

test("the last state cannot be deleted, and the page says so", async () => {
  await open("states=1&at=50-50");
  places()[0]?.focus();
  await key("Delete");
  expect(announced()).toMatch(/^State 1 cannot be deleted/);
  expect(nodes()).toHaveLength(1);
});

test("keys undo nothing behind a dialog, in a field, or behind another part of the page", async () => {
  await open(LOST);
  places()[0]?.focus();
  await key("n");
  const undo = () => key("z", { ctrlKey: true });
  await click("button", "Help");
  await undo();
  await click("button", "Close");
  const typed = document.createElement("input");
  document.querySelector("main")?.append(typed);
  typed.focus();
  await undo();
  typed.remove();
  await follow(EXAMPLE_1);
  await undo();
  await follow("states");
  expect(nodes()).toHaveLength(7);
  places()[0]?.focus();
  await keys("n", "n");
  await undo();
  expect(nodes(), "one press undoes one change").toHaveLength(8);
});

test("the states are decided backwards, one a step, each with the moves by which it is decided", async () => {
  await open(LOST);
  const { nodes: states, labels, order, letters: decided } = solved(LOST);
  await click("button", "To the start");
  const told = new Set([text(".step")]);
  for (const [at, state] of order.entries()) {
    const known = order.slice(0, at + 1);
    expect(letters()).toEqual(decided.map((letter, each) => (known.includes(each) ? letter : "")));
    if (at > 0) {
      expect(announced()).toBe(text(".step"));
      expect(announced()).toContain(`State ${state + 1} is ${labels[state] === 1 ? "won" : "lost"}`);
      expect(all(".arrow")).toHaveLength(labels[state] === 1 ? 1 : (states[state]?.neighbours.length ?? 0));
    }
    expect(summary()[0]).toContain(at + 1 < order.length ? `${at + 1} labelled so far` : "2 won, 4 lost, 0 drawn");
    await click("button", "Next move");
    told.add(text(".step"));
  }
  expect(told.size, "each step says something else").toBe(order.length + 1);
  expect(letters()).toEqual(decided);
  expect(find("button", "Next move").ariaDisabled).toBe("true");
});

test("to move a state, or all of them, leaves the steps where they are; an example is told to its end", async () => {
  await open(LOST);
  await click("button", "To the start");
  for (let count = 0; count < 2; count += 1) await click("button", "Next move");
  const now = () => [step(), text(".step"), letters()];
  const before = now();
  expect(step()).toBe("step 2 of 6");
  await drag([8, 50], [20, 60]);
  expect(await address()).toContain("&at=20-60.");
  expect(now()).toEqual(before);
  await click("button", "Arrange");
  expect(await address()).not.toContain("&at=20-60.");
  expect(now()).toEqual(before);
  // The example is on the page already.
  await click("button", EXAMPLE);
  expect(step()).toBe("step 6 of 6");
  await click("button", "To the start");
  await click("button", "A won end decides nothing else");
  await expectLabelled();
});

test("the steps are played to the end, and can be paused", async () => {
  await open(LOST);
  await click("button", "Play");
  const seen = [step()];
  await pass(1200);
  await click("button", "Pause");
  await pass(5000);
  seen.push(step());
  await click("button", "Play");
  while (names("button").includes("Pause") && seen.length < 9) {
    await pass(1200);
    await shown();
    seen.push(step());
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6].map((each) => `step ${each} of 6`));
  await expectLabelled();
});

test("a link, a reload and a new visit bring the states back; a link without places is laid out, always alike", async () => {
  await open(WON);
  for (const link of [null, "states"]) {
    await open(link);
    expect(await address()).toBe(WON);
    await expectLabelled();
  }
  const laidOut = [];
  for (let visit = 0; visit < 2; visit += 1) {
    await open(`${SIX}&lost=4`);
    laidOut.push(await address());
  }
  expect(laidOut[0]).toMatch(/&at=(\d+-\d+\.){5}\d+-\d+$/);
  expect(laidOut[1]).toBe(laidOut[0]);
});

test("a link that cannot be read says what is wrong, and the states stay", async () => {
  await open(WON);
  for (const [link, fault] of [
    // States are counted from 1.
    ["states=1-2.2-2", "Node 2 has an edge to itself"],
    ["states=1-2.x", '"x" is not part of a graph'],
  ] as const) {
    await follow(link);
    expect(alerts().join()).toContain(fault);
    expect(letters()).toEqual(solved(WON).letters);
  }
  await click("button", EXAMPLE);
  expect(alerts()).toEqual([]);
});

test("the link of the states is copied, and the button says so until there are others", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open(LOST);
  await click("button", "Copy link");
  expect(new URL(copied.mock.lastCall?.[0] ?? "").hash).toBe(`#${LOST}`);
  expect([announced(), names("button").includes("Copied")]).toEqual(["Copied", true]);
  places()[3]?.focus();
  await key("w");
  expect(names("button")).toContain("Copy link");
});

test("a single state is the beginning of a new graph, with the tool that adds another", async () => {
  await open(LOST);
  await click("button", "A single state");
  expect(await address()).toBe("states=1&at=50-20");
  expect(summary()).toEqual(["1 state: 0 won, 0 lost, 1 drawn", "Drawn: state 1."]);
  expect(find("radio", "Add")).toHaveProperty("checked", true);
  await drag([65, 60]);
  expect(nodes()).toHaveLength(2);
  for (let count = 0; count < 2; count += 1) await click("button", "Undo");
  expect(await address()).toBe(LOST);
});

test("a finger is told to tap Edit before it draws", async () => {
  await open(LOST, { width: 390, height: 844 });
  const usual = text(".hint");
  all("main svg.drawing")[0]?.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  await shown();
  expect(text(".hint")).toContain("tap Edit first");
  await click("button", "Edit");
  expect(text(".hint")).toBe(usual);
});
