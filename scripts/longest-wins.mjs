// `node scripts/longest-wins.mjs`: writes the longest known wins of records/ as questions of the judge, into
// src/judge/questions/longest-*.txt: all wins on boards, and on graphs, the longest win of each player for each number
// of nodes. A test fails when these files are out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./versions.mjs";

/** A graph's line with each edge only once, at its lower node: half as long. @param {string} line */
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

/**
 * The line of the graph, in a form that LeetCode allows. LeetCode refuses a hole without neighbours, so such a hole
 * gets an edge to a new node, which nobody can reach.
 * @param {string} line
 */
function allowed(line) {
  const lists = line.split(";");
  if (lists[0]) return line;
  return [lists.length, ...lists.slice(1), 0].join(";");
}

/** @typedef {{ kind: string, plies: number, case: string }} Entry */

const records = (/** @type {string} */ name) =>
  /** @type {Entry[]} */ (JSON.parse(readFileSync(join(ROOT, "records", `${name}.json`), "utf8")));

/** @param {string} name @param {string[]} lines */
const write = (name, lines) =>
  writeFileSync(join(ROOT, "src", "judge", "questions", `longest-${name}.txt`), `${lines.join("\n")}\n`);

/** For each number of nodes, the longest win of each player. @param {Entry[]} entries */
function longestOfGraphs(entries) {
  const longest = /** @type {Map<string, Entry>} */ (new Map());
  for (const entry of entries) {
    const line = allowed(entry.case);
    const nodes = line.split(";").length;
    const key = `${nodes} ${entry.kind === "race" || entry.kind === "hunt" ? "cat" : "mouse"}`;
    if (nodes <= MOST_NODES && entry.plies > (longest.get(key)?.plies ?? 0)) longest.set(key, { ...entry, case: line });
  }
  return [...longest.values()].map((entry) => once(entry.case));
}

write("boards", [...new Set(records("boards").map((entry) => entry.case))]);
write("graphs", longestOfGraphs(records("graphs")));
