// Both manifests (package.json, Cargo.toml) and the documents of a release agree.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { about } from "../../scripts/manifests.mjs";
import { DOCUMENTS, standIns } from "../../scripts/release.mjs";
import { PARTS } from "../../scripts/test.mjs";
import { ROOT } from "../../scripts/versions.mjs";
import { read } from "./load.mjs";

const { homepage, repository, version } = about();

test("Cargo's manifest and lock files have the version and the addresses of package.json", () => {
  const manifest = read("Cargo.toml");
  for (const [key, value] of Object.entries({ homepage, repository, version }))
    assert.equal(new RegExp(`^${key} = "(.*)"$`, "m").exec(manifest)?.[1], value, key);
  for (const name of ["Cargo.lock", "tests/dependant/Cargo.lock"])
    assert.equal(/^name = "cat-and-mouse"\nversion = "(.*)"$/m.exec(read(name))?.[1], version, name);
  assert.equal(JSON.parse(read("package-lock.json")).version, version);
});

test("the site's address is a folder, and issues are reported in the repository", () => {
  assert.match(homepage, /^https:\/\/[^/]+\/(?:.+\/)?$/);
  assert.equal(JSON.parse(read("package.json")).bugs.url, `${repository}/issues`);
});

test("the owner's addresses are written in the manifests and nowhere else", () => {
  for (const name of ["README.md", "docs/npm.md", "docs/crate.md", "CHANGELOG.md", "index.html"])
    assert.ok(!read(name).includes(new URL(homepage).host), name);
});

test("a release is refused while a stand-in for an address is left, file by file", () => {
  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-stand-ins-"));
  for (const name of [".github", "docs"]) mkdirSync(join(folder, name));
  for (const name of DOCUMENTS) writeFileSync(join(folder, name), name === "SECURITY.md" ? "me@example.org" : "");
  assert.deepEqual(standIns(folder), ["SECURITY.md"]);
  rmSync(folder, { recursive: true });
});

test("every action is pinned by a commit, and says its version", () => {
  const files = [
    ".github/actions/prepare/action.yml",
    ...["weekly", "check", "release"].map((name) => `.github/workflows/${name}.yml`),
  ];
  const used = files.flatMap((name) =>
    [...read(name).matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action = ""]) => action),
  );
  assert.deepEqual(
    used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # \S+$/.test(action)),
    [],
  );
});

test("the workflow runs every part of the tests", () => {
  const [, named = ""] = /matrix:\n {8}part: \[(.*)\]$/m.exec(read(".github/workflows/check.yml")) ?? [];
  assert.deepEqual(named.split(", ").sort(), Object.keys(PARTS).sort());
});

test("every document names parts and files of the tests that there are", () => {
  const inDocs = readdirSync(join(ROOT, "docs")).flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : []));
  const named = ["README.md", "CONTRIBUTING.md", ...inDocs].flatMap((document) =>
    // "npm test -- crate, -- cli" means two commands.
    [...read(document).matchAll(/npm test((?:[`, ]+-- [^`#\n,]*)+)/g)].flatMap(([, words = ""]) =>
      words
        .replace(/ -t ("[^"]*"|\S+)/g, "")
        .split(/[`,\s]+/)
        .filter((word) => word !== "" && !word.startsWith("-"))
        .map((word) => /** @type {const} */ ([document, word])),
    ),
  );
  assert.ok(named.length > 10, `${named.length} parts`);
  for (const [document, word] of named) {
    const [part = "", file] = word.split("/");
    assert.ok(part in PARTS, `${document}: ${word}`);
    const folders = part === "chromium" || part === "firefox" ? ["journeys"] : [part];
    const exists = folders.some((folder) =>
      ["mjs", "ts"].some((kind) => existsSync(join(ROOT, "tests", folder, `${file}.test.${kind}`))),
    );
    assert.ok(file === undefined || exists, `${document}: ${word}`);
  }
});

test("the changelog lists what is new", () => {
  assert.match(read("CHANGELOG.md"), /^## Unreleased\n/m);
});
