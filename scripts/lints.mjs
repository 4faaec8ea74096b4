// Checks what no other linter checks: words, colours, the directions of imports, and the names in documents. Part of
// `npm run check`.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { main, Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");
const exists = (/** @type {string} */ path) => existsSync(join(ROOT, path));

/** The files in a folder and in the folders in it, by their paths in the project. @param {string} folder @param {RegExp} names */
const filesIn = (folder, names) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => names.test(path));

/** The lines of files that match. @param {string[]} paths @param {RegExp} what */
const linesWith = (paths, what) =>
  paths.flatMap((path) =>
    read(path)
      .split("\n")
      .flatMap((line, at) => (what.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );

// Words: one word for one thing, and only plain words.

/** @type {[wrong: RegExp, right: string][]} */
const CHINESE = [
  [/(?<!最大)跳跃距离/, "最大跳跃距离"],
  [/墙[^。！]*一面/, "一堵墙"],
  [/出错用例/, "最小反例"],
  [/你走的步/, "走法"],
  [/轮到的一方/, "行动方"],
];

const chineseTerms = () => {
  const files = [...filesIn("www/i18n/zh", /\.ts$/), ...filesIn("tutorial/zh", /\.html$/), "www/check/words-zh.ts"];
  return CHINESE.flatMap(([wrong, right]) => linesWith(files, wrong).map((line) => `${line} (right: ${right})`));
};

const oddEnglish = () => {
  const folders = ["src", "cli/src", "www", "docs", "tests", "tutorial", "scripts"];
  const files = folders.flatMap((folder) => filesIn(folder, /\.(ts|rs|md|mjs|html|css)$/));
  return linesWith(
    files.filter((file) => file !== "scripts/lints.mjs"),
    /\bwhoever\b|\bneither can force\b|\bknown at all\b/i,
  );
};

// Colours: the contrast ratio of WCAG 2 for every pair that must be told apart, in both themes.

/** The custom properties of a theme, the same for the page and for the embedded board. @param {"light" | "dark"} theme */
function colours(theme) {
  const style = read(`www/style/${theme}.css`);
  return new Map(
    [...style.matchAll(/(--[\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** @param {string} colour */
function luminance(colour) {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, "$&$&") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs of colours that need at least this contrast ratio: first the pairs for text, then those for shapes. @type {[least: number, pairs: [string, string][]][]} */
const APART = [
  [
    4.5,
    [
      ["--ink", "--paper"],
      ["--ink", "--card"],
      ["--ink", "--mouse-wash"],
      ["--ink", "--cat-wash"],
      ["--ink", "--limit-wash"],
      ["--quiet", "--paper"],
      ["--quiet", "--card"],
      ["--quiet", "--limit-wash"],
      ["--on-accent", "--accent"],
      ["--mouse-ink", "--mouse-wash"],
      ["--cat-ink", "--cat-wash"],
      ["--cat-ink", "--paper"],
    ],
  ],
  [
    3,
    [
      ["--cm-wall", "--cm-floor"],
      ["--cm-cat", "--cm-floor"],
      ["--cm-mouse", "--cm-floor"],
      ["--cm-marks", "--cm-cat"],
      ["--cm-marks", "--cm-mouse"],
      ["--edge", "--card"],
    ],
  ],
];

const alikeColours = () =>
  /** @type {const} */ (["light", "dark"]).flatMap((theme) => {
    const named = colours(theme);
    const colour = (/** @type {string} */ name) => named.get(name) ?? "";
    const ratios = APART.flatMap(([least, pairs]) =>
      pairs.flatMap(([one, other]) => {
        const ratio = contrast(colour(one), colour(other));
        return ratio >= least ? [] : [`${theme}.css: ${one} on ${other} has ${ratio.toFixed(2)}, less than ${least}`];
      }),
    );
    const isDarker = luminance(colour("--cm-wall")) < luminance(colour("--cm-floor"));
    return isDarker ? ratios : [...ratios, `${theme}.css: a wall is not darker than the floor`];
  });

/**
 * Checks the frames around marks on cells (`--on-cell`) in the dark theme: their contrast with the floor is at least 3,
 * and less than three quarters of the letters' contrast. Returns what is wrong.
 */
const loudFrames = () => {
  const named = colours("dark");
  const [, percent] = /--on-cell: rgb\(255 255 255 \/ (\d+)%\);/.exec(read("www/style/dark.css")) ?? [];
  const [floor = "", letters = ""] = [named.get("--cm-floor"), named.get("--on-mark")];
  // The frame is a transparent white, so the floor shows through.
  const through = [1, 3, 5].map((at) => {
    const part = Number.parseInt(floor.slice(at, at + 2), 16);
    return Math.round(part + ((255 - part) * Number(percent)) / 100)
      .toString(16)
      .padStart(2, "0");
  });
  const frame = contrast(`#${through.join("")}`, floor);
  const most = 0.75 * contrast(letters, floor);
  return frame >= 3 && frame < most ? [] : [`dark.css: --on-cell has ${frame.toFixed(2)}, not 3 to ${most.toFixed(2)}`];
};

// Imports: in www/, a folder imports only from the folders above it in `ORDER`, as docs/architecture.md says. The
// sections of the page (such as Solve and Play) do not import one another. A panel does not know which game it shows.

/**
 * The folders of www/. Each imports only from folders above it. Folders on the same line do not import one another. "."
 * stands for the files directly in www/: each of them begins a page.
 */
const ORDER = [
  ["style"],
  ["lib", "offline"],
  ["model"],
  ["i18n"],
  ["board", "graph"],
  ["panels"],
  ["page"],
  ["solve", "play", "puzzles", "check", "records", "states", "element"],
  ["playground"],
  ["tutorial"],
  ["."],
];
const HEIGHTS = new Map(ORDER.flatMap((folders, height) => folders.map((folder) => [folder, height])));

/** @param {string} path within www/ */
const folderOf = (path) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : ".");

/** The imports of a file that `ORDER` does not allow. @param {string} path */
function arrowsBack(path) {
  const file = path.slice("www/".length);
  const from = folderOf(file);
  const paths = [...read(path).matchAll(/(?:\bfrom|\bimport|@import)[\s(]*"(\.[^"]+)"/g)].map(([, path = ""]) => path);
  return paths.flatMap((path) => {
    // A file imported as text, such as a solution of the tutorial, is not code of the page.
    if (path.endsWith("?raw")) return [];
    const found = posix.join(dirname(file), path);
    const to = folderOf(found);
    if (to === from || found.startsWith("..")) return [];
    const [below = -1, above = -1] = [HEIGHTS.get(to), HEIGHTS.get(from)];
    return below >= 0 && below < above ? [] : [`${file} imports ${found}`];
  });
}

/** Matches a line of code that names a board or a graph, or asks which game it is. Comments may name them. */
const GAME = /^(?!\s*(\/\/|\/?\*)).*((?<![a-z])(board|graph)|Board|Graph|\bgame\.kind\b)/;

// Documents: the files, folders, npm scripts, entry points of the package and headings that they name must exist.

const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", ".github/CODE_OF_CONDUCT.md"],
  ...readdirSync(join(ROOT, "docs")).flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];
const { name: PACKAGE, scripts, exports } = JSON.parse(read("package.json"));

/** Paths that may be missing, because a build, a test or npm makes them. */
const MADE =
  /^(dist|pkg|target|node_modules)\/|^(element|inline|puzzle|solver|cat-and-mouse\.element)\.(js|wasm)$|^(licenses|puzzles)\.txt$/;
/** Paths in a reader's own book or site, as docs/embedding.md says. */
const OF_READERS = ["src/cat-and-mouse", "static/cat-and-mouse"];
/** Documents name this file without its folder, because the registries ask for its name in this form. */
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
 * folder named last in the same section, or at a folder around that folder.
 * @param {string} text
 */
function missingPaths(text) {
  const missing = [];
  // A name that is a link is checked as a link.
  const unlinked = withoutBlocks(text).replace(/\[`[^`]*`\]\([^)]*\)/g, "");
  for (const section of unlinked.split(/^## /m)) {
    let folder = "";
    for (const [, span = ""] of section.matchAll(/`([^`\n]+)`/g)) {
      // In a command, only words that begin like a path of this project are checked.
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

/** The npm commands in a text and its code blocks that name a missing script. @param {string} text */
const missingScripts = (text) =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].flatMap(([command, script = "", short = ""]) =>
    scripts[script || short] ? [] : [command],
  );

const namesNothing = () =>
  DOCUMENTS.flatMap((document) => {
    const text = read(document);
    return [...missingPaths(text), ...missingTargets(text, document), ...missingScripts(text)].map(
      (name) => `${document}: ${name}`,
    );
  });

await main(async () => {
  const lints = {
    "Chinese has one term for one thing": chineseTerms(),
    "English is plain": oddEnglish(),
    "What must be told apart can be": [...alikeColours(), ...loudFrames()],
    "No folder of www/ imports from one below it": filesIn("www", /\.(ts|css)$/).flatMap(arrowsBack),
    "No panel knows which game it shows": linesWith(filesIn("www/panels", /\.ts$/), GAME),
    "What documents name exists": namesNothing(),
    "Every planted fault applies": filesIn("tests/faults", /\.patch$/).filter(
      (patch) => spawnSync("git", ["apply", "--check", patch], { cwd: ROOT }).status !== 0,
    ),
  };
  const broken = Object.entries(lints).filter(([, found]) => found.length > 0);
  for (const [rule, found] of broken) console.log([`${rule}, but:`, ...found].join("\n  "));
  if (broken.length) throw new Stop(`${broken.length} of ${Object.keys(lints).length} rules are broken.`);
});
