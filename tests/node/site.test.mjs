// The description of the built site for search engines, other sites and browsers.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { about } from "../../scripts/manifests.mjs";
import { ROOT } from "../../scripts/versions.mjs";
import { load, read as readFile } from "./load.mjs";

const { homepage } = about();
const read = (/** @type {string} */ name) => readFile(`dist/${name}`);

/** The attributes of all elements of a kind. @param {string} html @param {string} tag @returns {Record<string, string>[]} */
const elements = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, "g"))].map(([, text = ""]) =>
    Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  );

test("the page says its name and its question before any script, in the words that it says later", async () => {
  const { name, question } = (await load("i18n/en/en")).page;
  const html = read("index.html");
  assert.ok(html.includes(`<span>${name.replace("&", "&amp;")}</span>`));
  assert.ok(html.includes(`<p>${question}</p>`));
});

const PAGES = {
  "index.html": { address: homepage, title: "Cat & Mouse Playground" },
  "tutorial/index.html": { address: `${homepage}tutorial/`, title: "Cat and Mouse I and II, explained" },
  "tutorial/zh/index.html": { address: `${homepage}tutorial/zh/`, title: undefined },
};

for (const [name, { address, title }] of Object.entries(PAGES))
  test(`${name} has a canonical address, a description, a picture, icons and a web manifest`, () => {
    const html = read(name);
    const links = elements(html, "link");
    const metas = elements(html, "meta");
    const link = (/** @type {string} */ rel) => links.filter((each) => each.rel === rel).map(({ href }) => href);
    const meta = (/** @type {string} */ key) =>
      metas.filter(({ name, property }) => name === key || property === key).map(({ content }) => content);
    assert.deepEqual(link("canonical"), [address]);
    assert.deepEqual(meta("og:url"), [address]);
    assert.deepEqual(meta("og:image"), [`${homepage}social.png`]);
    if (title) assert.deepEqual(meta("og:title"), [title.replace("&", "&amp;")]);
    assert.deepEqual(meta("og:description"), meta("description"));
    assert.equal(meta("description").length, 1);
    for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
      const [href = ""] = link(rel);
      const path = new URL(href, new URL(name, "file:///")).pathname;
      assert.ok(href && existsSync(join(ROOT, "dist", path)), `${rel}: ${href}`);
    }
  });

for (const [name, modules] of /** @type {const} */ ([
  ["index.html", ["solver", "later", "start", "playground", "board", "keyed", "board-kit"]],
  ["embed.html", ["solver", "board", "board-en", "board-zh", "element", "later"]],
]))
  test(`the browser loads the scripts of ${name} beside its first script, and not after it`, () => {
    const links = elements(read(name), "link");
    const named = links.flatMap(({ rel, href = "" }) => {
      if (rel !== "modulepreload") return [];
      assert.ok(existsSync(join(ROOT, "dist", href)), href);
      return [href.replace(/^\.\/assets\/|-[\w-]{8}\.\w+$/g, "")];
    });
    assert.deepEqual(named.sort(), modules.toSorted());
  });

test("each language of the tutorial names the other, and the one for readers of neither", () => {
  const expected = [
    ["en", `${homepage}tutorial/`],
    ["zh", `${homepage}tutorial/zh/`],
    ["x-default", `${homepage}tutorial/`],
  ];
  for (const name of ["tutorial/index.html", "tutorial/zh/index.html"]) {
    const found = elements(read(name), "link").filter(({ rel }) => rel === "alternate");
    assert.deepEqual(
      found.map(({ hreflang, href }) => [hreflang, href]),
      expected,
      name,
    );
  }
});

test("the page for frames has no canonical address and is not for search engines", () => {
  const html = read("embed.html");
  assert.deepEqual(
    elements(html, "link").filter(({ rel }) => rel === "canonical"),
    [],
  );
  assert.ok(elements(html, "meta").some(({ name, content }) => name === "robots" && content === "noindex"));
});

test("the licences of all that is in the site and in the element are listed", () => {
  const site = ["d3-force", "lit", "serde", "wasm-bindgen", "wide"];
  for (const [name, expected] of /** @type {const} */ ([
    ["licenses.txt", site],
    ["element/licenses.txt", site.slice(1)],
  ])) {
    const found = [...read(name).matchAll(/^## (\S+) - .* \(.+\)$/gm)].map(([, name]) => name);
    for (const each of expected) assert.ok(found.includes(each), `${name}: ${each} is not among ${found}`);
  }
});

test("the sitemap lists every page, and robots.txt names the sitemap", () => {
  const found = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  assert.deepEqual(found, [homepage, `${homepage}tutorial/`, `${homepage}tutorial/zh/`]);
  assert.match(read("robots.txt"), new RegExp(`^Sitemap: ${homepage}sitemap.xml$`, "m"));
});

test("the web manifest names icons of the sizes they have", () => {
  const { icons, start_url, scope } = JSON.parse(read("manifest.webmanifest"));
  assert.deepEqual([start_url, scope], ["./", "./"]);
  for (const { src, sizes } of icons) {
    // Width and height of a PNG.
    const png = readFileSync(join(ROOT, "dist", src));
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
  }
  assert.equal(icons.length, 2);
});

test("the picture for links is 1200 by 630", () => {
  const png = readFileSync(join(ROOT, "dist", "social.png"));
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
});

test("the copy for use without a network holds every page, script, style and solver, and not the element for other sites", () => {
  const worker = read("sw.js");
  for (const name of ["index.html", "embed.html", "tutorial/index.html", "tutorial/zh/index.html"])
    assert.ok(worker.includes(`"${name}"`) || worker.includes(`\`${name}\``), name);
  assert.match(worker, /assets\/cat_and_mouse_bg-[\w-]+\.wasm/);
  assert.doesNotMatch(worker, /element\/|social\.png|python\//);
});
