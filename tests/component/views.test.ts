// "Map" and "Statistics", and the views in the address. The page is compared with the solver's answers, which
// other tests check.
import type { Player, State } from "cat-and-mouse";
import { expect, test } from "vitest";
import { CLOSED_ROOM, EXAMPLE_1, LONGEST, OVER_THE_CAT, STAND_OFF, WITH_WALL } from "../harness/games.mjs";
import { address, click, follow, open, pass, press } from "./screen";
import { all, nameOf, places, text, texts } from "./seen";
import { signOf, signs, slider, solved, standing } from "./views";

const LIMITED = `${OVER_THE_CAT}&limit=4`;

/** The current entry of the line. */
const current = () => nameOf(all("main .moves [aria-current=step]")[0] as Element);

/** Chooses whose places the map shows, and who moves next. */
async function choose(group: "mapped" | "map-turn", player: Player) {
  all<HTMLInputElement>(`input[name=${group}]`)[player === "mouse" ? 0 : 1]?.click();
  await pass(0);
}

/** The result for each place if `mapped` were there and `next` to move, with `*` if `mapped` can go there now. */
function mapOf(link: string, { mouse, cat, turn }: State, mapped: Player, next: Player, ply = 0) {
  const { solution } = solved(link, ply);
  const fixed = mapped === "mouse" ? "cat" : "mouse";
  const reach = mapped === turn && next !== turn ? solution.moves(mouse, cat, turn).map(({ to }) => to) : [];
  return solution
    .map(fixed, { mouse, cat }[fixed], next)
    .map((outcome, place) => outcome && `${signOf(outcome)}${reach.includes(place) ? "*" : ""}`)
    .map((sign) => sign ?? "");
}

test("Map marks every cell with its outcome, for both players, with either to move", async () => {
  for (const link of [EXAMPLE_1, CLOSED_ROOM, STAND_OFF, LONGEST, LIMITED]) {
    await open(`${link}&view=map`);
    for (const mapped of ["cat", "mouse"] as const)
      for (const next of ["cat", "mouse"] as const) {
        await choose("mapped", mapped);
        await choose("map-turn", next);
        const what = `${link}: the ${mapped} mapped, the ${next} next`;
        expect(signs(), what).toEqual(mapOf(link, solved(link).start, mapped, next));
      }
  }
});

test("Map says the same on the cells, in its key and in a sentence", async () => {
  await open(`${STAND_OFF}&view=map`);
  const key = () => texts(".mapped .key .badge");
  expect(text(".mapped p")).toMatch(
    /^What if the mouse were .* and the cat moved next\? .* The cat stays at row 1, column 5\.$/,
  );
  expect(key()).toEqual(["M1", "C1", "=", "M", ""]);
  expect(texts(".mapped .key li")[2]).toBe("= draw");
  await choose("map-turn", "mouse");
  expect(key(), "without the frame: who stands there has not moved yet").toEqual(["M1", "C4", "=", "M"]);
  // A losing move is never shown as a win: the mouse does not move twice.
  await open("board=M1FxC&cat=4&mouse=1&view=map");
  expect(nameOf(places()[1] as Element)).toMatch(/^row 1, column 2, floor; mouse wins in 1 move; cells it can move to/);
});

test("a game that is over has no map, and says so", async () => {
  await open("board=CM1/3/2F&cat=1&mouse=1&view=map");
  await click("button", "To the end");
  expect([text("[role=tabpanel] p"), signs().join("")]).toEqual(["The game is over: the mouse has won.", ""]);
  await click("button", "Back to the starting position");
  expect(signs().join("")).not.toBe("");
});

test("Map follows the board as it is stepped through, and the player to move unless one is chosen", async () => {
  // With such a low limit, the results also depend on the number of plies that are left.
  const link = `${EXAMPLE_1}&limit=7`;
  await open(`${link}&view=map`);
  const afterOne = { mouse: 12, cat: 6, turn: "cat" } as const;
  const afterTwo = { mouse: 12, cat: 7, turn: "mouse" } as const;
  await click("button", "Next move");
  expect(signs()).toEqual(mapOf(link, afterOne, "cat", "mouse", 1));
  await click("button", "Next move");
  expect(signs()).toEqual(mapOf(link, afterTwo, "mouse", "cat", 2));
  await choose("mapped", "cat");
  expect(signs()).toEqual(mapOf(link, afterTwo, "cat", "mouse", 2));
  await click("button", "Previous move");
  expect(signs()).toEqual(mapOf(link, afterOne, "cat", "mouse", 1));
});

test("Map changes with the board that is painted, and is there only while its tab is", async () => {
  await open(`${EXAMPLE_1}&view=map`);
  await click("radio", "Wall");
  await press(12);
  const painted = mapOf(WITH_WALL, solved(WITH_WALL).start, "mouse", "cat");
  expect(signs()).toEqual(painted);
  for (const tab of ["Best line", "All moves"]) {
    await click("tab", tab);
    expect(signs().join("")).toBe("");
    await click("tab", "Map");
    expect(signs()).toEqual(painted);
  }
});

/** The cells of both tables, row by row. */
const tables = () =>
  all("[role=tabpanel] tbody").map((body) =>
    [...body.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent)),
  );

test("Statistics counts all positions, also of the board that is painted; the counts by distance open on request", async () => {
  const number = (count = 0) => count.toLocaleString("en");
  const counted = (link: string) => {
    const { mouse, cat, draw, mouseByPly, catByPly } = solved(link).solution.stats();
    const all = mouse + cat + draw;
    const share = (count: number) => [number(count), ((100 * count) / all).toFixed(1)];
    const plies = Array.from({ length: Math.max(mouseByPly.length, catByPly.length) }, (_, ply) => ply);
    return [
      [
        ["The mouse wins", ...share(mouse)],
        ["The cat wins", ...share(cat)],
        ["Draw", ...share(draw)],
      ],
      plies.map((ply) => [`${ply}`, number(mouseByPly[ply]), number(catByPly[ply])]),
    ];
  };
  for (const link of [CLOSED_ROOM, LONGEST, STAND_OFF, EXAMPLE_1]) {
    await open(`${link}&view=statistics`);
    expect(tables(), link).toEqual(counted(link));
  }
  const { longest, mouse, cat, draw } = solved(EXAMPLE_1).solution.stats();
  expect(text(".statistics")).toContain(`: ${mouse + cat + draw} positions`);
  expect(text(".statistics")).toContain(`the ${longest.winner}'s, in 4 moves (${longest.plies} plies)`);
  const isShown = () => all(".by-ply")[0]?.checkVisibility();
  expect(isShown()).toBe(false);
  all(".statistics summary")[0]?.click();
  expect(isShown()).toBe(true);
  await click("radio", "Wall");
  await press(12);
  expect(tables()).toEqual(counted(WITH_WALL));
});

test("the link to the longest win shows that position, and its line is as long", async () => {
  await open(`${EXAMPLE_1}&view=statistics`);
  const { longest } = solved(EXAMPLE_1).solution.stats();
  await click("link", "Show where it starts");
  expect(await address()).toBe(`${solved(EXAMPLE_1).editor.stateLink(longest)}&view=statistics`);
  expect(standing()).toEqual([longest.mouse, longest.cat]);
  await click("tab", "Best line");
  expect(current()).toBe("This position");
  expect(slider().max).toBe(`${longest.plies}`);
});

test("the address holds the position that was played, and a reload shows it", async () => {
  await open(`${EXAMPLE_1}&view=moves`);
  const start = solved(EXAMPLE_1).solution.moves(10, 6, "mouse").at(-1);
  all(".choose").at(-1)?.click();
  const mouse = start?.to ?? -1;
  const link = solved(EXAMPLE_1).editor.stateLink({ mouse, cat: 6, turn: "cat" });
  expect(await address()).toBe(`${link}&view=moves`);
  await open(null);
  expect([standing(), all("[role=tab][aria-selected=true]")[0]?.id]).toEqual([[mouse, 6], "tab-moves"]);
  await open(EXAMPLE_1);
  await follow(link);
  await address();
  await open("");
  expect([standing(), current()], "the next visit").toEqual([[mouse, 6], "This position"]);
  await open(`${link}&view=moves`);
  await click("tab", "Best line");
  expect(current()).toBe("This position");
  // Optimal play from this position, with all plies of the move limit left.
  const line = solved(EXAMPLE_1).solution.line(mouse, 6, "cat").moves;
  expect(slider().max).toBe(`${line.length}`);
  await click("tab", "All moves");
  await click("button", "Back to the starting position");
  expect(standing()).toEqual([10, 6]);
  expect(await address()).toBe(`${EXAMPLE_1}&view=moves`);
});
