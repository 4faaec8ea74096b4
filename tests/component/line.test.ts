// "Best line": optimal play is listed, stepped through and played automatically, with notes on it. Loops are tested in
// tests/node/game.test.mjs, and the choice of the best line in the solver's tests.
import { describe, expect, test } from "vitest";
import { CAT_WINS, CLOSED_ROOM, EXAMPLE_1, LONGEST, OVER_THE_CAT, STAND_OFF } from "../harness/games.mjs";
import { click, open, pass, press, shown } from "./screen";
import { all, board, nameOf, names, text, texts } from "./seen";
import { PLY, slider, solved, standing } from "./views";

const entries = () => all("main .moves li button");
const listed = () => entries().map(nameOf);
const current = () => all("main .moves [aria-current=step]").map(nameOf);
const notes = () => texts(".line .ends:not([aria-hidden])");
const isPlaying = () => names("button").includes("Pause");
const ply = () => Number(slider().value);

/** The places of mouse and cat after each ply of the line. */
function line(link: string) {
  const { solution, start } = solved(link);
  const { moves, loopsFrom } = solution.line();
  const stands = [[start.mouse, start.cat]];
  for (const { by, to } of moves) {
    const [ownMouse = 0, ownCat = 0] = stands.at(-1) ?? [];
    stands.push(by === "mouse" ? [to, ownCat] : [ownMouse, to]);
  }
  return { stands, loopsFrom, plies: moves.length };
}

describe("stepped through", () => {
  test("an entry of the list and the slider show the board after that move", async () => {
    await open(EXAMPLE_1);
    const { stands } = line(EXAMPLE_1);
    await click("button", "Mouse 2 right to row 3, column 5");
    expect([ply(), standing()]).toEqual([3, stands[3]]);
    slider().value = "2";
    slider().dispatchEvent(new Event("input", { bubbles: true }));
    await shown();
    expect([current(), standing()]).toEqual([[listed()[1]], stands[2]]);
    await click("button", "Starting position");
    expect(standing()).toEqual(stands[0]);
  });

  test("the list scrolls to the ply that is shown", async () => {
    await open(LONGEST);
    expect(entries()).toHaveLength(79);
    await click("button", "To the end");
    const [entry, list] = [entries().at(-1), all("main .moves")[0]].map((each) => each?.getBoundingClientRect());
    // Browsers scroll by whole pixels, but a list may begin between two pixels.
    expect(entry?.top).toBeGreaterThan((list?.top ?? 0) - 1);
    expect(entry?.bottom).toBeLessThan((list?.bottom ?? 0) + 1);
  });

  for (const [what, link] of [
    ["a stand-off", STAND_OFF],
    ["a closed room", CLOSED_ROOM],
  ] as const)
    test(`a draw says where it loops, and Next goes round and round: ${what}`, async () => {
      await open(link);
      const { stands, loopsFrom, plies } = line(link);
      const from = loopsFrom ?? -1;
      expect(text("main .answer .detail")).toContain("Nobody can force a win");
      const mover = from % 2 === 0 ? "mouse" : "cat";
      expect(notes().join(" ")).toContain(`before the ${mover}’s move ${Math.floor(from / 2) + 1}. The moves marked ↻`);
      expect(entries().map((move) => move.matches(".loop"))).toEqual(stands.slice(1).map((_, at) => at >= from));
      await click("button", "To the end");
      for (let at = from + 1; at <= plies + 1; at += 1) {
        await click("button", "Next move");
        const expected = at > plies ? from + 1 : at;
        expect([ply(), standing()]).toEqual([expected, stands[expected]]);
      }
    });
});

describe("played by itself", () => {
  test("the line runs to its end and stops, and then plays again", async () => {
    await open(EXAMPLE_1);
    await click("button", "Play");
    for (let at = 1; at < 5; at += 1) {
      expect([ply(), isPlaying()]).toEqual([at, true]);
      await pass(PLY);
    }
    expect([ply(), isPlaying()]).toEqual([5, false]);
    await pass(5_000);
    expect(ply()).toBe(5);
    await click("button", "Play");
    expect([ply(), isPlaying()]).toEqual([1, true]);
  });

  test("the line is paused and goes on from there; a step pauses it, and so does an edit", async () => {
    await open(EXAMPLE_1);
    await click("button", "Play");
    await pass(PLY);
    await click("button", "Pause");
    await pass(5_000);
    expect(ply()).toBe(2);
    await click("button", "Play");
    expect(ply()).toBe(3);
    await click("button", "Previous move");
    await pass(5_000);
    expect(ply()).toBe(2);
    await click("button", "Play");
    await click("radio", "Wall");
    await press(13);
    expect([current(), isPlaying()]).toEqual([["Starting position"], false]);
    expect(board()).toEqual(["####F", "#C...", "M..#."]);
  });
});

test("a piece that was moved is taken up where it is seen", async () => {
  await open(EXAMPLE_1);
  await click("button", "Next move");
  expect(board()[2]).toBe("..M..");
  await press(12, 13);
  expect(board()).toEqual(["####F", "#C...", "...M."]);
});

// Each link with the note below its line, or with null if its line has no note.
for (const [link, said] of [
  [CAT_WINS, /^2 of the mouse’s 3 first moves last equally long/],
  ["board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1", /^Both first moves of the mouse last equally long/],
  [OVER_THE_CAT, /^Whatever the cat does, the mouse wins just as fast/],
  ["board=MxFxC&cat=1&mouse=1", /^Whatever either player does, it stays a draw/],
  ["graph=0-3.1-4.2-5", /^Whatever either player does, it stays a draw/],
  // The loser has one first move, or none at all, so there is no note.
  ["graph=0-1.0-3.2-3", null],
  ["board=MF2C&cat=1&mouse=1", null],
] as const)
  test(`below the line it is said whether other moves are as good: ${link}`, async () => {
    await open(link);
    expect(notes()[0] ?? null).toEqual(said && expect.stringMatching(said));
  });
