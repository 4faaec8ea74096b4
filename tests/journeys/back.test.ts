// The browser's Back: it closes an overlay over the game, leads to the previous section (such as Solve or Play), and
// keeps the board that was drawn.
import { expect } from "vitest";
import { EXAMPLE_1, FIRST, LONG_WAY } from "../harness/games.mjs";
import { board, link, test, type Visitor, words } from "./visitor.ts";

const section = (visitor: Visitor) => expect.poll(() => visitor.text("header [aria-current=page]"));
const tab = (visitor: Visitor) => expect.poll(() => visitor.text("[role=tab][aria-selected=true]"));
const back = ({ page }: Visitor) => page.evaluate(() => history.back());

test("Back closes a tab, the reason and a dialog, and leads from each part to the board where it was", async ({
  visitor,
}) => {
  // The link names a board, so Play keeps it. It would replace an example.
  await visitor.come(`#${LONG_WAY}`);
  await board(visitor).toEqual(FIRST);
  for (const name of ["Play", "Puzzles", "Check code"]) {
    await visitor.press("link", name);
    await section(visitor).toBe(name);
    await back(visitor);
    await section(visitor).toBe("Solve");
  }
  expect(await visitor.board()).toEqual(FIRST);

  await visitor.press("tab", words.view["what-if"]);
  await visitor.draw(await visitor.cells([1, 1]));
  await board(visitor).toEqual(["#M...", ...FIRST.slice(1)]);
  await visitor.press("button", words.opener.share);
  await expect.poll(() => visitor.count("dialog[open]")).toBe(1);
  await back(visitor);
  await expect.poll(() => visitor.count("dialog[open]")).toBe(0);
  await tab(visitor).toBe(words.view["what-if"]);
  await back(visitor);
  await tab(visitor).toBe(words.view.line);
  expect(await visitor.board()).toEqual(["#M...", ...FIRST.slice(1)]);
  await link(visitor).toMatch(/^board=xM3/);

  // Closing also removes the overlay's entry from the history.
  const steps = await visitor.page.evaluate(() => history.length);
  await visitor.press("tab", words.view.map);
  await visitor.press("tab", words.view.line);
  await visitor.press("link", "Play");
  await section(visitor).toBe("Play");
  await back(visitor);
  await tab(visitor).toBe(words.view.line);
  expect(await visitor.page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
});

test("Back leads to the board that was drawn after another one was played, and in Solve it is one press away", async ({
  visitor,
}) => {
  await visitor.come(`#${EXAMPLE_1}`);
  await visitor.draw(await visitor.cells([3, 5]));
  const drawn = ["####F", "#C...", "M...#"];
  await board(visitor).toEqual(drawn);
  await visitor.press("link", words.playMyself);
  await visitor.press("button", "Another board");
  await visitor.page.reload();
  await visitor.shown();
  await visitor.press("link", "Solve");
  await visitor.press("button", words.kept.show);
  await board(visitor).toEqual(drawn);
  await expect.poll(() => visitor.count("main .hint button")).toBe(0);
  await visitor.press("link", words.playMyself);
  await visitor.press("button", "Another board");
  await back(visitor);
  await section(visitor).toBe("Solve");
  await board(visitor).toEqual(drawn);

  // The page also keeps a board that is drawn in between, and the button swaps the two boards.
  await visitor.press("link", words.playMyself);
  await visitor.press("button", "Another board");
  await visitor.press("link", "Solve");
  await visitor.openMenu(words.newBoard);
  await visitor.press("button", words.emptyBoard);
  const empty = await visitor.board();
  await visitor.press("button", words.kept.show);
  await board(visitor).toEqual(drawn);
  await visitor.press("button", words.kept.show);
  await board(visitor).toEqual(empty);
});

test("Back leads from an earlier move to the match, and from a puzzle to its place in the list", async ({
  visitor,
}) => {
  await visitor.come(`#${EXAMPLE_1}`);
  await visitor.press("link", words.playMyself);
  await visitor.draw(await visitor.cells([3, 2]));
  // A reply would end the look at an earlier move, so wait for it first.
  await expect.poll(() => visitor.count(".match-moves button")).toBeGreaterThan(1);
  await visitor.pressOn(".match-moves button");
  await expect.poll(() => visitor.count(".match-moves [aria-current=step]")).toBe(1);
  await back(visitor);
  await expect.poll(() => visitor.count(".match-moves [aria-current=step]")).toBe(0);
  await section(visitor).toBe("Play");

  const { page } = visitor;
  const top = () => page.evaluate(() => scrollY);
  await visitor.come("#puzzles", { width: 390, height: 844 });
  await expect.poll(() => visitor.count(".gallery a")).toBeGreaterThan(9);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const place = await top();
  expect(place).toBeGreaterThan(0);
  await page.$eval(".gallery a", (link) => (link as HTMLElement).click());
  await expect.poll(() => visitor.count("main :is(cm-board, cm-drawing)")).toBe(1);
  await back(visitor);
  await expect.poll(top).toBe(place);
});

test("a match and the strength of its opponent are there again after the tab was closed", async ({ visitor }) => {
  await visitor.come(`#${EXAMPLE_1}`);
  await visitor.press("link", words.playMyself);
  await visitor.press("radio", "Easy");
  await visitor.draw(await visitor.cells([3, 2]));
  await expect.poll(() => visitor.count(".match-moves button")).toBeGreaterThan(0);
  const later = await visitor.newTab();
  await later.come("#play=board");
  await expect
    .poll(() => later.page.$eval("[name=strength]:checked", (radio) => (radio as HTMLInputElement).value))
    .toBe("easy");
  await expect.poll(() => later.count(".match-moves button")).toBeGreaterThan(0);
});

test("Find a board works after a search for a graph, and the other way round", async ({ visitor }) => {
  await visitor.come();
  for (const [address, name] of [
    ["#graph=0-1.1-2.0-2", "Find a graph"],
    [`#${EXAMPLE_1}`, "Find a board"],
    ["#graph=0-1.1-2.0-2", "Find a graph"],
  ] as const) {
    await visitor.page.evaluate((address) => location.assign(address), address);
    // The solver of graphs may still be loading.
    const surface = address.startsWith("#graph") ? "main cm-drawing" : "main cm-board";
    await expect.poll(() => visitor.count(surface)).toBe(1);
    await visitor.openMenu(words.newBoard);
    await visitor.press("button", name);
    await visitor.press("button", "Search");
    await expect.poll(() => visitor.count("dialog .shelf li")).toBeGreaterThan(0);
    await visitor.keys("Escape");
    // Closing removes the entry from the history, and the next address must not come earlier.
    await expect.poll(() => visitor.page.evaluate(() => history.state?.open ?? 0)).toBe(0);
  }
});
