// `npm run surface`: writes the public API of the crate without features, with all signatures, into
// tests/package/surface.txt. With `--check`, for check.mjs, it only reports differences, so that reviews see
// changes of the API. It reads rustdoc's pages, because its JSON is unstable. From the first release on,
// cargo-semver-checks detects breaking changes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main, Stop, step } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const KEPT = join(ROOT, "tests", "package", "surface.txt");
const TARGET = join(ROOT, "target", "surface");
const PAGES = join(TARGET, "doc", "cat_and_mouse");

const ENTITIES = { amp: "&", gt: ">", lt: "<", quot: '"', "#39": "'", nbsp: " " };

/** The text of HTML, on one line, without comments. @param {string} html */
const textOf = (html) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, (_, name) => Reflect.get(ENTITIES, name) ?? "?")
    .replace(/\/\/[^\n]*/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The headings of this kind in a part of a page. @param {string} page @param {string} from @param {string} kind */
function headings(page, from, kind) {
  const [, part = ""] = page.split(`id="${from}"`);
  const [own = ""] = part.split(/<h2 id="/);
  return [...own.matchAll(new RegExp(`<${kind} class="code-header">(.*?)</${kind}>`, "gs"))].map(([, html = ""]) =>
    textOf(html),
  );
}

/** The traits of an item: those without parameters, such as Clone, on one line. @param {string[]} impls @param {string} name */
function traitsOf(impls, name) {
  const ending = ` for ${name.split("::").at(-1)}`;
  const isPlain = (/** @type {string} */ line) => line.endsWith(ending) && !line.includes("<");
  const traits = impls.filter(isPlain).map((line) => line.slice("impl ".length, -ending.length));
  return [
    ...(traits.length > 0 ? [`impl ${traits.sort().join(", ")}`] : []),
    ...impls.filter((line) => !isPlain(line)),
  ];
}

/** The public API, line by line. */
function surface() {
  const read = (/** @type {string} */ path) => readFileSync(join(PAGES, path), "utf8");
  const items = [...read("all.html").matchAll(/<li><a href="([^"]+)">([^<]+)<\/a>/g)];
  if (items.length < 20) throw new Stop("The pages of rustdoc have another form: see scripts/surface.mjs.");
  const lines = items.flatMap(([, path = "", name = ""]) => {
    const page = read(path);
    const [, declared = ""] = /<pre class="rust item-decl"><code>(.*?)<\/code><\/pre>/s.exec(page) ?? [];
    const members = headings(page, "implementations", "h4");
    const required = headings(page, "required-methods", "h4");
    const traits = headings(page, "trait-implementations", "h3").filter((each) => each.startsWith("impl"));
    return [
      `${name}: ${textOf(declared)}`,
      ...[...required, ...members, ...traitsOf(traits, name)].sort().map((each) => `  ${each}`),
      "",
    ];
  });
  const again = [...read("index.html").matchAll(/id="reexport\.[^"]*">.*?<code>(.*?)<\/code>/gs)].map(([, html = ""]) =>
    textOf(html),
  );
  return `${[...again, "", ...lines].join("\n").trim()}\n`;
}

await main(async () => {
  const options = ["--no-deps", "--locked", "--lib", "--package", "cat-and-mouse", "--target-dir", TARGET];
  await step("documenting the crate", "cargo", ["doc", ...options], { cwd: ROOT });
  const found = surface();
  if (!process.argv.includes("--check")) return writeFileSync(KEPT, found);
  const kept = readFileSync(KEPT, "utf8");
  const lines = (/** @type {string} */ text) => new Set(text.split("\n"));
  const [was, is] = [lines(kept), lines(found)];
  for (const line of was) if (!is.has(line)) console.log(`- ${line}`);
  for (const line of is) if (!was.has(line)) console.log(`+ ${line}`);
  if (kept !== found)
    throw new Stop("The crate's surface has changed. If this is meant, npm run surface writes it down.");
});
