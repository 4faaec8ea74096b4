// Check code in C++: the compiler is loaded when it is first wanted and kept, compiles in a worker, and the code runs in the
// sandbox. What is said of many programs is tested in Node (tests/node/cpp.test.mjs): compiling takes seconds.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { check, checkDeepest, editorIsThere, openCheckIn, result, run, siteWhere } from "./checking.mjs";
import { testOnce, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

const { open, complaints } = withBrowser();

const DIST = join(ROOT, "dist");
const CPP = join(DIST, "cpp");
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");

/** A copy of the site without the compiler's files, or with these instead. @param {Record<string, Buffer>} [files] */
function siteWith(files = {}) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(DIST, folder, { recursive: true, filter: (path) => !/^(cpp|python)$/.test(relative(DIST, path)) });
  for (const [name, content] of Object.entries(files)) {
    cpSync(CPP, join(folder, "cpp"), { recursive: true });
    writeFileSync(join(folder, "cpp", name), content);
  }
  return folder;
}

const openCheck = openCheckIn(open);

async function openCpp(how = {}) {
  const page = await openCheck(how);
  await page.click("radio", "C++");
  return page;
}

/** How many files of the compiler are kept. @param {Playground} page */
const kept = (page) =>
  page.run(`return caches.open("cpp").then((cache) => cache.keys()).then((files) => files.length)`);

/** @param {Playground} page */
const notice = (page) => page.run(`return document.querySelector(".check-result [role=status]")?.textContent ?? ""`);

const FILES = readdirSync(CPP).length;

test("C++ is compiled here when it is first wanted, and a second visit needs no network", async () => {
  const page = await openCpp();
  assert.equal(await kept(page), 0, "nothing is loaded before Run");
  const refused = await check(page, read("tests/cpp/1728-compile-error.cpp"));
  assert.equal(refused.verdict, "Compile error");
  assert.match(refused.text, /Line 6\s+expected ';' at end of declaration\s+6 \|\s+vector<int> seen\(cells, 0\)/);
  await page.click("button", "Line 6");
  assert.equal(
    await page.run(
      `return document.querySelector("cm-code").shadowRoot.querySelector(".cm-activeLine").textContent.trim()`,
    ),
    "vector<int> seen(cells, 0)",
  );
  assert.equal(await kept(page), FILES);
  page.site.serve(siteWith());
  await page.visit("check");
  await editorIsThere(page);
  const wrong = await check(page, read("tests/cpp/1728-prints.cpp"));
  assert.equal(wrong.verdict, "Wrong answer");
  assert.match(wrong.text, /Printed in this case\s+rows: \d, jumps: 1 and 1/);
  assert.deepEqual(await complaints(), []);
});

testOnce("a wrong index in C++ is told with its line, for the smallest board", async () => {
  const page = await openCpp();
  const { verdict, text } = await check(page, read("tests/cpp/1728-rows-for-columns.cpp"));
  assert.equal(verdict, "Runtime error");
  assert.match(text, /This is the smallest board on which your code fails/);
  assert.match(text, /the library found an error: string index out of bounds/);
  assert.match(text, /Where the error came from\s+Line 9/);
});

testOnce("C++ among JavaScript is recognised, and a right solution is accepted after all questions", async () => {
  const page = await openCheck();
  assert.match((await check(page, read("www/check/solutions/1728-right.cpp"))).text, /This looks like C\+\+\./);
  await page.click("button", "Check it as C++");
  // The result of JavaScript goes when C++ begins.
  await page.until(async () => /^(?:Starting|Compiling|$)/.test(await notice(page)), "another check");
  const { verdict, text } = await result(page);
  assert.equal(verdict, "Accepted");
  assert.match(text, /All \d\d\d,\d\d\d answers are right/);
});

test("a search in C++ that counts as many turns as a graph of 50 nodes has states ends", async () => {
  const page = await openCpp();
  await page.click("link", "Graph 913");
  assert.equal(await checkDeepest(page, "913.cpp", 50), "Right answer in this case");
});

/** Does harm in one of several ways: the first cell of the board's largest side chooses none, so that each is a program. */
const solution = (/** @type {string} */ body, before = "") =>
  `${before}\nclass Solution {\npublic:\n  Solution() {}\n  bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {\n${body}\n  }\n};`;

/** @type {[name: string, code: string, verdict: string, text: RegExp][]} */
const HARMS = [
  [
    "a loop before the first question",
    solution("return true;", "static volatile int x = [] { for (volatile int i = 0;; i = 0); return 0; }();"),
    "The code does not start",
    /did not finish in time/,
  ],
  [
    "a loop in each answer, and a flood of output",
    solution('for (volatile int i = 0;; i = i + 1) { cout << "flood " << i << endl; printf("%d\\n", int(i)); }'),
    "Does not seem to end",
    /no answer in time/,
  ],
];

testOnce("the page outlives code in C++ that loops or floods, and Stop ends the compiler", async () => {
  const page = await openCpp();
  for (const [name, code, verdict, text] of HARMS) {
    const said = await check(page, code);
    assert.equal(said.verdict, verdict, name);
    assert.match(said.text, text, name);
    assert.equal(await page.run("return document.querySelectorAll('iframe').length"), 0, "no frame is left");
  }
  await run(page, read("tests/cpp/1728-prints.cpp"));
  await page.until(async () => /^Compiling/.test(await notice(page)), "the compiler at work");
  await page.click("button", "Stop");
  assert.equal(await notice(page), "Stopped.");
  assert.equal((await check(page, read("tests/cpp/1728-prints.cpp"))).verdict, "Wrong answer");
  assert.deepEqual(await complaints(), []);
});

testOnce("Stop ends the loading of the compiler, and a phone is asked first", async () => {
  const page = await openCpp();
  page.site.hold(/llvm\.core\.wasm/);
  const report = () => page.run(`return document.querySelector(".check-result").innerText`);
  const isLoading = async () => /Loading the C\+\+ compiler, once on this device: \d of 27 MB/.test(await report());
  await run(page, "class Solution {};");
  await page.until(isLoading, "the compiler on its way");
  await page.click("button", "Stop");
  assert.equal(await notice(page), "Stopped.");
  assert.equal(await kept(page), 0);
  await page.resize(390, 844);
  if (await page.becomeTouchScreen()) {
    await page.click("button", "Run");
    await page.until(async () => /Load it now\?/.test(await notice(page)), "the question");
    await page.click("button", "Load and run");
    await page.until(isLoading, "the compiler on its way");
    await page.click("button", "Stop");
  }
  await complaints();
});

testOnce("a compiler that is not there or damaged is told, and the page lives", async () => {
  const page = await openCpp();
  const [largest = ""] = readdirSync(CPP).filter((name) => name.startsWith("llvm.core.wasm"));
  page.site.serve(siteWith());
  await run(page, "class Solution {};");
  await page.until(async () => /could not be loaded/.test(await notice(page)), "the missing network");
  page.site.serve(siteWith({ [largest]: readFileSync(join(CPP, largest)).subarray(0, 9_000_000) }));
  await page.click("button", "Run");
  await page.until(async () => /damaged or incomplete/.test(await notice(page)), "the half file");
  assert.equal(await kept(page), 0);
  page.site.serve(DIST);
  await page.click("button", "Run");
  assert.equal((await result(page)).verdict, "Compile error");
  await complaints();
});

for (const [when, stub] of /** @type {const} */ ([
  ["load", 'WebAssembly.compileStreaming = () => Promise.reject(new RangeError("Out of memory"));'],
  // What the compiler itself does when its memory cannot grow (tests/node/cpp.test.mjs).
  ["run", 'WebAssembly.instantiate = () => Promise.reject(new WebAssembly.RuntimeError("unreachable"));'],
]))
  testOnce(`too little memory to ${when} the compiler is told, and the page lives`, async () => {
    const folder = siteWhere(/^/, `${stub}\n`, /^compile-worker-/);
    const page = await openCpp({ folder });
    await run(page, "class Solution {};");
    await page.until(
      async () => /There is not enough memory to compile C\+\+ here/.test(await notice(page)),
      "the reason",
    );
    assert.equal(await kept(page), when === "load" ? 0 : FILES, "what was loaded is not loaded again");
    await page.click("radio", "JavaScript");
    assert.equal((await check(page, "function canMouseWin() { return false; }")).verdict, "Wrong answer");
    assert.deepEqual(await complaints(), []);
  });

testOnce("a site without the compiler says so, and has the program for the command line", async () => {
  // What a build leaves of the compiler's files if there are none, as with --without-cpp.
  const folder = siteWhere(/\{"(?:\.\.\/)+target\/cpp\/[^}]*\}/, "{}");
  const page = await openCpp({ folder });
  const noCpp = "This copy of the site has no C++ compiler. The command-line program checks C++.";
  const about = () => page.run(`return document.querySelector(".check-code").innerText`);
  assert.ok((await about()).includes(noCpp));
  assert.doesNotMatch(await about(), /compiled and run in your browser/);
  const { text } = await check(page, read("tests/cpp/1728-prints.cpp"));
  assert.ok(text.includes(noCpp), text);
  assert.match(text, /g\+\+ -std=c\+\+20 -O2 -o solution solution\.cpp\s+cat-and-mouse judge -- \.\/solution/);
  await page.run(`
    URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return "#saved"; };
    HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };`);
  await page.click("button", "Save solution.cpp");
  await page.until(() => page.run(`return window.saved !== undefined`), "the program");
  const [name, saved] = await page.run(`return [window.savedAs, window.saved]`);
  assert.equal(name, "solution.cpp");
  assert.ok(saved.includes("rows: ") && saved.includes("int main()"), saved);
  assert.equal(await kept(page), 0, "nothing is loaded");
  assert.deepEqual(await complaints(), []);
});
