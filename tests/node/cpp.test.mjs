// C++ in Check code, in Node, with the page's compiler, harness and host. Each program is compiled once, which takes
// some seconds.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { deserialize, serialize } from "node:v8";
import { commands, runLLVM } from "@yowasp/clang";
import { ROOT } from "../../scripts/versions.mjs";
import { assertNamed, assertOnce, judged, problemOf, upTo } from "../harness/judging.mjs";
import { load, read } from "./load.mjs";

const harness = read("www/check/cpp/harness.h");
// biome-ignore lint/security/noGlobalEval: the page runs this code in the same way
const host = globalThis.eval(read("www/check/cpp/host.js"));
const { compile, errorsIn, linesOf } = await load("check/cpp/compile");
const { LINES } = await load("check/lines");
const compiler = { commands, runLLVM };

before(() => runLLVM(undefined, {}, { fetchProgress: () => {} }));

const KEPT = join(ROOT, "target", "cpp-results");
const [{ version }, ...texts] = [
  JSON.parse(read("node_modules/@yowasp/clang/package.json")),
  read("www/check/cpp/compile.ts"),
  harness,
];

/** The compiler's result, stored for the next run, since compiling takes seconds. @param {string} code @returns {Promise<any>} */
async function compiled(code) {
  const key = createHash("sha256").update([version, ...texts, code].join("\0"));
  const file = join(KEPT, key.digest("hex"));
  if (!existsSync(file)) {
    const made = await compile(compiler, harness, code, problemOf(code));
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(`${file}.new`, serialize(made));
    renameSync(`${file}.new`, file);
  }
  return deserialize(readFileSync(file));
}

/** A host of a compiled solution, and a function that restarts the solution. @param {Uint8Array} module */
function started(module) {
  // With a clock that stands still, the host answers all questions in one slice, however busy the machine is.
  const runner = host(module, { now: () => 0, slice: 40 });
  const fresh = () => {
    const failed = runner.start();
    return (/** @type {unknown[]} */ ...input) => {
      if (failed !== null) throw new Error(failed);
      const [given] = runner.ask([input]).given;
      if (typeof given === "object") throw new Error(given.error);
      return given;
    };
  };
  return { runner, fresh };
}

/** The answer for one board or graph. @param {string} code @param {unknown[]} [input] */
async function answer(code, input = problemOf(code) === "cat-and-mouse" ? [[[1], [0, 2], [1]]] : [["MF", ".C"], 1, 1]) {
  const { module, ...failed } = await compiled(code);
  assert.ok(module, JSON.stringify(failed));
  const { runner } = started(module);
  const start = runner.start();
  if (start !== null) return { start };
  const [given] = runner.ask([input]).given;
  const { stack, output } = runner.look(input);
  return { given, output, lines: stack === null ? [] : await linesOf(compiler, module, stack) };
}

const board = (/** @type {string} */ body, before = "") =>
  `${before}\nclass Solution {\npublic:\n  bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {\n    ${body}\n  }\n};\n`;

test("a browser that cannot unpack the compiler is told so, before anything is loaded", async () => {
  const { DecompressionStream } = globalThis;
  const said = /** @type {any[]} */ ([]);
  const globals = { self: globalThis, postMessage: (/** @type {unknown} */ message) => said.push(message) };
  Object.assign(globalThis, globals, { DecompressionStream: undefined });
  try {
    await load("check/cpp/compile-worker");
    const data = { load: { "llvm.core.wasm": "https://nothing.invalid/" }, cache: "cpp" };
    await /** @type {any} */ (globalThis).onmessage({ data });
  } finally {
    Object.assign(globalThis, { DecompressionStream });
  }
  assert.deepEqual(
    said.map(({ failed }) => failed),
    ["old"],
  );
});

/**
 * One program with several solutions, because each compilation takes seconds. The question chooses the solution: by
 * hundreds added to the cat's jump, or by one more node of the graph.
 * @param {"cat-and-mouse-ii" | "cat-and-mouse"} problem @param {string[]} sources
 */
function allInOne(problem, sources) {
  // The solutions get few questions, so the compiler does not optimise them: that would take longer than running them.
  const spaces = sources.map((source, which) => `namespace n${which} {\n${source}\n}\n`).join("");
  const cases = (/** @type {string} */ call) =>
    sources.map((_, which) => `case ${which}: return n${which}::Solution().${call};`).join("\n");
  return problem === "cat-and-mouse"
    ? `#pragma clang optimize off\n${spaces}class Solution {\npublic:\n  int catMouseGame(vector<vector<int>>& graph) {
    int which = graph.back()[0]; graph.pop_back(); switch (which) {\n${cases("catMouseGame(graph)")}\n} abort();\n  }\n};`
    : `#pragma clang optimize off\n${spaces}class Solution {\npublic:\n  bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {
    switch (catJump / 100) {\n${cases("canMouseWin(grid, catJump % 100, mouseJump)")}\n} abort();\n  }\n};`;
}

/** The sources that are compiled together. @type {Record<"cat-and-mouse-ii" | "cat-and-mouse", string[]>} */
const sources = { "cat-and-mouse-ii": [], "cat-and-mouse": [] };
/** @type {Partial<Record<keyof typeof sources, Promise<ReturnType<typeof started>>>>} */
const programs = {};

/** Adds a solution to the program of its problem. @param {string} source @returns a function that judges it */
function solution(source) {
  const problem = problemOf(source);
  const known = sources[problem].indexOf(source);
  const which = known < 0 ? sources[problem].push(source) - 1 : known;
  return async (/** @type {{ questions?: number, most?: { cells: number, nodes: number } }} */ how = {}) => {
    const { questions = 9_000, most = { cells: 64, nodes: 50 } } = how;
    programs[problem] ??= compiled(allInOne(problem, sources[problem])).then(({ module, ...failed }) => {
      assert.ok(module, JSON.stringify(failed));
      return started(module);
    });
    const { fresh } = await programs[problem];
    const chosen = () => {
      const ask = fresh();
      const asked = (/** @type {any} */ first, /** @type {number[]} */ ...jumps) =>
        problem === "cat-and-mouse" ? ask([...first, [which]]) : ask(first, (jumps[0] ?? 0) + 100 * which, jumps[1]);
      return upTo(asked, most);
    };
    // C++ gets only some of the questions. The tests in JavaScript, which answers faster, ask all of them.
    return judged(problem, chosen, { questions });
  };
}

for (const [name, how] of /** @type {const} */ ([
  ["www/check/solutions/1728-right.cpp", {}],
  ["www/check/solutions/913-right.cpp", {}],
  // These solutions are slow on large boards and graphs.
  ["tests/by-turns/1728.cpp", { questions: 1_000, most: { cells: 16, nodes: 0 } }],
  ["tests/by-turns/913.cpp", { questions: 1_000, most: { cells: 0, nodes: 16 } }],
])) {
  const judge = solution(read(name));
  test(`${name} is accepted`, async () => {
    const { verdict, failure } = await judge(how);
    assert.equal(verdict, "accepted", JSON.stringify(failure));
  });
}

/** Tests that the judge names the mistake of a wrong solution. @param {string} title @param {string} source @param {string} mistake */
function named(title, source, mistake) {
  const judge = solution(source);
  test(title, async () => {
    const { verdict, mistakes } = await judge();
    assert.equal(verdict, "wrong-answer");
    assertNamed(mistakes, mistake, problemOf(source));
  });
}

for (const number of ["1728", "913"])
  for (const [name, mistake] of /** @type {const} */ ([
    ["race", number === "1728" ? "catch-missed" : "race-only"],
    ["depth-first", "depth-first-memory"],
    ["few-turns", "limit-too-low"],
  ])) {
    const source = read(`www/check/solutions/${number}-${name}.cpp`);
    named(`the mistake of ${number}-${name}.cpp is named`, source, mistake);
  }

/**
 * For mistakes whose right line is not in the right solution of Check code: another solution with this line.
 * @type {Record<string, string>}
 */
const METHODS = {
  "1728/cat-blocks-mouse": "tests/by-turns/1728.cpp",
  "1728/food-blocks-cat": "tests/by-turns/1728.cpp",
  "913/cat-enters-hole": "tests/by-turns/913.cpp",
};
/** Whole solutions for mistakes that cannot be fixed in one line. @type {Record<string, string>} */
const WRONG = {
  "1728/depth-first-memory": read("www/check/solutions/1728-depth-first.cpp"),
  "1728/turn-forgotten": read("www/check/solutions/1728-depth-first.cpp").replace(
    "int key = (m * 64 + c) * 2 + turn;",
    "int key = m * 64 + c;",
  ),
  "913/limit-too-low": read("tests/cpp/913-few-sweeps.cpp"),
  "913/depth-first-memory": read("www/check/solutions/913-depth-first.cpp"),
  "913/turn-forgotten": read("www/check/solutions/913-depth-first.cpp").replace(
    "int key = (m * 50 + c) * 2 + turn;",
    "int key = m * 50 + c;",
  ),
  "913/race-only": read("www/check/solutions/913-race.cpp"),
};

for (const problem of /** @type {const} */ (["cat-and-mouse-ii", "cat-and-mouse"])) {
  const number = problem === "cat-and-mouse" ? "913" : "1728";

  test(`C++ has lines for the same mistakes as JavaScript in ${problem}`, () => {
    assert.deepEqual(
      new Set(Object.keys(LINES.cpp.mistakes[problem])),
      new Set(Object.keys(LINES.javascript.mistakes[problem])),
    );
  });

  for (const [name, lines] of Object.entries(LINES.cpp.mistakes[problem])) {
    const right = read(METHODS[`${number}/${name}`] ?? `www/check/solutions/${number}-right.cpp`);
    const wrong = WRONG[`${number}/${name}`] ?? right.replace(lines.right, () => lines.wrong);
    // Each right solution is accepted in a test above.
    test(`the lines of ${name} in ${problem} stand in whole solutions`, () => {
      assertOnce(right, lines.right);
      assertOnce(wrong, lines.wrong);
    });
    named(`a solution with the wrong line of ${name} in ${problem} has this mistake alone`, wrong, name);
  }

  const { wrong, right } = LINES.cpp.turnSearch[problem];
  const search = read(`tests/by-turns/${number}.cpp`);
  test(`the right line of a search that counts turns stands in a whole one: ${problem}`, () => {
    assertOnce(search, right);
  });
  named(
    `a search that counts turns with the wrong line has too low a limit: ${problem}`,
    search.replace(right, () => wrong),
    "limit-too-low",
  );
}

for (const [name, code, unsupported] of /** @type {const} */ ([
  ["exceptions", board('throw runtime_error("none");'), { what: "exceptions", name: "throw", line: 5 }],
  ["threads", board("thread t([] {}); t.join(); return true;"), { what: "threads", name: "thread", line: 5 }],
  ["files", board('ofstream("x.txt") << 1; return true;'), { what: "files", name: "", line: null }],
  [
    "GCC's own headers",
    board("return true;", "#include <ext/pb_ds/assoc_container.hpp>"),
    { what: "header", name: "ext/pb_ds/assoc_container.hpp", line: 1 },
  ],
]))
  test(`${name} are told to be missing here`, async () => {
    assert.deepEqual(await compiled(code), { unsupported });
  });

/** Statements that end the program, each in its own way. @type {[name: string, statement: string, error: RegExp][]} */
const ENDS = [
  ["abort", "abort();", /^abort$/],
  ["exit", "exit(3);", /^exit: 3$/],
  ["an assertion", "assert(catJump > 100);", /^abort$/],
  ["endless memory", "for (vector<vector<int>> all;;) all.emplace_back(1 << 20);", /^memory$/],
  ["at() out of range", "return grid.at(7).empty();", /^check: .*vector/],
  ["an index beyond an array", "return cells[catJump + 9];", /^bounds$/],
  ["a null pointer", "return node->value;", /^null$/],
  ["a division by zero", "return 7 / (catJump - mouseJump - 7);", /^division$/],
  ["an overflow", "return INT_MAX - 1 + catJump > 0;", /^overflow: \+$/],
  [
    "a front() of nothing",
    "{ queue<int> none; return none.front(); }",
    /^check: deque::front called on an empty deque$/,
  ],
  ["recursion without an end", "return deeper(catJump) > 0;", /^stack$/],
  ["writing over all memory", "for (char* p = (char*)16;; ++p) *p = 1;", /^(?:trap|stack)/],
];

/** A program that ends in one of these ways, chosen by the cat's jump, or prints the board. */
const ENDING = board(
  ["switch (catJump) {", ...ENDS.map(([, statement], index) => `case ${index}: ${statement} break;`), "}"].join("\n") +
    'cout << "rows: " << grid.size() << endl; for (const string& row : grid) printf("%s\\n", row.c_str()); return true;',
  `static int cells[4]; struct Node { int value; } *volatile node;
int deeper(int d) { volatile int room[64]; room[d % 64] = d; return deeper(d + 1) + room[(d + 1) % 64]; }`,
);
/**
 * The reported lines of the ends that are not reported at their own statement. The compiler joins the two checks of a
 * pointer, so neither check has a line.
 * @type {Record<string, number | undefined>}
 */
const ELSEWHERE = { "a null pointer": undefined, "recursion without an end": 2 };
const LINE_OF_FIRST_END = 1 + ENDING.split("\n").findIndex((text) => text.startsWith("case 0:"));

test("abort, exit, full memory and stack, and what the checks of the library and the compiler find have errors of their own, with their lines", async () => {
  const { module, ...failed } = await compiled(ENDING);
  assert.ok(module, JSON.stringify(failed));
  const { runner } = started(module);
  runner.start();
  for (const [index, [name, , error]] of ENDS.entries()) {
    const input = [["MF", ".C"], index, index === 7 ? 0 : 1];
    assert.match(runner.ask([input]).given[0].error, error, name);
    const { stack } = runner.look(input);
    const [line] = await linesOf(compiler, module, stack);
    assert.equal(line, name in ELSEWHERE ? ELSEWHERE[name] : LINE_OF_FIRST_END + index, name);
    assert.deepEqual(runner.ask([[["MF", ".C"], 50, 1]]).given, [true], `after ${name}`);
  }
});

test("what is printed is shown for one board, and only what was printed for it", async () => {
  const { runner } = started((await compiled(ENDING)).module);
  runner.start();
  runner.ask([[["C.MF"], 50, 2]]);
  assert.deepEqual(runner.look([["MF", ".C"], 50, 1]).output, ["rows: 2", "MF", ".C"]);
});

test("a start for which the browser has no memory is told as that, and not as a full stack", () => {
  const { Instance } = WebAssembly;
  const { runner } = started(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  WebAssembly.Instance = /** @type {any} */ (
    class {
      constructor() {
        throw new RangeError("WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance");
      }
    }
  );
  try {
    assert.equal(runner.start(), "memory");
  } finally {
    WebAssembly.Instance = Instance;
  }
});

test("what a static initialiser does before the first question is told of the start", async () => {
  assert.deepEqual(await answer(board("return x;", "static const int x = [] { abort(); return 0; }();")), {
    start: "abort",
  });
});

for (const [name, code, expected] of /** @type {[string, string, RegExp][]} */ ([
  ["no class Solution", "bool canMouseWin() { return true; }", /Solution/],
  [
    "a method that is private",
    "class Solution {\n  bool canMouseWin(vector<string>& g, int a, int b) { return true; }\n};",
    /private/,
  ],
  [
    "a bracket that is never closed",
    "class Solution {\npublic:\n  bool canMouseWin(vector<string>& g, int a, int b) {\n    return true;\n",
    /expected/,
  ],
  ["no answer", board(""), /non-void function does not return a value/],
  ["a function that is only declared", board("return missing();", "bool missing();"), /undefined symbol: missing\(\)/],
]))
  test(`${name} is an error of the compiler that says what is wrong`, async () => {
    const { errors } = await compiled(code);
    assert.match(errors[0].message, expected);
    assert.ok(!/judge_|harness/.test(JSON.stringify(errors)), JSON.stringify(errors));
  });

test("what the compiler says of its own library is told at the line that asked for it", () => {
  const said = `In file included from all.cpp:1:
/usr/include/c++/v1/sort.h:9:5: error: invalid operands
    9 |   a < b
      |   ~ ^ ~
solution.cpp:7:3: note: in instantiation of function template requested here
    7 |   sort(v);
      |   ^
1 error generated.
`;
  assert.deepEqual(errorsIn(said, ""), [
    { place: { line: 7, column: 3 }, message: "invalid operands", excerpt: "    7 |   sort(v);\n      |   ^\n" },
  ]);
});

test("a long main, macros and GCC's habits that LeetCode accepts are accepted", async () => {
  const code = `#include <bits/stdc++.h>
using namespace std;
#define int long long
#define all(x) begin(x), end(x)
static const auto fast = [] { ios::sync_with_stdio(false); cin.tie(nullptr); return 0; }();
class Solution {
public:
    bool canMouseWin(vector<string> grid, int32_t catJump, int32_t mouseJump) {
        int best = __gcd(12ll, 18ll) + __lg(9) + __builtin_popcount(7); best = min(best, (int)INT_MAX);
        sort(all(grid)); ostringstream out; out << setw(3) << best; cerr << out.str();
        unordered_map<string, int> seen; seen[grid[0]]++; mt19937 random(7); optional<int> o = 3;
        return best == 12 && *o == 3 && random() > 0;
    }
};
signed main() { Solution(); }
`;
  const { given, output } = /** @type {any} */ (await answer(code));
  assert.deepEqual([given, output], [true, [" 12"]]);
});

test("a compiler whose memory cannot grow fails, and blames no code for it", async () => {
  const { compileStreaming } = WebAssembly;
  // The memory may grow by 400 pages of 64 KB, but needs over 1,000.
  WebAssembly.compileStreaming = async (response) =>
    WebAssembly.compile(withLeastMemory(new Uint8Array(await (await response).arrayBuffer()), 400));
  try {
    const another = /** @type {typeof compiler} */ (await import(`${import.meta.resolve("@yowasp/clang")}?another`));
    await another.runLLVM(undefined, {}, { fetchProgress: () => {} });
    await assert.rejects(
      compile(another, harness, read("www/check/solutions/913-right.cpp"), "cat-and-mouse"),
      WebAssembly.RuntimeError,
    );
  } finally {
    WebAssembly.compileStreaming = compileStreaming;
  }
});

/**
 * The module with its memory limited to the initial size plus `more` pages.
 * @param {Uint8Array<ArrayBuffer>} module @param {number} more
 */
function withLeastMemory(module, more) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const bytes = (/** @type {number} */ value) => [(value & 127) | 128, (value >> 7) & 127];
  while (at < module.length) {
    const start = at;
    const section = module[at++];
    const end = number() + at;
    if (section === 5) {
      // A module has one memory, with a minimum and a maximum size.
      at += 2;
      const least = number();
      const limited = [5, 6, 1, 1, ...bytes(least), ...bytes(least + more)];
      return Buffer.concat([module.subarray(0, start), Uint8Array.from(limited), module.subarray(end)]);
    }
    at = end;
  }
  return module;
}
