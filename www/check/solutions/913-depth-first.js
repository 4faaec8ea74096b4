var catMouseGame = function (graph) {
  const n = graph.length;
  const memo = new Map();
  const dfs = (m, c, t) => {
    if (m === 0) return 1;
    if (m === c) return 2;
    const key = (m * n + c) * 2 + t;
    if (memo.has(key)) return memo.get(key);
    memo.set(key, 0);
    const win = t + 1;
    let best = 3 - win;
    for (const to of graph[t === 0 ? m : c]) {
      if (t === 1 && to === 0) continue;
      const r = t === 0 ? dfs(to, c, 1) : dfs(m, to, 0);
      if (r === win) {
        best = win;
        break;
      }
      if (r === 0) best = 0;
    }
    memo.set(key, best);
    return best;
  };
  return dfs(1, 2, 0);
};
