// Why the answer is right: its reason, the picture of "Show why", and the table of the cat's strategy. The sentences of
// all reasons are in tests/node/reasons.test.mjs; proofs are tested with the solver.
import { describe, expect, test } from "vitest";
import { CAT_WINS, CLOSED_ROOM, EXAMPLE_1, HUNT, LONG_WAY, WITH_WALL } from "../harness/games.mjs";
import { click, open, pass, press } from "./screen";
import { all, nameOf, names, places, text, texts } from "./seen";
import { look, position } from "./views";

const DRAW = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5";
const FEW_SAFE = "graph=0-2.0-5.1-2.1-4.1-7.2-3.2-5.2-6.4-5";
const DETOUR = "graph=0-2.0-4.1-2.1-3.3-5.4-5";
const FORK = "graph=0-4.0-5.1-3.2-4.2-5.3-4.3-5";
/** The longest known wins on 16 nodes: of the mouse; and of the cat where the mouse has a way to the hole. */
const MOUSE_16 =
  "graph=0-4.0-6.0-10.1-2.1-5.1-7.1-10.1-13.2-7.2-10.2-11.2-12.2-13.3-8.3-10.3-13.3-14.3-15.4-5.4-6.4-7.4-9.4-13.4-14.5-7.5-12.6-7.6-9.6-10.6-14.7-9.8-9.8-12.8-15.9-11.9-13.9-15.10-11.10-12.10-13.11-14.12-13.14-15";
const CAT_16 =
  "graph=0-11.1-4.1-7.1-8.1-13.2-5.2-7.2-12.2-14.3-6.3-8.3-9.3-11.4-6.4-9.4-10.5-7.5-13.5-14.5-15.6-8.6-10.6-11.6-13.7-12.7-14.7-15.8-12.8-14.8-15.9-14.10-13.11-15.12-15.13-14.13-15";

const said = () => text(".shown-why");
const reason = () => text("main .reason");
/** For each cell or node: the part of its accessible name after the content, which says what its marks mean. */
const meanings = () =>
  places().map((place) =>
    nameOf(place)
      .split("; ")
      .slice(1)
      .join("; ")
      .replace(/^(mouse|cat)( is here)?$/, ""),
  );

async function explain(link: string, how?: Parameters<typeof open>[1]) {
  await open(link, how);
  await click("button", "Show why");
}

test("the reason follows the board and goes with it, and stays while the line is played", async () => {
  await open(EXAMPLE_1);
  const first = reason();
  expect(first).toContain("needs 3 moves to the cheese");
  await click("button", "To the end");
  expect(reason()).toBe(first);
  await press(12);
  expect(reason()).toContain("cannot get away");
  await click("button", "Undo");
  expect(reason()).toBe(first);
  await click("button", "Clear");
  expect(all("main .reason")).toEqual([]);
});

test("an exercise for which a draw is enough says so with its goal", async () => {
  await open("board=1Mx2/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1&goal=cat");
  expect(text(".goal p")).toMatch(/^Done! The mouse cannot force a win\./);
  await open("board=M2F2C&cat=3&mouse=1&goal=cat");
  expect(text(".goal p")).toBe("Done!");
});

describe("Show why", () => {
  test("draws the route with both arrivals in place of the arrows, and Hide why takes it away again", async () => {
    await open(LONG_WAY);
    const arrows = look().arrows;
    expect([arrows.length, meanings().join("")]).toEqual([2, ""]);
    await click("button", "Show why");
    expect(meanings()[2]).toBe("the mouse after 1 move, the cat after 6 moves");
    expect(meanings()[24]).toBe("the mouse after 7 moves, the cat after 8 moves");
    expect(meanings()[10], "a cell beside the route says nothing").toBe("");
    expect([look().arrows, all(".route").length]).toEqual([[], 1]);
    expect(said()).toContain("first on every marked cell");
    await click("button", "Hide why");
    expect([look().arrows, all(".route").length, meanings().join(""), said()]).toEqual([arrows, 0, "", ""]);
  });

  test("tells of the position that is shown, and at the end only that the game is over", async () => {
    await explain(LONG_WAY);
    await click("button", "Next move");
    await click("button", "Next move");
    expect(said()).toMatch(/^Mouse to move: mouse wins in 6 moves\. The mouse needs 6 moves .*on every marked cell\.$/);
    expect(reason(), "what holds at the start is not told beside it").toBe("");
    expect(meanings()[24]).toBe("the mouse after 6 moves, the cat after 7 moves");
    await click("button", "To the end");
    expect([said(), all(".route").length]).toEqual(["The game is over: the mouse has won.", 0]);
    await click("button", "Hide why");
    expect([said(), position()]).toEqual(["", "13 of 13"]);
  });

  test("ends the play of the line", async () => {
    await open(LONG_WAY);
    await click("button", "Play");
    await pass(1_500);
    expect(position()).not.toBe("0 of 13");
    await click("button", "Show why");
    await pass(3_000);
    expect([position(), all(".route").length]).toEqual(["0 of 13", 1]);
  });

  test("takes the place of what another tab draws", async () => {
    await open(LONG_WAY);
    for (const tab of ["Map", "What if"]) {
      await click("tab", tab);
      await click("button", "Show why");
      expect([all(".route").length, text("[role=tab][aria-selected=true]")]).toEqual([1, "Best line"]);
      await click("button", "Hide why");
    }
  });

  test("takes the place of Edit on a phone, and Edit that of Why", async () => {
    await explain(LONG_WAY, { width: 390, height: 844 });
    await click("button", "Edit");
    expect([all(".route").length, names("button").includes("Done")]).toEqual([0, true]);
    await click("button", "Show why");
    expect([all(".route").length, names("button").includes("Edit")]).toEqual([1, true]);
    await click("button", "Hide why");
    expect(names("button"), "it is edited again").toContain("Done");
  });

  test("is told in the language that is chosen meanwhile", async () => {
    /** The English words on the page and in the names of its cells, except words that are the same in Chinese. */
    const english = () =>
      [...places().map(nameOf), ...all(".answer, .explained, .play, .bar").map((each) => each.innerText)]
        .join(" ")
        .match(/[A-Za-z]{2,}/g)
        ?.filter((word) => !["LeetCode", "false", "true"].includes(word)) ?? [];
    await explain(LONG_WAY);
    const inEnglish = said();
    await click("button", "切换到中文");
    await expect.poll(() => names("button")).toContain("隐藏原因");
    expect(english()).toEqual([]);
    expect(said()).toMatch(/^老鼠/);
    await click("tab", "改一改");
    expect(english()).toEqual([]);
    await click("button", "Switch to English");
    await expect.poll(() => names("button")).toContain("Show why");
    await click("button", "Show why");
    expect(said()).toBe(inEnglish);
  });

  // The meaning of one cell, the beginnings of the keys, and a part of the text below the board.
  for (const [link, cell, meaning, keys, sentence] of [
    [CLOSED_ROOM, 9, /^walled off$/, ["walled off"], ""],
    ["board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1", 19, /^cut off here; .* 6 moves$/, ["57", "66"], "stops it"],
    ["board=M2C/x3/4/x1Fx&cat=1&mouse=2", 2, /^cut off here; /, ["12", "11"], "On its shortest way"],
    [WITH_WALL, 4, /after 5 moves, the cat after 4 moves$/, ["54"], "the cat’s shortest way"],
  ] as const)
    test(`on a board draws with each mark its meaning: ${keys.join()} in ${link}`, async () => {
      await explain(link);
      expect(meanings()[cell]).toMatch(meaning);
      expect(texts(".explained .key li")).toEqual(keys.map((key) => expect.stringMatching(`^${key}`)));
      expect(said()).toContain(sentence);
    });

  test("of a long hunt on a board draws the end, and no cell twice", async () => {
    await explain(HUNT);
    const moves = Number(/the cat’s last (\d+) moves of 313/.exec(said())?.[1]);
    expect(moves).toBeGreaterThan(3);
    const numbers = meanings().flatMap((each) => /^the cat after (\d+) moves$/.exec(each)?.[1] ?? []);
    expect(numbers).toContain("313");
    expect(Math.min(...numbers.map(Number))).toBe(313 - moves);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe("Show why on a graph", () => {
  /** The sign at each node: "." if there is none, and ○ for a ring. */
  const signs = () =>
    (look().marks ?? [])
      .map((mark) => (mark?.signs ?? []).map((sign) => sign.text).join("/") + (mark?.kind === "cut-off" ? "○" : ""))
      .map((sign) => sign || ".")
      .join(" ");
  const arrows = () => look().arrows.map(({ by, to }) => `${by} to ${to}`);
  /** The examples of the key: signs, → for the arrow and ○ for the ring. */
  const key = () =>
    all(".explained .key li")
      .map(({ firstElementChild: sample }) =>
        sample?.matches(".ring") ? "○" : sample?.matches(".response") ? "→" : (sample?.textContent?.trim() ?? ""),
      )
      .join(" ");

  // The signs at the nodes, the arrows, and the examples of the key; then a part of the text.
  for (const [link, picture, sentence] of [
    // The cat wins. The signs say how many moves the mouse lasts at most.
    [CAT_WINS, "– ≤3 ≤3 ≤3○ ≤1 ≤2 | cat to 3 | ≤3 → – ○", /to 4 or 5, the cat goes to 3\. Step on /],
    ["graph=0-2.0-5.1-3.2-4.2-5.3-5", "– ≤2 – ≤1 – –○ | cat to 5 | ≤2 → – ○", /the cat goes to 5/],
    ["graph=0-3.1-2.1-4.2-4.2-3", "– ≤0 – – ≤0 |  | ≤0 –", /^Wherever .* next move catches it\.$/],
    ["graph=0-3.1-2", "– ≤0 – – |  | ≤0 –", /^Every edge .* leads to the cat\.$/],
    // A draw: the nodes guarded by the cat, with few safe nodes for the mouse, and with many.
    [DRAW, ". . C . . C○ | cat to 5 | C → ○", /between 2 and 5, .* to 3, the cat goes to 5\. .* get away/],
    [FEW_SAFE, ". M M/C . M M/C . . | cat to 5 | M C →", /by moving between 1, 2, 4, and 5\.$/],
    ["graph=0-3.0-4.1-2.1-5.2-3.2-6.5-6", ". . C . . . C | cat to 6 | C →", /without going to 3 or 4\.$/],
    // The mouse wins: by a detour, directly, and by a fork (the cat cannot stop it on both ways).
    [DETOUR, "4/– . 1/0○ 1/2 3/4 2/3 |  | 12 ○", /^The mouse is first on every node/],
    ["graph=0-1.0-3.2-3", "1/– . – – |  | 1– –", /^The mouse is first on every node/],
    [FORK, ". . C 1 . . | mouse to 4, mouse to 5 | 1 C", /to node 4 or to node 5/],
  ] as const)
    test(`draws the reason: ${picture}`, async () => {
      await explain(link);
      expect([signs(), arrows().join(", "), key()].join(" | ")).toBe(picture);
      expect(said()).toMatch(sentence);
      const written = signs().replace(/[.○]/g, "").replace(/[ /]+/g, " ").trim();
      expect(texts(".plate").join(" ")).toBe(written);
    });

  test("says at each node what its signs mean", async () => {
    for (const [link, node, meaning] of [
      [CAT_WINS, 3, /^the mouse can be here up to move 3 of the cat; if the mouse runs along the dots, /],
      [DRAW, 2, /^the cat keeps the mouse out from here$/],
      [DETOUR, 2, /^the mouse after 1 move, the cat after 0 moves; on its shortest way, /],
      [FORK, 3, /^the mouse comes here with move 1$/],
    ] as const) {
      await explain(link);
      expect(meanings()[node]).toMatch(meaning);
    }
  });

  test("tells how the cat responds at each move of the game", async () => {
    await explain(CAT_WINS);
    await click("button", "Next move");
    expect(said()).toMatch(/^Cat to move: cat wins in 4 moves\. .* The cat goes to 3\.$/);
    expect(all(".answer .reason"), "what holds at the start is not told beside it").toEqual([]);
    await click("button", "Next move");
    expect(said()).toMatch(/^Mouse to move: cat wins in 3 moves\. .* to 1, the cat goes to 4\. .* to 3 or 5, /);
    await open(DRAW);
    expect(arrows(), "the next move of each on the best line").toEqual(["cat to 5", "mouse to 3"]);
  });

  test("in a draw, the cat guards the same nodes at each step", async () => {
    await explain("graph=0-3.1-2.1-5.2-4.3-4.3-5");
    for (let ply = 0; ply < 5; ply += 1) {
      expect([signs().split(" ")[2], signs().split(" ")[4], key()], `ply ${ply}`).toEqual(["C", "C", "C → ○"]);
      expect(said()).toContain("moving between 2 and 4, the cat can catch the mouse");
      await click("button", "Next move");
    }
    // The cat is beside every node that the mouse can go to, so no arrow leads to another node.
    await explain("graph=0-3.0-4.1-3.1-5.2-3.2-4.2-5.4-5");
    expect(key()).toBe("≤0 – ○");
  });

  test("draws only the last stretch of a long hunt; all numbers of a node are in its name and its tooltip", async () => {
    await explain(MOUSE_16);
    expect(texts(".plate.mouse")).toEqual(["33", "36", "35", "37", "34"]);
    expect(said()).toContain("Only its moves from 33 on are drawn");
    expect(meanings()[3]).toBe("the mouse comes here with move 4,13,23,33");
    expect(places()[3]?.querySelector("title")?.textContent).toBe(meanings()[3]);
  });

  test("cuts an edge where it passes a node at which it does not end", async () => {
    await open("graph=0-1.1-2.2-3&at=10-50.50-50.30-50.90-90");
    // Node 2 lies on the edge from 0 to 1; node 1 does not lie on the edge from 2 to 3.
    const parts = [...document.querySelectorAll(".edge path")].map(
      (path) => path.getAttribute("d")?.match(/M/g)?.length,
    );
    expect(parts).toEqual([2, 1, 1]);
  });

  describe("lists the cat's whole strategy", () => {
    const rows = (css = ".strategy tbody tr") =>
      all<HTMLTableRowElement>(css).map((row) => [...row.cells].map((cell) => cell.innerText.trim()).join(" | "));
    const explainAll = async (link: string) => {
      await explain(link);
      for (const strategy of all<HTMLDetailsElement>(".strategy")) strategy.open = true;
    };

    test("as rows with fewer and fewer moves left, and says which one is shown", async () => {
      await explainAll(CAT_WINS);
      const second = "4 | 3 | 3 | 1 → 4 3, 5 → catches it";
      expect(rows().slice(0, 2)).toEqual(["1 | 2 | 4 | 2 → catches it 4, 5 → 3", second]);
      expect(rows()).toHaveLength(5);
      await click("button", "Next move");
      await click("button", "Next move");
      expect(rows(".strategy [aria-current]")).toEqual([second]);
      // The entries with most moves left come first, whichever move of the mouse leads to them.
      await explainAll("graph=0-5.0-6.1-2.1-3.1-4.2-5.2-6.3-5.3-6.5-6");
      expect(rows().map((row) => row.split(" | ")[2])).toEqual(["4", "3", "2", "1", "0"]);
    });

    test("in a draw without moves left, and says if the cat could win by other moves", async () => {
      await explainAll(DRAW);
      // If the mouse goes from 3 to 1, the cat could win by going to 3.
      expect(rows()).toEqual(expect.arrayContaining(["1 | 2 | 3 → 5", "3 | 5 | 1, 4 → 2 5 → catches it"]));
      expect(texts(".strategy p").at(-1)).toContain("only holds the draw");
      await explainAll("graph=0-3.1-5.1-7.2-3.2-4.2-6.3-5.4-6.4-7.5-6");
      expect(texts(".strategy p"), "no other answer wins").toHaveLength(1);
    });

    test("but not of a long hunt", async () => {
      await explainAll(CAT_16);
      expect(rows()).toEqual([]);
    });
  });
});

test("an edit in the middle of the line says that the board is back at its start", async () => {
  await open(LONG_WAY);
  const before = text(".hint");
  for (let ply = 0; ply < 6; ply += 1) await click("button", "Next move");
  await press(22);
  expect(text(".hint")).toContain("back at its starting position");
  expect(text(".hint")).not.toBe(before);
  await press(21);
  expect(text(".hint")).toBe("");
});
