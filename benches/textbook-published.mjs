/**
 * The textbook solution of Cat and Mouse II in its usual form: results and degrees in nested arrays, states
 * as objects in a queue, and a new list of predecessors for each state taken from the queue. The degree of a
 * state is the number of its moves that are not known to lose.
 *
 * Only one thing is unusual, and makes it faster: the queue is read by index instead of `shift()`, which can be slow
 * on long arrays.
 *
 * Published solutions of this form often stop at the first answer. This solution, like the package, decides every
 * state of the board and its distance.
 */

/** @typedef {"mouse" | "cat"} Player */

/**
 * @typedef {object} State
 * @property {number} mouse the cell of the mouse
 * @property {number} cat the cell of the cat
 * @property {0 | 1} turn whose turn it is: 0 the mouse, 1 the cat
 */

/**
 * @typedef {object} Result
 * @property {Player} winner
 * @property {number} plies
 */

// Nested arrays are typed `any[]`, because strict index checks would demand casts everywhere in the usual notation.

/**
 * Decides every state. `results[mouse][cat][turn]` is a `Result`; `null` for a draw, and for a state with a
 * player on a wall.
 *
 * @param {any[]} grid rows of text
 * @param {number} catJump
 * @param {number} mouseJump
 * @returns {{ verdict: Result | null, results: any[] }}
 */
export function solvePublished(grid, catJump, mouseJump) {
  const rows = grid.length;
  const cols = grid[0].length;
  const cells = rows * cols;
  const directions = /** @type {const} */ ([
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ]);

  let mouseStart = 0;
  let catStart = 0;
  let food = 0;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const character = grid[row][col];
      if (character === "M") mouseStart = row * cols + col;
      if (character === "C") catStart = row * cols + col;
      if (character === "F") food = row * cols + col;
    }
  }

  /**
   * @param {number} cell
   * @param {number} jump
   * @returns {number[]} the cells to which a player may go, including its own cell
   */
  function reach(cell, jump) {
    const found = [cell];
    for (const [down, right] of directions) {
      let row = Math.floor(cell / cols);
      let col = cell % cols;
      for (let step = 1; step <= jump; step++) {
        row += down;
        col += right;
        if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] === "#") break;
        found.push(row * cols + col);
      }
    }
    return found;
  }

  /**
   * The states from which one move leads to this one. Jumps are reversible, so the player who has just moved
   * came from one of the cells that it could move to now.
   *
   * @param {State} state
   * @returns {State[]}
   */
  function predecessors(state) {
    if (state.turn === 1) {
      return reach(state.mouse, mouseJump).map((mouse) => ({ mouse, cat: state.cat, turn: 0 }));
    }
    return reach(state.cat, catJump).map((cat) => ({ mouse: state.mouse, cat, turn: 1 }));
  }

  /** @param {number} cell */
  const isWall = (cell) => grid[Math.floor(cell / cols)][cell % cols] === "#";

  /** @type {any[]} */
  const degrees = [];
  /** @type {any[]} */
  const results = [];
  for (let mouse = 0; mouse < cells; mouse++) {
    degrees.push([]);
    results.push([]);
    for (let cat = 0; cat < cells; cat++) {
      degrees[mouse].push([0, 0]);
      results[mouse].push([null, null]);
    }
  }

  for (let cell = 0; cell < cells; cell++) {
    if (isWall(cell)) continue;
    const mouseMoves = reach(cell, mouseJump).length;
    const catMoves = reach(cell, catJump).length;
    for (let other = 0; other < cells; other++) {
      if (isWall(other)) continue;
      degrees[cell][other][0] = mouseMoves;
      degrees[other][cell][1] = catMoves;
    }
  }

  /** @type {State[]} */
  const queue = [];

  /**
   * @param {State} state
   * @param {Player} winner
   * @param {number} plies
   */
  function decide(state, winner, plies) {
    const { mouse, cat, turn } = state;
    if (results[mouse][cat][turn] !== null) return;
    results[mouse][cat][turn] = { winner, plies };
    queue.push(state);
  }

  // The order of the three loops follows the rules: the first ending that applies decides a state.
  for (const turn of /** @type {const} */ ([0, 1])) {
    for (let cell = 0; cell < cells; cell++) {
      if (!isWall(cell)) decide({ mouse: cell, cat: cell, turn }, "cat", 0);
    }
    for (let mouse = 0; mouse < cells; mouse++) {
      if (!isWall(mouse)) decide({ mouse, cat: food, turn }, "cat", 0);
    }
    for (let cat = 0; cat < cells; cat++) {
      if (!isWall(cat)) decide({ mouse: food, cat, turn }, "mouse", 0);
    }
  }

  for (let next = 0; next < queue.length; next++) {
    const state = /** @type {State} */ (queue[next]);
    const result = results[state.mouse][state.cat][state.turn];
    for (const before of predecessors(state)) {
      if (results[before.mouse][before.cat][before.turn] !== null) continue;
      const mover = before.turn === 0 ? "mouse" : "cat";
      if (result.winner === mover) {
        decide(before, result.winner, result.plies + 1);
      } else {
        degrees[before.mouse][before.cat][before.turn]--;
        if (degrees[before.mouse][before.cat][before.turn] === 0) {
          decide(before, result.winner, result.plies + 1);
        }
      }
    }
  }

  return { verdict: results[mouseStart][catStart][0], results };
}
