// Computes the results ply by ply, until nothing changes.
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
  for (let ply = 0; ply < 1000; ply++) {
    const after = result.slice();
    let changed = false;
    for (let m = 0; m < N; m++)
      for (let c = 0; c < N; c++)
        for (let turn = 0; turn < 2; turn++) {
          if (result[id(m, c, turn)] !== 0 || wall(m) || wall(c)) continue;
          let wins = false, open = false;
          for (const to of jumps[turn][turn === 0 ? m : c]) {
            const r = result[turn === 0 ? id(to, c, 1) : id(m, to, 0)];
            if (r === 0) open = true;
            if (r === turn + 1) wins = true;
          }
          const best = wins ? turn + 1 : open ? 0 : 2 - turn;
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
