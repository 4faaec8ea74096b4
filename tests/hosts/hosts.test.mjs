// The package in other tools, as docs/embedding.md describes: frameworks, site generators, bundlers and runtimes.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/versions.mjs";
import { serve } from "../harness/static-server.mjs";
import { documented, PUZZLE, page, QUESTION } from "../package/embedding.mjs";
import { examples } from "../package/examples.mjs";
import { Project } from "../package/packed.mjs";
import { Browsers } from "../package/watched.mjs";

const BOARD = documented("vitepress/index.md");
const VERDICT = /Mouse wins in 3 moves/;
const GRAPH = '<cat-mouse-graph graph="[[1,3],[0],[3],[0,2]]"></cat-mouse-graph>';
const HOLE = /Mouse wins in 1 move/;
/** All scripts for a bundler: a board, a graph, a puzzle, and a board that the solver solves. */
const ALL = {
  "main.js": `${documented("vite/main.js")}import "cat-and-mouse/graph-element.js";\n${documented("solver/browser.js")}`,
  "index.html": page(`${BOARD}${GRAPH}${PUZZLE}<output></output><script type="module" src="main.js"></script>`),
};
const SHOWN = [VERDICT, HOLE, QUESTION, /^true$/];

/** @type {Project} */
let project;
/** @type {Browsers} */
let browsers;
/** Kept until the end, because browsers ask for a page's icon at any time. @type {import("../harness/static-server.mjs").Site[]} */
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

/** @param {string} program an installed one, or one of the project @param {...string} args @returns {Promise<string>} its output */
async function run(program, ...args) {
  const PATH = [join(project.folder, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const options = { cwd: project.folder, timeout: 120_000, env: { ...process.env, PATH } };
  return (await promisify(execFile)(program, args, options)).stdout;
}

/**
 * Runs this version of TypeScript: the name `tsc` could mean either of the two installed versions.
 * @param {string[]} args @param {string} [version]
 */
const tsc = (args, version = "typescript") =>
  run(process.execPath, join(project.folder, "node_modules", version, "bin", "tsc"), ...args);

/** Runs documented commands in the project. @param {string} name */
const runDocumented = (name) => run("bash", "-ec", documented(name));

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

test("a VitePress site shows a board and a graph", async () => {
  project.write({
    "site/index.md": `# A board\n\n${BOARD}\n${GRAPH}\n\nThat was it.\n`,
    "site/.vitepress/documented.mjs": documented("vitepress/.vitepress/config.mjs"),
    "site/.vitepress/config.mjs": `import documented from "./documented.mjs";
export default { ...documented, base: "/some/where/", head: [["link", { rel: "icon", href: "data:," }]] };
`,
    "site/.vitepress/theme/index.js": `import "cat-and-mouse/graph-element.js";\n${documented("vitepress/.vitepress/theme/index.js")}`,
  });
  await run("vitepress", "build", "site");
  await shows("site/.vitepress/dist", VERDICT, HOLE);
});

test("a webpack app shows a board, a graph and a puzzle, and solves another board with the solver", async () => {
  project.write({ "app/main.js": ALL["main.js"], "app/built/index.html": ALL["index.html"] });
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
  await shows("app/built", ...SHOWN);
});

for (const bundler of ["esbuild", "rollup"])
  test(`${bundler} builds a page that shows a board, a graph and a puzzle, and solves another board with the solver`, async () => {
    project.write({ "main.js": ALL["main.js"], "public/index.html": ALL["index.html"] });
    await runDocumented(`${bundler}/build.sh`);
    for (const file of [
      "element/graph-element.wasm",
      "element/puzzle.js",
      "element/puzzles.txt",
      "../pkg/cat_and_mouse_bg.wasm",
    ])
      cpSync(
        join(project.folder, "node_modules", "cat-and-mouse", "dist", file),
        join(project.folder, "public", basename(file)),
      );
    const built = `built-by-${bundler}`;
    renameSync(join(project.folder, "public"), join(project.folder, built));
    await shows(built, ...SHOWN);
  });

/** Each framework: the documented component, the page's own script and settings, and the type check. */
const FRAMEWORKS = {
  react: {
    component: "Board.tsx",
    script: "main.tsx",
    start: `import { createRoot } from "react-dom/client";
import { Board } from "./Board";

createRoot(document.querySelector("#app") as Element).render(<Board />);
`,
    settings: 'import react from "@vitejs/plugin-react";\n\nexport default { plugins: [react()] };\n',
    check: ["tsc", "-p", "react"],
  },
  vue: {
    component: "Board.vue",
    script: "main.ts",
    start: 'import { createApp } from "vue";\nimport Board from "./Board.vue";\n\ncreateApp(Board).mount("#app");\n',
    settings: documented("vue/vite.config.mjs"),
    check: ["vue-tsc", "-p", "vue"],
  },
  svelte: {
    component: "Board.svelte",
    script: "main.ts",
    start: `import { mount } from "svelte";
import Board from "./Board.svelte";

mount(Board, { target: document.querySelector("#app") as Element });
`,
    settings: 'import { svelte } from "@sveltejs/vite-plugin-svelte";\n\nexport default { plugins: [svelte()] };\n',
    check: ["svelte-check", "--workspace", "svelte", "--tsconfig", "./tsconfig.json", "--output", "machine"],
  },
};

const STRICT = {
  compilerOptions: {
    ...{ target: "es2022", module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom"] },
    ...{ jsx: "react-jsx", strict: true, skipLibCheck: true, noEmit: true, types: [] },
  },
  include: ["*"],
  exclude: ["vite.config.mjs"],
};

for (const [name, { component, script, start, settings, check }] of Object.entries(FRAMEWORKS)) {
  const [checker = "", ...args] = check;
  const source = documented(`${name}/${component}`);

  const write = (/** @type {string} */ text) =>
    project.write({
      [`${name}/${component}`]: text,
      [`${name}/cat-and-mouse.d.ts`]: documented(`${name}/cat-and-mouse.d.ts`),
      [`${name}/${script}`]: start,
      [`${name}/vite.config.mjs`]: settings,
      [`${name}/tsconfig.json`]: JSON.stringify(STRICT),
      [`${name}/index.html`]: page(`<div id="app"></div><script type="module" src="./${script}"></script>`),
    });

  test(`a ${name} component shows the board, and hears of its solution`, async () => {
    write(source);
    await (checker === "tsc" ? tsc(args) : run(checker, ...args));
    await run("vite", "build", name, "--base", "./");
    await shows(`${name}/dist`, VERDICT, /^mouse$/);
  });

  test(`a ${name} component shows a graph in the same way`, async () => {
    const graph = source
      .replace("element.js", "graph-element.js")
      .replace(/cat-mouse-board/g, "cat-mouse-graph")
      .replace("board-solve", "graph-solve")
      .replace("detail.winner", "detail.winner ?? 'nobody'")
      .replace(/board="[^"]+"/, 'graph="[[1,3],[0],[3],[0,2]]"')
      .replace(/^ *:?(cat|mouse)-jump=.*\n/gm, "");
    write(graph);
    await (checker === "tsc" ? tsc(args) : run(checker, ...args));
    await run("vite", "build", name, "--base", "./");
    await shows(`${name}/dist`, HOLE, /^mouse$/);
  });

  test(`the types for ${name} reject a wrong attribute and a wrong property of an event`, async () => {
    write(source.replace('board="', 'turn="dog" board="').replace("detail.winner", "detail.loser"));
    await assert.rejects(checker === "tsc" ? tsc(args) : run(checker, ...args), ({ stdout }) => {
      assert.match(stdout, /dog.*is not assignable to type .*mouse/);
      assert.match(stdout, /'loser' does not exist on type 'Outcome'/);
      return true;
    });
  });
}

/** Runs a file in a folder of its own, away from the package. @param {string} file @param {string[]} [by] */
async function runElsewhere(file, by = []) {
  const elsewhere = mkdtempSync(join(tmpdir(), "cat-and-mouse-bundle-"));
  try {
    const moved = join(elsewhere, file);
    cpSync(join(project.folder, file), moved);
    const [program = "", ...args] = [...by, moved];
    return await run(program, ...args);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
}

const INLINE = { "inline.mjs": documented("solver/inline.mjs") };

test("esbuild makes one file for Node.js, which solves a board anywhere", async () => {
  project.write(INLINE);
  await runDocumented("solver/esbuild.sh");
  assert.equal(await runElsewhere("program.mjs", [process.execPath]), "mouse 5\n");
});

test("esbuild makes it in CommonJS as well, as its own choice for Node.js is", async () => {
  project.write(INLINE);
  await run("esbuild", "inline.mjs", "--bundle", "--platform=node", "--log-level=error", "--outfile=program.cjs");
  assert.equal(await runElsewhere("program.cjs", [process.execPath]), "mouse 5\n");
});

test("bun makes a program that solves a board anywhere", async () => {
  project.write(INLINE);
  await runDocumented("solver/bun.sh");
  assert.equal(await runElsewhere("program"), "mouse 5\n");
});

test("bun runs both forms of the package", async () => {
  project.write({ ...INLINE, "five-lines.mjs": documented("solver/five-lines.mjs") });
  assert.equal(await run("bun", "inline.mjs"), "mouse 5\n");
  assert.equal(await run("bun", "five-lines.mjs"), "mouse 5\n");
});

test("deno runs both forms of the package", async () => {
  project.write({ ...INLINE, "five-lines.mjs": documented("solver/five-lines.mjs") });
  assert.equal(await runDocumented("solver/deno.sh"), "mouse 5\nmouse 5\n");
});

/** Copies the whole package, as people copy it to a site. @param {string} folder */
const copyPackage = (folder) =>
  cpSync(join(project.folder, "node_modules", "cat-and-mouse"), join(project.folder, folder), { recursive: true });

test("without a bundler, an import map finds the package", async () => {
  project.write({ "map/index.html": page(`${documented("map/index.html")}<output></output>`) });
  copyPackage("map/cat-and-mouse");
  await shows("map", /^true$/);
});

test("the element and cat-and-mouse/solver on one page use one file of the solver", async () => {
  const [map] = documented("map/index.html").match(/<script type="importmap">.*?<\/script>/s) ?? [];
  const both = `${map}${documented("both/index.html")}<output></output><output id="files"></output>
<script type="module">
  const board = document.querySelector("cat-mouse-board");
  const solved = new Promise((resolve) => board.addEventListener("board-solve", resolve, { once: true }));
  if (!board.outcome) await solved;
  const shown = document.querySelector("output");
  while (!shown.textContent) await new Promise(requestAnimationFrame);
  const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm"));
  document.querySelector("#files").textContent = [...new Set(files.map(({ name }) => name.split("/").at(-1)))].join();
</script>`;
  project.write({ "both/index.html": page(both) });
  copyPackage("both/cat-and-mouse");
  await shows("both", VERDICT, /^mouse$/, /^element\.wasm$/);
});

test("cat-and-mouse/solver solves a board in Node.js, and in a bundle that has no judge", async () => {
  const five = documented("solver/five-lines.mjs").replace('"cat-and-mouse"', '"cat-and-mouse/solver"');
  project.write({
    "solver.mjs": five,
    "small/main.js": documented("solver/browser.js").replace('"cat-and-mouse"', '"cat-and-mouse/solver"'),
    "small/index.html": page('<output></output><script type="module" src="./main.js"></script>'),
  });
  assert.equal(await project.node("solver.mjs"), "mouse 5\n");
  await run("vite", "build", "small", "--base", "./");
  const [solver, ...others] = readdirSync(join(project.folder, "small", "dist", "assets")).filter((name) =>
    name.endsWith(".wasm"),
  );
  assert.deepEqual(others, []);
  const { size } = statSync(join(project.folder, "small", "dist", "assets", solver ?? ""));
  assert.ok(size < statSync(join(project.folder, "node_modules/cat-and-mouse/pkg/cat_and_mouse_bg.wasm")).size * 0.75);
  await shows("small/dist", /^true$/);
});

test("a page that allows only one policy of Trusted Types shows the board", async () => {
  const [, policy = ""] =
    /^(require-trusted-types-for 'script'; trusted-types .+)$/m.exec(documented("trusted/policy.txt")) ?? [];
  project.write({ "trusted/index.html": page(documented("plain/index.html"), policy) });
  cpSync(
    join(project.folder, "node_modules/cat-and-mouse/dist/element"),
    join(project.folder, "trusted/cat-and-mouse"),
    { recursive: true },
  );
  await shows("trusted", VERDICT);
});

/** The errors of a version of TypeScript in a strict project. @param {string} options @param {string[]} files @param {string} [version] */
async function complaints(options, files, version) {
  const args = `--strict --skipLibCheck --lib es2023,dom,dom.iterable ${options}`.split(" ");
  const told = await tsc([...args, ...files], version).catch(({ stdout }) => `${stdout}`);
  // Type declarations of other packages may be too new for the oldest version of TypeScript.
  return told.split("\n").filter((line) => line && !line.startsWith("node_modules/"));
}

for (const version of ["typescript-5.2", "typescript"])
  test(`every example of the documents is strict TypeScript for ${version}`, async () => {
    const names = Object.keys(examples);
    assert.ok(names.length > 20, `${names.length} examples are found`);
    project.write(examples);
    const types = `--types node --typeRoots ${join(ROOT, "node_modules", "@types")}`;
    const options = `--noEmit --module esnext --moduleResolution bundler --target es2022 ${types}`;
    assert.deepEqual(await complaints(options, names, version), []);
  });

test("a CommonJS file in TypeScript requires the package, or imports it when it is needed", async () => {
  const manifest = '{ "type": "commonjs" }';
  project.write({
    "commonjs/package.json": manifest,
    "commonjs/required.ts": documented("solver/five-lines.mjs"),
    "commonjs/imported.ts": documented("solver/commonjs.ts"),
    "commonjs/built/package.json": manifest,
  });
  const types = `--types node --typeRoots ${join(ROOT, "node_modules", "@types")}`;
  const options = (/** @type {string} */ module) => `--module ${module} ${types} --outDir commonjs/built`;
  assert.deepEqual(await complaints(options("nodenext"), ["commonjs/required.ts"]), []);
  assert.equal(await project.node("commonjs/built/required.js"), "mouse 5\n");
  assert.match((await complaints(options("node16"), ["commonjs/required.ts"])).join(), /TS1479/);
  assert.deepEqual(await complaints(options("node16"), ["commonjs/imported.ts"]), []);
  assert.equal(await project.node("commonjs/built/imported.js"), "mouse 5\n");
});
