// "Not what you expected?" under the verdict: the reader's first move is played to the end, on boards and on graphs.
import { describe, expect, test } from "vitest";
import { CAT_WINS, LONG_WAY, LONGEST, ONE_SHORT, STAND_OFF } from "../harness/games.mjs";
import { click, open, pass, press, shown } from "./screen";
import { all, find, nameOf, names, text, texts } from "./seen";
import { focused, PLY, position } from "./views";

// Node 1 has one edge, so the mouse has only one first move.
const FORCED = "graph=0-3.1-6.6-4.6-5.2-3.3-4.3-5.4-5";
const DOUBT = "Not what you expected?";
const BACK = "Back to the position before";
const verdict = () => text("#verdict");
/** The panel's text about the guess or the move; null if the panel is closed. */
const said = () => (all(".expected").length > 0 ? text(".expected p:not(.to-check)") : null);
const firstMoves = () => all(".first-moves button").map(nameOf);
const line = () => all("main .moves li button").map(nameOf);
async function doubt(link: string, guess: string, move?: string) {
  await open(link);
  await click("button", DOUBT);
  await click("button", guess);
  if (move) await click("button", move);
}

test("a public report that expected a draw: the cat's win is played to the end, and everything is as before after it", async () => {
  await doubt(CAT_WINS, "Draw");
  expect(firstMoves()).toEqual(["Mouse to 2", "Mouse to 4", "Mouse to 5"]);
  await click("button", "Mouse to 4");
  expect([verdict(), said()]).toEqual(["After node 4: cat wins in 4 moves", "The mouse cannot hold a draw."]);
  expect(line()[0]).toBe("Mouse to 4");
  expect(line()[7]).toBe("Cat to 3: caught");
  expect(position()).toBe("1 of 8");
  await pass(7 * PLY);
  expect([position(), verdict()]).toEqual(["8 of 8", "The game is over: the cat has won"]);
  const [mouse = 0, cat = 0] = ["mouse", "cat"].map(
    (piece) => document.querySelector(`cm-drawing .silhouette.${piece} > *`)?.getBoundingClientRect().width,
  );
  expect(mouse, "a mouse that is caught is smaller").toBeLessThan(0.8 * cat);
  await click("button", BACK);
  expect([position().split(" ")[0], nameOf(focused())]).toEqual(["0", "Mouse to 4"]);
  await click("button", "Mouse to 2");
  expect(position(), "another of its moves ends at once").toBe("1 of 1");
  await click("tab", "All moves");
  expect([said(), position(), names("button").includes(BACK)], "another tab goes on").toEqual([null, "1 of 1", true]);
  await click("tab", "Best line");
  expect([said(), position()]).toEqual([null, "0 of 8"]);
});

describe("where the first move is forced", () => {
  test("the panel asks for the next move that has a choice", async () => {
    await doubt(FORCED, "Draw");
    expect(text("#first-move")).toContain("no choice in its first move");
    expect(firstMoves()).toEqual(["Mouse to 1", "Mouse to 4", "Mouse to 5"]);
    expect(position(), "the position before that move is shown").toBe("2 of 6");
    await click("button", "Mouse to 1");
    expect(position()).toBe("3 of 6");
    await pass(3 * PLY);
    expect(position()).toBe("6 of 6");
    await click("button", BACK);
    expect([position(), nameOf(focused())]).toEqual(["2 of 6", "Mouse to 1"]);
  });

  test("that move is on the best line, whatever was played by hand", async () => {
    await open(FORCED);
    const best = line();
    await click("tab", "All moves");
    for (const which of [0, 0, -1]) {
      all(".choose").at(which)?.click();
      await shown();
    }
    await click("tab", "Best line");
    expect(line()).not.toEqual(best);
    await click("button", DOUBT);
    await click("button", "Draw");
    expect([position(), line()]).toEqual(["2 of 6", best]);
  });

  test("a line that loops to before that move keeps playing until the reader makes a step", async () => {
    // The mouse goes from node 1 to 3 and back, and the cat from 2 to 4 and back.
    await doubt("graph=0-5.1-3.2-4.2-5.3-6.4-5", "The cat", "Mouse to 1");
    expect(position()).toBe("3 of 4");
    await pass(2 * PLY);
    expect([position(), verdict()]).toEqual(["1 of 4", "Cat to move: draw"]);
    await click("button", "Next move");
    expect([position(), verdict()]).toEqual(["2 of 4", "Draw"]);
  });
});

test("a first move that keeps the result is played, and for a mistake the better one", async () => {
  await doubt(LONG_WAY, "The cat");
  const best = "Mouse 1 right to row 1, column 3";
  const mistake = "Mouse 1 down to row 2, column 2";
  const left = "Mouse 1 left to row 1, column 1";
  expect(firstMoves()).toEqual([left, "Mouse stays at row 1, column 2", best, mistake]);
  await click("button", best);
  expect(said()).toMatch(/^This move keeps the result\. The cat cannot prevent/);
  expect(line()).toHaveLength(13);
  await click("button", BACK);
  await click("button", mistake);
  expect(said()).toMatch(
    /^After r2c2: cat wins in 8 moves, as you expected\. Better is r1c3, which is shown\. The cat cannot/,
  );
  expect(line()[0]).toBe(best);
  await click("button", BACK);
  await click("button", "Draw");
  await click("button", mistake);
  expect(said()).toMatch(/so that move is a mistake\. Better is r1c3, .* The cat cannot hold a draw\.$/);
  await click("button", "切换到中文");
  await expect.poll(said).toMatch(/^这一步到 r2c2：猫第 8 回合获胜.*r1c3.*平局。$/);
});

test("the headline is about the position that is shown, and the reason says which one it is about", async () => {
  await doubt(LONG_WAY, "The cat", "Mouse 1 right to row 1, column 3");
  expect(verdict()).toBe("After r1c3: mouse wins in 6 moves");
  const reason = text(".reason");
  expect(reason).toMatch(/^The mouse needs 6 moves/);
  await click("button", "Next move");
  await click("button", "Next move");
  expect([verdict(), text(".reason")]).toEqual(["Cat to move: mouse wins in 5 moves", `After r1c3: ${reason}`]);
  await click("button", "To the end");
  expect(verdict()).toBe("The game is over: the mouse has won");
  await click("button", BACK);
  expect(verdict()).toBe("Mouse wins in 7 moves");
});

// For each case: a link, the guess, the move if the panel asks for one, and the panel's answer.
for (const [what, link, guess, move, answer] of [
  ["a draw that was expected", STAND_OFF, "Draw", null, /^You are right: draw\.$/],
  ["the cat's win, which LeetCode scores", STAND_OFF, "The cat", null, /^It is a draw: the cat cannot force a win/],
  [
    "a win in a draw",
    STAND_OFF,
    "The mouse",
    "Mouse stays at row 4, column 4",
    /^This .* The mouse cannot force a win\.$/,
  ],
  [
    "a win that comes too late",
    `${LONGEST}&limit=78`,
    "The mouse",
    /^Mouse 1 right/,
    /^This .* The mouse cannot force a win\.$/,
  ],
] as const)
  test(`it is said what became of ${what}`, async () => {
    await doubt(link, guess);
    if (move) await click("button", move);
    else expect(firstMoves()).toEqual([]);
    expect(texts(".expected p:not(.to-check)")).toContainEqual(expect.stringMatching(answer));
  });

for (const [kind, link, guesses, move, game] of [
  ["graph", CAT_WINS, ["The cat", "Draw"], "Mouse to 4", "[[3],[2,4,5],[1,3],[0,2,4,5],[1,3,5],[1,3,4]]"],
  [
    "board",
    LONG_WAY,
    ["The mouse", "The cat"],
    "Mouse 1 down to row 2, column 2",
    '[".M...","..#..","#..#.","C#.#.","...#F"]\n3\n1',
  ],
] as const)
  test(`after an answer, a link leads to Check code with the same ${kind}`, async () => {
    const links = () => all(".to-check a").length;
    await doubt(link, guesses[1]);
    expect(links(), "there is no answer yet").toBe(0);
    await click("button", guesses[0]);
    expect(links()).toBe(1);
    await click("button", guesses[1]);
    await click("button", move);
    expect(links()).toBe(1);
    all(".to-check a")[0]?.click();
    await expect.poll(() => all<HTMLTextAreaElement>("#own-case")[0]?.value).toBe(game);
  });

test("the panel starts from the position of the answer; its button closes it, and so does an edit", async () => {
  await open(LONG_WAY);
  await click("button", "Next move");
  await click("button", DOUBT);
  await click("button", "The cat");
  expect(position()).toBe("0 of 13");
  await click("button", DOUBT);
  expect(said()).toBe(null);
  await click("button", DOUBT);
  await click("button", "The cat");
  await click("button", "Mouse 1 left to row 1, column 1");
  expect(position()).toBe("1 of 13");
  await press(20);
  expect(said()).toBe(null);
});

test("the focus stays in the panel: the moves are one stop of the tab key, and the way back is described", async () => {
  await doubt(CAT_WINS, "Draw");
  expect(all(".first-moves button").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  find("button", "Mouse to 4").focus();
  focused().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  expect(nameOf(focused())).toBe("Mouse to 5");
  await click("button", "Mouse to 5");
  expect(nameOf(focused())).toBe(BACK);
  const described = focused()
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => text(`#${id}`));
  expect(described).toEqual(["After node 5: cat wins in 4 moves", "The mouse cannot hold a draw."]);
  await click("button", BACK);
  expect(nameOf(focused())).toBe("Mouse to 5");
});

test("nothing is asked where the game is over, nor by a puzzle that is not answered", async () => {
  for (const link of [`${ONE_SHORT}&m=2&c=2&turn=mouse`, `${LONG_WAY}&hide=1`]) {
    await open(link);
    expect(names("button"), link).not.toContain(DOUBT);
  }
});
