// The page of a graph: drawn by pointer and by keyboard, with the solver's results.
import type { GraphSolution, Player, State } from "cat-and-mouse";
import { describe, expect, test, vi } from "vitest";
import { EdgeEffects, GraphEditor, solveGraph } from "../../www/lib/whole-solver";
import { EIGHT_NODES, FOUR } from "../harness/games.mjs";
import { paste } from "./dialogs";
import { address, click, drag, follow, key, open, pass, shown, windowPoint } from "./screen";
import { alerts, all, announced, board, find, focusedName, nameOf, names, places, text } from "./seen";

const STATEMENT = "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]";
const STATEMENT_LINK = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5";
const EIGHT = "[[2,3,5],[3,4,6,7],[0,3,4,6],[0,1,2,5,6],[1,2,5,7],[0,3,4,7],[1,2,3,7],[1,4,5,6]]";
const FOUR_TEXT = "[[1],[0,2],[1,3],[2]]";
/** A ring: the hole and the nodes 1, 2 and 3. */
const RING = "[[1,3],[0,2],[1,3],[0,2]]";
const BOARD = "board=M1F/3/C2&cat=1&mouse=1";

const nodes = () => places().map(nameOf);
const hint = () => text(".hint");
const undo = () => key("z", { ctrlKey: true });
/** The end of a graph's link that stands for this state. */
const keysOf = ({ mouse, cat, turn }: State) => `&m=${mouse}&c=${cat}&turn=${turn}`;
const ply = () => find("slider", /./) as HTMLInputElement;
const firstEntry = () => all("main .moves .start").map(nameOf).join();
const line = () => all("main .moves li button:not(.start)").map((entry) => nameOf(entry).replace(/^\d+\. /, ""));

/** The graph of the address, as LeetCode writes it. */
async function written(): Promise<string> {
  const editor = new GraphEditor(await address());
  const { text } = editor.view();
  editor.free();
  return text;
}

/** Asserts that the players are drawn in this state. */
function expectAt({ mouse, cat }: Pick<State, "mouse" | "cat">): void {
  for (const [player, at] of Object.entries({ mouse, cat }))
    expect(nodes().flatMap((name, node) => (name.includes(player) ? [node] : []))).toEqual([at]);
}

/** Asserts that the best line and all moves from this state are the solver's. */
async function expectSolvedFrom(solution: GraphSolution, { mouse, cat, turn }: State): Promise<void> {
  const { moves, ending } = solution.line(mouse, cat, turn);
  const end = { hole: ": the hole", capture: ": caught", draw: "", limit: "" }[ending];
  expect(line()).toEqual(
    moves.map(({ by, to }, at) => `${by === "mouse" ? "Mouse" : "Cat"} to ${to}${at === moves.length - 1 ? end : ""}`),
  );
  await click("tab", "All moves");
  const wanted: (Player | "draw")[] = [turn, "draw", turn === "mouse" ? "cat" : "mouse"];
  const choices = solution.moves(mouse, cat, turn);
  const counts = wanted.map((winner) => choices.filter(({ outcome }) => (outcome.winner ?? "draw") === winner).length);
  expect(all(".choices section").map((group) => group.querySelectorAll(".choose").length)).toEqual(
    counts.filter((count) => count > 0),
  );
  await click("tab", "Best line");
}

/** Asserts that this graph is in the address, and that the page shows the solver's results for it. */
async function expectSolved(graph: string): Promise<void> {
  expect(await written()).toBe(graph);
  const solution = solveGraph(JSON.parse(graph));
  const { winner } = solution.verdict();
  expect(text("#verdict")).toMatch({ mouse: /^Mouse wins/, cat: /^Cat wins/, draw: /^Draw$/ }[winner ?? "draw"]);
  expect(text(".chip")).toBe(`LeetCode 913: ${{ draw: 0, mouse: 1, cat: 2 }[winner ?? "draw"]}`);
  await expectSolvedFrom(solution, solution.start());
}

test("pasted graphs are solved as the solver says", async () => {
  await open(STATEMENT_LINK);
  await expectSolved(STATEMENT);
  const catWins = "[[3],[2,3],[1,3],[0,1,2]]";
  await paste(` graph = ${catWins.replaceAll(",", " ,\n")};`);
  await expectSolved(catWins);
  // The only edge of the cat leads into the hole, so the cat has no move.
  await paste("[[2,3],[3],[0],[0,1]]");
  await expectSolved("[[2,3],[3],[0],[0,1]]");
  expect(text(".line .ends")).toContain("no edge");
});

test("only of a graph whose win takes more than 2n plies it is said that programs often stop too soon", async () => {
  const said = async (link: string) => {
    await open(link);
    await click("button", "Not what you expected?");
    return text(".expected");
  };
  expect(await said(EIGHT_NODES)).toMatch(/16 by both.* takes 17\./);
  expect(await said(FOUR)).not.toContain("by both");
});

test("where the mouse has to step onto the cat, only the moves of the cat itself are counted", async () => {
  // The cat needs two moves of its own. The fifth ply is the mouse's, onto the cat.
  await open("graph=1-2.1-3.3-4&view=map");
  expect(text("#verdict")).toBe("Cat wins in 2 moves");
  expect(nodes().map((name) => name.split("; ")[1])).toEqual([
    "mouse has won",
    "cat wins in 1 move",
    "cat has won",
    "cat wins in 2 moves",
    "cat wins in 2 moves",
  ]);
  await follow("graph=1-2.3-4");
  expect(text("#verdict")).toBe("Cat wins with the mouse’s next move");
});

test("the hole has its name beside it, until the mouse stands there", async () => {
  await open("graph=0-3.1-3.2-4.3-4&at=90-50.20-20.20-80.60-50.50-80");
  const letters = () => all(".drawing .letter").map((letter) => letter.textContent);
  expect(letters()).toEqual(["hole"]);
  await click("button", "To the end");
  expect(nodes()[0]).toContain("mouse");
  expect(letters()).toEqual([]);
});

describe("drawn with the pointer", () => {
  test("nodes are added, connected, moved and deleted, and each step is undone and redone", async () => {
    await open(FOUR);
    await click("radio", "Add");
    await drag([20, 60]);
    await click("radio", "Connect");
    await drag([10, 10], [15, 30], [20, 60]);
    // Connects two nodes by two presses.
    await drag([20, 60]);
    await drag([50, 90]);
    expect(announced()).toContain("Nodes 4 and 3 connected.");
    expect(announced()).toContain(text("#verdict"));
    await expectSolved("[[1,4],[0,2],[1,3],[2,4],[0,3]]");
    await click("radio", "Move");
    await click("button", "Next move");
    await drag([20, 60], [25, 70], [30, 75]);
    expect(await address(), "to draw it otherwise begins no new game").toMatch(/\.30-75&ply=1$/);
    await click("radio", "Erase");
    // Presses an edge in its middle.
    await drag([30, 10]);
    await expectSolved("[[4],[2],[1,3],[2,4],[0,3]]");
    await drag([30, 75]);
    const drawn = await written();
    expect(drawn).toBe("[[],[2],[1,3],[2]]");
    for (let step = 0; step < 6; step += 1) await click("button", "Undo");
    expect(await address()).toBe(FOUR);
    expect(find("button", "Undo").ariaDisabled).toBe("true");
    for (let step = 0; step < 6; step += 1) await click("button", "Redo");
    expect(await written()).toBe(drawn);
  });

  test("an edge begins at the rim of a node while Move is chosen, is seen while it is drawn, and the same again removes it", async () => {
    await open(FOUR);
    const seen: string[] = [];
    const watching = new MutationObserver(() => {
      const [path] = all("path.drawn");
      if (path) seen.push((path.getAttribute("d")?.match(/[\d.]+/g) ?? []).map(Number).map(Math.round).join());
    });
    watching.observe(document.querySelector("main svg.drawing") as Element, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    for (const graph of [RING, FOUR_TEXT]) {
      await drag([50, 85], [30, 50], [10, 10]);
      expect(await written()).toBe(graph);
      expect(seen.splice(0)).toContain("50,90,10,10");
      expect(all("path.drawn")).toEqual([]);
    }
    watching.disconnect();
  });

  test("a double click adds a node on a free spot while Move is chosen, by no finger before Edit", async () => {
    await open(FOUR);
    const twice = async (x: number, y: number) => {
      for (let press = 0; press < 2; press += 1) await drag([x, y]);
      const at = windowPoint([x, y]);
      document
        .querySelector("svg.drawing")
        ?.dispatchEvent(new MouseEvent("dblclick", { clientX: at.x, clientY: at.y, bubbles: true }));
      await shown();
    };
    await twice(20, 60);
    expect(await address()).toMatch(/\.20-60$/);
    await twice(50, 90);
    for (const tool of ["Connect", "Erase"]) {
      await click("radio", tool);
      await twice(75, 60);
    }
    expect(nodes()).toHaveLength(5);
    await click("radio", "Move");
    const drawing = document.querySelector("svg.drawing");
    for (let press = 0; press < 2; press += 1)
      drawing?.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", isPrimary: true, bubbles: true }));
    drawing?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
    await shown();
    expect(nodes()).toHaveLength(5);
  });
});

test("nodes are connected, added, moved and deleted by keyboard, and the focus goes along", async () => {
  await open(FOUR);
  places()[0]?.focus();
  await key("Enter");
  places()[3]?.focus();
  await key("Enter");
  await expectSolved(RING);
  places()[3]?.focus();
  await key("n");
  expect(focusedName()).toBe("Node 4, without edges");
  const before = await address();
  for (const arrow of ["ArrowRight", "ArrowUp"]) await key(arrow);
  expect(await address()).not.toBe(before);
  await key("Delete");
  expect((document.activeElement as HTMLElement).dataset.node).toBe("3");
  await key("Delete");
  await key("Delete");
  expect(await written()).toBe("[[1],[0,2],[1]]");
  expect(announced()).toMatch(/^Node 2 cannot be deleted/);
  await undo();
  expect(await written()).toBe(RING);
});

describe("the line below the drawing", () => {
  test("is about the chosen tool, and about a node that goes along with what it stands for", async () => {
    await open(FOUR);
    const told = new Set<string>();
    for (const tool of ["Add", "Erase", "Connect", "Move"]) {
      await click("radio", tool);
      told.add(hint());
    }
    expect(told.size).toBe(4);
    for (const [from, to, what] of [
      [[10, 10], [20, 20], /the hole goes with it/],
      [[50, 10], [50, 30], /The mouse always starts on node 1/],
      [[90, 10], [80, 20], /The cat always starts on node 2/],
    ] as const) {
      await drag(from, to);
      expect(hint()).toMatch(what);
    }
    await drag([50, 90], [40, 90]);
    expect(hint()).not.toMatch(/goes with/);
  });

  test("says what cannot be done, until something else is done", async () => {
    await open(FOUR);
    await click("radio", "Erase");
    const usual = hint();
    for (const next of [() => drag([50, 90]), () => click("radio", "Add")]) {
      await drag([50, 10]);
      expect(hint()).toMatch(/^Node 1 cannot be deleted/);
      expect(announced()).toBe(hint());
      await next();
      expect(hint()).not.toMatch(/cannot/);
    }
    expect(usual).not.toBe("");
    await open(`graph=${Array.from({ length: 63 }, (_, node) => `${node}-${node + 1}`).join(".")}`);
    places()[0]?.focus();
    await key("n");
    expect(hint()).toContain("at most 64 nodes");
  });
});

test("a graph that cannot be played yet says which node needs an edge", async () => {
  await open("graph=0-2.3&at=10-10.50-10.90-10.50-90&m=3&c=2&turn=cat");
  expect(text("#verdict")).toMatch(/cannot be played yet/);
  expect(text(".answer .detail")).toContain("node 1");
  expect(line()).toEqual([]);
  // Nobody can move, so the state in the link is ignored.
  expectAt({ mouse: 1, cat: 2 });
  await click("radio", "Connect");
  await drag([50, 10], [70, 10], [90, 10]);
  await expectSolved("[[2],[2],[0,1],[]]");
});

describe("the address", () => {
  test("brings the graph back, also after a link that cannot be read, and the board of another visit", async () => {
    await open(FOUR);
    await paste(EIGHT);
    const link = await address();
    expect(link).toMatch(/^graph=0-2\.0-3\..*&at=(\d+-\d+\.){7}\d+-\d+$/);
    await open(null);
    expect(await address()).toBe(link);
    await follow("graph=0-1.y");
    expect([alerts().length, nodes().length]).toEqual([1, 8]);
    await open(BOARD);
    expect(board()).toEqual(["M.F", "...", "C.."]);
    expect(await address()).toMatch(/^board=M1F/);
  });

  test("names a position, also in a text that is pasted, and from which the way leads to the start", async () => {
    const state = { mouse: 3, cat: 2, turn: "cat" } as const;
    await open(FOUR);
    await paste(`https://example.org/#${FOUR}${keysOf(state)}`);
    expect(firstEntry()).toBe("This position");
    expectAt(state);
    await expectSolvedFrom(solveGraph(JSON.parse(FOUR_TEXT)), state);
    await click("button", "Show the starting position");
    await expectSolved(FOUR_TEXT);

    await open(`${FOUR}&m=0&c=3&turn=cat`);
    expect([firstEntry(), line()]).toEqual(["This position", []]);
    await click("tab", "All moves");
    expect(text(".standing")).toContain("the mouse has won");
  });

  test("is not written by a graph that is played on behind another part", async () => {
    await open(EIGHT_NODES);
    await click("button", "Play");
    await pass(1200);
    expect(ply().value).not.toBe("0");
    await follow(BOARD);
    await pass(1200);
    expect(await address()).toMatch(/^board=M1F/);
  });
});

test("in Play, the piece that is to move is dragged to a node, and back where nothing is", async () => {
  await open(FOUR);
  await click("link", "Play it myself");
  await drag([50, 10], [52, 30], [70, 70]);
  expect(text("main .vain")).not.toBe("");
  expect(all(".match-moves button")).toEqual([]);
  await drag([50, 10], [30, 12], [12, 10]);
  expect(all(".match-moves button").map(nameOf)[0]).toMatch(/^Mouse .*0/);
});

test("the switch leads to the board and back, in Solve and in Play, and both stay as they were", async () => {
  await open(FOUR);
  await follow(BOARD);
  for (const [name, part, link] of [
    ["Graph 913", "cm-solve cm-drawing", FOUR],
    ["Play", "cm-play cm-drawing", "play=graph"],
    ["Board 1728", "cm-play cm-board", "play=board"],
    ["Solve", "cm-solve cm-board", BOARD],
  ] as const) {
    await click("link", name);
    expect(all(part)).toHaveLength(1);
    expect(await address()).toBe(link);
  }
});

test("keys of one game do nothing to the other, and each has its own help", async () => {
  await open(FOUR);
  (document.activeElement as HTMLElement).blur();
  await key("c");
  await follow(BOARD);
  expect(find("radio", "Wall"), "the key of the board's cat").toHaveProperty("checked", true);
  places()[0]?.focus();
  await key("Delete");
  await follow(FOUR);
  await undo();
  await click("link", "Board 1728");
  expect(board()[0], "Undo on a graph undoes nothing on the board").toBe("..F");
  await follow(FOUR);
  await key("?");
  expect(text("dialog")).toMatch(/add or remove their edge/);
  expect(names("heading")).toContain("Help");
});

test("on 50 nodes What if is there at once, and says more of the edges as more is known", async () => {
  // The cat's nodes are not connected to the mouse's way. Many additional edges would connect them.
  const way = [1, ...Array.from({ length: 23 }, (_, index) => 3 + index), 0];
  const edges = way.slice(1).map((node, index) => [node, way[index] ?? 0]);
  for (let node = 26; node < 50; node += 1) edges.push([2, node]);
  const graph = Array.from({ length: 50 }, (_, node) =>
    edges.flatMap(([one = 0, other = 0]) => (one === node ? [other] : other === node ? [one] : [])),
  );
  const effects = new EdgeEffects(graph);
  const expected = effects.run(60_000).filter(({ change }) => change === "winner").length;
  effects.free();
  expect(expected).toBeGreaterThan(100);

  await open(`graph=${edges.map((edge) => edge.sort((one, other) => one - other).join("-")).join(".")}`);
  // Each reading of the page's clock is 8 ms later than the last, so each portion of the work uses up its time.
  let time = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => {
    time += 8;
    return time;
  });
  const count = () => all(".changed-edges button").length;
  await click("tab", "What if");
  expect([text("[role=tabpanel] h3"), count()]).toEqual(["Change one edge", 0]);
  const counts: number[] = [];
  while (vi.getTimerCount() > 0) {
    await vi.advanceTimersToNextTimerAsync();
    counts.push(count());
  }
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(counts.at(-1)).toBe(expected);
  expect(new Set(counts).size).toBeGreaterThan(10);
});

test("on an empty graph the sentence says which node to connect", async () => {
  await open(FOUR);
  await click("button", "Empty graph");
  const [hole, mouse, cat] = (/&at=(.*)/.exec(await address())?.[1] ?? "")
    .split(".")
    .map((place) => place.split("-").map(Number) as [number, number]);
  if (!hole || !mouse || !cat) throw new Error("the places are in the address");
  expect(text(".answer .detail")).toContain("node 1");
  await drag(mouse, hole);
  expect(text(".answer .detail")).toContain("node 2");
  await drag(cat, mouse);
  expect(text("#verdict")).toBe("Mouse wins in 1 move");
});
