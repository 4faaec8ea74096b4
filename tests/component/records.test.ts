// Records: the gallery, the plots, a comparison with a game of the reader, and the downloads. The files are tested in Node.
import { expect, test, vi } from "vitest";
import boards from "../../records/boards.json";
import census from "../../records/census-5x5.txt?raw";
import graphs from "../../records/graphs.json";
import { LONG_WAY } from "../harness/games.mjs";
import { savedFiles } from "./dialogs";
import { click, once, open, shown } from "./screen";
import { all, announced, find, nameOf, names, text } from "./seen";

/** The cards on the page: length, size, jumps if there are any, and whether the record is proved. */
const cards = () => all(".gallery a > span").map((card) => [...card.children].map(nameOf).join(", "));
const current = () => text(".games [aria-current]");
const chosenKind = () => document.querySelector<HTMLInputElement>("[name=record-kind]:checked")?.value;

/** Opens the first or the last record of the gallery in Solve. */
async function openRecord(which: "first" | "last"): Promise<void> {
  const followed = once("hashchange");
  all(`.gallery li:${which}-child a`)[0]?.click();
  await followed;
  await shown();
}

/** Compares a text with the records; returns the page's verdict. */
async function compared(pasted: string): Promise<string> {
  (document.querySelector("#own-record") as HTMLTextAreaElement).value = pasted;
  await click("button", "Compare");
  return text(".standing");
}

/** Asserts that both downloads have all records, and that the table has one of this size in which the mouse wins. */
async function expectSaved(game: string, kept: readonly unknown[], size: string): Promise<void> {
  const saved = savedFiles();
  await click("button", "CSV, for spreadsheets");
  await click("button", "JSON");
  expect(saved.map(({ link, file }) => [link.download, file.type])).toEqual([
    [`${game}s.csv`, "text/csv"],
    [`${game}s.json`, "application/json"],
  ]);
  const [table = "", json = ""] = await Promise.all(saved.map(({ file }) => file.text()));
  expect(JSON.parse(json)).toEqual(kept);
  const lines = table.split("\r\n");
  expect([lines[0], lines.length, lines.at(-1)]).toEqual(["size,kind,plies,proved,case,from", kept.length + 2, ""]);
  expect(lines.filter((line) => line.startsWith(`"${size}","mouse",`))).toHaveLength(1);
}

test("boards stand by the length of their wins, each with its size, its jumps and whether it is proved", async () => {
  await open("records=board");
  const hunts = boards.filter(({ kind }) => kind === "hunt");
  expect(cards()).toHaveLength(hunts.length);
  expect(cards()[0]).toMatch(/^\d{3,} moves, 8×8 · \d{3,} plies, The cat jumps up to \d cells, .*, best known$/);
  expect(cards().at(-1)).toMatch(/^1 move, 1×4 · 2 plies, .*, proved$/);
  await click("radio", "Cat races");
  expect(cards()).toHaveLength(boards.filter(({ kind }) => kind === "race").length);
  await openRecord("last");
  expect(text("#verdict")).toBe("Cat wins in 1 move");
});

test("a record opens with its line ready to be played, whatever was open in Solve before", async () => {
  await open(`${LONG_WAY}&view=map`);
  await click("button", "Show why");
  await click("link", "Records");
  await openRecord("first");
  expect(text("#verdict")).toMatch(/^Cat wins in \d{3,} moves$/);
  expect(text(".puzzle-title")).toMatch(/Cat hunts, 8×8, best known$/);
  expect(names("button"), "the route is not in the way").toContain("Show why");
  expect(document.querySelector("[role=tab][aria-selected=true]")?.id).toBe("tab-line");
  await click("button", "Play");
  expect(find("slider", /./)).toHaveProperty("value", "1");
});

for (const [pasted, said] of [
  // The pieces are missing.
  ["F#../..#. 3 2", /something is missing/],
  ["FMC 1 1", /^Mouse wins, 1×3, 1 move \(1 ply\): the longest possible, which is proved/],
  ["F\nM\nC\n1\n1", /^Mouse wins, 1×3, 1 move/],
  ["####F/#C.../M.... 1 2", /^Mouse wins, 3×5, 3 moves \(5 plies\): the longest possible takes \d+ moves/],
  ["M#F#C 1 1", /^This is a draw/],
  ["M#F.C 1 1", /in 2 moves \(4 plies\), but just by walking/],
  [`MF......${"/........".repeat(6)}/.......C 1 1`, /^Mouse wins, 8×8, 1 move .*best known takes/],
  ["no board", /“no board”|board/],
] as const)
  test(`a board of one's own is compared with the records of its kind and size: ${pasted.slice(0, 30)}`, async () => {
    await open("records=board");
    expect(await compared(pasted)).toMatch(said);
    expect(announced()).toBe(text(".standing"));
    expect(document.querySelector("#own-record")?.getAttribute("aria-invalid")).toBe(`${pasted === "no board"}`);
  });

// This is one test instead of several, because laying out many graphs for their pictures takes a while.
test("graphs are counted in moves of the winner, drawn small, and compared with one's own", async () => {
  await open("records=graph");
  expect(cards()[0]).toMatch(/^\d{3} moves, 50 nodes · \d{3} plies, best known$/);
  // A picture is drawn when it comes near the screen.
  for (const card of all(".gallery li")) {
    card.scrollIntoView();
    await vi.waitFor(() => expect(card.querySelector("svg")).not.toBeNull());
  }
  // A graph with many nodes is drawn as a circle of nodes, each at its own place. The first four graphs have 40 to 50.
  const away = all(".gallery .thumbnail").map((picture) =>
    [...picture.querySelectorAll("circle")].map(({ cx, cy }) =>
      Math.round(Math.hypot(cx.baseVal.value - 50, cy.baseVal.value - 50)),
    ),
  );
  expect(away.slice(0, 4).every((nodes) => nodes.length >= 38 && nodes.every((each) => each === 44))).toBe(true);
  expect(away.slice(4).some((nodes) => nodes.some((each) => each !== 44))).toBe(true);

  await click("radio", "Cat hunts");
  // The last of the five plies is the mouse's, onto the cat.
  expect(cards().filter((card) => card.includes(" 5 nodes"))).toEqual(["2 moves, 5 nodes · 5 plies, proved"]);
  const counted = document.querySelector(".counted") as HTMLDetailsElement;
  expect(counted.open).toBe(false);
  expect(nameOf(counted)).toMatch(/graphs with this many nodes were solved/);
  expect(all(".kinds dt").map(nameOf)).toEqual(["Mouse wins", "Mouse detours", "Cat races", "Cat hunts"]);
  expect(text(".records")).not.toMatch(/cheese/);
  expect(await compared("[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]")).toMatch(/^This is a draw/);
  expect(await compared("[[1,3],[0],[3],[0,2]]")).toMatch(/^Mouse wins, 4 nodes, 1 move \(1 ply\): /);
  await expectSaved("graph", graphs, "50");
});

test("the cards and the titles of the records follow the language", async () => {
  await open("records=board");
  const before = cards()[0] ?? "";
  await click("button", "切换到中文");
  expect(cards()[0]).not.toBe(before);
  expect(cards()[0]).not.toMatch(/[A-Za-z]{2}/);
  await openRecord("first");
  expect(text(".puzzle-title")).toMatch(/^\p{Script=Han}/u);
});

test("Records and Play open on the game from which one comes", async () => {
  for (const link of ["graph", "play=graph", "puzzle=dddd4"]) {
    await open("board=M1F/3/C2");
    await open(link);
    expect(find("link", "Records")).toHaveProperty("hash", "#records=graph");
    // The tutorial links to Play and to Records without naming a game.
    await open("play");
    expect(all("cm-play cm-drawing")).toHaveLength(1);
  }
  await open("records");
  expect(current()).toBe("Graph 913");
  await click("link", "Board 1728");
  expect(current()).toBe("Board 1728");
});

test("the kind that was chosen is kept for the other game and over a reload, and explained for each", async () => {
  await open("records=board");
  expect(chosenKind()).toBe("hunt");
  await click("radio", "Mouse detours");
  await click("link", "Graph 913");
  expect(chosenKind()).toBe("by-play");
  const about = text(".records > p");
  await click("radio", "Cat races");
  expect(text(".records > p")).not.toBe(about);
  await click("link", "Board 1728");
  expect(text(".records > p")).toContain("cheese");
  await open(null);
  expect(chosenKind()).toBe("race");
});

test("the plot of lengths shows what the census counted, no bar over another", async () => {
  await open("records=board");
  await click("radio", "How long wins take on 5×5");
  await expect.poll(() => all(".plot rect")).not.toEqual([]);
  const middles = all(".plot rect").map((bar) => {
    const { left, width } = bar.getBoundingClientRect();
    return Math.round(left + width / 2);
  });
  expect(new Set(middles).size).toBe(middles.length);
  const rows = all(".records tbody tr").map((row) => [...row.children].map(nameOf).join(", "));
  // The longest hunts of the census, all with jumps 3 and 2.
  const [, games] = /^length hunt 3 2 84 (\d+)$/m.exec(census) ?? [];
  expect(rows.at(-1)).toBe(`42, 84, cat wins, ${games}`);
  // The shortest wins of the mouse, with all jumps and of all kinds.
  const shortest = [...census.matchAll(/^length (?:mouse|mouse-walk) \d+ \d+ 1 (\d+)$/gm)];
  const sum = shortest.reduce((all, [, games]) => all + Number(games), 0);
  expect(rows[0]).toBe(`1, 1, mouse wins, ${sum.toLocaleString("en")}`);
});

test("all records of the boards are saved, as a table and as they are kept", async () => {
  await open("records=board");
  await expectSaved("board", boards, "1x3");
});
