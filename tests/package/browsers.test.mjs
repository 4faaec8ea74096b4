// The package in browsers: bundled by Vite, and as plain modules from a plain server.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build, createServer } from "vite";
import { serve } from "../../scripts/static-server.mjs";
import { errorsOf, openBrowser } from "../../scripts/webdriver.mjs";
import { Project } from "./packed.mjs";

/** @typedef {import("../../scripts/static-server.mjs").Site} Site */
/** @typedef {import("../../scripts/webdriver.mjs").WebDriver} WebDriver */

/** A page that writes the verdict of a board into its output. @param {string} script @param {string} [policy] */
const page = (script, policy) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A board</title>
    <link rel="icon" href="data:," />
    ${policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}" />` : ""}
    ${script}
  </head>
  <body><output></output></body>
</html>
`;

/** @param {string} from what the solver is imported by */
const solving = (from) => `import init, { solve } from ${JSON.stringify(from)};
await init();
const solution = solve(["####F", "#C...", "M...."], 1, 2);
const { winner, plies } = solution.verdict();
solution.free();
document.querySelector("output").textContent = \`\${winner} \${plies}\`;
`;

const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:";

/** @type {Project} */
let project;
/** @type {Site} */
let site;
/** @type {[string, WebDriver][]} */
let browsers = [];

before(async () => {
  project = await Project.create();
  project.write({
    "app/index.html": page(`<script type="module" src="./main.js"></script>`),
    "app/main.js": solving("cat-and-mouse"),
    "plain/index.html": page(`<script type="module" src="main.js"></script>`, STRICT),
    "plain/main.js": solving("../node_modules/cat-and-mouse/pkg/cat_and_mouse.js"),
  });
  // As Vite does it by itself, without any configuration but the place.
  await build({ root: join(project.folder, "app"), base: "./", configFile: false, logLevel: "warn" });
  site = await serve("/some/where/", project.folder);
  const names = /** @type {const} */ (["firefox", "chromium"]);
  browsers = await Promise.all(
    names.map(async (name) => /** @type {[string, WebDriver]} */ ([name, await openBrowser(name)])),
  );
});

after(async () => {
  await Promise.all(browsers.map(([, driver]) => driver.quit()));
  await site?.close();
  project?.remove();
});

/** What both browsers show, without a complaint. @param {string} url @param {string} text */
async function shows(url, text) {
  for (const [name, driver] of browsers) {
    await driver.get(url);
    const read = () => driver.executeScript("return document.querySelector('output').textContent");
    await driver.wait(async () => (await read()) !== "", 10_000).catch(() => {}); // What it complains of says more.
    assert.deepEqual([await read(), await errorsOf(driver)], [text, []], `${url} in ${name}`);
  }
  assert.deepEqual(site.missing.splice(0), []);
}

test("a Vite app solves a board", () => shows(`${site.url}app/dist/`, "mouse 5"));

test("it solves it in Vite's development server as well", async () => {
  const server = await createServer({ root: join(project.folder, "app"), configFile: false, logLevel: "warn" });
  try {
    await server.listen(0);
    await shows(server.resolvedUrls?.local[0] ?? "no address", "mouse 5");
  } finally {
    await server.close();
  }
});

test("a plain page under a strict policy solves a board", () => shows(`${site.url}plain/`, "mouse 5"));
