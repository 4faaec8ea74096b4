var canMouseWin = function (grid, catJump, mouseJump) {
  const R = grid.length, C = grid[0].length, N = R * C;
  let mouse, cat, food;
  grid.forEach((row, i) => [...row].forEach((ch, j) => {
    if (ch === "M") mouse = i * C + j;
    if (ch === "C") cat = i * C + j;
    if (ch === "F") food = i * C + j;
  }));
  const moves = (from, jump) => {
    const out = [];
    const i = Math.floor(from / C), j = from % C;
    for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
      for (let k = 1; k <= jump; k++) {
        const x = i + dx * k, y = j + dy * k;
        if (x < 0 || y < 0 || x >= R || y >= C || grid[x][y] === "#") break;
        out.push(x * C + y);
      }
    }
    out.push(from);
    return out;
  };
  const memo = new Map();
  const dfs = (m, c, t) => {
    if (m === c || c === food) return false;
    if (m === food) return true;
    const key = (t * N + m) * N + c;
    if (memo.has(key)) return memo.get(key);
    memo.set(key, false);
    let result;
    if (t === 0) {
      result = false;
      for (const to of moves(m, mouseJump))
        if (dfs(to, c, 1)) {
          result = true;
          break;
        }
    } else {
      result = true;
      for (const to of moves(c, catJump))
        if (!dfs(m, to, 0)) {
          result = false;
          break;
        }
    }
    memo.set(key, result);
    return result;
  };
  return dfs(mouse, cat, 0);
};
