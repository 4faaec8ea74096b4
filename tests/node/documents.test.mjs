// What the documents name exists: files, folders, npm scripts, ways into the package, and the headings they link to.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";

const read = (/** @type {string} */ name) => readFileSync(join(ROOT, name), "utf8");
const exists = (/** @type {string} */ path) => existsSync(join(ROOT, path));
const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "RELEASING.md", "SECURITY.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md"],
  ...readdirSync(join(ROOT, "docs")).flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];
const { name: PACKAGE, scripts, exports } = JSON.parse(read("package.json"));

/** Made by a build, by a test or by npm. */
const MADE =
  /^(dist|pkg|target|node_modules)\/|^(element|inline|puzzle|solver|cat-and-mouse\.element)\.(js|wasm)$|^(licenses|puzzles)\.txt$/;
/** In a book or site of a reader, as docs/embedding.md says. */
const OF_READERS = ["src/cat-and-mouse", "static/cat-and-mouse"];
/** The registries ask for the name of the workflow's file without its folder. */
const ALONE = new Map([["release.yml", ".github/workflows/release.yml"]]);

/** A path with a folder, or the name of a file of one of the kinds that the project has. */
const PATH = /^\.?[\w-][\w.-]*\/[\w./-]*$|^[\w-][\w.-]*\.(css|html|js|json|md|mjs|png|py|rs|sh|toml|ts|txt|yml)$/;

/** The fragment under which GitHub shows a heading. @param {string} heading */
const fragmentOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
/** @param {string} text */
const headingsIn = (text) =>
  [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => fragmentOf(heading));
/** @param {string} text */
const withoutBlocks = (text) => text.replace(/^```.*?^```$/gms, "");

/**
 * The paths that a text names in backticks and that do not exist. A path starts at the top of the project, or at the
 * folder named last in the same section, or at a folder around that one.
 * @param {string} text
 */
function missingPaths(text) {
  const missing = [];
  // A name that is a link is checked as a link.
  const unlinked = withoutBlocks(text).replace(/\[`[^`]*`\]\([^)]*\)/g, "");
  for (const section of unlinked.split(/^## /m)) {
    let folder = "";
    for (const [, span = ""] of section.matchAll(/`([^`\n]+)`/g)) {
      // Of a command, only what begins like a file of ours.
      const words = span.split(" ");
      const paths = words.length === 1 ? words : words.filter((word) => /^(benches|scripts|tests)\//.test(word));
      for (const path of paths.filter((word) => PATH.test(word))) {
        if (MADE.test(path) || OF_READERS.includes(path) || exports[path.replace(PACKAGE, ".")]) continue;
        const around = [folder, ...folder.split("/").map((_, depth, all) => all.slice(0, depth).join("/"))];
        const found = [ALONE.get(path) ?? path, ...around.map((each) => posix.join(each, path))].find(exists);
        if (!found) missing.push(path);
        else folder = path.endsWith("/") ? found : dirname(found);
      }
    }
  }
  return missing;
}

/** The links of a document to a file or a heading that does not exist. @param {string} text @param {string} document */
const missingTargets = (text, document) =>
  [...withoutBlocks(text).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(
    ([, file = "", fragment]) => {
      const target = file === "" ? document : posix.join(dirname(document), file);
      if (!exists(target)) return [target];
      const headings = fragment === undefined ? [] : headingsIn(file === "" ? text : read(target));
      return fragment === undefined || headings.includes(fragment) ? [] : [`${target}#${fragment}`];
    },
  );

/** The npm scripts that a text names, also in its commands, and that do not exist. @param {string} text */
const missingScripts = (text) =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].flatMap(([command, script = "", short = ""]) =>
    scripts[script || short] ? [] : [command],
  );

for (const document of DOCUMENTS)
  test(`what ${document} names exists`, () => {
    const text = read(document);
    assert.deepEqual(
      { paths: missingPaths(text), targets: missingTargets(text, document), scripts: missingScripts(text) },
      { paths: [], targets: [], scripts: [] },
    );
  });

test("what does not exist is found", () => {
  const text = [
    "# Top",
    "`scripts/nothing.mjs`, `www/i18n/board.ts`, `page.ts`, `language.ts`, `node scripts/none.mjs`, `cat-and-mouse/angular`",
    "## Next",
    "In `src/web/api/`: `editor.rs`, `convert/input.rs`. `language.ts`, `npm run nothing`, `npm run build`",
    "[a](docs/nothing.md) [b](docs/solving.md#why) [c](docs/solving.md#because) [d](#next) [e](#last)",
  ].join("\n");
  assert.deepEqual(missingPaths(text), [
    "scripts/nothing.mjs",
    "page.ts",
    "scripts/none.mjs",
    "cat-and-mouse/angular",
    "language.ts",
  ]);
  assert.deepEqual(missingTargets(text, "README.md"), ["docs/nothing.md", "docs/solving.md#because", "README.md#last"]);
  assert.deepEqual(missingScripts(text), ["npm run nothing"]);
});

test("the architecture names every file of the crate", () => {
  const text = read("docs/architecture.md");
  // One file each for a kind of question or a mistake: the folder is named.
  const inFolders = /^judge\/(questions|mistakes)\//;
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".rs") && !/(^|\/)(mod|lib)\.rs$/.test(file) && !inFolders.test(file));
  assert.ok(files.length > 50, `${files.length} files`);
  const isNamed = (/** @type {string} */ file) =>
    text.includes(`\`src/${file}\``) || (file.startsWith("web/") && text.includes(`\`${posix.basename(file)}\``));
  assert.deepEqual(
    files.filter((file) => !isNamed(file)),
    [],
  );
});
