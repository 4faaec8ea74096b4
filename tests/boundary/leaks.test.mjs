// Many calls, valid and invalid, leave nothing behind in the memory of the instance.
// @ts-nocheck These tests pass arguments that the types forbid.
import { test } from "node:test";
import { api, FIRST, hostile, LONGEST, leaksNothing, refused, revoked, thrown } from "./helpers.mjs";

const { BoardSearch, Editor, canMouseWin, catMouseGame, labelStates, solve, solveGraph } = api;

const { jumpTable, pieceEffects, wallChanges, wallEffects } = api;

const GRAPH = [[1, 3], [0], [3], [0, 2]];
const EDGES = Uint32Array.of(0, 1, 0, 2, 1, 3);

test("ten thousand bad calls leave nothing behind", () => {
  const solution = solve(FIRST, 1, 2);
  const editor = new Editor("board=C1/1F");
  const [freed, closed] = [solve(FIRST, 1, 2), new Editor("board=C1/1F")];
  for (const object of [freed, closed]) object.free();
  const [proxy, gone, holes] = [hostile([]), revoked([]), new Array(4e9)];
  const long = ".".repeat(10_000_000);
  const link = `board=${long}`;
  const bad = [
    ...[null, long, [long], holes, proxy, gone, ["MCF", "??"], ["MCF🐭"], ["MC"]].map(
      (grid) => () => solve(grid, 1, 1),
    ),
    ...[gone, ["MCF🐭"]].map((grid) => () => canMouseWin(grid, 1, 1)),
    () => solve(FIRST, proxy, 1),
    () => solve(FIRST, 1, 300),
    () => solve(FIRST, 1, 2, proxy),
    () => solution.result(0, gone, "cat"),
    () => solution.moves(10, 6, proxy),
    () => solution.line(10, 6, gone),
    () => solution.table(Symbol("turn")),
    () => new Editor(link),
    () => editor.load("board=?"),
    () => Reflect.set(editor, "catJump", proxy),
    () => editor.solve(),
    () => freed.result(10, 6, "mouse"),
    () => closed.link,
    ...[proxy, gone, [[1], [0], proxy], [[1], [0], [gone]]].map((graph) => () => solveGraph(graph)),
    () => catMouseGame([[1], [0], [gone]]),
    () => labelStates(4, proxy, []),
    () => labelStates(4, EDGES, gone),
    () => labelStates(4, EDGES, [proxy]),
    () => wallEffects(FIRST, 1, 2, { moveLimit: 0 }),
    () => new BoardSearch(null),
    () => new BoardSearch({ catJump: 1, mouseJump: 1, rows: 0 }),
  ];
  leaksNothing(2_000, 8_000, (number) => thrown(bad[number % bad.length]));
  refused(() => editor.solve(), "missing-piece", { piece: "mouse" });
});

const WISH = { rows: 8, cols: 8, catJump: 1, mouseJump: 1, walls: 30, winner: "mouse", minPlies: 11, seed: 1 };
/** Functions that make many calls. Each frees the objects that it makes. */
const CALLS = {
  solutions() {
    const solution = solve(LONGEST, 1, 1);
    solution.moves(37, 45, "mouse");
    solution.stats();
    solution.table("cat");
    solution.free();
  },
  graphs() {
    const solution = solveGraph(GRAPH);
    solution.line();
    solution.table("cat");
    solution.free();
    labelStates(4, EDGES, [3]);
  },
  "what-ifs"() {
    jumpTable(FIRST);
    for (const call of [wallEffects, wallChanges, pieceEffects]) call(FIRST, 1, 2);
  },
  searches() {
    const search = new BoardSearch(WISH);
    search.run(1_000);
    search.free();
  },
};

for (const [name, call] of Object.entries(CALLS))
  test(`two thousand ${name} leave nothing behind`, () => leaksNothing(200, 2_000, call));
