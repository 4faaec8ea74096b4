// Puzzles: one of each kind is solved, wrong moves are answered, and the reader's progress is stored. The states
// and sentences of a try are tested in tests/node/puzzle-session.test.mjs. The puzzles are in tests/fixtures/puzzles/.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readPuzzles } from "../../www/model/puzzles";
import { PuzzlesPage } from "../../www/puzzles/puzzles-page";
import { START } from "../harness/games.mjs";
import { savedFiles } from "./dialogs";
import { address, click, drag, follow, key, move, open, pass, press, REPLY, shown, useFinger } from "./screen";
import { alerts, all, announced, board, find, nameOf, names, places, text } from "./seen";

const title = () => text("main h2");
const detail = () => text("main h2 + p");
const feedback = () => text("main .feedback");
/** The cards of the list: task, and level with number. */
const cards = () => all(".puzzles .gallery a > span").map((card) => [...card.children].map(nameOf).join(", "));
const ALL = [
  "Win it, Easy 1",
  "Find the only move, Easy 2",
  "Change one wall, Medium 1",
  "Hold the draw, Medium 2",
  "Find the only move, Hard 1",
  "Change one edge, Hard 2",
];

async function choose(name: string, value: string): Promise<void> {
  const field = document.querySelector(`select[name=${name}]`) as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await shown();
}

const onDay = (date: string) => vi.spyOn(Date, "now").mockReturnValue(Date.parse(date));

// The puzzle of the day depends on the date.
beforeEach(() => {
  onDay("2026-11-03T12:00:00Z");
});

describe("a puzzle", () => {
  test("is won move by move; a wrong move is answered on the board until the next try", async () => {
    await open("puzzle=aaaa1");
    const asked = [title(), detail()];
    expect(asked[0]).toBe("Mouse to move: win the game");
    await press(11);
    expect([title(), detail()]).toEqual(asked);
    expect(feedback()).toMatch(/^Not yet: the cat catches you\.$/);
    expect(announced()).toBe(feedback());
    await pass(10_000);
    expect(board()).toEqual(["####F", "#....", ".C..."]);
    expect(all<HTMLElement & { look: { arrows: unknown } }>("cm-board")[0]?.look.arrows).toEqual([
      { by: "cat", from: 6, to: 11, strength: 0.95 },
      { by: "mouse", from: 10, to: 11, strength: 0.95 },
    ]);
    await click("button", "Try again");
    expect(board()).toEqual(START);
    expect(nameOf(document.activeElement as Element)).toMatch(/^row 3, column 1, mouse/);

    await press(12);
    expect([detail(), feedback()]).toEqual(["The cat is moving", "Right. Go on."]);
    await pass(REPLY);
    expect(board()).toEqual(["####F", "#.C..", "..M.."]);
    await move(14, 4);
    expect([title(), detail()]).toEqual(["Solved", "You made 1 mistake."]);
    expect(feedback(), "why, as in Solve").toMatch(/^The mouse needs 3 moves/);
    expect(names("button").slice(-3)).toEqual(["Show why in Solve", "Share the result", "Solve it once more"]);
  });

  test("whose only move is right has a hint in two steps, and leads to Solve with the reason drawn", async () => {
    await open("puzzle=bbbb2");
    await click("button", "Hint");
    await click("button", "Hint");
    expect(feedback(), "a second tap shows no more").toMatch(/^Idea: /);
    await click("button", "Show the move");
    expect(feedback()).toBe("Hint: → r4c5.");
    await press(19);
    expect([title(), detail()]).toEqual(["Solved", "You used 1 hint."]);
    expect(feedback()).toMatch(/After each of the 4 other moves, the cat wins/);
    await click("button", "Show why in Solve");
    expect(await address()).toMatch(/m=18&c=3&turn=mouse/);
    expect(names("button")).toContain("Hide why");
  });

  test("is held with three moves on a graph; a wrong move and its reply are drawn there too", async () => {
    await open("puzzle=dddd4");
    expect(title()).toBe("Mouse to move: hold the draw");
    await press(1);
    expect(feedback()).toMatch(/^Not yet: now the cat wins in .* Reply: Cat to 3\.$/);
    const pieces = () => places().map((node) => /, (cat|mouse)/.exec(nameOf(node))?.[1] ?? "");
    expect(pieces()).toEqual(["", "mouse", "", "cat", "", ""]);
    await click("button", "Try again");
    await press(4);
    expect(feedback()).toBe("Right. 1 of 3 moves.");
    await pass(REPLY);
    await move(3, 4);
    expect([title(), detail()]).toEqual(["Solved", "You made 1 mistake."]);

    await follow("puzzle=eeee5");
    await click("button", "Show the solution");
    expect(await address()).toMatch(/^graph=/);
    expect(names("button")).toContain("Hide why");
  });

  test("of one wall or one edge shows its solution in place, after a wrong change and after a hint", async () => {
    await open("puzzle=cccc3");
    await press(8);
    await click("button", "Show the solution");
    expect(feedback()).toMatch(/^Solution: remove the wall at row 5, column 1\. Then the mouse needs 7 moves/);
    await press(24);
    expect(title()).toBe("Solved");

    await follow("puzzle=ffff6");
    await click("button", "Hint");
    expect(feedback()).toMatch(/^Idea: cut off/);
    await click("button", "Show the solution");
    // The page tries the edges in portions.
    await pass(100);
    expect(feedback()).toMatch(
      /^Solution: remove the edge between nodes 2 and 3\. Then the mouse needs 2 moves to the hole/,
    );
    await drag([85, 80], [50, 45]);
    expect(title()).toBe("Solved");
    await click("link", "Next puzzle");
    expect(location.hash, "the list begins again after its last, without the path").toBe("#puzzle=dddd4");
  });

  test("says in its rules whether it begins in the middle of a game, and who is to move", async () => {
    for (const [id, isInside] of [
      ["dddd4", true],
      ["aaaa1", false],
      ["cccc3", false],
    ] as const) {
      await open(`puzzle=${id}`);
      expect(/^This is the middle of a game, and it is the mouse’s turn\./.test(text(".how-to-play p"))).toBe(isInside);
    }
  });

  test("is solved by keyboard alone, on a board and on a graph, and that is announced", async () => {
    await open("puzzle=bbbb2");
    find("gridcell", /, mouse/).focus();
    await key("ArrowRight");
    await key("Enter");
    expect(announced()).toMatch(/^Mouse 1 right to row 4, column 5\. Solved\. You made no mistake and used no hint\. /);
    await follow("puzzle=eeee5");
    places()[7]?.focus();
    await key("Enter");
    expect(title()).toBe("Solved");
  });

  test("counts the mistakes of earlier visits and a look at the solution until it is solved, and begins anew after that", async () => {
    await open("puzzle=bbbb2");
    await press(13);
    await open("puzzles");
    await follow("puzzle=bbbb2");
    await click("button", "Try again");
    await press(19);
    expect(detail()).toBe("You made 1 mistake.");
    await click("button", "Solve it once more");
    await press(19);
    expect(detail()).toBe("You made no mistake and used no hint.");

    localStorage.removeItem("cat-and-mouse.board visited");
    await open("puzzle=aaaa1");
    await click("button", "Show the solution");
    expect(all("#question"), "a first visitor, too, is not asked").toEqual([]);
    expect(names("tab")).not.toEqual([]);
    await follow("puzzle=aaaa1");
    await move(12, 14, 4);
    expect(detail()).toBe("You looked at the solution.");
  });

  test("keeps its moves over a reload, and while the list is shown", async () => {
    await open("puzzle=cccc3");
    await press(8);
    await open(null);
    expect(feedback()).toMatch(/^Not this wall\./);
    await follow("puzzles");
    await follow("puzzle=cccc3");
    expect(feedback()).toMatch(/^Not this wall\./);
  });

  test("that is solved is shown as solved when it is looked at again, and only then", async () => {
    onDay("2026-11-02T12:00Z");
    await open("puzzle=bbbb2");
    await press(13);
    await click("button", "Try again");
    await press(19);
    const solved = [title(), detail(), feedback()];
    await follow("puzzles");
    await click("link", "Look at it again");
    expect([title(), detail(), feedback()]).toEqual(solved);
    await click("button", "Solve it once more");
    expect(title()).toBe("Mouse to move: find the only move that does not lose");
    await follow("puzzle=aaaa1&solved");
    expect(title()).toBe("Mouse to move: win the game");
  });

  test("is shared as a result without the answer: as text, or through the share sheet of a phone", async () => {
    onDay("2026-11-02T00:00:00Z");
    const result = expect.stringMatching(
      /^Cat & Mouse · Puzzle of the day · Easy 2\nSolved without a mistake or a hint\.\nhttp.*#puzzle=bbbb2$/,
    );
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("not allowed"));
    await open("puzzle=bbbb2");
    await press(19);
    await click("button", "Share the result");
    expect(alerts(), "the text can be copied by hand").toHaveLength(1);
    const { value, selectionStart, selectionEnd } = find("textbox", "Share the result") as HTMLTextAreaElement;
    expect(value.slice(selectionStart, selectionEnd)).toEqual(result);
    copied.mockClear().mockResolvedValue();
    await click("button", "Share the result");
    expect([alerts(), copied.mock.calls]).toEqual([[], [[result]]]);
    expect([names("button").includes("Copied"), announced()]).toEqual([true, "Copied"]);

    useFinger();
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    await open(null);
    await click("button", "Share the result");
    Reflect.deleteProperty(navigator, "share");
    expect(share.mock.calls).toEqual([[{ text: result }]]);
  });

  test("that does not exist is named, and all are shown", async () => {
    await open("puzzle=zzzz9");
    expect(alerts()).toEqual([expect.stringContaining("“zzzz9”")]);
    expect(cards()).toHaveLength(6);
  });
});

describe("the list", () => {
  test("is filtered, leads from puzzle to puzzle as it is filtered, and shows what was begun or solved after a reload", async () => {
    await open("puzzles");
    expect(cards()).toEqual(ALL);
    for (const [name, value, left] of [
      ["level", "hard", ALL.slice(4)],
      ["kind", "change", ALL.slice(5)],
      ["game", "board", []],
    ] as const) {
      await choose(name, value);
      expect(cards()).toEqual(left);
    }
    expect(text(".list-heading [role=status]")).toMatch(/^No puzzle/);
    for (const name of ["level", "kind", "game"]) await choose(name, "");
    await choose("theme", "go-away");
    expect(cards()).toEqual([ALL[1]]);
    await choose("theme", "");
    await choose("kind", "only-move");
    await follow("puzzle=aaaa1");
    await press(11);
    await follow("puzzle=bbbb2");
    await press(19);
    expect(find("link", "Next puzzle")).toHaveProperty("hash", "#puzzle=eeee5");
    await open("puzzles");
    expect(cards()[0], "the one to finish").toBe("Win it, Easy 1");
    expect(cards()).toHaveLength(7);
    expect(text(".puzzles")).toContain("solved 1 of 6 puzzles");
    await choose("state", "done");
    expect(cards().slice(1)).toEqual(["Find the only move, Easy 2, ✓ Solved"]);
  });

  test("has the puzzle of the day, earlier days in a calendar, and days in a row", async () => {
    const now = onDay("2026-11-03T23:59:00Z");
    await open("puzzles");
    const days = () => all<HTMLAnchorElement>(".calendar a").map((day) => [nameOf(day), day.hash]);
    expect(text(".today")).toMatch(/3 November 2026 Hold the draw · Medium/);
    expect(days()).toEqual([
      ["2 November 2026", "#puzzle=bbbb2"],
      ["3 November 2026", "#puzzle=dddd4"],
    ]);
    expect(find("button", "Earlier month").ariaDisabled).toBe("true");
    await follow("puzzle=today");
    expect(text(".question")).toContain("Puzzle of the day · Medium 2");
    await move(4, 3, 4);
    expect(text(".match-rest")).toContain("1 day in a row. A new one comes tomorrow.");
    expect(find("link", "Next puzzle"), "no harder than what was solved before").toHaveProperty(
      "hash",
      "#puzzle=aaaa1",
    );
    await open("");
    expect(text(".daily")).toBe("Puzzle of the day ✓ 1 day in a row An easy one first");
    await click("link", "Puzzle of the day");
    expect(title()).toBe("Solved");
    await follow("puzzles");
    expect(text(".today")).toMatch(/✓ Solved 1 day in a row\. A new one comes tomorrow\. Look at it again$/);
    expect(days()[1]).toEqual(["3 November 2026, Solved", "#puzzle=dddd4"]);
    // The list has three days, and begins again after the third.
    now.mockReturnValue(Date.parse("2027-01-01T00:00:00Z"));
    await follow("puzzle=dddd4");
    expect(text(".question")).toContain("Puzzle of 30 December 2026 · Medium 2");
    await follow("puzzles");
    expect(text(".today")).toMatch(/1 January 2027 .*begun again\./);
  });

  test("offers who is new an easy one beside a hard one of the day, step by step along a path", async () => {
    const steps = () => all<HTMLAnchorElement>(".path a").map((step) => [nameOf(step), step.ariaCurrent]);
    await open("puzzles");
    expect(text(".today")).toMatch(/Medium Solve it An easy one first$/);
    expect(steps()).toEqual([
      ["1: Win it", "step"],
      ["2: Find the only move", null],
    ]);
    await click("link", "An easy one first");
    expect(text(".question")).toContain("Path, step 1 of 2 · Easy 1");
    expect(location.hash, "Back leads to this one, not to the next easy one").toMatch(/^#puzzle=\w{4}\d$/);
    await move(12, 14, 4);
    await click("link", "Next puzzle");
    expect(text(".question")).toContain("Path, step 2 of 2 · Easy 2");
    await follow("puzzles");
    expect(steps()).toEqual([
      ["1: Win it, Solved", null],
      ["2: Find the only move", "step"],
    ]);
    await click("link", "Go on");
    await press(19);
    await follow("puzzles");
    expect(text("section:has(.path)")).toContain("2 of 2 You have come to its end.");
    const days = ["2026-10-29", "2026-10-30", "2026-10-31"];
    const tried = { solved: days, mistakes: 0, hints: 0 };
    localStorage["cat-and-mouse.puzzles"] = JSON.stringify({
      format: "cat-and-mouse puzzles",
      version: 1,
      puzzles: { cccc3: tried },
    });
    await open("puzzles");
    expect(text(".today"), "on the fourth day").toMatch(/Medium Solve it$/);
    await open("");
    expect(text(".daily")).toBe("Puzzle of the day");
  });

  test("shows more puzzles of a level when it is asked, and the first few again after another choice", async () => {
    const lines = Array.from({ length: 41 }, (_, at) => `easy${at} win 88 - board=M1C3F&cat=1&mouse=3`);
    document.body.append(new PuzzlesPage(readPuzzles(lines.join("\n"), "easy0"), "en"));
    await shown();
    const counts = [cards().length];
    await click("button", "Show more: Easy");
    counts.push(cards().length);
    await choose("game", "board");
    counts.push(cards().length);
    expect(counts).toEqual([8, 32, 8]);
  });

  test("leads to an empty board for a puzzle of one's own, which is sent without its answer", async () => {
    await open("board=MC1F&cat=1&mouse=1");
    await follow("puzzles");
    await click("button", "Make your own");
    expect(board()).toEqual(["...."]);
    expect(text(".hint")).toBe("Your earlier board is kept. Go back to it");
    expect(find("button", "Send").ariaDisabled).toBe("true");
    for (const [index, piece] of ["Mouse", "Cat", "Cheese"].entries()) {
      await click("radio", new RegExp(`^${piece}`));
      await press(index);
    }
    expect(text("#question")).toBe("Your puzzle is ready");
    expect(text("main")).not.toMatch(/wins in|LeetCode \d|Best line/);
    await click("button", "Send");
    expect(all("dialog input[name=share-use]")).toEqual([]);
    expect(document.querySelector<HTMLTextAreaElement>("dialog textarea")?.value).toMatch(
      /#board=MCF1&cat=1&mouse=1&hide=1$/,
    );
    await click("button", "Close");
    await click("button", "Show the answer");
    expect(text("#verdict")).toMatch(/^Cat wins in 1 move/);
    for (let step = 0; step < 4; step += 1) await click("button", "Undo");
    expect(board()).toEqual(["MC.F"]);
  });

  test("goes on with a puzzle of one's own after a reload, and not where another link is opened", async () => {
    await open("board=MC1F&cat=1&mouse=1");
    await follow("puzzles");
    await click("button", "Make your own");
    for (const [index, piece] of ["Mouse", "Cat", "Cheese"].entries()) {
      await click("radio", new RegExp(`^${piece}`));
      await press(index);
    }
    await pass(250);
    await open(null);
    expect(text("#question")).toBe("Your puzzle is ready");
    await open("board=MC1F&cat=1&mouse=1");
    expect(text("#verdict")).toMatch(/^Cat wins/);
  });
});

describe("progress", () => {
  test("is saved as a file and loaded, and another file is refused with the reason", async () => {
    await open("puzzle=bbbb2");
    await press(19);
    await follow("puzzles");
    const files = savedFiles();
    const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
    await click("button", "Save as a file");
    expect(revoked, "a browser may come for it only later").not.toHaveBeenCalled();
    const saved = (await files[0]?.file.text()) ?? "";
    const { format, version, puzzles } = JSON.parse(saved);
    expect([format, version, Object.keys(puzzles)]).toEqual(["cat-and-mouse puzzles", 1, ["bbbb2"]]);

    const field = () => document.querySelector("input[type=file]") as HTMLInputElement;
    const load = async (name: string, content: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], name));
      field().files = transfer.files;
      field().dispatchEvent(new Event("change", { bubbles: true }));
    };
    await load("holiday.json", '{"photos": 3}');
    await expect.poll(() => text(".puzzles")).toMatch(/“holiday\.json” does not hold progress/);
    expect(text(".puzzles")).toContain("solved 1 of 6 puzzles");
    await load("cat-and-mouse-progress.json", saved.replace("bbbb2", "cccc3"));
    await expect.poll(() => text(".puzzles")).toContain("Loaded: progress on 1 puzzle.");
    expect(text(".puzzles")).toContain("solved 2 of 6 puzzles");
    expect(field().value, "a browser tells nothing if the name stays the same").toBe("");
  });

  test("of another tab is kept", async () => {
    await open("puzzle=bbbb2");
    await press(19);
    await follow("board=MCxF&cat=1&mouse=1");
    const [kept = ""] = Object.keys(localStorage).filter((each) => localStorage[each].includes("bbbb2"));
    localStorage[kept] = localStorage[kept].replace("bbbb2", "cccc3");
    await follow("puzzles");
    expect(text(".puzzles")).toContain("solved 2 of 6 puzzles");
    localStorage[kept] = localStorage[kept].replace("cccc3", "dddd4");
    await follow("puzzle=aaaa1");
    await click("button", "Hint");
    expect(Object.keys(JSON.parse(localStorage[kept]).puzzles).sort()).toEqual(["aaaa1", "bbbb2", "cccc3", "dddd4"]);
  });
});
