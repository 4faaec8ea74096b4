var canMouseWin = function (grid, catJump, mouseJump) {
  const R = grid.length, C = grid[0].length, N = R * C;
  let mouse, cat, food;
  for (let p = 0; p < N; p++) {
    const ch = grid[Math.floor(p / C)][p % C];
    if (ch === "M") mouse = p;
    if (ch === "C") cat = p;
    if (ch === "F") food = p;
  }
  const moves = (from, jump, turn) => {
    const out = [from];
    const i = Math.floor(from / C), j = from % C;
    for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
      for (let k = 1; k <= jump; k++) {
        const x = i + dx * k, y = j + dy * k;
        if (x < 0 || y < 0 || x >= R || y >= C || grid[x][y] === "#") break;
        out.push(x * C + y);
      }
    }
    return out;
  };
  const wall = (p) => grid[Math.floor(p / C)][p % C] === "#";
  const jumps = [[], []];
  for (let p = 0; p < N; p++) {
    jumps[0].push(wall(p) ? [] : moves(p, mouseJump, 0));
    jumps[1].push(wall(p) ? [] : moves(p, catJump, 1));
  }
  const id = (m, c, t) => (t * N + m) * N + c;
  let result = new Int8Array(2 * N * N); // 0 open, 1 mouse, 2 cat
  for (let m = 0; m < N; m++)
    for (let c = 0; c < N; c++)
      for (let t = 0; t < 2; t++)
        if (m === c || c === food) result[id(m, c, t)] = 2;
        else if (m === food) result[id(m, c, t)] = 1;
  for (let ply = 0; ply < N; ply++) {
    const after = result.slice();
    let changed = false;
    for (let m = 0; m < N; m++)
      for (let c = 0; c < N; c++)
        for (let turn = 0; turn < 2; turn++) {
          if (result[id(m, c, turn)] !== 0 || wall(m) || wall(c)) continue;
          const next = turn === 0
            ? jumps[0][m].map((to) => result[id(to, c, 1)])
            : jumps[1][c].map((to) => result[id(m, to, 0)]);
          let best = 0;
          if (next.includes(turn + 1)) best = turn + 1;
          else if (next.length > 0 && next.every((r) => r === 2 - turn)) best = 2 - turn;
          if (best !== 0) {
            after[id(m, c, turn)] = best;
            changed = true;
          }
        }
    result = after;
    if (!changed) break;
  }
  const r = result[id(mouse, cat, 0)];
  return r === 1;
};
