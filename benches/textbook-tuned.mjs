/**
 * The textbook solution of Cat and Mouse II, tuned as far as we could in JavaScript, so that the comparison is fair.
 *
 * It has the same queue and degree counts as `textbook-published.mjs`, and also decides every state of the
 * board. These changes make it 12 to 20 times as fast, as docs/performance.md shows:
 *
 * - All data is in typed arrays that are allocated once. Solving allocates nothing.
 * - Only floor cells are numbered, so no state with a player on a wall has to be skipped.
 * - The moves from each cell are listed once per board, all lists in one array.
 * - A state is one small number: two cells of six bits. The cell that a move does not change comes first, so
 *   a move only replaces the low bits, and all predecessors of a state lie close together.
 * - There is one queue for each winner and turn. The loops need no test for winner or turn, and plies are not
 *   stored with the states, because all states appended in one round have the same plies.
 * - The loops have no branches: every candidate is written to the end of the queue, and the end only advances
 *   if the candidate is newly decided.
 * - It stops when no state is undecided, without following the last moves backwards.
 *
 * These variants took longer by the factor in parentheses: one queue with branches (1.2), degrees in bytes (1.1),
 * queues and lists in 16 bits (1.2), an object of arrays as the loops' parameter (1.4), inlined loops with outer
 * arrays (2). These took as long: two predecessors per iteration, degrees and results in one array.
 */

/** @typedef {import("./textbook-published.mjs").Player} Player */

const CELLS = 64;
const STATES = CELLS * CELLS;
const MOST_MOVES = 15;

// Results are numbers as in the package's own tables: the winner in the two highest bits, the plies below.
const MOUSE_WON = 1 << 14;
const CAT_WON = 2 << 14;
const NO_STATE = 3 << 14;

/** For each cell of the board, the number of its floor cell, or -1 for a wall. */
const numberOf = new Int32Array(CELLS);
/** The cell on the board of each floor cell, by its number. */
const cellOf = new Int32Array(CELLS);

/**
 * The data of one player's turn.
 *
 * A state of the mouse's turn is `cat * 64 + mouse`, one of the cat's turn is `mouse * 64 + cat`: the low
 * part is the cell of the player to move.
 */
function makeTurn() {
  return {
    /** The index in `to` of the first move from each cell. */
    begin: new Int32Array(CELLS + 1),
    /** The destinations of moves, the cell itself first. */
    to: new Int32Array(CELLS * MOST_MOVES),
    /** The number of moves from each cell. */
    moves: new Int32Array(CELLS),
    /** For each state, the number of moves that are not known to lose; zero or less once it is decided. */
    degree: new Int32Array(STATES),
    result: new Uint16Array(STATES),
    // States won by the mouse and by the cat. One entry more than there are states, because the loops write before they test.
    wonByMouse: new Int32Array(STATES + 1),
    wonByCat: new Int32Array(STATES + 1),
  };
}

/** @typedef {ReturnType<typeof makeTurn>} Turn */

const mouse = makeTurn();
const cat = makeTurn();

let floor = 0;

/**
 * Takes states of one winner and turn from their queue. In each predecessor of these states, the winner has a winning
 * move. Predecessors that were undecided are appended to the winner's queue for the other turn.
 *
 * @param {Int32Array} queue
 * @param {number} head
 * @param {number} end
 * @param {Uint16Array} result
 * @param {number} value
 * @param {Int32Array} begin the moves of the winner, who moved to these states
 * @param {Int32Array} to
 * @param {Int32Array} degree
 * @param {Int32Array} next
 * @param {number} tail
 * @returns {number} the new end of `next`
 */
function tellWinner(queue, head, end, result, value, begin, to, degree, next, tail) {
  for (let at = head; at < end; at++) {
    const state = /** @type {number} */ (queue[at]);
    result[state] = value;
    const from = state >> 6;
    const rest = (state & 63) << 6;
    const last = /** @type {number} */ (begin[from + 1]);
    for (let move = /** @type {number} */ (begin[from]); move < last; move++) {
      const previous = rest | /** @type {number} */ (to[move]);
      const open = /** @type {number} */ (degree[previous]);
      degree[previous] = 0;
      next[tail] = previous;
      // `tail` grows by the sign bit of `-open`: by one if `open` is more than 0.
      tail += -open >>> 31;
    }
  }
  return tail;
}

/**
 * Takes states from their queue like `tellWinner`, but here the loser moved to these states. Appends the predecessors
 * in which all moves of the loser are now known to lose.
 * @param {Int32Array} queue
 * @param {number} head
 * @param {number} end
 * @param {Uint16Array} result
 * @param {number} value
 * @param {Int32Array} begin the moves of the loser, who moved to these states
 * @param {Int32Array} to
 * @param {Int32Array} degree
 * @param {Int32Array} next
 * @param {number} tail
 * @returns {number} the new end of `next`
 */
function tellLoser(queue, head, end, result, value, begin, to, degree, next, tail) {
  for (let at = head; at < end; at++) {
    const state = /** @type {number} */ (queue[at]);
    result[state] = value;
    const from = state >> 6;
    const rest = (state & 63) << 6;
    const last = /** @type {number} */ (begin[from + 1]);
    for (let move = /** @type {number} */ (begin[from]); move < last; move++) {
      const previous = rest | /** @type {number} */ (to[move]);
      const open = /** @type {number} */ (degree[previous]) - 1;
      degree[previous] = open;
      next[tail] = previous;
      // `tail` grows by one if `open` is 0, because only then neither `open` nor `-open` has the sign bit.
      tail += ((open | -open) >>> 31) ^ 1;
    }
  }
  return tail;
}

/**
 * Lists the moves of one player from every floor cell. Row and column are computed once per cell.
 *
 * @param {Turn} turn
 * @param {number} jump
 * @param {number} rows
 * @param {number} cols
 */
function listMoves({ begin, to, moves }, jump, rows, cols) {
  let count = 0;
  for (let number = 0; number < floor; number++) {
    begin[number] = count;
    const cell = /** @type {number} */ (cellOf[number]);
    const row = (cell / cols) | 0;
    const col = cell - row * cols;
    to[count++] = number;
    const up = Math.min(jump, row);
    const right = Math.min(jump, cols - 1 - col);
    const down = Math.min(jump, rows - 1 - row);
    const left = Math.min(jump, col);
    for (let step = 1; step <= up; step++) {
      const landing = /** @type {number} */ (numberOf[cell - step * cols]);
      if (landing < 0) break;
      to[count++] = landing;
    }
    for (let step = 1; step <= right; step++) {
      const landing = /** @type {number} */ (numberOf[cell + step]);
      if (landing < 0) break;
      to[count++] = landing;
    }
    for (let step = 1; step <= down; step++) {
      const landing = /** @type {number} */ (numberOf[cell + step * cols]);
      if (landing < 0) break;
      to[count++] = landing;
    }
    for (let step = 1; step <= left; step++) {
      const landing = /** @type {number} */ (numberOf[cell - step]);
      if (landing < 0) break;
      to[count++] = landing;
    }
    moves[number] = count - /** @type {number} */ (begin[number]);
  }
  begin[floor] = count;
}

/**
 * Decides every state of the board. The results stay valid until the next call.
 *
 * @param {string[]} grid
 * @param {number} catJump
 * @param {number} mouseJump
 * @returns {number} the result of the start: 0 for a draw
 */
export function solveTuned(grid, catJump, mouseJump) {
  const rows = grid.length;
  const cols = grid[0]?.length ?? 0;
  let mouseStart = 0;
  let catStart = 0;
  let food = 0;
  floor = 0;
  let cell = 0;
  for (const line of grid) {
    for (let col = 0; col < cols; col++, cell++) {
      const character = line.charCodeAt(col);
      if (character === 35 /* # */) {
        numberOf[cell] = -1;
        continue;
      }
      if (character === 77 /* M */) mouseStart = floor;
      else if (character === 67 /* C */) catStart = floor;
      else if (character === 70 /* F */) food = floor;
      cellOf[floor] = cell;
      numberOf[cell] = floor++;
    }
  }

  listMoves(mouse, mouseJump, rows, cols);
  listMoves(cat, catJump, rows, cols);
  for (let other = 0; other < floor; other++) {
    mouse.degree.set(mouse.moves, other << 6);
    cat.degree.set(cat.moves, other << 6);
  }
  mouse.result.fill(0);
  cat.result.fill(0);

  // Round 0: the states in which the game is over. Each queue has a head and a tail, and in each round an end: the tail
  // at the beginning of the round.
  const mouseWonMouseTurn = mouse.wonByMouse;
  const mouseWonCatTurn = cat.wonByMouse;
  const catWonMouseTurn = mouse.wonByCat;
  const catWonCatTurn = cat.wonByCat;
  let mouseWins = 0;
  let catWins = 0;
  for (let number = 0; number < floor; number++) {
    // Both players on one cell.
    const same = (number << 6) | number;
    mouse.degree[same] = 0;
    cat.degree[same] = 0;
    catWonMouseTurn[catWins] = same;
    catWonCatTurn[catWins++] = same;
    if (number === food) continue;
    // The food as the high part of the state (the player who has just moved), and as the low part (the player to move).
    const high = (food << 6) | number;
    const low = (number << 6) | food;
    mouse.degree[high] = 0;
    cat.degree[low] = 0;
    catWonMouseTurn[catWins] = high;
    catWonCatTurn[catWins++] = low;
    mouse.degree[low] = 0;
    cat.degree[high] = 0;
    mouseWonMouseTurn[mouseWins] = low;
    mouseWonCatTurn[mouseWins++] = high;
  }

  const states = 2 * floor * floor;
  let headMM = 0;
  let headMC = 0;
  let headCM = 0;
  let headCC = 0;
  let tailMM = mouseWins;
  let tailMC = mouseWins;
  let tailCM = catWins;
  let tailCC = catWins;
  for (let plies = 0; ; plies++) {
    const endMM = tailMM;
    const endMC = tailMC;
    const endCM = tailCM;
    const endCC = tailCC;
    const mouseWon = MOUSE_WON | plies;
    const catWon = CAT_WON | plies;
    if (endMM + endMC + endCM + endCC === states) {
      while (headMM < endMM) mouse.result[/** @type {number} */ (mouseWonMouseTurn[headMM++])] = mouseWon;
      while (headMC < endMC) cat.result[/** @type {number} */ (mouseWonCatTurn[headMC++])] = mouseWon;
      while (headCM < endCM) mouse.result[/** @type {number} */ (catWonMouseTurn[headCM++])] = catWon;
      while (headCC < endCC) cat.result[/** @type {number} */ (catWonCatTurn[headCC++])] = catWon;
      break;
    }
    if (headMM === endMM && headMC === endMC && headCM === endCM && headCC === endCC) break;

    tailMC = tellLoser(
      mouseWonMouseTurn,
      headMM,
      endMM,
      mouse.result,
      mouseWon,
      cat.begin,
      cat.to,
      cat.degree,
      mouseWonCatTurn,
      tailMC,
    );
    tailCM = tellLoser(
      catWonCatTurn,
      headCC,
      endCC,
      cat.result,
      catWon,
      mouse.begin,
      mouse.to,
      mouse.degree,
      catWonMouseTurn,
      tailCM,
    );
    tailMM = tellWinner(
      mouseWonCatTurn,
      headMC,
      endMC,
      cat.result,
      mouseWon,
      mouse.begin,
      mouse.to,
      mouse.degree,
      mouseWonMouseTurn,
      tailMM,
    );
    tailCC = tellWinner(
      catWonMouseTurn,
      headCM,
      endCM,
      mouse.result,
      catWon,
      cat.begin,
      cat.to,
      cat.degree,
      catWonCatTurn,
      tailCC,
    );
    headMM = endMM;
    headMC = endMC;
    headCM = endCM;
    headCC = endCC;
  }

  return /** @type {number} */ (mouse.result[(catStart << 6) | mouseStart]);
}

/**
 * The results of the last solved board, in the format of the package's tables.
 *
 * @param {Player} turn
 * @param {number} cells the number of cells of the board
 * @returns {Uint16Array} at `mouse * cells + cat`
 */
export function tunedTable(turn, cells) {
  const table = new Uint16Array(cells * cells).fill(NO_STATE);
  for (let m = 0; m < floor; m++) {
    for (let c = 0; c < floor; c++) {
      const at = /** @type {number} */ (cellOf[m]) * cells + /** @type {number} */ (cellOf[c]);
      const result = turn === "mouse" ? mouse.result[(c << 6) | m] : cat.result[(m << 6) | c];
      table[at] = /** @type {number} */ (result);
    }
  }
  return table;
}
