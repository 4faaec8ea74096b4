// The address holds the board; links and examples bring boards.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { withBrowser } from "./playground.mjs";

const { open, complaints } = withBrowser();

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";

test("the address follows the board, and brings it back elsewhere", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await page.chooseTool("Wall");
  await page.stroke([
    [3, 3],
    [3, 4],
  ]);
  await page.stepTo("Cat jump", 3);
  await page.type("Move limit", "500");
  const link = await page.link();
  assert.equal(link, "board=xxxxF/xC3/M1xx1&cat=3&mouse=2&limit=500");
  const { title } = await page.verdict();

  const elsewhere = await open({ link });
  assert.deepEqual(await elsewhere.contents(), ["####F", "#C...", "M.##."]);
  assert.equal(await elsewhere.value("Cat jump"), "3");
  assert.equal(await elsewhere.value("Mouse jump"), "2");
  assert.equal(await elsewhere.value("Move limit"), "500");
  assert.equal((await elsewhere.verdict()).title, title);
  assert.equal(title, await elsewhere.expectedTitle());
});

test("an unfinished board is linked too", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await page.click("button", "Clear");
  const link = await page.link();
  assert.equal(link, "board=5/5/5&cat=1&mouse=2");
  const elsewhere = await open({ link });
  assert.deepEqual(await elsewhere.contents(), [".....", ".....", "....."]);
  assert.equal((await elsewhere.verdict()).title, "Place the cat, mouse, and food");
});

test("a link as other programs write it is read: percent-encoded, LeetCode's characters, unknown keys", async () => {
  const page = await open({ link: "x=1&board=%23%23%23%23F%2F%23C...%2FM....&cat=1&mouse=2&later=on" });
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.deepEqual(await page.alerts(), []);
});

test("a link in the address bar of the open page is followed", async () => {
  const page = await open();
  await page.run("location.hash = arguments[0]", `#${EXAMPLE_1}`);
  await page.until(async () => (await page.verdict()).title === "Mouse wins in 5 plies", "the board of the link");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

for (const [link, why] of /** @type {[string, RegExp][]} */ ([
  ["board=ZZ", /“Z” at row 1, column 1/],
  ["board=CMF/C..", /second cat at row 2, column 1/],
  ["board=CMF&cat=9", /1 to 8/],
  ["board=%", /./],
])) {
  test(`a broken link says what is wrong and shows an example: ${link}`, async () => {
    const page = await open({ link });
    const [alert = "", ...more] = await page.alerts();
    assert.match(alert, /^This link does not hold a board, so an example is shown instead\. ./);
    assert.match(alert, why);
    assert.deepEqual(more, []);
    assert.match((await page.verdict()).title, /wins in/);
    await page.click("button", "Next ply");
    assert.match(await page.ply(), /^ply 1 of/);
    await page.chooseExample("LeetCode example 1: two jumps ahead");
    assert.deepEqual(await page.alerts(), []);
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
    assert.equal(await page.link(), EXAMPLE_1);
  });
}

test("a broken link leaves the board of the open page, and does not say otherwise", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await page.run("location.hash = '#board=ZZ'");
  await page.until(async () => (await page.alerts()).length === 1, "the notice");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.doesNotMatch((await page.alerts()).join(), /an example is shown instead/);
});

test("every example is loaded and solved", async () => {
  const page = await open();
  const list = await page.find("combobox", "Examples");
  const names = /** @type {string[]} */ (
    await page.run("return [...arguments[0].options].filter((o) => !o.disabled).map((o) => o.textContent)", list)
  );
  assert.ok(names.length >= 5, `${names.length} examples`);
  assert.deepEqual(new Set(names).size, names.length);
  const boards = new Set();
  for (const name of names) {
    await page.chooseExample(name);
    const { title } = await page.verdict();
    assert.match(title, /wins in \d+ pl|Neither can force it/, name);
    assert.equal(title, await page.expectedTitle(), name);
    assert.ok((await page.moveList()).length > 0, name);
    assert.ok((await page.announcement()).startsWith(title), name);
    assert.equal(await page.run("return arguments[0].selectedOptions[0].textContent", list), name);
    boards.add((await page.contents()).join("/") + (await page.value("Mouse jump")));
  }
  assert.equal(boards.size, names.length, "no two examples are the same");
  await page.click("button", "Clear");
  const shown = await page.run("return arguments[0].selectedOptions[0].textContent", list);
  assert.ok(!names.includes(shown), "a board of one's own is no example");
});

test("the link is copied, or is in the address bar", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await page.chooseTool("Wall");
  await page.press([3, 5]);
  await page.click("button", "Copy link");
  const told = async () => [...(await page.alerts()), ...(await page.names("button"))].join();
  await page.until(async () => /Link copied|The link is in the address bar/.test(await told()), "what became of it");
  assert.match(await page.driver.getCurrentUrl(), /#board=xxxxF\/xC3\/M3x&cat=1&mouse=2$/, "at once");
});

/** The built page with some of its files taken away. @param {RegExp} lost */
function broken(lost) {
  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-broken-"));
  cpSync(join(ROOT, "dist"), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => lost.test(name));
  assert.ok(files.length > 0, `dist/ has ${lost}`);
  for (const name of files) rmSync(join(folder, name));
  return folder;
}

test("without its WebAssembly the page says why it cannot start", async () => {
  const folder = broken(/\.wasm$/);
  try {
    const page = await open({ folder });
    const text = await page.text();
    assert.match(text, /The board could not be started\. The solver did not load\./);
    assert.match(text, /Reason: \S+/);
    assert.match((await complaints()).join("\n"), /not there: \S+\.wasm/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
