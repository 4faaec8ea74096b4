// `node scripts/longest-wins.mjs`: writes the longest known wins of records/ as questions of the judge, in
// src/judge/questions/longest-*.txt. A test says when that is to be done.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./versions.mjs";

/** A graph's line with each edge once, at its lower node: half as long. @param {string} line */
function once(line) {
  const list = (/** @type {string} */ text, /** @type {number} */ node) =>
    text.split(" ").filter((other) => Number(other) > node);
  return line
    .split(";")
    .map((text, node) => list(text, node).join(" "))
    .join(";");
}

/** LeetCode's largest graph. */
const MOST_NODES = 50;

/** The line of a graph as LeetCode allows it: each node has a neighbour. A hole without one gets another node, which nobody reaches. @param {string} line */
function allowed(line) {
  const lists = line.split(";");
  if (lists[0]) return line;
  return [lists.length, ...lists.slice(1), 0].join(";");
}

/** @param {string} name @param {(line: string) => string} form */
function write(name, form) {
  const records = JSON.parse(readFileSync(join(ROOT, "records", `${name}.json`), "utf8"));
  const lines = new Set(records.map((/** @type {{ case: string }} */ record) => form(record.case)));
  const kept = [...lines].filter((line) => line.split(";").length <= MOST_NODES);
  writeFileSync(join(ROOT, "src", "judge", "questions", `longest-${name}.txt`), `${kept.join("\n")}\n`);
}

write("boards", (line) => line);
write("graphs", (line) => once(allowed(line)));
