// Recursion with the number of plies as part of the key.
var canMouseWin = function (grid, catJump, mouseJump) {
  const R = grid.length, C = grid[0].length, N = R * C;
  let mouse, cat, food;
  grid.forEach((row, i) => [...row].forEach((ch, j) => {
    if (ch === "M") mouse = i * C + j;
    if (ch === "C") cat = i * C + j;
    if (ch === "F") food = i * C + j;
  }));
  const moves = (from, jump) => {
    const out = [from];
    const i = Math.floor(from / C), j = from % C;
    for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]])
      for (let k = 1; k <= jump; k++) {
        const x = i + dx * k, y = j + dy * k;
        if (x < 0 || y < 0 || x >= R || y >= C || grid[x][y] === "#") break;
        out.push(x * C + y);
      }
    return out;
  };
  const limit = Math.min(2 * N, 100);
  const memo = Array.from({ length: limit + 1 }, () => new Map());
  const wins = (m, c, ply) => {
    if (m === c || c === food || ply >= limit) return false;
    if (m === food) return true;
    const key = m * N + c;
    if (memo[ply].has(key)) return memo[ply].get(key);
    const result =
      ply % 2 === 0
        ? moves(m, mouseJump).some((to) => wins(to, c, ply + 1))
        : moves(c, catJump).every((to) => wins(m, to, ply + 1));
    memo[ply].set(key, result);
    return result;
  };
  return wins(mouse, cat, 0);
};
