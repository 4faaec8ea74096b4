// Dialogs: how they open, close and return the focus; Help; and Find, compared with the solver's searches.
import { BoardSearch, type BoardWish } from "cat-and-mouse";
import { describe, expect, test, vi } from "vitest";
import { GraphSearch } from "../../www/lib/whole-solver";
import { EXAMPLE_1, LONG_WAY, START } from "../harness/games.mjs";
import { address, back, click, follow, key, once, open, shown, useFinger } from "./screen";
import { all, announced, board, find, focusedName, nameOf, names, text } from "./seen";

const title = () => text("dialog[open] .sheet-title");
const dialog = () => document.querySelector("dialog") as HTMLDialogElement;

/** The control of the dialog with this name. Ignores controls of the page behind the dialog. */
function inside(name: string): HTMLInputElement {
  const control = all<HTMLInputElement>("dialog :is(button, input, textarea)").find((each) => nameOf(each) === name);
  if (!control) throw new Error(`the dialog has no "${name}"`);
  return control;
}

async function press(name: string): Promise<void> {
  inside(name).click();
  await shown();
}

/** Opens a dialog with its button, and gives the button the focus, as a press with a pointer does. */
async function openBy(name: string): Promise<void> {
  const button = find("button", name);
  const menu = button.closest("details");
  if (menu) menu.open = true;
  button.focus();
  await click("button", name);
}

test("a dialog that is opened while another one closes stays, and Back closes it alone", async () => {
  await open(EXAMPLE_1);
  const there = location.hash;
  await openBy("Paste");
  const hasLeft = once("popstate");
  inside("Close").click();
  find("button", "Share").click();
  await hasLeft;
  await shown();
  expect(title()).toBe("Share this board");
  await back();
  expect([title(), location.hash, board()]).toEqual(["", there, START]);
});

for (const [opener, called] of Object.entries({
  Examples: "Examples",
  "Find a board": "Find a board",
  Paste: "Paste a board",
  Share: "Share this board",
  Help: "Help",
}))
  test(`${opener} is a dialog: keys do nothing to the board behind it, and the focus comes back`, async () => {
    await open(EXAMPLE_1);
    await click("button", "Clear");
    const tool = () => all<HTMLInputElement>(".tools :checked").map(({ value }) => value);
    const before = tool();
    await openBy(opener);
    expect(title()).toBe(called);
    expect(document.activeElement?.closest("dialog")).toBe(dialog());
    inside("Close").focus();
    for (const pressed of ["e", "?"]) await key(pressed);
    await key("z", { ctrlKey: true });
    expect(title()).toBe(called);
    await click("button", "Close");
    expect(title()).toBe("");
    const isInMenu = opener === "Examples" || opener === "Find a board";
    expect(focusedName()).toMatch(isInMenu ? /^New/ : new RegExp(`^${opener}$`));
    expect([board(), tool()]).toEqual([[".....", ".....", "....."], before]);
  });

test("a dialog that is asked for in the moment in which it closes is open again, and closes as ever", async () => {
  await open(EXAMPLE_1);
  await click("button", "Share");
  const heard = once("close", dialog());
  dialog().close();
  find("button", "Share").click();
  await heard;
  await shown();
  expect(title()).toBe("Share this board");
  await click("button", "Close");
  expect(title()).toBe("");
});

test("a press beside a dialog closes it, but not the end of a drag that began inside", async () => {
  await open(EXAMPLE_1);
  await click("button", "Paste");
  inside("Text with one or more boards").value = "C.M";
  const drag = async (from: Element) => {
    from.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    dialog().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await shown();
  };
  await drag(inside("Text with one or more boards"));
  expect([title(), inside("Text with one or more boards").value]).toEqual(["Paste a board", "C.M"]);
  await drag(dialog());
  expect(title()).toBe("");
});

test("a link that is followed closes the dialog over its board", async () => {
  await open(EXAMPLE_1);
  await click("button", "Share");
  await follow("board=F2MC&cat=1&mouse=1");
  expect([title(), board()]).toEqual(["", ["F..MC"]]);
});

test("an example is announced, in sight on a phone, and no change of the board that was there", async () => {
  await open(EXAMPLE_1, { width: 390, height: 844 });
  await click("button", "Next move");
  scrollTo(0, document.body.scrollHeight);
  expect(scrollY).toBeGreaterThan(0);
  await click("button", "Examples");
  await click("button", /^Over the cat/);
  expect([title(), board(), scrollY]).toEqual(["", ["M.C...F"], 0]);
  expect(announced()).toMatch(/^Mouse wins in 2 moves\. /);
  expect(text("main")).not.toContain("You changed the board");
});

test("a dialog pauses play", async () => {
  await open(EXAMPLE_1);
  await click("button", "Play");
  expect(names("button")).toContain("Pause");
  await click("button", "Share");
  expect(names("button")).not.toContain("Pause");
});

describe("Help", () => {
  for (const [link, gesture] of [
    [EXAMPLE_1, "Tap a dotted cell"],
    ["graph", "Tap a ringed node"],
  ] as const)
    test(`has the rules and the keys, and begins with gestures where there are fingers: ${gesture}`, async () => {
      await open(link);
      const headings = () => all("dialog h3").map((heading) => heading.textContent);
      await click("button", "Help");
      expect(headings()).toEqual(["How to play", "Keys"]);
      await click("button", "Close");
      useFinger();
      await click("button", "Help");
      expect(headings()).toEqual(["How to play", "Touch", "Keys"]);
      expect(all("dialog dt").map((term) => term.textContent)).toContain(gesture);
    });

  test("is opened by a question mark, unless that is typed into a field", async () => {
    await open(EXAMPLE_1);
    find("spinbutton", "Mouse: up to (cells)").focus();
    await key("?");
    expect(title()).toBe("");
    find("gridcell", /^row 1, column 1/).focus();
    await key("?");
    expect(title()).toBe("Help");
    expect(all("dialog kbd").map((each) => each.textContent)).toEqual(
      expect.arrayContaining(["W", "F", "←", "Home", "Delete", "Esc", "Ctrl Shift Z", "?"]),
    );
    await click("button", "Close");
    expect(focusedName()).toBe("row 1, column 1, wall");
  });
});

describe("Find", () => {
  const WAIT = { timeout: 30_000 };
  const LENGTH = "Minimum number of moves";
  const SEED = "Seed (optional)";
  const progress = () => text("dialog .progress");
  const tried = () => Number(/([\d,]+) tried\./.exec(progress())?.[1]?.replaceAll(",", "") ?? 0);
  const finds = () => all("dialog .shelf button");
  const numbers = () => all<HTMLInputElement>("dialog input[type=number]");

  async function fillIn(wished: Record<string, number>): Promise<void> {
    for (const [name, value] of Object.entries(wished)) {
      const field = numbers().find((each) => nameOf(each) === name);
      if (!field) throw new Error(`there is no "${name}"`);
      field.value = `${value}`;
      field.dispatchEvent(new Event("input"));
    }
    await shown();
  }

  /** Searches until a board is found, and opens it. Returns its link. */
  async function take(): Promise<string> {
    const before = finds().length;
    await press("Search");
    await expect.poll(() => finds().length, WAIT).toBe(before + 1);
    expect(progress()).toMatch(/^Found\. /);
    finds()[0]?.click();
    await shown();
    expect(title()).toBe("");
    return address();
  }

  /** The link of the game that the solver finds. */
  function solved(search: BoardSearch | GraphSearch): string {
    const { found, link } = search.run(30_000);
    search.free();
    expect(found).toBe(true);
    return link;
  }

  test("asks for size, jumps, walls, winner, cheese, length and seed, beginning with those of the board", async () => {
    await open(EXAMPLE_1);
    await click("button", "Find a board");
    expect(all("dialog legend").map(nameOf)).toEqual(["Search for", "Winner", "The mouse can reach the cheese"]);
    expect(Object.fromEntries(numbers().map((field) => [nameOf(field), field.value]))).toEqual({
      Rows: "3",
      Columns: "5",
      "Cat: up to (cells)": "1",
      "Mouse: up to (cells)": "2",
      "Walls (%)": "30",
      [LENGTH]: "3",
      [SEED]: "",
    });
    await press("Make this one longer");
    expect(numbers()).toEqual([]);
  });

  const WISHED = { "Mouse: up to (cells)": 1, [SEED]: 7 };
  const WISH = { catJump: 1, mouseJump: 1, seed: 7, contested: true } as const;
  for (const [winner, food, moves, wish] of [
    ["Mouse", "It does not matter", 7, { rows: 5, cols: 6, walls: 30, winner: "mouse", minPlies: 13, food: null }],
    ["Cat", "Yes", 4, { rows: 5, cols: 5, walls: 20, winner: "cat", minPlies: 8, food: "reachable" }],
    ["Any", "It does not matter", 3, { rows: 5, cols: 5, walls: 40, winner: null, minPlies: 6, food: null }],
    [
      "Draw",
      "No",
      null,
      { rows: 5, cols: 6, walls: 40, winner: "limit", minPlies: 0, food: "unreachable", contested: false },
    ],
  ] as const)
    test(`finds what the solver finds for the wish, and keeps the board until it is taken: ${winner}`, async () => {
      await open(EXAMPLE_1);
      await click("button", "Find a board");
      await press(winner);
      await press(food);
      const length = moves === null ? {} : { [LENGTH]: moves };
      await fillIn({ ...WISHED, ...length, Rows: wish.rows, Columns: wish.cols, "Walls (%)": wish.walls });
      await press("Search");
      await expect.poll(() => finds().length, WAIT).toBe(1);
      expect(board()).toEqual(START);
      await fillIn({ [SEED]: 8 });
      expect(await take()).toBe(solved(new BoardSearch({ ...WISH, ...wish, seed: 8, moveLimit: 1000 } as BoardWish)));
      await click("button", "Find a board");
      expect(finds()).toHaveLength(2);
      finds()[1]?.click();
      await shown();
      expect(await address()).toBe(solved(new BoardSearch({ ...WISH, ...wish, moveLimit: 1000 } as BoardWish)));
      await click("button", "Undo");
      await click("button", "Undo");
      expect(board(), "each is one step").toEqual(START);
    });

  for (const [winner, wished, wish] of [
    // The cat needs ten plies to make five moves. With this seed there is a win in nine plies: the cat makes four
    // moves, and then the mouse has to move onto the cat. Such a win is too short.
    ["Any", { Nodes: 12, [LENGTH]: 5, [SEED]: 24 }, { nodes: 12, winner: null, minPlies: 10, seed: 24 }],
    ["Mouse", { Nodes: 8, [LENGTH]: 3, [SEED]: 1 }, { nodes: 8, winner: "mouse", minPlies: 5, seed: 1 }],
  ] as const)
    test(`finds what the solver finds for a graph: ${winner}`, async () => {
      await open("graph");
      await click("button", "Find a graph");
      await press(winner);
      await fillIn(wished);
      const [edges] = (await take()).split("&at=");
      expect(edges).toBe(solved(new GraphSearch({ ...wish, edges: 30, contested: true })));
    });

  test("a win that is made longer stays worth playing; where that is not found, it is longer all the same", async () => {
    const longer = async (link: string) => {
      await open(link);
      vi.spyOn(crypto, "getRandomValues").mockImplementation((given) => (given as Uint32Array).fill(3) as never);
      await click("button", "Find a board");
      await press("Make this one longer");
      return take();
    };
    const wish = { rows: 5, cols: 5, catJump: 3, mouseJump: 1, walls: 0, moveLimit: 1000, contested: true } as const;
    expect(await longer(LONG_WAY)).toBe(
      solved(new BoardSearch({ ...wish, winner: null, minPlies: 14, seed: 3, from: LONG_WAY })),
    );
    // On a board of this size, the mouse has too little room in any longer win for the game to be worth playing. The
    // search still finds such a win.
    await longer("board=2CM/Fx2&cat=1&mouse=1");
    expect(Number(/^Cat wins in (\d+) moves$/.exec(text("#verdict"))?.[1])).toBeGreaterThan(3);
  });

  for (const [link, name, size, enough] of [
    [EXAMPLE_1, "Find a board", { Rows: 8, Columns: 8 }, 20_000],
    ["graph", "Find a graph", { Nodes: 50 }, 3_000],
  ] as const)
    test(`goes on where it was stopped, and ends with its dialog: ${name}`, async () => {
      await open(link);
      await click("button", name);
      await fillIn({ ...size, [LENGTH]: 400, [SEED]: 1 });
      expect(names("button")).not.toContain("Go on searching");
      await press("Search");
      expect(text("dialog [role=status]")).toBe("Searching");
      await expect.poll(tried, { ...WAIT, interval: 5 }).toBeGreaterThan(enough);
      await press("Stop");
      const stopped = progress();
      const before = tried();
      await shown();
      expect(stopped).toMatch(/^Stopped\. [\d,]+ tried\. The best so far: /);
      expect([progress(), text("dialog [role=status]")]).toEqual([stopped, stopped]);
      expect(finds(), "the best is kept").toHaveLength(1);
      // A search that started again would have tried far fewer games by now, after two or three slices of time.
      await press("Go on searching");
      expect(tried()).toBeGreaterThan(before);
      await click("button", "Close");
      await click("button", name);
      expect([progress(), finds().length]).toEqual(["", 1]);
    });

  test("says what cannot be found, in the first slice if it is plain, and keeps nothing of it", async () => {
    await open(EXAMPLE_1);
    await click("button", "Find a board");
    await fillIn({ "Mouse: up to (cells)": 1, [LENGTH]: 10, [SEED]: 2 });
    await press("Search");
    await expect.poll(progress, WAIT).toMatch(/^Nothing fits these settings/);
    // In a row of three cells no game is worth playing (`contested`), but the mouse can win.
    await fillIn({ Rows: 1, Columns: 3, "Walls (%)": 0, [LENGTH]: 1 });
    await press("Search");
    await expect.poll(progress, WAIT).toMatch(/^Found\. .+ Mouse wins in 1 move\.$/);
    // There is no draw in such a row: somebody can always reach the cheese or the mouse.
    await press("Draw");
    await press("Search");
    expect(progress()).toMatch(/^Nothing fits these settings/);
    expect([finds().length, board()]).toEqual([1, START]);
  });
});
