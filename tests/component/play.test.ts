// Play: how the page shows, opens and leaves a match. The match itself is tested in tests/node/match.test.mjs.
import { describe, expect, test, vi } from "vitest";
import { EXAMPLE_1, LONG_WAY, ONE_SHORT, START } from "../harness/games.mjs";
import { back, click, move, open, pass, press, REPLY, shown } from "./screen";
import { all, announced, board, find, nameOf, names, places, text } from "./seen";

// On EXAMPLE_1, the mouse loses by going to (3, 2), next to the cat.

const listed = () => all("main table button").map(nameOf);
const status = () => ({ title: text("main h2"), detail: text("main h2 + p"), feedback: text("main .feedback") });
const buttons = () => names("button");

async function play(link: string, side: "mouse" | "cat" = "mouse") {
  await open(link);
  await click("link", "Play it myself");
  await click("radio", "Perfect");
  await click("radio", `the ${side}`);
  await pass(REPLY);
}

/** Whether the cheese's colour is anywhere on the board. */
function showsCheese(): boolean {
  const canvas = document.querySelector("canvas.pieces") as HTMLCanvasElement;
  const paint = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  paint.fillStyle = getComputedStyle(canvas).getPropertyValue("--cm-food");
  paint.fillRect(0, 0, 1, 1);
  const [cheese] = new Uint32Array(paint.getImageData(0, 0, 1, 1).data.buffer);
  const seen = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
  return new Uint32Array(seen ?? []).includes(cheese as number);
}

test("while a match goes on, the page says whose turn it is and where to go, and not who wins", async () => {
  await play(EXAMPLE_1);
  expect(status()).toEqual({
    title: "Your move",
    detail: "Move 1 · to a dotted cell, or click your own twice to stay",
    feedback: "",
  });
  expect(text("main")).toContain("You are the mouse. Reach the cheese; the cat never makes a mistake.");
  expect(text("main")).not.toMatch(/wins in|LeetCode \d|Best line/);
  expect(names("tab")).toEqual([]);
  expect(
    places()
      .map(nameOf)
      .filter((name) => name.includes(";")),
  ).toEqual([
    "row 3, column 1, mouse; you can stay here",
    "row 3, column 2, floor; you can go here",
    "row 3, column 3, floor; you can go here",
  ]);
});

test("the move that threw the win away is shown, and played again; then the match is won", async () => {
  await play(EXAMPLE_1);
  await move(11);
  expect(status()).toEqual({
    title: "The cat won in 1 move",
    detail: "It caught you.",
    feedback: "Before your move 1 (→ r3c2), you could have won.",
  });
  expect(announced()).toContain("The cat won in 1 move.");
  expect(listed()).toEqual(["Mouse 1 right to row 3, column 2: mistake", "Cat 1 down to row 3, column 2"]);
  expect(board()).toEqual(["####F", "#....", ".C..."]);

  await click("button", "Show move 1");
  expect(status()).toMatchObject({ title: "Move 1", feedback: "You played → r3c2 (mistake). Best was →2 r3c3." });
  expect(board()).toEqual(START);
  expect(nameOf(document.activeElement as Element)).toBe("Mouse 1 right to row 3, column 2: mistake");
  await click("button", "Back to the game");
  expect(status().title).toBe("The cat won in 1 move");

  await click("button", /^Mouse 1 right/);
  await click("button", "Play on from here");
  expect(listed()).toEqual([]);
  await move(12, 14, 4);
  expect(status()).toEqual({
    title: "You won in 3 moves",
    detail: "You reached the cheese.",
    feedback: "You took back 1 move. The mouse wins from the start with perfect play.",
  });
});

test("Another board also works while looking back at an earlier move", async () => {
  await play(EXAMPLE_1);
  await move(11);
  await click("button", "Show move 1");
  await click("button", "Another board");
  expect([status().title, listed()]).toEqual(["Your move", []]);
  expect(board()).not.toEqual(START);
});

test("a match is played again, and from the other side", async () => {
  await play(EXAMPLE_1);
  await move(11);
  await click("button", "Try again from move 1");
  expect([status().title, listed()]).toEqual(["Your move", []]);
  await move(11);
  await click("button", "Play again");
  expect(status().title).toBe("Your move");
  expect(board()).toEqual(START);
  await move(11);
  await click("button", /^Play as the cat/);
  expect(announced()).toBe("You are the cat. Last as long as you can; the mouse never makes a mistake.");
  expect(status().title).toBe("The mouse is moving");
  await pass(REPLY);
  expect(listed()).toEqual(["Mouse 2 right to row 3, column 3"]);
});

test("a hint is told with its reason, and drawn until the next move", async () => {
  await play(EXAMPLE_1);
  const drawn = () =>
    all<HTMLCanvasElement>("cm-board canvas")
      .map((layer) => layer.toDataURL())
      .join();
  const before = drawn();
  await click("button", "Hint");
  const why = "The mouse needs 3 moves to the cheese and moves first. The cat needs 4 and cannot cut it off.";
  expect(status().feedback).toBe(`Hint: →2 r3c3. ${why}`);
  expect(announced()).toBe(`Hint: Mouse 2 right to row 3, column 3. ${why}`);
  await expect.poll(drawn).not.toBe(before);
  await press(12);
  expect(status().feedback).toBe("Best move. You can still win.");
  expect(find("button", "Hint").ariaDisabled).toBe("true");
});

test("a move is taken back before the reply, which then never comes", async () => {
  await play(EXAMPLE_1);
  expect(find("button", "Take back").ariaDisabled).toBe("true");
  await press(12);
  await click("button", "Take back");
  await pass(REPLY);
  expect(board()).toEqual(START);
  expect(announced()).toBe("Taken back. Your move");
});

test("a first game is easy; later the strength is that of the last one", async () => {
  await open(EXAMPLE_1);
  await click("link", "Play it myself");
  expect(text("main")).toContain("the cat looks only one move ahead.");
  await click("radio", "Medium");
  await open(ONE_SHORT);
  await click("link", "Play it myself");
  expect(text("main"), "the side that can win").toContain("You are the cat.");
  expect(text("main")).toContain("the mouse looks two moves ahead.");
});

for (const [kind, link] of [
  ["board", "play"],
  ["graph", "play=graph"],
] as const)
  test(`a ${kind} that the page offers is one that the mouse can win, and stays when the side is switched`, async () => {
    await open(link);
    const game = () =>
      places()
        .map(({ dataset }, at) => `${at}${dataset.content}`)
        .join();
    for (const again of [false, true]) {
      if (again) await click("button", `Another ${kind}`);
      const offered = game();
      expect(status().feedback, "the mouse is not told that it cannot win").toBe("");
      await click("radio", "the cat");
      expect(status().feedback).toMatch(/^You cannot force a win/);
      expect(game()).toBe(offered);
      await click("radio", "the mouse");
      expect(game()).toBe(offered);
    }
    await click("link", "Solve");
    expect(text("#verdict")).toMatch(/^Mouse wins in/);
  });

test("after a match comes a new board that the chosen side can win; Solve has it too, and Undo the one before", async () => {
  await play(EXAMPLE_1, "cat");
  await click("button", "Give up and see why");
  await click("link", "Play");
  await click("button", "Another board");
  expect(announced()).toMatch(/^You are the cat\. Catch the mouse/);
  const offered = board();
  await click("link", "Solve");
  expect(board()).toEqual(offered);
  expect(text("#verdict")).toMatch(/^Cat wins in ([3-9]|\d\d) moves$/);
  await click("button", "Undo");
  expect(board()).toEqual(START);
});

test("a match on an exercise leads to no other board, which would end it", async () => {
  await play(`${EXAMPLE_1}&goal=cat&walls=1`);
  await move(11);
  expect(buttons()).toContain("Play again");
  expect(buttons()).not.toContain("Another board");
});

test("a board that was chosen in Solve stays, also if the side cannot win on it", async () => {
  await open();
  const chosen = board();
  await click("link", "Play it myself");
  await click("radio", "the cat");
  expect(board()).toEqual(chosen);
});

test("nothing can be drawn, carried or emptied in a match", async () => {
  await play(EXAMPLE_1);
  await press(6, 8);
  await press(0);
  places()[0]?.focus();
  for (const key of ["w", "Enter", "Delete"])
    places()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await shown();
  expect(board()).toEqual(START);
});

describe("on a puzzle whose answer is hidden", () => {
  test("no move is graded before the end, which grades all", async () => {
    await play(`${EXAMPLE_1}&hide=1&title=Race`);
    await move(12);
    expect(status().feedback).toBe("");
    expect(text("main")).toContain("Race · You are the mouse.");
    expect(listed()[0]).toBe("Mouse 2 right to row 3, column 3");
    await move(14, 4);
    expect(listed()[0]).toBe("Mouse 2 right to row 3, column 3: best");
  });

  test("a match that is over is not shown to the next reader", async () => {
    await play(`${EXAMPLE_1}&hide=1`);
    await click("button", "Give up and see why");
    await open(`${EXAMPLE_1}&hide=1`);
    await click("link", "Play it myself");
    expect([status().title, listed()]).toEqual(["Your move", []]);
  });
});

describe("a match that goes on", () => {
  const CHANGED = "You have changed the board in Solve. This game goes on with the board that you started on.";
  const build = async () => {
    await click("link", "Solve");
    await click("radio", "Wall");
    await press(14);
    await click("link", "Play");
  };

  test("gets its reply while Solve is shown, and is there again", async () => {
    await play(EXAMPLE_1);
    await press(12);
    await click("link", "Solve");
    expect(board()).toEqual(START);
    await pass(REPLY);
    await click("link", "Play");
    expect([status().title, listed().length]).toEqual(["Your move", 2]);
  });

  test("is not lost when the board of Solve is edited, unless the reader says so", async () => {
    await play(EXAMPLE_1);
    await move(12);
    await build();
    expect(listed()).toHaveLength(2);
    expect(text("main")).toContain(CHANGED);
    await move(14, 4);
    expect(status().title).toBe("You won in 3 moves");
    expect(text("main")).not.toContain(CHANGED);
    await click("button", "Play the new board instead");
    expect([listed(), board()]).toEqual([[], ["####F", "#C...", "M...#"]]);
  });

  test("follows the board of Solve as long as no move is made", async () => {
    await play(EXAMPLE_1);
    await build();
    expect(board()).toEqual(["####F", "#C...", "M...#"]);
    expect(text("main")).not.toContain(CHANGED);
  });
});

test("giving up after a mistake shows in Solve no move over the route that wins", async () => {
  await play(LONG_WAY);
  await move(2, 1);
  await click("button", "Give up and see why");
  const [{ look } = { look: null }] = all<HTMLElement & { look: { arrows: unknown } }>("cm-board");
  expect(look?.arrows).toEqual([]);
});

test("after giving up, Play it myself begins a new match; Back leads to the one that is over", async () => {
  await play(EXAMPLE_1);
  await move(12);
  await click("button", "Give up and see why");
  await back();
  expect(status()).toEqual({ title: "You gave up", detail: "", feedback: "You could still win from here." });
  await click("link", "Solve");
  await click("link", "Play it myself");
  expect([status().title, listed()]).toEqual(["Your move", []]);
});

test("a lost match is analysed in Solve, before the move that lost it", async () => {
  await play(EXAMPLE_1);
  await move(11);
  await click("button", "Analyse");
  expect(board()).toEqual(START);
  expect(all("main .moves li button:not(.start)").map(nameOf)).toEqual([
    "Mouse 1 right to row 3, column 2",
    "Cat 1 down to row 3, column 2: caught",
  ]);
});

test("a board that lacks a piece cannot be played: the page leads to Solve, or to another board", async () => {
  await open("board=C3x/3x1/4x/M4&cat=2&mouse=5");
  await click("link", "Play");
  expect(status().title).toBe("Place the cheese");
  await click("link", "Complete the board in Solve");
  expect(all(".answer.incomplete")).toHaveLength(1);
  expect(names("link")).not.toContain("Play it myself");
  await click("link", "Play");
  await click("button", "Another board");
  expect(status().title).toBe("Your move");
});

test("a match that is won can be replayed and told to a friend, and its opponent is ticked", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await play(EXAMPLE_1);
  await move(12, 14, 4);
  expect(all(".won #turn").map(nameOf)).toEqual(["You won in 3 moves"]);
  expect(names("radio")).toContain("Perfect ✓");
  await click("button", "Tell a friend");
  expect(copied.mock.calls[0]?.[0]).toMatch(
    /^I won as the mouse in 3 moves \(Perfect\)\. Who can force a win here\?\nhttp.*#board=xxxxF\/xC3\/M4&cat=1&mouse=2&hide=1$/,
  );
  expect([buttons().includes("Copied"), announced()]).toEqual([true, "Copied"]);
  await click("button", "Replay");
  expect([board(), all(".won")]).toEqual([START, []]);
  await pass(5 * 750);
  expect(status().title).toBe("You won in 3 moves");
  await click("radio", "Easy");
  await click("button", "Play again");
  expect(text(".question"), "against the opponent who is chosen").toContain("looks only one move ahead");
  await move(12);
  await click("button", "Hint");
  await click("radio", "Medium");
  await click("button", "Start a new game");
  expect(names("radio").filter((name) => name.includes("✓"))).toEqual(["Perfect ✓"]);
});

test("a replay stops when another part is shown", async () => {
  await play(EXAMPLE_1);
  await move(12, 14, 4);
  await click("button", "Replay");
  await click("link", "Solve");
  await pass(5 * 750);
  await click("link", "Play");
  expect([board(), all(".won")]).toEqual([START, []]);
});

test("the cheese is eaten where the mouse wins on it, and is there again in a new match", async () => {
  await play(EXAMPLE_1);
  expect(showsCheese()).toBe(true);
  await move(12, 14, 4);
  await expect.poll(showsCheese).toBe(false);
  await click("button", "Play again");
  expect(showsCheese()).toBe(true);
});

test("Play opens on another board than the example that Solve has solved, and Play it myself on that one", async () => {
  await open("");
  const solved = board();
  await click("link", "Play");
  expect(board()).not.toEqual(solved);
  await open("");
  localStorage.clear();
  sessionStorage.clear();
  await open("");
  await click("link", "Play it myself");
  expect(board()).toEqual(solved);
});
