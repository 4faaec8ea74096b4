// "All moves": every move of the current position, with its result; a move is played, and "Why not?" tries one out.
// The page is compared with the solver's answers, which other tests check.
import type { RankedMove, State } from "cat-and-mouse";
import { describe, expect, test } from "vitest";
import { CLOSED_ROOM, EXAMPLE_1, LONG_WAY, LONGEST, OVER_THE_CAT, STAND_OFF } from "../harness/games.mjs";
import { click, open, pass, shown } from "./screen";
import { all, board, find, nameOf, names, text, texts } from "./seen";
import { focused, look, PLY, position, signOf, solved, standing } from "./views";

const opened = (link: string, how?: Parameters<typeof open>[1]) => open(`${link}&view=moves`, how);
const choices = () => all(".choose");
const line = () => all("main .moves li button").map(nameOf);
/** The list, group by group: the result of each move, and its target. */
const listed = () =>
  all(".choices section").map((section) =>
    [...section.querySelectorAll(".choose")].map((move) => {
      const [, row, col] = / row (\d), column (\d)/.exec(nameOf(move)) ?? [];
      const sign = move.querySelector(".badge > :first-child")?.textContent;
      return `${sign} r${row}c${col}${move.querySelector(".best") ? " best" : ""}`;
    }),
  );

/** The list that the solver's answers give for this state, after this number of plies. */
function expected(link: string, { mouse, cat, turn }: State, ply = 0) {
  const { cols, solution } = solved(link, ply);
  const moves = solution.moves(mouse, cat, turn);
  const groupOf = ({ by, outcome: { ending, winner } }: RankedMove) =>
    ending === "limit" ? "limit" : winner === by ? "winning" : "losing";
  // Where all moves are equally good, none is called the best.
  const differ = moves.some(({ best }) => !best);
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const to = `r${Math.floor(move.to / cols) + 1}c${(move.to % cols) + 1}`;
    const group = groupOf(move);
    groups.set(group, [
      ...(groups.get(group) ?? []),
      `${signOf(move.outcome)} ${to}${differ && move.best ? " best" : ""}`,
    ]);
  }
  return [...groups.values()];
}

async function choose(which: number) {
  choices().at(which)?.click();
  await shown();
}

test("every move is listed, best first, under what it comes to", async () => {
  for (const link of [EXAMPLE_1, CLOSED_ROOM, STAND_OFF, LONGEST, `${LONGEST}&limit=78`]) {
    await opened(link);
    expect(listed(), link).toEqual(expected(link, solved(link).start));
  }
  await opened(OVER_THE_CAT);
  expect(texts(".all-moves .key .badge"), "the key explains the signs").toEqual(["M1", "C1", "C"]);
});

test("each ply of the line has its own moves; the last has none", async () => {
  await opened(EXAMPLE_1);
  for (const [ply, [mouse, cat]] of [
    [12, 6],
    [12, 7],
    [14, 7],
    [14, 8],
  ].entries()) {
    await click("button", "Next move");
    const turn = ply % 2 === 0 ? "cat" : "mouse";
    expect(listed()).toEqual(expected(EXAMPLE_1, { mouse: mouse as number, cat: cat as number, turn }, ply + 1));
  }
  await click("button", "Next move");
  expect([choices(), text(".standing")]).toEqual([[], "The game is over: the mouse has won."]);
});

test("outcomes count the plies that are left of a low move limit", async () => {
  const link = `${OVER_THE_CAT}&limit=4`;
  await opened(link);
  // This move would still win without a limit, only later.
  await choose(choices().findIndex((move) => nameOf(move).includes("move limit")));
  for (const ply of [1, 2, 3]) {
    const [mouse = 0, cat = 0] = standing();
    expect(listed()).toEqual(expected(link, { mouse, cat, turn: ply % 2 === 1 ? "cat" : "mouse" }, ply));
    await choose(0);
  }
  expect([choices(), text(".standing")]).toEqual([[], expect.stringContaining("move limit of 4")]);
});

for (const [language, up, right, down, left] of [
  ["en", "up", "right", "down", "left"],
  ["zh", "上", "右", "下", "左"],
] as const)
  test(`each move is told with its direction: ${language}`, async () => {
    await opened("board=3F/1M2/C3&cat=1&mouse=1", { language });
    const told = { [up]: [1, 2], [right]: [2, 3], [down]: [3, 2], [left]: [2, 1] };
    for (const [direction, place] of Object.entries(told)) {
      const [name = ""] = choices()
        .map(nameOf)
        .filter((each) => each.match(/\d+/g)?.slice(-2).join() === place.join());
      expect(name).toContain(language === "en" ? ` 1 ${direction} ` : `向${direction} 1 格`);
    }
  });

test("the move that is pointed at or has the focus is drawn on the board, and nothing is played", async () => {
  await opened(STAND_OFF);
  const before = look().arrows;
  const drawn = choices().map((choice) => {
    choice.dispatchEvent(new MouseEvent("mouseenter"));
    return choice;
  });
  await shown();
  expect(look().arrows).toEqual([expect.objectContaining({ by: "mouse" })]);
  expect(look().arrows).not.toEqual(before);
  all(".choices")[0]?.dispatchEvent(new MouseEvent("mouseleave"));
  await shown();
  expect(look().arrows).toEqual(before);
  drawn[0]?.focus();
  const seen = new Set<string>();
  for (const choice of drawn) {
    expect(focused()).toBe(choice);
    await shown();
    seen.add(JSON.stringify(look().arrows));
    choice.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  }
  expect(seen.size, "each in its own way").toBe(drawn.length);
  expect(position()).toMatch(/^0 /);
});

test("a worse move that is pressed is played, and the line goes on from it until the reader restarts", async () => {
  await opened(EXAMPLE_1);
  const verdict = text("#verdict");
  await choose(0);
  await click("button", "Next move");
  expect([position(), verdict]).toEqual(["2 of 5", "Mouse wins in 3 moves"]);
  await choose(-1);
  const after = standing();
  expect(text("#verdict"), "the verdict is about the painted board").toBe(verdict);
  await click("tab", "Best line");
  expect(text(".line h3")).toContain("you played");
  const played = line();
  expect(played.slice(0, 2)).toEqual(["Mouse 2 right to row 3, column 3", "Cat 1 right to row 2, column 3"]);
  expect([position(), played.length]).not.toEqual(["3 of 5", 5]);
  await click("button", "To the start");
  expect([standing(), line()]).toEqual([[10, 6], played]);
  for (let ply = 0; ply < 3; ply += 1) await click("button", "Next move");
  expect(standing()).toEqual(after);
  await click("tab", "All moves");
  await click("button", "Back to the starting position");
  await click("tab", "Best line");
  expect([standing(), position(), all(".line h3")]).toEqual([[10, 6], "0 of 5", []]);
});

test("a move after going back leads where it says, and not where the line went; the line's own move is a step along it", async () => {
  await opened(EXAMPLE_1);
  await click("button", "Next move");
  await click("button", "To the start");
  await choose(0);
  await click("tab", "Best line");
  expect([position(), all(".line h3")]).toEqual(["1 of 5", []]);
  await click("button", "To the start");
  await click("tab", "All moves");
  const worst = nameOf(choices().at(-1) as Element);
  await choose(-1);
  await click("tab", "Best line");
  expect(worst).toContain(line()[0]);
});

describe("Why not?", () => {
  test("plays what happens after a losing move, and everything is as before after it", async () => {
    await opened(LONG_WAY);
    const before = [board(), text("#verdict"), text("main .reason")];
    await click("button", "Why not r2c2?");
    expect(text("#preview")).toContain("after r2c2");
    expect(text("#verdict")).toBe("After r2c2: cat wins in 8 moves");
    expect(all(".answer")[0]?.className).toBe("answer cat");
    expect(text("main .reason"), "the reason is that of the position after the move").toMatch(/^Both need 8 moves/);
    expect(names("button"), "why is shown of the game, and not of a move").not.toContain("Show why");
    expect(position()).toBe("1 of 16");
    await pass(PLY);
    expect(position()).toBe("2 of 16");
    await click("button", "Back to the position before");
    expect([board(), text("#verdict"), text("main .reason")]).toEqual(before);
    await click("button", "Why not r2c2?");
    await click("tab", "Best line");
    expect(position(), "another tab ends the preview").toBe("0 of 13");
  });

  test("is also asked of a move that throws a win away for a draw, and of none that is best", async () => {
    await opened("graph=0-4.1-2.1-4.1-5.3-4.3-5");
    expect(all(".why-not").map(nameOf)).toEqual(["Why not node 5?", "Why not node 2?"]);
    await click("button", "Why not node 5?");
    expect(text("#verdict")).toBe("After node 5: draw");
    expect(text("main .reason")).toContain("stand-off");
    await click("button", "Back to the position before");
    expect(position()).toMatch(/^0 /);
  });

  test("keeps the focus with it: the move has one more stop of the tab key, and the way back is described", async () => {
    await opened(LONG_WAY);
    const asks = find("button", "Why not r2c2?");
    expect(asks.tabIndex).toBe(-1);
    asks.parentElement?.querySelector<HTMLElement>(".choose")?.focus();
    await shown();
    expect(asks.tabIndex).toBe(0);
    await click("button", "Why not r2c2?");
    expect(nameOf(focused())).toBe("Back to the position before");
    expect(focused().getAttribute("aria-describedby")).toBe("preview");
    await click("button", "Back to the position before");
    expect(nameOf(focused())).toBe("Why not r2c2?");
  });

  test("ends with another board, and the focus goes to none of its moves", async () => {
    await opened(LONG_WAY);
    await click("button", "Why not r2c2?");
    location.hash = `${LONG_WAY}&limit=900&view=moves`;
    await expect.poll(() => names("button")).toContain("Why not r2c2?");
    expect(focused()).toBe(document.body);
  });
});
