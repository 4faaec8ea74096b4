// Retrograde analysis with a queue and degrees.
var canMouseWin = function (grid, catJump, mouseJump) {
  const R = grid.length, C = grid[0].length, N = R * C;
  let mouse, cat, food;
  for (let i = 0; i < R; i++)
    for (let j = 0; j < C; j++) {
      if (grid[i][j] === "M") mouse = i * C + j;
      if (grid[i][j] === "C") cat = i * C + j;
      if (grid[i][j] === "F") food = i * C + j;
    }
  const moves = (m, c, t) => {
    const from = t === 0 ? m : c, jump = t === 0 ? mouseJump : catJump;
    const out = [from];
    const i = Math.floor(from / C), j = from % C;
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]])
      for (let k = 1; k <= jump; k++) {
        const x = i + dx * k, y = j + dy * k;
        if (x < 0 || y < 0 || x >= R || y >= C || grid[x][y] === "#") break;
        out.push(x * C + y);
      }
    return out;
  };
  const id = (m, c, t) => (m * N + c) * 2 + t;
  const color = new Int8Array(2 * N * N), degree = new Int16Array(2 * N * N);
  const before = Array.from({ length: 2 * N * N }, () => []);
  const floor = [];
  for (let p = 0; p < N; p++) if (grid[Math.floor(p / C)][p % C] !== "#") floor.push(p);
  const queue = [];
  for (const m of floor)
    for (const c of floor)
      for (let t = 0; t < 2; t++) {
        const s = id(m, c, t);
        if (m === c || c === food) color[s] = 2;
        else if (m === food) color[s] = 1;
        if (color[s] !== 0) queue.push(s);
        else
          for (const to of moves(m, c, t)) {
            before[t === 0 ? id(to, c, 1) : id(m, to, 0)].push(s);
            degree[s]++;
          }
      }
  for (let head = 0; head < queue.length; head++) {
    const s = queue[head];
    for (const b of before[s]) {
      if (color[b] !== 0) continue;
      const mover = (b & 1) + 1;
      if (color[s] === mover || --degree[b] === 0) {
        color[b] = color[s];
        queue.push(b);
      }
    }
  }
  return color[id(mouse, cat, 0)] === 1;
};
