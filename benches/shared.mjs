/** Types of boards and results that all benches share. `native/boards.rs` makes the boards of all benches. */

/** @typedef {{ grid: string[], catJump: number, mouseJump: number }} Setup */
/** @typedef {{ purpose: "main" | "what-ifs" | "growth", name: string, setups: Setup[] }} Set */
/** @typedef {{ seed: number, sets: Set[] }} Boards */

// A table has an entry for each state of one turn, at `mouse * cells + cat`. The winner is in the two highest bits.
export const MOUSE_WON = 1 << 14;
export const CAT_WON = 2 << 14;
export const NO_STATE = 3 << 14;

/**
 * The FNV-1a hash of these numbers, as in `rivals.rs`. Different numbers hardly ever have the same hash.
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
 * Decides some boards several times.
 *
 * @param {Setup[]} setups
 * @param {number} passes
 * @param {(setup: Setup) => unknown} decide
 * @returns {number} the time of one pass in milliseconds
 */
export function time(setups, passes, decide) {
  const before = performance.now();
  for (let pass = 0; pass < passes; pass++) for (const setup of setups) decide(setup);
  return (performance.now() - before) / passes;
}
