/** The report of `npm run bench`. */

import { cpus } from "node:os";
import { ask } from "../scripts/run.mjs";

/** @typedef {import("./shared.mjs").Boards} Boards */
/** @typedef {import("./contest.mjs").Times} Times */
/** @typedef {import("./compare.mjs").Place} Place */

/**
 * @typedef {object} Found
 * @property {Boards} boards
 * @property {{ rounds: number, times: Times }} native
 * @property {Record<string, { median: number, most: number }>} memory bytes, by the names of sets
 * @property {Place[]} places
 */

// The contenders and their names in the report. Each is compared with the first of its list.
const NATIVE = {
  solve: "solve, outcome, drop",
  text: "the same, rows of text read too",
  engine: "the engine alone",
  tuned: "textbook queue in Rust, tuned",
  published: "textbook queue in Rust, as published",
};
const PACKAGE = {
  solve: "solve, verdict, free",
  tuned: "textbook queue in JavaScript, tuned",
  published: "textbook queue in JavaScript, as published",
};

/** A spread above this share shows that the machine is busy. */
const RESTLESS = 0.1;

/** @param {number} number */
const thousands = (number) => number.toLocaleString("en");

/** Three digits, or all digits before the decimal point. @param {number} number */
function short(number) {
  if (!Number.isFinite(number)) return "?";
  return number >= 1000 ? thousands(Math.round(number)) : number.toFixed(number < 10 ? 2 : number < 100 ? 1 : 0);
}

/**
 * Rows as lines with aligned columns: the first column to the left, all others to the right.
 *
 * @param {string[][]} rows
 */
function aligned(rows) {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    // A row with one entry is a heading, and may be longer than its column.
    Math.max(...rows.map((row) => (row.length > 1 ? (row[column]?.length ?? 0) : 0))),
  );
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart((widths[column] ?? 0) + 2)))
      .join("")
      .trimEnd(),
  );
}

/**
 * The lines of one environment: microseconds of each contender, and its ratio to the time of `solve`.
 *
 * @param {Times} times
 * @param {string[]} sets
 * @param {Record<string, string>} names
 */
function contenders(times, sets, names) {
  return Object.entries(names).map(([contender, name]) => {
    const columns = sets.map((set) => {
      const { micros = Number.NaN, spread = Number.NaN } = times[set]?.[contender] ?? {};
      const ratio = micros / (times[set]?.solve?.micros ?? Number.NaN);
      return [short(micros), `${(100 * spread).toFixed(0)} %`, short(ratio)];
    });
    return [`  ${name}`, ...columns.flat()];
  });
}

/** @param {Found} found @param {string[]} sets */
function mainTable({ native, places }, sets) {
  const rows = [
    ["", ...sets.flatMap((set) => [set, "", ""])],
    ["", ...sets.flatMap(() => ["µs a board", "±", "ratio"])],
    [`native, Rust ${ask("rustc", "--version")?.split(" ")[1] ?? "?"}, ${native.rounds} rounds`],
    ...contenders(native.times, sets, NATIVE),
  ];
  for (const { where, measured, why } of places) {
    if (measured === null) rows.push([`WebAssembly in ${where}: not measured. ${why}`]);
    else
      rows.push([`WebAssembly in ${where}, ${measured.rounds} rounds`], ...contenders(measured.times, sets, PACKAGE));
  }
  return aligned(rows);
}

/** @param {Found} found @param {string} set */
function whatIfTable({ places }, set) {
  const both = "jumpTable, wallEffects";
  const whatIfs = ["jumpTable", "wallEffects", "pieceEffects", both];
  const rows = [["", "solve, verdict, free", ...whatIfs.slice(0, -1), "the first two", "ratio of these to solve"]];
  for (const { where, measured } of places) {
    const times = measured?.times[set];
    if (!times) continue;
    const [solve = 0, ...others] = ["solve", ...whatIfs].map((name) => times[name]?.micros ?? Number.NaN);
    const milliseconds = others.map((micros) => `${(micros / 1000).toFixed(3)} ms`);
    rows.push([where, `${short(solve)} µs`, ...milliseconds, short((times[both]?.micros ?? Number.NaN) / solve)]);
  }
  return aligned(rows);
}

/** @param {Found} found @param {string[]} sets */
function growthTable({ native, places }, sets) {
  const here = places.find(({ where }) => where.startsWith("Node"))?.measured?.times ?? {};
  const rows = [["", "native", "tuned queue in Rust", "ratio", "in Node", "tuned queue in JavaScript", "ratio"]];
  for (const set of sets) {
    const pairs = [
      [native.times[set]?.solve, native.times[set]?.tuned],
      [here[set]?.solve, here[set]?.tuned],
    ].map((pair) => pair.map((time) => time?.micros ?? Number.NaN));
    rows.push([set, ...pairs.flatMap(([ours = 0, theirs = 0]) => [short(ours), short(theirs), short(theirs / ours)])]);
  }
  return aligned(rows);
}

/** @param {import("./shared.mjs").Set} set */
function description({ name, setups }) {
  const floors = setups.map(({ grid }) => grid.join("").replaceAll("#", "").length);
  const states = floors.reduce((sum, floor) => sum + 2 * floor ** 2, 0);
  return `${name}: ${thousands(setups.length)} boards, 0 to 45 % walls, jumps 1 to 8; ${thousands(states)} states.`;
}

/** @param {Found} found @param {string} set */
function memoryRemark({ memory }, set) {
  const { median = 0, most = 0 } = memory[set] ?? {};
  return `${set}: a solution holds ${thousands(median)} bytes (median), at most ${thousands(most)}.`;
}

/** @param {Found} found @param {string[]} sets */
function isRestless({ native, places }, sets) {
  const all = [native.times, ...places.map(({ measured }) => measured?.times ?? {})];
  const times = all.flatMap((times) => sets.flatMap((set) => Object.values(times[set] ?? {})));
  return times.some(({ spread }) => spread > RESTLESS);
}

/** @param {Found} found */
export function report(found) {
  const { boards, places } = found;
  /** @param {"main" | "what-ifs" | "growth"} purpose */
  const named = (purpose) => boards.sets.filter((set) => set.purpose === purpose).map(({ name }) => name);
  const measured = places.filter(({ measured }) => measured !== null).map(({ where }) => where);
  const growth = ["cells", "walls", "jumps"].flatMap((property) => {
    const sets = named("growth").filter((name) => name.startsWith(property));
    return ["", `How time grows with ${property}, µs a board`, ...growthTable(found, sets)];
  });
  return [
    "",
    "Every state of a board decided, with its distance: the crate, the package, and the textbook queue.",
    `${cpus()[0]?.model ?? "?"}, ${cpus().length} cores, ${process.platform} ${process.arch}.`,
    `Seeds ${boards.seed} and following.`,
    ...boards.sets.filter(({ purpose }) => purpose === "main").map(description),
    `All agree on every state of every board: ${["native", ...measured].join(", ")}. How time grows was compared and`,
    "measured natively and in Node only.",
    "Medians of rounds in which all of one place take turns; half of the rounds are within ±.",
    "Ratios are to the first line of the place.",
    ...(isRestless(found, named("main"))
      ? ["The machine had something else to do: measure again for figures to rely on."]
      : []),
    "",
    ...mainTable(found, named("main")),
    "",
    ...named("main").map((set) => memoryRemark(found, set)),
    "",
    "What-ifs of an open board of 8×8 cells; pieces anywhere, jumps 1 to 8",
    ...named("what-ifs").flatMap((set) => whatIfTable(found, set)),
    ...growth,
  ];
}
