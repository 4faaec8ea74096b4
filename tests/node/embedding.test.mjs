// docs/embedding.md says of the element what its source says, and names the files that its lines are for.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { PAGE, pageFromSource } from "../../scripts/reference.mjs";
import { ROOT } from "../../scripts/versions.mjs";
import { blocks } from "../package/embedding.mjs";

const text = readFileSync(PAGE, "utf8");

test("the reference is that of the source: npm run reference writes it", () => {
  assert.equal(text, pageFromSource());
});

test("every attribute that the element observes is in the reference, and nothing else", () => {
  const source = readFileSync(join(ROOT, "www", "element", "board-element.ts"), "utf8");
  const [, declared = ""] = /static override properties = \{\n(.*?)\n {2}\};/s.exec(source) ?? [];
  const observed = [...declared.matchAll(/^ {4}(\w+): (.*),$/gm)].flatMap(([, name = "", how = ""]) => {
    if (/state: true|attribute: false/.test(how)) return [];
    return [/attribute: "(.*?)"/.exec(how)?.[1] ?? name];
  });
  const [, rows = ""] = /^\| Attribute \| \|\n\| --- \| --- \|\n(.*?)\n\n/ms.exec(text) ?? [];
  const documented = [...rows.matchAll(/^\| `(.+?)`/gm)].map(([, name]) => name);
  // `lang` is an attribute of every element.
  assert.deepEqual(documented.filter((name) => name !== "lang").sort(), observed.sort());
});

test("each block of lines is for a file of its own", () => {
  const names = blocks.map(({ name }) => name);
  assert.ok(names.length > 10 && !names.includes(undefined), names.join(" "));
  assert.deepEqual([...new Set(names)], names);
});
