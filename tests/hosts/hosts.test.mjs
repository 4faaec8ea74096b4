// The element in what people write with, as docs/embedding.md says: an mdBook, a VitePress site, and a webpack app.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/versions.mjs";
import { serve } from "../harness/static-server.mjs";
import { documented, page } from "../package/embedding.mjs";
import { Project } from "../package/packed.mjs";
import { Browsers } from "../package/watched.mjs";

const BOARD = documented("vitepress/index.md");
const VERDICT = /Mouse wins in 3 moves/;

/** @type {Project} */
let project;
/** @type {Browsers} */
let browsers;
/** Kept until the end: browsers ask for a page's icon when they find time. @type {import("../harness/static-server.mjs").Site[]} */
const sites = [];

before(async () => {
  project = await Project.create(join(ROOT, "tests", "hosts"));
  browsers = await Browsers.open();
});

after(async () => {
  await browsers?.close();
  await Promise.all(sites.map((site) => site.close()));
  project?.remove();
});

/** @param {string} folder of the built site @param {...RegExp} texts */
async function shows(folder, ...texts) {
  const site = await serve("/some/where/", join(project.folder, folder));
  sites.push(site);
  await browsers.show(site.url, ...texts);
  assert.deepEqual(site.missing, []);
}

/** @param {string} program @param {...string} args */
const run = (program, ...args) => promisify(execFile)(program, args, { cwd: project.folder, timeout: 120_000 });

test("an mdBook shows the board", async () => {
  project.write({
    "book/book.toml": '[book]\ntitle = "Pursuit"\n',
    "book/src/SUMMARY.md": "- [A board](board.md)\n",
    "book/src/board.md": `# A board\n\n${documented("mdbook/src/board.md")}\nThat was it.\n`,
  });
  const element = join(project.folder, "node_modules", "cat-and-mouse", "dist", "element");
  cpSync(element, join(project.folder, "book", "src", "cat-and-mouse"), { recursive: true });
  await run("mdbook", "build", "book");
  await shows("book/book", VERDICT);
});

test("a VitePress site shows the board", async () => {
  project.write({
    "site/index.md": `# A board\n\n${BOARD}\nThat was it.\n`,
    "site/.vitepress/documented.mjs": documented("vitepress/.vitepress/config.mjs"),
    "site/.vitepress/config.mjs": `import documented from "./documented.mjs";
export default { ...documented, base: "/some/where/", head: [["link", { rel: "icon", href: "data:," }]] };
`,
    "site/.vitepress/theme/index.js": documented("vitepress/.vitepress/theme/index.js"),
  });
  await run(join(project.folder, "node_modules", ".bin", "vitepress"), "build", "site");
  await shows("site/.vitepress/dist", VERDICT);
});

test("a webpack app shows the board, and solves another with the solver", async () => {
  project.write({
    "app/main.js": `${documented("vite/main.js")}${documented("solver/browser.js")}`,
    "app/built/index.html": page(`${BOARD}<output></output><script type="module" src="main.js"></script>`),
  });
  /** @type {any} */
  const { webpack } = createRequire(join(project.folder, "package.json"))("webpack");
  const compiler = webpack({
    mode: "production",
    context: join(project.folder, "app"),
    entry: "./main.js",
    output: { path: join(project.folder, "app", "built"), filename: "main.js" },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  await shows("app/built", VERDICT, /^true$/);
});
