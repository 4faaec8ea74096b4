// Check code in C++: the compiler is loaded on first use and cached, compiles in a worker, and the code runs in the
// sandbox. Because compiling takes seconds, the reports on many programs are tested in Node (tests/node/cpp.test.mjs).
import { readdirSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { check, checkDeepest, isWell, report, result, run, verdict } from "./checking.ts";
import { chooseGraphs, openCheck } from "./editor.ts";
import { DIST, read, test, testOnce, type Visitor } from "./visitor.ts";

const CPP = join(DIST, "cpp");
const FILES = readdirSync(CPP);

/** The number of cached files of the compiler. */
const kept = ({ page }: Visitor) => page.evaluate(async () => (await (await caches.open("cpp")).keys()).length);
const notice = (visitor: Visitor) => visitor.text(".check-result [role=status]");
const solution = (body: string, before = "") =>
  `${before}\nclass Solution {\npublic:\n  bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {\n${body}\n  }\n};`;

test("C++ is compiled here when it is first wanted, and a second visit needs no network", async ({ visitor }) => {
  const { page } = visitor;
  await openCheck(visitor, "C++");
  expect(await kept(visitor), "nothing is loaded before Run").toBe(0);
  const refused = await check(visitor, read("tests/cpp/1728-compile-error.cpp"));
  expect(refused.verdict).toBe("Compile error");
  expect(refused.text).toMatch(/Line 6\s+expected ';' at end of declaration\s+6 \|\s+vector<int> seen\(cells, 0\)/);
  await visitor.press("button", "Line 6");
  const line = () => page.$eval("cm-code >>> .cm-activeLine", ({ textContent }) => textContent.trim());
  await expect.poll(line).toBe("vector<int> seen(cells, 0)");
  expect(await kept(visitor)).toBe(FILES.length);

  visitor.serveCopy();
  await openCheck(visitor);
  const wrong = await check(visitor, read("tests/cpp/1728-prints.cpp"));
  expect(wrong.verdict).toBe("Wrong answer");
  expect(wrong.text).toMatch(/rows: \d, jumps: 1 and 1/);
  const endless = await check(visitor, solution("return canMouseWin(grid, catJump, mouseJump) || grid.size() > 9;"));
  expect(endless.verdict).toBe("Runtime error");
  expect(endless.text).toMatch(/the stack is full/);
  await chooseGraphs(visitor);
  expect(await checkDeepest(visitor, read("tests/by-turns/913.cpp"), 50)).toBe("Right answer in this case");
});

testOnce(
  "a wrong index in C++ is told with its line; C++ among JavaScript is recognised, and a right one accepted",
  async ({ visitor }) => {
    await openCheck(visitor, "C++");
    const outside = await check(visitor, read("tests/cpp/1728-rows-for-columns.cpp"));
    expect(outside.verdict).toBe("Runtime error");
    expect(outside.text).toMatch(/string index out of bounds/);
    expect(outside.text).toMatch(/Line 9/);
    await visitor.press("radio", "JavaScript");
    await check(visitor, read("www/check/solutions/1728-right.cpp"));
    await visitor.press("button", "Check it as C++");
    // The result of JavaScript disappears when C++ starts.
    await expect.poll(() => verdict(visitor)).toBe("");
    const right = await result(visitor);
    expect(right.verdict).toBe("Accepted");
    expect(right.text).toMatch(/\d\d\d,\d\d\d/);
  },
);

const HARMS: [what: string, code: string, verdict: string][] = [
  [
    "a loop before the first question",
    solution("return true;", "static volatile int x = [] { for (volatile int i = 0;; i = 0); return 0; }();"),
    "The code does not start",
  ],
  [
    "a loop in each answer, and a flood of output",
    solution('for (volatile int i = 0;; i = i + 1) { cout << "flood " << i << endl; printf("%d\\n", int(i)); }'),
    "Does not seem to end",
  ],
];

testOnce("the page outlives code in C++ that loops or floods, and Stop ends the compiler", async ({ visitor }) => {
  await openCheck(visitor, "C++");
  for (const [what, code, expected] of HARMS) {
    expect((await check(visitor, code)).verdict, what).toBe(expected);
    expect(await visitor.count("iframe"), "no frame is left").toBe(0);
  }
  await run(visitor, read("tests/cpp/1728-prints.cpp"));
  await expect.poll(() => notice(visitor)).toMatch(/^Compiling/);
  await visitor.press("button", "Stop");
  await expect.poll(() => notice(visitor)).toBe("Stopped.");
  await isWell(visitor, read("tests/cpp/1728-prints.cpp"));
});

testOnce("Stop ends the loading of the compiler, and a phone is asked first", async ({ visitor }) => {
  visitor.site.hold(/llvm\.core\.wasm/);
  const isLoading = () => expect.poll(() => report(visitor)).toMatch(/\d of 27 MB/);
  await openCheck(visitor, "C++");
  await run(visitor, "class Solution {};");
  await isLoading();
  await visitor.press("button", "Stop");
  await expect.poll(() => notice(visitor)).toBe("Stopped.");
  expect(await kept(visitor)).toBe(0);
  await openCheck(visitor, "C++", { width: 390, height: 844, touch: true });
  await run(visitor, "class Solution {};");
  await visitor.press("button", "Load and run");
  await isLoading();
  await visitor.press("button", "Stop");
  await visitor.complaints();
});

testOnce("a compiler that is not there or damaged is told, and the page lives", async ({ visitor }) => {
  const largest = FILES.find((name) => name.startsWith("llvm.core.wasm")) ?? "";
  visitor.serveCopy();
  await openCheck(visitor, "C++");
  await run(visitor, "class Solution {};");
  await expect.poll(() => notice(visitor)).toMatch(/could not be loaded/);
  visitor.serveCopy((folder) => truncateSync(join(folder, "cpp", largest), 9_000_000), true);
  await visitor.press("button", "Run");
  await expect.poll(() => notice(visitor)).toMatch(/damaged or incomplete/);
  expect(await kept(visitor)).toBe(0);
  visitor.site.serve(DIST);
  await visitor.press("button", "Run");
  expect((await result(visitor)).verdict).toBe("Compile error");
  await visitor.complaints();
});

for (const [when, stub] of [
  ["load", 'WebAssembly.compileStreaming = () => Promise.reject(new RangeError("Out of memory"));'],
  // The compiler's own reaction when its memory cannot grow (tests/node/cpp.test.mjs).
  ["run", 'WebAssembly.instantiate = () => Promise.reject(new WebAssembly.RuntimeError("unreachable"));'],
] as const)
  testOnce(`too little memory to ${when} the compiler is told, and the page lives`, async ({ visitor }) => {
    visitor.replaceInSite(/^/, `${stub}\n`, /^compile-worker-/);
    await openCheck(visitor, "C++");
    await run(visitor, "class Solution {};");
    await expect.poll(() => notice(visitor)).toMatch(/not enough memory/);
    expect(await kept(visitor), "what was loaded is not loaded again").toBe(when === "load" ? 0 : FILES.length);
    await visitor.press("radio", "JavaScript");
    await isWell(visitor);
  });

testOnce("a site without the compiler says so, and has the program for the command line", async ({ visitor }) => {
  const { page } = visitor;
  // A build without the compiler's files, as with --without-cpp.
  visitor.replaceInSite(/\{"(?:\.\.\/)+target\/cpp\/[^}]*\}/, "{}");
  await openCheck(visitor, "C++");
  await expect.poll(() => visitor.text(".check-code")).toMatch(/no C\+\+ compiler/);
  const { text } = await check(visitor, read("tests/cpp/1728-prints.cpp"));
  expect(text).toMatch(/no C\+\+ compiler/);
  expect(text).toMatch(/g\+\+ -std=c\+\+20 -O2 -o solution solution\.cpp\s+cat-and-mouse judge -- \.\/solution/);
  await page.evaluate(() => {
    const saved = document.body.dataset;
    URL.createObjectURL = (blob) => {
      void (blob as Blob).text().then((text) => {
        saved.text = text;
      });
      return "#saved";
    };
    HTMLAnchorElement.prototype.click = function () {
      saved.name = this.download;
    };
  });
  await visitor.press("button", "Save solution.cpp");
  const saved = (what: "name" | "text") =>
    expect.poll(() => page.evaluate((what) => document.body.dataset[what], what));
  await saved("name").toBe("solution.cpp");
  await saved("text").toMatch(/int main\(\)/);
  expect(await kept(visitor), "nothing is loaded").toBe(0);
});
