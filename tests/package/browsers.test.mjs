// The package in browsers, used as docs/embedding.md says: bundled by Vite, as plain files from a server, and as plain
// files without a server.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build, createServer } from "vite";
import { ROOT } from "../../scripts/versions.mjs";
import { serve } from "../harness/static-server.mjs";
import { documented, PUZZLE, page, QUESTION } from "./embedding.mjs";
import { Project } from "./packed.mjs";
import { Browsers } from "./watched.mjs";

const BOARD = documented("vitepress/index.md");
const GRAPH = documented("graph/index.html").replace(/<script.*?<\/script>/, "");
const VERDICT = /Mouse wins in 3 moves/;
const DRAW = /= Draw/;
const MODULE = '<script type="module" src="./main.js"></script>';
const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:";

/** @type {Project} */
let project;
/** @type {import("../harness/static-server.mjs").Site} */
let site;
/** @type {Browsers} */
let browsers;

before(async () => {
  project = await Project.create();
  const inPackage = join(project.folder, "node_modules", "cat-and-mouse");
  project.write({
    "app/index.html": page(`${MODULE}${BOARD}${GRAPH}${PUZZLE}<output></output>`),
    "app/main.js": `${documented("vite/main.js")}import "cat-and-mouse/graph-element.js";\n${documented("solver/browser.js")}`,
    "solver/index.html": page(`${MODULE}<output></output>`, STRICT),
    "solver/main.js": documented("solver/browser.js").replace('"cat-and-mouse"', '"./pkg/cat_and_mouse.js"'),
    "worker/index.html": page(`${MODULE}<output></output>`),
    "worker/main.js": documented("worker/main.js"),
    "worker/worker.js": documented("worker/worker.js"),
    "preload/index.html": page(`${documented("preload/head.html")}${documented("plain/index.html")}<output></output>
<script type="module">
  document.addEventListener("board-solve", () => {
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm"));
    document.querySelector("output").textContent = loaded.map(({ initiatorType }) => initiatorType).join();
  });
</script>`),
    "plain/index.html": page(documented("plain/index.html")),
    "graph/index.html": page(documented("graph/index.html")),
    "compact/index.html": page(documented("compact/index.html")),
    "many/index.html": page(documented("many/index.html")),
    "single/index.html": page(documented("single/index.html")),
    "file/index.html": page(documented("file/index.html")),
    "frame/index.html": page(`${documented("frame/index.html")}<output></output>
<script type="module">
  addEventListener("message", ({ data }) => {
    document.querySelector("output").textContent = \`\${document.querySelector("iframe").height} of \${data.height}\`;
  });
</script>`),
    "exercise/index.html": page(`${documented("exercise/index.html")}
<style>${documented("colours/style.css")}</style>`),
  });
  cpSync(join(inPackage, "pkg"), join(project.folder, "solver", "pkg"), { recursive: true });
  const element = join(inPackage, "dist", "element");
  for (const folder of ["plain", "graph", "preload", "compact", "many", "exercise"])
    cpSync(element, join(project.folder, folder, "cat-and-mouse"), { recursive: true });
  const single = "cat-and-mouse.element.js";
  for (const folder of ["single", "file"]) cpSync(join(element, single), join(project.folder, folder, single));
  cpSync(join(ROOT, "dist"), join(project.folder, "frame", "playground"), { recursive: true });
  // Vite's defaults, except for the folder and the base.
  for (const folder of ["app", "worker"])
    await build({ root: join(project.folder, folder), base: "./", configFile: false, logLevel: "warn" });
  site = await serve("/some/where/", project.folder);
  browsers = await Browsers.open();
});

after(async () => {
  await browsers?.close();
  await site?.close();
  project?.remove();
});

test("a Vite app shows a board, a graph and a puzzle, and solves another board with the solver", () =>
  browsers.show(`${site.url}app/dist/`, VERDICT, DRAW, QUESTION, /^true$/));

test("a worker solves a board in a Vite app", () => browsers.show(`${site.url}worker/dist/`, /^true$/));

for (const [folder, ...seen] of /** @type {[string, ...RegExp[]][]} */ ([
  ["app", VERDICT, DRAW, QUESTION, /^true$/],
  ["worker", /^true$/],
]))
  test(`the ${folder} works in Vite's development server`, async () => {
    const server = await createServer({ root: join(project.folder, folder), configFile: false, logLevel: "warn" });
    try {
      await server.listen(0);
      await browsers.show(server.resolvedUrls?.local[0] ?? "no address", ...seen);
    } finally {
      await server.close();
    }
  });

test("a plain page shows a board, with two lines", () => browsers.show(`${site.url}plain/`, VERDICT));

test("a plain page shows a graph, with two lines", () => browsers.show(`${site.url}graph/`, DRAW));

test("a plain page shows a board with one file", () => browsers.show(`${site.url}single/`, VERDICT));

test("a page that is opened as a file shows a board with one file", () =>
  browsers.show(`${pathToFileURL(join(project.folder, "file", "index.html"))}`, VERDICT));

test("a plain page shows a board in a column of text", () => browsers.show(`${site.url}compact/`, VERDICT));

test("a plain page shows one of many boards that start late", () => browsers.show(`${site.url}many/`, VERDICT));

test("a solver that is loaded early is not loaded again", () =>
  browsers.show(`${site.url}preload/`, VERDICT, /^link$/));

test("an exercise says what is to be done", () =>
  browsers.show(`${site.url}exercise/`, /Make the cat win, in 6 moves or more.* Not yet\./));

test("a frame is as high as what is in it", () => browsers.show(`${site.url}frame/`, /^([1-9]\d+) of \1$/));

test("a plain page under a strict policy imports the solver by its address", () =>
  browsers.show(`${site.url}solver/`, /^true$/));
