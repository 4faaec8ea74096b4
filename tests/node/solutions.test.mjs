// The tutorial's reference solutions in JavaScript, Python and, if it is installed, Java, as they would be submitted to LeetCode: on
// every small board and graph, and on real inputs with known answers. The C++ solutions are judged in cpp.test.mjs.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import init, { canMouseWin, catMouseGame } from "cat-and-mouse";
import { ROOT } from "../../scripts/versions.mjs";

/** @typedef {{ grid: string[], catJump: number, mouseJump: number }} Board */

const SOLUTIONS = join(ROOT, "www", "tutorial", "solutions");
const CASES = join(ROOT, "tests", "fixtures", "cases");

before(() => init({ module_or_path: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) }));

/** @param {string} file @returns {any[]} */
const cases = (file) => JSON.parse(readFileSync(join(CASES, file), "utf8"));

/** A function of a file that exports nothing. @param {string} file @param {string} name */
function fromJavaScript(file, name) {
  const code = readFileSync(join(SOLUTIONS, file), "utf8");
  return runInThisContext(`(() => {${code}\nreturn ${name};})()`, file);
}

/** The answers of a Python solution's method to lists of arguments. @param {string} file @param {string} name @param {unknown[][]} inputs @returns {unknown[]} */
function fromPython(file, name, inputs) {
  const program = fileURLToPath(new URL("run-solution.py", import.meta.url));
  const input = JSON.stringify(inputs);
  const { status, stdout, stderr, error } = spawnSync("python3", [program, join(SOLUTIONS, file), name], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  assert.ok(!error, String(error));
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

/** Whether this machine has a compiler for Java. */
const hasJava = spawnSync("javac", ["-version"]).status === 0;

/** The Java code that calls the solution for a line: rows joined by `/` and two jumps, or a graph as `1;0,2;1`. */
const JAVA_CALLS = {
  canMouseWin:
    'String[] part = line.split(" "); return solve.canMouseWin(part[0].split("/"), Integer.parseInt(part[1]), Integer.parseInt(part[2]));',
  catMouseGame:
    'return solve.catMouseGame(Arrays.stream(line.split(";")).map(part -> Arrays.stream(part.split(",")).mapToInt(Integer::parseInt).toArray()).toArray(int[][]::new));',
};

/** A Java solution's output for each line. @param {string} file @param {keyof typeof JAVA_CALLS} name @param {string[]} lines @returns {string[]} */
function fromJava(file, name, lines) {
  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-java-"));
  try {
    // These are LeetCode's imports, too.
    const program = `import java.util.*;
public class Main {
    static Solution solve = new Solution();
    static Object answer(String line) { ${JAVA_CALLS[name]} }
    public static void main(String[] given) {
        Scanner lines = new Scanner(System.in);
        StringBuilder all = new StringBuilder();
        while (lines.hasNextLine()) all.append(answer(lines.nextLine())).append("\\n");
        System.out.print(all);
    }
}
${readFileSync(join(SOLUTIONS, file), "utf8")}`;
    writeFileSync(join(folder, "Main.java"), program);
    const { status, stdout, stderr } = spawnSync("java", [join(folder, "Main.java")], {
      input: lines.join("\n"),
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    assert.equal(status, 0, stderr);
    return stdout.trim().split("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const boardLine = (/** @type {Board} */ { grid, catJump, mouseJump }) => `${grid.join("/")} ${catJump} ${mouseJump}`;

/** Every order in which three of these cells can be chosen. @param {number[]} cells @returns {Generator<[number, number, number]>} */
function* triples(cells) {
  for (const food of cells)
    for (const cat of cells)
      for (const mouse of cells) if (food !== cat && food !== mouse && cat !== mouse) yield [food, cat, mouse];
}

/** Every board of this size, with each pair of jumps that makes a difference on it. @param {number} rows @param {number} cols @returns {Generator<Board>} */
function* boardsOf(rows, cols) {
  const longest = Math.max(rows, cols) - 1;
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  for (let walls = 0; walls < 2 ** cells.length; walls += 1) {
    const isWall = (/** @type {number} */ cell) => ((walls >> cell) & 1) === 1;
    for (const [food, cat, mouse] of triples(cells.filter((cell) => !isWall(cell)))) {
      const letters = cells.map((cell) => /** @type {string} */ (isWall(cell) ? "#" : "."));
      letters[food] = "F";
      letters[cat] = "C";
      letters[mouse] = "M";
      const grid = Array.from({ length: rows }, (_, row) => letters.slice(row * cols, (row + 1) * cols).join(""));
      for (let catJump = 1; catJump <= longest; catJump += 1)
        for (let mouseJump = 1; mouseJump <= longest; mouseJump += 1) yield { grid, catJump, mouseJump };
    }
  }
}

/** Every board with up to `most` cells. @param {number} most @returns {Board[]} */
function smallBoards(most) {
  const all = [];
  for (let rows = 1; rows <= most; rows += 1)
    for (let cols = 1; rows * cols <= most; cols += 1) all.push(...boardsOf(rows, cols));
  return all;
}

/** Every graph with this number of nodes in which each node has an edge. @param {number} nodes @returns {Generator<number[][]>} */
function* graphs(nodes) {
  const pairs = Array.from({ length: nodes }, (_, a) => Array.from({ length: a }, (_, b) => [a, b])).flat();
  for (let chosen = 0; chosen < 2 ** pairs.length; chosen += 1) {
    const graph = Array.from({ length: nodes }, () => /** @type {number[]} */ ([]));
    for (const [index, [a = 0, b = 0]] of pairs.entries()) {
      if (((chosen >> index) & 1) === 0) continue;
      graph[a]?.push(b);
      graph[b]?.push(a);
    }
    if (graph.every((neighbours) => neighbours.length > 0)) yield graph;
  }
}

const argumentsOf = (/** @type {Board} */ { grid, catJump, mouseJump }) => [grid, catJump, mouseJump];

/** Asserts that each answer is the package's. @param {Board[]} given @param {(board: Board, index: number) => unknown} answer */
function compare(given, answer) {
  for (const [index, board] of given.entries()) {
    const { grid, catJump, mouseJump } = board;
    const expected = canMouseWin(grid, catJump, mouseJump);
    if (answer(board, index) !== expected)
      assert.fail(
        `${grid.join("/")}, cat ${catJump}, mouse ${mouseJump}: the mouse ${expected ? "wins" : "does not win"}`,
      );
  }
}

describe("LeetCode 1728", () => {
  test("JavaScript knows the answer of every real case", () => {
    const solve = fromJavaScript("1728.js", "canMouseWin");
    for (const { grid, catJump, mouseJump, mouseWins, source } of cases("cat-and-mouse-ii.json"))
      assert.equal(solve(grid, catJump, mouseJump), mouseWins, source);
  });

  test("Python knows the answer of every real case", () => {
    const known = cases("cat-and-mouse-ii.json");
    const answers = fromPython("1728.py", "canMouseWin", known.map(argumentsOf));
    const expected = known.map(({ mouseWins }) => mouseWins);
    assert.deepEqual(answers, expected);
  });

  test("JavaScript is right on every board with up to six cells, and on every board of three by three", () => {
    const solve = fromJavaScript("1728.js", "canMouseWin");
    const given = [...smallBoards(6), ...boardsOf(3, 3)];
    assert.equal(given.length, 64_320 + 129_024);
    compare(given, ({ grid, catJump, mouseJump }) => solve(grid, catJump, mouseJump));
  });

  test("Python is right on every board with up to six cells", () => {
    const given = smallBoards(6);
    assert.equal(given.length, 64_320);
    const answers = fromPython("1728.py", "canMouseWin", given.map(argumentsOf));
    compare(given, (_, index) => answers[index]);
  });

  test("Java is right on every board with up to six cells, and knows every real case", { skip: !hasJava }, () => {
    const known = cases("cat-and-mouse-ii.json");
    const given = smallBoards(6);
    const answers = fromJava("1728.java", "canMouseWin", [...known, ...given].map(boardLine));
    assert.deepEqual(
      answers.slice(0, known.length),
      known.map(({ mouseWins }) => String(mouseWins)),
    );
    compare(given, (_, index) => answers[known.length + index] === "true");
  });
});

describe("LeetCode 913", () => {
  test("JavaScript knows the answer of every real case", () => {
    const solve = fromJavaScript("913.js", "catMouseGame");
    for (const { graph, expected, source } of cases("cat-and-mouse-graph.json"))
      assert.equal(solve(graph), expected, source);
  });

  test("Python knows the answer of every real case", () => {
    const known = cases("cat-and-mouse-graph.json");
    const graphs = known.map(({ graph }) => [graph]);
    const expected = known.map((each) => each.expected);
    assert.deepEqual(fromPython("913.py", "catMouseGame", graphs), expected);
  });

  test("JavaScript and Python are right on every graph with up to six nodes", () => {
    const given = [3, 4, 5, 6].flatMap((nodes) => [...graphs(nodes)]);
    // The numbers of labelled graphs without isolated nodes (OEIS A006129).
    assert.equal(given.length, 4 + 41 + 768 + 27_449);
    const solve = fromJavaScript("913.js", "catMouseGame");
    const asArguments = given.map((graph) => [graph]);
    const python = fromPython("913.py", "catMouseGame", asArguments);
    for (const [index, graph] of given.entries()) {
      const expected = catMouseGame(graph);
      assert.equal(solve(graph), expected, `JavaScript: ${JSON.stringify(graph)}`);
      assert.equal(python[index], expected, `Python: ${JSON.stringify(graph)}`);
    }
  });

  test("Java is right on every graph with up to six nodes, and knows every real case", { skip: !hasJava }, () => {
    const known = cases("cat-and-mouse-graph.json");
    const given = [3, 4, 5, 6].flatMap((nodes) => [...graphs(nodes)]);
    const line = (/** @type {number[][]} */ graph) => graph.map((each) => each.join(",")).join(";");
    const answers = fromJava("913.java", "catMouseGame", [...known.map(({ graph }) => graph), ...given].map(line));
    const expected = [...known.map((each) => each.expected), ...given.map((graph) => catMouseGame(graph))];
    assert.deepEqual(answers, expected.map(String));
  });
});
