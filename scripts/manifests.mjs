// Keeps Cargo.toml in step with package.json: the version, the homepage and the repository. `npm version
// 0.2.0` sets the version and runs this script with `release`, before npm commits the change and tags it. `npm run
// address -- https://me.github.io/cat-and-mouse/ [repository]` sets the addresses.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main, Stop, step } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const read = (/** @type {string} */ name) => readFileSync(join(ROOT, name), "utf8");
const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(ROOT, name), text);
const LOCKED = [".", join("tests", "dependant")];

/** The address of the site, ending with a slash; the address of the repository; and the version. */
export function about() {
  const { homepage, repository, version } = JSON.parse(read("package.json"));
  return { homepage, repository: repository.url.replace(/^git\+|\.git$/g, ""), version };
}

/** Copies the values of package.json to Cargo.toml and Cargo's lock files. */
async function toCargo() {
  const manifest = Object.entries(about()).reduce((text, [key, value]) => {
    const line = new RegExp(`^${key} = ".*"$`, "m");
    if (!line.test(text)) throw new Stop(`Cargo.toml has no line ${key} = "…".`);
    return text.replace(line, `${key} = "${value}"`);
  }, read("Cargo.toml"));
  write("Cargo.toml", manifest);
  for (const folder of LOCKED)
    await step(`updating ${join(folder, "Cargo.lock")}`, "cargo", ["update", "--workspace", "--offline"], {
      cwd: join(ROOT, folder),
    });
}

/** Puts the unreleased changes under a heading for this version. */
function toChangelog() {
  const heading = "## Unreleased\n";
  const [before, after, ...more] = read("CHANGELOG.md").split(heading);
  if (after === undefined || more.length > 0 || !after.trim() || after.trim().startsWith("## "))
    throw new Stop("CHANGELOG.md lists nothing under Unreleased: say what is new before you release it.");
  const today = new Date().toISOString().slice(0, 10);
  write("CHANGELOG.md", `${before}${heading}\n## ${about().version}, ${today}\n${after}`);
}

/** @param {string} homepage @param {string} [repository] by default that of a GitHub Pages address */
function toPackage(homepage, repository) {
  const [, owner, name] = /^https:\/\/([\w-]+)\.github\.io\/([\w.-]+)\/$/.exec(homepage) ?? [];
  const source = repository ?? (owner && `https://github.com/${owner}/${name}`);
  if (!source) throw new Stop("Please add the address of the repository: it does not follow from that of the site.");
  const manifest = JSON.parse(read("package.json"));
  manifest.homepage = homepage;
  manifest.repository.url = `git+${source}.git`;
  manifest.bugs.url = `${source}/issues`;
  write("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
}

if (import.meta.filename === process.argv[1])
  await main(async () => {
    const [what = "", repository] = process.argv.slice(2);
    if (what === "release") toChangelog();
    else if (/^https:\/\/.*\/$/.test(what)) toPackage(what, repository);
    else throw new Stop("Please give the site's address: it starts with https:// and ends with a slash.");
    await toCargo();
    if (what === "release") await step("adding the changes to the commit", "git", ["add", "--update"], { cwd: ROOT });
  });
