/**
 * The boards that `compare.mjs` has decided: the same ones on every machine and in every thread.
 */

/** @typedef {{ grid: string[], catJump: number, mouseJump: number }} Puzzle */
/** @typedef {{ name: string, puzzles: Puzzle[], states: number }} Workload */

export const SEED = 1728;
const BOARDS = 200;
const SIDE = 8;
const MOST_WALLS = 0.45;

/**
 * Numbers from 0 up to 1 that are the same for the same seed everywhere: Marsaglia's xorshift on 32 bits.
 *
 * @param {number} seed not 0
 * @returns {() => number}
 */
function randomFrom(seed) {
  let bits = seed;
  return () => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 0) / 2 ** 32;
  };
}

/**
 * @param {string} name
 * @param {number} seed
 * @param {number} smallest the shortest side of a board
 * @returns {Workload}
 */
function makeWorkload(name, seed, smallest) {
  const random = randomFrom(seed);
  /** @type {(from: number, to: number) => number} */
  const between = (from, to) => from + Math.floor(random() * (to - from + 1));

  /** @type {Puzzle[]} */
  const puzzles = [];
  let states = 0;
  for (let number = 0; number < BOARDS; number++) {
    const rows = between(smallest, SIDE);
    const cols = between(smallest, SIDE);
    const walls = random() * MOST_WALLS;
    /** @type {string[]} */
    const cells = Array.from({ length: rows * cols }, () => (random() < walls ? "#" : "."));
    for (const piece of "MCF") {
      let cell = between(0, cells.length - 1);
      while (/[MCF]/.test(cells[cell] ?? "")) cell = between(0, cells.length - 1);
      cells[cell] = piece;
    }
    const text = cells.join("");
    const grid = Array.from({ length: rows }, (_, row) => text.slice(row * cols, (row + 1) * cols));
    puzzles.push({ grid, catJump: between(1, 8), mouseJump: between(1, 8) });
    states += 2 * cells.filter((cell) => cell !== "#").length ** 2;
  }
  return { name, puzzles, states };
}

export const WORKLOADS = [makeWorkload("8×8", SEED, SIDE), makeWorkload("3×3 to 8×8", SEED + 1, 3)];

/** The boards in words. */
export const DESCRIPTION = WORKLOADS.map(
  ({ name, puzzles, states }) =>
    `${name}: ${puzzles.length} boards, 0 to ${MOST_WALLS * 100} % walls, jumps 1 to 8, ${states.toLocaleString("en")} states.`,
);

/**
 * Decides every board once.
 *
 * @param {Puzzle[]} puzzles
 * @param {(puzzle: Puzzle) => unknown} decide
 * @returns {number[]} for each board, how many microseconds it took
 */
export function pass(puzzles, decide) {
  return puzzles.map((puzzle) => {
    const before = performance.now();
    decide(puzzle);
    return (performance.now() - before) * 1000;
  });
}

// A table has an entry for each state of one turn, at `mouse * cells + cat`. The winner is in the two highest bits.
export const MOUSE_WON = 1 << 14;
export const CAT_WON = 2 << 14;
export const NO_STATE = 3 << 14;
