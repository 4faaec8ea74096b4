// The copy of the site that the service worker keeps: the site without a network, and with a newer version on the
// server. The page makes no copy on 127.0.0.1, so that no other journey meets an older version. Here the site is called
// localhost, which browsers trust like an encrypted one.
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { EXAMPLE_1, START } from "../harness/games.mjs";
import { board, nodes, test, type Visitor } from "./visitor.ts";

const BOARD = `#${EXAMPLE_1}`;

/** A visit of the site under the name localhost. */
function byName(visitor: Visitor) {
  const home = visitor.site.url.replace("//127.0.0.1:", "//localhost:");
  visitor.friends.push(home);
  const { page } = visitor;
  return {
    come: (address: string) => page.goto(home + address),
    /** Opens the page, and waits until the copy is complete: then the worker controls the page. */
    async copy() {
      await page.goto(home + BOARD);
      await board(visitor).toEqual(START);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    },
    /** The folders of the scripts that the page has loaded: each version of the site has its own folder. */
    versions: () =>
      page.evaluate(() => {
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        const scripts = loaded.filter((name) => name.endsWith(".js"));
        return [...new Set(scripts.map((name) => new URL(name).pathname.split("/").at(-2)))].sort();
      }),
  };
}

/** Makes a folder a newer version of the site, in which all files have other names. */
function renew(folder: string): void {
  renameSync(join(folder, "assets"), join(folder, "newer"));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), text.replace(/(?<=["'`(/.])assets\//g, "newer/"));
  }
}

test("after one visit, the page, its other parts and the tutorial work without a network", async ({ visitor }) => {
  const { come, copy } = byName(visitor);
  await copy();
  visitor.site.lose(/./);
  await come(`?again${BOARD}`);
  await board(visitor).toEqual(START);
  await come("index.html#graph");
  await nodes(visitor).toBeGreaterThan(0);
  await come("index.html#puzzles");
  await expect.poll(() => visitor.count(".today")).toBe(1);
  await come("tutorial/");
  await expect.poll(() => visitor.text("h1")).toMatch(/explained/);
  await come("tutorial/zh/");
  await expect.poll(() => visitor.text("h1")).not.toBe("");
  expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe("zh");
  await come(`embed.html${BOARD}`);
  await expect.poll(() => visitor.count("cat-mouse-board")).toBe(1);
  // Without a network, the check for a newer version fails: its complaint is expected.
  await visitor.complaints();
});

test("an open page keeps the files of its version when a newer one comes; the next visit has newer ones alone", async ({
  visitor,
}) => {
  const { page } = visitor;
  const { come, copy, versions } = byName(visitor);
  await copy();
  visitor.serveCopy(renew);
  await page.evaluate(() => {
    location.hash = "graph";
  });
  await nodes(visitor).toBeGreaterThan(0);
  expect(await versions()).toEqual(["assets"]);
  await come("?again#graph");
  await nodes(visitor).toBeGreaterThan(0);
  expect(await versions()).toEqual(["newer"]);
});

test("without a network, a page has the files of one version, whichever was copied last", async ({ visitor }) => {
  const { come, copy, versions } = byName(visitor);
  await copy();
  visitor.serveCopy(renew);
  // The newer worker waits until all pages of the older version are closed.
  await come(`?again${BOARD}`);
  await board(visitor).toEqual(START);
  visitor.site.lose(/./);
  await come("?later#graph");
  await nodes(visitor).toBeGreaterThan(0);
  expect(await versions()).toHaveLength(1);
  await visitor.complaints();
});

test("by the number of the machine, no copy is kept", async ({ visitor }) => {
  await visitor.come(BOARD);
  expect(await visitor.board()).toEqual(START);
  // The page would ask for a copy before it shows the board, so a copy would have been asked for by now.
  const workers = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  expect(await visitor.page.evaluate(workers)).toBe(0);
});
