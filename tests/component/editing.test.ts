// Editing a board: strokes, keys, numbers, undo and redo, and the announcement of each edit. The edits themselves are
// tested in Rust (tests/edit).
import { describe, expect, test } from "vitest";
import { EXAMPLE_1, LONG_WAY, ONE_SHORT, START } from "../harness/games.mjs";
import { address, click, key, open, press, shown, type } from "./screen";
import { alerts, all, announced, board, find, focusedName, names, places, text } from "./seen";

const ROOM = "board=8/8/8/CM5F&cat=1&mouse=2";
const CAT = "Cat: up to (cells)";
const MOUSE = "Mouse: up to (cells)";

const verdict = () => text("#verdict");
const value = (name: string) => (find("spinbutton", name) as HTMLInputElement).value;
const useful = () => ["Undo", "Redo"].filter((name) => find("button", name).ariaDisabled !== "true");
const tool = () => all<HTMLInputElement>(".tools :checked").map((input) => input.value)[0];

/** Sends one mouse event to the middle of a cell, or to where a cell outside the board would be. */
async function pointer(what: "down" | "move" | "up", row: number, col: number, button = 0): Promise<void> {
  const { left, top, width, height } = (places()[0] as Element).getBoundingClientRect();
  const [clientX, clientY] = [left + (col + 0.5) * width, top + (row + 0.5) * height];
  const how = { pointerId: 1, pointerType: "mouse", buttons: what === "up" ? 0 : 1, button, clientX, clientY };
  places()[0]?.dispatchEvent(new PointerEvent(`pointer${what}`, { ...how, bubbles: true }));
  await shown();
}

/** Leaves the field, as the Tab key does. */
async function leave(): Promise<void> {
  (document.activeElement as HTMLElement).blur();
  await shown();
}

/** The first sentence of the last announcement. */
const told = () => announced().split(". ")[0];

/** Records, from now on, the first sentence of each announcement. */
function listen(): () => (string | undefined)[] {
  const said: (string | undefined)[] = [];
  const observer = new MutationObserver(() => said.push(told()));
  observer.observe(document.querySelector("cat-mouse-playground > [role=status]") as Element, { childList: true });
  return () => said.splice(0);
}

describe("with a pointer", () => {
  test("a stroke fills cells, passes over pieces, may leave the board, and is announced once, at its end", async () => {
    await open(ROOM);
    await press(0, 7);
    expect(board()[0]).toBe("########");
    const said = listen();
    const changes: MutationRecord[] = [];
    new MutationObserver((some) => changes.push(...some)).observe(document.documentElement, { attributes: true });
    await pointer("down", 2, 0);
    for (const place of ["3 0", "3 7", "3 9", "1 9", "1 7"]) {
      const [row = 0, col = 0] = place.split(" ").map(Number);
      await pointer("move", row, col);
    }
    expect(board()).toEqual(["########", ".......#", "#.......", "CM#####F"]);
    expect(said()).toEqual([]);
    await pointer("up", 1, 7);
    expect(said()).toEqual([verdict()]);
    // Setting the document's language, even to the same one, would restyle every element.
    expect(changes).toEqual([]);
  });

  test("a stroke that begins on a wall erases, and each stroke is announced, though nobody else wins", async () => {
    await open("board=5/MF2C&cat=1&mouse=1");
    const said = listen();
    for (const [cells, row] of [
      [[0, 2], "###.."],
      [[0, 1], "..#.."],
    ] as const) {
      await press(...cells);
      expect([board()[0], said()]).toEqual([row, ["Mouse wins in 1 move"]]);
    }
    await click("button", "Undo");
    await click("button", "Next move");
    expect(said()).toEqual(["Mouse wins in 1 move", "move 1 of 1"]);
  });

  for (const [ends, held] of [
    ["Escape", {}],
    ["z", { ctrlKey: true }],
  ] as const)
    test(`${ends} takes back the stroke that goes on, and the rest of it does nothing`, async () => {
      await open(EXAMPLE_1);
      await press(9);
      const before = board();
      // A stroke of walls, then a carried mouse.
      for (const [col, on] of [
        [1, "M##.."],
        [0, "..M.."],
      ] as const) {
        await pointer("down", 2, col);
        await pointer("move", 2, 2);
        expect(board()[2]).toBe(on);
        await key(ends, held);
        await pointer("move", 1, 3);
        await pointer("up", 1, 3);
        expect([board(), useful()]).toEqual([before, ["Undo"]]);
      }
      await press(12);
      expect(board()[2], "the next stroke paints again").toBe("M.#..");
    });

  test("a dragged piece stays on the board, what it passes over comes back, and the verdict is of the same frame", async () => {
    await open(EXAMPLE_1);
    const frames: string[] = [];
    await pointer("down", 2, 0);
    for (const [row, col] of [
      [2, 2],
      [0, 2],
      [1, 4],
      [5, 1],
      [1, 1],
    ] as const) {
      const frame = new Promise((resolve) => requestAnimationFrame(resolve));
      void pointer("move", row, col);
      await frame;
      frames.push(`${board().join("/")} ${verdict()}`);
    }
    await pointer("up", 1, 1);
    expect(frames).toEqual([
      "####F/#C.../..M.. Mouse wins in 2 moves",
      "##M#F/#C.../..... Mouse wins in 3 moves",
      "####F/#C..M/..... Mouse wins in 1 move",
      "####F/#C.../.M... Mouse wins in 3 moves",
      // The cat changes places with the mouse.
      "####F/#M.../C.... Mouse wins in 3 moves",
    ]);
    await click("button", "Undo");
    expect([board(), useful()]).toEqual([START, ["Redo"]]);
  });

  test("a piece is carried from the tools, and Escape takes it back for good", async () => {
    await open("board=2F/C2");
    const mouse = find("radio", "Mouse (not on the board)").closest(".tool") as HTMLElement;
    mouse.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await pointer("move", 0, 1);
    expect(board()).toEqual([".MF", "C.."]);
    await key("Escape");
    await pointer("move", 1, 1);
    await pointer("up", 1, 1);
    expect(board()).toEqual(["..F", "C.."]);
  });

  test("the right button paints nothing; a press without a pointer, as screen readers make it, uses the tool", async () => {
    await open(EXAMPLE_1);
    await pointer("down", 2, 2, 2);
    expect(board()).toEqual(START);
    places()[12]?.click();
    await shown();
    expect(board()[2]).toBe("M.#..");
  });
});

describe("with keys", () => {
  test("arrows, Home and End go from cell to cell as far as the edges, and one cell is a stop of the tab key", async () => {
    await open(EXAMPLE_1);
    places()[0]?.focus();
    for (const [pressed, cell, held] of [
      ["ArrowUp", "row 1, column 1, wall", {}],
      ["ArrowLeft", "row 1, column 1, wall", {}],
      ["End", "row 3, column 5, floor", { ctrlKey: true }],
      ["ArrowRight", "row 3, column 5, floor", {}],
      ["PageUp", "row 1, column 5, cheese", {}],
      ["PageDown", "row 3, column 5, floor", {}],
      ["Home", "row 3, column 1, mouse", {}],
    ] as const) {
      await key(pressed, held);
      expect(focusedName(), pressed).toBe(cell);
    }
    const stops = () => places().flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []));
    expect(stops()).toEqual([10]);
    await click("button", "Rows: less");
    expect(stops(), "its row is gone").toEqual([5]);
  });

  test("a board is painted by keyboard alone, and what is missing is named", async () => {
    await open("board=5/5/5&cat=1&mouse=2");
    places()[0]?.focus();
    const paint =
      "w Enter ArrowRight Space ArrowRight Enter ArrowRight Enter ArrowRight f Enter ArrowDown Home w Enter";
    const pieces = "ArrowRight C Enter PageDown Home m Enter";
    for (const name of `${paint} ${pieces}`.split(" ")) await key(name === "Space" ? " " : name);
    expect([board(), focusedName()]).toEqual([START, "row 3, column 1, mouse"]);
    expect(announced()).toMatch(/^Mouse wins in 3 moves\. .*cheese/);
    await key("Delete");
    expect([board()[2], verdict()]).toEqual([".....", "Place the mouse"]);
    expect(names("radio")).toContain("Mouse (not on the board)");
    for (const name of ["ArrowUp", "ArrowRight", "Backspace"]) await key(name);
    expect(verdict()).toBe("Place the cat and mouse");
  });

  test("on an empty board the tool follows what is missing, and the views and Play wait", async () => {
    await open(EXAMPLE_1);
    await click("button", "Empty board");
    for (const [piece, cell] of [
      ["cat", 10],
      ["mouse", 0],
      ["food", 4],
    ] as const) {
      expect([tool(), names("tab"), names("link").includes("Play it myself")]).toEqual([piece, [], false]);
      expect(text(".answer .detail")).toMatch(piece === "food" ? /cheese/ : new RegExp(piece));
      await press(cell);
    }
    expect([board(), tool(), names("tab").length]).toEqual([["M...F", ".....", "C...."], "wall", 4]);
  });

  test("letters choose tools, but not while a number is typed", async () => {
    await open(EXAMPLE_1);
    for (const [letter, chosen] of Object.entries({ f: "food", m: "mouse", e: "floor", C: "cat", w: "wall" })) {
      await key(letter);
      expect(tool()).toBe(chosen);
    }
    find("spinbutton", CAT).focus();
    await key("e");
    expect(tool()).toBe("wall");
  });

  test("Ctrl+Shift+Z redoes what Ctrl+Z undid", async () => {
    await open(EXAMPLE_1);
    await press(11, 14);
    await key("z", { ctrlKey: true });
    expect(board()).toEqual(START);
    await key("Z", { ctrlKey: true, shiftKey: true });
    expect(board()).toEqual(["####F", "#C...", "M####"]);
  });
});

test("on a fresh page there is nothing to undo, also after moves, and nothing is said", async () => {
  await open(EXAMPLE_1);
  await click("button", "Next move");
  const before = [board(), announced()];
  for (const name of ["z", "y"]) await key(name, { ctrlKey: true });
  for (const name of ["Undo", "Redo"]) await click("button", name);
  expect([board(), announced()]).toEqual(before);
  expect(useful()).toEqual([]);
});

test("shifts, turns and mirrors move the whole board in one step, and its settings stay", async () => {
  await open("board=CxF1/M3/2x1&cat=2&mouse=3&limit=50");
  const start = board();
  for (const [button, after] of [
    ["Shift up", "M...|..#.|C#F."],
    ["Shift down", "..#.|C#F.|M..."],
    ["Shift left", "#F.C|...M|.#.."],
    ["Shift right", ".C#F|.M..|...#"],
    ["Turn right", ".MC|..#|#.F|..."],
    ["Turn left", "...|F.#|#..|CM."],
    ["Mirror left and right", ".F#C|...M|.#.."],
    ["Mirror top and bottom", "..#.|M...|C#F."],
  ] as const) {
    await click("button", "Next move");
    await click("button", button);
    expect(board().join("|"), button).toBe(after);
    expect([value("Rows"), value("Columns")]).toEqual([`${board().length}`, `${board()[0]?.length}`]);
    expect(await address()).toMatch(/&cat=2&mouse=3&limit=50$/);
    await click("button", "Undo");
    expect([board(), useful()]).toEqual([start, ["Redo"]]);
  }
});

describe("numbers", () => {
  test("have buttons for one more and one less, each press a step, as far as they go", async () => {
    await open("board=C6F/8/8/8/8/8/7M&cat=2&mouse=1");
    await click("button", "Rows: more");
    expect([board().length, told()]).toEqual([8, verdict()]);
    for (const name of ["Rows: more", "Columns: more", "Mouse jump: less"])
      expect(find("button", name).ariaDisabled, name).toBe("true");
    await click("button", "Cat jump: more");
    await click("button", "Undo");
    expect(value(CAT)).toBe("2");
    await click("button", "Undo");
    expect([value("Rows"), useful()]).toEqual(["7", ["Redo"]]);
  });

  test("decide, and are one step each however many digits were typed", async () => {
    await open(ONE_SHORT);
    await type("spinbutton", MOUSE, "4");
    expect(verdict()).toBe("Mouse wins in 2 moves");
    for (const typed of ["5", "50", "500", "1"]) await type("spinbutton", "Move limit", typed);
    expect(verdict()).toBe("Nobody wins within 1 ply");
    await leave();
    await type("spinbutton", "Columns", "2");
    await type("spinbutton", "Columns", "20");
    expect([board(), alerts().length]).toEqual([["M.C...F"], 1]);
    for (const [name, before] of [
      ["Move limit", "1000"],
      [MOUSE, "3"],
    ] as const) {
      await click("button", "Undo");
      expect(value(name)).toBe(before);
    }
    expect(useful()).toEqual(["Redo"]);
  });

  test("that cannot be are refused with a reason, and the value in force comes back", async () => {
    await open(EXAMPLE_1);
    for (const [name, typed, why] of [
      ["Rows", "0", /1 to 8 rows.* Rows stays at 3\.$/],
      ["Rows", "", /1 to 8 rows/],
      ["Columns", "9", /1 to 8 columns.* Columns stays at 5\.$/],
      [CAT, "1.5", /whole number from 1 to 8.* Cat jump stays at 1\.$/],
      [MOUSE, "9", /whole number from 1 to 8/],
      ["Move limit", "10001", /1 to 10,000.* Move limit stays at 1,000\.$/],
    ] as const) {
      const before = value(name);
      find("spinbutton", name).closest("details")?.setAttribute("open", "");
      await type("spinbutton", name, typed);
      expect(alerts()).toEqual([expect.stringMatching(why)]);
      expect([find("spinbutton", name).ariaInvalid, board(), verdict()]).toEqual([
        "true",
        START,
        "Mouse wins in 3 moves",
      ]);
      await leave();
      expect([value(name), find("spinbutton", name).ariaInvalid]).toEqual([before, "false"]);
      expect(alerts(), "it still says why").toHaveLength(1);
      expect(useful(), "it is no step").toEqual([]);
    }
    await type("spinbutton", MOUSE, "4");
    expect(alerts(), "a good number takes the refusal away").toEqual([]);
    await type("spinbutton", MOUSE, "2");
    await leave();
    expect(useful(), "typed back, it is no step").toEqual([]);
  });
});

test("the rules say how far each player jumps on the board that is shown", async () => {
  await open(LONG_WAY);
  const rule = () => text(".how-to-play .menu-panel p");
  expect(rule()).toMatch(/^The mouse moves first.* The cat jumps up to 3 cells, the mouse 1\.$/);
  await click("button", "Mouse jump: more");
  expect(rule()).toMatch(/ the mouse up to 2\.$/);
});
