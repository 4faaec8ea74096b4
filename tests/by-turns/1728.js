// A search that counts turns up to LeetCode's limit, and remembers the result of each state and turn.
function canMouseWin(grid, catJump, mouseJump) {
  const rows = grid.length, cols = grid[0].length, all = grid.join("");
  const movesFrom = (cell, jump) => {
    const reached = [cell];
    for (const [down, right] of [[0, 1], [1, 0], [0, -1], [-1, 0]])
      for (let length = 1; length <= jump; length++) {
        const row = Math.floor(cell / cols) + down * length, col = (cell % cols) + right * length;
        if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] === "#") break;
        reached.push(row * cols + col);
      }
    return reached;
  };
  const moves = [mouseJump, catJump].map((jump) => Array.from(all, (_, cell) => movesFrom(cell, jump)));
  const food = all.indexOf("F");
  const memo = new Uint8Array(1000 * all.length ** 2); // 0 while it is not known; 1 and 2 for false and true
  const search = (turn, mouse, cat) => {
    if (mouse === food) return true;
    if (cat === food || cat === mouse) return false;
    if (turn === 1000) return false;
    const key = (turn * all.length + mouse) * all.length + cat;
    if (memo[key] > 0) return memo[key] === 2;
    let wins = turn % 2 === 1;
    for (const to of moves[turn % 2][wins ? cat : mouse])
      if (search(turn + 1, turn % 2 === 0 ? to : mouse, turn % 2 === 0 ? cat : to) !== wins) {
        wins = !wins;
        break;
      }
    memo[key] = wins ? 2 : 1;
    return wins;
  };
  return search(0, all.indexOf("M"), all.indexOf("C"));
}
