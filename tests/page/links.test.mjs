// The address holds the board; links and examples bring boards.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { begins, isSolverOfGraphs, without } from "./network.mjs";
import { command, hearRequests, holdAddress, rowsHere, testOnce, withBrowser, writeAddress } from "./playground.mjs";

const { open, complaints } = withBrowser();

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";

test("the address follows the board, and brings it back elsewhere", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await page.chooseTool("Wall");
  await page.stroke("3,3 3,4");
  await page.stepTo("Cat: up to (cells)", 3);
  await page.type("Move limit", "500");
  const link = await page.link();
  assert.equal(link, "board=xxxxF/xC3/M1xx1&cat=3&mouse=2&limit=500");
  const { title } = await page.verdict();

  const elsewhere = await open({ link });
  assert.deepEqual(await elsewhere.contents(), ["####F", "#C...", "M.##."]);
  assert.equal(await elsewhere.value("Cat: up to (cells)"), "3");
  assert.equal(await elsewhere.value("Mouse: up to (cells)"), "2");
  assert.equal(await elsewhere.value("Move limit"), "500");
  assert.equal((await elsewhere.verdict()).title, title);
  assert.equal(title, await elsewhere.expectedTitle());
});

test("a link is followed even if the address of the board before it is due at that moment", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await holdAddress(page);
  await page.click("button", "Next move");
  await writeAddress(page, "#board=F2MC&cat=1&mouse=1");
  await page.until(async () => (await page.contents())[0] === "F..MC", "the board of the link");
  await page.click("button", "Next move");
  await writeAddress(page);
  assert.equal(await page.run("return location.hash"), "#board=F2MC&cat=1&mouse=1&ply=1");
});

/** @param {import("./playground.mjs").Playground} page @param {string} part */
const follow = async (page, part) =>
  page.pressElement(
    await page.run(
      "return [...document.querySelectorAll('nav a')].find((each) => nameOf(each) === arguments[0])",
      part,
    ),
  );
const NOT_LOADED =
  "This part of the page could not be loaded. When the connection is back, try again or reload the page.";

for (const [part, what, isIt] of rowsHere(
  /** @type {const} */ ([
    ["Graph 913", "script", begins("graph-kit-")],
    ["Win/lose graphs", "script", begins("states-page-")],
    ["Graph 913", "solver", isSolverOfGraphs],
  ]),
)) {
  test(`without the ${what} of ${part} address and next visit follow the board; its link loads it later`, async () => {
    const page = await open({ link: EXAMPLE_1 });
    const repair = await without(page, isIt);
    await follow(page, part);
    await page.until(async () => (await page.alerts())[0] === NOT_LOADED, "the notice");
    await page.stepTo("Cat: up to (cells)", 3);
    assert.equal(await page.link(), "board=xxxxF/xC3/M4&cat=3&mouse=2");
    await page.visit();
    assert.equal(await page.value("Cat: up to (cells)"), "3");
    await follow(page, part);
    await page.until(async () => (await page.alerts())[0] === NOT_LOADED, "the notice, once more");
    await repair();
    // The address already names the part. Firefox does not ask again for a script that has failed on the same page.
    if (process.env.BROWSER === "firefox") await page.driver.navigate().refresh();
    else await follow(page, part);
    await page.until(() => page.run("return document.querySelectorAll('[data-node]').length > 0"), "the drawing");
    assert.deepEqual(await page.alerts(), []);
    await complaints();
  });
}

testOnce("while another part is on its way, the address stays that of this part", async () => {
  const page = await open({ link: EXAMPLE_1 });
  const { driver, site } = page;
  const script = readdirSync(join(ROOT, "dist", "assets")).find((name) => name.startsWith("states-page-"));
  /** @type {string[]} */
  const held = [];
  (await driver.getBidi()).on("network.beforeRequestSent", ({ isBlocked, request }) => {
    if (isBlocked) held.push(request.request);
  });
  const hearNoMore = await hearRequests(driver);
  const { intercept } = await command(driver, "network.addIntercept", {
    phases: ["beforeRequestSent"],
    urlPatterns: [{ type: "string", pattern: `${site.url}assets/${script}` }],
  });
  try {
    await page.run("location.hash = '#states=1'");
    await page.until(async () => held.length > 0, "the request for the other part");
    assert.equal(await page.link(), "states=1");
  } finally {
    await command(driver, "network.removeIntercept", { intercept });
    for (const request of held) await command(driver, "network.continueRequest", { request });
    await hearNoMore();
  }
  await page.until(() => page.run("return document.querySelectorAll('[data-node]').length === 1"), "the one state");
});

testOnce("a link to a graph shows no board on the way", async () => {
  const page = await open();
  const { script } = await command(page.driver, "script.addPreloadScript", {
    functionDeclaration: `() => {
      window.seen_ = new Set();
      const note = () => document.querySelectorAll("[role=grid], cm-drawing").forEach(({ localName }) => seen_.add(localName));
      new MutationObserver(note).observe(document, { subtree: true, childList: true });
    }`,
  });
  try {
    const seen = async (/** @type {string} */ link) => {
      await page.visit(link);
      return page.run("return [...window.seen_]");
    };
    assert.deepEqual(await seen("graph=0-1.1-2.2-3"), ["cm-drawing"]);
    assert.deepEqual(await seen("board=M1FxC&cat=2&mouse=1"), ["div"]);
  } finally {
    await command(page.driver, "script.removePreloadScript", { script });
  }
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
    let told = "";
    await page.until(async () => {
      told += (await complaints()).join("\n");
      page.seen = told;
      return (
        /not there: \S+\.wasm/.test(told) && /javascript: CatMouseError: The solver cannot be fetched: 404/.test(told)
      );
    }, "the file that is not there, and the error in the console");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
