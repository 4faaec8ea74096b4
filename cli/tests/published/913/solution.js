// Retrograde analysis with a queue and degrees.
var catMouseGame = function (graph) {
  const n = graph.length;
  const id = (m, c, t) => (m * n + c) * 2 + t;
  const color = new Int8Array(2 * n * n), degree = new Int16Array(2 * n * n);
  const queue = [];
  for (let m = 0; m < n; m++)
    for (let c = 1; c < n; c++) {
      degree[id(m, c, 0)] = graph[m].length;
      degree[id(m, c, 1)] = graph[c].filter((v) => v !== 0).length;
      for (let t = 0; t < 2; t++) {
        if (m === 0) color[id(m, c, t)] = 1;
        else if (m === c) color[id(m, c, t)] = 2;
        if (color[id(m, c, t)] !== 0) queue.push([m, c, t]);
      }
    }
  for (let head = 0; head < queue.length; head++) {
    const [m, c, t] = queue[head];
    const won = color[id(m, c, t)];
    const before =
      t === 1 ? graph[m].map((v) => [v, c, 0]) : graph[c].filter((v) => v !== 0).map((v) => [m, v, 1]);
    for (const [a, b, u] of before) {
      const s = id(a, b, u);
      if (color[s] !== 0) continue;
      if (won === u + 1 || --degree[s] === 0) {
        color[s] = won;
        queue.push([a, b, u]);
      }
    }
  }
  return color[id(1, 2, 0)];
};
