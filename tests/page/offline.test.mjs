// The copy of the site that the service worker keeps: the site without a network, and with a newer version on the server.
// The page asks for this copy only on the web, so that no other test meets an older version. Here, the site has a name of the
// web: browsers look for names that end in ".localhost" on their own machine, and trust them as if they were encrypted.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { serve } from "../harness/static-server.mjs";
import { openBrowser } from "../harness/webdriver.mjs";

/** @type {import("selenium-webdriver").WebDriver} */
let driver;
/** @type {import("../harness/static-server.mjs").Site} */
let site;
/** @type {string[]} */
const folders = [];

/** Comes to an address of the site. Firefox may answer from the page before. @param {string} path */
async function visit(path) {
  const url = site.url.replace("//127.0.0.1:", "//playground.localhost:") + path;
  await driver.get(url);
  await driver.wait(async () => (await driver.executeScript("return location.href")) === url, 10_000);
}

/** Waits for a text in the page. @param {string} css @param {RegExp} text */
async function shows(css, text) {
  const read = `return document.querySelector(${JSON.stringify(css)})?.textContent ?? ""`;
  let seen = "";
  const come = async () => {
    seen = await driver.executeScript(read);
    return text.test(seen);
  };
  await driver.wait(come, 60_000).catch(() => assert.fail(`${css} shows ${JSON.stringify(seen)}`));
}

const BOARD = "#board=xxxxF/xC3/M4&cat=1&mouse=2";
const showsBoard = () => shows("#verdict", /^Mouse wins in 3 moves$/);
const showsGraphs = () => shows("cm-solve", /LeetCode 913/);

/** Waits until the copy is complete: then the worker controls the page. */
const copied = () =>
  driver.wait(
    () => driver.executeScript("return navigator.serviceWorker.controller !== null"),
    60_000,
    "the page has no copy",
  );

/** The scripts of the page, by their folders: those of one version are in one. @returns {Promise<string[]>} */
const versions = () =>
  // Firefox may answer with nothing while one page gives way to the next.
  driver.wait(
    () =>
      driver.executeScript(`
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.endsWith(".js"));
        return [...new Set(loaded.map((name) => new URL(name).pathname.split("/").at(-2)))].sort();`),
    10_000,
  );

/** A newer version of the site: all its files have other names. @returns {string} its folder */
function newerVersion() {
  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-newer-"));
  folders.push(folder);
  cpSync(join(ROOT, "dist"), folder, { recursive: true });
  renameSync(join(folder, "assets"), join(folder, "newer"));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), text.replace(/(?<=["'`(/.])assets\//g, "newer/"));
  }
  return folder;
}

describe("the copy of the site", () => {
  before(async () => {
    driver = await openBrowser();
  });
  // Each test has a site of its own: no copy of another is kept for it.
  beforeEach(async () => {
    site = await serve();
  });
  afterEach(() => site?.close());
  after(async () => {
    await driver?.quit();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test("after one visit, the page, its other parts and the tutorial work without a network", async () => {
    await visit(BOARD);
    await showsBoard();
    await copied();
    await site.close();
    await visit(`?again${BOARD}`);
    await showsBoard();
    await visit("index.html#graph");
    await showsGraphs();
    await visit("index.html#puzzles");
    await shows(".today", /^\s*Puzzle of the day/);
    await visit("tutorial/");
    await shows("h1", /Cat and mouse, explained/);
    await visit("tutorial/zh/");
    await shows("h1", /./);
    assert.equal(await driver.executeScript("return document.documentElement.lang"), "zh");
    await visit(`embed.html${BOARD}`);
    assert.ok(await driver.executeScript("return document.querySelector('cat-mouse-board') !== null"));
  });

  test("a page that is open when a newer version comes keeps its own files, and the next visit has only newer ones", async () => {
    await visit(BOARD);
    await showsBoard();
    await copied();
    site.serve(newerVersion());
    await driver.executeScript("location.hash = 'graph'");
    await showsGraphs();
    assert.deepEqual(await versions(), ["assets"]);
    await visit("?again#graph");
    await showsGraphs();
    assert.deepEqual(await versions(), ["newer"]);
    assert.deepEqual(site.missing, []);
  });

  test("on the machine itself, no copy is kept", async () => {
    await driver.get(site.url + BOARD);
    await showsBoard();
    // The copy is asked for before the board is shown.
    assert.equal(
      await driver.executeScript("return navigator.serviceWorker.getRegistrations().then(({ length }) => length)"),
      0,
    );
  });

  test("without a network, a page has the files of one version, whichever was copied last", async () => {
    await visit(BOARD);
    await showsBoard();
    await copied();
    site.serve(newerVersion());
    // The newer worker waits until no page of the older version is left.
    await visit(`?again${BOARD}`);
    await showsBoard();
    await site.close();
    await visit("?later#graph");
    await showsGraphs();
    const seen = await versions();
    assert.equal(seen.length, 1, seen.join());
  });
});
