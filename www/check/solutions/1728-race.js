var canMouseWin = function (grid, catJump, mouseJump) {
  const R = grid.length, C = grid[0].length;
  const find = (ch) => {
    for (let i = 0; i < R; i++) if (grid[i].includes(ch)) return i * C + grid[i].indexOf(ch);
  };
  const food = find("F");
  const bfs = (start, jump) => {
    const seen = new Set([start]);
    let level = [start];
    for (let moves = 0; level.length > 0; moves++) {
      if (level.includes(food)) return moves;
      const next = [];
      for (const p of level)
        for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]])
          for (let k = 1; k <= jump; k++) {
            const x = Math.floor(p / C) + dx * k, y = (p % C) + dy * k;
            if (x < 0 || y < 0 || x >= R || y >= C || grid[x][y] === "#") break;
            if (!seen.has(x * C + y)) {
              seen.add(x * C + y);
              next.push(x * C + y);
            }
          }
      level = next;
    }
    return Infinity;
  };
  const m = bfs(find("M"), mouseJump), c = bfs(find("C"), catJump);
  return m !== Infinity && m <= c;
};
