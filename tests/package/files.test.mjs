// The npm package holds the intended files, and nothing else.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { about } from "../../scripts/manifests.mjs";
import { ROOT } from "../../scripts/versions.mjs";
import { Project } from "./packed.mjs";

/** @type {Project} */
let project;
before(async () => {
  project = await Project.create();
});
after(() => project.remove());

test("the package holds exactly these files", () => {
  assert.deepEqual(project.files.sort(), [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "SECURITY.md",
    "dist/element/cat-and-mouse.element.js",
    "dist/element/element.d.ts",
    "dist/element/element.js",
    "dist/element/element.wasm",
    "dist/element/graph-element.js",
    "dist/element/graph-element.wasm",
    "dist/element/licenses.txt",
    "dist/element/puzzle.js",
    "dist/element/puzzles.txt",
    "dist/element/react.d.ts",
    "dist/element/solver.d.ts",
    "dist/element/solver.js",
    "dist/element/solver.node.js",
    "dist/element/svelte.d.ts",
    "dist/element/vue.d.ts",
    "docs/embedding.md",
    "package.json",
    "pkg/cat_and_mouse.d.ts",
    "pkg/cat_and_mouse.js",
    "pkg/cat_and_mouse_bg.wasm",
    "pkg/inline.js",
    "pkg/licenses.txt",
    "pkg/node.js",
    "src/web/types.d.ts",
  ]);
});

test("the links of the package's README lead to this version in the repository, and to files that are there", () => {
  const { repository, version } = about();
  const links = [...text("README.md").matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  for (const link of links.filter((each) => !each.startsWith("https://leetcode.com/"))) {
    const [before, path = ""] = link.split(`/blob/v${version}/`);
    assert.equal(before, repository, link);
    assert.ok(existsSync(join(ROOT, path)), link);
  }
});

test("the document states the size of inline.js", () => {
  const [, stated] =
    /`inline\.js` contains the solver\. It is ready when it is imported, and (\d\.\d) MB large/.exec(
      text("docs/embedding.md"),
    ) ?? [];
  const { length } = text("pkg/inline.js");
  assert.ok(Math.abs(length / 1e6 / Number(stated) - 1) < 0.1, `it has ${length} bytes`);
});

/** The text of a file of the package. @param {string} path */
const text = (path) => readFileSync(join(project.folder, "node_modules", "cat-and-mouse", path), "utf8");

/** @returns {any} */
const manifest = () => JSON.parse(text("package.json"));

test("the package needs no other package, and runs nothing when it is installed", () => {
  const named = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies", "scripts"];
  assert.deepEqual(
    named.filter((name) => name in manifest()),
    [],
  );
  assert.ok(!existsSync(join(project.folder, "node_modules", "lit")));
});

test("every file that the manifest names is in the package", () => {
  /** @param {unknown} entry @returns {string[]} */
  const targets = (entry) => (typeof entry === "string" ? [entry] : Object.values(Object(entry)).flatMap(targets));
  const { exports, main, module, sideEffects, types } = manifest();
  const named = [...targets(exports), ...sideEffects, main, module, types];
  for (const path of named) assert.ok(project.files.includes(path.replace("./", "")), path);
});

test("npm refuses to pack the project itself, and says what makes the package", async () => {
  await assert.rejects(promisify(execFile)("npm", ["pack", "--dry-run"], { cwd: ROOT }), ({ stderr }) => {
    assert.match(stderr, /This folder is not the package: npm run package makes it\./);
    return true;
  });
});

test("every relative link in the package's documents leads to a file of the package", () => {
  const links = project.files
    .filter((path) => path.endsWith(".md"))
    .flatMap((path) => {
      const targets = [...text(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
      return targets.filter((target) => !/^([a-z]+:|#)/.test(target)).map((target) => ({ path, target }));
    });
  assert.deepEqual(
    links.map(({ path, target }) => `${path}: ${target}`),
    ["docs/embedding.md: ../src/web/types.d.ts"],
  );
  const dead = links.filter(({ path, target }) => {
    const [file = ""] = target.split("#");
    return !project.files.includes(normalize(join(dirname(path), file)));
  });
  assert.deepEqual(dead, []);
});
