/**
 * What the boards and results look like that all benches share. The boards themselves are made by `native/boards.rs`,
 * so that there is one generator.
 */

/** @typedef {{ grid: string[], catJump: number, mouseJump: number }} Setup */
/** @typedef {{ purpose: "main" | "what-ifs" | "growth", name: string, setups: Setup[] }} Set */
/** @typedef {{ seed: number, sets: Set[] }} Boards */

// A table has an entry for each state of one turn, at `mouse * cells + cat`. The winner is in the two highest bits.
export const MOUSE_WON = 1 << 14;
export const CAT_WON = 2 << 14;
export const NO_STATE = 3 << 14;

/**
 * One number for many, which are hardly different when it is the same: FNV-1a, as in `rivals.rs`.
 *
 * @param {Iterable<number>[]} rows
 * @returns {number}
 */
export function digest(...rows) {
  let digest = 0x811c9dc5;
  for (const row of rows) for (const number of row) digest = Math.imul(digest ^ number, 0x01000193) >>> 0;
  return digest;
}

/**
 * Decides some boards so many times.
 *
 * @param {Setup[]} setups
 * @param {number} passes
 * @param {(setup: Setup) => unknown} decide
 * @returns {number} how many milliseconds one pass took
 */
export function time(setups, passes, decide) {
  const before = performance.now();
  for (let pass = 0; pass < passes; pass++) for (const setup of setups) decide(setup);
  return (performance.now() - before) / passes;
}
