// The longest known win, a hunt of 626 plies (the food is walled off, so the cat has to catch the mouse): everything on
// the page works with a line of this length. How it is solved and why is tested in solving.test.ts and why.test.ts.
import { expect, test, vi } from "vitest";
import { HUNT } from "../harness/games.mjs";
import { savedFiles } from "./dialogs";
import { click, open, shown } from "./screen";
import { all, board, nameOf, names, text } from "./seen";
import { position, slider, solved } from "./views";

/** The rows of the board after this number of plies of the best line. */
function rowsAfter(plies: number) {
  const { grid, solution } = solved(HUNT);
  const cells = [...grid.join("").replace(/[CM]/g, ".")];
  const played = solution.line().moves.slice(0, plies);
  for (const player of ["mouse", "cat"] as const) {
    const letter = player === "mouse" ? "M" : "C";
    cells[played.findLast(({ by }) => by === player)?.to ?? grid.join("").indexOf(letter)] = letter;
  }
  return grid.map((_, row) => cells.slice(8 * row, 8 * row + 8).join(""));
}

test("the hunt is one of the examples; its list and its slider reach the end", async () => {
  await open("board=F2MC&cat=1&mouse=1");
  await click("button", "Examples");
  await expect.poll(() => names("button").join()).toContain("The long hunt");
  await click("button", /^The long hunt/);
  expect([text("#verdict"), board()]).toEqual(["Cat wins in 313 moves", rowsAfter(0)]);
  const list = all("main .moves li button");
  expect(list).toHaveLength(626);
  expect(nameOf(list.at(-1) as Element)).toMatch(/^Cat .*: caught$/);
  await click("button", "To the end");
  expect([position(), board()]).toEqual(["626 of 626", rowsAfter(626)]);
  slider().value = "313";
  slider().dispatchEvent(new Event("input"));
  await shown();
  expect(board()).toEqual(rowsAfter(313));
});

test("a picture tells of the position that is shown, and as a puzzle it only asks", async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  const saved = savedFiles();
  /** The text in the picture that the open dialog saves. */
  async function picture() {
    saved.splice(0);
    written.mockClear();
    await click("button", "Save picture (PNG)");
    await expect.poll(() => saved.length).toBe(1);
    return written.mock.calls.map(([each]) => each).join(" ");
  }
  await open(`${HUNT}&ply=313`);
  await click("button", "Share");
  await expect.poll(() => names("button")).toContain("Save picture (PNG)");
  expect(await picture()).toContain("Cat to move: cat wins in 157 moves.");
  const { width, height } = await createImageBitmap(saved[0]?.file as Blob);
  // Coordinates above and beside a square board, and lines of text below it.
  expect(width).toBeGreaterThan(500);
  expect(height).toBeGreaterThan(width);
  await click("radio", /^As a puzzle/);
  expect(await picture()).toMatch(/ The cat moves first\. Who wins\? 1 2 3/);
  await click("button", "Close");
  await click("button", "To the start");
  await click("button", "Share");
  await click("radio", /^Solved/);
  expect(await picture()).toContain("Cat wins in 313 moves.");
});
