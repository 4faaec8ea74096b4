// An element that is moved within the page, or changes its language for a while, keeps its state; one that was removed starts again.
import { expect, test } from "vitest";
import { BOARD, embed, embedded, parts, rows, spots, stroke } from "./element";
import { click, shown } from "./screen";

const CORRIDOR = `board="M..F..C" cat-jump="1" mouse-jump="3"`;
const STAR = `graph="[[3],[3],[3],[0,1,2]]" places="50-10.15-80.85-80.50-45"`;
/** The possible assignments, each with the reader's actions: presses on buttons by name, or on a cell. */
const ASSIGNMENTS: [asked: string, attributes: string, ...steps: (string | number)[]][] = [
  ["nothing", `${BOARD} show="moves"`, 13, "Next move"],
  ["nothing", `${STAR} show="moves"`, "Next move"],
  ["who wins", `${BOARD} reveal="click"`, "The cat"],
  ["who wins", `${STAR} reveal="click"`, "The mouse"],
  ["in how many moves", `${BOARD} reveal="count"`, "The cat", "The mouse"],
  ["in how many moves", `${STAR} reveal="count"`, "The mouse", "The cat"],
  ["an exercise that refuses", `${CORRIDOR} goal="cat" walls="1" locked="1,2"`, 1],
  ["an exercise with a hint", `${CORRIDOR} goal="cat" walls="1"`, "Hint"],
  ["an exercise with a hint", `${STAR} goal="mouse" edges="1"`, "Hint", "Tell me which"],
  ["an exercise that is solved", `${CORRIDOR} goal="cat" walls="1"`, 2],
  ["an exercise that is analysed", `${STAR} goal="mouse" edges="1"`, "Show the analysis", "Next move"],
  ["an exercise with its answer hidden", `${CORRIDOR} goal="cat" walls="1" reveal="click"`, 2],
];

/** All text that is read or heard in the element. */
const read = () =>
  parts("h2, p, button, label, [role=gridcell], .change").map((each) => each.ariaLabel ?? each.textContent?.trim());
const isChinese = () => /[\u4e00-\u9fff]/.test(read().join());

for (const [asked, attributes, ...steps] of ASSIGNMENTS) {
  const kind = attributes.startsWith("graph") ? "graph" : "board";
  test(`a ${kind} that asks ${asked} is moved, and is Chinese for a while`, async () => {
    const element = await embed(`<cat-mouse-${kind} ${attributes}></cat-mouse-${kind}><section></section>`);
    for (const step of steps) await (typeof step === "number" ? stroke(step) : click("button", step));
    const before = read();
    document.querySelector("section")?.append(element);
    await shown();
    expect(read()).toEqual(before);
    element.lang = "zh";
    await expect.poll(isChinese).toBe(true);
    expect(read()).toHaveLength(before.length);
    element.lang = "en";
    await expect.poll(isChinese).toBe(false);
    expect(read()).toEqual(before);
  });
}

test("a board that comes back begins anew", async () => {
  const element = await embed(`<cat-mouse-board ${BOARD}></cat-mouse-board>`);
  await stroke(13);
  element.remove();
  await shown();
  document.querySelector("main")?.append(element);
  await expect.poll(() => spots().length).toBe(15);
  await shown();
  expect([rows(), embedded()[0]?.outcome?.winner]).toEqual([["####F", "#C...", "M...."], "mouse"]);
  await stroke(14);
  expect(rows()).toEqual(["####F", "#C...", "M...#"]);
});
