// Mistake: depth-first-memory
// Smallest: 3;4;5;0 4;1 3;2
// The depth is limited, but the memory does not know it.
var catMouseGame = function (graph) {
  const n = graph.length;
  const memo = new Map();
  const dfs = (m, c, t, depth) => {
    if (m === 0) return 1;
    if (m === c) return 2;
    const key = (m * n + c) * 2 + t;
    if (memo.has(key)) return memo.get(key);
    if (depth >= 2 * n) return 0; // WRONG: depth is not part of the key
    const win = t + 1;
    let best = 3 - win;
    for (const to of graph[t === 0 ? m : c]) {
      if (t === 1 && to === 0) continue;
      const r = t === 0 ? dfs(to, c, 1, depth + 1) : dfs(m, to, 0, depth + 1);
      if (r === win) {
        best = win;
        break;
      }
      if (r === 0) best = 0;
    }
    memo.set(key, best);
    return best;
  };
  return dfs(1, 2, 0, 0);
};
