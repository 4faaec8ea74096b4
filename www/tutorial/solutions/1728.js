// LeetCode 1728, Cat and Mouse II, by retrograde analysis.

/**
 * @param {string[]} grid
 * @param {number} catJump
 * @param {number} mouseJump
 * @return {boolean}
 */
function canMouseWin(grid, catJump, mouseJump) {
  const MOUSE = 0;
  const CAT = 1;
  const cols = grid[0].length;
  const board = [...grid.join("")];
  const food = board.indexOf("F");
  const floor = [...board.keys()].filter((cell) => board[cell] !== "#");

  // The cells that a player can move to. Staying is a move, too.
  // If a player can jump from one cell to another, it can also jump back.
  function movesFrom(cell, jump) {
    const reached = [cell];
    for (const [down, right] of [[-1, 0], [0, 1], [1, 0], [0, -1]]) {
      for (let length = 1; length <= jump; length += 1) {
        const row = Math.floor(cell / cols) + down * length;
        const col = (cell % cols) + right * length;
        const letter = grid[row]?.[col];
        if (letter === undefined || letter === "#") break;
        reached.push(row * cols + col);
      }
    }
    return reached;
  }

  const moves = [[], []]; // moves[player][cell]
  for (const cell of floor) {
    moves[MOUSE][cell] = movesFrom(cell, mouseJump);
    moves[CAT][cell] = movesFrom(cell, catJump);
  }

  const stateOf = (mouse, cat, turn) => (mouse * board.length + cat) * 2 + turn;
  const winner = []; // of each state; undefined while it is not known
  const plies = []; // until the game is over
  const waysOut = []; // moves that are not yet known to lose
  const queue = [];

  // Begin with the states in which the game is over.
  for (const mouse of floor) {
    for (const cat of floor) {
      for (const turn of [MOUSE, CAT]) {
        const state = stateOf(mouse, cat, turn);
        waysOut[state] = moves[turn][turn === MOUSE ? mouse : cat].length;
        if (mouse === cat || cat === food) winner[state] = CAT;
        else if (mouse === food) winner[state] = MOUSE;
        else continue;
        plies[state] = 0;
        queue.push([mouse, cat, turn]);
      }
    }
  }

  // Go backwards, from each state to the states before it. The queue grows on the way.
  for (const [mouse, cat, turn] of queue) {
    const state = stateOf(mouse, cat, turn);
    const mover = 1 - turn;
    for (const from of moves[mover][mover === MOUSE ? mouse : cat]) {
      const before = mover === MOUSE ? [from, cat, mover] : [mouse, from, mover];
      const previous = stateOf(...before);
      if (winner[previous] !== undefined) continue;
      // One winning move is enough. You lose only if all moves lose.
      if (winner[state] !== mover) {
        waysOut[previous] -= 1;
        if (waysOut[previous] > 0) continue;
      }
      winner[previous] = winner[state];
      plies[previous] = plies[state] + 1;
      queue.push(before);
    }
  }

  // A state without a winner is a draw, and a draw counts for the cat.
  const start = stateOf(board.indexOf("M"), board.indexOf("C"), MOUSE);
  return winner[start] === MOUSE && plies[start] <= 1000;
}
