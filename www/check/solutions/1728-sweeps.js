function canMouseWin(grid, catJump, mouseJump) {
  const MOUSE = 0;
  const CAT = 1;
  const cols = grid[0].length;
  const board = [...grid.join("")];
  const food = board.indexOf("F");
  const floor = [...board.keys()].filter((cell) => board[cell] !== "#");
  const stateOf = (mouse, cat, turn) => (mouse * board.length + cat) * 2 + turn;

  // The states after a move.
  function movesFrom(mouse, cat, turn) {
    const cell = turn === MOUSE ? mouse : cat;
    const jump = turn === MOUSE ? mouseJump : catJump;
    const reached = [cell];
    for (const [down, right] of [[-1, 0], [0, 1], [1, 0], [0, -1]]) {
      for (let length = 1; length <= jump; length += 1) {
        const row = Math.floor(cell / cols) + down * length;
        const col = (cell % cols) + right * length;
        const to = row * cols + col;
        const letter = grid[row]?.[col];
        if (letter === undefined || letter === "#") break;
        reached.push(to);
      }
    }
    return reached.map((to) => (turn === MOUSE ? stateOf(to, cat, CAT) : stateOf(mouse, to, MOUSE)));
  }

  const winner = []; // of each state; undefined while it is not known
  for (let changed = true; changed; ) {
    changed = false;
    for (const mouse of floor) {
      for (const cat of floor) {
        for (const turn of [MOUSE, CAT]) {
          const state = stateOf(mouse, cat, turn);
          if (winner[state] !== undefined) continue;
          const after = movesFrom(mouse, cat, turn).map((next) => winner[next]);
          if (mouse === cat || cat === food) winner[state] = CAT;
          else if (mouse === food) winner[state] = MOUSE;
          else if (after.includes(turn)) winner[state] = turn;
          else if (after.every((each) => each === 1 - turn)) winner[state] = 1 - turn;
          else continue;
          changed = true;
        }
      }
    }
  }
  return winner[stateOf(board.indexOf("M"), board.indexOf("C"), MOUSE)] === MOUSE;
}
