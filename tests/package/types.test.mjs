// The package's types as the compiler of another project sees them.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { examples, importsOf } from "./examples.mjs";
import { Project } from "./packed.mjs";

/** @type {Project} */
let project;
before(async () => {
  project = await Project.create();
});
after(() => project.remove());

/** Common settings of projects, as the compiler's options. */
const SETTINGS = {
  "the compiler's defaults": [],
  "a bundler": ["--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022"],
  "Node.js": ["--module", "nodenext", "--target", "es2022"],
};

const SOLVER = `import init, { canMouseWin, solve, type CatMouseError, type Outcome } from "cat-and-mouse";
await init();
const wins: boolean = canMouseWin(["####F", "#C...", "M...."], 1, 2);
const solution = solve(["####F", "#C...", "M...."], 1, 2, { moveLimit: 100 });
const { winner, plies, forced }: Outcome = solution.verdict();
const [first] = solution.line().moves;
const codes = (error: CatMouseError): boolean => error.code === "freed" || error.code === "not-initialised";
solution.free();
export { codes, first, forced, plies, winner, wins };
`;

const ELEMENT = `import "cat-and-mouse/element.js";
import type { Outcome } from "cat-and-mouse";
import type { CatMouseBoard } from "cat-and-mouse/element.js";
const board: CatMouseBoard = document.createElement("cat-mouse-board");
board.board = "####F/#C.../M....";
board.catJump = 1;
board.addEventListener("board-solve", ({ detail }) => detail.winner === "mouse");
board.addEventListener("board-error", ({ detail }) => detail.code === "refused");
document.addEventListener("board-change", (event) => (event as CustomEvent<{ link: string }>).detail.link);
const outcome: Outcome | null = board.outcome;
board.next();
export { outcome };
`;

const WRONG_ELEMENT = `import "cat-and-mouse/element.js";
const board = document.createElement("cat-mouse-board");
board.catJumps = 1; // TS2551
board.readonly = "yes"; // TS2322
board.outcome = null; // TS2540
board.addEventListener("board-solve", ({ detail }) => detail.losers); // TS2339
export { board };
`;

const GRAPH = `import "cat-and-mouse/graph-element.js";
import type { GraphOutcome } from "cat-and-mouse";
import type { CatMouseGraph } from "cat-and-mouse/graph-element.js";
const graph: CatMouseGraph = document.createElement("cat-mouse-graph");
graph.graph = "[[1],[0,2],[1]]";
graph.edges = 1;
graph.addEventListener("graph-goal", ({ detail }) => detail.graph + detail.outcome.winner);
const outcome: GraphOutcome | null = graph.outcome;
export { outcome };
`;

const WRONG_GRAPH = `import "cat-and-mouse/graph-element.js";
const graph = document.createElement("cat-mouse-graph");
graph.board = "F.M.C"; // TS2339
graph.addEventListener("graph-solve", ({ detail }) => detail.forced); // TS2339
export { graph };
`;

/** Wrong lines, each with its expected error. */
const WRONG = `import { canMouseWin, solve } from "cat-and-mouse";
canMouseWin("CMF", 1, 1); // TS2345
solve(["CMF"], 1, 1).verdicts(); // TS2551
`;

/** The numbers of the wrong lines in a text, with their expected errors. @param {string} text */
const marked = (text) =>
  text.split("\n").flatMap((line, index) => {
    const [code] = /TS\d+$/.exec(line) ?? [];
    return code ? [`line ${index + 1}: ${code}`] : [];
  });

test("the types of the solver need no library but that of the language", async () => {
  const options = ["--lib", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022"];
  const GUARD = `import { isCatMouseError } from "cat-and-mouse";
export function codeOf(error: unknown): string | null {
  if (!isCatMouseError(error)) return null;
  return error.row === null ? error.code : "on the board";
}
`;
  project.write({ "without-dom.mts": SOLVER, "guard.mts": GUARD });
  // A parent folder may hold types of other packages, which do not belong to this test.
  for (const path of ["without-dom.mts", "guard.mts"])
    assert.deepEqual(await project.tsc(path, ["--types", "", "--skipLibCheck", "false", ...options]), []);
});

for (const [name, options] of Object.entries(SETTINGS)) {
  test(`with the settings of ${name}, what is documented compiles and what is wrong does not`, async () => {
    for (const [path, right, wrong] of /** @type {const} */ ([
      ["solver", SOLVER, WRONG],
      ["element", ELEMENT, WRONG_ELEMENT],
      ["graph", GRAPH, WRONG_GRAPH],
    ])) {
      project.write({ [`${path}.mts`]: right, [`wrong-${path}.mts`]: wrong });
      assert.deepEqual(await project.tsc(`${path}.mts`, options), []);
      const told = (await project.tsc(`wrong-${path}.mts`, options)).flatMap((line) => {
        const [, number, code] = /^wrong-\w+\.mts\((\d+),\d+\): error (TS\d+)/.exec(line) ?? [];
        return number ? [`line ${number}: ${code}`] : [];
      });
      assert.deepEqual(told, marked(wrong));
    }
  });
}

test("every example of the documents that needs only this package is strict TypeScript", async () => {
  const plain = Object.entries(examples).filter(([, code]) =>
    importsOf(code).every((name) => name === "cat-and-mouse" || name.startsWith("node:")),
  );
  const imported = new Set(Object.values(examples).flatMap(importsOf));
  assert.deepEqual([...imported], ["node:assert", "cat-and-mouse", "@vitejs", "vitepress"]);
  project.write(Object.fromEntries(plain));
  const types = ["--types", "node", "--typeRoots", join(ROOT, "node_modules", "@types")];
  const options = ["--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", ...types];
  const [first = "", ...rest] = plain.map(([name]) => name);
  assert.deepEqual(await project.tsc(first, [...options, ...rest]), []);
});
