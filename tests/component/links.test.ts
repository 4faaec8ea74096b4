// Games from links and from the browser's storage: what the page opens and writes into its address. Reading links is
// tested in Rust (tests/text/links.rs), including links of earlier versions of the page.
import { describe, expect, test } from "vitest";
import { EXAMPLE_1, FIRST, FOUR, START } from "../harness/games.mjs";
import { address, click, follow, once, open, pass, shown } from "./screen";
import { alerts, all, announced, board, find, nameOf, names, places, text } from "./seen";

const EMPTY = [".....", ".....", "....."];
// The mouse has made two moves and the cat one.
const AFTER_THREE = `${EXAMPLE_1}&m=14&c=7&turn=cat`;
const MOVED = ["####F", "#.C..", "....M"];

const verdict = () => text("#verdict");
const moves = () => all("main .moves li button:not(.start)").map(nameOf);
/** The first entry of the list of moves: the start, or the position of the link. */
const begins = () => nameOf(document.querySelector("main .moves .start") as Element);
const canUndo = () => find("button", "Undo").ariaDisabled !== "true";
const game = () => places().map(nameOf).join();

async function next(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await click("button", "Next move");
}

test("a link is followed even if the address of the board before it is due at that moment", async () => {
  await open(EXAMPLE_1);
  await click("button", "Next move");
  const followed = once("hashchange");
  location.hash = "board=F2MC&cat=1&mouse=1";
  await pass(250);
  await followed;
  await shown();
  expect(board()).toEqual(["F..MC"]);
  await click("button", "Next move");
  expect(await address()).toBe("board=F2MC&cat=1&mouse=1&ply=1");
});

for (const [link, why] of [
  ["board=ZZ", /“Z” at row 1, column 1/],
  ["board=%", /“%” at row 1, column 1/],
] as const)
  test(`a broken link says what is wrong until another board is there: ${link}`, async () => {
    await open(link);
    expect(alerts()).toEqual([expect.stringMatching(why)]);
    expect(alerts()[0]).toContain("an example is shown");
    expect([board(), moves().length]).toEqual([FIRST, 13]);
    await click("button", "Examples");
    await click("button", /^Two jumps ahead/);
    expect([alerts(), board(), await address()]).toEqual([[], START, EXAMPLE_1]);
    await follow(link);
    expect(alerts()).toEqual([expect.stringMatching(why)]);
    expect([alerts()[0]?.includes("an example is shown"), board()]).toEqual([false, START]);
  });

for (const [language, at, later] of [
  ["en", "does not contain a graph, so an example is shown", "does not contain a graph, so the graph has not changed"],
  ["zh", "没有图，所以显示了一个示例", "没有图，所以图保持不变"],
] as const)
  test(`a broken link of a graph speaks of a graph: ${language}`, async () => {
    await open("graph=ZZ", { language });
    expect(alerts()).toEqual([expect.stringContaining(at)]);
    await follow("graph=YY");
    expect(alerts()).toEqual([expect.stringContaining(later)]);
  });

test("every example is loaded, solved, and marked as the one that is shown; all have a title in Chinese", async () => {
  await open();
  const shelf = () => all("dialog li button");
  const title = (entry: Element) => entry.querySelector("b")?.textContent ?? "";
  const current = () =>
    shelf()
      .filter(({ ariaCurrent }) => ariaCurrent === "true")
      .map(title);
  await click("button", "Examples");
  expect(current()).toEqual(["The long way"]);
  const titles = shelf().map(title);
  const links = new Set<string>();
  for (const name of titles) {
    await click("button", new RegExp(`^${name} \\S.{9}`));
    expect(moves().length, name).toBeGreaterThan(0);
    expect(announced().startsWith(`${verdict()}. `), name).toBe(true);
    links.add(await address());
    await click("button", "Examples");
    expect(current()).toEqual([name]);
  }
  expect([new Set(titles).size, links.size]).toEqual([titles.length, titles.length]);
  await open("", { language: "zh" });
  await click("button", "示例");
  expect(
    new Set(
      shelf()
        .map(title)
        .filter((each) => /\p{Script=Han}/u.test(each)),
    ).size,
  ).toBe(titles.length);
});

describe("a link to a position", () => {
  test("begins there, says who is to move, and leads back to the starting position", async () => {
    await open(EXAMPLE_1);
    await next(3);
    const rest = moves().slice(3);
    await open(AFTER_THREE);
    expect([board(), moves(), begins(), alerts()]).toEqual([MOVED, rest, "This position", []]);
    expect(text(".answer .chip")).toBe("This position, cat to move");
    expect(text(".how-to-play p")).toMatch(/^This is the middle of a game.* cat’s turn\./);
    await next(1);
    expect(announced()).toMatch(/^move 1 of 1\. /);
    await click("button", "To the start");
    expect([board(), await address()]).toEqual([MOVED, AFTER_THREE]);
    await click("tab", "All moves");
    await click("button", "Back to the starting position");
    await click("tab", "Best line");
    expect([board(), begins(), await address(), canUndo()]).toEqual([START, "Starting position", EXAMPLE_1, false]);
    expect(text(".how-to-play p")).toMatch(/^The mouse moves first/);
  });

  test("is announced with the position, also on the board that is shown", async () => {
    await open(EXAMPLE_1);
    await follow("board=MC1F&cat=2&mouse=1");
    expect(announced().startsWith(`${verdict()}. `)).toBe(true);
    await follow("board=MC1F&cat=2&mouse=1&m=0&c=2&turn=cat");
    expect(board()).toEqual(["M.CF"]);
    expect(announced().startsWith(`This position, cat to move. ${verdict()}. `)).toBe(true);
  });

  test("is answered from there; the board as drawn is one click away, and the position one back", async () => {
    // From the start the cat wins in 6 moves, from the position of the link in 221.
    await open("board=xxMC3x/x2x1x2/2x3x1/1x2xx2/x2xx2x/2xx2xx/1xx2xxx/4xxxF&cat=3&mouse=2&m=4&c=57&turn=mouse");
    const linked = board();
    const isLinked = () => {
      expect([verdict(), board()]).toEqual(["Cat wins in 221 moves", linked]);
      expect(text(".answer")).toContain("This position, mouse to move");
      expect(text(".answer")).not.toContain("LeetCode");
    };
    isLinked();
    await click("button", "Show why");
    expect(board(), "it is shown from there").toEqual(linked);
    await click("button", "Hide why");
    await click("button", "Show the board as drawn");
    expect([verdict(), board()[0]]).toEqual(["Cat wins in 6 moves", "##MC...#"]);
    expect(text(".answer")).toMatch(/LeetCode 1728: false/);
    expect(text(".answer")).not.toContain("This position");
    await click("button", "Back to the position");
    isLinked();
    await next(3);
    expect(verdict(), "the answer stays that of the first ply").toBe("Cat wins in 221 moves");
    await click("button", "Show why");
    isLinked();
  });

  for (const [kind, link, example, position] of [
    ["board", AFTER_THREE, /^One move too few/, "This position, cat to move"],
    ["graph", `${FOUR}&m=3&c=2&turn=cat`, /^Nobody dares/, "This position, cat to move"],
  ] as const)
    test(`is left for another ${kind}, and undo brings it back with all its numbers`, async () => {
      await open(link);
      const before = game();
      await click("button", "Examples");
      await click("button", example);
      expect([begins(), text(".answer .chip") === position]).toEqual(["Starting position", false]);
      await click("button", "Undo");
      expect([game(), begins(), text(".answer .chip")]).toEqual([before, "This position", position]);
      expect(await address()).toBe(link);
      await click("button", "Redo");
      expect(begins()).toBe("Starting position");
    });
});

describe("at the next visit", () => {
  test("the last board is there again, at its start, also if it is unfinished", async () => {
    await open(EXAMPLE_1);
    await next(3);
    expect(await address()).toMatch(/&ply=3$/);
    await open();
    expect([board(), begins()]).toEqual([START, "Starting position"]);
    await click("button", "Clear");
    await address();
    await open();
    expect(board()).toEqual(EMPTY);
  });

  test("a link replaces the last board, is there again itself, and undo does not lead to the board before", async () => {
    await open(EXAMPLE_1);
    await click("button", "Clear");
    await address();
    await open("board=MCxF&cat=1&mouse=1");
    expect([board(), canUndo()]).toEqual([["MC#F"], false]);
    await open();
    expect(board()).toEqual(["MC#F"]);
  });

  test("a broken link keeps the last board for the visit after it, even if the example is played", async () => {
    await open(EXAMPLE_1);
    await open("board=ZZ");
    await next(2);
    expect(await address()).toMatch(/&ply=2$/);
    await open();
    expect(board()).toEqual(START);
  });

  for (const rubbish of ["rubbish", "board=5&cat=99&mouse=1"])
    test(`what is no board is passed over in silence: ${rubbish}`, async () => {
      await open(EXAMPLE_1);
      const keys = Object.keys(localStorage).filter((key) => localStorage[key].includes("board="));
      expect(keys, "one entry holds the board").toHaveLength(1);
      localStorage.setItem(keys[0] ?? "", rubbish);
      await open();
      expect([board(), alerts()]).toEqual([FIRST, []]);
    });

  test("pasted cases that cannot be read are ignored", async () => {
    for (const rubbish of ["{", "{}", "7", '{"all":[{},{}],"shown":0,"text":""}']) {
      sessionStorage.setItem("cat-and-mouse.board cases", rubbish);
      await open(EXAMPLE_1);
      expect([board(), all(".cases")], rubbish).toEqual([START, []]);
      expect(names("tab")).toContain("Best line");
    }
  });
});
